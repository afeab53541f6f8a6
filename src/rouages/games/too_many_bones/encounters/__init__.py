"""What encounter cards make the party do."""
