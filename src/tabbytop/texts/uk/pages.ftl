### Сторінки поруч зі столом: запис, лічильник, як грати. Голос як у client.ftl.
### <em> позначає одне важливе слово, <b> ім’я; інших позначок немає.

## Крок за кроком
replay-title = Ще раз
replay-where = зупинка { $at } з { $count }
replay-keys = Перегляд
replay-back = На крок назад
replay-play = Відтворити
replay-pause = Пауза
replay-on = На крок далі
replay-last = На кінець
replay-speed = Швидкість { $speed }×, змінити
replay-line = Місце в грі
replay-begin = Перед першим ходом.
replay-story = Оповідь
replay-eyes = Чию руку видно
replay-eyes-table = нічию
replay-keep = Зберегти запис
replay-share = Поділитися цією миттю
replay-share-here = Поділитися цією миттю (лише цей комп’ютер)
replay-keys-note = Пробіл пускає й спиняє, стрілки ведуть крок за кроком, Home і End стрибають.
replay-not-yet-title = Ця гра ще триває
replay-not-yet = Подивитися її можна, коли скінчиться.
replay-to-table = До столу
replay-other = Відкрити іншу
replay-open-title = Відкрити збережену гру
replay-open = Обери файл .tabby або перетягни його сюди. Його перевірять рядок за рядком.
replay-choose = Обрати файл
replay-reading = Читаємо { $file }
replay-damaged = { $file } не читається.
replay-damaged-line = { $file } не читається: помилка в рядку { $line }.
replay-too-large = { $file } завеликий для запису гри.
from-here = Грати далі звідси
from-here-note = Із цієї миті постане окремий стіл. На інші місця сядуть коти-боти. Це тренування, воно нікуди не зараховується.
from-here-seat = На чиє місце ти сядеш?
from-here-start = Сісти

