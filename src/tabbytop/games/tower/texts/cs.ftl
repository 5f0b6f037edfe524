### Koťátko, nespadni! Hlas: kamarád, který zná pravidla a čte nahlas. Argumenty jsou popsány v en.ftl.

tower-title = Koťátko, nespadni!
tower-lead = Stavěj, šplhej, nedýchej.
tower-meta = 1–5 hráčů, 30 minut
tower-moment = { $mode ->
    [together] Toto v patře { $height } z { $floor }{ $lost ->
        [0] {""}
        [one] , jedna stěna dole
        [few] , { $lost } stěny dole
       *[other] , { $lost } stěn dole
    }
    [apart] { $height ->
        [one] Věž má jedno patro
        [few] Věž má { $height } patra
       *[other] Věž má { $height } pater
    }{ $lost ->
        [0] {""}
        [one] , jedna stěna dole
        [few] , { $lost } stěny dole
       *[other] , { $lost } stěn dole
    }
   *[other] Tah { $turn }
}

## Boti
tower-level-easy = tlapka se mu třese a kartu nevybere vždy tu nejlepší
tower-level-medium = má slušnou ruku a v duchu si zkusí dvě místa
tower-level-hard = má jistou ruku a každé patro zapře do rohů
tower-level-expert = skoro se netřese, každé patro zapře a v duchu si zkusí šest míst

## Možnosti
tower-option-mode = Hra
tower-option-mode-coop = Společně
tower-option-mode-coop-note = Jedno koťátko, jedna věž, ruce všech. Pro jednoho až pět.
tower-option-mode-competitive = Proti sobě
tower-option-mode-competitive-note = Každý má své koťátko; kdo věž zboří, je poslední. Pro dva až pět.
tower-option-target = Jak vysoko
tower-option-target-10 = 10. patro
tower-option-target-10-note = První příběh a domů.
tower-option-target-13 = 10. patro, pak dál do 13.
tower-option-target-13-note = Dva příběhy na jedné věži.
tower-option-target-15 = 10. patro, pak dál do 15.
tower-option-target-15-note = Tři příběhy na jedné věži.
tower-option-target-17 = 10. patro, pak dál do 17.
tower-option-target-17-note = Čtyři příběhy na jedné věži.
tower-option-target-20 = 10. patro, pak dál do 20.
tower-option-target-20-note = Kam až si troufnete: po každém příběhu přijde otázka, zda jít dál.
tower-option-aids = Jak se pokládá
tower-option-aids-true = S nápovědou
tower-option-aids-true-note = Stín říká, zda se dílek udrží, a cíl říká, co mu chybí.
tower-option-aids-false = Od oka
tower-option-aids-false-note = Obyčejný stín; co drží, to se uvidí.

## Dílky
tower-table = stůl
tower-piece-floor = { $number }. podlaha
tower-piece-brick = cihlová stěna
tower-piece-window = stěna s oknem
tower-piece-portal = stěna s portálem
tower-piece-statue = stěna se sochou
tower-piece-column = sloup
tower-piece-orange = oranžová kočka
tower-piece-blue = modrá kočka
tower-piece-green = zelená kočka
tower-piece-purple = fialová kočka
tower-piece-kitten = { $number ->
    [1] koťátko s červeným šátkem
    [2] koťátko s oranžovým šátkem
    [3] koťátko s modrým šátkem
    [4] koťátko s fialovým šátkem
   *[other] koťátko se žlutým šátkem
}
# Totéž ve čtvrtém pádě, i po několika: „staví …“.
tower-whom-floor = { $number }. podlahu
tower-whom-brick = { $count ->
    [one] cihlovou stěnu
    [2] dvě cihlové stěny
    [few] { $count } cihlové stěny
   *[other] { $count } cihlových stěn
}
tower-whom-window = { $count ->
    [one] stěnu s oknem
    [2] dvě stěny s oknem
    [few] { $count } stěny s oknem
   *[other] { $count } stěn s oknem
}
tower-whom-portal = { $count ->
    [one] stěnu s portálem
    [2] dvě stěny s portálem
    [few] { $count } stěny s portálem
   *[other] { $count } stěn s portálem
}
tower-whom-statue = { $count ->
    [one] stěnu se sochou
    [2] dvě stěny se sochou
    [few] { $count } stěny se sochou
   *[other] { $count } stěn se sochou
}
tower-whom-column = { $count ->
    [one] sloup
    [2] dva sloupy
    [few] { $count } sloupy
   *[other] { $count } sloupů
}
tower-whom-orange = { $count ->
    [one] oranžovou kočku
    [2] dvě oranžové kočky
    [few] { $count } oranžové kočky
   *[other] { $count } oranžových koček
}
tower-whom-blue = { $count ->
    [one] modrou kočku
    [2] dvě modré kočky
    [few] { $count } modré kočky
   *[other] { $count } modrých koček
}
tower-whom-green = { $count ->
    [one] zelenou kočku
    [2] dvě zelené kočky
    [few] { $count } zelené kočky
   *[other] { $count } zelených koček
}
tower-whom-purple = { $count ->
    [one] fialovou kočku
    [2] dvě fialové kočky
    [few] { $count } fialové kočky
   *[other] { $count } fialových koček
}
tower-whom-kitten = { tower-piece-kitten }
tower-toto = Toto

## Co se žádá
tower-prompt-scarf = Které koťátko je tvoje? Vyber <em>šátek</em>.
tower-prompt-choose = Vyber <em>akční kartu</em>, u karty se dvěma stranami jednu z nich.
tower-prompt-discard = Žádnou z těchto karet nejde provést. Jednu <em>odlož</em>.
tower-prompt-take = Vezmi <em>stěnu</em>, a až stěny stojí, podlahu.
tower-prompt-take-off = Vedle věže už taková kočka není. <em>Sundej jednu</em> z věže.
tower-prompt-take-cat = Vezmi <em>kočku</em>.
tower-prompt-place-wall = Postav <em>{ $piece }</em> na { $floor }. podlahu. Rozevření je na tobě.
tower-prompt-place-floor = Polož <em>{ $piece }</em> na stěny.
tower-prompt-place-cat = Polož <em>{ $piece }</em> na libovolnou podlahu nebo na jinou kočku.
tower-prompt-place-moved = Polož <em>{ $piece }</em> na podlahu nad svým koťátkem.
tower-prompt-place-climb = Postav koťátko na <em>{ $floor }. podlahu</em>.
tower-prompt-place-back = Koťátko spadlo. Vrať ho na <em>{ $floor }. podlahu</em>.
tower-prompt-pet = { $cats ->
    [one] Pohlaď <em>kočku</em>. Lehce.
    [few] Pohlaď <em>{ $cats } kočky</em>, jednu po druhé. Lehce.
   *[other] Pohlaď <em>{ $cats } koček</em>, jednu po druhé. Lehce.
}
tower-prompt-all-done = Všechno je na místě. Řekni <em>hotovo</em>.
tower-prompt-done = Všechno je na místě. Řekni <em>hotovo</em>, nebo vezmi dílek znovu do ruky.
tower-prompt-move = Na { $floor }. podlaze sedí s tvým koťátkem kočky. Přesuň <em>jednu z nich</em> výš, nebo je nech být.
tower-prompt-meet = Cíl je splněn. <em>Šplhej</em>, nebo ho nech být.
tower-prompt-meet-own = Splň jeden ze svých <em>cílů</em>, jeden vyměň, nebo je nech být.
tower-prompt-go-on = { $floor }. patro je vaše. Dál do <em>{ $next }. patra</em>, s touž věží?

