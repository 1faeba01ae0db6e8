"""The bots, one file each; `red7.play.bots.roster` knows them by name."""
