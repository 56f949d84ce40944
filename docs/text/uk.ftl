# Тексти самого сайту: заголовки, підписи й сторінки, що не належать жодній грі.

site-name = Варак
site-tagline = Правила карткових ігор, перевірені програмою
site-note = Карткова гра на дрібні монети. Тут ніхто не грає на гроші.

## Around every page

site-skip = Перейти до тексту сторінки
site-menu = Меню
site-nav = Сторінки
site-toc = На цій сторінці
site-languages = Мови
site-theme-dark = Увімкнути темні кольори
site-theme-light = Увімкнути світлі кольори
site-copied = Адресу скопійовано.
site-offline = Цієї сторінки ви ще не читали, тому її немає на пристрої. Вона відкриється, щойно з’явиться зв’язок.
site-offline-title = Немає зв’язку
site-licence = Тексти: CC BY 4.0. Програма: ліцензія MIT.
site-notices = Ліцензії шрифтів
site-home = Головна
site-about = Про книгу

## Home

site-home-title = Карткові ігри, пункт за пунктом
site-home-description = Правила карткових ігор перською, українською та англійською. Кожен пункт має постійну адресу й джерело, а кожен приклад розіграла сама програма.
site-home-lead = Книга правил, яка розсудить суперечку за столом. Кожен пункт має постійну адресу й називає своє джерело. Кожен приклад зіграла програма, що знає правила, і з будь-якого кроку можна грати далі самостійно.
site-home-games = Ігри
site-home-compare = Порівняння ігор
site-fact-game = Гра
site-fact-luck = Випадок чи вміння
site-fact-counted = Що рахують
site-home-trust = Чому їй можна довіряти
site-home-trust-sources = Якщо джерела розходяться, сторінка про це каже, показує кожне прочитання й пояснює, яке з них ми вибрали й чому.
site-home-trust-examples = Приклади перевіряються щоразу, коли збирають сайт. Якщо текст і програма розходяться, новий сайт не виходить.
site-home-trust-texts = Якщо переклад відстав від англійського тексту, це позначено просто біля того речення.
site-home-trust-private = Немає ні реклами, ні облікових записів, ні звернень до інших сайтів. Прочитані сторінки можна читати й без зв’язку.

## A game and its pages

site-rules = Правила
site-examples = Приклади
site-play = Грати
site-read-rules = Читати правила
site-read-examples = Дивитися приклади
site-start-play = Грати проти комп’ютера
site-learn = Перший урок
site-start-learn = Пройти перший урок
site-learn-title = Перший урок гри «{ $game }»
site-learn-description = Опануйте гру «{ $game }» крок за кроком: щоразу одна думка, один розклад карт і одне запитання. Кожну відповідь перевіряє програма, що знає правила.
site-learn-lead = Щокроку — одна думка, один розклад карт і одне запитання. Відповіді дає програма, що знає правила.
site-rules-title = Правила гри «{ $game }»
site-examples-title = Приклади до гри «{ $game }»
site-examples-description = Приклади до гри «{ $game }» крок за кроком. Кожен зіграла програма, що знає правила.
site-examples-lead = Кожен приклад показує одне правило крок за кроком. Усі кроки зіграла програма, і з будь-якого місця можна грати далі самостійно.
site-examples-steps = { $count ->
    [one] { $count } крок
    [few] { $count } кроки
    [many] { $count } кроків
   *[other] { $count } кроку
}
site-quiz = Вікторина
site-quiz-title = Вікторина за правилами гри «{ $game }»
site-quiz-description = Запитання до гри «{ $game }» — з прикладів і з партій, які зіграла програма. До кожної відповіді названо правило, яке її визначає.
site-quiz-lead = Що тут кажуть правила? До кожного запитання показано стіл. На всі відповіла програма, що знає правила, і кожна відповідь називає свої правила.
site-quiz-take = Перевірити себе
site-play-title = Зіграти в гру «{ $game }»
site-play-description = Грайте в гру «{ $game }» проти комп’ютера просто в браузері. На недозволений хід програма відповідає пунктом, який його забороняє.
site-editor-title = Скласти позицію гри «{ $game }»
site-editor-description = Складіть позицію гри «{ $game }» на свій розсуд: карти, фішки, чий хід. Рушій скаже, чого бути не може, а далі грайте з цієї позиції або надішліть посилання.
site-example-previous = Попередній приклад
site-example-next = Наступний приклад
site-example-all = Усі приклади

