### Кошеня, не впади! Голос: друг, який знає правила й читає вголос. Аргументи описано в en.ftl.

tower-title = Кошеня, не впади!
tower-lead = Будуй, лізь угору, затамуй подих.
tower-meta = 1–5 гравців, 30 хвилин
tower-moment = { $mode ->
    [together] Тото на поверсі { $height } з { $floor }{ $lost ->
        [0] {""}
        [one] , впала { $lost } стіна
        [few] , впали { $lost } стіни
       *[other] , впало { $lost } стін
    }
    [apart] { $height ->
        [one] Вежа має { $height } поверх
        [few] Вежа має { $height } поверхи
       *[other] Вежа має { $height } поверхів
    }{ $lost ->
        [0] {""}
        [one] , впала { $lost } стіна
        [few] , впали { $lost } стіни
       *[other] , впало { $lost } стін
    }
   *[other] Хід { $turn }
}

## Боти
tower-level-easy = лапка тремтить, і картку бере не завжди найкращу
tower-level-medium = має вправну руку й подумки пробує два місця
tower-level-hard = має певну руку й зміцнює кожен поверх по кутах
tower-level-expert = майже не тремтить, зміцнює кожен поверх і подумки пробує шість місць

## Налаштування
tower-option-mode = Гра
tower-option-mode-coop = Разом
tower-option-mode-coop-note = Одне кошеня, одна вежа, руки всіх. Для одного–п’яти.
tower-option-mode-competitive = Одне проти одного
tower-option-mode-competitive-note = У кожного своє кошеня; хто завалить вежу, той останній. Для двох–п’яти.
tower-option-target = Як високо
tower-option-target-10 = Поверх 10
tower-option-target-10-note = Перша історія — і додому.
tower-option-target-13 = Поверх 10, далі до 13
tower-option-target-13-note = Дві історії на одній вежі.
tower-option-target-15 = Поверх 10, далі до 15
tower-option-target-15-note = Три історії на одній вежі.
tower-option-target-17 = Поверх 10, далі до 17
tower-option-target-17-note = Чотири історії на одній вежі.
tower-option-target-20 = Поверх 10, далі до 20
tower-option-target-20-note = Так високо, як наважитесь: після кожної історії запитаємо, чи йти далі.
tower-option-aids = Як ставимо
tower-option-aids-true = З підказками
tower-option-aids-true-note = Тінь каже, чи встоїть деталь, а ціль — чого їй бракує.
tower-option-aids-false = На око
tower-option-aids-false-note = Звичайна тінь; що тримається, побачимо.

## Деталі
tower-table = стіл
tower-piece-floor = підлога { $number }
tower-piece-brick = цегляна стіна
tower-piece-window = стіна з вікном
tower-piece-portal = стіна з порталом
tower-piece-statue = стіна зі статуєю
tower-piece-column = колона
tower-piece-orange = помаранчева кицька
tower-piece-blue = синя кицька
tower-piece-green = зелена кицька
tower-piece-purple = фіолетова кицька
tower-piece-kitten = { $number ->
    [1] кошеня з червоним шарфом
    [2] кошеня з помаранчевим шарфом
    [3] кошеня із синім шарфом
    [4] кошеня з фіолетовим шарфом
   *[other] кошеня з жовтим шарфом
}
# Те саме у знахідному відмінку, і по кілька: «ставить …».
tower-whom-floor = підлогу { $number }
tower-whom-brick = { $count ->
    [1] цегляну стіну
    [2] дві цегляні стіни
    [few] { $count } цегляні стіни
   *[other] { $count } цегляних стін
}
tower-whom-window = { $count ->
    [1] стіну з вікном
    [2] дві стіни з вікном
    [few] { $count } стіни з вікном
   *[other] { $count } стін з вікном
}
tower-whom-portal = { $count ->
    [1] стіну з порталом
    [2] дві стіни з порталом
    [few] { $count } стіни з порталом
   *[other] { $count } стін з порталом
}
tower-whom-statue = { $count ->
    [1] стіну зі статуєю
    [2] дві стіни зі статуєю
    [few] { $count } стіни зі статуєю
   *[other] { $count } стін зі статуєю
}
tower-whom-column = { $count ->
    [1] колону
    [2] дві колони
    [few] { $count } колони
   *[other] { $count } колон
}
tower-whom-orange = { $count ->
    [1] помаранчеву кицьку
    [2] дві помаранчеві кицьки
    [few] { $count } помаранчеві кицьки
   *[other] { $count } помаранчевих кицьок
}
tower-whom-blue = { $count ->
    [1] синю кицьку
    [2] дві сині кицьки
    [few] { $count } сині кицьки
   *[other] { $count } синіх кицьок
}
tower-whom-green = { $count ->
    [1] зелену кицьку
    [2] дві зелені кицьки
    [few] { $count } зелені кицьки
   *[other] { $count } зелених кицьок
}
tower-whom-purple = { $count ->
    [1] фіолетову кицьку
    [2] дві фіолетові кицьки
    [few] { $count } фіолетові кицьки
   *[other] { $count } фіолетових кицьок
}
tower-whom-kitten = { tower-piece-kitten }
tower-toto = Тото

## Що треба зробити
tower-prompt-scarf = Яке кошеня твоє? Вибери <em>шарф</em>.
tower-prompt-choose = Вибери <em>карту дії</em>, а на карті з двома боками — один із них.
tower-prompt-discard = Жодної з цих карт не можна виконати. Одну <em>скинь</em>.
tower-prompt-take = Візьми <em>стіну</em>, а коли стіни стоять — підлогу.
tower-prompt-take-off = Поруч із вежею такої кицьки вже немає. <em>Зніми одну</em> з вежі.
tower-prompt-take-cat = Візьми <em>кицьку</em>.
tower-prompt-place-wall = Постав <em>{ $piece }</em> на підлогу { $floor }. Склади її, як хочеш.
tower-prompt-place-floor = Поклади <em>{ $piece }</em> на стіни.
tower-prompt-place-cat = Поклади <em>{ $piece }</em> на будь-яку підлогу або на іншу кицьку.
tower-prompt-place-moved = Поклади <em>{ $piece }</em> на підлогу над своїм кошеням.
tower-prompt-place-climb = Постав кошеня на <em>підлогу { $floor }</em>.
tower-prompt-place-back = Кошеня впало. Поверни його на <em>підлогу { $floor }</em>.
tower-prompt-pet = { $cats ->
    [one] Погладь <em>кицьку</em>. Легенько.
    [few] Погладь <em>{ $cats } кицьки</em>, одну за одною. Легенько.
   *[other] Погладь <em>{ $cats } кицьок</em>, одну за одною. Легенько.
}
tower-prompt-all-done = Усе на місці. Скажи <em>готово</em>.
tower-prompt-done = Усе на місці. Скажи <em>готово</em> або знову візьми деталь.
tower-prompt-move = На підлозі { $floor } з твоїм кошеням сидять кицьки. Пересади <em>одну з них</em> вище або лиши як є.
tower-prompt-meet = Ціль виконано. <em>Лізь угору</em> або лиши її.
tower-prompt-meet-own = Виконай одну зі своїх <em>цілей</em>, обміняй одну або лиши їх.
tower-prompt-go-on = Поверх { $floor } ваш. Далі на <em>поверх { $next }</em>, на цій самій вежі?

