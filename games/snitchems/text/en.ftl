### Snitch'ems in English: the wording that the other languages render.
### Clauses receive the values of their own options (rules.yml) as arguments; a switch is [yes] or [no].

## The game

snitchems-name = Snitch’ems
snitchems-aliases = Snitcham, Snitchem
snitchems-family = fishing game
snitchems-length = 8 deals of three cards with two players, 5 with three, 4 with four
snitchems-luck = skill in what to take and what to leave, and the luck of the deal
snitchems-counted = cards taken
snitchems-feel = Calm and exact: every turn is a small puzzle of numbers.
snitchems-idea = Cards from the hand take cards from the table: equal cards, or cards that make 8 or 10 together with the card played. Whoever has taken the most cards when the pack is used up wins.
snitchems-summary = The rules of Snitch’ems, an old English fishing game: which cards a card takes, when a player must take, how the game is won. With examples and a game.
snitchems-minute = Snitch’ems is a [fishing game](term:fishing-game) of the family of Casino, without building and without points for special cards: only the number of cards taken counts. Each player is dealt three cards, and four cards lie face up on the table as the [layout](term:layout). In a turn a player plays one card. It takes all cards of its own rank; or it takes cards that make exactly 8 together with it, and every actual 8 on the table with them; or it does the same with 10. An ace counts 1; kings, queens and jacks have no number and only [pair](term:pair). A player who can take must take, but may choose how; one who cannot leaves a card on the table. When the three cards are played, three more are dealt to each player, until the pack is used up. The cards left on the table then go to whoever took last. The player with the most cards wins.
snitchems-note = Snitch’ems is played only to win: cards are counted, and nothing is staked.

## Sections

snitchems-section-deal = The deal
snitchems-section-turn = A turn
snitchems-section-captures = Captures
snitchems-section-end = The end of the game

## Clauses: the deal

snitchems-players = Snitch’ems is described as a game for two players. [Three](clause:snitchems.players.three) or [four](clause:snitchems.players.four) can play it too.
    .title = Two players
snitchems-players-three = With three players the [layout](term:layout) has seven cards instead of four. Seven cards and five deals of nine make up the 52.
    .title = Three players
# Argument: $partners.
snitchems-players-four = { $partners ->
        [yes] Four players have the usual layout of four cards. Four cards and four deals of twelve make up the 52. Two players who sit opposite each other are partners.
       *[no] Four players have the usual layout of four cards. Four cards and four deals of twelve make up the 52. Everybody plays alone, without a partner.
    }
    .title = Four players
snitchems-dealer-first = The first [dealer](term:dealer) is drawn by lot.
    .title = First dealer
snitchems-deal-first = The dealer gives each player three cards face down in one packet, beginning with the player at the dealer’s left and ending with the dealer. Then four cards, or [seven with three players](clause:snitchems.players.three), are laid face up on the table: the [layout](term:layout).
    .title = First deal
snitchems-deal-next = When everybody has played their three cards, three more are dealt to each player from the rest of the pack. No card is ever dealt to the layout again.
    .title = Three more cards
snitchems-deal-count = Three cards at a time are dealt to each player until all 52 cards have been dealt. With two players that takes eight deals: four cards for the layout and eight times six make up the 52.
    .title = Number of deals
# Argument: $match one, best-of, first-to or cards.
snitchems-deal-rotate = { $match ->
        [one] When the last cards have been played, the deal passes to the opponent, or to the player at the dealer’s left, for another game.
       *[other] When the last cards have been played, the deal passes to the opponent, or to the player at the dealer’s left, for the next game of the match.
    }
    .title = Next dealer

## Clauses: a turn

snitchems-turn-order = The player at the dealer’s left, who with two players is the dealer’s opponent, plays first. Then turns pass [clockwise](term:clockwise). It is the same after every deal of three cards.
    .title = Order of turns
snitchems-turn-one-card = In a [turn](term:turn) a player plays exactly one card from the hand, face up. The card may [capture](term:capture) cards from the table.
    .title = One card a turn
# Argument: $compulsory.
snitchems-turn-compulsory = { $compulsory ->
        [yes] A player who can [capture](term:capture) with any card of the hand must make a capture in that turn. A card may be left on the table only if no card of the hand can capture.
       *[no] Nobody is obliged to [capture](term:capture). A player who can may leave a card on the table all the same.
    }
    .title = Compulsory capture
snitchems-turn-free-choice = If several captures are possible, with one card or with different cards, the player chooses any one of them.
    .title = Free choice
# Argument: $compulsory.
snitchems-turn-trail = { $compulsory ->
        [yes] A player who cannot capture anything [trails](term:trail): any one card of the hand is left face up on the table.
       *[no] A player who cannot capture anything, or does not want to, [trails](term:trail): any one card of the hand is left face up on the table.
    }
    .title = Trailing
snitchems-turn-one-capture = Only one capture is made in a turn.
    .title = One capture a turn
snitchems-turn-empty-table = If a capture clears the table, the next player has nothing to capture and simply leaves a card there. Clearing the table earns no bonus.
    .title = Empty table
# Argument: $partners.
snitchems-turn-pile = { $partners ->
        [yes] When the other players have been able to see the card that captured, it and the captured cards go face down on the capturer’s [captured pile](term:captured-pile), which two partners have in common.
       *[no] When the other players have been able to see the card that captured, it and the captured cards go face down on the capturer’s [captured pile](term:captured-pile).
    }
    .title = Captured pile

## Clauses: captures

# Argument: $partial.
snitchems-capture-pair = { $partial ->
        [yes] A card captures cards of its own rank from the table: as many of them as the player wants, but at least one.
       *[no] A card captures the cards of its own rank from the table. It takes all of them.
    }
    .title = Pairing
snitchems-capture-face = Kings, queens and jacks can capture and be captured only by [pairing](clause:snitchems.capture.pair).
    .title = Court cards
snitchems-capture-make = A card from ace to ten captures one or more such cards from the table if its number and theirs add up to exactly *8* or exactly *10*. An ace counts 1. The card played is always part of the sum.
    .title = Making eight or ten
# Argument: $method2.
snitchems-capture-make-allowed = { $method2 ->
        [yes] An eight or a ten may be [made](clause:snitchems.capture.make) even if no actual 8 or 10 lies on the table.
       *[no] A [made](clause:snitchems.capture.make) eight captures only together with an actual 8 from the table, and a made ten only together with an actual 10.
    }
    .title = Without an actual 8 or 10
