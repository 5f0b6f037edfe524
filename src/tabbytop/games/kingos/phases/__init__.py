"""A turn in its parts: ``turn`` the four actions, ``effects`` what cards do, ``draws`` what chance brings, ``battle``.

``common`` holds the small steps that all of them take.
"""
