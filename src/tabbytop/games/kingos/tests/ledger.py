"""Everything adds up: cards, guardians and energy, step by step, by a count that does not ask the rules."""

from collections import Counter

from tabbytop.games.kingos.actions import Action, Play
from tabbytop.games.kingos.components import (
    BAG,
    BEACH_STACK,
    CITADEL_STACK,
    CURSE_DECK,
    FLOWER_DECK,
    GUARDIANS,
    WHEEL,
    moon_track,
)
from tabbytop.games.kingos.state import Carrying, Over, State


def check_step(before: State, seat: int, action: Action, after: State) -> None:
    """To be called with every step of a game."""
    _check_cards(after)
    _check_energy(before, seat, action, after)
    _check_places(after)


def _check_cards(state: State) -> None:
    table, players = state.table, state.players
    carried = [frame for frame in state.agenda if isinstance(frame, Carrying)]
    flowers = Counter([*table.flowers, *table.withered, *(frame.flower for frame in carried if frame.flower)])
    curses = Counter([*table.curses, *table.spent, *(frame.curse for frame in carried if frame.curse)])
    curses.update([table.white] if table.white else [])
    for player in players:
        flowers.update([*player.hand, *([player.red] if player.red else [])])
        curses.update(curse for curse in (*player.curses, player.drawn) if curse)
    assert flowers == Counter(FLOWER_DECK)
    assert curses == Counter(CURSE_DECK)
    guards = [guardian for field in table.fields for guardian in field.guards]
    assert Counter([*table.bag, *table.beaten, *guards]) == Counter(BAG)
    laid = [field.card for field in table.fields[2:]]
    assert Counter([*table.beach, *table.citadel, *laid]) == Counter([*BEACH_STACK, *CITADEL_STACK])
    for cards in (table.flowers, table.withered, table.curses, table.spent, table.bag, table.beaten, table.beach):
        assert list(cards) == sorted(cards)


def _check_energy(before: State, seat: int, action: Action, after: State) -> None:
    """Energy only moves; new energy comes by the star and by edelweiss."""
    for one, (was, now) in enumerate(zip(before.players, after.players, strict=True)):
        had, has = (player.vitality + player.fatigue + player.battle for player in (was, now))
        stars = sum(
            dict(event.args)["energy"]
            for event in after.story
            if event.key == "new-energy" and dict(event.args)["seat"] == one
        )
        assert has - had == stars
        assert min(now.vitality, now.fatigue, now.battle) >= 0
        if stars:
            assert action == Play("edelweiss") or now.counter < was.counter + _most_reward(before)
        assert now.chosen is None or now.chosen <= now.vitality


def _most_reward(state: State) -> int:
    return len(WHEEL) + sum(GUARDIANS[guardian].reward for field in state.table.fields for guardian in field.guards)


def _check_places(state: State) -> None:
    """[KINGOS 5.5] and the limits of hands and tracks."""
    table = state.table
    assert table.fields[0].guards == table.fields[1].guards == ()
    assert len(set(table.cells)) == len(table.cells) == len(table.fields)
    assert 1 <= table.moon <= moon_track(len(state.players), state.rules.battle_token)
    for player in state.players:
        assert player.cell >= 0
        assert 0 <= player.counter < len(WHEEL)
        if isinstance(state.top, Over):
            continue
        if type(state.top).__name__ == "Acting":
            assert player.cell in table.cells
            assert len(player.hand) <= 5
            assert (player.battle, player.red, player.drawn, player.chosen, player.thrown) == (0, "", "", None, False)
            assert player.said is None
