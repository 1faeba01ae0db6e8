"""Answers: what a table decides on an order, told once it is kept, and all that it rests on."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import TypeAlias

from red7.protocol.messages import Refused
from red7.server.live.live import Live
from red7.server.logs import now
from red7.show.views import view, viewer_for
from red7.table.orders import Order
from red7.table.refusal import Refusal

Answer: TypeAlias = int | Refused | None
"""What an order leads to: a number, a refusal, or nothing where it is lost."""


def decide(live: Live, order: Order, tell: Callable[[Answer], object]) -> None:
    """Lets a table of ours decide on an order; `tell` gets the answer once it is kept."""
    try:
        promise = live.give(order)
    except Refusal as refusal:
        _refuse(live, order, refusal, tell)
    else:
        promise.then(tell)


async def decision(live: Live, order: Order) -> Answer:
    """The same, for whoever waits for it."""
    answered: asyncio.Future[Answer] = asyncio.get_running_loop().create_future()

    def tell(answer: Answer) -> None:
        if not answered.cancelled():  # by whoever waited
            answered.set_result(answer)

    decide(live, order, tell)
    return await answered


def _refuse(live: Live, order: Order, refusal: Refusal, tell: Callable[[Answer], object]) -> None:
    """Tells of a refusal when what led to it is kept: not even so does anybody hear of what could be lost."""

    def refused(seq: int | None) -> None:
        if seq is None:
            tell(None)
            return
        shown = None
        if refusal.code == "stale":
            shown = view(live.kept, viewer_for(live.kept, order.actor, None), now())
        tell(Refused(id=order.command_id, code=refusal.code, text=refusal.message, view=shown))

    live.latest.then(refused)
