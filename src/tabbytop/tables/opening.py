"""Which store an address names. Each back end is imported only where it is asked for."""

from .errors import Improper
from .places import without_password
from .store import Archive

#: As PostgreSQL's own tools write it, and as many hosts do.
POSTGRES = ("postgresql://", "postgres://")


def open_store(url: str) -> Archive:
    """The store at sqlite:///relative/path, sqlite:////full/path, a path alone, or postgresql://user@host/database."""
    if url.startswith(POSTGRES):
        try:
            from .postgres import Postgres
        except ModuleNotFoundError as missing:
            raise Improper(f"PostgreSQL needs the package {missing.name}: pip install 'tabbytop[host]'") from None
        return Postgres(url)
    scheme, found, path = url.partition(":///")
    if not found:
        scheme, path = "sqlite", url
    if scheme != "sqlite" or "://" in path or not path:
        known = "sqlite:///path/to/tables.db or postgresql://user@host/database"
        raise Improper(f"{without_password(url)!r} is no database this release knows; give {known}")
    from .sqlite import Sqlite

    return Sqlite(path)
