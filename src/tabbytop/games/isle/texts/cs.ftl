### Ostrov koček. Hlas: kamarád, který zná pravidla a čte nahlas: krátce, v přítomném čase, trochu suše; tyká.
### <em> označuje jedno důležité slovo, <b> jméno, <at> políčko lodi; jiné značky nejsou. Rod hráče se nikde neprozrazuje.

isle-title = Ostrov koček
isle-lead = Pět dní na to, aby se na loď vešlo co nejvíc koček.
isle-meta = 1–4 hráči, hodina
isle-moment = Den { $day }, { $phase ->
    [setup] před začátkem
    [explore] průzkum
    [lessons] úkoly
    [cards] boty a koše
    [rescue] záchrana
    [finds] vzácné objevy
    [evening] večer
    [take] kolem ostrova
   *[over] je konec
}
isle-start-alone = O samotě proti sestře
isle-start-alone-go = Hrát bez spoluhráčů

## Možnosti
isle-option-mode = Hra
isle-option-mode-classic = Klasická
isle-option-mode-classic-note = Vybírat karty, platit rybami, zachraňovat, nacházet. Pro dva až čtyři.
isle-option-mode-family = Rodinná
isle-option-mode-family-note = Bez ryb a bez košů: vezmi kočku a najdi jí místo. Pro dva až čtyři.
isle-option-mode-solo = Sólo
isle-option-mode-solo-note = Jen ty a sestra, která bere to, na co si děláš zuby.
isle-option-difficulty = Sestra
isle-option-difficulty-easy = Lehká
isle-option-difficulty-easy-note = Má tři úkoly.
isle-option-difficulty-medium = Střední
isle-option-difficulty-medium-note = Tři úkoly a jeden těžký.
isle-option-difficulty-hard = Těžká
isle-option-difficulty-hard-note = Tři úkoly a dva těžké.
isle-option-difficulty-very_hard = Velmi těžká
isle-option-difficulty-very_hard-note = Tři úkoly a tři těžké.
isle-option-difficulty-expert = Mistrovská
isle-option-difficulty-expert-note = Tři úkoly a čtyři těžké.
isle-level-expert-home = málokdy se splete; na tomto zařízení ale vidí méně daleko než na serveru, a hraje proto slaběji
isle-level-expert-home-alone = { isle-level-expert-home }
isle-level-hard-home-alone = zná pravděpodobnosti; na tomto zařízení si ale nepředstavuje zbytek hry jako na serveru, a hraje proto slaběji
isle-option-modules = Sady úkolů
isle-option-modules-A-B-C = A, B a C
isle-option-modules-A-B-C-note = Úkoly ze základní krabice.
isle-option-modules-A-B-U = A, B a U
isle-option-modules-A-B-U-note = U místo C, jak je v ukrajinské příručce: poklady obojího druhu a jednobarevné sloupce.
isle-option-rare_from_maps = Mapy v rodinné hře
isle-option-rare_from_maps-false = Obyčejné poklady
isle-option-rare_from_maps-false-note = Za mapu je obyčejný poklad.
isle-option-rare_from_maps-true = I vzácné
isle-option-rare_from_maps-true-note = Za mapu může být i vzácný poklad, který tam leží.
isle-option-oshax = Oshaxové mimo pytlík
isle-option-oshax-drawn = Losem
isle-option-oshax-drawn-note = Kterých šest leží na stole, rozhodne los.
isle-option-oshax-chosen = Výběrem
isle-option-oshax-chosen-note = Začínající hráč vybere šest, když jich je víc než v krabici.

## Barvy, dílky, místnosti, koše
isle-sister = Sestra
isle-sister-within = sestra
isle-resign-1 = Vyhraje sestra a hra tím skončí. Zpátky to vzít nejde.
isle-colour-blue = modrá
isle-colour-green = zelená
isle-colour-red = červená
isle-colour-purple = fialová
isle-colour-orange = oranžová
isle-colour-none = bez barvy
isle-tile-cat = { $colour ->
    [blue] modrá kočka
    [green] zelená kočka
    [red] červená kočka
    [purple] fialová kočka
   *[orange] oranžová kočka
}
isle-tile-oshax = { $colour ->
    [blue] modrý oshax
    [green] zelený oshax
    [red] červený oshax
    [purple] fialový oshax
    [orange] oranžový oshax
   *[none] oshax
}
isle-tile-common = obyčejný poklad
isle-tile-rare = vzácný poklad
isle-tile-single = obyčejný poklad (kostka)
isle-tile-pair = obyčejný poklad (dvojice)
isle-tile-corner = obyčejný poklad (rožek)
isle-tile-line = obyčejný poklad (trojice)
isle-tile-ell = vzácný poklad (hák)
isle-tile-tee = vzácný poklad (vidlička)
isle-tile-square = vzácný poklad (čtverec)
isle-tile-zig = vzácný poklad (klikatec)
isle-tile-bar = vzácný poklad (tyč)
isle-with-oshax = s oshaxem (odteď { $colourkey ->
    [blue] modrým
    [green] zeleným
    [red] červeným
    [purple] fialovým
   *[orange] oranžovým
})
isle-whom = { $tilekind ->
    [cat] { $tilecolour ->
        [blue] modrou kočku
        [green] zelenou kočku
        [red] červenou kočku
        [purple] fialovou kočku
       *[orange] oranžovou kočku
    }
    [oshax] { $tilecolour ->
        [blue] modrého oshaxe
        [green] zeleného oshaxe
        [red] červeného oshaxe
        [purple] fialového oshaxe
        [orange] oranžového oshaxe
       *[none] oshaxe
    }
   *[treasure] { $tile }
}
isle-whom-other = { $othercolour ->
    [blue] modrou kočku
    [green] zelenou kočku
    [red] červenou kočku
    [purple] fialovou kočku
   *[orange] oranžovou kočku
}
isle-fish = { $fish ->
    [one] { $fish } rybu
    [few] { $fish } ryby
   *[other] { $fish } ryb
}
isle-for-fish = { $fish ->
    [0] zadarmo
   *[other] za { isle-fish }
}
isle-room-stern = záď s papouškem
isle-room-left_cabin = levá kajuta s měsícem
isle-room-dining = jídelna s jablkem
isle-room-right_cabin = pravá kajuta s měsícem
isle-room-deck = paluba
isle-room-storage = sklad se zrním
isle-room-bow = příď s papouškem
isle-basket-permanent = trvanlivý koš
isle-basket-whole = celý koš
isle-basket-broken = dva poškozené koše
isle-field-left = levé pole
isle-field-right = pravé pole

## Na co se ptáme
isle-prompt-keep = { $count ->
    [one] Nech si <em>jednu kartu</em>, zbytek pošli dál.
    [few] Nech si <em>{ $count } karty</em>, zbytek pošli dál.
   *[other] Nech si <em>{ $count } karet</em>, zbytek pošli dál.
}
isle-prompt-keep-alone = { $count ->
    [few] Nech si <em>{ $count } karty</em>,
   *[other] Nech si <em>{ $count } karet</em>,
} { $rest ->
    [one] zbylá se odhodí.
    [few] zbylé { $rest } se odhodí.
   *[other] zbylých { $rest } se odhodí.
}
isle-prompt-keep-family = Nech si <em>dvě</em> z těchto tří karet. Zůstanou tajné.
isle-prompt-lay-out = Vyber <em>{ $count } oshaxů</em>, kteří budou od začátku ležet na stole. Ostatní jdou do pytlíku.
isle-prompt-pay = Zaplať za <em>karty, které chceš</em>; ostatní jsou pryč.
isle-prompt-pay-drawn = Zaplať za <em>líznuté karty, které chceš</em>; ostatní jsou pryč.
isle-prompt-name-colour = Vyber <em>barvu</em> pro společný úkol { $card }.
isle-prompt-name-catch = Řekni <em>barvu</em>: každá tvoje kočka té barvy přinese rybu. Karta { $card }.
isle-prompt-lay = { $cards ->
    [0] <em>Záchranné karty</em> nemáš žádné. Nevykládáš nic.
    [one] Vylož <em>záchrannou kartu</em> lícem dolů, nebo si ji nech.
    [few] Vylož lícem dolů, kolik chceš, ze { $cards } <em>záchranných karet</em>, třeba žádnou.
   *[other] Vylož lícem dolů, kolik chceš, z { $cards } <em>záchranných karet</em>, třeba žádnou.
}
isle-prompt-rescue = { $fish ->
    [one] Zachraň <em>kočku</em>: vlevo za 3 ryby, vpravo za 5. Máš { $fish } rybu.
    [few] Zachraň <em>kočku</em>: vlevo za 3 ryby, vpravo za 5. Máš { $fish } ryby.
   *[other] Zachraň <em>kočku</em>: vlevo za 3 ryby, vpravo za 5. Máš { $fish } ryb.
}
isle-prompt-rescue-more = { $fish ->
    [one] Můžeš zachránit <em>ještě jednu</em>. Máš { $fish } rybu.
    [few] Můžeš zachránit <em>ještě jednu</em>. Máš { $fish } ryby.
   *[other] Můžeš zachránit <em>ještě jednu</em>. Máš { $fish } ryb.
}
isle-prompt-find = { $what ->
    [both] Zahraj kartu <em>oshaxe</em> nebo <em>pokladu</em>, nebo už dnes dál nehledej. Máš { isle-fish }.
    [oshax] Zahraj kartu <em>oshaxe</em>, nebo už dnes dál nehledej. Máš { isle-fish }.
    [treasure] Zahraj kartu <em>pokladu</em>, nebo už dnes dál nehledej. Máš { isle-fish }.
   *[none] Nemáš kartu oshaxe ani pokladu, kterou by šlo zahrát: dnes už <em>dál nehledej</em>. Máš { isle-fish }.
}
isle-prompt-second-treasure = Karta { $card }: vezmi si <em>druhý poklad</em>, nebo ho nech.
isle-prompt-place = { $touching ->
    [yes] { $tilekind ->
        [cat] Polož <em>{ isle-whom }</em> tak, aby se dotýkala jiného dílku.
       *[other] Polož <em>{ isle-whom }</em> tak, aby se dotýkal jiného dílku.
    }
   *[no] Polož <em>{ isle-whom }</em> kamkoli na svou loď.
}
isle-prompt-map-treasure = Leží na své mapě. Vezmi si <em>obyčejný poklad</em>, nebo ho nech.
isle-prompt-colour-oshax = Z pytlíku vylezl { $tile }. Vyber mu <em>barvu</em>.
isle-prompt-sell-basket = Který koš prodáš: dnes <em>použitý</em>, nebo <em>volný</em>?
isle-prompt-herd = { $most ->
    [one] Která kočka přejde na <em>druhé pole</em>?
    [few] Které kočky přejdou na <em>druhé pole</em>? Jedna až { $most }.
   *[other] Které kočky přejdou na <em>druhé pole</em>? Jedna až { $most }.
}
isle-prompt-send = Kam jde <em>{ $tile }</em>?
isle-prompt-give-lessons = { $count ->
    [one] Odevzdej <em>{ $count } úkol</em> za koš.
    [few] Odevzdej <em>{ $count } úkoly</em> za koš.
   *[other] Odevzdej <em>{ $count } úkolů</em> za koš.
}
isle-prompt-give-treasures = { $count ->
    [one] Odevzdej <em>{ $count } poklad</em> za koš. Co zakrýval, bude zase vidět.
    [few] Odevzdej <em>{ $count } poklady</em> za koš. Co zakrývaly, bude zase vidět.
   *[other] Odevzdej <em>{ $count } pokladů</em> za koš. Co zakrývaly, bude zase vidět.
}
isle-prompt-window = { $moment ->
    [dawn] Nový den, ještě než přijdou kočky. Zahraješ kartu?
    [morning] Kočky už jsou tu, karty ještě ne. Zahraješ kartu?
    [lessons] Před úkoly. Zahraješ kartu?
    [taught] Úkoly jsou vyložené; líznutý úkol teď ještě platí. Zahraješ kartu?
    [sister] Než přijde na řadu sestra. Zahraješ kartu?
    [empty] Obě pole jsou prázdná. Zahraj kartu, jinak záchrana končí.
   *[dusk] Před večerem. Zahraješ kartu?
}
isle-prompt-wish = <b>{ $who }</b> chce zahrát kartu { $card }. Jsi v pořadí <em>dřív</em>: zahraješ nejdřív svou?
isle-prompt-interrupt = Můžeš zahrát kartu <em>pro každou chvíli</em>.
isle-prompt-take = { $cats ->
    [one] Vezmi <em>poslední kočku</em>, nebo dnes skonči.
   *[other] Vezmi <em>kočku</em>, nebo dnes skonči.
}

