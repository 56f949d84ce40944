# Words of the interface inside the player and the step viewer. Rules, events and refusals are in the games' files.

ui-source-draft = draft translation: see the English
ui-source-stale = the English has changed since this was translated: see it
ui-source-missing = not translated yet
ui-on = on
ui-off = off
ui-seat = Player { $seat }
ui-seat-you = You (player { $seat })
ui-seat-named = { $name } (player { $seat })
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

## Quiz

ui-quiz-questions = Questions of the quiz
ui-quiz-question = Question { $number }
ui-quiz-legal = It is your turn. Which of these moves is allowed?
ui-quiz-refused = It is your turn. Which of these moves is not allowed?
ui-quiz-chooses = Player { $seat } chooses:
ui-quiz-from = From the example:
ui-quiz-answer-is = The answer:
ui-quiz-next = Next question
ui-quiz-all = Show all questions
ui-quiz-single = Ask one at a time
ui-quiz-score = Your score
ui-quiz-at-once = Right at the first try
ui-quiz-later = Right at a later try
ui-quiz-left = Still to be answered
ui-quiz-again = A question that you got wrong. It comes back until you get it right.
ui-quiz-kept = The score is kept on this device only and is sent nowhere.
ui-quiz-not-kept = This browser does not allow the page to keep anything, so the score lasts until you leave the page.
ui-quiz-clear = Clear the score
ui-quiz-cleared = The score is cleared, and the questions begin again.
ui-quiz-end = That was the last question
ui-quiz-end-score = { $last ->
    [one] { $right } of { $last } question right at the first try.
   *[other] { $right } of { $last } questions right at the first try.
}
ui-quiz-restart = Start again, with all questions

ui-guess = Guess first
ui-guess-help = Where there is something to guess, the outcome of the next step stays hidden until you have answered.
ui-guess-legal = It is player { $seat }’s turn. Which of these moves is allowed?
ui-guess-refused = It is player { $seat }’s turn. Which of these moves is not allowed?
ui-guess-show = Show without answering

## Starting a game

ui-play-intro = The game runs in this page with the same engine that checks these rules. Nothing you do is sent anywhere.
ui-play-settings = The table
ui-players = Players
    .help = How many sit at the table, you included: { $low } to { $high }.
    .more = More can play under an optional rule.
ui-seating = Who plays
    .help = Each seat belongs to a person or to the computer. Several people can play on this device: when the turn passes from one to another, the cards stay covered until the next player has the device. Names stay on this device.
ui-who-person = Person
ui-who-random = Computer, random
ui-who-sensible = Computer, sensible
ui-who-look-ahead = Computer, looking ahead
ui-name = Name (optional)
ui-bots-kinds = How the computer can play
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
ui-pace = Speed of the computer
ui-pace-at-once = at once
ui-pace-slow = slowly, move by move
ui-pace-by-hand = each move when I say so
ui-pace-run = Go on
ui-pace-next = Next move
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
ui-turn-seat-named = It is { $name }’s turn (player { $seat }).
ui-turn-bots = The computer plays for everybody.
ui-turn-deal = This deal is finished.
ui-turn-pack = The pack has been played out.
ui-turn-watching = You are out of the game. The others play on.
ui-turn-over = The game is over.
ui-cover = The cards are covered
    .help = Nothing of the game is shown until you say that you have the device. Everybody else, please look away.
ui-pass = Pass the device to player { $seat }
ui-pass-named = Pass the device to { $name } (player { $seat })
ui-uncover = I am player { $seat } — show my cards
ui-uncover-named = I am { $name } — show my cards
ui-news = What just happened
ui-moves = Your moves
ui-moves-seat = Moves of player { $seat }
ui-moves-seat-named = Moves of { $name } (player { $seat })
ui-moves-hint = You can also press a card in your hand, the stock or the discard pile.
ui-moves-hint-skin = You can also press the card on offer, or a card in the centre when you may take one up.
ui-moves-hint-snitchems = You can also mark the cards themselves, in your hand and on the table, and play them from there.
ui-play-marked = Play the marked cards
    .help = Mark a card of your hand, and the cards on the table that it is to take. With none marked there, it is left on the table.
