"""Positions written as one sees them: a grid of tokens [CLANS 9], nobody's clans but those named."""

from tabbytop.games.clans.components import DOWN, TOKENS, law_of, tiles_of
from tabbytop.games.clans.ending import Ending, count, to_the_middle
from tabbytop.games.clans.notation import read_grid
from tabbytop.games.clans.rules import apply, legal
from tabbytop.games.clans.state import Setup, State

WORKED_EXAMPLE = """
    fly3     dog5@90  B1       mouse6   B3
    mouse4   fly4     A4       A1       B4
    dog1@270 B5*      dog3@180 mouse4   dog2@270
    mouse5   pigeon2  A3*      B2       mouse5
    mouse3   A5       pigeon5  A2       dog4@0
"""  # [CLANS 6.3]

PLAIN = ("gourmets", "meowsketeers")


def position(text, clans=PLAIN, *, powers=True, turn=0, step="turn", at=-1) -> State:
    """A game in progress; what is not on the grid is still asleep."""
    grid = read_grid(text)
    pool = list(tiles_of(clans))
    for face in grid:
        if face != DOWN:
            pool.remove(face // 4)
    return State(Setup("free", powers, True, 0, clans), grid, tuple(pool), step, turn, at)


def end(text, clans=PLAIN, *, powers=True) -> Ending:
    """The count on a grid on which only what matters is awake."""
    laws = law_of(clans[0], powers), law_of(clans[1], powers)
    grid, came_from = to_the_middle(read_grid(text), laws)
    return count(grid, laws, came_from)


def names(actions):
    from tabbytop.games.clans.notation import write

    return " ".join(sorted(map(write, actions)))


def asleep(state: State) -> list[str]:
    return [TOKENS[kind] for kind in state.pool]


__all__ = ["PLAIN", "WORKED_EXAMPLE", "apply", "asleep", "end", "legal", "names", "position"]