## Proč ne
isle-whynot-keep = Nech si tolik karet, kolik se píše, z těch v ruce.
isle-whynot-keep-alone = Nech si právě tolik z líznutých karet.
isle-whynot-keep-family = Zůstanou ti dvě ze tří.
isle-whynot-lay-out = Právě tolik z oshaxů, kteří ve hře jsou.
isle-whynot-pay = Na tyhle karty ryby nestačí. Vyber jich míň.
isle-whynot-pay-drawn = Na tyhle karty ryby nestačí. Vyber jich míň.
isle-whynot-name-colour = Jedna z pěti barev.
isle-whynot-name-catch = Jedna z nabízených barev; ostatní přinesou totéž.
isle-whynot-lay = Tady se vykládají jen záchranné karty z tvé ruky.
isle-whynot-rescue = Každá kočka chce koš, svou cenu v rybách a místo na lodi.
isle-whynot-rescue-more = Každá kočka chce vlastní koš, svou cenu v rybách a místo na lodi.
isle-whynot-find = Karta oshaxe nebo pokladu z ruky a dílek, který se vejde.
isle-whynot-second-treasure = Jen poklad z této karty, který tam ještě leží a vejde se.
isle-whynot-place = Tam ne. Svítí místa, kde to jde.
isle-whynot-map-treasure = Jen poklad, který tam ještě leží a vejde se.
isle-whynot-colour-oshax = Jedna z pěti barev.
isle-whynot-sell-basket = Tvůj vlastní koš, použitý nebo volný.
isle-whynot-herd = Jedna až tři různé kočky, které jsou na poli.
isle-whynot-send = Svítí místa, kde to jde.
isle-whynot-give-lessons = Přesně tolik vlastních úkolů.
isle-whynot-give-treasures = Přesně tolik pokladů z vlastní lodi.
isle-whynot-window = Jen karta pro každou chvíli, která teď něco udělá.
isle-whynot-wish = Jen karta pro každou chvíli, která teď něco udělá.
isle-whynot-interrupt = Jen karta pro každou chvíli, která teď něco udělá.
isle-whynot-take = Jen kočka, která tam leží a vejde se na tvou loď.
isle-whynot-waiting = Ještě nejsi na tahu.

