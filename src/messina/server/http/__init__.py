"""The http side: endpoints, sockets, the client's files, OpenAPI, and the limits of connections."""
