"""Poker rules that show their reasoning, and lessons built on them."""
