# The house on this device, without a server.

home-title = On the plane
home-offer = Keep the house on this device, and three of the games play without any network: with bots, alone, or together at one screen.
home-offer-alone = The games are played on this device. Fetch them once, and they play here without any network.
home-keep = Keep it on this device
home-size = { $size } MB, once
home-fetching = { $done } of { $size } MB are here
home-stop = Stop
home-preparing = Getting everything ready. This takes a few moments, once.
home-kept = The house is kept on this device ({ $size } MB). It opens without any network.
home-newer = There is a newer edition. Games that you have begun go on with it.
home-update = Fetch it
home-remove = Remove it
home-remove-note = Your games stay, and are there again when you fetch it anew.
home-impossible = This browser keeps nothing for this page: the address is not secure, or this is a private window.
home-trouble-full = There is no room left on this device. Make some, and try again: what has come is kept.
home-trouble-unreachable = The network broke off. Try again: what has come is kept.
home-trouble-damaged = What came was not what was sent. Try again.
home-trouble-not_kept = This browser did not keep it. In a private window it never does.
home-elsewhere = Your games on this device are open in another tab.
home-taken = Your games on this device were taken over by another tab.
home-here = Play here instead
home-absent = The house is no longer on this device: the browser has cleared it away, or it was removed. Your games stay; fetch it again to go on.
home-broken = The house on this device did not start. Fetching it again helps.
home-again = Fetch it again
home-full = There is no room left on this device, so that your last move is not kept. Make some room: it is tried again.
