"""How the house set plays [KINGOS 9]: ``python -m tabbytop.bots.kingos.balance --games 1000 --seed 1``.

A row of the table in the game's README for each number of adventurers, from the same games and figures as
``tabbytop simulate``: the island's share of wins, the luckiest place in turn order, how long a game is, and which
cards are used in the fewest games.
"""

import argparse
from typing import Any

from tabbytop.bots.tournament import simulate
from tabbytop.games.kingos import GAME

HEAD = """| adventurers | island wins | luckiest place × share | battle phases | turns | cards used least |
|---|---|---|---|---|---|"""
RAREST = 3  # cards that are named


def as_row(result: dict[str, Any]) -> str:
    """``result`` is what ``tabbytop simulate`` gives."""
    seats, told = len(result["bots"]), result["tallies"]
    island, places, length = sum(told["island_wins"].values()), told["wins_by_place"].values(), told["length"]
    luck = max(places) * seats / sum(places) if sum(places) else 0.0
    rare = sorted((share, card) for card, share in told["games_with_card"].items())[:RAREST]
    cards = ", ".join(f"{card} {share:.0%}" for share, card in rare)
    return f"| {seats} | {island:.0%} | {luck:.2f} | {length['battle_phases']:.1f} | {length['turns']:.0f} | {cards} |"


def main() -> None:
    parser = argparse.ArgumentParser(description="how the house set plays, by number of adventurers")
    parser.add_argument("--games", type=int, default=1000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--level", default="medium")
    parser.add_argument("--seats", type=int, nargs="*", default=[1, 2, 3, 4, 5])
    parser.add_argument("-o", dest="options", metavar="KEY=VALUE", action="append", default=[])
    given = parser.parse_args()
    known = {option.key: option for option in GAME.options}
    chosen = dict(pair.split("=", 1) for pair in given.options)
    options = GAME.complete({key: known[key].read(value) for key, value in chosen.items()})
    print(HEAD)
    for seats in given.seats:
        print(as_row(simulate(GAME, options, [given.level] * seats, given.games, given.seed)), flush=True)


if __name__ == "__main__":
    main()
