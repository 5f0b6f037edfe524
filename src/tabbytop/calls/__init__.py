"""People are called to tables that wait for them, wherever they are (notifications)."""
