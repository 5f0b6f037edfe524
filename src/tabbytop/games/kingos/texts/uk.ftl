### Острів Кінгоша. Голос: друг, який знає правила й читає вголос: коротко, у теперішньому часі, трохи сухо.
### Назви карт і вартових стоять після двокрапки в називному відмінку; рід гравця не згадується.

kingos-title = Острів Кінгоша
kingos-lead = Досліджуй, блефуй і завдай останнього удару.
kingos-meta = 1–5 гравців, година
kingos-moment = Хід { $turn }, { $phase ->
    [beach] ще на пляжі
    [battle] { $you ->
        [yes] бій, кидаєш ти
       *[no] бій, кидає { $who }
    }
    [kingos] бій із Кінгошем
    [citadel] { $you ->
        [yes] ти стоїш перед Кінгошем
       *[no] { $who } стоїть перед Кінгошем
    }
   *[climb] { $you ->
        [yes] тобі до цитаделі { $steps ->
            [one] { $steps } крок
            [few] { $steps } кроки
           *[other] { $steps } кроків
        }
       *[no] { $who }: до цитаделі { $steps ->
            [one] { $steps } крок
            [few] { $steps } кроки
           *[other] { $steps } кроків
        }
    }
}
kingos-start-alone = Наодинці проти острова
kingos-start-alone-go = Вирушити

## Боти
kingos-level-easy = вірний товариш: прийде, коли гукнеш, і останній удар лишить тобі
kingos-level-medium = чесний: слова дотримує, але й сам хотів би виграти
kingos-level-hard = суперник: обіцяє все, а платити лишає іншим
kingos-level-expert = хитрий суперник: блефує й подумки дограє кінець

## Налаштування
kingos-option-distance = Кроків до цитаделі
kingos-option-distance-4 = Чотири
kingos-option-distance-4-note = Короткий шлях угору. Кінгош близько від самого початку.
kingos-option-distance-5 = П’ять
kingos-option-distance-5-note = Між пляжем і цитаделлю чотири місця.
kingos-option-distance-6 = Шість
kingos-option-distance-6-note = Є місце для обходу й ще для одного вартового.
kingos-option-distance-7 = Сім
kingos-option-distance-7-note = Довгий шлях і той самий місяць.
kingos-option-battle_token = Жетон бою
kingos-option-battle_token-against = Проти ходів
kingos-option-battle_token-against-note = Він іде тобі назустріч. Бої трохи рідші за ходи.
kingos-option-battle_token-with = За ходами
kingos-option-battle_token-with-note = Бої в кожному ході, а місяць має довший шлях.
kingos-option-rest_beside_guardian = Біля вартового
kingos-option-rest_beside_guardian-false = Без відпочинку
kingos-option-rest_beside_guardian-false-note = Хто стоїть перед вартовим, не спить.
kingos-option-rest_beside_guardian-true = Дрімота
kingos-option-rest_beside_guardian-true-note = Відпочинок біля вартового повертає одну енергію.
kingos-option-countdown = Місяць
kingos-option-countdown-true = Сходить
kingos-option-countdown-true-note = Коли він пройде свій шлях, перемагає острів.
kingos-option-countdown-false = Стоїть
kingos-option-countdown-false-note = По шістдесят ходів, потім перемагає острів.
kingos-option-island = Острів
kingos-option-island-usual = Як завжди
kingos-option-island-usual-note = На Кінгоша потрібні всі ви й усе, що ви здобули.
kingos-option-island-mild = Лагідний
kingos-option-island-mild-note = Кінгош слабший на одну за кожного з вас. З легкими товаришами обирається сам, якщо не вибереш інакше.

## Поля, дії, кубик
kingos-island = Острів
kingos-island-within = острів
kingos-resign-1 = Острів виграє, і гра на цьому закінчиться. Повернути це не можна.
kingos-kingos = Кінгош
kingos-place = { $side ->
    [start] пляж
    [left] ряд { $row }, { $columns } ліворуч
    [right] ряд { $row }, { $columns } праворуч
   *[middle] ряд { $row }
}
kingos-direction-up = угору
kingos-direction-right = праворуч
kingos-direction-down = униз
kingos-direction-left = ліворуч
kingos-kind-relax = Затишок
kingos-kind-relax-text = Відпочинок тут повертає три енергії замість двох.
kingos-kind-meadow = Лука
kingos-kind-meadow-text = Тут збирають квіти.
kingos-kind-danger = Небезпека
kingos-kind-danger-text = Хто приходить першим, зустрічає вартового.
kingos-kind-beach = Пляж
kingos-kind-beach-text = Тут усі починають, і сюди повертається той, хто падає в море. Вартовим сюди зась.
kingos-kind-citadel = Цитадель
kingos-kind-citadel-text = Тут живе Кінгош. Хто його здолає, той перемагає.
kingos-spikes-black = Чорні шпичаки: хто йде проти них, дістає прокляття.
kingos-spikes-red = Червоні шпичаки: проти них не пройти.
kingos-action-rest = Відпочинок
kingos-action-rest-text = Енергія з утоми до снаги: дві, у затишку три.
kingos-action-flower = Квітка
kingos-action-flower-text = Зіграй жовту квітку або візьми одну на луці.
kingos-action-curse = Прокляття
kingos-action-curse-text = Зіграй прокляття зі своєї таблиці. Його місце звільниться.
kingos-action-move = Рух
kingos-action-move-text = На одне поле вгору, вниз, ліворуч або праворуч.
kingos-blocked = тут лежить прокляття
kingos-vitality = Снага
kingos-fatigue = Утома
kingos-battle = Бій
kingos-face-shield = Щит
kingos-face-moon = Місяць
kingos-face-sword = Меч
kingos-punishment = { $kind ->
    [flowers] { $count ->
        [one] втрачаєш квітку
        [few] втрачаєш { $count } квітки
       *[other] втрачаєш { $count } квіток
    }
    [curses] { $count ->
        [one] дістаєш прокляття
       *[other] дістаєш прокляття: { $count }
    }
   *[energy] { $count ->
        [one] втрачаєш енергію
        [few] втрачаєш { $count } енергії
       *[other] втрачаєш { $count } енергій
    }
}

## Вартові
kingos-guardian-crab = Піщаний краб
kingos-guardian-toad = Бородавчаста ропуха
kingos-guardian-magpie = Злодійкувата сорока
kingos-guardian-weasel = Прудка ласка
kingos-guardian-hedgehog = Старий їжак
kingos-guardian-heron = Сіра чапля
kingos-guardian-boar = Щетинистий вепр
kingos-guardian-badger = Похмурий борсук
kingos-guardian-adder = Коронована гадюка
kingos-guardian-owl = Кам’яна сова
kingos-coming-crab = { kingos-guardian-crab } із силою { $strength }
kingos-coming-toad = { kingos-guardian-toad } із силою { $strength }
kingos-coming-magpie = { kingos-guardian-magpie } із силою { $strength }
kingos-coming-weasel = { kingos-guardian-weasel } із силою { $strength }
kingos-coming-hedgehog = { kingos-guardian-hedgehog } із силою { $strength }
kingos-coming-heron = { kingos-guardian-heron } із силою { $strength }
kingos-coming-boar = { kingos-guardian-boar } із силою { $strength }
kingos-coming-badger = { kingos-guardian-badger } із силою { $strength }
kingos-coming-adder = { kingos-guardian-adder } із силою { $strength }
kingos-coming-owl = { kingos-guardian-owl } із силою { $strength }

## Карти острова
kingos-card-beach = Пляж
kingos-card-citadel = Цитадель
kingos-card-dunes = Дюни
kingos-card-cove = Тиха затока
kingos-card-reeds = Очерет
kingos-card-pasture = Пасовище
kingos-card-wreck = Розбитий корабель
kingos-card-gorge = Ущелина
kingos-card-burrow = Нора
kingos-card-spring = Джерело
kingos-card-orchard = Дикий сад
kingos-card-terraces = Тераси
kingos-card-crags = Скелі
kingos-card-thicket = Хаща
kingos-card-ruins = Руїни
kingos-card-quarry = Каменоломня
kingos-card-watchtower = Сторожова вежа

## Квіти
kingos-colour-yellow = жовта квітка
kingos-colour-red = червона квітка
kingos-colour-blue = синє прокляття
kingos-colour-white = біле прокляття
kingos-flower-sorrel = Щавель
kingos-flower-sorrel-text = Три енергії з утоми до снаги, хоч де стоїш.
kingos-flower-clover = Конюшина
kingos-flower-clover-text = Візьми дві квітки.
kingos-flower-dandelion = Кульбаба
kingos-flower-dandelion-text = Вітер несе тебе на досліджене поле поруч, повз шпичаки й вартових. Не на цитадель.
kingos-flower-sage = Шавлія
kingos-flower-sage-text = Скинь усі прокляття зі своєї таблиці. Нічого не станеться.
kingos-flower-snapdragon = Ротики
kingos-flower-snapdragon-text = Прожени вартового зі свого поля на досліджене поле поруч. Не на пляж і не на цитадель.
kingos-flower-mint = М’ята
kingos-flower-mint-text = Кожен на твоєму полі переносить дві енергії з утоми до снаги.
kingos-flower-thyme = Чебрець
kingos-flower-thyme-text = Місяць повертається на одну поділку.
kingos-flower-edelweiss = Едельвейс
kingos-flower-edelweiss-text = Нова енергія до снаги.
kingos-flower-poppy = Мак
kingos-flower-poppy-text = На дві більше у твоєму бою.
kingos-flower-rose = Троянда
kingos-flower-rose-text = На чотири більше у твоєму бою, але тільки проти вартових.
kingos-flower-thistle = Будяк
kingos-flower-thistle-text = На одну більше, і щит не спиняє твого бою.
kingos-flower-peony = Півонія
kingos-flower-peony-text = На одну більше за кожного шукача пригод на твоєму полі, і за тебе теж.
kingos-flower-fireweed = Іван-чай
kingos-flower-fireweed-text = Хоч як скінчиться бій, твоя енергія повертається до снаги.
kingos-flower-heather = Верес
kingos-flower-heather-text = Якщо програєш, жоден вартовий тебе не карає.

