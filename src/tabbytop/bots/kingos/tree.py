"""A baseline beside the levels: information-set Monte Carlo tree search (ISMCTS), over the rules as they are read.

``tabbytop simulate kingos --bots expert,tabbytop.bots.kingos.tree:TREE``, or ``:KNOWING``. Nobody is offered them at a
table. The tree is one of actions, whatever chance draws (open loop), and every descent goes through another imagined
world. Rules of thumb say what is worth a try and what promises most before anything was tried. The plain one plays
games out from the end of the tree, everybody by medium's rules of thumb; the knowing one knows all that the expert
knows, plays on for some turns as in ``ahead``, and ``standing`` says how good that is.
"""

from dataclasses import dataclass, field, replace
from math import sqrt
from random import Random

from tabbytop.bots.bot import USUAL, Bot, Budget, Clock
from tabbytop.core import Menu, Seat
from tabbytop.games.kingos import GAME
from tabbytop.games.kingos.actions import Action, Call, Say
from tabbytop.games.kingos.state import Acting, Over, State
from tabbytop.games.kingos.view import View

from . import policy
from .ahead import imagined, parts_of
from .glancing import ranked
from .outlook import MIDDLING, SHREWD, Outlook, Style
from .playing import STYLES, play_on
from .standing import chances, is_quiet

PLAIN = (replace(MIDDLING, silent=True),)  #: everybody as medium


@dataclass(slots=True)
class Node:
    """What a seat has done: how often it could have, how often it has, what that brought it. The root is nobody's."""

    offered: int = 0
    made: int = 0
    won: float = 0.0
    after: dict[tuple[Seat, Action], "Node"] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Tree:
    """How hard to think."""

    work: int  # descents
    explore: float  # how much to try what was tried little
    wide: int = 5  # choices that are tried at each step
    knowing: bool = True  # what the expert knows; else no more than medium does, and games are played out
    rounds: int = 2  # of turns that the knowing one plays on
    calm: bool = True  # think also while nobody is about to strike
    silent: bool = False  # call nothing

    @property
    def style(self) -> Style:
        """Of the rules of thumb."""
        return replace(SHREWD if self.knowing else MIDDLING, silent=self.silent)

    def choose(
        self, view: View, menu: Menu[Action], rng: Random, budget: Budget | None = None, may_decline: bool = False
    ) -> Action | None:
        """What was done most often. Words and calls are left to the rules of thumb."""
        if may_decline:
            return policy.beside(view, menu, rng, self.style)
        style, seat = self.style, view.viewer
        assert seat is not None
        state = GAME.determinize(view, rng)
        usual = policy.choose(state, seat, menu, rng, style)
        if isinstance(usual, Call | Say) or not (self.calm or Outlook(state, seat, style).striking):
            return usual
        tried = self.tried(state, seat, menu, usual)
        if len(tried) == 1:
            return usual
        after = self.grown(view, tried, rng, budget or USUAL).after
        return max(tried, key=lambda action: after[seat, action].made)

    def tried(self, state: State, seat: Seat, menu: Menu[Action], usual: Action) -> list[Action]:
        """What is worth a try, that of the rules of thumb first."""
        return [usual, *(one for one in ranked(state, seat, menu) if one != usual)][: self.wide]

    def grown(self, view: View, tried: list[Action], rng: Random, budget: Budget) -> Node:
        """The tree of a position."""
        work, clock = self.work if budget.work is None else budget.work, Clock(budget)
        seat = view.viewer
        assert seat is not None
        root, seen = Node(after={(seat, action): Node() for action in tried}), 0
        while seen < work and not clock.is_up():
            self._descend(root, imagined(view, rng), seat, tried, rng)
            seen += 1
        return root

    def _descend(self, node: Node, state: State, seat: Seat, tried: list[Action], rng: Random) -> None:
        """Down the tree, one step out of it, on for some turns or to the end, and back up."""
        kinds = STYLES if self.knowing else PLAIN
        styles = [rng.choice(kinds) for _ in state.players]
        last = state.turn + self.rounds * len(state.players)
        way: list[tuple[Seat, Node]] = []

        def is_enough(now: State) -> bool:
            return self.knowing and now.turn >= last and is_quiet(now)

        while True:
            node, action = self._next(node, seat, tried)
            way.append((seat, node))
            state = GAME.apply(state, seat, action)
            if node.made:
                state = play_on(state, rng, is_a_turn, kinds)
            if not node.made or isinstance(state.top, Over) or is_enough(state):
                break
            seat = GAME.to_act(state).must[0]
            menu = GAME.legal(state, seat)
            tried = self.tried(state, seat, menu, policy.choose(state, seat, menu, rng, styles[seat]))
        end = play_on(state, rng, is_enough, kinds)
        parts = parts_of(end) if isinstance(end.top, Over) else chances(end)
        for one, done in way:
            done.made += 1
            done.won += parts[one]

    def _next(self, node: Node, seat: Seat, tried: list[Action]) -> tuple[Node, Action]:
        """What promises most. What was never done is worth as much as the rest; the earlier it comes by rules of thumb,
        the more it is tried (PUCT)."""
        found = [node.after.setdefault((seat, action), Node()) for action in tried]
        for one in found:
            one.offered += 1
        rest = sum(one.won for one in found) / max(1, sum(one.made for one in found))
        whole = sum(1 / place for place in range(1, len(found) + 1))

        def promise(at: int) -> float:
            one = found[at]
            hope = self.explore / (whole * (at + 1)) * sqrt(one.offered) / (1 + one.made)
            return (one.won / one.made if one.made else rest) + hope

        best = max(range(len(found)), key=promise)
        return found[best], tried[best]


def is_a_turn(state: State) -> bool:
    """Somebody is about to act. In battles all choose unseen, and a tree that branched there would let others know."""
    return isinstance(state.top, Acting)


#: both take as long for a whole game as the expert does
SEARCH = Tree(work=13, explore=0.3)
PLAYING_OUT = Tree(work=7, explore=0.3, knowing=False)
KNOWING: Bot[View, Action] = Bot(SEARCH.choose)
TREE: Bot[View, Action] = Bot(PLAYING_OUT.choose)