ui-only-move = the only move, made for you
ui-moves-refused = Moves that are not allowed now
ui-moves-refused-help = Try one, and the rule that forbids it is shown.
ui-refused = Not allowed
ui-hint = Hint
ui-hint-would = A sensible player would do this:
ui-hint-rules = Rules that allow it:
ui-next-deal = Deal the next cards
ui-finish = Play on to the end
ui-undo = Undo
ui-redo = Redo
ui-undone = You are back at your last decision.
ui-redone = The move is made again.
ui-again = Play again
ui-same-deal = Same cards again
ui-lose = There is an unfinished game here. If you go on, it will be lost.
ui-lose-yes = Give up that game
ui-lose-no = Keep that game
ui-settings-again = Change the settings
ui-log = What happened so far
ui-odds = Odds
ui-result = Result
ui-result-you = You have won.
ui-result-won = Player { $seat } has won.
ui-result-won-named = { $name } (player { $seat }) has won.
ui-result-shared = Shared win of players { $seats }.
ui-result-nobody = Nobody has won.
ui-result-rules = Decided by:
ui-standing = Final standing
ui-standing-place = Place
ui-standing-player = Player
ui-standing-winner = winner
ui-standing-shared = shared win
ui-sheet = Standing so far
ui-sheet-cells = what each player has afterwards, and the gain or loss
ui-sheet-round = Round { $round }
ui-sheet-game = Game { $game }
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
ui-key-hint = show what a sensible player would do here
ui-key-log = open or close “What happened so far”
ui-key-moves = go to your moves

## House rules in an address

ui-house-damaged = These house rules cannot be read: the address is incomplete, has been changed, or belongs to another game. The usual options apply; ask for the link again, or choose your options here.
ui-house-version = These house rules were written by a newer version of this site. The usual options apply; load the page again when you are online.
ui-house-unknown = These house rules name an option or a value that this game does not have. The usual options apply; choose your options again.

## Viewer

ui-viewer-steps = Steps of this game
ui-where = Step { $step } of { $last }
ui-where-branch = Branch { $branch }, step { $step } of { $last }
ui-run = Run
ui-pause = Pause
ui-speed = Speed
ui-speed-slow = slow
ui-speed-medium = medium
ui-speed-fast = fast
ui-more-ways = More ways to move about
ui-decision = Next decision
ui-clause-choose = Rule
ui-clause-next = Next event of this rule
ui-copy-step = Copy the link to this step
ui-copied = The link is copied.
ui-copy-failed = The link could not be copied; it is in the address bar.
ui-back-main = Back to the main line
ui-tree = All moves and branches
ui-tree-main = Main line
ui-tree-branch = Branch { $branch }, from step { $step }
ui-tree-start = Start
ui-branch-delete = Delete branch { $branch }
ui-branch-promote = Make branch { $branch } the main line
ui-branch-restore = Undo the change to the branches
ui-branch-deleted = The branch is deleted. You can undo this.
ui-branch-promoted = This branch is now the main line, and the old main line is a branch.
ui-branch-restored = The branches are as they were before.
ui-key-branch = delete the branch that you are in, under “All moves and branches”
ui-past = This is an earlier step. Forward shows what came next.
ui-past-move = This is an earlier step. A move made here begins a branch, and nothing is lost.
ui-branched = Branch { $branch } begins here.
ui-display = How cards look
    .help = These settings apply on every page. They are kept on this device only and are sent nowhere.
ui-display-not-kept = This browser does not allow the page to keep anything, so these settings last until you leave the page.
ui-display-four = Four colours
    .help = Clubs are green and diamonds are blue, so that every suit has a colour of its own.
ui-display-large = Large cards
    .help = About a third larger, for tired eyes or a screen at arm’s length.
ui-display-contrast = High contrast
    .help = Black on white, or white on black in the dark, with thicker lines. If your device asks for it, you have it already.
ui-display-still = No movement
    .help = Cards do not glide from place to place. If your device asks for less movement, they never do.
ui-view-as = Seen by
ui-view-all = everybody, all cards open
ui-view-you = you, player { $seat }
ui-viewed = The table as player { $seat } sees it.
ui-viewed-all = The table with all cards open.
ui-seen-by = seen by player { $seat } only
ui-seen-by-nobody = seen by nobody yet
ui-why = Why, and why not
ui-why-made = The move of player { $seat }, and the rules that allow it:
ui-why-only = It was the only move allowed.
ui-why-may = What player { $seat } may do now, and what follows at once:
ui-why-may-not = What player { $seat } may not do now, and why:
ui-why-open = The rest depends on cards that cannot be seen.
ui-why-more = { $count ->
    [one] and { $count } more like it
   *[other] and { $count } more like them
}
ui-why-over = The game is over; nobody has a move.
ui-why-chance = Cards are dealt next; nobody has a choice.
ui-why-unseen = What player { $seat } may do depends on cards that you cannot see.
ui-key-forward = one step forward
ui-key-back = one step back
ui-key-first = to the first step
ui-key-last = to the last step
ui-key-main = back to the main line
ui-key-help = open or close this list

