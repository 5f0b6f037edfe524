### The isle of cats. Voice: a friend who knows the rules and reads aloud: short, present tense, a little dry.
### <em> marks the one word that matters, <b> a name; nothing else is markup.
###
### Arguments of events, prompts and score lines, made from the raw ones by words.py and the browser's words.ts:
###   who, you       the name of the seat, and "yes" where it is the reader's own; the sister has a name too
###   tile, other    a tile in words; kind: cat, oshax, common, rare; tilecolour: its own colour or "none"
###   tiles, cats, treasures  several tiles in words, with tilescount, catscount, treasurescount
###   card, cards    names of cards; number and count beside them
###   colour         a colour in words, colourkey: blue, green, red, purple, orange or "none"
###   cell           "k5"; order: names in turn order

isle-title = The Isle of Cats
isle-lead = Five days to bring as many cats aboard as your boat will hold.
isle-meta = 1–4 players, an hour
isle-moment = Day { $day }, { $phase ->
    [setup] before the start
    [explore] exploring
    [lessons] the lessons
    [cards] boots and baskets
    [rescue] the rescue
    [finds] rare finds
    [evening] the evening
    [take] round the island
   *[over] it is over
}
isle-start-alone = Alone, against your sister
isle-start-alone-go = Play alone

## Options
isle-option-mode = Game
isle-option-mode-classic = Classic
isle-option-mode-classic-note = Draft cards, pay in fish, rescue, find. For two to four.
isle-option-mode-family = Family
isle-option-mode-family-note = No fish and no baskets: take a cat, find room for her. For two to four.
isle-option-mode-solo = Solo
isle-option-mode-solo-note = You alone, and a sister who takes what you meant to take.
isle-option-difficulty = The sister
isle-option-difficulty-easy = Easy
isle-option-difficulty-easy-note = She has three lessons.
isle-option-difficulty-medium = Medium
isle-option-difficulty-medium-note = Three lessons and an advanced one.
isle-option-difficulty-hard = Hard
isle-option-difficulty-hard-note = Three lessons and two advanced ones.
isle-option-difficulty-very_hard = Very hard
isle-option-difficulty-very_hard-note = Three lessons and three advanced ones.
isle-option-difficulty-expert = Expert
isle-option-difficulty-expert-note = Three lessons and four advanced ones.
isle-level-expert-home = seldom errs; on this device it looks less far ahead than at a server, and is weaker for it
isle-level-expert-home-alone = { isle-level-expert-home }
isle-level-hard-home-alone = knows the odds; on this device it does not imagine the rest of the game as at a server, and is weaker for it
isle-option-modules = Lesson modules
isle-option-modules-A-B-C = A, B and C
isle-option-modules-A-B-C-note = The lessons of the box.
isle-option-modules-A-B-U = A, B and U
isle-option-modules-A-B-U-note = U stands for C, as the Ukrainian book has it: treasures of either kind, and one-colour columns.
isle-option-rare_from_maps = Maps in the family game
isle-option-rare_from_maps-false = Common treasures
isle-option-rare_from_maps-false-note = A map earns a common treasure.
isle-option-rare_from_maps-true = Rare ones too
isle-option-rare_from_maps-true-note = A map may also earn a rare treasure that lies there.
isle-option-oshax = Oshax outside the bag
isle-option-oshax-drawn = Drawn
isle-option-oshax-drawn-note = Which six lie on the table is drawn.
isle-option-oshax-chosen = Chosen
isle-option-oshax-chosen-note = The first player chooses six, where there are more than those of the box.

## Colours, tiles, rooms, baskets
isle-sister = The sister
isle-sister-within = the sister
isle-resign-1 = The sister wins, and the game ends here. It cannot be taken back.
isle-colour-blue = blue
isle-colour-green = green
isle-colour-red = red
isle-colour-purple = purple
isle-colour-orange = orange
isle-colour-none = no colour
isle-tile-cat = { $colour ->
    [blue] blue cat
    [green] green cat
    [red] red cat
    [purple] purple cat
   *[orange] orange cat
}
isle-tile-oshax = { $colour ->
    [blue] blue oshax
    [green] green oshax
    [red] red oshax
    [purple] purple oshax
    [orange] orange oshax
   *[none] oshax
}
isle-tile-common = common treasure
isle-tile-rare = rare treasure
isle-tile-single = common treasure (single)
isle-tile-pair = common treasure (pair)
isle-tile-corner = common treasure (corner)
isle-tile-line = common treasure (line)
isle-tile-ell = rare treasure (hook)
isle-tile-tee = rare treasure (fork)
isle-tile-square = rare treasure (block)
isle-tile-zig = rare treasure (zigzag)
isle-tile-bar = rare treasure (bar)
isle-with-oshax = an oshax ({ $colourkey ->
    [blue] blue
    [green] green
    [red] red
    [purple] purple
   *[orange] orange
} from now on)
isle-whom = { $tilekind ->
    [cat] { $tilecolour ->
        [blue] the blue cat
        [green] the green cat
        [red] the red cat
        [purple] the purple cat
       *[orange] the orange cat
    }
    [oshax] { $tilecolour ->
        [blue] the blue oshax
        [green] the green oshax
        [red] the red oshax
        [purple] the purple oshax
        [orange] the orange oshax
       *[none] the oshax
    }
   *[treasure] the { $tile }
}
isle-whom-other = { $othercolour ->
    [blue] the blue cat
    [green] the green cat
    [red] the red cat
    [purple] the purple cat
   *[orange] the orange cat
}
isle-fish = { $fish } fish
isle-for-fish = { $fish ->
    [0] for nothing
   *[other] for { isle-fish }
}
isle-room-stern = stern, with the parrot
isle-room-left_cabin = left cabin, with the moon
isle-room-dining = dining room, with the apple
isle-room-right_cabin = right cabin, with the moon
isle-room-deck = deck
isle-room-storage = storage, with the grain
isle-room-bow = bow, with the parrot
isle-basket-permanent = permanent basket
isle-basket-whole = whole basket
isle-basket-broken = two broken baskets
isle-field-left = left field
isle-field-right = right field

## What is asked
isle-prompt-keep = { $count ->
    [one] Keep <em>one card</em>, pass on the rest.
   *[other] Keep <em>{ $count } cards</em>, pass on the rest.
}
isle-prompt-keep-alone = Keep <em>{ $count } cards</em>. The other { $rest } are discarded.
isle-prompt-keep-family = Keep <em>two</em> of these three cards. They stay secret.
isle-prompt-lay-out = Choose <em>{ $count } oshax</em> that lie on the table from the start. The others go into the bag.
isle-prompt-pay = Pay for <em>the cards you want</em>; the others are gone.
isle-prompt-pay-drawn = Pay for <em>the cards you want</em> of those you drew; the others are gone.
isle-prompt-name-colour = Choose a <em>colour</em> for the public lesson { $card }.
isle-prompt-name-catch = Name a <em>colour</em>: each of your cats of it brings a fish. You played { $card }.
isle-prompt-lay = { $cards ->
    [0] You have no <em>rescue cards</em> to lay. Lay none.
    [one] Lay your <em>rescue card</em> face down, or keep it.
   *[other] Lay any of your <em>{ $cards } rescue cards</em> face down, or none.
}
isle-prompt-rescue = Rescue <em>a cat</em>: 3 fish on the left, 5 on the right. You have { $fish }.
isle-prompt-rescue-more = You may rescue <em>one more cat</em>. You have { $fish } fish.
isle-prompt-find = { $what ->
    [both] Play an <em>oshax card</em> or a <em>treasure card</em>, or look no further today. You have { isle-fish }.
    [oshax] Play an <em>oshax card</em>, or look no further today. You have { isle-fish }.
    [treasure] Play a <em>treasure card</em>, or look no further today. You have { isle-fish }.
   *[none] You have no oshax card or treasure card to play: <em>look no further</em> today. You have { isle-fish }.
}
isle-prompt-second-treasure = Take a <em>second treasure</em> with { $card }, or leave it.
isle-prompt-place = { $touching ->
    [yes] { $tilekind ->
        [cat] Lay <em>{ isle-whom }</em> so that she touches another tile.
       *[other] Lay <em>{ isle-whom }</em> so that it touches another tile.
    }
   *[no] Lay <em>{ isle-whom }</em> anywhere on your boat.
}
isle-prompt-map-treasure = She lies on her map. Take a <em>common treasure</em>, or leave it.
isle-prompt-colour-oshax = An { $tile } out of the bag. Choose a <em>colour</em> for it.
isle-prompt-sell-basket = Which basket do you sell: one <em>used</em> today, or one that is <em>ready</em>?
isle-prompt-herd = { $most ->
    [one] Which cat goes to the <em>other field</em>?
   *[other] Which cats go to the <em>other field</em>? One to { $most }.
}
isle-prompt-send = Where does the <em>{ $tile }</em> go?
isle-prompt-give-lessons = Give up <em>{ $count } lessons</em> for a basket.
isle-prompt-give-treasures = Give up <em>{ $count } treasures</em> for a basket. What they covered is bare again.
isle-prompt-window = { $moment ->
    [dawn] A new day, before the cats come. Play a card?
    [morning] The cats are here, the cards not yet. Play a card?
    [lessons] Before the lessons. Play a card?
    [taught] Lessons were played; one drawn now is still in time. Play a card?
    [sister] Before the sister’s turn. Play a card?
    [empty] Both fields are empty. Play a card, or the rescue is over.
   *[dusk] Before the evening. Play a card?
}
isle-prompt-wish = <b>{ $who }</b> wants to play { $card }. You come <em>before</em> in turn order: play a card first?
isle-prompt-interrupt = You may play a card <em>for any moment</em>.
isle-prompt-take = { $cats ->
    [one] Take <em>the last cat</em>, or pass for today.
   *[other] Take <em>a cat</em>, or pass for today.
}