## Чому ні
tower-whynot-scarf = Цей уже хтось узяв. Вибери вільний шарф.
tower-whynot-choose = Лише відкриті карти й лише бік, який можна виконати.
tower-whynot-discard = Карту скидають без дії, лише коли не можна виконати жодної.
tower-whynot-take = Ця деталь зараз не на черзі. Підсвічено ті, що на черзі.
tower-whynot-take-cat = Цієї кицьки на карті немає. Підсвічено ті, що є.
tower-whynot-take-off = Зніми з вежі одну з підсвічених кицьок.
tower-whynot-place-wall = Не там: на найвищу підлогу, спокійно й ні в що з того, що стоїть.
tower-whynot-place-floor = Не там: над стінами, спокійно й ні в що з того, що стоїть.
tower-whynot-place-cat = Не там: над підлогою, спокійно й ні в що з того, що стоїть.
tower-whynot-cuts = На заваді: { $piece }. Посунь трохи вбік або поверни.
tower-whynot-place-moved = Не там: їй місце на підлозі над твоїм кошеням.
tower-whynot-place-climb = Не там: кошеняті місце на підлозі { $floor }, спокійно й ні в що з того, що стоїть.
tower-whynot-place-back = Не там: кошеня повертається на підлогу { $floor }.
tower-whynot-pet = Спершу погладь кицьок, яких називає карта.
tower-whynot-all-done = Більше нічого ставити, а після погладжування нічого не беруть знову. Скажи готово.
tower-whynot-done = Більше нічого ставити. Скажи готово або візьми деталь, на якій нічого не лежить.
tower-whynot-move = Лише кицьку з підлоги твого кошеняти й лише вгору.
tower-whynot-meet = Лише ціль, яку виконують кицьки просто над Тото, і не вище за вежу.
tower-whynot-meet-own = Лише свої цілі й не вище за вежу.
tower-whynot-go-on = Скажи так або ні.

