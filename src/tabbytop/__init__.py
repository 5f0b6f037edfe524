"""Tabbytop: a tabletop for four games of cats and islands."""

__version__ = "0.1.0"