## Why not
isle-whynot-keep = Keep as many as it says, of the cards in your hand.
isle-whynot-keep-alone = Keep as many as it says, of the cards you drew.
isle-whynot-keep-family = Two of the three stay with you.
isle-whynot-lay-out = Exactly so many of the oshax there are.
isle-whynot-pay = Your fish are not enough for these. Choose fewer.
isle-whynot-pay-drawn = Your fish are not enough for these. Choose fewer.
isle-whynot-name-colour = One of the five colours.
isle-whynot-name-catch = One of the colours on offer; others bring the same.
isle-whynot-lay = Only rescue cards from your hand are laid here.
isle-whynot-rescue = Each cat needs a basket, her price in fish, and room on your boat.
isle-whynot-rescue-more = Each cat needs a basket of her own, her price in fish, and room on your boat.
isle-whynot-find = An oshax or treasure card from your hand, and a tile that fits.
isle-whynot-second-treasure = Only a treasure of this card that still lies there and fits.
isle-whynot-place = Not there. The lit cells would do.
isle-whynot-map-treasure = Only a treasure that still lies there and fits.
isle-whynot-colour-oshax = One of the five colours.
isle-whynot-sell-basket = A basket of your own, used or ready.
isle-whynot-herd = One to three different cats that are in a field.
isle-whynot-send = The lit places would do.
isle-whynot-give-lessons = Exactly so many of your own lessons.
isle-whynot-give-treasures = Exactly so many treasures from your own boat.
isle-whynot-window = Only a card for any moment that does something now.
isle-whynot-wish = Only a card for any moment that does something now.
isle-whynot-interrupt = Only a card for any moment that does something now.
isle-whynot-take = Only a cat that lies there and fits on your boat.
isle-whynot-waiting = It is not your turn yet.

## The story
isle-event-first = { $you ->
    [yes] <b>You</b> go first.
   *[no] <b>{ $who }</b> goes first.
}
isle-event-boats = Boats are drawn.
isle-event-oshax-laid-out = { $tilescount } oshax lie under the island.
isle-event-sister-lessons = { $cardscount ->
    [one] <b>The sister</b> has the lesson { $cards }.
   *[other] <b>The sister</b> has the lessons { $cards }.
}
isle-event-sister-colour = { $count ->
    [1] The sister’s first colour is
   *[other] The sister’s next colour is
} { $cardkey ->
    [169] blue
    [170] green
    [171] purple
    [172] red
   *[173] orange
}.
isle-turn-sister-lessons-sister-lessons = { isle-event-sister-lessons }
isle-event-family-dealt = Family cards are dealt.
isle-event-fields-filled = { $catscount ->
    [0] { $treasurescount ->
        [one] A tile comes under the island.
       *[other] { $treasurescount } tiles come under the island.
    }
   *[other] { $came ->
        [0] { $catscount ->
            [one] A cat comes to the island
           *[other] { $catscount } cats come to the island
        }
       *[other] { $catscount ->
            [one] One more cat comes to the island
           *[other] { $catscount } more cats come to the island
        }
    }{ $treasurescount ->
        [0] {""}
        [one] , and a tile under it
       *[other] , and { $treasurescount } tiles under it
    }.
}
isle-turn-fields-filled-fields-filled = { isle-event-fields-filled }
isle-event-fished = The catch of the day: { $fish } fish.
isle-event-dealt = { $count ->
    [one] One card is dealt.
   *[other] { $count } cards are dealt.
}
isle-event-chosen = { $you ->
    [yes] <b>You</b> have chosen.
   *[no] <b>{ $who }</b> has chosen.
}
isle-event-passed-on = The cards are passed on.
isle-event-bought = { $you ->
    [yes] { $count ->
        [0] <b>You</b> buy nothing.
        [one] <b>You</b> buy one card { isle-for-fish }.
       *[other] <b>You</b> buy { $count } cards { isle-for-fish }.
    }
   *[no] { $count ->
        [0] <b>{ $who }</b> buys nothing.
        [one] <b>{ $who }</b> buys one card { isle-for-fish }.
       *[other] <b>{ $who }</b> buys { $count } cards { isle-for-fish }.
    }
}
isle-event-lessons-played = { $you ->
    [yes] { $count ->
        [one] <b>You</b> play a lesson face down.
       *[other] <b>You</b> play { $count } lessons face down.
    }
   *[no] { $count ->
        [one] <b>{ $who }</b> plays a lesson face down.
       *[other] <b>{ $who }</b> plays { $count } lessons face down.
    }
}
isle-event-public-lesson = { $you ->
    [yes] { $cardscount ->
        [one] <b>You</b> play a lesson for all: { $cards }.
       *[other] <b>You</b> play { $cardscount } lessons for all: { $cards }.
    }
   *[no] { $cardscount ->
        [one] <b>{ $who }</b> plays a lesson for all: { $cards }.
       *[other] <b>{ $who }</b> plays { $cardscount } lessons for all: { $cards }.
    }
}
isle-event-named = { $you ->
    [yes] <b>You</b> play a lesson for all: { $card } ({ $colour }).
   *[no] <b>{ $who }</b> plays a lesson for all: { $card } ({ $colour }).
}
isle-event-laid = { $you ->
    [yes] { $count ->
        [0] <b>You</b> lay no rescue card.
        [one] <b>You</b> lay a rescue card.
       *[other] <b>You</b> lay { $count } rescue cards.
    }
   *[no] { $count ->
        [0] <b>{ $who }</b> lays no rescue card.
        [one] <b>{ $who }</b> lays a rescue card.
       *[other] <b>{ $who }</b> lays { $count } rescue cards.
    }
}
isle-event-revealed = { $you ->
    [yes] { $cardscount ->
        [0] <b>You</b> lay no cards and have speed { $speed }.
       *[other] <b>You</b> have speed { $speed } with { $cards }.
    }
   *[no] { $cardscount ->
        [0] <b>{ $who }</b> lays no cards and has speed { $speed }.
       *[other] <b>{ $who }</b> has speed { $speed } with { $cards }.
    }
}
isle-event-nothing-laid = Nobody lays a rescue card, so the order stays as it is.
isle-event-new-order = The order is now { $order }.
isle-event-rescued = { $you ->
    [yes] { $basket ->
        [broken] <b>You</b> rescue { isle-whom } for { isle-fish } in two broken baskets.
       *[other] <b>You</b> rescue { isle-whom } for { isle-fish }.
    }
   *[no] { $basket ->
        [broken] <b>{ $who }</b> rescues { isle-whom } for { isle-fish } in two broken baskets.
       *[other] <b>{ $who }</b> rescues { isle-whom } for { isle-fish }.
    }
}
isle-event-placed = { $you ->
    [yes] { $rats ->
        [0] <b>You</b> lay { isle-whom } on <at>{ $cell }</at>.
        [one] <b>You</b> lay { isle-whom } on <at>{ $cell }</at> over a rat (+1).
       *[other] <b>You</b> lay { isle-whom } on <at>{ $cell }</at> over { $rats } rats (+{ $rats }).
    }
   *[no] { $rats ->
        [0] <b>{ $who }</b> lays { isle-whom } on <at>{ $cell }</at>.
        [one] <b>{ $who }</b> lays { isle-whom } on <at>{ $cell }</at> over a rat (+1).
       *[other] <b>{ $who }</b> lays { isle-whom } on <at>{ $cell }</at> over { $rats } rats (+{ $rats }).
    }
}
isle-turn-rescued-placed = { $you ->
    [yes] <b>You</b> rescue { isle-whom } for { isle-fish }{ $basket ->
        [broken] {" "}in two broken baskets
       *[other] {""}
    }. <b>You</b> lay her on <at>{ $cell }</at>{ $rats ->
        [0] {""}
        [one] {" "}over a rat (+1)
       *[other] {" "}over { $rats } rats (+{ $rats })
    }.
   *[no] <b>{ $who }</b> rescues { isle-whom } for { isle-fish }{ $basket ->
        [broken] {" "}in two broken baskets
       *[other] {""}
    }. <b>{ $who }</b> lays her on <at>{ $cell }</at>{ $rats ->
        [0] {""}
        [one] {" "}over a rat (+1)
       *[other] {" "}over { $rats } rats (+{ $rats })
    }.
}
isle-turn-took-placed = { $you ->
    [yes] <b>You</b> take { isle-whom }. <b>You</b> lay { $tilekind ->
        [cat] her
       *[other] it
    } on <at>{ $cell }</at>{ $rats ->
        [0] {""}
        [one] {" "}over a rat (+1)
       *[other] {" "}over { $rats } rats (+{ $rats })
    }.
   *[no] <b>{ $who }</b> takes { isle-whom }. <b>{ $who }</b> lays { $tilekind ->
        [cat] her
       *[other] it
    } on <at>{ $cell }</at>{ $rats ->
        [0] {""}
        [one] {" "}over a rat (+1)
       *[other] {" "}over { $rats } rats (+{ $rats })
    }.
}
isle-turn-found-placed = { $you ->
    [yes] <b>You</b> play { $card }{ $fish ->
        [0] {""}
       *[other] . <b>You</b> pay { $fish } fish
    }. <b>You</b> take { isle-whom }. <b>You</b> lay it on <at>{ $cell }</at>{ $rats ->
        [0] {""}
        [one] {" "}over a rat (+1)
       *[other] {" "}over { $rats } rats (+{ $rats })
    }.
   *[no] <b>{ $who }</b> plays { $card }{ $fish ->
        [0] {""}
       *[other] . <b>{ $who }</b> pays { $fish } fish
    }. <b>{ $who }</b> takes { isle-whom }. <b>{ $who }</b> lays it on <at>{ $cell }</at>{ $rats ->
        [0] {""}
        [one] {" "}over a rat (+1)
       *[other] {" "}over { $rats } rats (+{ $rats })
    }.
}
isle-turn-befriended-placed = { $you ->
    [yes] <b>You</b> befriend { isle-with-oshax }. <b>You</b> lay it on <at>{ $cell }</at>{ $rats ->
        [0] {""}
        [one] {" "}over a rat (+1)
       *[other] {" "}over { $rats } rats (+{ $rats })
    }.
   *[no] <b>{ $who }</b> befriends { isle-with-oshax }. <b>{ $who }</b> lays it on <at>{ $cell }</at>{ $rats ->
        [0] {""}
        [one] {" "}over a rat (+1)
       *[other] {" "}over { $rats } rats (+{ $rats })
    }.
}
isle-event-took = { $you ->
    [yes] <b>You</b> take { isle-whom }.
   *[no] <b>{ $who }</b> takes { isle-whom }.
}
isle-event-let-go = { $you ->
    [yes] There is no room for the { $tile } on <b>your</b> boat. It leaves.
   *[no] <b>{ $who }</b> has no room for the { $tile }. It leaves.
}
isle-event-declined = { $you ->
    [yes] <b>You</b> leave the treasure.
   *[no] <b>{ $who }</b> leaves the treasure.
}
isle-event-passed = { $you ->
    [yes] <b>You</b> pass.
   *[no] <b>{ $who }</b> passes.
}
isle-event-turn-ended = { $you ->
    [yes] <b>You</b> leave it at that.
   *[no] <b>{ $who }</b> leaves it at that.
}
isle-event-finds = The rescue is over. Time for rare finds.
isle-event-befriended = { $you ->
    [yes] <b>You</b> befriend an oshax. From now on it is { $colour }.
   *[no] <b>{ $who }</b> befriends an oshax. From now on it is { $colour }.
}
isle-event-found = { $you ->
    [yes] { $fish ->
        [0] <b>You</b> play { $card } and take { isle-whom }.
       *[other] <b>You</b> play { $card }, pay { isle-fish } and take { isle-whom }.
    }
   *[no] { $fish ->
        [0] <b>{ $who }</b> plays { $card } and takes { isle-whom }.
       *[other] <b>{ $who }</b> plays { $card }, pays { isle-fish } and takes { isle-whom }.
    }
}
isle-event-played = { $you ->
    [yes] <b>You</b> play { $card }.
   *[no] <b>{ $who }</b> plays { $card }.
}
isle-turn-wished-played = { $you ->
    [yes] <b>You</b> play { $card }.
   *[no] <b>{ $who }</b> plays { $card }.
}
isle-event-wished = { $you ->
    [yes] <b>You</b> want to play { $card }. Whoever is before you in turn order may go first.
   *[no] <b>{ $who }</b> wants to play { $card }.
}
isle-event-caught = { $you ->
    [yes] <b>You</b> take { $fish } fish.
   *[no] <b>{ $who }</b> takes { $fish } fish.
}
isle-event-basket-gained = { $you ->
    [yes] <b>You</b> have a new basket.
   *[no] <b>{ $who }</b> has a new basket.
}
isle-event-drew-cards = { $you ->
    [yes] <b>You</b> draw { $count } cards.
   *[no] <b>{ $who }</b> draws { $count } cards.
}
isle-event-paid-drawn = { $you ->
    [yes] { $count ->
        [0] <b>You</b> keep none of them.
       *[other] <b>You</b> keep { $count } of them { isle-for-fish }.
    }
   *[no] { $count ->
        [0] <b>{ $who }</b> keeps none of them.
       *[other] <b>{ $who }</b> keeps { $count } of them { isle-for-fish }.
    }
}
isle-event-drew-tiles = { $catscount ->
    [0] Out of the bag: { $treasures }.
   *[other] { $treasurescount ->
        [0] Out of the bag: { $cats }.
       *[other] Out of the bag: { $cats }; { $treasures }.
    }
}
isle-event-herded = { $you ->
    [yes] { $tilescount ->
        [one] <b>You</b> lead a cat to the other field: { $tiles }.
       *[other] <b>You</b> lead { $tilescount } cats to the other field: { $tiles }.
    }
   *[no] { $tilescount ->
        [one] <b>{ $who }</b> leads a cat to the other field: { $tiles }.
       *[other] <b>{ $who }</b> leads { $tilescount } cats to the other field: { $tiles }.
    }
}
isle-event-sent = { $field ->
    [left] The { $tile } goes to the left field, place { $place }.
   *[right] The { $tile } goes to the right field, place { $place }.
}
isle-turn-sent-sent = { $you ->
    [yes] <b>You</b> send the { $times } cats to the fields.
   *[no] <b>{ $who }</b> sends the { $times } cats to the fields.
}
isle-event-gave-lessons = { $you ->
    [yes] <b>You</b> give up { $count } lessons.
   *[no] <b>{ $who }</b> gives up { $count } lessons.
}
isle-event-gave-treasures = { $you ->
    [yes] { $tilescount ->
        [one] <b>You</b> give up a treasure: { $tiles }.
       *[other] <b>You</b> give up { $tilescount } treasures: { $tiles }.
    }
   *[no] { $tilescount ->
        [one] <b>{ $who }</b> gives up a treasure: { $tiles }.
       *[other] <b>{ $who }</b> gives up { $tilescount } treasures: { $tiles }.
    }
}
isle-event-sister-revealed = { $count ->
    [one] <b>The sister</b> has one card today and speed { $speed }.
   *[other] <b>The sister</b> has { $count } cards today and speed { $speed }.
}
isle-event-sister-turned = <b>The sister</b> turns her next card.
isle-event-sister-took = <b>The sister</b> takes { isle-whom }.
isle-event-sister-swap = <b>The sister</b> swaps { isle-whom } with { isle-whom-other }.
isle-event-sister-nothing = { $what ->
    [cat] <b>The sister</b> looks for a cat and finds none.
    [swap] <b>The sister</b> wants to swap two cats, but there are not two.
    [rare] <b>The sister</b> looks for a rare treasure and finds none.
    [oshax] <b>The sister</b> looks for an oshax and finds none.
   *[common] <b>The sister</b> looks for a common treasure and finds none.
}
isle-event-new-day = Evening comes, and what is left in the fields is gone. Day { $day } begins.
isle-event-over = The fifth day is over. The boats sail home.

