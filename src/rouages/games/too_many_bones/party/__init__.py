"""The party: what its Gearlocs hold, learn, open, share and decide together."""