# Argument: $partial.
snitchems-capture-match = { $partial ->
        [yes] A made eight may also capture actual 8s from the table, and a made ten actual 10s. It need not take all of them.
       *[no] A made eight also captures the actual 8s on the table, and a made ten the actual 10s. It takes all of them.
    }
    .title = Taking actual 8s or 10s
# Argument: $partial.
snitchems-capture-set-complete = { $partial ->
        [yes] A capture is one of these: cards of the rank played; *or* one chosen set that makes 8 with the card played, and as many actual 8s as the player wants; *or* one chosen set that makes 10 with it, and as many actual 10s as the player wants. Whether an 8 or a 10 can be made when no actual one is on the table, [another clause](clause:snitchems.capture.make.allowed) says. Equal cards and actual 8s or 10s may be left on the table, but the chosen set is taken whole.
       *[no] A capture is one of these: all cards of the rank played; *or* one chosen set that makes 8 with the card played, and all actual 8s; *or* one chosen set that makes 10 with it, and all actual 10s. Nobody may take less than the whole of the chosen capture.
    }
    .title = Whole captures
snitchems-capture-no-mix = A pair, a made eight and a made ten may not be combined, and neither may two sets with the same total.
    .title = No mixed captures
# Argument: $table-sum.
snitchems-capture-no-table-sum = { $table-sum ->
        [yes] There is one exception to the [sums with the card played](clause:snitchems.capture.make): a played 8 may also capture a set of two or more cards from the table that add up to 8 without it, and actual 8s with them. A played 10 may do the same with a set that adds up to 10, and actual 10s.
       *[no] A played 8 does not capture a 3 and a 5 from the table, nor a played 10 a 4 and a 6. The eight or ten must be made *with* the card played.
    }
    .title = Sums on the table
# Argument: $method2.
snitchems-capture-four-four = { $method2 ->
        [yes] 4 and 4 make eight, and 5 and 5 make ten. A player who plays a 4 with a 4 on the table may declare either the pair or the made eight, which also takes actual 8s [as usual](clause:snitchems.capture.match). It is the same with 5s, where the made ten also takes actual 10s.
       *[no] 4 and 4 make eight, and 5 and 5 make ten. A player who plays a 4 with a 4 and an actual 8 on the table may declare either the pair or the made eight, which also takes actual 8s [as usual](clause:snitchems.capture.match); without an actual 8 there is only the pair. It is the same with 5s and actual 10s.
    }
    .title = Pair or made number
snitchems-capture-8-as-addend = An actual 8 can be part of a made ten: 8 and 2. An actual 10 can never be part of a sum.
    .title = 8 within a ten

## Clauses: the end of the game

snitchems-end-remainder = Cards that lie on the table after the last card has been played go to the player who made the [last capture](term:last-capture), however long ago that was.
    .title = Cards left over
snitchems-end-no-capture = If nobody has ever captured, the cards on the table belong to nobody and the game is a draw. Where [capture is compulsory](clause:snitchems.turn.compulsory) this cannot happen.
    .title = No capture at all
# Argument: $partners.
snitchems-end-winner = { $partners ->
        [yes] The two partners with the most cards win.
       *[no] The player with the most cards wins.
    }
    .title = Winner
snitchems-end-tie = If the highest number of cards is shared, such as 26 and 26, the game is a draw.
    .title = Draw
# Arguments: $match one, best-of, first-to or cards; $match-games; $match-cards.
snitchems-end-match = { $match ->
        [best-of] One pack played out is one game. A match has { $match-games ->
            [one] { $match-games } game.
           *[other] at most { $match-games } games, and it ends as soon as nobody can catch up with the leader.
        } Whoever has won most games wins the match. A drawn game counts for nobody, and an equal highest score is a drawn match.
        [first-to] One pack played out is one game. Whoever is first to win { $match-games ->
            [one] { $match-games } game
           *[other] { $match-games } games
        } wins the match. A drawn game counts for nobody.
        [cards] One pack played out is one game. The match ends after the game in which somebody’s cards from all games reach { $match-cards }. The highest total wins, and an equal highest total is a drawn match.
       *[one] One pack played out is one game.
    }
    .title = Game and match

## Options

snitchems-opt-method2 = Eight or ten without an actual one
    .help = With it, an eight or a ten may be made freely. Without it, it may be made only to take an actual 8 or 10 from the table along with it.
snitchems-opt-compulsory = Compulsory capture
    .help = With it, a player who can capture must. Without it, a player may leave a card on the table instead.
snitchems-opt-partial = Taking a part
    .help = With it, a player may leave some of the equal cards on the table, and actual 8s or 10s that could be taken along.
snitchems-opt-table-sum = Sums on the table
    .help = With it, a played 8 also captures cards that add up to 8, and a played 10 cards that add up to 10, as in Casino.
snitchems-opt-partners = Partners
    .help = With it, exactly four players sit at the table. Two who sit opposite each other have one pile and win together.
snitchems-opt-match = Match
    .help = Whether one pack is the whole game, and how else a match is decided.
    .value-one = One pack
    .value-best-of = Most games won
    .value-first-to = First to win so many games
    .value-cards = Most cards in all games
snitchems-opt-match-games = Games of a match
    .help = The most games that are played, or the games that have to be won, as the match is decided.
snitchems-opt-match-cards = Cards to reach
    .help = How many cards from all games end a match for the most cards.

## Readings: where sources differ or are silent

snitchems-reading-date = When was the game first described in print?
    .why = The earlier date stands only in a summary of another page. Neither of the two magazines could be seen.
    .r-1797 = In December 1797, in “The Sporting Magazine”.
    .r-1773 = In October 1773, in the “Covent Garden Magazine”.
snitchems-reading-partners = Do four players form partnerships?
    .why = The text says only that four could easily play, and names no partners. Agree on this before play.
    .r-alone = No: everybody plays alone.
    .r-partners = Yes: two who sit opposite each other have one pile.
snitchems-reading-direction = Which way do turns pass with three or four players?
    .why = The text describes two players, whose turns simply alternate; clockwise is usual in English games. Agree on this before play.
    .r-clockwise = Clockwise, from the dealer’s left.
    .r-silent = Nothing is said about it.