## The score sheet
isle-line-rats = { $count ->
    [one] One rat in sight
   *[other] { $count } rats in sight
}
isle-line-rooms = { $count ->
    [one] One room not full
   *[other] { $count } rooms not full
}
isle-line-family = Family of { $size }, { $colour }
isle-line-rare = { $count ->
    [one] One rare treasure
   *[other] { $count } rare treasures
}
isle-line-lesson = { $card }
isle-line-public = { $colourkey ->
    [blue] { $card }, { $colour }
    [green] { $card }, { $colour }
    [red] { $card }, { $colour }
    [purple] { $card }, { $colour }
    [orange] { $card }, { $colour }
   *[none] { $card }
}
isle-line-public-half = { $colourkey ->
    [blue] { $card }, { $colour }: half of { $whole }
    [green] { $card }, { $colour }: half of { $whole }
    [red] { $card }, { $colour }: half of { $whole }
    [purple] { $card }, { $colour }: half of { $whole }
    [orange] { $card }, { $colour }: half of { $whole }
   *[none] { $card }: half of { $whole }
}
isle-line-family-card = { $card }
isle-line-sister-colour = { $cats ->
    [one] One { $colour } cat, { $each ->
        [one] 1 point
       *[other] { $each } points
    }
   *[other] { $cats } { $colour } cats at { $each ->
        [one] 1 point
       *[other] { $each } points
    }
}
isle-line-sister-lesson = { $card }

## Cards: oshax, rescue
isle-card-1 = A Trusting Oshax
isle-card-1-text = Rare finds: take any oshax that lies there and lay it on your boat. Choose its colour at once.
isle-card-7 = Quick Feet
isle-card-7-text = Four boots, no basket.
isle-card-15 = Bottomless Basket
isle-card-15-text = A broken basket. Two broken ones carry a cat.
isle-card-23 = Frayed Basket
isle-card-23-text = A broken basket and a boot. Two broken ones carry a cat.
isle-card-35 = Basket on the Run
isle-card-35-text = A broken basket and three boots. Two broken ones carry a cat.
isle-card-43 = Stout Basket
isle-card-43-text = A whole basket and a boot.
isle-card-55 = Basket and Boots
isle-card-55-text = A whole basket and three boots.

## Cards for any moment
isle-card-67 = Oshax at the Nets
isle-card-67-text = Two fish for each oshax on your boat.
isle-card-69 = A Berth of Her Own
isle-card-69-text = Your next tile of any kind need not touch another.
isle-card-71 = A Look Around
isle-card-71-text = Draw two cards and keep any of them for their price.
isle-card-73 = Up the Mast
isle-card-73-text = Draw three cards and keep any of them for their price.
isle-card-75 = Lucky Dip
isle-card-75-text = Draw a tile from the bag and lay it on your boat, whatever it is. No fish, no basket.
isle-card-76 = Wicker for Sale
isle-card-76-text = Give up a permanent basket, used today or not, for five fish.
isle-card-77 = A Trail of Crumbs
isle-card-77-text = Move one to three cats, each to the other field.
isle-card-78 = Fish for Scholars
isle-card-78-text = A fish for each private lesson in front of you.
isle-card-80 = Both Arms Full
isle-card-80-text = One more cat in your rescue turn, this one or the next today. She needs her own basket and her price.
isle-card-83 = New Arrivals
isle-card-83-text = Draw four tiles. You choose a field for each cat; a rare treasure goes under the island.
isle-card-84 = The Basket Maker
isle-card-84-text = A permanent basket, ready at once.
isle-card-86 = Homework for Wicker
isle-card-86-text = Give up two private lessons for a permanent basket, ready at once.
isle-card-88 = Treasure for Wicker
isle-card-88-text = Take two treasures off your boat and out of the game for a permanent basket, ready at once.
isle-card-90 = All Colours Fishing
isle-card-90-text = A fish for each colour among your cats.
isle-card-92 = Gilded Hooks
isle-card-92-text = Two fish for each rare treasure on your boat.
isle-card-94 = Tin Hooks
isle-card-94-text = A fish for each common treasure on your boat.
isle-card-96 = One Colour Fishing
isle-card-96-text = Name a colour: a fish for each of your cats of it.

