### Cat clans. Voice: a friend who knows the rules and reads aloud: short, present tense, a little dry.
### <em> marks the one word that matters, <b> a name; nothing else is markup.
###
### Arguments of events, prompts and score lines, made from the raw ones as games/clans/words.py says:
###   who, you     the name of the seat, and "yes" where it is the reader's own
###   tile, other  tiles in words (clans-some-…, -whom-…, -with-…); tilekind: cat, mouse, pigeon, fly, dog, asleep
###   cell, from, to  "c3"; cells: "b2 and c4" with cellscount
###   clan, clan0, clan1  names of clans; strength 0 is the Chaoticats' "?"

clans-title = Cat Clans
clans-lead = Two clans, ten mouthfuls, five dogs.
clans-meta = 2 players, 15 minutes
clans-moment = { $turn ->
    [0] Giving out the clans
   *[other] { $game ->
        [1] Game 1, turn { $turn } of 24
        [2] Game 2, turn { $turn } of 24
       *[0] Turn { $turn } of 24
    }
}

## Bots
clans-level-expert = counts every tile and plays the end without a mistake

## Options
clans-option-clans = Clans
clans-option-clans-first = First game
clans-option-clans-first-note = The first seat leads the Gourmets, the second the Meowsketeers.
clans-option-clans-free = Free choice
clans-option-clans-free-note = One picks any clan, then the other one.
clans-option-clans-limited = Three cards each
clans-option-clans-limited-note = Each is dealt three clans and keeps one in secret.
clans-option-clans-experts = Pair of experts
clans-option-clans-experts-note = Three cards for two: one is kept, two are handed on.
clans-option-powers = Powers
clans-option-powers-false = Off
clans-option-powers-false-note = Every clan plays by the same rules. Good for a first game.
clans-option-powers-true = On
clans-option-powers-true-note = Each clan has an effect of its own, and its chief a power.
clans-option-bonus_clan = Bonus clan
clans-option-bonus_clan-true = In
clans-option-bonus_clan-true-note = The Power cats are among the clans to choose from.
clans-option-bonus_clan-false = Out
clans-option-bonus_clan-false-note = Six clans, without the Power cats.
clans-option-picks = First pick
clans-option-picks-drawn = Whoever starts
clans-option-picks-drawn-note = Who starts is drawn, and picks a clan first.
clans-option-picks-host = The first seat
clans-option-picks-host-note = Agreed: the first seat picks first. Who starts is drawn.
clans-option-picks-guest = The second seat
clans-option-picks-guest-note = Agreed: the second seat picks first. Who starts is drawn.
clans-option-games = Games
clans-option-games-2 = Two, a match
clans-option-games-2-note = Roles are exchanged, and the sum of points decides.
clans-option-games-1 = One
clans-option-games-1-note = One game decides.
clans-option-even = Even out the clans
clans-option-even-false = No
clans-option-even-false-note = Each clan stands as it is.
clans-option-even-true = Yes
clans-option-even-true-note = The weaker clan begins with the points that make it even between strong players, as bots have measured them.
clans-option-handicap = Handicap
clans-option-handicap-0 = None
clans-option-handicap-0-note = Both begin with nothing.
clans-option-handicap-3 = 3 points
clans-option-handicap-3-note = About fair where one of you wins six games of ten.
clans-option-handicap-6 = 6 points
clans-option-handicap-6-note = About fair where one of you wins seven games of ten.
clans-option-handicap-10 = 10 points
clans-option-handicap-10-note = About fair where one of you wins eight games of ten.
clans-option-handicap-15 = 15 points
clans-option-handicap-15-note = About fair where one of you wins nine games of ten.
clans-option-handicap_to = The points go to
clans-option-handicap_to-host = The first seat
clans-option-handicap_to-host-note = Whoever sits first in the list begins with them.
clans-option-handicap_to-guest = The second seat
clans-option-handicap_to-guest-note = Whoever sits second in the list begins with them.

## Clans
clans-clan-gourmets = Gourmets
clans-clan-meowsketeers = Meowsketeers
clans-clan-chaoticats = Chaoticats
clans-clan-supercats = Supercats
clans-clan-meowfia = Meowfia
clans-clan-phantoms = Phantom cats
clans-clan-powercats = Power cats
clans-clan-unknown = No clan yet

clans-effect = Effect
clans-effect-gourmets = One point more for every prey you take.
clans-effect-meowsketeers = A cat you wake may swap with any dog that is awake, wherever it lies.
clans-effect-chaoticats = All your cats are equally strong: the fewer are awake after the dogs, the stronger.
clans-effect-supercats = A cat you wake may also swap one or two steps along a slant.
clans-effect-meowfia = One point for each of your cats awake at the end.
clans-effect-phantoms = When you wake a prey, you may move another prey that is awake instead.
clans-effect-powercats = A cat you wake may stay where she is.

