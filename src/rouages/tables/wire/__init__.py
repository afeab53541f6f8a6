"""What travels between a table and its screens, and in which words it is refused."""
