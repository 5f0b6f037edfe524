"""``python -m tabbytop.bots.clans.learning``: what it is asked stands in the package's own words."""

import argparse
from pathlib import Path

NAME = "net.pt"  #: a run is saved under it
SAMPLE = 256  #: games in which the height of levels is measured


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m tabbytop.bots.clans.learning")
    orders = parser.add_subparsers(dest="order", required=True)
    learn = orders.add_parser("learn", help="by games against itself")
    learn.add_argument("--seconds", type=float, default=530, help="how long (default: 530)")
    learn.add_argument("--games", type=int, default=65536, help="side by side (default: 65536)")
    learn.add_argument("--from", type=Path, dest="before", metavar="DIR", help="a run to go on from")
    learn.add_argument("--into", type=Path, metavar="DIR", help="where it is saved (default: where it came from)")
    write = orders.add_parser("write", help="what was learnt, in whole numbers")
    write.add_argument("run", type=Path, metavar="DIR")
    write.add_argument("file", type=Path, metavar="FILE")
    asked = parser.parse_args()
    try:
        import torch  # noqa: F401  (is it there?)
    except ImportError:
        raise SystemExit('learning needs the package torch: pip install "tabbytop[torch]"') from None
    if asked.order == "write":
        write_down(saved(asked.run), asked.file)
    elif asked.into or asked.before:
        learnt(asked.seconds, asked.games, asked.before, asked.into or asked.before)
    else:
        learn.error("--into DIR says where it is saved")


def saved(run: Path) -> Path:
    return run / NAME if run.is_dir() else run


def learnt(seconds: float, games: int, before: Path | None, into: Path) -> None:
    from .teaching import ANEW, ON, Pupil, taught

    pupil = Pupil()
    if before:
        pupil.load(saved(before))
    taught(pupil, ON if before else ANEW, seconds, games, lambda line: print(line, flush=True))
    pupil.save(into / NAME)


def write_down(run: Path, file: Path, games: int = SAMPLE) -> None:
    import numpy

    from .net import Eyes
    from .playing import played
    from .teaching import ANEW, Pupil
    from .whole import whole

    pupil = Pupil()
    pupil.load(run)
    eyes = Eyes(pupil.mean)
    turns = played((eyes, eyes), games, ANEW.seed, ANEW.mix).turns
    planes, numbers = (
        numpy.concatenate([one.cpu().numpy() for one in some])
        for some in ([turn.planes for turn in turns], [turn.numbers for turn in turns])
    )
    weights = {name: one.float().cpu().numpy() for name, one in pupil.mean.state_dict().items()}
    found = whole(weights, planes, numbers)
    file.write_bytes(found.written())
    print(f"{file}: the largest sum is {found.fullest:.2f} of what fractions of 32 bits hold exactly")


if __name__ == "__main__":
    main()
