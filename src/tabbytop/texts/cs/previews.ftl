### Co o sobě odkaz na stůl nebo záznam říká v chatu. Hlas: kamarád, který píše jednu řádku. $game je název, $names jsou lidé a boti oddělení čárkami.

preview-invites = { $name } tě zve ke hře { $game }
preview-table = { $game }: stůl je prostřený
preview-free = { $free ->
    [0] Všichni jsou tu. Pojď se dívat.
    [one] Jedno místo je volné. Otevře se v prohlížeči, bez účtu.
    [few] { $free } místa jsou volná. Otevře se v prohlížeči, bez účtu.
   *[other] { $free } míst je volných. Otevře se v prohlížeči, bez účtu.
}
preview-game = { $game }: { $names }
preview-watch = Pojď se dívat.
preview-again = Podívej se na hru znovu, tah po tahu.
preview-moment = Chvíle ze hry { $game }: { $names }
