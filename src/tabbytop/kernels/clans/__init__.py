"""Cat clans as machine code: see README.md. Start reading in ``turns``."""
