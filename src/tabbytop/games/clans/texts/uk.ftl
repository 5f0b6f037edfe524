### Котячі клани. Голос: друг, який знає правила й читає вголос: коротко, у теперішньому часі, трохи сухо; на «ти».
### <em> позначає одне важливе слово, <b> ім’я; інших позначок немає. Рід гравця ніде не видно.

clans-title = Котячі клани
clans-lead = Два клани, десять ласих шматочків, п’ять псів.
clans-meta = 2 гравці, 15 хвилин
clans-moment = { $turn ->
    [0] Роздають клани
   *[other] { $game ->
        [1] Гра 1, хід { $turn } з 24
        [2] Гра 2, хід { $turn } з 24
       *[0] Хід { $turn } з 24
    }
}

## Боти
clans-level-expert = рахує кожну плитку й грає кінець без помилок

## Варіанти
clans-option-clans = Клани
clans-option-clans-first = Перша гра
clans-option-clans-first-note = Перше місце веде Ласунявок, друге Нявкетерів.
clans-option-clans-free = Вільний вибір
clans-option-clans-free-note = Один обирає будь-який клан, потім другий.
clans-option-clans-limited = По три картки
clans-option-clans-limited-note = Кожному роздають три клани, один лишають собі таємно.
clans-option-clans-experts = Пара знавців
clans-option-clans-experts-note = Три картки на двох: одну лишають, дві передають.
clans-option-powers = Здібності
clans-option-powers-false = Вимкнено
clans-option-powers-false-note = Усі клани грають за однаковими правилами. Добре для початку.
clans-option-powers-true = Увімкнено
clans-option-powers-true-note = Кожен клан має свій ефект, а його ватажниця здібність.
clans-option-bonus_clan = Додатковий клан
clans-option-bonus_clan-true = У грі
clans-option-bonus_clan-true-note = Силокоти є серед кланів на вибір.
clans-option-bonus_clan-false = Не в грі
clans-option-bonus_clan-false-note = Шість кланів, без Силокотів.
clans-option-picks = Перший вибір
clans-option-picks-drawn = Хто починає
clans-option-picks-drawn-note = Хто починає, вирішує жереб, і той обирає першим.
clans-option-picks-host = Перше місце
clans-option-picks-host-note = Домовлено: першим обирає перше місце. Хто починає, вирішує жереб.
clans-option-picks-guest = Друге місце
clans-option-picks-guest-note = Домовлено: першим обирає друге місце. Хто починає, вирішує жереб.
clans-option-games = Ігри
clans-option-games-2 = Дві, матч
clans-option-games-2-note = Ролі міняються, вирішує сума балів.
clans-option-games-1 = Одна
clans-option-games-1-note = Вирішує одна гра.
clans-option-even = Зрівняти клани
clans-option-even-false = Ні
clans-option-even-false-note = Кожен клан такий, який є.
clans-option-even-true = Так
clans-option-even-true-note = Слабший клан починає з балами, які зрівнюють клани між сильними гравцями. Їх виміряли боти.
clans-option-handicap = Фора
clans-option-handicap-0 = Без фори
clans-option-handicap-0-note = Обоє починають з нуля.
clans-option-handicap-3 = 3 бали
clans-option-handicap-3-note = Приблизно чесно, якщо хтось із вас виграє шість ігор із десяти.
clans-option-handicap-6 = 6 балів
clans-option-handicap-6-note = Приблизно чесно, якщо хтось із вас виграє сім ігор із десяти.
clans-option-handicap-10 = 10 балів
clans-option-handicap-10-note = Приблизно чесно, якщо хтось із вас виграє вісім ігор із десяти.
clans-option-handicap-15 = 15 балів
clans-option-handicap-15-note = Приблизно чесно, якщо хтось із вас виграє дев’ять ігор із десяти.
clans-option-handicap_to = Бали отримує
clans-option-handicap_to-host = Перше місце
clans-option-handicap_to-host-note = З ними починає той, хто в списку перший.
clans-option-handicap_to-guest = Друге місце
clans-option-handicap_to-guest-note = З ними починає той, хто в списку другий.

## Клани
clans-clan-gourmets = Ласунявки
clans-clan-meowsketeers = Нявкетери
clans-clan-chaoticats = Хаотикоти
clans-clan-supercats = Суперкоти
clans-clan-meowfia = Нявфія
clans-clan-phantoms = Фантомурки
clans-clan-powercats = Силокоти
clans-clan-unknown = Ще без клану

clans-effect = Ефект
clans-effect-gourmets = За кожну впольовану здобич на бал більше.
clans-effect-meowsketeers = Розбуджену кицьку можна поміняти з будь-яким псом, що не спить, де б він не лежав.
clans-effect-chaoticats = Усі твої кицьки однаково сильні: що менше їх не спить після псів, то сильніші.
clans-effect-supercats = Розбуджену кицьку можна поміняти ще й на один або два кроки навскіс.
clans-effect-meowfia = Бал за кожну твою кицьку, яка наприкінці не спить.
clans-effect-phantoms = Коли ти будиш здобич, можна натомість пересунути іншу здобич, що не спить.
clans-effect-powercats = Розбуджена кицька може лишитися, де є.

clans-chief = Ватажниця
clans-chief-gourmets = Полює й на здобич навскіс від себе.
clans-chief-meowsketeers = Якраз перед тим, як гавкнуть пси, може повернути одного пса поруч.
clans-chief-chaoticats = Допомогла взяти одного голуба (муху), а другого ніхто не взяв? І той твій.
clans-chief-supercats = Якраз перед тим, як гавкнуть пси, мусить помінятися із середньою плиткою.
clans-chief-meowfia = Одразу після псів присипляє всіх слабших кицьок поруч, твоїх теж.
clans-chief-phantoms = Пси не можуть її зачепити.
clans-chief-powercats = Полює в усьому своєму ряді й стовпчику.

