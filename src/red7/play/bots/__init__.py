"""The bots, one file each; `red7.play.roster` knows them by name."""
