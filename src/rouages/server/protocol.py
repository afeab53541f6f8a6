"""The socket protocol of the server: uvicorn's, with a short way in and out for the messages of a table.

An application usually takes messages from a queue and sends them through a task. Here a message goes straight
to the table that it is for, and a snapshot straight to the transport, as long as the other end reads:
otherwise a server with many screens spends most of its time on handing things over. Under any other server
the sockets work too, in the usual way.
"""

from __future__ import annotations

import logging
from collections.abc import Callable
from typing import Any, NamedTuple, cast

from starlette.types import Scope
from uvicorn.protocols.utils import ClientDisconnected
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Frame as WholeFrame

from rouages.server.bucket import Bucket
from rouages.server.latch import Hatch, Latch, Queue
from rouages.server.pulse import Pulse

try:
    from websockets.speedups import apply_mask
except ImportError:
    from websockets.utils import apply_mask

log = logging.getLogger("rouages")

LINE = "rouages.line"
UNREADABLE = b"HTTP/1.1 400 Bad Request\r\nConnection: close\r\nContent-Length: 0\r\n\r\n"
TEXT_FRAME = 0x81
MASKED = 0x80
PONG_FRAME = 0x8A
PING = bytes((0x89, 0))
LARGEST_PONG = 125
FRAMES_A_SECOND = 20
"""What may be sent for long besides messages to a table: pings, pieces of messages, what no lobby reads."""


OF_UVICORN = (
    *("app", "app_state", "asgi_version", "client", "close_sent", "close_timeout", "close_timer"),
    *("config", "conn", "connections", "curr_msg_data_type", "default_headers", "disconnected"),
    *("frames", "handshake_complete", "handshake_initiated", "initial_response", "last_ping_rtt"),
    *("logger", "loop", "pending_ping_payload", "ping_interval", "ping_sent_at", "ping_timeout"),
    *("ping_timer", "pong_timer", "queue", "read_paused", "request", "response", "root_path"),
    *("scheme", "scope", "server", "tasks", "transport", "writable"),
)
"""What uvicorn keeps of a line: by its place, where a dictionary would take two kilobytes for it."""


