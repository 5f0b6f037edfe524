"""Tests of the isle of cats, by clause."""
