### What all games share, in English: common clauses, cards, sources and the definitions of terms.

common-section-general = What all games share

## Clauses

common-pack = A pack is the standard one of 52 cards, without jokers. Every game uses one pack, unless the players of In Between choose to play with two.
    .title = The pack
common-chips = Chips, pennies and cards are counted in whole numbers. Nothing that happens creates or destroys any of them.
    .title = Whole numbers
common-deck-order = The order of the cards after shuffling is given from outside, the top card first. The rules take it as it is.
    .title = Order of the pack
common-seat-order = In Scat, In Between and Snitch’ems play passes clockwise, and in Skin anticlockwise.
    .title = Direction of play
common-no-credit = No player may stake or pay more than they have. If a payment that must be made cannot be made in full, a clause of the game says what happens.
    .title = No credit
common-first-dealer = Where a game does not say who deals first, the first dealer is drawn by lot.
    .title = First dealer by lot
common-irregularities = Exposed cards, misdeals, false knocks and other slips are outside these rules. Only what the rules allow can be done.
    .title = Slips

## History: reasons that several clauses share

common-reason-first-edition = First edition.

## Cards

card-hidden = face-down card
card-AS = ace of spades
card-2S = two of spades
card-3S = three of spades
card-4S = four of spades
card-5S = five of spades
card-6S = six of spades
card-7S = seven of spades
card-8S = eight of spades
card-9S = nine of spades
card-10S = ten of spades
card-JS = jack of spades
card-QS = queen of spades
card-KS = king of spades
card-AH = ace of hearts
card-2H = two of hearts
card-3H = three of hearts
card-4H = four of hearts
card-5H = five of hearts
card-6H = six of hearts
card-7H = seven of hearts
card-8H = eight of hearts
card-9H = nine of hearts
card-10H = ten of hearts
card-JH = jack of hearts
card-QH = queen of hearts
card-KH = king of hearts
card-AD = ace of diamonds
card-2D = two of diamonds
card-3D = three of diamonds
card-4D = four of diamonds
card-5D = five of diamonds
card-6D = six of diamonds
card-7D = seven of diamonds
card-8D = eight of diamonds
card-9D = nine of diamonds
card-10D = ten of diamonds
card-JD = jack of diamonds
card-QD = queen of diamonds
card-KD = king of diamonds
card-AC = ace of clubs
card-2C = two of clubs
card-3C = three of clubs
card-4C = four of clubs
card-5C = five of clubs
card-6C = six of clubs
card-7C = seven of clubs
card-8C = eight of clubs
card-9C = nine of clubs
card-10C = ten of clubs
card-JC = jack of clubs
card-QC = queen of clubs
card-KC = king of clubs

## Suits and ranks

suit-S = spades
suit-H = hearts
suit-D = diamonds
suit-C = clubs
rank-A = ace
rank-2 = two
rank-3 = three
rank-4 = four
rank-5 = five
rank-6 = six
rank-7 = seven
rank-8 = eight
rank-9 = nine
rank-10 = ten
rank-J = jack
rank-Q = queen
rank-K = king

## Sources

source-seed-001 = “Scat”, anonymous text in Persian
    .note = A machine translation of an English page, read in full. The project began with it; where it makes no sense, its English original was taken as the guide.
source-seed-002 = “Скэт”, anonymous text in Ukrainian
    .note = Another machine translation of the same English page, read in full. The project began with it and the Persian one. In two places it changes a rule.
source-pagat-scat = “Scat”, pagat.com
    .note = A page of a large collection of card game rules. Its first part was read, as far as the choices in a turn.
source-wiki-31 = “Thirty-one (card game)”, Wikipedia
    .note = An article of the English Wikipedia. Parts of its newer and older versions were read.
source-gamerules-scat = “Scat”, gamerules.com
    .note = The English page from which the Persian and Ukrainian texts were made. Only copies of it on other sites were found, and they were read in part.
source-handlebar-31 = “What are the rules of 31?”, handlebar-online.com
    .note = An article on the game and its variants, read in full.
source-reference-31 = “What Are the Rules to the Card Game 31?”, reference.com
    .note = A short answer to that question, read in full.
source-seed-000 = “Skin”, anonymous text in Persian
    .note = The text with which this part of the project began, read in full. It seems to be a translation; in one place it reverses the result of a bet.
source-shartmag = “Skin”, shartmag.com
    .note = A Persian web page with the same text, read in full; it is where the text comes from.
source-pagat-lansq = “Lansquenet / Skin / Zecchinetta”, pagat.com
    .note = A page of a large collection of card game rules. The introduction and the beginning of Lansquenet were read; the part on Skin could not be seen.
source-denexa-skin = “Skin”, denexa.com
    .note = An article on the game. Its first part was read, as far as the offering of the first card.
