### Kitten, don't fall! Voice: a friend who knows the rules and reads aloud: short, present tense, a little dry.
### <em> marks the one word that matters, <b> a name; nothing else is markup.
###
### Arguments of events, prompts and score lines, made from the raw ones by words.py and the browser's words.ts:
###   who, you       the name of the seat, and "yes" where it is the reader's own
###   piece, sort    a piece in words; floor, wall, cat or kitten
###   pieces         several pieces in words; piecescount: how many
###   action, goal   the name of a card; card: its number
###   floor          a number; tries, walls, sum, most: numbers

tower-title = Kitten, Don’t Fall!
tower-lead = Build up, climb up, hold your breath.
tower-meta = 1–5 players, 30 minutes
tower-moment = { $mode ->
    [together] Toto on floor { $height } of { $floor }{ $lost ->
        [0] {""}
        [one] , one wall lost
       *[other] , { $lost } walls lost
    }
    [apart] { $height ->
        [one] One floor high
       *[other] { $height } floors high
    }{ $lost ->
        [0] {""}
        [one] , one wall lost
       *[other] , { $lost } walls lost
    }
   *[other] Turn { $turn }
}

## Bots
tower-level-easy = has a shaky paw, and does not always take the best card
tower-level-medium = has a fair hand, and tries two places in thought
tower-level-hard = has a steady hand, and braces every storey in its corners
tower-level-expert = hardly trembles, braces every storey, and tries six places in thought

## Options
tower-option-mode = Game
tower-option-mode-coop = Together
tower-option-mode-coop-note = One kitten, one tower, everybody’s hands. For one to five.
tower-option-mode-competitive = Against each other
tower-option-mode-competitive-note = A kitten each; who makes it collapse comes last. For two to five.
tower-option-target = How high
tower-option-target-10 = Floor 10
tower-option-target-10-note = The first story, and home.
tower-option-target-13 = Floor 10, then on to 13
tower-option-target-13-note = Two stories on one tower.
tower-option-target-15 = Floor 10, then on to 15
tower-option-target-15-note = Three stories on one tower.
tower-option-target-17 = Floor 10, then on to 17
tower-option-target-17-note = Four stories on one tower.
tower-option-target-20 = Floor 10, then on to 20
tower-option-target-20-note = As high as you dare: after each story you are asked whether to go on.
tower-option-aids = Aids
tower-option-aids-true = With aids
tower-option-aids-true-note = The shadow says whether a piece would stand, and a goal says what it lacks.
tower-option-aids-false = By eye
tower-option-aids-false-note = A plain shadow; what holds, you find out.

## Pieces
tower-table = the table
tower-piece-floor = floor { $number }
tower-piece-brick = brick wall
tower-piece-window = window wall
tower-piece-portal = portal wall
tower-piece-statue = statue wall
tower-piece-column = column
tower-piece-orange = orange cat
tower-piece-blue = blue cat
tower-piece-green = green cat
tower-piece-purple = purple cat
tower-piece-kitten = { $number ->
    [1] kitten with the red scarf
    [2] kitten with the orange scarf
    [3] kitten with the blue scarf
    [4] kitten with the purple scarf
   *[other] kitten with the yellow scarf
}
# The same as something that somebody does something to, and several of them: "You build floor 3 on …".
tower-whom-floor = floor { $number }
tower-whom-brick = { $count ->
    [one] a brick wall
    [2] two brick walls
   *[other] { $count } brick walls
}
tower-whom-window = { $count ->
    [one] a window wall
    [2] two window walls
   *[other] { $count } window walls
}
tower-whom-portal = { $count ->
    [one] a portal wall
    [2] two portal walls
   *[other] { $count } portal walls
}
tower-whom-statue = { $count ->
    [one] a statue wall
    [2] two statue walls
   *[other] { $count } statue walls
}
tower-whom-column = { $count ->
    [one] a column
    [2] two columns
   *[other] { $count } columns
}
tower-whom-orange = { $count ->
    [one] an orange cat
    [2] two orange cats
   *[other] { $count } orange cats
}
tower-whom-blue = { $count ->
    [one] a blue cat
    [2] two blue cats
   *[other] { $count } blue cats
}
tower-whom-green = { $count ->
    [one] a green cat
    [2] two green cats
   *[other] { $count } green cats
}
tower-whom-purple = { $count ->
    [one] a purple cat
    [2] two purple cats
   *[other] { $count } purple cats
}
tower-whom-kitten = the { tower-piece-kitten }
tower-toto = Toto

## What is asked
tower-prompt-scarf = Which kitten is yours? Choose <em>a scarf</em>.
tower-prompt-choose = Choose <em>an action card</em>, and on a card with two sides one of them.
tower-prompt-discard = None of these cards can be done. <em>Discard</em> one.
tower-prompt-take = Take up <em>a wall</em>, or the floor when the walls stand.
tower-prompt-take-off = No such cat is left beside the tower. Take <em>one off it</em>.
tower-prompt-take-cat = Take up <em>a cat</em>.
tower-prompt-place-wall = Stand <em>{ $piece }</em> on floor { $floor }, folded as you like.
tower-prompt-place-floor = Lay <em>{ $piece }</em> on the walls.
tower-prompt-place-cat = Put <em>{ $piece }</em> on any floor, or on another cat.
tower-prompt-place-moved = Put <em>{ $piece }</em> on a floor above your kitten.
tower-prompt-place-climb = Set the kitten down on <em>floor { $floor }</em>.
tower-prompt-place-back = The kitten came down. Put it back on <em>floor { $floor }</em>.
tower-prompt-pet = { $cats ->
    [one] Pet <em>a cat</em>. Lightly.
   *[other] Pet <em>{ $cats } cats</em>, one by one. Lightly.
}
tower-prompt-all-done = All is placed. Say <em>done</em>.
tower-prompt-done = All is placed. Say <em>done</em>, or take a piece up again.
tower-prompt-move = Cats sit on floor { $floor } with your kitten. Move <em>one of them</em> higher, or leave them.
tower-prompt-meet = A goal is met. <em>Climb</em>, or leave it.
tower-prompt-meet-own = Meet one of your <em>goals</em>, exchange one, or leave it.
tower-prompt-go-on = Floor { $floor } is yours. On to <em>floor { $next }</em>, with this same tower?

