"""All cards by their printed numbers [ISLE 1.1, 1.2]: the discovery cards, the family cards, the sister's.

Cards that are alike but for their number are one *sort*, named by the lowest of these numbers: decks and hands hold
sorts, so that equal cards are equal. What a lesson scores is data, the name of a predicate and its parameters
(``predicates``); what an anytime card does is the name of an effect and its numbers [ISLE 9.3].
"""

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import combinations
from pathlib import Path
from typing import Annotated, Any, Literal, TypeAlias

from tabbytop.core.secrecy import Pool

from .components import COLOUR_OF, DATA, FOLDERS, TILE_OF, Colour, fitting, need, read, read_all


def _not_dealt(state: Any) -> Iterator[int]:
    """Family cards that nobody was dealt lie in the box [ISLE 7.1]."""
    if state.rules.mode == "family":
        dealt = {card for one in state.players for card in (*one.pack, *one.lessons, *one.discarded)}
        yield from (card for card in FAMILY_CARDS if card not in dealt)


CardId: TypeAlias = Annotated[int, Pool("cards", none=0, spare=_not_dealt)]
HerCard: TypeAlias = int  #: the sister's, out of a box of their own: nothing of it is hidden but its order [ISLE 8.1]
Basket = Literal["whole", "broken", "none"]
Find = Literal["rare", "common", "small"]
Instruction = Literal["cat", "rare", "oshax", "swap", "common"]
Effect = Literal[
    "fish_per_oshax",
    "next_tile_anywhere",
    "draw_cards",
    "draw_tile_to_boat",
    "basket_for_fish",
    "move_field_cats",
    "fish_per_private_lesson",
    "extra_rescue",
    "draw_tiles_to_fields",
    "gain_basket",
    "lessons_for_basket",
    "treasures_for_basket",
    "fish_per_colour",
    "fish_per_rare_treasure",
    "fish_per_common_treasure",
    "fish_per_cat_of_colour",
]
Value: TypeAlias = int | str | tuple[str, ...]

LESSONS_IN_A_MODULE = 8  # [ISLE 1.2]
MODULES_IN_PLAY = 3  # [ISLE 1.2]


@dataclass(frozen=True, slots=True)
class OshaxCard:
    """Played in the rare finds for one oshax [ISLE 4.6]."""

    number: CardId
    slug: str
    cost: int


@dataclass(frozen=True, slots=True)
class RescueCard:
    """Laid before rescuing [ISLE 4.4]: boots, and a basket [ISLE 4.5]."""

    number: CardId
    slug: str
    cost: int
    speed: int
    basket: Basket


@dataclass(frozen=True, slots=True)
class Choice:
    """One of the alternatives of a treasure card: up to ``count`` tiles of a sort, for ``fish`` more."""

    what: Find
    count: int
    fish: int = 0


@dataclass(frozen=True, slots=True)
class TreasureCard:
    """Played in the rare finds for treasures [ISLE 4.6]."""

    number: CardId
    slug: str
    cost: int
    options: tuple[Choice, ...]


@dataclass(frozen=True, slots=True)
class AnytimeCard:
    """Played at any moment [ISLE 4.8]. Which of the numbers count depends on the effect [ISLE 9.3]."""

    number: CardId
    slug: str
    cost: int
    effect: Effect
    fish: int = 0
    count: int = 0
    baskets: int = 0
    lessons: int = 0
    treasures: int = 0


@dataclass(frozen=True, slots=True)
class Score:
    """What a lesson scores: a predicate and its parameters [ISLE 9.4]."""

    id: str
    parameters: tuple[tuple[str, Value], ...] = ()


@dataclass(frozen=True, slots=True)
class Lesson:
    """A card that scores at the end. ``deck``: base, a module's letter, family, sister or advanced."""

    number: CardId
    slug: str
    cost: int
    deck: str
    score: Score
    public: bool = False
    pick_colour: bool = False  # whoever plays it chooses a colour [ISLE 4.3]


