"""The table server: tables, storage, HTTP and sockets. What a table does is pure; all else is around it."""
