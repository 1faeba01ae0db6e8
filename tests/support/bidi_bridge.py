"""Stands between Playwright and Debian's Firefox, and answers the commands that this Firefox does not know yet.

Playwright starts it in place of Firefox, with Firefox's own arguments.
"""

from __future__ import annotations

import asyncio
import json
import sys
from functools import partial
from typing import Final

from websockets.asyncio.client import ClientConnection, connect
from websockets.asyncio.server import ServerConnection, serve

_FIREFOX: Final = "firefox-esr"
_UNKNOWN: Final = {"emulation.setMediaFeaturesOverride"}
"""Needed by Playwright for every window; Firefox 153 lacks it."""
_READY: Final = "WebDriver BiDi listening on "


async def _to_firefox(playwright: ServerConnection, firefox: ClientConnection) -> None:
    async for text in playwright:
        command = json.loads(text)
        if command["method"] in _UNKNOWN:
            await playwright.send(json.dumps({"type": "success", "id": command["id"], "result": {}}))
        else:
            await firefox.send(text)


async def _to_playwright(firefox: ClientConnection, playwright: ServerConnection) -> None:
    async for text in firefox:
        await playwright.send(text)


async def _carry(playwright: ServerConnection, *, address: str) -> None:
    async with connect(f"{address}/session", max_size=None, compression=None) as firefox:
        both = [asyncio.create_task(_to_firefox(playwright, firefox))]
        both.append(asyncio.create_task(_to_playwright(firefox, playwright)))
        await asyncio.wait(both, return_when=asyncio.FIRST_COMPLETED)
        for one in both:
            one.cancel()


async def main() -> int:
    """Firefox's own exit status."""
    process = await asyncio.create_subprocess_exec(_FIREFOX, *sys.argv[1:], stderr=asyncio.subprocess.PIPE)
    assert process.stderr
    async for line in process.stderr:
        text = line.decode(errors="replace").strip()
        if text.startswith(_READY):
            carry = partial(_carry, address=text.removeprefix(_READY))
            server = await serve(carry, "127.0.0.1", 0, max_size=None, compression=None)
            port = server.sockets[0].getsockname()[1]
            sys.stderr.write(f"{_READY}ws://127.0.0.1:{port}\n")
            sys.stderr.flush()
    return await process.wait()


if __name__ == "__main__":
    sys.exit(asyncio.run(main()))
