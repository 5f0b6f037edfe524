### Kingoš's island. Voice: a friend who knows the rules and reads aloud: short, present tense, a little dry.
### <em> marks the one word that matters, <b> a name; nothing else is markup.
###
### Arguments of events, prompts and score lines, made from the raw ones by words.py:
###   who, you       the name of the seat, and "yes" where it is the reader's own; of several seats their names, and count
###   flower, curse, guardian, card   a name; flowerkey, cursekey, guardiankey, cardkey beside it
###   flowers, curses  several of them in words, with count
###   place          a field in words; strength: of the guardian named, or of all on a field

kingos-title = Kingoš’s Island
kingos-lead = Explore, bluff, and be the one who lands the last blow.
kingos-meta = 1–5 players, an hour
kingos-moment = Turn { $turn }, { $phase ->
    [beach] still on the beach
    [battle] { $you ->
        [yes] a battle, and you roll
       *[no] a battle, and { $who } rolls
    }
    [kingos] the battle with Kingoš
    [citadel] { $you ->
        [yes] you stand before Kingoš
       *[no] { $who } stands before Kingoš
    }
   *[climb] { $you ->
        [yes] you are { $steps ->
            [one] one step from the citadel
           *[other] { $steps } steps from the citadel
        }
       *[no] { $who } is { $steps ->
            [one] one step from the citadel
           *[other] { $steps } steps from the citadel
        }
    }
}

kingos-start-alone = Alone against the island
kingos-start-alone-go = Climb alone

## Bots
kingos-level-easy = a loyal companion: comes when you call, and leaves you the last blow
kingos-level-medium = an honest one: keeps her word, and would like to win herself
kingos-level-hard = a rival: promises everything, and lets the others pay
kingos-level-expert = a cunning rival: bluffs, and plays the end out in thought

## Options
kingos-option-distance = Steps to the citadel
kingos-option-distance-4 = Four
kingos-option-distance-4-note = A short way up. Kingoš is near from the start.
kingos-option-distance-5 = Five
kingos-option-distance-5-note = Four places between beach and citadel.
kingos-option-distance-6 = Six
kingos-option-distance-6-note = Room for a detour, and for a guardian more.
kingos-option-distance-7 = Seven
kingos-option-distance-7-note = A long way, and the same moon.
kingos-option-battle_token = Battle token
kingos-option-battle_token-against = Against the turns
kingos-option-battle_token-against-note = It comes to meet you. Battles are a little rarer than turns.
kingos-option-battle_token-with = With the turns
kingos-option-battle_token-with-note = Everybody holds battles in every turn, and the moon has a longer way.
kingos-option-rest_beside_guardian = Beside a guardian
kingos-option-rest_beside_guardian-false = No rest
kingos-option-rest_beside_guardian-false-note = Who stands before a guardian does not sleep.
kingos-option-rest_beside_guardian-true = A nap
kingos-option-rest_beside_guardian-true-note = A rest beside a guardian brings one energy.
kingos-option-countdown = The moon
kingos-option-countdown-true = Rises
kingos-option-countdown-true-note = When it has gone its way, the island wins.
kingos-option-countdown-false = Stands still
kingos-option-countdown-false-note = Sixty turns each, then the island wins.
kingos-option-island = The island
kingos-option-island-usual = As ever
kingos-option-island-usual-note = Kingoš needs all of you, and all that you have won.
kingos-option-island-mild = Mild
kingos-option-island-mild-note = Kingoš is weaker by one for each of you. It goes with easy companions, unless you choose otherwise.

## Fields, actions, the die
kingos-island = The island
kingos-island-within = the island
kingos-resign-1 = The island wins, and the game ends here. It cannot be taken back.
kingos-kingos = Kingoš
kingos-place = { $side ->
    [start] the beach
    [left] row { $row }, { $columns } to the left
    [right] row { $row }, { $columns } to the right
   *[middle] row { $row }
}
kingos-direction-up = up
kingos-direction-right = right
kingos-direction-down = down
kingos-direction-left = left
kingos-kind-relax = Shelter
kingos-kind-relax-text = A rest here brings three energy instead of two.
kingos-kind-meadow = Meadow
kingos-kind-meadow-text = Flowers are gathered here.
kingos-kind-danger = Danger
kingos-kind-danger-text = Whoever comes first meets a guardian.
kingos-kind-beach = Beach
kingos-kind-beach-text = Everybody starts here, and whoever falls into the sea comes back here. No guardian does.
kingos-kind-citadel = Citadel
kingos-kind-citadel-text = Kingoš lives here. Who beats him wins.
kingos-spikes-black = Black spikes: going against them brings a curse.
kingos-spikes-red = Red spikes: no way against them.
kingos-action-rest = Rest
kingos-action-rest-text = Energy from fatigue to vitality: two, three in a shelter.
kingos-action-flower = Flower
kingos-action-flower-text = Play a yellow flower, or gather one on a meadow.
kingos-action-curse = Curse
kingos-action-curse-text = Play a curse from your table. Its place is free again.
kingos-action-move = Move
kingos-action-move-text = One field up, down, left or right.
kingos-blocked = a curse lies here
kingos-vitality = Vitality
kingos-fatigue = Fatigue
kingos-battle = Battle
kingos-face-shield = Shield
kingos-face-moon = Moon
kingos-face-sword = Sword
kingos-punishment = { $kind ->
    [flowers] { $count ->
        [one] lose a flower
       *[other] lose { $count } flowers
    }
    [curses] { $count ->
        [one] take a curse
       *[other] take { $count } curses
    }
   *[energy] { $count ->
        [one] lose an energy
       *[other] lose { $count } energy
    }
}

## Guardians
kingos-guardian-crab = Sand Crab
kingos-guardian-toad = Warty Toad
kingos-guardian-magpie = Thieving Magpie
kingos-guardian-weasel = Quick Weasel
kingos-guardian-hedgehog = Old Hedgehog
kingos-guardian-heron = Grey Heron
kingos-guardian-boar = Bristly Boar
kingos-guardian-badger = Grim Badger
kingos-guardian-adder = Crowned Adder
kingos-guardian-owl = Stone Owl
kingos-coming-crab = { kingos-guardian-crab } of strength { $strength }
kingos-coming-toad = { kingos-guardian-toad } of strength { $strength }
kingos-coming-magpie = { kingos-guardian-magpie } of strength { $strength }
kingos-coming-weasel = { kingos-guardian-weasel } of strength { $strength }
kingos-coming-hedgehog = { kingos-guardian-hedgehog } of strength { $strength }
kingos-coming-heron = { kingos-guardian-heron } of strength { $strength }
kingos-coming-boar = { kingos-guardian-boar } of strength { $strength }
kingos-coming-badger = { kingos-guardian-badger } of strength { $strength }
kingos-coming-adder = { kingos-guardian-adder } of strength { $strength }
kingos-coming-owl = { kingos-guardian-owl } of strength { $strength }

## Island cards
kingos-card-beach = Beach
kingos-card-citadel = Citadel
kingos-card-dunes = Dunes
kingos-card-cove = Quiet Cove
kingos-card-reeds = Reeds
kingos-card-pasture = Pasture
kingos-card-wreck = Wreck
kingos-card-gorge = Gorge
kingos-card-burrow = Burrow
kingos-card-spring = Spring
kingos-card-orchard = Wild Orchard
kingos-card-terraces = Terraces
kingos-card-crags = Crags
kingos-card-thicket = Thicket
kingos-card-ruins = Ruins
kingos-card-quarry = Quarry
kingos-card-watchtower = Watchtower