## Погляд назад: чого були варті ходи
look-title = Погляд назад
look-working = { $who } проходить гру крок за кроком.
look-working-note = Це триває кілька секунд, а якщо давно ніхто не питав — пів хвилини.
look-done = готово { $percent } %
look-failed = Цю гру зараз не вдається пройти.
look-too-many = Проходяться інші твої ігри. Зачекай на них і спробуй ще раз.
look-again = Спробувати ще раз
look-played-better = { $you ->
    [yes] Твоя гра була кращою.
   *[no] Краще грає { $who }.
}
look-played-alike = Ніхто не грав певно краще.
look-played = Зіграно
look-better = Краще
look-nothing-better = нічого певно кращого не було
look-by-luck = { $points } завдяки удачі
look-by-luck-games = { $points } зі 100 ігор завдяки удачі
look-more-points = { $count ->
    [one] на { $count } бал більше
    [few] на { $count } бали більше
   *[other] на { $count } балів більше
}
look-reason = { $points }: { $what }
look-reason-counted = { $what }
look-reason-they-lose = { $points }, суперник втрачає: { $what }
look-reason-they-take = { $points }, суперник бере: { $what }
look-reason-sister-lose = { $points }, сестра втрачає: { $what }
look-reason-sister-take = { $points }, сестра бере: { $what }
look-more-games = { $count ->
    [one] на { $count } виграну гру зі 100 більше
    [few] на { $count } виграні гри зі 100 більше
   *[other] на { $count } виграних ігор зі 100 більше
}
look-count-points = { $count ->
    [0] менш ніж бал
    [one] { $count } бал
    [few] { $count } бали
   *[other] { $count } балів
}
look-count-games = { $count ->
    [one] { $count } гру зі 100
    [few] { $count } гри зі 100
   *[other] { $count } ігор зі 100
}
look-cost = { $you ->
    [yes] <em>Тобі</em> це коштувало { $cost }.
   *[no] <em>{ $who }</em> втрачає на цьому { $cost }.
}
look-chance = { $you ->
    [yes] Твій шанс на перемогу
   *[no] Шанс на перемогу: { $who }
}
look-points = { $you ->
    [yes] Твоя очікувана перевага в балах
   *[no] Очікувана перевага в балах: { $who }
}
look-chance-is = { $you ->
    [yes] Твій шанс — { $percent ->
        [one] { $percent } відсоток
        [few] { $percent } відсотки
       *[other] { $percent } відсотків
    }.
   *[no] { $who } має шанс { $percent ->
        [one] { $percent } відсоток
        [few] { $percent } відсотки
       *[other] { $percent } відсотків
    }.
}
look-whose = Чия це крива
look-shown = Що показує крива
look-shown-chances = шанс
look-shown-scores = бали
look-share = рівна частка
look-eyes = За чим оцінюють
look-eyes-all = відкриті карти
look-eyes-seen = погляд глядача
look-eyes-own = власний погляд
look-eyes-seen-note = Що міг знати той, хто лише дивився: сховане домислюємо.
look-eyes-own-note = { $you ->
    [yes] Що можна було знати з твого місця: сховане від тебе домислюємо.
   *[no] Що можна було знати з місця, де сидить { $who }: сховане там домислюємо.
}
look-step = Крок
look-happened = Що сталося
look-sign = Знак
look-sign-fine = гаразд
look-sign-small = мала похибка
look-sign-slip = похибка
look-sign-luck = удача
look-before = Попередній
look-next = Наступний
look-turning = Перелом { $at } з { $count }.
look-turning-count = { $count ->
    [0] Жоден крок певно не переломив гри.
    [one] Гру переломив { $count } крок.
    [few] Гру переломили { $count } кроки.
   *[other] Гру переломили { $count } кроків.
}
look-luck-title = Удача і вміння
look-skill-sum = { $you ->
    [yes] { $points ->
        [0] Ти граєш так само добре, як { $other }.
        [one] Ти граєш на { $points } бал краще, ніж { $other }.
        [few] Ти граєш на { $points } бали краще, ніж { $other }.
       *[other] Ти граєш на { $points } балів краще, ніж { $other }.
    }
   *[no] { $otheryou ->
        [yes] { $points ->
            [0] { $who } грає так само добре, як ти.
            [one] { $who } грає на { $points } бал краще, ніж ти.
            [few] { $who } грає на { $points } бали краще, ніж ти.
           *[other] { $who } грає на { $points } балів краще, ніж ти.
        }
       *[no] { $points ->
            [0] { $who } грає так само добре, як { $other }.
            [one] { $who } грає на { $points } бал краще, ніж { $other }.
            [few] { $who } грає на { $points } бали краще, ніж { $other }.
           *[other] { $who } грає на { $points } балів краще, ніж { $other }.
        }
    }
}
look-luck-sum = { $points ->
    [0] Удача не допомогла нікому.
    [one] { $you ->
        [yes] Від удачі маєш +{ $points } бал.
       *[no] Від удачі { $who } має +{ $points } бал.
    }
    [few] { $you ->
        [yes] Від удачі маєш +{ $points } бали.
       *[no] Від удачі { $who } має +{ $points } бали.
    }
   *[other] { $you ->
        [yes] Від удачі маєш +{ $points } балів.
       *[no] Від удачі { $who } має +{ $points } балів.
    }
}
look-side-sum = { $you ->
    [yes] У балах маєш від рішень { $skill }, від удачі { $luck }.
   *[no] У балах { $who } має від рішень { $skill }, від удачі { $luck }.
}
look-side-sum-games = { $you ->
    [yes] Від рішень маєш { $skill } зі 100 ігор, від удачі { $luck }.
   *[no] { $who } має від рішень { $skill } зі 100 ігор, від удачі { $luck }.
}
look-for = { $you ->
    [yes] для тебе
   *[no] { $who }
}
look-part-initial = На початку
look-part-skill = Вміння
look-part-luck = Удача
look-part-unseen = Невидиме
look-part-final = Наприкінці
look-slips = { $count ->
    [0] жодної похибки
    [one] { $count } похибка, ціна { $points }
    [few] { $count } похибки, ціна { $points }
   *[other] { $count } похибок, ціна { $points }
}
look-reckoned = Пораховано з { $worlds } ігор, уявлених на кожному кроці так, як їх дограли б боти.
look-doubt = { $points ->
    [one] Плюс-мінус { $points } бал.
    [few] Плюс-мінус { $points } бали.
   *[other] Плюс-мінус { $points } балів.
}
look-doubt-games = Плюс-мінус { $points } зі 100 ігор.
look-slips-games = { $count ->
    [0] жодної похибки
    [one] { $count } похибка, ціна { $points } зі 100 ігор
    [few] { $count } похибки, ціна { $points } зі 100 ігор
   *[other] { $count } похибок, ціна { $points } зі 100 ігор
}
look-games-for = { $you ->
    [yes] ігор зі 100 для тебе
   *[no] ігор зі 100, { $who }
}
look-slips-title = Похибки
look-no-luck = Удачу тут від уміння не відокремлено: те, що випадає, лежить для всіх, а наскільки більше воно дало одному, ніж іншим, замало пояснює, хто переміг.
look-how = Як це рахується?
look-how-text = Перед кожним жеребом боти багато разів дограють гру з усім, що може прийти: отож відомо, як кожен стоїть у середньому. Потім щось приходить, і ти стоїш краще або гірше: ця різниця — удача. Усе інше змінилося від того, що ви обирали, і це вміння. Те, що було на початку, вміння й удача разом дають кінець. За багато ігор удача в кожного сходить нанівець. Боти не чемпіони, тож сприймай це як думку приятеля, який сам спробував.
look-steps = Крок за кроком
look-points-for = { $you ->
    [yes] бали для тебе
   *[no] бали: { $who }
}
look-hands = У скількох руках воно втрималося б
look-no-curve = Кривої тут немає: що вежа витримає за багато ходів, ніхто не дограє, тож нічиї шанси не відомі. Випробувати можна кожну відпущену деталь, у { $hands } руках, що трохи тремтять. Стовпчик такий високий, у скількох руках усе встояло.
look-held = тримається у { $held } з { $hands } рук
look-held-unknown = не випробувано знову
look-fell-luck = не пощастило
look-fell-close = мало не втрималося
look-fell-place = погане місце
look-fell-luck-text = { $you ->
    [yes] <b>Тобі</b> не пощастило: там воно тримається у { $held } з { $hands } рук, а впало.
   *[no] <b>{ $who }</b>: не пощастило. Там воно тримається у { $held } з { $hands } рук, а впало.
}
look-fell-close-text = Мало не втрималося: там воно тримається у { $held } з { $hands } рук, а впало.
look-fell-place-text = Везіння тут ні до чого: там воно тримається у { $held } з { $hands } рук.
look-fell-count = { $count ->
    [0] Нічого не впало, коли його відпускали.
    [one] Упала { $count } деталь, коли її відпускали.
    [few] Упали { $count } деталі, коли їх відпускали.
   *[other] Упало { $count } деталей, коли їх відпускали.
}
look-known-title = Що впало і чому
look-known = Кожну деталь відпускають знову у { $hands } руках. Якщо тримається у шести й більше, а впала, то не пощастило; якщо у двох і менше, то було погане місце. Чого варта була карта чи ціль, тут не відомо.
coach-unit-lead = бали переваги
coach-unit-hundredths = перемог зі 100
coach-unit-points = бали
coach-unit-hands = у скількох руках усе встоїть
coach-unit-floors = поверхи, як їх оцінюють боти
notes-title = Нотатки в записі
# Далі йде кращий вибір як порада і на скільки; потім що дав чи забрав жереб.
notes-better = <b>{ $who }</b>, кращий вибір:
notes-luck = <b>{ $who }</b>, удача:
notes-luck-points = { $gain } { $count ->
    [one] бал
    [few] бали
   *[other] балів
}
notes-luck-games = { $gain } { $count ->
    [one] перемога
    [few] перемоги
   *[other] перемог
} зі 100 ігор
look-keep = Зберегти з нотатками
look-picture = Зберегти як малюнок

