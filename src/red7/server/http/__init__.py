"""HTTP and WebSockets: the application, its routes and its limits."""
