"""The island's bots: rules of thumb that hold, and a measure of the house set."""

from dataclasses import replace
from random import Random

import pytest
from benchmarks.island import choices

from tabbytop.bots import Budget, bot
from tabbytop.bots.kingos import ahead
from tabbytop.bots.kingos.balance import as_row
from tabbytop.bots.kingos.outlook import LOYAL, MIDDLING, SELFISH, SHREWD, Outlook, trust
from tabbytop.bots.kingos.playing import play_on
from tabbytop.bots.kingos.policy import choose, worth
from tabbytop.bots.kingos.strike import before_battle
from tabbytop.bots.kingos.ways import FAR, distance
from tabbytop.bots.tournament import simulate
from tabbytop.core import play_out
from tabbytop.games.kingos import GAME, rules
from tabbytop.games.kingos.actions import Action, Bloom, Call, Gather, Move, Pass, PutIn, Rest, Say
from tabbytop.games.kingos.components import CURSES, FLOWERS
from tabbytop.games.kingos.ground import BEACH, at
from tabbytop.games.kingos.state import Acting, Heard, State
from tabbytop.games.kingos.tests.positions import battle, do, position, sits, talk, turn

from .midnight import before_midnight


def test_the_way_to_the_citadel_is_shorter_over_laid_cards_and_barred_by_red_spikes():
    plain = turn(sits(), sits(), land="0,1:dunes@0 0,2:dunes@0 0,3:pasture@0 0,4:pasture@0")
    assert distance(plain, BEACH) == 5
    assert distance(plain, at(0, 4)) == 1
    assert distance(turn(sits(), sits()), BEACH) > 5
    closed = turn(sits("0,4"), sits(), land="0,4:orchard@0")
    assert distance(closed, at(0, 4)) > 2
    cut_off = turn(sits("0,5"), sits(), land="0,1:dunes@0", stacks=((), ()))
    assert distance(cut_off, at(0, 1)) == FAR


@pytest.mark.parametrize(
    ("token", "again", "expected"),
    [(0, False, []), (0, True, [1, 2, 3]), (2, False, [1, 2]), (1, False, [1])],
)
def test_who_still_acts_before_the_next_battles(token, again, expected):
    """[KINGOS 3.1] with ``against`` the token goes from seat 0 to seat 3."""
    state = position(Acting(0, again), players=(sits(),) * 4, token=token)
    assert before_battle(state) == expected


def best(state, seat=0, style=MIDDLING):
    """What is done, calls left out."""
    return choose(state, seat, rules.legal(state, seat), Random(1), replace(style, silent=True))


def test_somebody_tired_rests_and_somebody_fresh_walks_on():
    land = "0,1:dunes@0 0,2:dunes@0"
    assert best(turn(sits("0,1", energy=(1, 5)), sits(), land=land)) == Rest()
    assert best(turn(sits("0,1"), sits(), land=land)) == Move("up")


def test_nobody_walks_onto_the_citadel_alone():
    """[KINGOS 6.10] but all go together when they are strong enough."""
    land = "0,4:dunes@0"
    alone = turn(sits("0,4"), sits(), land=land)
    assert worth(Outlook(alone, 0, MIDDLING), Move("up")) < 0
    strong = sits("0,4", energy=(9, 0))
    together = turn(strong, strong, again=True, token=0, land=land)
    assert best(together) == Move("up")
    too_soon = turn(strong, strong, token=0, land=land)  # battles come before the other can follow
    assert worth(Outlook(too_soon, 0, MIDDLING), Move("up")) < 0


def thought(state: State, budget: Budget | None = None) -> Action:
    style = replace(SHREWD, silent=True)
    return ahead.choose(GAME.view(state, 0), rules.legal(state, 0), Random(1), style, budget=budget)


@pytest.mark.parametrize("left", [1, 2, 3])
def test_who_looks_ahead_goes_where_the_other_can_follow_and_wins_by_it(left):
    """By rules of thumb each waits for the other, until the moon is gone [KINGOS 7.1]."""
    state = before_midnight(left)
    assert best(state, style=SHREWD) == Gather()
    assert thought(state) == Move("up")
    wins = []
    for action in (Move("up"), Gather()):
        ends = [play_on(rules.apply(state, 0, action), Random(world), lambda now: False) for world in range(40)]
        wins.append(sum(0 in rules.outcome(end).winners for end in ends))
    assert wins[0] > 2 * wins[1]


def test_without_time_or_need_the_rules_of_thumb_are_enough():
    near = before_midnight(2)
    assert best(near, style=SHREWD) == Gather()
    assert thought(near, Budget(seconds=0.0)) == thought(near, Budget(work=0)) == Gather()
    calm = before_midnight(9, energy=3)
    assert not Outlook(calm, 0, SHREWD).striking
    assert thought(calm, Budget(work=10_000)) == best(calm, style=SHREWD)


