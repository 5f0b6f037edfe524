"""Tests of cat clans, by clause."""
