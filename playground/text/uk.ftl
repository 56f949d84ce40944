# Слова інтерфейсу гри та перегляду кроків. Правила, події й відмови — у файлах самих ігор.

ui-on = увімкнено
ui-off = вимкнено
ui-seat = Гравець { $seat }
ui-seat-you = Ви (гравець { $seat })
ui-table = Стіл
ui-clauses = Правила
ui-cards = { $count ->
    [one] { $count } карта
    [few] { $count } карти
    [many] { $count } карт
   *[other] { $count } карти
}
ui-deal-number = Здача { $deal }
ui-last-turn = Попередній хід
# $how: won, lost or even; $chips is never negative.
ui-gain = { $how ->
    [won] { $chips ->
        [one] виграш: { $chips } фішка
        [few] виграш: { $chips } фішки
        [many] виграш: { $chips } фішок
       *[other] виграш: { $chips } фішки
    }
    [lost] { $chips ->
        [one] програш: { $chips } фішка
        [few] програш: { $chips } фішки
        [many] програш: { $chips } фішок
       *[other] програш: { $chips } фішки
    }
   *[even] ні виграшу, ні програшу
}
ui-first-cards = Карти, що визначили першого банкомета
ui-less = на 1 менше
ui-more = на 1 більше
ui-amount = Кількість фішок
    .help = від { $low } до { $high }

## Steps of an example

ui-steps = Кроки цього прикладу
ui-step = Крок { $step }
ui-step-start = Початок
ui-step-of = Крок { $step } із { $last }
ui-step-start-of = Початок, перед кроком 1 із { $last }
ui-step-first = Перший
ui-step-back = Назад
ui-step-forward = Далі
ui-step-last = Останній
ui-step-jump = До кроку
ui-step-all = Показати всі кроки
ui-step-single = Показувати по одному
ui-step-keys = Стрілки ведуть назад і вперед, Home і End — до першого й останнього кроку.
ui-step-refused = Тут не дозволено:
ui-step-allowed = Тут дозволено:
ui-try-here = Грати звідси

## The first lesson

ui-lesson-steps = Кроки цього уроку
ui-lesson-keys = Стрілки ведуть до попереднього й наступного кроку.
ui-lesson-answer = Показати відповідь
ui-lesson-right = Правильно.
ui-lesson-wrong = Ні.
ui-lesson-allowed = Це дозволено.
ui-lesson-rulings = Що кажуть правила про кожну відповідь
ui-lesson-events = Що відбувається
ui-lesson-next = Наступний крок
ui-lesson-nobody = Ніхто
ui-lesson-players = Гравці { $seats }
ui-lesson-deal = А тепер справжня здача
ui-lesson-deal-text = Тепер ви знаєте досить, щоб грати. За столом на вас чекає суперник, і хай що ви спробуєте, програма скаже, яке правило це дозволяє чи забороняє.
ui-lesson-deal-start = Грати проти одного суперника

## Starting a game

ui-play-intro = Гра йде просто на цій сторінці, на тому самому рушії, що перевіряє ці правила. Нікуди нічого не надсилається.
ui-play-settings = Стіл
ui-players = Кількість гравців
    .help = Скільки гравців за столом разом із вами: від { $low } до { $high }.
    .more = За відповідних варіантів правил гравців може бути більше.
ui-your-seat = Ваше місце
    .help = Місця пронумеровано за порядком ходів.
ui-bots = Інші гравці
    .help = Наскільки вправно за них грає комп’ютер.
ui-options = Варіанти правил
ui-options-help = Залиште все як є, щоб грати за правилами цієї книги.
ui-option-rule = повний текст правила
ui-seed = Номер тасування
    .help = З тим самим номером прийдуть ті самі карти. Залиште порожнім, щоб колоду стасували наново.
ui-play = Грати
ui-take-over = Грати далі з кроку { $step }
ui-take-over-start = Грати далі від початку
ui-take-over-intro = Ви сідаєте за стіл у тому становищі, яке склалося на цьому кроці, а за решту грає комп’ютер.
ui-take-over-seat = Ви граєте за
ui-take-over-all = усіх, з відкритими картами
ui-take-over-unknown = Карти, яких приклад не називає, тасуються.
ui-close = Закрити гру
ui-cancel = Скасувати

## While the engine starts

