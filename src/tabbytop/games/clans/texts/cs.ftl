### Kočičí klany. Hlas: kamarád, který zná pravidla a čte nahlas: krátce, v přítomném čase, trochu suše; tyká.
### <em> označuje jedno důležité slovo, <b> jméno; jiné značky nejsou. Rod hráče se nikde neprozrazuje.

clans-title = Kočičí klany
clans-lead = Dva klany, deset soust, pět psů.
clans-meta = 2 hráči, 15 minut
clans-moment = { $turn ->
    [0] Rozdávají se klany
   *[other] { $game ->
        [1] 1. hra, tah { $turn } z 24
        [2] 2. hra, tah { $turn } z 24
       *[0] Tah { $turn } z 24
    }
}

## Boti
clans-level-expert = počítá každý dílek a konec hraje bez chyby

## Možnosti
clans-option-clans = Klany
clans-option-clans-first = První hra
clans-option-clans-first-note = První místo vede Labužčíče, druhé Mňauketýry.
clans-option-clans-free = Volná ruka
clans-option-clans-free-note = Jeden si vybere kterýkoli klan, pak ten druhý.
clans-option-clans-limited = Každý tři karty
clans-option-clans-limited-note = Každý dostane tři klany a jeden si tajně nechá.
clans-option-clans-experts = Párek znalců
clans-option-clans-experts-note = Tři karty pro dva: jedna se nechá, dvě se podají dál.
clans-option-powers = Schopnosti
clans-option-powers-false = Vypnuté
clans-option-powers-false-note = Všechny klany hrají podle stejných pravidel. Dobré na začátek.
clans-option-powers-true = Zapnuté
clans-option-powers-true-note = Každý klan má vlastní efekt a jeho náčelnice schopnost.
clans-option-bonus_clan = Bonusový klan
clans-option-bonus_clan-true = Hraje
clans-option-bonus_clan-true-note = Silokočky jsou mezi klany, ze kterých se vybírá.
clans-option-bonus_clan-false = Nehraje
clans-option-bonus_clan-false-note = Šest klanů, bez Silokoček.
clans-option-picks = První výběr
clans-option-picks-drawn = Kdo začíná
clans-option-picks-drawn-note = Kdo začíná, se losuje, a ten vybírá první.
clans-option-picks-host = První místo
clans-option-picks-host-note = Domluva: první vybírá první místo. Kdo začíná, se losuje.
clans-option-picks-guest = Druhé místo
clans-option-picks-guest-note = Domluva: první vybírá druhé místo. Kdo začíná, se losuje.
clans-option-games = Hry
clans-option-games-2 = Dvě, zápas
clans-option-games-2-note = Role se vymění a rozhoduje součet bodů.
clans-option-games-1 = Jedna
clans-option-games-1-note = Rozhoduje jediná hra.
clans-option-even = Vyrovnat klany
clans-option-even-false = Ne
clans-option-even-false-note = Každý klan je takový, jaký je.
clans-option-even-true = Ano
clans-option-even-true-note = Slabší klan začíná s body, které mezi silnými hráči klany srovnají. Změřili je boti.
clans-option-handicap = Náskok
clans-option-handicap-0 = Žádný
clans-option-handicap-0-note = Oba začínají od nuly.
clans-option-handicap-3 = 3 body
clans-option-handicap-3-note = Zhruba spravedlivé, když jeden z vás vyhrává šest her z deseti.
clans-option-handicap-6 = 6 bodů
clans-option-handicap-6-note = Zhruba spravedlivé, když jeden z vás vyhrává sedm her z deseti.
clans-option-handicap-10 = 10 bodů
clans-option-handicap-10-note = Zhruba spravedlivé, když jeden z vás vyhrává osm her z deseti.
clans-option-handicap-15 = 15 bodů
clans-option-handicap-15-note = Zhruba spravedlivé, když jeden z vás vyhrává devět her z deseti.
clans-option-handicap_to = Body dostane
clans-option-handicap_to-host = První místo
clans-option-handicap_to-host-note = Začíná s nimi ten, kdo je v seznamu první.
clans-option-handicap_to-guest = Druhé místo
clans-option-handicap_to-guest-note = Začíná s nimi ten, kdo je v seznamu druhý.

## Klany
clans-clan-gourmets = Labužčíči
clans-clan-meowsketeers = Mňauketýři
clans-clan-chaoticats = Chaotikočky
clans-clan-supercats = Superkočky
clans-clan-meowfia = Mňaufie
clans-clan-phantoms = Fantomačky
clans-clan-powercats = Silokočky
clans-clan-unknown = Zatím bez klanu

clans-effect = Efekt
clans-effect-gourmets = Za každou ulovenou kořist bod navíc.
clans-effect-meowsketeers = Probuzenou kočku můžeš vyměnit s kterýmkoli bdělým psem, ať leží kdekoli.
clans-effect-chaoticats = Všechny tvoje kočky jsou stejně silné: čím míň jich po psech bdí, tím víc.
clans-effect-supercats = Probuzenou kočku můžeš vyměnit i o jeden nebo dva kroky šikmo.
clans-effect-meowfia = Bod za každou tvoji kočku, která na konci bdí.
clans-effect-phantoms = Když probudíš kořist, můžeš místo ní posunout jinou bdělou kořist.
clans-effect-powercats = Probuzená kočka může zůstat, kde je.

clans-chief = Náčelnice
clans-chief-gourmets = Loví i kořist, která leží šikmo.
clans-chief-meowsketeers = Těsně před psy může otočit jednoho psa vedle sebe.
clans-chief-chaoticats = Pomůže ulovit jednoho holuba (mouchu) a druhého nikdo nemá? I ten je tvůj.
clans-chief-supercats = Těsně před psy si musí vyměnit místo s prostředním dílkem.
clans-chief-meowfia = Těsně po psech uspí všechny slabší kočky vedle sebe, i tvoje.
clans-chief-phantoms = Psi na ni nemůžou.
clans-chief-powercats = Loví kořist v celé své řadě i sloupci.

