"""Tables in memory: who is connected, what is decided, and how that is saved and sent to clients."""