## What another rule would change

ui-differ = What another rule would change
ui-differ-lead = Change one rule or several, and see where this game would first go another way. The game itself stays as it is.
ui-differ-own = While the game is running, only your own decisions are compared, each with the table as you see it. When the game is over, all of it is played again under the changed rules.
ui-differ-show = Show what changes
ui-differ-changed = Changed:
ui-differ-at = The first step that differs: { $step }
ui-differ-start = It differs even before the first step.
ui-differ-decision = The first of your decisions that differs comes after step { $step }.
ui-differ-was = As it was:
ui-differ-then = With the change:
ui-differ-same = With the change the game goes exactly as it did.
ui-differ-same-own = None of your decisions would be any different. What everybody starts with cannot be changed once a game is under way.
ui-differ-go = Go to step { $step }
ui-differ-odds-there = Odds for player { $seat } where it differs
ui-differ-odds-here = Odds for player { $seat } at the step you are looking at
ui-differ-odds-same = The change leaves the odds as they are.
ui-differ-awaited = Some odds are still being estimated from imagined games; they will be here in a moment.
ui-differ-now = now:
ui-differ-changed-odds = with the change:
ui-differ-missed = With the change, the moves of this game do not lead to the step you are looking at.
ui-differ-on = Play on from here with the change
ui-differ-on-from = Play on with the change from step { $step }
ui-differ-on-start = Play from the start with the change
ui-differ-back = Back to the game you left
ui-differ-playing = From here the game goes on under the changed rules.
ui-differ-returned = This is the game you left.
ui-differs-no-start = This table or position cannot be set up then.
ui-differs-no-card = Another card would be needed, and the example does not name it.
ui-differs-no-move = There is no such move then.
ui-differs-ruling = The move is still allowed then, but by:
ui-differs-events = Instead:
ui-differs-missing = This does not happen:
ui-differs-more = Also possible:
ui-differs-fewer = Not possible:
# $next: how the game goes on after a move: over, chance (a pack is shuffled), cards (it hangs on unseen cards) or seat.
ui-differs-next = { $next ->
    [over] Then the game is over.
    [chance] Then the cards are shuffled, and nobody has a choice.
    [cards] How the game then goes on depends on cards you do not see.
   *[seat] Then it is player { $seat }’s turn.
}
ui-differs-amount = ({ $low } to { $high })

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
ui-error-bad-view = The cards of the others can be seen only when the game is over.
ui-error-bad-bots = There is no computer player of this kind.
ui-error-bad-players = The address names players that cannot sit at this table. Choose here who plays, or ask for the link again.
ui-error-bad-name = A name has at most { $most } characters, and none of them may be invisible.
ui-error-kept-version = This game was kept by a newer version of this site. Load the page again when you are online.
ui-error-covered = The cards are covered. Whoever’s turn it is must take the device first.
ui-error-bad-seed = The shuffle number is a whole number from 0 to { $high }.
ui-error-no-undo = There is nothing to undo.
ui-error-no-redo = There is nothing to redo.
ui-error-no-step = The address names a step that this game does not have. Ask for the link again, or open the game from its start.
ui-error-no-deal = No deal is due now.
ui-error-no-hint = A hint is given only when it is your turn.
ui-error-ended = The example ends here, so there is nothing left to play. Choose an earlier step.
ui-error-engine = The engine met an error of its own. Your game is as it was before; please report what you did.

## Lab

