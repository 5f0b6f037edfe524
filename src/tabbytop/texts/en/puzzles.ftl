# Puzzles: one a day, and all the others.

puzzle-title = Puzzles
puzzle-of-the-day = Puzzle of the day
puzzle-index = One puzzle a day
puzzle-index-lead = Positions out of bots’ games in which one choice is clearly the best. Every answer has been reckoned through to the end, or at the tower tried out, so they work without a network too.
puzzle-older = All puzzles
puzzle-new = new one { $when }
puzzle-dated = { $date }, number { $number }
puzzle-numbered = Number { $number }
puzzle-tries = { $tries ->
    [0] first try
    [one] { $tries } try
   *[other] { $tries } tries
}
puzzle-grade = difficulty { $grade } of { $of }
puzzle-grade-1 = gentle
puzzle-grade-2 = easy
puzzle-grade-3 = tricky
puzzle-grade-4 = hard
puzzle-grade-5 = very hard

## What came of it
puzzle-right = <b>Right!</b>
puzzle-right-so-far = <b>Right!</b> Now the next one.
puzzle-step = { $at } of { $count }
puzzle-shown = This was it: { $advice }
puzzle-compared-chance = It wins { $best } of 100 games, the next best choice { $next }.
puzzle-compared-points = It brings you to { $best } points, the next best place to { $next }.
puzzle-compared-battle = It wins { $best } of 100 battles; more energy wins no more, less wins less.
puzzle-compared-hands = It holds in { $best } of { $hands } hands, the next best place in { $next }.
puzzle-wrong-chance = That would win { $worth } of 100 games. It is number { $rank } of { $count } choices.
puzzle-wrong-points = That would bring you to { $worth } points at most. It is number { $rank } of { $count } places.
puzzle-wrong-battle = { $equal ->
    [yes] That wins { $worth } of 100 battles, and so does less energy.
   *[no] That would win { $worth } of 100 battles.
}
puzzle-wrong-hands = There it holds in { $worth } of { $hands } hands only.
puzzle-try-again = There is something better: try again.
puzzle-another = Another one
puzzle-again = Once more
puzzle-end-solved = solved
puzzle-end-shown = solution seen

## The ladder of hints
puzzle-ladder = Hints
puzzle-rung-nudge = A nudge: where to look
puzzle-rung-which = Which one it is
puzzle-rung-solution = The solution, drawn and reckoned
puzzle-ask = Ask
puzzle-then = then
puzzle-give-up = Give up

## The week, and the bots
puzzle-week = Your week
puzzle-week-sum = { $solved } of 7 days{ $streak ->
    [0] {""}
    [1] {""}
   *[other] , { $streak } in a row
}
puzzle-round-solved = solved
puzzle-round-missed = not solved
puzzle-round-nothing = not tried
puzzle-round-now = today’s, to do
puzzle-fared = How the bots fared
puzzle-fared-unit = solved, of { $of } tries
puzzle-fared-who = Who
puzzle-fared-one = { $who }: { $tries } of { $of }.
puzzle-source = They were made by

## The field guide
guide-title = The field guide
guide-lead = What { $games } games between bots say. Cats at your table may not have read it.
guide-which = Which game
guide-games = { $games } games; the lines are where the truth lies 95 times of 100.
guide-within = { $games } games; every figure is sure to about ± { $within }, 95 times of 100.
guide-source = Counted by
guide-price = its price
guide-count = { $count } times
guide-more = a square with stripes: wins more
guide-less = a disc with dots: wins less
guide-bigger = The bigger, the farther from even.
