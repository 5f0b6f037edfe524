"""Games as machine code, for bots and environments: see README.md."""
