# Hádanky: jedna denně a všechny ostatní.

puzzle-title = Hádanky
puzzle-of-the-day = Hádanka dne
puzzle-index = Každý den jedna hádanka
puzzle-index-lead = Pozice z her botů, ve kterých je jedna volba jasně nejlepší. Každá odpověď je propočítaná až do konce, u věže vyzkoušená, takže fungují i bez sítě.
puzzle-older = Všechny hádanky
puzzle-new = nová { $when }
puzzle-dated = { $date }, číslo { $number }
puzzle-numbered = Číslo { $number }
puzzle-tries = { $tries ->
    [0] první pokus
    [one] { $tries } pokus
    [few] { $tries } pokusy
   *[other] { $tries } pokusů
}
puzzle-grade = obtížnost { $grade } z { $of }
puzzle-grade-1 = mírná
puzzle-grade-2 = lehká
puzzle-grade-3 = ošidná
puzzle-grade-4 = těžká
puzzle-grade-5 = velmi těžká

## Co z toho vzešlo
puzzle-right = <b>Správně!</b>
puzzle-right-so-far = <b>Správně!</b> A teď dál.
puzzle-step = { $at } ze { $count }
puzzle-shown = Bylo to takhle: { $advice }
puzzle-compared-chance = Vyhraje { $best ->
    [one] { $best } hru
    [few] { $best } hry
   *[other] { $best } her
} ze 100, druhá nejlepší volba { $next }.
puzzle-compared-points = Máš s tím { $best } b., s druhým nejlepším místem { $next } b.
puzzle-compared-battle = Vyhraje { $best ->
    [one] { $best } bitvu
    [few] { $best } bitvy
   *[other] { $best } bitev
} ze 100; víc energie nevyhraje víc, míň vyhraje míň.
puzzle-compared-hands = Drží v { $best } z { $hands } rukou, další místo v { $next }.
puzzle-wrong-chance = To by vyhrálo { $worth ->
    [one] { $worth } hru
    [few] { $worth } hry
   *[other] { $worth } her
} ze 100. Mezi { $count } možnostmi je to { $rank }. místo.
puzzle-wrong-points = To by dalo nejvýš { $worth } b. Mezi { $count } místy je to { $rank }. nejlepší.
puzzle-wrong-battle = { $equal ->
    [yes] To vyhraje { $worth ->
        [one] { $worth } bitvu
        [few] { $worth } bitvy
       *[other] { $worth } bitev
    } ze 100, ale stačí na to míň energie.
   *[no] To by vyhrálo { $worth ->
        [one] { $worth } bitvu
        [few] { $worth } bitvy
       *[other] { $worth } bitev
    } ze 100.
}
puzzle-wrong-hands = Tam drží jen v { $worth } z { $hands } rukou.
puzzle-try-again = Něco je lepší: zkus to znovu.
puzzle-another = Další hádanka
puzzle-again = Ještě jednou
puzzle-end-solved = vyřešeno
puzzle-end-shown = řešení zobrazeno

## Žebřík nápověd
puzzle-ladder = Nápovědy
puzzle-rung-nudge = Postrčení: kam se podívat
puzzle-rung-which = Která možnost to je
puzzle-rung-solution = Řešení, nakreslené a spočítané
puzzle-ask = Zeptat se
puzzle-then = potom
puzzle-give-up = Vzdát to

## Týden a boti
puzzle-week = Tvůj týden
puzzle-week-sum = { $solved } ze 7 dnů{ $streak ->
    [0] {""}
    [1] {""}
   *[other] , { $streak } po sobě
}
puzzle-round-solved = vyřešeno
puzzle-round-missed = nevyřešeno
puzzle-round-nothing = bez pokusu
puzzle-round-now = dnešní, čeká
puzzle-fared = Jak dopadli boti
puzzle-fared-unit = vyřešeno z { $of } pokusů
puzzle-fared-who = Kdo
puzzle-fared-one = { $who }: { $tries } z { $of }.
puzzle-source = Vyrobil je příkaz

## Kočičí atlas
guide-title = Kočičí atlas
guide-lead = Co říká { $games } her mezi boty. Kočky u tvého stolu ho možná nečetly.
guide-which = Která hra
guide-games = { $games } her; čáry ukazují, kde leží pravda v 95 případech ze 100.
guide-within = { $games } her; každé číslo je jisté asi na ± { $within }, v 95 případech ze 100.
guide-source = Spočítal to příkaz
guide-price = cena
guide-count = { $count }krát
guide-more = čtverec s pruhy: vyhrává víc
guide-less = kolečko s tečkami: vyhrává míň
guide-bigger = Čím větší, tím dál od vyrovnaného stavu.