## Proč ne
tower-whynot-scarf = Ten už má někdo jiný. Vyber šátek, který je volný.
tower-whynot-choose = Jen karty lícem nahoru a jen stranu, kterou jde provést.
tower-whynot-discard = Karta se odkládá bez účinku, jen když nejde provést žádná.
tower-whynot-take = Tenhle dílek teď na řadě není. Svítí ty, které jsou.
tower-whynot-take-cat = Tahle kočka na kartě není. Svítí ty, které jsou.
tower-whynot-take-off = Sundej z věže jednu z rozsvícených koček.
tower-whynot-place-wall = Tam ne: na nejvyšší podlahu, klidně a do ničeho, co stojí.
tower-whynot-place-floor = Tam ne: nad stěny, klidně a do ničeho, co stojí.
tower-whynot-place-cat = Tam ne: nad podlahu, klidně a do ničeho, co stojí.
tower-whynot-cuts = V cestě stojí: { $piece }. Posuň to kousek stranou, nebo to otoč.
tower-whynot-place-moved = Tam ne: patří na podlahu nad tvým koťátkem.
tower-whynot-place-climb = Tam ne: koťátko patří na { $floor }. podlahu, klidně a do ničeho, co stojí.
tower-whynot-place-back = Tam ne: koťátko se vrací na { $floor }. podlahu.
tower-whynot-pet = Nejdřív pohlaď kočky z karty.
tower-whynot-all-done = Nic dalšího se nepokládá a po hlazení se už nic nebere znovu. Řekni hotovo.
tower-whynot-done = Nic dalšího se nepokládá. Řekni hotovo, nebo vezmi dílek, na kterém nic neleží.
tower-whynot-move = Jen kočku z podlahy tvého koťátka a jen nahoru.
tower-whynot-meet = Jen cíl, který plní kočky hned nad Totem, a ne výš, než sahá věž.
tower-whynot-meet-own = Jen vlastní cíle a ne výš, než sahá věž.
tower-whynot-go-on = Řekni ano, nebo ne.