## Cards: treasures
isle-card-98 = The Deep Chest
isle-card-98-text = Rare finds: take a rare treasure, or up to two common ones.
isle-card-107 = The Small Chest
isle-card-107-text = Rare finds: take up to two small treasures; or pay a fish and take up to two common ones.

## Lessons
isle-card-113 = All Along the Rail
isle-card-113-text = 12 points if every cell at the edge of your boat is covered.
isle-card-114 = Fifteen Aboard
isle-card-114-text = 10 points if you have exactly 15 cats.
isle-card-115 = Three of Each
isle-card-115-text = 15 points if you have three cats or more of every colour.
isle-card-116 = A Sea View for All
isle-card-116-text = 7 points if a cat of every colour lies at the edge.
isle-card-117 = Favourites at the Rail
isle-card-117-text = A point for each cat at the edge in your best colour.
isle-card-118 = Three Baskets
isle-card-118-text = 7 points if you have exactly three permanent baskets.
isle-card-119 = First Ashore
isle-card-119-text = 7 points if you are first in the order at the end.
isle-card-120 = Loners
isle-card-120-text = A point for each cat that touches no other of her colour.
isle-card-121 = The Big Family
isle-card-121-text = 10 points if nobody has a larger family than you. Alone, it takes seven cats.
isle-card-122 = An Eye for Gold
isle-card-122-text = 2 points for each rare treasure.
isle-card-123 = Magpie
isle-card-123-text = A point for each common treasure.
isle-card-124 = Not a Rat in Sight
isle-card-124-text = 10 points if no rat can be seen on your boat.
isle-card-125 = Friend of the Rats
isle-card-125-text = 2 points for each rat in sight. They still cost a point each.
isle-card-126 = Well Read
isle-card-126-text = A point for each of your private lessons, this one too.
isle-card-127 = Five Blue
isle-card-127-text = 9 points if you have exactly five blue cats.
isle-card-128 = Five Green
isle-card-128-text = 9 points if you have exactly five green cats.
isle-card-129 = Five Purple
isle-card-129-text = 9 points if you have exactly five purple cats.
isle-card-130 = Five Red
isle-card-130-text = 9 points if you have exactly five red cats.
isle-card-131 = Five Orange
isle-card-131-text = 9 points if you have exactly five orange cats.
isle-card-132 = Five Rats
isle-card-132-text = 10 points if exactly five rats can be seen. They still cost a point each.
isle-card-133 = Six Lessons
isle-card-133-text = 7 points if you have exactly six private lessons, this one too.
isle-card-134 = Five Treasures
isle-card-134-text = 9 points if you have exactly five treasures, common or rare.
isle-card-135 = Two by Two
isle-card-135-text = A point for every two cats at the edge.
isle-card-136 = Parrot Company
isle-card-136-text = 12 points if both rooms with a parrot are full.
isle-card-137 = Moonlight Only
isle-card-137-text = 18 points if both rooms with a moon are empty. They still cost 5 each.
isle-card-138 = Four or More
isle-card-138-text = 4 points for each family of four cats or more.
isle-card-139 = Oshax Admirer
isle-card-139-text = 3 points for each oshax.
isle-card-140 = Nobody at Table
isle-card-140-text = 15 points if the room with the apple is empty. It still costs 5.
isle-card-141 = Third in Line
isle-card-141-text = Your third-largest family scores once more.
isle-card-142 = Fish for the Way Home
isle-card-142-text = 7 points if you have five fish or more left.

## Lessons for all
isle-card-143 = One Colour at the Rail
isle-card-143-text = 2 points for each cat of the chosen colour at the edge.
isle-card-144 = In Fashion
isle-card-144-text = A point for each cat of the chosen colour.
isle-card-145 = Threesome
isle-card-145-text = 5 points for three cats or more of the chosen colour.
isle-card-146 = Alone in the Crowd
isle-card-146-text = 3 points for each cat of the chosen colour that touches no other of it.
isle-card-147 = Open Books
isle-card-147-text = 2 points for each of your private lessons.
isle-card-148 = Scrap Dealer
isle-card-148-text = 2 points for each common treasure.
isle-card-149 = Cats and Coins
isle-card-149-text = A point for each treasure that touches a cat of the chosen colour.
isle-card-150 = Uncharted
isle-card-150-text = 5 points for each map that is not covered.
isle-card-251 = Tall and Tidy
isle-card-251-text = 7 points for each column of nine cells or more under cats of one colour.
isle-card-252 = Every Last Chest
isle-card-252-text = 2 points for each treasure, common or rare.

## Family cards
isle-card-151 = Favourites at the Rail
isle-card-151-text = A point for each cat at the edge in your best colour.
isle-card-152 = A Sea View for All
isle-card-152-text = 9 points if a cat of every colour lies at the edge.
isle-card-153 = Two by Two
isle-card-153-text = A point for every two cats at the edge.
isle-card-154 = Not a Rat in Sight
isle-card-154-text = 10 points if no rat can be seen on your boat.
isle-card-155 = From End to End
isle-card-155-text = 10 points if the middle row is covered from stern to bow.
isle-card-156 = All Along the Rail
isle-card-156-text = 12 points if every cell at the edge of your boat is covered.
isle-card-157 = Twenty Aboard
isle-card-157-text = 10 points if you have exactly 20 cats.
isle-card-158 = Three of Each
isle-card-158-text = 15 points if you have three cats or more of every colour.
isle-card-159 = Five Blue
isle-card-159-text = 9 points if you have exactly five blue cats.
isle-card-160 = Five Green
isle-card-160-text = 9 points if you have exactly five green cats.
isle-card-161 = Five Purple
isle-card-161-text = 9 points if you have exactly five purple cats.
isle-card-162 = Five Red
isle-card-162-text = 9 points if you have exactly five red cats.
isle-card-163 = Five Orange
isle-card-163-text = 9 points if you have exactly five orange cats.
isle-card-164 = Treasure Hunter
isle-card-164-text = 2 points for each treasure, common or rare.
isle-card-165 = The Big Family
isle-card-165-text = 10 points if nobody has a larger family than you.
isle-card-166 = Friend of the Rats
isle-card-166-text = 2 points for each rat in sight. They still cost a point each.
isle-card-167 = Tidy Ship
isle-card-167-text = 2 points for each room that is full.
isle-card-168 = Third in Line
isle-card-168-text = Your third-largest family scores once more.

## The sister’s colours
isle-card-169 = Blue
isle-card-169-text = The sister scores your blue cats.
isle-card-170 = Green
isle-card-170-text = The sister scores your green cats.
isle-card-171 = Purple
isle-card-171-text = The sister scores your purple cats.
isle-card-172 = Red
isle-card-172-text = The sister scores your red cats.
isle-card-173 = Orange
isle-card-173-text = The sister scores your orange cats.

## The sister’s cards: the first of a day says how many she has and how fast she is
isle-card-174 = Her card 174
isle-card-174-text = She takes cat 5, then cat 4.
isle-card-175 = Her card 175
isle-card-175-text = She takes cat 6, then a single.
isle-card-176 = Her card 176
isle-card-176-text = She takes cat 3, then oshax 3.
isle-card-177 = Her card 177
isle-card-177-text = She takes cat 4, then cat 3.
isle-card-178 = Her card 178
isle-card-178-text = She takes cat 2, then a corner.
isle-card-179 = Her card 179
isle-card-179-text = She takes cat 5, then rare treasure 4.
isle-card-180 = Her card 180
isle-card-180-text = She takes cat 2, then rare treasure 2.
isle-card-181 = Her card 181
isle-card-181-text = She takes cat 7, then oshax 2.
isle-card-182 = Her card 182
isle-card-182-text = She takes cat 4, then rare treasure 1.
isle-card-183 = Her card 183
isle-card-183-text = She takes cat 1, then a pair.
isle-card-184 = Her card 184
isle-card-184-text = She takes cat 6, then rare treasure 5.
isle-card-185 = Her card 185
isle-card-185-text = She takes cat 2, then a line.
isle-card-186 = Her card 186
isle-card-186-text = She takes cat 1, then oshax 5.
isle-card-187 = Her card 187
isle-card-187-text = She takes cat 1, then cat 5.
isle-card-188 = Her card 188
isle-card-188-text = She takes cat 3, then a corner.
isle-card-189 = Her card 189
isle-card-189-text = She takes cat 6, then cat 1.
isle-card-190 = Her card 190
isle-card-190-text = She takes cat 7, then a pair.
isle-card-191 = Her card 191
isle-card-191-text = She takes cat 5, then cat 2.
isle-card-192 = Her card 192
isle-card-192-text = She swaps cats 1 and 6, then takes cat 2.
isle-card-193 = Her card 193
isle-card-193-text = She takes cat 6, then rare treasure 3.
isle-card-194 = Her card 194
isle-card-194-text = She swaps cats 2 and 5, then takes cat 1.
isle-card-195 = Her card 195
isle-card-195-text = She takes cat 8, then oshax 1.
isle-card-196 = Her card 196
isle-card-196-text = She takes cat 4, then a line.