snitchems-reading-compulsory = Must a player capture who can?
    .why = All sources that speak of it say so.
    .r-must = Yes: a card is left on the table only if nothing can be captured.
    .r-may = No: a card may be left on the table at any time.
snitchems-reading-method2 = May eight or ten be made when no actual 8 or 10 lies on the table?
    .why = The printed source is not clear. Robert Reid tried both ways and found the game much poorer without it.
    .r-on = Yes.
    .r-off = No: only to take an actual 8 or 10 along.
snitchems-reading-complete = May a player take only part of a capture?
    .why = With whole captures it is always clear what a card can take. Agree on this before play.
    .r-whole = No: all equal cards, and all actual 8s or 10s, are taken.
    .r-part = Yes: some of them may be left on the table.
snitchems-reading-table-sum = Does a played 8 take a 3 and a 5?
    .why = The text knows only sums of which the card played is a part. In Casino it would be different.
    .r-no = No: the eight or ten is made with the card played.
    .r-casino = Yes, as in Casino: a card takes cards that add up to its own number.
snitchems-reading-four-four = What does a 4 do with a 4 on the table?
    .why = The two 4s are equal cards and also make eight; nothing says that one excludes the other. Agree on this before play.
    .r-either = The player chooses: the pair, or the made eight with the actual 8s.
    .r-pair = It only pairs.
snitchems-reading-tie = What if both players have 26 cards?
    .why = Nothing but the number of cards counts, so there is nothing else to decide it. Agree on this before play.
    .r-draw = The game is a draw.
    .r-silent = Nothing is said about it.
snitchems-reading-match = How long is a game?
    .why = The text describes one pack and sets no goal beyond it. Agree on this before play.
    .r-one = One pack.
    .r-best-of = A fixed number of packs: whoever wins most of them.
    .r-first-to = Until somebody has won a fixed number of packs.
    .r-cards = Until somebody has taken a fixed number of cards from all packs.

## Events: $seat is the player concerned

snitchems-event-began = { $players } players begin, and player { $seat } is the first dealer.
snitchems-event-dealt = Player { $seat } deals three cards to each of the { $players } players. This is deal { $deal } of { $deals }, and { $stock ->
        [0] no card is left in the pack.
        [one] { $stock } card is left in the pack.
       *[other] { $stock } cards are left in the pack.
    }
snitchems-event-received = { $cards ->
        [hidden] Player { $seat } is dealt three cards.
       *[other] Player { $seat } is dealt { $cards }.
    }
snitchems-event-laid-out = The layout is turned up: { $cards }.
# $why is cannot (no card of the hand can capture), empty-table or free (nobody is obliged to capture).
snitchems-event-trailed = { $why ->
        [cannot] Player { $seat } cannot capture and leaves { $card } on the table.
        [empty-table] Player { $seat } leaves { $card } on the empty table.
       *[free] Player { $seat } leaves { $card } on the table.
    }
# $set is what makes the eight or ten, $matched the actual 8s or 10s taken along, none if there are none.
snitchems-event-took = { $how ->
        [pair] Player { $seat } plays { $card } and pairs it with { $cards }.
        [eight] { $matched ->
            [none] Player { $seat } plays { $card } and takes { $set } to make eight.
           *[other] Player { $seat } plays { $card } and takes { $set } to make eight, and { $matched } as well.
        }
        [ten] { $matched ->
            [none] Player { $seat } plays { $card } and takes { $set } to make ten.
           *[other] Player { $seat } plays { $card } and takes { $set } to make ten, and { $matched } as well.
        }
        [pair-or-eight] Player { $seat } plays { $card } and pairs it with { $cards }, which also makes eight.
        [pair-or-ten] Player { $seat } plays { $card } and pairs it with { $cards }, which also makes ten.
        [table-eight] { $matched ->
            [none] Player { $seat } plays { $card } and takes { $set }, which add up to 8.
           *[other] Player { $seat } plays { $card } and takes { $set }, which add up to 8, and { $matched } as well.
        }
       *[table-ten] { $matched ->
            [none] Player { $seat } plays { $card } and takes { $set }, which add up to 10.
           *[other] Player { $seat } plays { $card } and takes { $set }, which add up to 10, and { $matched } as well.
        }
    } Cards won: { $count }.
snitchems-event-swept = That clears the table; player { $seat } gets no bonus for it.
snitchems-event-remainder-taken = Player { $seat } made the last capture and gets { $count ->
        [1] the one card left on the table: { $cards }.
       *[other] the { $count } cards left on the table: { $cards }.
    }
snitchems-event-remainder-unclaimed = Nobody has captured anything, so { $count ->
        [1] the one card on the table belongs to nobody: { $cards }.
       *[other] the { $count } cards on the table belong to nobody: { $cards }.
    }
# $partner is 0 where everybody plays alone.
snitchems-event-counted = { $partner ->
        [0] Player { $seat } has { $count ->
            [one] { $count } card.
           *[other] { $count } cards.
        }
       *[other] Players { $seat } and { $partner } have { $count ->
            [one] { $count } card together.
           *[other] { $count } cards together.
        }
    }
snitchems-event-won = { $partner ->
        [0] Player { $seat } has the most cards, { $count }, and wins the game.
       *[other] Players { $seat } and { $partner } have the most cards, { $count }, and win the game.
    }
snitchems-event-drawn = { $count ->
        [0] Nobody has any cards, so the game is a draw.
       *[other] The highest number of cards, { $count }, is shared, so the game is a draw.
    }
snitchems-event-match-score = { $partner ->
        [0] In the match player { $seat } has won { $games ->
            [one] { $games } game
           *[other] { $games } games
        } and has { $total ->
            [one] { $total } card from all games.
           *[other] { $total } cards from all games.
        }
       *[other] In the match players { $seat } and { $partner } have won { $games ->
            [one] { $games } game
           *[other] { $games } games
        } and have { $total ->
            [one] { $total } card from all games.
           *[other] { $total } cards from all games.
        }
    }
snitchems-event-match-won = { $partner ->
        [0] Player { $seat } wins the match. Games won: { $games }; cards from all games: { $total }.
       *[other] Players { $seat } and { $partner } win the match. Games won: { $games }; cards from all games: { $total }.
    }
