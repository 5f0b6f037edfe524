cli-unfinished = This game is not finished.
cli-player = Player { $number }
cli-resigned = { $who } resigned.
cli-verified = { $draws ->
    [one] The one draw was derived again from the revealed seed, and it is the one committed to.
   *[other] All { $draws } draws were derived again from the revealed seed, and they are the ones committed to.
}
cli-earlier = Not among them are draws under earlier rules ({ $draws }): only a program of that time can derive those again.
cli-at-home = This game was begun at home, on one device: whoever held its seed could have chosen it, so that its luck proves nothing.
cli-steps-back = { $draws } draws, { $seen } of them seen before a step back (steps back beyond something seen: { $steps }). It was practice.
cli-lacks-physics = This machine has no MuJoCo, the physics that this game needs, so it is not offered here.
coach-sum = { $name }: { $initial } at the start, { $final } in the end ({ $unit }); { $luck } by what was drawn, { $skill } by what was decided, give or take { $doubt }.
coach-came-to = { $name }: { $initial } at the start, { $final } in the end ({ $unit }).
coach-slip = { $who } played { $move }; { $better } was better by { $points } points and { $chance } of 100 games.
coach-slip-games = { $who } played { $move }; { $better } was better by { $chance } of 100 games.
coach-no-slip = No decision was surely worse than another.
coach-fell-luck = { $who } let go { $move }: bad luck, it holds in { $held } of { $hands } hands.
coach-fell-close = { $who } let go { $move }: a close thing, it holds in { $held } of { $hands } hands.
coach-fell-place = { $who } let go { $move }: a bad place, it holds in { $held } of { $hands } hands.
coach-no-fall = Nothing fell when it was let go.
coach-no-curve = Nobody’s chance is known: what physics decides cannot be played on. Every piece was let go again in { $hands } hands.
coach-by-bots = Positions are valued by games that bots play on from there, { $worlds } each.