source-gamerules-skin = “Skin”, gamerules.com
    .note = A page of a collection of rules. Its first part was read, as far as the side bets.
source-denexa-zig = “Ziginette”, denexa.com
    .note = An article on a related game, read in part.
source-hurston-skin = A description of Georgia Skin, rec.music.country.old-time
    .note = A message to a discussion group that quotes a description of the folk form of the game, read in part.
source-seed-003 = “In Between”, anonymous text in Persian
    .note = The text with which this part of the project began, read in full. It seems to be a translation.
source-biocasino-ib = “In Between”, bio.casino
    .note = A Persian web page with the same text, read in full.
source-bicycle-ib = “In-Between”, taken to be a text of bicyclecards.com
    .note = Read in part in copies on other sites. The page itself was not found; that the text is from there is our inference.
source-mega-ib = “In Between”, mega888.com.ph
    .note = A page that reads like a rewording of another one, which was not found. Read in part.
source-wiki-acey = “Acey Deucey (card game)”, Wikipedia
    .note = An article of the English Wikipedia, read in full in copies on other sites.
source-wkc-acey = “Acey Deucey”, whiteknucklecards.com
    .note = A page of rules, read in part.
source-oinc-sheets = “Between the Sheets”, oinc.net
    .note = A page of rules for home poker, read in full.
source-denexa-ib = “In Between”, denexa.com
    .note = An article on the game, read in part.
source-crp-ib = “In Between” and “Acey Deucey”, cardrulesplus.com
    .note = Two pages of a collection of rules, read in part.
source-phg-ib = “In Between”, pokerhomegames.com
    .note = A page of rules for home poker, read in part.
source-shemitz-ib = Jon Shemitz on novelty poker games, midnightbeach.com
    .note = A page of rules with advice on when to bet, read in full.
source-wiki-reddog = “Red dog (card game)”, Wikipedia
    .note = An article of the English Wikipedia on the form of the game played in casinos, read in full.
source-seed-004 = “Snitch’ems”, anonymous text in Persian
    .note = A translation of the page on pagat.com, read in full; advertising is mixed in with it. This part of the project began with it.
source-pagat-snitch = “Snitch’ems”, pagat.com
    .note = A page of a large collection of card game rules, based on a contribution from Robert Reid. Its first part was read, as far as the play.
source-gamerules-snitch = “Snitch’ems”, gamerules.com
    .note = A page of a collection of rules, read in part.
source-abartnof = “Pagat and modern rules”, notes of a research project on Cassino
    .note = A summary of the page on pagat.com and others, read in full.

## Terms

term-pack = pack
    .definition = The 52 cards of a game: thirteen ranks in each of four suits, without jokers.
term-suit = suit
    .definition = One of the four kinds of cards: spades, hearts, diamonds, clubs.
term-rank = rank
    .definition = What a card is regardless of its suit: ace, king, queen, jack or a number from ten down to two.
term-court-card = court card
    .definition = A king, queen or jack.
term-numeral-card = numeral card
    .definition = A card with a number, from two to ten.
term-seat = seat
    .definition = A player’s place at the table. Seats are numbered in the order of play.
term-dealer = dealer
    .definition = The player who shuffles and deals the cards.
term-deal = deal
    .definition = Giving out the cards, and all play until they are dealt again.
term-hand = hand
    .definition = The cards that a player holds.
term-turn = turn
    .definition = The time in which one player acts, before the next one does.
term-stock = stock
    .definition = The pile of face-down cards left after dealing, from which players draw.
term-draw = draw
    .definition = To take a card into the hand from a pile, usually from the stock.
term-discard-pile = discard pile
    .definition = The pile of face-up cards on which players put their discards.
term-discard = discard
    .definition = To put a card from the hand face up on the discard pile; also the card itself.
term-tie = tie
    .definition = Equality of two or more players in what is compared, such as the values of their hands.
term-clockwise = clockwise
    .definition = In the direction of a clock’s hands, that is, from each player to the one at their left.
term-clause = clause
    .definition = One rule of this book, with a permanent name of its own.
term-option = option
    .definition = A point on which players may agree to play differently. Each option has a standard setting.
term-reading = reading
    .definition = One of the ways to understand a rule where sources differ or say nothing.
term-draw-and-discard-game = draw-and-discard game
    .definition = A game in which a player improves a hand by drawing a card and discarding one, turn after turn.
term-hand-value = hand value
    .definition = What a hand in Scat is worth: the highest sum of its cards in one suit, or more where an option says so.
term-point-suit = point suit
    .definition = In Scat, the suit in which the cards of a hand are added up.
term-thirty-one = 31
    .definition = The highest hand value in Scat: an ace and two cards that count 10, all of one suit. A hand worth 31 ends the deal at once.
term-knock = knock
    .definition = In Scat, to give up drawing for the rest of the deal, usually with a rap on the table, so that everybody else has just one more turn.
