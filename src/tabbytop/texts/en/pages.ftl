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

## Looking back: what a game was worth
look-title = Looking back
look-working = { $who } goes through the game, step by step.
look-working-note = It takes a few seconds, and half a minute when nobody has asked for a while.
look-done = { $percent } % done
look-failed = This game could not be looked through just now.
look-too-many = Other games of yours are being looked through. Wait for them, then try again.
look-again = Try again
look-played-better = { $you ->
    [yes] You played better.
   *[no] { $who } played better.
}
look-played-alike = Nobody surely played better.
look-played = Played
look-better = Better
look-nothing-better = nothing was surely better
look-by-luck = { $points } by luck
look-by-luck-games = { $points } of 100 games by luck
look-more-points = { $count ->
    [one] one point more
   *[other] { $count } points more
}
look-reason = { $points }: { $what }
look-reason-counted = { $what }
look-reason-they-lose = { $points }, the other loses: { $what }
look-reason-they-take = { $points }, the other takes: { $what }
look-reason-sister-lose = { $points }, the sister loses: { $what }
look-reason-sister-take = { $points }, the sister takes: { $what }
look-more-games = { $count ->
    [one] one more of 100 games won
   *[other] { $count } more of 100 games won
}
look-count-points = { $count ->
    [0] less than a point
    [one] one point
   *[other] { $count } points
}
look-count-games = { $count ->
    [one] one of 100 games
   *[other] { $count } of 100 games
}
look-cost = { $you ->
    [yes] It cost <em>you</em> { $cost }.
   *[no] It cost <em>{ $who }</em> { $cost }.
}
look-chance = { $you ->
    [yes] Your chance to win
   *[no] The chance of { $who } to win
}
look-points = { $you ->
    [yes] Your points ahead, as expected
   *[no] Points ahead of { $who }, as expected
}
look-chance-is = { $you ->
    [yes] Your chance is { $percent } percent.
   *[no] The chance of { $who } is { $percent } percent.
}
look-whose = Whose curve it is
look-shown = What the curve shows
look-shown-chances = chance
look-shown-scores = points
look-share = an even share
look-eyes = By what it is valued
look-eyes-all = open cards
look-eyes-seen = from outside
look-eyes-own = own view
look-eyes-seen-note = What somebody who looked on could know: what was hidden is imagined.
look-eyes-own-note = { $you ->
    [yes] What you could know yourself: what was hidden from you is imagined.
   *[no] What { $who } could know: what was hidden there is imagined.
}
look-step = Step
look-happened = What happened
look-sign = Sign
look-sign-fine = fine
look-sign-small = a small slip
look-sign-slip = a slip
look-sign-luck = luck
look-before = The one before
look-next = The next one
look-turning = Turning point { $at } of { $count }.
look-turning-count = { $count ->
    [0] No step turned this game for sure.
    [one] One step turned this game.
   *[other] { $count } steps turned this game.
}
look-luck-title = Luck and skill
look-skill-sum = { $you ->
    [yes] { $points ->
        [0] You played as well as { $other }.
        [one] You played one point better than { $other }.
       *[other] You played { $points } points better than { $other }.
    }
   *[no] { $otheryou ->
        [yes] { $points ->
            [0] { $who } played as well as you.
            [one] { $who } played one point better than you.
           *[other] { $who } played { $points } points better than you.
        }
       *[no] { $points ->
            [0] { $who } played as well as { $other }.
            [one] { $who } played one point better than { $other }.
           *[other] { $who } played { $points } points better than { $other }.
        }
    }
}
look-luck-sum = { $points ->
    [0] Luck helped nobody.
    [one] { $you ->
        [yes] Luck gave you +{ $points } point.
       *[no] Luck gave { $who } +{ $points } point.
    }
   *[other] { $you ->
        [yes] Luck gave you +{ $points } points.
       *[no] Luck gave { $who } +{ $points } points.
    }
}
look-side-sum = { $you ->
    [yes] In points: your choices brought you { $skill }, luck { $luck }.
   *[no] In points: the choices of { $who } brought { $skill }, luck { $luck }.
}
look-side-sum-games = { $you ->
    [yes] Your choices brought you { $skill } of 100 games, luck { $luck }.
   *[no] The choices of { $who } brought { $skill } of 100 games, luck { $luck }.
}
look-for = { $you ->
    [yes] for you
   *[no] for { $who }
}
look-part-initial = At the start
look-part-skill = Skill
look-part-luck = Luck
look-part-unseen = Not seen
look-part-final = In the end
look-slips = { $count ->
    [0] no slips
    [one] one slip, it cost { $points }
   *[other] { $count } slips, they cost { $points }
}
look-reckoned = Reckoned from { $worlds } games imagined at each step, as bots would play on.
look-doubt = { $points ->
    [one] Give or take one point.
   *[other] Give or take { $points } points.
}
look-doubt-games = Give or take { $points } of 100 games.
look-slips-games = { $count ->
    [0] no slips
    [one] one slip, it cost { $points } of 100 games
   *[other] { $count } slips, they cost { $points } of 100 games
}
look-games-for = { $you ->
    [yes] of 100 games for you
   *[no] of 100 games for { $who }
}
look-slips-title = Slips
look-no-luck = Luck is not told from skill here: what is drawn lies there for everybody, and what it gave one of you more than the others explains too little of who won.
look-how = How is this reckoned?
look-how-text = Before every draw bots play the game on, many times, with everything that could come: so we know how well each of you stands on average. Then it comes, and you stand better or worse than that: the difference is luck. All other changes come from what the two of you chose, and that is skill. What you had at the start, skill and luck add up to the end. Over many games luck comes to nothing for everybody. The bots are no champions, so take it as a friend’s opinion who has tried it out.
look-steps = Step by step
look-points-for = { $you ->
    [yes] points for you
   *[no] points for { $who }
}
look-hands = In how many hands it would have held
look-no-curve = There is no curve here: what a tower bears many turns later nobody can play on, so nobody’s chance is known. What can be tried is every piece that was let go, in { $hands } hands that tremble a little. A column is as high as the hands in which everything stayed standing.
look-held = held in { $held } of { $hands } hands
look-held-unknown = not tried again
look-fell-luck = bad luck
look-fell-close = a close thing
look-fell-place = a bad place
look-fell-luck-text = { $you ->
    [yes] <b>You</b> had bad luck: there it holds in { $held } of { $hands } hands, and it fell.
   *[no] <b>{ $who }</b> had bad luck: there it holds in { $held } of { $hands } hands, and it fell.
}
look-fell-close-text = A close thing: there it holds in { $held } of { $hands } hands, and it fell.
look-fell-place-text = No luck was needed for that: there it holds in { $held } of { $hands } hands.
look-fell-count = { $count ->
    [0] Nothing fell when it was let go.
    [one] One piece fell when it was let go.
   *[other] { $count } pieces fell when they were let go.
}
look-known-title = What fell, and why
look-known = Every piece is let go again in { $hands } hands. If it holds in six or more and fell, that was bad luck; if in two or fewer, it was a bad place. What a card or a goal was worth is not known here.
coach-unit-lead = points ahead
coach-unit-hundredths = wins of 100
coach-unit-points = points
coach-unit-hands = in how many hands everything stays standing
coach-unit-floors = floors, as bots judge it
notes-title = Notes in the record
# A better choice follows, as advice, and by how much; then what a draw gave or took.
notes-better = <b>{ $who }</b>, a better choice:
notes-luck = <b>{ $who }</b>, luck:
notes-luck-points = { $gain } { $count ->
    [one] point
   *[other] points
}
notes-luck-games = { $gain } { $count ->
    [one] game
   *[other] games
} of 100
look-keep = Keep it with notes
look-picture = Save as a picture