## Прокляття
kingos-curse-fog = Туман
kingos-curse-fog-text = Кожен втрачає енергію.
kingos-curse-slip = Слизький камінь
kingos-curse-slip-text = Тебе відкидає назад.
kingos-curse-shove = Штовханина
kingos-curse-shove-text = Усіх інших на твоєму полі відкидає назад.
kingos-curse-stir = Щось ворушиться
kingos-curse-stir-text = На твоє поле приходить вартовий. На пляж і на цитадель не приходить.
kingos-curse-moths = Міль
kingos-curse-moths-text = Втрачаєш квітку, якщо маєш.
kingos-curse-eclipse = Затемнення
kingos-curse-eclipse-text = Місяць іде на поділку далі. Де не може, кожен втрачає енергію.
kingos-curse-quake = Поштовх
kingos-curse-quake-text = Поверни карту острова, на якій стоїш. Шпичаки повернуться з нею.
kingos-curse-spread = Пошесть
kingos-curse-spread-text = Хто не має прокляття, дістає його.
kingos-curse-rust = Іржа
kingos-curse-rust-text = Твоя фішка на колесі повертається на зірку, і за неї ти нічого не дістаєш.
kingos-curse-rain = Теплий дощ
kingos-curse-rain-text = Кожен бере квітку.
kingos-curse-drowse = Лихі сни
kingos-curse-drowse-text = Відтепер відпочинок повертає одну енергію, у затишку дві.
kingos-curse-lead = Олов’яні лапи
kingos-curse-lead-text = Відтепер друга дія коштує дві енергії.
kingos-curse-bristle = Наїжачені
kingos-curse-bristle-text = Відтепер кожен вартовий на одну сильніший.
kingos-curse-bramble = Ожинник
kingos-curse-bramble-text = Відтепер чорні шпичаки нікого не пускають, як і червоні.
kingos-curse-wilt = Тупі шпичаки
kingos-curse-wilt-text = Відтепер червоні шпичаки пускають за прокляття, як і чорні.
kingos-curse-pockets = Діряві кишені
kingos-curse-pockets-text = Відтепер ніхто не тримає більше трьох квіток. Решту скинь одразу.
kingos-curse-packs = Зграями
kingos-curse-packs-text = Відтепер на новому полі небезпеки чекають двоє вартових.
kingos-curse-plenty = Достаток
kingos-curse-plenty-text = Відтепер лука дає дві квітки.

## Що треба вирішити
kingos-prompt-call = Можеш гукнути щось іншим.
kingos-prompt-first-action = Вибери <em>першу дію</em> або пропусти її.
kingos-prompt-second-action = { $energy ->
    [one] <em>Друга дія</em> іншого виду коштує одну енергію. Або пропусти її.
    [few] <em>Друга дія</em> іншого виду коштує { $energy } енергії. Або пропусти її.
   *[other] <em>Друга дія</em> іншого виду коштує { $energy } енергій. Або пропусти її.
}
kingos-prompt-say = Проти сили { $strength } ({ $place }): <em>скажи</em>, скільки вкладеш, правду чи ні.
kingos-prompt-put-in = { $energy ->
    [0] Тобі <em>нічого вкладати</em>: енергії немає. Сила тут { $strength } ({ $place }).
   *[other] Скільки зі своєї енергії (<em>{ $energy }</em>) вкладаєш? Сила тут { $strength } ({ $place }).
}
kingos-prompt-bloom = Зіграй у своєму бою <em>одну червону квітку</em> або жодної.
kingos-prompt-lay-curse = Прокляття для тебе: <em>{ $curse }</em>. Яку дію воно заблокує?
kingos-prompt-discard = { $count ->
    [one] Найбільше квіток у руці: { $limit }. Скинь <em>одну</em>.
    [few] Найбільше квіток у руці: { $limit }. Скинь <em>{ $count }</em>.
   *[other] Найбільше квіток у руці: { $limit }. Скинь <em>{ $count }</em>.
}
kingos-prompt-give-flowers = { $count ->
    [one] Втрачаєш <em>квітку</em>. Яку?
    [few] Втрачаєш <em>{ $count } квітки</em>. Які?
   *[other] Втрачаєш <em>{ $count } квіток</em>. Які?
}
kingos-prompt-recall = { $count ->
    [one] Торбинка порожня. Хто з найближчих вартових <em>повертається до неї</em>?
   *[other] Торбинка порожня, вартових повертається { $count }. Хто з найближчих іде <em>першим</em>?
}
kingos-prompt-drift = Тебе підхоплює вітер. <em>Куди?</em>
kingos-prompt-drive = Якого вартового проженеш і <em>куди</em>?
kingos-prompt-turn-card = Земля тремтить. Поверни свою карту на <em>одну, дві або три чверті</em>.

## Чому ні
kingos-whynot-call = У чужий хід можна тільки гукнути, і лише раз.
kingos-whynot-first-action = Сюди ні. Підсвічено, що можна.
kingos-whynot-second-action = Друга дія іншого виду, ніж перша, і коштує енергію.
kingos-whynot-say = Не більше, ніж є у твоїй сназі: це видно всім.
kingos-whynot-put-in = Тільки енергію, яка є у твоїй сназі.
kingos-whynot-bloom = Червону квітку з руки або жодної.
kingos-whynot-lay-curse = На місце, де ще немає прокляття.
kingos-whynot-discard = Рівно стільки квіток із руки, і перш ніж щось інше.
kingos-whynot-give-flowers = Рівно стільки квіток із руки.
kingos-whynot-recall = Одного з найближчих до пляжу.
kingos-whynot-drift = На досліджене поле поруч, не на цитадель.
kingos-whynot-drive = Вартового зі свого поля, на досліджене поле поруч.
kingos-whynot-turn-card = На одну, дві або три чверті.
kingos-whynot-waiting = Ще не твій хід.