## Facts about a game

site-glance = Коротко
site-fact-players = Гравці
site-fact-length = Тривалість
site-fact-kind = Вид гри
site-fact-pack = Карти
site-fact-direction = Напрям гри
site-fact-aliases = Інші назви
site-players = від { $low } до { $high }
site-players-best = від { $low } до { $high }, найкраще — { $best }
site-players-best-range = від { $low } до { $high }, найкраще — від { $first } до { $last }
site-pack = { $cards ->
    [one] одна колода на { $cards } карту
    [few] одна колода на { $cards } карти
    [many] одна колода на { $cards } карт
   *[other] одна колода на { $cards } карти
}
site-direction-clockwise = за годинниковою стрілкою
site-direction-anticlockwise = проти годинникової стрілки

## Rules page

site-minute = Гра за одну хвилину
site-not-to-confuse = З чим її не можна плутати
site-values = Скільки очок дає карта
site-values-card = Карта
site-values-points = Очки
site-clauses = Повні правила
site-clauses-lead = Нижче — правила зі звичними значеннями варіантів. Дрібна адреса біля кожного заголовка постійна, тож на неї можна посилатися.
site-options = Варіанти правил
site-options-lead = Домовтеся про них до початку гри. Пункт, що залежить від варіанта, називає його.
site-option = Варіант
site-option-values = Можливі значення
site-option-default = Звичне значення
site-option-range = від { $low } до { $high }
site-opinions-link = Джерела розходяться:
site-opinions = Де джерела розходяться
site-reading-ours = наш вибір
site-reading-nobody = без джерела
site-reading-undecided = жодне джерело цього не вирішує
site-wrong = Помилки в інших текстах
site-wrong-lead = Ці твердження трапляються в текстах про гру. Вони хибні.
site-wrong-claim = Що пишуть
site-wrong-right = Як насправді
site-sources = Джерела
site-obeys = Залежить від:
site-from = Джерело:
site-table = Таблиця: { $name }. Її можна прокручувати вбік.
site-mark-seed-restored = зміст відновлено з зіпсованого тексту
site-mark-gap = наше рішення там, де джерела нічого не кажуть
site-mark-derived = випливає з інших пунктів
site-text-draft = чорновий переклад
site-text-stale = англійський текст змінився після цього перекладу
site-draft-note = Переклад цієї сторінки чорновий: його ще не вичитував носій мови.

## Clause pages