clans-strength-in-all = dohromady síla { $strength }
clans-given = { $points ->
    [one] začíná s { $points } bodem: { $why ->
        [fair] vyrovnává tyhle dva klany
       *[agreed] podle dohody mezi vámi
    }
   *[other] začíná s { $points } body: { $why ->
        [fair] vyrovnávají tyhle dva klany
        [agreed] podle dohody mezi vámi
       *[both] { $fair } na vyrovnání klanů, { $agreed } podle dohody mezi vámi
    }
}
clans-cats = Kočky o síle { $cats }, náčelnice { $chief }
clans-powers-off = V této hře bez schopností.
clans-chaos-caption = Síla každé Chaotikočky
clans-chaos-awake = bdí
clans-chaos-strength = síla

## Dílky jako popisek
clans-tile-cat = { $strength ->
    [0] kočka ({ $clan })
   *[other] kočka o síle { $strength } ({ $clan })
}
clans-tile-chief = { $strength ->
    [0] náčelnice ({ $clan })
   *[other] náčelnice o síle { $strength } ({ $clan })
}
clans-tile-mouse = myš za { $value }
clans-tile-pigeon = holub za { $value }
clans-tile-fly = moucha za { $value }
clans-tile-dog = { $dog ->
    [1] pes, čivava
    [2] pes, ten malý bílý
    [3] pes, štěně retrívra
    [4] pes, buldok
   *[other] pes, dobrman
}

## Dílky ve větě, podle toho, čí jsou
clans-some-cat = { $you ->
    [yes] { $strength ->
        [0] tvoje kočka
       *[other] tvoje kočka o síle { $strength }
    }
   *[no] { $strength ->
        [0] kočka, za kterou hraje { $who }
       *[other] kočka o síle { $strength }, za kterou hraje { $who }
    }
}
clans-some-chief = { $you ->
    [yes] { $strength ->
        [0] tvoje náčelnice
       *[other] tvoje náčelnice o síle { $strength }
    }
   *[no] { $strength ->
        [0] náčelnice, za kterou hraje { $who }
       *[other] náčelnice o síle { $strength }, za kterou hraje { $who }
    }
}
clans-some-mouse = myš za { $value }
clans-some-pigeon = holub za { $value }
clans-some-fly = moucha za { $value }
clans-some-dog = pes
clans-some-asleep = spící dílek

# Koho někdo budí.
clans-whom-cat = { $own ->
    [yes] { $strength ->
        [0] svou kočku
       *[other] svou kočku o síle { $strength }
    }
   *[no] { $you ->
        [yes] { $strength ->
            [0] tvou kočku
           *[other] tvou kočku o síle { $strength }
        }
       *[no] { $strength ->
            [0] cizí kočku
           *[other] cizí kočku o síle { $strength }
        }
    }
}
clans-whom-chief = { $own ->
    [yes] { $strength ->
        [0] svou náčelnici
       *[other] svou náčelnici o síle { $strength }
    }
   *[no] { $you ->
        [yes] { $strength ->
            [0] tvou náčelnici
           *[other] tvou náčelnici o síle { $strength }
        }
       *[no] { $strength ->
            [0] cizí náčelnici
           *[other] cizí náčelnici o síle { $strength }
        }
    }
}
clans-whom-mouse = myš za { $value }
clans-whom-pigeon = holuba za { $value }
clans-whom-fly = mouchu za { $value }
clans-whom-dog = psa
clans-whom-asleep = spící dílek

# S kým se to mění, i s předložkou.
clans-with-cat = { $own ->
    [yes] { $strength ->
        [0] se svou kočkou
       *[other] se svou kočkou o síle { $strength }
    }
   *[no] { $you ->
        [yes] { $strength ->
            [0] s tvou kočkou
           *[other] s tvou kočkou o síle { $strength }
        }
       *[no] { $strength ->
            [0] s cizí kočkou
           *[other] s cizí kočkou o síle { $strength }
        }
    }
}
clans-with-chief = { $own ->
    [yes] { $strength ->
        [0] se svou náčelnicí
       *[other] se svou náčelnicí o síle { $strength }
    }
   *[no] { $you ->
        [yes] { $strength ->
            [0] s tvou náčelnicí
           *[other] s tvou náčelnicí o síle { $strength }
        }
       *[no] { $strength ->
            [0] s cizí náčelnicí
           *[other] s cizí náčelnicí o síle { $strength }
        }
    }
}
clans-with-mouse = s myší za { $value }
clans-with-pigeon = s holubem za { $value }
clans-with-fly = s mouchou za { $value }
clans-with-dog = se psem
clans-with-asleep = se spícím dílkem

## Políčka, pro uši
clans-board = Hrací plocha, pět krát pět dílků
clans-board-end = Hrací plocha na konci
clans-cell-awake = { $cell }, { $tile }, bdí
clans-cell-asleep = { $cell }, spí
clans-cell-dozing = { $cell }, { $tile }, zase spí
clans-cell-taken = { $cell }, { $tile }, úlovek klanu { $clan }
clans-cell-held = v ruce
clans-cell-swap = jde vyměnit
clans-cell-pick = jde posunout místo ní
clans-cell-rotate = jde otočit

