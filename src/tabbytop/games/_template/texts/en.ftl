saucers-title = Saucers
saucers-lead = Cream for whoever lays the highest paw alone.
saucers-meta = 2 to 4 players, two minutes
saucers-option-rounds = Rounds
saucers-option-rounds-3 = three
saucers-option-rounds-3-note = Two paws are never laid.
saucers-option-rounds-5 = five
saucers-option-rounds-5-note = Every paw is laid once.

saucers-prompt-lay = A saucer worth <em>{ $saucer }</em>. Lay a paw.
saucers-whynot-lay = This paw cannot be laid now. Lay one that you still hold.
saucers-action-lay = Paw { $paw }
saucers-action-hiss = Hiss

saucers-view-rounds = Rounds to play
saucers-view-saucer = The saucer
saucers-view-bag = In the bag
saucers-view-laid = Own paw, face down
saucers-view-hand = Paws in hand
saucers-view-has-laid = Has laid
saucers-view-saucers = Saucers taken
saucers-view-hissed = Has hissed

saucers-event-drawn = A saucer worth { $saucer } stands on the table.
saucers-event-laid = { $you ->
    [yes] <b>You</b> laid a paw.
   *[no] <b>{ $who }</b> laid a paw.
}
saucers-event-hissed = { $you ->
    [yes] <b>You</b> hissed, and the saucer is gone.
   *[no] <b>{ $who }</b> hissed, and the saucer is gone.
}
saucers-event-taken = { $you ->
    [yes] <b>You</b> took the saucer worth { $saucer }.
   *[no] <b>{ $who }</b> took the saucer worth { $saucer }.
}
saucers-event-nobody = Nobody's paw stood alone, so nobody takes the saucer.

saucers-line-saucer = A saucer