## The sister’s lessons. She scores what lies on your boat.
isle-card-197 = Plain Living
isle-card-197-text = 5 for each colour of which no cat of yours touches a treasure.
isle-card-198 = Too Many Cousins
isle-card-198-text = 2 for each cat of your largest family.
isle-card-199 = Light Luggage
isle-card-199-text = 10 if you have fewer than nine treasures.
isle-card-200 = Old Fish
isle-card-200-text = 4 for each fish you have left.
isle-card-201 = Stowaways
isle-card-201-text = 5 for each rat in sight.
isle-card-202 = Overcrowded
isle-card-202-text = 5 for each cat beyond the fifteenth.
isle-card-203 = No View
isle-card-203-text = 5 for each colour of which no cat of yours lies at the edge.
isle-card-204 = Twice Told
isle-card-204-text = The best of her other lessons once more.
isle-card-205 = Full to the Door
isle-card-205-text = 3 for each room that is full.
isle-card-206 = Lonely Hearts
isle-card-206-text = 5 for each cat that touches no other of her colour.
isle-card-207 = Know-It-All
isle-card-207-text = 3 for each of your private lessons.
isle-card-208 = Head of the Family
isle-card-208-text = What your largest family scores.
isle-card-209 = Second Cousins
isle-card-209-text = What your second-largest family scores.
isle-card-210 = Trinkets
isle-card-210-text = 3 for each common treasure of yours.
isle-card-211 = No Toys
isle-card-211-text = 3 for each cat that touches no treasure.
isle-card-212 = Covered Tracks
isle-card-212-text = 4 for each map that is covered.
isle-card-213 = Family Ties
isle-card-213-text = 5 for each family of yours.
isle-card-214 = Sea Spray
isle-card-214-text = A point for each cat at the edge.
isle-card-215 = Idle Hunters
isle-card-215-text = 5 for each colour of which no cat of yours touches a rat in sight.

## The rules, clause by clause, in our own words
isle-clause-1-1 = One to four players. A boat has 142 cells in 7 rooms, 19 rats and 5 maps. 85 cats in five colours, 25 rare and 44 common treasures, 6 oshax, 150 cards, ten permanent baskets.
isle-clause-1-2 = Fourteen basic lessons are always in, and with them three whole modules of eight. Another module replaces a whole one.
isle-clause-1-3 = Extra oshax and rare treasures start in the bag. Drawn, they lie down beside their kind and are no cats drawn. Six oshax start outside.
isle-clause-2-1 = Under the island lie common treasures, of each shape 5 for one or two players, 8 for three, 11 for four, and six oshax. Cats and rare treasures go into the bag.
isle-clause-2-2 = Each gets a boat and a permanent basket. The order starts with a player drawn at random and goes clockwise. Seats stay where they are.
isle-clause-2-3 = Five days are played.
isle-clause-3-1 = Turn and flip a tile as you like. It lies on free cells wholly inside the boat; it may cross walls and cover rats and maps.
isle-clause-3-2 = The first tile goes anywhere. Every later one touches another tile by a side, unless a card says otherwise.
isle-clause-3-3 = A tile you take is laid at once. What has no room cannot be taken; what a card forces on you and has no room leaves the game.
isle-clause-3-4 = A cat over the map of her own colour finds a common treasure: take it and lay it at once, or leave it. Any other tile over a map finds nothing.
isle-clause-4-0 = Each field gets two new cats for each player, four at least, the left one first. Treasures drawn go under the island and do not count.
isle-clause-4-1 = Everybody takes 20 fish. What is left stays with you.
isle-clause-4-2 = Seven cards each: keep two, pass the rest on, and again; the last one stays. To the left on odd days, to the right on even ones. Then pay for those you want; the rest is discarded.
isle-clause-4-3 = All lessons in hand are played now, and only now. Private ones lie face down, public ones are for all; some get a colour.
isle-clause-4-4 = In turn, lay any rescue cards face down. All are turned over together: more boots go first, ties keep their order, and so it stays.
isle-clause-4-5 = In turn, one cat each: 3 fish from the left field, 5 from the right, and a basket. Permanent ones serve once a day, whole and broken ones are used up, two broken ones make one. Who passes is out.
isle-clause-4-6 = In turn, one oshax card or treasure card each, until all have passed. At least one of its tiles must fit; a second may be left. An oshax gets a colour for good.
isle-clause-4-7 = Cats left in the fields are gone, treasures stay. Baskets are ready again. After the fifth day it is counted.
isle-clause-4-8 = Cards for any moment may be played by anybody at any time and are carried out whole. Several at once go in turn order: whoever is before you may go first. Cards drawn by them wait for their own phase.
isle-clause-4-9 = Between any two steps is a moment for such cards, whoever’s turn it is. Several at once: in turn order, one each, round and round. Buying allows only those that bring fish; before a tile is laid, the one for a free berth.
isle-clause-4-10 = A card that would do nothing may not be played. An extra cat belongs to your rescue turn, this one or the next today.
isle-clause-4-11 = You give up only what is yours. What leaves a hand lies face down; what was played, all have seen.
isle-clause-5-1 = A point less for each rat in sight, five less for each room that is not full.
isle-clause-5-2 = A family is three or more cats of one colour side by side: 3 score 8, 4 score 11, 5 score 15, 6 score 20, 7 score 25, and 5 for each further one.
isle-clause-5-3 = Three points for each rare treasure, nothing for common ones.
isle-clause-5-4 = Your private lessons, and all public ones, whoever played them.
isle-clause-5-5 = Most points win, then more fish, else the win is shared.
isle-clause-5-6 = The worked example of the rulebooks: rats, rooms, families, a rare treasure and lessons, 57 points in all.
isle-clause-6-1 = Alone: oshax in a row, one of the sister’s five colours open and one more each evening, three of her lessons and up to four advanced ones.
isle-clause-6-2 = Eight cats in a row, four in each field. Rare treasures lie in piles by shape, new shapes at the right end.
isle-clause-6-3 = Draw five cards, keep three, discard two; again; and one more. Then pay as always.
isle-clause-6-4 = Her first card says how many she has today and how fast she is. You take turns; each of her cards is carried out from top to bottom, to the last one, even when you have passed.
isle-clause-6-5 = A number counts from the left; one too high means the last. What she takes leaves the game, the others close up in their field. Where nothing is, nothing happens.
isle-clause-6-6 = Alone you score public lessons for half, rounded up. The largest family needs seven cats.
isle-clause-6-7 = She scores 5, 4, 3, 2, 1 for each of your cats in the colour of her first to fifth card, and her lessons. You win only with more points.
isle-clause-6-8 = She takes no fish and no cards and finds nothing. Equal speed: the order stays. Before each of her turns is a moment for your cards.
isle-clause-6-9 = A cat you move or bring goes to any place of its field. Places count through both fields from the left.
isle-clause-6-10 = Her lessons look at your boat at the end. Half is counted card by card; private lessons count in full.
isle-clause-7-1 = No fish, no baskets, no oshax, no discovery cards. Of three family cards you keep two, secret.
isle-clause-7-2 = Five days. Four cats for each player lie round the island; in turn take one and lay her, or pass for the day. Then the first figure goes to the end.
isle-clause-7-3 = Rats, rooms, families, your two cards. Tie: more full rooms, then shared.
isle-clause-8-1 = Hidden: hands, drafted cards, rescue cards until they are turned, private lessons and family cards until the end, the order of deck and bag.
isle-clause-8-2 = Open: boats, fields, treasures, fish, baskets, the order, how many cards anybody has, every card played, and so what is left in the bag.
isle-clause-9-1 = A cat is a cat or an oshax of its colour. Things touch by a side. A lonely cat touches no other of her colour. At the edge: on a cell with a side on the outer line.
isle-clause-9-2 = Oshax cards bring an oshax, rescue cards boots and baskets, treasure cards treasures: a rare one or two common ones; or two small ones, for a fish any two common ones.
isle-clause-9-3 = What each card for any moment does stands on it. Fish are counted on your boat and in front of you, at once.
isle-clause-9-4 = Lessons on cats: so many in all, of each colour, of one colour; lonely ones, oshax.
isle-clause-9-5 = Lessons on families: the largest, those of four or more, the third-largest once more.
isle-clause-9-6 = Lessons on the edge and on rooms: covered, filled, or left empty. Empty rooms still cost their five.
isle-clause-9-7 = Lessons on rats and maps: in sight or covered. Rats still cost their point.
isle-clause-9-8 = Lessons on treasures: rare, common, all; touched or not.
isle-clause-9-9 = Lessons on the rest: baskets, the order, lessons, fish.
isle-clause-9-10 = Lessons with a chosen colour: cats of it at the edge, in all, three of them, lonely ones, treasures that touch one.