clans-chief = Chief
clans-chief-gourmets = Hunts prey at her corners too.
clans-chief-meowsketeers = Just before the dogs, she may turn one dog beside her.
clans-chief-chaoticats = If she helps to take one pigeon or fly and nobody takes the other, it is yours too.
clans-chief-supercats = Just before the dogs, she must swap with the middle tile.
clans-chief-meowfia = Just after the dogs, sends every weaker cat beside her to sleep, yours too.
clans-chief-phantoms = Dogs cannot touch her.
clans-chief-powercats = Hunts any prey in her row and column, however far.

clans-strength-in-all = strength { $strength } in all
clans-given = { $points ->
    [one] begins with one point, { $why ->
        [fair] which makes these two clans even
       *[agreed] as agreed between you
    }
   *[other] begins with { $points } points: { $why ->
        [fair] they make these two clans even
        [agreed] as agreed between you
       *[both] { $fair } to make these two clans even, { $agreed } as agreed between you
    }
}
clans-cats = Cats of { $cats }, chief of { $chief }
clans-powers-off = No powers in this game.
clans-chaos-caption = Strength of each Chaoticat
clans-chaos-awake = awake
clans-chaos-strength = strength

## Tiles, as a label
clans-tile-cat = { $strength ->
    [0] cat of the { $clan }
   *[other] cat of { $strength }, { $clan }
}
clans-tile-chief = { $strength ->
    [0] chief of the { $clan }
   *[other] chief of { $strength }, { $clan }
}
clans-tile-mouse = mouse worth { $value }
clans-tile-pigeon = pigeon worth { $value }
clans-tile-fly = fly worth { $value }
clans-tile-dog = { $dog ->
    [1] dog, the chihuahua
    [2] dog, the little white one
    [3] dog, the retriever pup
    [4] dog, the bulldog
   *[other] dog, the doberman
}

## Tiles inside a sentence, told by whose they are
clans-some-cat = { $you ->
    [yes] { $strength ->
        [0] your cat
       *[other] your cat of { $strength }
    }
   *[no] { $strength ->
        [0] { $who }’s cat
       *[other] { $who }’s cat of { $strength }
    }
}
clans-some-chief = { $you ->
    [yes] { $strength ->
        [0] your chief
       *[other] your chief of { $strength }
    }
   *[no] { $strength ->
        [0] { $who }’s chief
       *[other] { $who }’s chief of { $strength }
    }
}
clans-some-mouse = a mouse worth { $value }
clans-some-pigeon = a pigeon worth { $value }
clans-some-fly = a fly worth { $value }
clans-some-dog = a dog
clans-some-asleep = a sleeping tile

# What somebody wakes or swaps: languages with cases tell it from what lies there.
clans-whom-cat = { $you ->
    [yes] { $strength ->
        [0] your cat
       *[other] your cat of { $strength }
    }
   *[no] { $own ->
        [yes] { $strength ->
            [0] their own cat
           *[other] their own cat of { $strength }
        }
       *[no] { $strength ->
            [0] a rival cat
           *[other] a rival cat of { $strength }
        }
    }
}
clans-whom-chief = { $you ->
    [yes] { $strength ->
        [0] your chief
       *[other] your chief of { $strength }
    }
   *[no] { $own ->
        [yes] { $strength ->
            [0] their own chief
           *[other] their own chief of { $strength }
        }
       *[no] { $strength ->
            [0] the rival chief
           *[other] the rival chief of { $strength }
        }
    }
}
clans-whom-mouse = a mouse worth { $value }
clans-whom-pigeon = a pigeon worth { $value }
clans-whom-fly = a fly worth { $value }
clans-whom-dog = a dog
clans-whom-asleep = a sleeping tile

# With what it is swapped; in other languages with its preposition.
clans-with-cat = { $you ->
    [yes] { $strength ->
        [0] your cat
       *[other] your cat of { $strength }
    }
   *[no] { $own ->
        [yes] { $strength ->
            [0] their own cat
           *[other] their own cat of { $strength }
        }
       *[no] { $strength ->
            [0] a rival cat
           *[other] a rival cat of { $strength }
        }
    }
}
clans-with-chief = { $you ->
    [yes] { $strength ->
        [0] your chief
       *[other] your chief of { $strength }
    }
   *[no] { $own ->
        [yes] { $strength ->
            [0] their own chief
           *[other] their own chief of { $strength }
        }
       *[no] { $strength ->
            [0] the rival chief
           *[other] the rival chief of { $strength }
        }
    }
}
clans-with-mouse = a mouse worth { $value }
clans-with-pigeon = a pigeon worth { $value }
clans-with-fly = a fly worth { $value }
clans-with-dog = a dog
clans-with-asleep = a sleeping tile