# $games and $total are the highest figures of any player.
snitchems-event-match-drawn = The highest score is shared, so the match is a draw. Most games won: { $games }; most cards from all games: { $total }.
snitchems-event-dealer-passed = The deal passes to player { $seat } for the next game.

## Refusals: $seat is the player who tried

snitchems-refused-not-your-turn = It is player { $turn }’s turn, so player { $seat } has to wait.
snitchems-refused-game-over = The game is over, and nothing more can be done in it. A new game can be started.
snitchems-refused-awaiting-deal = Cards have to be dealt first. Only then can a player act.
snitchems-refused-wrong-pack = These are not exactly the 52 cards of the pack. Each of those cards must be there just once, and no others.
snitchems-refused-not-chance = A pack is shuffled only before a game begins. The game now in play must go on first.
snitchems-refused-not-in-hand = Player { $seat } does not hold { $card }. A player may only play a card from their own hand.
snitchems-refused-not-on-table = { $card } does not lie on the table, so player { $seat } cannot take it.
# $with is a card that can capture, $takes what it can take.
snitchems-refused-must-capture = Player { $seat } may not leave { $card } on the table, because a card of the hand can capture: { $with } can take { $takes }, for instance.
# $face is the king, queen or jack that is in the way: the card played or one on the table.
snitchems-refused-face-card = { $face } is a court card: it has no number and can only pair. So player { $seat } cannot make this capture with { $card }.
snitchems-refused-no-sum = Player { $seat } cannot make this capture with { $card }: it is not a pair, and the cards add up to { $total }, which is neither eight nor ten.
snitchems-refused-pair-incomplete = A pair takes all equal cards, so player { $seat } must also take { $left } with { $card }.
snitchems-refused-match-incomplete = { $made ->
        [8] The eight made with { $card } takes all actual 8s, so player { $seat } must also take { $left }.
       *[10] The ten made with { $card } takes all actual 10s, so player { $seat } must also take { $left }.
    }
snitchems-refused-mixed = These are several captures at once. Player { $seat } may make only one of them with { $card }.
snitchems-refused-table-sum-off = { $made ->
        [8] Cards that add up to 8 without { $card } do not count as an eight at this table. Player { $seat } can make eight or ten only with the card played as part of it.
       *[10] Cards that add up to 10 without { $card } do not count as a ten at this table. Player { $seat } can make eight or ten only with the card played as part of it.
    }
snitchems-refused-method2-off = { $made ->
        [8] At this table an eight may be made only to take an actual 8 along, and player { $seat } takes none with { $card }.
       *[10] At this table a ten may be made only to take an actual 10 along, and player { $seat } takes none with { $card }.
    }

## Errors: positions and moves that cannot be

snitchems-error-partners = With [partners](clause:snitchems.opt.partners) there are { $players } players, not { $seats }.
snitchems-error-taken-twice = { $card } is named twice among the cards that are taken.
snitchems-error-pile-twice = The captured cards of player { $seat } are set twice. Partners share one pile.
snitchems-error-pile-size = Nobody can have captured { $count } cards; the pack does not have so many.
snitchems-error-sides = Every side needs a number here: { $sides } in all, not { $count }.
snitchems-error-deal = With { $seats } players the cards are dealt { $deals } times, so there is no deal { $deal }.
snitchems-error-stock-size = After deal { $deal } there are { $left } cards left in the pack, not { $count }.
# $left are in the pack after deal $deal, $total is what all piles make.
snitchems-error-cards-total = With the { $left } cards left after deal { $deal }, the cards make { $total } in all, not { $pack }. Name the captured cards as well, or give their number: “{ $form }”.
snitchems-error-captor-no-pile = Player { $seat } made the last capture, but has no captured cards.
snitchems-error-no-captor = Cards have been captured. Say who made the last capture: “{ $form }”.
snitchems-error-pile-of-one = A single captured card is impossible: every capture wins at least two.
snitchems-error-hand-to-play = It is player { $seat }’s turn, so that player holds 1 to { $most } cards, not { $count }.
# It is $player's turn, who holds $size cards.
snitchems-error-hand-size = Player { $player } is to play and holds { $size ->
        [one] { $size } card
       *[other] { $size } cards
    }, so player { $seat } must hold { $wanted }, not { $count }.

## Actions, as buttons

snitchems-action-trail = Leave { $card } on the table
snitchems-action-take = Take { $cards } with { $card }
snitchems-action-deal = Shuffle and deal

## Amounts and the words of the table

snitchems-amount-cards = Cards in the pile
snitchems-amount-hand = Cards in hand
snitchems-amount-games = Games won
snitchems-amount-total = Cards from all games
snitchems-amount-table = Cards on the table
snitchems-amount-stock = Cards left in the pack
snitchems-amount-deal = Deal
snitchems-amount-game = Game
snitchems-table-table = On the table
snitchems-table-pile = Pile: { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }
snitchems-table-stock = Left in the pack: { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }
snitchems-table-hand = Hand of player { $seat }
snitchems-table-dealer = dealer
snitchems-table-to-act = to play
snitchems-table-winner = winner
snitchems-table-drawn = draw
snitchems-table-empty = empty
snitchems-table-last-capture = last capture
snitchems-table-deal = Deal { $deal } of { $deals }
snitchems-table-games = { $games ->
        [one] { $games } game won
       *[other] { $games } games won
    }
snitchems-table-total = { $total ->
        [one] { $total } card from all games
       *[other] { $total } cards from all games
    }
snitchems-table-partner = partner of player { $seat }

# What the player to act looks at in the terminal.
snitchems-holding = Your cards: { $cards }. { $table ->
        [none] The table is empty.
       *[other] On the table: { $table }.
    } Cards in your pile: { $count }. Cards left in the pack: { $stock }.

## Bots

snitchems-bot-random = Random
    .help = Makes any allowed move, each with the same chance.
snitchems-bot-sensible = Sensible
    .help = Remembers the cards that have been played, takes many and leaves little for the next player.
snitchems-bot-look-ahead = Look-ahead
    .help = Imagines many ways in which the cards it cannot see may lie, and makes the move that does best in them.

## Why the sensible player does what it does