clans-strength-in-all = разом сила { $strength }
clans-given = { $points ->
    [one] починає з { $points } балом: { $why ->
        [fair] він зрівнює ці два клани
       *[agreed] за домовленістю між вами
    }
   *[other] починає з { $points } балами: { $why ->
        [fair] вони зрівнюють ці два клани
        [agreed] за домовленістю між вами
       *[both] { $fair } — щоб зрівняти клани, { $agreed } — за домовленістю між вами
    }
}
clans-cats = Кицьки силою { $cats }, ватажниця { $chief }
clans-powers-off = У цій грі без здібностей.
clans-chaos-caption = Сила кожного Хаотикота
clans-chaos-awake = не спить
clans-chaos-strength = сила

## Плитки як підпис
clans-tile-cat = { $strength ->
    [0] кицька ({ $clan })
   *[other] кицька силою { $strength } ({ $clan })
}
clans-tile-chief = { $strength ->
    [0] ватажниця ({ $clan })
   *[other] ватажниця силою { $strength } ({ $clan })
}
clans-tile-mouse = миша за { $value }
clans-tile-pigeon = голуб за { $value }
clans-tile-fly = муха за { $value }
clans-tile-dog = { $dog ->
    [1] пес, чихуахуа
    [2] пес, той малий білий
    [3] пес, щеня ретривера
    [4] пес, бульдог
   *[other] пес, доберман
}

## Плитки в реченні, за тим, чиї вони
clans-some-cat = { $you ->
    [yes] { $strength ->
        [0] твоя кицька
       *[other] твоя кицька сили { $strength }
    }
   *[no] { $strength ->
        [0] кицька, за яку грає { $who }
       *[other] кицька сили { $strength }, за яку грає { $who }
    }
}
clans-some-chief = { $you ->
    [yes] { $strength ->
        [0] твоя ватажниця
       *[other] твоя ватажниця сили { $strength }
    }
   *[no] { $strength ->
        [0] ватажниця, за яку грає { $who }
       *[other] ватажниця сили { $strength }, за яку грає { $who }
    }
}
clans-some-mouse = миша за { $value }
clans-some-pigeon = голуб за { $value }
clans-some-fly = муха за { $value }
clans-some-dog = пес
clans-some-asleep = сонна плитка

# Кого хтось будить.
clans-whom-cat = { $own ->
    [yes] { $strength ->
        [0] свою кицьку
       *[other] свою кицьку сили { $strength }
    }
   *[no] { $you ->
        [yes] { $strength ->
            [0] твою кицьку
           *[other] твою кицьку сили { $strength }
        }
       *[no] { $strength ->
            [0] чужу кицьку
           *[other] чужу кицьку сили { $strength }
        }
    }
}
clans-whom-chief = { $own ->
    [yes] { $strength ->
        [0] свою ватажницю
       *[other] свою ватажницю сили { $strength }
    }
   *[no] { $you ->
        [yes] { $strength ->
            [0] твою ватажницю
           *[other] твою ватажницю сили { $strength }
        }
       *[no] { $strength ->
            [0] чужу ватажницю
           *[other] чужу ватажницю сили { $strength }
        }
    }
}
clans-whom-mouse = мишу за { $value }
clans-whom-pigeon = голуба за { $value }
clans-whom-fly = муху за { $value }
clans-whom-dog = пса
clans-whom-asleep = сонну плитку

# З ким це міняється, разом із прийменником.
clans-with-cat = { $own ->
    [yes] { $strength ->
        [0] зі своєю кицькою
       *[other] зі своєю кицькою сили { $strength }
    }
   *[no] { $you ->
        [yes] { $strength ->
            [0] з твоєю кицькою
           *[other] з твоєю кицькою сили { $strength }
        }
       *[no] { $strength ->
            [0] з чужою кицькою
           *[other] з чужою кицькою сили { $strength }
        }
    }
}
clans-with-chief = { $own ->
    [yes] { $strength ->
        [0] зі своєю ватажницею
       *[other] зі своєю ватажницею сили { $strength }
    }
   *[no] { $you ->
        [yes] { $strength ->
            [0] з твоєю ватажницею
           *[other] з твоєю ватажницею сили { $strength }
        }
       *[no] { $strength ->
            [0] з чужою ватажницею
           *[other] з чужою ватажницею сили { $strength }
        }
    }
}
clans-with-mouse = з мишею за { $value }
clans-with-pigeon = з голубом за { $value }
clans-with-fly = з мухою за { $value }
clans-with-dog = із псом
clans-with-asleep = із сонною плиткою

## Клітинки, для вух
clans-board = Поле, п’ять на п’ять плиток
clans-board-end = Поле наприкінці
clans-cell-awake = { $cell }, { $tile }, не спить
clans-cell-asleep = { $cell }, спить
clans-cell-dozing = { $cell }, { $tile }, знову спить
clans-cell-taken = { $cell }, { $tile }, здобич клану { $clan }
clans-cell-held = у руці
clans-cell-swap = можна поміняти
clans-cell-pick = можна пересунути натомість
clans-cell-rotate = можна повернути

