"""Several processes serve the same tables. The database is the truth; Redis only says that there is news.

A table has one owner, by a lease that the database keeps. The others follow its log, and hand on what their clients
ask for. A message that Redis loses is no loss: logs are looked at every second, and a process whose order is not
answered takes the table itself.
"""

from __future__ import annotations

import asyncio
import json
import secrets
from typing import Annotated, Any, Final

from redis import Redis as SyncRedis
from redis.asyncio import Redis
from redis.asyncio.client import PubSub
from redis.exceptions import RedisError

from red7.errors import Red7Error
from red7.protocol.checks import Tagged
from red7.protocol.decoding import Decoder
from red7.protocol.encoding import encode
from red7.protocol.messages import Done, Refused
from red7.protocol.problems import Busy
from red7.server.failures import told
from red7.server.live.hub import MOVED, Hub
from red7.server.logs import log
from red7.server.store.codec import read_order
from red7.table.orders import Order

_NEWS: Final = "red7:news"
_PATIENCE: Final = 2.0
"""Seconds that an owner has to answer."""
_AGAIN: Final = 0.5
"""Seconds between two attempts to reach Redis."""
_ANSWER: Final[Decoder[Done | Refused]] = Decoder(Annotated[Done | Refused, Tagged("type")])


def check_redis(url: str) -> None:
    """Raises if this Redis cannot be reached; called before a server starts."""
    try:
        with SyncRedis.from_url(url, socket_connect_timeout=3) as redis:
            redis.ping()
    except (RedisError, ValueError, OSError) as error:
        raise Red7Error("redis", f"Redis at {url.rpartition('@')[2]}: {error}") from None


class Cluster:
    """One process of a cluster."""

    def __init__(self, redis: Redis, hub: Hub) -> None:
        self._redis, self._hub = redis, hub
        self._answers: dict[str, asyncio.Future[Done | Refused]] = {}
        self._news: dict[str, int] = {}
        self._wake = asyncio.Event()
        self.is_away = True
        """Whether Redis is out of reach: until we hear from it, and again when it fails."""

    @staticmethod
    def join(url: str, hub: Hub) -> Cluster:
        """Joins the cluster at this Redis, now or as soon as it can be reached."""
        redis = Redis.from_url(url, decode_responses=True, socket_connect_timeout=3, socket_keepalive=True)
        cluster = Cluster(redis, hub)
        hub.elsewhere = cluster
        for doing in (cluster._listen(), cluster._publish_news()):
            hub.spawn(doing)
        return cluster

    async def leave(self) -> None:
        """Leaves the cluster."""
        await self._redis.aclose()

    # --- telling and asking -------------------------------------------------------------------------------------

    def tell(self, table: str, number: int) -> None:
        """Tells others that there is news about one of our tables."""
        self._news[table] = number
        self._wake.set()

    async def _publish_news(self) -> None:
        while True:
            await self._wake.wait()
            self._wake.clear()
            news, self._news = self._news, {}
            try:
                await self._redis.publish(_NEWS, json.dumps({"from": self._hub.server, "tables": list(news)}))
            except (RedisError, OSError) as error:
                self._miss(error)
                await asyncio.sleep(_AGAIN)

    async def forward(self, owner: str, table: str, order: Order) -> Done | Refused:
        """The owner's answer to an order; raises Busy if the owner cannot be reached or does not answer."""
        if self.is_away:
            raise Busy(MOVED.code, MOVED.message)
        token = secrets.token_hex(8)
        answer: asyncio.Future[Done | Refused] = asyncio.get_running_loop().create_future()
        self._answers[token] = answer
        message = {"token": token, "from": self._hub.server, "table": table, "order": encode(order)}
        try:
            async with asyncio.timeout(_PATIENCE):
                if await self._send(owner, message):
                    return await answer
        except (RedisError, OSError, TimeoutError) as error:
            log("owner-silent", error=type(error).__name__)
        finally:
            del self._answers[token]
        raise Busy(MOVED.code, MOVED.message)

    async def _send(self, server: str, message: dict[str, Any]) -> int:
        """How many processes got it: one, or none if that process is gone."""
        heard: int = await self._redis.publish(f"red7:server:{server}", encode(message))
        return heard

    def _miss(self, error: Exception) -> None:
        """Redis does not answer: from now on everything goes through the database."""
        self.is_away = True
        log("redis-away", error=str(error))

    # --- listening ----------------------------------------------------------------------------------------------

    async def _listen(self) -> None:
        """Listens to the others, and reconnects after Redis was away."""
        while True:
            pubsub: PubSub = self._redis.pubsub(ignore_subscribe_messages=True)
            try:
                await pubsub.subscribe(_NEWS, f"red7:server:{self._hub.server}")
                self.is_away = False
                async for message in pubsub.listen():
                    self._hear(json.loads(message["data"]))
            except (RedisError, OSError) as error:
                self._miss(error)
            except (ValueError, KeyError, TypeError) as error:
                log("redis-nonsense", error=type(error).__name__)  # another program's, on the same channel
            finally:
                self.is_away = True
                await pubsub.aclose()  # type: ignore[no-untyped-call]
            await asyncio.sleep(_AGAIN)

    def _hear(self, message: dict[str, Any]) -> None:
        if "answer" in message:
            waiting = self._answers.get(message["token"])
            if waiting and not waiting.done():
                waiting.set_result(_ANSWER.decode_loosely(json.dumps(message["answer"])))
        elif "order" in message:
            self._hub.spawn(self._carry_out(message))
        elif message["from"] != self._hub.server:
            for table in message["tables"]:
                self._hub.hear(table)

    async def _carry_out(self, message: dict[str, Any]) -> None:
        """Carries out what another process passes on, if the table is ours."""
        order = read_order(message["order"])
        answer: Done | Refused
        try:
            answer = await self._hub.carry_out_here(message["table"], order)
        except Red7Error as error:
            said = told(error)
            answer = Refused(id=order.command_id, code=said.code, text=said.message)
        try:
            await self._send(message["from"], {"token": message["token"], "answer": answer})
        except (RedisError, OSError) as error:
            log("redis-away", error=str(error))  # the other process asks again
