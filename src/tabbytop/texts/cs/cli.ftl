cli-unfinished = Tahle hra není dohraná.
cli-player = Hráč { $number }
cli-resigned = { $who }: partie vzdána.
cli-verified = { $draws ->
    [one] Jediné losování znovu odvozeno ze zveřejněného semínka a souhlasí se závazkem.
    [few] Všechna { $draws } losování znovu odvozena ze zveřejněného semínka a souhlasí se závazkem.
   *[other] Všech { $draws } losování znovu odvozeno ze zveřejněného semínka a souhlasí se závazkem.
}
cli-earlier = Nepatří k nim losy podle dřívějších pravidel ({ $draws }): ty znovu odvodí jen tehdejší program.
cli-at-home = Tahle hra začala doma, na jednom zařízení: kdo měl její semínko, mohl si ho vybrat, a proto její náhoda nic nedokazuje.
cli-steps-back = Losů: { $draws }, z toho viděných už před krokem zpět: { $seen } (kroků zpět před něco viděného: { $steps }). Hrálo se cvičně.
cli-lacks-physics = Na tomto počítači chybí MuJoCo, fyzika, bez které se tahle hra hrát nedá, proto tu není v nabídce.
coach-sum = { $name }: na začátku { $initial }, na konci { $final } ({ $unit }); losy přinesly { $luck }, rozhodnutí { $skill }, s odchylkou { $doubt }.
coach-came-to = { $name }: na začátku { $initial }, na konci { $final } ({ $unit }).
coach-slip = { $who }: { $move }; { $better } by bylo lepší o { $points } bodu a { $chance } ze 100 her.
coach-slip-games = { $who }: { $move }; { $better } by bylo lepší o { $chance } ze 100 her.
coach-no-slip = Žádné rozhodnutí nebylo prokazatelně horší než jiné.
coach-fell-luck = { $who }, { $move }: smůla, drží to v { $held } z { $hands } rukou.
coach-fell-close = { $who }, { $move }: o vlásek, drží to v { $held } z { $hands } rukou.
coach-fell-place = { $who }, { $move }: špatné místo, drží to v { $held } z { $hands } rukou.
coach-no-fall = Při puštění nespadlo nic.
coach-no-curve = Ničí šance není známa: o čem rozhoduje fyzika, to nikdo nedohraje. Každý dílek se pustil znovu v { $hands } rukách.
coach-by-bots = Pozice se hodnotí hrami, které z nich dohrají boti, pokaždé { $worlds }.