class TableSocketProtocol(WebSocketsSansIOProtocol):
    """One connection."""

    __slots__ = (
        *("_frames", "_is_kept", "_is_silent", "_pulse", "_rest", "_turn"),
        *("greeting", "inlet", "is_from_another"),
        *OF_UVICORN,
    )

    def __init__(self, *arguments: Any, pulse: Pulse, **options: Any) -> None:
        """A connection that has sent nothing yet."""
        super().__init__(*arguments, **options)
        self.queue = cast(Any, Queue())
        self.writable = cast(Any, Latch())
        self.inlet: Callable[[bytes | str], None] | None = None
        """Takes the messages that come, instead of the application's queue; set once the hands are shaken."""
        self.greeting = b""
        """What came before the hands were shaken."""
        self.is_from_another = False
        """Whether another worker took it in first, and counted it."""
        self._rest = b""
        """The beginning of a frame whose end has not come."""
        self._frames = Bucket(FRAMES_A_SECOND)
        self._is_kept = False
        """Whether it stays open though the application has returned."""
        self._pulse = pulse
        self._turn: int | None = None
        """When it is asked whether anybody is there."""
        self._is_silent = False
        """Whether nothing came since it was asked."""

    def come_from_another(self, greeting: bytes) -> None:
        """Begin as if the greeting had just come here."""
        self.is_from_another = True
        self.data_received(greeting)

    def forget_greeting(self) -> None:
        """The hands are shaken: what was said for it, a few kilobytes a line, is of no use any more."""
        self.greeting = b""
        self.request.headers.clear()  # the protocol proper still has it
        self.request = self.response = cast(Any, None)
        cast(list[Any], self.scope["headers"]).clear()

    async def run_asgi(self) -> None:
        """Serve one socket, which finds its line in its scope."""
        cast(dict[str, Any], self.scope["extensions"])[LINE] = self
        try:
            await self.app(self.scope, self.receive, self.send)
        except ClientDisconnected:
            pass
        except BaseException:
            log.exception("A socket stumbled.")
            self.send_500_response()
        if self.close_timer is None and not self._is_kept:
            self.transport.close()

    def keep(self, take: Callable[[bytes | str], None], end: Callable[[], None]) -> None:
        """Stay open once the application returns: a task that waits, with all its frames, is nine kilobytes.

        Messages are taken as they come; once there will be none any more, that is said.
        """
        self._is_kept = True
        queue, self.queue = cast(Queue, self.queue), cast(Any, Hatch(take, end))
        self.inlet, self.scope = take, cast(Any, {})
        for item in queue.taken():
            self.queue.put_nowait(item)
        self._read_on()

    def send_receive_event_to_app(self) -> None:
        """A message that came in pieces, or not as text; who takes it at once need not be waited for."""
        super().send_receive_event_to_app()
        if self._is_kept:
            self._read_on()

    def _read_on(self) -> None:
        if self.read_paused:
            self.read_paused = False
            self.transport.resume_reading()

    def data_received(self, data: bytes) -> None:
        """Take whole text messages out of the stream; all else is for the protocol proper, frame by frame."""
        self._is_silent = False
        data = self._rest + data if self._rest else data
        at = 0
        while at < len(data) and self._is_open and (frame := Frame.found(data, at)):
            if frame.size > self.config.ws_max_size:
                break
            if frame.end > len(data):
                self._rest = data[at:]
                return
            if frame.is_whole_text and self.inlet:
                self.inlet(apply_mask(data[frame.start : frame.end], data[frame.start - 4 : frame.start]))
            elif self._frames.take():
                if not frame.is_pong:
                    super().data_received(data[at : frame.end])
            else:
                self.abort()
                return
            at = frame.end
        self._rest = b""
        if at < len(data):
            self._leave(data[at:])

    def _leave(self, data: bytes) -> None:
        """What is not a whole frame: kept until the rest comes, or left to the protocol proper."""
        if self._is_open and Frame.found(data, 0) is None:
            self._rest = data
        else:
            if not self.handshake_initiated:
                self.greeting += data
            super().data_received(data)
            if self.conn.handshake_exc and not self.handshake_initiated:
                self._turn_away()

    def _turn_away(self) -> None:
        """Somebody whose greeting cannot be read; the protocol proper would keep the line, and not a word."""
        self.transport.write(UNREADABLE)
        self.close_sent = True
        self.transport.close()

    def handle_text(self, event: WholeFrame) -> None:
        """Whether it can be read is for the table to say; the protocol proper would fill the log with it."""
        self.handle_bytes(event)

    def handle_ping(self) -> None:
        """Answer a ping, unless the answers are not read: then nobody is there."""
        if self.writable.is_set():
            super().handle_ping()
        else:
            self.abort()

    def start_keepalive(self) -> None:
        self._turn = self._pulse.join(self)

    def stop_keepalive(self) -> None:
        if self._turn is not None:
            self._pulse.leave(self, self._turn)
            self._turn = None

    def feel(self) -> None:
        """Ask whether anybody is there; who has said nothing since the last time is gone."""
        if self._is_silent:
            self.abort()
        elif not self.close_sent:
            self._is_silent = True
            self.transport.write(PING)

    @property
    def _is_open(self) -> bool:
        return self.handshake_complete and not self.close_sent

    @property
    def is_free(self) -> bool:
        """Whether a message can be written now without waiting for the other end to read."""
        return self.writable.is_set() and not (self.close_sent or self.is_gone)

    @property
    def is_gone(self) -> bool:
        """Whether it is cut at either end."""
        return self.disconnected or self.transport.is_closing()

    def write(self, payload: bytes) -> None:
        """Write a text message."""
        size = len(payload)
        if size < 126:
            head = bytes((TEXT_FRAME, size))
        elif size < 1 << 16:
            head = bytes((TEXT_FRAME, 126)) + size.to_bytes(2, "big")
        else:
            head = bytes((TEXT_FRAME, 127)) + size.to_bytes(8, "big")
        self.transport.write(head + payload)

    @property
    def file(self) -> int:
        """The number of its socket, as long as it is not gone."""
        number: int = self.transport.get_extra_info("socket").fileno()
        return number

    def abort(self) -> None:
        """Cut the connection off, whatever was not read: closing would wait for that."""
        self.transport.abort()


class Frame(NamedTuple):
    """Where a frame is in what was received."""

    is_whole_text: bool
    """Whether it is a masked text message in one piece, as browsers send them."""
    is_pong: bool
    """Whether it says no more than that somebody is there."""
    size: int
    start: int
    end: int

    @classmethod
    def found(cls, data: bytes, at: int) -> Frame | None:
        """The frame that begins here; None if its head is not whole."""
        if len(data) < at + 2:
            return None
        second = data[at + 1]
        start, size = at + 2, second & 127
        if size > 125:
            more = 2 if size == 126 else 8
            if len(data) < start + more:
                return None
            size = int.from_bytes(data[start : start + more], "big")
            start += more
        is_masked = second & MASKED > 0
        if is_masked:
            start += 4
        first = data[at]
        is_pong = first == PONG_FRAME and is_masked and size <= LARGEST_PONG
        return cls(first == TEXT_FRAME and is_masked, is_pong, size, start, start + size)


def line_of(scope: Scope) -> TableSocketProtocol | None:
    """The line of a socket, if it is served by this protocol."""
    line = scope.get("extensions", {}).get(LINE)
    return line if isinstance(line, TableSocketProtocol) else None