def test_energy_for_a_guardian_is_just_enough_and_shared():
    alone = battle(sits("0,1"), sits(), land="0,1:wreck@0(heron)")
    assert best(alone) == PutIn(6)
    two = battle(sits("0,1"), sits("0,1"), land="0,1:wreck@0(heron)")
    assert best(two) in (PutIn(2), PutIn(3))
    hopeless = battle(sits("0,1", energy=(2, 4)), sits(), land="0,1:wreck@0(owl)")
    assert best(hopeless) == PutIn(0)


BOAR = "0,1:wreck@0(boar)"


def test_the_selfish_pay_only_what_others_leave_and_keep_their_flowers():
    three = (sits("0,1"), sits("0,1"), sits("0,1"))
    assert best(battle(*three, land=BOAR), style=SELFISH) == PutIn(2)
    assert best(battle(*three, sits("0,1"), land=BOAR), style=SELFISH) == PutIn(0)
    needed = do(battle(sits("0,1", hand="poppy"), sits(), land="0,1:wreck@0(heron)"), "0 put-in 5")
    assert (best(needed), best(needed, style=SELFISH)) == (Bloom("poppy"), Pass())


def test_the_middling_say_what_they_will_do_and_the_selfish_that_they_will_do_as_little_as_possible():
    """[KINGOS 6.2]"""
    state = talk(sits("0,1"), sits("0,1"), land=BOAR)
    assert best(state) in (Say(2), Say(3))  # sometimes a little is left to the other
    assert best(do(state, "0 say 3", "1 say 3")) == PutIn(3)
    assert best(state, style=SELFISH) == Say(0)
    alone = talk(sits("0,1"), sits("0,1", energy=(1, 5)), land=BOAR)
    assert best(alone, style=SELFISH) == Say(5)


OWL = "0,1:wreck@0(owl)"


def test_the_shrewd_say_just_what_makes_the_selfish_pay_and_keep_that():
    """[KINGOS 6.2, 6.13] an owl is too strong for one: whom nobody promises anything puts in nothing."""
    four = (sits("0,1"), sits("0,1"), sits("0,1"), sits("0,1"))
    state = talk(*four, land=OWL)
    assert (best(state, style=SELFISH), best(state, style=SHREWD)) == (Say(0), Say(3))
    among = do(state, "0 say 3", "1 say 0", "2 say 0", "3 say 0")
    assert [best(among, one, style) for one, style in enumerate((SHREWD, SELFISH, SELFISH, SELFISH))] == [
        PutIn(3), PutIn(6), PutIn(6), PutIn(6),
    ]  # fmt: skip
    nobody = do(state, "0 say 0", "1 say 0", "2 say 0", "3 say 0")
    assert [best(nobody, one, SELFISH) for one in range(4)] == [PutIn(0)] * 4


def test_the_shrewd_leave_to_the_selfish_what_they_will_pay():
    """[KINGOS 6.2] who said nothing will beat a boar alone, as they can; whose word is their part is believed."""
    state = talk(sits("0,1"), sits("0,1"), land=BOAR)
    assert (best(state, style=SHREWD), best(state, style=SELFISH)) == (Say(0), Say(0))
    for word, selfish, shrewd in ((0, 6, 0), (3, 3, 3)):
        heard = do(state, "0 say 0", f"1 say {word}")
        assert (best(heard, style=SELFISH), best(heard, style=SHREWD)) == (PutIn(selfish), PutIn(shrewd))


def test_words_are_weighed_by_how_often_they_were_true():
    """[KINGOS 6.2] who believes more puts in less."""
    honest, liar = sits("0,1", kept=3), sits("0,1", kept=1, broken=5)
    said = [do(talk(sits("0,1"), other, land=BOAR), "0 pass", "1 say 6") for other in (honest, liar)]
    assert [best(state, style=SELFISH) for state in said] == [PutIn(0), PutIn(3)]
    assert trust(liar) < 0.5 < trust(honest)


def test_a_lie_on_the_citadel_where_another_would_win():
    """[KINGOS 6.2, 7.1] the selfish promise everything, and put in nothing as long as there is time."""
    state = talk(sits("0,5"), sits("0,5", energy=(9, 0)))
    assert best(state, style=SELFISH) == Say(6)
    heard = do(state, "0 say 6", "1 say 9")
    assert best(heard, style=SELFISH) == PutIn(0)
    assert best(heard) == PutIn(6)
    stronger = do(talk(sits("0,5", energy=(9, 0)), sits("0,5")), "0 say 9", "1 say 6")
    assert best(stronger, style=SELFISH) == PutIn(9)


