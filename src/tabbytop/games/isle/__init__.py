"""The isle of cats: five days to fill a boat. Start reading at ``clauses.md``, then ``boat`` and ``scoring``."""
