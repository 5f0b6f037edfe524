"""The games. Each folder that has a ``GAME`` is found by looking."""

import pkgutil
from collections.abc import Iterator, Mapping
from functools import cache, cached_property
from importlib import import_module

from tabbytop.core import AnyGame, GameSpec, Malformed, discover


class Shelf(Mapping[str, AnyGame]):
    """Every game by its key. Who asks for one does not wait for the others to be loaded."""

    def __getitem__(self, key: str) -> AnyGame:
        if key in self._folders:
            game = getattr(import_module(f"{__name__}.{key}"), "GAME", None)
            if isinstance(game, GameSpec) and game.key == key:
                return game
        return self._all[key]

    def __iter__(self) -> Iterator[str]:
        return iter(self._all)

    def __len__(self) -> int:
        return len(self._all)

    def offered(self) -> Iterator[tuple[str, AnyGame]]:
        """To people. A folder whose name begins with ``_`` is none of those, and need not be loaded to know it."""
        for folder in sorted(self._folders):
            if not folder.startswith("_") and folder in self and self[folder].offered:
                yield folder, self[folder]

    def __contains__(self, key: object) -> bool:
        try:
            self[str(key)]
        except KeyError:
            return False
        return True

    @cached_property
    def _folders(self) -> set[str]:
        return {found.name for found in pkgutil.iter_modules(__path__)}

    @cached_property
    def _all(self) -> dict[str, AnyGame]:
        from tabbytop import games

        return discover(games)


@cache
def all_games() -> Shelf:
    """Every game there is, the template included: what the contract suite runs on."""
    return Shelf()


@cache
def playable_games() -> dict[str, AnyGame]:
    """The games offered to people."""
    return dict(all_games().offered())


def game(key: str) -> AnyGame:
    """A game by its key, the template too, though it is not offered; ``Malformed`` says which there are."""
    if key not in all_games():
        raise Malformed(f"no game {key!r}; there are {', '.join(playable_games())}")
    return all_games()[key]