site-clause-more = Докладніше
site-clause-more-on = Докладніше: { $title }
site-clauses-all = Усі пункти
site-clauses-all-lead = Кожен пункт має адресу, яка ніколи не змінюється. На його сторінці — текст трьома мовами, джерела, приклади й рядки програми.
site-clause-description = { $id }: { $text } Трьома мовами, з джерелами, прикладами й кодом.
site-clause-copy = Скопіювати адресу
site-clause-kind = Вид правила
site-clause-kind-set-up = підготовка
site-clause-kind-procedure = порядок гри
site-clause-kind-permission = дозвіл
site-clause-kind-prohibition = заборона
site-clause-kind-outcome = наслідок
site-clause-kind-definition = визначення
site-clause-kind-derived = випливає з інших правил
site-clause-origin = Звідки це
site-mark-seed = сказано в текстах, з яких почалася ця книга
site-mark-authority = сказано в іншому джерелі
site-clause-state = Стан цього тексту
site-clause-state-source = оригінал для двох інших мов
site-clause-state-proofread = вичитано { $date }
site-clause-state-reviewed = затверджено: { $name }
site-clause-variants = З іншими варіантами
site-clause-choose = Ваш стіл
site-clause-chosen = Текст відповідає обраним тут варіантам.
site-clause-sample = { $values }, наприклад { $sample }
site-clause-says = Що кажуть
site-clause-try = Показати текст за цим прочитанням
site-clause-why = Чому ми так вирішили
site-clause-undecided = Не вирішено: жодне джерело не дає відповіді. Домовтеся до початку гри.
site-clause-examples = Приклади, де це видно
site-clause-example = { $title }, крок { $step }
site-clause-lessons = У першому уроці
site-clause-lesson = { $game }, крок { $step }: { $title }
site-clause-no-example = Жоден приклад цього не розігрує: пункт пояснює слово або випливає з інших пунктів.
site-clause-code = У програмі
site-clause-code-beside = Рядки програми, які втілюють цей пункт, — нижче, а поруч з іншими пунктами їх видно тут:
site-clause-history = Історія
site-history-added = додано
site-history-changed = змінено
site-history-corrected = виправлено
site-history-reworded = переформульовано
site-clause-before = Попередній пункт
site-clause-after = Наступний пункт
site-clause-in-rules = У тексті правил
site-clause-wrong = Тут, здається, помилка
site-report-lead = Скопіюйте цей текст, допишіть, що не так, і надішліть тому, хто публікує цей сайт.
site-report-text = Текст повідомлення
site-report-copy = Скопіювати повідомлення
site-report-copied = Повідомлення скопійовано.
site-report-mail = Написати листа
site-report-title = { $id }: тут, здається, помилка
site-report-clause = Пункт: { $id }
site-report-language = Мова: { $name }
site-report-hash = Текст: { $hash }
site-report-says = Написано: { $text }
site-report-what = Що не так:
site-retired-title = Пункт { $id } скасовано
site-retired-when = Пункт { $id } скасовано { $date }.
site-retired-to = Замість нього діє:
site-retired-nothing = Жоден пункт його не замінив.
site-retired-why = Чому:

## Engine code beside the clauses, and coverage

site-code = У програмі
site-code-title = Пункти гри «{ $game }» і рядки програми
site-code-description = Кожен пункт гри «{ $game }» поруч із рядками програми, які його втілюють, у порядку правил.
site-code-lead = Поруч із кожним пунктом — рядки програми, які його втілюють. Це та сама програма, яка грає з вами й перевіряє приклади. Щоразу, коли збирають сайт, ці рядки знаходять за адресами пунктів у її тексті.
site-code-none = Жоден рядок цієї програми на нього не посилається: пункт пояснює слово, випливає з інших пунктів або стосується людей за столом.
site-coverage = Де видно кожен пункт
site-coverage-label = Охоплення
site-coverage-description = Для кожного пункту книги: приклади, кроки уроку, тести й випадкові партії, у яких програма його застосовує.
site-coverage-lead = Пункт вважається показаним там, де програма називає його причиною того, що сталося, або підставою, чому хід дозволено чи ні. У кожну гру програма зіграла навмання, з випадковими варіантами правил; кількість таких партій: { $games }.
site-coverage-sum = Усього пунктів: { $clauses }. З них у грі можуть спрацювати або бути порушені: { $firing }; кожен із таких показано щонайменше в одному прикладі.
site-coverage-clause = Пункт
site-coverage-tests = Тести
site-coverage-random = Випадкові партії
site-coverage-lesson = Кроки уроку

## The chosen rules: variants, house rules code, sheet

