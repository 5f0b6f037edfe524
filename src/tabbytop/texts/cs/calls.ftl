### Zprávy, které zastihnou i toho, kdo u stolu nesedí, a kde si je vybere. Hlas jako v client.ftl.

## Zprávy
call-turn = Jsi na tahu: { $game }
call-reminder = Dochází ti čas: { $game }
call-invite = Stůl je pro tebe prostřený: { $game }
call-ended = Dohráno: { $game }
call-digest = { $count ->
    [one] Čeká na tebe jeden stůl
    [few] Čekají na tebe { $count } stoly
   *[other] Čeká na tebe { $count } stolů
}
call-digest-none = Žádný stůl na tebe nečeká
call-digest-ended = { $count ->
    [one] Jedna hra skončila.
    [few] Skončily { $count } hry.
   *[other] Skončilo { $count } her.
}
call-left = { $minutes ->
    [one] zbývá jedna minuta
    [few] zbývají { $minutes } minuty
   *[other] zbývá { $minutes } minut
}
call-with = u stolu: { $names }
call-trial = Takhle tě zavoláme
call-trial-body = Funguje to: takhle se dozvíš, že na tebe čeká stůl.
call-confirm = Je to tvoje schránka?
call-confirm-body =
    Někdo chce, aby ho na tuhle adresu volaly jeho hry. Jestli jsi to ty, otevři odkaz a potvrď to.
    Jestli ne, nedělej nic: žádný další dopis nepřijde.
call-open = Ke stolu
call-end = Už neposílat

## Na vlastní stránce
calls-title = Dej vědět, když
calls-none = Zatím tě nikdo nevolá. Vyber, kam ti dát vědět, když u stolu nesedíš.
calls-about-turn = jsem na tahu
calls-about-invite = je pro mě prostřený stůl
calls-about-ended = skončila hra
calls-here = tady
calls-here-name = Tento prohlížeč
calls-browser = Prohlížeč
calls-kind-mail = e-mail
calls-kind-hook = webhook
calls-add-push = Volat v tomto prohlížeči
calls-add-mail = Volat e-mailem
calls-add-hook = Volat webhook
calls-add-take = Použít
calls-mail-label = Tvoje e-mailová adresa
calls-mail-note = Nejdřív přijde dopis, jestli je tvoje. Dokud neřekneš ano, nepřijde nic dalšího.
calls-mail-wrong = To není e-mailová adresa. Vypadá třeba takto: minka@example.org.
calls-hook-label = Adresa webhooku
calls-hook-note = Na ntfy, Discordu, Slacku, nebo vlastní: tam se posílá JSON.
calls-hook-wrong = Tam se nic poslat nedá. Adresa vypadá třeba takto: https://ntfy.example/moje-kocky.
calls-hook-inside = Ta adresa leží uvnitř sítě tohoto domu a tam se nic neposílá.
calls-no-push = Tento prohlížeč odsud zprávy nepřijme: potřeboval by adresu s https.
calls-push-wrong = Tomuto prohlížeči se nedá nic poslat: neuvedl službu, která by zprávy doručila. Zkus to znovu, nebo vyber jiný způsob.
calls-only-here = Odkazy v upozorněních se otevřou jen na tomto počítači: jinam tento dům zatím nedosáhne.
calls-install = Nainstalovat aplikaci
calls-install-note = Tenhle dům může být samostatná aplikace: s ikonou a na ní číslem, kolik stolů na tebe čeká.
calls-install-by-hand = Na iPhonu a iPadu tě můžeme volat, až z téhle stránky bude aplikace: klepni na Sdílet a pak na Přidat na plochu.
calls-not-allowed = Prohlížeč téhle stránce nedovolil tě volat. Povol jí oznámení a zkus to znovu.
calls-no-service = Oznámení máš povolená, ale tento prohlížeč nemá službu, která by zprávy doručila. Vyber jiný způsob.
calls-when = Kdy
calls-when-at_once = hned
calls-when-away = po deseti minutách pryč
calls-when-daily = jednou denně
calls-quiet = Ne v tichých hodinách
calls-quiet-from = od
calls-quiet-to = do
calls-quiet-note = Co přijde mezitím, dozvíš se na jejich konci ({ $zone }).
calls-quiet-wrong = Tiché hodiny musí končit v jinou hodinu, než začínají.
calls-try = Vyzkoušet
calls-sent = Odesláno ({ $way }).
calls-gone = Tam už nikdo není ({ $way }), takže tento způsob zmizel ze seznamu.
calls-end = Zrušit
calls-unconfirmed = čeká na tvoje ano: podívej se do schránky
calls-trouble-silent = neodpovídá, už se nevolá
calls-trouble-refused = odmítá zprávy, už se nevolá
calls-trouble-inside = vede dovnitř domu, nevolá se
calls-link-end = Už nevolat
calls-link-end-asked = Okamžik …
calls-link-end-yes = Už nevolat
calls-link-end-done = Hotovo. Tudy už tě nikdo nevolá. Hry zůstanou, jak jsou.
calls-link-end-undo = Přece jen volat
calls-link-end-again = Zase tě tudy voláme, jako předtím.
calls-link-end-failed = Nepovedlo se. Možná kus odkazu chybí, nebo je to zrušené už dávno.
calls-link-confirm = Je to tvoje schránka?
calls-link-confirm-asked = Od té chvíle ti sem dáme vědět, když na tebe čeká stůl.
calls-link-confirm-yes = Ano, je moje
calls-link-confirm-done = Hotovo. Odteď ti sem dáme vědět.
calls-link-confirm-failed = Nepovedlo se. Možná je odkaz starý; na své stránce si řekni o jiný.
calls-link-me = Na moji stránku

