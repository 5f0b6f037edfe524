"""Each reason for a choice on the island holds a figure of the position, here reckoned by hand or by the rules."""

from pathlib import Path
from typing import Any

import pytest

from tabbytop.bots.kingos.outlook import MIDDLING, Outlook
from tabbytop.bots.kingos.policy import worth
from tabbytop.coach.kingos.fighting import winning_faces
from tabbytop.coach.kingos.foreseeing import CLAUSES, foreseen
from tabbytop.core import CHANCE, Action
from tabbytop.games.kingos import GAME
from tabbytop.games.kingos.actions import (
    Bloom,
    Call,
    Discard,
    Drift,
    Drive,
    Gather,
    LayCurse,
    Move,
    Pass,
    Play,
    PutIn,
    Recall,
    Rest,
    Roll,
    Say,
    Unleash,
)
from tabbytop.games.kingos.components import DIE
from tabbytop.games.kingos.ground import at
from tabbytop.games.kingos.phases.battle import guards_at
from tabbytop.games.kingos.state import Blooming, LayingCurse, Recalling, State
from tabbytop.games.kingos.tests.positions import battle, do, position, sits, talk, turn
from tabbytop.texts import LANGUAGES, texts

LAND = "0,1:dunes@0 0,2:dunes@0 0,3:pasture@0 0,4:pasture@0"


def why(state: State, action: Action, seat: int = 0) -> dict[str, Any]:
    """By key: points, or with the figures that the text names; of several with one key the last."""
    found = {
        reason.line.key.removeprefix("ahead-"): (reason.points, dict(reason.line.args))
        for reason in foreseen(GAME.view(state, seat), action)
    }
    return {key: (points, known) if known else points for key, (points, known) in found.items()}


# -- actions -----------------------------------------------------------------------------------------------------------


def test_a_step_and_what_it_costs() -> None:
    """[KINGOS 3.2, 4.4] of five steps the second, with the moon on the third of twelve spaces."""
    state = turn(sits("0,1"), sits(), land=LAND, moon=3)
    assert why(state, Move("up")) == {"nearer": (1, {"steps": 3, "moons": 9})}
    assert why(turn(sits("0,1"), sits(), land=LAND, done="rest"), Move("down"))["price"] == -1
    leaden = turn(sits("0,1"), sits(), land=LAND, done="rest", white="lead")
    assert why(leaden, Move("up"))["price"] == -2
    still = turn(sits("0,1"), sits(), land=LAND, countdown=False)
    assert why(still, Move("up"))["nearer"] == (1, {"steps": 3, "moons": 99})


def test_a_step_away_from_the_citadel_is_told_as_one() -> None:
    """[KINGOS 4.4] back from the second of five; the words fit the sign in every language."""
    state = turn(sits("0,2"), sits(), land=LAND, moon=3)
    assert why(state, Move("down")) == {"farther": (-1, {"steps": 4, "moons": 9})}
    assert why(state, Move("up"))["nearer"] == (1, {"steps": 2, "moons": 9})
    said = [
        texts(language)("kingos-line-ahead-farther", {"steps": 4, "moons": moons})
        for language in LANGUAGES
        for moons in (0, 1, 3, 9, 99)
    ]
    away = ["farther from the citadel", "dál od citadely", "далі від цитаделі"]
    assert [one.split(",")[0] for one in said[::5]] == away
    assert len(set(said)) == len(said), "of the moon there is as much to say as where one comes nearer"


def test_what_a_field_gives() -> None:
    """[KINGOS 4.1, 4.2] three energy in a shelter instead of two, of a meadow a flower."""
    assert (
        why(turn(sits("0,1", energy=(2, 4)), sits(), land="0,1:terraces@0 0,2:spring@0"), Move("up")).items()
        >= {"shelter": 1}.items()
    )
    assert "shelter" not in why(
        turn(sits("0,1", energy=(5, 1)), sits(), land="0,1:terraces@0 0,2:spring@0"), Move("up")
    )
    onto = turn(sits("0,2"), sits(), land=LAND)
    assert why(onto, Move("up"))["meadow"] == 1
    assert "meadow" not in why(turn(sits("0,2", flower="fog"), sits(), land=LAND), Move("up"))