## Flowers
kingos-colour-yellow = yellow flower
kingos-colour-red = red flower
kingos-colour-blue = blue curse
kingos-colour-white = white curse
kingos-flower-sorrel = Sorrel
kingos-flower-sorrel-text = Three energy from fatigue to vitality, wherever you stand.
kingos-flower-clover = Clover
kingos-flower-clover-text = Draw two flowers.
kingos-flower-dandelion = Dandelion
kingos-flower-dandelion-text = Drift to an explored field beside yours, past spikes and guardians. Not onto the citadel.
kingos-flower-sage = Sage
kingos-flower-sage-text = Discard every curse from your table. Nothing comes of them.
kingos-flower-snapdragon = Snapdragon
kingos-flower-snapdragon-text = Drive a guardian from your field to an explored one beside it. Not to the beach or the citadel.
kingos-flower-mint = Mint
kingos-flower-mint-text = Everybody on your field moves two energy from fatigue to vitality.
kingos-flower-thyme = Thyme
kingos-flower-thyme-text = The moon goes back a space.
kingos-flower-edelweiss = Edelweiss
kingos-flower-edelweiss-text = A new energy, into vitality.
kingos-flower-poppy = Poppy
kingos-flower-poppy-text = Two more in your battle.
kingos-flower-rose = Rose
kingos-flower-rose-text = Four more in your battle, but only against guardians.
kingos-flower-thistle = Thistle
kingos-flower-thistle-text = One more, and a shield does not stop your battle.
kingos-flower-peony = Peony
kingos-flower-peony-text = One more for each adventurer on your field, you too.
kingos-flower-fireweed = Fireweed
kingos-flower-fireweed-text = However the battle ends, your energy goes back to vitality.
kingos-flower-heather = Heather
kingos-flower-heather-text = If you lose, no guardian punishes you.

## Curses
kingos-curse-fog = Fog
kingos-curse-fog-text = Everybody loses an energy.
kingos-curse-slip = Slippery Stone
kingos-curse-slip-text = You are thrown back.
kingos-curse-shove = Shoving
kingos-curse-shove-text = Everybody else on your field is thrown back.
kingos-curse-stir = Something Stirs
kingos-curse-stir-text = A guardian comes to your field. None comes to the beach or the citadel.
kingos-curse-moths = Moths
kingos-curse-moths-text = You lose a flower, if you have one.
kingos-curse-eclipse = Eclipse
kingos-curse-eclipse-text = The moon moves on a space. Where it cannot, everybody loses an energy.
kingos-curse-quake = Quake
kingos-curse-quake-text = Turn the island card you stand on. Its spikes turn with it.
kingos-curse-spread = Catching
kingos-curse-spread-text = Whoever has no curse gets one.
kingos-curse-rust = Rust
kingos-curse-rust-text = Your counter goes back to the star and earns nothing there.
kingos-curse-rain = Warm Rain
kingos-curse-rain-text = Everybody draws a flower.
kingos-curse-drowse = Bad Dreams
kingos-curse-drowse-text = From now on a rest brings one energy, two in a shelter.
kingos-curse-lead = Leaden Paws
kingos-curse-lead-text = From now on a second action costs two energy.
kingos-curse-bristle = Bristling
kingos-curse-bristle-text = From now on every guardian is one stronger.
kingos-curse-bramble = Brambles
kingos-curse-bramble-text = From now on black spikes let nobody through, as red ones do.
kingos-curse-wilt = Blunt Spikes
kingos-curse-wilt-text = From now on red spikes let you through for a curse, as black ones do.
kingos-curse-pockets = Holes in the Pockets
kingos-curse-pockets-text = From now on nobody holds more than three flowers. Discard the rest at once.
kingos-curse-packs = In Packs
kingos-curse-packs-text = From now on two guardians wait on a new field of danger.
kingos-curse-plenty = Plenty
kingos-curse-plenty-text = From now on a meadow gives two flowers.

## What is asked
kingos-prompt-call = Call something to the others, if you like.
kingos-prompt-first-action = Choose your <em>first action</em>, or leave it.
kingos-prompt-second-action = { $energy ->
    [one] A <em>second action</em> of another kind costs one energy. Or leave it.
   *[other] A <em>second action</em> of another kind costs { $energy } energy. Or leave it.
}
kingos-prompt-say = Against strength { $strength } ({ $place }): <em>say</em> how much you will put in, true or not.
kingos-prompt-put-in = { $energy ->
    [0] You have <em>no energy</em> to put in. The strength here is { $strength } ({ $place }).
   *[other] How much of your <em>{ $energy }</em> do you put in? The strength here is { $strength } ({ $place }).
}
kingos-prompt-bloom = Play <em>one red flower</em> in your battle, or none.
kingos-prompt-lay-curse = You are cursed: <em>{ $curse }</em>. Which action shall it block?
kingos-prompt-discard = { $count ->
    [one] You may hold { $limit } flowers. Discard <em>one</em>.
   *[other] You may hold { $limit } flowers. Discard <em>{ $count }</em>.
}
kingos-prompt-give-flowers = { $count ->
    [one] You lose <em>a flower</em>. Which one?
   *[other] You lose <em>{ $count } flowers</em>. Which ones?
}
kingos-prompt-recall = { $count ->
    [one] The bag is empty. Which of the nearest guardians goes <em>back into it</em>?
   *[other] The bag is empty, { $count } guardians go back. Which of the nearest goes <em>first</em>?
}
kingos-prompt-drift = The wind lifts you. <em>Where to?</em>
kingos-prompt-drive = Which guardian do you drive off, and <em>where to</em>?
kingos-prompt-turn-card = The ground shakes. Turn your card by <em>one, two or three quarters</em>.

## Why not
kingos-whynot-call = Beside the turn of another you can but call, and once in each turn.
kingos-whynot-first-action = Not that way. What is lit would do.
kingos-whynot-second-action = The second action is of another kind than the first, and costs energy.
kingos-whynot-say = No more than lies in your vitality: that everybody can see.
kingos-whynot-put-in = Only energy that is in your vitality.
kingos-whynot-bloom = A red flower from your hand, or none.
kingos-whynot-lay-curse = A place where no curse lies yet.
kingos-whynot-discard = Exactly so many flowers from your hand, before anything else.
kingos-whynot-give-flowers = Exactly so many flowers from your hand.
kingos-whynot-recall = One of those nearest the beach.
kingos-whynot-drift = An explored field beside yours, not the citadel.
kingos-whynot-drive = A guardian on your field, to an explored field beside it.
kingos-whynot-turn-card = One, two or three quarters.
kingos-whynot-waiting = It is not your turn yet.