snitchems-bot-reason-only = { $card } is the only card that can be played here.
snitchems-bot-reason-capture-most = This wins { $won } cards, the one played included, and no other play wins more. The next player can then be expected to win { $left } on average.
snitchems-bot-reason-capture-less = Another play would win { $most } cards, but this one leaves less: it wins { $won }, and the next player can be expected to win only { $left } on average.
snitchems-bot-reason-trail-least = Nothing can be captured. With { $card } on the table, the next player can be expected to win { $left } cards on average, no more than with any other card there.

## Odds

snitchems-odds-capture = { $card } takes { $cards }
snitchems-odds-wins = { $count ->
        [0] wins nothing
        [one] wins { $count } card
       *[other] wins { $count } cards
    }
snitchems-odds-leaves = { $count ->
        [0] leaves the table empty
        [one] leaves { $count } card on the table
       *[other] leaves { $count } cards on the table
    }
snitchems-odds-next = Chance that player { $seat } can then capture
snitchems-odds-expected = Cards that the next player’s best capture wins on average
snitchems-odds-seen = { $count ->
        [one] { $count } card not yet seen
       *[other] { $count } cards not yet seen
    }
snitchems-odds-assumption = Every hand that the next player can hold is taken to be equally likely.
snitchems-odds-assumption-alone = Every hand that the next player can hold is taken to be equally likely. What the other players’ plays say of their own hands is left out.

## What other texts get wrong: the mistake, and .right, the truth

snitchems-wrong-for-the-family = One text says that Franco Pratesi calls the game a choice “for the family”, distinct from other old games of its kind.
    .right = Pratesi says that to count nothing but who has most cards is the distinctive character of ancient games of the *fishing family*.
snitchems-wrong-sporting-magazine = One text gives the source as “Sport Magazine”, “in the year December 1797”, pages “2–150”.
    .right = It is “The Sporting Magazine” of December 1797, pages 150–2.
snitchems-wrong-captured-seen = One text puts the cards on the pile once the opponent has seen the *captured* cards.
    .right = Those lay open all the time. It is [the card that captured](clause:snitchems.turn.pile) which the opponent must have been able to see.
snitchems-wrong-three-captures = One text gives three captures for a 2 with two 2s, a 6 and an 8 on the table, and stops there.
    .right = Each of those wins three cards, but the 2 can also take [the 8 alone](clause:snitchems.capture.8-as-addend), for a ten of two cards. With either 2 of the table to go with the 6, there are five captures.
snitchems-wrong-pairs-of-8-and-10 = One text has players “make pairs of 8s and 10s”.
    .right = Pairs are [cards of one rank](clause:snitchems.capture.pair), whatever it is. Eight and ten are [sums](clause:snitchems.capture.make).

## Worked examples: title, .intro, and a note for each step that has one

snitchems-example-first-deal = The first deal
    .intro = How does a game begin, and what do the first two plays look like? Two players sit at the table; player 1 deals, so player 2 plays first.
snitchems-example-first-deal-two-players = Nobody has a card yet. The first dealer is [drawn by lot](clause:snitchems.dealer.first), and here it is player 1.
snitchems-example-first-deal-cards-and-layout = Three cards for each player, dealt in one packet, and [four cards face up](clause:snitchems.deal.first) as the [layout](term:layout). Player 2 begins as [the dealer’s opponent](clause:snitchems.turn.order); until then player 1 may not play. The 4♠ could take the four on the table, and the K♦ the king.
snitchems-example-first-deal-four-takes-four = The four takes the four, either as [a pair](clause:snitchems.capture.pair) or [because 4 and 4 make eight](clause:snitchems.capture.four-four): the same two cards in either case. Both go face down on player 2’s pile, the card played included.
snitchems-example-first-deal-nothing-fits = None of player 1’s cards pairs with the jack, the ten or the king, and [a 10 is never part of a sum](clause:snitchems.capture.8-as-addend). So player 1 [leaves any one card](clause:snitchems.turn.trail). It is now one more card for others to take.

snitchems-example-equal-cards = All equal cards
    .intro = What does a card take when several cards of its rank lie on the table? Two players; player 2 dealt, and player 1 plays first.
snitchems-example-equal-cards-two-fours = A pair takes [all cards of the rank](clause:snitchems.capture.pair), so both fours. Taking only one of them is possible too, but then it is [a made eight](clause:snitchems.capture.four-four), 4 and 4, and wins one card less. The king and the nine can take nothing.
snitchems-example-equal-cards-three-of-them = With the card played that makes three cards for the pile, a [pair-royal](term:prial). Leaving one four behind would only have helped the opponent.
snitchems-example-equal-cards-queens = Player 2 has no choice. Of the three cards only the queen can take something, and [a queen takes nothing but queens](clause:snitchems.capture.face). The score is 3 cards to 2.

snitchems-example-making-eight = Making eight
    .intro = Which cards does an ace take if there is no ace on the table? Two players in the second deal; player 1 is to play and has three cards in the pile, as has player 2.
snitchems-example-making-eight-ace-in-hand = The ace counts 1 and [makes eight](clause:snitchems.capture.make) with the seven, or with the three and the four. Both sets at once [cannot be taken](clause:snitchems.capture.no-mix), and the three by itself is not enough: 1 and 3 make 4. The 5♠ could take the 3♥, since 5 and 3 make eight too.
snitchems-example-making-eight-one-three-four = 1 and 3 and 4 make eight: two cards taken and the ace itself make three. [No actual 8](clause:snitchems.capture.make.allowed) has to lie on the table for that. It is the best of the possible captures, as the others win only two cards.
snitchems-example-making-eight-one-seven = Player 2 has an ace too, and 1 and 7 make eight. If player 1 had taken the seven, this ace would now win the three and the four, one card more.

snitchems-example-making-ten = Making ten
    .intro = How many cards can be added up to make ten? Two players in the second deal with four cards each in their piles; player 1 is to play.
snitchems-example-making-ten-four-and-three-small-ones = The 4♠ makes ten with the ace, the two and the three, and eight with the ace and the three. The queen can take nothing, so the four [must be played](clause:snitchems.turn.compulsory); only the set is [a matter of choice](clause:snitchems.turn.free-choice).
snitchems-example-making-ten-ten-of-four-cards = [Any number of cards](clause:snitchems.capture.make) may be added up, as long as the card played is one of them. 4 and 1 and 2 and 3 make ten, so player 1 has won four cards in one turn and now has eight.

