"""Game notation of saucers: ``+3`` draws, ``p4`` lays, ``hiss``."""

from tabbytop.core.notation import Spelling, or_dash

from .state import Action, Draw, Hiss, Lay
from .view import View

ACTIONS = Spelling[Action]("saucers", Action, {Draw: "+{saucer}", Lay: "p{paw}", Hiss: "hiss"})
write, read = ACTIONS.write, ACTIONS.read


def show(seen: View) -> str:
    cats = " / ".join(
        f"{''.join(map(str, cat.hand))}{'_' if cat.has_laid else ''} took {or_dash(''.join(map(str, cat.saucers)))}"
        + (" hissed" if cat.hissed else "")
        for cat in seen.cats
    )
    bag = or_dash("".join(map(str, seen.bag)))
    return f"rounds {seen.rounds} | saucer {or_dash(seen.saucer)} | own paw {or_dash(seen.laid)} | {cats} | bag {bag}"