## Cells, for ears
clans-board = The board, five by five tiles
clans-board-end = The board at the end
clans-cell-awake = { $cell }, { $tile }, awake
clans-cell-asleep = { $cell }, asleep
clans-cell-dozing = { $cell }, { $tile }, back to sleep
clans-cell-taken = { $cell }, { $tile }, taken by the { $clan }
clans-cell-held = in the hand
clans-cell-swap = can be swapped
clans-cell-pick = can be moved instead
clans-cell-rotate = can be turned

## What is asked
clans-prompt-choose-clan = Choose a <em>clan</em> for this game.
clans-prompt-keep-clan = Keep <em>one</em> of these { $cards } clans.
clans-prompt-turn-tile = { $left ->
    [one] Turn over <em>the last</em> sleeping tile.
   *[other] Turn over any <em>sleeping tile</em>.
}
clans-prompt-swap-cat = You woke <em>{ $tile }</em>. Swap her one or two steps along her row or column.
clans-prompt-swap-prey = { $tilekind ->
   *[other] You woke <em>{ $tile }</em>. Swap it with a neighbour, corners count too.
}
clans-prompt-swap-dog = You woke <em>{ $tile }</em>. Swap it with any tile in its row or column.
clans-prompt-rotate-dog = Your chief may turn <em>one dog</em> beside her before they bark.

clans-may-stay = Or leave her where she is.
clans-may-prey = Or move another prey that is awake.
clans-may-dog = Or with any dog that is awake.
clans-may-straight = Slanting counts too.

clans-caption-choice = Swap with <em>{ $cell }</em>? { $hope }.
clans-caption-swap = Swap with <em>{ $cell }</em>?
clans-caption-turn = Turn over <em>{ $cell }</em>? Press again.
clans-caption-pick = Which <em>other prey</em> shall move?
clans-caption-source = Move the <em>{ $tile }</em> instead. Swap it with a neighbour.
clans-caption-dial = The dog on { $cell } would look <em>this way</em>. { $hope }.

clans-swap-here = Swap here
clans-turn-here = Turn it over
clans-turn-so = Turn it so
clans-put-back = Put back
clans-stay = Let her stay
clans-leave = Leave the dogs
clans-other-prey = Another prey
clans-turn-left = Turn to the left
clans-turn-right = Turn to the right
clans-show-dogs = Show dogs
clans-hide-dogs = Hide dogs
clans-if-now = If it ended now
# Both sides' points after what is weighed, as a part of a sentence.
clans-if-so = If it ended then: { $you0 ->
    [yes] you have
   *[no] { $who0 } has
} { $points0 }, { $you1 ->
    [yes] you have
   *[no] { $who1 } has
} { $points1 }
clans-hope = with this swap: { $points }
clans-hide-standing = Hide the estimate
clans-to-move = to move
clans-about-clan = what this clan can do
clans-what-happened = What happened
clans-tab-story = Story
clans-tab-chat = Chat
clans-side-left = Your side
clans-side-right = The other side, the story
clans-waiting = { $you ->
    [yes] One moment: <em>your tile</em> is being turned over.
   *[no] <em>{ $who }</em> is thinking.
}
clans-waiting-chance = The tiles are being laid out.

## Why not
clans-whynot-turn-tile = This tile is awake already. Turn over one that sleeps.
clans-whynot-swap-cat = A cat goes one or two steps along her row or column, not there. The lit tiles would do.
clans-whynot-swap-prey = Prey changes places with a neighbour only. The lit tiles would do.
clans-whynot-swap-dog = A dog runs along its row or column, not there. The lit tiles would do.
clans-whynot-rotate-dog = Only a dog beside your chief can be turned. The lit ones would do.
clans-whynot-pick-prey = Only another prey that is awake can move instead. The lit ones would do.
clans-whynot-choose-clan = This clan is not on offer.
clans-whynot-keep-clan = This clan is not among your cards.
clans-whynot-waiting = It is not your turn yet.

## The story
# Shown on the board, not told in words.
# untold: turned

