"""The games. Each folder that has a ``GAME`` is found by looking."""

from functools import cache

from tabbytop.core import AnyGame, discover


@cache
def all_games() -> dict[str, AnyGame]:
    """Every game there is, the template included: what the contract suite runs on."""
    from tabbytop import games

    return discover(games)


@cache
def playable_games() -> dict[str, AnyGame]:
    """The games offered to people."""
    return {key: game for key, game in all_games().items() if game.offered}