## Що відбувається
tower-event-started = { $you ->
    [yes] <b>Ти</b> починаєш.
   *[no] Починає <b>{ $who }</b>.
}
tower-event-adopted = { $you ->
    [yes] Твоє — { $piece }.
   *[no] <b>{ $who }</b> бере собі { $piece }.
}
tower-event-dealt-actions = На столі три карти дій.
tower-event-dealt-goals = У кожного дві приховані цілі.
tower-event-action-turned = Нова карта дії — «{ $action }».
tower-event-goal-turned = Нова ціль — «{ $goal }».
tower-event-goal-drawn = <b>{ $who }</b> бере нову ціль.
tower-event-goal-drawn-own = { $you ->
    [yes] <b>Ти</b> береш ціль «{ $goal }».
   *[no] <b>{ $who }</b> бере ціль «{ $goal }».
}
tower-event-chose = { $you ->
    [yes] <b>Ти</b> вибираєш карту «{ $action }».
   *[no] <b>{ $who }</b> вибирає карту «{ $action }».
}
tower-event-discarded = Карта «{ $action }» іде геть: нічого з неї не виконати.
tower-event-took = { $you ->
    [yes] <b>Ти</b> береш у руку { $piece }.
   *[no] <b>{ $who }</b> бере в руку { $piece }.
}
tower-event-petted = { $you ->
    [yes] <b>Ти</b> гладиш { $piece }.
   *[no] <b>{ $who }</b> гладить { $piece }.
}
tower-turn-petted-petted = { $times ->
    [few] { $you ->
        [yes] <b>Ти</b> гладиш { $times } кицьки.
       *[no] <b>{ $who }</b> гладить { $times } кицьки.
    }
   *[other] { $you ->
        [yes] <b>Ти</b> гладиш { $times } кицьок.
       *[no] <b>{ $who }</b> гладить { $times } кицьок.
    }
}
tower-event-gave-up = { $you ->
    [yes] <b>Ти</b> відступаєшся.
   *[no] <b>{ $who }</b> відступається.
}
tower-event-passed = { $you ->
    [yes] <b>Ти</b> лишаєш цілі.
   *[no] <b>{ $who }</b> лишає цілі.
}
tower-event-passed-move = { $you ->
    [yes] <b>Ти</b> лишаєш кицьок на місці.
   *[no] <b>{ $who }</b> лишає кицьок на місці.
}
tower-event-met = { $you ->
    [yes] <b>Ти</b> за ціль «{ $goal }» лізеш на поверх { $floor }.
   *[no] <b>{ $who }</b> за ціль «{ $goal }» лізе на поверх { $floor }.
}
tower-event-swapped = { $you ->
    [yes] <b>Ти</b> обмінюєш ціль «{ $goal }».
   *[no] <b>{ $who }</b> обмінює ціль «{ $goal }».
}
tower-event-agreed = { $you ->
    [yes] <b>Ти</b> хочеш далі.
   *[no] <b>{ $who }</b> хоче далі.
}
tower-event-enough = { $you ->
    [yes] <b>Ти</b> кажеш: на сьогодні досить.
   *[no] <b>{ $who }</b> каже: на сьогодні досить.
}
tower-event-stands = { $piecesort ->
    [floor] { $you ->
        [yes] <b>Ти</b> кладеш { $piece }, і вона тримається.
       *[no] <b>{ $who }</b> кладе { $piece }, і вона тримається.
    }
    [wall] { $you ->
        [yes] <b>Ти</b> ставиш { $piece } на підлогу { $floor }.
       *[no] <b>{ $who }</b> ставить { $piece } на підлогу { $floor }.
    }
    [kitten] { $you ->
        [yes] <b>Ти</b> садиш кошеня на підлогу { $floor }.
       *[no] <b>{ $who }</b> садить кошеня на підлогу { $floor }.
    }
   *[cat] { $you ->
        [yes] <b>Ти</b> кладеш { $piece } на підлогу { $floor }.
       *[no] <b>{ $who }</b> кладе { $piece } на підлогу { $floor }.
    }
}
tower-event-built = { $piecescount ->
    [0] { $you ->
        [yes] <b>Ти</b> кладеш підлогу { $floor }.
       *[no] <b>{ $who }</b> кладе підлогу { $floor }.
    }
    [1] { $you ->
        [yes] <b>Ти</b> ставиш { $pieces } і кладеш на неї підлогу { $floor }.
       *[no] <b>{ $who }</b> ставить { $pieces } і кладе на неї підлогу { $floor }.
    }
   *[other] { $you ->
        [yes] <b>Ти</b> ставиш { $pieces } і кладеш на них підлогу { $floor }.
       *[no] <b>{ $who }</b> ставить { $pieces } і кладе на них підлогу { $floor }.
    }
}
tower-event-laid = { $you ->
    [yes] <b>Ти</b> кладеш { $piece } на підлогу { $floor }.
   *[no] <b>{ $who }</b> кладе { $piece } на підлогу { $floor }.
}
tower-event-moved = { $you ->
    [yes] <b>Ти</b> переносиш { $piece } на підлогу { $floor }.
   *[no] <b>{ $who }</b> переносить { $piece } на підлогу { $floor }.
}
tower-event-missed = { $why ->
    [kitten] Не тримається: { $piece } стоїть на кошеняті, а воно нікого не втримає.
    [cat] Не тримається: { $piece } стоїть на кицьці, а там не можна.
    [wall] Не тримається: { $piece } стає на стіну й зісковзує з неї.
    [hurry] Не тримається: рука ще рухалася, коли відпускала.
    [high] Не тримається: з такої висоти не встояти.
    [edge] Не тримається: { $piece } надто далеко за краєм.
    [slid] Не тримається: { $piece } лежить надто далеко від середини стін.
    [lower] Не тримається: { $piece } з’їжджає, бо одна стіна під нею нижча.
    [steep] Не тримається: підлога там надто похила.
    [folded] Не тримається: так вузько складена карта не встоїть.
   *[balance] Не тримається: { $piece } втрачає рівновагу.
} { $tries ->
    [1] Спробуй ще.
   *[other] Це була спроба { $tries }. Спробуй ще.
}
tower-event-walls-fell = { $walls ->
    [1] Падає стіна: усього { $sum }, від { $most } вежа завалюється.
    [few] Падають { $walls } стіни: усього { $sum }, від { $most } вежа завалюється.
   *[other] Падає { $walls } стін: усього { $sum }, від { $most } вежа завалюється.
}
tower-event-came-down = { $floors ->
    [0] Вежа скидає { $pieces }.
    [1] { $others ->
        [0] Падає підлога { $floor }.
        [1] Падає підлога { $floor }, а з нею одна деталь.
        [few] Падає підлога { $floor }, а з нею { $others } деталі.
       *[other] Падає підлога { $floor }, а з нею { $others } деталей.
    }
    [few] { $others ->
        [0] Від підлоги { $floor } і вище падає все: { $floors } підлоги.
        [1] Від підлоги { $floor } і вище падає все: { $floors } підлоги й одна деталь.
        [few] Від підлоги { $floor } і вище падає все: { $floors } підлоги й { $others } деталі.
       *[other] Від підлоги { $floor } і вище падає все: { $floors } підлоги й { $others } деталей.
    }
   *[other] { $others ->
        [0] Від підлоги { $floor } і вище падає все: { $floors } підлог.
        [1] Від підлоги { $floor } і вище падає все: { $floors } підлог і одна деталь.
        [few] Від підлоги { $floor } і вище падає все: { $floors } підлог і { $others } деталі.
       *[other] Від підлоги { $floor } і вище падає все: { $floors } підлог і { $others } деталей.
    }
}
tower-turn-walls-fell-came-down = { $floors ->
    [0] { $walls ->
        [1] Падає стіна й тягне за собою { $pieces }.
        [few] Падають { $walls } стіни й тягнуть за собою { $pieces }.
       *[other] Падає { $walls } стін і тягне за собою { $pieces }.
    }
    [1] { $others ->
        [1] Падає підлога { $floor }, а з нею одна стіна.
        [few] Падає підлога { $floor }, а з нею { $others } деталі.
       *[other] Падає підлога { $floor }, а з нею { $others } деталей.
    }
    [few] { $others ->
        [1] Від підлоги { $floor } і вище падає все: { $floors } підлоги й одна стіна.
        [few] Від підлоги { $floor } і вище падає все: { $floors } підлоги й { $others } деталі.
       *[other] Від підлоги { $floor } і вище падає все: { $floors } підлоги й { $others } деталей.
    }
   *[other] { $others ->
        [1] Від підлоги { $floor } і вище падає все: { $floors } підлог і одна стіна.
        [few] Від підлоги { $floor } і вище падає все: { $floors } підлог і { $others } деталі.
       *[other] Від підлоги { $floor } і вище падає все: { $floors } підлог і { $others } деталей.
    }
} { $sum ->
    [1] Внизу одна стіна, від { $most } вежа завалюється.
    [few] Внизу вже { $sum } стіни, від { $most } вежа завалюється.
   *[other] Внизу вже { $sum } стін, від { $most } вежа завалюється.
}
tower-event-down-again = Не тримається: знову беремо в руку { $pieces }.
tower-event-put-back = Повертаємо на місце { $pieces }.
tower-event-kitten-fell = { $kitten ->
    [0] Тото падає, і з ним усе гаразд.
    [1] Кошеня з червоним шарфом падає, і з ним усе гаразд.
    [2] Кошеня з помаранчевим шарфом падає, і з ним усе гаразд.
    [3] Кошеня із синім шарфом падає, і з ним усе гаразд.
    [4] Кошеня з фіолетовим шарфом падає, і з ним усе гаразд.
   *[other] Кошеня з жовтим шарфом падає, і з ним усе гаразд.
}
tower-event-unsettled = Обчислення не вдалося: нічого не сталося.
tower-event-unsettled-wait = Обчислення п’яти секунд не вдалося. Їх полічать знову після наступного ходу.
tower-event-story-won = П’ять секунд — і стоїть. Поверх { $floor } здобуто.
tower-event-ended-collapsed = Вежа лежить. З Тото все гаразд.
tower-event-ended-collapsed-apart = { $you ->
    [yes] Вежа падає, коли ходиш <b>ти</b>. З кошенятами все гаразд.
   *[no] Вежа падає, коли ходить <b>{ $who }</b>. З кошенятами все гаразд.
}
tower-event-ended-turns = Двісті ходів, а вежа досі стоїть. На один вечір досить.
tower-event-ended-summit = Усі кошенята сидять на підлозі 24. Вище вежі немає.

## Підрахунок
tower-line-story = { $floor ->
    [0] Жодної історії
   *[other] Історія поверху { $floor }
}
tower-line-walls = Стіни, що впали
tower-line-height = Поверх кошеняти
tower-line-culprit = Завалена вежа

