# Words of the interface inside the player and the step viewer. Rules, events and refusals are in the games' files.

ui-source-draft = draft translation: see the English
ui-source-stale = the English has changed since this was translated: see it
ui-source-missing = not translated yet
ui-on = on
ui-off = off
ui-seat = Player { $seat }
ui-seat-you = You (player { $seat })
ui-table = The table
ui-clauses = Rules
ui-cards = { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
ui-deal-number = Deal { $deal }
ui-last-turn = The turn before
# $how: won, lost or even; $chips is never negative.
ui-gain = { $how ->
    [won] { $chips ->
        [one] won { $chips } chip
       *[other] won { $chips } chips
    }
    [lost] { $chips ->
        [one] lost { $chips } chip
       *[other] lost { $chips } chips
    }
   *[even] neither won nor lost
}
ui-first-cards = Cards that found the first banker
ui-less = one less
ui-more = one more
ui-amount = Number of chips
    .help = { $low } to { $high }

## Steps of an example

ui-steps = Steps of this example
ui-step = Step { $step }
ui-step-start = Start
ui-step-of = Step { $step } of { $last }
ui-step-start-of = Start, before step 1 of { $last }
ui-step-first = First
ui-step-back = Back
ui-step-forward = Forward
ui-step-last = Last
ui-step-jump = Go to step
ui-step-all = Show all steps
ui-step-single = Show one step at a time
ui-step-keys = Arrow keys go back and forward, Home and End to the first and the last step.
ui-step-refused = Not allowed here:
ui-step-allowed = Allowed here:
ui-try-here = Try it from here

## The first lesson

ui-lesson-steps = Steps of this lesson
ui-lesson-keys = Arrow keys go back and forward between the steps.
ui-lesson-answer = Show the answer
ui-lesson-right = Right.
ui-lesson-wrong = No.
ui-lesson-allowed = This is allowed.
ui-lesson-rulings = What the rules say about each
ui-lesson-events = What happens
ui-lesson-next = Next step
ui-lesson-nobody = Nobody
ui-lesson-players = Players { $seats }
ui-lesson-deal = Now a real deal
ui-lesson-deal-text = You know enough to play. One opponent is waiting, and whatever you try, the program tells you which rule allows or forbids it.
ui-lesson-deal-start = Play against one opponent

## Starting a game

ui-play-intro = The game runs in this page with the same engine that checks these rules. Nothing you do is sent anywhere.
ui-play-settings = The table
ui-players = Players
    .help = How many sit at the table, you included: { $low } to { $high }.
    .more = More can play under an optional rule.
ui-your-seat = Your seat
    .help = Seats are numbered in the order of play.
ui-bots = The other players
    .help = How well the computer plays for them.
ui-options = Optional rules
ui-options-help = Leave them as they are to play by the rules of this book.
ui-option-rule = the rule in full
ui-seed = Shuffle number
    .help = The same number deals the same cards again. Leave it empty for a new shuffle.
ui-play = Play
ui-take-over = Play on from step { $step }
ui-take-over-start = Play on from the start
ui-take-over-intro = You take a seat at the table as it stands at this step, and the computer plays for the others.
ui-take-over-seat = You play for
ui-take-over-all = everybody, with all cards open
ui-take-over-unknown = Cards that the example does not name are shuffled.
ui-close = Close the game
ui-cancel = Cancel

## While the engine starts

ui-loading = Loading: { $done } of { $total } MB
ui-starting = Starting the engine…
ui-thinking = The other players are thinking…
ui-retry = Try again
ui-read-rules = Read the rules
ui-failed = The game cannot start
ui-failed-no-worker = This browser does not allow a program to run in the background. A current browser that does not block scripts can.
ui-failed-no-wasm = This browser cannot run WebAssembly, or it is switched off. A current browser can.
ui-failed-fetch-failed = A part of the engine could not be loaded. Check the connection and try again.
ui-failed-timeout = The engine took too long to start or to answer, so it was stopped. You can start it again.
ui-failed-crashed = The engine stopped unexpectedly. You can start it again.
ui-failed-python-error = The engine reported an error of its own. You can start it again.
ui-failed-file-protocol = This page was opened as a file, and browsers do not start programs from files. Read it from a web server to play.
ui-failed-readable = The rules and the examples can be read without it.
ui-no-script = Playing needs JavaScript. The rules and the examples can be read without it.

## The game

ui-turn-yours = It is your turn.
ui-turn-seat = It is player { $seat }’s turn.
ui-turn-deal = This deal is finished.
ui-turn-pack = The pack has been played out.
ui-turn-watching = You are out of the game. The others play on.
ui-turn-over = The game is over.
ui-news = What just happened
ui-moves = Your moves
ui-moves-seat = Moves of player { $seat }
ui-moves-hint = You can also press a card in your hand, the stock or the discard pile.
ui-moves-hint-skin = You can also press the card on offer, or a card in the centre when you may take one up.
ui-moves-hint-snitchems = You can also mark the cards themselves, in your hand and on the table, and play them from there.
ui-play-marked = Play the marked cards
    .help = Mark a card of your hand, and the cards on the table that it is to take. With none marked there, it is left on the table.
ui-only-move = the only move, made for you
ui-moves-refused = Moves that are not allowed now
ui-moves-refused-help = Try one, and the rule that forbids it is shown.
ui-refused = Not allowed
ui-next-deal = Deal the next cards
ui-finish = Play on to the end
ui-undo = Undo
ui-redo = Redo
ui-undone = You are back at your last decision.
ui-redone = The move is made again.
ui-look = Looking back: after move { $step } of { $last }
ui-look-back = Look back
ui-look-end = Back to the game
ui-again = Play again
ui-settings-again = Change the settings
ui-log = What happened so far
ui-odds = Odds
ui-result = Result
ui-result-you = You have won.
ui-result-won = Player { $seat } has won.
ui-result-shared = Shared win of players { $seats }.
ui-result-nobody = Nobody has won.
ui-record = Record of this game
    .help = Every deal and every move, in a form that can be replayed. The shuffle number of this game is { $seed }.
ui-record-later = The record names every card of the pack, so it is shown when the game is over.
ui-record-save = Save the record
ui-keys = Keys
ui-keys-help = They work while the focus is inside the game.
ui-key-move = make the move with this number
ui-key-deal = deal the next cards
ui-key-undo = undo
ui-key-redo = redo
ui-key-log = open or close “What happened so far”
ui-key-moves = go to your moves

## When a request cannot be carried out

ui-error = That did not work
ui-error-not-understood = The page sent something that the engine does not understand. Your game is as it was.
ui-error-no-game = No game is running here. Start one first.
ui-error-unknown-game = There is no game with this name.
ui-error-unknown-example = There is no example with this name.
ui-error-unknown-step = The example has no such step.
ui-error-bad-move = The move “{ $move }” cannot be read. Choose one of the moves shown.
ui-error-bad-option = The value for “{ $option }” is not possible. Choose one from the list or within the limits.
ui-error-bad-amount = This is not a whole number. Type one from { $low } to { $high }.
ui-error-bad-seats = This number of players is not possible. Choose { $low } to { $high }.
ui-error-bad-seat = There is no such seat at this table.
ui-error-bad-bots = There is no computer player of this kind.
ui-error-bad-seed = The shuffle number is a whole number from 0 to { $high }.
ui-error-no-undo = There is nothing to undo.
ui-error-no-redo = There is nothing to redo.
ui-error-no-deal = No deal is due now.
ui-error-ended = The example ends here, so there is nothing left to play. Choose an earlier step.
ui-error-engine = The engine met an error of its own. Your game is as it was before; please report what you did.
