"""What is chosen before a game begins (game settings): its options, as typed on a command line or sent by a client."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from typing import Any, TypeAlias

from .errors import Malformed

OptionValue: TypeAlias = str | int | bool
Options: TypeAlias = dict[str, OptionValue]
#: with which values of other options, by their keys, an option changes anything; ``SEATS`` is how many there are
When: TypeAlias = dict[str, tuple[OptionValue, ...]]
SEATS = "seats"
NEVER: When = {SEATS: ()}  #: not with what is in the box


@dataclass(frozen=True, slots=True)
class Option:
    """A choice made before the game: ``values`` in the order in which they are offered.

    What is usual may depend on what is chosen before it: ``follows`` names that option and what is usual with each of
    its values, in their order; ``default`` is for who chooses nothing.
    Whether it matters may depend on the others: ``when={"mode": ("solo",)}`` says so, to lobbies and to the terminal.
    """

    key: str
    values: tuple[OptionValue, ...]
    default: OptionValue
    follows: When = field(default_factory=dict)
    when: When = field(default_factory=dict)
    shown: bool = False  #: the rules never ask for it: it says how the board is drawn

    def __post_init__(self) -> None:
        assert self.default in self.values, f"{self.key}: {self.default} is not among {self.values}"
        assert self.key != SEATS, "this names the number of seats"

    def matters(self, seats: int, options: Options) -> bool:
        """Does it change anything for so many seats, the other options being these?"""
        chosen = {**options, SEATS: seats}
        return all(chosen[key] in values for key, values in self.when.items())

    def read(self, text: str) -> OptionValue:
        """The value that ``text`` names, as typed on a command line: ``true``, ``13``, ``limited``."""
        for value in self.values:
            if text == spell(value):
                return value
        raise self._is_not(text)

    def check(self, value: Any) -> None:
        """Raise unless ``value`` is offered: ``1`` is not ``True``."""
        if not any(type(value) is type(one) and value == one for one in self.values):
            raise self._is_not(value)

    def _is_not(self, value: Any) -> Malformed:
        return Malformed(f"{value!r} is not one of {', '.join(map(spell, self.values))}", f"option {self.key}")


def completed(game: str, offered: Iterable[Option], given: Mapping[str, Any]) -> Options:
    """``given`` with defaults for the rest; ``Malformed`` for an option or a value that is not offered."""
    if not isinstance(given, Mapping):
        raise Malformed(f"expected options by their names, as in a dict, not {given!r}", "options")
    known = {option.key: option for option in offered}
    for key, value in given.items():
        if key not in known:
            raise Malformed(f"{game} has no such option; it has {', '.join(known) or 'none'}", f"option {key}")
        known[key].check(value)
    chosen: Options = {}
    for key, option in known.items():
        usual = option.default
        for leader, values in option.follows.items():
            usual = values[known[leader].values.index(chosen[leader])]
        chosen[key] = given.get(key, usual)
    return chosen


def spell(value: OptionValue) -> str:
    """A value as it is typed on a command line."""
    return str(value).lower() if isinstance(value, bool) else str(value)
