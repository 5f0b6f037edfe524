"""The house set [KINGOS 9], and what the rules ask of it."""

from tabbytop.games.kingos.components import (
    BAG,
    BEACH_STACK,
    CARDS,
    CITADEL_STACK,
    CURSES,
    DIE,
    FLOWER_DECK,
    FLOWERS,
    GUARDIANS,
    KINGOS,
    RED_IN,
    RED_OUT,
    SPACES,
    TURNED,
    WHEEL,
)


def test_flowers():
    """[KINGOS 9.1]"""
    copies = {colour: sum(f.copies for f in FLOWERS.values() if f.colour == colour) for colour in ("yellow", "red")}
    assert copies == {"yellow": 14, "red": 10}
    assert len(FLOWER_DECK) == 24
    assert len({flower.effect for flower in FLOWERS.values()}) >= 8


def test_curses():
    """[KINGOS 9.2, 9.3]"""
    colours = [curse.colour for curse in CURSES.values()]
    assert (colours.count("blue"), colours.count("white")) == (10, 8)


def test_guardians():
    """[KINGOS 1.3, 9.4]"""
    assert len(BAG) == 20
    strengths = [guardian.strength for guardian in GUARDIANS.values()]
    assert (min(strengths), max(strengths)) == (2, 8)
    assert {guardian.punishment for guardian in GUARDIANS.values()} == {"flowers", "curses", "energy"}
    assert all(guardian.reward > 0 and guardian.count > 0 for guardian in GUARDIANS.values())
    assert all(g.count <= len(SPACES) for g in GUARDIANS.values() if g.punishment == "curses")


def test_island_cards():
    """[KINGOS 1.2, 9.5]"""
    assert (len(BEACH_STACK), len(CITADEL_STACK)) == (14, 16)
    danger = [sum(CARDS[card].kind == "danger" for card in stack) for stack in (BEACH_STACK, CITADEL_STACK)]
    assert danger[1] / 16 > danger[0] / 14
    for card in CARDS.values():
        red = [edge for edge in card.edges if edge in (RED_IN, RED_OUT)]
        assert len(red) <= 2  # so every card has an edge without, as 4.6 needs


def test_beach_and_citadel_have_no_spikes():
    """[KINGOS 2.7]"""
    assert set(CARDS["beach"].edges) == set(CARDS["citadel"].edges) == {0}


def test_a_quarter_turns_clockwise():
    """[KINGOS 4.6] what was up is then on the right."""
    assert TURNED["orchard", 0][0] == TURNED["orchard", 1][1] == TURNED["orchard", 3][3] == RED_IN


def test_wheel_die_and_kingos():
    """[KINGOS 1.5, 9.6]"""
    assert (len(WHEEL), WHEEL[0], WHEEL.count("star"), WHEEL.count("flower")) == (12, "star", 1, 3)
    assert sum(DIE.values()) == 6
    assert (DIE["shield"], DIE["moon"], DIE["sword"]) == (1, 4, 1)
    for token in ("against", "with"):
        strengths = [KINGOS[token][players] for players in range(1, 6)]
        assert strengths == sorted(strengths)
