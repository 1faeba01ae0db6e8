"""Starting and running a server, and the commands about it."""
