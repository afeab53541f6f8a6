"""Where all is kept: the database, its tables and its writer."""