clans-event-started = { $you ->
    [yes] <b>You</b> go first.
   *[no] <b>{ $who }</b> goes first.
}
clans-event-clan-chosen = { $you ->
    [yes] <b>You</b> lead the { $clan }.
   *[no] <b>{ $who }</b> leads the { $clan }.
}
clans-event-dealt = Clan cards are dealt.
clans-event-kept = { $you ->
    [yes] <b>You</b> have chosen.
   *[no] <b>{ $who }</b> has chosen.
}
clans-event-clans-shown = The { $clan0 } meet the { $clan1 }.
clans-event-middle = In the middle lies { $tile }.
clans-event-woke = { $you ->
    [yes] <b>You</b> woke { $tile } on { $cell }.
   *[no] <b>{ $who }</b> woke { $tile } on { $cell }.
}
clans-event-swapped = { $you ->
    [yes] <b>You</b> swapped { $tile } on { $from } with { $other } on { $to }.
   *[no] <b>{ $who }</b> swapped { $tile } on { $from } with { $other } on { $to }.
}
clans-event-swapped-prey = { $you ->
    [yes] <b>You</b> swapped { $tile } on { $from } with { $other } on { $to } instead.
   *[no] <b>{ $who }</b> swapped { $tile } on { $from } with { $other } on { $to } instead.
}
clans-event-stayed = { $you ->
    [yes] <b>You</b> let { $tile } stay on { $cell }.
   *[no] <b>{ $who }</b> let { $tile } stay on { $cell }.
}
# A turn in one sentence: what was woken, and what became of it.
clans-turn-woke-swapped = { $tilekind ->
    [cat] { $you ->
        [yes] <b>You</b> woke { $tile } on { $from } and swapped her with { $other } on { $to }.
       *[no] <b>{ $who }</b> woke { $tile } on { $from } and swapped her with { $other } on { $to }.
    }
   *[other] { $you ->
        [yes] <b>You</b> woke { $tile } on { $from } and swapped it with { $other } on { $to }.
       *[no] <b>{ $who }</b> woke { $tile } on { $from } and swapped it with { $other } on { $to }.
    }
}
clans-turn-woke-stayed = { $tilekind ->
    [cat] { $you ->
        [yes] <b>You</b> woke { $tile } on { $cell } and let her stay there.
       *[no] <b>{ $who }</b> woke { $tile } on { $cell } and let her stay there.
    }
   *[other] { $you ->
        [yes] <b>You</b> woke { $tile } on { $cell } and let it stay there.
       *[no] <b>{ $who }</b> woke { $tile } on { $cell } and let it stay there.
    }
}
clans-event-rotated = { $you ->
    [yes] <b>You</b> turned the dog on { $cell }.
   *[no] <b>{ $who }</b> turned the dog on { $cell }.
}
clans-event-left-dogs = { $you ->
    [yes] <b>You</b> left the dogs as they are.
   *[no] <b>{ $who }</b> left the dogs as they are.
}
clans-event-chief-moved = The Supercats’ chief goes from { $from } to the middle.
clans-event-struck = { $cellscount ->
    [one] The dogs bark. One cat goes back to sleep: { $cells }.
   *[other] The dogs bark. { $cellscount } cats go back to sleep: { $cells }.
}
clans-event-hushed = { $cellscount ->
    [one] The Meowfia’s chief looks round, and the cat on { $cells } goes to sleep.
   *[other] The Meowfia’s chief looks round, and the cats on { $cells } go to sleep.
}
clans-event-game-over = The hunt is over: { $you0 ->
    [yes] <b>you</b>
   *[no] <b>{ $who0 }</b>
} { $points0 }, { $you1 ->
    [yes] <b>you</b>
   *[no] <b>{ $who1 }</b>
} { $points1 }.

## Looking back
clans-luck = Luck of the tiles
clans-ticks = turns
clans-advice-turned = Turn over { $cell }.
clans-advice-swapped = Swap { $tile } on { $from } with { $other } on { $to }.
clans-advice-swapped-prey = Swap { $tile } on { $from } with { $other } on { $to } instead.
clans-advice-stayed = Let { $tile } stay on { $cell }.
clans-advice-rotated = Turn the dog on { $cell } { $quarters ->
    [1] a quarter to the right
    [2] right round
   *[3] a quarter to the left
}.
clans-advice-left-dogs = Leave the dogs as they are.
clans-advice-clan-chosen = Lead the { $clan }.
clans-nudge-turn = Look { $part ->
    [top-left] in the upper left
    [top] at the upper edge
    [top-right] in the upper right
    [left] at the left edge
    [right] at the right edge
    [bottom-left] in the lower left
    [bottom] at the lower edge
    [bottom-right] in the lower right
   *[middle] in the middle
} of the meadow.
clans-nudge-swap = Look { $part ->
    [top-left] to the upper left of it
    [top] above it
    [top-right] to the upper right of it
    [left] to the left of it
    [right] to the right of it
    [bottom-left] to the lower left of it
    [bottom] below it
   *[bottom-right] to the lower right of it
}.
clans-nudge-prey = Does it have to be the tile that you woke?
clans-nudge-stay = Does it have to go anywhere?
clans-nudge-dogs = Look at where the dogs look.

