# Dům na tomto zařízení, bez serveru.

home-title = V letadle
home-offer = Nechte si dům na tomto zařízení a tři z her se dají hrát úplně bez sítě: s boty, o samotě nebo společně u jedné obrazovky.
home-offer-alone = Hry se hrají na tomto zařízení. Stáhněte je jednou a pak se hrají bez jakékoli sítě.
home-keep = Nechat na tomto zařízení
home-size = { $size } MB, jen jednou
home-fetching = { $done } z { $size } MB už je tady
home-stop = Zastavit
home-preparing = Všechno se chystá. Chvilku to potrvá, ale jen jednou.
home-kept = Dům je uložený na tomto zařízení ({ $size } MB). Otevře se i bez sítě.
home-newer = Je tu novější vydání. Rozehrané hry v něm pokračují.
home-update = Stáhnout
home-remove = Odstranit
home-remove-note = Vaše hry zůstanou a budou tu zase, až dům znovu stáhnete.
home-impossible = Tento prohlížeč si pro tuto stránku nic neuloží: adresa není zabezpečená, nebo je okno anonymní.
home-trouble-full = Na zařízení už není místo. Uvolněte nějaké a zkuste to znovu: co už přišlo, zůstává.
home-trouble-unreachable = Síť se přerušila. Zkuste to znovu: co už přišlo, zůstává.
home-trouble-damaged = Přišlo něco jiného, než bylo odesláno. Zkuste to znovu.
home-trouble-not_kept = Prohlížeč to neuložil. V anonymním okně to nedělá nikdy.
home-elsewhere = Vaše hry na tomto zařízení jsou otevřené na jiné kartě.
home-taken = Vaše hry na tomto zařízení převzala jiná karta.
home-here = Hrát raději tady
home-absent = Dům už na tomto zařízení není: prohlížeč ho uklidil, nebo ho někdo odstranil. Vaše hry zůstaly; stáhněte ho znovu a hrajte dál.
home-broken = Dům na tomto zařízení se nerozběhl. Pomůže stáhnout ho znovu.
home-again = Stáhnout znovu
home-full = Na zařízení už není místo, a váš poslední tah proto není uložený. Uvolněte místo, zkusí se to znovu.
