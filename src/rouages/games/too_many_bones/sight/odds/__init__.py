"""What an option would probably do."""