## Розповідь
kingos-event-first = { $you ->
    [yes] <b>Ти</b> починаєш.
   *[no] <b>{ $who }</b> починає.
}
kingos-event-rested = { $you ->
    [yes] <b>Ти</b> відпочиваєш.
   *[no] <b>{ $who }</b> відпочиває.
}
kingos-event-recovered = { $you ->
    [yes] { $energy ->
        [one] <b>Ти</b> повертаєш одну енергію.
        [few] <b>Ти</b> повертаєш { $energy } енергії.
       *[other] <b>Ти</b> повертаєш { $energy } енергій.
    }
   *[no] { $energy ->
        [one] <b>{ $who }</b> повертає одну енергію.
        [few] <b>{ $who }</b> повертає { $energy } енергії.
       *[other] <b>{ $who }</b> повертає { $energy } енергій.
    }
}
kingos-event-lost-energy = { $you ->
    [yes] { $energy ->
        [one] <b>Ти</b> втрачаєш енергію.
        [few] <b>Ти</b> втрачаєш { $energy } енергії.
       *[other] <b>Ти</b> втрачаєш { $energy } енергій.
    }
   *[no] { $energy ->
        [one] <b>{ $who }</b> втрачає енергію.
        [few] <b>{ $who }</b> втрачає { $energy } енергії.
       *[other] <b>{ $who }</b> втрачає { $energy } енергій.
    }
}
kingos-event-new-energy = { $you ->
    [yes] { $energy ->
        [one] <b>Ти</b> дістаєш нову енергію.
        [few] <b>Ти</b> дістаєш { $energy } нові енергії.
       *[other] <b>Ти</b> дістаєш { $energy } нових енергій.
    }
   *[no] { $energy ->
        [one] <b>{ $who }</b> дістає нову енергію.
        [few] <b>{ $who }</b> дістає { $energy } нові енергії.
       *[other] <b>{ $who }</b> дістає { $energy } нових енергій.
    }
}
kingos-event-gathered = { $you ->
    [yes] <b>Ти</b> збираєш квіти.
   *[no] <b>{ $who }</b> збирає квіти.
}
kingos-event-drew-flower = { $you ->
    [yes] <b>Ти</b> береш квітку.
   *[no] <b>{ $who }</b> бере квітку.
}
kingos-event-drew-this-flower = { $you ->
    [yes] <b>Ти</b> береш квітку ({ $flower }).
   *[no] <b>{ $who }</b> бере квітку ({ $flower }).
}
kingos-event-flowers-shuffled = Квіти знову тасуються.
kingos-event-played = { $you ->
    [yes] <b>Ти</b> граєш квітку «{ $flower }».
   *[no] <b>{ $who }</b> грає квітку «{ $flower }».
}
kingos-event-did-nothing = Тут вона нічого не робить.
kingos-event-called-bring = { $you ->
    [yes] <b>Ти</b> гукаєш: «Принесу десь { $energy }».
   *[no] <b>{ $who }</b> гукає: «Принесу десь { $energy }».
}
kingos-event-called-here = { $you ->
    [yes] <b>Ти</b> гукаєш: «Зустріньмося тут» ({ $place }).
   *[no] <b>{ $who }</b> гукає: «Зустріньмося тут» ({ $place }).
}
kingos-event-called-citadel = { $you ->
    [yes] <b>Ти</b> гукаєш: «Зустріньмося в цитаделі».
   *[no] <b>{ $who }</b> гукає: «Зустріньмося в цитаделі».
}
kingos-event-called-wait = { $you ->
    [yes] <b>Ти</b> гукаєш: «Зачекайте на мене».
   *[no] <b>{ $who }</b> гукає: «Зачекайте на мене».
}
kingos-event-called-rest = { $you ->
    [yes] <b>Ти</b> гукаєш: «Спершу відпочиньте».
   *[no] <b>{ $who }</b> гукає: «Спершу відпочиньте».
}
kingos-event-called-how_much = { $you ->
    [yes] <b>Ти</b> гукаєш: «Скільки маєте?»
   *[no] <b>{ $who }</b> гукає: «Скільки маєте?»
}
kingos-event-discarded = { $you ->
    [yes] { $flowerscount ->
        [one] <b>Ти</b> скидаєш квітку { $flowers }.
       *[other] <b>Ти</b> скидаєш квіти { $flowers }.
    }
   *[no] { $flowerscount ->
        [one] <b>{ $who }</b> скидає квітку { $flowers }.
       *[other] <b>{ $who }</b> скидає квіти { $flowers }.
    }
}
kingos-event-drifted = { $you ->
    [yes] <b>Ти</b> летиш за вітром ({ $place }).
   *[no] <b>{ $who }</b> летить за вітром ({ $place }).
}
kingos-event-driven = { $you ->
    [yes] <b>Ти</b> проганяєш вартового: { $guardian } ({ $place }).
   *[no] <b>{ $who }</b> проганяє вартового: { $guardian } ({ $place }).
}
kingos-event-cleansed = { $you ->
    [yes] { $cursescount ->
        [one] <b>Ти</b> позбуваєшся прокляття { $curses }.
       *[other] <b>Ти</b> позбуваєшся проклять { $curses }.
    }
   *[no] { $cursescount ->
        [one] <b>{ $who }</b> позбувається прокляття { $curses }.
       *[other] <b>{ $who }</b> позбувається проклять { $curses }.
    }
}
kingos-event-unleashed = { $you ->
    [yes] <b>Ти</b> граєш прокляття «{ $curse }».
   *[no] <b>{ $who }</b> грає прокляття «{ $curse }».
}
kingos-event-standing = Над цитаделлю висить нове правило: { $curse }.
kingos-event-cursed = { $you ->
    [yes] <b>Ти</b> дістаєш прокляття.
   *[no] <b>{ $who }</b> дістає прокляття.
}
kingos-event-cursed-by = { $you ->
    [yes] <b>Ти</b> дістаєш прокляття «{ $curse }».
   *[no] <b>{ $who }</b> дістає прокляття «{ $curse }».
}
kingos-event-curse-laid = { $on ->
    [rest] { $you ->
        [yes] <b>Ти</b> через прокляття не можеш відпочивати.
       *[no] <b>{ $who }</b> через прокляття не може відпочивати.
    }
    [flower] { $you ->
        [yes] <b>Ти</b> через прокляття не можеш грати квіти.
       *[no] <b>{ $who }</b> через прокляття не може грати квіти.
    }
   *[move] { $you ->
        [yes] <b>Ти</b> через прокляття не можеш іти далі.
       *[no] <b>{ $who }</b> через прокляття не може йти далі.
    }
}
kingos-event-curses-shuffled = Прокляття знову тасуються.
kingos-event-moved = { $you ->
    [yes] <b>Ти</b> йдеш далі ({ $place }).
   *[no] <b>{ $who }</b> йде далі ({ $place }).
}
kingos-event-entered = { $you ->
    [yes] <b>Ти</b> заходиш на цитадель.
   *[no] <b>{ $who }</b> заходить на цитадель.
}
kingos-event-spiked = { $you ->
    [yes] <b>Ти</b> дряпаєшся об чорні шпичаки.
   *[no] <b>{ $who }</b> дряпається об чорні шпичаки.
}
kingos-event-went-back = { $you ->
    [yes] Далі не пройти: <b>ти</b> повертаєшся на пляж.
   *[no] Далі не пройти: <b>{ $who }</b> повертається на пляж.
}
kingos-event-thrown-back = { $you ->
    [yes] <b>Ти</b> відлітаєш назад ({ $place }).
   *[no] <b>{ $who }</b> відлітає назад ({ $place }).
}
kingos-event-explored = { $you ->
    [yes] <b>Ти</b> відкриваєш поле «{ $card }» ({ $place }).
   *[no] <b>{ $who }</b> відкриває поле «{ $card }» ({ $place }).
}
kingos-turn-moved-explored = { $you ->
    [yes] <b>Ти</b> йдеш далі на нове поле «{ $card }» ({ $place }).
   *[no] <b>{ $who }</b> йде далі на нове поле «{ $card }» ({ $place }).
}
kingos-turn-gathered-drew-flower = { $you ->
    [yes] <b>Ти</b> збираєш квітку.
   *[no] <b>{ $who }</b> збирає квітку.
}
kingos-turn-gathered-drew-this-flower = { $you ->
    [yes] <b>Ти</b> збираєш квітку ({ $flower }).
   *[no] <b>{ $who }</b> збирає квітку ({ $flower }).
}
kingos-event-guardian-came = Приходить { $guardian }, вартовий із силою { $guardianstrength } ({ $place }).
kingos-turn-guardian-came-guardian-came = Приходять вартові: { $guardian } ({ $place }).
kingos-event-guardian-left = До торбинки повертається { $guardian } ({ $place }).
kingos-event-bag-filled = { $count ->
    [0] Торбинка порожня, і жодного вартового не здолано.
    [one] Торбинка порожня. Здоланий вартовий повертається.
   *[other] Торбинка порожня. Здолані вартові повертаються: { $count }.
}
kingos-event-card-turned = { $you ->
    [yes] <b>Ти</b> повертаєш карту: { $card } ({ $place }).
   *[no] <b>{ $who }</b> повертає карту: { $card } ({ $place }).
}
kingos-event-wheel-back = { $you ->
    [yes] <b>Ти</b> повертаєш фішку на зірку.
   *[no] <b>{ $who }</b> повертає фішку на зірку.
}
kingos-event-passed = { $you ->
    [yes] <b>Ти</b> цього разу не робиш нічого.
   *[no] <b>{ $who }</b> цього разу не робить нічого.
}
kingos-event-stopped = { $you ->
    [yes] <b>Ти</b> на цьому зупиняєшся.
   *[no] <b>{ $who }</b> на цьому зупиняється.
}
kingos-event-battles = { $you ->
    [yes] Раунд закінчується, і кубик береш <b>ти</b>.
   *[no] Раунд закінчується, і кубик бере <b>{ $who }</b>.
}
kingos-event-chosen = { $you ->
    [yes] <b>Ти</b> робиш вибір.
   *[no] <b>{ $who }</b> робить вибір.
}
kingos-event-said = { $you ->
    [yes] { $energy ->
        [0] <b>Ти</b> кажеш: «Не вкладу нічого».
       *[other] <b>Ти</b> кажеш: «Вкладу { $energy }».
    }
   *[no] { $energy ->
        [0] <b>{ $who }</b> каже: «Не вкладу нічого».
       *[other] <b>{ $who }</b> каже: «Вкладу { $energy }».
    }
}
kingos-event-silent = { $you ->
    [yes] <b>Ти</b> мовчиш.
   *[no] <b>{ $who }</b> мовчить.
}
kingos-event-put-in = { $you ->
    [yes] { $energy ->
        [0] <b>Ти</b> не вкладаєш нічого.
       *[other] <b>Ти</b> вкладаєш { $energy }.
    }
   *[no] { $energy ->
        [0] <b>{ $who }</b> не вкладає нічого.
       *[other] <b>{ $who }</b> вкладає { $energy }.
    }
}
kingos-event-put-in-as-said = { $you ->
    [yes] { $energy ->
        [0] <b>Ти</b> не вкладаєш нічого, як і було сказано.
       *[other] <b>Ти</b> вкладаєш { $energy }, як і було сказано.
    }
   *[no] { $energy ->
        [0] <b>{ $who }</b> не вкладає нічого, як і було сказано.
       *[other] <b>{ $who }</b> вкладає { $energy }, як і було сказано.
    }
}
kingos-event-put-in-unlike-said = { $you ->
    [yes] { $energy ->
        [0] <b>Ти</b> не вкладаєш нічого. Обіцяно було { $said }.
       *[other] <b>Ти</b> вкладаєш { $energy }. Обіцяно було { $said }.
    }
   *[no] { $energy ->
        [0] <b>{ $who }</b> не вкладає нічого. Обіцяно було { $said }.
       *[other] <b>{ $who }</b> вкладає { $energy }. Обіцяно було { $said }.
    }
}
kingos-event-bloomed = { $you ->
    [yes] <b>Ти</b> граєш червону квітку «{ $flower }».
   *[no] <b>{ $who }</b> грає червону квітку «{ $flower }».
}
kingos-event-no-red = { $you ->
    [yes] <b>Ти</b> не граєш червоної квітки.
   *[no] <b>{ $who }</b> не грає червоної квітки.
}
kingos-event-rolled = { $face ->
    [shield] На кубику щит.
    [sword] На кубику меч.
   *[moon] На кубику місяць.
}
kingos-event-moon = Місяць стоїть на { $moon } з { $last }.
kingos-event-moon-back = Місяць повертається на { $moon } з { $last }.
kingos-event-field-won = { $seatsyou ->
    [yes] { $seatscount ->
        [one] У бою ({ $place }) ти перемагаєш { $value } проти { $strength }.
       *[other] У бою ({ $place }) <b>{ $seats }</b> перемагаєте { $value } проти { $strength }.
    }
   *[no] { $seatscount ->
        [one] У бою ({ $place }) <b>{ $seats }</b> перемагає { $value } проти { $strength }.
       *[other] У бою ({ $place }) <b>{ $seats }</b> перемагають { $value } проти { $strength }.
    }
}
kingos-event-field-lost = { $seatsyou ->
    [yes] { $seatscount ->
        [one] У бою ({ $place }) ти програєш { $value } проти { $strength }.
       *[other] У бою ({ $place }) <b>{ $seats }</b> програєте { $value } проти { $strength }.
    }
   *[no] { $seatscount ->
        [one] У бою ({ $place }) <b>{ $seats }</b> програє { $value } проти { $strength }.
       *[other] У бою ({ $place }) <b>{ $seats }</b> програють { $value } проти { $strength }.
    }
}
kingos-event-field-drawn = { $seatsyou ->
    [yes] { $seatscount ->
        [one] У бою ({ $place }) ти граєш унічию { $value } проти { $strength }.
       *[other] У бою ({ $place }) <b>{ $seats }</b> граєте внічию { $value } проти { $strength }.
    }
   *[no] { $seatscount ->
        [one] У бою ({ $place }) <b>{ $seats }</b> грає внічию { $value } проти { $strength }.
       *[other] У бою ({ $place }) <b>{ $seats }</b> грають внічию { $value } проти { $strength }.
    }
}
kingos-event-kingos-won = { $seatsyou ->
    [yes] { $seatscount ->
        [one] Кінгоша ти долаєш { $value } проти { $strength }.
       *[other] Кінгоша <b>{ $seats }</b> долаєте { $value } проти { $strength }.
    }
   *[no] { $seatscount ->
        [one] Кінгоша долає <b>{ $seats }</b>, { $value } проти { $strength }.
       *[other] Кінгоша долають <b>{ $seats }</b>, { $value } проти { $strength }.
    }
}
kingos-event-kingos-lost = { $seatsyou ->
    [yes] { $seatscount ->
        [one] Кінгошу ти програєш { $value } проти { $strength }.
       *[other] Кінгошу <b>{ $seats }</b> програєте { $value } проти { $strength }.
    }
   *[no] { $seatscount ->
        [one] Кінгошу програє <b>{ $seats }</b>, { $value } проти { $strength }.
       *[other] Кінгошу програють <b>{ $seats }</b>, { $value } проти { $strength }.
    }
}
kingos-event-kingos-drawn = { $seatsyou ->
    [yes] { $seatscount ->
        [one] З Кінгошем ти граєш унічию { $value } проти { $strength }.
       *[other] З Кінгошем <b>{ $seats }</b> граєте внічию { $value } проти { $strength }.
    }
   *[no] { $seatscount ->
        [one] З Кінгошем грає внічию <b>{ $seats }</b>, { $value } проти { $strength }.
       *[other] З Кінгошем грають внічию <b>{ $seats }</b>, { $value } проти { $strength }.
    }
}
kingos-event-rewarded = { $you ->
    [yes] { $steps ->
        [one] <b>Ти</b> пересуваєш фішку на крок.
        [few] <b>Ти</b> пересуваєш фішку на { $steps } кроки.
       *[other] <b>Ти</b> пересуваєш фішку на { $steps } кроків.
    }
   *[no] { $steps ->
        [one] <b>{ $who }</b> пересуває фішку на крок.
        [few] <b>{ $who }</b> пересуває фішку на { $steps } кроки.
       *[other] <b>{ $who }</b> пересуває фішку на { $steps } кроків.
    }
}
kingos-event-cannot-suffer = { $you ->
    [yes] <b>Ти</b> не маєш того, чого хоче вартовий: { $guardian }.
   *[no] <b>{ $who }</b> не має того, чого хоче вартовий: { $guardian }.
}
kingos-event-lost = Усі карти лежать, а до цитаделі шляху немає. Перемагає острів.
kingos-event-midnight = Північ. Перемагає острів.
kingos-event-late = Шістдесят ходів минуло. Перемагає острів.