site-house-choose = Обрати варіанти для свого столу
site-house-changed = Текст нижче подано за правилами вашого столу.
site-house-count = Змінено варіантів правил:
site-house-mark = відрізняється від звичного правила
site-house-yours = ваш стіл
site-house-copy = Скопіювати посилання на ці правила
site-house-reset = Повернути звичні правила
site-house-with = За інших варіантів правил
site-sheet = Аркуш для друку
site-house-here = (тут { $value })
site-house-size = За цих правил гравців має бути рівно { $low }.
site-house-sizes = За цих правил гравців може бути від { $low } до { $high }.
site-sheet-title = Правила гри «{ $game }» на аркуші
site-sheet-description = Усі правила гри «{ $game }» на одній чи двох друкованих сторінках, за бажання — з варіантами вашого столу.
site-sheet-usual = На цьому аркуші — звичні варіанти правил.
site-sheet-print = Надрукувати аркуш
site-sheet-pdf = PDF зі звичними правилами
site-sheet-options = Обрані варіанти правил
site-sheet-from = З книги правил «{ site-name }». Кожне правило має там постійну адресу й називає своє джерело.
site-differs = Що змінили б тут інші варіанти правил
site-differs-lead = Програма зіграла цей приклад із кожним іншим значенням кожного варіанта, щоразу змінюючи лише один. Кожен рядок починається з першого кроку, який відбувається інакше; варіант або значення, яких тут немає, нічого не змінюють.
site-differs-odds = Якщо зміна впливає на шанси, які можна порахувати точно, наведено обидва числа; якщо змінюються лише шанси, рядок починається з першого кроку, де вони інші. Шанси, які можна лише оцінити, показано в самій грі, у розділі «Що змінило б інше правило».
site-differs-yours = За правилами вашого столу цей приклад піде інакше. Кожен варіант розглянуто окремо:
site-differs-same = За правилами вашого столу цей приклад піде так само, як показано.

## Search

site-search-open = Пошук
site-search-title = Пошук у книзі
site-search-label = Що шукаєте?
site-search-hint = Результати з’являються, поки ви пишете. Клавіша Enter відкриває перший, а стрілками можна переходити від одного до іншого.
site-search-close = Закрити
site-search-none = Нічого не знайдено.
site-search-near = Найближчі назви в книзі:
site-search-some = Усіх цих слів разом немає ніде. Ось де є деякі з них:
site-search-rest = Тут є лише деякі з цих слів:
site-search-all = Усі результати
site-search-slash = Клавіша / відкриває пошук
# $count is the number of results, at least one.
site-search-count = { $count ->
    [one] { $count } результат
    [few] { $count } результати
    [many] { $count } результатів
   *[other] { $count } результату
}
site-search-everything = Усе, що є в книзі
site-search-description = Усі правила, варіанти, терміни й розібрані приклади книги одним списком.
site-search-lead = Усі правила, варіанти, спірні питання, терміни й розібрані приклади книги — гра за грою.
site-search-every-game = Усі ігри
site-search-kind-page = сторінка
site-search-kind-rule = правило
site-search-kind-option = варіант
site-search-kind-reading = питання
site-search-kind-term = термін
site-search-kind-example = приклад
site-search-kinds-page = Сторінки
site-search-kinds-rule = Правила
site-search-kinds-option = Варіанти
site-search-kinds-reading = Де джерела розходяться
site-search-kinds-term = Терміни
site-search-kinds-example = Приклади

## Glossary

site-glossary = Словник
site-glossary-title = Словник карткового столу
site-glossary-description = Що означають картярські слова в цих іграх: визначення, інші назви й те саме слово англійською та перською.
site-glossary-lead = Кожен термін має постійну адресу. У правилах і прикладах термін, підкреслений крапками, веде сюди, а якщо навести на нього вказівник, з’являється визначення.
site-glossary-synonyms = Також:
site-glossary-forms = Форми:
site-glossary-games = Ігри:
site-glossary-all-games = усі
site-glossary-rules = { $count ->
    [one] { $count } пункт із цим словом
    [few] { $count } пункти з цим словом
    [many] { $count } пунктів із цим словом
   *[other] { $count } пункту з цим словом
}
site-terms = Таблиця термінів для перекладачів
site-terms-title = Терміни трьома мовами
site-terms-description = Усі картярські поняття українською, англійською та перською поруч: синоніми, форми слів і слова, яких слід уникати.
site-terms-lead = Одне поняття — одне основне слово в кожній мові. Під ним — прийнятні синоніми, далі форми слова, а тоді слова, що збили б гравця з пантелику, із поясненням. Перевірка не пропускає їх у жодному тексті.
site-terms-all-games = Усі ігри
site-terms-avoid = Не:
site-terms-general = Слова, яких слід уникати всюди
site-terms-general-lead = Вони не належать до одного поняття. Після стрілки — що писати натомість.

