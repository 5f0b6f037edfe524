"""What a game declares for machines: its actions and views in numbers, held against random games."""

from random import Random

import pytest

from tabbytop.core import Malformed, Ranges
from tabbytop.core.spaces import DECLINE
from tabbytop.games import all_games

MENUS = 150  #: of one way to play that are looked at
TRIED = 12  #: actions of each


def asked(case):
    """Positions, and everybody who is asked in them, with their menu."""
    for state in [step.before for step in case.steps(MENUS)]:
        to_act = case.game.to_act(state)
        for seat in (*to_act.may, *to_act.must):
            if seat >= 0:
                yield state, seat, case.game.legal(state, seat), seat in to_act.may


def some_of(menu, rng):
    """Actions of a menu that can be spelled exactly."""
    listed = [one for one in menu.sets if not isinstance(one, Ranges)]
    return [rng.choice(listed).pick(rng) for _ in range(TRIED)] if listed else []


@pytest.fixture
def spaces(case):
    if case.game.numbers is None:
        pytest.skip(f"{case.game.key} declares no spaces: it is not drawn for machines")
    return case.game.spaces


def test_every_action_of_every_menu_is_spelled_and_read_back(case, spaces):
    rng, space, owners = Random(str(case)), spaces.actions, {}
    for _, _, menu, may_decline in asked(case):
        for action in some_of(menu, rng):
            picks = space.spell(action)
            assert space.read(picks) == action
            assert owners.setdefault(picks, action) == action, "two actions share their picks"
            assert space.is_whole(picks)
            for place, pick in enumerate(picks):
                assert not space.is_whole(picks[:place])
                assert pick in space.following(menu, picks[:place], may_decline)
            assert space.following(menu, picks, may_decline) == []


def test_whatever_is_picked_leads_to_an_action_of_the_menu(case, spaces):
    rng, space = Random(str(case)), spaces.actions
    for _, _, menu, may_decline in asked(case):
        picks = ()
        while not space.is_whole(picks):
            legal = space.following(menu, picks, may_decline)
            assert legal == sorted(set(legal))
            assert legal, f"nothing can follow {[space.meaning(one) for one in picks]}"
            assert 0 <= legal[0] <= legal[-1] < space.size
            assert (legal[0] == DECLINE) == (may_decline and not picks)
            picks = (*picks, rng.choice(legal))
        if picks != (DECLINE,):
            action = space.read(picks, menu)
            assert action in menu
            assert space.spell(action, menu) == picks


def test_a_view_is_rows_of_fixed_lengths_within_their_bounds(case, spaces):
    planes = spaces.observation.planes
    assert len({plane.name for plane in planes}) == len(planes)
    for state in case.positions(MENUS):
        for viewer in case.viewers:
            seen = spaces.observation.observe(case.game.view(state, viewer))
            for plane, numbers in zip(planes, seen, strict=True):
                assert len(numbers) == plane.size, plane.name
                assert plane.least <= min(numbers) <= max(numbers) <= plane.most, plane.name


def test_nothing_hidden_is_observed(case, spaces):
    """Another world that a viewer may not tell from this one looks the same in numbers."""
    for state, _, viewer, world in case.looks:
        here, there = case.game.view(state, viewer), case.game.view(world, viewer)
        assert spaces.observation.row(here) == spaces.observation.row(there)


def test_a_world_imagined_from_a_view_is_observed_as_the_true_one(case, spaces):
    rng = Random(str(case))
    for state in case.positions(40):
        for viewer in range(case.seats):
            view = case.game.view(state, viewer)
            imagined = case.game.view(case.game.determinize(view, rng), viewer)
            assert spaces.observation.row(imagined) == spaces.observation.row(view)


@pytest.mark.parametrize("game", [one for one in all_games().values() if one.numbers], ids=lambda game: game.key)
def test_what_is_no_action_is_refused(game):
    space = game.spaces.actions
    for picks in ((), (space.size,), (-1,), (space.size - 1, space.size - 1)):
        with pytest.raises(Malformed):
            space.read(picks)
    with pytest.raises(Malformed, match="outside the action space"):
        space.spell("no action")