## Na co se hra ptá
clans-prompt-choose-clan = Vyber si <em>klan</em> pro tuto hru.
clans-prompt-keep-clan = Nech si <em>jeden</em> z těchto { $cards } klanů.
clans-prompt-turn-tile = { $left ->
    [one] Otoč <em>poslední</em> spící dílek.
   *[other] Otoč kterýkoli <em>spící dílek</em>.
}
clans-prompt-swap-cat = Probudila se <em>{ $tile }</em>. Vyměň ji o jeden nebo dva kroky v řadě nebo sloupci.
clans-prompt-swap-prey = { $tilekind ->
    [pigeon] Probudil se <em>{ $tile }</em>. Vyměň ho s některým sousedem, i šikmo.
   *[other] Probudila se <em>{ $tile }</em>. Vyměň ji s některým sousedem, i šikmo.
}
clans-prompt-swap-dog = Probudil se <em>{ $tile }</em>. Vyměň ho s kterýmkoli dílkem v jeho řadě nebo sloupci.
clans-prompt-rotate-dog = Než psi vyrazí, tvoje náčelnice může otočit <em>jednoho psa</em> vedle sebe.

clans-may-stay = Nebo ji nech, kde je.
clans-may-prey = Nebo posuň jinou bdělou kořist.
clans-may-dog = Nebo s kterýmkoli bdělým psem.
clans-may-straight = Jde to i šikmo.

clans-caption-choice = Vyměnit s <em>{ $cell }</em>? { $hope }.
clans-caption-swap = Vyměnit s <em>{ $cell }</em>?
clans-caption-turn = Otočit <em>{ $cell }</em>? Klepni znovu.
clans-caption-pick = Která <em>jiná kořist</em> se posune?
clans-caption-source = Místo toho <em>{ $tile }</em>. Vyber, s kterým sousedem se vymění.
clans-caption-dial = Pes na { $cell } by se díval <em>takhle</em>. { $hope }.

clans-swap-here = Vyměnit
clans-turn-here = Otočit
clans-turn-so = Otočit takhle
clans-put-back = Vrátit
clans-stay = Nechat ji být
clans-leave = Psy nechat být
clans-other-prey = Jiná kořist
clans-turn-left = Otočit doleva
clans-turn-right = Otočit doprava
clans-show-dogs = Kam míří psi
clans-hide-dogs = Skrýt psy
clans-if-now = Kdyby byl konec
# Both sides' points after what is weighed, as a part of a sentence.
clans-if-so = Kdyby pak byl konec: { $you0 ->
    [yes] ty máš
   *[no] { $who0 } má
} { $points0 }, { $you1 ->
    [yes] ty máš
   *[no] { $who1 } má
} { $points1 }
clans-hope = s touto výměnou: { $points }
clans-hide-standing = Skrýt odhad
clans-to-move = na tahu
clans-about-clan = co umí tento klan
clans-what-happened = Co se stalo
clans-tab-story = Příběh
clans-tab-chat = Povídání
clans-side-left = Tvoje strana
clans-side-right = Druhá strana a příběh
clans-waiting = { $you ->
    [yes] Okamžik: <em>tvůj dílek</em> se otáčí.
   *[no] <em>{ $who }</em> přemýšlí.
}
clans-waiting-chance = Dílky se rozkládají.

## Proč ne
clans-whynot-turn-tile = Tenhle dílek už bdí. Otoč některý, co spí.
clans-whynot-swap-cat = Kočka jde jeden nebo dva kroky řadou nebo sloupcem, sem ne. Svítí místa, kde to jde.
clans-whynot-swap-prey = Kořist se mění jen se sousedem. Svítí místa, kde to jde.
clans-whynot-swap-dog = Pes běží jen svou řadou nebo sloupcem. Svítí místa, kde to jde.
clans-whynot-rotate-dog = Otočit jde jen psa vedle tvojí náčelnice. Svítí ti, u kterých to jde.
clans-whynot-pick-prey = Místo ní se posune jen jiná bdělá kořist. Svítí ta, která může.
clans-whynot-choose-clan = Tenhle klan v nabídce není.
clans-whynot-keep-clan = Tenhle klan mezi tvými kartami není.
clans-whynot-waiting = Ještě nejsi na tahu.