## Підсумок
kingos-line-energy = Енергія проти Кінгоша
kingos-line-red = { $flower }
kingos-line-lost = До цитаделі шляху немає
kingos-line-midnight = Північ
kingos-line-late = Шістдесят ходів

## Правила пункт за пунктом, нашими словами
kingos-clause = правило { $clause }
kingos-clause-1-1 = Від двох до п’яти шукачів пригод або один самотужки. У кожного фігурка, шість енергій, таблиця дій, колесо з фішкою і три поля для енергії: снага, утома, бій.
kingos-clause-1-2 = Карти острова у двох колодах, пляжна зверху. Карта — затишок, лука або небезпека; на краях можуть бути чорні або червоні шпичаки.
kingos-clause-1-3 = Вартові в торбинці. У кожного сила, нагорода в кроках і кара: квіти, прокляття або енергія.
kingos-clause-1-4 = Жовті квіти грають дією «квітка», червоні в бою. Сині прокляття стаються раз, білі діють далі.
kingos-clause-1-5 = Кубик: 1 — щит, 6 — меч, від 2 до 5 — місяць.
kingos-clause-1-6 = Карти, вартові, колесо й числа — домашній набір.
kingos-clause-2-1 = Усі починають на пляжі. Цитадель із Кінгошем лежить просто над ним, за чотири–сім кроків.
kingos-clause-2-2 = Шість енергій у сназі, фішка на зірці, ні квітів, ні проклять.
kingos-clause-2-3 = Жетон бою спершу праворуч від того, хто починає, і мандрує проти ходів; або спершу в нього й мандрує за ходами.
kingos-clause-2-4 = Відпочинок біля вартового й відлік місяця — налаштування.
kingos-clause-2-5 = Хто починає, вирішує жереб. Місяць стоїть на першій поділці.
kingos-clause-2-6 = Шлях місяця має 12 поділок; якщо жетон бою йде за ходами — по 6 на гравця; для одного 6.
kingos-clause-2-7 = Квадратна сітка без межі ліворуч, праворуч і вгору. На полі може стояти скільки завгодно. Пляж і цитадель не мають шпичаків.
kingos-clause-3-1 = Хід: дві дії. Хто має жетон бою, далі проводить бої, має ще дві дії й передає жетон бою.
kingos-clause-3-2 = Дії добровільні. Друга з пари — іншого виду й коштує енергію. Без енергії її немає.
kingos-clause-3-3 = Заблокованої дії не виконати. Те, що робить карта, — не дія.
kingos-clause-3-4 = За n гравців бої є в n-му ході й далі в кожному (n − 1)-му; якщо жетон бою йде за ходами або гравець один — у кожному.
kingos-clause-3-5 = Хто пропускає першу дію, а тоді діє, виконує першу дію. Обидва способи з квітками — один вид. Енергія втрачається перед другою дією. Друга пара починається наново.
kingos-clause-4-1 = Відпочинок: дві енергії з утоми до снаги, у затишку три. Біля вартового ні, або одна, якщо так домовлено. Відпочинок без користі не роблять.
kingos-clause-4-2 = Квітка: зіграй жовту або візьми одну на луці. Що понад п’ять, скидають одразу, на свій вибір. Квітку, яка нічого не зробить, зіграти можна, але марно.
kingos-clause-4-3 = Прокляття: зіграй його зі своєї таблиці. Синє стається й скидається. Біле висить над цитаделлю, доки його не замінить інше.
kingos-clause-4-4 = Рух на одне поле. Не вгору від вартового, не в море, не проти червоних шпичаків, не в невідоме, коли карт немає. Шпичаки діють, коли спрямовані на тебе.
kingos-clause-4-5 = Шлях проти чорних шпичаків приносить одне прокляття, після кроку й до дослідження.
kingos-clause-4-6 = На недосліджене місце кладуть карту, до тебе без червоних шпичаків. На небезпеку приходить вартовий.
kingos-clause-4-7 = На цитадель заходять з будь-якого дослідженого поля поруч, якщо не забороняють червоні шпичаки.
kingos-clause-4-8 = На цитаделі можна відпочивати й іти куди завгодно: Кінгош не вартовий.
kingos-clause-4-9 = Коли немає жодного кроку, можна рухом піти на пляж.
kingos-clause-5-1 = Втратити енергію — перенести її зі снаги до утоми. Чого немає, того не втрачають.
kingos-clause-5-2 = Прокляття: візьми його, подивись і поклади на відпочинок, квітку або рух. Хто може ступити, має вільне місце; вартовий, що його не знайде, відкине тебе назад (6.8).
kingos-clause-5-3 = Поки на місці лежить прокляття, ця дія заблокована.
kingos-clause-5-4 = Коли прокляття скінчилися, тасують скинуті.
kingos-clause-5-5 = На пляж і цитадель вартовим не можна. Під узбережжям море; кого туди зажене, той опиняється на пляжі.
kingos-clause-5-6 = Коли торбинка порожня, здолані вартові повертаються, щонайменше троє: якщо треба, то й найближчі до пляжу. Між рівними вибирає той, хто має жетон бою.
kingos-clause-5-7 = Відкинуто: на поле вниз, повз усі шпичаки, на найближчу карту внизу або на пляж.
kingos-clause-5-8 = Коли немає ні колоди, ні скинутих карт, нічого не беруть.
kingos-clause-6-1 = Усі бої водночас, де б не зустрілися шукачі пригод і вартові, і на цитаделі.
kingos-clause-6-2 = Домовляйтеся про що завгодно. Ніщо не зобов’язує. Перш ніж вкласти енергію, усі, хто б’ється на одному полі разом, можуть водночас сказати, скільки вкладуть, правду чи ні, або промовчати. Стіл пам’ятає, чиє слово справдилося.
kingos-clause-6-3 = Таємно й водночас кожен у бою вкладає скільки завгодно енергії зі снаги. Відкривають разом.
kingos-clause-6-4 = Потім кожен у бою може зіграти одну червону квітку, за порядком від того, чий хід.
kingos-clause-6-5 = Щит: усі бої — нічия і коштують меншу половину вкладеного. Меч: на дві більше на кожному полі.
kingos-clause-6-6 = Місяць на кубику рухає місяць.
kingos-clause-6-7 = Перемагає більше за силу. Кожен переможець рухає фішку на нагороди: за квітку на шляху — квітка, за зірку — енергія. Вартові йдуть.
kingos-clause-6-8 = Хто програє, зазнає кари кожного вартового на полі; якщо не може, його відкидає назад.
kingos-clause-6-9 = Після бою енергія йде до утоми, якщо це не нічия. Червоні квіти скидають.
kingos-clause-6-10 = Кінгош не вартовий: бонуси проти вартових не рахуються. Хто програє йому, того відкидає назад, і це все. На лагідному острові він слабший на одну за кожного з вас.
kingos-clause-6-11 = Кубик кидають, навіть коли ніхто не б’ється.
kingos-clause-6-12 = Спершу визначають, чим скінчився бій на кожному полі, потім за порядком ходів дають нагороди й кари, потім рухають відкинутих, а тоді перевіряють місяць.
kingos-clause-6-13 = Перемагають усі на полі, навіть хто нічого не вклав. Рахується кожна квітка й зірка на шляху.
kingos-clause-6-14 = Кілька вартових карають по черзі від найслабшого, кожен сповна або ніяк. Які квіти втратити, вибираєш ти.
kingos-clause-6-15 = За нічиєї вартові лишаються, і немає ні нагороди, ні кари.
kingos-clause-6-16 = Один раз кожного ходу, навіть чужого, можна гукнути щось усім: скільки принесеш, де зустрітися, щоб зачекали, щоб відпочили, або скільки вони мають. Це чути до кінця твого наступного ходу, воно нічого не коштує й нікого не зобов’язує. Під час бою не гукають.
kingos-clause-7-1 = Хто долає Кінгоша, перемагає; з кількох — найбільше власне значення, енергія і квітка. Рівні ділять перемогу.
kingos-clause-7-2 = Коли всі карти лежать, а до цитаделі шляху немає, перемагає острів.
kingos-clause-7-3 = Коли місяць стоїть на останній поділці, випадає ще один місяць, а Кінгош уцілів, перемагає острів.
kingos-clause-7-4 = Без відліку острів перемагає, коли минуло по шістдесят ходів.
kingos-clause-8-1 = Приховано: карти в руках, яке прокляття де лежить, слова й енергія до відкриття, порядок колод, торбинка.
kingos-clause-8-2 = Усе інше видно.
kingos-clause-9-1 = Двадцять чотири квітки чотирнадцяти видів; на кожній написано, що вона робить.
kingos-clause-9-2 = Десять синіх проклять; на кожному написано, що воно робить.
kingos-clause-9-3 = Вісім білих проклять; кожне змінює одне чинне правило.
kingos-clause-9-4 = Двадцять вартових десяти видів, по двоє, сила від двох до восьми.
kingos-clause-9-5 = Тридцять карт острова п’ятнадцяти видів, по дві.
kingos-clause-9-6 = Колесо має дванадцять поділок, зірку й три квітки. Що більше вас, то сильніший Кінгош.

