"""Research environments: the games as others' tools know them. One file for each tool, and ``episode`` for all.

They need the extra ``research``: ``pip install "tabbytop[research]"``.
"""
