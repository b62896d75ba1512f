"""Tables, sockets and http: the game as people far apart or around one screen play it."""
