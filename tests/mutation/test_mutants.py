"""A planted mistake is one change inside a function, and what is planted compiles."""

import ast

from .__main__ import SOURCE, modules
from .mutants import mutants, planted

EXAMPLE = '''
LIMIT = 3

def most(cards, limit: int = 5):
    """No more than 5."""
    if cards and limit > 2:
        return [card for card in cards if card]
    return replace(cards, hand=-1, fish=not limit)
'''


def test_what_can_be_done_wrong():
    """Not to what stands outside functions, nor to words and types."""
    assert [f"{mutant.line} {mutant.said}" for mutant in mutants(EXAMPLE, "example.py")] == [
        "4 5 is 6",
        "6 if cards and limit > 2: turned round",
        "6 cards and limit > 2: and is or",
        "6 cards and limit > 2: without cards",
        "6 cards and limit > 2: without limit > 2",
        "6 limit > 2: > is >=",
        "6 2 is 3",
        "7 for … if card: without the condition",
        "8 replace(…): without hand",
        "8 replace(…): without fish",
        "8 -1: without its minus",
        "8 1 is 2",
        "8 not limit: without its not",
    ]


def test_every_mistake_is_another_program():
    (path,) = (path for path in modules("_template") if path.endswith("rules.py"))
    source = (SOURCE / path).read_text("utf-8")
    programs = [planted(source, mutant) for mutant in mutants(source, path)]
    assert len({ast.unparse(program) for program in [*programs, ast.parse(source)]}) == len(programs) + 1
    for program in programs:
        compile(program, path, "exec")