## Why not
tower-whynot-scarf = Somebody wears that one already. Choose a scarf that is free.
tower-whynot-choose = Only the cards that lie face up, and only a side that can be done.
tower-whynot-discard = A card goes without effect only when none of them can be done.
tower-whynot-take = That piece is not next. The lit ones are.
tower-whynot-take-cat = That cat is not the one on the card. The lit ones are.
tower-whynot-take-off = Take one of the cats off the tower that are lit.
tower-whynot-place-wall = Not there: on the topmost floor, calmly, and into nothing that stands.
tower-whynot-place-floor = Not there: over the walls, calmly, and into nothing that stands.
tower-whynot-place-cat = Not there: over a floor, calmly, and into nothing that stands.
tower-whynot-cuts = In the way: { $piece }. Move it aside a little, or turn it.
tower-whynot-place-moved = Not there: she goes to a floor above your kitten.
tower-whynot-place-climb = Not there: the kitten goes to floor { $floor }, calmly, and into nothing that stands.
tower-whynot-place-back = Not there: the kitten goes back to floor { $floor }.
tower-whynot-pet = First pet the cats that the card names.
tower-whynot-all-done = Nothing is left to place, and after petting nothing is taken up again. Say done.
tower-whynot-done = Nothing is left to place. Say done, or take up a piece that carries nothing.
tower-whynot-move = Only a cat on your kitten’s floor, and only upwards.
tower-whynot-meet = Only a goal that the cats just above Toto meet, and no higher than the tower.
tower-whynot-meet-own = Only your own goals, and no higher than the tower.
tower-whynot-go-on = Say yes or no.

## What happens
# Watched, not told in words.
# untold: settled

tower-event-started = { $you ->
    [yes] <b>You</b> begin.
   *[no] <b>{ $who }</b> begins.
}
tower-event-adopted = { $you ->
    [yes] Yours is the { $piece }.
   *[no] <b>{ $who }</b> takes the { $piece }.
}
tower-event-dealt-actions = Three action cards lie open.
tower-event-dealt-goals = Everybody has two hidden goals.
tower-event-action-turned = The new action card is “{ $action }”.
tower-event-goal-turned = The new goal is “{ $goal }”.
tower-event-goal-drawn = <b>{ $who }</b> draws a goal.
tower-event-goal-drawn-own = { $you ->
    [yes] <b>You</b> draw the goal “{ $goal }”.
   *[no] <b>{ $who }</b> draws the goal “{ $goal }”.
}
tower-event-chose = { $you ->
    [yes] <b>You</b> choose “{ $action }”.
   *[no] <b>{ $who }</b> chooses “{ $action }”.
}
tower-event-discarded = “{ $action }” is discarded, since nothing of it can be done.
tower-event-took = { $you ->
    [yes] <b>You</b> take up { $piece }.
   *[no] <b>{ $who }</b> takes up { $piece }.
}
tower-event-petted = { $you ->
    [yes] <b>You</b> pet { $piece }.
   *[no] <b>{ $who }</b> pets { $piece }.
}
tower-turn-petted-petted = { $you ->
    [yes] <b>You</b> pet { $times } cats.
   *[no] <b>{ $who }</b> pets { $times } cats.
}
tower-event-gave-up = { $you ->
    [yes] <b>You</b> give it up.
   *[no] <b>{ $who }</b> gives it up.
}
tower-event-passed = { $you ->
    [yes] <b>You</b> leave the goals.
   *[no] <b>{ $who }</b> leaves the goals.
}
tower-event-passed-move = { $you ->
    [yes] <b>You</b> leave the cats where they are.
   *[no] <b>{ $who }</b> leaves the cats where they are.
}
tower-event-met = { $you ->
    [yes] <b>You</b> climb to floor { $floor } for the goal “{ $goal }”.
   *[no] <b>{ $who }</b> climbs to floor { $floor } for the goal “{ $goal }”.
}
tower-event-swapped = { $you ->
    [yes] <b>You</b> exchange the goal “{ $goal }”.
   *[no] <b>{ $who }</b> exchanges the goal “{ $goal }”.
}
tower-event-agreed = { $you ->
    [yes] <b>You</b> want to go on.
   *[no] <b>{ $who }</b> wants to go on.
}
tower-event-enough = { $you ->
    [yes] <b>You</b> say: enough for today.
   *[no] <b>{ $who }</b> says: enough for today.
}
tower-event-stands = { $piecesort ->
    [floor] { $you ->
        [yes] <b>You</b> lay { $piece }, and it holds.
       *[no] <b>{ $who }</b> lays { $piece }, and it holds.
    }
    [wall] { $you ->
        [yes] <b>You</b> stand { $piece } on floor { $floor }.
       *[no] <b>{ $who }</b> stands { $piece } on floor { $floor }.
    }
    [kitten] { $you ->
        [yes] <b>You</b> set the kitten down on floor { $floor }.
       *[no] <b>{ $who }</b> sets the kitten down on floor { $floor }.
    }
   *[cat] { $you ->
        [yes] <b>You</b> lay { $piece } on floor { $floor }.
       *[no] <b>{ $who }</b> lays { $piece } on floor { $floor }.
    }
}
tower-event-built = { $piecescount ->
    [0] { $you ->
        [yes] <b>You</b> lay floor { $floor }.
       *[no] <b>{ $who }</b> lays floor { $floor }.
    }
   *[other] { $you ->
        [yes] <b>You</b> build floor { $floor } on { $pieces }.
       *[no] <b>{ $who }</b> builds floor { $floor } on { $pieces }.
    }
}
tower-event-laid = { $you ->
    [yes] <b>You</b> lay { $piece } on floor { $floor }.
   *[no] <b>{ $who }</b> lays { $piece } on floor { $floor }.
}
tower-event-moved = { $you ->
    [yes] <b>You</b> move { $piece } to floor { $floor }.
   *[no] <b>{ $who }</b> moves { $piece } to floor { $floor }.
}
tower-event-missed = { $why ->
    [kitten] It did not hold: the { $piece } stood on a kitten, and kittens carry nobody.
    [cat] It did not hold: the { $piece } stood on a cat, and may not.
    [wall] It did not hold: the { $piece } came down on a wall, and slipped off.
    [hurry] It did not hold: the hand was still moving when it let go.
    [high] It did not hold: that was a drop from too high up.
    [edge] It did not hold: the { $piece } was too far over the edge.
    [slid] It did not hold: { $piece } lay too far off the middle of its walls.
    [lower] It did not hold: { $piece } slid off, for one of its walls is the lower one.
    [steep] It did not hold: the floor slopes too much under the { $piece }.
    [folded] It did not hold: the { $piece } was folded too narrowly to stand.
   *[balance] It did not hold: the { $piece } lost its balance.
} { $tries ->
    [one] Try again.
   *[other] That was try { $tries }. Try again.
}
tower-event-walls-fell = { $walls ->
    [one] A wall falls: { $sum } so far, { $most } are a collapse.
   *[other] { $walls } walls fall: { $sum } so far, { $most } are a collapse.
}
tower-event-came-down = { $floors ->
    [0] The tower throws off { $pieces }.
    [one] { $others ->
        [0] Floor { $floor } comes down.
        [one] Floor { $floor } comes down, and one piece with it.
       *[other] Floor { $floor } comes down, and { $others } pieces with it.
    }
   *[other] { $others ->
        [0] Everything from floor { $floor } up comes down: { $floors } floors.
        [one] Everything from floor { $floor } up comes down: { $floors } floors and one piece.
       *[other] Everything from floor { $floor } up comes down: { $floors } floors and { $others } pieces.
    }
}
tower-turn-walls-fell-came-down = { $floors ->
    [0] { $walls ->
        [one] A wall falls and takes { $pieces } with it.
       *[other] { $walls } walls fall and take { $pieces } with them.
    }
    [one] { $others ->
        [one] Floor { $floor } comes down, and a wall with it.
       *[other] Floor { $floor } comes down, and { $others } pieces with it.
    }
   *[other] { $others ->
        [one] Everything from floor { $floor } up comes down: { $floors } floors and a wall.
       *[other] Everything from floor { $floor } up comes down: { $floors } floors and { $others } pieces.
    }
} { $sum ->
    [one] One wall is lost, and { $most } are a collapse.
   *[other] { $sum } walls are lost, and { $most } are a collapse.
}
tower-event-down-again = That does not hold: we take up { $pieces } again.
tower-event-put-back = { $piecescount ->
    [one] We put { $pieces } back where it stood.
   *[other] We put { $pieces } back where they stood.
}
tower-event-kitten-fell = { $kitten ->
    [0] Toto comes down, and is fine.
    [1] The kitten with the red scarf comes down, and is fine.
    [2] The kitten with the orange scarf comes down, and is fine.
    [3] The kitten with the blue scarf comes down, and is fine.
    [4] The kitten with the purple scarf comes down, and is fine.
   *[other] The kitten with the yellow scarf comes down, and is fine.
}
tower-event-unsettled = The simulation stumbled: nothing has happened.
tower-event-unsettled-wait = The simulation stumbled in the five seconds. They are counted again after the next turn.
tower-event-story-won = Five seconds, and it stands. Floor { $floor } is reached.
tower-event-ended-collapsed = The tower lies. Toto is fine.
tower-event-ended-collapsed-apart = { $you ->
    [yes] The tower lies, and it was you. The kittens are fine.
   *[no] The tower lies, and it was <b>{ $who }</b>. The kittens are fine.
}
tower-event-ended-turns = Two hundred turns, and the tower still stands. Enough for one evening.
tower-event-ended-summit = All kittens sit on floor 24. There is no more tower.

## The sheet
tower-line-story = { $floor ->
    [0] No story won
   *[other] Story of floor { $floor }
}
tower-line-walls = Fallen walls
tower-line-height = Floor of the kitten
tower-line-culprit = Made it collapse

## Action cards
tower-action-1 = Low start
tower-action-1-text = Build with a brick wall and a window.
tower-action-2 = A guest
tower-action-2-text = Place a cat of any colour.
tower-action-3 = Kitchen, or gooseberry
tower-action-3-text = Build with a brick wall and a window; or place a green cat.
tower-action-4 = Back door, or a blue visitor
tower-action-4-text = Build with a brick wall and a portal; or place a blue cat.
tower-action-5 = Museum cellar
tower-action-5-text = Build with a brick wall and a statue.
tower-action-6 = Veranda, or plum
tower-action-6-text = Build with a window and a portal; or place a purple cat.
tower-action-7 = Gallery
tower-action-7-text = Build with a window and a statue.
tower-action-8 = Great hall, or a guest
tower-action-8-text = Build with a portal and a statue; or place a cat of any colour.
tower-action-9 = Temple
tower-action-9-text = Build with two columns.
tower-action-10 = Hall, or blackberry
tower-action-10-text = Build with a portal and a statue; or place a purple cat.
tower-action-11 = Two plans
tower-action-11-text = Build with a window and a portal; or build with a brick wall and a statue.
tower-action-12 = Modest or grand
tower-action-12-text = Build with a brick wall and a portal; or build with two columns.
tower-action-13 = Gallery, or a guest
tower-action-13-text = Build with a window and a statue; or place a cat of any colour.
tower-action-14 = Marmalade
tower-action-14-text = Place an orange cat.
tower-action-15 = Blue hour
tower-action-15-text = Place a blue cat, then pet every cat on the highest floor that has cats.
tower-action-16 = Fruit bowl
tower-action-16-text = Place a green cat; or place an orange one.
tower-action-17 = Company
tower-action-17-text = Place a cat of any colour, then pet every cat on her floor.
tower-action-18 = Sunset
tower-action-18-text = Place an orange cat; or place a blue one.
tower-action-19 = Orchard
tower-action-19-text = Place a green cat; or place a purple one.
tower-action-20 = Family likeness
tower-action-20-text = Place a cat of any colour, then pet every cat of that colour.

## Goals
tower-goal-1 = Siblings
tower-goal-1-text = Two cats of one colour touch. Climb up to 2 floors.
tower-goal-2 = Marmalade pyramid
tower-goal-2-text = An orange cat lies on the backs of two orange cats who lie on the floor. Climb up to 3 floors.
tower-goal-3 = New friends
tower-goal-3-text = Two cats of different colours touch. Climb up to 1 floor.
tower-goal-4 = Piggyback
tower-goal-4-text = A cat lies on another’s back. Climb up to 1 floor.
tower-goal-5 = Piggyback for siblings
tower-goal-5-text = A cat lies on the back of one of her own colour. Climb up to 1 floor.
tower-goal-6 = Pyramid
tower-goal-6-text = A cat lies on the backs of two others who lie on the floor. Climb up to 2 floors.
tower-goal-7 = A row of three
tower-goal-7-text = Three cats hang together by touching. Climb up to 1 floor.
tower-goal-8 = Two colours
tower-goal-8-text = Cats of two colours are on the floor. Climb up to 1 floor.
tower-goal-9 = Three colours
tower-goal-9-text = Cats of three colours are on the floor. Climb up to 1 floor.
tower-goal-10 = A full house
tower-goal-10-text = Three cats are on the floor. Climb up to 1 floor.
tower-goal-11 = Sunset
tower-goal-11-text = An orange and a blue cat touch. Climb up to 1 floor.
tower-goal-12 = Orchard
tower-goal-12-text = A green and a purple cat touch. Climb up to 1 floor.
tower-goal-13 = A pair
tower-goal-13-text = Two cats of one colour are on the floor. Climb up to 1 floor.
tower-goal-14 = Meadow and sky
tower-goal-14-text = A green and a blue cat touch. Climb up to 1 floor.
tower-goal-15 = Piggyback for strangers
tower-goal-15-text = A cat lies on the back of one of another colour. Climb up to 1 floor.
tower-goal-16 = A tower in the tower
tower-goal-16-text = Three cats, each on the back of the next. Climb up to 2 floors.

## Stories
tower-story-10 = The roof that was a meadow
tower-story-10-task = Floor 10. Set Toto down there or higher, and count to five.
tower-story-10-text = On the tenth floor somebody has left a flower box, and then another, and the wind has done the rest. Toto lies down in the clover. From here the street is a ribbon and the dogs are crumbs. One of his friends sneezes, and a thousand seeds fly on ahead, upwards.
tower-story-13 = The lamp at the window
tower-story-13-task = Floor 13. Set Toto down there or higher, and count to five.
tower-story-13-text = A lamp burns here for whoever comes late. Nobody knows who fills it. Toto puts a paw on the warm glass, and his shadow on the clouds is as big as a lion’s. He waves. It waves back.
tower-story-15 = The postcard
tower-story-15-task = Floor 15. Set Toto down there or higher, and count to five.
tower-story-15-text = Between two walls a postcard is stuck, with a picture of the sea. On its back are the prints of four paws and no word. Toto cannot read anyway. He smells it for a long time, and knows whose paws they are.
tower-story-17 = The weather above
tower-story-17-task = Floor 17. Set Toto down there or higher, and count to five.
tower-story-17-text = It rains, but below them. The friends hang their tails over the edge and look down on the rain. Up here it is quiet enough to hear the cardboard think. Three more, says it, if you breathe out slowly.
tower-story-20 = The smallest star
tower-story-20-task = Floor 20. Set Toto down there or higher, and count to five.
tower-story-20-text = At the very top there is nothing but air, and one small star that blinks as somebody blinks who has waited up. Toto curls up under it. He does not ask anything. The star does not tell him anything. It is late, and warm, and the tower stands.

## Clauses
tower-clause-1-1 = 24 floors, 54 walls of five heights. Some floors have a hole in the middle.
tower-clause-1-2 = 16 cats in four colours; Toto, and four more kittens for playing against each other.
tower-clause-1-3 = 20 action cards, 16 goals, five stories, an order card with paws.
tower-clause-1-4 = A wall is folded between 50 and 130 degrees, never flat.
tower-clause-2-1 = Floor 1 lies in the middle of the table, with Toto on it.
tower-clause-2-2 = A build, a cat and two goals lie face up.
tower-clause-2-3 = Turns go clockwise; who begins is drawn.
tower-clause-3-1 = Choose a face-up action card and do one side of it.
tower-clause-3-2 = Build: the walls shown on the topmost floor, then the next floor on them.
tower-clause-3-3 = Cat: upright, on any floor or on another cat.
tower-clause-3-4 = Pet: touch the cats that the card names.
tower-clause-3-5 = What has run out: a cat comes off the tower, a wall is replaced by another kind.
tower-clause-3-6 = What was placed in this action may be taken up again; nothing cuts into what stands.
tower-clause-3-7 = A piece that falls while you place it: try again.
tower-clause-3-8 = Floors in order of their numbers; fewer walls left, fewer used.
tower-clause-3-9 = A side that cannot be done is not chosen.
tower-clause-3-10 = Placed is what rests upright on its floor; a floor lies on walls.
tower-clause-3-11 = After five failed tries you may give it up.
tower-clause-4-1 = Cats on the floor just above Toto count.
tower-clause-4-2 = One goal a turn; climb as many floors as it says, or fewer.
tower-clause-4-3 = Touching is touching at all. On backs: resting on cats, touching no floor; on two backs: both of theirs on the floor.
tower-clause-4-4 = An empty deck is shuffled anew from its discards.
tower-clause-4-5 = A cat is on the floor that carries her; of several the lowest.
tower-clause-4-6 = On the topmost floor no goal can be met.
tower-clause-4-7 = Goals are optional; the kitten is set down on the floor itself, upright.
tower-clause-5-1 = Fallen is what lies wholly on the table; what touches a floor, even one that came down, is put back.
tower-clause-5-2 = Fallen walls are counted; floors and cats come back to the supply.
tower-clause-5-3 = A kitten that falls is put back where it stood before the turn.
tower-clause-5-4 = What is left unplayable counts as fallen.
tower-clause-5-5 = Five fallen walls: the tower has collapsed.
tower-clause-5-6 = Judged when all is still. What stands on a floor and touches the table too has not fallen. Floor 1 never falls.
tower-clause-5-7 = Put back, from the lowest up, is what has left its floor, and a wall that no longer stands; twice, then it counts.
tower-clause-5-8 = A kitten that falls later in the turn loses its climb.
tower-clause-6-1 = On the story’s floor or higher, and five seconds standing: won.
tower-clause-6-2 = Higher still: 13, 15, 17 and 20 on the same tower.
tower-clause-6-3 = Everything stays as it is for the next story.
tower-clause-6-4 = Going on needs everybody; the highest story won counts.
tower-clause-6-5 = After 200 turns the game is over.
tower-clause-7-1 = A kitten with a scarf of your choice, a paw and two hidden goals each; three action cards.
tower-clause-7-2 = An action; then perhaps a cat moved; then a goal met or exchanged.
tower-clause-7-3 = Any one floor above your own kitten counts.
tower-clause-7-4 = The paw that comes later lies on top.
tower-clause-7-5 = The highest wins; who made it collapse is last.
tower-clause-7-6 = Outside the tower is height 0.
tower-clause-7-7 = Kittens that fall are put back by who is on turn.
tower-clause-7-8 = Whose turn it is when the fifth wall falls made it collapse.
tower-clause-7-9 = Goals met and exchanged are discarded face up.
tower-clause-7-10 = Only goals in hand and the decks are hidden.
tower-clause-8-1 = The server simulates what happens after letting go.
tower-clause-8-2 = What happened is recorded; a replay never simulates.
tower-clause-8-3 = A calm hand: the speed at letting go is the piece’s speed.
tower-clause-8-4 = If the simulation fails nothing has happened, and the move is asked for again.
tower-clause-8-5 = With aids the picture says what would stand and what a goal lacks; they decide nothing.

## The board
tower-ui-where = The climb to floor { $floor }, turn { $turn }
tower-ui-where-apart = { $top ->
    [one] One floor so far
   *[other] { $top } floors so far
}, turn { $turn }
tower-ui-actions = Do one of these
tower-ui-actions-short = Actions
tower-ui-goals = Toto climbs when
tower-ui-goals-short = Goals
tower-ui-goals-own = Your hidden goals
tower-ui-goals-own-short = Your goals
tower-ui-goals-hidden = Goals are hidden in hands.
tower-ui-goals-to-come = Two are dealt when everybody has a kitten.
tower-ui-story-short = Story
tower-ui-sheet = Cards, goals and story
tower-ui-rail = Goals and story
tower-ui-up = { $floors ->
    [one] up { $floors } floor
   *[other] up { $floors } floors
}
tower-ui-met = met
tower-ui-climb = Climb to floor { $floor }
tower-ui-swap = Exchange
tower-ui-lost = walls lost
tower-ui-lost-of = { $lost } of { $most }
tower-ui-wobble-name = wobble
tower-ui-wobble = { $level ->
    [0] It stands quite still.
   *[other] Wobble { $level } of 5, the top leans by { $degrees }°.
}
tower-ui-scarf-red = red
tower-ui-scarf-orange = orange
tower-ui-scarf-blue = blue
tower-ui-scarf-purple = purple
tower-ui-scarf-yellow = yellow
tower-ui-order = Who is how high
tower-ui-outside = beside the tower
tower-ui-floor = floor { $floor }
tower-ui-picture = The tower
tower-ui-picture-label = The tower, { $floors ->
    [one] { $floors } floor
   *[other] { $floors } floors
} high
tower-ui-setting-up = Setting up the table
tower-ui-solid = Show it in space
tower-ui-flat = Show it from the side, flat
tower-ui-nearer = Nearer
tower-ui-view-home = The whole tower
tower-ui-turn-view = Look from another side
tower-ui-narrow = folded
tower-ui-wide = wide
tower-ui-fold = How far the wall is folded
tower-ui-degrees = { $degrees } degrees
tower-ui-lower = Lower until it touches
tower-ui-let-go = Let go
tower-ui-fine = Fine steps and keys
tower-ui-group-move = Move
tower-ui-group-height = Height and turn
tower-ui-step-left = To the left
tower-ui-step-right = To the right
tower-ui-step-away = Away from you
tower-ui-step-near = Towards you
tower-ui-step-up = Up
tower-ui-step-down = Down
tower-ui-step-turn = Turn clockwise
tower-ui-step-turn-back = Turn back
tower-ui-steps-fine = Smaller steps
tower-ui-steps-large = Larger steps
tower-ui-to-floor = Go to
tower-ui-keys-note = Dragging moves it over the floor; the wheel, or two fingers, lower it. Keys: arrows, Page Up and Page Down, Q and E turn, plus and minus fold, L lowers, Enter lets go; with Shift in larger steps.
tower-ui-held-at = over floor { $floor }, { $spot }; { $across } mm across, { $deep } mm deep, turned by { $yaw }°, { $gap } mm above what it would touch.
tower-ui-cuts = It cuts into something that stands.
tower-ui-at-spot = { $piece } { $spot }
tower-ui-on-back = { $piece } on top of { $other }
tower-ui-tilts = It tilts by { $degrees }°.
tower-ui-nothing-on = nothing on it
tower-ui-spot-middle = in the middle
tower-ui-spot-left = at the left
tower-ui-spot-right = at the right
tower-ui-spot-front = in front
tower-ui-spot-back = at the back
tower-ui-spot-front-left = in front at the left
tower-ui-spot-front-right = in front at the right
tower-ui-spot-back-left = at the back at the left
tower-ui-spot-back-right = at the back at the right
tower-ui-words = The tower in words
tower-ui-tray = What can be taken up
tower-ui-pet = Pet { $piece }
tower-ui-again = Take up again: { $piece }
tower-ui-move-cat = Move one higher
tower-ui-take-off = Take one off the tower
tower-ui-give-up = Give it up
tower-ui-pass = Leave the goals
tower-ui-pass-move = Leave the cats
tower-ui-done = Done
tower-ui-moving-Placing = Held breath.
tower-ui-moving-Petting = She purrs. Does it hold?
tower-ui-moving-PuttingBack = What slipped is put back.
tower-ui-moving-Waiting = Five seconds. One, two …
tower-ui-over = The game is over.
tower-ui-waiting = { $you ->
    [yes] It is your turn.
   *[no] { $count ->
        [one] <b>{ $who }</b> is thinking.
       *[other] <b>{ $who }</b> are thinking.
    }
}
tower-ui-waiting-held = { $you ->
    [yes] You hold { $piece }.
   *[no] <b>{ $who }</b> holds { $piece }.
}
tower-ui-fate-edge = It would <em>slide off</em>: too far over the edge.
tower-ui-fate-high = That is a <em>long drop</em>: lower it first, or it may topple.
tower-ui-fate-kitten = It would <em>fall</em>: a kitten is below it.
tower-ui-fate-cat = It may <em>not stand</em> there: a cat is below it.
tower-ui-fate-leans = It <em>may slip</em>: it only leans on something there.
tower-ui-fate-nothing = There is <em>nothing</em> below it.
tower-ui-aim-met = Let go here, and <em>{ $goal }</em> is met.
tower-ui-aim-touch = Move her <em>{ $way }</em> and they touch.
tower-ui-aim-back = Move her <em>{ $way }</em>, onto the other’s back.
tower-ui-aim-backs = Move her <em>{ $way }</em>, onto both their backs.
tower-ui-aim-floor = Move her <em>{ $way }</em> and she lies safely.
tower-ui-way-right = { $millimetres } mm to the right
tower-ui-way-left = { $millimetres } mm to the left
tower-ui-way-away = { $millimetres } mm away
tower-ui-way-near = { $millimetres } mm towards you
tower-ui-way-both = { $one } and { $other }
tower-ui-missing = missing { $millimetres } mm
tower-ui-touches = touches
tower-ui-edge = edge { $millimetres } mm
tower-ui-would-meet = met if you let go
tower-ui-nudge = Move by a millimetre
tower-ui-nudge-left = A millimetre to the left
tower-ui-nudge-right = A millimetre to the right
tower-ui-nudge-away = A millimetre away from you
tower-ui-nudge-near = A millimetre towards you
tower-ui-millimetres = { $millimetres } mm
tower-ui-marks = What the marks say
tower-ui-marks-stands = green, dots
tower-ui-marks-stands-note = it will stand
tower-ui-marks-slides = red, crosses
tower-ui-marks-slides-note = it will fall
tower-ui-marks-leans = neither
tower-ui-marks-leans-note = it may slip
tower-ui-marks-gap = a gap
tower-ui-marks-gap-note = how far to a touch
tower-ui-let-go-anyway = Let go anyway
tower-ui-go-on = On to floor { $floor }
tower-ui-enough = Enough for today
tower-ui-pile-actions = Actions: { $left } left, { $gone } discarded
tower-ui-pile-goals = Goals: { $left } left, { $gone } discarded
tower-ui-discards-actions = Discarded action cards
tower-ui-discards-goals = Discarded goals
tower-ui-discards-none = Nothing lies there yet.
tower-ui-ending-won = The tower stands.
tower-ui-ending-collapsed = The tower lies. Toto is fine.
tower-ui-ending-collapsed-apart = The tower lies. The kittens are fine.
tower-ui-ending-turns = Two hundred turns, and it still stands.
tower-ui-ending-summit = All kittens sit at the very top.
tower-ui-won = Floor { $floor } is yours, together.
tower-ui-lost-all = Floor { $floor } was too far this time.
tower-ui-lost-more = { $lost } in all
tower-ui-players = At the table
tower-ui-fall = The fall, once more
tower-ui-fall-slowly = an eighth of the speed
tower-ui-fall-strip = The fall in five pictures
tower-ui-fall-comes = The film of the fall is being wound back. One moment.
tower-ui-fall-seconds = { $seconds } s
tower-ui-fall-back = One picture back
tower-ui-fall-on = One picture on
tower-ui-fall-again = Show it again, slowly
tower-ui-fall-keep = Keep the picture
tower-ui-began-overhang = { $millimetres } mm over the edge
tower-ui-began-overhang-why = Above floor { $floor } the weight lay <em>{ $millimetres } mm past the walls</em> that carried it.
tower-ui-began-slope = { $degrees }° aslant
tower-ui-began-slope-why = Above floor { $floor } everything lay <em>{ $degrees }° aslant</em>, and slid.
tower-ui-began-slid = { $piece }
tower-ui-began-slid-why = First <em>{ $piece }</em> slid off its walls.
tower-ui-began-gave = { $piece }
tower-ui-began-gave-why = The <em>{ $piece }</em> on floor { $floor } gave way first.
tower-ui-fall-build-on = Build on from before it
tower-ui-fall-build-on-note = A table of practice with this same tower, before it was touched.
tower-ui-end-who = Whose turn it was
tower-ui-end-what = In the hand
tower-ui-end-high = How high it stood
tower-ui-end-floors = { $floors ->
    [one] { $floors } floor
   *[other] { $floors } floors
}
tower-ui-end-toto = Toto’s highest floor
tower-ui-end-kitten = Highest floor of a kitten
tower-ui-end-goals = Goals met
tower-ui-history = How it grew
tower-ui-history-said = { $turns } turns: { $floors } floors built, the kitten up to floor { $height }.
tower-ui-history-turns = turns
tower-ui-history-floors = floors
tower-ui-history-built = floors built
tower-ui-history-toto = Toto
tower-ui-history-kitten = the highest kitten
tower-ui-history-lost = walls lost
tower-ui-lean = How it went over
tower-ui-lean-said = From { $degrees } degrees there was no way back; it took { $seconds } seconds.
tower-ui-lean-seconds = seconds
tower-ui-lean-degrees = lean in degrees
tower-ui-lean-brink = from { $degrees }° there is no way back
tower-start-alone = Alone
tower-start-alone-note = One kitten, one tower, your hands.
tower-start-alone-go = Build alone
tower-ui-culprit = made it collapse
tower-ui-turns = { $turns ->
    [one] { $turns } turn
   *[other] { $turns } turns
} in all
tower-ui-together = { $top ->
    [1] The tower had its first floor only.
   *[other] Together you have built the tower up to floor { $top }.
}
tower-ui-headline-won = Floor { $floor } is reached, and the tower stands.
tower-ui-headline-fell = The tower lies. Toto is fine.
tower-ui-headline-first = { $you ->
    [yes] Your kitten sits highest.
   *[no] <b>{ $who }</b>’s kitten sits highest.
}
tower-ui-headline-sooner = { $you ->
    [yes] Your kitten was up there first.
   *[no] <b>{ $who }</b>’s kitten was up there first.
}
tower-ui-headline-kept = { $you ->
    [yes] You win: who brings the tower down comes last.
   *[no] <b>{ $who }</b> wins: who brings the tower down comes last.
}
tower-ui-headline-shared = Nobody got off the table first.
tower-tower = The tower
tower-resign-1 = The game ends here. A story that is won stays won; without one the tower wins. It cannot be taken back.
tower-resign-coop-2 = The game ends here for both of you. A story that is won stays won; without one the tower wins. It cannot be taken back.

## The score pad
tower-no-pad = The tower keeps the score itself. Together, the highest floor on which the kitten sat in peace counts; against each other, the kitten that sits highest wins, and whoever brought the tower down is last.

## Learning
tower-learn-chapter-1 = The box
tower-learn-chapter-2 = Laying out
tower-learn-chapter-3 = A turn
tower-learn-chapter-4 = Goals
tower-learn-chapter-5 = Falling
tower-learn-chapter-6 = Winning
tower-learn-chapter-7 = Against each other
tower-learn-chapter-8 = Physics
tower-learn-hello-title = A kitten and a table
tower-learn-hello = This is Toto, on floor 1. He wants to get to floor 10, and he cannot jump. <em>You build, he climbs.</em>
tower-learn-wall-title = The first wall
tower-learn-wall = A brick wall is in your hand. Dragging moves it over the floor. Lower it by the wheel or with two fingers, or press <em>Lower until it touches</em>, then let go. Around the piece a drag turns the table.
tower-learn-wall-right = It stands. How far it is folded is your choice: wide is steadier, folded leaves more room.
tower-learn-wall-wrong = That was from high up, and over it goes. A piece of this turn is never lost: try again.
tower-learn-wall-other = It would stand there too. For now put it where it hung, at the left.
tower-learn-second-title = The second wall
tower-learn-second = The card shows two walls. Stand the <em>window</em> opposite, so that the next floor has something to lie on.
tower-learn-second-right = The window is a little higher than the bricks. The floor will tilt. That is the game.
tower-learn-second-other = Not quite there: low, and at the right.
tower-learn-floor-title = The next floor
tower-learn-floor = Walls, then <em>floor 2</em>. Lower it onto both, over the middle, and let go.
tower-learn-floor-right = A storey stands. That was one action card.
tower-learn-floor-other = Lower, and over the middle of both walls.
tower-learn-cat-title = Cats for a goal
tower-learn-cat = Toto climbs when a goal is met by the cats <em>one floor above him</em>: two of one colour touch. Put the blue cat beside her sister.
tower-learn-cat-right = They touch, and the goal is met. The ring shows who meets it.
tower-learn-cat-other = Not touching yet. Move her closer to the left, and lower her.
tower-learn-climb-title = Toto climbs
tower-learn-climb = Now he goes up. <em>Set Toto down</em> anywhere on floor 2.
tower-learn-climb-right = On floor 10, count to five. If the tower stands, the story is won.
tower-learn-climb-other = He is still in the air, or in somebody’s way. Lower him onto a free spot.
tower-learn-pet-title = Lightly
tower-learn-pet = Some cards say: pet the cats. This tower leans further with every floor. <em>Pet the green cat</em> and watch.
tower-learn-pet-right = Walls that stood before the turn count when they fall. Five of them, and the tower has collapsed.
tower-learn-ready-title = That is all
tower-learn-ready = Choose a card, do it, look at the goals. The rest is a steady hand, and one thing that builders know: unequal walls sway least in <em>opposite corners</em>, open towards the middle, with the next floor turned across them. Everything else stands below.

## What is kept of finished games, for the page of one’s own
tower-measure-floors = floors
tower-measure-walls = walls lost
tower-mode-coop = together
tower-mode-competitive = against each other

## What Micka’s pencil says
tower-advice-place = Let go of { $piece }: { $floor }, { $spot }{ $which }.
tower-advice-floor = Lay down { $piece }, its middle { $spot }{ $which }.
tower-advice-left = { $much } mm left
tower-advice-right = { $much } mm right
tower-advice-front = { $much } mm to the front
tower-advice-back = { $much } mm to the back
tower-advice-exactly = exactly
tower-advice-yaw = turned by { $much }°
tower-advice-height = { $much } mm above the floor
tower-advice-fold = folded to { $much }°
tower-advice-choose = “{ $action }”: { $side }
tower-advice-take = Take { $piece }{ $which }.
tower-advice-pet = Pet { $piece }{ $which }.
tower-advice-meet = { $floors ->
    [one] Meet “{ $goal }”: one floor up.
   *[other] Meet “{ $goal }”: { $floors } floors up.
}
tower-advice-swap = Exchange “{ $goal }” for another goal.
tower-advice-adopt = Take a kitten you like{ $which }: they climb alike.
tower-advice-done = The action is done.
tower-advice-pass = Leave everything as it is.
tower-advice-give-up = Give this up.
tower-advice-go-on = Go on: what is won stays won.
tower-nudge-place = Look at { $floor }.
tower-nudge-build = Think of building.
tower-nudge-cat = Think of a cat.
tower-nudge-goal = Look at the goals.
tower-nudge-nothing = Do you have to do anything?
tower-line-ahead-holds = holds in { $often } of { $hands } hands
tower-line-ahead-falls = { $piece } comes down in { $often } of { $hands }
tower-line-ahead-slips = does not stay there in { $often } of { $hands }
tower-line-ahead-met = floors: “{ $goal }” could be met
tower-line-ahead-build = floors, for a storey more
tower-line-ahead-nearer = floors that goals come nearer
tower-line-ahead-climbs = floors up at once
tower-ui-to-number = Move the piece to number { $number }
tower-ui-choose-place = Place { $number }

## Puzzles
tower-puzzle-title = { $sort ->
    [wall] Where does the wall stand?
    [floor] Where does the floor lie?
   *[other] Where does she stay?
}
tower-puzzle-aim = You hold { $piece }. { $floors } floors stand, and three places are marked: at which one does everything stay standing? Each was tried in { $hands } hands that tremble a little. Turn the tower and look.

## The field guide
tower-guide-after-title = After six turns
tower-guide-after-note = How games begin that one bot builds alone: the highest floor, the floor of the kitten, goals met.
tower-guide-after-unit = how many, after six turns
tower-guide-after-hard = Líza
tower-guide-after-medium = Mourek
tower-guide-after-easy = Zrzka
tower-guide-after-row-top = floors built
tower-guide-after-row-kitten = floor of the kitten
tower-guide-after-row-goals = goals met
tower-guide-goals-title = How often a goal is met
tower-guide-goals-note = Of 100 games in which the goal lay face up in the first six turns, in how many it was met by then.
tower-guide-goals-unit = games of 100
tower-guide-goals-all = all three cats
tower-guide-pieces-title = Which pieces hold
tower-guide-pieces-note = Of 100 times that such a piece is let go, how often it stays and nothing else comes down.
tower-guide-pieces-unit = times of 100
tower-guide-pieces-hard = Líza
tower-guide-pieces-medium = Mourek
tower-guide-pieces-easy = Zrzka
tower-guide-piece-brick = brick wall
tower-guide-piece-window = window wall
tower-guide-piece-portal = portal wall
tower-guide-piece-statue = statue wall
tower-guide-piece-column = column
tower-guide-piece-floor = floor
tower-guide-piece-cat = cat
tower-guide-piece-kitten = kitten
tower-guide-floors-title = Is it harder higher up?
tower-guide-floors-note = The same, by how many floors stand when the piece is let go.
tower-guide-floors-unit = times of 100
tower-guide-floors-hard = Líza
tower-guide-floors-medium = Mourek
tower-guide-floors-easy = Zrzka
tower-guide-floor-1 = 1 floor
tower-guide-floor-2 = 2 floors
tower-guide-floor-3 = 3 floors
tower-guide-floor-4 = 4 floors
tower-guide-cards-title = What a card risks
tower-guide-cards-note = Of 100 times that the card was chosen, how often all its pieces held at once and all cats stayed where they were petted.
tower-guide-cards-unit = times of 100
tower-guide-cards-all = all three cats
tower-guide-word = “For six turns nearly everything holds, even in Zrzka’s paws: what falls is a column or a cat. What comes after that takes longer to count.”