## Чому ні, перш ніж питати сервер
kingos-whynot-guardian = Тут стоїть вартовий: з цього поля вгору не можна. { $open }
kingos-whynot-sea = Там море. { $open }
kingos-whynot-unexplored = Там ніхто не був, а карт острова більше немає. { $open }
kingos-whynot-spikes = Червоні шпичаки спрямовані на тебе. Проти них не пройти. { $open }
kingos-whynot-brambles = Над цитаделлю висить прокляття «Ожинник» (правило 9.3): чорні шпичаки тепер нікого не пускають. { $open }
kingos-whynot-no-move-now = Зараз рухатися не можна: рух уже був першою дією, або на ньому лежить прокляття.
kingos-whynot-same-kind = Це вже була перша дія. Друга має бути іншого виду.
kingos-whynot-blocked = На ній лежить прокляття. Зіграй його, і місце звільниться.
kingos-whynot-rest-guardian = Біля вартового не відпочивають. Спершу відійди, тільки не вгору.
kingos-whynot-rest-nothing = Відпочинок нічого не дасть: в утомі замало енергії.
kingos-whynot-no-flower = Квіти збирають на луці, а в руці немає жодної.
kingos-whynot-only-red = Квіти збирають на луці, а ті, що в руці, червоні: їх грають у бою.
kingos-whynot-none-left = На луці не лишилося квітів, а жовтої, щоб зіграти, в руці немає.
kingos-whynot-no-curse = На твоїй таблиці прокляття немає.
kingos-whynot-no-step = Звідси не ступити нікуди.
kingos-whynot-first-discard = Спершу скинь квітки: у руці їх більше, ніж можна.
kingos-whynot-first-give-flowers = Спершу вибери квітки, які втрачаєш.
kingos-whynot-first-say = Спершу розмова перед боєм: назви число або мовчи.
kingos-whynot-first-put-in = Спершу вклади в бій енергію або нічого.
kingos-whynot-first-bloom = Спершу твій бій: зіграй червону квітку або жодної.
kingos-whynot-first-lay-curse = Спершу поклади прокляття на дію, на якій його ще немає.
kingos-whynot-first-recall = Спершу вибери вартового, який повернеться до торбинки.
kingos-whynot-first-drift = Спершу вибери, куди тебе понесе вітер.
kingos-whynot-first-drive = Спершу вибери вартового й куди його проженеш.
kingos-whynot-first-turn-card = Спершу поверни карту, на якій стоїш.
kingos-whynot-too-much = У сназі маєш { $most }. Більше не вкласти.
kingos-whynot-say-too-much = У сназі маєш { $most }, і це бачать усі. Більше сказати не можна.
kingos-ui-open = Можна йти: { $ways }.
kingos-ui-open-none = Інших кроків зараз немає.

## Острів на столі
kingos-ui-turn = Хід { $turn }
kingos-ui-rail = Поруч з островом
kingos-ui-whole = Увесь острів
kingos-ui-nearer = Ближче
kingos-ui-farther = Далі
kingos-ui-unexplored = Не досліджено
kingos-ui-unexplored-text = Ніхто не знає, що тут. Хто прийде, бере карту.
kingos-ui-you-here = Ти стоїш тут
kingos-ui-guard = { $guardian }, сила { $strength }
kingos-ui-spikes = { $colour ->
    [red] Червоні шпичаки
   *[black] Чорні шпичаки
} { $side ->
    [up] угорі
    [right] праворуч
    [down] унизу
   *[left] ліворуч
}, { $way ->
    [in] проти того, хто йде звідси
   *[out] проти того, хто йде сюди
}
kingos-ui-stakes = перемога: колесо на { $reward }; поразка: { $punishment }
kingos-ui-step = Піти { $direction }{ $cost ->
    [curse] , за прокляття
    [explore] , у невідоме
   *[free] {""}
}
kingos-ui-step-free = Крок.
kingos-ui-step-explore = Крок у невідоме: викладається карта.
kingos-ui-step-curse = Шпичаки спрямовані на тебе: цей крок принесе прокляття.
kingos-ui-picked = Шпичаки спрямовані на тебе ({ $place }). Цей крок принесе прокляття. Натисни ще раз, щоб піти.
kingos-ui-picked-caption = Шпичаки спрямовані на тебе. Цей крок принесе <em>прокляття</em>. Усе одно йти?
kingos-ui-go-cursed = Усе одно йти
kingos-ui-rather-not = Краще ні
kingos-ui-drift = Полетіти { $direction }
kingos-ui-drive = { $guardian }: прогнати { $direction }
kingos-ui-recall = Назад у торбинку: { $guardian }
kingos-ui-moon = Місяць на { $moon } з { $last }
kingos-ui-decks = Що лишилося
kingos-ui-deck-island = { $count ->
    [one] лишилася { $count } карта острова
    [few] лишилося { $count } карти острова
   *[other] лишилося { $count } карт острова
}
kingos-ui-deck-bag = { $count ->
    [one] у торбинці { $count } вартовий
    [few] у торбинці { $count } вартові
   *[other] у торбинці { $count } вартових
}
kingos-ui-deck-flowers = { $count ->
    [one] у колоді { $count } квітка
    [few] у колоді { $count } квітки
   *[other] у колоді { $count } квіток
}
kingos-ui-deck-curses = { $count ->
    [one] у колоді { $count } прокляття
    [few] у колоді { $count } прокляття
   *[other] у колоді { $count } проклять
}
kingos-ui-over = Гру закінчено.
kingos-ui-waiting = { $count ->
    [one] { $who } думає.
   *[other] { $who } думають.
}
kingos-ui-waiting-chance = Вирішує острів.

