"""What a table asks to be kept, row by row, and a ledger that keeps it in memory."""
