"""What client and server say to each other: one type for each message, and a client in Python."""

from typing import Final

VERSION: Final = 2
"""The version of the protocol. It goes up when the meaning of a message changes, but not when fields are added."""