## Translations, and how to contribute

site-translations = Стан перекладів
site-translations-description = Наскільки готові тексти книги кожною мовою: які з них затверджені, вичитані, чорнові, застарілі чи ще не перекладені та де їх шукати.
site-translations-lead = Кожен перекладений текст прив’язаний до англійського речення, яке він передає. Коли воно змінюється, переклад вважається застарілим, доки хтось не прочитає його знову. Під таблицями — тексти, що чекають на читача.
site-translations-part = Частина книги
site-translations-common = Спільне для всіх ігор
site-translations-player = Гра й приклади
site-translations-site = Інші сторінки
site-translations-all = Усе разом
site-state-reviewed = затверджені
site-state-proofread = вичитані
site-state-draft = чорнові
site-state-stale = застарілі
site-state-missing = не перекладені
site-translations-waiting = Тексти, що чекають на читача
site-translations-waiting-none = Цією мовою жоден текст не чекає.
site-translations-waiting-count = { $part }: { $count ->
    [one] { $count } текст
    [few] { $count } тексти
    [many] { $count } текстів
   *[other] { $count } тексту
}
site-page-contribute = Як допомогти
site-page-contribute-description = Як виправити речення, додати мову чи гру до цієї книги. Для тих, хто знається на картах; уміти програмувати не обов’язково.

## Found and shared

site-api-title = Книга правил для програм
site-api-label = Для програм
site-api-description = Кожне правило, кожен термін і приклад у форматі JSON трьома мовами: постійні адреси, описана будова файлів і обіцянка щодо версій.
site-api-lead = Усе, що є на цих сторінках, може прочитати й програма: прості файли JSON, зроблені з тих самих даних, що й сторінки, і кожен — усіма мовами відразу. Не потрібні ні ключ, ні обліковий запис.
site-api-files = Файли
site-api-file = Файл
site-api-content = Що в ньому
site-api-index = перелік усіх файлів, мови й адреса сайту
site-api-rulebook = уся книга: розділи, пункти, варіанти, прочитання й джерела всіх ігор
site-api-game = одна гра
site-api-clause = один пункт: його текст суцільно й частинами, варіанти, прочитання й джерела, приклади, що його показують, історія змін і стан перекладів
site-api-glossary = слова карткового столу із синонімами, формами слів і визначеннями
site-api-examples = перелік прикладів
site-api-example = один приклад: запис гри й те, що з нього крок за кроком робить програма, — події, пункти, які їх спричинили, речення й стан столу
site-api-schema = JSON Schema для кожного виду файлів із поясненням кожної властивості
site-api-promise = На що можна покластися
site-api-promise-ids = Ідентифікатор пункту постійний і ніколи не переходить до іншого. Скасований пункт лишається в переліку з датою й тим, що його замінило.
site-api-promise-version = У версії 1 ніщо не зникає й не змінює значення. Властивості можуть додаватися, тому незнайомі пропускайте. Усе, що порушило б цю обіцянку, дістане нову версію з власною адресою.
site-api-promise-checked = Щоразу, коли збирають сайт, кожен файл звіряється з описом своєї будови.
site-api-use = Приклад
site-api-use-text = Ця програма мовою Python друкує текст пункту:
site-api-feed = За змінами правил можна стежити й у програмі для читання новин:
site-api-licence = Ліцензія
site-api-licence-text = Тексти можна використовувати з будь-якою метою, якщо назвати «Варак» і ліцензію:
site-feed-title = { $site }: зміни правил
site-feed-subtitle = Кожен пункт, який додано чи змінено, з датою й нинішнім текстом. Найновіші — вгорі.
site-feed-rules = Зміни правил
site-change-added = Новий пункт: { $title }
site-change-changed = Пункт змінено: { $title }
site-change-corrected = Пункт виправлено: { $title }
site-change-reworded = Пункт переформульовано, зміст той самий: { $title }
site-change-why = Чому:

## When an address leads nowhere

site-missing-title = Такої сторінки немає
site-missing-text = Можливо, в адресі помилка або сторінку перенесено. Почніть звідси:
