"""Small mistakes that can be made in a file of Python: each is one place and what stands there instead.

What is changed: a comparison, a sign, an ``and`` or ``or``, a ``not``, a number, a truth, the condition of an ``if``,
one half of a condition, a step that is left out, a field that ``replace`` would have set.
"""

import ast
import copy
from collections.abc import Iterator
from dataclasses import dataclass

Swap = dict[type[ast.AST], type[ast.AST]]

COMPARISONS: Swap = {
    ast.Lt: ast.LtE,
    ast.LtE: ast.Lt,
    ast.Gt: ast.GtE,
    ast.GtE: ast.Gt,
    ast.Eq: ast.NotEq,
    ast.NotEq: ast.Eq,
    ast.Is: ast.IsNot,
    ast.IsNot: ast.Is,
    ast.In: ast.NotIn,
    ast.NotIn: ast.In,
}
SIGNS: Swap = {
    ast.Add: ast.Sub,
    ast.Sub: ast.Add,
    ast.Mult: ast.Add,
    ast.FloorDiv: ast.Mult,
    ast.Mod: ast.Mult,
    ast.BitAnd: ast.BitOr,
    ast.BitOr: ast.BitAnd,
    ast.LShift: ast.RShift,
    ast.RShift: ast.LShift,
}
SKIPPED = (ast.AnnAssign, ast.arg, ast.Assert)  # types and what is true anyway


@dataclass(frozen=True)
class Mutant:
    """One mistake: the how-manieth change that can be made to a module, where it stands, and in words what it is."""

    path: str
    number: int
    line: int
    said: str

    def __str__(self) -> str:
        return f"{self.path}:{self.line}: {self.said}"


def mutants(source: str, path: str) -> list[Mutant]:
    """Every mistake that can be made inside a function of ``source``."""
    tree = ast.parse(source)
    inside = {
        line
        for node in ast.walk(tree)
        if isinstance(node, (ast.FunctionDef, ast.Lambda))
        for line in range(node.lineno, (node.end_lineno or node.lineno) + 1)
    }
    found = enumerate(_changes(tree))
    return [Mutant(path, number, line, said) for number, (line, said, _) in found if line in inside]


def planted(source: str, mutant: Mutant) -> ast.Module:
    """``source`` with that one mistake in it."""
    tree = ast.parse(source)
    for number, (_, _, change) in enumerate(_changes(tree)):
        if number == mutant.number:
            change()
            return ast.fix_missing_locations(tree)
    raise LookupError(f"{mutant.path} has no change {mutant.number}")


class _Place:
    """Where a node hangs in its tree, so that another can be hung there."""

    def __init__(self, parent: ast.AST, field: str, index: int | None) -> None:
        self.parent, self.field, self.index = parent, field, index

    def put(self, node: ast.AST) -> None:
        if self.index is None:
            setattr(self.parent, self.field, node)
        else:
            getattr(self.parent, self.field)[self.index] = node


def _walk(node: ast.AST) -> Iterator[tuple[ast.AST, _Place]]:
    """Every node whose mutation could change behaviour, with its place; annotations and docstrings are none."""
    for field, value in ast.iter_fields(node):
        if field in ("annotation", "returns", "decorator_list", "bases", "keywords") and not isinstance(node, ast.Call):
            continue
        children = enumerate(value) if isinstance(value, list) else [(None, value)]
        for index, child in children:
            if not isinstance(child, ast.AST) or isinstance(child, SKIPPED) or _is_said(child):
                continue
            yield child, _Place(node, field, index)
            yield from _walk(child)


def _is_said(node: ast.AST) -> bool:
    """A docstring, a message of an error, a type made up at the top of a module."""
    match node:
        case ast.Expr(value=ast.Constant(value=str())) | ast.JoinedStr() | ast.Import() | ast.ImportFrom():
            return True
        case ast.Assign(value=ast.BinOp(op=ast.BitOr())) if node.col_offset == 0:
            return True
    return False


