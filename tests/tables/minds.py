"""Bots gone wrong, for the pool's processes to import."""

import os
import time
from multiprocessing.connection import Connection
from pathlib import Path
from typing import Any

from tabbytop.core import Action
from tabbytop.tables.pool import Mind, Task


def random_mind() -> Mind:
    from random import Random

    return Mind(lambda task: None if task.may_decline else task.menu.pick(Random(task.random)))


def raising_mind() -> Mind:
    def think(task: Task) -> Action:
        raise ValueError("a bot with a bug")

    return Mind(think)


def stuck_mind() -> Mind:
    def think(task: Task) -> Action:
        while True:
            time.sleep(60)

    return Mind(think)


def waking_mind() -> Mind:
    """Thinks only where it was made ready; the file that says so is named by the environment."""
    mark = Path(os.environ["TABBYTOP_TEST_MARK"])

    def think(task: Task) -> Action | None:
        mark.unlink()
        return None if task.may_decline else next(iter(task.menu))

    return Mind(think, lambda task: mark.touch())


def sleepy_mind() -> Mind:
    """Wakes up as soon as there is a file, named by the environment; its answer is the question."""
    mark = Path(os.environ["TABBYTOP_TEST_MARK"])
    while not mark.exists():
        time.sleep(0.005)
    return Mind(lambda task: task)


def dying_mind() -> Mind:
    """Ends its process on the first thought of all; the file that says so is named by the environment."""

    def think(task: Task) -> Action:
        mark = Path(os.environ["TABBYTOP_TEST_MARK"])
        if not mark.exists():
            mark.touch()
            os._exit(1)
        return next(iter(task.menu))

    return Mind(think)


def noting_mind() -> Mind:
    """Notes that it thought, in a file named by the environment."""
    mark = Path(os.environ["TABBYTOP_TEST_MARK"])

    def think(task: Task) -> Action | None:
        mark.with_suffix(".compiled").touch()
        return None if task.may_decline else next(iter(task.menu))

    return Mind(think)


def make_slowly(line: "Connection[Any, Any]", games: list[str]) -> None:
    """Compiles until there is a file, named by the environment."""
    line.send({game: ["easy"] for game in games})
    while not Path(os.environ["TABBYTOP_TEST_MARK"]).exists():
        time.sleep(0.005)
    for game in games:
        line.send(game)


def make_nothing(line: "Connection[Any, Any]", games: list[str]) -> None:
    """Dies of it."""
    os._exit(1)


def never_waking_mind() -> Mind:
    os._exit(1)


def cheating_mind() -> Mind:
    return Mind(lambda task: "I win")


def waiting_mind() -> Mind:
    """Says in a file that it thinks, named by the environment, and thinks for as long as another is there."""
    mark = Path(os.environ["TABBYTOP_TEST_MARK"])

    def think(task: Task) -> Action | None:
        mark.touch()
        while mark.with_suffix(".wait").exists():
            time.sleep(0.01)
        return None if task.may_decline else next(iter(task.menu))

    return Mind(think)
