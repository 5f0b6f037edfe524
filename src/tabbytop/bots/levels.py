"""The levels of bots (difficulty), by name and weakest first: the same in every game."""

from typing import Literal, TypeAlias, get_args

Level: TypeAlias = Literal["random", "easy", "medium", "hard", "expert"]

LEVELS: tuple[Level, ...] = get_args(Level)
