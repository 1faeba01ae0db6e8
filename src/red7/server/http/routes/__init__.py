"""What a server offers around the table: a referee, boards, games, reviews, puzzles; each a router of its own."""

from red7.server.http.routes import boards, games, puzzles, reviews, story, who

routers = (who.router, boards.router, games.router, story.router, reviews.router, puzzles.router)