## Where we are
clans-where = { $asleep ->
    [0] Turn { $turn }, every tile is awake
    [one] Turn { $turn }, one tile still asleep
   *[other] Turn { $turn }, { $asleep } tiles still asleep
}
clans-where-clans = Giving out the clans
clans-where-second = Clans for the second game
clans-where-end = The dogs are next

## Still asleep
clans-asleep-title = Still asleep
clans-asleep-none = Nobody. All tiles are awake.
clans-asleep-note = Nobody knows where. Everybody knows what.
clans-asleep-note-seen = Everybody knows what. Nobody knows where, but for what a step back has shown: { $tiles }.
clans-asleep-some = { $count ->
    [one] { $tile }
   *[other] { $count } times { $tile }
}
clans-asleep-dogs = { $count ->
    [one] one dog
   *[other] { $count } dogs
}
clans-asleep-cats = { $count ->
    [one] one of the { $clan }: { $cats }
   *[other] { $count } of the { $clan }: { $cats }
}

## Giving out the clans
clans-hand = Clans to choose from
clans-take = Choose a card
clans-take-this = Lead the { $clan }
clans-leads = { $who } leads the { $clan }.
clans-waiting-choice = <em>{ $who }</em> is choosing a clan.
clans-kept-waiting = You keep the { $clan }. <em>{ $who }</em> is still choosing.
clans-moment-hand = On offer: { $clans }.

## A match of two games
clans-match = The match
clans-match-game = Game { $number }
clans-match-first = Game 1 of 2
clans-match-second = Game 2 of 2. So far { $who0 } { $points0 }, { $who1 } { $points1 }.
clans-between = The first game is over
clans-on-to-second = On to the second game
clans-past = The first game: { $who0 } { $points0 }, { $who1 } { $points1 }. Watch how it ended

## The end, step by step
clans-finale-last = Every tile is awake. Nothing more is moved.
clans-finale-chief-moved = The Supercats’ chief goes from { $from } <em>to the middle</em>.
clans-finale-dogs = { $count ->
    [one] The dogs bark where their arrows point. <em>One cat</em> is in the way.
   *[other] The dogs bark where their arrows point. <em>{ $count } cats</em> are in the way.
}
clans-finale-dogs-none = The dogs bark where their arrows point. <em>Nobody</em> is in the way.
clans-finale-doze = Back to sleep: { $cells }.
clans-finale-chaos = { $cats ->
    [one] One Chaoticat is awake. She is worth <em>{ $strength }</em>.
   *[other] { $cats } Chaoticats are awake. Each is worth <em>{ $strength }</em>.
}
clans-finale-hush = { $count ->
    [one] The Meowfia’s chief looks round, and the cat on { $cells } goes to sleep.
   *[other] The Meowfia’s chief looks round, and the cats on { $cells } go to sleep.
}
clans-finale-hunt = { $kind ->
   *[other] The { $tile } on { $cell }: { $clan0 } { $own }, { $clan1 } { $other }. The <em>{ $clan }</em> take it.
}
clans-finale-hunt-tie = { $kind ->
   *[other] The { $tile } on { $cell }: { $own } against { $other }. A tie, so <em>nobody</em> takes it.
}
clans-finale-hunt-alone = { $kind ->
   *[other] The { $tile } on { $cell }: no cat beside it, <em>nobody</em> takes it.
}
clans-finale-gift = { $kind ->
   *[other] The Chaoticats’ chief helped with one of the pair and nobody took the other: the { $tile } on { $cell } is <em>theirs too</em>.
}
clans-finale-line-pigeons = The { $clan } have both pigeons: 2 times 5, <em>{ $points } more</em>.
clans-finale-line-flies = The { $clan } have both flies: 3 times 4, <em>{ $points } more</em>.
clans-finale-line-gourmets = { $prey ->
    [one] One more point for a prey: <em>+{ $points }</em> for the { $clan }.
   *[other] One more point for each of { $prey } prey: <em>+{ $points }</em> for the { $clan }.
}
clans-finale-line-meowfia = { $cats ->
    [one] One cat of the { $clan } is awake: <em>+{ $points }</em>.
   *[other] { $cats } cats of the { $clan } are awake: <em>+{ $points }</em>.
}
clans-finale-line-handicap = Given before the game: <em>+{ $points }</em> for the { $clan }.
clans-finale-total = { $clan0 } { $points0 }, { $clan1 } { $points1 }. The <em>{ $clan }</em> win.
clans-finale-total-prey = { $points0 } each. With more prey the <em>{ $clan }</em> win.
clans-finale-total-shared = { $points0 } each, and as many prey. The win is <em>shared</em>.
clans-finale-scrubber = Steps of the end
clans-conceded = { $asleep ->
    [0] Given up in turn { $turn }, with every tile awake.
    [one] Given up in turn { $turn }, with one tile still asleep.
   *[other] Given up in turn { $turn }, with { $asleep } tiles still asleep.
}
clans-conceded-points = If it had ended there
clans-conceded-early = No tile was turned over: the clans were still being chosen.
clans-conceded-gave-up = gave up

