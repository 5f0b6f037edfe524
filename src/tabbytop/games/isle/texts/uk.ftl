### Острів котів. Голос: друг, який знає правила й читає вголос: коротко, у теперішньому часі, трохи сухо; на «ти».
### <em> позначає одне важливе слово, <b> ім’я, <at> клітинку човна; інших позначок немає. Рід гравця ніде не видно.

isle-title = Острів котів
isle-lead = П’ять днів, щоб узяти на борт стільки котів, скільки вмістить твій човен.
isle-meta = 1–4 гравці, година
isle-moment = День { $day }, { $phase ->
    [setup] перед початком
    [explore] розвідка
    [lessons] завдання
    [cards] чоботи й кошики
    [rescue] порятунок
    [finds] рідкісні знахідки
    [evening] вечір
    [take] навколо острова
   *[over] кінець
}
isle-start-alone = Наодинці проти сестри
isle-start-alone-go = Грати наодинці

## Налаштування
isle-option-mode = Гра
isle-option-mode-classic = Класична
isle-option-mode-classic-note = Добирати картки, платити рибою, рятувати, знаходити. Для двох, трьох або чотирьох.
isle-option-mode-family = Сімейна
isle-option-mode-family-note = Без риби й без кошиків: бери кицьку й шукай їй місце. Для двох, трьох або чотирьох.
isle-option-mode-solo = Соло
isle-option-mode-solo-note = Лише ти й сестра, яка бере саме те, на що ти маєш око.
isle-option-difficulty = Сестра
isle-option-difficulty-easy = Легка
isle-option-difficulty-easy-note = У неї три завдання.
isle-option-difficulty-medium = Середня
isle-option-difficulty-medium-note = Три завдання й одне складне.
isle-option-difficulty-hard = Складна
isle-option-difficulty-hard-note = Три завдання й два складні.
isle-option-difficulty-very_hard = Дуже складна
isle-option-difficulty-very_hard-note = Три завдання й три складні.
isle-option-difficulty-expert = Майстерна
isle-option-difficulty-expert-note = Три завдання й чотири складні.
isle-level-expert-home = рідко помиляється; на цьому пристрої бачить не так далеко, як на сервері, тому грає слабше
isle-level-expert-home-alone = { isle-level-expert-home }
isle-level-hard-home-alone = знає шанси; на цьому пристрої не уявляє собі решти гри, як на сервері, тому грає слабше
isle-option-modules = Набори завдань
isle-option-modules-A-B-C = A, B і C
isle-option-modules-A-B-C-note = Завдання з основної коробки.
isle-option-modules-A-B-U = A, B і U
isle-option-modules-A-B-U-note = U замість C, як в українській книжці: скарби обох видів і одноколірні стовпці.
isle-option-rare_from_maps = Мапи скарбів у сімейній грі
isle-option-rare_from_maps-false = Звичайні скарби
isle-option-rare_from_maps-false-note = За мапу дають звичайний скарб.
isle-option-rare_from_maps-true = І рідкісні
isle-option-rare_from_maps-true-note = За мапу можна взяти й рідкісний скарб, що там лежить.
isle-option-oshax = Ошакси поза мішечком
isle-option-oshax-drawn = Навмання
isle-option-oshax-drawn-note = Які шість лежать на столі, вирішує жереб.
isle-option-oshax-chosen = На вибір
isle-option-oshax-chosen-note = Перший гравець обирає шість, якщо їх більше, ніж у коробці.

## Кольори, плитки, каюти, кошики
isle-sister = Сестра
isle-sister-within = сестра
isle-resign-1 = Сестра виграє, і гра на цьому закінчиться. Повернути це не можна.
isle-colour-blue = синій
isle-colour-green = зелений
isle-colour-red = червоний
isle-colour-purple = фіолетовий
isle-colour-orange = помаранчевий
isle-colour-none = без кольору
isle-tile-cat = { $colour ->
    [blue] синя кицька
    [green] зелена кицька
    [red] червона кицька
    [purple] фіолетова кицька
   *[orange] помаранчева кицька
}
isle-tile-oshax = { $colour ->
    [blue] синій ошакс
    [green] зелений ошакс
    [red] червоний ошакс
    [purple] фіолетовий ошакс
    [orange] помаранчевий ошакс
   *[none] ошакс
}
isle-tile-common = звичайний скарб
isle-tile-rare = рідкісний скарб
isle-tile-single = звичайний скарб (кубик)
isle-tile-pair = звичайний скарб (пара)
isle-tile-corner = звичайний скарб (куток)
isle-tile-line = звичайний скарб (трійка)
isle-tile-ell = рідкісний скарб (гак)
isle-tile-tee = рідкісний скарб (виделка)
isle-tile-square = рідкісний скарб (квадрат)
isle-tile-zig = рідкісний скарб (зиґзаґ)
isle-tile-bar = рідкісний скарб (брусок)
isle-with-oshax = з ошаксом (відтепер { $colourkey ->
    [blue] синім
    [green] зеленим
    [red] червоним
    [purple] фіолетовим
   *[orange] помаранчевим
})
isle-whom = { $tilekind ->
    [cat] { $tilecolour ->
        [blue] синю кицьку
        [green] зелену кицьку
        [red] червону кицьку
        [purple] фіолетову кицьку
       *[orange] помаранчеву кицьку
    }
    [oshax] { $tilecolour ->
        [blue] синього ошакса
        [green] зеленого ошакса
        [red] червоного ошакса
        [purple] фіолетового ошакса
        [orange] помаранчевого ошакса
       *[none] ошакса
    }
   *[treasure] { $tile }
}
isle-whom-other = { $othercolour ->
    [blue] синю кицьку
    [green] зелену кицьку
    [red] червону кицьку
    [purple] фіолетову кицьку
   *[orange] помаранчеву кицьку
}
isle-fish = { $fish ->
    [one] { $fish } рибину
    [few] { $fish } рибини
   *[many] { $fish } рибин
}
isle-for-fish = { $fish ->
    [0] задарма
   *[other] за { isle-fish }
}
isle-room-stern = корма з папугою
isle-room-left_cabin = ліва каюта з місяцем
isle-room-dining = їдальня з яблуком
isle-room-right_cabin = права каюта з місяцем
isle-room-deck = палуба
isle-room-storage = комора із зерном
isle-room-bow = ніс із папугою
isle-basket-permanent = міцний кошик
isle-basket-whole = цілий кошик
isle-basket-broken = два поламані кошики
isle-field-left = ліве поле
isle-field-right = праве поле

## Що питаємо
isle-prompt-keep = { $count ->
    [one] Залиш <em>{ $count } картку</em>, решту передай далі.
    [few] Залиш <em>{ $count } картки</em>, решту передай далі.
   *[many] Залиш <em>{ $count } карток</em>, решту передай далі.
}
isle-prompt-keep-alone = { $count ->
    [few] Залиш <em>{ $count } картки</em>,
   *[many] Залиш <em>{ $count } карток</em>,
} { $rest ->
    [one] решту, { $rest } картку, скидаєш.
    [few] решту, { $rest } картки, скидаєш.
   *[many] решту, { $rest } карток, скидаєш.
}
isle-prompt-keep-family = Залиш <em>дві</em> з цих трьох карток. Вони лишаться таємними.
isle-prompt-lay-out = Обери <em>{ $count } ошаксів</em>, які від початку лежатимуть на столі. Решта йде в мішечок.
isle-prompt-pay = Заплати за <em>картки, які хочеш</em>; решти не буде.
isle-prompt-pay-drawn = Заплати за <em>ті витягнуті картки, які хочеш</em>; решти не буде.
isle-prompt-name-colour = Обери <em>колір</em> для спільного завдання { $card }.
isle-prompt-name-catch = Назви <em>колір</em>: кожна твоя кицька цього кольору приносить рибину. Картка { $card }.
isle-prompt-lay = { $cards ->
    [0] <em>Карток порятунку</em> в тебе немає. Не викладаєш нічого.
    [one] Виклади <em>картку порятунку</em> долілиць або притримай її.
   *[other] Виклади долілиць скільки хочеш із { $cards } <em>карток порятунку</em>, можна жодної.
}
isle-prompt-rescue = { $fish ->
    [one] Урятуй <em>кицьку</em>: зліва за 3 рибини, справа за 5. У тебе { $fish } рибина.
    [few] Урятуй <em>кицьку</em>: зліва за 3 рибини, справа за 5. У тебе { $fish } рибини.
   *[many] Урятуй <em>кицьку</em>: зліва за 3 рибини, справа за 5. У тебе { $fish } рибин.
}
isle-prompt-rescue-more = { $fish ->
    [one] Можеш урятувати <em>ще одну</em>. У тебе { $fish } рибина.
    [few] Можеш урятувати <em>ще одну</em>. У тебе { $fish } рибини.
   *[many] Можеш урятувати <em>ще одну</em>. У тебе { $fish } рибин.
}
isle-prompt-find = { $what ->
    [both] Зіграй картку <em>ошакса</em> чи <em>скарбу</em> або сьогодні більше не шукай. Маєш { isle-fish }.
    [oshax] Зіграй картку <em>ошакса</em> або сьогодні більше не шукай. Маєш { isle-fish }.
    [treasure] Зіграй картку <em>скарбу</em> або сьогодні більше не шукай. Маєш { isle-fish }.
   *[none] У тебе немає картки ошакса чи скарбу, яку можна зіграти: сьогодні <em>більше не шукай</em>. Маєш { isle-fish }.
}
isle-prompt-second-treasure = Картка { $card }: візьми <em>другий скарб</em> або залиш його.
isle-prompt-place = { $touching ->
    [yes] { $tilekind ->
        [cat] Поклади <em>{ isle-whom }</em> так, щоб вона торкалася іншої плитки.
       *[other] Поклади <em>{ isle-whom }</em> так, щоб він торкався іншої плитки.
    }
   *[no] Поклади <em>{ isle-whom }</em> будь-де на своєму човні.
}
isle-prompt-map-treasure = Мапа того самого кольору. Візьми <em>звичайний скарб</em> або залиш його.
isle-prompt-colour-oshax = З мішечка виліз { $tile }. Обери йому <em>колір</em>.
isle-prompt-sell-basket = Який кошик продаєш: <em>використаний</em> сьогодні чи <em>вільний</em>?
isle-prompt-herd = { $most ->
    [one] Яка кицька перейде на <em>інше поле</em>?
   *[other] Які кицьки перейдуть на <em>інше поле</em>? Від однієї до { $most }.
}
isle-prompt-send = Куди йде <em>{ $tile }</em>?
isle-prompt-give-lessons = { $count ->
    [one] Віддай <em>{ $count } завдання</em> за кошик.
    [few] Віддай <em>{ $count } завдання</em> за кошик.
   *[many] Віддай <em>{ $count } завдань</em> за кошик.
}
isle-prompt-give-treasures = { $count ->
    [one] Віддай <em>{ $count } скарб</em> за кошик. Що він закривав, знову буде видно.
    [few] Віддай <em>{ $count } скарби</em> за кошик. Що вони закривали, знову буде видно.
   *[many] Віддай <em>{ $count } скарбів</em> за кошик. Що вони закривали, знову буде видно.
}
isle-prompt-window = { $moment ->
    [dawn] Новий день, кицьки ще не прийшли. Зіграєш картку?
    [morning] Кицьки вже тут, карток ще немає. Зіграєш картку?
    [lessons] Перед завданнями. Зіграєш картку?
    [taught] Завдання викладено; витягнуте зараз іще встигає. Зіграєш картку?
    [sister] Перед ходом сестри. Зіграєш картку?
    [empty] Обидва поля порожні. Зіграй картку, інакше порятунок завершено.
   *[dusk] Перед вечором. Зіграєш картку?
}
isle-prompt-wish = <b>{ $who }</b> хоче зіграти картку { $card }. За чергою ти <em>раніше</em>: зіграєш спершу свою?
isle-prompt-interrupt = Можеш зіграти картку <em>на будь-яку мить</em>.
isle-prompt-take = { $cats ->
    [one] Візьми <em>останню кицьку</em> або заверши на сьогодні.
   *[other] Візьми <em>кицьку</em> або заверши на сьогодні.
}

