"""What the lessons' widgets share: nodes, cards, the table, questions, the language switch."""
