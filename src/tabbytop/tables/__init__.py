"""Seats, tables and where they are kept. Read ``table``, ``service``, ``store``; then ``live`` and ``botplay``."""