## Чому ні
isle-whynot-keep = Залиш стільки карток, скільки сказано, з тих, що в руці.
isle-whynot-keep-alone = Залиш рівно стільки з витягнутих карток.
isle-whynot-keep-family = Залишаються дві з трьох.
isle-whynot-lay-out = Рівно стільки з наявних ошаксів.
isle-whynot-pay = На ці картки риби замало. Обери менше.
isle-whynot-pay-drawn = На ці картки риби замало. Обери менше.
isle-whynot-name-colour = Один із п’яти кольорів.
isle-whynot-name-catch = Один із запропонованих кольорів; інші дадуть те саме.
isle-whynot-lay = Тут викладають лише картки порятунку з руки.
isle-whynot-rescue = Кожній кицьці потрібні кошик, її ціна в рибі та місце на човні.
isle-whynot-rescue-more = Кожній кицьці потрібні власний кошик, її ціна в рибі та місце на човні.
isle-whynot-find = Картка ошакса чи скарбу з руки та плитка, що вміститься.
isle-whynot-second-treasure = Лише скарб із цієї картки, який ще лежить і вміститься.
isle-whynot-place = Не там. Підсвічено, де можна.
isle-whynot-map-treasure = Лише скарб, який ще лежить і вміститься.
isle-whynot-colour-oshax = Один із п’яти кольорів.
isle-whynot-sell-basket = Власний кошик, використаний чи вільний.
isle-whynot-herd = Від однієї до трьох різних кицьок, що на полі.
isle-whynot-send = Підсвічено, де можна.
isle-whynot-give-lessons = Рівно стільки власних завдань.
isle-whynot-give-treasures = Рівно стільки скарбів із власного човна.
isle-whynot-window = Лише картка на будь-яку мить, яка зараз щось зробить.
isle-whynot-wish = Лише картка на будь-яку мить, яка зараз щось зробить.
isle-whynot-interrupt = Лише картка на будь-яку мить, яка зараз щось зробить.
isle-whynot-take = Лише кицька, яка там лежить і вміститься на човні.
isle-whynot-waiting = Ще не твій хід.

## Оповідь
isle-event-first = { $you ->
    [yes] <b>Ти</b> починаєш.
   *[no] <b>{ $who }</b> починає.
}
isle-event-boats = Човни роздано за жеребом.
isle-event-oshax-laid-out = { $tilescount ->
    [one] Під островом лежить { $tilescount } ошакс.
    [few] Під островом лежать { $tilescount } ошакси.
   *[many] Під островом лежить { $tilescount } ошаксів.
}
isle-event-sister-lessons = { $cardscount ->
    [one] <b>Сестра</b> має завдання { $cards }.
   *[other] <b>Сестра</b> має завдання { $cards }.
}
isle-event-sister-colour = { $count ->
    [1] Перший колір сестри —
   *[other] Наступний колір сестри —
} { $cardkey ->
    [169] синій
    [170] зелений
    [171] фіолетовий
    [172] червоний
   *[173] помаранчевий
}.
isle-turn-sister-lessons-sister-lessons = { isle-event-sister-lessons }
isle-event-family-dealt = Сімейні картки роздано.
isle-event-fields-filled = { $catscount ->
    [0] { $treasurescount ->
        [one] Під острів лягає плитка.
        [few] Під острів лягають { $treasurescount } плитки.
       *[many] Під острів лягає { $treasurescount } плиток.
    }
   *[other] { $came ->
        [0] { $catscount ->
            [one] На острів приходить кицька
            [few] На острів приходять { $catscount } кицьки
           *[many] На острів приходить { $catscount } кицьок
        }
       *[other] { $catscount ->
            [one] Приходить ще одна кицька
            [few] Приходять ще { $catscount } кицьки
           *[many] Приходить ще { $catscount } кицьок
        }
    }{ $treasurescount ->
        [0] {""}
        [one] , під острів лягає плитка
        [few] , під острів лягають { $treasurescount } плитки
       *[many] , під острів лягає { $treasurescount } плиток
    }.
}
isle-turn-fields-filled-fields-filled = { isle-event-fields-filled }
isle-event-fished = { $fish ->
    [one] Улов дня: { $fish } рибина.
    [few] Улов дня: { $fish } рибини.
   *[many] Улов дня: { $fish } рибин.
}
isle-event-dealt = { $count ->
    [one] Роздають { $count } картку.
    [few] Роздають { $count } картки.
   *[many] Роздають { $count } карток.
}
isle-event-chosen = { $you ->
    [yes] <b>Ти</b> робиш вибір.
   *[no] <b>{ $who }</b> робить вибір.
}
isle-event-passed-on = Картки йдуть далі.
isle-event-bought = { $you ->
    [yes] { $count ->
        [0] <b>Ти</b> не купуєш нічого.
        [one] <b>Ти</b> купуєш { $count } картку { isle-for-fish }.
        [few] <b>Ти</b> купуєш { $count } картки { isle-for-fish }.
       *[many] <b>Ти</b> купуєш { $count } карток { isle-for-fish }.
    }
   *[no] { $count ->
        [0] <b>{ $who }</b> не купує нічого.
        [one] <b>{ $who }</b> купує { $count } картку { isle-for-fish }.
        [few] <b>{ $who }</b> купує { $count } картки { isle-for-fish }.
       *[many] <b>{ $who }</b> купує { $count } карток { isle-for-fish }.
    }
}
isle-event-lessons-played = { $you ->
    [yes] { $count ->
        [one] <b>Ти</b> викладаєш { $count } завдання долілиць.
        [few] <b>Ти</b> викладаєш { $count } завдання долілиць.
       *[many] <b>Ти</b> викладаєш { $count } завдань долілиць.
    }
   *[no] { $count ->
        [one] <b>{ $who }</b> викладає { $count } завдання долілиць.
        [few] <b>{ $who }</b> викладає { $count } завдання долілиць.
       *[many] <b>{ $who }</b> викладає { $count } завдань долілиць.
    }
}
isle-event-public-lesson = { $you ->
    [yes] { $cardscount ->
        [one] <b>Ти</b> викладаєш завдання для всіх: { $cards }.
        [few] <b>Ти</b> викладаєш { $cardscount } завдання для всіх: { $cards }.
       *[many] <b>Ти</b> викладаєш { $cardscount } завдань для всіх: { $cards }.
    }
   *[no] { $cardscount ->
        [one] <b>{ $who }</b> викладає завдання для всіх: { $cards }.
        [few] <b>{ $who }</b> викладає { $cardscount } завдання для всіх: { $cards }.
       *[many] <b>{ $who }</b> викладає { $cardscount } завдань для всіх: { $cards }.
    }
}
isle-event-named = { $you ->
    [yes] <b>Ти</b> викладаєш завдання для всіх: { $card } ({ $colour }).
   *[no] <b>{ $who }</b> викладає завдання для всіх: { $card } ({ $colour }).
}
isle-event-laid = { $you ->
    [yes] { $count ->
        [0] <b>Ти</b> не викладаєш карток порятунку.
        [one] <b>Ти</b> викладаєш { $count } картку порятунку.
        [few] <b>Ти</b> викладаєш { $count } картки порятунку.
       *[many] <b>Ти</b> викладаєш { $count } карток порятунку.
    }
   *[no] { $count ->
        [0] <b>{ $who }</b> не викладає карток порятунку.
        [one] <b>{ $who }</b> викладає { $count } картку порятунку.
        [few] <b>{ $who }</b> викладає { $count } картки порятунку.
       *[many] <b>{ $who }</b> викладає { $count } карток порятунку.
    }
}
isle-event-revealed = { $you ->
    [yes] { $cardscount ->
        [0] <b>Ти</b> не викладаєш жодної картки й маєш швидкість { $speed }.
        [one] <b>Ти</b> маєш швидкість { $speed } з карткою { $cards }.
       *[other] <b>Ти</b> маєш швидкість { $speed } з картками { $cards }.
    }
   *[no] { $cardscount ->
        [0] <b>{ $who }</b> не викладає жодної картки й має швидкість { $speed }.
        [one] <b>{ $who }</b> має швидкість { $speed } з карткою { $cards }.
       *[other] <b>{ $who }</b> має швидкість { $speed } з картками { $cards }.
    }
}
isle-event-nothing-laid = Ніхто не викладає карток порятунку, тож порядок не змінюється.
isle-event-new-order = Черговість тепер така: { $order }.
isle-event-rescued = { $you ->
    [yes] <b>Ти</b> рятуєш { isle-whom } за { isle-fish }{ $basket ->
        [broken] {" "}у двох поламаних кошиках
       *[other] {""}
    }.
   *[no] <b>{ $who }</b> рятує { isle-whom } за { isle-fish }{ $basket ->
        [broken] {" "}у двох поламаних кошиках
       *[other] {""}
    }.
}
isle-event-placed = { $you ->
    [yes] <b>Ти</b> кладеш { isle-whom } на <at>{ $cell }</at>{ $rats ->
        [0] {""}
        [one] {" "}поверх щура (+1)
       *[many] {" "}поверх { $rats } щурів (+{ $rats })
    }.
   *[no] <b>{ $who }</b> кладе { isle-whom } на <at>{ $cell }</at>{ $rats ->
        [0] {""}
        [one] {" "}поверх щура (+1)
       *[many] {" "}поверх { $rats } щурів (+{ $rats })
    }.
}
isle-turn-rescued-placed = { $you ->
    [yes] <b>Ти</b> рятуєш { isle-whom } за { isle-fish }{ $basket ->
        [broken] {" "}у двох поламаних кошиках
       *[other] {""}
    }. <b>Ти</b> кладеш її на <at>{ $cell }</at>{ $rats ->
        [0] {""}
        [one] {" "}поверх щура (+1)
       *[many] {" "}поверх { $rats } щурів (+{ $rats })
    }.
   *[no] <b>{ $who }</b> рятує { isle-whom } за { isle-fish }{ $basket ->
        [broken] {" "}у двох поламаних кошиках
       *[other] {""}
    }. <b>{ $who }</b> кладе її на <at>{ $cell }</at>{ $rats ->
        [0] {""}
        [one] {" "}поверх щура (+1)
       *[many] {" "}поверх { $rats } щурів (+{ $rats })
    }.
}
isle-turn-took-placed = { $you ->
    [yes] <b>Ти</b> береш { isle-whom }. <b>Ти</b> кладеш { $tilekind ->
        [cat] її
       *[other] його
    } на <at>{ $cell }</at>{ $rats ->
        [0] {""}
        [one] {" "}поверх щура (+1)
       *[many] {" "}поверх { $rats } щурів (+{ $rats })
    }.
   *[no] <b>{ $who }</b> бере { isle-whom }. <b>{ $who }</b> кладе { $tilekind ->
        [cat] її
       *[other] його
    } на <at>{ $cell }</at>{ $rats ->
        [0] {""}
        [one] {" "}поверх щура (+1)
       *[many] {" "}поверх { $rats } щурів (+{ $rats })
    }.
}
isle-turn-found-placed = { $you ->
    [yes] <b>Ти</b> граєш картку { $card }{ $fish ->
        [0] {""}
        [one] {" "}за { $fish } рибину
        [few] {" "}за { $fish } рибини
       *[many] {" "}за { $fish } рибин
    }. <b>Ти</b> береш { isle-whom }. <b>Ти</b> кладеш його на <at>{ $cell }</at>{ $rats ->
        [0] {""}
        [one] {" "}поверх щура (+1)
       *[many] {" "}поверх { $rats } щурів (+{ $rats })
    }.
   *[no] <b>{ $who }</b> грає картку { $card }{ $fish ->
        [0] {""}
        [one] {" "}за { $fish } рибину
        [few] {" "}за { $fish } рибини
       *[many] {" "}за { $fish } рибин
    }. <b>{ $who }</b> бере { isle-whom }. <b>{ $who }</b> кладе його на <at>{ $cell }</at>{ $rats ->
        [0] {""}
        [one] {" "}поверх щура (+1)
       *[many] {" "}поверх { $rats } щурів (+{ $rats })
    }.
}
isle-turn-befriended-placed = { $you ->
    [yes] <b>Ти</b> заводиш дружбу { isle-with-oshax }. <b>Ти</b> кладеш його на <at>{ $cell }</at>{ $rats ->
        [0] {""}
        [one] {" "}поверх щура (+1)
       *[many] {" "}поверх { $rats } щурів (+{ $rats })
    }.
   *[no] <b>{ $who }</b> заводить дружбу { isle-with-oshax }. <b>{ $who }</b> кладе його на <at>{ $cell }</at>{ $rats ->
        [0] {""}
        [one] {" "}поверх щура (+1)
       *[many] {" "}поверх { $rats } щурів (+{ $rats })
    }.
}
isle-event-took = { $you ->
    [yes] <b>Ти</b> береш { isle-whom }.
   *[no] <b>{ $who }</b> бере { isle-whom }.
}
isle-event-let-go = { $you ->
    [yes] На <b>твоєму</b> човні немає місця: { $tile } іде з гри.
   *[no] <b>{ $who }</b> не має місця: { $tile } іде з гри.
}
isle-event-declined = { $you ->
    [yes] <b>Ти</b> не береш скарбу.
   *[no] <b>{ $who }</b> не бере скарбу.
}
isle-event-passed = { $you ->
    [yes] <b>Ти</b> пасуєш.
   *[no] <b>{ $who }</b> пасує.
}
isle-event-turn-ended = { $you ->
    [yes] <b>Ти</b> на цьому зупиняєшся.
   *[no] <b>{ $who }</b> на цьому зупиняється.
}
isle-event-finds = Порятунок завершено. Час рідкісних знахідок.
isle-event-befriended = { $you ->
    [yes] <b>Ти</b> заводиш дружбу з ошаксом. Відтепер його колір { $colour }.
   *[no] <b>{ $who }</b> заводить дружбу з ошаксом. Відтепер його колір { $colour }.
}
isle-event-found = { $you ->
    [yes] { $fish ->
        [0] <b>Ти</b> граєш картку { $card } і береш { isle-whom }.
       *[other] <b>Ти</b> граєш картку { $card }, платиш { isle-fish } і береш { isle-whom }.
    }
   *[no] { $fish ->
        [0] <b>{ $who }</b> грає картку { $card } і бере { isle-whom }.
       *[other] <b>{ $who }</b> грає картку { $card }, платить { isle-fish } і бере { isle-whom }.
    }
}
isle-event-played = { $you ->
    [yes] <b>Ти</b> граєш картку { $card }.
   *[no] <b>{ $who }</b> грає картку { $card }.
}
isle-turn-wished-played = { $you ->
    [yes] <b>Ти</b> граєш картку { $card }.
   *[no] <b>{ $who }</b> грає картку { $card }.
}
isle-event-wished = { $you ->
    [yes] <b>Ти</b> хочеш зіграти картку { $card }. Хто за чергою раніше, може спершу.
   *[no] <b>{ $who }</b> хоче зіграти картку { $card }.
}
isle-event-caught = { $you ->
    [yes] { $fish ->
        [one] <b>Ти</b> береш { $fish } рибину.
        [few] <b>Ти</b> береш { $fish } рибини.
       *[many] <b>Ти</b> береш { $fish } рибин.
    }
   *[no] { $fish ->
        [one] <b>{ $who }</b> бере { $fish } рибину.
        [few] <b>{ $who }</b> бере { $fish } рибини.
       *[many] <b>{ $who }</b> бере { $fish } рибин.
    }
}
isle-event-basket-gained = { $you ->
    [yes] <b>Ти</b> маєш новий кошик.
   *[no] <b>{ $who }</b> має новий кошик.
}
isle-event-drew-cards = { $you ->
    [yes] { $count ->
        [one] <b>Ти</b> тягнеш { $count } картку.
        [few] <b>Ти</b> тягнеш { $count } картки.
       *[many] <b>Ти</b> тягнеш { $count } карток.
    }
   *[no] { $count ->
        [one] <b>{ $who }</b> тягне { $count } картку.
        [few] <b>{ $who }</b> тягне { $count } картки.
       *[many] <b>{ $who }</b> тягне { $count } карток.
    }
}
isle-event-paid-drawn = { $you ->
    [yes] { $count ->
        [0] <b>Ти</b> не залишаєш з них нічого.
       *[other] <b>Ти</b> залишаєш з них { $count } { isle-for-fish }.
    }
   *[no] { $count ->
        [0] <b>{ $who }</b> не залишає з них нічого.
       *[other] <b>{ $who }</b> залишає з них { $count } { isle-for-fish }.
    }
}
isle-event-drew-tiles = { $catscount ->
    [0] З мішечка: { $treasures }.
   *[other] { $treasurescount ->
        [0] З мішечка: { $cats }.
       *[other] З мішечка: { $cats }; { $treasures }.
    }
}
isle-event-herded = { $you ->
    [yes] { $tilescount ->
        [one] <b>Ти</b> ведеш на інше поле { $tilescount } кицьку: { $tiles }.
        [few] <b>Ти</b> ведеш на інше поле { $tilescount } кицьки: { $tiles }.
       *[many] <b>Ти</b> ведеш на інше поле { $tilescount } кицьок: { $tiles }.
    }
   *[no] { $tilescount ->
        [one] <b>{ $who }</b> веде на інше поле { $tilescount } кицьку: { $tiles }.
        [few] <b>{ $who }</b> веде на інше поле { $tilescount } кицьки: { $tiles }.
       *[many] <b>{ $who }</b> веде на інше поле { $tilescount } кицьок: { $tiles }.
    }
}
isle-event-sent = { $field ->
    [left] На ліве поле, місце { $place }, іде { $tile }.
   *[right] На праве поле, місце { $place }, іде { $tile }.
}
isle-turn-sent-sent = { $you ->
    [yes] { $times ->
        [few] <b>Ти</b> розсилаєш { $times } кицьки по полях.
       *[many] <b>Ти</b> розсилаєш { $times } кицьок по полях.
    }
   *[no] { $times ->
        [few] <b>{ $who }</b> розсилає { $times } кицьки по полях.
       *[many] <b>{ $who }</b> розсилає { $times } кицьок по полях.
    }
}
isle-event-gave-lessons = { $you ->
    [yes] { $count ->
        [one] <b>Ти</b> віддаєш { $count } завдання.
        [few] <b>Ти</b> віддаєш { $count } завдання.
       *[many] <b>Ти</b> віддаєш { $count } завдань.
    }
   *[no] { $count ->
        [one] <b>{ $who }</b> віддає { $count } завдання.
        [few] <b>{ $who }</b> віддає { $count } завдання.
       *[many] <b>{ $who }</b> віддає { $count } завдань.
    }
}
isle-event-gave-treasures = { $you ->
    [yes] { $tilescount ->
        [one] <b>Ти</b> віддаєш { $tilescount } скарб: { $tiles }.
        [few] <b>Ти</b> віддаєш { $tilescount } скарби: { $tiles }.
       *[many] <b>Ти</b> віддаєш { $tilescount } скарбів: { $tiles }.
    }
   *[no] { $tilescount ->
        [one] <b>{ $who }</b> віддає { $tilescount } скарб: { $tiles }.
        [few] <b>{ $who }</b> віддає { $tilescount } скарби: { $tiles }.
       *[many] <b>{ $who }</b> віддає { $tilescount } скарбів: { $tiles }.
    }
}
isle-event-sister-revealed = { $count ->
    [one] <b>Сестра</b> має сьогодні { $count } картку й швидкість { $speed }.
    [few] <b>Сестра</b> має сьогодні { $count } картки й швидкість { $speed }.
   *[many] <b>Сестра</b> має сьогодні { $count } карток і швидкість { $speed }.
}
isle-event-sister-turned = <b>Сестра</b> відкриває наступну картку.
isle-event-sister-took = <b>Сестра</b> бере { isle-whom }.
isle-event-sister-swap = <b>Сестра</b> міняє місцями { isle-whom } й { isle-whom-other }.
isle-event-sister-nothing = { $what ->
    [cat] <b>Сестра</b> шукає кицьку й не знаходить.
    [swap] <b>Сестра</b> хоче поміняти двох кицьок, а двох немає.
    [rare] <b>Сестра</b> шукає рідкісний скарб і не знаходить.
    [oshax] <b>Сестра</b> шукає ошакса й не знаходить.
   *[common] <b>Сестра</b> шукає звичайний скарб і не знаходить.
}
isle-event-new-day = Настає вечір, і все, що лишилося на полях, зникає. Починається день { $day }.
isle-event-over = П’ятий день минув. Човни пливуть додому.