## Příběh
clans-event-started = { $you ->
    [yes] <b>Ty</b> začínáš.
   *[no] Začíná <b>{ $who }</b>.
}
clans-event-clan-chosen = { $you ->
    [yes] <b>Ty</b> vedeš klan { $clan }.
   *[no] <b>{ $who }</b> vede klan { $clan }.
}
clans-event-dealt = Karty klanů jsou rozdané.
clans-event-kept = { $you ->
    [yes] <b>Ty</b> už máš vybráno.
   *[no] <b>{ $who }</b> už má vybráno.
}
clans-event-clans-shown = Proti sobě stojí { $clan0 } a { $clan1 }.
clans-event-middle = Uprostřed leží { $tile }.
clans-event-woke = { $you ->
    [yes] <b>Ty</b> budíš na { $cell } { $tile }.
   *[no] <b>{ $who }</b> budí na { $cell } { $tile }.
}
clans-event-swapped = { $you ->
    [yes] <b>Ty</b> vyměňuješ { $tile } na { $from } { $other } na { $to }.
   *[no] <b>{ $who }</b> vyměňuje { $tile } na { $from } { $other } na { $to }.
}
clans-event-swapped-prey = { $you ->
    [yes] <b>Ty</b> místo toho vyměňuješ { $tile } na { $from } { $other } na { $to }.
   *[no] <b>{ $who }</b> místo toho vyměňuje { $tile } na { $from } { $other } na { $to }.
}
clans-event-stayed = { $you ->
    [yes] <b>Ty</b> necháváš { $tile } na { $cell }.
   *[no] <b>{ $who }</b> nechává { $tile } na { $cell }.
}
# Tah v jedné větě: co se probudilo a co se s tím stalo.
clans-turn-woke-swapped = { $tilekind ->
    [pigeon] { $you ->
        [yes] <b>Ty</b> budíš na { $from } { $tile } a vyměňuješ ho { $other } na { $to }.
       *[no] <b>{ $who }</b> budí na { $from } { $tile } a vyměňuje ho { $other } na { $to }.
    }
    [dog] { $you ->
        [yes] <b>Ty</b> budíš na { $from } { $tile } a vyměňuješ ho { $other } na { $to }.
       *[no] <b>{ $who }</b> budí na { $from } { $tile } a vyměňuje ho { $other } na { $to }.
    }
   *[other] { $you ->
        [yes] <b>Ty</b> budíš na { $from } { $tile } a vyměňuješ ji { $other } na { $to }.
       *[no] <b>{ $who }</b> budí na { $from } { $tile } a vyměňuje ji { $other } na { $to }.
    }
}
clans-turn-woke-stayed = { $tilekind ->
    [pigeon] { $you ->
        [yes] <b>Ty</b> budíš na { $cell } { $tile } a necháváš ho tam.
       *[no] <b>{ $who }</b> budí na { $cell } { $tile } a nechává ho tam.
    }
    [dog] { $you ->
        [yes] <b>Ty</b> budíš na { $cell } { $tile } a necháváš ho tam.
       *[no] <b>{ $who }</b> budí na { $cell } { $tile } a nechává ho tam.
    }
   *[other] { $you ->
        [yes] <b>Ty</b> budíš na { $cell } { $tile } a necháváš ji tam.
       *[no] <b>{ $who }</b> budí na { $cell } { $tile } a nechává ji tam.
    }
}
clans-event-rotated = { $you ->
    [yes] <b>Ty</b> otáčíš psa na { $cell }.
   *[no] <b>{ $who }</b> otáčí psa na { $cell }.
}
clans-event-left-dogs = { $you ->
    [yes] <b>Ty</b> necháváš psy, jak jsou.
   *[no] <b>{ $who }</b> nechává psy, jak jsou.
}
clans-event-chief-moved = Náčelnice Superkoček jde z { $from } doprostřed.
clans-event-struck = { $cellscount ->
    [one] Psi štěkají. Zase spí jedna kočka: { $cells }.
    [few] Psi štěkají. Zase spí { $cellscount } kočky: { $cells }.
   *[other] Psi štěkají. Zase spí { $cellscount } koček: { $cells }.
}
clans-event-hushed = { $cellscount ->
    [one] Náčelnice Mňaufie se rozhlíží a kočka na { $cells } usíná.
   *[other] Náčelnice Mňaufie se rozhlíží a kočky na { $cells } usínají.
}
clans-event-game-over = Lov skončil: { $you0 ->
    [yes] <b>ty</b>
   *[no] <b>{ $who0 }</b>
} { $points0 }, { $you1 ->
    [yes] <b>ty</b>
   *[no] <b>{ $who1 }</b>
} { $points1 }.

## Ohlédnutí
clans-luck = Štěstí na dílky
clans-ticks = tahy
clans-advice-turned = Otočit { $cell }.
clans-advice-swapped = Vyměnit { $tile } na { $from } { $other } na { $to }.
clans-advice-swapped-prey = Místo toho vyměnit { $tile } na { $from } { $other } na { $to }.
clans-advice-stayed = Nechat { $tile } na { $cell }.
clans-advice-rotated = Otočit psa na { $cell } { $quarters ->
    [1] o čtvrt doprava
    [2] čelem vzad
   *[3] o čtvrt doleva
}.
clans-advice-left-dogs = Nechat psy, jak jsou.
clans-advice-clan-chosen = Vést klan { $clan }.
clans-nudge-turn = Podívej se na louku { $part ->
    [top-left] vlevo nahoru
    [top] k hornímu okraji
    [top-right] vpravo nahoru
    [left] k levému okraji
    [right] k pravému okraji
    [bottom-left] vlevo dolů
    [bottom] k dolnímu okraji
    [bottom-right] vpravo dolů
   *[middle] doprostřed
}.
clans-nudge-swap = Podívej se { $part ->
    [top-left] šikmo vlevo nad něj
    [top] nad něj
    [top-right] šikmo vpravo nad něj
    [left] vlevo od něj
    [right] vpravo od něj
    [bottom-left] šikmo vlevo pod něj
    [bottom] pod něj
   *[bottom-right] šikmo vpravo pod něj
}.
clans-nudge-prey = Musí to být zrovna ten dílek, který se probudil?
clans-nudge-stay = Musí vůbec někam?
clans-nudge-dogs = Podívej se, kam koukají psi.

## Kde jsme
clans-where = { $asleep ->
    [0] { $turn }. tah, všechno bdí
    [one] { $turn }. tah, jeden dílek ještě spí
    [few] { $turn }. tah, { $asleep } dílky ještě spí
   *[other] { $turn }. tah, { $asleep } dílků ještě spí
}
clans-where-clans = Vybírají se klany
clans-where-second = Klany pro druhou hru
clans-where-end = Na řadě jsou psi

## Ještě spí
clans-asleep-title = Ještě spí
clans-asleep-none = Nikdo. Všechny dílky bdí.
clans-asleep-note = Nikdo neví kde. Každý ví co.
clans-asleep-note-seen = Každý ví co. Kde, to neví nikdo, až na to, co ukázal krok zpět: { $tiles }.
clans-asleep-some = { $count ->
    [one] { $tile }
   *[other] { $count }krát { $tile }
}
clans-asleep-dogs = { $count ->
    [one] jeden pes
    [few] { $count } psi
   *[other] { $count } psů
}
clans-asleep-cats = { $count ->
    [one] jedna kočka, { $clan }: { $cats }
    [few] { $count } kočky, { $clan }: { $cats }
   *[other] { $count } koček, { $clan }: { $cats }
}