snitchems-example-eight-takes-eights = A made eight takes the actual eight
    .intro = What happens to an actual 8 on the table when somebody makes eight? Two players in the second deal; player 1 is to play.
snitchems-example-eight-takes-eights-seven-and-eight = The ace makes eight with the seven, and [a made eight takes the actual 8](clause:snitchems.capture.match) along. To take just the seven [is not allowed](clause:snitchems.capture.set-complete). The five and the queen can take nothing, so this is the only possible play.
snitchems-example-eight-takes-eights-made-eight-takes-eight = Three cards: the ace and the seven make the eight, and the 8♦ comes on top. It is not part of the sum.
snitchems-example-eight-takes-eights-no-capture = A lone king is left, and none of player 2’s cards pairs with it. The 10♠ is a safe card to leave: as long as no cards lie there that can make ten, only another ten takes it.

snitchems-example-ten-takes-ten = A made ten takes the actual ten
    .intro = Does a made ten take an actual 10 as well? Two players in the second deal with four cards each in their piles; player 1 is to play.
snitchems-example-ten-takes-ten-ace-five-and-ten = 4 and 1 and 5 make ten. No other sum works: with the ace alone it would be 5, with the five alone 9. The jack has no jack to take, so there is just this one capture.
snitchems-example-ten-takes-ten-made-ten-takes-ten = As with eights, the made ten [takes the actual 10](clause:snitchems.capture.match) too. That makes four cards, and the ten could not have been left behind. Only the queen stays on the table.

snitchems-example-ten-takes-two-tens = Two tens at once
    .intro = What if two tens lie on the table? Two players in the first deal; player 1 plays first and holds an ace.
snitchems-example-ten-takes-two-tens-two-tens = The ace has two captures to choose from: eight with the seven, or ten with the two and the seven. A made ten takes [all actual 10s](clause:snitchems.capture.match), so leaving one of the two tens [is refused](clause:snitchems.capture.set-complete).
snitchems-example-ten-takes-two-tens-five-cards = 1 and 2 and 7 make ten, and both tens go with them: five cards in one turn. The table is empty now, but [that earns nothing extra](clause:snitchems.turn.empty-table).

snitchems-example-eight-or-ten = Eight or ten
    .intro = The same card can make eight or ten here. May it do both? Two players in the second deal with five cards each in their piles; player 1 is to play.
snitchems-example-eight-or-ten-six-and-eight = 2 and 8 make ten, for an actual 8 [may be part of a ten](clause:snitchems.capture.8-as-addend). 2 and 6 make eight, and then the 8♦ is taken as an actual 8. These are two different captures, and player 1 [chooses one](clause:snitchems.turn.one-capture).
snitchems-example-eight-or-ten-eight-takes-more = As an eight the two takes both cards and wins three, as a ten it would win only two and leave the six. Nothing else counts in this game but [the number of cards](clause:snitchems.end.winner).

snitchems-example-five-ways = Five captures with one card
    .intro = How many ways to capture can one card have? Two players in the first deal; player 1 plays first and holds the 2♠.
snitchems-example-five-ways-five-captures = The two can pair with both twos; make ten with a two and the six, and for that either two will do; make eight with the six and take the 8♠ too; or make ten with the eight alone. Each of the first four wins three cards, the last only two.
snitchems-example-five-ways-the-smallest = [The choice is free](clause:snitchems.turn.free-choice), and nobody has to take as many cards as possible. It was a poor choice: a card less for the pile, and three cards left for the opponent.
snitchems-example-five-ways-what-was-left = Player 1 is lucky. Neither the nine nor the five can make eight or ten with the two twos and the six, and there is no king to pair, so player 2 has to leave a card.

snitchems-example-face-cards = Kings, queens and jacks
    .intro = What can a court card take? Two players in the second deal; player 1 holds a king and a jack.
snitchems-example-face-cards-king-and-jack = [Court cards have no number](clause:snitchems.capture.face). The jack cannot take the eight and the two, although they make ten, and the king cannot take the eight. The king does take the K♥, and because it can, the jack [may not be left](clause:snitchems.turn.compulsory) on the table instead.
snitchems-example-face-cards-king-takes-king = [Pairing](clause:snitchems.capture.pair) is the only way to win a king. The jack stays in hand until a jack lies on the table.

snitchems-example-must-capture = If you can take, you must
    .intro = May a player hold back a capture? Two players in the second deal; player 1 is to play and has three cards that can all take something.
snitchems-example-must-capture-queen-or-seven = The queen takes the queen, the seven makes eight with the ace, and the nine makes ten with it. One of these [has to be done](clause:snitchems.turn.compulsory), so leaving the nine on the table is refused. Which one is [player 1’s choice](clause:snitchems.turn.free-choice).
snitchems-example-must-capture-his-choice = Each capture would have won two cards, so what remains makes the difference. An ace can be taken by an ace, a seven or a nine, a queen only by a queen: the ace was the one in greater danger.
snitchems-example-must-capture-nine-and-ace = 9 and 1 make ten, and the ace is gone. Player 2 could also have paired the kings, but only [one card is played](clause:snitchems.turn.one-card) in a turn. For player 1’s seven and nine only a king is left there, and neither of them can take it.

snitchems-example-empty-table = Clearing the table
    .intro = Is there a reward for taking everything that lies on the table? Two players in the second deal with five cards each in their piles; player 1 is to play.
snitchems-example-empty-table-two-cards = The 3♦ and the 5♣ make eight between them, but the two cannot be left out of the sum: [the card played belongs to it](clause:snitchems.capture.make). 2 and 3 and 5 make ten.
snitchems-example-empty-table-cleared = Three cards for player 1, and an empty table. [There is no bonus](clause:snitchems.turn.empty-table) for that, though it does hurt the opponent.
snitchems-example-empty-table-nothing-to-take = Where nothing lies, nothing can be taken, so player 2 has to put down a card whether it suits or not. Any card would do, the king as well.

snitchems-example-pair-or-eight = Pair or eight
    .intro = A 4 meets a 4 and an 8. Is that a pair, or does it make eight? Two players in the second deal with four cards each in their piles; player 1 is to play.