## Příběh
isle-event-first = { $you ->
    [yes] <b>Ty</b> začínáš.
   *[no] <b>{ $who }</b> začíná.
}
isle-event-boats = Lodě jsou rozlosované.
isle-event-oshax-laid-out = { $tilescount ->
    [one] Pod ostrovem leží { $tilescount } oshax.
    [few] Pod ostrovem leží { $tilescount } oshaxové.
   *[other] Pod ostrovem leží { $tilescount } oshaxů.
}
isle-event-sister-lessons = { $cardscount ->
    [one] <b>Sestra</b> má úkol { $cards }.
   *[other] <b>Sestra</b> má úkoly { $cards }.
}
isle-event-sister-colour = { $count ->
    [1] První barva sestry je
   *[other] Další barva sestry je
} { $cardkey ->
    [169] modrá
    [170] zelená
    [171] fialová
    [172] červená
   *[173] oranžová
}.
isle-turn-sister-lessons-sister-lessons = { isle-event-sister-lessons }
isle-event-family-dealt = Rodinné karty jsou rozdané.
isle-event-fields-filled = { $catscount ->
    [0] { $treasurescount ->
        [one] Pod ostrov přichází dílek.
        [few] Pod ostrov přicházejí { $treasurescount } dílky.
       *[other] Pod ostrov přichází { $treasurescount } dílků.
    }
   *[other] { $came ->
        [0] { $catscount ->
            [one] Na ostrov přichází kočka
            [few] Na ostrov přicházejí { $catscount } kočky
           *[other] Na ostrov přichází { $catscount } koček
        }
       *[other] { $catscount ->
            [one] Přichází ještě kočka
            [few] Přicházejí ještě { $catscount } kočky
           *[other] Přichází ještě { $catscount } koček
        }
    }{ $treasurescount ->
        [0] {""}
        [one] , pod ostrov dílek
        [few] , pod ostrov { $treasurescount } dílky
       *[other] , pod ostrov { $treasurescount } dílků
    }.
}
isle-turn-fields-filled-fields-filled = { isle-event-fields-filled }
isle-event-fished = { $fish ->
    [few] Dnešní úlovek: { $fish } ryby.
   *[other] Dnešní úlovek: { $fish } ryb.
}
isle-event-dealt = { $count ->
    [one] Rozdává se jedna karta.
    [few] Rozdávají se { $count } karty.
   *[other] Rozdává se { $count } karet.
}
isle-event-chosen = { $you ->
    [yes] <b>Ty</b> už máš vybráno.
   *[no] <b>{ $who }</b> už má vybráno.
}
isle-event-passed-on = Karty jdou dál.
isle-event-bought = { $you ->
    [yes] { $count ->
        [0] <b>Ty</b> nekupuješ nic.
        [one] <b>Ty</b> kupuješ jednu kartu { isle-for-fish }.
        [few] <b>Ty</b> kupuješ { $count } karty { isle-for-fish }.
       *[other] <b>Ty</b> kupuješ { $count } karet { isle-for-fish }.
    }
   *[no] { $count ->
        [0] <b>{ $who }</b> nekupuje nic.
        [one] <b>{ $who }</b> kupuje jednu kartu { isle-for-fish }.
        [few] <b>{ $who }</b> kupuje { $count } karty { isle-for-fish }.
       *[other] <b>{ $who }</b> kupuje { $count } karet { isle-for-fish }.
    }
}
isle-event-lessons-played = { $you ->
    [yes] { $count ->
        [one] <b>Ty</b> vykládáš úkol lícem dolů.
        [few] <b>Ty</b> vykládáš { $count } úkoly lícem dolů.
       *[other] <b>Ty</b> vykládáš { $count } úkolů lícem dolů.
    }
   *[no] { $count ->
        [one] <b>{ $who }</b> vykládá úkol lícem dolů.
        [few] <b>{ $who }</b> vykládá { $count } úkoly lícem dolů.
       *[other] <b>{ $who }</b> vykládá { $count } úkolů lícem dolů.
    }
}
isle-event-public-lesson = { $you ->
    [yes] { $cardscount ->
        [one] <b>Ty</b> vykládáš úkol pro všechny: { $cards }.
        [few] <b>Ty</b> vykládáš { $cardscount } úkoly pro všechny: { $cards }.
       *[other] <b>Ty</b> vykládáš { $cardscount } úkolů pro všechny: { $cards }.
    }
   *[no] { $cardscount ->
        [one] <b>{ $who }</b> vykládá úkol pro všechny: { $cards }.
        [few] <b>{ $who }</b> vykládá { $cardscount } úkoly pro všechny: { $cards }.
       *[other] <b>{ $who }</b> vykládá { $cardscount } úkolů pro všechny: { $cards }.
    }
}
isle-event-named = { $you ->
    [yes] <b>Ty</b> vykládáš úkol pro všechny: { $card } ({ $colour }).
   *[no] <b>{ $who }</b> vykládá úkol pro všechny: { $card } ({ $colour }).
}
isle-event-laid = { $you ->
    [yes] { $count ->
        [0] <b>Ty</b> nevykládáš žádnou záchrannou kartu.
        [one] <b>Ty</b> vykládáš záchrannou kartu.
        [few] <b>Ty</b> vykládáš { $count } záchranné karty.
       *[other] <b>Ty</b> vykládáš { $count } záchranných karet.
    }
   *[no] { $count ->
        [0] <b>{ $who }</b> nevykládá žádnou záchrannou kartu.
        [one] <b>{ $who }</b> vykládá záchrannou kartu.
        [few] <b>{ $who }</b> vykládá { $count } záchranné karty.
       *[other] <b>{ $who }</b> vykládá { $count } záchranných karet.
    }
}
isle-event-revealed = { $you ->
    [yes] { $cardscount ->
        [0] <b>Ty</b> nevykládáš žádnou kartu a máš rychlost { $speed }.
        [one] <b>Ty</b> máš rychlost { $speed } s kartou { $cards }.
       *[other] <b>Ty</b> máš rychlost { $speed } s kartami { $cards }.
    }
   *[no] { $cardscount ->
        [0] <b>{ $who }</b> nevykládá žádnou kartu a má rychlost { $speed }.
        [one] <b>{ $who }</b> má rychlost { $speed } s kartou { $cards }.
       *[other] <b>{ $who }</b> má rychlost { $speed } s kartami { $cards }.
    }
}
isle-event-nothing-laid = Nikdo nevykládá záchrannou kartu, pořadí se tedy nemění.
isle-event-new-order = Pořadí je teď: { $order }.
isle-event-rescued = { $you ->
    [yes] <b>Ty</b> zachraňuješ { isle-whom } za { isle-fish }{ $basket ->
        [broken] {" "}ve dvou poškozených koších
       *[other] {""}
    }.
   *[no] <b>{ $who }</b> zachraňuje { isle-whom } za { isle-fish }{ $basket ->
        [broken] {" "}ve dvou poškozených koších
       *[other] {""}
    }.
}
isle-event-placed = { $you ->
    [yes] <b>Ty</b> pokládáš { isle-whom } na <at>{ $cell }</at>{ $rats ->
        [0] {""}
        [one] {" "}přes krysu (+1)
        [few] {" "}přes { $rats } krysy (+{ $rats })
       *[other] {" "}přes { $rats } krys (+{ $rats })
    }.
   *[no] <b>{ $who }</b> pokládá { isle-whom } na <at>{ $cell }</at>{ $rats ->
        [0] {""}
        [one] {" "}přes krysu (+1)
        [few] {" "}přes { $rats } krysy (+{ $rats })
       *[other] {" "}přes { $rats } krys (+{ $rats })
    }.
}
isle-turn-rescued-placed = { $you ->
    [yes] <b>Ty</b> zachraňuješ { isle-whom } za { isle-fish }{ $basket ->
        [broken] {" "}ve dvou poškozených koších
       *[other] {""}
    }. <b>Ty</b> pokládáš ji na <at>{ $cell }</at>{ $rats ->
        [0] {""}
        [one] {" "}přes krysu (+1)
        [few] {" "}přes { $rats } krysy (+{ $rats })
       *[other] {" "}přes { $rats } krys (+{ $rats })
    }.
   *[no] <b>{ $who }</b> zachraňuje { isle-whom } za { isle-fish }{ $basket ->
        [broken] {" "}ve dvou poškozených koších
       *[other] {""}
    }. <b>{ $who }</b> pokládá ji na <at>{ $cell }</at>{ $rats ->
        [0] {""}
        [one] {" "}přes krysu (+1)
        [few] {" "}přes { $rats } krysy (+{ $rats })
       *[other] {" "}přes { $rats } krys (+{ $rats })
    }.
}
isle-turn-took-placed = { $you ->
    [yes] <b>Ty</b> bereš { isle-whom }. <b>Ty</b> pokládáš { $tilekind ->
        [cat] ji
       *[other] ho
    } na <at>{ $cell }</at>{ $rats ->
        [0] {""}
        [one] {" "}přes krysu (+1)
        [few] {" "}přes { $rats } krysy (+{ $rats })
       *[other] {" "}přes { $rats } krys (+{ $rats })
    }.
   *[no] <b>{ $who }</b> bere { isle-whom }. <b>{ $who }</b> pokládá { $tilekind ->
        [cat] ji
       *[other] ho
    } na <at>{ $cell }</at>{ $rats ->
        [0] {""}
        [one] {" "}přes krysu (+1)
        [few] {" "}přes { $rats } krysy (+{ $rats })
       *[other] {" "}přes { $rats } krys (+{ $rats })
    }.
}
isle-turn-found-placed = { $you ->
    [yes] <b>Ty</b> hraješ kartu { $card }{ $fish ->
        [0] {""}
        [one] {" "}za { $fish } rybu
        [few] {" "}za { $fish } ryby
       *[other] {" "}za { $fish } ryb
    }. <b>Ty</b> bereš { isle-whom }. <b>Ty</b> pokládáš ho na <at>{ $cell }</at>{ $rats ->
        [0] {""}
        [one] {" "}přes krysu (+1)
        [few] {" "}přes { $rats } krysy (+{ $rats })
       *[other] {" "}přes { $rats } krys (+{ $rats })
    }.
   *[no] <b>{ $who }</b> hraje kartu { $card }{ $fish ->
        [0] {""}
        [one] {" "}za { $fish } rybu
        [few] {" "}za { $fish } ryby
       *[other] {" "}za { $fish } ryb
    }. <b>{ $who }</b> bere { isle-whom }. <b>{ $who }</b> pokládá ho na <at>{ $cell }</at>{ $rats ->
        [0] {""}
        [one] {" "}přes krysu (+1)
        [few] {" "}přes { $rats } krysy (+{ $rats })
       *[other] {" "}přes { $rats } krys (+{ $rats })
    }.
}
isle-turn-befriended-placed = { $you ->
    [yes] <b>Ty</b> se přátelíš { isle-with-oshax }. <b>Ty</b> pokládáš ho na <at>{ $cell }</at>{ $rats ->
        [0] {""}
        [one] {" "}přes krysu (+1)
        [few] {" "}přes { $rats } krysy (+{ $rats })
       *[other] {" "}přes { $rats } krys (+{ $rats })
    }.
   *[no] <b>{ $who }</b> se přátelí { isle-with-oshax }. <b>{ $who }</b> pokládá ho na <at>{ $cell }</at>{ $rats ->
        [0] {""}
        [one] {" "}přes krysu (+1)
        [few] {" "}přes { $rats } krysy (+{ $rats })
       *[other] {" "}přes { $rats } krys (+{ $rats })
    }.
}
isle-event-took = { $you ->
    [yes] <b>Ty</b> bereš { isle-whom }.
   *[no] <b>{ $who }</b> bere { isle-whom }.
}
isle-event-let-go = { $you ->
    [yes] Na <b>tvé</b> lodi není místo: { $tile } odchází.
   *[no] <b>{ $who }</b> nemá místo: { $tile } odchází.
}
isle-event-declined = { $you ->
    [yes] <b>Ty</b> necháváš poklad ležet.
   *[no] <b>{ $who }</b> nechává poklad ležet.
}
isle-event-passed = { $you ->
    [yes] <b>Ty</b> končíš.
   *[no] <b>{ $who }</b> končí.
}
isle-event-turn-ended = { $you ->
    [yes] <b>Ty</b> už nic neděláš.
   *[no] <b>{ $who }</b> už nic nedělá.
}
isle-event-finds = Záchrana končí. Čas na vzácné objevy.
isle-event-befriended = { $you ->
    [yes] <b>Ty</b> se přátelíš s oshaxem. Odteď je jeho barva { $colour }.
   *[no] <b>{ $who }</b> se přátelí s oshaxem. Odteď je jeho barva { $colour }.
}
isle-event-found = { $you ->
    [yes] { $fish ->
        [0] <b>Ty</b> hraješ kartu { $card } a bereš { isle-whom }.
       *[other] <b>Ty</b> hraješ kartu { $card }, platíš { isle-fish } a bereš { isle-whom }.
    }
   *[no] { $fish ->
        [0] <b>{ $who }</b> hraje kartu { $card } a bere { isle-whom }.
       *[other] <b>{ $who }</b> hraje kartu { $card }, platí { isle-fish } a bere { isle-whom }.
    }
}
isle-event-played = { $you ->
    [yes] <b>Ty</b> hraješ kartu { $card }.
   *[no] <b>{ $who }</b> hraje kartu { $card }.
}
isle-turn-wished-played = { $you ->
    [yes] <b>Ty</b> hraješ kartu { $card }.
   *[no] <b>{ $who }</b> hraje kartu { $card }.
}
isle-event-wished = { $you ->
    [yes] <b>Ty</b> chceš zahrát kartu { $card }. Kdo je v pořadí dřív, může první.
   *[no] <b>{ $who }</b> chce zahrát kartu { $card }.
}
isle-event-caught = { $you ->
    [yes] { $fish ->
        [one] <b>Ty</b> bereš { $fish } rybu.
        [few] <b>Ty</b> bereš { $fish } ryby.
       *[other] <b>Ty</b> bereš { $fish } ryb.
    }
   *[no] { $fish ->
        [one] <b>{ $who }</b> bere { $fish } rybu.
        [few] <b>{ $who }</b> bere { $fish } ryby.
       *[other] <b>{ $who }</b> bere { $fish } ryb.
    }
}
isle-event-basket-gained = { $you ->
    [yes] <b>Ty</b> máš nový koš.
   *[no] <b>{ $who }</b> má nový koš.
}
isle-event-drew-cards = { $you ->
    [yes] { $count ->
        [one] <b>Ty</b> si lízáš { $count } kartu.
        [few] <b>Ty</b> si lízáš { $count } karty.
       *[other] <b>Ty</b> si lízáš { $count } karet.
    }
   *[no] { $count ->
        [one] <b>{ $who }</b> si líže { $count } kartu.
        [few] <b>{ $who }</b> si líže { $count } karty.
       *[other] <b>{ $who }</b> si líže { $count } karet.
    }
}
isle-event-paid-drawn = { $you ->
    [yes] { $count ->
        [0] <b>Ty</b> si nenecháváš nic z nich.
       *[other] <b>Ty</b> si necháváš { $count } z nich { isle-for-fish }.
    }
   *[no] { $count ->
        [0] <b>{ $who }</b> si nenechává nic z nich.
       *[other] <b>{ $who }</b> si nechává { $count } z nich { isle-for-fish }.
    }
}
isle-event-drew-tiles = { $catscount ->
    [0] Z pytlíku: { $treasures }.
   *[other] { $treasurescount ->
        [0] Z pytlíku: { $cats }.
       *[other] Z pytlíku: { $cats }; { $treasures }.
    }
}
isle-event-herded = { $you ->
    [yes] { $tilescount ->
        [one] <b>Ty</b> převádíš na druhé pole kočku: { $tiles }.
        [few] <b>Ty</b> převádíš na druhé pole { $tilescount } kočky: { $tiles }.
       *[other] <b>Ty</b> převádíš na druhé pole { $tilescount } koček: { $tiles }.
    }
   *[no] { $tilescount ->
        [one] <b>{ $who }</b> převádí na druhé pole kočku: { $tiles }.
        [few] <b>{ $who }</b> převádí na druhé pole { $tilescount } kočky: { $tiles }.
       *[other] <b>{ $who }</b> převádí na druhé pole { $tilescount } koček: { $tiles }.
    }
}
isle-event-sent = { $field ->
    [left] Na levé pole, místo { $place }, jde { $tile }.
   *[right] Na pravé pole, místo { $place }, jde { $tile }.
}
isle-turn-sent-sent = { $you ->
    [yes] { $times ->
        [few] <b>Ty</b> posíláš { $times } kočky na pole.
       *[other] <b>Ty</b> posíláš { $times } koček na pole.
    }
   *[no] { $times ->
        [few] <b>{ $who }</b> posílá { $times } kočky na pole.
       *[other] <b>{ $who }</b> posílá { $times } koček na pole.
    }
}
isle-event-gave-lessons = { $you ->
    [yes] { $count ->
        [one] <b>Ty</b> odevzdáváš úkol.
        [few] <b>Ty</b> odevzdáváš { $count } úkoly.
       *[other] <b>Ty</b> odevzdáváš { $count } úkolů.
    }
   *[no] { $count ->
        [one] <b>{ $who }</b> odevzdává úkol.
        [few] <b>{ $who }</b> odevzdává { $count } úkoly.
       *[other] <b>{ $who }</b> odevzdává { $count } úkolů.
    }
}
isle-event-gave-treasures = { $you ->
    [yes] { $tilescount ->
        [one] <b>Ty</b> odevzdáváš poklad: { $tiles }.
        [few] <b>Ty</b> odevzdáváš { $tilescount } poklady: { $tiles }.
       *[other] <b>Ty</b> odevzdáváš { $tilescount } pokladů: { $tiles }.
    }
   *[no] { $tilescount ->
        [one] <b>{ $who }</b> odevzdává poklad: { $tiles }.
        [few] <b>{ $who }</b> odevzdává { $tilescount } poklady: { $tiles }.
       *[other] <b>{ $who }</b> odevzdává { $tilescount } pokladů: { $tiles }.
    }
}
isle-event-sister-revealed = { $count ->
    [one] <b>Sestra</b> má dnes jednu kartu a rychlost { $speed }.
    [few] <b>Sestra</b> má dnes { $count } karty a rychlost { $speed }.
   *[other] <b>Sestra</b> má dnes { $count } karet a rychlost { $speed }.
}
isle-event-sister-turned = <b>Sestra</b> otáčí další kartu.
isle-event-sister-took = <b>Sestra</b> bere { isle-whom }.
isle-event-sister-swap = <b>Sestra</b> prohazuje { isle-whom } a { isle-whom-other }.
isle-event-sister-nothing = { $what ->
    [cat] <b>Sestra</b> hledá kočku a žádnou nenachází.
    [swap] <b>Sestra</b> chce prohodit dvě kočky, ale dvě tu nejsou.
    [rare] <b>Sestra</b> hledá vzácný poklad a žádný nenachází.
    [oshax] <b>Sestra</b> hledá oshaxe a žádného nenachází.
   *[common] <b>Sestra</b> hledá obyčejný poklad a žádný nenachází.
}
isle-event-new-day = Nastává večer a co zbylo na polích, je pryč. Začíná { $day }. den.
isle-event-over = Pátý den končí. Lodě plují domů.

## Vyúčtování
isle-line-rats = { $count ->
    [one] Jedna krysa je vidět
    [few] { $count } krysy jsou vidět
   *[other] { $count } krys je vidět
}
isle-line-rooms = { $count ->
    [one] Jedna místnost není plná
    [few] { $count } místnosti nejsou plné
   *[other] { $count } místností není plných
}
isle-line-family = { $size ->
    [few] Rodina, { $size } kočky, { $colour }
   *[other] Rodina, { $size } koček, { $colour }
}
isle-line-rare = { $count ->
    [one] Jeden vzácný poklad
    [few] { $count } vzácné poklady
   *[other] { $count } vzácných pokladů
}
isle-line-lesson = { $card }
isle-line-public = { $colourkey ->
    [blue] { $card }, { $colour }
    [green] { $card }, { $colour }
    [red] { $card }, { $colour }
    [purple] { $card }, { $colour }
    [orange] { $card }, { $colour }
   *[none] { $card }
}
isle-line-public-half = { $colourkey ->
    [blue] { $card }, { $colour }: polovina z { $whole }
    [green] { $card }, { $colour }: polovina z { $whole }
    [red] { $card }, { $colour }: polovina z { $whole }
    [purple] { $card }, { $colour }: polovina z { $whole }
    [orange] { $card }, { $colour }: polovina z { $whole }
   *[none] { $card }: polovina z { $whole }
}
isle-line-family-card = { $card }
isle-line-sister-colour = { $cats ->
    [one] Barva { $colour }: jedna kočka, bodů { $each }
    [few] Barva { $colour }: { $cats } kočky po { $each }
   *[other] Barva { $colour }: { $cats } koček po { $each }
}
isle-line-sister-lesson = { $card }

## Karty: oshaxové, záchrana
isle-card-1 = Důvěřivý oshax
isle-card-1-text = Vzácné objevy: vezmi si kteréhokoli ležícího oshaxe a polož ho na loď. Hned mu vyber barvu.
isle-card-7 = Rychlé nohy
isle-card-7-text = Čtyři boty, žádný koš.
isle-card-15 = Koš bez dna
isle-card-15-text = Poškozený koš. Dva poškozené unesou kočku.
isle-card-23 = Rozdrbaný koš
isle-card-23-text = Poškozený koš a jedna bota. Dva poškozené unesou kočku.
isle-card-35 = Koš v poklusu
isle-card-35-text = Poškozený koš a tři boty. Dva poškozené unesou kočku.
isle-card-43 = Poctivý koš
isle-card-43-text = Celý koš a jedna bota.
isle-card-55 = Koš a boty
isle-card-55-text = Celý koš a tři boty.

