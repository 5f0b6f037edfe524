### Pages beside the table: replay, score pad, learn. Voice as in client.ftl.
### <em> marks the one word that matters, <b> a name; nothing else is markup.

## Going through a game
replay-title = Watch again
replay-where = stop { $at } of { $count }
replay-keys = Go through it
replay-back = One step back
replay-play = Play
replay-pause = Pause
replay-on = One step on
replay-last = To the end
replay-speed = Speed { $speed }×, change it
replay-line = Where in the game
replay-begin = Before the first move.
replay-story = The story
replay-keep = Keep the record
replay-keys-note = Space plays and pauses, arrows go step by step, Home and End jump.
replay-not-yet-title = This game is still being played
replay-not-yet = It can be watched again once it is over.
replay-to-table = To the table
replay-other = Open another one
replay-open-title = Open a kept game
replay-open = Choose a .tabby file, or drop it here. It is checked line by line.
replay-choose = Choose a file
replay-reading = Reading { $file }
replay-damaged = { $file } cannot be read.
replay-damaged-line = { $file } cannot be read: something is wrong in line { $line }.
replay-too-large = { $file } is too large for a record of a game.

## Was chance fair?
replay-fair = Was chance fair?
replay-fair-yes = checked
replay-fair-no = does not agree
replay-fair-unknown = not shown yet
replay-fair-yes-note = { $draws ->
    [one] The one draw was derived again from the seed, and it agrees.
   *[other] Every draw was derived again from the seed: { $draws } draws, all agree.
}
replay-fair-no-note = The draws do not follow from the seed. This record was changed, or the server cheated.
replay-fair-unknown-note = The seed is shown when a game is over. This record has none.
replay-commitment = Promised before the first move (SHA-256 of the seed)
replay-seed = Seed, shown at the end
replay-fair-note = The seed was fixed before anybody sat down, and every seat added chance of its own. Nobody could choose a draw.

## Score pad
pad-title = Score pad
pad-board = The board to fill
pad-help = Choose a cell, then a tile. Press a dog again to turn it. Delete takes a tile off.
pad-empty-cell = { $cell }, empty
pad-chosen = chosen
pad-clan-a = Beaded border
pad-clan-b = Zigzag border
pad-palette = Tiles in the box
pad-put = { $count ->
    [0] { $tile }, none left
    [one] { $tile }, one left
   *[other] { $tile }, { $count } left
}
pad-remove = Take { $cell } off
pad-clear = Clear all
pad-random = At random
pad-example = An example
pad-missing = { $count ->
    [one] <em>One tile</em> is still missing.
   *[other] <em>{ $count } tiles</em> are still missing.
}
pad-complete = All 25 lie there. The count is below.
pad-turn = The Meowsketeers’ chief turns a dog
pad-turn-none = none
pad-turn-degrees = by { $degrees } degrees
pad-refused = This position cannot be counted.
pad-result = The count

## Learn
learn-title = How to play
learn-where = learn it in five minutes
learn-index = How the games are played
learn-game = How to play { $game }
learn-begin = Learn in five minutes
learn-lesson = The lesson
learn-steps = Steps of the lesson
learn-step = Step { $at } of { $count }
learn-next = Go on
learn-back = Back
learn-skip = Skip this
learn-again = Once more
learn-to-play = Play it
learn-nobody = Nobody
learn-points = { $points } points

learn-clans-hello-title = Two clans, one meadow
learn-clans-hello = Ten cats, ten prey and five dogs sleep face down. Only the middle tile is awake. You lead the <em>Gourmets</em>, with the beaded border.
learn-clans-wake-title = Wake a tile
learn-clans-wake = On your turn, turn over any sleeping tile. <em>Choose one.</em>
learn-clans-wake-right = A mouse, worth 5 points. Whoever takes it at the end has them.
learn-clans-prey-title = Move what you woke
learn-clans-prey = Now it must change places with another tile. Prey goes to any <em>neighbour</em>, corners too. The lit ones are in reach.
learn-clans-prey-right = The other tile kept its face: asleep stays asleep. That was a whole turn.
learn-clans-cat-title = Cats take longer steps
learn-clans-cat = You woke your cat of 4. A cat swaps <em>one or two steps</em> along her row or column. At the end she hunts what lies beside her.
learn-clans-cat-right = Right beside the mouse. There she hunts it.
learn-clans-cat-other = That is allowed. On b3 she would be beside the mouse.
learn-clans-dog-title = Dogs run far
learn-clans-dog = A dog swaps with any tile in its <em>whole row or column</em>, and keeps looking the same way. Its arrows say where it will bark. Send it somewhere.
learn-clans-dog-right = It stays there until somebody moves it. Whose cats is it looking at?
learn-clans-bark-title = The end: first the dogs
learn-clans-bark = All tiles are awake. Every cat that an <em>arrow</em> points at goes back to sleep. There are four: press them.
learn-clans-bark-right = All four. They sleep, and hunt no more.
learn-clans-bark-wrong = No arrow points at that one. Look where the red arrows go, one tile far.
learn-clans-hunt-title = Then the hunt
learn-clans-hunt = For each prey, each clan adds up its awake cats <em>beside it</em>; corners do not count. The mouse worth 6, at the top: who takes it?
learn-clans-hunt-right = 1 and 3 make 4, against your 1. The Meowsketeers take it.
learn-clans-hunt-wrong = Add again: who lies left, right, above and below, and is awake?
learn-clans-tie-title = Nobody, sometimes
learn-clans-tie = The fly worth 4, on b2. A four and a five lie beside it. Who takes it?
learn-clans-tie-right = Both sleep. Nobody takes it, and a tie would be the same.
learn-clans-tie-wrong = Are those two still awake?
learn-clans-pair-title = Pairs are multiplied
learn-clans-pair = You took the mouse worth 3 and <em>both pigeons</em>, 2 and 5. A pair of pigeons or flies is multiplied. How many points?
learn-clans-pair-right = 3 and 2 times 5 make 13. The Meowsketeers have 4, 5 and 6: 15, and win.
learn-clans-pair-wrong = 2 times 5, and then the mouse.
learn-clans-powers-title = With powers
learn-clans-powers = Later, play with powers: an effect for each clan and one for its chief. On this board the Meowsketeers’ chief turns the middle dog, yours hunts <em>at her corner</em>, and it ends 21 to 15 for you.
learn-clans-ready-title = That is all
learn-clans-ready = Twelve turns each, then dogs, hunt, points. The rest is knowing what still sleeps. Everything else stands below.

learn-reaches = How far a tile goes
learn-reach-prey-title = Prey
learn-reach-prey = One step in any direction, corners too.
learn-reach-cat-title = Cats
learn-reach-cat = One or two steps along the row or column. Nothing blocks.
learn-reach-dog-title = Dogs
learn-reach-dog = Any distance along the row or column. The dog keeps its direction.
learn-clans-title = The seven clans
learn-clans-lead = The star is the effect, the crown the chief’s power. They count only with powers on.
learn-rules = The rules, clause by clause
learn-rules-lead = The same numbers stand beside every refusal and every line of the score.
learn-chapter-1 = In the box
learn-chapter-2 = Laying out
learn-chapter-3 = A turn
learn-chapter-4 = The end
learn-chapter-5 = Powers
learn-chapter-7 = Giving out the clans
learn-chapter-8 = What is hidden

## The board for any game
board-common = On the table
board-to-move = To move
board-nothing = nothing
board-yes = yes
board-no = no
board-wide = Wider than the page
board-notation = In notation
board-may = Nobody waits for you, but you may:
board-moment = One moment.
board-do = Do it: { $what }
board-not = Not that
board-turn = Turned which way
board-cell = row { $row }, column { $column }
board-place = place { $cell }
board-cost = costs { $cost }
board-count = { $count } chosen, from { $least } to { $most }.
board-budget = { $cost } of { $budget } spent.
board-take = That is it
board-exactly = { $field }, exactly
board-sheet = What counts
board-rank = place { $place }
board-total = In all
