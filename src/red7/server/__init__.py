"""The table server: tables, storage, HTTP and sockets, around the pure logic of a table."""