def _changes(tree: ast.AST) -> Iterator[tuple[int, str, "Change"]]:
    line = 0
    for node, place in _walk(tree):
        line = getattr(node.target if isinstance(node, ast.comprehension) else node, "lineno", line)
        for said, other in _others(node):
            yield line, said, Change(place, other)
        if isinstance(node, ast.Compare):
            for index, operator in enumerate(node.ops):
                other_operator = COMPARISONS[type(operator)]()
                yield (
                    line,
                    f"{_shown(node)}: {_word(operator)} is {_word(other_operator)}",
                    Change(_Place(node, "ops", index), other_operator),
                )


class Change:
    """Hangs another node at a place."""

    def __init__(self, place: _Place, other: ast.AST) -> None:
        self._place, self._other = place, other

    def __call__(self) -> None:
        self._place.put(self._other)


def _others(node: ast.AST) -> Iterator[tuple[str, ast.AST]]:
    """What could stand in place of a node by mistake."""
    match node:
        case ast.BinOp(op=operator) if type(operator) in SIGNS:
            other = copy.copy(node)
            other.op = SIGNS[type(operator)]()  # type: ignore[assignment]  # the table keeps operators among themselves
            yield f"{_shown(node)}: {_word(operator)} is {_word(other.op)}", other
        case ast.AugAssign(op=operator) if type(operator) in SIGNS:
            step = copy.copy(node)
            step.op = SIGNS[type(operator)]()  # type: ignore[assignment]  # as above
            yield f"{_shown(node)}: {_word(operator)} is {_word(step.op)}", step
            yield f"{_shown(node)}: left out", ast.Pass()
        case ast.BoolOp(op=operator, values=values):
            joined = copy.copy(node)
            joined.op = ast.Or() if isinstance(operator, ast.And) else ast.And()
            yield f"{_shown(node)}: {_word(operator)} is {_word(joined.op)}", joined
            for index in range(len(values)):
                left = [value for place, value in enumerate(values) if place != index]
                shorter = left[0] if len(left) == 1 else ast.BoolOp(operator, left)
                yield f"{_shown(node)}: without {_shown(values[index])}", shorter
        case ast.UnaryOp(op=ast.Not() | ast.USub(), operand=operand):
            yield f"{_shown(node)}: without its {_word(node.op)}", operand
        case ast.Constant(value=bool(truth)):
            yield f"{truth} is {not truth}", ast.Constant(not truth)
        case ast.Constant(value=int(number)):
            yield f"{number} is {number + 1}", ast.Constant(number + 1)
        case ast.If(test=test) | ast.IfExp(test=test) | ast.While(test=test):
            if not isinstance(test, (ast.Compare, ast.UnaryOp)):  # those are turned round by themselves
                turned = copy.copy(node)
                turned.test = ast.UnaryOp(ast.Not(), test)
                yield f"if {_shown(test)}: turned round", turned
        case ast.comprehension(ifs=[_, *_] as conditions):
            for index, condition in enumerate(conditions):
                wider = copy.copy(node)
                wider.ifs = [*conditions[:index], *conditions[index + 1 :]]
                yield f"for … if {_shown(condition)}: without the condition", wider
        case ast.Expr(value=ast.Call() | ast.Yield() | ast.YieldFrom()):
            yield f"{_shown(node)}: left out", ast.Pass()
        case ast.Call(func=ast.Name(id="replace") | ast.Attribute(attr="_replace"), keywords=[_, _, *_] as fields):
            for index, field in enumerate(fields):
                fewer = copy.copy(node)
                fewer.keywords = [*fields[:index], *fields[index + 1 :]]
                yield f"replace(…): without {field.arg}", fewer


def _shown(node: ast.AST) -> str:
    text = " ".join(ast.unparse(node).split())
    return text if len(text) <= 70 else f"{text[:67]}..."


WORDS = {
    "Lt": "<", "LtE": "<=", "Gt": ">", "GtE": ">=", "Eq": "==", "NotEq": "!=", "Is": "is", "IsNot": "is not",
    "In": "in", "NotIn": "not in", "Add": "+", "Sub": "-", "Mult": "*", "FloorDiv": "//", "Mod": "%",
    "BitAnd": "&", "BitOr": "|", "LShift": "<<", "RShift": ">>", "And": "and", "Or": "or", "Not": "not",
    "USub": "minus",
}  # fmt: skip


def _word(operator: ast.AST) -> str:
    return WORDS[type(operator).__name__]