def test_guardians_on_the_way() -> None:
    """[KINGOS 6.1, 6.8] an adder of 7 and a crab of 2, a reward of 13; somebody with four energy stands there."""
    land = "0,1:dunes@0 0,2:gorge@0(adder crab) 0,3:gorge@0(owl)"
    state = turn(sits("0,1", hand="rose"), sits("0,2", energy=(4, 2)), land=land)
    told = why(state, Move("up"))
    assert told["guardian"] == (10 - 9, {"own": 10, "strength": 9, "reward": 13})
    assert told["beside"] == (4, {"seats": (1,)})
    fleeing = why(turn(sits("0,3", energy=(3, 3)), sits(), land=land), Move("down"))
    assert fleeing["left"] == (5, {"own": 3, "strength": 8})
    assert "left" not in why(turn(sits("0,3", energy=(9, 0)), sits(), land=land), Move("down"))


def test_onto_the_citadel_with_those_who_can_be_there() -> None:
    """[KINGOS 7.1] seat 1 has a pair before the battles; two hidden flowers add 1.2, so 5 are 6."""
    players = sits("0,4", energy=(7, 0), hand="poppy"), sits("0,4", energy=(5, 0), hand="sage mint"), sits("0,0")
    told = why(turn(*players, land=LAND, token=1), Move("up"))
    assert told["strike"] == (9 + 6 - 21, {"seats": (1,), "together": 15, "strength": 21})
    assert told["first"] == (3, {"own": 9, "best": 6})
    alone = why(turn(*players, land=LAND, token=0, again=True), Move("right"))
    assert "strike" not in alone


def test_flowers_that_are_played() -> None:
    """[KINGOS 9.1]"""
    at_home = {"land": LAND, "moon": 4}
    assert why(turn(sits("0,1", hand="sorrel", energy=(2, 4)), sits(), **at_home), Play("sorrel")) == {
        "energy": 3,
        "flower": -1,
    }
    assert why(turn(sits("0,1", hand="clover"), sits(), **at_home), Play("clover")) == {"flower": 1}
    assert why(turn(sits("0,1", hand="thyme"), sits(), **at_home), Play("thyme")) == {"flower": -1, "moon": 1}
    assert why(turn(sits("0,1", hand="dandelion"), sits(), **at_home), Play("dandelion"))["nearer"] == (
        1,
        {"steps": 3, "moons": 8},
    )
    told = why(turn(sits("0,1", hand="sage", rest="fog", move="rust"), sits(), **at_home), Play("sage"))
    assert told == {"flower": -1, "freed": (0.9, {"on": "rest"})}, "and moves, which come first"
    land = "0,1:dunes@0 0,2:gorge@0(crab owl)"
    beset = turn(sits("0,2", hand="snapdragon"), sits(), land=land)
    assert why(beset, Play("snapdragon")) == {"flower": -1, "driven": (8, {"guardian": "owl"})}
    asked = do(beset, "0 play snapdragon")
    assert why(asked, Drive("crab", "down"))["driven"] == (2, {"guardian": "crab"})
    blown = do(turn(sits("0,1", hand="dandelion"), sits(), **at_home), "0 play dandelion")
    assert why(blown, Drift("up"))["nearer"] == (1, {"steps": 3, "moons": 8})


def test_a_full_hand_has_the_choice() -> None:
    """[KINGOS 4.2] a flower more than may be held."""
    full = turn(sits("0,3", hand="mint sage sage sorrel thyme"), sits(), land=LAND)
    assert why(full, Gather()) == {"choice": (1, {"limit": 5})}
    assert why(turn(sits("0,3", hand="mint"), sits(), land=LAND, white="plenty"), Gather()) == {"flower": 2}
    assert why(do(full, "0 gather", "chance flower rose"), Discard(("mint",))) == {"flower": -1}


def test_curses_that_are_played_and_laid() -> None:
    """[KINGOS 5.2, 5.3, 9.2]"""
    told = why(turn(sits("0,1", flower="rust", counter=7), sits(), land=LAND), Unleash("flower", "rust"))
    assert told == {"wheel": -7, "freed": (0.6, {"on": "flower"})}
    told = why(turn(sits("0,1", rest="eclipse"), sits(), land=LAND, moon=5), Unleash("rest", "eclipse"))
    assert told == {"moon": -1, "freed": (0.9, {"on": "rest"})}
    assert why(turn(sits("0,1", rest="fog"), sits(), land=LAND), Unleash("rest", "fog"))["energy"] == -1
    assert why(turn(sits("0,1", rest="stir"), sits(), land=LAND), Unleash("rest", "stir"))["stirred"] == -1
    cursed = position(LayingCurse(0), players=(sits("0,1", rest="fog", drawn="rust"), sits()), land=LAND)
    assert why(cursed, LayCurse("flower")) == {"blocked": (-0.6, {"on": "flower"}), "stays": (2.0, {"on": "move"})}


