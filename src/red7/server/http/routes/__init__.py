"""What a server offers around the table: a referee, boards, games, reviews, puzzles; each a router of its own."""

from red7.server.http.routes import boards, games, puzzles, reviews, who

routers = (who.router, boards.router, games.router, reviews.router, puzzles.router)
