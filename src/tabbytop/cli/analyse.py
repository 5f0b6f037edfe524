"""``tabbytop analyse``: how good each position of a recorded game was, what was drawn, what was decided."""

import os
from argparse import Namespace
from typing import TYPE_CHECKING

from tabbytop.coach import analysed, valuing_of
from tabbytop.core import BrokenLog, Malformed, Record, TabbyError, lines_of
from tabbytop.games import all_games
from tabbytop.texts import Texts, preferred, texts

from .common import Commands, Progress, print_json, read_bytes, write_text
from .replay import names_of

if TYPE_CHECKING:
    from tabbytop.coach.analysing import Analysis

IN_GAMES = "hundredths"  #: chances are all that is told: there are no points


def add(commands: Commands) -> None:
    parser = commands.add_parser("analyse", help="luck, skill and turning points of a .tabby file")
    parser.add_argument("file", metavar="FILE", help="a .tabby record of a finished game; - is standard input")
    parser.add_argument("--worlds", type=int, help="games played on from each position (unless given: enough of them)")
    parser.add_argument("--seed", type=int, default=1, help="the same gives the same (unless given: %(default)s)")
    parser.add_argument("--notes", metavar="OUT", help="write the record again, with what was found as notes in it")
    parser.add_argument("--json", action="store_true", help="one JSON document and nothing else")
    parser.set_defaults(run=run)


def run(given: Namespace) -> None:
    from tabbytop.coach.analysing import analyse  # and numpy with it

    if given.worlds is not None and given.worlds < 2:
        raise Malformed("at least 2", "--worlds")
    try:
        record = Record.read(lines_of(read_bytes(given.file)), all_games())
    except BrokenLog as wrong:
        raise Malformed(str(wrong), given.file) from None
    if analysed(record.game.key) == "hands":
        look_at_hands(record, given)
        return
    way = valuing_of(record.game.key)
    if way is None:
        raise TabbyError(f"{given.file}: there is no analysis of {record.game.key}")
    bar = Progress(100, "analysing")
    try:
        found = analyse(record, way, given.worlds, given.seed, lambda part: bar(round(100 * part)))
    finally:
        bar.close()
    if given.notes is not None:
        record.annotate(found.notes)
        write_text(given.notes, "\n".join(record.lines()) + "\n")
    if given.json:
        print_json(found.as_json())
    else:
        print(as_text(found, texts(preferred(os.environ))))


def look_at_hands(record: Record, given: Namespace) -> None:
    """Where physics decides there is no curve: what was let go, and in how many hands it would have held."""
    from tabbytop.coach.tower.looking import Looking

    if given.notes is not None:
        raise TabbyError(f"{given.file}: of {record.game.key} there are no notes")
    work, bar = Looking(record), Progress(100, "analysing")
    try:
        for part in work.go_on():
            bar(round(100 * part))
    finally:
        bar.close()
    found, say = work.analysis, texts(preferred(os.environ))
    if given.json:
        print_json(found.as_json())
        return
    names, write = names_of(record.header.seats, say), record.game.notation.write
    for step in found.steps:
        told: dict[str, str | int] = {
            "who": names[step.seat],
            "move": write(step.action),
            "held": step.held or 0,
            "hands": found.worlds,
        }
        if step.fell is not None:
            print(f"{step.n:4d}  {say('coach-fell-' + step.fell, told)}")
    print("" if found.turning_points else say("coach-no-fall"))
    print(say("coach-no-curve", {"hands": found.worlds}))


def as_text(found: "Analysis", say: Texts) -> str:
    """By what each came to where they ended, and the turning points."""
    record = found.record
    names, write = names_of(record.header.seats, say), record.game.notation.write
    lines = [f"{say(record.game.key + '-title')}: {', '.join(names)}", ""]
    for name, side in zip(names, found.sides, strict=False):
        figures = {"initial": side.initial, "final": side.final, "luck": side.luck, "skill": side.skill}
        summed, form = ("coach-came-to", ".1f") if side.luck is None else ("coach-sum", "+.1f")
        told = {key: figure(one, form, say) for key, one in figures.items() if one is not None}
        told["doubt"] = figure(side.doubt or 0.0, ".1f", say)
        lines.append(say(summed, {"name": name, "unit": say(f"coach-unit-{found.unit}")} | told))
    lines.append("")
    slips = [step for step in found.steps if step.n in found.turning_points]
    for step in slips:
        assert step.slip is not None
        told = {"who": names[step.seat], "move": write(step.action), "better": write(step.slip.better)}
        lost = {"points": figure(step.slip.score, ".1f", say), "chance": f"{100 * step.slip.chance:.0f}"}
        key = "coach-slip-games" if found.unit == IN_GAMES or not round(step.slip.score, 1) else "coach-slip"
        lines.append(f"{step.n:4d}  {say(key, told | lost)}")
    lines += [] if slips else [say("coach-no-slip")]
    return "\n".join([*lines, "", say("coach-by-bots", {"worlds": found.worlds})])


def figure(one: float, form: str, say: Texts) -> str:
    """As the language writes it: with a decimal comma in most of Europe."""
    told = format(one, form)
    return told if say.language == "en" else told.replace(".", ",")