## The story
kingos-event-first = { $you ->
    [yes] <b>You</b> begin.
   *[no] <b>{ $who }</b> begins.
}
kingos-event-rested = { $you ->
    [yes] <b>You</b> rest.
   *[no] <b>{ $who }</b> rests.
}
kingos-event-recovered = { $you ->
    [yes] { $energy ->
        [one] <b>You</b> have an energy back.
       *[other] <b>You</b> have { $energy } energy back.
    }
   *[no] { $energy ->
        [one] <b>{ $who }</b> has an energy back.
       *[other] <b>{ $who }</b> has { $energy } energy back.
    }
}
kingos-event-lost-energy = { $you ->
    [yes] { $energy ->
        [one] <b>You</b> lose an energy.
       *[other] <b>You</b> lose { $energy } energy.
    }
   *[no] { $energy ->
        [one] <b>{ $who }</b> loses an energy.
       *[other] <b>{ $who }</b> loses { $energy } energy.
    }
}
kingos-event-new-energy = { $you ->
    [yes] { $energy ->
        [one] <b>You</b> gain a new energy.
       *[other] <b>You</b> gain { $energy } new energy.
    }
   *[no] { $energy ->
        [one] <b>{ $who }</b> gains a new energy.
       *[other] <b>{ $who }</b> gains { $energy } new energy.
    }
}
kingos-event-gathered = { $you ->
    [yes] <b>You</b> gather flowers.
   *[no] <b>{ $who }</b> gathers flowers.
}
kingos-event-drew-flower = { $you ->
    [yes] <b>You</b> draw a flower.
   *[no] <b>{ $who }</b> draws a flower.
}
kingos-event-drew-this-flower = { $you ->
    [yes] <b>You</b> draw a flower ({ $flower }).
   *[no] <b>{ $who }</b> draws a flower ({ $flower }).
}
kingos-event-flowers-shuffled = The flowers are shuffled again.
kingos-event-played = { $you ->
    [yes] <b>You</b> play { $flower }.
   *[no] <b>{ $who }</b> plays { $flower }.
}
kingos-event-did-nothing = It does nothing here.
kingos-event-called-bring = { $you ->
    [yes] <b>You</b> call: “I bring about { $energy }.”
   *[no] <b>{ $who }</b> calls: “I bring about { $energy }.”
}
kingos-event-called-here = { $you ->
    [yes] <b>You</b> call: “Meet me here” ({ $place }).
   *[no] <b>{ $who }</b> calls: “Meet me here” ({ $place }).
}
kingos-event-called-citadel = { $you ->
    [yes] <b>You</b> call: “Meet me at the citadel.”
   *[no] <b>{ $who }</b> calls: “Meet me at the citadel.”
}
kingos-event-called-wait = { $you ->
    [yes] <b>You</b> call: “Wait for me.”
   *[no] <b>{ $who }</b> calls: “Wait for me.”
}
kingos-event-called-rest = { $you ->
    [yes] <b>You</b> call: “Rest first.”
   *[no] <b>{ $who }</b> calls: “Rest first.”
}
kingos-event-called-how_much = { $you ->
    [yes] <b>You</b> call: “How much?”
   *[no] <b>{ $who }</b> calls: “How much?”
}
kingos-event-discarded = { $you ->
    [yes] { $flowerscount ->
        [one] <b>You</b> discard { $flowers }.
       *[other] <b>You</b> discard the flowers { $flowers }.
    }
   *[no] { $flowerscount ->
        [one] <b>{ $who }</b> discards { $flowers }.
       *[other] <b>{ $who }</b> discards the flowers { $flowers }.
    }
}
kingos-event-drifted = { $you ->
    [yes] <b>You</b> drift ({ $place }).
   *[no] <b>{ $who }</b> drifts ({ $place }).
}
kingos-event-driven = { $you ->
    [yes] <b>You</b> drive the { $guardian } off ({ $place }).
   *[no] <b>{ $who }</b> drives the { $guardian } off ({ $place }).
}
kingos-event-cleansed = { $you ->
    [yes] { $cursescount ->
        [one] <b>You</b> shake off the curse { $curses }.
       *[other] <b>You</b> shake off the curses { $curses }.
    }
   *[no] { $cursescount ->
        [one] <b>{ $who }</b> shakes off the curse { $curses }.
       *[other] <b>{ $who }</b> shakes off the curses { $curses }.
    }
}
kingos-event-unleashed = { $you ->
    [yes] <b>You</b> play the curse { $curse }.
   *[no] <b>{ $who }</b> plays the curse { $curse }.
}
kingos-event-standing = A new rule hangs over the citadel: { $curse }.
kingos-event-cursed = { $you ->
    [yes] <b>You</b> are cursed.
   *[no] <b>{ $who }</b> is cursed.
}
kingos-event-cursed-by = { $you ->
    [yes] <b>You</b> are cursed with { $curse }.
   *[no] <b>{ $who }</b> is cursed with { $curse }.
}
kingos-event-curse-laid = { $on ->
    [rest] { $you ->
        [yes] <b>You</b> are kept from resting.
       *[no] <b>{ $who }</b> is kept from resting.
    }
    [flower] { $you ->
        [yes] <b>You</b> are kept from flowers.
       *[no] <b>{ $who }</b> is kept from flowers.
    }
   *[move] { $you ->
        [yes] <b>You</b> are kept from moving on.
       *[no] <b>{ $who }</b> is kept from moving on.
    }
}
kingos-event-curses-shuffled = The curses are shuffled again.
kingos-event-moved = { $you ->
    [yes] <b>You</b> go on ({ $place }).
   *[no] <b>{ $who }</b> goes on ({ $place }).
}
kingos-event-entered = { $you ->
    [yes] <b>You</b> enter the citadel.
   *[no] <b>{ $who }</b> enters the citadel.
}
kingos-event-spiked = { $you ->
    [yes] <b>You</b> are scratched by black spikes.
   *[no] <b>{ $who }</b> is scratched by black spikes.
}
kingos-event-went-back = { $you ->
    [yes] No way on: <b>you</b> go back to the beach.
   *[no] No way on: <b>{ $who }</b> goes back to the beach.
}
kingos-event-thrown-back = { $you ->
    [yes] <b>You</b> are thrown back ({ $place }).
   *[no] <b>{ $who }</b> is thrown back ({ $place }).
}
kingos-event-explored = { $you ->
    [yes] <b>You</b> find { $card } ({ $place }).
   *[no] <b>{ $who }</b> finds { $card } ({ $place }).
}
kingos-turn-moved-explored = { $you ->
    [yes] <b>You</b> go on to find { $card } ({ $place }).
   *[no] <b>{ $who }</b> goes on to find { $card } ({ $place }).
}
kingos-turn-gathered-drew-flower = { $you ->
    [yes] <b>You</b> gather a flower.
   *[no] <b>{ $who }</b> gathers a flower.
}
kingos-turn-gathered-drew-this-flower = { $you ->
    [yes] <b>You</b> gather a flower ({ $flower }).
   *[no] <b>{ $who }</b> gathers a flower ({ $flower }).
}
kingos-event-guardian-came = The { $guardian } comes, a guardian of strength { $guardianstrength } ({ $place }).
kingos-turn-guardian-came-guardian-came = Guardians come: { $guardian } ({ $place }).
kingos-event-guardian-left = The { $guardian } goes back into the bag ({ $place }).
kingos-event-bag-filled = { $count ->
    [0] The bag is empty, and nobody has beaten a guardian.
    [one] The bag is empty. The one beaten guardian goes back.
   *[other] The bag is empty. The { $count } beaten guardians go back.
}
kingos-event-card-turned = { $you ->
    [yes] <b>You</b> turn the { $card } ({ $place }).
   *[no] <b>{ $who }</b> turns the { $card } ({ $place }).
}
kingos-event-wheel-back = { $you ->
    [yes] <b>You</b> put the counter back on the star.
   *[no] <b>{ $who }</b> puts the counter back on the star.
}
kingos-event-passed = { $you ->
    [yes] <b>You</b> do nothing this time.
   *[no] <b>{ $who }</b> does nothing this time.
}
kingos-event-stopped = { $you ->
    [yes] <b>You</b> leave it at that.
   *[no] <b>{ $who }</b> leaves it at that.
}
kingos-event-battles = { $you ->
    [yes] The round ends, and <b>you</b> take the die.
   *[no] The round ends, and <b>{ $who }</b> takes the die.
}
kingos-event-chosen = { $you ->
    [yes] <b>You</b> have chosen.
   *[no] <b>{ $who }</b> has chosen.
}
kingos-event-said = { $you ->
    [yes] { $energy ->
        [0] <b>You</b> say: “I put in nothing.”
       *[other] <b>You</b> say: “I put in { $energy }.”
    }
   *[no] { $energy ->
        [0] <b>{ $who }</b> says: “I put in nothing.”
       *[other] <b>{ $who }</b> says: “I put in { $energy }.”
    }
}
kingos-event-silent = { $you ->
    [yes] <b>You</b> say nothing.
   *[no] <b>{ $who }</b> says nothing.
}
kingos-event-put-in = { $you ->
    [yes] { $energy ->
        [0] <b>You</b> put in nothing.
       *[other] <b>You</b> put in { $energy }.
    }
   *[no] { $energy ->
        [0] <b>{ $who }</b> puts in nothing.
       *[other] <b>{ $who }</b> puts in { $energy }.
    }
}
kingos-event-put-in-as-said = { $you ->
    [yes] { $energy ->
        [0] <b>You</b> put in nothing, as you said.
       *[other] <b>You</b> put in { $energy }, as you said.
    }
   *[no] { $energy ->
        [0] <b>{ $who }</b> puts in nothing, as announced.
       *[other] <b>{ $who }</b> puts in { $energy }, as announced.
    }
}
kingos-event-put-in-unlike-said = { $you ->
    [yes] { $energy ->
        [0] <b>You</b> put in nothing. You said { $said }.
       *[other] <b>You</b> put in { $energy }. You said { $said }.
    }
   *[no] { $energy ->
        [0] <b>{ $who }</b> puts in nothing. Announced was { $said }.
       *[other] <b>{ $who }</b> puts in { $energy }. Announced was { $said }.
    }
}
kingos-event-bloomed = { $you ->
    [yes] <b>You</b> play the red flower { $flower }.
   *[no] <b>{ $who }</b> plays the red flower { $flower }.
}
kingos-event-no-red = { $you ->
    [yes] <b>You</b> play no red flower.
   *[no] <b>{ $who }</b> plays no red flower.
}
kingos-event-rolled = { $face ->
    [shield] The die shows a shield.
    [sword] The die shows a sword.
   *[moon] The die shows a moon.
}
kingos-event-moon = The moon stands at { $moon } of { $last }.
kingos-event-moon-back = The moon goes back to { $moon } of { $last }.
kingos-event-field-won = { $seatsyou ->
    [yes] { $seatscount ->
        [one] <b>You</b> win the battle ({ $place }), { $value } against { $strength }.
       *[other] The battle ({ $place }) is won by <b>{ $seats }</b>, { $value } against { $strength }.
    }
   *[no] The battle ({ $place }) is won by <b>{ $seats }</b>, { $value } against { $strength }.
}
kingos-event-field-lost = { $seatsyou ->
    [yes] { $seatscount ->
        [one] <b>You</b> lose the battle ({ $place }), { $value } against { $strength }.
       *[other] The battle ({ $place }) is lost by <b>{ $seats }</b>, { $value } against { $strength }.
    }
   *[no] The battle ({ $place }) is lost by <b>{ $seats }</b>, { $value } against { $strength }.
}
kingos-event-field-drawn = { $seatsyou ->
    [yes] { $seatscount ->
        [one] <b>You</b> draw the battle ({ $place }), { $value } against { $strength }.
       *[other] The battle ({ $place }) is a draw for <b>{ $seats }</b>, { $value } against { $strength }.
    }
   *[no] The battle ({ $place }) is a draw for <b>{ $seats }</b>, { $value } against { $strength }.
}
kingos-event-kingos-won = { $seatsyou ->
    [yes] { $seatscount ->
        [one] <b>You</b> beat Kingoš, { $value } against { $strength }.
       *[other] Kingoš is beaten by <b>{ $seats }</b>, { $value } against { $strength }.
    }
   *[no] Kingoš is beaten by <b>{ $seats }</b>, { $value } against { $strength }.
}
kingos-event-kingos-lost = { $seatsyou ->
    [yes] { $seatscount ->
        [one] Kingoš stands against <b>you</b>: { $value } is not enough for { $strength }.
       *[other] Kingoš stands against <b>{ $seats }</b>: { $value } is not enough for { $strength }.
    }
   *[no] Kingoš stands against <b>{ $seats }</b>: { $value } is not enough for { $strength }.
}
kingos-event-kingos-drawn = { $seatsyou ->
    [yes] { $seatscount ->
        [one] <b>You</b> draw with Kingoš, { $value } against { $strength }.
       *[other] The battle with Kingoš is a draw for <b>{ $seats }</b>, { $value } against { $strength }.
    }
   *[no] The battle with Kingoš is a draw for <b>{ $seats }</b>, { $value } against { $strength }.
}
kingos-event-rewarded = { $you ->
    [yes] { $steps ->
        [one] <b>You</b> move the counter one step on.
       *[other] <b>You</b> move the counter { $steps } steps on.
    }
   *[no] { $steps ->
        [one] <b>{ $who }</b> moves the counter one step on.
       *[other] <b>{ $who }</b> moves the counter { $steps } steps on.
    }
}
kingos-event-cannot-suffer = { $you ->
    [yes] <b>You</b> cannot give what the { $guardian } asks for.
   *[no] <b>{ $who }</b> cannot give what the { $guardian } asks for.
}
kingos-event-lost = Every card is laid and no way leads to the citadel. The island wins.
kingos-event-midnight = Midnight. The island wins.
kingos-event-late = Sixty turns are over. The island wins.