def test_black_spikes_curse() -> None:
    """[KINGOS 4.5]"""
    spiked = 0
    for turned in range(4):
        state = turn(sits("0,2"), sits(), land=f"0,1:dunes@0 0,2:thicket@{turned} 0,3:dunes@0")
        for step in (one for one in GAME.legal(state, 0).sets[0] if isinstance(one, Move)):
            is_spiked = any(event.key == "spiked" for event in GAME.apply(state, 0, step).story)
            assert why(state, step).get("cursed", 0) == -is_spiked
            spiked += is_spiked
    assert spiked


def test_why_one_does_nothing() -> None:
    """[KINGOS 3.2] an energy is kept; at the foot of the citadel 6 and 4 are too few for 13."""
    state = turn(sits("0,4"), sits("0,3", energy=(4, 2)), land=LAND, done="rest")
    told = why(state, Pass())
    assert told["kept"] == 1
    assert told["waits"] == (3, {"seats": (1,), "together": 10, "strength": 13})
    richer = turn(sits("0,4", energy=(5, 0)), sits("0,4", energy=(9, 0)), land=LAND)
    assert why(richer, Pass())["second"] == (4, {"own": 5, "best": 9})
    on_guard = turn(sits("0,2", energy=(6, 0)), sits(), land="0,1:dunes@0 0,2:gorge@0(crab)", done="rest")
    assert why(on_guard, Pass())["guardian"] == (4, {"own": 6, "strength": 2, "reward": 3})


def test_nothing_else_would_be_better() -> None:
    """By the rules of thumb; a guardian bars the way up, and every other step leads away [KINGOS 4.4]."""
    state = turn(sits("0,4", energy=(6, 0)), sits(), land="0,3:pasture@0 0,4:wreck@0(crab)", done="rest")
    told, outlook = why(state, Pass()), Outlook(state, 0, MIDDLING)
    steps = [one for one in GAME.legal(state, 0).sets[0] if isinstance(one, Move)]
    far = [outlook.far(at(0, 4) + {"right": 1, "down": -128, "left": -1}[one.direction]) for one in steps]
    assert told["away"] == round(min(far) - outlook.far(at(0, 4)), 1)
    assert told["otherwise"] == -max(worth(outlook, one) for one in steps)


# -- battles -----------------------------------------------------------------------------------------------------------

FIELD = "0,1:dunes@0 0,2:gorge@0(badger)"


def test_what_is_announced() -> None:
    """[KINGOS 6.2] against 6 two of six need 7 together, so four each."""
    state = talk(sits("0,2", energy=(5, 0)), sits("0,2", energy=(3, 0)), land=FIELD)
    assert why(state, Say(2)) == {
        "announced": (2 + 3 - 6, {"energy": 2, "together": 5, "strength": 6}),
        "part": (-2, {"energy": 2, "part": 4}),
    }
    assert why(state, Pass()) == {"others": (-3, {"together": 3, "strength": 6})}


def test_what_is_put_in_beside_the_words_of_others() -> None:
    """[KINGOS 6.3] 3 and the announced 4 beat 6 with each moon and the sword, five faces of six."""
    other = sits("0,2", energy=(5, 0), said=4, kept=3, broken=1)
    state = battle(sits("0,2", energy=(5, 0), said=4), other, land=FIELD)
    told = why(state, PutIn(3))
    assert told["words"] == (1, {"together": 7, "strength": 6})
    assert told["together"] == (2, {"together": 8, "strength": 6})
    assert told["wins"] == 5
    assert told["word"] == (-1, {"energy": 3, "said": 4})
    assert told["trust"] == (2, {"seat": 1, "kept": 3, "times": 4})
    assert told["spare"] == 2
    assert "wins" not in why(state, PutIn(0)), "4 and a sword are not more than 6"
    assert why(state, PutIn(1))["wins"] == 1
    assert why(battle(sits("0,2", energy=(7, 0)), sits(), land=FIELD), PutIn(7)).items() >= {"open": 5}.items()