## Олівець
hint-title = Олівець Мицьки
hint-close = Стерти
hint-fold = Згорнути
hint-unfold = Розгорнути
hint-waiting = Мицька рахує.
hint-waiting-long = Перша підказка після перерви триває до пів хвилини.
hint-waiting-counting = Це триває довше, ніж зазвичай; підказка з’явиться сама.
hint-waiting-preparing = Мицька саме готується до цієї гри. На новому комп’ютері вперше це триває кілька хвилин; підказка з’явиться сама, а грати можна й без неї.
hint-failed-too_fast = Це забагато водночас. Зачекай хвильку й спитай ще раз.
hint-failed-not_now = Зараз гра тебе ні про що не питає, або тут не підказують.
hint-failed-stale = Гра тим часом пішла далі. Спитай ще раз.
hint-failed-other = Зараз Мицька не змогла цього порахувати.
hint-do = Зробити так
hint-rather-not = Щось інше
hint-ladder = Скільки сказати
hint-ladder-nudge = натяк
hint-ladder-where = куди
hint-ladder-why = чому
hint-by-bots = Так дограли б боти.
hint-by-hands = Кожне місце фізика перевірила у { $worlds } руках, що трохи тремтять. Що вежа витримає за багато ходів, не знає ніхто.
hint-by-judgement = Так оцінюють боти; тут нічого не випробувано.
hint-key = Клавіша H підказує і знову стирає.
hint-told = Інші бачать, що ти питаєш. Клавіша H підказує і знову стирає.
hint-unit-chance = виграні ігри зі 100
hint-percent = { $percent } %
hint-held = { $held } з { $hands }
hint-count-hands = { $count ->
    [one] { $count } руку
    [few] { $count } руки
   *[other] { $count } рук
}
hint-count-floors = { $count ->
    [one] { $count } поверх
    [few] { $count } поверхи
    [many] { $count } поверхів
   *[other] { $count } поверху
}
hint-as-good = Із { $all ->
    [one] { $all } можливості
   *[other] { $all } можливостей
} { $count ->
    [1] найкраща одна.
    [one] { $count } приблизно така ж добра, як найкраща.
    [few] { $count } приблизно такі ж добрі, як найкраща.
   *[other] { $count } приблизно таких же добрих, як найкраща.
}
hint-all-alike = { $all ->
    [1] Можливість лише одна.
    [2] Обидві можливості приблизно однаково добрі: неважливо, котру обрати.
    [one] Усі зважені можливості ({ $all }) приблизно однаково добрі: неважливо, котру обрати.
    [few] Усі { $all } зважені можливості приблизно однаково добрі: неважливо, котру обрати.
   *[other] Усі { $all } зважених можливостей приблизно однаково добрі: неважливо, котру обрати.
}
hint-nothing = Нема з чого вибирати.
hint-less = на { $cost } менше
hint-alike = приблизно так само добре
hint-order = Порядок визначають бали й виграні ігри разом; з приблизно однаково добрих першою може бути будь-яка.
hint-take = Зіграти номер 1
hint-good = Чи це добре?
hint-verdict = { $verdict ->
    [best] Так, кращого немає:
    [alike] Так, приблизно як найкраще:
    [less] Майже:
   *[worse] Радше ні:
}
hint-rank = номер { $rank } із { $count }.
hint-not-weighed = Мицька це зважує.
hint-axis = Усі { $count ->
    [one] { $count } можливість
    [few] { $count } можливості
   *[other] { $count } можливостей
} на одній осі за тим, чого вони варті