ui-loading = Завантаження: { $done } із { $total } МБ
ui-starting = Рушій запускається…
ui-thinking = Інші гравці думають…
ui-retry = Спробувати ще раз
ui-read-rules = Читати правила
ui-failed = Гру не вдалося запустити
ui-failed-no-worker = Цей браузер не дозволяє запускати програму у фоні. Підійде сучасний браузер, у якому не заблоковано скрипти.
ui-failed-no-wasm = Цей браузер не вміє виконувати WebAssembly, або цю можливість у ньому вимкнено. Підійде сучасний браузер.
ui-failed-fetch-failed = Частину рушія не вдалося завантажити. Перевірте з’єднання та спробуйте ще раз.
ui-failed-timeout = Рушій надто довго запускається або не відповідає. Його зупинено; можна запустити знову.
ui-failed-crashed = Рушій несподівано зупинився. Можна запустити його знову.
ui-failed-python-error = У самому рушії сталася помилка. Можна запустити його знову.
ui-failed-file-protocol = Цю сторінку відкрито як файл, а з файлів браузери програм не запускають. Щоб грати, відкрийте її з вебсервера.
ui-failed-readable = Правила й приклади можна читати й без цього.
ui-no-script = Для гри потрібен JavaScript. Правила й приклади можна читати й без нього.

## The game

ui-turn-yours = Ваш хід.
ui-turn-seat = Хід гравця { $seat }.
ui-turn-deal = Здачу завершено.
ui-turn-pack = Колоду розіграно.
ui-turn-watching = Ви вибули з гри. Решта грає далі.
ui-turn-over = Гру завершено.
ui-news = Що щойно сталося
ui-moves = Ваші ходи
ui-moves-seat = Ходи гравця { $seat }
ui-moves-hint = Можна також натиснути на свою карту, на запас або на скид.
ui-moves-hint-skin = Можна також натиснути на запропоновану карту або на карту в центрі, коли її дозволено взяти.
ui-moves-hint-snitchems = Можна також позначити самі карти, на руках і на столі, і зіграти ними.
ui-play-marked = Зіграти позначеними картами
    .help = Позначте карту, якою ходите, і карти на столі, які вона має забрати. Якщо на столі не позначити нічого, ваша карта ляже на стіл.
ui-only-move = єдиний можливий хід, зроблено за вас
ui-moves-refused = Ходи, які зараз не дозволено
ui-moves-refused-help = Спробуйте будь-який — і побачите правило, яке його забороняє.
ui-refused = Не дозволено
ui-next-deal = Наступна здача
ui-finish = Дограти до кінця
ui-undo = Скасувати хід
ui-redo = Повторити хід
ui-undone = Ви знову перед своїм останнім рішенням.
ui-redone = Хід зроблено знову.
ui-look = Погляд назад: після ходу { $step } із { $last }
ui-look-back = Переглянути попередні ходи
ui-look-end = Повернутися до гри
ui-again = Зіграти ще раз
ui-settings-again = Змінити налаштування
ui-log = Перебіг гри
ui-odds = Шанси
ui-result = Результат
ui-result-you = Ви виграли.
ui-result-won = Виграв гравець { $seat }.
ui-result-shared = Спільний виграш гравців { $seats }.
ui-result-nobody = Ніхто не виграв.
ui-record = Запис цієї гри
    .help = Усі здачі й усі ходи у вигляді, який можна відтворити. Номер тасування цієї гри — { $seed }.
ui-record-later = Запис називає кожну карту колоди, тому його показують після кінця гри.
ui-record-save = Зберегти запис
ui-keys = Клавіші
ui-keys-help = Вони діють, коли вибрано щось у самій грі.
ui-key-move = зробити хід із цим номером
ui-key-deal = наступна здача
ui-key-undo = скасувати хід
ui-key-redo = повторити хід
ui-key-log = розгорнути або згорнути перебіг гри
ui-key-moves = перейти до своїх ходів

## When a request cannot be carried out

ui-error = Не вийшло
ui-error-not-understood = Сторінка надіслала те, чого рушій не розуміє. Ваша гра лишилася такою, як була.
ui-error-no-game = Тут ще немає гри. Спершу почніть її.
ui-error-unknown-game = Гри з такою назвою немає.
ui-error-unknown-example = Прикладу з такою назвою немає.
ui-error-unknown-step = У прикладі немає такого кроку.
ui-error-bad-move = Хід «{ $move }» прочитати не вдалося. Виберіть один із показаних ходів.
ui-error-bad-option = Таке значення для «{ $option }» неможливе. Виберіть його зі списку або у вказаних межах.
ui-error-bad-amount = Це не ціле число. Введіть число від { $low } до { $high }.
ui-error-bad-seats = За такої кількості гравців грати не можна. Виберіть від { $low } до { $high }.
ui-error-bad-seat = За цим столом немає такого місця.
ui-error-bad-bots = Комп’ютерного гравця такого типу немає.
ui-error-bad-seed = Номер тасування — це ціле число від 0 до { $high }.
ui-error-no-undo = Немає чого скасовувати.
ui-error-no-redo = Немає чого повторювати.
ui-error-no-deal = Зараз не час здавати карти.
ui-error-ended = На цьому приклад закінчується, далі грати нічого. Виберіть один із попередніх кроків.
ui-error-engine = У рушії сталася помилка. Ваша гра лишилася такою, якою була до ходу; будь ласка, повідомте, що ви робили.