ui-lab-title = { $game }: the lab
ui-lab-label = Lab
ui-lab-description = Write a player for { $game } in Python, let it play hundreds of games in this page, and see how often it wins.
ui-lab-intro = Write a player in Python and see how it does. It plays with the same engine that checks these rules. What you write is sent nowhere, and the program can reach neither the network nor anything that is stored here.
ui-lab-no-script = To run programs, the lab needs JavaScript. The programs below can be read without it.
ui-lab-program = Your program
ui-lab-editor-keys = Tab indents a line. To leave the editor with the keyboard, press Esc and then Tab.
ui-lab-how = What the program needs
ui-lab-how-two = One function. It gets the table as your seat sees it, and the moves that it may make now. It gives back one of them, or the same move as text.
ui-lab-how-three = If it has three parameters, it also gets everything that your seat has seen since the game began.
ui-lab-how-amount = A move with an amount to be chosen needs that amount, here three. This gives the amounts that are allowed:
ui-lab-how-random = Random choices made with this module come out the same in every run with the same shuffle number.
ui-lab-contest = The contest
ui-lab-bots = The other players
    .help = All of them play in the same way.
ui-lab-games = Number of games
    .help = { $low } to { $high }. The more games, the smaller the error. Your program moves one seat on after every game.
ui-lab-run = Run
ui-lab-stop = Stop
ui-lab-result = Result
ui-lab-done = { $count ->
    [one] { $done } of { $count } game played
   *[other] { $done } of { $count } games played
}
ui-lab-stopped = Stopped.
ui-lab-restarting = Python is being started again for the next run.
ui-lab-column-player = Player
ui-lab-column-won = Games won
ui-lab-amounts = { $unit ->
    [pennies] Pennies at the end, on average
    [cards] Cards at the end, on average
    [games] Games won in the match, on average
    [total] Cards won in the match, on average
   *[chips] Chips at the end, on average
}
ui-lab-yours = Your program
# $name: how they play, such as “Random”.
ui-lab-others = { $count ->
    [1] The other player ({ $name })
   *[other] One of the { $count } others, on average ({ $name })
}
ui-lab-share = { $percent }% (± { $error })
ui-lab-amount = { $number } (± { $error })
ui-lab-fair = If all players were equally good and no win were shared, each would win { $percent }%. The figure after ± is the standard error.
ui-lab-capped = { $count ->
    [one] { $count } game did not come to an end and was broken off.
   *[other] { $count } games did not come to an end and were broken off.
}
ui-lab-look = Look at a game
ui-lab-number = Game number
ui-lab-open = Show
ui-lab-next-won = Next game won
ui-lab-next-lost = Next game not won
ui-lab-none-such = There is no such game in this run.
ui-lab-game = { $won ->
    [yes] Game { $number }: your program sat in seat { $seat } and won
   *[no] Game { $number }: your program sat in seat { $seat } and did not win
}
ui-lab-record = Record of the game
ui-lab-game-link = Open this game in the player
ui-lab-output = What the program printed
ui-lab-dropped = Lines left out because there were too many: { $count }
ui-lab-trace = Where it happened
ui-lab-line = Line { $number }
ui-lab-rule = The rule
ui-lab-fault-syntax = Python cannot read the program.
ui-lab-fault-exception = The program stopped with an error.
ui-lab-fault-time = { $seconds ->
    [one] The program thought for longer than { $seconds } second and was stopped.
   *[other] The program thought for longer than { $seconds } seconds and was stopped.
}
ui-lab-fault-memory = The program wanted more memory than it is allowed and was stopped.
ui-lab-fault-killed = The program did not respond and was ended, and Python with it.
ui-lab-fault-no-choose = The program has no function with the right name. The box “What the program needs” shows it.
ui-lab-fault-parameters = The function must have two parameters or three. The box “What the program needs” shows which.
ui-lab-fault-no-action = The function gave back something that is not a move: { $given }
ui-lab-fault-no-amount = The move “{ $move }” lacks its amount, { $low } to { $high }. The box “What the program needs” shows how to give it.
ui-lab-fault-no-move = In game { $number } the function gave back “{ $move }”, which cannot be read as a move.
ui-lab-fault-other-seat = In game { $number } the function gave back “{ $move }”, but it sits in seat { $seat }.
ui-lab-fault-refused = In game { $number } the rules refuse the move “{ $move }”.
ui-lab-examples = Programs to start from
ui-lab-take = Put into the editor
ui-lab-taken = The program is in the editor. What was there comes back with the editor’s undo.
ui-lab-console = Console
ui-lab-console-label = Python for the console
ui-lab-console-help = Enter runs what you have typed; a block ends with an empty line. The arrow keys up and down bring earlier lines back.
ui-lab-console-names = Ready for you: the engine of this game; a table after the deal, with the number of seats and the shuffle number; and all names of your program once it has run.
ui-lab-console-run = Run the line
ui-lab-console-log = What was typed and printed
ui-lab-share-title = Share the program
ui-lab-copy = Copy a link to this program
ui-lab-copied = The link is copied.
ui-lab-copy-failed = The browser did not let the link be copied. Take it from here:
ui-lab-link-long = The program is too long for a link. Copy its text instead.
ui-lab-link-damaged = The link is damaged or was not made here. The editor holds the first program instead.
ui-lab-link-came = This program came with the link. Nothing has run yet: read it, then press “Run” if you trust it.
ui-error-long-code = The program is too long; { $high } characters are allowed.
ui-lab-start-random = Chooses at random
ui-lab-start-first = Takes the first move
ui-lab-start-rule = Follows one simple rule
ui-lab-start-view = Looks at the table
ui-lab-say-random = Any of the moves that are allowed, all equally likely.
ui-lab-say-amount = Where an amount is to be chosen, any that is allowed.
ui-lab-say-first = The first of the moves that are allowed; their order never changes.
ui-lab-say-least = Where an amount is to be chosen, the least.
ui-lab-say-words = The moves by their words, without the seat number in front.
ui-lab-say-last = Whatever else there is to decide: the last of the moves.
ui-lab-say-scat-rule = Knocks as soon as the rules allow it, and otherwise takes from the stock.
ui-lab-say-scat-card = A card is written as its rank and the first letter of its suit.
ui-lab-say-scat-knock = Knocks with enough points. Change the number above and see what happens.
ui-lab-say-scat-top = Takes the top card of the discard pile only when it fits the best suit.
ui-lab-say-scat-discard = Discards the lowest card of the other suits.
ui-lab-say-skin-rule = Takes the card it is offered, plays for as little as possible and offers no side bets.
ui-lab-say-skin-view = Plays for about a tenth of the chips that it has left.
ui-lab-say-bounds = No less and no more than the rules allow here.
ui-lab-say-inbetween-rule = Always bets the middle one of the amounts that are allowed.
ui-lab-say-inbetween-view = Bets the most when many ranks lie between the two cards, and the least otherwise.
ui-lab-say-snitchems-words = The cards that a move takes come at the end of its words.
ui-lab-say-snitchems-rule = Takes as many cards as it can.
ui-lab-say-snitchems-danger = Adds up, for every rank, how many cards the next player could take with it: cards of the same rank, or cards that make eight or ten with it.
ui-lab-say-snitchems-view = Takes as many cards as it can, and leaves as little as possible to the next player.
ui-lab-change = Change a rule
ui-lab-change-intro = Here is the engine itself. Change a line and see which of the worked examples then break. Nothing is kept: when you leave the page, the rules are as they were.
ui-lab-module = Part of the engine
ui-lab-module-open = Show
ui-lab-module-failed = This part of the engine could not be loaded. Check the connection and try again.
ui-lab-change-run = Run the worked examples
ui-lab-change-link = Change this rule and see which examples break
ui-lab-examples-told = { $broken ->
    [0] All { $count } examples still go as before.
    [one] { $broken } of { $count } examples breaks.
   *[other] { $broken } of { $count } examples break.
}
ui-lab-breaks = { $step ->
    [0] Breaks at the start
   *[other] Breaks at step { $step }
}
ui-lab-fault-no-module = There is no such part of the engine: { $file }



