"""What a server offers besides tables: a referee, boards, games, reviews and puzzles, each with its own router."""

from red7.server.http.routes import boards, games, puzzles, quick, reviews, who

routers = (quick.router, who.router, boards.router, games.router, reviews.router, puzzles.router)