## Karty pro každou chvíli
isle-card-67 = Oshaxové u sítí
isle-card-67-text = Dvě ryby za každého oshaxe na tvé lodi.
isle-card-69 = Pelíšek stranou
isle-card-69-text = Tvůj příští dílek, jakýkoli, se nemusí dotýkat jiného.
isle-card-71 = Rozhlédnout se
isle-card-71-text = Lízni si dvě karty a nech si za jejich cenu, které chceš.
isle-card-73 = Až na stěžeň
isle-card-73-text = Lízni si tři karty a nech si za jejich cenu, které chceš.
isle-card-75 = Sáhni do pytle
isle-card-75-text = Vytáhni z pytlíku dílek a polož ho na loď, ať je jakýkoli. Bez ryb, bez koše.
isle-card-76 = Proutí na prodej
isle-card-76-text = Odevzdej trvanlivý koš, dnes použitý nebo ne, za pět ryb.
isle-card-77 = Cestička z drobků
isle-card-77-text = Převeď jednu až tři kočky, každou na druhé pole.
isle-card-78 = Ryby pro učence
isle-card-78-text = Ryba za každý vlastní úkol před tebou.
isle-card-80 = Plná náruč
isle-card-80-text = O kočku víc ve tvém záchranném tahu, tomto nebo příštím dnes. Chce vlastní koš a svou cenu.
isle-card-83 = Nově příchozí
isle-card-83-text = Vytáhni čtyři dílky. Každé kočce vyber pole; vzácný poklad jde pod ostrov.
isle-card-84 = U košíkáře
isle-card-84-text = Trvanlivý koš, hned k použití.
isle-card-86 = Úkoly za proutí
isle-card-86-text = Odevzdej dva vlastní úkoly za trvanlivý koš, hned k použití.
isle-card-88 = Poklady za proutí
isle-card-88-text = Sundej z lodi dva poklady, jdou ze hry, za trvanlivý koš, hned k použití.
isle-card-90 = Loví všechny barvy
isle-card-90-text = Ryba za každou barvu mezi tvými kočkami.
isle-card-92 = Zlaté háčky
isle-card-92-text = Dvě ryby za každý vzácný poklad na tvé lodi.
isle-card-94 = Plechové háčky
isle-card-94-text = Ryba za každý obyčejný poklad na tvé lodi.
isle-card-96 = Loví jedna barva
isle-card-96-text = Řekni barvu: ryba za každou tvou kočku té barvy.

## Karty: poklady
isle-card-98 = Hluboká truhla
isle-card-98-text = Vzácné objevy: vezmi si vzácný poklad, nebo až dva obyčejné.
isle-card-107 = Malá truhla
isle-card-107-text = Vzácné objevy: vezmi si až dva malé poklady; nebo zaplať rybu a vezmi si až dva obyčejné.

## Úkoly
isle-card-113 = Kolem dokola
isle-card-113-text = 12 bodů, když je zakryté každé políčko na okraji lodi.
isle-card-114 = Patnáct na palubě
isle-card-114-text = 10 bodů, když máš právě 15 koček.
isle-card-115 = Od každé tři
isle-card-115-text = 15 bodů, když máš od každé barvy aspoň tři kočky.
isle-card-116 = Výhled pro všechny
isle-card-116-text = 7 bodů, když je na okraji kočka každé barvy.
isle-card-117 = Oblíbenci u zábradlí
isle-card-117-text = Bod za každou kočku na okraji v tvé nejlepší barvě.
isle-card-118 = Tři koše
isle-card-118-text = 7 bodů, když máš právě tři trvanlivé koše.
isle-card-119 = První na břehu
isle-card-119-text = 7 bodů, když je tvoje figurka na konci první v pořadí.
isle-card-120 = Samotářky
isle-card-120-text = Bod za každou kočku, která se nedotýká jiné své barvy.
isle-card-121 = Velká rodina
isle-card-121-text = 10 bodů, když nikdo nemá větší rodinu než ty. V sólu je potřeba sedm koček.
isle-card-122 = Oko na zlato
isle-card-122-text = 2 body za každý vzácný poklad.
isle-card-123 = Straka
isle-card-123-text = Bod za každý obyčejný poklad.
isle-card-124 = Ani krysa
isle-card-124-text = 10 bodů, když na tvé lodi není vidět žádná krysa.
isle-card-125 = Krysí kamarád
isle-card-125-text = 2 body za každou krysu, která je vidět. Bod dolů za ni platí dál.
isle-card-126 = Sečtělá hlava
isle-card-126-text = Bod za každý vlastní úkol, i za tento.
isle-card-127 = Pět modrých
isle-card-127-text = 9 bodů, když máš právě pět modrých koček.
isle-card-128 = Pět zelených
isle-card-128-text = 9 bodů, když máš právě pět zelených koček.
isle-card-129 = Pět fialových
isle-card-129-text = 9 bodů, když máš právě pět fialových koček.
isle-card-130 = Pět červených
isle-card-130-text = 9 bodů, když máš právě pět červených koček.
isle-card-131 = Pět oranžových
isle-card-131-text = 9 bodů, když máš právě pět oranžových koček.
isle-card-132 = Pět krys
isle-card-132-text = 10 bodů, když je vidět právě pět krys. Bod dolů za každou platí dál.
isle-card-133 = Šest úkolů
isle-card-133-text = 7 bodů, když máš právě šest vlastních úkolů i s tímto.
isle-card-134 = Pět pokladů
isle-card-134-text = 9 bodů, když máš právě pět pokladů, obyčejných i vzácných.
isle-card-135 = Po dvou
isle-card-135-text = Bod za každé dvě kočky na okraji.
isle-card-136 = Společnost papoušků
isle-card-136-text = 12 bodů, když jsou plné obě místnosti s papouškem.
isle-card-137 = Jen měsíční svit
isle-card-137-text = 18 bodů, když jsou prázdné obě místnosti s měsícem. Pět dolů za každou platí dál.
isle-card-138 = Čtyři a víc
isle-card-138-text = 4 body za každou rodinu o čtyřech a více kočkách.
isle-card-139 = Ctitel oshaxů
isle-card-139-text = 3 body za každého oshaxe.
isle-card-140 = Nikdo u stolu
isle-card-140-text = 15 bodů, když je prázdná místnost s jablkem. Pět dolů za ni platí dál.
isle-card-141 = Třetí v řadě
isle-card-141-text = Tvoje třetí největší rodina boduje ještě jednou.
isle-card-142 = Ryby na cestu
isle-card-142-text = 7 bodů, když ti zbude aspoň pět ryb.

## Úkoly pro všechny
isle-card-143 = Jedna barva u zábradlí
isle-card-143-text = 2 body za každou kočku zvolené barvy na okraji.
isle-card-144 = V módě
isle-card-144-text = Bod za každou kočku zvolené barvy.
isle-card-145 = Trojice
isle-card-145-text = 5 bodů za aspoň tři kočky zvolené barvy.
isle-card-146 = Sama v davu
isle-card-146-text = 3 body za každou kočku zvolené barvy, která se nedotýká jiné téže barvy.
isle-card-147 = Otevřené knihy
isle-card-147-text = 2 body za každý tvůj vlastní úkol.
isle-card-148 = Vetešník
isle-card-148-text = 2 body za každý obyčejný poklad.
isle-card-149 = Kočky a mince
isle-card-149-text = Bod za každý poklad, který se dotýká kočky zvolené barvy.
isle-card-150 = Mimo mapy
isle-card-150-text = 5 bodů za každou nezakrytou mapu.
isle-card-251 = Pěkně do výšky
isle-card-251-text = 7 bodů za každý sloupec nejméně devíti políček pod kočkami jedné barvy.
isle-card-252 = Každá truhla
isle-card-252-text = 2 body za každý poklad, obyčejný i vzácný.

## Karty rodinné hry
isle-card-151 = Oblíbenci u zábradlí
isle-card-151-text = Bod za každou kočku na okraji v tvé nejlepší barvě.
isle-card-152 = Výhled pro všechny
isle-card-152-text = 9 bodů, když je na okraji kočka každé barvy.
isle-card-153 = Po dvou
isle-card-153-text = Bod za každé dvě kočky na okraji.
isle-card-154 = Ani krysa
isle-card-154-text = 10 bodů, když na tvé lodi není vidět žádná krysa.
isle-card-155 = Od konce ke konci
isle-card-155-text = 10 bodů, když je prostřední řada zakrytá od zádi k přídi.
isle-card-156 = Kolem dokola
isle-card-156-text = 12 bodů, když je zakryté každé políčko na okraji lodi.
isle-card-157 = Dvacet na palubě
isle-card-157-text = 10 bodů, když máš právě 20 koček.
isle-card-158 = Od každé tři
isle-card-158-text = 15 bodů, když máš od každé barvy aspoň tři kočky.
isle-card-159 = Pět modrých
isle-card-159-text = 9 bodů, když máš právě pět modrých koček.
isle-card-160 = Pět zelených
isle-card-160-text = 9 bodů, když máš právě pět zelených koček.
isle-card-161 = Pět fialových
isle-card-161-text = 9 bodů, když máš právě pět fialových koček.
isle-card-162 = Pět červených
isle-card-162-text = 9 bodů, když máš právě pět červených koček.
isle-card-163 = Pět oranžových
isle-card-163-text = 9 bodů, když máš právě pět oranžových koček.
isle-card-164 = Lovec pokladů
isle-card-164-text = 2 body za každý poklad, obyčejný i vzácný.
isle-card-165 = Velká rodina
isle-card-165-text = 10 bodů, když nikdo nemá větší rodinu než ty.
isle-card-166 = Krysí kamarád
isle-card-166-text = 2 body za každou krysu, která je vidět. Bod dolů za ni platí dál.
isle-card-167 = Uklizená loď
isle-card-167-text = 2 body za každou plnou místnost.
isle-card-168 = Třetí v řadě
isle-card-168-text = Tvoje třetí největší rodina boduje ještě jednou.

## Barvy sestry
isle-card-169 = Modrá
isle-card-169-text = Sestra boduje za tvé modré kočky.
isle-card-170 = Zelená
isle-card-170-text = Sestra boduje za tvé zelené kočky.
isle-card-171 = Fialová
isle-card-171-text = Sestra boduje za tvé fialové kočky.
isle-card-172 = Červená
isle-card-172-text = Sestra boduje za tvé červené kočky.
isle-card-173 = Oranžová
isle-card-173-text = Sestra boduje za tvé oranžové kočky.

## Karty sestry: první z dne říká, kolik jich má a jak je rychlá
isle-card-174 = Její karta 174
isle-card-174-text = Bere kočku 5, pak kočku 4.
isle-card-175 = Její karta 175
isle-card-175-text = Bere kočku 6, pak obyčejný poklad, kostku.
isle-card-176 = Její karta 176
isle-card-176-text = Bere kočku 3, pak oshaxe 3.
isle-card-177 = Její karta 177
isle-card-177-text = Bere kočku 4, pak kočku 3.
isle-card-178 = Její karta 178
isle-card-178-text = Bere kočku 2, pak obyčejný poklad, rožek.
isle-card-179 = Její karta 179
isle-card-179-text = Bere kočku 5, pak vzácný poklad 4.
isle-card-180 = Její karta 180
isle-card-180-text = Bere kočku 2, pak vzácný poklad 2.
isle-card-181 = Její karta 181
isle-card-181-text = Bere kočku 7, pak oshaxe 2.
isle-card-182 = Její karta 182
isle-card-182-text = Bere kočku 4, pak vzácný poklad 1.
isle-card-183 = Její karta 183
isle-card-183-text = Bere kočku 1, pak obyčejný poklad, dvojici.
isle-card-184 = Její karta 184
isle-card-184-text = Bere kočku 6, pak vzácný poklad 5.
isle-card-185 = Její karta 185
isle-card-185-text = Bere kočku 2, pak obyčejný poklad, trojici.
isle-card-186 = Její karta 186
isle-card-186-text = Bere kočku 1, pak oshaxe 5.
isle-card-187 = Její karta 187
isle-card-187-text = Bere kočku 1, pak kočku 5.
isle-card-188 = Její karta 188
isle-card-188-text = Bere kočku 3, pak obyčejný poklad, rožek.
isle-card-189 = Její karta 189
isle-card-189-text = Bere kočku 6, pak kočku 1.
isle-card-190 = Její karta 190
isle-card-190-text = Bere kočku 7, pak obyčejný poklad, dvojici.
isle-card-191 = Její karta 191
isle-card-191-text = Bere kočku 5, pak kočku 2.
isle-card-192 = Její karta 192
isle-card-192-text = Vymění kočky 1 a 6, pak bere kočku 2.
isle-card-193 = Její karta 193
isle-card-193-text = Bere kočku 6, pak vzácný poklad 3.
isle-card-194 = Její karta 194
isle-card-194-text = Vymění kočky 2 a 5, pak bere kočku 1.
isle-card-195 = Její karta 195
isle-card-195-text = Bere kočku 8, pak oshaxe 1.
isle-card-196 = Její karta 196
isle-card-196-text = Bere kočku 4, pak obyčejný poklad, trojici.