## Co se děje
tower-event-started = { $you ->
    [yes] <b>Ty</b> začínáš.
   *[no] Začíná <b>{ $who }</b>.
}
tower-event-adopted = { $you ->
    [yes] Tvoje je { $piece }.
   *[no] <b>{ $who }</b> má { $piece }.
}
tower-event-dealt-actions = Na stole leží tři akční karty.
tower-event-dealt-goals = Všichni mají po dvou skrytých cílech.
tower-event-action-turned = Nová akční karta je „{ $action }“.
tower-event-goal-turned = Nový cíl je „{ $goal }“.
tower-event-goal-drawn = <b>{ $who }</b> bere nový cíl.
tower-event-goal-drawn-own = { $you ->
    [yes] <b>Ty</b> bereš cíl „{ $goal }“.
   *[no] <b>{ $who }</b> bere cíl „{ $goal }“.
}
tower-event-chose = { $you ->
    [yes] <b>Ty</b> vybíráš kartu „{ $action }“.
   *[no] <b>{ $who }</b> vybírá kartu „{ $action }“.
}
tower-event-discarded = Karta „{ $action }“ jde pryč, nic z ní nejde provést.
tower-event-took = { $you ->
    [yes] <b>Ty</b> bereš do ruky { $piece }.
   *[no] <b>{ $who }</b> bere do ruky { $piece }.
}
tower-event-petted = { $you ->
    [yes] <b>Ty</b> hladíš { $piece }.
   *[no] <b>{ $who }</b> hladí { $piece }.
}
tower-turn-petted-petted = { $times ->
    [few] { $you ->
        [yes] <b>Ty</b> hladíš { $times } kočky.
       *[no] <b>{ $who }</b> hladí { $times } kočky.
    }
   *[other] { $you ->
        [yes] <b>Ty</b> hladíš { $times } koček.
       *[no] <b>{ $who }</b> hladí { $times } koček.
    }
}
tower-event-gave-up = { $you ->
    [yes] <b>Ty</b> vzdáváš to.
   *[no] <b>{ $who }</b> to vzdává.
}
tower-event-passed = { $you ->
    [yes] <b>Ty</b> necháváš cíle být.
   *[no] <b>{ $who }</b> nechává cíle být.
}
tower-event-passed-move = { $you ->
    [yes] <b>Ty</b> necháváš kočky, kde jsou.
   *[no] <b>{ $who }</b> nechává kočky, kde jsou.
}
tower-event-met = { $you ->
    [yes] <b>Ty</b> za cíl „{ $goal }“ šplháš do { $floor }. patra.
   *[no] <b>{ $who }</b> za cíl „{ $goal }“ šplhá do { $floor }. patra.
}
tower-event-swapped = { $you ->
    [yes] <b>Ty</b> vyměňuješ cíl „{ $goal }“.
   *[no] <b>{ $who }</b> vyměňuje cíl „{ $goal }“.
}
tower-event-agreed = { $you ->
    [yes] <b>Ty</b> chceš jít dál.
   *[no] <b>{ $who }</b> chce jít dál.
}
tower-event-enough = { $you ->
    [yes] <b>Ty</b> říkáš: pro dnešek dost.
   *[no] <b>{ $who }</b> říká: pro dnešek dost.
}
tower-event-stands = { $piecesort ->
    [floor] { $you ->
        [yes] <b>Ty</b> pokládáš { $piece } a ta drží.
       *[no] <b>{ $who }</b> pokládá { $piece } a ta drží.
    }
    [wall] { $you ->
        [yes] <b>Ty</b> stavíš { $piece } na { $floor }. podlahu.
       *[no] <b>{ $who }</b> staví { $piece } na { $floor }. podlahu.
    }
    [kitten] { $you ->
        [yes] <b>Ty</b> posazuješ koťátko na { $floor }. podlahu.
       *[no] <b>{ $who }</b> posazuje koťátko na { $floor }. podlahu.
    }
   *[cat] { $you ->
        [yes] <b>Ty</b> pokládáš { $piece } na { $floor }. podlahu.
       *[no] <b>{ $who }</b> pokládá { $piece } na { $floor }. podlahu.
    }
}
tower-event-built = { $piecescount ->
    [0] { $you ->
        [yes] <b>Ty</b> pokládáš { $floor }. podlahu.
       *[no] <b>{ $who }</b> pokládá { $floor }. podlahu.
    }
    [one] { $you ->
        [yes] <b>Ty</b> stavíš { $pieces } a na to { $floor }. podlahu.
       *[no] <b>{ $who }</b> staví { $pieces } a na to { $floor }. podlahu.
    }
   *[other] { $you ->
        [yes] <b>Ty</b> stavíš { $pieces } a na ně { $floor }. podlahu.
       *[no] <b>{ $who }</b> staví { $pieces } a na ně { $floor }. podlahu.
    }
}
tower-event-laid = { $you ->
    [yes] <b>Ty</b> pokládáš { $piece } na { $floor }. podlahu.
   *[no] <b>{ $who }</b> pokládá { $piece } na { $floor }. podlahu.
}
tower-event-moved = { $you ->
    [yes] <b>Ty</b> přesouváš { $piece } na { $floor }. podlahu.
   *[no] <b>{ $who }</b> přesouvá { $piece } na { $floor }. podlahu.
}
tower-event-missed = { $why ->
    [kitten] Nedrží to: { $piece } stojí na koťátku, a to nikoho neunese.
    [cat] Nedrží to: { $piece } stojí na kočce, a tam nesmí.
    [wall] Nedrží to: { $piece } dosedá na stěnu a sklouzává z ní.
    [hurry] Nedrží to: ruka se při puštění ještě hýbala.
    [high] Nedrží to: pád z takové výšky se neustojí.
    [edge] Nedrží to: { $piece } přečnívá moc daleko přes okraj.
    [slid] Nedrží to: { $piece } leží moc daleko od středu stěn.
    [lower] Nedrží to: { $piece } sjíždí, protože jedna stěna pod ní je nižší.
    [steep] Nedrží to: podlaha je tam moc šikmá.
    [folded] Nedrží to: takhle úzce se složená karta neudrží.
   *[balance] Nedrží to: { $piece } ztrácí rovnováhu.
} { $tries ->
    [one] Zkus to znovu.
   *[other] To byl pokus { $tries }. Zkus to znovu.
}
tower-event-walls-fell = { $walls ->
    [one] Padá stěna: celkem { $sum }, při { $most } se věž zřítí.
    [few] Padají { $walls } stěny: celkem { $sum }, při { $most } se věž zřítí.
   *[other] Padá { $walls } stěn: celkem { $sum }, při { $most } se věž zřítí.
}
tower-event-came-down = { $floors ->
    [0] Věž shazuje { $pieces }.
    [one] { $others ->
        [0] Padá { $floor }. podlaha.
        [one] Padá { $floor }. podlaha a s ní jeden dílek.
        [few] Padá { $floor }. podlaha a s ní { $others } dílky.
       *[other] Padá { $floor }. podlaha a s ní { $others } dílků.
    }
    [few] { $others ->
        [0] Od { $floor }. podlahy výš padá všechno: { $floors } podlahy.
        [one] Od { $floor }. podlahy výš padá všechno: { $floors } podlahy a jeden dílek.
        [few] Od { $floor }. podlahy výš padá všechno: { $floors } podlahy a { $others } dílky.
       *[other] Od { $floor }. podlahy výš padá všechno: { $floors } podlahy a { $others } dílků.
    }
   *[other] { $others ->
        [0] Od { $floor }. podlahy výš padá všechno: { $floors } podlah.
        [one] Od { $floor }. podlahy výš padá všechno: { $floors } podlah a jeden dílek.
        [few] Od { $floor }. podlahy výš padá všechno: { $floors } podlah a { $others } dílky.
       *[other] Od { $floor }. podlahy výš padá všechno: { $floors } podlah a { $others } dílků.
    }
}
tower-turn-walls-fell-came-down = { $floors ->
    [0] { $walls ->
        [one] Padá stěna a bere s sebou { $pieces }.
        [few] Padají { $walls } stěny a berou s sebou { $pieces }.
       *[other] Padá { $walls } stěn a bere s sebou { $pieces }.
    }
    [one] { $others ->
        [one] Padá { $floor }. podlaha a s ní jedna stěna.
        [few] Padá { $floor }. podlaha a s ní { $others } dílky.
       *[other] Padá { $floor }. podlaha a s ní { $others } dílků.
    }
    [few] { $others ->
        [one] Od { $floor }. podlahy výš padá všechno: { $floors } podlahy a jedna stěna.
        [few] Od { $floor }. podlahy výš padá všechno: { $floors } podlahy a { $others } dílky.
       *[other] Od { $floor }. podlahy výš padá všechno: { $floors } podlahy a { $others } dílků.
    }
   *[other] { $others ->
        [one] Od { $floor }. podlahy výš padá všechno: { $floors } podlah a jedna stěna.
        [few] Od { $floor }. podlahy výš padá všechno: { $floors } podlah a { $others } dílky.
       *[other] Od { $floor }. podlahy výš padá všechno: { $floors } podlah a { $others } dílků.
    }
} { $sum ->
    [one] Dole je jedna stěna, při { $most } se věž zřítí.
    [few] Dole jsou už { $sum } stěny, při { $most } se věž zřítí.
   *[other] Dole je už { $sum } stěn, při { $most } se věž zřítí.
}
tower-event-down-again = To nedrží: znovu bereme do ruky { $pieces }.
tower-event-put-back = Vracíme na místo { $pieces }.
tower-event-kitten-fell = { $kitten ->
    [0] Toto padá a je v pořádku.
    [1] Koťátko s červeným šátkem padá a je v pořádku.
    [2] Koťátko s oranžovým šátkem padá a je v pořádku.
    [3] Koťátko s modrým šátkem padá a je v pořádku.
    [4] Koťátko s fialovým šátkem padá a je v pořádku.
   *[other] Koťátko se žlutým šátkem padá a je v pořádku.
}
tower-event-unsettled = Výpočet selhal: nic se nestalo.
tower-event-unsettled-wait = Výpočet pěti vteřin selhal. Odpočítají se znovu po příštím tahu.
tower-event-story-won = Pět sekund, a stojí. { $floor }. patro je dosaženo.
tower-event-ended-collapsed = Věž leží. Toto je v pořádku.
tower-event-ended-collapsed-apart = { $you ->
    [yes] Věž padá, když jsi na tahu <b>ty</b>. Koťátka jsou v pořádku.
   *[no] Věž padá, když je na tahu <b>{ $who }</b>. Koťátka jsou v pořádku.
}
tower-event-ended-turns = Dvě stě tahů, a věž pořád stojí. Na jeden večer dost.
tower-event-ended-summit = Všechna koťátka sedí na 24. podlaze. Víc věže není.

## Tabulka
tower-line-story = { $floor ->
    [0] Žádný příběh
   *[other] Příběh { $floor }. patra
}
tower-line-walls = Spadlé stěny
tower-line-height = Patro koťátka
tower-line-culprit = Zbořená věž