## Přidělení klanů
clans-hand = Klany na výběr
clans-take = Vyber kartu
clans-take-this = Vést klan { $clan }
clans-leads = { $who } vede klan { $clan }.
clans-waiting-choice = <em>{ $who }</em> vybírá klan.
clans-kept-waiting = Necháváš si klan { $clan }. <em>{ $who }</em> ještě vybírá.
clans-moment-hand = Na výběr: { $clans }.

## Zápas o dvou hrách
clans-match = Zápas
clans-match-game = { $number }. hra
clans-match-first = 1. hra ze 2
clans-match-second = 2. hra ze 2. Zatím { $who0 } { $points0 }, { $who1 } { $points1 }.
clans-between = První hra skončila
clans-on-to-second = Jdeme na druhou hru
clans-past = První hra: { $who0 } { $points0 }, { $who1 } { $points1 }. Podívej se, jak skončila

## Konec krok za krokem
clans-finale-last = Všechny dílky bdí. Už se nic nestěhuje.
clans-finale-chief-moved = Náčelnice Superkoček jde z { $from } <em>doprostřed</em>.
clans-finale-dogs = { $count ->
    [one] Psi štěkají po svých šipkách. V cestě stojí <em>jedna kočka</em>.
    [few] Psi štěkají po svých šipkách. V cestě stojí <em>{ $count } kočky</em>.
   *[other] Psi štěkají po svých šipkách. V cestě stojí <em>{ $count } koček</em>.
}
clans-finale-dogs-none = Psi štěkají po svých šipkách. V cestě nestojí <em>nikdo</em>.
clans-finale-doze = Zase spí: { $cells }.
clans-finale-chaos = { $cats ->
    [one] Bdí jedna Chaotikočka. Má sílu <em>{ $strength }</em>.
    [few] Bdí { $cats } Chaotikočky. Každá má sílu <em>{ $strength }</em>.
   *[other] Bdí { $cats } Chaotikoček. Každá má sílu <em>{ $strength }</em>.
}
clans-finale-hush = { $count ->
    [one] Náčelnice Mňaufie se rozhlíží a kočka na { $cells } usíná.
   *[other] Náčelnice Mňaufie se rozhlíží a kočky na { $cells } usínají.
}
clans-finale-hunt = { $kind ->
    [pigeon] { $tile } na { $cell }: { $clan0 } { $own }, { $clan1 } { $other }. Má ho klan <em>{ $clan }</em>.
   *[other] { $tile } na { $cell }: { $clan0 } { $own }, { $clan1 } { $other }. Má ji klan <em>{ $clan }</em>.
}
clans-finale-hunt-tie = { $kind ->
    [pigeon] { $tile } na { $cell }: { $own } proti { $other }. Shoda, nemá ho <em>nikdo</em>.
   *[other] { $tile } na { $cell }: { $own } proti { $other }. Shoda, nemá ji <em>nikdo</em>.
}
clans-finale-hunt-alone = { $kind ->
    [pigeon] { $tile } na { $cell }: žádná kočka vedle, nemá ho <em>nikdo</em>.
   *[other] { $tile } na { $cell }: žádná kočka vedle, nemá ji <em>nikdo</em>.
}
clans-finale-gift = { $kind ->
    [pigeon] Náčelnice Chaotikoček pomohla s jedním z dvojice a druhého nikdo neulovil: { $tile } na { $cell } je <em>taky její</em>.
   *[other] Náčelnice Chaotikoček pomohla s jednou z dvojice a druhou nikdo neulovil: { $tile } na { $cell } je <em>taky její</em>.
}
clans-finale-line-pigeons = Klan { $clan } má oba holuby: 2 krát 5, <em>o { $points } víc</em>.
clans-finale-line-flies = Klan { $clan } má obě mouchy: 3 krát 4, <em>o { $points } víc</em>.
clans-finale-line-gourmets = { $prey ->
    [one] Bod navíc za jednu kořist: { $clan } <em>+{ $points }</em>.
   *[other] Bod navíc za každou z { $prey } kořistí: { $clan } <em>+{ $points }</em>.
}
clans-finale-line-meowfia = { $cats ->
    [one] { $clan }: bdí jedna kočka, <em>+{ $points }</em>.
    [few] { $clan }: bdí { $cats } kočky, <em>+{ $points }</em>.
   *[other] { $clan }: bdí { $cats } koček, <em>+{ $points }</em>.
}
clans-finale-line-handicap = Náskok z doby před hrou: <em>+{ $points }</em>, { $clan }.
clans-finale-total = { $clan0 } { $points0 }, { $clan1 } { $points1 }. Vyhrává klan <em>{ $clan }</em>.
clans-finale-total-prey = Oba { $points0 }. Víc kořistí má klan <em>{ $clan }</em> a vyhrává.
clans-finale-total-shared = Oba { $points0 } a stejně kořistí. O výhru se <em>dělí</em>.
clans-finale-scrubber = Kroky konce hry
clans-conceded = { $asleep ->
    [0] Hra skončila vzdáním v { $turn }. tahu, všechny dílky už byly vzhůru.
    [one] Hra skončila vzdáním v { $turn }. tahu, jeden dílek ještě spal.
    [few] Hra skončila vzdáním v { $turn }. tahu, { $asleep } dílky ještě spaly.
   *[other] Hra skončila vzdáním v { $turn }. tahu, { $asleep } dílků ještě spalo.
}
clans-conceded-points = Kdyby to tam skončilo
clans-conceded-early = Žádný dílek se neprobudil, klany se teprve vybíraly.
clans-conceded-gave-up = vzdání hry

