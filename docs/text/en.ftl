# The site around the rules: headings, labels and the pages that belong to no game.

site-name = Varaq
site-tagline = Card game rules that check themselves
site-note = A card game for pennies. Nothing here is played for money.

## Around every page

site-skip = Skip to the content
site-menu = Menu
site-nav = Pages
site-toc = On this page
site-languages = Languages
site-theme-dark = Switch to dark colours
site-theme-light = Switch to light colours
site-copied = The address is copied.
site-offline = This page has not been read before, so it is not stored on this device. It opens as soon as there is a connection.
site-offline-title = No connection
site-licence = Texts: CC BY 4.0. Program: MIT licence.
site-notices = Licences of the fonts
site-home = Home
site-about = About the book

## Home

site-home-title = Card games, rule by rule
site-home-description = Rules of card games in Persian, Ukrainian and English. Every rule has a permanent address and a source, and every example has been played by the program.
site-home-lead = A rulebook you can settle an argument with. Every rule has a permanent address and names its source. Every example has been played through by the program that knows the rules, and you can play on from any step.
site-home-games = The games
site-home-compare = The games side by side
site-fact-game = Game
site-fact-luck = Luck or skill
site-fact-counted = What is counted
site-home-trust = Why you can rely on it
site-home-trust-sources = Where the sources disagree, the page says so, shows each reading and says which one we chose and why.
site-home-trust-examples = The examples are checked each time the site is built. If the text and the program disagree, no new version appears.
site-home-trust-texts = A translation that has fallen behind the English text is marked at that very sentence.
site-home-trust-private = There are no advertisements, accounts or requests to other sites. Pages you have read remain readable without a connection.

## A game and its pages

site-rules = Rules
site-examples = Examples
site-play = Play
site-read-rules = Read the rules
site-read-examples = See examples
site-start-play = Play against the computer
site-learn = First lesson
site-start-learn = Take the first lesson
site-learn-title = { $game }: a first lesson
site-learn-description = Learn { $game } step by step: one idea, one position and one question at a time. The program that knows the rules checks every answer.
site-learn-lead = One idea at a time, each with a position and a question. The answers come from the program that knows the rules.
site-rules-title = { $game }: the rules
site-examples-title = { $game }: worked examples
site-examples-description = Worked examples of { $game }, step by step. Each has been played by the program that knows the rules.
site-examples-lead = Each example shows one rule at work, step by step. Every step has been played by the program, and you can take over at any point.
site-examples-steps = { $count ->
    [one] { $count } step
   *[other] { $count } steps
}
site-quiz = Quiz
site-quiz-title = { $game }: a quiz
site-quiz-description = Questions on { $game } from the worked examples and from games that the program has played, each answered by the rule that decides it.
site-quiz-lead = What do the rules say here? Each question shows a table. The program that knows the rules has answered all of them, and every answer names its rules.
site-quiz-take = Try the quiz
site-play-title = Play { $game }
site-play-description = Play { $game } against the computer in your browser. A move that is not allowed is answered with the rule that forbids it.
site-editor-title = Set up a position in { $game }
site-editor-description = Set up a table of { $game } as you like: cards, chips, whose turn it is. The engine says what is impossible; then play on, or send the position as a link.
site-example-previous = Previous example
site-example-next = Next example
site-example-all = All examples

## Facts about a game

site-glance = At a glance
site-fact-players = Players
site-fact-length = Length
site-fact-kind = Kind
site-fact-pack = Cards
site-fact-direction = Direction of play
site-fact-aliases = Also called
site-players = { $low } to { $high }
site-players-best = { $low } to { $high }, best with { $best }
site-players-best-range = { $low } to { $high }, best with { $first } to { $last }
site-pack = { $cards ->
    [one] one pack of { $cards } card
   *[other] one pack of { $cards } cards
}
site-direction-clockwise = clockwise
site-direction-anticlockwise = anticlockwise

## Rules page