## Akční karty
tower-action-1 = Nízký začátek
tower-action-1-text = Stavěj s cihlovou stěnou a oknem.
tower-action-2 = Host
tower-action-2-text = Polož kočku libovolné barvy.
tower-action-3 = Kuchyně, nebo angrešt
tower-action-3-text = Stavěj s cihlovou stěnou a oknem; nebo polož zelenou kočku.
tower-action-4 = Zadní vchod, nebo modrá návštěva
tower-action-4-text = Stavěj s cihlovou stěnou a portálem; nebo polož modrou kočku.
tower-action-5 = Sklep muzea
tower-action-5-text = Stavěj s cihlovou stěnou a sochou.
tower-action-6 = Veranda, nebo švestka
tower-action-6-text = Stavěj s oknem a portálem; nebo polož fialovou kočku.
tower-action-7 = Galerie
tower-action-7-text = Stavěj s oknem a sochou.
tower-action-8 = Velký sál, nebo host
tower-action-8-text = Stavěj s portálem a sochou; nebo polož kočku libovolné barvy.
tower-action-9 = Chrám
tower-action-9-text = Stavěj se dvěma sloupy.
tower-action-10 = Sál, nebo ostružina
tower-action-10-text = Stavěj s portálem a sochou; nebo polož fialovou kočku.
tower-action-11 = Dva plány
tower-action-11-text = Stavěj s oknem a portálem; nebo stavěj s cihlovou stěnou a sochou.
tower-action-12 = Skromně, nebo velkolepě
tower-action-12-text = Stavěj s cihlovou stěnou a portálem; nebo stavěj se dvěma sloupy.
tower-action-13 = Galerie, nebo host
tower-action-13-text = Stavěj s oknem a sochou; nebo polož kočku libovolné barvy.
tower-action-14 = Marmeláda
tower-action-14-text = Polož oranžovou kočku.
tower-action-15 = Modrá hodina
tower-action-15-text = Polož modrou kočku, pak pohlaď všechny kočky na nejvyšší podlaze, kde nějaké jsou.
tower-action-16 = Mísa ovoce
tower-action-16-text = Polož zelenou kočku; nebo polož oranžovou.
tower-action-17 = Společnost
tower-action-17-text = Polož kočku libovolné barvy, pak pohlaď všechny kočky na její podlaze.
tower-action-18 = Západ slunce
tower-action-18-text = Polož oranžovou kočku; nebo polož modrou.
tower-action-19 = Sad
tower-action-19-text = Polož zelenou kočku; nebo polož fialovou.
tower-action-20 = Rodinná podoba
tower-action-20-text = Polož kočku libovolné barvy, pak pohlaď všechny kočky té barvy.

## Cíle
tower-goal-1 = Sourozenci
tower-goal-1-text = Dvě kočky jedné barvy se dotýkají. Až 2 patra nahoru.
tower-goal-2 = Marmeládová pyramida
tower-goal-2-text = Oranžová kočka leží na hřbetech dvou oranžových, které leží na podlaze. Až 3 patra nahoru.
tower-goal-3 = Noví přátelé
tower-goal-3-text = Dvě kočky různých barev se dotýkají. Až 1 patro nahoru.
tower-goal-4 = Na hřbetě
tower-goal-4-text = Kočka leží na hřbetě jiné. Až 1 patro nahoru.
tower-goal-5 = Na hřbetě sourozence
tower-goal-5-text = Kočka leží na hřbetě jiné téže barvy. Až 1 patro nahoru.
tower-goal-6 = Pyramida
tower-goal-6-text = Kočka leží na hřbetech dvou jiných, které leží na podlaze. Až 2 patra nahoru.
tower-goal-7 = Trojice v řadě
tower-goal-7-text = Tři kočky se drží pohromadě dotyky. Až 1 patro nahoru.
tower-goal-8 = Dvě barvy
tower-goal-8-text = Na podlaze jsou kočky dvou barev. Až 1 patro nahoru.
tower-goal-9 = Tři barvy
tower-goal-9-text = Na podlaze jsou kočky tří barev. Až 1 patro nahoru.
tower-goal-10 = Plný dům
tower-goal-10-text = Na podlaze jsou tři kočky. Až 1 patro nahoru.
tower-goal-11 = Západ slunce
tower-goal-11-text = Oranžová a modrá kočka se dotýkají. Až 1 patro nahoru.
tower-goal-12 = Sad
tower-goal-12-text = Zelená a fialová kočka se dotýkají. Až 1 patro nahoru.
tower-goal-13 = Dvojice
tower-goal-13-text = Na podlaze jsou dvě kočky jedné barvy. Až 1 patro nahoru.
tower-goal-14 = Louka a nebe
tower-goal-14-text = Zelená a modrá kočka se dotýkají. Až 1 patro nahoru.
tower-goal-15 = Na hřbetě cizí kočky
tower-goal-15-text = Kočka leží na hřbetě kočky jiné barvy. Až 1 patro nahoru.
tower-goal-16 = Věž ve věži
tower-goal-16-text = Tři kočky, každá na hřbetě další. Až 2 patra nahoru.

## Příběhy
tower-story-10 = Střecha, která byla loukou
tower-story-10-task = 10. patro. Postavte Tota sem nebo výš a počítejte do pěti.
tower-story-10-text = V desátém patře kdosi nechal truhlík s květinami, pak druhý a o zbytek se postaral vítr. Toto si lehá do jetele. Ulice je odtud jako stužka a psi jako drobky. Jeden z přátel kýchne a tisíc semínek letí napřed, vzhůru.
tower-story-13 = Lampa v okně
tower-story-13-task = 13. patro. Postavte Tota sem nebo výš a počítejte do pěti.
tower-story-13-text = Hoří tu lampa pro ty, kdo jdou pozdě. Nikdo neví, kdo do ní dolévá. Toto položí tlapku na teplé sklo a jeho stín na mracích je velký jako lev. Zamává. Stín zamává také.
tower-story-15 = Pohlednice
tower-story-15-task = 15. patro. Postavte Tota sem nebo výš a počítejte do pěti.
tower-story-15-text = Mezi dvěma stěnami vězí pohlednice s mořem. Na rubu jsou otisky čtyř tlapek a ani slovo. Toto stejně číst neumí. Dlouho k ní čichá a ví, čí tlapky to jsou.
tower-story-17 = Počasí nad námi
tower-story-17-task = 17. patro. Postavte Tota sem nebo výš a počítejte do pěti.
tower-story-17-text = Prší, ale pod nimi. Přátelé svěšují ocasy přes okraj a dívají se na déšť shora. Je tu takové ticho, že je slyšet, jak lepenka přemýšlí. Ještě tři, říká, když pomalu vydechnete.
tower-story-20 = Nejmenší hvězda
tower-story-20-task = 20. patro. Postavte Tota sem nebo výš a počítejte do pěti.
tower-story-20-text = Úplně nahoře není nic než vzduch a jedna malá hvězda, která mrká jako někdo, kdo dlouho čeká. Toto se pod ní stočí do klubíčka. Na nic se neptá. Hvězda nic neříká. Je pozdě a teplo a věž stojí.

