"""``python -m tests.recorded [GAME ...]`` writes what the client's tests read; ``tests/test_recorded.py`` compares."""

import sys

from . import path_of, written
from .games import RECORDERS

for game in sys.argv[1:] or RECORDERS:
    path_of(game).write_text(written(RECORDERS[game]()), encoding="utf-8")