@dataclass(frozen=True, slots=True)
class Module:
    """Eight lessons that come and go together [ISLE 1.2]: its own, and those it ``shares`` with the module that it
    stands ``instead`` of."""

    lessons: tuple[CardId, ...]
    shares: tuple[CardId, ...] = ()
    instead: str = ""


@dataclass(frozen=True, slots=True)
class ColourCard:
    """One of the sister's five [ISLE 6.1]."""

    number: CardId
    colour: Colour


@dataclass(frozen=True, slots=True)
class Step:
    """An instruction of the sister: ``at`` is a position from 1, or the tile for a common treasure [ISLE 6.5]."""

    what: Instruction
    at: int
    other: int = 0  # the second position of a swap


@dataclass(frozen=True, slots=True)
class BasketCard:
    """One of the sister's 23 [ISLE 6.4]."""

    number: CardId
    baskets: int
    speed: int
    steps: tuple[Step, ...]


Card: TypeAlias = OshaxCard | RescueCard | TreasureCard | AnytimeCard | Lesson  #: a discovery card


# -- reading the data -------------------------------------------------------------------------------------------------


def _numbers(record: dict[str, Any]) -> range:
    first, last = record.get("numbers") or (record["number"], record["number"])
    return range(first, last + 1)


def _rest(record: dict[str, Any], *known: str) -> dict[str, Any]:
    return {key: value for key, value in record.items() if key not in ("number", "numbers", *known)}


def _score(record: dict[str, Any]) -> Score:
    return Score(
        record["id"],
        tuple((key, tuple(value) if isinstance(value, list) else value) for key, value in _rest(record, "id").items()),
    )


def _lesson(record: dict[str, Any], deck: str) -> Lesson:
    return Lesson(
        record["number"],
        record["slug"],
        record.get("cost", 0),
        deck,
        _score(record["score"]),
        record.get("public", False),
        record.get("pick_colour", False),
    )


def _step(record: dict[str, Any]) -> Step:
    what: Instruction
    ((what, at),) = record.items()  # type: ignore[assignment]
    if what == "common":
        return Step(what, TILE_OF[at])
    return Step(what, *at) if what == "swap" else Step(what, at)


def load_modules(folders: Sequence[Path] = (DATA,)) -> dict[str, tuple[Path, Module, list[Lesson]]]:
    """The modules of the folders by their letters, each with its file and its own lessons [ISLE 1.2]."""
    found: dict[str, tuple[Path, Module, list[Lesson]]] = {}
    for path, data in read_all(folders, "modules"):
        with fitting(path):
            letter, lessons = data["module"], [_lesson(record, data["module"]) for record in data["lessons"]]
            numbers = tuple(lesson.number for lesson in lessons)
            module = Module(numbers, tuple(data.get("shares", ())), data.get("instead", ""))
        whole = len(module.lessons) + len(module.shares) == LESSONS_IN_A_MODULE
        need(whole, f"a module has {LESSONS_IN_A_MODULE} lessons [ISLE 1.2]", path)
        need(letter not in found, f"there is a module {letter} already", path)
        found[letter] = path, module, lessons
    return found