## Підрахунок
isle-line-rats = { $count ->
    [one] Видно { $count } щура
    [few] Видно { $count } щурів
   *[many] Видно { $count } щурів
}
isle-line-rooms = { $count ->
    [one] { $count } неповна каюта
    [few] { $count } неповні каюти
   *[many] { $count } неповних кают
}
isle-line-family = { $size ->
    [few] Родина, { $size } кицьки, { $colour }
   *[many] Родина, { $size } кицьок, { $colour }
}
isle-line-rare = { $count ->
    [one] { $count } рідкісний скарб
    [few] { $count } рідкісні скарби
   *[many] { $count } рідкісних скарбів
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
    [blue] { $card }, { $colour }: половина від { $whole }
    [green] { $card }, { $colour }: половина від { $whole }
    [red] { $card }, { $colour }: половина від { $whole }
    [purple] { $card }, { $colour }: половина від { $whole }
    [orange] { $card }, { $colour }: половина від { $whole }
   *[none] { $card }: половина від { $whole }
}
isle-line-family-card = { $card }
isle-line-sister-colour = { $cats ->
    [one] Колір { $colour }: { $cats } кицька, балів { $each }
    [few] Колір { $colour }: { $cats } кицьки, по { $each }
   *[many] Колір { $colour }: { $cats } кицьок, по { $each }
}
isle-line-sister-lesson = { $card }

## Картки: ошакси, порятунок
isle-card-1 = Довірливий ошакс
isle-card-1-text = Рідкісні знахідки: візьми будь-якого ошакса, що лежить там, і поклади на човен. Одразу обери йому колір.
isle-card-7 = Швидкі ноги
isle-card-7-text = Чотири чоботи, без кошика.
isle-card-15 = Кошик без дна
isle-card-15-text = Поламаний кошик. Два поламані витримають кицьку.
isle-card-23 = Обтріпаний кошик
isle-card-23-text = Поламаний кошик і один чобіт. Два поламані витримають кицьку.
isle-card-35 = Кошик підтюпцем
isle-card-35-text = Поламаний кошик і три чоботи. Два поламані витримають кицьку.
isle-card-43 = Добрий кошик
isle-card-43-text = Цілий кошик і один чобіт.
isle-card-55 = Кошик і чоботи
isle-card-55-text = Цілий кошик і три чоботи.

