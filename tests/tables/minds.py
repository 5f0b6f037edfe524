"""Bots gone wrong, for the pool's processes to import."""

import os
import time
from pathlib import Path

from tabbytop.core import Action
from tabbytop.tables.pool import Task, Think


def random_mind() -> Think:
    from random import Random

    return lambda task: None if task.may_decline else task.menu.pick(Random(task.random))


def raising_mind() -> Think:
    def think(task: Task) -> Action:
        raise ValueError("a bot with a bug")

    return think


def stuck_mind() -> Think:
    def think(task: Task) -> Action:
        while True:
            time.sleep(60)

    return think


def dying_mind() -> Think:
    """Ends its process on the first thought of all; the file that says so is named by the environment."""

    def think(task: Task) -> Action:
        mark = Path(os.environ["TABBYTOP_TEST_MARK"])
        if not mark.exists():
            mark.touch()
            os._exit(1)
        return next(iter(task.menu))

    return think


def never_waking_mind() -> Think:
    os._exit(1)


def cheating_mind() -> Think:
    return lambda task: "I win"
