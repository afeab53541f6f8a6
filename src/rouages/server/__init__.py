"""The server of live tables: lobby, seats, sockets, storage."""
