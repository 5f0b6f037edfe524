"""Tests of the template game."""