## Úkoly sestry. Boduje za to, co leží na tvé lodi.
isle-card-197 = Prostý život
isle-card-197-text = 5 za každou barvu, z níž se žádná tvá kočka nedotýká pokladu.
isle-card-198 = Moc příbuzných
isle-card-198-text = 2 za každou kočku tvé největší rodiny.
isle-card-199 = Lehké zavazadlo
isle-card-199-text = 10, když máš méně než devět pokladů.
isle-card-200 = Staré ryby
isle-card-200-text = 4 za každou rybu, která ti zbude.
isle-card-201 = Černí pasažéři
isle-card-201-text = 5 za každou krysu, která je vidět.
isle-card-202 = Přeplněno
isle-card-202-text = 5 za každou kočku nad patnáct.
isle-card-203 = Bez výhledu
isle-card-203-text = 5 za každou barvu, z níž žádná tvá kočka není na okraji.
isle-card-204 = Dvakrát totéž
isle-card-204-text = Nejlepší z jejích ostatních úkolů ještě jednou.
isle-card-205 = Plno až ke dveřím
isle-card-205-text = 3 za každou plnou místnost.
isle-card-206 = Osamělá srdce
isle-card-206-text = 5 za každou kočku, která se nedotýká jiné své barvy.
isle-card-207 = Vševěd
isle-card-207-text = 3 za každý tvůj vlastní úkol.
isle-card-208 = Hlava rodiny
isle-card-208-text = Tolik, kolik boduje tvoje největší rodina.
isle-card-209 = Bratranci z druhého kolene
isle-card-209-text = Tolik, kolik boduje tvoje druhá největší rodina.
isle-card-210 = Cetky
isle-card-210-text = 3 za každý tvůj obyčejný poklad.
isle-card-211 = Bez hraček
isle-card-211-text = 3 za každou kočku, která se nedotýká pokladu.
isle-card-212 = Zametené stopy
isle-card-212-text = 4 za každou zakrytou mapu.
isle-card-213 = Rodinná pouta
isle-card-213-text = 5 za každou tvou rodinu.
isle-card-214 = Mořská tříšť
isle-card-214-text = Bod za každou kočku na okraji.
isle-card-215 = Líní lovci
isle-card-215-text = 5 za každou barvu, z níž se žádná tvá kočka nedotýká viditelné krysy.

## Pravidla bod po bodu, vlastními slovy
isle-clause-1-1 = Jeden až čtyři hráči. Loď má 142 políček v 7 místnostech, 19 krys a 5 map. 85 koček v pěti barvách, 25 vzácných a 44 obyčejných pokladů, 6 oshaxů, 150 karet, deset trvanlivých košů.
isle-clause-1-2 = Čtrnáct základních úkolů je ve hře vždy a s nimi tři celé sady po osmi. Jiná sada nahrazuje celou sadu.
isle-clause-1-3 = Oshaxové a vzácné poklady navíc začínají v pytlíku. Vytažené si lehnou ke svým a mezi kočky se nepočítají. Šest oshaxů začíná venku.
isle-clause-2-1 = Pod ostrovem leží obyčejné poklady, od každého tvaru 5 pro jednoho nebo dva, 8 pro tři, 11 pro čtyři, a šest oshaxů. Kočky a vzácné poklady jsou v pytlíku.
isle-clause-2-2 = Každý má loď a trvanlivý koš. Pořadí začíná vylosovaným hráčem a jde po směru hodin. Kdo kde sedí, se nemění.
isle-clause-2-3 = Hraje se pět dní.
isle-clause-3-1 = Dílek můžeš otáčet i převracet. Leží na volných políčkách celý v lodi; smí přes stěny a zakrývat krysy i mapy.
isle-clause-3-2 = První dílek jde kamkoli. Každý další se stranou dotýká jiného, pokud karta neříká jinak.
isle-clause-3-3 = Vzatý dílek se hned pokládá. Co nemá místo, nejde vzít; co ti vnutí karta a místo nemá, jde ze hry.
isle-clause-3-4 = Kočka přes mapu své barvy najde obyčejný poklad: hned si ho vezmi a polož, nebo ho nech. Jiný dílek na mapě nenajde nic.
isle-clause-4-0 = Na každé pole přijdou dvě nové kočky na hráče, aspoň čtyři, nejdřív na levé. Vytažené poklady jdou pod ostrov a nepočítají se.
isle-clause-4-1 = Každý si vezme 20 ryb. Co zbude, zůstává.
isle-clause-4-2 = Každý sedm karet: dvě si nech, zbytek pošli dál, a znovu; poslední ti zůstane. V liché dny doleva, v sudé doprava. Pak zaplať, co chceš; ostatní se odhodí.
isle-clause-4-3 = Všechny úkoly z ruky se vykládají teď a jen teď. Vlastní leží lícem dolů, společné jsou pro všechny; některé dostanou barvu.
isle-clause-4-4 = Po řadě vylož lícem dolů, kolik chceš záchranných karet. Otočí se všechny naráz: kdo má víc bot, jde dřív, shoda nechává pořadí, a tak to zůstane.
isle-clause-4-5 = Po řadě každý jednu kočku: z levého pole za 3 ryby, z pravého za 5, a do koše. Trvanlivý slouží jednou denně, celý a poškozený se spotřebuje, dva poškozené jsou jeden. Kdo skončí, je mimo.
isle-clause-4-6 = Po řadě každý jednu kartu oshaxe nebo pokladu, dokud všichni neskončí. Aspoň jeden dílek se musí vejít, druhý můžeš nechat. Oshax dostane barvu natrvalo.
isle-clause-4-7 = Kočky z polí odcházejí, poklady zůstávají. Koše jsou zase volné. Po pátém dni se počítá.
isle-clause-4-8 = Karty pro každou chvíli smí hrát kdokoli kdykoli a provedou se celé. Víc karet naráz jde po řadě: kdo je v pořadí dřív, může první. Karty jimi získané čekají na svou fázi.
isle-clause-4-9 = Mezi každými dvěma kroky je na ně chvíle, ať je na tahu kdokoli. Víc karet naráz: po řadě, každý jednu, pořád dokola. Při placení jen ty, co přinášejí ryby; před položením dílku ta na místo stranou.
isle-clause-4-10 = Karta, která by nic neudělala, se hrát nesmí. Kočka navíc patří k tvému záchrannému tahu, tomuto nebo příštímu dnes.
isle-clause-4-11 = Odevzdáváš jen své. Co odejde z ruky, leží lícem dolů; co je zahrané, všichni vidí.
isle-clause-5-1 = Bod dolů za každou viditelnou krysu, pět za každou místnost, která není plná.
isle-clause-5-2 = Rodina jsou tři a víc koček jedné barvy vedle sebe: 3 za 8, 4 za 11, 5 za 15, 6 za 20, 7 za 25 a za každou další 5.
isle-clause-5-3 = Tři body za každý vzácný poklad, za obyčejné nic.
isle-clause-5-4 = Tvé vlastní úkoly a všechny společné, ať je vyložil kdokoli.
isle-clause-5-5 = Vyhrává víc bodů, pak víc ryb, jinak se o výhru dělíte.
isle-clause-5-6 = Příklad z pravidel: krysy, místnosti, rodiny, vzácný poklad a úkoly, dohromady 57 bodů.
isle-clause-6-1 = Sólo: oshaxové v řadě, jedna z pěti barev sestry odkrytá a každý večer další, tři její úkoly a až čtyři těžké.
isle-clause-6-2 = Osm koček v řadě, čtyři na každém poli. Vzácné poklady leží na hromádkách podle tvaru, nové tvary vpravo.
isle-clause-6-3 = Lízni si pět karet, nech si tři, dvě odhoď; znovu; a ještě jednu. Pak plať jako vždy.
isle-clause-6-4 = Její první karta říká, kolik jich dnes má a jak je rychlá. Střídáte se; každá karta se provede shora dolů, až do poslední, i když už máš hotovo.
isle-clause-6-5 = Čísla se počítají zleva; příliš vysoké znamená poslední. Co vezme, jde ze hry, ostatní se na svém poli srazí. Kde nic není, nic se nestane.
isle-clause-6-6 = V sólu máš za společné úkoly polovinu, nahoru. Největší rodina chce sedm koček.
isle-clause-6-7 = Boduje 5, 4, 3, 2, 1 za každou tvou kočku barvy své první až páté karty a za své úkoly. Vyhráváš jen s více body.
isle-clause-6-8 = Nebere ryby ani karty a nic nenachází. Stejná rychlost: pořadí zůstává. Před každým jejím tahem je chvíle pro tvé karty.
isle-clause-6-9 = Kočka, kterou převedeš nebo přivedeš, jde na kterékoli místo pole. Místa se počítají přes obě pole zleva.
isle-clause-6-10 = Její úkoly se dívají na tvou loď na konci. Půlí se karta po kartě; vlastní úkoly platí celé.
isle-clause-7-1 = Bez ryb, košů, oshaxů i karet objevů. Ze tří rodinných karet si dvě tajně necháš.
isle-clause-7-2 = Pět dní. Kolem ostrova leží čtyři kočky na hráče; po řadě jednu vezmi a polož, nebo na dnešek skonči. Pak jde první figurka na konec.
isle-clause-7-3 = Krysy, místnosti, rodiny, tvé dvě karty. Shoda: víc plných místností, pak dělba.
isle-clause-8-1 = Skryté: ruce, vybírané karty, záchranné karty do otočení, vlastní úkoly a rodinné karty do konce, pořadí balíčku a pytlíku.
isle-clause-8-2 = Odkryté: lodě, pole, poklady, ryby, koše, pořadí, kolik má kdo karet, každá zahraná karta, a tak i co zbývá v pytlíku.
isle-clause-9-1 = Kočka je kočka i oshax své barvy. Dotýkat se znamená stranou. Samotářka se nedotýká jiné své barvy. Na okraji: na políčku u vnější čáry.
isle-clause-9-2 = Karty oshaxů dají oshaxe, záchranné boty a koše, karty pokladů poklady: vzácný nebo dva obyčejné; či dva malé, za rybu dva obyčejné.
isle-clause-9-3 = Co dělá karta pro každou chvíli, stojí na ní. Ryby se počítají hned podle tvé lodi a toho, co leží před tebou.
isle-clause-9-4 = Úkoly o kočkách: kolik jich je, od každé barvy, jedné barvy; samotářky, oshaxové.
isle-clause-9-5 = Úkoly o rodinách: největší, o čtyřech a víc, třetí největší ještě jednou.
isle-clause-9-6 = Úkoly o okraji a místnostech: zakryté, plné, nebo prázdné. Prázdné stojí svých pět dál.
isle-clause-9-7 = Úkoly o krysách a mapách: vidět, nebo zakryté. Krysy stojí svůj bod dál.
isle-clause-9-8 = Úkoly o pokladech: vzácné, obyčejné, všechny; s dotykem, nebo bez.
isle-clause-9-9 = Úkoly o zbytku: koše, pořadí, úkoly, ryby.
isle-clause-9-10 = Úkoly se zvolenou barvou: její kočky na okraji, všechny, tři, samotářky, poklady, které se jí dotýkají.

