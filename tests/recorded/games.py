"""Who records what: a game whose board repeats no clause needs none."""

from . import Recorder, clans, isle, kingos, tower

RECORDERS: dict[str, Recorder] = {
    "clans": clans.record,
    "isle": isle.record,
    "kingos": kingos.record,
    "tower": tower.record,
}