snitchems-example-pair-or-eight-four-and-eight = [Both are possible](clause:snitchems.capture.four-four): the pair takes the 4♥ alone, the made eight takes the 8♣ along with it. The king may not be left on the table, since the four can capture.
snitchems-example-pair-or-eight-as-an-eight = Played as an eight, the four wins three cards instead of two. It takes the [actual 8](clause:snitchems.capture.match) only because an eight was made; a pair has no claim to it.

snitchems-example-no-table-sum = An 8 does not take 3 and 5
    .intro = May a player take cards that add up to the card played? Two players in the second deal with five cards each in their piles; player 1 holds an 8.
snitchems-example-no-table-sum-three-and-five = 3 and 5 make eight, but they do it [without the card played](clause:snitchems.capture.no-table-sum), and with the 8♠ they add up to 16. In Casino this would be a capture; here it is refused. The jack can take nothing either, so one of the two cards has to be left.
snitchems-example-no-table-sum-eight-is-left = Now three cards lie there. A five or a three could make eight and take the actual 8 as well, while the jack would have been in danger only from another jack.

snitchems-example-three-players = Three players
    .intro = What changes when three play? Player 1 deals; player 2 sits at the dealer’s left, and player 3 comes next.
snitchems-example-three-players-seven-cards = Every deal takes nine cards, three for each player. Five deals make 45, and the seven that remain of the 52 are [the layout](clause:snitchems.players.three).
snitchems-example-three-players-layout-of-seven = Nine cards in hands and seven on the table leave 36 in the pack, enough for four more deals. So many cards on the table offer many captures: player 2 can take something with every card, for instance the nine with the nine.
snitchems-example-three-players-seat-two-first = The player at the dealer’s left plays first. The king was not urgent, as only a king can take it; the five could have taken the 5♣ just as well.
snitchems-example-three-players-clockwise = Turns pass [clockwise](clause:snitchems.turn.order), so the dealer, player 1, comes last in every round. Each player has a pile of their own.

snitchems-example-last-deal = The last deal
    .intro = When are new cards dealt, and does the table get any? Two players near the end of the seventh deal; player 2 is the dealer, and each player has one card left.
snitchems-example-last-deal-six-cards-in-the-pack = 52 cards make [eight deals](clause:snitchems.deal.count): four for the layout, then six each time. Seven deals are done, so six cards are left, just enough for one more.
snitchems-example-last-deal-one-each = The jack pairs with nothing and stays on the table. Nothing is dealt yet, as player 2 still holds a card.
snitchems-example-last-deal-eighth-deal = Both hands were empty, so [three cards are dealt to each](clause:snitchems.deal.next) and none to the table. The pack is used up now. As in every deal, player 1 begins.

snitchems-example-last-capture = The last to take gets the rest
    .intro = What becomes of the cards left over at the end? Two players with one card each in the last deal; player 1 made the last capture and has 24 cards, player 2 has 25.
snitchems-example-last-capture-24-and-25 = Player 2 is ahead by one card. But a nine lies on the table and two more cards are to come, and they may all depend on the [last capture](term:last-capture). So far it is player 1’s.
snitchems-example-last-capture-a-jack-is-left = There is no jack on the table, so the jack joins the nine. For player 1 that is good news: the card is not lost as long as player 2 takes nothing.
snitchems-example-last-capture-three-cards-left = The queen takes nothing either. The three cards go to [the player who captured last](clause:snitchems.end.remainder), however long ago that was, and 24 and 3 make 27 against 25. [The most cards win](clause:snitchems.end.winner).

snitchems-example-equal = 26 cards each
    .intro = What if both players have the same number of cards? The last two cards of the game are in hand; player 1 has 26 cards and made the last capture, player 2 has 23.
snitchems-example-equal-26-and-23 = Three cards are still to be won. If player 2 captures nothing, they all go to player 1; if player 2 does capture, [everything left over](clause:snitchems.end.remainder) goes that way instead.
snitchems-example-equal-cannot-take = A jack cannot take a nine, so player 1’s last card has to be left. It will belong to whoever makes the last capture.
snitchems-example-equal-last-card = The nine takes the nine, 25, and because that was the last capture, the jack on the table comes too: 26. Equal highest numbers [are a draw](clause:snitchems.end.tie); nothing else is counted that could decide it.

snitchems-example-nobody-captured = Nobody has captured anything
    .intro = Whose are the cards if nobody has ever made a capture? That takes two very stubborn players and a table at which [capturing is not compulsory](clause:snitchems.opt.compulsory).
snitchems-example-nobody-captured-fifty-cards-on-the-table = Fifty cards lie there, and each player has one left. The 4♠ could take any number of things, but where nobody is obliged to capture, it may be left all the same.
snitchems-example-nobody-captured-left-of-free-will = Under the usual rule this play would be forbidden. In fact, there the table could [never have come to look like this](clause:snitchems.end.no-capture).
snitchems-example-nobody-captured-nobody-wins = There is no last capture, so nobody can claim the 52 cards. They [belong to nobody](clause:snitchems.end.no-capture), both piles are empty, and the game is a draw.

snitchems-example-match = A match is won
    .intro = How is a match counted in which [two games](clause:snitchems.opt.match) have to be won? Player 1 has won the first game by 28 cards to 24, and the second one is nearly over.
snitchems-example-match-second-game = Player 1 needs one more game. Of this game’s cards 24 are in player 1’s pile and 25 in player 2’s; the last capture was player 1’s.
snitchems-example-match-last-cards = The jack has nothing to pair with. The other card still to come is a queen, and that cannot take anything either.
snitchems-example-match-two-games-won = The three cards left over bring player 1 to 27 and a second won game, so [the match is over](clause:snitchems.end.match). The 55 cards from both games are only shown: in this kind of match it is games that count.

snitchems-example-next-game = The next game of a match
    .intro = Who deals when a match goes on? The match goes to the best of [three games](clause:snitchems.opt.match), and the first one is nearly over. Player 2 dealt it and made the last capture.