## The score sheet
clans-ledger = Who took what
clans-ledger-empty = Nothing is taken yet.
clans-ledger-total = In all
clans-ledger-prey = Prey tiles
clans-line-prey = { $tile }
clans-line-prey-note = { $own } against { $other } on { $cell }
clans-line-gift = { $tile }
clans-line-gift-note = completes the pair, on { $cell }
clans-line-pigeons = Both pigeons
clans-line-pigeons-note = 2 × 5 instead of 2 + 5
clans-line-flies = Both flies
clans-line-flies-note = 3 × 4 instead of 3 + 4
clans-line-gourmets = The Gourmets’ effect
clans-line-gourmets-note = { $prey ->
    [one] one more for one prey
   *[other] one more for each of { $prey } prey
}
clans-line-handicap = Handicap
clans-line-handicap-note = given before the game
clans-line-meowfia = The Meowfia’s effect
clans-line-meowfia-note = { $cats ->
    [one] one cat awake
   *[other] { $cats } cats awake
}

## The rules, clause by clause, in our own words
clans-clause = rule { $clause }
clans-clause-1-1 = Two players. Seven clans of five cats, one of each five is the chief. Ten prey: six mice, two pigeons, two flies. Five dogs with arrows.
clans-clause-1-2 = Mice are worth 3, 4, 4, 5, 5 and 6, pigeons 2 and 5, flies 3 and 4. The dogs’ arrows: one straight; two opposite; three to one side; four straight; four slanting.
clans-clause-1-3 = Strengths, chief last: Gourmets 1 2 4 5, 3. Meowsketeers 1 2 3 4, 5. Chaoticats all “?”. Supercats 1 1 1 1, 9. Meowfia 1 2 3 4, 7. Phantom cats 2 2 3 3, 5. Power cats 3 4 4 6, 2.
clans-clause-2-1 = Ten cats, ten prey and five dogs are shuffled face down and laid out five by five. Which way a dog looks is seen when it wakes.
clans-clause-2-2 = The middle tile is turned face up and stays. The starting player is drawn; then you take turns, twelve each.
clans-clause-3-1 = On your turn, turn any one sleeping tile face up.
clans-clause-3-2 = Then swap it with another tile within its reach. The other tile keeps its face: asleep stays asleep, awake stays awake.
clans-clause-3-3 = Prey reaches its eight neighbours. A cat reaches one or two steps along her row or column. A dog reaches its whole row and column. Nothing in between blocks. The swap must be made.
clans-clause-3-4 = A dog keeps looking the same way for the rest of the game, also when it is moved. Only the Meowsketeers’ chief turns one.
clans-clause-4-1 = When the last tile is awake and moved, the end comes: effects before the dogs, the dogs, effects after the dogs, the hunt, the points.
clans-clause-4-2 = Every cat next to a dog in the direction of one of its arrows goes back to sleep. All dogs bark at once.
clans-clause-4-3 = For each prey, each clan adds up its awake cats beside it, corners do not count. The greater sum takes it. A tie takes nothing.
clans-clause-4-4 = Where both clans do something at the same moment, the clan with the stronger chief goes first. A cat that sleeps again takes no more part.
clans-clause-4-5 = Add up the prey you took. Both pigeons in one hand are multiplied: 10 instead of 7. Both flies too: 12 instead of 7.
clans-clause-4-6 = More points win, then more prey tiles, else the win is shared.
clans-clause-4-7 = The whole order: Supercats’ chief, Meowsketeers’ chief, dogs, the Chaoticats’ strength, Meowfia’s chief, hunt, Chaoticats’ chief, points of prey and pairs, points of Gourmets and Meowfia.
clans-clause-5-1 = Gourmets: one point more for each prey taken. Their chief hunts at her corners too.
clans-clause-5-2 = Meowsketeers: a cat they wake may swap with any dog awake instead. Just before the dogs their chief, beside a dog, may turn it by any quarters.
clans-clause-5-3 = Chaoticats: 5, 4, 3, 2 or 1 awake after the dogs are worth 2, 4, 6, 8 or 10 each. If their chief helps to take one pigeon or fly and nobody takes the other, they take that too.
clans-clause-5-4 = Supercats: a cat they wake may swap one or two steps in any straight line, slanting too. Just before the dogs their chief must swap with the middle tile.
clans-clause-5-5 = Meowfia: one point for each of their cats awake at the end. Just after the dogs their chief, if awake, sends every weaker cat beside her to sleep, their own too.
clans-clause-5-6 = Phantom cats: waking a prey, they may swap another awake prey with one of its neighbours instead. Dogs cannot touch their chief; the Meowfia’s chief can.
clans-clause-5-7 = Power cats: a cat they wake may stay where she is. Their chief hunts any prey in her row or column, however far.
clans-clause-7-1 = Free choice: one picks any clan, then the other picks one; the starting player first, unless you agree otherwise.
clans-clause-7-2 = Three cards each: six different clans are dealt, each keeps one in secret, and both are shown together.
clans-clause-7-3 = Pair of experts: the starting player takes three cards, keeps one and hands two on; the other keeps one of them. Two games with the roles exchanged, and the sum decides; or one game, if you agree on it.
clans-clause-7-4 = The first game: Gourmets against Meowsketeers, without powers.
clans-clause-7-5 = All seven clans are in the pool, or six without the bonus clan. The two players never have the same one.
clans-clause-7-6 = A handicap: a seat begins each game with some points, as you agree, or the weaker of two clans with what makes it even. It is a line of the score and breaks no tie.
clans-clause-8-1 = Nobody knows a sleeping tile, not even one’s own. Which tiles still sleep is known to both.
clans-clause-8-2 = Cats that go back to sleep at the end stay known. Dealt clan cards are secret until the choice is made.

