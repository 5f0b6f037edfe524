"""Tests of everything above a single game."""
