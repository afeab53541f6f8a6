"""The table and its flow; knows no game, no clock, no network, no file."""
