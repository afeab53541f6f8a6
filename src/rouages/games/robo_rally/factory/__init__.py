"""The factory: boards, courses laid out on them, and courses of one's own."""
