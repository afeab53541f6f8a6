"""The screens at a table, what each has been told, and what people say to one another."""