## The page of the isle: what only the browser says
isle-ui-aboard = { $count ->
    [0] none aboard
    [one] { $count } aboard
   *[other] { $count } aboard
}
isle-ui-about = About the card { $card }
isle-ui-anytime = Cards for this moment
isle-ui-at = At { $cell }, { $points } points.
isle-ui-at-no = At { $cell }: { $why }
isle-ui-basket-permanent = Own basket
isle-ui-basket-whole = Basket card
isle-ui-basket-broken = Two broken
isle-ui-baskets-short = { $ready ->
    [one] { $ready } basket
   *[other] { $ready } baskets
}
isle-ui-baskets = { $ready } baskets ready, { $all } of your own
isle-ui-bill = <b>{ $cost }</b> of { $fish } fish, { $left } left
isle-ui-bill-kept = <b>{ $cost }</b> fish for all you keep, of { $fish }
isle-ui-boat = Your boat
isle-ui-given-up = It was given up on day { $day } of five, and nothing was counted.
isle-ui-boat-of = The boat of { $who }
isle-ui-card-added = Lesson { $key }
isle-ui-card-added-text = A lesson from a module that was added here.
isle-ui-cards-in-hand = { $count ->
    [one] { $count } card in hand
   *[other] { $count } cards in hand
}
isle-ui-cards-short = Cards { $count }
isle-ui-choose-cards = Cards to choose from
isle-ui-chosen = has chosen
isle-ui-clause = Rule { $clause }
isle-ui-cost = costs { $cost } fish
isle-ui-day = Day { $day } of 5
isle-ui-day-short = day { $day }
isle-ui-deed-nothing = Nothing was there.
isle-ui-deed-swap = { $tile } and { $other }
isle-ui-deed-took = { $tile }
isle-ui-do-Keep = Keep { $count } of { $of }
isle-ui-do-LayOut = Lay out { $count } of { $of }
isle-ui-do-Pay = { $count ->
    [0] Choose cards
    [one] Buy { $count } card
   *[other] Buy { $count } cards
}
isle-ui-do-Lay = { $count ->
    [0] Choose cards
    [one] Lay { $count } card
   *[other] Lay { $count } cards
}
isle-ui-nothing-Pay = Buy nothing
isle-ui-nothing-Lay = Lay none
isle-ui-do-GiveLessons = Give up { $count } of { $of }
isle-ui-do-GiveTreasures = Give up { $count } of { $of }
isle-ui-do-Herd = { $count ->
    [one] Move { $count } cat
   *[other] Move { $count } cats
}
isle-ui-done-pass = Pass for today
isle-ui-done-finds = Look no further
isle-ui-done-pass-more = End the turn
isle-ui-done-decline = No, thank you
isle-ui-done-let-go = Let it go
isle-ui-each = { $fish } each
isle-ui-family = { $colour }, { $size } cats
isle-ui-field-left = Left field
isle-ui-field-right = Right field
isle-ui-field-all = Round the island
isle-ui-field-empty = Nobody left here.
isle-ui-find-by = { $card }, { $what ->
    [rare] a rare one
    [small] small ones
   *[common] common ones
}{ $fish ->
    [0] {""}
   *[other] , pay { $fish } fish
}
isle-ui-fish = { $fish } fish
isle-ui-fish-short = { $fish } fish
isle-ui-flip = Flip
isle-ui-from-to = now { $from }, then <b>{ $to }</b>
isle-ui-give = A treasure of { $squares ->
    [one] { $squares } square
   *[other] { $squares } squares
}
isle-ui-growth = How the points grew
isle-ui-growth-note = What is secret counts on the last evening only.
isle-ui-hand = Your cards
isle-ui-hand-count = Your cards, { $count }
isle-ui-hand-of = { $who }: cards in hand, { $count }
isle-ui-hand-empty = Your hand is empty.
isle-ui-hold = Go on
isle-ui-in-sight = Points in sight:
isle-ui-kept = Kept so far today
isle-ui-island = The island
isle-ui-island-short = Island
isle-ui-key-take = { $tile }, take
isle-ui-key-try = { $tile }, try on
isle-ui-laid = { $count ->
    [one] laid { $count } card
   *[other] laid { $count } cards
}
isle-ui-laid-cat = the { $colour ->
    [blue] blue
    [green] green
    [red] red
    [purple] purple
   *[orange] orange
} cat
isle-ui-laid-oshax = the oshax
isle-ui-laid-common = the treasure
isle-ui-laid-rare = the rare treasure
isle-ui-lay-her = Lay her here
isle-ui-lay-it = Lay it here
isle-ui-lay-her-short = Lay her
isle-ui-lay-it-short = Lay it
isle-ui-lessons = Your lessons
isle-ui-lessons-short = Lessons
isle-ui-marks = { $basket ->
    [whole] a basket,
    [broken] half a basket,
   *[none] no basket,
} speed { $speed }
isle-ui-no-lessons = No lessons yet.
isle-ui-nudge = Move by one cell
isle-ui-nudge-left = One cell left
isle-ui-nudge-right = One cell right
isle-ui-nudge-up = One cell up
isle-ui-nudge-down = One cell down
isle-ui-only-mine = Ask me on my turn only
isle-ui-only-mine-note = Between turns you hold your cards by yourself.
isle-ui-open-cards = Rescue cards on the table
isle-ui-order = Turn order
isle-ui-oshax = All oshax
isle-ui-oshax-number = Oshax { $number }
isle-ui-others-short = Others
isle-ui-over = The five days are over.
isle-ui-pays = pay { $fish } fish, { $left } left
isle-ui-passed = has passed
isle-ui-play = Play
isle-ui-play-card = Play { $card }
isle-ui-private = { $count ->
    [one] { $count } lesson face down
   *[other] { $count } lessons face down
}
isle-ui-public = Lessons for all
isle-ui-put-back = Put back
isle-ui-quiet = Nothing to decide here: it goes on by itself.
isle-ui-rail = The others, your lessons and the story
isle-ui-row-rats = Rats in sight
isle-ui-row-rats-note = one point lost for each
isle-ui-row-rooms = Rooms not filled
isle-ui-row-rooms-note = five points lost for each
isle-ui-row-families = Families
isle-ui-row-families-note = three of a colour or more
isle-ui-row-rare = Rare treasures
isle-ui-row-rare-note = three points each
isle-ui-row-lessons = Own lessons
isle-ui-row-lessons-note = laid face down
isle-ui-row-public = Lessons for all
isle-ui-row-public-note = on the table
isle-ui-row-cards = Own cards
isle-ui-row-cards-note = kept since the first day
isle-ui-row-colours = Her colours
isle-ui-row-colours-note = for every cat aboard
isle-ui-row-hers = Her lessons
isle-ui-row-hers-note = they look at your boat
isle-ui-sell-used = The used basket
isle-ui-sell-unused = A fresh basket
isle-ui-send = { $field }, place { $place }
isle-ui-sheet = Who brings home what
isle-ui-sight = { $points } points in sight
isle-ui-sister-colours = Her colours, and what a cat is worth to her
isle-ui-sister-did = Her last card
isle-ui-sister-next = Her card
isle-ui-sister-today = { $cards ->
    [one] { $cards } card left today
   *[other] { $cards } cards left today
}, speed { $speed }.
isle-ui-step-cat = The cat in place { $at } leaves.
isle-ui-step-rare = The rare treasure in place { $at } leaves.
isle-ui-step-oshax = The oshax in place { $at } leaves.
isle-ui-step-swap = The cats in places { $at } and { $other } change places.
isle-ui-standing = If the game ended now
isle-ui-step-common = A { $tile } leaves.
isle-ui-story-short = Story
isle-ui-taking = Lay <em>{ $tile }</em> here, or look for a better place.
isle-ui-taking-short = Lay <em>{ $tile }</em> here?
isle-ui-thinking = is thinking
isle-ui-tile-label = { $tile }, { $squares ->
    [one] { $squares } square
   *[other] { $squares } squares
}
isle-ui-total = In all
isle-ui-treasures = Your treasures
isle-ui-trying = Only trying: { $tile } would lie like this.
isle-ui-turn = Turn
isle-ui-type-oshax = rare finds
isle-ui-type-rescue = rescue
isle-ui-type-anytime = at any time
isle-ui-type-treasure = rare finds
isle-ui-type-lesson = your lesson
isle-ui-type-public = lesson for all
isle-ui-type-family = your card
isle-ui-type-sister = her lesson
isle-ui-type-advanced = her lesson
isle-ui-under = Under the island
isle-ui-waiting = { $count ->
    [one] { $who } is thinking. You can try tiles on meanwhile.
   *[other] { $who } are thinking. You can try tiles on meanwhile.
}
isle-ui-waiting-chance = The island decides.
isle-ui-waiting-sister = The sister turns a card.
isle-ui-waiting-wish = Your card waits: { $card }. { $count ->
    [one] { $who } comes before you and may go first.
   *[other] { $who } come before you and may go first.
}
isle-ui-where = Day { $day }, { $phase ->
    [setup] before the start
    [explore] exploring
    [lessons] the lessons
    [cards] boots and baskets
    [rescue] the rescue
    [finds] rare finds
    [evening] the evening
    [take] round the island
   *[over] it is over
}
isle-ui-whole = Whole boat
isle-ui-whynot-apart = It would touch no tile by a side. The lit cells would do.
isle-ui-whynot-nowhere = It fits nowhere on your boat.
isle-ui-whynot-outside = It would leave the boat. The lit cells would do.
isle-ui-whynot-overlap = Another tile lies there. The lit cells would do.
isle-ui-worth = What it would bring
isle-ui-worth-family = { $points } family of { $size }
isle-ui-worth-lessons = { $points } lessons
isle-ui-worth-sister = { $points } for the sister
isle-ui-worth-map = Map: a treasure comes with it
isle-ui-worth-map-lost = Covers another colour’s map
isle-ui-worth-rare = { $points } rare treasure
isle-ui-yours = your turn
isle-ui-worth-rats = { $points } { $count ->
    [one] rat
   *[other] rats
}
isle-ui-worth-rooms = { $points } { $count ->
    [one] room filled
   *[other] rooms filled
}