def test_the_selfish_are_content_with_less_when_the_moon_is_near():
    land = "0,4:dunes@0"
    for moon, expected in ((2, False), (11, True)):
        state = turn(sits("0,4", energy=(7, 0)), sits("0,4", energy=(8, 0)), again=True, token=0, land=land, moon=moon)
        assert (worth(Outlook(state, 0, SELFISH), Move("up")) > 0) == expected


def calls(state, seat=0, style=MIDDLING):
    """What is called, if anything."""
    chosen = choose(state, seat, rules.legal(state, seat), Random(1), style)
    return (chosen.word, chosen.energy) if isinstance(chosen, Call) else None


def test_whoever_is_too_weak_for_a_guardian_calls_for_help_and_the_others_come():
    """[KINGOS 6.16] the loyal from afar, the selfish not for that alone."""
    land = "0,1:dunes@0 0,2:wreck@0(owl) 1,1:dunes@0 1,2:dunes@0"
    asking = turn(sits("0,2"), sits("1,1"), land=land)
    assert calls(asking) == ("here", 0)
    assert calls(turn(sits("0,2", energy=(9, 0)), sits("1,1"), land=land)) is None
    heard = turn(sits("1,1"), sits("0,2", call=Heard("here", 0, 1)), land=land)
    unheard = turn(sits("1,1"), sits("0,2"), land=land)
    left = Move("left")  # below the field where help is needed
    for style in (LOYAL, MIDDLING, SELFISH):
        gained = worth(Outlook(heard, 0, style), left) - worth(Outlook(unheard, 0, style), left)
        assert gained == pytest.approx(style.help / 3)
    hopeless = turn(sits("1,1", energy=(1, 5)), sits("0,2", energy=(1, 5), call=Heard("here", 0, 1)), land=land)
    assert worth(Outlook(hopeless, 0, LOYAL), left) < worth(Outlook(heard, 0, LOYAL), left)


def test_how_much_is_answered_and_a_meeting_is_too():
    """[KINGOS 6.16]"""
    asked = turn(sits("0,1", energy=(4, 2)), sits(call=Heard("how_much", 0, 2)), land="0,1:dunes@0")
    assert calls(asked) == ("bring", 4)
    answered = sits("0,1", energy=(4, 2), call=Heard("bring", 4, 2))
    told = turn(answered, sits(call=Heard("how_much", 0, 1)), land="0,1:dunes@0")
    assert calls(told) is None
    land = "0,4:dunes@0 0,3:dunes@0 0,2:dunes@0 0,1:dunes@0"
    for where, answer in (("0,4", ("bring", 6)), ("0,2", ("wait", 0)), ("0,0", None)):
        met = turn(sits(where), sits("0,4", energy=(3, 0), call=Heard("citadel", 0, 2)), land=land)
        assert calls(met) == answer, where
    for energy, called in ((8, ("citadel", 0)), (15, None)):
        assert calls(turn(sits("0,4", energy=(energy, 0)), sits("0,4", energy=(8, 0)), land=land)) == called


@pytest.mark.parametrize("level", ["easy", "medium", "hard", "expert"])
def test_beside_another_s_turn_bots_answer_what_they_are_asked_and_say_nothing_else(level):
    """[KINGOS 6.16] so whoever asks hears it before they act; a guardian too strong is no matter for another's turn."""

    def beside(asker, one):
        state = turn(asker, one, land="0,1:dunes@0(owl)")
        view, menu = GAME.view(state, 1), rules.legal(state, 1)
        return bot("kingos", level).choose(view, menu, Random(1), may_decline=True)

    weak = sits("0,1", energy=(1, 2))
    assert beside(sits(call=Heard("how_much", 0, 3)), weak) == Call("bring", 1)
    assert beside(sits(), weak) is None
    assert beside(sits(call=Heard("wait", 0, 3)), weak) is None
    assert beside(sits(call=Heard("how_much", 0, 2)), weak._replace(call=Heard("bring", 2, 2))) is None


def test_the_loyal_wait_for_whoever_asks_them_to():
    """[KINGOS 6.16] as long as the moon leaves time for it."""
    land = "0,4:dunes@0 0,3:dunes@0 0,2:dunes@0"
    strong = sits("0,4", energy=(9, 0))

    def entering(style, moon=2):
        behind = sits("0,2", call=Heard("wait", 0, 2))
        state = turn(strong, strong, strong, behind, again=True, token=0, land=land, moon=moon)
        return worth(Outlook(state, 0, style), Move("up")) > 0

    assert (entering(LOYAL), entering(MIDDLING), entering(LOYAL, moon=10)) == (False, False, False)
    kings = sits("0,4", energy=(15, 0))

    def strong_enough(style, moon=2):
        behind = sits("0,2", call=Heard("wait", 0, 2))
        state = turn(kings, kings, behind, again=True, token=0, land=land, moon=moon)
        return worth(Outlook(state, 0, style), Move("up")) > 0

    assert (strong_enough(LOYAL), strong_enough(MIDDLING), strong_enough(LOYAL, moon=10)) == (False, True, True)