## Картки на будь-яку мить
isle-card-67 = Ошакси біля сітей
isle-card-67-text = Дві рибини за кожного ошакса на твоєму човні.
isle-card-69 = Окремий закуток
isle-card-69-text = Твоя наступна плитка, будь-яка, може не торкатися інших.
isle-card-71 = Роззирнутися
isle-card-71-text = Витягни дві картки й залиш за їхню ціну, які хочеш.
isle-card-73 = Аж на щоглу
isle-card-73-text = Витягни три картки й залиш за їхню ціну, які хочеш.
isle-card-75 = Навмання з мішка
isle-card-75-text = Витягни з мішечка плитку й поклади її на човен, хоч яка вона. Без риби, без кошика.
isle-card-76 = Лоза на продаж
isle-card-76-text = Віддай міцний кошик, використаний сьогодні чи ні, за п’ять рибин.
isle-card-77 = Стежка з крихт
isle-card-77-text = Переведи від однієї до трьох кицьок, кожну на інше поле.
isle-card-78 = Риба для вчених
isle-card-78-text = Рибина за кожне власне завдання перед тобою.
isle-card-80 = Повний оберемок
isle-card-80-text = Ще одна кицька у твоєму ході порятунку, цьому чи наступному сьогодні. Їй теж треба кошик і її ціну.
isle-card-83 = Новоприбулі
isle-card-83-text = Витягни чотири плитки. Кожній кицьці обери поле; рідкісний скарб лягає під острів.
isle-card-84 = У кошикаря
isle-card-84-text = Міцний кошик, готовий одразу.
isle-card-86 = Завдання за лозу
isle-card-86-text = Віддай два власні завдання за міцний кошик, готовий одразу.
isle-card-88 = Скарби за лозу
isle-card-88-text = Зніми з човна два скарби, вони йдуть із гри, за міцний кошик, готовий одразу.
isle-card-90 = Рибалять усі кольори
isle-card-90-text = Рибина за кожен колір серед твоїх кицьок.
isle-card-92 = Золоті гачки
isle-card-92-text = Дві рибини за кожен рідкісний скарб на твоєму човні.
isle-card-94 = Бляшані гачки
isle-card-94-text = Рибина за кожен звичайний скарб на твоєму човні.
isle-card-96 = Рибалить один колір
isle-card-96-text = Назви колір: рибина за кожну твою кицьку цього кольору.

## Картки: скарби
isle-card-98 = Глибока скриня
isle-card-98-text = Рідкісні знахідки: візьми рідкісний скарб або до двох звичайних.
isle-card-107 = Мала скриня
isle-card-107-text = Рідкісні знахідки: візьми до двох малих скарбів; або заплати рибину й візьми до двох звичайних.

## Завдання
isle-card-113 = Уздовж усього борту
isle-card-113-text = 12 балів, якщо закрито кожну клітинку на краю човна.
isle-card-114 = П’ятнадцять на борту
isle-card-114-text = 10 балів, якщо в тебе рівно 15 кицьок.
isle-card-115 = По три кожної
isle-card-115-text = 15 балів, якщо в тебе щонайменше три кицьки кожного кольору.
isle-card-116 = Краєвид для всіх
isle-card-116-text = 7 балів, якщо на краю є кицька кожного кольору.
isle-card-117 = Улюблениці біля борту
isle-card-117-text = Бал за кожну кицьку на краю у твоєму найкращому кольорі.
isle-card-118 = Три кошики
isle-card-118-text = 7 балів, якщо в тебе рівно три міцні кошики.
isle-card-119 = Спершу на берег
isle-card-119-text = 7 балів, якщо твоя фігурка наприкінці перша в черзі.
isle-card-120 = Самітниці
isle-card-120-text = Бал за кожну кицьку, що не торкається іншої свого кольору.
isle-card-121 = Велика родина
isle-card-121-text = 10 балів, якщо ні в кого немає більшої родини, ніж у тебе. У соло потрібно сім кицьок.
isle-card-122 = Око на золото
isle-card-122-text = 2 бали за кожен рідкісний скарб.
isle-card-123 = Сорока
isle-card-123-text = Бал за кожен звичайний скарб.
isle-card-124 = Жодного щура
isle-card-124-text = 10 балів, якщо на твоєму човні не видно жодного щура.
isle-card-125 = Щурячий друг
isle-card-125-text = 2 бали за кожного щура, якого видно. Мінус бал за нього лишається.
isle-card-126 = Начитана голова
isle-card-126-text = Бал за кожне твоє власне завдання, і за це.
isle-card-127 = П’ять синіх
isle-card-127-text = 9 балів, якщо в тебе рівно п’ять синіх кицьок.
isle-card-128 = П’ять зелених
isle-card-128-text = 9 балів, якщо в тебе рівно п’ять зелених кицьок.
isle-card-129 = П’ять фіолетових
isle-card-129-text = 9 балів, якщо в тебе рівно п’ять фіолетових кицьок.
isle-card-130 = П’ять червоних
isle-card-130-text = 9 балів, якщо в тебе рівно п’ять червоних кицьок.
isle-card-131 = П’ять помаранчевих
isle-card-131-text = 9 балів, якщо в тебе рівно п’ять помаранчевих кицьок.
isle-card-132 = П’ять щурів
isle-card-132-text = 10 балів, якщо видно рівно п’ять щурів. Мінус бал за кожного лишається.
isle-card-133 = Шість завдань
isle-card-133-text = 7 балів, якщо в тебе рівно шість власних завдань разом із цим.
isle-card-134 = П’ять скарбів
isle-card-134-text = 9 балів, якщо в тебе рівно п’ять скарбів, звичайних чи рідкісних.
isle-card-135 = По двоє
isle-card-135-text = Бал за кожні дві кицьки на краю.
isle-card-136 = Товариство папуг
isle-card-136-text = 12 балів, якщо повні обидві каюти з папугою.
isle-card-137 = Лише місячне світло
isle-card-137-text = 18 балів, якщо порожні обидві каюти з місяцем. Мінус п’ять за кожну лишається.
isle-card-138 = Чотири й більше
isle-card-138-text = 4 бали за кожну родину з чотирьох або більше кицьок.
isle-card-139 = Прихильник ошаксів
isle-card-139-text = 3 бали за кожного ошакса.
isle-card-140 = Нікого за столом
isle-card-140-text = 15 балів, якщо порожня каюта з яблуком. Мінус п’ять за неї лишається.
isle-card-141 = Третя в ряду
isle-card-141-text = Твоя третя за розміром родина дає бали ще раз.
isle-card-142 = Риба на дорогу
isle-card-142-text = 7 балів, якщо в тебе лишилося щонайменше п’ять рибин.

## Завдання для всіх
isle-card-143 = Один колір біля борту
isle-card-143-text = 2 бали за кожну кицьку обраного кольору на краю.
isle-card-144 = У моді
isle-card-144-text = Бал за кожну кицьку обраного кольору.
isle-card-145 = Трійця
isle-card-145-text = 5 балів за щонайменше три кицьки обраного кольору.
isle-card-146 = Сама в юрбі
isle-card-146-text = 3 бали за кожну кицьку обраного кольору, що не торкається іншої такої.
isle-card-147 = Відкриті книжки
isle-card-147-text = 2 бали за кожне твоє власне завдання.
isle-card-148 = Лахмітник
isle-card-148-text = 2 бали за кожен звичайний скарб.
isle-card-149 = Коти й монети
isle-card-149-text = Бал за кожен скарб, що торкається кицьки обраного кольору.
isle-card-150 = Поза мапами
isle-card-150-text = 5 балів за кожну незакриту мапу скарбів.
isle-card-251 = Рівненько вгору
isle-card-251-text = 7 балів за кожен стовпець щонайменше з дев’яти клітинок під кицьками одного кольору.
isle-card-252 = Кожна скриня
isle-card-252-text = 2 бали за кожен скарб, звичайний чи рідкісний.

## Картки сімейної гри
isle-card-151 = Улюблениці біля борту
isle-card-151-text = Бал за кожну кицьку на краю у твоєму найкращому кольорі.
isle-card-152 = Краєвид для всіх
isle-card-152-text = 9 балів, якщо на краю є кицька кожного кольору.
isle-card-153 = По двоє
isle-card-153-text = Бал за кожні дві кицьки на краю.
isle-card-154 = Жодного щура
isle-card-154-text = 10 балів, якщо на твоєму човні не видно жодного щура.
isle-card-155 = Від краю до краю
isle-card-155-text = 10 балів, якщо середній ряд закрито від корми до носа.
isle-card-156 = Уздовж усього борту
isle-card-156-text = 12 балів, якщо закрито кожну клітинку на краю човна.
isle-card-157 = Двадцять на борту
isle-card-157-text = 10 балів, якщо в тебе рівно 20 кицьок.
isle-card-158 = По три кожної
isle-card-158-text = 15 балів, якщо в тебе щонайменше три кицьки кожного кольору.
isle-card-159 = П’ять синіх
isle-card-159-text = 9 балів, якщо в тебе рівно п’ять синіх кицьок.
isle-card-160 = П’ять зелених
isle-card-160-text = 9 балів, якщо в тебе рівно п’ять зелених кицьок.
isle-card-161 = П’ять фіолетових
isle-card-161-text = 9 балів, якщо в тебе рівно п’ять фіолетових кицьок.
isle-card-162 = П’ять червоних
isle-card-162-text = 9 балів, якщо в тебе рівно п’ять червоних кицьок.
isle-card-163 = П’ять помаранчевих
isle-card-163-text = 9 балів, якщо в тебе рівно п’ять помаранчевих кицьок.
isle-card-164 = Шукач скарбів
isle-card-164-text = 2 бали за кожен скарб, звичайний чи рідкісний.
isle-card-165 = Велика родина
isle-card-165-text = 10 балів, якщо ні в кого немає більшої родини, ніж у тебе.
isle-card-166 = Щурячий друг
isle-card-166-text = 2 бали за кожного щура, якого видно. Мінус бал за нього лишається.
isle-card-167 = Прибраний човен
isle-card-167-text = 2 бали за кожну повну каюту.
isle-card-168 = Третя в ряду
isle-card-168-text = Твоя третя за розміром родина дає бали ще раз.

## Кольори сестри
isle-card-169 = Синій
isle-card-169-text = Сестра має бали за твоїх синіх кицьок.
isle-card-170 = Зелений
isle-card-170-text = Сестра має бали за твоїх зелених кицьок.
isle-card-171 = Фіолетовий
isle-card-171-text = Сестра має бали за твоїх фіолетових кицьок.
isle-card-172 = Червоний
isle-card-172-text = Сестра має бали за твоїх червоних кицьок.
isle-card-173 = Помаранчевий
isle-card-173-text = Сестра має бали за твоїх помаранчевих кицьок.

## Картки сестри: перша за день каже, скільки їх і яка вона швидка
isle-card-174 = Її картка 174
isle-card-174-text = Бере кицьку 5, тоді кицьку 4.
isle-card-175 = Її картка 175
isle-card-175-text = Бере кицьку 6, тоді звичайний скарб, кубик.
isle-card-176 = Її картка 176
isle-card-176-text = Бере кицьку 3, тоді ошакса 3.
isle-card-177 = Її картка 177
isle-card-177-text = Бере кицьку 4, тоді кицьку 3.
isle-card-178 = Її картка 178
isle-card-178-text = Бере кицьку 2, тоді звичайний скарб, куток.
isle-card-179 = Її картка 179
isle-card-179-text = Бере кицьку 5, тоді рідкісний скарб 4.
isle-card-180 = Її картка 180
isle-card-180-text = Бере кицьку 2, тоді рідкісний скарб 2.
isle-card-181 = Її картка 181
isle-card-181-text = Бере кицьку 7, тоді ошакса 2.
isle-card-182 = Її картка 182
isle-card-182-text = Бере кицьку 4, тоді рідкісний скарб 1.
isle-card-183 = Її картка 183
isle-card-183-text = Бере кицьку 1, тоді звичайний скарб, пару.
isle-card-184 = Її картка 184
isle-card-184-text = Бере кицьку 6, тоді рідкісний скарб 5.
isle-card-185 = Її картка 185
isle-card-185-text = Бере кицьку 2, тоді звичайний скарб, трійку.
isle-card-186 = Її картка 186
isle-card-186-text = Бере кицьку 1, тоді ошакса 5.
isle-card-187 = Її картка 187
isle-card-187-text = Бере кицьку 1, тоді кицьку 5.
isle-card-188 = Її картка 188
isle-card-188-text = Бере кицьку 3, тоді звичайний скарб, куток.
isle-card-189 = Її картка 189
isle-card-189-text = Бере кицьку 6, тоді кицьку 1.
isle-card-190 = Її картка 190
isle-card-190-text = Бере кицьку 7, тоді звичайний скарб, пару.
isle-card-191 = Її картка 191
isle-card-191-text = Бере кицьку 5, тоді кицьку 2.
isle-card-192 = Її картка 192
isle-card-192-text = Міняє кицьок 1 і 6, тоді бере кицьку 2.
isle-card-193 = Її картка 193
isle-card-193-text = Бере кицьку 6, тоді рідкісний скарб 3.
isle-card-194 = Її картка 194
isle-card-194-text = Міняє кицьок 2 і 5, тоді бере кицьку 1.
isle-card-195 = Її картка 195
isle-card-195-text = Бере кицьку 8, тоді ошакса 1.
isle-card-196 = Її картка 196
isle-card-196-text = Бере кицьку 4, тоді звичайний скарб, трійку.