## Sharing

ui-share = Share and save
ui-share-hidden = This game is still running. Its link and its record reveal every card, even those that nobody at the table may know yet.
ui-share-open = Show the link and the record all the same
ui-share-link = Link to this game
ui-share-link-step = Link to this game, opened after move { $step }
ui-share-copy = Copy the link
ui-share-copy-step = Copy the link to this step
ui-share-copied = The link is copied.
ui-share-not-copied = The browser did not allow copying. The link is selected, so you can copy it yourself.
ui-share-long = The link has { $length } characters, and some programs cut off addresses of more than { $most }. The record is safer to send.
ui-share-too-long = This game is too long for a link. Save its record and send the file.
ui-share-record = The record as text
ui-bring = Open a shared or saved game
    .help = Everything stays in this browser; nothing is sent anywhere.
ui-bring-text = Link or record
ui-bring-file = File with a record
    .help = You can also drop the file on this page.
ui-bring-open = Open the game
ui-kept = You have an unfinished game here.
    .help = It is kept in this browser only. If the browser does not allow that, the game is lost when you leave the page.
ui-kept-go-on = Go on with your game
ui-kept-throw = Delete it
ui-link-bad = This game cannot be opened
ui-link-empty = There is nothing in the link. Copy it again, or start a new game here.
ui-link-long = The link is too long: at most { $most } characters can be read. Ask for the record of the game instead.
ui-link-characters = Character { $place } of the link cannot be part of one. Copy it again, from its first character to its last.
ui-link-damaged = The link is damaged or incomplete. Copy it again, from its first character to its last.
ui-link-version = The link is in a version that this page cannot read. Ask for the record of the game, or reload the page if it has been open for a long time.
ui-link-game = The link is for a game that this book does not have.
ui-link-edition = The link was made by another edition of these rules, in which its moves meant something else. Ask for the record of the game.
ui-link-content = The link describes something impossible. Ask for a new one.
ui-link-step = Step { $place } of the game in the link is impossible. Ask for a new one.
ui-link-other-game = This is a game of { $game }. It opens on the page of that game.
ui-link-other-open = Go to that page
ui-record-bad = The record cannot be read
ui-record-bad-line = The mistake is in line { $line }:
ui-error-long-record = The text is too long for a record: at most { $most } characters can be read.
ui-embed = Show this example on your own page
    .help = These lines show the example, in the language of this page, inside a page of yours. Nothing about its readers is recorded.
