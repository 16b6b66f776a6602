"""Leagues: points from results by a formula, the best results of a season, and standings."""