## Про що питають
clans-prompt-choose-clan = Обери <em>клан</em> для цієї гри.
clans-prompt-keep-clan = Залиш собі <em>один</em> із цих { $cards } кланів.
clans-prompt-turn-tile = { $left ->
    [1] Переверни <em>останню</em> сонну плитку.
   *[other] Переверни будь-яку <em>сонну плитку</em>.
}
clans-prompt-swap-cat = Прокинулася <em>{ $tile }</em>. Поміняй її на один або два кроки в ряді чи стовпчику.
clans-prompt-swap-prey = { $tilekind ->
    [pigeon] Прокинувся <em>{ $tile }</em>. Поміняй його з одним із сусідів, навскіс теж можна.
   *[other] Прокинулася <em>{ $tile }</em>. Поміняй її з одним із сусідів, навскіс теж можна.
}
clans-prompt-swap-dog = Прокинувся <em>{ $tile }</em>. Поміняй його з будь-якою плиткою його ряду чи стовпчика.
clans-prompt-rotate-dog = Поки пси не гавкнули, твоя ватажниця може повернути <em>одного пса</em> поруч.

clans-may-stay = Або лиши її, де є.
clans-may-prey = Або пересунь іншу здобич, що не спить.
clans-may-dog = Або з будь-яким псом, що не спить.
clans-may-straight = Навскіс теж можна.

clans-caption-choice = Поміняти з <em>{ $cell }</em>? { $hope }.
clans-caption-swap = Поміняти з <em>{ $cell }</em>?
clans-caption-turn = Перевернути <em>{ $cell }</em>? Натисни ще раз.
clans-caption-pick = Яку <em>іншу здобич</em> пересунути?
clans-caption-source = Натомість <em>{ $tile }</em>. Обери сусіда для обміну.
clans-caption-dial = Пес на { $cell } дивився б <em>отак</em>. { $hope }.

clans-swap-here = Поміняти
clans-turn-here = Перевернути
clans-turn-so = Повернути так
clans-put-back = Назад
clans-stay = Хай лишається
clans-leave = Псів не чіпати
clans-other-prey = Інша здобич
clans-turn-left = Повернути ліворуч
clans-turn-right = Повернути праворуч
clans-show-dogs = Показати псів
clans-hide-dogs = Сховати псів
clans-if-now = Якби зараз кінець
# Both sides' points after what is weighed, as a part of a sentence.
clans-if-so = Якби потім кінець: { $you0 ->
    [yes] ти маєш
   *[no] { $who0 } має
} { $points0 }, { $you1 ->
    [yes] ти маєш
   *[no] { $who1 } має
} { $points1 }
clans-hope = з цим обміном: { $points }
clans-hide-standing = Сховати підрахунок
clans-to-move = ходить
clans-about-clan = що вміє цей клан
clans-what-happened = Що сталося
clans-tab-story = Оповідь
clans-tab-chat = Балачка
clans-side-left = Твій бік
clans-side-right = Другий бік і оповідь
clans-waiting = { $you ->
    [yes] Мить: <em>твоя плитка</em> перевертається.
   *[no] <em>{ $who }</em> думає.
}
clans-waiting-chance = Розкладаємо плитки.

## Чому ні
clans-whynot-turn-tile = Ця плитка вже не спить. Переверни ту, що спить.
clans-whynot-swap-cat = Кицька йде на один або два кроки рядом чи стовпчиком, сюди ні. Підсвічено, де можна.
clans-whynot-swap-prey = Здобич міняється тільки із сусідом. Підсвічено, де можна.
clans-whynot-swap-dog = Пес біжить лише своїм рядом або стовпчиком. Підсвічено, де можна.
clans-whynot-rotate-dog = Повернути можна лише пса поруч із твоєю ватажницею. Підсвічено, якого.
clans-whynot-pick-prey = Натомість рухається лише інша здобич, що не спить. Підсвічено, яка.
clans-whynot-choose-clan = Цього клану немає на вибір.
clans-whynot-keep-clan = Цього клану немає серед твоїх карток.
clans-whynot-waiting = Ще не твій хід.