## The score sheet
kingos-line-energy = Energy against Kingoš
kingos-line-red = { $flower }
kingos-line-lost = No way to the citadel
kingos-line-midnight = Midnight
kingos-line-late = Sixty turns

## The rules, clause by clause, in our own words
kingos-clause = rule { $clause }
kingos-clause-1-1 = Two to five adventurers, or one alone. Each has a pawn, six energy, an action table, a wheel with a counter, and three fields for energy: vitality, fatigue, battle.
kingos-clause-1-2 = Island cards in two stacks, the beach stack on top. A card is a shelter, a meadow or danger; its edges may carry black or red spikes.
kingos-clause-1-3 = Guardians in a bag. Each has a strength, a reward in steps, and a punishment: flowers, curses or energy.
kingos-clause-1-4 = Yellow flowers are played with the flower action, red ones in a battle. Blue curses happen once, white ones are standing rules.
kingos-clause-1-5 = The die: 1 is a shield, 6 a sword, 2 to 5 are moons.
kingos-clause-1-6 = Cards, guardians, wheel and figures are a house set.
kingos-clause-2-1 = Everybody starts on the beach. The citadel with Kingoš lies straight above it, four to seven steps away.
kingos-clause-2-2 = Six energy in vitality, the counter on the star, no flowers, no curses.
kingos-clause-2-3 = The battle token starts to the right of the starting player and travels against the turns; or it starts with them and travels with the turns.
kingos-clause-2-4 = Resting beside a guardian and the moon’s countdown are options.
kingos-clause-2-5 = The starting player is drawn. The moon stands on its first space.
kingos-clause-2-6 = The moon’s track has 12 spaces; with the battle token going with the turns, 6 for each player; alone, 6.
kingos-clause-2-7 = A square grid without bound to the left, to the right and upward. Any number may stand on a field. Beach and citadel have no spikes.
kingos-clause-3-1 = A turn: two actions. Whoever holds the battle token then holds battles, has two more actions, and passes the battle token on.
kingos-clause-3-2 = Actions are optional. The second of a pair is of another kind and costs an energy. Without energy there is none.
kingos-clause-3-3 = A blocked action cannot be done. What a card does is no action.
kingos-clause-3-4 = With n players there are battles in the n-th turn and in every (n − 1)-th after it; with the battle token going with the turns, and alone, in every turn.
kingos-clause-3-5 = Who skips the first action and then acts has done a first action. Both uses of the flower action are one kind. The energy is lost before the second action. The holder’s second pair starts afresh.
kingos-clause-4-1 = Rest: two energy from fatigue to vitality, three in a shelter. Not beside a guardian, or one there if so agreed. A rest that gains nothing is not done.
kingos-clause-4-2 = Flower: play a yellow one, or gather one on a meadow. What is over five is discarded at once, your choice. A flower that would do nothing may be played all the same, and is wasted.
kingos-clause-4-3 = Curse: play one from your own table. A blue one happens and is discarded. A white one hangs over the citadel until another replaces it.
kingos-clause-4-4 = Move one field. Not up from a guardian, not into the sea, not against red spikes, not into the unknown when no card is left. Spikes count when they point at you.
kingos-clause-4-5 = Going against black spikes brings one curse, after the step and before exploring.
kingos-clause-4-6 = On an unexplored place a card is laid, without red spikes towards you. On danger a guardian comes.
kingos-clause-4-7 = The citadel is entered from any explored field beside it, unless red spikes forbid it.
kingos-clause-4-8 = On the citadel you may rest and leave in any direction: Kingoš is no guardian.
kingos-clause-4-9 = Without a step anywhere you may use the move to go to the beach.
kingos-clause-5-1 = To lose energy is to move it from vitality to fatigue. What is not there is not lost.
kingos-clause-5-2 = To be cursed: draw a curse, look at it, lay it on rest, flower or move. Who can step has a place free; a guardian that finds none throws you back (6.8).
kingos-clause-5-3 = While a curse lies on a place, that action is blocked.
kingos-clause-5-4 = An empty curse deck is shuffled again from its discards.
kingos-clause-5-5 = No guardian stands on the beach or the citadel. Below the coast is the sea; whoever is driven into it is put on the beach.
kingos-clause-5-6 = When the bag is empty the beaten guardians go back, at least three in all: if need be the nearest to the beach. Between equals the holder of the battle token chooses.
kingos-clause-5-7 = Thrown back: one field down, past any spikes, to the next card below or to the beach.
kingos-clause-5-8 = With neither deck nor discards nothing is drawn.
kingos-clause-6-1 = Battles are all at once, wherever adventurers and guardians meet, and on the citadel.
kingos-clause-6-2 = Agree on anything. Nothing binds. Before energy is put in, all who fight side by side may name an amount at once, true or not, or keep silent. The table remembers whose word held.
kingos-clause-6-3 = Secretly and at once every fighter puts in any amount of energy from vitality. All reveal together.
kingos-clause-6-4 = Then each fighter may play one red flower, in turn order from the active player.
kingos-clause-6-5 = Shield: every battle is a draw and costs half of what you put in, rounded down. Sword: two more on each field.
kingos-clause-6-6 = A moon on the die moves the moon.
kingos-clause-6-7 = More than the strength wins. Each winner moves the counter by the rewards: a flower for each flower passed, an energy for the star. The guardians leave.
kingos-clause-6-8 = Who loses suffers the punishment of every guardian there, or is thrown back if that cannot be.
kingos-clause-6-9 = After a battle its energy goes to fatigue, unless it was a draw. Red flowers are discarded.
kingos-clause-6-10 = Kingoš is no guardian: bonuses against guardians do not count. Who loses to him is thrown back and nothing else. On a mild island he is weaker by one for each of you.
kingos-clause-6-11 = The die is rolled even when nobody fights.
kingos-clause-6-12 = First all fields are judged, then dues are taken in turn order, then the thrown are moved, then comes the moon’s check.
kingos-clause-6-13 = All on the field win, also those who put in nothing. Every flower and star passed counts.
kingos-clause-6-14 = Several guardians punish one by one, the weakest first, each in full or not at all. You choose which flowers go.
kingos-clause-6-15 = In a draw guardians stay, and there is neither reward nor punishment.
kingos-clause-6-16 = You may call something to all, once in each turn, in others’ turns too: what you bring, where to meet, to wait, to rest, or how much they have. It is heard until your next turn is over, costs nothing and binds nobody. In a battle nobody calls.
kingos-clause-7-1 = Who beats Kingoš wins; of several the highest own value, energy and flower. Equals share.
kingos-clause-7-2 = When all cards are laid and no way leads to the citadel, the island wins.
kingos-clause-7-3 = When the moon stands on its last space, another moon is rolled and Kingoš survives, the island wins.
kingos-clause-7-4 = Without the countdown the island wins after sixty turns each.
kingos-clause-8-1 = Hidden: hands, which curse lies where, words and energy until they are revealed, the order of decks, the bag.
kingos-clause-8-2 = Everything else is open.
kingos-clause-9-1 = Twenty-four flowers of fourteen kinds; each card says what it does.
kingos-clause-9-2 = Ten blue curses; each card says what it does.
kingos-clause-9-3 = Eight white curses; each changes one standing rule.
kingos-clause-9-4 = Twenty guardians of ten kinds, two of each, strength two to eight.
kingos-clause-9-5 = Thirty island cards of fifteen kinds, two of each.
kingos-clause-9-6 = A wheel of twelve spaces with a star and three flowers. Kingoš is the stronger the more of you there are.