## The score pad
clans-pad-board = The board to fill
clans-pad-help = Choose a cell, then a tile. Press a dog again to turn it. Delete takes a tile off.
clans-pad-empty-cell = { $cell }, empty
clans-pad-chosen = chosen
clans-pad-clan-a = Beaded border
clans-pad-clan-b = Zigzag border
clans-pad-palette = Tiles in the box
clans-pad-put = { $count ->
    [0] { $tile }, none left
    [one] { $tile }, one left
   *[other] { $tile }, { $count } left
}
clans-pad-remove = Take { $cell } off
clans-pad-clear = Clear all
clans-pad-random = At random
clans-pad-missing = { $count ->
    [one] <em>One tile</em> is still missing.
   *[other] <em>{ $count } tiles</em> are still missing.
}
clans-pad-complete = All 25 lie there. The count is below.
clans-pad-turn = The Meowsketeers’ chief turns a dog
clans-pad-turn-none = none
clans-pad-turn-degrees = by { $degrees } degrees
clans-pad-refused = This position cannot be counted.
clans-pad-result = The count

## Learn
clans-learn-nobody = Nobody
clans-learn-hello-title = Two clans, one meadow
clans-learn-hello = Ten cats, ten prey and five dogs sleep face down. Only the middle tile is awake. You lead the <em>Gourmets</em>, with the beaded border.
clans-learn-wake-title = Wake a tile
clans-learn-wake = On your turn, turn over any sleeping tile. <em>Choose one.</em>
clans-learn-wake-right = A mouse, worth 5 points. Whoever takes it at the end has them.
clans-learn-prey-title = Move what you woke
clans-learn-prey = Now it must change places with another tile. Prey goes to any <em>neighbour</em>, corners too. The lit ones are in reach.
clans-learn-prey-right = The other tile kept its face: asleep stays asleep. That was a whole turn.
clans-learn-cat-title = Cats take longer steps
clans-learn-cat = You woke your cat of 4. A cat swaps <em>one or two steps</em> along her row or column. At the end she hunts what lies beside her.
clans-learn-cat-right = Right beside the mouse. There she hunts it.
clans-learn-cat-other = That is allowed. On b3 she would be beside the mouse.
clans-learn-dog-title = Dogs run far
clans-learn-dog = A dog swaps with any tile in its <em>whole row or column</em>, and keeps looking the same way. Its arrows say where it will bark. Send it somewhere.
clans-learn-dog-right = It stays there until somebody moves it. Whose cats is it looking at?
clans-learn-bark-title = The end: first the dogs
clans-learn-bark = All tiles are awake. Every cat that an <em>arrow</em> points at goes back to sleep. There are four: press them.
clans-learn-bark-right = All four. They sleep, and hunt no more.
clans-learn-bark-wrong = No arrow points at that one. Look where the red arrows go, one tile far.
clans-learn-hunt-title = Then the hunt
clans-learn-hunt = For each prey, each clan adds up its awake cats <em>beside it</em>; corners do not count. The mouse worth 6, at the top: who takes it?
clans-learn-hunt-right = 1 and 3 make 4, against your 1. The Meowsketeers take it.
clans-learn-hunt-wrong = Add again: who lies left, right, above and below, and is awake?
clans-learn-tie-title = Nobody, sometimes
clans-learn-tie = The fly worth 4, on b2. A four and a five lie beside it. Who takes it?
clans-learn-tie-right = Both sleep. Nobody takes it, and a tie would be the same.
clans-learn-tie-wrong = Are those two still awake?
clans-learn-pair-title = Pairs are multiplied
clans-learn-pair = You took the mouse worth 3 and <em>both pigeons</em>, 2 and 5. A pair of pigeons or flies is multiplied. How many points?
clans-learn-pair-right = 3 and 2 times 5 make 13. The Meowsketeers have 4, 5 and 6: 15, and win.
clans-learn-pair-wrong = 2 times 5, and then the mouse.
clans-learn-powers-title = With powers
clans-learn-powers = Later, play with powers: an effect for each clan and one for its chief. On this board the Meowsketeers’ chief turns the middle dog, yours hunts <em>at her corner</em>, and it ends 21 to 15 for you.
clans-learn-ready-title = That is all
clans-learn-ready = Twelve turns each, then dogs, hunt, points. The rest is knowing what still sleeps. Everything else stands below.
clans-learn-reaches = How far a tile goes
clans-learn-reach-prey-title = Prey
clans-learn-reach-prey = One step in any direction, corners too.
clans-learn-reach-cat-title = Cats
clans-learn-reach-cat = One or two steps along the row or column. Nothing blocks.
clans-learn-reach-dog-title = Dogs
clans-learn-reach-dog = Any distance along the row or column. The dog keeps its direction.
clans-learn-clans = The seven clans
clans-learn-clans-lead = The star is the effect, the crown the chief’s power. They count only with powers on.
clans-learn-chapter-1 = In the box
clans-learn-chapter-2 = Laying out
clans-learn-chapter-3 = A turn
clans-learn-chapter-4 = The end
clans-learn-chapter-5 = Powers
clans-learn-chapter-7 = Giving out the clans
clans-learn-chapter-8 = What is hidden