## The score pad
isle-pad-setup = Who plays
isle-pad-setup-now = { $count ->
    [one] { $mode }, { $count } boat
   *[other] { $mode }, { $count } boats
}
isle-pad-players = Boats
isle-pad-player = Player { $number }
isle-pad-name = Name of player { $number }
isle-pad-which-boat = Which boat?
isle-pad-boat-number = Boat { $number }
isle-pad-first = First in turn order
isle-pad-ready = Done
isle-pad-boat-of = The boat of { $who }
isle-pad-cell = { $cell }, empty
isle-pad-cell-rat = { $cell }, a rat
isle-pad-cell-map = { $cell }, map: { $colour }
isle-pad-cell-tile = { $cell }, { $tile }
isle-pad-cell-draft = { $cell }, { $tile }, just being laid
isle-pad-palette = What lies there
isle-pad-oshax-colour = Its colour:
isle-pad-shapes = Shapes
isle-pad-shape = Shape { $number }
isle-pad-undo = Undo
isle-pad-remove = Take off
isle-pad-next = Next piece
isle-pad-clear = Empty this boat
isle-pad-new = Start anew
isle-pad-hint = Choose a colour, then tap the cells of one piece or stroke over them.
isle-pad-hint-phone = Choose a colour, tap or stroke over its cells.
isle-pad-hint-part = { $count ->
    [one] { $tile }, { $count } cell: tap the rest of it.
   *[other] { $tile }, { $count } cells: tap the rest of it.
}
isle-pad-hint-whole = { $count ->
    [one] { $tile }, { $count } cell. Tap elsewhere to begin the next piece.
   *[other] { $tile }, { $count } cells. Tap elsewhere to begin the next piece.
}
isle-pad-hint-chosen = Choose another colour for this piece, or take it off.
isle-pad-hint-held = Drag it to its place, turn it, flip it, lay it.
isle-pad-keys-note = By keys: arrows walk, Space taps, 1 to 8 choose what lies there, N begins the next piece, Delete takes off, Ctrl+Z takes back.
isle-pad-fault-overlap = On { $cell } something lies already. Pieces do not overlap. [ISLE 3.1]
isle-pad-fault-outside = { $cell } is no cell of the boat. A piece lies wholly inside. [ISLE 3.1]
isle-pad-fault-shape = { $count ->
    [one] This is not the whole piece: one cell, and no { $kind ->
        [cat] cat
        [oshax] oshax
        [common] common treasure
       *[rare] rare treasure
    } has this shape. [ISLE 3.1]
   *[other] No { $kind ->
        [cat] cat
        [oshax] oshax
        [common] common treasure
       *[rare] rare treasure
    } has this shape of { $count } cells. Tap the rest of it, or take it off. [ISLE 3.1]
}
isle-pad-fault-family-oshax = The family game has no oshax. [ISLE 7.1]
isle-pad-fault-other = This table cannot be counted.
isle-pad-came = This table came by a link. Your own is kept.
isle-pad-broken = This link holds no table: a part of it is missing. Here is your own.
isle-pad-open-own = Open mine
isle-pad-sheet = The count
isle-pad-winner = { $count ->
    [one] { $who } comes home first.
   *[other] { $who } share the first place.
}
isle-pad-lessons-of = Lessons of { $who }
isle-pad-cards-of = Cards of { $who }
isle-pad-choose = Choose
isle-pad-none = None ticked.
isle-pad-none-found = No card says that.
isle-pad-search = Name, words or number of a card
isle-pad-ticked = { $count ->
    [one] { $count } ticked
   *[other] { $count } ticked
}
isle-pad-untick = Put { $card } away
isle-pad-colour-of = Colour chosen for { $card }
isle-pad-her-colour = Her colour in place { $place }
isle-pad-fish = Fish left
isle-pad-baskets = Permanent baskets
isle-pad-less = { $what }: one less
isle-pad-more = { $what }: one more

## Learn: a first day
isle-learn-boat-title = Your boat
isle-learn-boat = Five days to fill it with cats. Every rat still in sight at the end costs a point. <em>Press a rat.</em>
isle-learn-boat-right = There are nineteen of them. A cat on top of a rat hides it for good.
isle-learn-boat-wrong = Not a rat. They are small and grey, with pink ears.
isle-learn-fish-title = Morning: fish
isle-learn-fish = Each day begins with <em>20 fish</em>. They pay for cards and for cats.
isle-learn-fish-do = Take 20 fish
isle-learn-fish-right = Whatever you do not spend stays with you for tomorrow.
isle-learn-draft-title = Explore: seven cards
isle-learn-draft = Seven cards for everybody. Keep <em>two</em>, the rest goes to your neighbour. Choose any two.
isle-learn-draft-right = Five cards come to you, then three, then one, until you have seven. That was all of it.
isle-learn-pay-title = Now pay
isle-learn-pay = Of your seven, pay for the <em>Stout Basket</em>, <em>Two by Two</em> and <em>The Deep Chest</em>, and keep 8 fish for two cats.
isle-learn-pay-right = What is not paid for is gone. The price is the number beside the fish.
isle-learn-pay-wrong = One of the three is missing: Stout Basket, Two by Two, The Deep Chest.
isle-learn-pay-other = Too dear. Leave something, so that 8 fish remain for the cats.
isle-learn-lesson-title = Lessons
isle-learn-lesson = Lessons are played <em>at once and face down</em>. They score at the end, only for you.
isle-learn-lesson-do = Play Two by Two
isle-learn-lesson-right = From now on it pays to lay cats at the edge of the boat.
isle-learn-boots-title = Boots and baskets
isle-learn-boots = Lay rescue cards face down. <em>Boots</em> say who goes first, <em>baskets</em> carry cats. Lay the Stout Basket.
isle-learn-boots-right = Your boot against none: you go before Mourek. With your own basket you have two today.
isle-learn-boots-wrong = The Stout Basket too: without it only one cat comes along.
isle-learn-pick-title = Rescue a cat
isle-learn-pick = A cat costs <em>3 fish</em> in the left field, 5 in the right one, and a basket. Take the orange one on the left.
isle-learn-pick-right = 3 fish and a basket are gone. She is in your hand.
isle-learn-pick-wrong = She would do as well. But take the lit orange one: her map is on your boat.
isle-learn-turn-title = Turn her
isle-learn-turn = A tile may be turned and flipped as you like. <em>Turn her once.</em>
isle-learn-turn-right = By button, with R and F, by wheel, or with two fingers.
isle-learn-map-title = Onto her map
isle-learn-map = The first tile goes anywhere. Lay her over the <em>map with the orange head</em>.
isle-learn-map-right = Her own colour on her own map: that brings a treasure.
isle-learn-map-wrong = Here she would stick out of the boat. The lit cells would do.
isle-learn-map-other = That is allowed. But her map would bring you a treasure: look for the orange head.
isle-learn-treasure-title = The treasure
isle-learn-treasure = Take <em>any common treasure</em> from under the island and lay it so that it touches her.
isle-learn-treasure-right = Common treasures score nothing, but they fill gaps and hide rats.
isle-learn-treasure-wrong = It has to lie on free cells and touch a tile that is there. The lit cells would do.
isle-learn-treasure-other = It has to touch a tile that is there.
isle-learn-second-title = The second cat
isle-learn-second = Take the <em>orange cat of the right field</em> and lay her so that she touches a tile and hides a rat.
isle-learn-second-right = A rat less is a point more. Three of a colour side by side would be a family.
isle-learn-second-wrong = The lit orange one, on free cells, beside a tile that is there.
isle-learn-second-other = That is allowed. But a rat is in reach: cover it.
isle-learn-pass-title = Pass
isle-learn-pass = Fish are left, but <em>no basket</em>. Who cannot or will not go on passes.
isle-learn-pass-do = Pass for today
isle-learn-pass-right = The others go on without you until all have passed.
isle-learn-find-title = Rare finds
isle-learn-find = Now you play The Deep Chest: take a <em>rare treasure</em> and lay it beside a tile.
isle-learn-find-right = 3 points. An oshax card would bring an oshax, a cat of any colour you choose.
isle-learn-find-wrong = A golden one, on free cells, beside a tile that is there.
isle-learn-find-other = It has to touch a tile that is there.
isle-learn-evening-title = Evening
isle-learn-evening = The cats left on the island are <em>gone</em>, your own basket is ready again.
isle-learn-evening-do = To the second day
isle-learn-evening-right = Four more days like this one. Then it is counted.
isle-learn-count-title = The count
isle-learn-count = Here is a boat after five days. Three cats of a colour side by side score 8, four 11, five 15. What do the <em>five blue ones</em> score?
isle-learn-count-right = 15. From that go a point for each rat in sight and 5 for each room with a gap.
isle-learn-count-wrong = Five of them hang together. Look at the numbers once more.
isle-learn-ready-title = That was a day
isle-learn-ready = Everything else stands on the cards, and the game says what can be done. In the <em>family game</em> there are only cats and boats, good for a beginning.
isle-learn-play = Play a first game
isle-learn-play-family = The family game
isle-learn-baskets = { $count ->
    [one] { $count } basket ready
   *[other] { $count } baskets ready
}
isle-learn-day = A first day
isle-learn-alone = Alone with the sister
isle-learn-alone-sister-title = She is in a hurry too
isle-learn-alone-sister = Your <em>sister</em> has no boat: she scores by yours. Each cat in her first colour brings her 5 points, and that is blue. What do your <em>five blue cats</em> bring her?
isle-learn-alone-sister-right = 25. So think twice before you take a blue one.
isle-learn-alone-sister-wrong = Five cats, 5 points for each of them.
isle-learn-alone-cards-title = Cards for one
isle-learn-alone-cards = You draw five cards and keep <em>three</em>. Choose any three.
isle-learn-alone-cards-right = The other two are discarded. Once more five, then one, and you pay as always.
isle-learn-alone-turns-title = Turn by turn
isle-learn-alone-turns = You have laid your boots and baskets. Her <em>first card</em> says how many she plays today and how fast she is.
isle-learn-alone-turns-do = Turn her card
isle-learn-alone-turns-right = Three cards, speed 3: faster than your one boot, so she begins. Then you take turns, and she goes on to her last card even when you have passed.
isle-learn-alone-takes-title = What she takes
isle-learn-alone-takes = Her card says: the cat in <em>place 6</em> leaves. Places count from the left, through both fields. Press that cat.
isle-learn-alone-takes-right = She is out of the game, and the others close up: whoever was seventh is now sixth.
isle-learn-alone-takes-wrong = Not that one. The sixth from the left: four lie in the left field.
isle-learn-alone-yours-title = Your turn
isle-learn-alone-yours = Take a cat of the left field and lay her, but <em>no blue one</em>: blue brings points to your sister.
isle-learn-alone-yours-right = 3 fish and a basket, as always. Then her next card.
isle-learn-alone-yours-wrong = One of the lit cats, wholly on free cells of the boat.
isle-learn-alone-yours-other = The first tile may lie anywhere on the boat.
isle-learn-alone-count-title = The count
isle-learn-alone-count = Each evening another of her colours opens, for 4, 3, 2 and 1. Her lessons come on top, and your public ones count half. You have 43 points: how many may she have <em>at most</em>, so that you win?
isle-learn-alone-count-right = You need more than she has. Good luck!
isle-learn-alone-count-wrong = A tie is hers: you need more than she has.
isle-learn-family = The family game
isle-learn-family-less-title = Only boats and cats
isle-learn-family-less = No fish, no baskets, nothing to buy. Of three <em>family cards</em> you keep two, in secret. Choose them.
isle-learn-family-less-right = They say what your boat is paid for. The third goes back unseen.
isle-learn-family-day-title = Round the island
isle-learn-family-day = Four cats for each of you lie round the island. <em>Take one and lay her</em>; the first may lie anywhere.
isle-learn-family-day-right = Now the others take one. It goes round until nobody wants any more.
isle-learn-family-day-wrong = She has to lie wholly on free cells of the boat.
isle-learn-family-day-other = The first tile may lie anywhere on the boat.
isle-learn-family-next-title = The next one
isle-learn-family-next = Take another cat and lay her so that she <em>touches</em> the first one and hides a rat.
isle-learn-family-next-right = So it goes for five days. On the map of her own colour a cat finds a treasure here too.
isle-learn-family-next-wrong = She has to lie on free cells and touch a tile that is there. The lit cells would do.
isle-learn-family-next-other = That is allowed. But a rat is in reach: cover it.
isle-learn-family-count-title = The count
isle-learn-family-count = A rat in sight costs a point, a room with a gap 5. On this boat there are two such rats and four such rooms. <em>What do they cost?</em>
isle-learn-family-count-right = 22. The families of one colour and your two cards bring it in again.
isle-learn-family-count-wrong = A point for each rat, and 5 for each of the four rooms.
isle-learn-chapter-1 = In the box
isle-learn-chapter-2 = Laying out
isle-learn-chapter-3 = Laying a tile
isle-learn-chapter-4 = A day
isle-learn-chapter-5 = The count
isle-learn-chapter-6 = Alone with the sister
isle-learn-chapter-7 = The family game
isle-learn-chapter-8 = What is hidden
isle-learn-chapter-9 = What the cards ask

