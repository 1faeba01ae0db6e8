"""Tables for one person on one device, without a server: messages in, messages out, and nothing from outside."""

from red7.offline.house import House

__all__ = ["House"]
