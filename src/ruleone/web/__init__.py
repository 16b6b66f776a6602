"""The shell of the room: the one part that uses sockets, time and the disk.

A request passes `guard` (hosts, origins), `sessions` (the browser's person), then `sockets` (the
socket) or `calls` (plain HTTP). `reading` makes an ask of it within every bound. `shell` brings it
to the room, holds the result until it is durable, and sends it, however slowly the other side
reads. `server` runs all of it in one process, on one loop.
"""