## Pravidla
tower-clause-1-1 = 24 podlah, 54 stěn pěti výšek. Některé podlahy mají uprostřed díru.
tower-clause-1-2 = 16 koček ve čtyřech barvách; Toto a pro hru proti sobě další čtyři koťátka.
tower-clause-1-3 = 20 akčních karet, 16 cílů, pět příběhů, karta pořadí s tlapkami.
tower-clause-1-4 = Stěna se skládá do úhlu 50 až 130 stupňů, nikdy naplocho.
tower-clause-2-1 = 1. podlaha leží uprostřed stolu a na ní stojí Toto.
tower-clause-2-2 = Lícem nahoru leží jedna stavba, jedna kočka a dva cíle.
tower-clause-2-3 = Hraje se po směru hodinových ručiček; kdo začíná, se losuje.
tower-clause-3-1 = Vyber akční kartu lícem nahoru a proveď jednu její stranu.
tower-clause-3-2 = Stavba: stěny z karty na nejvyšší podlahu, pak na ně další podlaha.
tower-clause-3-3 = Kočka: vzpřímeně, na libovolnou podlahu nebo na jinou kočku.
tower-clause-3-4 = Pohlazení: dotkni se koček, které karta jmenuje.
tower-clause-3-5 = Co došlo: kočka se bere z věže, stěnu nahradí jiný druh.
tower-clause-3-6 = Co přišlo na věž v této akci, smíš vzít znovu; nic se nezařezává do toho, co stojí.
tower-clause-3-7 = Dílek padá, když ho pokládáš: zkus to znovu.
tower-clause-3-8 = Podlahy podle čísel; zbývá-li méně stěn, použij méně.
tower-clause-3-9 = Strana, kterou nejde provést, se nevybírá.
tower-clause-3-10 = Na místě je to, co v klidu stojí vzpřímeně na své podlaze; podlaha leží na stěnách.
tower-clause-3-11 = Po pěti nezdařených pokusech to smíš vzdát.
tower-clause-4-1 = Počítají se kočky na podlaze hned nad Totem.
tower-clause-4-2 = Jeden cíl za tah; šplhá se o tolik pater, kolik říká, nebo o méně.
tower-clause-4-3 = Dotyk je jakýkoli dotyk. Na hřbetě: leží na kočkách a nedotýká se podlahy; na dvou hřbetech: ty dvě leží na podlaze.
tower-clause-4-4 = Prázdný balíček se zamíchá z odložených karet.
tower-clause-4-5 = Kočka je na podlaze, která ji nese; z několika na nejnižší.
tower-clause-4-6 = Na nejvyšší podlaze nejde splnit žádný cíl.
tower-clause-4-7 = Cíle jsou dobrovolné; koťátko se staví na podlahu samu, vzpřímeně.
tower-clause-5-1 = Spadlé je to, co leží celé na stole; co se dotýká podlahy, třeba i spadlé, se vrací.
tower-clause-5-2 = Spadlé stěny se počítají; podlahy a kočky jdou zpět do zásoby.
tower-clause-5-3 = Spadlé koťátko se vrací tam, kde stálo před tahem.
tower-clause-5-4 = Co zůstane tak, že se nedá hrát, je spadlé.
tower-clause-5-5 = Pět spadlých stěn: věž je zbořená.
tower-clause-5-6 = Posuzuje se v klidu. Co stojí na podlaze a dotýká se i stolu, nespadlo. 1. podlaha nikdy nespadne.
tower-clause-5-7 = Odspodu se vrací to, co opustilo svou podlahu, a stěna, která nestojí; dvakrát, pak se počítá jako spadlé.
tower-clause-5-8 = Koťátko, které spadne později v tahu, přichází o své šplhání.
tower-clause-6-1 = V patře příběhu nebo výš a pět sekund v klidu: výhra.
tower-clause-6-2 = Ještě výš: 13, 15, 17 a 20 na téže věži.
tower-clause-6-3 = Pro další příběh všechno zůstává, jak je.
tower-clause-6-4 = Jít dál musí chtít všichni; platí nejvyšší vyhraný příběh.
tower-clause-6-5 = Po 200 tazích hra končí.
tower-clause-7-1 = Každý má koťátko s šátkem podle svého výběru, tlapku a dva skryté cíle; akční karty jsou tři.
tower-clause-7-2 = Akce; pak snad přesun kočky; pak splnění, nebo výměna cíle.
tower-clause-7-3 = Počítá se kterákoli jedna podlaha nad tvým koťátkem.
tower-clause-7-4 = Tlapka, která přijde později, leží navrchu.
tower-clause-7-5 = Vyhrává nejvyšší; kdo věž zboří, je poslední.
tower-clause-7-6 = Mimo věž je výška 0.
tower-clause-7-7 = Spadlá koťátka vrací ten, kdo je na tahu.
tower-clause-7-8 = Věž boří ten, kdo je na tahu, když padá pátá stěna.
tower-clause-7-9 = Splněné a vyměněné cíle se odkládají lícem nahoru.
tower-clause-7-10 = Skryté jsou jen cíle v ruce a balíčky.
tower-clause-8-1 = Co se děje po puštění, počítá server.
tower-clause-8-2 = Co se stalo, je zapsáno; záznam nic nepočítá znovu.
tower-clause-8-3 = Klidná ruka: rychlost při puštění je rychlost dílku.
tower-clause-8-4 = Když výpočet selže, nic se nestalo a tah přijde na řadu znovu.
tower-clause-8-5 = S nápovědou obrázek říká, co se udrží a co cíli chybí; nerozhoduje o ničem.

