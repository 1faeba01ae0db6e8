"""HTTP and WebSockets: the application, its routes, and what it lets in."""
