"""Where a database is, as it may be told to anybody."""

import re


def without_password(url: str) -> str:
    """An address without who asks and by which password, wherever that stands."""
    scheme, found, rest = url.partition("://")
    if not found:
        return url
    shown = re.sub(r"(?<=[?&])password=[^&]*&?", "", rest.rpartition("@")[2])
    return f"{scheme}://{shown.rstrip('?&')}"