term-knocker = knocker
    .definition = The player who has knocked in this deal.
term-last-turn = last turn
    .definition = The one turn that every other player still has after a knock.
term-stand = stand
    .definition = To keep the hand as it is in the last turn, without drawing.
term-life = life
    .definition = What a player loses for a lost deal. A player who has no life left is out of the game.
term-penny = penny
    .definition = The token that pays for one life in Scat.
term-kitty = kitty
    .definition = The place where paid pennies are kept until the game ends; also the pennies themselves.
term-county = on the county
    .definition = Still in the game but without pennies; also called “on the dole” or “on welfare”. The next life lost puts the player out.
term-showdown = showdown
    .definition = The moment when all players show their cards and the values are compared.
term-drawn-deal = drawn deal
    .definition = A deal in which nobody loses a life because the stock ran out before anybody knocked.
term-three-of-a-kind = three of a kind
    .definition = Three cards of the same rank.
term-straight-flush = straight flush
    .definition = Three cards of one suit that follow each other in rank, such as four, five and six of hearts.
term-throw-down = throw-down
    .definition = In Scat, showing the hand before the first turn without having looked at it, so that all others must show theirs too.

# of Skin and In Between

term-banking-game = banking game
    .definition = A game in which one player keeps the bank and plays against each of the others.
term-banker = banker
    .definition = The player who keeps the bank for a deal in Skin, deals the cards and bets against each of the others.
term-chip = chip
    .definition = The token that is bet and counted. It stands for no money here.
term-stake = stake
    .definition = The chips that somebody puts up on a bet.
term-side-bet = side bet
    .definition = A bet between two players in Skin, apart from their bets with the banker: whose card is matched first loses it.
term-cover = cover
    .definition = To put up chips against a stake that another has proposed. In Skin the banker may cover all of it or only a part.
term-ante = ante
    .definition = The chips that every player puts into the pot before the first turn, and again when the pot is empty.
term-pot = pot
    .definition = The chips in the middle of the table for which all play in In Between.
term-fresh-card = fresh card
    .definition = A card of a rank that has not yet been seen in this deal of Skin.
term-dead-card = dead card
    .definition = A card of a rank of which two cards have already gone in this deal of Skin. It is discarded without effect.
term-live-card = live card
    .definition = A card that lies face up in Skin as somebody’s card or unclaimed in the centre.
term-centre = centre
    .definition = The place in Skin for cards that nobody has taken.
term-fall = fall
    .definition = To be matched: a card falls in Skin when another card of its rank is turned.
term-posts = posts
    .definition = The two cards that are turned first in a turn of In Between.
term-gap = gap
    .definition = The number of ranks that lie between the two posts.
term-consecutive = consecutive
    .definition = Next to each other in rank, such as five and six, or king and ace.
term-strictly-between = strictly between
    .definition = Higher than the lower post and lower than the higher one, and equal to neither.

# of Snitch’ems

term-fishing-game = fishing game
    .definition = A game in which cards from the hand take cards that lie face up on the table.
term-layout = layout
    .definition = The cards that are dealt face up on the table when a game of Snitch’ems begins.
term-capture = capture
    .definition = To take cards from the table with a card from the hand; also what is taken in this way.
term-compulsory-capture = compulsory capture
    .definition = The rule that a player who can capture must do so.
term-trail = trail
    .definition = To leave a card from the hand face up on the table without capturing anything.
term-pair = pair
    .definition = A card together with all cards of its rank that it captures.
term-prial = pair-royal
    .definition = Three cards of one rank, or all four; also called a prial.
term-captured-pile = captured pile
    .definition = The face-down pile of the cards that a player has captured, together with the cards that captured them.
term-last-capture = last capture
    .definition = The most recent capture in a game. Whoever made it gets the cards that are left on the table at the end.

## Errors: what is wrong with a record, a position or a move

