"""What is hidden stays hidden, whatever view and determinize agree on: the marks on the state are the judge."""

from random import Random

from tabbytop.core import PHYSICS
from tabbytop.core.secrecy import ineffective, leaves, unmarked

from . import telling
from .exchange import box, hides

MANY = 120  #: steps of one way to play that could be done otherwise in secret


def test_of_everything_it_is_said_who_may_see_it(case):
    """Of every place for a card in a state, and of every card that an action names."""
    for kind in (case.game.state, *case.game.actions):
        assert list(unmarked(kind)) == []


def test_nothing_is_said_to_be_hidden_and_left_where_it_lies(case):
    """A mark without a pool would pass every comparison, because no other world is ever tried."""
    assert list(ineffective(case.game.state)) == []
    for kind in case.game.actions:
        hidden = {leaf for leaf in leaves(kind) if leaf.mark is not None and leaf.mark.kind == "lies"}
        assert not [leaf.field for leaf in hidden if leaf.pool is None], "is Secret and of no Pool"
        assert {leaf.path for leaf in hidden} == set(telling.secrets_of(kind)), "mark the whole field of an action"


def test_nothing_is_lost_and_nothing_lies_in_two_places(case):
    """A card that is also named elsewhere would be a second one: no copy of a secret goes unseen."""
    for state, _, _, after in case.steps(MANY):
        assert box(after) == box(state)


def test_nothing_tells_what_is_hidden(case):
    """In another world, the same but for what a viewer may not know, all that comes to this viewer is the same."""
    rng = Random(18)
    for look in case.looks:
        tries = case.tries(look.state, look.viewer, rng)
        telling.same_position(case.game, look.state, look.world, look.viewer, tries)
    assert case.looks or not any(hides(state) for state in case.positions()), "nothing was compared"


def test_nothing_that_happens_tells_what_stays_hidden(case):
    """The same step in another world."""
    for _, step, viewer, world in case.looks:
        if step is not None and telling.can_happen(case.game, world, step.seat, step.action):
            telling.same_step(case.game, step, world, viewer)


def test_what_is_done_in_secret_shows_nothing_to_others(case):
    """Another card drawn, another answer given or another card laid: wherever rules may have noted it."""
    game, rng = case.game, Random(20)
    secret = [step for step in case.steps() if step.seat != PHYSICS and telling.is_secret(game, step)]
    for step in case.sample(secret, MANY, rng):
        others = [telling.otherwise(game, step, rng) for _ in range(3)]
        telling.same_in_secret(game, step, others, case.viewers)