## Карти дій
tower-action-1 = Низький початок
tower-action-1-text = Будуй із цегляною стіною та вікном.
tower-action-2 = Гостя
tower-action-2-text = Поклади кицьку будь-якого кольору.
tower-action-3 = Кухня або аґрус
tower-action-3-text = Будуй із цегляною стіною та вікном; або поклади зелену кицьку.
tower-action-4 = Чорний хід або синя гостя
tower-action-4-text = Будуй із цегляною стіною та порталом; або поклади синю кицьку.
tower-action-5 = Підвал музею
tower-action-5-text = Будуй із цегляною стіною та статуєю.
tower-action-6 = Веранда або слива
tower-action-6-text = Будуй із вікном та порталом; або поклади фіолетову кицьку.
tower-action-7 = Галерея
tower-action-7-text = Будуй із вікном та статуєю.
tower-action-8 = Велика зала або гостя
tower-action-8-text = Будуй із порталом та статуєю; або поклади кицьку будь-якого кольору.
tower-action-9 = Храм
tower-action-9-text = Будуй із двома колонами.
tower-action-10 = Зала або ожина
tower-action-10-text = Будуй із порталом та статуєю; або поклади фіолетову кицьку.
tower-action-11 = Два плани
tower-action-11-text = Будуй із вікном та порталом; або будуй із цегляною стіною та статуєю.
tower-action-12 = Скромно або розкішно
tower-action-12-text = Будуй із цегляною стіною та порталом; або будуй із двома колонами.
tower-action-13 = Галерея або гостя
tower-action-13-text = Будуй із вікном та статуєю; або поклади кицьку будь-якого кольору.
tower-action-14 = Мармелад
tower-action-14-text = Поклади помаранчеву кицьку.
tower-action-15 = Синя година
tower-action-15-text = Поклади синю кицьку, потім погладь усіх кицьок на найвищій підлозі, де вони є.
tower-action-16 = Миска фруктів
tower-action-16-text = Поклади зелену кицьку; або поклади помаранчеву.
tower-action-17 = Товариство
tower-action-17-text = Поклади кицьку будь-якого кольору, потім погладь усіх кицьок на її підлозі.
tower-action-18 = Захід сонця
tower-action-18-text = Поклади помаранчеву кицьку; або поклади синю.
tower-action-19 = Сад
tower-action-19-text = Поклади зелену кицьку; або поклади фіолетову.
tower-action-20 = Родинна схожість
tower-action-20-text = Поклади кицьку будь-якого кольору, потім погладь усіх кицьок цього кольору.

## Цілі
tower-goal-1 = Рідні
tower-goal-1-text = Дві кицьки одного кольору торкаються. До 2 поверхів угору.
tower-goal-2 = Мармеладна піраміда
tower-goal-2-text = Помаранчева кицька лежить на спинах двох помаранчевих, що лежать на підлозі. До 3 поверхів угору.
tower-goal-3 = Нові друзі
tower-goal-3-text = Дві кицьки різних кольорів торкаються. До 1 поверху вгору.
tower-goal-4 = Верхи
tower-goal-4-text = Кицька лежить на спині іншої. До 1 поверху вгору.
tower-goal-5 = Верхи на рідній
tower-goal-5-text = Кицька лежить на спині кицьки свого кольору. До 1 поверху вгору.
tower-goal-6 = Піраміда
tower-goal-6-text = Кицька лежить на спинах двох інших, що лежать на підлозі. До 2 поверхів угору.
tower-goal-7 = Троє в ряд
tower-goal-7-text = Три кицьки тримаються разом дотиками. До 1 поверху вгору.
tower-goal-8 = Два кольори
tower-goal-8-text = На підлозі кицьки двох кольорів. До 1 поверху вгору.
tower-goal-9 = Три кольори
tower-goal-9-text = На підлозі кицьки трьох кольорів. До 1 поверху вгору.
tower-goal-10 = Повна хата
tower-goal-10-text = На підлозі три кицьки. До 1 поверху вгору.
tower-goal-11 = Захід сонця
tower-goal-11-text = Помаранчева й синя кицьки торкаються. До 1 поверху вгору.
tower-goal-12 = Сад
tower-goal-12-text = Зелена й фіолетова кицьки торкаються. До 1 поверху вгору.
tower-goal-13 = Пара
tower-goal-13-text = На підлозі дві кицьки одного кольору. До 1 поверху вгору.
tower-goal-14 = Луг і небо
tower-goal-14-text = Зелена й синя кицьки торкаються. До 1 поверху вгору.
tower-goal-15 = Верхи на чужій
tower-goal-15-text = Кицька лежить на спині кицьки іншого кольору. До 1 поверху вгору.
tower-goal-16 = Вежа у вежі
tower-goal-16-text = Три кицьки, кожна на спині наступної. До 2 поверхів угору.

## Історії
tower-story-10 = Дах, який був лукою
tower-story-10-task = Поверх 10. Поставте Тото сюди або вище й порахуйте до п’яти.
tower-story-10-text = На десятому поверсі хтось лишив ящик із квітами, потім ще один, а решту зробив вітер. Тото лягає в конюшину. Вулиця звідси — стрічка, а собаки — крихти. Хтось із друзів чхає, і тисяча насінин летить попереду, вгору.
tower-story-13 = Лампа у вікні
tower-story-13-task = Поверх 13. Поставте Тото сюди або вище й порахуйте до п’яти.
tower-story-13-text = Тут горить лампа для тих, хто йде пізно. Ніхто не знає, хто її доливає. Тото кладе лапку на тепле скло, і його тінь на хмарах велика, як лев. Він махає. Тінь махає теж.
tower-story-15 = Листівка
tower-story-15-task = Поверх 15. Поставте Тото сюди або вище й порахуйте до п’яти.
tower-story-15-text = Між двома стінами застрягла листівка з морем. На звороті відбитки чотирьох лапок і жодного слова. Читати Тото однаково не вміє. Він довго її нюхає і знає, чиї це лапки.
tower-story-17 = Погода вгорі
tower-story-17-task = Поверх 17. Поставте Тото сюди або вище й порахуйте до п’яти.
tower-story-17-text = Іде дощ, але під ними. Друзі звішують хвости через край і дивляться на дощ згори. Тут так тихо, що чути, як думає картон. Ще три, каже він, якщо повільно видихнете.
tower-story-20 = Найменша зірка
tower-story-20-task = Поверх 20. Поставте Тото сюди або вище й порахуйте до п’яти.
tower-story-20-text = На самому вершечку немає нічого, крім повітря й однієї маленької зірки, яка блимає, мов хтось, хто довго не лягає. Тото згортається під нею клубочком. Він ні про що не питає. Зірка нічого не каже. Пізно, тепло, і вежа стоїть.