## Оповідь
clans-event-started = { $you ->
    [yes] <b>Ти</b> починаєш.
   *[no] Починає <b>{ $who }</b>.
}
clans-event-clan-chosen = { $you ->
    [yes] <b>Ти</b> ведеш клан { $clan }.
   *[no] <b>{ $who }</b> веде клан { $clan }.
}
clans-event-dealt = Картки кланів роздано.
clans-event-kept = { $you ->
    [yes] <b>Ти</b> вже знаєш свій клан.
   *[no] <b>{ $who }</b> вже знає свій клан.
}
clans-event-clans-shown = Грають { $clan0 } і { $clan1 }.
clans-event-middle = Посередині лежить { $tile }.
clans-event-woke = { $you ->
    [yes] <b>Ти</b> будиш на { $cell } { $tile }.
   *[no] <b>{ $who }</b> будить на { $cell } { $tile }.
}
clans-event-swapped = { $you ->
    [yes] <b>Ти</b> міняєш { $tile } на { $from } місцями { $other } на { $to }.
   *[no] <b>{ $who }</b> міняє { $tile } на { $from } місцями { $other } на { $to }.
}
clans-event-swapped-prey = { $you ->
    [yes] <b>Ти</b> натомість міняєш { $tile } на { $from } місцями { $other } на { $to }.
   *[no] <b>{ $who }</b> натомість міняє { $tile } на { $from } місцями { $other } на { $to }.
}
clans-event-stayed = { $you ->
    [yes] <b>Ти</b> лишаєш { $tile } на { $cell }.
   *[no] <b>{ $who }</b> лишає { $tile } на { $cell }.
}
# Хід одним реченням: що прокинулося і що з ним сталося.
clans-turn-woke-swapped = { $tilekind ->
    [pigeon] { $you ->
        [yes] <b>Ти</b> будиш на { $from } { $tile } і міняєш його місцями { $other } на { $to }.
       *[no] <b>{ $who }</b> будить на { $from } { $tile } і міняє його місцями { $other } на { $to }.
    }
    [dog] { $you ->
        [yes] <b>Ти</b> будиш на { $from } { $tile } і міняєш його місцями { $other } на { $to }.
       *[no] <b>{ $who }</b> будить на { $from } { $tile } і міняє його місцями { $other } на { $to }.
    }
   *[other] { $you ->
        [yes] <b>Ти</b> будиш на { $from } { $tile } і міняєш її місцями { $other } на { $to }.
       *[no] <b>{ $who }</b> будить на { $from } { $tile } і міняє її місцями { $other } на { $to }.
    }
}
clans-turn-woke-stayed = { $tilekind ->
    [pigeon] { $you ->
        [yes] <b>Ти</b> будиш на { $cell } { $tile } і лишаєш його там.
       *[no] <b>{ $who }</b> будить на { $cell } { $tile } і лишає його там.
    }
    [dog] { $you ->
        [yes] <b>Ти</b> будиш на { $cell } { $tile } і лишаєш його там.
       *[no] <b>{ $who }</b> будить на { $cell } { $tile } і лишає його там.
    }
   *[other] { $you ->
        [yes] <b>Ти</b> будиш на { $cell } { $tile } і лишаєш її там.
       *[no] <b>{ $who }</b> будить на { $cell } { $tile } і лишає її там.
    }
}
clans-event-rotated = { $you ->
    [yes] <b>Ти</b> повертаєш пса на { $cell }.
   *[no] <b>{ $who }</b> повертає пса на { $cell }.
}
clans-event-left-dogs = { $you ->
    [yes] <b>Ти</b> лишаєш псів, як є.
   *[no] <b>{ $who }</b> лишає псів, як є.
}
clans-event-chief-moved = Ватажниця Суперкотів іде з { $from } на середину.
clans-event-struck = { $cellscount ->
    [one] Пси гавкають. Знову спить { $cellscount } кицька: { $cells }.
    [few] Пси гавкають. Знову сплять { $cellscount } кицьки: { $cells }.
   *[other] Пси гавкають. Знову сплять { $cellscount } кицьок: { $cells }.
}
clans-event-hushed = { $cellscount ->
    [1] Ватажниця Нявфії озирається, і кицька на { $cells } засинає.
   *[other] Ватажниця Нявфії озирається, і кицьки на { $cells } засинають.
}
clans-event-game-over = Полювання скінчилося: { $you0 ->
    [yes] <b>ти</b>
   *[no] <b>{ $who0 }</b>
} { $points0 }, { $you1 ->
    [yes] <b>ти</b>
   *[no] <b>{ $who1 }</b>
} { $points1 }.

## Погляд назад
clans-luck = Удача з плитками
clans-ticks = ходи
clans-advice-turned = Перевернути { $cell }.
clans-advice-swapped = Поміняти { $tile } на { $from } місцями { $other } на { $to }.
clans-advice-swapped-prey = Натомість поміняти { $tile } на { $from } місцями { $other } на { $to }.
clans-advice-stayed = Лишити { $tile } на { $cell }.
clans-advice-rotated = Повернути пса на { $cell } { $quarters ->
    [1] на чверть праворуч
    [2] на пів оберту
   *[3] на чверть ліворуч
}.
clans-advice-left-dogs = Лишити псів, як є.
clans-advice-clan-chosen = Очолити клан { $clan }.
clans-nudge-turn = Глянь на луку { $part ->
    [top-left] ліворуч угорі
    [top] біля верхнього краю
    [top-right] праворуч угорі
    [left] біля лівого краю
    [right] біля правого краю
    [bottom-left] ліворуч унизу
    [bottom] біля нижнього краю
    [bottom-right] праворуч унизу
   *[middle] посередині
}.
clans-nudge-swap = Глянь { $part ->
    [top-left] навскіс ліворуч угору від неї
    [top] над нею
    [top-right] навскіс праворуч угору від неї
    [left] ліворуч від неї
    [right] праворуч від неї
    [bottom-left] навскіс ліворуч униз від неї
    [bottom] під нею
   *[bottom-right] навскіс праворуч униз від неї
}.
clans-nudge-prey = Чи мусить це бути саме та плитка, що прокинулася?
clans-nudge-stay = Чи мусить вона взагалі кудись іти?
clans-nudge-dogs = Глянь, куди дивляться пси.

## Де ми
clans-where = { $asleep ->
    [0] Хід { $turn }, усі прокинулися
    [one] Хід { $turn }, ще спить { $asleep } плитка
    [few] Хід { $turn }, ще сплять { $asleep } плитки
   *[other] Хід { $turn }, ще сплять { $asleep } плиток
}
clans-where-clans = Обираємо клани
clans-where-second = Клани для другої гри
clans-where-end = Далі пси

## Ще сплять
clans-asleep-title = Ще сплять
clans-asleep-none = Ніхто. Усі плитки прокинулися.
clans-asleep-note = Ніхто не знає де. Усі знають хто.
clans-asleep-note-seen = Усі знають хто. Де — не знає ніхто, крім того, що показав крок назад: { $tiles }.
clans-asleep-some = { $count ->
    [1] { $tile }
   *[other] { $count } рази { $tile }
}
clans-asleep-dogs = { $count ->
    [one] { $count } пес
    [few] { $count } пси
   *[other] { $count } псів
}
clans-asleep-cats = { $count ->
    [one] { $count } кицька, { $clan }: { $cats }
    [few] { $count } кицьки, { $clan }: { $cats }
   *[other] { $count } кицьок, { $clan }: { $cats }
}

