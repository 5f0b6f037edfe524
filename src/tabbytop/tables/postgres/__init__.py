"""Tables in PostgreSQL, for a house on several processes or machines. Nothing outside this folder imports asyncpg."""

from .store import Postgres as Postgres
