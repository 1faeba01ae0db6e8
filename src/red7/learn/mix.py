"""Games under several rules that are played as one."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from contextlib import AbstractContextManager, nullcontext
from typing import Any, Final, NamedTuple, Self

import torch
from torch import Tensor

from red7.learn.games import Games
from red7.learn.sight import Sight
from red7.play.policy.layout import seats_shown


class Kind(NamedTuple):
    """A kind of game."""

    rules: str
    players: int


_VARIED: Final = ("1.3a", "1.3da", "1.3s", "1.3sa", "1.3dsa", "1.3ds")
_SMALL: Final = ("1.3[V/1234567/2]", "1.3d[RGV/123/1]", "1.3a[RO/1357/1]")
"""The packs for which perfect play is known (docs/research-libraries.md)."""
MIXED: Final[Mapping[int, Mapping[tuple[Kind, ...], int]]] = {
    2: {
        tuple(Kind(rules, 2) for rules in (*_VARIED, *_SMALL)): 3,
        (Kind("1.3", 2),): 11,
        (Kind("1.3d", 2),): 2,
    },
    4: {
        tuple(Kind(rules, players) for rules in _VARIED for players in (3, 4)): 4,
        (Kind("1.3", 3),): 5,
        (Kind("1.3", 4),): 5,
        (Kind("1.3d", 3), Kind("1.3d", 4)): 2,
    },
}
"""The parts of all games, in sixteenths, by the seats that the network is shown.

Kinds that share a part take turns, since every kind of game costs time to step.
"""


class Mix:
    """Groups of games; in each group, games under different rules take turns."""

    def __init__(self, groups: Sequence[Sequence[Games]]) -> None:
        self._groups = groups
        self._streams: list[Any] = []
        self.rotate(0)
        if self.seats.device.type == "cuda":
            cuda: Any = torch.cuda  # whose types are incomplete
            self._streams = [cuda.Stream() for _ in groups]
        self.shown = seats_shown(self._now[0].batch.players)
        self.parts = _parts([games.batch.games for games in self._now])
        self.games = self.parts[-1].stop

    @staticmethod
    def of(
        shares: Mapping[tuple[Kind, ...], int],
        games: int,
        *,
        device: torch.device,
        kind: torch.dtype,
        seed: int,
    ) -> Mix:
        """About so many games, in these shares."""
        whole = sum(shares.values())
        return Mix(
            [
                [
                    Games(*one, games * share // whole, device=device, kind=kind, seed=seed + place)
                    for place, one in enumerate(group)
                ]
                for group, share in shares.items()
            ]
        )

    def rotate(self, place: int) -> None:
        """Go on with the next games of each group."""
        self._now = [group[place % len(group)] for group in self._groups]
        self.players = torch.cat([torch.full_like(games.batch.seats, games.batch.players) for games in self._now])
        self._sights = [games.look() for games in self._now]

    def turned(self, seats: Tensor, way: int) -> Tensor:
        """The places of seats as seen from these: games x seats shown; the other way round with -1.

        Where nobody sits stays last.
        """
        places = torch.arange(self.shown, device=seats.device).expand(*seats.shape, -1)
        players = self.players[:, None]
        return torch.where(places < players, (places + way * seats[..., None]) % players, places)

    @property
    def seats(self) -> Tensor:
        """The seat to move in each game."""
        return torch.cat([games.batch.seats for games in self._now])

    def look(self) -> Sight:
        """What the seat to move of each game is shown."""
        return Sight(*(torch.cat(part) for part in zip(*self._sights, strict=True)))

    def step(self, actions: Tensor) -> tuple[Tensor, Tensor]:
        """Take one action in each game: the rewards, games x seats shown, and where a round is over."""
        taken: list[Tensor] = []
        with _Streams(self._streams) as streams:
            for place, (games, part) in enumerate(zip(self._now, self.parts, strict=True)):
                with streams.at(place):
                    taken.append(games.step(actions[part]))
                    self._sights[place] = games.look()
        rewards = torch.cat(taken)
        return rewards, (rewards != 0).any(1)


class _Streams:
    """Lets groups be computed at the same time on a GPU: the kernels of a step are small."""

    def __init__(self, streams: Sequence[Any]) -> None:
        self._streams = streams

    def __enter__(self) -> Self:
        for stream in self._streams:
            stream.wait_stream(torch.cuda.current_stream())
        return self

    def at(self, place: int) -> AbstractContextManager[Any]:
        """A context in which kernels go to the stream of a group."""
        return torch.cuda.stream(self._streams[place]) if self._streams else nullcontext()

    def __exit__(self, *_error: object) -> None:
        for stream in self._streams:
            torch.cuda.current_stream().wait_stream(stream)


def _parts(sizes: Sequence[int]) -> list[slice]:
    """Where the games of each group are."""
    starts = [sum(sizes[:place]) for place in range(len(sizes))]
    return [slice(start, start + size) for start, size in zip(starts, sizes, strict=True)]