## Завдання сестри. Вона має бали за те, що лежить на твоєму човні.
isle-card-197 = Скромне життя
isle-card-197-text = 5 за кожен колір, жодна твоя кицька якого не торкається скарбу.
isle-card-198 = Забагато рідні
isle-card-198-text = 2 за кожну кицьку твоєї найбільшої родини.
isle-card-199 = Легкий багаж
isle-card-199-text = 10, якщо в тебе менш ніж дев’ять скарбів.
isle-card-200 = Стара риба
isle-card-200-text = 4 за кожну рибину, що в тебе лишилася.
isle-card-201 = Безбілетники
isle-card-201-text = 5 за кожного щура, якого видно.
isle-card-202 = Тіснява
isle-card-202-text = 5 за кожну кицьку понад п’ятнадцять.
isle-card-203 = Без краєвиду
isle-card-203-text = 5 за кожен колір, жодної твоєї кицьки якого немає на краю.
isle-card-204 = Двічі те саме
isle-card-204-text = Найкраще з її інших завдань ще раз.
isle-card-205 = Повно по двері
isle-card-205-text = 3 за кожну повну каюту.
isle-card-206 = Самотні серця
isle-card-206-text = 5 за кожну кицьку, що не торкається іншої свого кольору.
isle-card-207 = Усезнайство
isle-card-207-text = 3 за кожне твоє власне завдання.
isle-card-208 = Голова родини
isle-card-208-text = Стільки, скільки дає твоя найбільша родина.
isle-card-209 = Троюрідні
isle-card-209-text = Стільки, скільки дає твоя друга за розміром родина.
isle-card-210 = Дрібнички
isle-card-210-text = 3 за кожен твій звичайний скарб.
isle-card-211 = Без іграшок
isle-card-211-text = 3 за кожну кицьку, що не торкається скарбу.
isle-card-212 = Заметені сліди
isle-card-212-text = 4 за кожну закриту мапу скарбів.
isle-card-213 = Родинні зв’язки
isle-card-213-text = 5 за кожну твою родину.
isle-card-214 = Морські бризки
isle-card-214-text = Бал за кожну кицьку на краю.
isle-card-215 = Ледачі мисливиці
isle-card-215-text = 5 за кожен колір, жодна твоя кицька якого не торкається щура, якого видно.

## Правила пункт за пунктом, власними словами
isle-clause-1-1 = Від одного до чотирьох гравців. На човні 142 клітинки в 7 каютах, 19 щурів і 5 мап скарбів. 85 кицьок п’яти кольорів, 25 рідкісних і 44 звичайні скарби, 6 ошаксів, 150 карток, десять міцних кошиків.
isle-clause-1-2 = Чотирнадцять основних завдань у грі завжди, а з ними три цілі набори по вісім. Інший набір заміняє цілий набір.
isle-clause-1-3 = Додаткові ошакси й рідкісні скарби починають у мішечку. Витягнуті лягають до своїх і кицьками не рахуються. Шестеро ошаксів починають зовні.
isle-clause-2-1 = Під островом лежать звичайні скарби, кожної форми 5 для одного чи двох, 8 для трьох, 11 для чотирьох, і шестеро ошаксів. Кицьки й рідкісні скарби в мішечку.
isle-clause-2-2 = Кожен має човен і міцний кошик. Черга починається з гравця за жеребом і йде за годинниковою стрілкою. Місця за столом не міняються.
isle-clause-2-3 = Грають п’ять днів.
isle-clause-3-1 = Плитку можна повертати й перевертати. Вона лежить на вільних клітинках цілком у човні; може йти через стіни й закривати щурів і мапи.
isle-clause-3-2 = Перша плитка лягає будь-де. Кожна наступна торкається стороною іншої, якщо картка не каже інакше.
isle-clause-3-3 = Узяту плитку кладуть одразу. Чому немає місця, того не взяти; що нав’язує картка й місця не має, іде з гри.
isle-clause-3-4 = Кицька на мапі свого кольору знаходить звичайний скарб: одразу візьми й поклади його або залиш. Інша плитка на мапі не знаходить нічого.
isle-clause-4-0 = На кожне поле приходять по дві нові кицьки на гравця, щонайменше чотири, спершу на ліве. Витягнуті скарби лягають під острів і не рахуються.
isle-clause-4-1 = Кожен бере 20 рибин. Що лишиться, те твоє.
isle-clause-4-2 = По сім карток: дві залиш, решту передай, і знову; остання твоя. Непарними днями ліворуч, парними праворуч. Потім заплати за що хочеш; решту скидають.
isle-clause-4-3 = Усі завдання з руки викладають тепер і лише тепер. Власні лежать долілиць, спільні для всіх; деякі мають колір.
isle-clause-4-4 = По черзі виклади долілиць скільки хочеш карток порятунку. Відкривають усі разом: у кого більше чобіт, той раніше, нічия лишає порядок, і так воно й буде.
isle-clause-4-5 = По черзі кожен по кицьці: з лівого поля за 3 рибини, з правого за 5, і в кошик. Міцний служить раз на день, цілий і поламаний витрачаються, два поламані за один. Хто пасує, той вибув.
isle-clause-4-6 = По черзі кожен по картці ошакса чи скарбу, доки всі не спасують. Хоч одна плитка має вміститися, другу можна залишити. Ошакс дістає колір назавжди.
isle-clause-4-7 = Кицьки з полів ідуть, скарби лишаються. Кошики знову вільні. Після п’ятого дня рахують.
isle-clause-4-8 = Картки на будь-яку мить може грати хто завгодно й коли завгодно, їх виконують цілком. Кілька водночас ідуть за чергою: хто раніше, може спершу. Здобуте ними чекає своєї фази.
isle-clause-4-9 = Між будь-якими двома кроками є для них мить, чий би не був хід. Кілька водночас: по черзі, по одній, коло за колом. Під час купівлі лише ті, що дають рибу; перед плиткою та, що про окремий закуток.
isle-clause-4-10 = Картку, яка нічого не зробить, грати не можна. Додаткова кицька належить до твого ходу порятунку, цього чи наступного сьогодні.
isle-clause-4-11 = Віддають лише своє. Що йде з руки, лежить долілиць; що зіграно, бачили всі.
isle-clause-5-1 = Мінус бал за кожного щура, якого видно, мінус п’ять за кожну неповну каюту.
isle-clause-5-2 = Родина це три або більше кицьок одного кольору поруч: 3 дають 8, 4 дають 11, 5 дають 15, 6 дають 20, 7 дають 25, і по 5 за кожну наступну.
isle-clause-5-3 = Три бали за кожен рідкісний скарб, за звичайні нічого.
isle-clause-5-4 = Твої власні завдання й усі спільні, хто б їх не виклав.
isle-clause-5-5 = Перемагають більше балів, тоді більше риби, інакше перемога спільна.
isle-clause-5-6 = Приклад із правил: щури, каюти, родини, рідкісний скарб і завдання, разом 57 балів.
isle-clause-6-1 = Соло: ошакси в ряд, один із п’яти кольорів сестри відкрито, щовечора ще один, три її завдання й до чотирьох складних.
isle-clause-6-2 = Вісім кицьок у ряд, по чотири на полі. Рідкісні скарби лежать стосами за формою, нові форми праворуч.
isle-clause-6-3 = Витягни п’ять карток, залиш три, дві скинь; ще раз; і ще одну. Потім плати як завжди.
isle-clause-6-4 = Її перша картка каже, скільки їх сьогодні й яка вона швидка. Ви ходите по черзі; кожну картку виконують згори вниз, до останньої, навіть якщо ти вже пасуєш.
isle-clause-6-5 = Номери рахують зліва; завеликий означає останню. Що вона бере, іде з гри, решта зсувається на своєму полі. Де нічого немає, нічого не стається.
isle-clause-6-6 = У соло за спільні завдання дають половину, округлену вгору. Найбільшій родині потрібно сім кицьок.
isle-clause-6-7 = Вона має 5, 4, 3, 2, 1 за кожну твою кицьку кольору її першої, другої й так до п’ятої картки, і свої завдання. Ти перемагаєш, лише маючи більше.
isle-clause-6-8 = Вона не бере риби й карток і нічого не знаходить. Однакова швидкість: порядок лишається. Перед кожним її ходом є мить для твоїх карток.
isle-clause-6-9 = Кицька, яку ти переводиш чи приводиш, іде на будь-яке місце поля. Місця рахують через обидва поля зліва.
isle-clause-6-10 = Її завдання дивляться на твій човен наприкінці. Половинять картку за карткою; власні завдання рахують цілком.
isle-clause-7-1 = Без риби, кошиків, ошаксів і карток дослідження. З трьох сімейних карток дві залишаєш таємно.
isle-clause-7-2 = П’ять днів. Довкола острова по чотири кицьки на гравця; по черзі візьми одну й поклади або спасуй на день. Тоді перша фігурка йде в кінець.
isle-clause-7-3 = Щури, каюти, родини, дві твої картки. Нічия: більше повних кают, тоді спільна.
isle-clause-8-1 = Приховане: руки, картки добору, картки порятунку до відкриття, власні завдання й сімейні картки до кінця, порядок колоди й мішечка.
isle-clause-8-2 = Відкрите: човни, поля, скарби, риба, кошики, черга, скільки в кого карток, кожна зіграна картка, а отже й що лишилося в мішечку.
isle-clause-9-1 = Кицька це кицька або ошакс свого кольору. Торкатися означає стороною. Самітниця не торкається іншої свого кольору. На краю: на клітинці біля зовнішньої лінії.
isle-clause-9-2 = Картки ошаксів дають ошакса, картки порятунку чоботи й кошики, картки скарбів скарби: рідкісний чи два звичайні; або два малі, за рибину два звичайні.
isle-clause-9-3 = Що робить картка на будь-яку мить, написано на ній. Рибу рахують одразу, за твоїм човном і тим, що перед тобою.
isle-clause-9-4 = Завдання про кицьок: скільки всього, кожного кольору, одного кольору; самітниці, ошакси.
isle-clause-9-5 = Завдання про родини: найбільша, з чотирьох і більше, третя за розміром ще раз.
isle-clause-9-6 = Завдання про край і каюти: закриті, повні або порожні. Порожні коштують свої п’ять і далі.
isle-clause-9-7 = Завдання про щурів і мапи: видно чи закрито. Щури коштують свій бал і далі.
isle-clause-9-8 = Завдання про скарби: рідкісні, звичайні, усі; з дотиком чи без.
isle-clause-9-9 = Завдання про решту: кошики, черга, завдання, риба.
isle-clause-9-10 = Завдання з обраним кольором: його кицьки на краю, усі, три, самітниці, скарби, що їх торкаються.