## Stůl
tower-ui-where = Výstup do { $floor }. patra, tah { $turn }
tower-ui-where-apart = { $top ->
    [one] Zatím jedno patro
    [few] Zatím { $top } patra
   *[other] Zatím { $top } pater
}, tah { $turn }
tower-ui-actions = Udělej jedno z tohohle
tower-ui-actions-short = Akce
tower-ui-goals = Toto šplhá, když
tower-ui-goals-short = Cíle
tower-ui-goals-own = Tvé skryté cíle
tower-ui-goals-own-short = Tvé cíle
tower-ui-goals-hidden = Cíle jsou skryté v rukou.
tower-ui-goals-to-come = Dva dostane každý, až budou mít všichni svoje koťátko.
tower-ui-story-short = Příběh
tower-ui-sheet = Karty, cíle a příběh
tower-ui-rail = Cíle a příběh
tower-ui-up = { $floors ->
    [one] o { $floors } patro výš
    [few] o { $floors } patra výš
   *[other] o { $floors } pater výš
}
tower-ui-met = splněno
tower-ui-climb = Vyšplhat do { $floor }. patra
tower-ui-swap = Vyměnit
tower-ui-lost = spadlé stěny
tower-ui-lost-of = { $lost } z { $most }
tower-ui-wobble-name = výkyv
tower-ui-wobble = { $level ->
    [0] Stojí úplně klidně.
   *[other] Výkyv { $level } z 5, vršek se naklání o { $degrees }°.
}
tower-ui-scarf-red = červený
tower-ui-scarf-orange = oranžový
tower-ui-scarf-blue = modrý
tower-ui-scarf-purple = fialový
tower-ui-scarf-yellow = žlutý
tower-ui-order = Kdo je jak vysoko
tower-ui-outside = vedle věže
tower-ui-floor = { $floor }. patro
tower-ui-picture = Věž
tower-ui-picture-label = Věž, počet pater: { $floors }
tower-ui-setting-up = Chystám stůl
tower-ui-solid = Ukázat v prostoru
tower-ui-flat = Ukázat z boku, naplocho
tower-ui-nearer = Blíž
tower-ui-view-home = Celá věž
tower-ui-turn-view = Podívat se z jiné strany
tower-ui-narrow = složená
tower-ui-wide = rozevřená
tower-ui-fold = Jak je stěna složená
tower-ui-degrees = { $degrees } stupňů
tower-ui-lower = Spustit, až se dotkne
tower-ui-let-go = Pustit
tower-ui-fine = Jemné kroky a klávesy
tower-ui-group-move = Posunout
tower-ui-group-height = Výška a otočení
tower-ui-step-left = Doleva
tower-ui-step-right = Doprava
tower-ui-step-away = Od sebe
tower-ui-step-near = K sobě
tower-ui-step-up = Nahoru
tower-ui-step-down = Dolů
tower-ui-step-turn = Otočit po směru hodin
tower-ui-step-turn-back = Otočit zpátky
tower-ui-steps-fine = Menší kroky
tower-ui-steps-large = Větší kroky
tower-ui-to-floor = Do patra
tower-ui-keys-note = Tažením se posouvá nad podlahou, kolečkem nebo dvěma prsty se spouští. Klávesy: šipky, Page Up a Page Down, Q a E otáčejí, plus a minus skládají, L spustí, Enter pustí; se Shiftem po větších krocích.
tower-ui-held-at = nad { $floor }. podlahou, { $spot }; { $across } mm stranou, { $deep } mm do hloubky, otočení { $yaw }°, { $gap } mm nad tím, čeho by se dotklo.
tower-ui-cuts = Zasahuje do něčeho, co stojí.
tower-ui-at-spot = { $piece } { $spot }
tower-ui-on-back = { $piece } (má pod sebou { $other })
tower-ui-tilts = Naklání se o { $degrees }°.
tower-ui-nothing-on = nic na něm není
tower-ui-spot-middle = uprostřed
tower-ui-spot-left = vlevo
tower-ui-spot-right = vpravo
tower-ui-spot-front = vpředu
tower-ui-spot-back = vzadu
tower-ui-spot-front-left = vpředu vlevo
tower-ui-spot-front-right = vpředu vpravo
tower-ui-spot-back-left = vzadu vlevo
tower-ui-spot-back-right = vzadu vpravo
tower-ui-words = Věž slovy
tower-ui-tray = Co se dá vzít
tower-ui-pet = Pohladit { $piece }
tower-ui-again = Vzít znovu { $piece }
tower-ui-move-cat = Přesunout jednu výš
tower-ui-take-off = Vzít jednu z věže
tower-ui-give-up = Vzdát to
tower-ui-pass = Nechat cíle být
tower-ui-pass-move = Nechat kočky být
tower-ui-done = Hotovo
tower-ui-moving-Placing = Ani nedýchat.
tower-ui-moving-Petting = Přede. Vydrží to?
tower-ui-moving-PuttingBack = Co sklouzlo, vrací se na místo.
tower-ui-moving-Waiting = Pět sekund. Raz, dva …
tower-ui-over = Je po hře.
tower-ui-waiting = { $you ->
    [yes] Jsi na tahu.
   *[no] { $count ->
        [one] <b>{ $who }</b> přemýšlí.
       *[other] <b>{ $who }</b> přemýšlejí.
    }
}
tower-ui-waiting-held = { $you ->
    [yes] Držíš { $piece }.
   *[no] <b>{ $who }</b> drží { $piece }.
}
tower-ui-fate-edge = <em>Sjede to</em>: moc to přečnívá přes okraj.
tower-ui-fate-high = Je to <em>moc vysoko</em>: nejdřív to spusť níž, jinak se to může převrátit.
tower-ui-fate-kitten = <em>Spadne to</em>: pod tím je koťátko.
tower-ui-fate-cat = Tam to <em>stát nesmí</em>: pod tím je kočka.
tower-ui-fate-leans = Může to <em>sklouznout</em>: jen se to tam o něco opírá.
tower-ui-fate-nothing = Pod tím <em>nic</em> není.
tower-ui-aim-met = Pusť ji tady a cíl <em>{ $goal }</em> je splněn.
tower-ui-aim-touch = Posuň ji <em>{ $way }</em> a budou se dotýkat.
tower-ui-aim-back = Posuň ji <em>{ $way }</em>, té druhé na záda.
tower-ui-aim-backs = Posuň ji <em>{ $way }</em>, oběma na záda.
tower-ui-aim-floor = Posuň ji <em>{ $way }</em> a bude ležet pevně.
tower-ui-way-right = o { $millimetres } mm doprava
tower-ui-way-left = o { $millimetres } mm doleva
tower-ui-way-away = o { $millimetres } mm od sebe
tower-ui-way-near = o { $millimetres } mm k sobě
tower-ui-way-both = { $one } a { $other }
tower-ui-missing = chybí { $millimetres } mm
tower-ui-touches = dotýká se
tower-ui-edge = okraj { $millimetres } mm
tower-ui-would-meet = splněno, když pustíš
tower-ui-nudge = Posunout o milimetr
tower-ui-nudge-left = O milimetr doleva
tower-ui-nudge-right = O milimetr doprava
tower-ui-nudge-away = O milimetr od sebe
tower-ui-nudge-near = O milimetr k sobě
tower-ui-millimetres = { $millimetres } mm
tower-ui-marks = Co říkají značky
tower-ui-marks-stands = zelená, tečky
tower-ui-marks-stands-note = udrží se
tower-ui-marks-slides = červená, křížky
tower-ui-marks-slides-note = spadne
tower-ui-marks-leans = ani jedno
tower-ui-marks-leans-note = může sklouznout
tower-ui-marks-gap = mezera
tower-ui-marks-gap-note = kolik chybí k dotyku
tower-ui-let-go-anyway = I tak pustit
tower-ui-go-on = Dál, do { $floor }. patra
tower-ui-enough = Pro dnešek dost
tower-ui-pile-actions = Akce: zbývá { $left }, odloženo { $gone }
tower-ui-pile-goals = Cíle: zbývá { $left }, odloženo { $gone }
tower-ui-discards-actions = Odložené akční karty
tower-ui-discards-goals = Odložené cíle
tower-ui-discards-none = Zatím tam nic neleží.
tower-ui-ending-won = Věž stojí.
tower-ui-ending-collapsed = Věž leží. Toto je v pořádku.
tower-ui-ending-collapsed-apart = Věž leží. Koťátka jsou v pořádku.
tower-ui-ending-turns = Dvě stě tahů, a pořád stojí.
tower-ui-ending-summit = Všechna koťátka sedí úplně nahoře.
tower-ui-won = { $floor }. patro je vaše, společně.
tower-ui-lost-all = { $floor }. patro bylo tentokrát daleko.
tower-ui-lost-more = celkem { $lost }
tower-ui-players = U stolu
tower-ui-fall = Pád ještě jednou
tower-ui-fall-slowly = osmkrát pomaleji
tower-ui-fall-strip = Pád v pěti obrázcích
tower-ui-fall-comes = Film s pádem se převíjí na začátek. Okamžik.
tower-ui-fall-seconds = { $seconds } s
tower-ui-fall-back = O obrázek zpět
tower-ui-fall-on = O obrázek dál
tower-ui-fall-again = Ukázat znovu, pomalu
tower-ui-fall-keep = Uložit obrázek
tower-ui-began-overhang = { $millimetres } mm za okrajem
tower-ui-began-overhang-why = Nad patrem { $floor } byla váha <em>{ $millimetres } mm za stěnami</em>, které ji nesly.
tower-ui-began-slope = náklon { $degrees }°
tower-ui-began-slope-why = Nad patrem { $floor } bylo všechno <em>nakloněné o { $degrees }°</em>, a sjelo to.
tower-ui-began-slid = { $piece }
tower-ui-began-slid-why = Ze stěn jako první sjíždí <em>{ $piece }</em>.
tower-ui-began-gave = { $piece }
tower-ui-began-gave-why = V patře { $floor } jako první povoluje <em>{ $piece }</em>.
tower-ui-fall-build-on = Stavět dál od chvíle předtím
tower-ui-fall-build-on-note = Cvičný stůl s touž věží, než se jí někdo dotkl.
tower-ui-end-who = Na tahu
tower-ui-end-what = V ruce
tower-ui-end-high = Jak vysoko stála
tower-ui-end-floors = { $floors ->
    [one] { $floors } patro
    [few] { $floors } patra
   *[other] { $floors } pater
}
tower-ui-end-toto = Totovo nejvyšší patro
tower-ui-end-kitten = Nejvyšší patro koťátka
tower-ui-end-goals = Splněné cíle
tower-ui-history = Jak rostla
tower-ui-history-said = Tahy: { $turns }, postavená patra: { $floors }, koťátko nejvýš v patře { $height }.
tower-ui-history-turns = tahy
tower-ui-history-floors = patra
tower-ui-history-built = postavená patra
tower-ui-history-toto = Toto
tower-ui-history-kitten = nejvyšší koťátko
tower-ui-history-lost = ztracené stěny
tower-ui-lean = Jak se převážila
tower-ui-lean-said = Od { $degrees } stupňů nebylo cesty zpět; trvalo to { $seconds } sekundy.
tower-ui-lean-seconds = sekundy
tower-ui-lean-degrees = náklon ve stupních
tower-ui-lean-brink = od { $degrees }° není cesty zpět
tower-start-alone = Sám nebo sama
tower-start-alone-note = Jedno koťátko, jedna věž, tvoje ruce.
tower-start-alone-go = Stavět bez společnosti
tower-ui-culprit = tady se to zřítilo
tower-ui-turns = Tahů celkem: { $turns }
tower-ui-together = { $top ->
    [1] Věž měla teprve první podlahu.
   *[other] Společně jste věž postavili až k { $top }. podlaze.
}
tower-ui-headline-won = { $floor }. patro je dosaženo a věž stojí.
tower-ui-headline-fell = Věž leží. Toto je v pořádku.
tower-ui-headline-first = { $you ->
    [yes] Tvoje koťátko sedí nejvýš.
   *[no] Nejvýš sedí koťátko: <b>{ $who }</b>.
}
tower-ui-headline-sooner = { $you ->
    [yes] Tvoje koťátko tam bylo první.
   *[no] První tam bylo koťátko: <b>{ $who }</b>.
}
tower-ui-headline-kept = { $you ->
    [yes] Vyhráváš: kdo věž shodí, je poslední.
   *[no] Vítězí <b>{ $who }</b>: kdo věž shodí, je poslední.
}
tower-ui-headline-shared = Nikdo se od stolu neodlepil první.
tower-tower = Věž
tower-resign-1 = Hra tím skončí. Vyhraný příběh zůstává vyhraný; bez něj vítězí věž. Zpátky to vzít nejde.
tower-resign-coop-2 = Hra tím skončí pro oba. Vyhraný příběh zůstává vyhraný; bez něj vítězí věž. Zpátky to vzít nejde.