## Роздаємо клани
clans-hand = Клани на вибір
clans-take = Обери картку
clans-take-this = Вести клан { $clan }
clans-leads = { $who } веде клан { $clan }.
clans-waiting-choice = <em>{ $who }</em> обирає клан.
clans-kept-waiting = Твій клан { $clan }. <em>{ $who }</em> ще обирає.
clans-moment-hand = На вибір: { $clans }.

## Матч із двох ігор
clans-match = Матч
clans-match-game = Гра { $number }
clans-match-first = Гра 1 з 2
clans-match-second = Гра 2 з 2. Поки що { $who0 } { $points0 }, { $who1 } { $points1 }.
clans-between = Перша гра скінчилася
clans-on-to-second = До другої гри
clans-past = Перша гра: { $who0 } { $points0 }, { $who1 } { $points1 }. Подивись, чим скінчилося

## Кінець крок за кроком
clans-finale-last = Усі плитки прокинулися. Більше ніхто не рухається.
clans-finale-chief-moved = Ватажниця Суперкотів іде з { $from } <em>на середину</em>.
clans-finale-dogs = { $count ->
    [one] Пси гавкають туди, куди їхні стрілки. На дорозі <em>{ $count } кицька</em>.
    [few] Пси гавкають туди, куди їхні стрілки. На дорозі <em>{ $count } кицьки</em>.
   *[other] Пси гавкають туди, куди їхні стрілки. На дорозі <em>{ $count } кицьок</em>.
}
clans-finale-dogs-none = Пси гавкають туди, куди їхні стрілки. На дорозі <em>нікого</em>.
clans-finale-doze = Знову сплять: { $cells }.
clans-finale-chaos = { $cats ->
    [one] Не спить { $cats } Хаотикіт. Його сила <em>{ $strength }</em>.
    [few] Не сплять { $cats } Хаотикоти. Сила кожного <em>{ $strength }</em>.
   *[other] Не сплять { $cats } Хаотикотів. Сила кожного <em>{ $strength }</em>.
}
clans-finale-hush = { $count ->
    [1] Ватажниця Нявфії озирається, і кицька на { $cells } засинає.
   *[other] Ватажниця Нявфії озирається, і кицьки на { $cells } засинають.
}
clans-finale-hunt = { $kind ->
    [pigeon] { $tile } на { $cell }: { $clan0 } { $own }, { $clan1 } { $other }. Його бере клан <em>{ $clan }</em>.
   *[other] { $tile } на { $cell }: { $clan0 } { $own }, { $clan1 } { $other }. Її бере клан <em>{ $clan }</em>.
}
clans-finale-hunt-tie = { $kind ->
    [pigeon] { $tile } на { $cell }: { $own } проти { $other }. Нічия, його не бере <em>ніхто</em>.
   *[other] { $tile } на { $cell }: { $own } проти { $other }. Нічия, її не бере <em>ніхто</em>.
}
clans-finale-hunt-alone = { $kind ->
    [pigeon] { $tile } на { $cell }: поруч жодної кицьки, його не бере <em>ніхто</em>.
   *[other] { $tile } на { $cell }: поруч жодної кицьки, її не бере <em>ніхто</em>.
}
clans-finale-gift = { $kind ->
    [pigeon] Ватажниця Хаотикотів допомогла з одним із пари, а другого ніхто не взяв: { $tile } на { $cell } <em>теж її</em>.
   *[other] Ватажниця Хаотикотів допомогла з однією з пари, а другу ніхто не взяв: { $tile } на { $cell } <em>теж її</em>.
}
clans-finale-line-pigeons = { $clan }: обидва голуби, 2 × 5, <em>на { $points } більше</em>.
clans-finale-line-flies = { $clan }: обидві мухи, 3 × 4, <em>на { $points } більше</em>.
clans-finale-line-gourmets = { $prey ->
    [1] На бал більше за одну здобич: { $clan } <em>+{ $points }</em>.
   *[other] На бал більше за кожну здобич, їх { $prey }: { $clan } <em>+{ $points }</em>.
}
clans-finale-line-meowfia = { $cats ->
    [one] { $clan }: не спить { $cats } кицька, <em>+{ $points }</em>.
    [few] { $clan }: не сплять { $cats } кицьки, <em>+{ $points }</em>.
   *[other] { $clan }: не сплять { $cats } кицьок, <em>+{ $points }</em>.
}
clans-finale-line-handicap = Фора, дана перед грою: <em>+{ $points }</em>, { $clan }.
clans-finale-total = { $clan0 } { $points0 }, { $clan1 } { $points1 }. Перемагає клан <em>{ $clan }</em>.
clans-finale-total-prey = Порівну, по { $points0 }. Більше здобичі в клану <em>{ $clan }</em>, і він перемагає.
clans-finale-total-shared = Порівну, по { $points0 }, і здобичі однаково. Перемога <em>спільна</em>.
clans-finale-scrubber = Кроки кінця гри
clans-conceded = { $asleep ->
    [0] Гру здано на ході { $turn }, усі плитки вже прокинулися.
    [one] Гру здано на ході { $turn }, ще спала { $asleep } плитка.
    [few] Гру здано на ході { $turn }, ще спали { $asleep } плитки.
   *[other] Гру здано на ході { $turn }, ще спало { $asleep } плиток.
}
clans-conceded-points = Якби на цьому скінчилося
clans-conceded-early = Жодна плитка не прокинулася: клани ще тільки обирали.
clans-conceded-gave-up = гру здано