## Stránka ostrova: co říká jen prohlížeč
isle-ui-aboard = { $count ->
    [0] žádná na palubě
    [one] { $count } na palubě
   *[other] { $count } na palubě
}
isle-ui-about = O kartě { $card }
isle-ui-anytime = Karty pro tuto chvíli
isle-ui-at = Na { $cell }, body: { $points }.
isle-ui-at-no = Na { $cell }: { $why }
isle-ui-basket-permanent = Vlastní koš
isle-ui-basket-whole = Koš z karty
isle-ui-basket-broken = Dva rozbité
isle-ui-baskets-short = { $ready ->
    [one] { $ready } koš
    [few] { $ready } koše
   *[other] { $ready } košů
}
isle-ui-baskets = Připravené koše: { $ready }, vlastní: { $all }
isle-ui-bill = <b>{ $cost }</b> z { $fish } ryb, zbude { $left }
isle-ui-bill-kept = <b>{ $cost }</b> { $cost ->
    [one] ryba
    [few] ryby
   *[other] ryb
} za všechny ponechané, máš { $fish }
isle-ui-boat = Tvoje loď
isle-ui-given-up = Hra byla vzdaná v den { $day } z pěti a nic se nepočítalo.
isle-ui-boat-of = Loď: { $who }
isle-ui-card-added = Úkol { $key }
isle-ui-card-added-text = Úkol z přidaného modulu.
isle-ui-cards-in-hand = { $count ->
    [one] { $count } karta v ruce
    [few] { $count } karty v ruce
   *[other] { $count } karet v ruce
}
isle-ui-cards-short = Karty { $count }
isle-ui-choose-cards = Karty na výběr
isle-ui-chosen = má vybráno
isle-ui-clause = Pravidlo { $clause }
isle-ui-cost = cena v rybách: { $cost }
isle-ui-day = Den { $day } z 5
isle-ui-day-short = den { $day }
isle-ui-deed-nothing = Nic tam nebylo.
isle-ui-deed-swap = { $tile } a { $other }
isle-ui-deed-took = { $tile }
isle-ui-do-Keep = Nechat si { $count } z { $of }
isle-ui-do-LayOut = Vyložit { $count } z { $of }
isle-ui-do-Pay = { $count ->
    [0] Vyber karty
    [one] Koupit { $count } kartu
    [few] Koupit { $count } karty
   *[other] Koupit { $count } karet
}
isle-ui-do-Lay = { $count ->
    [0] Vyber karty
    [one] Vyložit { $count } kartu
    [few] Vyložit { $count } karty
   *[other] Vyložit { $count } karet
}
isle-ui-nothing-Pay = Nekoupit nic
isle-ui-nothing-Lay = Nevyložit nic
isle-ui-do-GiveLessons = Odevzdat { $count } z { $of }
isle-ui-do-GiveTreasures = Odevzdat { $count } z { $of }
isle-ui-do-Herd = { $count ->
    [one] Přehnat { $count } kočku
    [few] Přehnat { $count } kočky
   *[other] Přehnat { $count } koček
}
isle-ui-done-pass = Dnes skončit
isle-ui-done-finds = Dál nehledat
isle-ui-done-pass-more = Ukončit tah
isle-ui-done-decline = Ne, díky
isle-ui-done-let-go = Nechat být
isle-ui-each = po { $fish }
isle-ui-family = { $colour }, { $size ->
    [one] { $size } kočka
    [few] { $size } kočky
   *[other] { $size } koček
}
isle-ui-field-left = Levé pole
isle-ui-field-right = Pravé pole
isle-ui-field-all = Kolem ostrova
isle-ui-field-empty = Nikdo tu nezůstal.
isle-ui-find-by = { $card }, { $what ->
    [rare] vzácný
    [small] malé
   *[common] obyčejné
}{ $fish ->
    [0] {""}
    [one] , za { $fish } rybu
    [few] , za { $fish } ryby
   *[other] , za { $fish } ryb
}
isle-ui-fish = ryby: { $fish }
isle-ui-fish-short = { $fish ->
    [one] { $fish } ryba
    [few] { $fish } ryby
   *[other] { $fish } ryb
}
isle-ui-flip = Převrátit
isle-ui-from-to = teď { $from }, pak <b>{ $to }</b>
isle-ui-give = Poklad, { $squares ->
    [one] { $squares } políčko
    [few] { $squares } políčka
   *[other] { $squares } políček
}
isle-ui-growth = Jak přibývaly body
isle-ui-growth-note = Co je tajné, počítá se až poslední večer.
isle-ui-hand = Tvoje karty
isle-ui-hand-count = Tvoje karty, { $count }
isle-ui-hand-of = { $who }: karty v ruce, { $count }
isle-ui-hand-empty = V ruce nic není.
isle-ui-hold = Dál
isle-ui-in-sight = Viditelné body:
isle-ui-kept = Dnes si zatím necháváš
isle-ui-island = Ostrov
isle-ui-island-short = Ostrov
isle-ui-key-take = { $tile }, vzít
isle-ui-key-try = { $tile }, vyzkoušet
isle-ui-laid = { $count ->
    [one] vyložená { $count } karta
    [few] vyložené { $count } karty
   *[other] vyloženo { $count } karet
}
isle-ui-laid-cat = { $colour ->
    [blue] modrou
    [green] zelenou
    [red] červenou
    [purple] fialovou
   *[orange] oranžovou
} kočku
isle-ui-laid-oshax = oshaxe
isle-ui-laid-common = poklad
isle-ui-laid-rare = vzácný poklad
isle-ui-lay-her = Polož ji sem
isle-ui-lay-it = Polož ho sem
isle-ui-lay-her-short = Polož ji
isle-ui-lay-it-short = Polož ho
isle-ui-lessons = Tvoje úkoly
isle-ui-lessons-short = Úkoly
isle-ui-marks = { $basket ->
    [whole] koš,
    [broken] rozbitý koš,
   *[none] bez koše,
} rychlost { $speed }
isle-ui-no-lessons = Zatím žádné úkoly.
isle-ui-nudge = Posunout o políčko
isle-ui-nudge-left = O políčko doleva
isle-ui-nudge-right = O políčko doprava
isle-ui-nudge-up = O políčko nahoru
isle-ui-nudge-down = O políčko dolů
isle-ui-only-mine = Ptej se mě jen na mém tahu
isle-ui-only-mine-note = Mezi tahy si karty necháváš.
isle-ui-open-cards = Záchranné karty na stole
isle-ui-order = Pořadí
isle-ui-oshax = Všichni oshaxové
isle-ui-oshax-number = Oshax { $number }
isle-ui-others-short = Ostatní
isle-ui-over = Pět dní uplynulo.
isle-ui-pays = { $fish ->
    [one] platíš { $fish } rybu
    [few] platíš { $fish } ryby
   *[other] platíš { $fish } ryb
}, zbude { $left }
isle-ui-passed = dnes končí
isle-ui-play = Zahrát
isle-ui-play-card = Zahrát { $card }
isle-ui-private = { $count ->
    [one] { $count } skrytý úkol
    [few] { $count } skryté úkoly
   *[other] { $count } skrytých úkolů
}
isle-ui-public = Úkoly pro všechny
isle-ui-put-back = Vrátit
isle-ui-quiet = Tady není co řešit, hra jde dál sama.
isle-ui-rail = Ostatní, tvoje úkoly a příběh
isle-ui-row-rats = Viditelné krysy
isle-ui-row-rats-note = každá bere bod
isle-ui-row-rooms = Nezaplněné místnosti
isle-ui-row-rooms-note = každá bere pět bodů
isle-ui-row-families = Rodiny
isle-ui-row-families-note = tři a víc jedné barvy
isle-ui-row-rare = Vzácné poklady
isle-ui-row-rare-note = po třech bodech
isle-ui-row-lessons = Vlastní úkoly
isle-ui-row-lessons-note = vyložené lícem dolů
isle-ui-row-public = Úkoly pro všechny
isle-ui-row-public-note = leží na stole
isle-ui-row-cards = Vlastní karty
isle-ui-row-cards-note = od prvního dne
isle-ui-row-colours = Její barvy
isle-ui-row-colours-note = za každou kočku na palubě
isle-ui-row-hers = Její úkoly
isle-ui-row-hers-note = dívají se na tvoji loď
isle-ui-sell-used = Použitý koš
isle-ui-sell-unused = Nepoužitý koš
isle-ui-send = { $field }, místo { $place }
isle-ui-sheet = Co kdo veze
isle-ui-sight = viditelné body: { $points }
isle-ui-sister-colours = Její barvy a kolik pro ni kočka znamená
isle-ui-sister-did = Její poslední karta
isle-ui-sister-next = Její karta
isle-ui-sister-today = { $cards ->
    [one] Dnes ještě { $cards } karta
    [few] Dnes ještě { $cards } karty
   *[other] Dnes ještě { $cards } karet
}, rychlost { $speed }.
isle-ui-step-cat = Odchází kočka z místa { $at }.
isle-ui-step-rare = Odchází vzácný poklad z místa { $at }.
isle-ui-step-oshax = Odchází oshax z místa { $at }.
isle-ui-step-swap = Kočky z míst { $at } a { $other } si vymění místa.
isle-ui-standing = Kdyby hra skončila teď
isle-ui-step-common = Odchází { $tile }.
isle-ui-story-short = Příběh
isle-ui-taking = Polož <em>{ $tile }</em> sem, nebo najdi lepší místo.
isle-ui-taking-short = Položíš <em>{ $tile }</em> sem?
isle-ui-thinking = přemýšlí
isle-ui-tile-label = { $tile }, { $squares ->
    [one] { $squares } políčko
    [few] { $squares } políčka
   *[other] { $squares } políček
}
isle-ui-total = Celkem
isle-ui-treasures = Tvoje poklady
isle-ui-trying = Jen na zkoušku: takhle položíš { $tile }.
isle-ui-turn = Otočit
isle-ui-type-oshax = vzácné objevy
isle-ui-type-rescue = záchrana
isle-ui-type-anytime = kdykoli
isle-ui-type-treasure = vzácné objevy
isle-ui-type-lesson = tvůj úkol
isle-ui-type-public = úkol pro všechny
isle-ui-type-family = tvoje karta
isle-ui-type-sister = její úkol
isle-ui-type-advanced = její úkol
isle-ui-under = Pod ostrovem
isle-ui-waiting = { $count ->
    [one] { $who } přemýšlí. Dílky si zatím můžeš zkoušet.
   *[other] Přemýšlejí { $who }. Dílky si zatím můžeš zkoušet.
}
isle-ui-waiting-chance = Rozhoduje ostrov.
isle-ui-waiting-sister = Sestra otáčí kartu.
isle-ui-waiting-wish = Tvoje karta čeká: { $card }. { $count ->
    [one] Dřív na řadě je { $who } a může zahrát první.
   *[other] Dřív na řadě jsou { $who } a mohou zahrát první.
}
isle-ui-where = Den { $day }, { $phase ->
    [setup] před začátkem
    [explore] průzkum
    [lessons] úkoly
    [cards] boty a koše
    [rescue] záchrana
    [finds] vzácné objevy
    [evening] večer
    [take] kolem ostrova
   *[over] je konec
}
isle-ui-whole = Celá loď
isle-ui-whynot-apart = Tady se to žádného dílku nedotýká stranou. Svítí místa, kde to jde.
isle-ui-whynot-nowhere = Na tvou loď se to už nikam nevejde.
isle-ui-whynot-outside = Tady to přečnívá přes loď. Svítí místa, kde to jde.
isle-ui-whynot-overlap = Tady už leží jiný dílek. Svítí místa, kde to jde.
isle-ui-worth = Co to přinese
isle-ui-worth-family = { $points } rodina { $size } koček
isle-ui-worth-lessons = { $points } za úkoly
isle-ui-worth-sister = { $points } pro sestru
isle-ui-worth-map = Mapa: přidá poklad
isle-ui-worth-map-lost = Zakryje mapu jiné barvy
isle-ui-worth-rare = { $points } vzácný poklad
isle-ui-yours = na tahu
isle-ui-worth-rats = { $points } { $count ->
    [one] krysa
    [few] krysy
   *[other] krys
}
isle-ui-worth-rooms = { $points } { $count ->
    [one] plná místnost
    [few] plné místnosti
   *[other] plných místností
}

