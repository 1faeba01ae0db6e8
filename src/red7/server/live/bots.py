"""Plays the turns of bots until it is a person's turn."""

from __future__ import annotations

import asyncio
from typing import Final

from red7.errors import Red7Error
from red7.protocol.checks import UNSET
from red7.server.clock import now
from red7.server.live.deciding import decision
from red7.server.live.decision import Lost
from red7.server.live.live import Live
from red7.server.logs import log, short
from red7.server.think.pool import Thinking
from red7.table.orders import BotPlays, Order
from red7.table.turns import bot_turn

_AGAIN: Final = 2.0
"""Seconds until a bot that failed is asked again."""


async def move_bots(live: Live, thinking: Thinking, *, pause: float) -> None:
    """Plays for the bots at a table of ours while it is a bot's turn; each turn takes at least `pause` seconds."""
    while _is_ours(live) and (turn := bot_turn(live.table)):
        seq = live.table.seq
        waiting = asyncio.create_task(asyncio.sleep(pause))
        try:
            steps, failure = await thinking.bot_turn(turn)
            await waiting
            if _is_ours(live) and bot_turn(live.table) == turn:
                played = BotPlays(seat=turn.seat, steps=steps, seq=seq, replaced=bool(failure) or UNSET)
                answer = await decision(live, Order(None, now(), played))
                if not isinstance(answer, int):
                    raise Lost(answer and answer.text)  # noqa: TRY301 (handled below, like any other)
        except Exception as error:  # noqa: BLE001 (whatever went wrong, nobody may be left waiting for this bot)
            is_known = isinstance(error, Red7Error | Lost)
            log("bot-failed", table=short(live.id), error=str(error), exc_info=not is_known)
            await asyncio.sleep(_AGAIN)


def _is_ours(live: Live) -> bool:
    return live.epoch is not None