## Аркуш із балами
clans-ledger = Хто що вполював
clans-ledger-empty = Поки нічого.
clans-ledger-total = Разом
clans-ledger-prey = Плитки здобичі
clans-line-prey = { $tile }
clans-line-prey-note = { $own } проти { $other } на { $cell }
clans-line-gift = { $tile }
clans-line-gift-note = доповнює пару, на { $cell }
clans-line-pigeons = Обидва голуби
clans-line-pigeons-note = 2 × 5 замість 2 + 5
clans-line-flies = Обидві мухи
clans-line-flies-note = 3 × 4 замість 3 + 4
clans-line-gourmets = Ефект Ласунявок
clans-line-gourmets-note = { $prey ->
    [1] на бал більше за одну здобич
   *[other] на бал більше за кожну здобич, їх { $prey }
}
clans-line-handicap = Фора
clans-line-handicap-note = дана перед грою
clans-line-meowfia = Ефект Нявфії
clans-line-meowfia-note = { $cats ->
    [one] не спить { $cats } кицька
    [few] не сплять { $cats } кицьки
   *[other] не сплять { $cats } кицьок
}

## Правила пункт за пунктом, нашими словами
clans-clause = правило { $clause }
clans-clause-1-1 = Двоє гравців. Сім кланів по п’ять кицьок, одна з п’яти ватажниця. Десять плиток здобичі: шість мишей, два голуби, дві мухи. П’ять псів зі стрілками.
clans-clause-1-2 = Миші за 3, 4, 4, 5, 5 і 6, голуби за 2 і 5, мухи за 3 і 4. Стрілки псів: одна прямо; дві в протилежні боки; три в один бік; чотири прямо; чотири навскіс.
clans-clause-1-3 = Сили, ватажниця остання: Ласунявки 1 2 4 5, 3. Нявкетери 1 2 3 4, 5. Хаотикоти всі «?». Суперкоти 1 1 1 1, 9. Нявфія 1 2 3 4, 7. Фантомурки 2 2 3 3, 5. Силокоти 3 4 4 6, 2.
clans-clause-2-1 = Десять кицьок, десять плиток здобичі і п’ять псів тасують долілиць і розкладають п’ять на п’ять. Куди дивиться пес, видно, коли він прокинеться.
clans-clause-2-2 = Середню плитку перевертають, вона лежить, де є. Хто починає, вирішує жереб; далі ходять по черзі, по дванадцять разів.
clans-clause-3-1 = У свій хід переверни будь-яку одну сонну плитку.
clans-clause-3-2 = Потім поміняй її з іншою плиткою, до якої вона дістає. Та друга лишається, як була: сонна спить далі, а та, що не спить, не засинає.
clans-clause-3-3 = Здобич дістає до восьми сусідів. Кицька на один або два кроки рядом чи стовпчиком. Пес через увесь свій ряд і стовпчик. Те, що лежить між ними, не заважає. Міняти обов’язково.
clans-clause-3-4 = Пес до кінця гри дивиться в той самий бік, навіть коли його пересувають. Повернути його може лише ватажниця Нявкетерів.
clans-clause-4-1 = Коли прокинулася й пересунулася остання плитка, настає кінець: ефекти перед псами, пси, ефекти після псів, полювання, бали.
clans-clause-4-2 = Кожна кицька поруч із псом у напрямку його стрілки знову засинає. Усі пси гавкають водночас.
clans-clause-4-3 = Біля кожної здобичі кожен клан додає силу своїх кицьок поруч, що не сплять; кути не рахуються. Більша сума бере. За нічиєї не бере ніхто.
clans-clause-4-4 = Якщо обидва клани діють в одну мить, починає той, чия ватажниця сильніша. Кицька, що знову спить, уже нічого не робить.
clans-clause-4-5 = Додай упольовану здобич. Обидва голуби в одних лапах множаться: 10 замість 7. Обидві мухи теж: 12 замість 7.
clans-clause-4-6 = Перемагає більше балів, потім більше плиток здобичі, інакше перемога спільна.
clans-clause-4-7 = Увесь порядок: ватажниця Суперкотів, ватажниця Нявкетерів, пси, сила Хаотикотів, ватажниця Нявфії, полювання, ватажниця Хаотикотів, бали за здобич і пари, бали Ласунявок і Нявфії.
clans-clause-5-1 = Ласунявки: на бал більше за кожну впольовану здобич. Їхня ватажниця полює й навскіс.
clans-clause-5-2 = Нявкетери: розбуджену кицьку можна замість звичайного обміну поміняти з будь-яким псом, що не спить. Якраз перед тим, як гавкнуть пси, їхня ватажниця може повернути пса поруч на скільки завгодно чвертей.
clans-clause-5-3 = Хаотикоти: якщо після псів не сплять 5, 4, 3, 2 або 1, сила кожного 2, 4, 6, 8 або 10. Якщо ватажниця допомогла взяти одного голуба чи муху, а другого ніхто не взяв, він теж їхній.
clans-clause-5-4 = Суперкоти: розбуджену кицьку можна поміняти на один або два кроки по прямій, навскіс теж. Якраз перед тим, як гавкнуть пси, ватажниця мусить помінятися із середньою плиткою.
clans-clause-5-5 = Нявфія: бал за кожну свою кицьку, яка наприкінці не спить. Одразу після псів ватажниця, якщо не спить, присипляє всіх слабших кицьок поруч, своїх теж.
clans-clause-5-6 = Фантомурки: розбудивши здобич, можуть натомість поміняти іншу здобич, що не спить, із її сусідом. Пси не можуть зачепити їхню ватажницю; ватажниця Нявфії може.
clans-clause-5-7 = Силокоти: розбуджена кицька може лишитися, де є. Їхня ватажниця полює в усьому своєму ряді й стовпчику.
clans-clause-7-1 = Вільний вибір: один обирає будь-який клан, потім обирає другий; першим той, хто починає, якщо не домовлено інакше.
clans-clause-7-2 = По три картки: роздають шість різних кланів, кожен таємно лишає один, відкривають разом.
clans-clause-7-3 = Пара знавців: хто починає, бере три картки, одну лишає, дві передає; другий лишає одну з них. Дві гри зі зміною ролей, вирішує сума; або одна, якщо так домовлено.
clans-clause-7-4 = Перша гра: Ласунявки проти Нявкетерів, без здібностей.
clans-clause-7-5 = Обирають із семи кланів, без додаткового із шести. У двох гравців ніколи не однаковий.
clans-clause-7-6 = Фора: місце за столом починає кожну гру з кількома балами, про які ви домовились, або слабший із двох кланів — із тими, що їх зрівнюють. Це рядок рахунку, і нічиєї вона не вирішує.
clans-clause-8-1 = Сонної плитки не знає ніхто, навіть своєї. Які плитки ще сплять, знають обоє.
clans-clause-8-2 = Кицьок, що наприкінці знову заснули, усі й далі знають. Роздані картки кланів таємні до вибору.

