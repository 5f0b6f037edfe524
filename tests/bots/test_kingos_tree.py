"""The baseline of Kingoš's island, a tree over the rules: sound counts, sound choices, and named but never offered."""

from dataclasses import replace
from random import Random
from typing import Any

import pytest

from tabbytop.bots import LEVELS, Budget, bot, of_the_house
from tabbytop.bots.kingos import by_rules_of_thumb
from tabbytop.bots.kingos.outlook import SHREWD, Outlook
from tabbytop.bots.kingos.policy import choose
from tabbytop.bots.kingos.tree import PLAYING_OUT, SEARCH, Node, Tree
from tabbytop.core import CHANCE, play_out
from tabbytop.core.playing import at_random
from tabbytop.games.kingos import GAME, rules
from tabbytop.games.kingos.actions import Action, Call, Move, PutIn, Say
from tabbytop.games.kingos.state import Acting, State
from tabbytop.games.kingos.tests.positions import battle, sits, talk, turn

from .midnight import before_midnight

NAME = "tabbytop.bots.kingos.tree:TREE"
GAMES = 20
PLAIN = PLAYING_OUT
BOTH = pytest.mark.parametrize("tree", [SEARCH, PLAIN], ids=["knowing", "plain"])


def moments(seats: int, seed: int, every: int) -> list[tuple[State, int]]:
    """Some positions of a random game in which a seat is asked and has something to choose."""
    found: list[tuple[State, int]] = []
    rng = Random(seed)

    def watch(state: State, seat: int, action: Any, after: State) -> None:
        if seat != CHANCE and seat in rules.to_act(state).must and len(GAME.legal(state, seat)) > 1:
            found.append((state, seat))

    play_out(GAME, GAME.new_game(seats, GAME.complete({})), at_random(rng), rng.randrange, watch=watch)
    return found[::every]


def answer(state: State, seat: int = 0, work: int = GAMES, tree: Tree = SEARCH) -> Action | None:
    return tree.choose(GAME.view(state, seat), GAME.legal(state, seat), Random(1), Budget(work=work))


def by_thumb(state: State, seat: int = 0, tree: Tree = SEARCH) -> Action | None:
    return by_rules_of_thumb(tree.style)(GAME.view(state, seat), GAME.legal(state, seat), Random(1))


def grown(state: State, seat: int, tree: Tree = SEARCH) -> Node | None:
    """The tree of a position in which there is something to think about."""
    view, menu, rng = GAME.view(state, seat), GAME.legal(state, seat), Random(1)
    guessed = GAME.determinize(view, rng)
    usual = choose(guessed, seat, menu, rng, tree.style)
    tried = tree.tried(guessed, seat, menu, usual)
    if isinstance(usual, Call | Say) or len(tried) == 1:
        return None
    return tree.grown(view, tried, rng, Budget(work=GAMES))


def below(node: Node) -> list[Node]:
    """Everything that was done from there on."""
    return [one for child in node.after.values() for one in (child, *below(child))]


def all_after(node: Node) -> list[tuple[int, Action]]:
    """Who did what from there on."""
    return [did for one in (node, *below(node)) for did in one.after]


def test_it_can_be_named_and_nobody_is_offered_it() -> None:
    assert callable(bot("kingos", NAME).choose)
    assert NAME not in of_the_house(())
    assert "tree" not in LEVELS


@BOTH
@pytest.mark.parametrize("seats", [1, 2, 4])
def test_it_plays_whole_games(seats: int, tree: Tree) -> None:
    """What it answers is on the menu, and the same for the same seed; else ``bot`` would raise."""
    ends = []
    for _ in range(2):
        rng = Random(3)

        def decide(state: State, seat: int, menu: Any, may_decline: bool, rng: Random = rng) -> Any:
            view = GAME.view(state, seat)
            return tree.choose(view, menu, rng, Budget(work=1), may_decline)

        ends.append(play_out(GAME, GAME.new_game(seats, GAME.complete({})), decide, Random(4).randrange))
    assert ends[0] == ends[1]


@BOTH
@pytest.mark.parametrize("seats", [1, 2, 4])
def test_every_descent_makes_one_new_choice_at_most(seats: int, tree: Tree) -> None:
    """Counts add up below every node: of the descents that came by, all but the one in which it was new go on, unless
    the game was over or it was enough."""
    trees = [root for state, seat in moments(seats, 5, 29) if (root := grown(state, seat, tree))]
    assert trees
    for root in trees:
        assert sum(one.made for one in root.after.values()) == GAMES
        nodes = below(root)
        assert sum(one.made > 0 for one in nodes) <= GAMES
        for one in nodes:
            assert one.made <= one.offered
            assert 0 <= one.won <= one.made
            assert sum(child.made for child in one.after.values()) <= max(0, one.made - 1)


@BOTH
def test_what_is_chosen_was_done_most_often(tree: Tree) -> None:
    for state, seat in moments(2, 11, 13):
        root, chosen = grown(state, seat, tree), answer(state, seat, tree=tree)
        assert chosen is not None
        if root is None:
            assert chosen == by_thumb(state, seat, tree)
        else:
            assert root.after[seat, chosen].made == max(one.made for one in root.after.values())


@BOTH
def test_what_is_hidden_changes_nothing(tree: Tree) -> None:
    """The same view, menu and seed give the same answer, whatever the others really hold."""
    for state, seat in moments(3, 13, 19):
        other = GAME.determinize(GAME.view(state, seat), Random(99))
        assert answer(state, seat, 8, tree) == answer(other, seat, 8, tree)


@BOTH
def test_what_others_put_in_unseen_changes_nothing(tree: Tree) -> None:
    """[KINGOS 8.1] they choose it again in thought."""
    state = battle(sits("0,1"), sits("0,1"), land="0,1:wreck@0(heron)")
    chosen = {answer(rules.apply(state, 1, PutIn(energy)), 0, 12, tree) for energy in (0, 3, 6)}
    assert len(chosen) == 1


@BOTH
def test_only_turns_branch_below_the_root(tree: Tree) -> None:
    for state, seat in ((turn(sits("0,1"), sits("0,1"), land="0,1:wreck@0(heron)"), 0), (before_midnight(2), 0)):
        root = grown(state, seat, replace(tree, silent=True))
        assert root is not None
        deeper = {type(action) for child in root.after.values() for _, action in all_after(child)}
        assert deeper
        assert not deeper & {PutIn, Say, Call}


@BOTH
def test_without_work_the_rules_of_thumb_are_enough(tree: Tree) -> None:
    for state, seat in moments(2, 17, 9):
        assert answer(state, seat, 0, tree) == by_thumb(state, seat, tree)


def test_the_plain_one_plays_out_and_asks_no_net(monkeypatch: pytest.MonkeyPatch) -> None:
    """All that it adds up are wins, whole or shared."""

    def chances(state: State) -> list[float]:
        raise AssertionError("a net was asked")

    monkeypatch.setattr("tabbytop.bots.kingos.tree.chances", chances)
    state = before_midnight(9)
    root = grown(state, 0, replace(PLAIN, silent=True))
    assert root is not None
    assert all(2 * one.won == int(2 * one.won) for one in below(root))
    with pytest.raises(AssertionError, match="a net"):
        grown(state, 0, replace(SEARCH, silent=True))


@BOTH
def test_words_are_left_to_the_rules_of_thumb(tree: Tree) -> None:
    """[KINGOS 6.2]"""
    state = talk(sits("0,1"), sits("0,1"), land="0,1:wreck@0(heron)")
    assert isinstance(by_thumb(state, tree=tree), Say)
    assert answer(state, tree=tree) == by_thumb(state, tree=tree)


def test_it_may_think_only_where_somebody_is_about_to_strike() -> None:
    calm = before_midnight(9, energy=3)
    assert not Outlook(calm, 0, SHREWD).striking
    view, menu = GAME.view(calm, 0), GAME.legal(calm, 0)
    rng, same = Random(1), Random(1)
    assert replace(SEARCH, calm=False).choose(view, menu, rng) == by_rules_of_thumb(SHREWD)(view, menu, same)
    assert rng.getstate() == same.getstate()


@BOTH
def test_who_must_win_strikes(tree: Tree) -> None:
    """Alone on the citadel's threshold with far more than Kingoš has, and the moon on its last space."""
    state = turn(sits("0,4", energy=(16, 0)), sits(), token=0, land="0,4:dunes@0", moon=12)
    assert isinstance(state.top, Acting)
    assert answer(state, work=SEARCH.work, tree=tree) == Move("up")


@pytest.mark.parametrize("left", [1, 2])
def test_it_goes_where_the_other_can_follow_and_wins_by_it(left: int) -> None:
    """By rules of thumb each waits for the other, until the moon is gone [KINGOS 7.1]."""
    near, silent = before_midnight(left), replace(SEARCH, silent=True)
    assert by_thumb(near, tree=silent) != Move("up")
    assert answer(near, work=120, tree=silent) == Move("up")
