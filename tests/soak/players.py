"""Clients that play at random, and note every command that was acknowledged."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from hashlib import sha256
from random import Random
from typing import Final, NamedTuple

import httpx

from red7 import Red7Error
from red7.protocol.client import Client
from red7.protocol.commands import Asked, HandOver, Next, Play, React, Say, TakeBack
from red7.protocol.views import Board, TableView

RULES: Final = ("1.3", "1.3d", "1.3a", "1.3ds", "1.0da", "1.1a", "1.2dsa")
NAMES: Final = ("Ann", "Bob", "Cy", "Dee")
_HARMLESS: Final = (
    "stale",
    "not-your-turn",
    "not-playing",
    "not-between",
    "no-stand-in",
    "bot-plays",
    "too-late",
    "seated",
)
"""Refusals that somebody who plays at random may meet."""


class Acknowledged(NamedTuple):
    """A command that the server has said it has carried out."""

    table: str
    actor: str
    id: str


@dataclass
class Notes:
    """What the swarm has seen."""

    acknowledged: list[Acknowledged] = field(default_factory=list)
    finished: int = 0
    tables: set[str] = field(default_factory=set)
    """Those whose opening was acknowledged."""
    refused: dict[str, int] = field(default_factory=dict)


async def open_table(url: str, token: str, *, rules: str, players: int) -> str:
    """The address of a new table for so many people; asks until the server is there."""
    asked = {"rules": rules, "seats": [{"kind": "person"}] * players, "starts": "when-full"}
    async with httpx.AsyncClient(base_url=url, headers={"authorization": f"Bearer {token}"}) as http:
        while True:
            try:
                answer = await http.post("/api/tables", json=asked)
                if answer.status_code == 201:
                    return f"{url}{answer.json()['path']}"
            except httpx.TransportError:
                pass
            await asyncio.sleep(0.1)


async def new_token(url: str) -> str:
    """A guest's token; asks until the server is there."""
    async with httpx.AsyncClient(base_url=url) as http:
        while True:
            try:
                return str((await http.post("/api/guests")).raise_for_status().json()["token"])
            except httpx.HTTPError:
                await asyncio.sleep(0.1)


class RandomPlayer:
    """Plays a seat, looking ahead step by step, mostly so as to stay in; chats, hands its seat over and back."""

    def __init__(self, client: Client, notes: Notes, chance: Random) -> None:
        self._client, self._notes, self._chance = client, notes, chance
        assert client.token
        self._actor = sha256(client.token.encode()).hexdigest()

    async def play(self, name: str) -> TableView:
        """Sits down and plays to the end of the game."""
        async for view in self._client.views():
            if view.result:
                return view
            with self._harmless():
                if view.you.seat is None:
                    done = await self._client.sit(name)
                    self._note(done.id)
                elif (command := await self._command(view)) is not None:
                    await self._ask(command)
        raise AssertionError

    async def _command(self, view: TableView) -> Asked | None:
        chance, ident, seq = self._chance, self._client.new_id(), view.seq
        assert view.you.seat is not None
        own = view.seats[view.you.seat]
        if own.stand_in:
            return TakeBack(id=ident, seq=seq)
        if view.phase == "between" and not own.ready:
            return Next(id=ident, seq=seq)
        if not view.board or not view.board.steps:
            return None
        if chance.random() < 0.03:
            return HandOver(id=ident, seq=seq, level=1)
        if chance.random() < 0.05:
            return Say(id=ident, seq=seq, text="hm")
        if chance.random() < 0.05:
            return React(id=ident, seq=seq, reaction="thinking")
        return Play(id=ident, seq=seq, steps=await self._turn(view.board))

    async def _turn(self, board: Board) -> str:
        """Steps to the turn's end, or up to a draw."""
        steps = ""
        while board.steps:
            staying = [step for step in board.steps if step.outlook != "no"] or board.steps
            steps += self._chance.choice(staying).step
            led = await self._client.look(steps)
            if led.ends or led.draws:
                break
            board = led.board
        return steps

    async def _ask(self, command: Asked) -> None:
        await self._client.ask(command)
        self._note(command.id)

    def _note(self, ident: str) -> None:
        self._notes.acknowledged.append(Acknowledged(self._client.table, self._actor, ident))

    @contextmanager
    def _harmless(self) -> Iterator[None]:
        try:
            yield
        except Red7Error as error:
            self._notes.refused[error.code] = self._notes.refused.get(error.code, 0) + 1
            if error.code not in _HARMLESS:
                raise
