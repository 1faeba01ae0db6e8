"""Answers that are kept: written once, and no more of them than there is room for."""

from __future__ import annotations

import asyncio

from fastapi import Response

from red7.server.http.rendered import Rendered


def test_an_answer_is_written_once_while_there_is_room() -> None:
    written: list[str] = []

    async def ask(rendered: Rendered, key: str) -> bytes:
        async def write() -> Response:
            written.append(key)
            await asyncio.sleep(0)
            return Response(key * 10, media_type="application/json")

        answer = await rendered.answer(key, write)
        assert answer.media_type == "application/json"
        return bytes(answer.body)

    async def story() -> None:
        rendered = Rendered(30)
        for key in "abcab":
            assert await ask(rendered, key) == key.encode() * 10
        assert written == ["a", "b", "c"]
        await ask(rendered, "d")
        await ask(rendered, "a")
        await ask(rendered, "c")
        assert written == ["a", "b", "c", "d", "c"], "the one asked for longest ago had to go"
        await asyncio.gather(*(ask(rendered, "e") for _ in range(3)))
        assert rendered._size == sum(map(len, rendered._kept.values())) <= 30
        await ask(rendered, "long" * 10)
        assert not rendered._kept

    asyncio.run(story())
