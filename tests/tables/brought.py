"""Bots that somebody brought, good and bad, for the pool's processes to import."""

import os
import time
from typing import Any


class Hasty:
    def choose(self, view: Any, menu: Any, rng: Any, budget: Any = None, may_decline: bool = False) -> Any:
        return None if may_decline else next(iter(menu))


class OnlyIsle(Hasty):
    games = ("isle",)


class Raising(Hasty):
    def choose(self, *asked: Any, **more: Any) -> Any:
        raise ValueError("a bot with a bug")


class Cheating(Hasty):
    def choose(self, *asked: Any, **more: Any) -> Any:
        return "all the fish"


class Sleeping(Hasty):
    def choose(self, *asked: Any, **more: Any) -> Any:
        time.sleep(10_000)


class Ending(Hasty):
    def choose(self, *asked: Any, **more: Any) -> Any:
        os._exit(3)


def broken() -> Any:
    raise RuntimeError("cannot be made")
