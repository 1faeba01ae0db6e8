"""The configuration of a server: where it listens, what it stores, and what it allows."""

from __future__ import annotations

import json
import os
from dataclasses import asdict, dataclass, field
from typing import Final

VARIABLE: Final = "RED7_SERVER"
"""The environment variable that passes the configuration to a server's processes."""


@dataclass(frozen=True, slots=True)
class Limits:
    """What one address or one connection may ask for."""

    message: int = 2_048
    """Most bytes of a message."""
    upload: int = 262_144
    """Most bytes of an imported record."""
    rate: float = 20.0
    """Sustained messages per second on one socket."""
    burst: int = 60
    messages: float = 200.0
    """Sustained messages per second from one address; bursts of three times as many."""
    processor: float = 0.2
    """The sustained share of one core that one address may use."""
    sockets: int = 100
    """Connections from one address at a time."""
    tables: int = 60
    """New tables from one address per hour."""
    requests: float = 30.0
    """Sustained HTTP requests per second from one address; bursts of four times as many."""
    backlog: int = 128
    """Messages that may wait for a slow reader before it is disconnected."""


@dataclass(frozen=True, slots=True)
class Config:
    """The configuration of a server."""

    host: str = "127.0.0.1"
    port: int = 7777
    database: str | None = None
    redis: str | None = None
    public_url: str | None = None
    workers: int = 1
    thinkers: int | None = None
    """Processes that think for bots."""
    bot_pause: float = 0.7
    """Minimum seconds that a bot takes for its turn, so that people can follow."""
    lease: float = 5.0
    """Seconds after which a silent process loses its tables, if several share them."""
    grace: float = 3.0
    """Seconds until a player without a connection counts as gone."""
    unused_tables: int = 500
    """Tables kept in memory although nobody is connected, ready for players who come back."""
    gone_after: float = 90.0
    idle_after: float = 600.0
    between_after: float = 60.0
    words: str | None = None
    """A file of words not allowed in names and chat, one per line."""
    chat: bool = True
    opens: bool = False
    """Whether to open the browser, and to try the next port if this one is taken."""
    limits: Limits = field(default_factory=Limits)

    @property
    def is_shared(self) -> bool:
        """Whether other processes may serve the same tables."""
        return self.redis is not None

    def hand_on(self) -> None:
        """Passes the configuration to the processes started from here."""
        os.environ[VARIABLE] = json.dumps(asdict(self))

    @staticmethod
    def handed() -> Config:
        """The configuration that was passed to this process."""
        given = json.loads(os.environ[VARIABLE])
        return Config(**(given | {"limits": Limits(**given["limits"])}))