## Počítadlo
tower-no-pad = Tady počítá věž sama. Když stavíte společně, platí nejvyšší patro, na kterém koťátko v klidu sedělo; proti sobě vyhrává koťátko, které sedí nejvýš, a kdo věž zbořil, je poslední.

## Lekce
tower-learn-chapter-1 = Krabice
tower-learn-chapter-2 = Příprava
tower-learn-chapter-3 = Tah
tower-learn-chapter-4 = Cíle
tower-learn-chapter-5 = Pád
tower-learn-chapter-6 = Výhra
tower-learn-chapter-7 = Proti sobě
tower-learn-chapter-8 = Fyzika
tower-learn-hello-title = Koťátko a stůl
tower-learn-hello = Tohle je Toto, na 1. podlaze. Chce do 10. patra a skákat neumí. <em>Ty stavíš, on šplhá.</em>
tower-learn-wall-title = První stěna
tower-learn-wall = V ruce držíš cihlovou stěnu. Tažením ji vedeš nad podlahou. Spusť ji kolečkem nebo dvěma prsty, nebo stiskni <em>Spustit, až se dotkne</em>, a pusť ji. Tažením vedle dílku se otáčí stůl.
tower-learn-wall-right = Stojí. Jak moc je složená, je na tobě: rozevřená stojí pevněji, složená nechá víc místa.
tower-learn-wall-wrong = To bylo z výšky, a už leží. Dílek z tohoto tahu se nikdy neztratí: zkus to znovu.
tower-learn-wall-other = Stála by i tam. Teď ji postav tam, kde visela, vlevo.
tower-learn-second-title = Druhá stěna
tower-learn-second = Na kartě jsou dvě stěny. Postav <em>okno</em> naproti, ať má další podlaha na čem ležet.
tower-learn-second-right = Okno je o kousek vyšší než cihly. Podlaha se nakloní. O tom ta hra je.
tower-learn-second-other = Ještě ne: dolů, a vpravo.
tower-learn-floor-title = Další podlaha
tower-learn-floor = Stěny, potom <em>2. podlaha</em>. Spusť ji na obě, doprostřed, a pusť.
tower-learn-floor-right = Patro stojí. To byla jedna akční karta.
tower-learn-floor-other = Níž, a nad prostředek obou stěn.
tower-learn-cat-title = Kočky pro cíl
tower-learn-cat = Toto šplhá, když cíl splní kočky <em>na podlaze hned nad ním</em>: dvě stejné barvy se dotýkají. Polož modrou kočku k její sestře.
tower-learn-cat-right = Dotýkají se a cíl je splněný. Kroužek ukazuje, kdo ho plní.
tower-learn-cat-other = Ještě se nedotýkají. Posuň ji doleva a spusť.
tower-learn-climb-title = Toto šplhá
tower-learn-climb = A teď nahoru. <em>Postav Tota</em> kamkoli na 2. podlahu.
tower-learn-climb-right = V 10. patře napočítej do pěti. Když věž stojí, příběh je vyhraný.
tower-learn-climb-other = Pořád visí ve vzduchu, nebo někomu překáží. Spusť ho na volné místo.
tower-learn-pet-title = Zlehka
tower-learn-pet = Některé karty říkají: pohlaď kočky. Tahle věž se s každým patrem naklání víc. <em>Pohlaď zelenou kočku</em> a dívej se.
tower-learn-pet-right = Stěny, které stály před tahem, se při pádu počítají. Pět takových, a věž se zřítila.
tower-learn-ready-title = To je všechno
tower-learn-ready = Vyber kartu, udělej ji, podívej se na cíle. Zbytek je klidná ruka a jedna věc, kterou stavitelé vědí: nestejné stěny se nejméně kývou v <em>protějších rozích</em>, rozevřené doprostřed, když je další podlaha pootočená napříč přes ně. Všechno ostatní stojí níž.