## Why not, before the server is asked
kingos-whynot-guardian = A guardian stands here: no way up from this field. { $open }
kingos-whynot-sea = That way is the sea. { $open }
kingos-whynot-unexplored = Nobody has been there, and no island card is left. { $open }
kingos-whynot-spikes = Red spikes point at you. No way against them. { $open }
kingos-whynot-brambles = The curse Brambles hangs over the citadel (rule 9.3): black spikes let nobody through now. { $open }
kingos-whynot-no-move-now = You cannot move now: it was your first action already, or a curse lies on it.
kingos-whynot-same-kind = That was your first action. The second is of another kind.
kingos-whynot-blocked = A curse lies on it. Play the curse, and its place is free again.
kingos-whynot-rest-guardian = Nobody rests beside a guardian. Move off first, not up.
kingos-whynot-rest-nothing = A rest would gain you nothing: there is too little in your fatigue.
kingos-whynot-no-flower = Flowers are gathered on a meadow, and there is none in your hand to play.
kingos-whynot-only-red = Flowers are gathered on a meadow, and those in your hand are red: they are played in a battle.
kingos-whynot-none-left = No flower is left to gather, and you hold no yellow one to play.
kingos-whynot-no-curse = No curse lies on your table.
kingos-whynot-no-step = No step is open from here.
kingos-whynot-first-discard = First discard flowers: you hold more than you may.
kingos-whynot-first-give-flowers = First choose the flowers that you lose.
kingos-whynot-first-say = First the talk before the battle: say a number, or nothing.
kingos-whynot-first-put-in = First put energy into the battle, or none.
kingos-whynot-first-bloom = First your battle: play a red flower, or none.
kingos-whynot-first-lay-curse = First lay your curse on an action that has none yet.
kingos-whynot-first-recall = First choose a guardian that goes back into the bag.
kingos-whynot-first-drift = First choose where the wind carries you.
kingos-whynot-first-drive = First choose a guardian and where you drive it.
kingos-whynot-first-turn-card = First turn the card that you stand on.
kingos-whynot-too-much = You have { $most } in vitality. More you cannot put in.
kingos-whynot-say-too-much = You have { $most } in vitality, and everybody sees it. More you cannot say.
kingos-ui-open = Open are: { $ways }.
kingos-ui-open-none = No other step is open.

## The board
kingos-ui-turn = Turn { $turn }
kingos-ui-rail = Beside the island
kingos-ui-whole = Whole island
kingos-ui-nearer = Nearer
kingos-ui-farther = Farther
kingos-ui-unexplored = Unexplored
kingos-ui-unexplored-text = Nobody knows what lies here. Whoever comes draws a card.
kingos-ui-you-here = You stand here
kingos-ui-guard = { $guardian }, strength { $strength }
kingos-ui-spikes = { $colour ->
    [red] Red spikes
   *[black] Black spikes
} { $side ->
    [up] above
    [right] on the right
    [down] below
   *[left] on the left
}, { $way ->
    [in] against whoever leaves
   *[out] against whoever comes
}
kingos-ui-stakes = won: { $reward } on the wheel; lost: { $punishment }
kingos-ui-step = Go { $direction }{ $cost ->
    [curse] , for a curse
    [explore] , into the unknown
   *[free] {""}
}
kingos-ui-step-free = A step.
kingos-ui-step-explore = A step into the unknown: a card is laid.
kingos-ui-step-curse = The spikes point at you: this step brings a curse.
kingos-ui-picked = Spikes point at you ({ $place }). This step brings a curse. Press again to go.
kingos-ui-picked-caption = Spikes point at you. This step brings <em>a curse</em>. Go all the same?
kingos-ui-go-cursed = Go all the same
kingos-ui-rather-not = Rather not
kingos-ui-drift = Drift { $direction }
kingos-ui-drive = Drive { $guardian } { $direction }
kingos-ui-recall = Back into the bag: { $guardian }
kingos-ui-moon = The moon at { $moon } of { $last }
kingos-ui-decks = What is left
kingos-ui-deck-island = { $count ->
    [one] one island card left
   *[other] { $count } island cards left
}
kingos-ui-deck-bag = { $count ->
    [one] one guardian in the bag
   *[other] { $count } guardians in the bag
}
kingos-ui-deck-flowers = { $count ->
    [one] one flower in the deck
   *[other] { $count } flowers in the deck
}
kingos-ui-deck-curses = { $count ->
    [one] one curse in the deck
   *[other] { $count } curses in the deck
}
kingos-ui-over = The game is over.
kingos-ui-waiting = { $count ->
    [one] { $who } is thinking.
   *[other] { $who } are thinking.
}
kingos-ui-waiting-chance = The island decides.

## Energy, actions, flowers
kingos-ui-strength = Your strength
kingos-ui-strength-other = Strength
kingos-ui-energy = { $count } energy
kingos-ui-wheel = Wheel: space { $at } of 12, { $next } to the next gift
kingos-ui-gift = { $gift ->
    [star] { $steps ->
        [one] <b>One step</b> to the star: a new energy.
       *[other] <b>{ $steps } steps</b> to the star: a new energy.
    }
   *[flower] { $steps ->
        [one] <b>One step</b> to the next flower.
       *[other] <b>{ $steps } steps</b> to the next flower.
    }
}
kingos-ui-screen = Behind the screen: nobody sees it until all have chosen. Drag energy, press it, or type a number.
kingos-ui-screen-shut = Behind the screen. All reveal together.
kingos-ui-less = Less
kingos-ui-more = More
kingos-ui-of = of { $most }
kingos-ui-amount = Energy to put in
kingos-ui-amount-said = Energy to promise
kingos-ui-put-in = { $energy ->
    [0] Put in nothing
   *[other] Put in { $energy }
}
kingos-ui-say = { $energy ->
    [0] Say: “I put in nothing”
   *[other] Say: “I put in { $energy }”
}
kingos-ui-say-nothing = Not a word
kingos-ui-no-flower = No flower
kingos-ui-leave-it = Leave it at that
kingos-ui-actions = Your action table
kingos-ui-rest-note = { $energy } energy back
kingos-ui-gather = Gather a flower
kingos-ui-play = Play a yellow one
kingos-ui-flower-both = Gather, or play one
kingos-ui-unleash = { $count ->
    [one] Play your curse
   *[other] Play one of { $count }
}
kingos-ui-unleash-one = Play it: { $place } is free
kingos-ui-play-one = Play { $flower }
kingos-ui-play-word = Play
kingos-ui-waste-note = Would do nothing now
kingos-ui-waste-caption = { $flower } would do <em>nothing</em> here. Play it all the same?
kingos-ui-waste = Play it all the same
kingos-ui-go-back = Back to the beach
kingos-ui-steps = { $count ->
    [one] One way is open
   *[other] { $count } ways are open
}
kingos-ui-lay-here = Lay the curse here
kingos-ui-hand = Your flowers
kingos-ui-hand-count = { $count ->
    [0] Your flowers
   *[other] Your flowers: { $count }
}
kingos-ui-hand-of = { $who }: flowers, { $count }
kingos-ui-hand-empty = None yet. Meadows have them, and the wheel gives some.
kingos-ui-curses = Your curses
kingos-ui-curses-of = { $who }: curses
kingos-ui-blocks = { $place ->
    [rest] Blocks your rest.
    [flower] Blocks your flowers.
   *[move] Blocks your moves.
}
kingos-ui-put-back = { $count ->
    [one] Discard it
   *[other] Discard { $count }
}
kingos-ui-give-up = Discard
kingos-ui-quarters = { $quarters ->
    [1] a quarter
    [2] half round
   *[3] three quarters
}
kingos-ui-tone-yellow = action
kingos-ui-tone-yellow-note = Played with the flower action.
kingos-ui-tone-red = battle
kingos-ui-tone-red-note = Played in a battle of your own, before the die.
kingos-ui-tone-blue = once
kingos-ui-tone-blue-note = Happens once when it is played, then it is gone.
kingos-ui-tone-white = stays
kingos-ui-tone-white-note = A rule for all, until another white curse replaces it.