site-minute = The game in a minute
site-not-to-confuse = Not to be confused with
site-values = What the cards are worth
site-values-card = Card
site-values-points = Points
site-clauses = The rules in full
site-clauses-lead = The text below goes by the usual options. The small address beside each heading is permanent, so you can cite it.
site-options = Options
site-options-lead = Agree on these before you play. A rule that depends on an option names it.
site-option = Option
site-option-values = Possible values
site-option-default = Usual value
site-option-range = { $low } to { $high }
site-opinions-link = The sources disagree:
site-opinions = Where the sources disagree
site-reading-ours = our choice
site-reading-nobody = no source
site-reading-undecided = no source settles this
site-wrong = What other texts get wrong
site-wrong-lead = These statements are found in texts about the game. They are wrong.
site-wrong-claim = What is said
site-wrong-right = What is right
site-sources = Sources
site-obeys = Depends on:
site-from = Source:
site-table = Table: { $name }. It can be scrolled sideways.
site-mark-seed-restored = sense restored from a garbled text
site-mark-gap = our decision where no source settles it
site-mark-derived = follows from other rules
site-text-draft = draft translation
site-text-stale = the English text has changed since this was translated
site-draft-note = The translation of this page is a draft that no native speaker has proofread yet.

## Clause pages

site-clause-more = More
site-clause-more-on = More: { $title }
site-clauses-all = All clauses
site-clauses-all-lead = Every clause has an address that never changes. Its page shows the text in three languages, the sources, the examples and the lines of the program.
site-clause-description = { $id }: { $text } In three languages, with sources, examples and code.
site-clause-copy = Copy the address
site-clause-kind = Kind of rule
site-clause-kind-set-up = set-up
site-clause-kind-procedure = procedure
site-clause-kind-permission = permission
site-clause-kind-prohibition = prohibition
site-clause-kind-outcome = outcome
site-clause-kind-definition = definition
site-clause-kind-derived = follows from other rules
site-clause-origin = Where it comes from
site-mark-seed = stated in the texts that this book began with
site-mark-authority = stated in another source
site-clause-state = State of this text
site-clause-state-source = the original from which the other two are translated
site-clause-state-proofread = proofread on { $date }
site-clause-state-reviewed = reviewed by { $name }
site-clause-variants = With other options
site-clause-choose = Your table
site-clause-chosen = The text follows the options chosen here.
site-clause-sample = { $values }, for example { $sample }
site-clause-says = What is said
site-clause-try = Show the text for this reading
site-clause-why = Why we chose this
site-clause-undecided = Undecided: no source settles this. Agree on it before you play.
site-clause-examples = Examples that show it
site-clause-example = { $title }, step { $step }
site-clause-lessons = In the first lesson
site-clause-lesson = { $game }, step { $step }: { $title }
site-clause-no-example = No example shows it: it says what a word means, or follows from other clauses.
site-clause-code = In the program
site-clause-code-beside = The lines of the program that enforce it are shown below. To see them beside the other clauses:
site-clause-history = History
site-history-added = added
site-history-changed = changed
site-history-corrected = corrected
site-history-reworded = reworded
site-clause-before = Previous clause
site-clause-after = Next clause
site-clause-in-rules = In the rules
site-clause-wrong = This looks wrong
site-report-lead = Copy this text, add what is wrong, and send it to whoever publishes this site.
site-report-text = Text of the report
site-report-copy = Copy the report
site-report-copied = The report is copied.
site-report-mail = Write an email
site-report-title = { $id }: this looks wrong
site-report-clause = Clause: { $id }
site-report-language = Language: { $name }
site-report-hash = Text: { $hash }
site-report-says = It says: { $text }
site-report-what = What is wrong:
site-retired-title = { $id } is retired
site-retired-when = The clause { $id } was retired on { $date }.
site-retired-to = Its place was taken by:
site-retired-nothing = No other clause took its place.
site-retired-why = Why:

## Engine code beside the clauses, and coverage

