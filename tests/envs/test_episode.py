"""What the end of a game is worth to those who learn by it."""

import pytest

from tabbytop.core import Outcome
from tabbytop.envs.episode import Episode, Setting, rewards
from tabbytop.games.kingos.rules import outcome_of
from tabbytop.games.kingos.state import Over, Value

APART, TOGETHER = False, True


@pytest.mark.parametrize(
    ("places", "seats", "together", "worth"),
    [
        ((1, 2), 2, APART, [1, -1]),
        ((1, 1), 2, APART, [0, 0]),
        ((3, 1, 2), 3, APART, [-1, 1, 0]),
        ((1, 3, 3, 1), 4, APART, [2 / 3, -2 / 3, -2 / 3, 2 / 3]),
        ((2, 1), 1, TOGETHER, [-1]),  # alone: the island, or the sister, wins
        ((1, 2), 1, TOGETHER, [1]),
        ((1, 1), 1, TOGETHER, [0]),
        ((2, 2, 2, 1), 3, TOGETHER, [-1, -1, -1]),  # the tower
        ((1, 1, 1, 2), 3, TOGETHER, [1, 1, 1]),
    ],
)
def test_places_as_rewards(places, seats, together, worth):
    rivals = ("island",) * (len(places) - seats)
    assert rewards(Outcome(places, (), rivals), seats, together) == pytest.approx(worth)


@pytest.mark.parametrize(
    ("over", "worth"),
    [
        (Over("midnight"), [-1, -1, -1]),
        (Over("lost"), [-1, -1, -1]),
        (Over("late"), [-1, -1, -1]),
        (Over("kingos", (Value(1, 9, 0, ""),)), [-0.5, 1, -0.5]),  # the others lose alike
        (Over("kingos", (Value(0, 9, 0, ""), Value(1, 7, 2, "poppy"))), [0.5, 0.5, -1]),
        (Over("kingos", tuple(Value(seat, 7, 0, "") for seat in range(3))), [0, 0, 0]),
    ],
    ids=lambda one: getattr(one, "how", None),
)
def test_the_ends_of_an_island_for_three(over, worth):
    assert rewards(outcome_of(over, 3), 3, APART) == pytest.approx(worth)


@pytest.mark.parametrize(
    ("setting", "together"),
    [
        (Setting("kingos", 1), True),
        (Setting("kingos", 2), False),
        (Setting("clans"), False),
        (Setting("tower", 3, pretend=True), True),
        (Setting("tower", 3, {"mode": "competitive"}, pretend=True), False),
    ],
)
def test_who_plays_together(setting, together):
    assert setting.together == together


def test_an_episode_played_to_its_end_says_what_it_was_worth():
    episode = Episode(Setting("kingos", 1), seed=4)
    while not episode.is_over:
        episode.pick(episode.legal[-1])
    assert episode.rewards() == [1.0 if episode.outcome().places[0] == 1 else -1.0]