## Adventurers
kingos-ui-adventurers = Adventurers
kingos-ui-token = Battles
kingos-ui-token-text = Holds the battle token: battles come in this turn.
kingos-ui-flowers = { $count ->
    [one] one flower in hand
   *[other] { $count } flowers in hand
}
kingos-ui-slot = { $place ->
    [rest] Rest
    [flower] Flower
   *[move] Move
}: { $cursed ->
    [yes] a curse lies there
   *[no] free
}
kingos-ui-has-words = has chosen the words
kingos-ui-has-chosen = has chosen
kingos-ui-thinking = { $you ->
    [yes] you choose
   *[no] is thinking
}
kingos-ui-yours = your turn
kingos-ui-words-kept = Kept { $kept } of { $all } { $all ->
    [one] promise
   *[other] promises
}

## The aim, calls, together
kingos-ui-to-pawn = To my pawn
kingos-ui-aim-together = Aim: be at the citadel together, with more than { $strength }, before the moon is full.
kingos-ui-aim-alone = Aim: be at the citadel with more than { $strength }, before the moon is full.
kingos-ui-aim-ever = Aim: be at the citadel together, with more than { $strength }.
kingos-ui-aim-alone-ever = Aim: be at the citadel with more than { $strength }.
kingos-ui-aim-last = The moon is nearly full: to the citadel now, with more than { $strength }.
kingos-ui-aim-here = You stand before Kingoš: more than { $strength } beats him.
kingos-ui-aim-short = Aim: the citadel, with more than { $strength }.
kingos-ui-reach = { $count } of { $all } within reach
kingos-ui-calls = Call to the others
kingos-ui-calls-heard = they hear it at once
kingos-ui-calls-once = once a turn
kingos-ui-calls-later = in a moment
kingos-ui-calls-drawer = Calls
kingos-ui-call-bring = I bring about
kingos-ui-call-here = Meet me here
kingos-ui-call-citadel = To the citadel
kingos-ui-call-wait = Wait for me
kingos-ui-call-rest = Rest first
kingos-ui-call-how_much = How much?
kingos-ui-called-bring = I bring about { $energy }
kingos-ui-called-here = Meet me here
kingos-ui-called-citadel = Meet me at the citadel
kingos-ui-called-wait = Wait for me
kingos-ui-called-rest = Rest first
kingos-ui-called-how_much = How much?
kingos-ui-together = Together here
kingos-ui-together-kingos = Together against Kingoš
kingos-ui-together-drawer = Together
kingos-ui-together-note = { $count ->
    [one] This is what you could bring. It takes { $need }.
   *[other] This is what the { $count } of you could bring. It takes { $need }.
}
kingos-ui-bar-sure = sure
kingos-ui-bar-said = as they say
kingos-ui-bar-most = at most
kingos-ui-range = { $most ->
    [0] nothing
   *[other] { $least } to { $most }
}
kingos-ui-says = says { $energy }
kingos-ui-asks-here = wants to meet
kingos-ui-asks-citadel = will be there
kingos-ui-asks-wait = asks to wait
kingos-ui-asks-rest = wants a rest
kingos-ui-asks-how_much = asks how much
kingos-ui-steps-off = { $count ->
    [one] one step away
   *[other] { $count } steps away
}
kingos-ui-hand-count-short = { $count ->
    [one] one flower
   *[other] { $count } flowers
}
kingos-ui-kept-short = kept { $kept } of { $all }

## Why an action is grey, in two or three words
kingos-grey-waiting = not your turn
kingos-grey-first = something else first
kingos-grey-same-kind = was your first action
kingos-grey-blocked = a curse lies on it
kingos-grey-rest-guardian = not beside a guardian
kingos-grey-rest-nothing = you are rested
kingos-grey-no-flower = no meadow, no flower
kingos-grey-only-red = no yellow flower
kingos-grey-none-left = no flower is left
kingos-grey-no-curse = you have none
kingos-grey-no-step = no step is open

## Battles
kingos-ui-battle = The battle
kingos-ui-battles = Battles
kingos-ui-battle-over = The battles are over.
kingos-ui-against = Against strength { $strength }.
kingos-ui-against-kingos = Against Kingoš: { $strength }.
kingos-ui-need = { $who ->
    [you] You need at least <b>{ $need }</b>.
    [us] Together you need at least <b>{ $need }</b>.
   *[them] It takes at least <b>{ $need }</b>.
} The die can add two, or call it a draw.
kingos-ui-could = { $who ->
    [them] They could bring <b>{ $sure }</b>
   *[us] You could bring <b>{ $sure }</b>
}{ $more ->
    [yes] , at most { $most }.
   *[no] .
}
kingos-ui-brings = { $who ->
    [them] They bring <b>{ $sure }</b>
   *[us] You bring <b>{ $sure }</b>
}{ $more ->
    [yes] , with flowers at most { $most }.
   *[no] .
}
kingos-ui-reveal = The paws open.
kingos-ui-strong = { $foe }: strength { $strength }.
kingos-ui-guardians = { $count } guardians
kingos-ui-brought = { $who ->
    [you] You brought { $value }.
    [us] You brought { $value } together.
   *[them] { $name } brought { $value }.
}
kingos-ui-title-won = { $kingos ->
    [yes] Kingoš is beaten, by { $by }.
   *[no] Won, by { $by }.
}
kingos-ui-title-lost = { $by ->
    [0] Lost: level is not enough.
   *[other] Lost, by { $by }.
}
kingos-ui-title-drawn = A draw.
kingos-ui-result-won = won
kingos-ui-result-lost = lost
kingos-ui-result-drawn = draw
kingos-ui-said = said { $energy }
kingos-ui-said-nothing = said nothing
kingos-ui-unlike = but did otherwise
kingos-ui-nothing = nothing
kingos-ui-paw-shut = { $you ->
    [yes] you have chosen
   *[no] has chosen
}
kingos-ui-face-sword = two more, once for the field
kingos-ui-face-shield = a draw: half of what was put in is lost
kingos-ui-face-moon = nothing more; the moon goes on
kingos-ui-due-wheel = { $count } on the wheel
kingos-ui-due-energy = { $count ->
    [one] a new energy
   *[other] { $count } new energy
}
kingos-ui-due-flower = { $count ->
    [one] a flower
   *[other] { $count } flowers
}
kingos-ui-due-tired = { $count } energy lost
kingos-ui-due-gave = { $count ->
    [one] a flower lost
   *[other] { $count } flowers lost
}
kingos-ui-due-curse = { $count ->
    [one] a curse
   *[other] { $count } curses
}
kingos-ui-due-thrown = thrown back
kingos-ui-foot-won = { $guards ->
    [one] The guardian leaves
   *[other] The guardians leave
}{ $count ->
    [one] , and the wheel turns.
   *[other] , and the wheel turns for all of you.
}
kingos-ui-foot-lost = { $guards ->
    [one] The guardian stays, and takes what is due.
   *[other] The guardians stay, and take what is theirs.
}
kingos-ui-foot-drawn = { $guards ->
    [one] The guardian stays, and nobody is punished.
   *[other] The guardians stay, and nobody is punished.
}
kingos-ui-foot-nothing = Nobody gains, and nobody is punished.
kingos-ui-foot-kingos-won = Whoever brought the most wins.
kingos-ui-foot-kingos-lost = He throws everybody back a field.
kingos-ui-foot-kingos-drawn = He stays where he is, and so do you.
kingos-ui-next-battle = The next battle
kingos-ui-go-on = Go on

