"""What goes on while a table waits for an answer: clocks, bots, calls, foresight."""
