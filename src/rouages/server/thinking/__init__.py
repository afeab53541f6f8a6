"""Where bots think: worker processes beside the server."""