## The end
kingos-ui-end-kingos = Kingoš is beaten. Whoever brought the most of their own wins.
kingos-ui-end-lost = Every card is laid and no way leads to the citadel. The island keeps its king.
kingos-ui-end-midnight = Midnight. The moon has gone its way, and Kingoš still sits there.
kingos-ui-end-late = Sixty turns each, and Kingoš still sits there.
kingos-ui-climb = How you climbed
kingos-ui-means = { $energy } energy and { $flowers ->
    [one] one flower
   *[other] { $flowers } flowers
} in the end.
kingos-ui-headline-you = Kingoš is beaten, and you landed the last blow.
kingos-ui-headline-one = Kingoš is beaten. { $who } landed the last blow.
kingos-ui-headline-shared = Kingoš is beaten. The win is shared: { $who }.
kingos-ui-headline-island = The island wins.

## What one says at the table with one press
kingos-phrase-together = Let us do this one together.
kingos-phrase-promise = I bring what I say.
kingos-phrase-everything = I put in everything.
kingos-phrase-more = We need more here.
kingos-phrase-empty = I have nothing left.
kingos-phrase-mine = Leave this one to me.
kingos-phrase-wait = Wait for me, I rest first.
kingos-phrase-citadel = To the citadel, all of us.
kingos-phrase-moon = The moon is nearly there.
kingos-phrase-remember = I remember who lied.
kingos-phrase-sorry = Sorry. It had to be.
kingos-phrase-thanks = Well fought.

## The score pad
kingos-no-pad = Nothing is added up at the end of this game. Whoever struck hardest in the battle that beat Kingoš has won, equals share it, and otherwise the island has: you see it on the table.

## The lesson
kingos-learn-guardians = Ten kinds of guardians
kingos-learn-flowers = Fourteen kinds of flowers
kingos-learn-curses = Eighteen curses
kingos-learn-chapter-1 = In the box
kingos-learn-chapter-2 = Laying out
kingos-learn-chapter-3 = A turn
kingos-learn-chapter-4 = The four actions
kingos-learn-chapter-5 = Energy, curses, fields
kingos-learn-chapter-6 = Battles
kingos-learn-chapter-7 = The end
kingos-learn-chapter-8 = What is hidden
kingos-learn-chapter-9 = What the cards do
kingos-learn-answer-flower = A flower
kingos-learn-answer-star = A new energy
kingos-learn-answer-nothing = Nothing
kingos-learn-answer-you = You
kingos-learn-answer-mourek = Mourek
kingos-learn-answer-both = Both of you
kingos-learn-hello-title = An island nobody has seen
kingos-learn-hello = You and Mourek stand on the beach. Straight above is the citadel, and in it <em>Kingoš</em>. Nobody is strong enough for him alone; but only one of you lands the last blow.
kingos-learn-step-title = A step into the unknown
kingos-learn-step = A turn has two actions. Your first: <em>move</em>. Whoever steps on an unexplored place lays a card there. Go up.
kingos-learn-step-right = A pasture: a meadow, where flowers are gathered.
kingos-learn-step-wrong = That works too. But the citadel is up: try the place above you.
kingos-learn-second-title = The second action costs
kingos-learn-second = It must be of <em>another kind</em>, and costs one energy, which goes from vitality to fatigue. Take the flower action.
kingos-learn-second-right = A poppy: red, so it waits for a battle. A rest brings tired energy back, two at a time.
kingos-learn-second-wrong = That one cannot be done now. On a meadow it is the flower.
kingos-learn-spikes-title = Spikes that point at you
kingos-learn-spikes = Two turns later, one field higher. Spikes count only when they <em>point at you</em>: black ones bring a curse, red ones let nobody through. Take a step that costs nothing.
kingos-learn-spikes-right = Nothing pointed at you there. On the right they point outward, against those who come in.
kingos-learn-spikes-wrong = Those point inward, at whoever leaves that way: you would be cursed. Look for an edge without them, or with spikes that point out.
kingos-learn-danger-title = A guardian
kingos-learn-danger = On danger a guardian waits. This hedgehog has <em>strength 4</em>. Mourek holds the battle token, so the battle comes now. How much must the two of you put in together, at least?
kingos-learn-danger-right = More than the strength wins; level is not enough.
kingos-learn-danger-wrong = Put in more than the strength, and no more than is needed: energy in a battle gets tired.
kingos-learn-put-title = Said and done
kingos-learn-put = Mourek says: “I put in three.” Nothing binds him. Behind your screen, choose what <em>you</em> put in: drag energy to battle, or type a number. Then all paws open together.
kingos-learn-put-right = Good that you did not believe him: he put in one. Both of you stood there, so both of you are rewarded.
kingos-learn-put-other = He put in one, not three. Too little: the hedgehog curses both of you. With four of yours it would have been enough.
kingos-learn-wheel-title = The wheel
kingos-learn-wheel = A beaten guardian moves your counter on: five steps for the hedgehog. Every gift it reaches or passes counts. From the star, five steps: what did it bring?
kingos-learn-wheel-right = The flower on the third space. The star, after a whole round, is a new energy, and that is how you become strong enough for Kingoš.
kingos-learn-wheel-wrong = Count from the top, clockwise: the third space has something on it.
kingos-learn-curse-title = Cursed
kingos-learn-curse = A curse lies on one of your actions and <em>blocks</em> it until you play it. You choose where: press rest, flower or move.
kingos-learn-curse-right = Blocked. With the curse action you play it: blue ones happen once, white ones hang over the citadel as a rule for everybody.
kingos-learn-curse-wrong = Rest, flower or move: the curse action itself cannot be blocked.
kingos-learn-call-title = Call to the others
kingos-learn-call = You stand right below the citadel with seven energy. Kingoš has thirteen, and Mourek is on his way up. In your turn or in his, you may <em>call</em> something to all. Ask him how much he has.
kingos-learn-call-right = “I bring about 8.” Fifteen would be enough, so it is worth waiting for him. Calls bind nobody, but bots understand them, answer, and often come.
kingos-learn-call-wrong = That can be called too. But first it is good to know how much he has.
kingos-learn-kingos-title = The last blow
kingos-learn-kingos = You meet on the citadel. Six from you, eight from Mourek: fourteen against thirteen, and Kingoš falls. Who wins the game?
kingos-learn-kingos-right = Whoever brought the most. Together against each other: that is the whole trick.
kingos-learn-kingos-wrong = Of those who beat him, the one with the highest own energy and flower wins alone.
kingos-learn-ready-title = Before midnight
kingos-learn-ready = The die moves the moon at almost every battle. If it has gone its way, or no way leads to the citadel, <em>the island wins</em> and all of you lose. Bluff, but not for too long.

## What is kept of finished games, for the page of one’s own
kingos-measures = words
kingos-measure-nights = nights
kingos-measure-kept = words kept
kingos-measure-broken = words broken
kingos-measure-strength = strength

## Puzzles
kingos-puzzle-title = { $reds ->
    [0] Not a drop too much
   *[other] With flowers in the paw
}
kingos-puzzle-aim = You are alone on your field, against a strength of { $strength }, and have { $energy } energy{ $reds ->
    [0] {""}
    [one] , and a red flower to play after it
   *[other] , and red flowers to play after it
}. The die has { $faces } faces: { $shields ->
    [one] one is a shield
   *[other] { $shields } are shields
}, which makes it a draw, { $swords ->
    [one] one a sword
   *[other] { $swords } swords
}, which adds two. Find what wins most often, and of what wins equally often the least.