## What is kept of finished games, for the page of one’s own
isle-measures = points
isle-measure-points = points
isle-measure-families = families
isle-measure-lessons = lessons
isle-measure-treasures = rare treasures
isle-measure-rooms = open rooms
isle-measure-rats = rats
isle-mode-classic = classic
isle-mode-family = family game
isle-mode-solo = alone

## Advice
isle-advice-place = Lay { isle-whom } on { $cell }.
isle-advice-rescue = Rescue { isle-whom } for { isle-fish }{ $which }.
isle-advice-take = Take { isle-whom }{ $which }.
isle-advice-befriend = Befriend an oshax and choose its colour: { $colour }{ $which }.
isle-advice-find = Play { $card } and take { isle-whom }{ $which }.
isle-advice-nth = { $nth ->
    [1] the first in its field
    [2] the second in its field
    [3] the third in its field
   *[other] the { $nth }th in its field
}
isle-advice-keep = Keep { $cards }.
isle-advice-pay = { $cardscount ->
    [0] Buy nothing.
   *[other] Buy { $cards }.
}
isle-advice-lay = { $cardscount ->
    [0] Lay no card.
   *[other] Lay { $cards }.
}
isle-advice-name = Choose { $colour }.
isle-advice-play = Play { $card }.
isle-advice-done = Take nothing.
isle-advice-hold = Keep your cards for later.
isle-nudge-place = Look { $part ->
    [stern] at the stern
    [bow] at the bow
   *[middle] amidships
}.
isle-nudge-rescue = Look at the { $colour ->
    [blue] blue
    [green] green
    [red] red
    [purple] purple
   *[orange] orange
} cats.
isle-nudge-cards = { $count ->
    [0] Do you need any of them?
    [one] One of these cards is enough.
   *[other] Look for { $count } cards that go together.
}
isle-ui-no-cards = no cards

## The field guide
isle-guide-cards-title = What a card is worth
isle-guide-cards-note = By how many points more a boat ends if it is given this card, free, at dawn. Both are sailed by a quick bot that plays with sense; cards that it cannot use well are left out. The bar is the price in fish: five fish themselves are among the rows.
isle-guide-cards-unit = points more in the end
isle-guide-cards-1 = on day 1
isle-guide-cards-3 = on day 3
isle-guide-cards-5 = on day 5
isle-card-fish = Five fish
isle-guide-lessons-title = What a lesson is worth
isle-guide-lessons-note = Points in the end, of every lesson that was kept twenty times or more and did not always bring the same, in games of two.
isle-guide-lessons-unit = points in the end
isle-guide-lessons-hard = Líza kept it
isle-guide-lessons-medium = Mourek kept it
isle-guide-met-title = How often a lesson is met
isle-guide-met-note = Of 100 boats that kept the lesson, how many had any points from it in the end.
isle-guide-met-unit = boats of 100
isle-guide-met-hard = Líza kept it
isle-guide-met-medium = Mourek kept it
isle-guide-buying-title = When cards are bought
isle-guide-buying-note = Fish paid for cards in the morning of each day.
isle-guide-buying-unit = fish a day
isle-guide-buying-hard = Líza
isle-guide-buying-medium = Mourek
isle-guide-day-1 = Day 1
isle-guide-day-2 = Day 2
isle-guide-day-3 = Day 3
isle-guide-day-4 = Day 4
isle-guide-day-5 = Day 5
isle-guide-kinds-title = What is bought when
isle-guide-kinds-note = Cards that Líza pays for on each day: baskets and boots, lessons, chests and oshax, cards for any moment.
isle-guide-kinds-unit = cards of a boat a day
isle-guide-kinds-rescue = baskets and boots
isle-guide-kinds-lesson = lessons
isle-guide-kinds-find = chests and oshax
isle-guide-kinds-anytime = for any moment
isle-guide-rooms-title = How often a room is filled
isle-guide-rooms-note = Of 100 boats, in how many no cell of the room is left open.
isle-guide-rooms-unit = boats of 100
isle-guide-rooms-hard = Líza
isle-guide-rooms-medium = Mourek
isle-guide-sums-title = Where the points come from
isle-guide-sums-note = Points of a boat in the end, and of what they are made.
isle-guide-sums-unit = points of a boat
isle-guide-sums-hard = Líza
isle-guide-sums-medium = Mourek
isle-guide-word = “Nobody stops buying: on the fifth day most fish change hands. And of four thousand boats not one had its deck filled.”

## Puzzles
isle-ui-then = then
isle-puzzle-title = Room for three
isle-puzzle-aim = Your boat is worth { $points ->
    [one] one point
   *[other] { $points } points
} as it lies. Three tiles are left: first { $tile }, then { $tiles }. Find the places that together bring most in the end: lessons, rooms, rats and families all count.

# What the coach foresees
isle-line-ahead-family = Room for the family, { $colour }
isle-line-ahead-growing = Families that may still grow
isle-line-ahead-room = { $what ->
    [stern] Nearer to full: { isle-room-stern }
    [left_cabin] Nearer to full: { isle-room-left_cabin }
    [dining] Nearer to full: { isle-room-dining }
    [right_cabin] Nearer to full: { isle-room-right_cabin }
    [deck] Nearer to full: { isle-room-deck }
    [storage] Nearer to full: { isle-room-storage }
   *[bow] Nearer to full: { isle-room-bow }
}
isle-line-ahead-rats = Rats that may yet be covered
isle-line-ahead-rare = Rare treasures
isle-line-ahead-space = { $what ->
    [whole] The free space stays in one piece
   *[torn] The free space is torn
}
isle-line-ahead-map = A map that can still be covered, { $colour }
isle-line-ahead-treasure = A treasure with it
isle-line-ahead-lesson = In sight: { $card }
isle-line-ahead-sister = What it may bring the sister
isle-line-ahead-fish = Paying { isle-fish }
isle-line-ahead-card = { $card }
isle-line-ahead-cats = Baskets and fish for today’s cats
isle-line-ahead-later = Baskets for another day
isle-line-ahead-boots = Boots: the faster go first
isle-line-ahead-unlaid = Baskets that stay in hand
isle-line-ahead-others = What it brings the others: { $card }
isle-line-ahead-kept = In hand: { $card }
isle-line-ahead-spare = Fish to spare, whatever today’s cats cost
isle-line-ahead-played = What bots expect of it: { $card }
isle-line-ahead-catch = Catching { isle-fish }
isle-line-ahead-basket = A permanent basket, for each day left
isle-line-ahead-given = { $what ->
    [lessons] Lessons given up for it
   *[treasures] Treasures given up for it
}
isle-line-ahead-herd = { isle-fish } { $what ->
    [nearer] cheaper
   *[farther] dearer
}: { $count ->
    [one] a cat you want
   *[other] { $count } cats you want
}
isle-line-ahead-berth = A better place that touches no tile
isle-line-ahead-left = { $what ->
    [missed] Left behind: { $tile }
   *[saved] More harm than good: { $tile }
}

## Under the curve
isle-ticks = days
