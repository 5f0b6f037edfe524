cli-unfinished = This game is not finished.
cli-player = Player { $number }
cli-resigned = { $who } resigned.
cli-verified = { $draws ->
    [one] The one draw was derived again from the revealed seed, and it is the one committed to.
   *[other] All { $draws } draws were derived again from the revealed seed, and they are the ones committed to.
}
cli-earlier = Not among them are draws under earlier rules ({ $draws }): only a program of that time can derive those again.
cli-steps-back = { $draws } draws, { $seen } of them seen before a step back (steps back beyond something seen: { $steps }). It was practice.
cli-lacks-physics = This machine has no MuJoCo, the physics that this game needs, so it is not offered here.
