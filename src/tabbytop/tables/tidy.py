"""Text from people as it is kept and shown to others (input sanitization): one line that breaks no page.

Nothing is filtered for what it says. What goes is what cannot be seen and changes how everything around it is read:
control characters, marks that turn the direction of writing (bidirectional overrides), characters without a width, and
marks stacked on a letter until they cover the lines above and below.
"""

from unicodedata import category, normalize

LONGEST_NAME = 24
MOST_MARKS = 3  #: on one letter; the languages that stack marks need no more

JOINER = "\u200d"  #: makes one picture of several
AS_PICTURE = "\ufe0f"  #: the character before it is a picture, not a letter
MARKS = frozenset({"Mn", "Me"})
SPACES = frozenset({"Cc", "Zl", "Zp", "Zs"})
UNSEEN = frozenset({"Cf", "Cs", "Co", "Cn"})
#: Letters and marks by name that show nothing: fillers, joiners of graphemes, variants.
FILLERS = frozenset("\u034f\u115f\u1160\u17b4\u17b5\u180b\u180c\u180d\u180f\u3164\uffa0")
BLANK = "\u2800"  #: the dots of Braille, none of them raised


def name_of(text: str) -> str:
    """A name as it is kept: one line, not too long; "" where nothing of it can be seen."""
    return one_line(text)[:LONGEST_NAME].rstrip(f" {JOINER}")


def one_line(text: str) -> str:
    whole = normalize("NFC", text.encode(errors="ignore").decode())
    kept: list[str] = []
    marks = 0
    for at, char in enumerate(whole):
        kind = category(char)
        if char == JOINER:
            if _is_picture(kept) and category(whole[at + 1 : at + 2] or " ") == "So":
                kept.append(char)
        elif char == AS_PICTURE:
            if kept and category(kept[-1]) in ("So", "Po", "Sm"):
                kept.append(char)
        elif kind in SPACES or char == BLANK:
            kept.append(" ")
            marks = 0
        elif kind in MARKS:
            marks += 1
            if kept and not kept[-1].isspace() and marks <= MOST_MARKS and not _is_unseen(char, kind):
                kept.append(char)
        elif not _is_unseen(char, kind):
            kept.append(char)
            marks = 0
    return normalize("NFC", " ".join("".join(kept).split()))


def _is_unseen(char: str, kind: str) -> bool:
    return kind in UNSEEN or char in FILLERS or "\ufe00" <= char <= "\ufe0f" or "\U000e0100" <= char <= "\U000e01ef"


def _is_picture(kept: list[str]) -> bool:
    """Does what is kept end in a picture, perhaps of a colour of skin?"""
    last = next((char for char in reversed(kept) if char != AS_PICTURE), "")
    return bool(last) and category(last) in ("So", "Sk")
