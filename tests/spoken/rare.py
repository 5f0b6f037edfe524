"""Messages that random games do not come to, as the games write them, and why random games do not."""

from tabbytop.core import Args, args
from tabbytop.core.words import NO_ARGS

from . import Recorded


def event(key: str, given: Args = NO_ARGS, seats: int = 3) -> Recorded:
    return Recorded("event", key, given, seats)


def prompt(key: str, given: Args = NO_ARGS) -> Recorded:
    return Recorded("prompt", key, given, 3)


def line(key: str, given: Args = NO_ARGS) -> Recorded:
    return Recorded("line", key, given, 3)


def turn(key: str, given: Args, seats: int = 2) -> Recorded:
    return Recorded("turn", key, given, seats)


SPACES = ("rest", "flower", "move")
PLAIN_ON_THE_ISLAND = (
    *("away", "energy", "shelter", "price", "kept", "otherwise", "flower", "meadow", "cursed", "stirred", "wheel"),
    *("moon", "spare", "wins", "open", "short", "saved", "returns", "spared", "behind"),
)

RARE: dict[str, dict[str, tuple[Recorded, ...]]] = {
    "clans": {
        "what is foreseen is told by the coach, not by the game": (
            *(line("ahead-turn", args(helps=helps, tiles=8)) for helps in (1, 3, 5)),
            *(line("ahead-harm", args(harms=harms, tiles=8)) for harms in (1, 3, 5)),
            *(line("ahead-with", args(tile=tile)) for tile in ("A5", "B2*", "A?", "pigeon2", "dog2@0")),
            *(line(f"ahead-{about}", args(tile=tile)) for about in ("prey", "rather") for tile in ("mouse4", "fly3")),
            line("ahead-lead", args(tile="mouse4", before=-2, after=3)),
            *(line("ahead-places", args(tile=tile, before=2, after=3)) for tile in ("A5", "B2*")),
            line("ahead-dogs", args(own=1, theirs=2)),
            *(line("ahead-clan", args(clan=clan, wins=62)) for clan in ("gourmets", "meowfia")),
            line("ahead-strongest", args(wins=20)),
        ),
        "two events in one sentence are told by a story, not by the game": (
            *(
                turn(
                    "woke-swapped",
                    Args((("seat", 1), ("cell", 7), ("tile", tile), ("from", 7), ("to", 8), ("other", other))),
                )
                for tile, other in (
                    ("B3", "A2*"),
                    ("A?*", ""),
                    ("mouse4", "B5"),
                    ("pigeon2", "fly3"),
                    ("dog2@90", "dog1@0"),
                )
            ),
            *(turn("woke-stayed", args(seat=0, cell=15, tile=tile)) for tile in ("A3", "B2*", "mouse6")),
        ),
        "chiefs rarely stand where their power is asked for": (
            event("left-dogs", args(seat=1), 2),
            event("hushed", args(cells=(0,)), 2),
            event("hushed", args(cells=(3, 8)), 2),
            line("gift", args(tile="fly3", cell=10)),
            line("gourmets", args(prey=1)),
            line("meowfia", args(cats=1)),
        ),
    },
    "isle": {
        "what is foreseen is told by the coach, not by the game": (
            *(line(f"ahead-{about}") for about in ("growing", "rats", "rare", "treasure", "sister", "cats", "later")),
            line("ahead-family", args(colour="red")),
            line("ahead-map", args(colour="blue")),
            *(
                line("ahead-room", args(what=room))
                for room in ("stern", "left_cabin", "dining", "right_cabin", "deck", "storage", "bow")
            ),
            *(line("ahead-space", args(what=what)) for what in ("whole", "torn")),
            line("ahead-lesson", args(card=122)),
            line("ahead-card", args(card=98)),
            *(line(f"ahead-{about}", args(fish=fish)) for about in ("fish", "catch") for fish in (1, 3, 5)),
            *(line(f"ahead-{about}") for about in ("boots", "unlaid", "spare", "basket", "berth")),
            line("ahead-others", args(card=144)),
            *(line(f"ahead-{about}", args(card=83)) for about in ("kept", "played")),
            *(line("ahead-given", args(what=what)) for what in ("lessons", "treasures")),
            *(
                line("ahead-herd", args(count=count, fish=2 * count, what=what))
                for what in ("nearer", "farther")
                for count in (1, 2, 3)
            ),
            *(
                line("ahead-left", args(tile=tile, what=what))
                for what in ("missed", "saved")
                for tile in ("blue-c14", "x1", "bar")
            ),
        ),
        "alone the sister stands in the order too": (event("new-order", args(order=(1, 0)), 1),),
        "two events in one sentence are told by a story, not by the game": tuple(
            turn(
                "rescued-placed",
                args(seat=seat, tile="blue-c14", fish=fish, basket=basket, cell=105, rats=rats),
            )
            for seat, fish, basket, rats in (
                (0, 3, "permanent", 0),
                (1, 5, "broken", 1),
                (0, 1, "whole", 3),
                (1, 3, "broken", 5),
            )
        ),
        "and so is all that comes to the island in one morning": tuple(
            turn(
                "fields-filled-fields-filled",
                args(cats=" ".join(["blue-c14"] * cats), treasures=" ".join(["bar"] * treasures), came=0, times=2),
            )
            for cats, treasures in ((8, 2), (16, 1), (4, 5), (4, 0))
        ),
        "and all of the sister's lessons": (
            turn("sister-lessons-sister-lessons", args(cards=(197, 199, 206, 208), times=2), 1),
        ),
        "and the cats that one card brings": tuple(
            turn("sent-sent", args(seat=seat, tile="blue-c14", field="left", place=1, times=times))
            for seat, times in ((0, 2), (1, 4))
        ),
        "who wanted to play a card and does is told once": (turn("wished-played", args(seat=0, card=75)),),
        "what is taken and laid is told in one sentence too": tuple(
            turn(f"{key}-placed", args(seat=seat, cell=105, rats=rats, **given))
            for key, given in (
                ("took", {"tile": "blue-c14"}),
                ("took", {"tile": "corner"}),
                ("found", {"tile": "bar", "card": 98, "fish": 0}),
                ("found", {"tile": "pair", "card": 107, "fish": 1}),
                ("befriended", {"tile": "x1", "colour": "red"}),
            )
            for seat, rats in ((0, 0), (1, 2))
        ),
        "one player rarely has several lessons for all": (
            event("public-lesson", args(seat=1, cards=(150, 148))),
            event("public-lesson", args(seat=1, cards=(150, 148, 144, 143, 145))),
        ),
        "only from a bag to which files have added oshax [ISLE 1.3]": (
            prompt("colour-oshax", args(tile="x3")),
            event("let-go", args(seat=1, tile="bar")),
        ),
        "where there are more oshax than those of the box [ISLE 1.3]": (prompt("lay-out", args(count=6)),),
        "cards from a file beside the box have no text [ISLE 1.2]": (event("played", args(seat=2, card=301)),),
        "who plays the card has rarely both a used basket and a ready one": (prompt("sell-basket"),),
    },
    "kingos": {
        "what is foreseen is told by the coach, not by the game": (
            *(
                line(f"ahead-{where}", args(steps=3, moons=moons))
                for where in ("nearer", "farther")
                for moons in (0, 1, 3, 5, 99)
            ),
            *(line(f"ahead-{about}") for about in PLAIN_ON_THE_ISLAND),
            *(line("ahead-choice", args(limit=limit)) for limit in (3, 5)),
            *(line(f"ahead-{about}", args(on=on)) for about in ("freed", "blocked", "stays") for on in SPACES),
            *(line(f"ahead-{about}", args(guardian="owl")) for about in ("driven", "recalled")),
            line("ahead-guardian", args(own=5, strength=4, reward=3)),
            *(line("ahead-beside", args(seats=seats)) for seats in ((1,), (1, 2))),
            *(line(f"ahead-{about}", args(own=3, strength=8)) for about in ("left", "missing")),
            *(
                line(f"ahead-{about}", args(seats=seats, together=14, strength=21))
                for about in ("strike", "waits")
                for seats in ((), (1,), (1, 2))
            ),
            line("ahead-announced", args(energy=2, together=5, strength=6)),
            line("ahead-part", args(energy=2, part=4)),
            *(
                line(f"ahead-{about}", args(together=14, strength=12))
                for about in ("others", "words", "together", "rested")
            ),
            line("ahead-word", args(energy=3, said=4)),
            *(line("ahead-trust", args(seat=1, kept=kept, times=times)) for kept, times in ((1, 1), (2, 3), (1, 5))),
            line("ahead-faces", args(before=1, after=5)),
            line("ahead-value", args(value=7, strength=6)),
            *(line(f"ahead-{about}", args(own=5, best=6)) for about in ("first", "second")),
            line("ahead-bring", args(energy=5)),
        ),
        "two events in one sentence are told by a story, not by the game": tuple(
            turn(key, args(seat=1, **given), 3)
            for key, given in (
                ("moved-explored", {"x": 1, "y": 2, "card": "cove"}),
                ("gathered-drew-flower", {}),
                ("gathered-drew-this-flower", {"flower": "rose"}),
                ("guardian-came-guardian-came", {"guardian": "heron heron", "x": -1, "y": 4, "times": 2}),
                ("guardian-came-guardian-came", {"guardian": "heron owl heron", "x": 0, "y": 2, "times": 3}),
            )
        ),
        "whoever goes anywhere does not get to the citadel": (
            event("entered", args(seat=1, x=0, y=4)),
            event("kingos-won", args(x=0, y=4, seats=(0, 2), value=21, strength=20)),
            event("kingos-lost", args(x=0, y=4, seats=(1,), value=1, strength=18)),
            event("kingos-drawn", args(x=0, y=4, seats=(0, 1, 2), value=18, strength=18)),
            line("energy"),
            line("red", args(flower="rose")),
        ),
        "guardians that nobody beats do not come back, so the bag does not run empty": (
            prompt("recall", args(count=1)),
            prompt("recall", args(count=3)),
            event("guardian-left", args(guardian="owl", x=-2, y=3)),
        ),
        "every island card must have been laid": (event("lost"), line("lost")),
    },
    "tower": {
        "what is foreseen is told by the coach, not by the game": (
            *(line(f"ahead-{about}") for about in ("build", "nearer", "climbs")),
            *(line(f"ahead-{about}", args(often=5, hands=8)) for about in ("holds", "slips")),
            *(line("ahead-falls", args(piece=piece, often=3, hands=8)) for piece in (4, 42)),
            line("ahead-met", args(goal=3)),
        ),
        "no story is won with towers that somebody builds anyhow": (
            event("story-won", args(floor=10)),
            prompt("go-on", args(floor=10, next=13)),
            event("agreed", args(seat=1)),
            event("enough", args(seat=0)),
            event("ended-summit"),
        ),
        "nor do such towers carry two cats for a goal that all share, or make somebody give up": (
            prompt("meet"),
            event("goal-turned", args(seat=0, goal=3)),
            event("gave-up", args(seat=1)),
        ),
        "seldom does one piece bring down another of the same action": (
            event("down-again", args(pieces=("orange1",))),
            event("down-again", args(pieces=("brick1", "floor4"))),
        ),
        "all cats of one colour seldom lie on such towers": (prompt("take-off", args(tries=0)),),
        "such towers lie long before two hundred turns are over": (event("ended-turns"),),
        "who begins is drawn, and these are read by the first seat": (event("started", args(first=0)),),
        "none of three cards can be done: nearly all walls and cats stand": (
            prompt("discard"),
            event("discarded", args(seat=1, action=2)),
        ),
        "several events in one sentence are told by a story, not by the game": (
            *(turn("petted-petted", args(seat=1, piece="blue1", times=times)) for times in (2, 5)),
            *(
                turn(
                    "walls-fell-came-down",
                    args(walls=walls, sum=sum, most=5, pieces=pieces, floor=floor, floors=floors, others=others),
                )
                for walls, sum, pieces, floor, floors, others in (
                    (1, 1, ("orange1",), 0, 0, 2),
                    (2, 3, ("green1", "blue1", "blue2"), 0, 0, 5),
                    (1, 4, ("floor6",), 6, 1, 1),
                    (1, 2, ("floor6", "green1"), 6, 1, 2),
                    (1, 1, ("floor6", "floor7"), 6, 2, 1),
                    (4, 6, ("floor5", "floor6", "floor7", "orange1"), 5, 3, 5),
                    (10, 10, ("floor3", "floor4", "floor5", "floor6", "floor7", "orange1", "blue1"), 3, 5, 12),
                )
            ),
        ),
        "how much comes down is drawn, and seldom comes to each of these": tuple(
            event("came-down", args(pieces=pieces, floor=floor, floors=floors, others=others))
            for pieces, floor, floors, others in (
                (("floor4",), 4, 1, 0),
                (("floor4", "green1"), 4, 1, 1),
                (("floor4", "floor5"), 4, 2, 0),
                (("floor4", "floor5", "green1", "blue1"), 4, 2, 2),
                (tuple(f"floor{n}" for n in range(4, 9)), 4, 5, 0),
                ((*(f"floor{n}" for n in range(4, 9)), "green1"), 4, 5, 1),
            )
        ),
        "no simulation has failed": (event("unsettled"), event("unsettled-wait")),
        "outcomes that are drawn know few reasons why a piece did not hold [TOWER 8.5]": (
            *(
                event("missed", args(seat=1, piece=piece, tries=tries, why=why))
                for tries, piece, why in (
                    (1, "orange1", "kitten"),
                    (2, "brick1", "cat"),
                    (1, "window1", "hurry"),
                    (3, "column1", "high"),
                    (1, "kitten1", "edge"),
                    (1, "floor3", "slid"),
                    (5, "floor4", "lower"),
                    (1, "statue2", "steep"),
                    (1, "portal2", "folded"),
                    (1, "green1", "balance"),
                )
            ),
        ),
    },
}
