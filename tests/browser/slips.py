"""A game with a slip that is known: played as a bot would, but for the last swap, which is the worst there is."""

from random import Random

from tabbytop.bots.clans.giving import promise
from tabbytop.coach.isle import VALUING
from tabbytop.coach.kingos import VALUING as ISLAND
from tabbytop.coach.valuing import SCORE, WIN
from tabbytop.core.codec import decode, encode
from tabbytop.games import all_games
from tabbytop.games.isle.boat import footprint
from tabbytop.games.isle.components import TILES
from tabbytop.games.kingos.actions import PutIn

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


class Misleading:
    """The clan that promises least of three that were dealt, once, where another promises far more; else a bot's."""

    LEAST = 25  #: of a hundred games that it costs

    def __init__(self, seed: int) -> None:
        self.seat, self.clan, self.better = -1, "", ""
        self._wise = thoughtful("clans", "easy", seed)

    def choose(self, sight: Json, actions: list[Json]) -> Json:
        if self.clan or sight["view"]["step"] != "keep":
            return self._wise(sight, actions)
        seen = decode(all_games()["clans"].view_type, sight["view"])
        promises = {one["clan"]: promise(seen, seen.hand, one["clan"]) for one in actions}
        worst, *_, best = sorted(actions, key=lambda one: promises[one["clan"]])
        if promises[best["clan"]] - promises[worst["clan"]] < self.LEAST:
            return self._wise(sight, actions)
        self.seat, self.clan, self.better = sight["seat"], worst["clan"], best["clan"]
        return worst


def misled(guest: Guest, nonce: str) -> tuple[str, Misleading]:
    """A table at which a game of dealt clans is over, of one person on both seats."""
    for attempt in range(1, 10):
        mind = Misleading(attempt)
        table: str = guest.set_table("me", "me", nonce=f"{nonce} {attempt}", clans="limited", powers=True)["id"]
        guest.play_ahead(table, choose=mind.choose)
        if mind.clan:
            return table, mind
    raise AssertionError(f"no clan in {nonce} could be chosen badly enough")


class Misplacing:
    """On the isle: a tile laid where it is worth least, once, towards the end."""

    LEAST = 7  #: points that it costs, as the coach tells it

    def __init__(self, seed: int) -> None:
        self.cells = ""  #: on which it lies, as the boat names them
        self._wise = thoughtful("isle", "hard", seed)

    def choose(self, sight: Json, actions: list[Json]) -> Json:
        view = sight["view"]
        placing = view["agenda"][-1]
        if self.cells or view["day"] < 4 or placing["type"] != "Placing":
            return self._wise(sight, actions)
        game = all_games()["isle"]
        seen = decode(game.view_type, view)
        found = VALUING.glance(seen, game.legal(game.determinize(seen, Random(0)), sight["seat"]))
        best, worst = found[0].action, found[-1].action
        one, other = VALUING.tried(seen, [best, worst], 48, 7)
        if (one - other)[:, sight["seat"], SCORE].mean() < self.LEAST:
            return self._wise(sight, actions)
        self.cells = f"{footprint(TILES[placing['tile']].shape, worst.turn, worst.cell):x}"
        return encode(game.action, worst)


def misplaced(guest: Guest, nonce: str) -> tuple[str, Misplacing]:
    """A table at which a family game of the isle is over, of one person on both seats."""
    for attempt in range(1, 10):
        mind = Misplacing(attempt)
        table: str = guest.set_table("me", "me", game="isle", nonce=f"{nonce} {attempt}", mode="family")["id"]
        guest.play_ahead(table, choose=mind.choose)
        if mind.cells:
            return table, mind
    raise AssertionError(f"no tile in {nonce} could be laid badly enough")


class HoldingBack:
    """On the island: nothing put in, once, where all that one has would win much more often."""

    LEAST = 0.4  #: of a win that it costs

    def __init__(self, seed: int) -> None:
        self.seat = -1  #: whose slip it was, once it is planted
        self._wise = thoughtful("kingos", "medium", seed)

    def choose(self, sight: Json, actions: list[Json]) -> Json:
        view, seat = sight["view"], sight["seat"]
        if self.seat >= 0 or view["agenda"][-1]["type"] != "PuttingIn":
            return self._wise(sight, actions)
        game = all_games()["kingos"]
        all_of_it = PutIn(view["players"][seat]["vitality"])
        one, other = ISLAND.tried(decode(game.view_type, view), [all_of_it, PutIn(0)], 24, 7)
        if (one - other)[:, seat, WIN].mean() < self.LEAST:
            return self._wise(sight, actions)
        self.seat = seat
        return encode(game.action, PutIn(0))


def held_back(guest: Guest, nonce: str) -> tuple[str, HoldingBack]:
    """A table at which a short game on the island is over, of one person on both seats."""
    for attempt in range(1, 20):
        mind = HoldingBack(attempt)
        table: str = guest.set_table("me", "me", game="kingos", nonce=f"{nonce} {attempt}", distance=4)["id"]
        guest.play_ahead(table, choose=mind.choose)
        if mind.seat >= 0:
            return table, mind
    raise AssertionError(f"no battle in {nonce} could be lost by holding back")
