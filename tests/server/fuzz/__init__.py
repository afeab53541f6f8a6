"""Whatever anybody may send: requests and frames made up, and how they are counted."""