error-not-a-card = “{ $given }” is not a card. Write the rank ({ $ranks }) and then the letter of the suit ({ $suits }), such as { $example }.
error-two-places = { $card } is in two places.
error-number = After “{ $word }” comes one whole number of at most { $digits } digits.
error-form = Write it like this: { $form }
error-form-either = Write it like this: { $form }, or like this: { $other }
error-no-seat = There is no player { $seat } at this table: the players are 1 to { $seats }.
error-table-size = With these options the game is for { $low } to { $high } players, not { $seats }.
error-first-dealer = The first dealer must be one of the players 1 to { $seats }, not { $seat }.
error-unknown-game = There is no game “{ $given }”. The games are { $known }.
error-version = This record is of version { $given }, and only version { $version } can be read here.
error-byte-order-mark = The text begins with an invisible character, a byte order mark. Save the file as { $encoding } without it.
error-record-begins = A record begins with the line “{ $wanted }”, not with “{ $given }”.
error-head-late = The line “{ $word }” belongs before the first move.
error-head-twice = The line “{ $word }” is there twice.
error-head-order = The line “{ $word }” belongs before “{ $before }”. The order is { $order }.
error-head-one-word = After “{ $word }” comes just one word.
error-line-missing = The line “{ $line }” is missing; it belongs before this one.
error-dealer-missing = The first dealer is missing. Write “{ $line }”, or set up a position.
error-note-twice = This step already has the note “{ $note }”.
# $what is a sentence in English: only those who write examples for the book meet it.
error-english = The engine says: { $what }
# $option is the option as notation writes it.
error-option-switch = The option “{ $option }” is “{ $on }” or “{ $off }”, not “{ $given }”.
error-option-number = The option “{ $option }” is a whole number from { $low } to { $high }, not “{ $given }”.
error-option-choice = The option “{ $option }” cannot be “{ $given }”. It is one of these: { $values }.
error-option-twice = The option “{ $option }” is set twice.
error-not-an-option = “{ $given }” is not an option. Write its name and its value, such as { $example }
error-unknown-option = This game has no option “{ $option }”. It has { $known }.
error-unknown-option-near = This game has no option “{ $option }”. Did you mean “{ $near }”?
error-not-an-action = “{ $given }” is not a move of this game. Write the player’s number and one of these words: { $verbs }.
error-seat-missing = Write the player’s number first, like this: { $form }
# $why is the game's own sentence, $clause the clause that forbids the move.
error-refused = “{ $action }” is not allowed here ({ $clause }). { $why } What is allowed: { $allowed }.
error-refused-alone = “{ $action }” is not allowed here ({ $clause }). { $why }
error-choice-amount = Write { $number } and an amount from { $low } to { $high }.
error-choice-alone = Write just { $number }, and nothing after it.
error-deal-seat = “{ $verb }” is not a player’s move. Write it without a number before it.
error-deal-not-due = No cards are to be shuffled now. It is player { $seat }’s turn.
error-other-shuffle = “{ $wanted }” is due here, not “{ $verb }”.
error-over = The game is over, so no cards are dealt any more.
error-seed = “{ $given }” is not a shuffle number. Write { $sign } and a whole number from 0 to { $high }.
error-foreign-card = { $card } is not among the { $count } cards that are to be shuffled here.
error-card-surplus = { $card } is named too often: { $times } times, where at most { $packs } is possible.
error-cards-missing = { $missing ->
        [one] { $missing } of { $count } cards is not named: { $card }.
       *[other] { $missing } of { $count } cards are not named, { $card } among them.
    } Name them all, or in an example write “{ $form }”.
error-card-open = A card is turned or drawn here that the record does not name. Name more cards in the line of the deal or of the position.
error-position-word = “{ $word }” cannot be set in a position of this game. What can be set: { $known }.
error-position-twice = “{ $word }” is set twice. Leave out one of the two lines.
error-no-hands = “{ $word }” is set, but nobody holds any cards. Give every player a hand: “{ $line }”.
error-hand-twice = The hand of player { $seat } is set twice.
error-numbers-of-players = Every player needs a number here: { $seats } in all, not { $count }.
error-one-player-left = Fewer than two players are still in, so the game would be over.
error-dealer-out = Player { $seat } is out of the game and cannot be the dealer.
error-out-to-play = Player { $seat } is out of the game, so it cannot be that player’s turn.

## The terminal

# $seat is the reader's own seat.
cli-welcome = You sit in seat { $seat }. Type the number of a move, or a move in words such as “discard 5C”; “q” stops.
cli-prompt = Your move:
cli-not-understood = Not understood:
cli-stopped = The game is stopped.
cli-over = The game is over.
# $what is the sentence of an error in a record.
cli-at-step = { $step ->
    [0] at the start: { $what }
   *[other] step { $step }: { $what }
}
cli-to-act = Player { $seat } is to act. A plus marks what is allowed, a minus what is not.
# $verb is deal or shuffle.
cli-chance = { $verb ->
        [deal] Cards are to be dealt.
       *[shuffle] Cards are to be shuffled.
    }
# $seats are the numbers of the players who have won.
cli-winner = Winner: player { $seats }.

## Odds: how a chance or a mean is written

# $count of $of equally likely cards, $percent per cent.
odds-share = { $count } of { $of } ({ $percent }%)
# An exact chance in its lowest terms.
odds-chance = { $count } in { $of } ({ $percent }%)
# A mean: with decimals, and exactly as the fraction $top over $bottom.
odds-average = { $bottom ->
    [1] { $number }
   *[other] { $number } (exactly { $top }/{ $bottom })
}
# A chance tried out in $samples imagined games, with its standard error in percentage points.
odds-sampled = about { $percent }% (± { $error }), from { $samples } imagined games
odds-number = { $number }
odds-none = No odds can be given at this point.