## Micka's pencil
hint-title = Micka’s pencil
hint-close = Rub it out
hint-fold = Fold away
hint-unfold = Unfold
hint-waiting = Micka is counting.
hint-waiting-long = The first hint in a while takes up to half a minute.
hint-waiting-counting = It takes longer than usual; the hint comes by itself.
hint-waiting-preparing = Micka is getting ready for this game. The first time on a new machine that takes some minutes; the hint comes by itself, and you can play on without it.
hint-failed-too_fast = That was much at once. Wait a moment, then ask again.
hint-failed-not_now = Nothing is asked of you just now, or hints are not given here.
hint-failed-stale = The game has moved on. Ask again.
hint-failed-other = Micka could not work it out just now.
hint-do = Do it
hint-rather-not = Something else
hint-ladder = How much to tell
hint-ladder-nudge = a nudge
hint-ladder-where = where
hint-ladder-why = why
hint-by-bots = As bots would play on from there.
hint-by-hands = Each place is tried by physics in { $worlds } hands that tremble a little. What the tower bears many turns later nobody can know.
hint-by-judgement = As bots judge it; nothing is tried here.
hint-key = The key H asks for a hint and rubs it out.
hint-told = The others see that you asked. The key H asks and rubs it out.
hint-unit-chance = games won of 100
hint-percent = { $percent } %
hint-held = { $held } of { $hands }
hint-count-hands = { $count ->
    [one] one hand
   *[other] { $count } hands
}
hint-count-floors = { $count ->
    [one] one floor
   *[other] { $count } floors
}
hint-as-good = { $count ->
    [one] Of { $all } choices one is best.
   *[other] Of { $all } choices { $count } are about as good as the best.
}
hint-all-alike = { $all ->
    [1] There is only one choice.
    [2] Both choices are about equally good: it does not matter much which.
   *[other] All { $all } choices that were weighed are about equally good: it does not matter much which.
}
hint-nothing = There is nothing to choose from.
hint-less = { $cost } less
hint-alike = about as good
hint-order = Ordered by points and games won together; of what is about as good any may come first.
hint-take = Do number 1
hint-good = Is this good?
hint-verdict = { $verdict ->
    [best] Yes, nothing is better:
    [alike] Yes, about as good as the best:
    [less] Almost:
   *[worse] Rather not:
}
hint-rank = number { $rank } of { $count }.
hint-not-weighed = Micka is weighing it.
hint-axis = All { $count } choices on one line, by what they are worth

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
pad-none-title = Nothing to count

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
