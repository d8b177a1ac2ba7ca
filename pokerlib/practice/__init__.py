"""Questions made from the rules, and their marking."""