## Сторінка острова: що каже лише браузер
isle-ui-aboard = { $count ->
    [0] жодної на борту
    [one] { $count } на борту
   *[other] { $count } на борту
}
isle-ui-about = Про картку { $card }
isle-ui-anytime = Картки для цієї миті
isle-ui-at = На { $cell }, бали: { $points }.
isle-ui-at-no = На { $cell }: { $why }
isle-ui-basket-permanent = Власний кошик
isle-ui-basket-whole = Кошик із картки
isle-ui-basket-broken = Два зламані
isle-ui-baskets-short = { $ready ->
    [one] { $ready } кошик
    [few] { $ready } кошики
   *[other] { $ready } кошиків
}
isle-ui-baskets = Готові кошики: { $ready }, власні: { $all }
isle-ui-bill = <b>{ $cost }</b> з { $fish } риб, лишиться { $left }
isle-ui-bill-kept = <b>{ $cost }</b> { $cost ->
    [one] риба
    [few] риби
   *[many] риб
} за всі залишені, маєш { $fish }
isle-ui-boat = Твій човен
isle-ui-given-up = Гру здано в день { $day } з п’яти, тож нічого не рахували.
isle-ui-boat-of = Човен: { $who }
isle-ui-card-added = Завдання { $key }
isle-ui-card-added-text = Завдання з доданого модуля.
isle-ui-cards-in-hand = { $count ->
    [one] { $count } картка в руці
    [few] { $count } картки в руці
   *[other] { $count } карток у руці
}
isle-ui-cards-short = Картки { $count }
isle-ui-choose-cards = Картки на вибір
isle-ui-chosen = вибір зроблено
isle-ui-clause = Правило { $clause }
isle-ui-cost = ціна в рибах: { $cost }
isle-ui-day = День { $day } з 5
isle-ui-day-short = день { $day }
isle-ui-deed-nothing = Там нічого не було.
isle-ui-deed-swap = { $tile } і { $other }
isle-ui-deed-took = { $tile }
isle-ui-do-Keep = Лишити { $count } з { $of }
isle-ui-do-LayOut = Викласти { $count } з { $of }
isle-ui-do-Pay = { $count ->
    [0] Обери картки
    [one] Купити { $count } картку
    [few] Купити { $count } картки
   *[other] Купити { $count } карток
}
isle-ui-do-Lay = { $count ->
    [0] Обери картки
    [one] Викласти { $count } картку
    [few] Викласти { $count } картки
   *[other] Викласти { $count } карток
}
isle-ui-nothing-Pay = Не купувати
isle-ui-nothing-Lay = Не викладати
isle-ui-do-GiveLessons = Віддати { $count } з { $of }
isle-ui-do-GiveTreasures = Віддати { $count } з { $of }
isle-ui-do-Herd = { $count ->
    [one] Перегнати { $count } кицьку
    [few] Перегнати { $count } кицьки
   *[other] Перегнати { $count } кицьок
}
isle-ui-done-pass = На сьогодні досить
isle-ui-done-finds = Більше не шукати
isle-ui-done-pass-more = Завершити хід
isle-ui-done-decline = Ні, дякую
isle-ui-done-let-go = Відпустити
isle-ui-each = по { $fish }
isle-ui-family = { $colour }, { $size ->
    [one] { $size } кицька
    [few] { $size } кицьки
   *[other] { $size } кицьок
}
isle-ui-field-left = Ліве поле
isle-ui-field-right = Праве поле
isle-ui-field-all = Навколо острова
isle-ui-field-empty = Тут нікого не лишилося.
isle-ui-find-by = { $card }, { $what ->
    [rare] рідкісний
    [small] маленькі
   *[common] звичайні
}{ $fish ->
    [0] {""}
    [one] , за { $fish } рибину
    [few] , за { $fish } рибини
   *[other] , за { $fish } рибин
}
isle-ui-fish = риби: { $fish }
isle-ui-fish-short = { $fish ->
    [one] { $fish } риба
    [few] { $fish } риби
   *[other] { $fish } риб
}
isle-ui-flip = Перевернути
isle-ui-from-to = зараз { $from }, потім <b>{ $to }</b>
isle-ui-give = Скарб, { $squares ->
    [one] { $squares } клітинка
    [few] { $squares } клітинки
   *[other] { $squares } клітинок
}
isle-ui-growth = Як росли бали
isle-ui-growth-note = Таємне рахується лише останнього вечора.
isle-ui-hand = Твої картки
isle-ui-hand-count = Твої картки, { $count }
isle-ui-hand-of = { $who }: картки в руці, { $count }
isle-ui-hand-empty = У руці порожньо.
isle-ui-hold = Далі
isle-ui-in-sight = Видимі бали:
isle-ui-kept = Сьогодні вже залишено
isle-ui-island = Острів
isle-ui-island-short = Острів
isle-ui-key-take = { $tile }, взяти
isle-ui-key-try = { $tile }, приміряти
isle-ui-laid = { $count ->
    [one] викладено { $count } картку
    [few] викладено { $count } картки
   *[other] викладено { $count } карток
}
isle-ui-laid-cat = { $colour ->
    [blue] синю
    [green] зелену
    [red] червону
    [purple] фіолетову
   *[orange] помаранчеву
} кицьку
isle-ui-laid-oshax = ошакса
isle-ui-laid-common = скарб
isle-ui-laid-rare = рідкісний скарб
isle-ui-lay-her = Поклади сюди
isle-ui-lay-it = Поклади сюди
isle-ui-lay-her-short = Поклади
isle-ui-lay-it-short = Поклади
isle-ui-lessons = Твої завдання
isle-ui-lessons-short = Завдання
isle-ui-marks = { $basket ->
    [whole] кошик,
    [broken] пів кошика,
   *[none] без кошика,
} швидкість { $speed }
isle-ui-no-lessons = Завдань ще немає.
isle-ui-nudge = Посунути на клітинку
isle-ui-nudge-left = На клітинку ліворуч
isle-ui-nudge-right = На клітинку праворуч
isle-ui-nudge-up = На клітинку вгору
isle-ui-nudge-down = На клітинку вниз
isle-ui-only-mine = Питай мене лише в мій хід
isle-ui-only-mine-note = Між ходами ти тримаєш свої картки.
isle-ui-open-cards = Картки порятунку на столі
isle-ui-order = Порядок ходу
isle-ui-oshax = Усі ошакси
isle-ui-oshax-number = Ошакс { $number }
isle-ui-others-short = Інші
isle-ui-over = П’ять днів минули.
isle-ui-pays = { $fish ->
    [one] платиш { $fish } рибину
    [few] платиш { $fish } рибини
   *[other] платиш { $fish } рибин
}, лишиться { $left }
isle-ui-passed = уже пасує
isle-ui-play = Зіграти
isle-ui-play-card = Зіграти { $card }
isle-ui-private = { $count ->
    [one] { $count } приховане завдання
    [few] { $count } приховані завдання
   *[other] { $count } прихованих завдань
}
isle-ui-public = Завдання для всіх
isle-ui-put-back = Покласти назад
isle-ui-quiet = Тут нема чого вирішувати: гра йде далі сама.
isle-ui-rail = Інші, твої завдання та історія
isle-ui-row-rats = Видимі щури
isle-ui-row-rats-note = кожен забирає бал
isle-ui-row-rooms = Незаповнені кімнати
isle-ui-row-rooms-note = кожна забирає п’ять балів
isle-ui-row-families = Родини
isle-ui-row-families-note = три й більше одного кольору
isle-ui-row-rare = Рідкісні скарби
isle-ui-row-rare-note = по три бали
isle-ui-row-lessons = Власні завдання
isle-ui-row-lessons-note = викладені долілиць
isle-ui-row-public = Завдання для всіх
isle-ui-row-public-note = лежать на столі
isle-ui-row-cards = Власні картки
isle-ui-row-cards-note = з першого дня
isle-ui-row-colours = Її кольори
isle-ui-row-colours-note = за кожну кицьку на борту
isle-ui-row-hers = Її завдання
isle-ui-row-hers-note = дивляться на твій човен
isle-ui-sell-used = Використаний кошик
isle-ui-sell-unused = Свіжий кошик
isle-ui-send = { $field }, місце { $place }
isle-ui-sheet = Хто що везе
isle-ui-sight = видимі бали: { $points }
isle-ui-sister-colours = Її кольори й чого варта для неї кицька
isle-ui-sister-did = Її остання картка
isle-ui-sister-next = Її картка
isle-ui-sister-today = { $cards ->
    [one] Сьогодні ще { $cards } картка
    [few] Сьогодні ще { $cards } картки
   *[other] Сьогодні ще { $cards } карток
}, швидкість { $speed }.
isle-ui-step-cat = Іде кицька з місця { $at }.
isle-ui-step-rare = Зникає рідкісний скарб із місця { $at }.
isle-ui-step-oshax = Іде ошакс із місця { $at }.
isle-ui-step-swap = Кицьки з місць { $at } і { $other } міняються.
isle-ui-standing = Якби гра скінчилася зараз
isle-ui-step-common = Зникає { $tile }.
isle-ui-story-short = Історія
isle-ui-taking = Поклади <em>{ $tile }</em> сюди або знайди краще місце.
isle-ui-taking-short = Покласти <em>{ $tile }</em> сюди?
isle-ui-thinking = думає
isle-ui-tile-label = { $tile }, { $squares ->
    [one] { $squares } клітинка
    [few] { $squares } клітинки
   *[other] { $squares } клітинок
}
isle-ui-total = Разом
isle-ui-treasures = Твої скарби
isle-ui-trying = Лише приміряти: так ляже { $tile }.
isle-ui-turn = Повернути на чверть
isle-ui-type-oshax = рідкісні знахідки
isle-ui-type-rescue = порятунок
isle-ui-type-anytime = будь-коли
isle-ui-type-treasure = рідкісні знахідки
isle-ui-type-lesson = твоє завдання
isle-ui-type-public = завдання для всіх
isle-ui-type-family = твоя картка
isle-ui-type-sister = її завдання
isle-ui-type-advanced = її завдання
isle-ui-under = Під островом
isle-ui-waiting = { $count ->
    [one] { $who } думає. Поки що можна приміряти плитки.
   *[other] { $who } думають. Поки що можна приміряти плитки.
}
isle-ui-waiting-chance = Вирішує острів.
isle-ui-waiting-sister = Сестра відкриває картку.
isle-ui-waiting-wish = Твоя картка чекає: { $card }. { $count ->
    [one] Раніше за чергою { $who }, тож може зіграти спершу свою.
   *[other] Раніше за чергою { $who }, тож можуть зіграти спершу свої.
}
isle-ui-where = День { $day }, { $phase ->
    [setup] перед початком
    [explore] розвідка
    [lessons] завдання
    [cards] чоботи й кошики
    [rescue] порятунок
    [finds] рідкісні знахідки
    [evening] вечір
    [take] навколо острова
   *[over] кінець
}
isle-ui-whole = Увесь човен
isle-ui-whynot-apart = Тут вона не торкається стороною жодної плитки. Підсвічено, де можна.
isle-ui-whynot-nowhere = На твоєму човні для неї вже немає місця.
isle-ui-whynot-outside = Тут вона виступає за човен. Підсвічено, де можна.
isle-ui-whynot-overlap = Тут уже лежить інша плитка. Підсвічено, де можна.
isle-ui-worth = Що це дасть
isle-ui-worth-family = { $points } родина з { $size } кицьок
isle-ui-worth-lessons = { $points } за завдання
isle-ui-worth-sister = { $points } для сестри
isle-ui-worth-map = Мапа: буде ще й скарб
isle-ui-worth-map-lost = Закриває мапу іншого кольору
isle-ui-worth-rare = { $points } рідкісний скарб
isle-ui-yours = твій хід
isle-ui-worth-rats = { $points } { $count ->
    [one] щур
    [few] щури
   *[other] щурів
}
isle-ui-worth-rooms = { $points } { $count ->
    [one] кімната повна
    [few] кімнати повні
   *[other] кімнат повних
}