## Енергія, дії, квіти
kingos-ui-strength = Твої сили
kingos-ui-strength-other = Сили
kingos-ui-energy = енергія: { $count }
kingos-ui-wheel = Колесо: поділка { $at } з 12, до наступного дарунка { $next }
kingos-ui-gift = { $gift ->
    [star] { $steps ->
        [one] <b>Один крок</b> до зірки: нова енергія.
        [few] <b>{ $steps } кроки</b> до зірки: нова енергія.
       *[other] <b>{ $steps } кроків</b> до зірки: нова енергія.
    }
   *[flower] { $steps ->
        [one] <b>Один крок</b> до наступної квітки.
        [few] <b>{ $steps } кроки</b> до наступної квітки.
       *[other] <b>{ $steps } кроків</b> до наступної квітки.
    }
}
kingos-ui-screen = За ширмою: ніхто не побачить, доки не виберуть усі. Перетягни енергію, торкнися її або введи число.
kingos-ui-screen-shut = За ширмою. Відкривають усі разом.
kingos-ui-less = Менше
kingos-ui-more = Більше
kingos-ui-of = з { $most }
kingos-ui-amount = Скільки енергії вкласти
kingos-ui-amount-said = Скільки енергії пообіцяти
kingos-ui-put-in = { $energy ->
    [0] Нічого не вкладати
   *[other] Вкласти { $energy }
}
kingos-ui-say = { $energy ->
    [0] Сказати: «Не вкладу нічого»
   *[other] Сказати: «Вкладу { $energy }»
}
kingos-ui-say-nothing = Ані слова
kingos-ui-no-flower = Без квітки
kingos-ui-leave-it = На цьому все
kingos-ui-actions = Твоя таблиця дій
kingos-ui-rest-note = повернеться { $energy }
kingos-ui-gather = Зірвати квітку
kingos-ui-play = Зіграти жовту
kingos-ui-flower-both = Зірвати або зіграти
kingos-ui-unleash = { $count ->
    [one] Зіграти прокляття
   *[other] Зіграти одне з { $count }
}
kingos-ui-unleash-one = Зіграти, звільниться: { $place }
kingos-ui-play-one = Зіграти: { $flower }
kingos-ui-play-word = Зіграти
kingos-ui-waste-note = Зараз нічого не зробить
kingos-ui-waste-caption = { $flower } тут <em>нічого</em> не зробить. Усе одно зіграти?
kingos-ui-waste = Усе одно зіграти
kingos-ui-go-back = Назад на пляж
kingos-ui-steps = { $count ->
    [one] { $count } шлях
    [few] { $count } шляхи
   *[other] { $count } шляхів
}
kingos-ui-lay-here = Покласти прокляття сюди
kingos-ui-hand = Твої квіти
kingos-ui-hand-count = { $count ->
    [0] Твої квіти
   *[other] Твої квіти: { $count }
}
kingos-ui-hand-of = { $who }: квіти, { $count }
kingos-ui-hand-empty = Поки жодної. Вони ростуть на луках, і їх дарує колесо.
kingos-ui-curses = Твої прокляття
kingos-ui-curses-of = { $who }: прокляття
kingos-ui-blocks = { $place ->
    [rest] Блокує відпочинок.
    [flower] Блокує квіти.
   *[move] Блокує рух.
}
kingos-ui-put-back = { $count ->
    [one] Скинути її
    [few] Скинути { $count }
   *[other] Скинути { $count }
}
kingos-ui-give-up = Скинути
kingos-ui-quarters = { $quarters ->
    [1] на чверть
    [2] на півоберта
   *[3] на три чверті
}
kingos-ui-tone-yellow = дія
kingos-ui-tone-yellow-note = Грають дією «квітка».
kingos-ui-tone-red = бій
kingos-ui-tone-red-note = Грають у власному бою, перед кубиком.
kingos-ui-tone-blue = один раз
kingos-ui-tone-blue-note = Діє один раз, коли зіграно, і зникає.
kingos-ui-tone-white = лишається
kingos-ui-tone-white-note = Правило для всіх, доки його не змінить інше біле прокляття.

## Шукачі пригод
kingos-ui-adventurers = Шукачі пригод
kingos-ui-token = Бої
kingos-ui-token-text = Тримає жетон бою: у цьому ході будуть бої.
kingos-ui-flowers = { $count ->
    [one] { $count } квітка в руці
    [few] { $count } квітки в руці
   *[other] { $count } квіток у руці
}
kingos-ui-slot = { $place ->
    [rest] Відпочинок
    [flower] Квітка
   *[move] Рух
}: { $cursed ->
    [yes] лежить прокляття
   *[no] вільно
}
kingos-ui-has-words = слова вибрано
kingos-ui-has-chosen = вибрано
kingos-ui-thinking = { $you ->
    [yes] вибираєш
   *[no] думає
}
kingos-ui-yours = твій хід
kingos-ui-words-kept = Дотримано обіцянок: { $kept } з { $all }

## Мета, заклики, разом
kingos-ui-to-pawn = До мого пішака
kingos-ui-aim-together = Мета: зійтися в цитаделі з більш ніж { $strength }, поки місяць не став повним.
kingos-ui-aim-alone = Мета: бути в цитаделі з більш ніж { $strength }, поки місяць не став повним.
kingos-ui-aim-ever = Мета: зійтися в цитаделі з більш ніж { $strength }.
kingos-ui-aim-alone-ever = Мета: бути в цитаделі з більш ніж { $strength }.
kingos-ui-aim-last = Місяць майже повний: негайно до цитаделі, з більш ніж { $strength }.
kingos-ui-aim-here = Ти перед Кінгошем: його здолає більш ніж { $strength }.
kingos-ui-aim-short = Мета: цитадель, з більш ніж { $strength }.
kingos-ui-reach = { $count } з { $all } поруч
kingos-ui-calls = Гукни іншим
kingos-ui-calls-heard = почують одразу
kingos-ui-calls-once = раз за хід
kingos-ui-calls-later = за мить
kingos-ui-calls-drawer = Гукнути
kingos-ui-call-bring = Принесу десь
kingos-ui-call-here = Зустріч тут
kingos-ui-call-citadel = До цитаделі
kingos-ui-call-wait = Чекайте мене
kingos-ui-call-rest = Спершу спокій
kingos-ui-call-how_much = Скільки маєте?
kingos-ui-called-bring = Принесу десь { $energy }
kingos-ui-called-here = Зустріньмося тут
kingos-ui-called-citadel = Зустріньмося в цитаделі
kingos-ui-called-wait = Зачекайте на мене
kingos-ui-called-rest = Спершу відпочиньте
kingos-ui-called-how_much = Скільки маєте?
kingos-ui-together = Разом тут
kingos-ui-together-kingos = Разом проти Кінгоша
kingos-ui-together-drawer = Разом
kingos-ui-together-note = { $count ->
    [one] Стільки ти можеш принести. Треба { $need }.
   *[other] Стільки ви можете принести (вас { $count }). Треба { $need }.
}
kingos-ui-bar-sure = напевно
kingos-ui-bar-said = за словами
kingos-ui-bar-most = щонайбільше
kingos-ui-range = { $most ->
    [0] нічого
   *[other] від { $least } до { $most }
}
kingos-ui-says = обіцяє { $energy }
kingos-ui-asks-here = кличе до себе
kingos-ui-asks-citadel = буде там
kingos-ui-asks-wait = просить чекати
kingos-ui-asks-rest = хоче відпочинку
kingos-ui-asks-how_much = питає скільки
kingos-ui-steps-off = { $count ->
    [one] за { $count } крок
    [few] за { $count } кроки
   *[other] за { $count } кроків
}
kingos-ui-hand-count-short = { $count ->
    [one] { $count } квітка
    [few] { $count } квітки
   *[other] { $count } квіток
}
kingos-ui-kept-short = дотримано { $kept } з { $all }

## Чому дія сіра, двома-трьома словами
kingos-grey-waiting = не твій хід
kingos-grey-first = спершу інше
kingos-grey-same-kind = це вже була перша дія
kingos-grey-blocked = на ній прокляття
kingos-grey-rest-guardian = не біля вартового
kingos-grey-rest-nothing = сил удосталь
kingos-grey-no-flower = ні луки, ні квітки
kingos-grey-only-red = жовтої квітки немає
kingos-grey-none-left = квіти скінчилися
kingos-grey-no-curse = прокляття немає
kingos-grey-no-step = ступити нікуди

## Бої
kingos-ui-battle = Бій
kingos-ui-battles = Бої
kingos-ui-battle-over = Бої скінчилися.
kingos-ui-against = Проти сили { $strength }.
kingos-ui-against-kingos = Проти Кінгоша: { $strength }.
kingos-ui-need = { $who ->
    [you] Тобі треба щонайменше <b>{ $need }</b>.
    [us] Разом вам треба щонайменше <b>{ $need }</b>.
   *[them] Треба щонайменше <b>{ $need }</b>.
} Кубик може додати дві або оголосити нічию.
kingos-ui-could = { $who ->
    [you] Ти можеш принести <b>{ $sure }</b>
    [us] Ви можете принести <b>{ $sure }</b>
   *[them] Вони можуть принести <b>{ $sure }</b>
}{ $more ->
    [yes] , щонайбільше { $most }.
   *[no] .
}
kingos-ui-brings = { $who ->
    [you] Ти приносиш <b>{ $sure }</b>
    [us] Ви приносите <b>{ $sure }</b>
   *[them] Вони приносять <b>{ $sure }</b>
}{ $more ->
    [yes] , із квітами щонайбільше { $most }.
   *[no] .
}
kingos-ui-reveal = Лапи розтуляються.
kingos-ui-strong = { $foe }: сила { $strength }.
kingos-ui-guardians = Вартові: { $count }
kingos-ui-brought = { $who ->
    [you] Твоя сила: { $value }.
    [us] Ваша сила разом: { $value }.
   *[them] { $name }: { $value }.
}
kingos-ui-title-won = { $kingos ->
    [yes] Кінгоша здолано, на { $by } більше.
   *[no] Перемога на { $by }.
}
kingos-ui-title-lost = { $by ->
    [0] Поразка: порівну замало.
   *[other] Поразка на { $by }.
}
kingos-ui-title-drawn = Нічия.
kingos-ui-result-won = перемога
kingos-ui-result-lost = поразка
kingos-ui-result-drawn = нічия
kingos-ui-said = обіцяно { $energy }
kingos-ui-said-nothing = без слів
kingos-ui-unlike = але зроблено інакше
kingos-ui-nothing = нічого
kingos-ui-paw-shut = вибрано
kingos-ui-face-sword = на дві більше, раз на поле
kingos-ui-face-shield = нічия: половину вкладеного втрачено
kingos-ui-face-moon = нічого більше; місяць іде далі
kingos-ui-due-wheel = колесо на { $count }
kingos-ui-due-energy = { $count ->
    [one] нова енергія
    [few] { $count } нові енергії
   *[other] { $count } нових енергій
}
kingos-ui-due-flower = { $count ->
    [one] квітка
    [few] { $count } квітки
   *[other] { $count } квіток
}
kingos-ui-due-tired = втрата енергії: { $count }
kingos-ui-due-gave = { $count ->
    [one] втрата квітки
   *[other] втрата квіток: { $count }
}
kingos-ui-due-curse = { $count ->
    [one] прокляття
    [few] { $count } прокляття
   *[other] { $count } проклять
}
kingos-ui-due-thrown = на поле назад
kingos-ui-foot-won = { $guards ->
    [one] Вартовий іде геть
   *[other] Вартові йдуть геть
}{ $count ->
    [one] , і колесо крутиться.
   *[other] , і колесо крутиться для всіх.
}
kingos-ui-foot-lost = { $guards ->
    [one] Вартовий лишається й бере своє.
   *[other] Вартові лишаються й беруть своє.
}
kingos-ui-foot-drawn = { $guards ->
    [one] Вартовий лишається й нікого не карає.
   *[other] Вартові лишаються й нікого не карають.
}
kingos-ui-foot-nothing = Ніхто нічого не здобув, і нікого не покарано.
kingos-ui-foot-kingos-won = Перемагає той, хто приніс найбільше.
kingos-ui-foot-kingos-lost = Кінгош відкидає всіх на поле назад.
kingos-ui-foot-kingos-drawn = Кінгош лишається на місці, і всі інші теж.
kingos-ui-next-battle = Наступний бій
kingos-ui-go-on = Далі

