"""Tests of the tower, by clause."""
