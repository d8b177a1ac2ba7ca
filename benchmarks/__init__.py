"""How fast it is, measured against named peers in the same run: `make bench`."""