## Правила
tower-clause-1-1 = 24 підлоги, 54 стіни п’яти висот. Деякі підлоги мають посередині отвір.
tower-clause-1-2 = 16 кицьок чотирьох кольорів; Тото і ще четверо кошенят для гри одне проти одного.
tower-clause-1-3 = 20 карт дій, 16 цілей, п’ять історій, карта порядку з лапками.
tower-clause-1-4 = Стіну складають під кутом від 50 до 130 градусів, ніколи не пласко.
tower-clause-2-1 = Підлога 1 лежить посеред столу, на ній стоїть Тото.
tower-clause-2-2 = Відкрито лежать одна будова, одна кицька й дві цілі.
tower-clause-2-3 = Ходять за годинниковою стрілкою; хто починає, вирішує жереб.
tower-clause-3-1 = Вибери відкриту карту дії та виконай один її бік.
tower-clause-3-2 = Будівництво: стіни з карти на найвищу підлогу, потім на них наступна підлога.
tower-clause-3-3 = Кицька: рівно, на будь-яку підлогу або на іншу кицьку.
tower-clause-3-4 = Погладити: торкнися кицьок, яких називає карта.
tower-clause-3-5 = Чого забракло: кицьку беруть із вежі, стіну замінює інший вид.
tower-clause-3-6 = Поставлене в цій дії можна взяти знову; ніщо не врізається в те, що стоїть.
tower-clause-3-7 = Деталь падає, коли її ставиш: спробуй ще.
tower-clause-3-8 = Підлоги за номерами; лишилося менше стін — бери менше.
tower-clause-3-9 = Бік, який не можна виконати, не вибирають.
tower-clause-3-10 = На місці те, що спокійно й рівно стоїть на своїй підлозі; підлога лежить на стінах.
tower-clause-3-11 = Після п’яти невдалих спроб можна відступитися.
tower-clause-4-1 = Рахуються кицьки на підлозі просто над Тото.
tower-clause-4-2 = Одна ціль за хід; лізти на стільки поверхів, скільки вона каже, або менше.
tower-clause-4-3 = Дотик — будь-який дотик. На спині: лежить на кицьках і не торкається підлоги; на двох спинах: ті дві лежать на підлозі.
tower-clause-4-4 = Порожню колоду тасують зі скинутих карт.
tower-clause-4-5 = Кицька на тій підлозі, що її несе; з кількох — на найнижчій.
tower-clause-4-6 = На найвищій підлозі цілей не виконують.
tower-clause-4-7 = Цілі добровільні; кошеня ставлять на саму підлогу, рівно.
tower-clause-5-1 = Упало те, що цілком лежить на столі; що торкається підлоги, хай навіть тієї, що впала, повертають.
tower-clause-5-2 = Стіни, що впали, рахують; підлоги й кицьки повертаються до запасу.
tower-clause-5-3 = Кошеня, що впало, повертають туди, де воно стояло перед ходом.
tower-clause-5-4 = Що лишилося так, що грати не можна, вважають за те, що впало.
tower-clause-5-5 = П’ять стін упало: вежа завалилася.
tower-clause-5-6 = Судять, коли все спокійно. Що стоїть на підлозі й торкається ще й стола, те не впало. Підлога 1 ніколи не падає.
tower-clause-5-7 = Знизу догори повертають те, що залишило свою підлогу, і стіну, що вже не стоїть; двічі, а потім воно вважається таким, що впало.
tower-clause-5-8 = Кошеня, що падає пізніше в ході, втрачає свій підйом.
tower-clause-6-1 = На поверсі історії або вище, і п’ять секунд стоїть: перемога.
tower-clause-6-2 = Ще вище: 13, 15, 17 і 20 на тій самій вежі.
tower-clause-6-3 = Для наступної історії все лишається, як є.
tower-clause-6-4 = Далі — лише за згодою всіх; рахується найвища здобута історія.
tower-clause-6-5 = Після 200 ходів гру закінчено.
tower-clause-7-1 = У кожного кошеня з шарфом на вибір, лапка й дві приховані цілі; карт дій три.
tower-clause-7-2 = Дія; потім, може, пересадити кицьку; потім виконати або обміняти ціль.
tower-clause-7-3 = Рахується будь-яка одна підлога над твоїм кошеням.
tower-clause-7-4 = Лапка, що прийшла пізніше, лежить зверху.
tower-clause-7-5 = Перемагає найвище кошеня; хто завалить вежу, той останній.
tower-clause-7-6 = Поза вежею висота 0.
tower-clause-7-7 = Кошенят, що впали, повертає той, чий хід.
tower-clause-7-8 = Вежу завалює той, чий хід, коли падає п’ята стіна.
tower-clause-7-9 = Виконані й обміняні цілі скидають відкрито.
tower-clause-7-10 = Приховані лише цілі в руці та колоди.
tower-clause-8-1 = Що стається після відпускання, рахує сервер.
tower-clause-8-2 = Що сталося, записано; запис нічого не рахує знову.
tower-clause-8-3 = Спокійна рука: швидкість при відпусканні — це швидкість деталі.
tower-clause-8-4 = Якщо обчислення не вдалося, нічого не сталося, і хід роблять ще раз.
tower-clause-8-5 = З підказками картинка каже, що встоїть і чого бракує цілі; вони нічого не вирішують.