## Лічильник
clans-pad-board = Поле, яке треба заповнити
clans-pad-help = Обери клітинку, потім плитку. Натисни пса ще раз, щоб повернути. Delete прибирає плитку.
clans-pad-empty-cell = { $cell }, порожньо
clans-pad-chosen = обрано
clans-pad-clan-a = Край із намистинок
clans-pad-clan-b = Край зигзагом
clans-pad-palette = Плитки в коробці
clans-pad-put = { $count ->
    [0] { $tile }, більше немає
   *[other] { $tile }, лишилося { $count }
}
clans-pad-remove = Прибрати { $cell }
clans-pad-clear = Прибрати все
clans-pad-random = Навмання
clans-pad-missing = { $count ->
    [one] Бракує ще <em>{ $count } плитки</em>.
   *[other] Бракує ще <em>{ $count } плиток</em>.
}
clans-pad-complete = Усі 25 лежать. Підрахунок нижче.
clans-pad-turn = Ватажниця Нявкетерів повертає пса
clans-pad-turn-none = жодного
clans-pad-turn-degrees = на { $degrees } градусів
clans-pad-refused = Цю позицію не порахувати.
clans-pad-result = Підрахунок

## Як грати
clans-learn-nobody = Ніхто
clans-learn-hello-title = Два клани, одна галявина
clans-learn-hello = Десять кицьок, десять плиток здобичі і п’ять псів сплять долілиць. Не спить лише середня плитка. Ти ведеш клан <em>Ласунявки</em>, у нього край із намистинок.
clans-learn-wake-title = Розбуди плитку
clans-learn-wake = У свій хід переверни будь-яку сонну плитку. <em>Обери одну.</em>
clans-learn-wake-right = Миша за 5 балів. Хто візьме її наприкінці, той їх має.
clans-learn-prey-title = Пересунь, що прокинулося
clans-learn-prey = Тепер вона мусить помінятися з іншою плиткою. Здобич іде до будь-якого <em>сусіда</em>, навскіс теж. Підсвічено, куди дістає.
clans-learn-prey-right = Друга плитка лишилася, як була: сонна спить далі. Це був цілий хід.
clans-learn-cat-title = Кицьки ступають ширше
clans-learn-cat = Прокинулася твоя кицька 4. Кицька міняється на <em>один або два кроки</em> в ряді чи стовпчику. Наприкінці вона полює на те, що лежить поруч.
clans-learn-cat-right = Просто поруч із мишею. Там вона на неї полює.
clans-learn-cat-other = Так можна. На b3 вона була б поруч із мишею.
clans-learn-dog-title = Пси бігають далеко
clans-learn-dog = Пес міняється з будь-якою плиткою <em>всього ряду чи стовпчика</em> і дивиться в той самий бік. Стрілки кажуть, куди він гавкне. Пошли його кудись.
clans-learn-dog-right = Там він і буде, поки хтось не пересуне. На чиїх кицьок він дивиться?
clans-learn-bark-title = Кінець: спершу пси
clans-learn-bark = Усі плитки прокинулися. Кожна кицька, на яку показує <em>стрілка</em>, знову засинає. Їх чотири: покажи їх.
clans-learn-bark-right = Усі чотири. Вони сплять і вже не полюють.
clans-learn-bark-wrong = На цю жодна стрілка не показує. Стеж за червоними стрілками, вони дістають на одну плитку.
clans-learn-hunt-title = Потім полювання
clans-learn-hunt = Біля кожної здобичі кожен клан додає своїх кицьок <em>поруч</em>, що не сплять; кути не рахуються. Миша за 6 угорі: хто її бере?
clans-learn-hunt-right = 1 і 3 разом 4, проти твоєї 1. Її беруть Нявкетери.
clans-learn-hunt-wrong = Порахуй ще раз: хто лежить ліворуч, праворуч, зверху й знизу та не спить?
clans-learn-tie-title = Іноді ніхто
clans-learn-tie = Муха за 4 на b2. Поруч лежать четвірка й п’ятірка. Хто її бере?
clans-learn-tie-right = Обидві сплять. Її не бере ніхто, і за нічиєї було б так само.
clans-learn-tie-wrong = А ті дві ще не сплять?
clans-learn-pair-title = Пари множаться
clans-learn-pair = У тебе миша за 3 і <em>обидва голуби</em>, 2 і 5. Пара голубів або мух множиться. Скільки це балів?
clans-learn-pair-right = 3 і 2 × 5 дають 13. У Нявкетерів 4, 5 і 6: 15, і вони перемагають.
clans-learn-pair-wrong = 2 × 5, і ще миша.
clans-learn-powers-title = Зі здібностями
clans-learn-powers = Згодом грай зі здібностями: кожен клан має ефект, і ватажниця теж щось уміє. На цьому полі ватажниця Нявкетерів повертає середнього пса, твоя полює <em>навскіс</em>, і все кінчається 21 : 15 на твою користь.
clans-learn-ready-title = Це все
clans-learn-ready = По дванадцять ходів, далі пси, полювання, бали. Решта в тому, щоб знати, хто ще спить. Усе інше нижче.
clans-learn-reaches = Куди дістає плитка
clans-learn-reach-prey-title = Здобич
clans-learn-reach-prey = На один крок у будь-який бік, навскіс теж.
clans-learn-reach-cat-title = Кицьки
clans-learn-reach-cat = На один або два кроки в ряді чи стовпчику. Ніщо не заважає.
clans-learn-reach-dog-title = Пси
clans-learn-reach-dog = Як завгодно далеко в ряді чи стовпчику. Пес дивиться в той самий бік.
clans-learn-clans = Сім кланів
clans-learn-clans-lead = Зірка це ефект, корона здібність ватажниці. Вони діють, лише коли здібності ввімкнено.
clans-learn-chapter-1 = У коробці
clans-learn-chapter-2 = Розкладання
clans-learn-chapter-3 = Хід
clans-learn-chapter-4 = Кінець
clans-learn-chapter-5 = Здібності
clans-learn-chapter-7 = Роздаємо клани
clans-learn-chapter-8 = Що приховано

