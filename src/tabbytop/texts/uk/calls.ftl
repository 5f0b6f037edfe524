### Повідомлення, які знаходять тих, хто не за столом, і де їх обирають. Голос як у client.ftl.

## Повідомлення
call-turn = Твій хід: { $game }
call-reminder = Твій час спливає: { $game }
call-invite = Для тебе накрито стіл: { $game }
call-ended = Гру закінчено: { $game }
call-digest = { $count ->
    [one] На тебе чекає { $count } стіл
    [few] На тебе чекають { $count } столи
   *[other] На тебе чекають { $count } столів
}
call-digest-none = Жоден стіл на тебе не чекає
call-digest-ended = { $count ->
    [one] Закінчилася { $count } гра.
    [few] Закінчилися { $count } гри.
   *[other] Закінчилося { $count } ігор.
}
call-left = { $minutes ->
    [one] залишилася { $minutes } хвилина
    [few] залишилися { $minutes } хвилини
   *[other] залишилося { $minutes } хвилин
}
call-with = за столом: { $names }
call-trial = Ось так тебе кличемо
call-trial-body = Працює: так ти дізнаєшся, що на тебе чекає стіл.
call-confirm = Це твоя скринька?
call-confirm-body =
    Хтось хоче, щоб на цю адресу його кликали до ігор. Якщо це ти, відкрий посилання й підтверди.
    Якщо ні, не роби нічого: жодного іншого листа не буде.
call-open = До столу
call-end = Більше не надсилати

## На власній сторінці
calls-title = Клич мене, коли
calls-none = Поки що тебе ніхто не кличе. Обери, куди тобі писати, коли ти не за столом.
calls-about-turn = мій хід
calls-about-invite = для мене накрито стіл
calls-about-ended = гра закінчилася
calls-here = тут
calls-here-name = Цей браузер
calls-browser = Браузер
calls-kind-mail = пошта
calls-kind-hook = вебхук
calls-add-push = Кликати в цьому браузері
calls-add-mail = Кликати поштою
calls-add-hook = Кликати вебхук
calls-add-take = Узяти
calls-mail-label = Твоя поштова адреса
calls-mail-note = Спершу прийде лист із запитанням, чи вона твоя. До твого «так» не надсилаємо нічого іншого.
calls-mail-wrong = Це не поштова адреса. Вона виглядає так: minka@example.org.
calls-hook-label = Адреса вебхука
calls-hook-note = Для ntfy, Discord, Slack або власна: туди надсилаємо JSON.
calls-hook-wrong = Туди нічого не надіслати. Адреса виглядає так: https://ntfy.example/my-cats.
calls-hook-inside = Ця адреса всередині мережі цього дому, туди нічого не надсилаємо.
calls-no-push = Цей браузер не прийме звідси сповіщень: потрібна адреса з https.
calls-push-wrong = Цьому браузеру нічого не надіслати: він не назвав служби, яка доставляє сповіщення. Спробуй ще раз або обери інший спосіб.
calls-only-here = Посилання у викликах відкриються лише на цьому комп’ютері: поки що до цього дому ніхто інший не дістанеться.
calls-install = Встановити застосунок
calls-install-note = Цей дім може бути окремим застосунком: зі значком, а на ньому число столів, що на тебе чекають.
calls-install-by-hand = Щоб ми кликали тебе на iPhone чи iPad, зроби із цієї сторінки застосунок: торкнись «Поширити», тоді «На початковий екран».
calls-not-allowed = Браузер не дозволив цій сторінці кликати тебе. Дозволь сповіщення і спробуй ще раз.
calls-no-service = Сповіщення дозволено, але цей браузер не має служби, яка б їх доставила. Обери інший спосіб.
calls-when = Коли
calls-when-at_once = одразу
calls-when-away = після десяти хвилин відсутності
calls-when-daily = раз на день
calls-quiet = Не в тихі години
calls-quiet-from = з
calls-quiet-to = до
calls-quiet-note = Про те, що станеться тоді, дізнаєшся, коли вони скінчаться ({ $zone }).
calls-quiet-wrong = Тихі години мають закінчуватися не тієї ж години, коли починаються.
calls-try = Спробувати
calls-sent = Надіслано ({ $way }).
calls-gone = Там уже нікого немає ({ $way }), тож цей спосіб зник зі списку.
calls-end = Припинити
calls-unconfirmed = чекає на твоє «так»: зазирни до скриньки
calls-trouble-silent = не відповідає, більше не кличемо
calls-trouble-refused = відмовляється, більше не кличемо
calls-trouble-inside = веде всередину дому, не кличемо
calls-link-end = Більше не кликати
calls-link-end-asked = Хвилинку…
calls-link-end-yes = Більше не кликати
calls-link-end-done = Готово. Так тебе більше ніхто не кличе. Ігри лишаться, як є.
calls-link-end-undo = Кликати знову
calls-link-end-again = Тебе знову кличемо так, як раніше.
calls-link-end-failed = Не вдалося. Можливо, бракує шматка посилання або це давно припинено.
calls-link-confirm = Це твоя скринька?
calls-link-confirm-asked = Відтоді кличемо тебе сюди, коли чекає стіл.
calls-link-confirm-yes = Так, моя
calls-link-confirm-done = Готово. Відтепер кличемо тебе сюди.
calls-link-confirm-failed = Не вдалося. Можливо, посилання застаріло; попроси інше на своїй сторінці.
calls-link-me = До моєї сторінки

