"""How a server is set up: where it listens, what it keeps, and what it allows."""

from __future__ import annotations

import json
import os
from dataclasses import asdict, dataclass, field
from typing import Final

VARIABLE: Final = "RED7_SERVER"
"""Where the processes of one server find its configuration."""


@dataclass(frozen=True, slots=True)
class Limits:
    """What one address or one connection may ask for."""

    message: int = 2_048
    """Bytes of a message."""
    upload: int = 262_144
    """Bytes of a record that is brought in."""
    rate: float = 20.0
    """Messages a second on one socket, for long."""
    burst: int = 60
    messages: float = 200.0
    """Messages a second from one address, for long; three times as many at once."""
    processor: float = 0.2
    """The part of one core that answers to one address may take, for long."""
    sockets: int = 100
    """Connections of an address at a time."""
    tables: int = 60
    """New tables of an address in an hour."""
    requests: float = 30.0
    """HTTP requests of an address a second, for long; four times as many at once."""
    backlog: int = 128
    """Messages that wait for a slow reader before it is dropped."""


@dataclass(frozen=True, slots=True)
class Config:
    """How a server is set up."""

    host: str = "127.0.0.1"
    port: int = 7777
    database: str | None = None
    redis: str | None = None
    public_url: str | None = None
    workers: int = 1
    thinkers: int | None = None
    """Processes that think for bots."""
    bot_pause: float = 0.7
    """Seconds that a bot takes for its turn at least, so that people can follow."""
    lease: float = 5.0
    """Seconds after which a silent process loses its tables, where several share them."""
    grace: float = 3.0
    """Seconds until a player without a connection counts as gone."""
    unused_tables: int = 500
    """Tables that are kept in memory, ready for whoever comes back, though nobody is at them."""
    gone_after: float = 90.0
    idle_after: float = 600.0
    between_after: float = 60.0
    words: str | None = None
    """A file of words that names and chat must not have, one a line."""
    chat: bool = True
    opens: bool = False
    """Whether it shows itself to whoever starts it: in the browser, at the next port where this one is taken."""
    limits: Limits = field(default_factory=Limits)

    @property
    def is_shared(self) -> bool:
        """Whether other processes may serve the same tables."""
        return self.redis is not None

    def hand_on(self) -> None:
        """Leaves the configuration to the processes started from here."""
        os.environ[VARIABLE] = json.dumps(asdict(self))

    @staticmethod
    def handed() -> Config:
        """The configuration that was left to this process."""
        given = json.loads(os.environ[VARIABLE])
        return Config(**(given | {"limits": Limits(**given["limits"])}))