## Co zůstane z odehraných her na vlastní stránce
tower-measure-floors = patra
tower-measure-walls = ztracené stěny
tower-mode-coop = společně
tower-mode-competitive = proti sobě

## Co říká Micčina tužka
tower-advice-place = Pusť { $piece }: { $floor }, { $spot }{ $which }.
tower-advice-floor = Polož { $piece }, středem { $spot }{ $which }.
tower-advice-left = { $much } mm vlevo
tower-advice-right = { $much } mm vpravo
tower-advice-front = { $much } mm dopředu
tower-advice-back = { $much } mm dozadu
tower-advice-exactly = přesně
tower-advice-yaw = otočení { $much }°
tower-advice-height = { $much } mm nad podlahou
tower-advice-fold = složení { $much }°
tower-advice-choose = „{ $action }“: { $side }
tower-advice-take = Vezmi { $piece }{ $which }.
tower-advice-pet = Pohlaď { $piece }{ $which }.
tower-advice-meet = { $floors ->
    [one] Splň „{ $goal }“: o patro výš.
    [few] Splň „{ $goal }“: o { $floors } patra výš.
   *[other] Splň „{ $goal }“: o { $floors } pater výš.
}
tower-advice-swap = Vyměň „{ $goal }“ za jiný cíl.
tower-advice-adopt = Vezmi si kotě, které se ti líbí{ $which }: lezou stejně.
tower-advice-done = Akce je hotová.
tower-advice-pass = Nech všechno, jak je.
tower-advice-give-up = Tohle vzdej.
tower-advice-go-on = Pokračuj: co je vyhrané, zůstane vyhrané.
tower-nudge-place = Podívej se na { $floor }.
tower-nudge-build = Mysli na stavbu.
tower-nudge-cat = Mysli na kočku.
tower-nudge-goal = Podívej se na cíle.
tower-nudge-nothing = Musíš vůbec něco dělat?
tower-line-ahead-holds = drží v { $often } z { $hands } rukou
tower-line-ahead-falls = v { $often } z { $hands } spadne { $piece }
tower-line-ahead-slips = v { $often } z { $hands } to tam nezůstane
tower-line-ahead-met = pater: šlo by splnit „{ $goal }“
tower-line-ahead-build = pater za další podlaží
tower-line-ahead-nearer = pater, o která jsou cíle blíž
tower-line-ahead-climbs = pater hned nahoru
tower-ui-to-number = Přenést dílek na číslo { $number }
tower-ui-choose-place = Místo { $number }

## Hádanky
tower-puzzle-title = { $sort ->
    [wall] Kde bude stěna stát?
    [floor] Kde bude podlaha ležet?
   *[other] Kde zůstane?
}
tower-puzzle-aim = Držíš { $piece }. { $floors ->
    [one] Stojí { $floors } patro
    [few] Stojí { $floors } patra
   *[other] Stojí { $floors } pater
} a vyznačena jsou tři místa: na kterém zůstane všechno stát? Každé se zkusilo v { $hands } rukách, které se trochu třesou. Otoč věž a dívej se.

## Kočičí atlas
tower-guide-after-title = Po šesti tazích
tower-guide-after-note = Jak začínají hry, ve kterých staví jeden bot sám: nejvyšší patro, patro koťátka, splněné cíle.
tower-guide-after-unit = kolik, po šesti tazích
tower-guide-after-hard = Líza
tower-guide-after-medium = Mourek
tower-guide-after-easy = Zrzka
tower-guide-after-row-top = postavená patra
tower-guide-after-row-kitten = patro koťátka
tower-guide-after-row-goals = splněné cíle
tower-guide-goals-title = Jak často se cíl splní
tower-guide-goals-note = Kolik ze 100 her, ve kterých cíl během prvních šesti tahů ležel odkrytý, ho do té doby splnilo.
tower-guide-goals-unit = her ze 100
tower-guide-goals-all = všechny tři kočky
tower-guide-pieces-title = Které dílky drží
tower-guide-pieces-note = Kolikrát ze 100 puštěný dílek zůstane, kde je, a nic jiného nespadne.
tower-guide-pieces-unit = kolikrát ze 100
tower-guide-pieces-hard = Líza
tower-guide-pieces-medium = Mourek
tower-guide-pieces-easy = Zrzka
tower-guide-piece-brick = cihlová stěna
tower-guide-piece-window = stěna s oknem
tower-guide-piece-portal = stěna s portálem
tower-guide-piece-statue = stěna se sochou
tower-guide-piece-column = sloup
tower-guide-piece-floor = podlaha
tower-guide-piece-cat = kočka
tower-guide-piece-kitten = koťátko
tower-guide-floors-title = Je to výš těžší?
tower-guide-floors-note = Totéž podle toho, kolik pater stojí, když se dílek pustí.
tower-guide-floors-unit = kolikrát ze 100
tower-guide-floors-hard = Líza
tower-guide-floors-medium = Mourek
tower-guide-floors-easy = Zrzka
tower-guide-floor-1 = 1 patro
tower-guide-floor-2 = 2 patra
tower-guide-floor-3 = 3 patra
tower-guide-floor-4 = 4 patra
tower-guide-cards-title = Co karta riskuje
tower-guide-cards-note = Kolikrát ze 100 vybraných karet všechny dílky hned držely a všechny kočky zůstaly, kde je někdo pohladil.
tower-guide-cards-unit = kolikrát ze 100
tower-guide-cards-all = všechny tři kočky
tower-guide-word = „Šest tahů drží skoro všechno, i ve Zrzčiných tlapkách: padá nanejvýš sloup nebo kočka. Co přijde potom, to se počítá déle.“
