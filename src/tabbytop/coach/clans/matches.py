"""Two games that count together [CLANS 7.3]: what follows the end of the first is the deal of the second."""

from dataclasses import replace

from tabbytop.games.clans.state import State


def is_between(state: State) -> bool:
    """Has one game ended, and nothing been done in the next?"""
    return state.step == "deal" and bool(state.setup.past)


def finished(state: State) -> State:
    """Between two games the one that has ended, as it lies there; else the position itself."""
    if not is_between(state):
        return state
    *before, past = state.setup.past
    setup = replace(state.setup, clans=past.clans, first=past.first, past=tuple(before))
    return State(setup, past.grid, (), "over", past.first, past.came_from, past.last)