ui-embed-theme = Colours
ui-embed-theme-device = as on the reader’s device
ui-embed-theme-light = light
ui-embed-theme-dark = dark
ui-embed-step = Begin with step
ui-embed-code = Lines to copy into your page
ui-embed-copy = Copy the lines
ui-embed-copied = The lines are copied.
ui-embed-not-copied = The browser did not allow copying. The lines are selected, so you can copy them yourself.
ui-embed-position = Show this position on your own page
    .help = These lines show the table as it is at this step, inside a page of yours. The engine is loaded only when a reader asks for it.
ui-embed-a-position = A position
ui-embed-position-ask = This frame holds a position of the game. To show it, the rulebook’s engine has to be loaded, which is a few megabytes; nothing is sent anywhere.
ui-embed-position-draw = Show the position
ui-embed-position-open = Open it in the rulebook
ui-embed-page = This example in the rulebook

## Position editor

ui-editor = Set up a position
ui-editor-intro = Set the table up as you like, play on from there, and send it as a link or save it as a record.
ui-editor-position = The position
ui-editor-help = What you leave empty is as usual. Cards are typed, such as KS 10H, or picked below the field.
ui-editor-grid = Cards for this field
ui-editor-open = Play this position
ui-editor-then = If something is impossible, the engine says so. Otherwise the link and the record are below the table.
ui-editor-back = Back to the editor
ui-position-usual = as usual
ui-position-none = none
ui-position-of-side = Side { $side }
ui-position-side = Side bets
    .help = One bet a line: the seat that offered it, the other seat, and the chips, such as 2 1 3
ui-position-card-of = { $what }: the card
ui-position-value-stock = from the stock
ui-position-value-discard = from the discard pile
ui-position-value-high = high
ui-position-value-low = low
ui-position-dealer = Dealer
ui-position-turn = Whose turn it is
ui-position-hand = Cards in hand
ui-position-discards = Discard pile, top card first
ui-position-stock = Stock, top card first
ui-position-drawn = Card just drawn
ui-position-knocker = Who has knocked
ui-position-pennies = Pennies
ui-position-kitty = Kitty
ui-position-out = Out of the game
ui-position-deal = Number of the deal
ui-position-banker = Banker
ui-position-bank = The banker’s card
ui-position-card = Cards in play
ui-position-stake = Bets against the banker
ui-position-centre = Cards in the centre
ui-position-dead = Dead cards
ui-position-last = Last player who accepted a card
ui-position-fallen = Whose card has fallen
ui-position-chips = Chips
ui-position-posts = Posts, in the order turned
ui-position-ace = The ace is called
ui-position-called = Called after a pair
ui-position-pot = Pot
ui-position-round = Round
ui-position-table = Layout: the cards on the table
ui-position-pile = Captured cards, or their number
ui-position-captor = Who made the last capture
ui-position-game = Number of the game in the match
ui-position-games = Games won before
ui-position-earlier = Cards captured in earlier games