## What is kept of finished games, for the page of one’s own
clans-measure-ahead = points ahead
clans-measure-clan = clan
clans-mode-powers = with powers
clans-mode-plain = without powers

## Puzzles
clans-puzzle-title = { $asleep ->
    [0] The last paw
    [one] The last yawn
   *[other] The last { $asleep ->
        [2] two
        [3] three
       *[other] four
    } yawns
}
clans-puzzle-aim = You lead the { $clan }, { $how ->
    [ahead] { $points ->
        [one] one point ahead
       *[other] { $points } points ahead
    } if it ended now
    [behind] { $points ->
        [one] one point behind
       *[other] { $points } points behind
    } if it ended now
   *[level] level if it ended now
}, and it is your turn. { $asleep ->
    [0] Nothing sleeps any more.
    [one] One tile still sleeps, and everybody knows which.
   *[other] { $asleep } tiles still sleep: everybody knows which they are, nobody knows where.
} { $step ->
    [turn] { $sure ->
        [yes] Find the tile to wake that wins whatever comes.
       *[no] Find the tile to wake that wins most often.
    }
   *[swap] { $sure ->
        [yes] Find the swap that wins whatever comes.
       *[no] Find the swap that wins most often.
    }
}

## The field guide
clans-guide-clans-title = Clan against clan
clans-guide-clans-note = How many of 100 games the clan at the left wins against the clan above, powers on. Quick bots play: any tile is turned, then the swap that looks best.
clans-guide-powers-title = What a clan’s powers are worth
clans-guide-powers-note = How many of 100 games a clan wins against all others, with powers and without.
clans-guide-powers-unit = wins of 100
clans-guide-powers-on = powers on
clans-guide-powers-off = powers off
clans-guide-word = “With powers on, take the Phantom cats and smile. Without, they are cats like any other, and the Chaoticats smile.”

# What the coach foresees
clans-line-ahead-clan = { $wins } of 100 games between bots won against the { $clan }
clans-line-ahead-strongest = { $wins } of 100 games between bots won against the strongest of three other clans, on average
clans-line-ahead-turn = { $helps ->
    [one] tile of the { $tiles } that may lie there helps
   *[other] tiles of the { $tiles } that may lie there help
}
clans-line-ahead-harm = { $harms ->
    [one] tile of the { $tiles } that may lie there harms
   *[other] tiles of the { $tiles } that may lie there harm
}
clans-line-ahead-with = with { $tile } there
clans-line-ahead-prey = { $tile }, by what may still come
clans-line-ahead-lead = lead in strength, { $tile }: { $after } instead of { $before }
clans-line-ahead-rather = { $tile }, against the average of the other swaps
clans-line-ahead-dogs = cats that dogs can reach: { $theirs } of theirs, { $own } of yours
clans-line-ahead-places = places beside { $tile }: { $after } instead of { $before }
