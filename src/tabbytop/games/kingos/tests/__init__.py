"""Tests of the island, by clause."""
