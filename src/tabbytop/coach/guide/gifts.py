"""What a card of the isle is worth: the same games with it and without, given to one of two at dawn.

The games are the kernel's, whose player has sense and plays thousands of them; what it does not know how to use is left
out. A card is taken from the deck, and nothing is paid for it. Fish are given too: beside them prices can be read.
"""

from collections.abc import Iterator
from typing import Any

from tabbytop.games.isle.cards import CARDS, AnytimeCard, CardId, Lesson
from tabbytop.kernels.compiled import ints
from tabbytop.kernels.dice import seeded
from tabbytop.kernels.isle.acts import ACT
from tabbytop.kernels.isle.box import SORT, SORTS
from tabbytop.kernels.isle.cores import beginning, play_outs
from tabbytop.kernels.isle.layout import DAY, DECK, DECK_N, FILLING, FISH, HAND, HAND_N, player, top
from tabbytop.kernels.isle.menus import NOTES
from tabbytop.kernels.isle.playing import choose
from tabbytop.kernels.isle.steps import apply

from . import Chart, Row
from .counts import Counts

DAYS = ("1", "3", "5")  #: at whose dawn something is given
PART = 4  #: games that are played on from a dawn with a gift, and as many without
PURSE = 5  #: fish, given at once
FISHES = "fish"
PLAYED = ("gain_basket", "draw_tile_to_boat", "draw_cards")  #: for any moment, and played by the kernel


def count(seed: int, number: int, counts: Counts) -> None:
    """By how much each card helps, at one dawn of each of the days."""
    for day in DAYS:
        before = dawn(int(day), seed, number)
        without = _points(before, seed, number)
        for key, after in given(before):
            counts.add(day, str(key), _points(after, seed, number) - without)


def chart(counts: Counts) -> Chart:
    """The best on the first day at the top."""
    keys: list[CardId | str] = [*cards(), FISHES]
    rows = [Row(str(key), counts.means(DAYS, str(key)), price(key)) for key in keys]
    rows.sort(key=lambda row: -(row.figures[0].mean if row.figures[0] else 0.0))
    dawns = sum(len(counts.of(day, FISHES)) for day in DAYS)  # which can always be given
    gifts = sum(len(counts.of(day, str(key))) for day in DAYS for key in keys)
    return Chart("cards", "dots", "isle-card-", DAYS, tuple(rows), PART * (dawns + gifts))


def cards() -> list[CardId]:
    """Of all sorts but lessons, whose points stand on the sheet."""
    return [card for card in SORTS if card in CARDS and _is_used(card)]


def price(key: CardId | str) -> float:
    return float(PURSE if isinstance(key, str) else CARDS[key].cost)


def _is_used(number: CardId) -> bool:
    card = CARDS[number]
    return card.effect in PLAYED if isinstance(card, AnytimeCard) else not isinstance(card, Lesson)


def dawn(day: int, seed: int, number: int) -> Any:
    """The position in which a day of a game begins."""
    game, rng, notes, act = beginning(2), ints(4), ints(NOTES), ints(ACT)
    seeded(rng, seed, number)
    while game[DAY] != day or game[top(game)] != FILLING:
        seat = choose(game, True, rng, notes, act)
        apply(game, seat, act)
    return game


def given(before: Any) -> Iterator[tuple[CardId | str, Any]]:
    """What may be given to the first seat, and the position with it."""
    first = player(0)
    for card in cards():
        sort = SORT[card]
        if before[DECK + sort]:
            after = before.copy()
            after[DECK + sort] -= 1
            after[DECK_N] -= 1
            after[first + HAND + sort] += 1
            after[first + HAND_N] += 1
            yield card, after
    after = before.copy()
    after[first + FISH] += PURSE
    yield FISHES, after


def _points(position: Any, seed: int, number: int) -> float:
    """Of the first seat, in the same draws for all."""
    return float(play_outs(position, PART, seed + 1, sensible=True, first=PART * number)[:, 0, 0].mean())
