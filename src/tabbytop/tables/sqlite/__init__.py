"""Tables in one SQLite file: nothing to install, nothing to start."""

from .store import Sqlite as Sqlite