## Кінець
kingos-ui-end-kingos = Кінгоша здолано. Перемагає той, чия власна сила в тому бою була найбільша.
kingos-ui-end-lost = Усі карти викладено, а до цитаделі немає шляху. Острів зберіг свого короля.
kingos-ui-end-midnight = Північ. Місяць пройшов свій шлях, а Кінгош досі там.
kingos-ui-end-late = Кожен мав шістдесят ходів, а Кінгош досі там.
kingos-ui-climb = Хто як підіймався
kingos-ui-means = Наприкінці енергії { $energy }, у руці { $flowers ->
    [one] { $flowers } квітка
    [few] { $flowers } квітки
   *[other] { $flowers } квіток
}.
kingos-ui-headline-you = Кінгоша здолано, і останній удар твій.
kingos-ui-headline-one = Кінгоша здолано. Останній удар: { $who }.
kingos-ui-headline-shared = Кінгоша здолано. Перемогу ділять: { $who }.
kingos-ui-headline-island = Перемагає острів.

## Що кажуть за столом одним натиском
kingos-phrase-together = Зробімо це разом.
kingos-phrase-promise = Скільки скажу, стільки вкладу.
kingos-phrase-everything = Вкладаю все.
kingos-phrase-more = Тут треба більше.
kingos-phrase-empty = У мене нічого не лишилося.
kingos-phrase-mine = Цього лишіть мені.
kingos-phrase-wait = Зачекайте, спершу відпочину.
kingos-phrase-citadel = Усі до цитаделі.
kingos-phrase-moon = Місяць уже майже дійшов.
kingos-phrase-remember = Пам’ятаю, хто збрехав.
kingos-phrase-sorry = Пробачте, так було треба.
kingos-phrase-thanks = Гарний бій.

## Лічильник балів
kingos-no-pad = У цій грі наприкінці нічого не додають. Переміг той, хто в битві, що здолала Кінгоша, вдарив найсильніше; рівні ділять перемогу, а інакше переміг острів. На столі це й так видно.

## Урок
kingos-learn-guardians = Десять видів вартових
kingos-learn-flowers = Чотирнадцять видів квітів
kingos-learn-curses = Вісімнадцять проклять
kingos-learn-chapter-1 = У коробці
kingos-learn-chapter-2 = Підготовка
kingos-learn-chapter-3 = Хід
kingos-learn-chapter-4 = Чотири дії
kingos-learn-chapter-5 = Енергія, прокляття, поля
kingos-learn-chapter-6 = Бої
kingos-learn-chapter-7 = Кінець
kingos-learn-chapter-8 = Що приховано
kingos-learn-chapter-9 = Що роблять карти
kingos-learn-answer-flower = Квітку
kingos-learn-answer-star = Нову енергію
kingos-learn-answer-nothing = Нічого
kingos-learn-answer-you = Ти
kingos-learn-answer-mourek = Моурек
kingos-learn-answer-both = Обоє
kingos-learn-hello-title = Острів, якого ніхто не бачив
kingos-learn-hello = Ти й Моурек стоїте на пляжі. Просто вгорі цитадель, а в ній <em>Кінгош</em>. Самотужки його не здолати; але останнього удару завдасть лише хтось один із вас.
kingos-learn-step-title = Крок у невідоме
kingos-learn-step = У ході дві дії. Твоя перша: <em>рух</em>. Хто ступає на недосліджене місце, викладає там карту. Іди вгору.
kingos-learn-step-right = Пасовище: лука, де збирають квіти.
kingos-learn-step-wrong = Можна й так. Але цитадель угорі: спробуй місце над собою.
kingos-learn-second-title = Друга дія має ціну
kingos-learn-second = Вона має бути <em>іншого виду</em> і коштує одну енергію: та переходить зі снаги до утоми. Вибери дію «квітка».
kingos-learn-second-right = Мак: червоний, тож чекає на бій. Відпочинок повертає втомлену енергію, по дві за раз.
kingos-learn-second-wrong = Цього зараз не зробити. На луці це квітка.
kingos-learn-spikes-title = Шпичаки, спрямовані на тебе
kingos-learn-spikes = За два ходи, на поле вище. Шпичаки діють, лише коли <em>спрямовані на тебе</em>: чорні приносять прокляття, червоні не пускають нікого. Зроби крок, який нічого не коштує.
kingos-learn-spikes-right = Там на тебе ніщо не було спрямоване. Праворуч вони спрямовані назовні, проти тих, хто приходить.
kingos-learn-spikes-wrong = Ці спрямовані всередину, на того, хто йде звідси: було б прокляття. Шукай край без них або зі шпичаками назовні.
kingos-learn-danger-title = Вартовий
kingos-learn-danger = У небезпеці чекає вартовий. Цей їжак має <em>силу 4</em>. Моурек тримає жетон бою, тож бій зараз. Скільки ви разом маєте вкласти щонайменше?
kingos-learn-danger-right = Перемагає більше за силу; порівну замало.
kingos-learn-danger-wrong = Більше за силу, але не більше, ніж треба: у бою енергія втомлюється.
kingos-learn-put-title = Слово і діло
kingos-learn-put = Моурек каже: «Вкладу три». Ніщо його не зобов’язує. За своєю ширмою вибери, скільки вкладеш <em>ти</em>: перетягни енергію в бій або введи число. Тоді всі лапи розтуляться разом.
kingos-learn-put-right = Добре, що ти йому не віриш: він уклав одну. Ви стояли там обоє, тож нагорода для обох.
kingos-learn-put-other = Він уклав одну, не три. Замало: їжак проклинає обох. Чотирьох твоїх вистачило б.
kingos-learn-wheel-title = Колесо
kingos-learn-wheel = Здоланий вартовий пересуває твою фішку на колесі: за їжака на п’ять. Рахується кожен дарунок, до якого вона доходить або який минає. Від зірки на п’ять: що це дало?
kingos-learn-wheel-right = Квітку на третій поділці. Зірка після цілого кола — нова енергія, і так набираються сили на Кінгоша.
kingos-learn-wheel-wrong = Рахуй згори за годинниковою стрілкою: на третій поділці щось є.
kingos-learn-curse-title = Прокляття
kingos-learn-curse = Прокляття лежить на одній із твоїх дій і <em>блокує</em> її, доки його не зіграєш. Де саме, вирішуєш ти: натисни відпочинок, квітку або рух.
kingos-learn-curse-right = Заблоковано. Дією «прокляття» його грають: сині діють один раз, білі висять над цитаделлю як правило для всіх.
kingos-learn-curse-wrong = Відпочинок, квітка або рух: саму дію «прокляття» не заблокувати.
kingos-learn-call-title = Гукни іншим
kingos-learn-call = Ти стоїш просто під цитаделлю й маєш сім енергії. У Кінгоша тринадцять, а Моурек іще йде вгору. У свій хід і в його хід можна щось <em>гукнути</em> всім. Спитай, скільки він має.
kingos-learn-call-right = «Принесу десь 8». П’ятнадцяти вистачило б, тож варто зачекати. Поклик нікого не зобов’язує, але боти його розуміють, відповідають і часто приходять.
kingos-learn-call-wrong = І це можна гукнути. Але спершу добре знати, скільки він має.
kingos-learn-kingos-title = Останній удар
kingos-learn-kingos = Ви зустрічаєтеся на цитаделі. Шість від тебе, вісім від Моурека: чотирнадцять проти тринадцяти, і Кінгош падає. Хто перемагає у грі?
kingos-learn-kingos-right = Той, хто приніс найбільше. Разом одне проти одного: у цьому весь фокус.
kingos-learn-kingos-wrong = З тих, хто його здолав, перемагає той, у кого найбільша власна енергія з квіткою, і то одноосібно.
kingos-learn-ready-title = До півночі
kingos-learn-ready = Кубик пересуває місяць майже в кожному бою. Якщо він дійде до кінця або до цитаделі не буде шляху, <em>перемагає острів</em>, а ви всі програєте. Блефуй, та не надто довго.

## Що лишається від зіграних партій на власній сторінці
kingos-measures = слова
kingos-measure-nights = ночі
kingos-measure-kept = дотримані слова
kingos-measure-broken = порушені слова
kingos-measure-strength = сила

## Загадки
kingos-puzzle-title = { $reds ->
    [0] Ні краплі зайвої
   *[other] З квітами в лапці
}
kingos-puzzle-aim = На полі немає нікого поруч, проти тебе сила { $strength }, а енергії в тебе { $energy }{ $reds ->
    [0] {""}
    [one] , і ще червона квітка, яку можна зіграти потім
   *[other] , і ще червоні квіти, які можна зіграти потім
}. Кубик має { $faces } граней: щит ({ $shields }) означає нічию, меч ({ $swords }) додає два. Знайди, що виграє найчастіше, а з того, що виграє однаково часто, найменше.

