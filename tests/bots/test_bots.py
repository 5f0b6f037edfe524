"""What every bot promises, at every level of every game that is found."""

from functools import cache
from random import Random
from typing import Any

import pytest

from tabbytop import bots
from tabbytop.bots import LEVELS, Bot, Budget, bot, levels
from tabbytop.bots.generic import flat_search, generic_levels
from tabbytop.core import CHANCE, Action, AnyGame, Malformed, Menu, Seat, play_out
from tabbytop.core.playing import at_random
from tabbytop.games import all_games

QUICK = Budget(work=30)


Asked = tuple[Any, Seat, bool]  #: a position, who is asked there, and whether they may decline


@cache
def _asked(key: str, seed: int, seats: int, options: tuple[tuple[str, Any], ...]) -> list[Asked]:
    game, rng, found = all_games()[key], Random(seed), []
    random_choice = at_random(rng)

    def decide(state: Any, seat: Seat, menu: Menu, may_decline: bool) -> Action | None:
        found.append((state, seat, may_decline))
        return random_choice(state, seat, menu, may_decline)

    chosen = game.complete(dict(options))
    begun = game.new_game(seats or game.fewest_seats(chosen), chosen)
    play_out(game, begun, decide, rng.randrange)
    return found


def asked(game: AnyGame, seed: int, seats: int = 0, **options: Any) -> list[Asked]:
    """All of a random game, with as few seats as can be; it is played once for all levels."""
    return _asked(game.key, seed, seats, tuple(options.items()))


def some(game: AnyGame, seed: int, most: int = 8) -> list[Asked]:
    """A few of them, from the first to the last."""
    found = asked(game, seed)
    return found[:: 1 + len(found) // most]


#: seats and options under which something is hidden, where it is not with the fewest seats
HIDING: dict[str, dict[str, Any]] = {
    "clans": {"clans": "limited", "powers": True},
    "isle": {"seats": 2},
    "kingos": {"seats": 2},
    "tower": {"seats": 2, "mode": "competitive"},
}


def worlds(game: AnyGame) -> list[tuple[Asked, Any]]:
    """Some positions, each with another world that looks the same to whoever is asked."""
    rng = Random(3)
    found = [(one, game.determinize(game.view(*one[:2]), rng)) for one in asked(game, 3, **HIDING.get(game.key, {}))]
    other = [(one, world) for one, world in found if world != one[0]]
    assert other
    return other[:: 1 + len(other) // 4]


@pytest.fixture(params=list(all_games().values()), ids=lambda game: game.key)
def game(request: pytest.FixtureRequest) -> AnyGame:
    return request.param


@pytest.mark.parametrize("level", LEVELS)
def test_the_answer_is_on_the_menu(game: AnyGame, level: str) -> None:
    for state, seat, may_decline in some(game, 1):
        menu = game.legal(state, seat)
        action = bot(game.key, level).choose(game.view(state, seat), menu, Random(1), QUICK, may_decline)
        assert action in menu or (action is None and may_decline)


@pytest.mark.parametrize("level", LEVELS)
def test_the_same_chance_gives_the_same_answer(game: AnyGame, level: str) -> None:
    choose = bot(game.key, level).choose
    for state, seat, may_decline in some(game, 2, 4):
        view, menu = game.view(state, seat), game.legal(state, seat)
        answers = {choose(view, menu, Random(seed), QUICK, may_decline) for seed in (5, 5)}
        assert len(answers) == 1


@pytest.mark.parametrize("level", LEVELS)
def test_what_is_hidden_makes_no_difference(game: AnyGame, level: str) -> None:
    """A bot is a function of its view: asked in any world that looks the same to it, it answers the same."""
    choose = bot(game.key, level).choose
    for (state, seat, may_decline), world in worlds(game):
        answer, same = (
            choose(game.view(one, seat), game.legal(one, seat), Random(8), QUICK, may_decline) for one in (state, world)
        )
        assert answer == same


def test_every_game_has_all_levels(game: AnyGame) -> None:
    assert levels(game.key) == LEVELS


def test_an_unknown_level_is_no_bot() -> None:
    with pytest.raises(Malformed, match="there is no bot 'grandmaster'"):
        bot("clans", "grandmaster")


# -- those that know the contract alone ----------------------------------------------------------------------------


def wins(game: AnyGame, one: Bot, other: Bot, games: int, **options: Any) -> list[int]:
    """Games won by each, sides exchanged."""
    won = [0, 0]
    for number in range(games):
        rng = Random(f"{number // 2}")
        seated = (one, other) if number % 2 == 0 else (other, one)

        def decide(state: Any, seat: Seat, menu: Menu, may_decline: bool, seated: Any = seated, rng: Any = rng) -> Any:
            return seated[seat].choose(game.view(state, seat), menu, rng, None, may_decline)

        end = play_out(game, game.new_game(2, game.complete(options)), decide, Random(number // 2).randrange)
        winners = game.outcome(end).winners
        if len(winners) == 1:
            won[winners[0] ^ number % 2] += 1
    return won


def test_flat_search_beats_chance() -> None:
    """Knowing nothing of cat clans but the contract: expected to win nineteen of twenty."""
    clans = all_games()["clans"]
    searching, chance = wins(clans, Bot(flat_search(clans, 600)), generic_levels(clans)["random"], 4)
    assert searching > chance


def test_one_world_is_the_least(game: AnyGame) -> None:
    """With no work to spend it still looks at every action once, or at some of very many."""
    state, seat, _ = asked(game, 4)[0]
    menu = game.legal(state, seat)
    assert flat_search(game, 0)(game.view(state, seat), menu, Random(1)) in menu


def test_an_interrupt_may_pass() -> None:
    """[SAUCER 4] Who may hiss need not."""
    saucers = all_games()["saucers"]
    chances = [one for seed in range(20) for one in asked(saucers, seed) if one[2]]
    answers = [
        bot("saucers", level).choose(
            saucers.view(state, seat), saucers.legal(state, seat), Random(number), QUICK, may_decline=True
        )
        for level in ("random", "easy")
        for number, (state, seat, _) in enumerate(chances)
    ]
    assert None in answers
    assert any(answer is not None for answer in answers)


def test_no_time_left_is_no_excuse() -> None:
    """With no seconds to think, every level still answers from its menu."""
    for key in ("clans", "saucers"):
        game = all_games()[key]
        for state, seat, may_decline in asked(game, 6)[::7]:
            menu = game.legal(state, seat)
            for level in LEVELS:
                view = game.view(state, seat)
                action = bot(key, level).choose(view, menu, Random(1), Budget(seconds=0.0), may_decline)
                assert action in menu or (action is None and may_decline)


def test_warming_up_is_for_every_game() -> None:
    bots.warm(all_games())


def test_chance_is_no_seat_for_a_bot(game: AnyGame) -> None:
    assert all(seat != CHANCE for _, seat, _ in asked(game, 9))
