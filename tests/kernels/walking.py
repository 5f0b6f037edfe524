"""The kernel's random games of cat clans once more, through the readable rules.

Only the choices are made here, from the same numbers: each is looked up in the menus of the rules, and how many there
are to choose from is asked of them. So a swap too many or too few, or another order of play, leads to another end.
"""

from collections.abc import Iterator
from typing import Any

from tabbytop.core import CHANCE
from tabbytop.games.clans import GAME, giving, rules
from tabbytop.games.clans.actions import Choose, DealClans, Keep, Reveal, Start, Stay, Swap, SwapPrey
from tabbytop.games.clans.components import CLANS, TOKENS, is_dog
from tabbytop.games.clans.state import State
from tabbytop.kernels import dice
from tabbytop.kernels.clans.cells import PLACE
from tabbytop.kernels.compiled import table

Result = tuple[int, int, int, int]  #: points of both seats, prey of both


class Numbers:
    """A game's random words."""

    def __init__(self, seed: int, part: int, game: int) -> None:
        self._state = table([0] * 4)
        dice.seeded(self._state, seed + (part << 32), game)
        self.word = 0

    def next(self) -> None:
        self.word = int(dice.below(self._state, 1 << 32)) & 0xFFFFFFFF

    def below(self, n: int) -> int:
        """By the word at hand, of which a part is used up."""
        product = self.word * n
        self.word = product & 0xFFFFFFFF
        return product >> 32

    def quarter(self) -> int:
        """Of a dog; two bits of the word are used up, whatever the tile."""
        one = self.word >> 30
        self.word = self.word << 2 & 0xFFFFFFFF
        return one

    def fresh(self, n: int) -> int:
        self.next()
        return self.below(n)


def in_order(action: Any, at: int) -> tuple[int, int, int]:
    """Swaps as the kernel counts them: by cell; then those of another prey, by direction and cell."""
    match action:
        case Swap(cell):
            return 0, 0, PLACE[cell]
        case Stay():
            return 0, 0, PLACE[at]
        case SwapPrey(prey, cell):
            low, high = sorted((PLACE[prey], PLACE[cell]))
            return 1, high - low, low
    raise AssertionError(f"no swap: {action}")


def drawn(unseen: list[int], numbers: Numbers) -> Reveal:
    n = numbers.below(len(unseen))
    kind, unseen[n] = unseen[n], unseen[-1]
    unseen.pop()
    quarter = numbers.quarter()
    return Reveal(TOKENS[kind], quarter if is_dog(kind) else 0)


def swap(state: State, numbers: Numbers) -> State:
    options = sorted(rules.legal(state, state.turn), key=lambda one: in_order(one, state.at))
    return rules.apply(state, state.turn, options[numbers.below(len(options))])


def walked(state: State, numbers: Numbers) -> set[Result]:
    """From a turn, a swap or the beginning to the end: what it comes to, several where rotations are equally good."""
    unseen = list(state.pool)
    if state.step == "middle":
        numbers.next()
        state = rules.apply(state, CHANCE, drawn(unseen, numbers))
    elif state.step == "swap":
        numbers.next()
        state = swap(state, numbers)
    while state.step == "turn":
        numbers.next()
        reveal = drawn(unseen, numbers)
        asleep = list(rules.legal(state, state.turn))
        assert len(asleep) == len(unseen) + 1
        state = rules.apply(state, state.turn, asleep[numbers.below(len(asleep))])
        state = swap(rules.apply(state, CHANCE, reveal), numbers)
    return set(best_ends(state))


def best_ends(state: State) -> Iterator[Result]:
    """The ends that the Meowsketeers' chief likes best, of all that it can choose from; or the end."""
    ends = [state]
    if state.step == "rotate":
        ends = [rules.apply(state, state.turn, one) for one in rules.legal(state, state.turn)]
    counted = [rules.ending(end) for end in ends]
    results = [(*one.points, *one.prey) for one in counted]
    sign = -1 if state.step == "rotate" and state.turn == 1 else 1
    best = max(sign * worth(one) for one in results)
    return (one for one in results if sign * worth(one) == best)


def worth(result: Result) -> int:
    points, prey = result[0] - result[1], result[2] - result[3]
    lead = points or prey
    return 10 * points + 100 * ((lead > 0) - (lead < 0))


def given_out(state: State, numbers: Numbers) -> State:
    """From the first drawing of lots until the tiles lie there [CLANS 7]. Hands are chosen from as they were dealt."""
    dealt: dict[int, list[Any]] = {}
    while state.step != "middle":
        seat = GAME.to_act(state).must[0]
        match state.step:
            case "start":
                state = rules.apply(state, CHANCE, Start(numbers.fresh(2)))
            case "deal":
                cards = cards_dealt(state, numbers)
                hands = (cards[:3], cards[3:]) if state.setup.way == "limited" else (cards, cards)
                dealt = {0: list(hands[0]), 1: list(hands[1])}
                state = rules.apply(state, CHANCE, DealClans(tuple(cards)))
            case _:
                menu = {one.clan: one for one in rules.legal(state, seat) if isinstance(one, Choose | Keep)}
                offered = [clan for clan in dealt.get(seat, CLANS) if clan in menu]
                assert len(offered) == len(menu)
                state = rules.apply(state, seat, menu[offered[numbers.fresh(len(offered))]])
    return state


def cards_dealt(state: State, numbers: Numbers) -> list[Any]:
    deal = giving.deal_of(state)
    left = list(deal.pool)
    return [left.pop(numbers.fresh(len(left))) for _ in range(deal.count)]