## List s body
clans-ledger = Kdo co ulovil
clans-ledger-empty = Zatím nic.
clans-ledger-total = Celkem
clans-ledger-prey = Dílky kořisti
clans-line-prey = { $tile }
clans-line-prey-note = { $own } proti { $other } na { $cell }
clans-line-gift = { $tile }
clans-line-gift-note = doplňuje dvojici, na { $cell }
clans-line-pigeons = Oba holubi
clans-line-pigeons-note = 2 × 5 místo 2 + 5
clans-line-flies = Obě mouchy
clans-line-flies-note = 3 × 4 místo 3 + 4
clans-line-gourmets = Efekt Labužčíčů
clans-line-gourmets-note = { $prey ->
    [one] bod navíc za jednu kořist
   *[other] bod navíc za každou z { $prey } kořistí
}
clans-line-handicap = Náskok
clans-line-handicap-note = přidělený před hrou
clans-line-meowfia = Efekt Mňaufie
clans-line-meowfia-note = { $cats ->
    [one] bdí jedna kočka
    [few] bdí { $cats } kočky
   *[other] bdí { $cats } koček
}

## Pravidla bod po bodu, našimi slovy
clans-clause = pravidlo { $clause }
clans-clause-1-1 = Dva hráči. Sedm klanů po pěti kočkách, jedna z pěti je náčelnice. Deset kořistí: šest myší, dva holubi, dvě mouchy. Pět psů se šipkami.
clans-clause-1-2 = Myši jsou za 3, 4, 4, 5, 5 a 6, holubi za 2 a 5, mouchy za 3 a 4. Šipky psů: jedna rovně; dvě proti sobě; tři na jednu stranu; čtyři rovně; čtyři šikmo.
clans-clause-1-3 = Síly, náčelnice poslední: Labužčíči 1 2 4 5, 3. Mňauketýři 1 2 3 4, 5. Chaotikočky všechny „?“. Superkočky 1 1 1 1, 9. Mňaufie 1 2 3 4, 7. Fantomačky 2 2 3 3, 5. Silokočky 3 4 4 6, 2.
clans-clause-2-1 = Deset koček, deset kořistí a pět psů se zamíchá lícem dolů a rozloží pět krát pět. Kam se který pes dívá, se ukáže, až se probudí.
clans-clause-2-2 = Prostřední dílek se otočí lícem nahoru a zůstane ležet. Kdo začíná, se losuje; pak se střídáte, každý dvanáctkrát.
clans-clause-3-1 = Ve svém tahu otoč kterýkoli spící dílek lícem nahoru.
clans-clause-3-2 = Pak ho vyměň s jiným dílkem v jeho dosahu. Ten druhý si nechá svou tvář: spící spí dál, bdělý bdí dál.
clans-clause-3-3 = Kořist dosáhne na osm sousedů. Kočka jeden nebo dva kroky řadou nebo sloupcem. Pes přes celou svou řadu a sloupec. Co leží mezi, nepřekáží. Výměna je povinná.
clans-clause-3-4 = Pes se do konce hry dívá pořád stejně, i když se stěhuje. Otočit ho může jen náčelnice Mňauketýrů.
clans-clause-4-1 = Když se probudí a přesune poslední dílek, je konec: efekty před psy, psi, efekty po psech, lov, body.
clans-clause-4-2 = Každá kočka vedle psa ve směru některé jeho šipky jde zase spát. Všichni psi štěkají najednou.
clans-clause-4-3 = U každé kořisti každý klan sečte svoje bdělé kočky vedle ní, rohy se nepočítají. Vyšší součet ji má. Při shodě ji nemá nikdo.
clans-clause-4-4 = Dělají-li oba klany něco ve stejnou chvíli, začíná ten se silnější náčelnicí. Kočka, která zase spí, už nic nedělá.
clans-clause-4-5 = Sečti ulovené kořisti. Oba holubi v jedné ruce se násobí: 10 místo 7. Obě mouchy taky: 12 místo 7.
clans-clause-4-6 = Vyhrává víc bodů, pak víc dílků kořisti, jinak se o výhru dělíte.
clans-clause-4-7 = Celé pořadí: náčelnice Superkoček, náčelnice Mňauketýrů, psi, síla Chaotikoček, náčelnice Mňaufie, lov, náčelnice Chaotikoček, body za kořist a dvojice, body Labužčíčů a Mňaufie.
clans-clause-5-1 = Labužčíči: za každou ulovenou kořist bod navíc. Jejich náčelnice loví i šikmo.
clans-clause-5-2 = Mňauketýři: probuzenou kočku smějí místo obvyklé výměny vyměnit s kterýmkoli bdělým psem. Těsně před psy může jejich náčelnice otočit psa vedle sebe o libovolné čtvrtky.
clans-clause-5-3 = Chaotikočky: bdí-li jich po psech 5, 4, 3, 2 nebo 1, má každá sílu 2, 4, 6, 8 nebo 10. Pomůže-li náčelnice ulovit jednoho holuba nebo mouchu a druhého nikdo nemá, je i ten jejich.
clans-clause-5-4 = Superkočky: probuzenou kočku smějí vyměnit o jeden nebo dva kroky v přímce, i šikmo. Těsně před psy si náčelnice musí vyměnit místo s prostředním dílkem.
clans-clause-5-5 = Mňaufie: bod za každou svou kočku, která na konci bdí. Těsně po psech náčelnice, pokud bdí, uspí všechny slabší kočky vedle sebe, i vlastní.
clans-clause-5-6 = Fantomačky: když probudí kořist, smějí místo ní vyměnit jinou bdělou kořist s jejím sousedem. Na jejich náčelnici psi nemůžou; náčelnice Mňaufie může.
clans-clause-5-7 = Silokočky: probuzená kočka smí zůstat, kde je. Jejich náčelnice loví v celé své řadě a sloupci.
clans-clause-7-1 = Volná ruka: jeden si vybere kterýkoli klan, pak vybírá druhý; první ten, kdo začíná, nedomluvíte-li se jinak.
clans-clause-7-2 = Každý tři karty: rozdá se šest různých klanů, každý si jeden tajně nechá a ukážou se naráz.
clans-clause-7-3 = Párek znalců: kdo začíná, vezme tři karty, jednu si nechá a dvě podá dál; druhý si nechá jednu z nich. Dvě hry s vyměněnými rolemi, rozhoduje součet; nebo jediná, když se tak domluvíte.
clans-clause-7-4 = První hra: Labužčíči proti Mňauketýrům, bez schopností.
clans-clause-7-5 = Vybírá se ze sedmi klanů, bez bonusového ze šesti. Oba hráči nikdy nemají stejný.
clans-clause-7-6 = Náskok: místo u stolu začíná každou hru s několika body, na kterých se dohodnete, nebo slabší ze dvou klanů s tolika, kolik je srovná. Je to řádek ve skóre a o remíze nerozhoduje.
clans-clause-8-1 = Spící dílek nezná nikdo, ani ten, komu patří. Které dílky ještě spí, vědí oba.
clans-clause-8-2 = Kočky, které na konci zase usnou, všichni dál znají. Rozdané karty klanů jsou do výběru tajné.