## Лічильник балів
isle-pad-setup = Хто грає
isle-pad-setup-now = { $count ->
    [one] { $mode }, { $count } човен
    [few] { $mode }, { $count } човни
   *[other] { $mode }, { $count } човнів
}
isle-pad-players = Човни
isle-pad-player = Гравець { $number }
isle-pad-name = Ім’я гравця { $number }
isle-pad-which-boat = Котрий човен?
isle-pad-boat-number = Човен { $number }
isle-pad-first = Перший у черзі
isle-pad-ready = Готово
isle-pad-boat-of = Човен: { $who }
isle-pad-cell = { $cell }, порожньо
isle-pad-cell-rat = { $cell }, щур
isle-pad-cell-map = { $cell }, мапа: { $colour }
isle-pad-cell-tile = { $cell }, { $tile }
isle-pad-cell-draft = { $cell }, { $tile }, саме лягає
isle-pad-palette = Що там лежить
isle-pad-oshax-colour = Його колір:
isle-pad-shapes = Форми
isle-pad-shape = Форма { $number }
isle-pad-undo = Назад
isle-pad-remove = Зняти
isle-pad-next = Далі
isle-pad-clear = Спорожнити човен
isle-pad-new = Почати заново
isle-pad-hint = Обери колір, потім торкнися клітинок однієї плитки або проведи по них.
isle-pad-hint-phone = Обери колір і торкайся клітинок.
isle-pad-hint-part = { $count ->
    [one] { $tile }, { $count } клітинка: торкнися решти.
    [few] { $tile }, { $count } клітинки: торкнися решти.
   *[other] { $tile }, { $count } клітинок: торкнися решти.
}
isle-pad-hint-whole = { $count ->
    [one] { $tile }, { $count } клітинка. Торкнися деінде, щоб почати наступну плитку.
    [few] { $tile }, { $count } клітинки. Торкнися деінде, щоб почати наступну плитку.
   *[other] { $tile }, { $count } клітинок. Торкнися деінде, щоб почати наступну плитку.
}
isle-pad-hint-chosen = Обери цій плитці інший колір або зніми її.
isle-pad-hint-held = Перетягни на місце, поверни, переверни й поклади.
isle-pad-keys-note = Клавішами: стрілки ходять, пробіл торкає, 1–8 обирає, що лежить, N починає наступну плитку, Delete знімає, Ctrl+Z повертає крок.
isle-pad-fault-overlap = На { $cell } вже щось лежить. Плитки не накладаються. [ISLE 3.1]
isle-pad-fault-outside = { $cell } не клітинка човна. Плитка лежить цілком усередині. [ISLE 3.1]
isle-pad-fault-shape = { $count ->
    [one] Це ще не вся плитка: { $count } клітинка, а такої форми { $kind ->
        [cat] не має жодна кицька
        [oshax] не має жоден ошакс
        [common] не має жоден звичайний скарб
       *[rare] не має жоден рідкісний скарб
    }. [ISLE 3.1]
    [few] Такої форми ({ $count } клітинки) { $kind ->
        [cat] не має жодна кицька
        [oshax] не має жоден ошакс
        [common] не має жоден звичайний скарб
       *[rare] не має жоден рідкісний скарб
    }. Торкнися решти або зніми її. [ISLE 3.1]
   *[other] Такої форми ({ $count } клітинок) { $kind ->
        [cat] не має жодна кицька
        [oshax] не має жоден ошакс
        [common] не має жоден звичайний скарб
       *[rare] не має жоден рідкісний скарб
    }. Торкнися решти або зніми її. [ISLE 3.1]
}
isle-pad-fault-family-oshax = У сімейній грі ошаксів немає. [ISLE 7.1]
isle-pad-fault-other = Цей стіл не порахувати.
isle-pad-came = Цей стіл прийшов за посиланням. Твій власний збережено.
isle-pad-broken = У цьому посиланні столу немає: частини бракує. Ось твій власний.
isle-pad-open-own = Відкрити мій
isle-pad-sheet = Підрахунок
isle-pad-winner = { $count ->
    [one] Перше місце: { $who }.
   *[other] Перше місце ділять { $who }.
}
isle-pad-lessons-of = Завдання: { $who }
isle-pad-cards-of = Картки: { $who }
isle-pad-choose = Обрати
isle-pad-none = Нічого не позначено.
isle-pad-none-found = Такої картки немає.
isle-pad-search = Назва, слова або номер картки
isle-pad-ticked = { $count ->
    [one] { $count } позначено
   *[other] { $count } позначено
}
isle-pad-untick = Відкласти картку { $card }
isle-pad-colour-of = Колір, обраний для картки { $card }
isle-pad-her-colour = Її колір на місці { $place }
isle-pad-fish = Скільки лишилося риби
isle-pad-baskets = Міцні кошики
isle-pad-less = { $what }: менше
isle-pad-more = { $what }: більше

## Як грати: перший день
isle-learn-boat-title = Твій човен
isle-learn-boat = За п’ять днів заповни його кицьками. Кожен щур, якого видно наприкінці, коштує бал. <em>Торкнися щура.</em>
isle-learn-boat-right = Їх дев’ятнадцять. Кицька, що лягла на щура, ховає його назавжди.
isle-learn-boat-wrong = Це не щур. Вони маленькі й сірі, з рожевими вухами.
isle-learn-fish-title = Ранок: риба
isle-learn-fish = Кожен день починається з <em>20 рибин</em>. Ними платять за картки й за кицьок.
isle-learn-fish-do = Узяти 20 рибин
isle-learn-fish-right = Чого не витратиш, лишиться на завтра.
isle-learn-draft-title = Розвідка: сім карток
isle-learn-draft = У кожного сім карток. Залиш собі <em>дві</em>, решта йде до сусіда. Обери будь-які дві.
isle-learn-draft-right = До тебе прийде п’ять карток, тоді три, тоді одна, доки їх не стане сім. Оце й усе.
isle-learn-pay-title = Тепер заплати
isle-learn-pay = Із семи карток заплати за <em>Добрий кошик</em>, <em>По двоє</em> і <em>Глибоку скриню</em> та лиши 8 рибин на двох кицьок.
isle-learn-pay-right = За що не заплачено, того немає. Ціна — число біля риби.
isle-learn-pay-wrong = Однієї з трьох бракує: Добрий кошик, По двоє, Глибока скриня.
isle-learn-pay-other = Задорого. Від чогось відмовся, щоб на кицьок лишилося 8 рибин.
isle-learn-lesson-title = Завдання
isle-learn-lesson = Завдання грають <em>одразу й долілиць</em>. Бали вони дають наприкінці, і лише тобі.
isle-learn-lesson-do = Зіграти «По двоє»
isle-learn-lesson-right = Відтепер варто класти кицьок на край човна.
isle-learn-boots-title = Чоботи й кошики
isle-learn-boots = Виклади картки порятунку долілиць. <em>Чоботи</em> кажуть, хто перший, <em>кошики</em> носять кицьок. Виклади Добрий кошик.
isle-learn-boots-right = Один чобіт проти жодного: ти йдеш перед Мурчиком. Із власним кошиком сьогодні їх два.
isle-learn-boots-wrong = І Добрий кошик теж: без нього з тобою піде лише одна кицька.
isle-learn-pick-title = Урятуй кицьку
isle-learn-pick = Кицька на лівому полі коштує <em>3 рибини</em>, на правому 5, і ще кошик. Візьми помаранчеву зліва.
isle-learn-pick-right = 3 рибин і кошика вже немає. Вона в тебе в руці.
isle-learn-pick-wrong = І ця підійшла б. Але візьми підсвічену помаранчеву: її мапа на твоєму човні.
isle-learn-turn-title = Поверни її
isle-learn-turn = Плитку можна повертати й перевертати як завгодно. <em>Поверни її раз.</em>
isle-learn-turn-right = Кнопкою, клавішами R і F, коліщатком або двома пальцями.
isle-learn-map-title = На її мапу
isle-learn-map = Перша плитка лягає будь-де. Поклади її на <em>мапу з помаранчевою головою</em>.
isle-learn-map-right = Свій колір на своїй мапі: за це дають скарб.
isle-learn-map-wrong = Тут вона стирчала б із човна. Підсвічено, де можна.
isle-learn-map-other = Так можна. Але її мапа принесе тобі скарб: шукай помаранчеву голову.
isle-learn-treasure-title = Скарб
isle-learn-treasure = Візьми з-під острова <em>будь-який звичайний скарб</em> і поклади так, щоб він торкався її.
isle-learn-treasure-right = Звичайні скарби балів не дають, зате заповнюють щілини й ховають щурів.
isle-learn-treasure-wrong = Він лежить на вільних клітинках і торкається плитки, яка вже там. Підсвічено, де можна.
isle-learn-treasure-other = Він має торкатися плитки, яка вже там.
isle-learn-second-title = Друга кицька
isle-learn-second = Візьми <em>помаранчеву кицьку з правого поля</em> й поклади так, щоб вона торкалася плитки й сховала щура.
isle-learn-second-right = Щуром менше — балом більше. Три кицьки одного кольору поруч були б уже родиною.
isle-learn-second-wrong = Підсвічену помаранчеву, на вільні клітинки, поруч із плиткою, яка вже там.
isle-learn-second-other = Так можна. Але щур зовсім поруч: накрий його.
isle-learn-pass-title = На сьогодні досить
isle-learn-pass = Риба лишилася, а <em>кошика немає</em>. Хто не може чи не хоче далі, завершує на сьогодні.
isle-learn-pass-do = На сьогодні досить
isle-learn-pass-right = Інші йдуть далі, доки не завершать усі.
isle-learn-find-title = Рідкісні знахідки
isle-learn-find = Тепер ти граєш Глибоку скриню: візьми <em>рідкісний скарб</em> і поклади поруч із плиткою.
isle-learn-find-right = 3 бали. Картка ошакса привела б ошакса, кицьку такого кольору, який обереш.
isle-learn-find-wrong = Золотий, на вільні клітинки, поруч із плиткою, яка вже там.
isle-learn-find-other = Він має торкатися плитки, яка вже там.
isle-learn-evening-title = Вечір
isle-learn-evening = Кицьок, що лишилися на острові, більше <em>немає</em>, твій власний кошик знову готовий.
isle-learn-evening-do = До другого дня
isle-learn-evening-right = Ще чотири такі дні. Тоді рахують.
isle-learn-count-title = Підрахунок
isle-learn-count = Ось човен після п’яти днів. Три кицьки одного кольору поруч дають 8 балів, чотири 11, п’ять 15. Скільки дадуть <em>п’ять синіх</em>?
isle-learn-count-right = 15. Із цього мінус бал за кожного щура на видноті й 5 за кожну кімнату зі щілиною.
isle-learn-count-wrong = Їх тримається купи п’ять. Глянь на числа ще раз.
isle-learn-ready-title = Оце був день
isle-learn-ready = Решта написана на картках, а гра сама каже, що можна зробити. У <em>сімейній грі</em> є лише кицьки й човни, для початку саме те.
isle-learn-play = Зіграти першу гру
isle-learn-play-family = Сімейна гра
isle-learn-baskets = { $count ->
    [one] { $count } кошик готовий
    [few] { $count } кошики готові
   *[other] { $count } кошиків готові
}
isle-learn-day = Перший день
isle-learn-alone = Наодинці з сестрою
isle-learn-alone-sister-title = Вона теж поспішає
isle-learn-alone-sister = Твоя <em>сестра</em> човна не має: вона рахує за твоїм. Кожна кицька її першого кольору дає їй 5 балів, а це синій. Скільки їй дадуть <em>п’ять синіх кицьок</em> на твоєму човні?
isle-learn-alone-sister-right = 25. Тож двічі подумай, перш ніж брати синю.
isle-learn-alone-sister-wrong = П’ять кицьок, за кожну 5 балів.
isle-learn-alone-cards-title = Картки для одного
isle-learn-alone-cards = Ти тягнеш п’ять карток і лишаєш собі <em>три</em>. Вибери будь-які три.
isle-learn-alone-cards-right = Дві інші скидають. Потім ще раз п’ять, тоді одна, і платиш, як завжди.
isle-learn-alone-turns-title = Хід за ходом
isle-learn-alone-turns = Чоботи й кошики ти вже маєш. <em>Перша картка</em> сестри каже, скільки їх вона сьогодні зіграє і яка вона швидка.
isle-learn-alone-turns-do = Відкрити її картку
isle-learn-alone-turns-right = Три картки, швидкість 3: більше, ніж твій один чобіт, тож починає вона. Далі ходите по черзі, і вона дограє всі свої картки, навіть коли тобі на сьогодні досить.
isle-learn-alone-takes-title = Що вона бере
isle-learn-alone-takes = На картці написано: іде кицька на <em>6-му місці</em>. Місця рахують зліва, через обидва поля. Натисни на неї.
isle-learn-alone-takes-right = Вона вийшла з гри, а решта зсувається: котра була сьомою, тепер шоста.
isle-learn-alone-takes-wrong = Не ця. Шоста зліва: на лівому полі лежать чотири.
isle-learn-alone-yours-title = Тепер ти
isle-learn-alone-yours = Візьми кицьку з лівого поля й поклади на човен, тільки <em>не синю</em>: синя дає бали сестрі.
isle-learn-alone-yours-right = 3 рибини й кошик, як завжди. Потім її наступна картка.
isle-learn-alone-yours-wrong = Одну з підсвічених, і всю на вільні клітинки човна.
isle-learn-alone-yours-other = Перша плитка може лежати будь-де на човні.
isle-learn-alone-count-title = Підрахунок
isle-learn-alone-count = Щовечора відкривають ще один її колір, за 4, 3, 2 і 1 бал. До того в неї свої завдання, а твої відкриті рахують наполовину. Ти маєш 43 бали: скільки <em>щонайбільше</em> може мати вона, щоб перемога була твоя?
isle-learn-alone-count-right = Треба мати більше, ніж вона. Щасти!
isle-learn-alone-count-wrong = За рівних балів виграє вона: треба мати більше.
isle-learn-family = Сімейна гра
isle-learn-family-less-title = Лише човни й кицьки
isle-learn-family-less = Ні риби, ні кошиків, нічого купувати. З трьох <em>сімейних карток</em> дві лишаєш собі потай. Вибери їх.
isle-learn-family-less-right = Вони кажуть, за що твій човен отримає бали. Третя повертається, і ніхто її не бачить.
isle-learn-family-day-title = Навколо острова
isle-learn-family-day = Навколо острова на кожного лежать чотири кицьки. <em>Візьми одну й поклади</em>; перша може лежати будь-де.
isle-learn-family-day-right = Тепер беруть інші. Так по колу, доки хтось хоче.
isle-learn-family-day-wrong = Вона має вся лежати на вільних клітинках човна.
isle-learn-family-day-other = Перша плитка може лежати будь-де на човні.
isle-learn-family-next-title = Ще одна
isle-learn-family-next = Візьми ще одну кицьку й поклади так, щоб вона <em>торкалася</em> першої й закрила щура.
isle-learn-family-next-right = І так п’ять днів. На мапі свого кольору кицька й тут знаходить скарб.
isle-learn-family-next-wrong = Вона має лежати на вільних клітинках і торкатися плитки, що вже там є. Підсвічені клітинки підійдуть.
isle-learn-family-next-other = Так можна. Але поруч є щур: закрий його.
isle-learn-family-count-title = Підрахунок
isle-learn-family-count = Щур на видноті коштує бал, кімната з прогалиною п’ять. На цьому човні два такі щури й чотири такі кімнати. <em>Скільки це коштує?</em>
isle-learn-family-count-right = 22. Це надолужать родини одного кольору й твої дві картки.
isle-learn-family-count-wrong = Бал за кожного щура й 5 за кожну з чотирьох кімнат.
isle-learn-chapter-1 = У коробці
isle-learn-chapter-2 = Підготовка
isle-learn-chapter-3 = Як лягає плитка
isle-learn-chapter-4 = Один день
isle-learn-chapter-5 = Підрахунок
isle-learn-chapter-6 = Соло із сестрою
isle-learn-chapter-7 = Сімейна гра
isle-learn-chapter-8 = Що приховано
isle-learn-chapter-9 = Чого хочуть картки

