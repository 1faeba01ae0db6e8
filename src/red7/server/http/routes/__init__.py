"""What a server offers besides tables: quick games, ratings, a referee, boards, games, reviews and puzzles."""

from red7.server.http.routes import boards, games, puzzles, quick, ratings, reviews, who

routers = (quick.router, ratings.router, who.router, boards.router, games.router, reviews.router, puzzles.router)