## Počítadlo
clans-pad-board = Plocha k zaplnění
clans-pad-help = Vyber políčko, pak dílek. Dalším stiskem se pes otočí. Delete dílek sundá.
clans-pad-empty-cell = { $cell }, prázdné
clans-pad-chosen = vybráno
clans-pad-clan-a = Korálkový okraj
clans-pad-clan-b = Cikcak okraj
clans-pad-palette = Dílky v krabici
clans-pad-put = { $count ->
    [0] { $tile }, už není
    [one] { $tile }, zbývá jeden
    [few] { $tile }, zbývají { $count }
   *[other] { $tile }, zbývá { $count }
}
clans-pad-remove = Sundat { $cell }
clans-pad-clear = Smazat vše
clans-pad-random = Náhodně
clans-pad-missing = { $count ->
    [one] Chybí ještě <em>jeden dílek</em>.
    [few] Chybí ještě <em>{ $count } dílky</em>.
   *[other] Chybí ještě <em>{ $count } dílků</em>.
}
clans-pad-complete = Všech 25 leží. Součet je níže.
clans-pad-turn = Náčelnice Mňauketýrů otáčí psa
clans-pad-turn-none = žádného
clans-pad-turn-degrees = o { $degrees } stupňů
clans-pad-refused = Tuhle pozici spočítat nejde.
clans-pad-result = Součet

## Jak hrát
clans-learn-nobody = Nikdo
clans-learn-hello-title = Dva klany, jedna louka
clans-learn-hello = Deset koček, deset kořistí a pět psů spí lícem dolů. Bdí jen prostřední dílek. Vedeš klan <em>Labužčíči</em>, má korálkový okraj.
clans-learn-wake-title = Probuď dílek
clans-learn-wake = Ve svém tahu otoč kterýkoli spící dílek. <em>Vyber si.</em>
clans-learn-wake-right = Myš za 5 bodů. Kdo ji na konci uloví, má je.
clans-learn-prey-title = Posuň, co se probudilo
clans-learn-prey = Teď si musí vyměnit místo s jiným dílkem. Kořist jde na kteréhokoli <em>souseda</em>, i šikmo. Svítí, kam dosáhne.
clans-learn-prey-right = Druhý dílek si nechal svou tvář: spící spí dál. To byl celý tah.
clans-learn-cat-title = Kočky mají delší krok
clans-learn-cat = Probudila se tvoje kočka 4. Kočka se mění o <em>jeden nebo dva kroky</em> v řadě nebo sloupci. Na konci loví to, co leží vedle ní.
clans-learn-cat-right = Přímo vedle myši. Tam ji loví.
clans-learn-cat-other = Jde to. Na b3 by ležela vedle myši.
clans-learn-dog-title = Psi běhají daleko
clans-learn-dog = Pes se mění s kterýmkoli dílkem ve své <em>celé řadě nebo sloupci</em> a dívá se pořád stejně. Šipky říkají, kam bude štěkat. Pošli ho někam.
clans-learn-dog-right = Zůstane tam, dokud ho někdo nepřesune. Na čí kočky se dívá?
clans-learn-bark-title = Konec: nejdřív psi
clans-learn-bark = Všechny dílky bdí. Každá kočka, na kterou míří <em>šipka</em>, jde zase spát. Jsou čtyři: ukaž je.
clans-learn-bark-right = Všechny čtyři. Spí a už neloví.
clans-learn-bark-wrong = Na tuhle žádná šipka nemíří. Sleduj červené šipky, dosáhnou o jeden dílek.
clans-learn-hunt-title = Pak lov
clans-learn-hunt = U každé kořisti každý klan sečte svoje bdělé kočky <em>vedle ní</em>; rohy se nepočítají. Myš za 6 nahoře: kdo ji má?
clans-learn-hunt-right = 1 a 3 jsou 4, proti tvojí 1. Mají ji Mňauketýři.
clans-learn-hunt-wrong = Spočítej to znovu: kdo leží vlevo, vpravo, nad ní a pod ní a nespí?
clans-learn-tie-title = Někdy nikdo
clans-learn-tie = Moucha za 4 na b2. Vedle leží čtyřka a pětka. Kdo ji má?
clans-learn-tie-right = Obě spí. Nemá ji nikdo, a při shodě by to bylo stejné.
clans-learn-tie-wrong = A ty dvě ještě bdí?
clans-learn-pair-title = Dvojice se násobí
clans-learn-pair = Máš myš za 3 a <em>oba holuby</em>, 2 a 5. Dvojice holubů nebo much se násobí. Kolik je to bodů?
clans-learn-pair-right = 3 a 2 krát 5 je 13. Mňauketýři mají 4, 5 a 6: 15, a vyhrávají.
clans-learn-pair-wrong = 2 krát 5 a k tomu myš.
clans-learn-powers-title = Se schopnostmi
clans-learn-powers = Později hraj se schopnostmi: každý klan má efekt a náčelnice taky něco umí. Na téhle ploše náčelnice Mňauketýrů otočí prostředního psa, tvoje loví <em>i šikmo</em> a skončí to 21 ku 15 pro tebe.
clans-learn-ready-title = To je všechno
clans-learn-ready = Každý dvanáct tahů, pak psi, lov, body. Zbytek je vědět, kdo ještě spí. Všechno ostatní je níže.
clans-learn-reaches = Kam dílek dosáhne
clans-learn-reach-prey-title = Kořist
clans-learn-reach-prey = O jeden krok všemi směry, i šikmo.
clans-learn-reach-cat-title = Kočky
clans-learn-reach-cat = O jeden nebo dva kroky v řadě nebo sloupci. Nic nepřekáží.
clans-learn-reach-dog-title = Psi
clans-learn-reach-dog = Jakkoli daleko v řadě nebo sloupci. Pes se dívá pořád stejně.
clans-learn-clans = Sedm klanů
clans-learn-clans-lead = Hvězda je efekt, koruna schopnost náčelnice. Platí jen se zapnutými schopnostmi.
clans-learn-chapter-1 = V krabici
clans-learn-chapter-2 = Rozložení
clans-learn-chapter-3 = Tah
clans-learn-chapter-4 = Konec
clans-learn-chapter-5 = Schopnosti
clans-learn-chapter-7 = Přidělení klanů
clans-learn-chapter-8 = Co je skryté

