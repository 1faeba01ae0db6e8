"""The browser of whoever starts a server, where there is one."""

from __future__ import annotations

import os
import sys
import threading
import webbrowser

_SCREENS = ("DISPLAY", "WAYLAND_DISPLAY")


def show(address: str) -> None:
    """Opens an address in the browser, if there is a screen to show it on; it is not waited for."""
    if has_screen():
        threading.Thread(target=_open, args=(address,), daemon=True).start()


def has_screen() -> bool:
    """Whether somebody sits at this machine; without a screen, a browser of the terminal would be opened."""
    if sys.platform in ("darwin", "win32"):
        return "SSH_CONNECTION" not in os.environ
    return any(os.environ.get(screen) for screen in _SCREENS)


def _open(address: str) -> None:
    """Opens it, or leaves it: the address has been printed."""
    try:
        webbrowser.open(address)
    except (webbrowser.Error, OSError):
        return