## Що лишається від зіграних партій на власній сторінці
clans-measure-ahead = перевага в балах
clans-measure-clan = клан
clans-mode-powers = зі здібностями
clans-mode-plain = без здібностей

## Загадки
clans-puzzle-title = { $asleep ->
    [0] Остання лапка
    [one] Останній позіх
    [few] Останні { $asleep ->
        [2] два
        [3] три
       *[other] чотири
    } позіхи
   *[other] Останні позіхи
}
clans-puzzle-aim = Ти ведеш клан { $clan }, { $how ->
    [ahead] зараз було б { $points ->
        [one] на один бал більше
        [few] на { $points } бали більше
       *[other] на { $points } балів більше
    }
    [behind] зараз було б { $points ->
        [one] на один бал менше
        [few] на { $points } бали менше
       *[other] на { $points } балів менше
    }
   *[level] зараз було б порівну
}, і твій хід. { $asleep ->
    [0] Ніхто вже не спить.
    [one] Спить лише одна плитка, і всі знають яка.
    [few] Сплять ще { $asleep } плитки: усі знають, які саме, ніхто не знає, де котра.
   *[other] Сплять ще { $asleep } плиток: усі знають, які саме, ніхто не знає, де котра.
} { $step ->
    [turn] { $sure ->
        [yes] Знайди плитку, розбудити яку означає виграти, хоч би що прийшло.
       *[no] Знайди плитку, розбудити яку виграє найчастіше.
    }
   *[swap] { $sure ->
        [yes] Знайди обмін, що виграє, хоч би що прийшло.
       *[no] Знайди обмін, що виграє найчастіше.
    }
}

## Польовий довідник
clans-guide-clans-title = Клан проти клану
clans-guide-clans-note = Скільки ігор зі 100 виграє клан ліворуч проти клану вгорі, зі здібностями. Грають швидкі боти: перевертають будь-яку плитку, а тоді міняють так, як здається найкраще.
clans-guide-powers-title = Чого варті здібності клану
clans-guide-powers-note = Скільки ігор зі 100 клан виграє проти всіх інших, зі здібностями і без них.
clans-guide-powers-unit = перемоги зі 100
clans-guide-powers-on = зі здібностями
clans-guide-powers-off = без здібностей
clans-guide-word = «Зі здібностями бери Фантомурок і всміхайся. Без них вони коти як усі, а всміхаються Хаотикоти.»

# Що передбачає тренер
clans-line-ahead-clan = проти клану { $clan } виграно { $wins } зі 100 ігор ботів
clans-line-ahead-strongest = проти найсильнішого з трьох інших кланів у середньому виграно { $wins } зі 100 ігор ботів
clans-line-ahead-turn = { $helps ->
    [one] плитка із { $tiles }, що можуть там лежати, допоможе
    [few] плитки із { $tiles }, що можуть там лежати, допоможуть
   *[other] плиток із { $tiles }, що можуть там лежати, допоможуть
}
clans-line-ahead-harm = { $harms ->
    [one] плитка із { $tiles }, що можуть там лежати, зашкодить
    [few] плитки із { $tiles }, що можуть там лежати, зашкодять
   *[other] плиток із { $tiles }, що можуть там лежати, зашкодять
}
clans-line-ahead-with = на тому місці { $tile }
clans-line-ahead-prey = { $tile }, з огляду на те, що ще може статися
clans-line-ahead-lead = перевага в силі ({ $tile }): { $after } замість { $before }
clans-line-ahead-rather = { $tile }, порівняно з рештою обмінів у середньому
clans-line-ahead-dogs = кицьки, до яких дістають пси: чужі { $theirs }, твої { $own }
clans-line-ahead-places = сусідні місця ({ $tile }): { $after } замість { $before }
