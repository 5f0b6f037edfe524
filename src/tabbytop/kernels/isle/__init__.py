"""The isle of cats for two to four as machine code. Start at ``steps``."""
