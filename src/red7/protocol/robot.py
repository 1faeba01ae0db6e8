"""A bot from outside: plays one seat at a table from what that seat has seen."""

from __future__ import annotations

import asyncio
from collections.abc import Callable

from red7.errors import Red7Error
from red7.play.bots.match import Decision, Player, rest_of_turn
from red7.play.history import seen_of
from red7.protocol.client import Client
from red7.protocol.commands import Next
from red7.protocol.views import TableView
from red7.record import Game
from red7.rules import Seat


async def play_seat(
    client: Client,
    player: Player,
    note: Callable[[Decision], None] = lambda _: None,
) -> TableView:
    """Plays the client's seat until the game is over, logs every decision, and returns the last view."""
    async for view in client.views():
        if view.result:
            return view
        try:
            if view.board and view.board.steps:
                game = Game.parse(await client.record())
                seen = seen_of(game.rounds[-1], Seat(view.board.seat))
                if seen.now.seat == seen.now.owner and str(seen.now) == view.board.text:
                    decisions = await asyncio.to_thread(rest_of_turn, player, seen)
                    for decision in decisions:
                        note(decision)
                    await client.play("".join([str(decision.step) for decision in decisions]))
            elif view.phase == "between" and view.you.seat is not None and not view.seats[view.you.seat].ready:
                await client.ask(Next(id=client.new_id(), seq=view.seq))
        except Red7Error as error:
            if error.code not in ("stale", "not-your-turn", "no-deal"):
                raise
    raise AssertionError