snitchems-example-next-game-first-game = No game has been decided yet. Player 2 has 25 cards, player 1 has 24, and three more are to be shared out.
snitchems-example-next-game-last-cards = Player 1 leaves the jack. With everything else left over it will go to player 2, since player 1 has no card any more to capture with.
snitchems-example-next-game-deal-passes = 25 and 3 make 28, and the first game is player 2’s. Player 1 could still win the other two, so the match goes on, and [the deal passes](clause:snitchems.deal.rotate) to the opponent.
snitchems-example-next-game-new-dealer = Now player 1 deals and player 2 [plays first](clause:snitchems.turn.order). Everything begins anew with empty piles; only the games won are carried over.

snitchems-example-partners = Four players, two piles
    .intro = How do four players play [as partners](clause:snitchems.opt.partners)? Players 1 and 3 sit opposite each other and are partners, as are players 2 and 4. Player 4 deals.
snitchems-example-partners-partners-sit-opposite = Each player plays from their own hand as usual; partners only put what they take [in one pile](clause:snitchems.turn.pile). [Four players](clause:snitchems.players.four) use the usual layout of four cards.
snitchems-example-partners-four-players = Twelve cards in hands and four on the table leave 36 for three more deals. Player 1, at the dealer’s left, can capture only with the king.
snitchems-example-partners-king-takes-king = The two kings count for players 1 and 3 alike: the pile is theirs in common.
snitchems-example-partners-the-others = Two cards for players 2 and 4. The 2♠ could have won three, making eight with the four and the two, but the choice of capture [is free](clause:snitchems.turn.free-choice). Player 3, with a six, can now take either the four or the two.

snitchems-example-without-method-2 = No eight without an eight
    .intro = Some tables allow making eight or ten [only to take an actual 8 or 10](clause:snitchems.opt.method2) along. How does that work? Two players in the second deal; player 1 is to play.
snitchems-example-without-method-2-seven-without-an-eight = 1 and 7 make eight, but there is no actual 8 on the table, so with this option the ace [may not take the seven](clause:snitchems.capture.make.allowed). The ten has nothing to pair with. One of the two must be left.
snitchems-example-without-method-2-ten-is-left = Player 1 keeps the ace and lets the ten go. Should an eight appear on the table, the ace and the seven can still make use of it.
snitchems-example-without-method-2-an-eight-appears = Player 2 cannot capture: there is no other eight to pair with, no two to make ten, and no queen. The queen would have been the wiser card to leave, but player 2 does not know about the ace.
snitchems-example-without-method-2-now-it-is-allowed = With the 8♦ on the table the seven may be taken, and the [actual 8](clause:snitchems.capture.match) with it. Three cards for player 1; the patience has paid.

## First lesson

snitchems-lesson-pair = Equal cards
    .idea = In Snitch’ems the cards of your hand take cards from the table. The simplest way: a card takes cards of its own rank. You are player 1.
    .question = Which of these may you do?
    .answer = A 9 takes a 9, whatever the suits. Both cards go face down on your [pile](term:captured-pile), and the number of cards in it is all that counts in the end.
snitchems-lesson-make-eight = Making eight
    .idea = A card also takes cards that make exactly *8* together with it. An ace counts 1, the cards from 2 to 10 their number.
    .question = What may your 5♠ take?
    .answer = 5 and 3 make eight. 5 and 4 make nine, and 5 and 6 make eleven: neither is worth anything.
snitchems-lesson-make-ten = Making ten
    .idea = *10* is as good as 8, and the sum may need several cards from the table.
    .question = What may your 2♠ take?
    .answer = 2, 3 and 5 make ten. With the 5 alone it would be seven, with the 3 alone five.
snitchems-lesson-actual-eight = Eights on the table
    .idea = Whoever makes an eight also takes every *actual* 8 on the table. With ten it is the same.
    .question = Which capture is allowed?
    .answer = Your 5♠ and the 3♥ make eight, and the 8♣ goes with them. Leaving it on the table is not allowed, and without the 3♥ you have no eight.
snitchems-lesson-all-of-them = All of them
    .idea = There are two nines on the table, and you play the 9♥.
    .question = Which capture is allowed?
    .answer = A card takes *all* cards of its own rank, so you take both nines.
snitchems-lesson-court-cards = Kings, queens and jacks
    .idea = Court cards have no number. They cannot be part of an eight or a ten.
    .question = What may your K♦ take?
    .answer = A king takes kings and nothing else. It is the same with queens and jacks.
snitchems-lesson-must-take = Taking is compulsory
    .idea = A player who cannot take anything leaves a card on the table: that is called [trailing](term:trail). Your Q♣ takes nothing, but your 5♠ makes eight with the 3♥.
    .question = What may you *not* do?
    .answer = As long as any card of your hand can take something, you have to take. If there are several ways, you [choose](clause:snitchems.turn.free-choice).
snitchems-lesson-one-capture = One capture a turn
    .idea = Your 4♠ is equal to the 4♥, and it makes ten with the 6♦.
    .question = What may you *not* do?
    .answer = A pair and a made ten are two captures, and they may not be combined. You choose one of them.
snitchems-lesson-no-table-sum = The card played counts
    .idea = You hold an 8, and a 3 and a 5 lie on the table. A 2 lies there too.
    .question = What may you *not* do?
    .answer = The card played is always part of the sum. 3 and 5 make eight without it, and that does not count. 8 and 2, on the other hand, make ten.
snitchems-lesson-three-more = Three more cards
    .idea = Player 2 plays the K♥, the last card that anybody holds. The pack is not used up yet.
    .question = How many cards does player 1 hold after that?
    .answer = As soon as all hands are empty, everybody is dealt three more: { $right }. Nothing is added to the table.
snitchems-lesson-left-over = The last cards on the table
    .idea = The pack is used up. Player 2 plays the last card, the K♥, and it takes nothing. The last one to take cards was player 1.
    .question = Who gets the cards left on the table?
    .answer = Player { $right }, who made the [last capture](term:last-capture). It does not matter how long ago that was.
snitchems-lesson-most-cards = Who wins
    .idea = Player 1 has 25 cards, player 2 has 24. Player 2 plays the last card, the K♥, and takes the K♠.
    .question = Who wins?
    .answer = With the king player 2 reaches 26 cards and has now made the last capture, so the 3♥ comes on top: 27 against 25. Player { $right } wins.

## Quiz

snitchems-quiz-pile = How many cards are in your pile then?
snitchems-quiz-remainder = That was the last card to be played. Who gets the cards left on the table?
snitchems-quiz-wins = That was the last card to be played. Who wins the game?