def load_cards(folders: Sequence[Path] = (DATA,)) -> tuple[dict[CardId, Card], dict[CardId, CardId]]:
    """All discovery cards by number, modules of the folders included, and the sort of each [ISLE 1.1, 1.2]."""
    box = read(DATA / "cards.json")
    cards: dict[CardId, Card] = {}
    sorts: dict[CardId, CardId] = {}

    def add(numbers: range, card: Card, where: object = "") -> None:
        for number in numbers:
            need(number not in cards, f"there is a card {number} already", where)
            cards[number], sorts[number] = card, card.number

    for record in box["oshax"]:
        add(_numbers(record), OshaxCard(_numbers(record)[0], **_rest(record)))
    for record in box["rescue"]:
        add(_numbers(record), RescueCard(_numbers(record)[0], **_rest(record)))
    for record in box["anytime"]:
        add(_numbers(record), AnytimeCard(_numbers(record)[0], **_rest(record)))
    for record in box["treasure"]:
        options = tuple(Choice(**option) for option in record["options"])
        add(_numbers(record), TreasureCard(_numbers(record)[0], **_rest(record, "options"), options=options))
    for record in box["lessons"]:
        add(_numbers(record), _lesson(record, "base"))
    modules = load_modules(folders)
    for path, _, lessons in modules.values():
        for lesson in lessons:
            add(range(lesson.number, lesson.number + 1), lesson, path)
    for path, module, _ in modules.values():
        need(set(module.shares) <= set(cards), f"there are not all of the cards {module.shares}", path)
    return cards, sorts


CARDS, SORT_OF = load_cards(FOLDERS)
#: the modules there are, in the order of their letters [ISLE 1.2]
MODULES: dict[str, Module] = {letter: module for letter, (_, module, _) in sorted(load_modules(FOLDERS).items())}
LESSONS: dict[CardId, Lesson] = {number: card for number, card in CARDS.items() if isinstance(card, Lesson)}

_FAMILY = read(DATA / "family.json")
FAMILY_CARDS: dict[CardId, Lesson] = {one["number"]: _lesson(one, "family") for one in _FAMILY["lessons"]}

_SOLO = read(DATA / "solo.json")
COLOUR_CARDS: dict[CardId, ColourCard] = {
    one["number"]: ColourCard(one["number"], COLOUR_OF[one["colour"]]) for one in _SOLO["colour_cards"]
}
BASKET_CARDS: dict[CardId, BasketCard] = {
    one["number"]: BasketCard(one["number"], one["baskets"], one["speed"], tuple(map(_step, one["do"])))
    for one in _SOLO["basket_cards"]
}
SISTER_LESSONS: dict[CardId, Lesson] = {one["number"]: _lesson(one, "sister") for one in _SOLO["lessons"]}
ADVANCED_LESSONS: dict[CardId, Lesson] = {one["number"]: _lesson(one, "advanced") for one in _SOLO["advanced_lessons"]}
#: her lessons at the start, and how many advanced ones for each difficulty [ISLE 6.1]
SISTER_LESSONS_DEALT: int = _SOLO["lessons_dealt"]
ADVANCED_BY_DIFFICULTY: dict[str, int] = _SOLO["advanced_lessons_by_difficulty"]
#: what a cat in the colour of her first, second … card is worth to her [ISLE 6.7]
POINTS_BY_COLOUR_CARD: tuple[int, ...] = tuple(_SOLO["points_by_colour_card"])


# -- decks ------------------------------------------------------------------------------------------------------------


def deck(modules: Sequence[str] = ("A", "B", "C")) -> tuple[CardId, ...]:
    """The discovery cards of a game as sorts, in order of number [ISLE 1.2]."""
    assert len(set(modules)) == MODULES_IN_PLAY and set(modules) <= set(MODULES), f"{modules} of {list(MODULES)}"
    in_play = {number for letter in modules for number in (*MODULES[letter].lessons, *MODULES[letter].shares)}
    return tuple(
        SORT_OF[number]
        for number, card in sorted(CARDS.items())
        if not isinstance(card, Lesson) or card.deck == "base" or number in in_play
    )


def module_choices() -> Iterator[str]:
    """Every way to choose three whole modules, as the option writes it: ``A,B,C`` first. None stands beside the one
    that it stands instead of."""
    for three in combinations(MODULES, MODULES_IN_PLAY):
        if not any(MODULES[letter].instead in three for letter in three):
            yield ",".join(three)


#: how many cards of each sort there are
COPIES: dict[CardId, int] = dict(Counter(SORT_OF.values()))
