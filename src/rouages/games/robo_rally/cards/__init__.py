"""The program cards and the option cards."""
