"""A game with a slip that is known: played as a bot would, but for the last swap, which is the worst there is."""

from random import Random

from tabbytop.core.codec import decode
from tabbytop.games import all_games

from .hand import Choose, Json, play_together, thoughtful
from .pages import FIXED, Guest

LEAST = 6  #: points that the slip costs


class Slipping:
    """What it chose last, and what that cost, once it is planted."""

    def __init__(self, seed: int) -> None:
        self.action: Json = None
        self.seat, self.cost = -1, 0.0
        self._wise = thoughtful("clans", "easy", seed)

    def choose(self, sight: Json, actions: list[Json]) -> Json:
        view = sight["view"]
        if view["step"] != "swap" or view["asleep"]:
            return self._wise(sight, actions)
        game = all_games()["clans"]
        state, self.seat = game.determinize(decode(game.view_type, view), Random(0)), sight["seat"]

        def lead(action: Json) -> float:
            outcome = game.outcome(game.apply(state, self.seat, decode(game.action, action)))
            return outcome.points(self.seat) - outcome.points(1 - self.seat)

        leads = [lead(action) for action in actions]
        self.action, self.cost = actions[leads.index(min(leads))], max(leads) - min(leads)
        return self.action


def slipped(one: Guest, other: Guest | None, nonce: str) -> tuple[str, Slipping]:
    """A table at which a game is over whose last swap was a slip; of two people, or of one on both seats."""
    for attempt in range(1, 10):
        named, mind = f"{nonce} {attempt}", Slipping(attempt)
        choose: Choose = mind.choose
        table: str = one.set_table("me", "open" if other else "me", nonce=named, start=False)["id"]
        with one.hand(table) as first, (other or one).hand(table) as second:
            if other:
                second.ask("sit", seat=1, nonce=FIXED + named)
            first.ask("start")
            play_together([first, second] if other else [first], choose)
        if mind.cost >= LEAST:
            return table, mind
    raise AssertionError(f"no last swap in {nonce} could cost much")