def test_the_loyal_leave_the_last_blow_to_others_where_they_can():
    """[KINGOS 7.1]"""
    two = (sits("0,5", energy=(9, 0)), sits("0,5", energy=(8, 0)))
    assert best(battle(*two), style=LOYAL) == PutIn(7)
    assert best(battle(*two), style=MIDDLING) == PutIn(9)
    needed = (sits("0,5", energy=(8, 0)), sits("0,5", energy=(6, 0)))
    assert best(battle(*needed), style=LOYAL) == PutIn(8)


def test_the_loyal_do_not_take_the_last_blow_by_a_flower_that_nobody_needs():
    """[KINGOS 6.4, 7.1] they play it where it is needed."""
    two = battle(sits("0,5", energy=(9, 0), hand="poppy"), sits("0,5", energy=(9, 0)))
    for energy, loyal in (("7", Pass()), ("4", Bloom("poppy"))):
        asked = do(two, f"0 put-in {energy}", "1 put-in 8")
        assert (best(asked, style=LOYAL), best(asked, style=MIDDLING)) == (loyal, Bloom("poppy"))


def test_the_loyal_keep_their_word_though_it_is_hopeless():
    """[KINGOS 6.2] the middling do not, where the others have said too little."""
    heard = do(talk(sits("0,5"), sits("0,5")), "0 say 6", "1 say 1")
    assert (best(heard, style=LOYAL), best(heard, style=MIDDLING)) == (PutIn(6), PutIn(0))


@pytest.mark.parametrize("name", ["expert", "benchmarks.island:Ahead"])
def test_who_must_win_strikes(name):
    """Alone on the citadel's threshold with far more than Kingoš has, and the moon on its last space."""
    state = turn(sits("0,4", energy=(16, 0)), sits(), token=0, land="0,4:dunes@0", moon=12)
    assert bot("kingos", name).choose(GAME.view(state, 0), rules.legal(state, 0), Random(1)) == Move("up")


def test_what_is_played_out_where_thinking_ahead_is_measured():
    land = "0,4:dunes@0"
    near = turn(sits("0,4", energy=(7, 0)), sits("0,4", energy=(8, 0)), again=True, token=0, land=land)
    tried = choices(Outlook(near, 0, SELFISH), rules.legal(near, 0), Pass())
    assert tried[:2] == [Pass(), Move("up")]
    far = turn(sits(), sits())
    assert choices(Outlook(far, 0, SELFISH), rules.legal(far, 0), Move("up")) == [Move("up")]
    assert choices(Outlook(near, 0, SELFISH), rules.legal(near, 0), Call("wait")) == [Call("wait")]
    fight = battle(sits("0,5"), sits("0,5"))
    assert choices(Outlook(fight, 0, SELFISH), rules.legal(fight, 0), PutIn(0)) == [PutIn(0), PutIn(6)]


def test_a_red_flower_is_played_where_it_turns_the_battle():
    state = battle(sits("0,1", hand="poppy"), sits(), land="0,1:wreck@0(heron)")
    assert best(do(state, "0 put-in 5")) == Bloom("poppy")
    assert best(do(state, "0 put-in 6")) != Bloom("poppy")


def test_middling_bots_beat_kingos_now_and_then_and_random_ones_hardly_ever():
    player, rng = bot("kingos", "medium"), Random(2)
    ends = set()
    for _ in range(20):
        state = GAME.new_game(3, GAME.complete({}))
        end = play_out(
            GAME,
            state,
            lambda state, seat, menu, may: player.choose(GAME.view(state, seat), menu, rng, may_decline=may),
            rng.randrange,
        )
        ends.add(end.top.how)
    assert "kingos" in ends


def test_what_is_counted_adds_up():
    """[KINGOS 9] the island's wins and those of each place in turn order are all the games there are."""
    result = simulate(GAME, GAME.complete({}), ["medium"] * 3, 12, 1)
    told = result["tallies"]
    assert sum(told["island_wins"].values()) * 12 == pytest.approx(result["nobody_wins"], abs=0.01)
    assert sum(told["wins_by_place"].values()) + sum(told["island_wins"].values()) == pytest.approx(1, abs=0.01)
    assert sum(line["win_parts"] for line in result["bots"]) == pytest.approx(12 - result["nobody_wins"], abs=0.01)
    assert 3 * told["length"]["battle_phases"] > told["length"]["turns"] > told["length"]["battle_phases"] > 5
    assert len(told["games_with_card"]) == len(FLOWERS) + len(CURSES)
    assert all(0 <= share <= 1 for share in told["games_with_card"].values())
    assert as_row(result).startswith(f"| 3 | {result['nobody_wins'] / 12:.0%} | ")