## Počítadlo bodů
isle-pad-setup = Kdo hraje
isle-pad-setup-now = { $count ->
    [one] { $mode }, { $count } loď
    [few] { $mode }, { $count } lodě
   *[other] { $mode }, { $count } lodí
}
isle-pad-players = Lodě
isle-pad-player = Hráč { $number }
isle-pad-name = Jméno hráče { $number }
isle-pad-which-boat = Která loď?
isle-pad-boat-number = Loď { $number }
isle-pad-first = První v pořadí
isle-pad-ready = Hotovo
isle-pad-boat-of = Loď: { $who }
isle-pad-cell = { $cell }, prázdné
isle-pad-cell-rat = { $cell }, krysa
isle-pad-cell-map = { $cell }, mapa: { $colour }
isle-pad-cell-tile = { $cell }, { $tile }
isle-pad-cell-draft = { $cell }, { $tile }, právě se pokládá
isle-pad-palette = Co tam leží
isle-pad-oshax-colour = Jeho barva:
isle-pad-shapes = Tvary
isle-pad-shape = Tvar { $number }
isle-pad-undo = Zpět
isle-pad-remove = Sundat
isle-pad-next = Další dílek
isle-pad-clear = Vyprázdnit loď
isle-pad-new = Začít znovu
isle-pad-hint = Vyber barvu, pak ťukni na políčka jednoho dílku, nebo po nich přejeď.
isle-pad-hint-phone = Vyber barvu a ťukej na políčka, nebo přejeď.
isle-pad-hint-part = { $count ->
    [one] { $tile }, { $count } políčko: ťukni i na ta další.
    [few] { $tile }, { $count } políčka: ťukni i na ta další.
   *[other] { $tile }, { $count } políček: ťukni i na ta další.
}
isle-pad-hint-whole = { $count ->
    [one] { $tile }, { $count } políčko. Ťuknutím jinam začneš další dílek.
    [few] { $tile }, { $count } políčka. Ťuknutím jinam začneš další dílek.
   *[other] { $tile }, { $count } políček. Ťuknutím jinam začneš další dílek.
}
isle-pad-hint-chosen = Vyber tomuhle dílku jinou barvu, nebo ho sundej.
isle-pad-hint-held = Přetáhni ho na místo, otoč, převrať a polož.
isle-pad-keys-note = Klávesami: šipky chodí, mezerník ťuká, 1 až 8 vybírá, co tam leží, N začne další dílek, Delete sundá, Ctrl+Z vrátí krok.
isle-pad-fault-overlap = Na { $cell } už něco leží. Dílky se nepřekrývají. [ISLE 3.1]
isle-pad-fault-outside = { $cell } není políčko lodi. Dílek leží celý uvnitř. [ISLE 3.1]
isle-pad-fault-shape = { $count ->
    [one] Tohle ještě není celý dílek: jedno políčko, a { $kind ->
        [cat] žádná kočka
        [oshax] žádný oshax
        [common] žádný obyčejný poklad
       *[rare] žádný vzácný poklad
    } takový tvar nemá. [ISLE 3.1]
    [few] Takový tvar ze { $count } políček nemá { $kind ->
        [cat] žádná kočka
        [oshax] žádný oshax
        [common] žádný obyčejný poklad
       *[rare] žádný vzácný poklad
    }. Ťukni na zbytek, nebo ho sundej. [ISLE 3.1]
   *[other] Takový tvar z { $count } políček nemá { $kind ->
        [cat] žádná kočka
        [oshax] žádný oshax
        [common] žádný obyčejný poklad
       *[rare] žádný vzácný poklad
    }. Ťukni na zbytek, nebo ho sundej. [ISLE 3.1]
}
isle-pad-fault-family-oshax = V rodinné hře oshaxové nejsou. [ISLE 7.1]
isle-pad-fault-other = Tenhle stůl spočítat nejde.
isle-pad-came = Tenhle stůl přišel odkazem. Tvůj vlastní je schovaný.
isle-pad-broken = V tomhle odkazu žádný stůl není: kus ho chybí. Tady je tvůj vlastní.
isle-pad-open-own = Otevřít můj
isle-pad-sheet = Součet
isle-pad-winner = { $count ->
    [one] První doplouvá { $who }.
   *[other] O první místo se dělí { $who }.
}
isle-pad-lessons-of = Úkoly: { $who }
isle-pad-cards-of = Karty: { $who }
isle-pad-choose = Vybrat
isle-pad-none = Nic není zaškrtnuté.
isle-pad-none-found = Takovou kartu tu nemáme.
isle-pad-search = Jméno, slova nebo číslo karty
isle-pad-ticked = { $count ->
    [one] { $count } vybraná
    [few] { $count } vybrané
   *[other] { $count } vybraných
}
isle-pad-untick = Odložit kartu { $card }
isle-pad-colour-of = Barva zvolená pro kartu { $card }
isle-pad-her-colour = Její barva na místě { $place }
isle-pad-fish = Zbylé ryby
isle-pad-baskets = Trvanlivé koše
isle-pad-less = { $what }: ubrat
isle-pad-more = { $what }: přidat

## Jak se hraje: první den
isle-learn-boat-title = Tvoje loď
isle-learn-boat = Za pět dní ji naplň kočkami. Každá krysa, která je na konci vidět, stojí bod. <em>Ťukni na krysu.</em>
isle-learn-boat-right = Je jich devatenáct. Kočka, která na kryse leží, ji schová nadobro.
isle-learn-boat-wrong = To není krysa. Jsou malé a šedé, s růžovýma ušima.
isle-learn-fish-title = Ráno: ryby
isle-learn-fish = Každý den začíná <em>20 rybami</em>. Platí se jimi za karty i za kočky.
isle-learn-fish-do = Vzít 20 ryb
isle-learn-fish-right = Co neutratíš, zůstane ti na zítřek.
isle-learn-draft-title = Průzkum: sedm karet
isle-learn-draft = Každý má sedm karet. Nech si <em>dvě</em>, zbytek jde k sousedovi. Vyber kterékoli dvě.
isle-learn-draft-right = K tobě přijde pět karet, pak tři, pak jedna, až jich máš sedm. To je celé.
isle-learn-pay-title = Teď zaplať
isle-learn-pay = Ze sedmi karet zaplať <em>Poctivý koš</em>, <em>Po dvou</em> a <em>Hlubokou truhlu</em> a nech si 8 ryb na dvě kočky.
isle-learn-pay-right = Co nezaplatíš, je pryč. Cena je číslo vedle ryby.
isle-learn-pay-wrong = Jedna ze tří chybí: Poctivý koš, Po dvou, Hluboká truhla.
isle-learn-pay-other = Moc drahé. Něco nech být, ať ti na kočky zbude 8 ryb.
isle-learn-lesson-title = Úkoly
isle-learn-lesson = Úkoly se hrají <em>hned a lícem dolů</em>. Body dají až na konci, a jen tobě.
isle-learn-lesson-do = Zahrát Po dvou
isle-learn-lesson-right = Od teď se vyplatí pokládat kočky na okraj lodi.
isle-learn-boots-title = Boty a koše
isle-learn-boots = Polož karty záchrany lícem dolů. <em>Boty</em> říkají, kdo jde první, <em>koše</em> nosí kočky. Polož Poctivý koš.
isle-learn-boots-right = Jedna bota proti žádné: jdeš před Mourkem. S vlastním košem máš dnes dva.
isle-learn-boots-wrong = Přidej Poctivý koš: bez něj s tebou půjde jen jedna kočka.
isle-learn-pick-title = Zachraň kočku
isle-learn-pick = Kočka stojí v levém poli <em>3 ryby</em>, v pravém 5, a k tomu koš. Vezmi tu oranžovou vlevo.
isle-learn-pick-right = 3 ryby a koš jsou pryč. Máš ji v ruce.
isle-learn-pick-wrong = I ta by šla. Ale vezmi tu svítící oranžovou: její mapa je na tvé lodi.
isle-learn-turn-title = Otoč ji
isle-learn-turn = Dílek můžeš otáčet a převracet, jak chceš. <em>Jednou ji otoč.</em>
isle-learn-turn-right = Tlačítkem, klávesami R a F, kolečkem nebo dvěma prsty.
isle-learn-map-title = Na její mapu
isle-learn-map = První dílek smí kamkoli. Polož ji přes <em>mapu s oranžovou hlavou</em>.
isle-learn-map-right = Vlastní barva na vlastní mapě: za to je poklad.
isle-learn-map-wrong = Tady by trčela z lodi. Svítí místa, kde to jde.
isle-learn-map-other = To se smí. Ale její mapa ti přinese poklad: hledej oranžovou hlavu.
isle-learn-treasure-title = Poklad
isle-learn-treasure = Vezmi zpod ostrova <em>kterýkoli obyčejný poklad</em> a polož ho tak, aby se jí dotýkal.
isle-learn-treasure-right = Obyčejné poklady nic nedají, ale zaplní mezery a schovají krysy.
isle-learn-treasure-wrong = Leží na volných políčkách a dotýká se dílku, který tam už je. Svítí místa, kde to jde.
isle-learn-treasure-other = Musí se dotýkat dílku, který tam už je.
isle-learn-second-title = Druhá kočka
isle-learn-second = Vezmi <em>oranžovou kočku z pravého pole</em> a polož ji tak, aby se dotýkala dílku a schovala krysu.
isle-learn-second-right = O krysu míň je o bod víc. Tři kočky jedné barvy vedle sebe už jsou rodina.
isle-learn-second-wrong = Tu svítící oranžovou, na volná políčka, vedle dílku, který tam už je.
isle-learn-second-other = To se smí. Ale na krysu je blízko: zakryj ji.
isle-learn-pass-title = Dnes už ne
isle-learn-pass = Ryby zbyly, ale <em>koš žádný</em>. Kdo nemůže nebo nechce dál, pro dnešek skončí.
isle-learn-pass-do = Dnes už ne
isle-learn-pass-right = Ostatní pokračují, dokud neskončí všichni.
isle-learn-find-title = Vzácné objevy
isle-learn-find = Teď hraješ Hlubokou truhlu: vezmi <em>vzácný poklad</em> a polož ho vedle jiného dílku.
isle-learn-find-right = 3 body. Karta oshaxe by přinesla oshaxe, kočku barvy, jakou si zvolíš.
isle-learn-find-wrong = Ten zlatý, na volná políčka, vedle dílku, který tam už je.
isle-learn-find-other = Musí se dotýkat dílku, který tam už je.
isle-learn-evening-title = Večer
isle-learn-evening = Kočky, které zůstaly na ostrově, jsou <em>pryč</em>, tvůj vlastní koš je zase připravený.
isle-learn-evening-do = Do druhého dne
isle-learn-evening-right = Ještě čtyři takové dny. Pak se počítá.
isle-learn-count-title = Součet
isle-learn-count = Tohle je loď po pěti dnech. Tři kočky jedné barvy vedle sebe dají 8 bodů, čtyři 11, pět 15. Kolik dá <em>pět modrých</em>?
isle-learn-count-right = 15. Z toho ubude bod za každou krysu na očích a 5 za každou místnost s mezerou.
isle-learn-count-wrong = Drží jich pohromadě pět. Podívej se na čísla ještě jednou.
isle-learn-ready-title = To byl jeden den
isle-learn-ready = Všechno ostatní stojí na kartách a hra sama říká, co se dá dělat. V <em>rodinné hře</em> jsou jen kočky a lodě, na začátek dobrá volba.
isle-learn-play = Zahrát první hru
isle-learn-play-family = Rodinná hra
isle-learn-baskets = { $count ->
    [one] { $count } koš připravený
    [few] { $count } koše připravené
   *[other] { $count } košů připravených
}
isle-learn-day = První den
isle-learn-alone = O samotě se sestrou
isle-learn-alone-sister-title = I ona spěchá
isle-learn-alone-sister = Tvoje <em>sestra</em> loď nemá: boduje podle tvojí. Za každou kočku ve své první barvě má 5 bodů, a tou je modrá. Kolik jí přinese <em>pět modrých koček</em> na tvé lodi?
isle-learn-alone-sister-right = 25. Modrou kočku si tedy dobře rozmysli.
isle-learn-alone-sister-wrong = Pět koček, za každou 5 bodů.
isle-learn-alone-cards-title = Karty pro jednoho
isle-learn-alone-cards = Lízneš si pět karet a <em>tři</em> si necháš. Vyber libovolné tři.
isle-learn-alone-cards-right = Zbylé dvě se odhodí. Pak ještě jednou pět, nakonec jedna, a platíš jako vždycky.
isle-learn-alone-turns-title = Tah za tahem
isle-learn-alone-turns = Boty a koše máš vyložené. Sestřina <em>první karta</em> říká, kolik jich dnes zahraje a jak je rychlá.
isle-learn-alone-turns-do = Otočit její kartu
isle-learn-alone-turns-right = Tři karty, rychlost 3: víc než tvoje jedna bota, takže začíná. Pak se střídáte a ona dohraje všechny své karty, i když už máš na dnešek dost.
isle-learn-alone-takes-title = Co si bere
isle-learn-alone-takes = Na kartě stojí: odchází kočka na <em>6. místě</em>. Místa se počítají zleva, přes obě pole. Klepni na ni.
isle-learn-alone-takes-right = Je ze hry pryč a ostatní se přisunou: která byla sedmá, je teď šestá.
isle-learn-alone-takes-wrong = Tahle ne. Šestá zleva: v levém poli leží čtyři.
isle-learn-alone-yours-title = Teď ty
isle-learn-alone-yours = Vezmi z levého pole kočku a polož ji na loď, jen <em>ne modrou</em>: modrá nosí body sestře.
isle-learn-alone-yours-right = 3 ryby a koš, jako vždycky. Pak přijde její další karta.
isle-learn-alone-yours-wrong = Některou ze svítících, a celou na volná pole lodi.
isle-learn-alone-yours-other = První dílek smí ležet kdekoli na lodi.
isle-learn-alone-count-title = Počítání
isle-learn-alone-count = Každý večer se otočí další její barva, za 4, 3, 2 a 1 bod. K tomu má své úkoly a tvoje veřejné se počítají napůl. Máš 43 bodů: kolik jich smí mít <em>nejvýš</em> ona, aby výhra byla tvoje?
isle-learn-alone-count-right = Musíš jich mít víc než ona. Hodně štěstí!
isle-learn-alone-count-wrong = Při shodě vyhrává ona: musíš mít víc.
isle-learn-family = Rodinná hra
isle-learn-family-less-title = Jen lodě a kočky
isle-learn-family-less = Žádné ryby, žádné koše, žádné nakupování. Ze tří <em>rodinných karet</em> si dvě tajně necháš. Vyber je.
isle-learn-family-less-right = Říkají, za co tvoje loď dostane body. Třetí se vrací, aniž ji kdo vidí.
isle-learn-family-day-title = Kolem ostrova
isle-learn-family-day = Kolem ostrova leží na každého čtyři kočky. <em>Jednu vezmi a polož</em>; první smí ležet kdekoli.
isle-learn-family-day-right = Teď si vezmou ostatní. Jde to dokola, dokud někdo chce.
isle-learn-family-day-wrong = Musí ležet celá na volných polích lodi.
isle-learn-family-day-other = První dílek smí ležet kdekoli na lodi.
isle-learn-family-next-title = Další kočka
isle-learn-family-next = Vezmi další kočku a polož ji tak, aby se <em>dotýkala</em> té první a zakryla krysu.
isle-learn-family-next-right = Tak to jde pět dní. I tady najde kočka na mapě své barvy poklad.
isle-learn-family-next-wrong = Musí ležet na volných polích a dotýkat se dílku, který tam už je. Svítící pole se hodí.
isle-learn-family-next-other = To se smí. Ale na dosah je krysa: zakryj ji.
isle-learn-family-count-title = Počítání
isle-learn-family-count = Krysa, která je vidět, stojí bod, místnost s mezerou pět. Na téhle lodi jsou dvě takové krysy a čtyři takové místnosti. <em>Kolik to stojí?</em>
isle-learn-family-count-right = 22. Vynahradí to rodiny jedné barvy a tvoje dvě karty.
isle-learn-family-count-wrong = Bod za každou krysu a 5 za každou ze čtyř místností.
isle-learn-chapter-1 = V krabici
isle-learn-chapter-2 = Příprava
isle-learn-chapter-3 = Pokládání dílku
isle-learn-chapter-4 = Jeden den
isle-learn-chapter-5 = Součet
isle-learn-chapter-6 = Sólo proti sestře
isle-learn-chapter-7 = Rodinná hra
isle-learn-chapter-8 = Co je skryté
isle-learn-chapter-9 = Co chtějí karty

## Co zůstane z odehraných her na vlastní stránce
isle-measures = body
isle-measure-points = body
isle-measure-families = rodiny
isle-measure-lessons = úkoly
isle-measure-treasures = vzácné poklady
isle-measure-rooms = otevřené místnosti
isle-measure-rats = krysy
isle-mode-classic = klasická hra
isle-mode-family = rodinná hra
isle-mode-solo = sólo

## Rady
isle-advice-place = Polož { isle-whom } na { $cell }.
isle-advice-rescue = Zachraň { isle-whom } za { isle-fish }{ $which }.
isle-advice-take = Vezmi { isle-whom }{ $which }.
isle-advice-befriend = Spřátel se s oshaxem a dej mu barvu: { $colour }{ $which }.
isle-advice-find = Zahraj kartu { $card } a vezmi { isle-whom }{ $which }.
isle-advice-nth = { $nth ->
    [1] první v poli
    [2] druhá v poli
    [3] třetí v poli
   *[other] { $nth }. v poli
}
isle-advice-keep = Nech si: { $cards }.
isle-advice-pay = { $cardscount ->
    [0] Nekupuj nic.
   *[other] Kup: { $cards }.
}
isle-advice-lay = { $cardscount ->
    [0] Nevykládej nic.
   *[other] Vylož: { $cards }.
}
isle-advice-name = Vyber barvu: { $colour }.
isle-advice-play = Zahraj kartu { $card }.
isle-advice-done = Neber nic.
isle-advice-hold = Nech si karty na později.
isle-nudge-place = Podívej se { $part ->
    [stern] na záď
    [bow] na příď
   *[middle] doprostřed lodi
}.
isle-nudge-rescue = Podívej se na { $colour ->
    [blue] modré
    [green] zelené
    [red] červené
    [purple] fialové
   *[orange] oranžové
} kočky.
isle-nudge-cards = { $count ->
    [0] Potřebuješ z nich vůbec něco?
    [one] Jedna z těch karet stačí.
    [few] Hledej { $count } karty, které jdou dohromady.
   *[other] Hledej { $count } karet, které jdou dohromady.
}
isle-ui-no-cards = žádné karty

## Kočičí atlas
isle-guide-cards-title = Zač stojí karta
isle-guide-cards-note = O kolik bodů víc má loď na konci, když tuhle kartu dostane za svítání zadarmo. Obě lodě vede rychlý bot, který hraje s rozumem; karty, se kterými si neporadí, chybí. Čárka je cena v rybách: pět ryb samotných je mezi řádky také.
isle-guide-cards-unit = o kolik bodů víc na konci
isle-guide-cards-1 = 1. den
isle-guide-cards-3 = 3. den
isle-guide-cards-5 = 5. den
isle-card-fish = Pět ryb
isle-guide-lessons-title = Zač stojí úkol
isle-guide-lessons-note = Body na konci za každý úkol, který si boti nechali aspoň dvacetkrát a nevynesl pokaždé totéž, ve hrách dvou.
isle-guide-lessons-unit = body na konci
isle-guide-lessons-hard = Líza si ho nechala
isle-guide-lessons-medium = Mourek si ho nechal
isle-guide-met-title = Jak často se úkol splní
isle-guide-met-note = Kolik ze 100 lodí, které si úkol nechaly, za něj mělo na konci aspoň nějaké body.
isle-guide-met-unit = lodí ze 100
isle-guide-met-hard = Líza si ho nechala
isle-guide-met-medium = Mourek si ho nechal
isle-guide-buying-title = Kdy se kupují karty
isle-guide-buying-note = Ryby zaplacené za karty ráno každého dne.
isle-guide-buying-unit = ryby za den
isle-guide-buying-hard = Líza
isle-guide-buying-medium = Mourek
isle-guide-day-1 = 1. den
isle-guide-day-2 = 2. den
isle-guide-day-3 = 3. den
isle-guide-day-4 = 4. den
isle-guide-day-5 = 5. den
isle-guide-kinds-title = Co se kdy kupuje
isle-guide-kinds-note = Karty, které Líza každý den zaplatí: košíky a boty, úkoly, truhly a oshaxové, karty na kdykoli.
isle-guide-kinds-unit = karty lodi za den
isle-guide-kinds-rescue = košíky a boty
isle-guide-kinds-lesson = úkoly
isle-guide-kinds-find = truhly a oshaxové
isle-guide-kinds-anytime = na kdykoli
isle-guide-rooms-title = Jak často se místnost zaplní
isle-guide-rooms-note = Na kolika lodích ze 100 nezůstane v místnosti volné políčko.
isle-guide-rooms-unit = lodě ze 100
isle-guide-rooms-hard = Líza
isle-guide-rooms-medium = Mourek
isle-guide-sums-title = Odkud jsou body
isle-guide-sums-note = Body lodi na konci a z čeho se skládají.
isle-guide-sums-unit = body lodi
isle-guide-sums-hard = Líza
isle-guide-sums-medium = Mourek
isle-guide-word = „Kupovat nepřestává nikdo: pátý den odplave nejvíc ryb. A ze čtyř tisíc lodí neměla ani jedna zaplněnou palubu.“

## Hádanky
isle-ui-then = potom
isle-puzzle-title = Místo pro tři
isle-puzzle-aim = Loď má teď hodnotu { $points } b. Zbývají tři dílky: nejdřív { $tile }, potom { $tiles }. Najdi místa, která dohromady nakonec přinesou nejvíc: počítají se úkoly, místnosti, krysy i rodiny.

# Co kouč vidí dopředu
isle-line-ahead-family = Místo pro rodinu, { $colour }
isle-line-ahead-growing = Rodiny, které ještě mohou růst
isle-line-ahead-room = { $what ->
    [stern] Blíž k plné místnosti: { isle-room-stern }
    [left_cabin] Blíž k plné místnosti: { isle-room-left_cabin }
    [dining] Blíž k plné místnosti: { isle-room-dining }
    [right_cabin] Blíž k plné místnosti: { isle-room-right_cabin }
    [deck] Blíž k plné místnosti: { isle-room-deck }
    [storage] Blíž k plné místnosti: { isle-room-storage }
   *[bow] Blíž k plné místnosti: { isle-room-bow }
}
isle-line-ahead-rats = Krysy, které se ještě dají zakrýt
isle-line-ahead-rare = Vzácné poklady
isle-line-ahead-space = { $what ->
    [whole] Volné místo zůstává vcelku
   *[torn] Volné místo se roztrhá
}
isle-line-ahead-map = Mapa, kterou půjde ještě zakrýt, { $colour }
isle-line-ahead-treasure = Poklad k tomu
isle-line-ahead-lesson = Na dohled: { $card }
isle-line-ahead-sister = Co to může přinést sestře
isle-line-ahead-fish = Zaplatit { isle-fish }
isle-line-ahead-card = { $card }
isle-line-ahead-cats = Koše a ryby na dnešní kočky
isle-line-ahead-later = Koše na jiný den
isle-line-ahead-boots = Boty: rychlejší jdou dřív
isle-line-ahead-unlaid = Koše, které zůstanou v ruce
isle-line-ahead-others = Co přinese ostatním: { $card }
isle-line-ahead-kept = V ruce: { $card }
isle-line-ahead-spare = Ryby navíc, ať dnešní kočky stojí cokoli
isle-line-ahead-played = Co od toho čekají boti: { $card }
isle-line-ahead-catch = Získat { isle-fish }
isle-line-ahead-basket = Trvanlivý koš na každý zbývající den
isle-line-ahead-given = { $what ->
    [lessons] Úkoly, které za to dáš
   *[treasures] Poklady, které za to dáš
}
isle-line-ahead-herd = { $what ->
    [nearer] Levněji
   *[farther] Dráž
} o { isle-fish }: { $count ->
    [one] kočka, o kterou stojíš
    [few] { $count } kočky, o které stojíš
   *[other] { $count } koček, o které stojíš
}
isle-line-ahead-berth = Lepší místo, které se žádného dílku nedotýká
isle-line-ahead-left = { $what ->
    [missed] Zůstane ležet: { $tile }
   *[saved] Víc škody než užitku: { $tile }
}

## Under the curve
isle-ticks = dny