## Стіл
tower-ui-where = Сходження на поверх { $floor }, хід { $turn }
tower-ui-where-apart = { $top ->
    [one] Поки що { $top } поверх
    [few] Поки що { $top } поверхи
   *[other] Поки що { $top } поверхів
}, хід { $turn }
tower-ui-actions = Зроби щось одне
tower-ui-actions-short = Дії
tower-ui-goals = Тото лізе вище, коли
tower-ui-goals-short = Цілі
tower-ui-goals-own = Твої приховані цілі
tower-ui-goals-own-short = Твої цілі
tower-ui-goals-hidden = Цілі приховані в руках.
tower-ui-goals-to-come = По дві роздадуть, коли в кожного буде кошеня.
tower-ui-story-short = Історія
tower-ui-sheet = Карти, цілі та історія
tower-ui-rail = Цілі та історія
tower-ui-up = { $floors ->
    [one] на { $floors } поверх вище
    [few] на { $floors } поверхи вище
   *[other] на { $floors } поверхів вище
}
tower-ui-met = виконано
tower-ui-climb = Лізти на поверх { $floor }
tower-ui-swap = Обміняти
tower-ui-lost = стіни, що впали
tower-ui-lost-of = { $lost } з { $most }
tower-ui-wobble-name = хитання
tower-ui-wobble = { $level ->
    [0] Стоїть зовсім тихо.
   *[other] Хитання { $level } з 5, верх нахилений на { $degrees }°.
}
tower-ui-scarf-red = червоний
tower-ui-scarf-orange = помаранчевий
tower-ui-scarf-blue = синій
tower-ui-scarf-purple = фіолетовий
tower-ui-scarf-yellow = жовтий
tower-ui-order = Хто як високо
tower-ui-outside = біля вежі
tower-ui-floor = поверх { $floor }
tower-ui-picture = Вежа
tower-ui-picture-label = Вежа, поверхів: { $floors }
tower-ui-setting-up = Готую стіл
tower-ui-solid = Показати в просторі
tower-ui-flat = Показати збоку, пласко
tower-ui-nearer = Ближче
tower-ui-view-home = Уся вежа
tower-ui-turn-view = Подивитися з іншого боку
tower-ui-narrow = складена
tower-ui-wide = розгорнута
tower-ui-fold = Як складено стіну
tower-ui-degrees = { $degrees } градусів
tower-ui-lower = Опустити до дотику
tower-ui-let-go = Відпустити
tower-ui-fine = Дрібні кроки й клавіші
tower-ui-group-move = Посунути
tower-ui-group-height = Висота й поворот
tower-ui-step-left = Ліворуч
tower-ui-step-right = Праворуч
tower-ui-step-away = Від себе
tower-ui-step-near = До себе
tower-ui-step-up = Вгору
tower-ui-step-down = Вниз
tower-ui-step-turn = Повернути за годинниковою
tower-ui-step-turn-back = Повернути назад
tower-ui-steps-fine = Менші кроки
tower-ui-steps-large = Більші кроки
tower-ui-to-floor = Перейти на
tower-ui-keys-note = Тягни — і деталь рухається над підлогою; коліщатко чи два пальці опускають її. Клавіші: стрілки, Page Up і Page Down, Q і E повертають, плюс і мінус складають, L опускає, Enter відпускає; із Shift більшими кроками.
tower-ui-held-at = над підлогою { $floor }, { $spot }; { $across } мм убік, { $deep } мм углиб, поворот { $yaw }°, { $gap } мм над тим, чого торкнеться.
tower-ui-cuts = Врізається в те, що стоїть.
tower-ui-at-spot = { $piece } { $spot }
tower-ui-on-back = { $piece } (має під собою { $other })
tower-ui-tilts = Нахил { $degrees }°.
tower-ui-nothing-on = на ньому нічого немає
tower-ui-spot-middle = посередині
tower-ui-spot-left = ліворуч
tower-ui-spot-right = праворуч
tower-ui-spot-front = спереду
tower-ui-spot-back = ззаду
tower-ui-spot-front-left = спереду ліворуч
tower-ui-spot-front-right = спереду праворуч
tower-ui-spot-back-left = ззаду ліворуч
tower-ui-spot-back-right = ззаду праворуч
tower-ui-words = Вежа словами
tower-ui-tray = Що можна взяти
tower-ui-pet = Погладити { $piece }
tower-ui-again = Узяти знову { $piece }
tower-ui-move-cat = Пересадити одну вище
tower-ui-take-off = Зняти одну з вежі
tower-ui-give-up = Відступитися
tower-ui-pass = Лишити цілі
tower-ui-pass-move = Лишити кицьок
tower-ui-done = Готово
tower-ui-moving-Placing = Затамуй подих.
tower-ui-moving-Petting = Муркоче. Чи втримається?
tower-ui-moving-PuttingBack = Що зсунулося, повертається на місце.
tower-ui-moving-Waiting = П’ять секунд. Раз, два …
tower-ui-over = Гру закінчено.
tower-ui-waiting = { $you ->
    [yes] Твій хід.
   *[no] { $count ->
        [1] <b>{ $who }</b> думає.
       *[other] <b>{ $who }</b> думають.
    }
}
tower-ui-waiting-held = { $you ->
    [yes] Ти тримаєш { $piece }.
   *[no] <b>{ $who }</b> тримає { $piece }.
}
tower-ui-fate-edge = Воно <em>зісковзне</em>: надто далеко за краєм.
tower-ui-fate-high = Це <em>зависоко</em>: спершу опусти, бо може перекинутися.
tower-ui-fate-kitten = Воно <em>впаде</em>: під ним кошеня.
tower-ui-fate-cat = Там <em>стояти не можна</em>: під ним кицька.
tower-ui-fate-leans = Може <em>зісковзнути</em>: воно там лише спирається на щось.
tower-ui-fate-nothing = Під ним <em>нічого</em> немає.
tower-ui-aim-met = Відпусти тут — і ціль <em>«{ $goal }»</em> виконано.
tower-ui-aim-touch = Посунь її <em>{ $way }</em> — і вони торкнуться.
tower-ui-aim-back = Посунь її <em>{ $way }</em>, другій на спину.
tower-ui-aim-backs = Посунь її <em>{ $way }</em>, обом на спини.
tower-ui-aim-floor = Посунь її <em>{ $way }</em> — і вона лежатиме надійно.
tower-ui-way-right = на { $millimetres } мм праворуч
tower-ui-way-left = на { $millimetres } мм ліворуч
tower-ui-way-away = на { $millimetres } мм від себе
tower-ui-way-near = на { $millimetres } мм до себе
tower-ui-way-both = { $one } і { $other }
tower-ui-missing = бракує { $millimetres } мм
tower-ui-touches = торкається
tower-ui-edge = край { $millimetres } мм
tower-ui-would-meet = виконано, якщо відпустиш
tower-ui-nudge = Посунути на міліметр
tower-ui-nudge-left = На міліметр ліворуч
tower-ui-nudge-right = На міліметр праворуч
tower-ui-nudge-away = На міліметр від себе
tower-ui-nudge-near = На міліметр до себе
tower-ui-millimetres = { $millimetres } мм
tower-ui-marks = Що кажуть позначки
tower-ui-marks-stands = зелене, крапки
tower-ui-marks-stands-note = встоїть
tower-ui-marks-slides = червоне, хрестики
tower-ui-marks-slides-note = впаде
tower-ui-marks-leans = ані те, ані те
tower-ui-marks-leans-note = може зісковзнути
tower-ui-marks-gap = проміжок
tower-ui-marks-gap-note = скільки до дотику
tower-ui-let-go-anyway = Все одно відпустити
tower-ui-go-on = Далі, на поверх { $floor }
tower-ui-enough = На сьогодні досить
tower-ui-pile-actions = Дії: лишилося { $left }, скинуто { $gone }
tower-ui-pile-goals = Цілі: лишилося { $left }, скинуто { $gone }
tower-ui-discards-actions = Скинуті карти дій
tower-ui-discards-goals = Скинуті цілі
tower-ui-discards-none = Там ще нічого немає.
tower-ui-ending-won = Вежа стоїть.
tower-ui-ending-collapsed = Вежа лежить. З Тото все гаразд.
tower-ui-ending-collapsed-apart = Вежа лежить. З кошенятами все гаразд.
tower-ui-ending-turns = Двісті ходів, а вона й досі стоїть.
tower-ui-ending-summit = Усі кошенята сидять на самому вершечку.
tower-ui-won = Поверх { $floor } ваш, разом.
tower-ui-lost-all = Цього разу до поверху { $floor } було задалеко.
tower-ui-lost-more = усього { $lost }
tower-ui-players = За столом
tower-ui-fall = Падіння ще раз
tower-ui-fall-slowly = у вісім разів повільніше
tower-ui-fall-strip = Падіння у п’яти кадрах
tower-ui-fall-comes = Плівку з падінням перемотуємо на початок. Хвилинку.
tower-ui-fall-seconds = { $seconds } с
tower-ui-fall-back = На кадр назад
tower-ui-fall-on = На кадр далі
tower-ui-fall-again = Показати ще раз, повільно
tower-ui-fall-keep = Зберегти картинку
tower-ui-began-overhang = { $millimetres } мм за краєм
tower-ui-began-overhang-why = Над поверхом { $floor } вага лежала <em>на { $millimetres } мм за стінами</em>, що її тримали.
tower-ui-began-slope = нахил { $degrees }°
tower-ui-began-slope-why = Над поверхом { $floor } усе було <em>похиле на { $degrees }°</em> — і з’їхало.
tower-ui-began-slid = { $piece }
tower-ui-began-slid-why = Першою зі стін з’їхала <em>{ $piece }</em>.
tower-ui-began-gave = { $piece }
tower-ui-began-gave-why = На поверсі { $floor } першою не витримала <em>{ $piece }</em>.
tower-ui-fall-build-on = Будувати далі з миті до того
tower-ui-fall-build-on-note = Навчальний стіл із цією самою вежею, поки її ніхто не зачепив.
tower-ui-end-who = Чий був хід
tower-ui-end-what = У руці
tower-ui-end-high = Як високо стояла
tower-ui-end-floors = { $floors ->
    [one] { $floors } поверх
    [few] { $floors } поверхи
   *[other] { $floors } поверхів
}
tower-ui-end-toto = Найвищий поверх Тото
tower-ui-end-kitten = Найвищий поверх кошеняти
tower-ui-end-goals = Виконані цілі
tower-ui-history = Як вона росла
tower-ui-history-said = Ходів: { $turns }, збудовано поверхів: { $floors }, кошеня найвище на поверсі { $height }.
tower-ui-history-turns = ходи
tower-ui-history-floors = поверхи
tower-ui-history-built = збудовані поверхи
tower-ui-history-toto = Тото
tower-ui-history-kitten = найвище кошеня
tower-ui-history-lost = втрачені стіни
tower-ui-lean = Як вона перехилилася
tower-ui-lean-said = Від { $degrees } градусів вороття не було; усе тривало { $seconds } секунди.
tower-ui-lean-seconds = секунди
tower-ui-lean-degrees = нахил у градусах
tower-ui-lean-brink = від { $degrees }° вороття немає
tower-start-alone = На самоті
tower-start-alone-note = Одне кошеня, одна вежа, твої руки.
tower-start-alone-go = Будувати на самоті
tower-ui-culprit = тут вона впала
tower-ui-turns = Усього ходів: { $turns }
tower-ui-together = { $top ->
    [1] Вежа мала лише першу підлогу.
   *[other] Разом ви збудували вежу до підлоги { $top }.
}
tower-ui-headline-won = Поверх { $floor } здобуто, і вежа стоїть.
tower-ui-headline-fell = Вежа лежить. З Тото все гаразд.
tower-ui-headline-first = { $you ->
    [yes] Твоє кошеня сидить найвище.
   *[no] Найвище сидить кошеня: <b>{ $who }</b>.
}
tower-ui-headline-sooner = { $you ->
    [yes] Твоє кошеня було там перше.
   *[no] Перше там було кошеня: <b>{ $who }</b>.
}
tower-ui-headline-kept = { $you ->
    [yes] Перемога твоя: хто завалює вежу, той останній.
   *[no] Перемагає <b>{ $who }</b>: хто завалює вежу, той останній.
}
tower-ui-headline-shared = Ніхто не піднявся зі столу першим.
tower-tower = Вежа
tower-resign-1 = Гра на цьому закінчиться. Виграна історія лишається виграною; без неї перемагає вежа. Повернути це не можна.
tower-resign-coop-2 = Гра на цьому закінчиться для вас обох. Виграна історія лишається виграною; без неї перемагає вежа. Повернути це не можна.