## Що лишається від зіграних партій на власній сторінці
isle-measures = бали
isle-measure-points = бали
isle-measure-families = родини
isle-measure-lessons = завдання
isle-measure-treasures = рідкісні скарби
isle-measure-rooms = відкриті кімнати
isle-measure-rats = щури
isle-mode-classic = класична гра
isle-mode-family = сімейна гра
isle-mode-solo = наодинці

## Поради
isle-advice-place = Поклади { isle-whom } на { $cell }.
isle-advice-rescue = Врятуй { isle-whom } за { isle-fish }{ $which }.
isle-advice-take = Візьми { isle-whom }{ $which }.
isle-advice-befriend = Заведи дружбу з ошаксом і дай йому колір: { $colour }{ $which }.
isle-advice-find = Зіграй картку { $card } і візьми { isle-whom }{ $which }.
isle-advice-nth = { $nth ->
    [1] перша на полі
    [2] друга на полі
    [3] третя на полі
    [7] 7-ма на полі
    [8] 8-ма на полі
   *[other] { $nth }-та на полі
}
isle-advice-keep = Залиш собі: { $cards }.
isle-advice-pay = { $cardscount ->
    [0] Не купуй нічого.
   *[other] Купи: { $cards }.
}
isle-advice-lay = { $cardscount ->
    [0] Не викладай нічого.
   *[other] Виклади: { $cards }.
}
isle-advice-name = Обери колір: { $colour }.
isle-advice-play = Зіграй картку { $card }.
isle-advice-done = Не бери нічого.
isle-advice-hold = Прибережи картки на потім.
isle-nudge-place = Глянь { $part ->
    [stern] на корму
    [bow] на ніс човна
   *[middle] на середину човна
}.
isle-nudge-rescue = Глянь на { $colour ->
    [blue] синіх
    [green] зелених
    [red] червоних
    [purple] фіолетових
   *[orange] помаранчевих
} кицьок.
isle-nudge-cards = { $count ->
    [0] Чи потрібне тобі щось із цього?
    [one] Однієї з цих карт досить.
    [few] Шукай { $count } карти, що пасують одна до одної.
   *[other] Шукай { $count } карт, що пасують одна до одної.
}
isle-ui-no-cards = жодної картки

## Польовий довідник
isle-guide-cards-title = Чого варта карта
isle-guide-cards-note = На скільки балів більше має човен наприкінці, якщо на світанку дістане цю карту задарма. Обидва човни веде швидкий бот, який грає з розумом; карт, з якими він не дає собі ради, тут немає. Риска — це ціна в рибі: п’ять рибин теж стоять серед рядків.
isle-guide-cards-unit = на скільки балів більше наприкінці
isle-guide-cards-1 = 1-го дня
isle-guide-cards-3 = 3-го дня
isle-guide-cards-5 = 5-го дня
isle-card-fish = П’ять рибин
isle-guide-lessons-title = Чого варте завдання
isle-guide-lessons-note = Бали наприкінці за кожне завдання, яке лишали щонайменше двадцять разів і яке не щоразу давало те саме, в іграх на двох.
isle-guide-lessons-unit = бали наприкінці
isle-guide-lessons-hard = лишила Ліза
isle-guide-lessons-medium = лишив Мурко
isle-guide-met-title = Як часто завдання виконують
isle-guide-met-note = Скільки зі 100 човнів, що лишили собі завдання, мали за нього наприкінці хоч якісь бали.
isle-guide-met-unit = човнів зі 100
isle-guide-met-hard = лишила Ліза
isle-guide-met-medium = лишив Мурко
isle-guide-buying-title = Коли купують карти
isle-guide-buying-note = Риба, заплачена за карти зранку кожного дня.
isle-guide-buying-unit = риби на день
isle-guide-buying-hard = Ліза
isle-guide-buying-medium = Мурко
isle-guide-day-1 = День 1
isle-guide-day-2 = День 2
isle-guide-day-3 = День 3
isle-guide-day-4 = День 4
isle-guide-day-5 = День 5
isle-guide-kinds-title = Що коли купують
isle-guide-kinds-note = Карти, за які Ліза платить щодня: кошики й чоботи, завдання, скрині й ошакси, карти на будь-коли.
isle-guide-kinds-unit = карти човна на день
isle-guide-kinds-rescue = кошики й чоботи
isle-guide-kinds-lesson = завдання
isle-guide-kinds-find = скрині й ошакси
isle-guide-kinds-anytime = на будь-коли
isle-guide-rooms-title = Як часто заповнюють кімнату
isle-guide-rooms-note = На скількох човнах зі 100 у кімнаті не лишається вільної клітинки.
isle-guide-rooms-unit = човни зі 100
isle-guide-rooms-hard = Ліза
isle-guide-rooms-medium = Мурко
isle-guide-sums-title = Звідки беруться бали
isle-guide-sums-note = Бали човна наприкінці і з чого вони складаються.
isle-guide-sums-unit = бали човна
isle-guide-sums-hard = Ліза
isle-guide-sums-medium = Мурко
isle-guide-word = «Купувати не перестає ніхто: п’ятого дня пливе найбільше риби. А із чотирьох тисяч човнів жоден не мав заповненої палуби.»

## Загадки
isle-ui-then = потім
isle-puzzle-title = Місце для трьох
isle-puzzle-aim = Човен зараз вартий { $points ->
    [one] { $points } бал
    [few] { $points } бали
   *[other] { $points } балів
}. Лишилися три плитки: спершу { $tile }, потім { $tiles }. Знайди місця, що разом врешті дадуть найбільше: рахуються завдання, кімнати, щури й родини.

# Що тренер бачить наперед
isle-line-ahead-family = Місце для родини, { $colour }
isle-line-ahead-growing = Родини, що ще можуть вирости
isle-line-ahead-room = { $what ->
    [stern] Ближче до повної каюти: { isle-room-stern }
    [left_cabin] Ближче до повної каюти: { isle-room-left_cabin }
    [dining] Ближче до повної каюти: { isle-room-dining }
    [right_cabin] Ближче до повної каюти: { isle-room-right_cabin }
    [deck] Ближче до повної каюти: { isle-room-deck }
    [storage] Ближче до повної каюти: { isle-room-storage }
   *[bow] Ближче до повної каюти: { isle-room-bow }
}
isle-line-ahead-rats = Щури, яких ще можна накрити
isle-line-ahead-rare = Рідкісні скарби
isle-line-ahead-space = { $what ->
    [whole] Вільне місце лишається суцільним
   *[torn] Вільне місце розривається
}
isle-line-ahead-map = Мапа, яку ще можна накрити, колір: { $colour }
isle-line-ahead-treasure = Скарб на додачу
isle-line-ahead-lesson = На видноті: { $card }
isle-line-ahead-sister = Що це може дати сестрі
isle-line-ahead-fish = Сплатити { isle-fish }
isle-line-ahead-card = { $card }
isle-line-ahead-cats = Кошики й риба на сьогоднішніх кицьок
isle-line-ahead-later = Кошики на інший день
isle-line-ahead-boots = Чоботи: швидші йдуть раніше
isle-line-ahead-unlaid = Кошики, що лишаються в руці
isle-line-ahead-others = Що це дасть іншим: { $card }
isle-line-ahead-kept = У руці: { $card }
isle-line-ahead-spare = Зайва риба, скільки б не коштували сьогоднішні кицьки
isle-line-ahead-played = Чого чекають від цього боти: { $card }
isle-line-ahead-catch = Здобути { isle-fish }
isle-line-ahead-basket = Міцний кошик на кожен день, що лишився
isle-line-ahead-given = { $what ->
    [lessons] Завдання, які за це віддаєш
   *[treasures] Скарби, які за це віддаєш
}
isle-line-ahead-herd = { $what ->
    [nearer] Дешевше
   *[farther] Дорожче
} на { isle-fish }: { $count ->
    [one] { $count } кицька, яка тобі потрібна
    [few] { $count } кицьки, які тобі потрібні
   *[many] { $count } кицьок, які тобі потрібні
}
isle-line-ahead-berth = Краще місце, що не торкається жодної плитки
isle-line-ahead-left = { $what ->
    [missed] Лишається лежати: { $tile }
   *[saved] Більше шкоди, ніж користі: { $tile }
}

## Under the curve
isle-ticks = дні