def test_what_others_have_chosen_is_not_told() -> None:
    """[KINGOS 6.3, 8.1]"""
    state = battle(sits("0,2"), sits("0,2"), land=FIELD)
    told = [why(do(state, f"1 put-in {energy}"), PutIn(2)) for energy in (0, 6)]
    assert told[0] == told[1]


def blooming(*players: Any, **facts: Any) -> State:
    return position(Blooming(0, tuple(range(len(players)))), players=players, token=0, **facts)


def test_red_flowers() -> None:
    """[KINGOS 6.4, 6.5] 5 against 6 need the sword; with a poppy the moons do as well."""
    state = blooming(sits("0,2", battle=5, hand="fireweed heather poppy"), sits(), land=FIELD)
    told = why(state, Bloom("poppy"))
    assert told == {
        "flower": -1,
        "faces": (4, {"before": 1, "after": 5}),
        "value": (1, {"value": 7, "strength": 6}),
    }
    assert why(state, Bloom("fireweed"))["returns"] == 5
    assert why(state, Bloom("heather"))["spared"] == 1
    assert why(state, Pass()) == {"saved": 1, "open": 1}
    weak = blooming(sits("0,2", battle=1, hand="poppy"), sits(), land=FIELD)
    assert why(weak, Pass()) == {"saved": 1, "short": 6 + 1 - 1 - 2 - 2}


def test_red_flowers_against_kingos() -> None:
    """[KINGOS 7.1] by what lies open."""
    state = blooming(sits("0,5", battle=5, hand="poppy"), sits("0,5", battle=6), land=LAND)
    assert why(state, Bloom("poppy"))["first"] == (1, {"own": 7, "best": 6})
    assert why(state, Pass())["first"] == (-1, {"own": 5, "best": 6})


@pytest.mark.parametrize("energy", range(9))
@pytest.mark.parametrize("flower", ["", "poppy", "thistle"])
def test_faces_are_those_with_which_the_rules_say_that_it_is_won(energy: int, flower: str) -> None:
    state = do(
        blooming(sits("0,2", battle=energy, hand="poppy thistle"), sits(), land=FIELD),
        f"0 bloom {flower}" if flower else "0 pass",
    )
    won = sum(many for face, many in DIE.items() if not guards_at(GAME.apply(state, CHANCE, Roll(face)), at(0, 2)))
    assert winning_faces(state, 0) == won


# -- calls and the rest ------------------------------------------------------------------------------------------------


def test_what_lies_behind_a_call() -> None:
    """[KINGOS 6.16]"""
    alone = turn(sits("0,2", energy=(4, 2)), sits(), land=FIELD)
    assert why(alone, Call("here")) == {"missing": (3, {"own": 4, "strength": 6})}
    assert why(alone, Call("citadel")) == {"missing": (10, {"own": 4, "strength": 13})}
    assert why(alone, Call("bring", 5)) == {"bring": (4, {"energy": 5})}
    near = turn(sits("0,4", energy=(4, 4)), sits("0,4", energy=(3, 5)), land=LAND)
    assert why(near, Call("rest")) == {"rested": (3, {"together": 16, "strength": 13})}
    assert why(turn(sits("0,1"), sits(), land=LAND), Call("wait")) == {"behind": 4}


def test_which_guardian_goes_back() -> None:
    """[KINGOS 5.6]"""
    state = position(Recalling(0, 1), players=(sits(), sits()), land="0,1:gorge@0(crab owl)")
    assert why(state, Recall(0, 1, "owl")) == {"recalled": (8, {"guardian": "owl"})}


def test_rest() -> None:
    """[KINGOS 4.1] two back, and one paid for a second action."""
    assert why(turn(sits("0,3", energy=(2, 4)), sits(), land=LAND), Rest()) == {"energy": 2}
    assert why(turn(sits("0,3", energy=(2, 4)), sits(), land=LAND, done="move"), Rest()) == {"energy": 1}


@pytest.mark.parametrize("key", CLAUSES)
def test_every_reason_is_held_against_something_here_and_has_its_words(key: str) -> None:
    assert all(texts(language).has(f"kingos-line-ahead-{key}") for language in LANGUAGES)
    assert f'"{key}"' in Path(__file__).read_text()