site-code = In the program
site-code-title = { $game }: clause and code
site-code-description = Every clause of { $game } beside the lines of the program that enforce it, in the order of the rules.
site-code-lead = Beside every clause are the lines of the program that enforce it: the same program that plays with you and checks the examples. Each time the site is built, they are found by the clause ids that the program cites.
site-code-none = No line of this program cites it: it says what a word means, follows from other clauses, or concerns the people at the table.
site-coverage = What shows each clause
site-coverage-label = Coverage
site-coverage-description = For every clause of the book: the worked examples, lesson steps, tests and random games in which the program applies it.
site-coverage-lead = A clause counts as shown where the program names it as the cause of what happened, or as the reason why a move is or is not allowed. Each game was played { $games } times at random, under random options.
site-coverage-sum = { $clauses ->
    [one] { $clauses } clause
   *[other] { $clauses } clauses
}, of which { $firing } can take effect or be broken in play; each of these is shown by at least one example.
site-coverage-clause = Clause
site-coverage-tests = Tests
site-coverage-random = Random games
site-coverage-lesson = Lesson steps

## The chosen rules: variants, house rules code, sheet

site-house-choose = Choose your table’s options
site-house-changed = The text below goes by your table’s rules.
site-house-count = Options that differ from the usual ones:
site-house-mark = differs from the usual rule
site-house-yours = your table
site-house-copy = Copy the link to these rules
site-house-reset = Back to the usual options
site-house-with = With other options
site-sheet = Printable sheet
site-house-here = (here { $value })
site-house-size = With these options exactly { $low } people can play.
site-house-sizes = With these options { $low } to { $high } people can play.
site-sheet-title = { $game }: the rules on a sheet
site-sheet-description = All rules of { $game } on one or two printed pages, also with your own table’s options.
site-sheet-usual = This sheet goes by the usual options.
site-sheet-print = Print this sheet
site-sheet-pdf = PDF with the usual options
site-sheet-options = Chosen options
site-sheet-from = From the rulebook of { site-name }. Every rule has a permanent address there and names its source.
site-differs = What other options would change here
site-differs-lead = The program has played this example with every other value of each option, one option at a time. Each line begins with the first step that goes differently; an option or value that is not listed changes nothing.
site-differs-odds = Where the change alters odds that can be worked out exactly, both figures are given; if only the odds change, the line begins with the first step at which they do. Odds that can only be estimated are shown in the game itself, under “What another rule would change”.
site-differs-yours = By your table’s rules this example goes differently. Each option is taken on its own:
site-differs-same = By your table’s rules this example goes just as shown.

## Search

site-search-open = Search
site-search-title = Search the rulebook
site-search-label = What are you looking for?
site-search-hint = Results appear as you type. Enter opens the first one, and the arrow keys move through them.
site-search-close = Close
site-search-none = Nothing was found.
site-search-near = The nearest names in the book:
site-search-some = Nothing has all of these words. These have some of them:
site-search-rest = These have only some of the words:
site-search-all = All results
site-search-slash = Press / to open the search
# $count is the number of results, at least one.
site-search-count = { $count ->
    [one] { $count } result
   *[other] { $count } results
}
site-search-everything = Everything in the book
site-search-description = Every rule, option, term and worked example of the book in one list.
site-search-lead = Every rule, option, open question, term and worked example of the book, game by game.
site-search-every-game = All games
site-search-kind-page = page
site-search-kind-rule = rule
site-search-kind-option = option
site-search-kind-reading = question
site-search-kind-term = term
site-search-kind-example = example
site-search-kinds-page = Pages
site-search-kinds-rule = Rules
site-search-kinds-option = Options
site-search-kinds-reading = Where the sources disagree
site-search-kinds-term = Terms
site-search-kinds-example = Worked examples

## Glossary