## Co zůstane z odehraných her na vlastní stránce
clans-measure-ahead = náskok v bodech
clans-measure-clan = klan
clans-mode-powers = se schopnostmi
clans-mode-plain = bez schopností

## Hádanky
clans-puzzle-title = { $asleep ->
    [0] Poslední packa
    [one] Poslední zívnutí
    [few] Poslední { $asleep ->
        [2] dvě
        [3] tři
       *[other] čtyři
    } zívnutí
   *[other] Poslední zívnutí
}
clans-puzzle-aim = Vedeš klan { $clan }, { $how ->
    [ahead] kdyby byl konec, vedeš { $points ->
        [one] o bod
       *[other] o { $points } b.
    }
    [behind] kdyby byl konec, prohráváš { $points ->
        [one] o bod
       *[other] o { $points } b.
    }
   *[level] kdyby byl konec, je to nerozhodně
} a jsi na tahu. { $asleep ->
    [0] Nikdo už nespí.
    [one] Spí už jen jeden dílek a všichni vědí který.
    [few] Spí ještě { $asleep } dílky: všichni vědí, které to jsou, nikdo neví, kde který leží.
   *[other] Spí ještě { $asleep } dílků: všichni vědí, které to jsou, nikdo neví, kde který leží.
} { $step ->
    [turn] { $sure ->
        [yes] Najdi dílek, jehož probuzení vyhraje, ať přijde cokoli.
       *[no] Najdi dílek, jehož probuzení vyhrává nejčastěji.
    }
   *[swap] { $sure ->
        [yes] Najdi výměnu, která vyhraje, ať přijde cokoli.
       *[no] Najdi výměnu, která vyhrává nejčastěji.
    }
}

## Kočičí atlas
clans-guide-clans-title = Klan proti klanu
clans-guide-clans-note = Kolik her ze 100 vyhraje klan vlevo proti klanu nahoře, se schopnostmi. Hrají rychlí boti: otočí kterýkoli dílek a vymění tak, jak to vypadá nejlíp.
clans-guide-powers-title = Zač stojí schopnosti klanu
clans-guide-powers-note = Kolik her ze 100 vyhraje klan proti všem ostatním, se schopnostmi a bez nich.
clans-guide-powers-unit = výhry ze 100
clans-guide-powers-on = se schopnostmi
clans-guide-powers-off = bez schopností
clans-guide-word = „Se schopnostmi ber Fantomačky a usmívej se. Bez nich jsou to kočky jako každé jiné a usmívají se Chaotikočky.“

# Co kouč předvídá
clans-line-ahead-clan = proti klanu { $clan } vyhráno { $wins } ze 100 her botů
clans-line-ahead-strongest = proti nejsilnějšímu ze tří jiných klanů vyhráno v průměru { $wins } ze 100 her botů
clans-line-ahead-turn = { $helps ->
    [one] dílek z { $tiles }, které tam mohou ležet, pomůže
    [few] dílky z { $tiles }, které tam mohou ležet, pomohou
   *[other] dílků z { $tiles }, které tam mohou ležet, pomůže
}
clans-line-ahead-harm = { $harms ->
    [one] dílek z { $tiles }, které tam mohou ležet, uškodí
    [few] dílky z { $tiles }, které tam mohou ležet, uškodí
   *[other] dílků z { $tiles }, které tam mohou ležet, uškodí
}
clans-line-ahead-with = na tom místě { $tile }
clans-line-ahead-prey = { $tile }, podle toho, co ještě může přijít
clans-line-ahead-lead = náskok v síle ({ $tile }): { $after } místo { $before }
clans-line-ahead-rather = { $tile }, proti průměru ostatních výměn
clans-line-ahead-dogs = kočky, na které psi dosáhnou: cizí { $theirs }, tvoje { $own }
clans-line-ahead-places = sousední místa ({ $tile }): { $after } místo { $before }
