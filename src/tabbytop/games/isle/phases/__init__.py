"""The phases of a day and what can happen within them, one module each [ISLE 4].

A module has, for each of its frames, functions named after it: who is asked, what may be done, what it does.
``rules.FRAMES`` is the list of them all.
"""