## The field guide
kingos-guide-flowers-title = What a flower is worth
kingos-guide-flowers-note = How many games of 100 more are won by somebody who begins a turn with this flower more in the hand, and how many more the island wins. Three play, and the coach plays on: two rounds by rules of thumb, then by what became of such positions.
kingos-guide-flowers-unit = games of 100, more or less
kingos-guide-flowers-owner = who has it
kingos-guide-flowers-island = the island
kingos-guide-curses-title = What a curse costs
kingos-guide-curses-note = How many games of 100 more or fewer are won by somebody who begins a turn with this curse more on the table, on a place that was free, and how many more the island wins. Counted as the flowers are.
kingos-guide-curses-unit = games of 100, more or less
kingos-guide-curses-owner = who has it
kingos-guide-curses-island = the island
kingos-guide-fields-title = What a field is worth
kingos-guide-fields-note = How many games of 100 more or fewer are won by somebody who has just explored this field, and how many more the island wins, beside everything that could have lain there. Counted as the flowers are. With three players the stack of the beach hardly ever runs out, so nothing is told of the citadel’s.
kingos-guide-fields-unit = games of 100, more or less
kingos-guide-fields-owner = who explores it
kingos-guide-fields-island = the island
kingos-guide-island-title = How often the island wins
kingos-guide-island-note = Of 100 games that bots of one level play with the usual options. Líza plays for herself, Mourek is middling: whoever shares less, loses more often to the island.
kingos-guide-island-unit = games of 100
kingos-guide-island-hard = Líza and her likes
kingos-guide-island-medium = Mourek and his likes
kingos-guide-turns-title = How long a game lasts
kingos-guide-turns-note = Turns of all players together, until Kingoš falls or the moon is up.
kingos-guide-turns-unit = turns
kingos-guide-turns-hard = Líza and her likes
kingos-guide-turns-medium = Mourek and his likes
kingos-guide-guardians-title = How often a guardian is beaten
kingos-guide-guardians-note = Of 100 battles on a guardian’s field, how many are won; a draw is not. The weakest guardian stands at the top.
kingos-guide-guardians-unit = battles of 100
kingos-guide-guardians-hard = Líza and her likes
kingos-guide-guardians-medium = Mourek and his likes
kingos-guide-seats-2 = 2 players
kingos-guide-seats-3 = 3 players
kingos-guide-seats-4 = 4 players
kingos-guide-seats-5 = 5 players
kingos-guide-word = “Five who play each for themselves lose nine games of ten to the island. Loyalty is no kindness, it is arithmetic.”

## Advice
kingos-advice-rest = Rest.
kingos-advice-gather = Gather a flower.
kingos-advice-flower = Play the flower { $flower }.
kingos-advice-curse = Play the curse { $curse }.
kingos-advice-move = Go { $direction }.
kingos-advice-go-back = Go back to the beach.
kingos-advice-pass = Do nothing more.
kingos-advice-silent = Say nothing.
kingos-advice-lay-curse = Lay the curse on “{ $place }”.
kingos-advice-discard = Give up: { $flowers }.
kingos-advice-drive = Drive { $guardian } { $direction }.
kingos-advice-turn-card = { $quarters ->
    [0] Leave the card as it lies.
    [one] Turn the card by a quarter.
    [2] Turn the card by half.
   *[other] Turn the card by three quarters.
}
kingos-advice-recall = Call back { $guardian } ({ $place }).
kingos-advice-say = { $energy ->
    [0] Say that you put in nothing.
   *[other] Say that you put in { $energy }.
}
kingos-advice-put-in = { $energy ->
    [0] Put in nothing.
   *[other] Put in { $energy }.
}
kingos-nudge-rest = Think of your strength.
kingos-nudge-flowers = Think of flowers.
kingos-nudge-curses = Think of your curses.
kingos-nudge-way = Think of your way.
kingos-nudge-guardians = Think of the guardians.
kingos-nudge-nothing = Do you have to do anything?
kingos-nudge-energy = { $much ->
    [little] Rather little will do.
    [much] Rather much than little.
   *[some] Neither little nor all.
}
kingos-bluff = What the others make of a word, and whether they keep theirs, nobody can reckon.

# What the coach foresees
kingos-line-ahead-nearer = { $moons ->
    [99] nearer to the citadel, in steps: { $steps } to go
    [0] nearer to the citadel, in steps: { $steps } to go, and the next moon is the last
    [one] nearer to the citadel, in steps: { $steps } to go, the moon has one space left
   *[other] nearer to the citadel, in steps: { $steps } to go, the moon has { $moons } spaces left
}
kingos-line-ahead-farther = { $moons ->
    [99] farther from the citadel, in steps: { $steps } to go
    [0] farther from the citadel, in steps: { $steps } to go, and the next moon is the last
    [one] farther from the citadel, in steps: { $steps } to go, the moon has one space left
   *[other] farther from the citadel, in steps: { $steps } to go, the moon has { $moons } spaces left
}
kingos-line-ahead-away = farther from the citadel, in steps at least, wherever you go
kingos-line-ahead-energy = energy in vitality
kingos-line-ahead-shelter = more energy back by a rest there
kingos-line-ahead-price = energy for a second action
kingos-line-ahead-kept = energy kept that a second action would cost
kingos-line-ahead-otherwise = energy lost with anything else, by the bots’ measure
kingos-line-ahead-flower = flowers in hand
kingos-line-ahead-choice = more to choose from: no more than { $limit } flowers stay in hand
kingos-line-ahead-meadow = flowers to be gathered there
kingos-line-ahead-freed = { $on ->
    [rest] rest is free again
    [flower] flowers are free again
   *[move] moves are free again
}, in energy by the bots’ measure
kingos-line-ahead-blocked = { $on ->
    [rest] no rest until the curse is played
    [flower] no flowers until the curse is played
   *[move] no moves until the curse is played
}, in energy by the bots’ measure
kingos-line-ahead-stays = { $on ->
    [rest] rest stays free
    [flower] flowers stay free
   *[move] moves stay free
}, in energy by the bots’ measure
kingos-line-ahead-cursed = a curse
kingos-line-ahead-stirred = guardians that come
kingos-line-ahead-driven = strength that leaves your field: { $guardian }
kingos-line-ahead-recalled = strength that leaves the island: { $guardian }
kingos-line-ahead-wheel = spaces on the wheel
kingos-line-ahead-moon = spaces that the moon has yet to go
kingos-line-ahead-guardian = your { $own } against a guardian of { $strength }, reward { $reward }
kingos-line-ahead-beside = energy of those who stand there: { $seats }
kingos-line-ahead-left = strength that your { $own } would lack against the { $strength } you leave behind
kingos-line-ahead-strike = { $seatscount ->
    [0] you alone { $together } against Kingoš’s { $strength }
   *[other] together { $together } against Kingoš’s { $strength }, with those who can be there: { $seats }
}
kingos-line-ahead-waits = { $seatscount ->
    [0] missing against Kingoš: you alone { $together } against { $strength }
   *[other] missing against Kingoš: together { $together } against { $strength }, near with you: { $seats }
}
kingos-line-ahead-announced = with the { $energy } you name { $together } against { $strength }, if the others put in all they have
kingos-line-ahead-part = you name { $energy }, an equal part is { $part }
kingos-line-ahead-others = the others alone { $together } against { $strength }, if they put in all they have
kingos-line-ahead-words = { $together } against { $strength }, if the others keep their word
kingos-line-ahead-word = you put in { $energy } and had named { $said }
kingos-line-ahead-trust = more promises kept than broken, { $who }: { $kept } of { $times } kept
kingos-line-ahead-spare = energy that stays in vitality
kingos-line-ahead-together = together { $together } against { $strength }, if all put in what they have
kingos-line-ahead-wins = winning faces of the die’s six, if all keep their word
kingos-line-ahead-open = winning faces of the die’s six, as it stands
kingos-line-ahead-faces = winning faces of the die’s six: { $after } instead of { $before }
kingos-line-ahead-value = { $value } against { $strength }, with the flower
kingos-line-ahead-short = missing even with your best flower and a sword
kingos-line-ahead-saved = red flower that stays in hand
kingos-line-ahead-returns = energy that comes back to vitality
kingos-line-ahead-spared = guardians that cannot punish you
kingos-line-ahead-first = you { $own }, the strongest other { $best }
kingos-line-ahead-second = the strongest other is ahead of you: { $best } against your { $own }
kingos-line-ahead-missing = missing: your { $own } against { $strength }
kingos-line-ahead-bring = strength you have, and you name { $energy }
kingos-line-ahead-behind = steps to the citadel
kingos-line-ahead-rested = rested { $together } against Kingoš’s { $strength }, with all who are near

## Under the curve
kingos-ticks = turns
