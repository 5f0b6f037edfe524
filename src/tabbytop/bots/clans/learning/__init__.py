"""How the network of cat clans (``kernels.clans.network``) is learnt: by games against itself, on a graphics card.

    pip install "tabbytop[torch,cuda]"
    python -m tabbytop.bots.clans.learning learn --seconds 530 --games 65536 --into DIR
    python -m tabbytop.bots.clans.learning learn --seconds 530 --games 65536 --from DIR
    python -m tabbytop.bots.clans.learning write DIR FILE

The first begins anew, the second goes on from there with smaller steps; it may be asked again. The third makes whole
numbers of what was learnt: ``FILE`` is to become ``kernels/clans/network.bin``. Without a card, and without ``cuda``,
the cores of the machine do it, some thousand times slower.

Games are played side by side (``rows``, ``games``, ``playing``). Where a tile is turned says what the network likes;
every swap is judged by the chance to win that it sees afterwards, one turn ahead. It learns who won, trusting itself in
part (``lessons``), and what the cells that were tried came to, every game seen from one of eight sides
(``symmetries``). Read ``teaching`` first; ``whole`` makes the whole numbers.
"""