site-glossary = Glossary
site-glossary-title = Glossary: the words of the card table
site-glossary-description = What the words of the card table mean in these games: definitions, other names, and the same word in Persian and Ukrainian.
site-glossary-lead = Each term has a permanent address. In the rules and examples a term with a dotted underline leads here, and its definition appears when you point at it.
site-glossary-synonyms = Also:
site-glossary-forms = Forms:
site-glossary-games = Games:
site-glossary-all-games = all
site-glossary-rules = { $count ->
    [one] { $count } rule that uses the word
   *[other] { $count } rules that use the word
}
site-terms = Table of terms for translators
site-terms-title = Terms in three languages
site-terms-description = Every concept of the card table in English, Persian and Ukrainian side by side, with synonyms, inflected forms and the words to avoid.
site-terms-lead = One concept, one preferred word in each language. Below it are accepted synonyms, then inflected forms, then words that would mislead a card player, with the reason. The check of all texts refuses those.
site-terms-all-games = All games
site-terms-avoid = Not:
site-terms-general = Words to avoid everywhere
site-terms-general-lead = These belong to no single concept. What to write instead comes after the arrow.

## Translations, and how to contribute

site-translations = State of the translations
site-translations-description = How far the texts of the book have come in each language: which are reviewed, proofread, draft, stale or missing, and where to find them.
site-translations-lead = Every translated text is bound to the English sentence that it renders. When that changes, the translation is stale until somebody has read it again. Below the tables are the texts that are waiting for a reader.
site-translations-part = Part of the book
site-translations-common = All games together
site-translations-player = Player and examples
site-translations-site = Pages around the rules
site-translations-all = Everything
site-state-reviewed = reviewed
site-state-proofread = proofread
site-state-draft = draft
site-state-stale = stale
site-state-missing = missing
site-translations-waiting = Texts waiting for a reader
site-translations-waiting-none = Nothing is waiting in this language.
site-translations-waiting-count = { $part }: { $count ->
    [one] { $count } text
   *[other] { $count } texts
}
site-page-contribute = How to contribute
site-page-contribute-description = How to correct a sentence, add a language or add a game to this book, for people who know cards and need not know programming.

## Found and shared

site-api-title = The rulebook for programs
site-api-label = For programs
site-api-description = Every rule, term and worked example as JSON in three languages, with permanent addresses, a documented schema and a promise about versions.
site-api-lead = Whatever these pages say, a program can read too: plain JSON files, made from the same data as the pages, each in all languages at once. You need no key and no account.
site-api-files = The files
site-api-file = File
site-api-content = What is in it
site-api-index = the list of all files, the languages, and the address of the site
site-api-rulebook = the whole rulebook: sections, rules, options, readings and sources of every game
site-api-game = one game
site-api-clause = one rule: its text as a line and in pieces, its options, readings and sources, the examples that show it, its history, and how far its translations have come
site-api-glossary = the words of the card table, with synonyms, inflected forms and definitions
site-api-examples = the list of the worked examples
site-api-example = one example: the record, and what the program makes of it step by step, with events, the rules that cause them, sentences and the table
site-api-schema = JSON Schema for each kind of file, with every property explained
site-api-promise = What you can rely on
site-api-promise-ids = The id of a rule is permanent. It is never given to another rule; a rule that is retired stays in the list with the date and what took its place.
site-api-promise-version = In version 1 nothing is removed and nothing changes its meaning. Properties may be added, so ignore any that you do not know. Anything that breaks this gets a new version with its own address.
site-api-promise-checked = Each time the site is built, every file is held against its schema.
site-api-use = An example
site-api-use-text = This program in Python prints what a rule says:
site-api-feed = The changes to the rules are also available as a feed for newsreaders:
site-api-licence = Licence
site-api-licence-text = You may use the texts for any purpose if you name Varaq and the licence:
site-feed-title = { $site }: changes to the rules
site-feed-subtitle = Every rule that is added or changed, with its date and its text as it now stands. The newest comes first.
site-feed-rules = Changes to the rules
site-change-added = New rule: { $title }
site-change-changed = Rule changed: { $title }
site-change-corrected = Rule corrected: { $title }
site-change-reworded = Rule reworded, with the same meaning: { $title }
site-change-why = Why:

## When an address leads nowhere

site-missing-title = This page does not exist
site-missing-text = The address may be mistyped, or the page has moved. You can start again from here:
