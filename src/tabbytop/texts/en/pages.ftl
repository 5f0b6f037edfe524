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
replay-eyes = Whose hand is shown
replay-eyes-table = nobody’s
replay-keep = Keep the record
replay-share = Share this moment
replay-share-here = Share this moment (this computer only)
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
from-here = Go on from here
from-here-note = This moment becomes a table of its own. Bots take the other seats. It is practice and counts for nothing.
from-here-seat = Whose seat do you take?
from-here-start = Sit down

## Was chance fair?
replay-cut = The rules have changed since this game was played. It is shown as far as today’s rules can follow it, and then as it ended.
replay-fair = Was chance fair?
replay-fair-yes = checked
replay-fair-no = does not agree
replay-fair-unknown = not shown yet
replay-fair-yes-note = { $draws ->
    [one] The one draw was derived again from the seed, and it agrees.
   *[other] Every draw was derived again from the seed: { $draws } draws, all agree.
}
replay-fair-earlier = Not among them are draws under earlier rules ({ $draws }): only a program of that time can derive those again.
replay-fair-no-note = The draws do not follow from the seed. This record was changed, or the server cheated.
replay-fair-unknown-note = The seed is shown when a game is over. This record has none.
replay-commitment = Promised before the first move (SHA-256 of the seed)
replay-seed = Seed, shown at the end
replay-fair-note = The seed was fixed before anybody sat down, and every seat added chance of its own. Nobody could choose a draw.
replay-fair-note-back = The seed was fixed before anybody sat down, and every seat added chance of its own. Nobody could change a draw: the same choice met the same again. But whoever stepped back could choose knowing it.

## Score pad
pad-title = Score pad
pad-example = An example

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
learn-points = { $points } points

learn-rules = The rules, clause by clause
learn-rules-lead = The same numbers stand beside every refusal and every line of the score.

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