## Польовий довідник
kingos-guide-flowers-title = Чого варта квітка
kingos-guide-flowers-note = На скільки ігор зі 100 більше виграє той, хто починає хід із цією квіткою на руці, і на скільки більше — острів. Грають троє, а далі грає тренерка: два кола за простими правилами, потім за тим, чим такі позиції закінчувалися.
kingos-guide-flowers-unit = ігор зі 100, більше чи менше
kingos-guide-flowers-owner = хто її має
kingos-guide-flowers-island = острів
kingos-guide-curses-title = Чого коштує прокляття
kingos-guide-curses-note = На скільки ігор зі 100 більше чи менше виграє той, хто починає хід із цим прокляттям на вільному місці своєї таблиці, і на скільки більше — острів. Рахується так само, як квіти.
kingos-guide-curses-unit = ігор зі 100, більше чи менше
kingos-guide-curses-owner = хто його має
kingos-guide-curses-island = острів
kingos-guide-fields-title = Чого варте поле
kingos-guide-fields-note = На скільки ігор зі 100 більше чи менше виграє той, хто щойно відкрив це поле, і на скільки більше — острів, порівняно з усім, що могло там лежати. Рахується так само, як квіти. Трьом гравцям стосу від пляжу майже завжди вистачає на всю гру, тож про стос від цитаделі тут нічого немає.
kingos-guide-fields-unit = ігор зі 100, більше чи менше
kingos-guide-fields-owner = хто його відкриє
kingos-guide-fields-island = острів
kingos-guide-island-title = Як часто виграє острів
kingos-guide-island-note = Зі 100 ігор ботів одного рівня зі звичайними правилами. Ліза грає для себе, Мурко посередині: хто менше ділиться, той частіше програє острову.
kingos-guide-island-unit = ігри зі 100
kingos-guide-island-hard = Ліза та схожі на неї
kingos-guide-island-medium = Мурко та схожі на нього
kingos-guide-turns-title = Як довго триває гра
kingos-guide-turns-note = Ходи всіх гравців разом, доки не впаде Кінгош або не зійде місяць.
kingos-guide-turns-unit = ходи
kingos-guide-turns-hard = Ліза та схожі на неї
kingos-guide-turns-medium = Мурко та схожі на нього
kingos-guide-guardians-title = Як часто вартового перемагають
kingos-guide-guardians-note = Скільки битв зі 100 на полі вартового виграно; нічия не рахується. Найслабший вартовий угорі.
kingos-guide-guardians-unit = битви зі 100
kingos-guide-guardians-hard = Ліза та схожі на неї
kingos-guide-guardians-medium = Мурко та схожі на нього
kingos-guide-seats-2 = 2 гравці
kingos-guide-seats-3 = 3 гравці
kingos-guide-seats-4 = 4 гравці
kingos-guide-seats-5 = 5 гравців
kingos-guide-word = «П’ятеро, що грають кожен за себе, програють острову дев’ять ігор із десяти. Вірність — не доброта, а арифметика.»

## Поради
kingos-advice-rest = Відпочити.
kingos-advice-gather = Зірвати квітку.
kingos-advice-flower = Зіграти квітку { $flower }.
kingos-advice-curse = Зіграти прокляття { $curse }.
kingos-advice-move = Піти { $direction }.
kingos-advice-go-back = Повернутися на пляж.
kingos-advice-pass = Більше нічого не робити.
kingos-advice-silent = Нічого не казати.
kingos-advice-lay-curse = Покласти прокляття на «{ $place }».
kingos-advice-discard = Відмовитися від: { $flowers }.
kingos-advice-drive = Прогнати вартового { $guardian } { $direction }.
kingos-advice-turn-card = { $quarters ->
    [0] Залишити картку, як лежить.
    [one] Повернути картку на чверть.
    [2] Повернути картку на половину.
   *[other] Повернути картку на три чверті.
}
kingos-advice-recall = Відкликати вартового { $guardian } ({ $place }).
kingos-advice-say = { $energy ->
    [0] Сказати, що не вкладеш нічого.
   *[other] Сказати, що вкладеш { $energy }.
}
kingos-advice-put-in = { $energy ->
    [0] Не вкласти нічого.
   *[other] Вкласти { $energy }.
}
kingos-nudge-rest = Подумай про свою силу.
kingos-nudge-flowers = Подумай про квіти.
kingos-nudge-curses = Подумай про свої прокляття.
kingos-nudge-way = Подумай про дорогу.
kingos-nudge-guardians = Подумай про вартових.
kingos-nudge-nothing = Чи треба взагалі щось робити?
kingos-nudge-energy = { $much ->
    [little] Вистачить радше мало.
    [much] Радше багато, ніж мало.
   *[some] Ні мало, ні все.
}
kingos-bluff = Що інші подумають про сказане й чи дотримають свого слова, не порахує ніхто.

# Що передбачає тренер
kingos-line-ahead-nearer = { $moons ->
    [99] ближче до цитаделі, у кроках: лишається { $steps }
    [0] ближче до цитаделі, у кроках: лишається { $steps }, і наступний місяць останній
    [one] ближче до цитаделі, у кроках: лишається { $steps }, місяцеві ще { $moons } поділка
    [few] ближче до цитаделі, у кроках: лишається { $steps }, місяцеві ще { $moons } поділки
   *[other] ближче до цитаделі, у кроках: лишається { $steps }, місяцеві ще { $moons } поділок
}
kingos-line-ahead-farther = { $moons ->
    [99] далі від цитаделі, у кроках: лишається { $steps }
    [0] далі від цитаделі, у кроках: лишається { $steps }, і наступний місяць останній
    [one] далі від цитаделі, у кроках: лишається { $steps }, місяцеві ще { $moons } поділка
    [few] далі від цитаделі, у кроках: лишається { $steps }, місяцеві ще { $moons } поділки
   *[other] далі від цитаделі, у кроках: лишається { $steps }, місяцеві ще { $moons } поділок
}
kingos-line-ahead-away = кожен крок веде далі від цитаделі, щонайменше на стільки
kingos-line-ahead-energy = енергія у сназі
kingos-line-ahead-shelter = на стільки більше енергії поверне там відпочинок
kingos-line-ahead-price = енергія за другу дію
kingos-line-ahead-kept = збережена енергія за другу дію
kingos-line-ahead-otherwise = енергія, яку забрало б будь-що інше, на думку ботів
kingos-line-ahead-flower = квіти в руці
kingos-line-ahead-choice = більший вибір: у руці лишається не більше { $limit } квіток
kingos-line-ahead-meadow = квіти, які там можна зібрати
kingos-line-ahead-freed = { $on ->
    [rest] відпочинок знову вільний
    [flower] квіти знову вільні
   *[move] рух знову вільний
}, в енергії, на думку ботів
kingos-line-ahead-blocked = { $on ->
    [rest] без відпочинку, доки прокляття не зіграно
    [flower] без квітів, доки прокляття не зіграно
   *[move] без руху, доки прокляття не зіграно
}, в енергії, на думку ботів
kingos-line-ahead-stays = { $on ->
    [rest] відпочинок лишається вільним
    [flower] квіти лишаються вільними
   *[move] рух лишається вільним
}, в енергії, на думку ботів
kingos-line-ahead-cursed = прокляття
kingos-line-ahead-stirred = вартові, що прийдуть
kingos-line-ahead-driven = сила, що йде з твого поля: { $guardian }
kingos-line-ahead-recalled = сила, що йде з острова: { $guardian }
kingos-line-ahead-wheel = поділки на колесі
kingos-line-ahead-moon = поділки, які місяцеві ще лишаються
kingos-line-ahead-guardian = твої { $own } проти вартового з силою { $strength }, нагорода { $reward }
kingos-line-ahead-beside = енергія тих, хто там стоїть: { $seats }
kingos-line-ahead-left = стільки бракувало б твоїм { $own } проти сили { $strength }, від якої ти йдеш
kingos-line-ahead-strike = { $seatscount ->
    [0] ти без інших { $together } проти { $strength } Кінгоша
   *[other] разом { $together } проти { $strength } Кінгоша; хто ще може там бути: { $seats }
}
kingos-line-ahead-waits = { $seatscount ->
    [0] стільки бракує проти Кінгоша: ти без інших { $together } проти { $strength }
   *[other] стільки бракує проти Кінгоша: разом { $together } проти { $strength }, поруч із тобою: { $seats }
}
kingos-line-ahead-announced = з обіцяними { $energy } разом { $together } проти { $strength }, якщо інші вкладуть усе
kingos-line-ahead-part = ти обіцяєш { $energy }, рівна частка — { $part }
kingos-line-ahead-others = інші без тебе { $together } проти { $strength }, якщо вкладуть усе
kingos-line-ahead-words = { $together } проти { $strength }, якщо інші дотримають слова
kingos-line-ahead-word = ти вкладаєш { $energy }, обіцяно було { $said }
kingos-line-ahead-trust = більше обіцянок дотримано, ніж порушено, { $who }: { $kept } з { $times }
kingos-line-ahead-spare = енергія, що лишається у сназі
kingos-line-ahead-together = разом { $together } проти { $strength }, якщо всі вкладуть, що мають
kingos-line-ahead-wins = переможні грані кубика із шести, якщо всі дотримають слова
kingos-line-ahead-open = переможні грані кубика із шести, як є зараз
kingos-line-ahead-faces = переможні грані кубика із шести: { $after } замість { $before }
kingos-line-ahead-value = { $value } проти { $strength }, разом із квіткою
kingos-line-ahead-short = стільки бракувало б навіть із найкращою квіткою та мечем
kingos-line-ahead-saved = червона квітка, що лишається в руці
kingos-line-ahead-returns = енергія, що повернеться до снаги
kingos-line-ahead-spared = вартові, які не можуть тебе покарати
kingos-line-ahead-first = ти { $own }, найсильніший з інших { $best }
kingos-line-ahead-second = найсильніший з інших попереду: { $best } проти твоїх { $own }
kingos-line-ahead-missing = стільки бракує: твої { $own } проти { $strength }
kingos-line-ahead-bring = сила, яку ти маєш, а обіцяєш { $energy }
kingos-line-ahead-behind = кроки до цитаделі
kingos-line-ahead-rested = після відпочинку { $together } проти { $strength } Кінгоша, з усіма, хто поблизу

## Under the curve
kingos-ticks = ходи