## Лічильник балів
tower-no-pad = Тут рахує сама вежа. Коли будуєте разом, важить найвищий поверх, на якому кошеня спокійно сиділо; одне проти одного перемагає кошеня, що сидить найвище, а хто завалив вежу, той останній.

## Урок
tower-learn-chapter-1 = Коробка
tower-learn-chapter-2 = Підготовка
tower-learn-chapter-3 = Хід
tower-learn-chapter-4 = Цілі
tower-learn-chapter-5 = Падіння
tower-learn-chapter-6 = Перемога
tower-learn-chapter-7 = Одне проти одного
tower-learn-chapter-8 = Фізика
tower-learn-hello-title = Кошеня і стіл
tower-learn-hello = Це Тото, на підлозі 1. Він хоче на поверх 10, а стрибати не вміє. <em>Ти будуєш, він лізе.</em>
tower-learn-wall-title = Перша стіна
tower-learn-wall = У тебе в руці цегляна стіна. Тягни — і вона рухається над підлогою. Опусти її коліщатком чи двома пальцями або натисни <em>Опустити до дотику</em>, тоді відпусти. Якщо тягнути поруч, повертається стіл.
tower-learn-wall-right = Стоїть. Як її скласти, вирішуєш ти: розгорнута стоїть міцніше, складена лишає більше місця.
tower-learn-wall-wrong = Це було з висоти, і вона впала. Деталь цього ходу не пропадає: спробуй ще раз.
tower-learn-wall-other = Вона стояла б і там. А зараз постав її туди, де вона висіла, ліворуч.
tower-learn-second-title = Друга стіна
tower-learn-second = На карті дві стіни. Постав <em>вікно</em> навпроти, щоб наступній підлозі було на чому лежати.
tower-learn-second-right = Вікно трохи вище за цеглу. Підлога нахилиться. У цьому й гра.
tower-learn-second-other = Ще ні: нижче і праворуч.
tower-learn-floor-title = Наступна підлога
tower-learn-floor = Стіни, а тоді <em>підлога 2</em>. Опусти її на обидві, посередині, і відпусти.
tower-learn-floor-right = Поверх стоїть. Це була одна карта дії.
tower-learn-floor-other = Нижче, над серединою обох стін.
tower-learn-cat-title = Кицьки для цілі
tower-learn-cat = Тото лізе, коли ціль виконують кицьки <em>на підлозі просто над ним</em>: дві одного кольору торкаються. Поклади синю кицьку біля сестри.
tower-learn-cat-right = Торкаються, і ціль виконано. Кільце показує, хто її виконує.
tower-learn-cat-other = Ще не торкаються. Посунь її ліворуч і опусти.
tower-learn-climb-title = Тото лізе
tower-learn-climb = Тепер угору. <em>Постав Тото</em> де завгодно на підлозі 2.
tower-learn-climb-right = На поверсі 10 порахуй до п’яти. Якщо вежа стоїть, історію виграно.
tower-learn-climb-other = Він ще в повітрі або комусь заважає. Опусти його на вільне місце.
tower-learn-pet-title = Легенько
tower-learn-pet = Деякі карти кажуть: погладь кицьок. Ця вежа з кожним поверхом хилиться дужче. <em>Погладь зелену кицьку</em> і дивися.
tower-learn-pet-right = Стіни, що стояли до ходу, рахуються, коли падають. П’ять таких, і вежа завалилася.
tower-learn-ready-title = Це все
tower-learn-ready = Вибери карту, виконай її, поглянь на цілі. Решта — спокійна рука й одна річ, яку знають будівничі: нерівні стіни найменше хитаються в <em>протилежних кутах</em>, розкриті до середини, коли наступну підлогу повернуто впоперек над ними. Усе інше стоїть нижче.

