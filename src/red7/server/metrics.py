"""The server's metrics, for Prometheus."""

from __future__ import annotations

from typing import Final

from prometheus_client import Counter, Gauge, Histogram

_FINE: Final = (0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5)

TABLES: Final = Gauge("red7_tables", "Tables in memory")
SOCKETS: Final = Gauge("red7_connections", "Open connections", ["kind"])
COMMANDS: Final = Counter("red7_commands", "Commands from clients", ["outcome"])
TURNS: Final = Counter("red7_turns", "Finished turns")
GAMES: Final = Counter("red7_games", "Finished games")
ANSWER: Final = Histogram("red7_command_seconds", "Time from a command to its answer", buckets=_FINE)
COMMIT: Final = Histogram("red7_commit_seconds", "Time of a commit", buckets=_FINE)
BATCH: Final = Histogram("red7_commit_rows", "Rows in a commit", buckets=(1, 2, 5, 10, 20, 50, 100, 200))
DROPPED: Final = Counter("red7_dropped_connections", "Connections closed by the server", ["why"])
TAKEN_OVER: Final = Counter("red7_tables_taken_over", "Tables taken over from a process that is gone")
STOLEN: Final = Counter("red7_tables_stolen", "Tables taken over from a live process that could not be reached")