## Чи чесний був жереб?
replay-cut = Відтоді, як грали цю гру, правила змінилися. Її показано доти, доки за нею встигають теперішні правила, а потім — чим вона скінчилася.
replay-fair = Чи чесний був жереб?
replay-fair-yes = перевірено
replay-fair-no = не збігається
replay-fair-unknown = ще не показано
replay-fair-yes-note = { $draws ->
    [one] Кожен жереб виведено із зерна ще раз: { $draws } жереб, збігається.
    [few] Кожен жереб виведено із зерна ще раз: { $draws } жереби, усі збігаються.
   *[other] Кожен жереб виведено із зерна ще раз: { $draws } жеребів, усі збігаються.
}
replay-fair-earlier = Сюди не входять жереби за попередніх правил ({ $draws }): вивести їх наново може лише тодішня програма.
replay-fair-no-note = Жереби не випливають із зерна. Запис змінили, або сервер шахраював.
replay-fair-unknown-note = Зерно показують, коли гра скінчиться. У цьому записі його немає.
replay-commitment = Обіцяно перед першим ходом (SHA-256 зерна)
replay-seed = Зерно, показане наприкінці
replay-fair-note = Зерно було визначене, перш ніж хтось сів, і кожне місце додало власний випадок. Обрати жереб не міг ніхто.
replay-fair-note-back = Зерно було визначене, перш ніж хтось сів, і кожне місце додало власний випадок. Змінити жереб не міг ніхто: той самий вибір знову зустрічав те саме. Але після кроку назад можна було обирати, вже знаючи його.

## Лічильник
pad-title = Лічильник балів
pad-example = Приклад
pad-none-title = Рахувати нічого

## Як грати
learn-title = Як грати
learn-where = за п’ять хвилин
learn-index = Як грати в ці ігри
learn-game = { $game }: як грати
learn-begin = Навчитися за п’ять хвилин
learn-lesson = Урок
learn-steps = Кроки уроку
learn-step = Крок { $at } з { $count }
learn-next = Далі
learn-back = Назад
learn-skip = Пропустити
learn-again = Ще раз
learn-to-play = Іти грати
learn-points = { $points ->
    [one] { $points } бал
    [few] { $points } бали
   *[other] { $points } балів
}

learn-rules = Правила пункт за пунктом
learn-rules-lead = Ті самі номери стоять біля кожної відмови й кожного рядка з балами.

## Поле для будь-якої гри
board-common = На столі
board-to-move = Зараз хід
board-nothing = нічого
board-yes = так
board-no = ні
board-wide = Ширше за сторінку
board-notation = Записом
board-may = На тебе ніхто не чекає, але можна:
board-moment = Хвилинку.
board-do = Зробити: { $what }
board-not = Не це
board-turn = Яким боком
board-cell = ряд { $row }, стовпець { $column }
board-place = місце { $cell }
board-cost = коштує { $cost }
board-count = Вибрано { $count }, можна від { $least } до { $most }.
board-budget = Витрачено { $cost } із { $budget }.
board-take = Саме це
board-exactly = { $field }, точно
board-sheet = Що рахується
board-rank = { $place } місце
board-total = Разом
