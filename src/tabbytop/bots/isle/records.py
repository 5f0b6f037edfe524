"""How rows of records lie in memory, for compiled code."""

import numpy as np

SET = np.dtype([("a", "u8"), ("b", "u8"), ("c", "u8"), ("d", "u8")], align=True)  #: of cells
#: a lesson in numbers (``terms.Terms``)
TERMS = np.dtype(
    [
        *((name, "i8") for name in ("count", "curve", "whose", "points", "limit", "colour")),
        ("cells", SET),
        ("hope", "i8"),
        ("share", "f8"),
        ("weight", "f8"),
    ],
    align=True,
)