## Що лишається від зіграних партій на власній сторінці
tower-measure-floors = поверхи
tower-measure-walls = втрачені стіни
tower-mode-coop = разом
tower-mode-competitive = одне проти одного

## Що каже олівець Мицьки
tower-advice-place = Відпусти { $piece }: { $floor }, { $spot }{ $which }.
tower-advice-floor = Поклади { $piece }, серединою { $spot }{ $which }.
tower-advice-left = { $much } мм ліворуч
tower-advice-right = { $much } мм праворуч
tower-advice-front = { $much } мм уперед
tower-advice-back = { $much } мм назад
tower-advice-exactly = точно
tower-advice-yaw = поворот { $much }°
tower-advice-height = { $much } мм над підлогою
tower-advice-fold = складено до { $much }°
tower-advice-choose = «{ $action }»: { $side }
tower-advice-take = Візьми { $piece }{ $which }.
tower-advice-pet = Погладь { $piece }{ $which }.
tower-advice-meet = { $floors ->
    [one] Виконай «{ $goal }»: на { $floors } поверх угору.
    [few] Виконай «{ $goal }»: на { $floors } поверхи вгору.
   *[other] Виконай «{ $goal }»: на { $floors } поверхів угору.
}
tower-advice-swap = Обміняй «{ $goal }» на іншу ціль.
tower-advice-adopt = Візьми кошеня, яке подобається{ $which }: лазять вони однаково.
tower-advice-done = Дію завершено.
tower-advice-pass = Залиш усе як є.
tower-advice-give-up = Облиш це.
tower-advice-go-on = Далі: що виграно, те виграно.
tower-nudge-place = Поглянь на { $floor }.
tower-nudge-build = Подумай про будівництво.
tower-nudge-cat = Подумай про кицьку.
tower-nudge-goal = Поглянь на цілі.
tower-nudge-nothing = Чи треба взагалі щось робити?
tower-line-ahead-holds = тримається у { $often } з { $hands } рук
tower-line-ahead-falls = у { $often } з { $hands } падає { $piece }
tower-line-ahead-slips = у { $often } з { $hands } воно там не втримається
tower-line-ahead-met = поверхів: можна було б виконати «{ $goal }»
tower-line-ahead-build = поверхів за ще один ярус
tower-line-ahead-nearer = поверхів, на які цілі ближчі
tower-line-ahead-climbs = поверхів одразу вгору
tower-ui-to-number = Перенести деталь на номер { $number }
tower-ui-choose-place = Місце { $number }

## Загадки
tower-puzzle-title = { $sort ->
    [wall] Де стоятиме стіна?
    [floor] Де лежатиме підлога?
   *[other] Де вона втримається?
}
tower-puzzle-aim = Ти тримаєш { $piece }. { $floors ->
    [one] Стоїть { $floors } поверх
    [few] Стоять { $floors } поверхи
   *[other] Стоять { $floors } поверхів
}, і позначено три місця: на котрому все встоїть? Кожне випробувано у { $hands } руках, що трохи тремтять. Поверни вежу й придивися.

## Польовий довідник
tower-guide-after-title = Після шести ходів
tower-guide-after-note = Як починаються ігри, у яких будує один бот: найвищий поверх, поверх кошеняти, виконані цілі.
tower-guide-after-unit = скільки, після шести ходів
tower-guide-after-hard = Ліза
tower-guide-after-medium = Мурко
tower-guide-after-easy = Рудька
tower-guide-after-row-top = збудовані поверхи
tower-guide-after-row-kitten = поверх кошеняти
tower-guide-after-row-goals = виконані цілі
tower-guide-goals-title = Як часто ціль виконують
tower-guide-goals-note = Зі 100 ігор, у яких ціль лежала відкрита протягом перших шести ходів: у скількох її за цей час виконали.
tower-guide-goals-unit = ігор зі 100
tower-guide-goals-all = усі троє котів
tower-guide-pieces-title = Які деталі тримаються
tower-guide-pieces-note = Скільки разів зі 100 відпущена деталь лишається на місці й ніщо інше не падає.
tower-guide-pieces-unit = разів зі 100
tower-guide-pieces-hard = Ліза
tower-guide-pieces-medium = Мурко
tower-guide-pieces-easy = Рудька
tower-guide-piece-brick = цегляна стіна
tower-guide-piece-window = стіна з вікном
tower-guide-piece-portal = стіна з порталом
tower-guide-piece-statue = стіна зі статуєю
tower-guide-piece-column = колона
tower-guide-piece-floor = підлога
tower-guide-piece-cat = кіт
tower-guide-piece-kitten = кошеня
tower-guide-floors-title = Чи вище важче?
tower-guide-floors-note = Те саме за тим, скільки поверхів стоїть, коли деталь відпускають.
tower-guide-floors-unit = разів зі 100
tower-guide-floors-hard = Ліза
tower-guide-floors-medium = Мурко
tower-guide-floors-easy = Рудька
tower-guide-floor-1 = 1 поверх
tower-guide-floor-2 = 2 поверхи
tower-guide-floor-3 = 3 поверхи
tower-guide-floor-4 = 4 поверхи
tower-guide-cards-title = Чим ризикує карта
tower-guide-cards-note = Скільки разів зі 100 вибраних карт усі деталі трималися одразу, а всі коти лишалися там, де їх погладили.
tower-guide-cards-unit = разів зі 100
tower-guide-cards-all = усі троє котів
tower-guide-word = «Шість ходів тримається майже все, навіть у лапках Рудьки: падає хіба що колона або кіт. Що буде далі, рахувати довше.»
