"""Tables in memory: who is connected, what is decided, written and told."""
