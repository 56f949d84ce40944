### Skin in English: the wording that the other languages render.
### Clauses receive the values of their own options (rules.yml) as arguments; a switch is [yes] or [no].

## The game

skin-name = Skin
skin-aliases = —
skin-family = banking game of pure chance
skin-length = as many deals as there are people at the table
skin-luck = chance alone
skin-counted = chips won and lost
skin-feel = Slow suspense: there is little to decide but how much to bet, and everybody watches which card is matched first.
skin-idea = Every player with a card bets, at even money, that the banker’s card will be matched before the player’s own. Only chance decides, and nobody has an advantage.
skin-summary = The rules of Skin, a banking game: how cards are offered, how to bet with the banker and with each other, what each card does. With examples and a game.
skin-minute = Skin is a [banking game](term:banking-game): in each deal one person is the [banker](term:banker), and the others bet [chips](term:chip) against that person. Cards are turned one by one; only equal ranks matter, and play goes round to the right. The banker offers the first card to one player after another. Whoever accepts it bets on it; then the banker turns a card for the bank. The player names a [stake](term:stake), the banker [covers](term:cover) as much of it as they like, and the player puts up the same. From then on, a card that matches a player’s card makes that player lose to the banker; a card that matches the banker’s card makes the banker lose to every player still in. A [fresh card](term:fresh-card), of a rank not yet seen, is offered to those without a card, and lies in the [centre](term:centre) if nobody wants it. A player who has just accepted a card and bet on it may also offer [side bets](term:side-bet) to others with a card: the card that is matched first loses. When the banker’s card has fallen and every side bet is decided, the deal is over and the bank passes to the right.
skin-note = Skin is a card game for chips: matches or beans do as well, and no money changes hands. Two relatives are not described here: Georgia Skin, where players choose among the cards turned, and Ziginette, which has 40 cards and a fee for the house.

## Sections

skin-section-bank = Setting up and the bank
skin-section-opening = The opening
skin-section-betting = Betting against the banker
skin-section-deal = The deal: five outcomes
skin-section-fresh = Fresh cards
skin-section-side = Side bets between players
skin-section-centre = Taking up a card from the centre
skin-section-fall = When the banker’s card falls
skin-section-end = The end

## Clauses: setting up and the bank

# Arguments: $min-players, $max-players.
skin-players = From { $min-players } to { $max-players } people play. One of them is the [banker](term:banker) for the deal; the others are the players.
    .title = Number of people
skin-pack = One pack of 52 cards is used.
    .title = The pack
skin-rank-equal-only = Cards have no order. Two cards *match* if they have the same rank, and only then; suits do not matter.
    .title = Only equal ranks matter
# Argument: $first-banker first-ace or random.
skin-bank-first = { $first-banker ->
        [random] The first banker is drawn by lot.
       *[first-ace] For the first bank somebody deals the shuffled pack face up, one card at a time to each person in turn, until an ace appears. Whoever receives the ace is the first banker. This goes anticlockwise, beginning at the right of the person who deals and ending with that person.
    }
    .title = First banker
skin-bank-is-dealer = Banker and dealer are the same person.
    .title = The banker deals
skin-bank-rotate = The bank passes to the right after every deal.
    .title = Next banker
# Arguments: $min-stake; $max-stake none or a number.
skin-limits = Before the deal the banker announces a minimum and a maximum stake. Here the minimum is { $min-stake ->
        [one] { $min-stake } [chip](term:chip),
       *[other] { $min-stake } [chips](term:chip),
    } and { $max-stake ->
        [none] there is no maximum.
       *[other] the maximum is { $max-stake } chips.
    }
    .title = Limits of the stakes
skin-shuffle = Before each deal the banker shuffles all 52 cards.
    .title = Shuffling
skin-cut = Once the banker has shuffled, any other player may cut.
    .title = Cutting

## Clauses: the opening

skin-open-offer = The banker turns the top card face up and offers it to the player at the banker’s right. That player accepts it, and only in order to bet on it, or refuses it. A refused card is offered to the next player to the right, and so on, once to each player. The banker is never offered a card.
    .title = Offering the first card
skin-open-all-refuse = If all players refuse a card at the opening, it is placed face up in the [centre](term:centre), and the next card is turned and offered in the same way. Until somebody has accepted, every new card is offered beginning at the banker’s right.
    .title = All refuse
skin-open-centre-match = A card that matches a card in the centre is not offered. Both are discarded, their rank is dead, and the next card is turned.
    .title = Match in the centre
skin-open-banker-card = As soon as a player has accepted a card at the opening, the banker turns the next one face up: it is the banker’s own card.
    .title = The banker’s card
skin-open-banker-void = If the banker’s first card matches the card that a player has just accepted, no bet exists yet. Both cards are discarded, their rank is dead, and nobody wins or loses. The banker starts again by turning a card and offering it, beginning at the banker’s right.
    .title = Void opening
skin-open-banker-nonfresh = If the card turned for the banker matches a card in the centre, both are discarded, their rank is dead, and the banker turns another. If its rank is dead already, it is discarded, and the banker turns another.
    .title = The banker needs a fresh card

## Clauses: betting against the banker

skin-bet-propose = Once banker and player hold cards of different ranks, the player names the most that they are willing to [stake](term:stake) on their card.
    .title = Naming a stake
# Argument: $min-stake.
skin-bet-cover = Of the stake that a player has named, the banker [covers](term:cover) any part: not necessarily all of it, but at least the minimum stake of { $min-stake ->
        [one] { $min-stake } chip.
       *[other] { $min-stake } chips.
    }
    .title = Covering
skin-bet-match = The player puts up exactly as much as the banker has covered. Both stakes stay on the player’s card until it is decided.
    .title = Equal stakes
skin-bet-fixed = A stake once made is neither raised nor withdrawn.
    .title = No change of a stake
skin-bet-funds = The stake named may not exceed the player’s chips, nor the cover the banker’s chips.
    .title = No credit
# Argument: $min-stake.
skin-bet-broke = A player who cannot pay the minimum stake of { $min-stake ->
        [one] { $min-stake } chip
       *[other] { $min-stake } chips
    } is passed over when cards are offered. While the banker cannot cover it, fresh cards are not offered at all but go to the centre, and cards in the centre cannot be taken up.
    .title = Without the minimum

## Clauses: the deal

skin-deal-one-by-one = Once a bet has been made, the banker turns cards from the top of the pack, one at a time. Exactly one of five outcomes applies to each card: it matches [a player’s card](clause:skin.event.player-match), [the banker’s card](clause:skin.event.banker-match) or [a card in the centre](clause:skin.event.centre-match), or it is [fresh](clause:skin.event.fresh) or [dead](clause:skin.event.dead-card).
    .title = Card by card
skin-event-player-match = *A turned card matches a player’s card.* That player loses: the *banker* takes the whole stake, both halves of it. The player’s card and the matching card are discarded, and their rank is dead. The player [also loses any side bets](clause:skin.side.settle).
    .title = A player’s card falls
skin-event-banker-match = *A turned card matches the banker’s card.* The banker loses to *every* player who still has a stake against the banker; each of them takes both halves of their own stake. Both cards are discarded, and their rank is dead.
    .title = The banker’s card falls
skin-event-fresh = *A turned card is fresh*, that is, of a rank not yet seen in this deal. It is [offered](clause:skin.fresh.order).
    .title = Fresh card
skin-event-centre-match = *A turned card matches an unclaimed card in the centre.* Both are discarded, and their rank is dead.
    .title = Centre card matched
skin-event-dead-card = *A turned card is dead*: two cards of its rank have appeared already. It is discarded without effect.
    .title = Dead card

## Clauses: fresh cards

# Argument: $offer-start after-last-acceptor or banker-right.
skin-fresh-order = { $offer-start ->
        [banker-right] A [fresh card](term:fresh-card) is offered first to the player at the banker’s right and then on round to the right, but only to players who have no card in play.
       *[after-last-acceptor] A [fresh card](term:fresh-card) is offered first to the next player to the right of *the last one who accepted a card*, and then on round to the right, but only to players who have no card in play.
    }
    .title = Order of offering
skin-fresh-accept = A player who accepts a fresh card bets on it [as on the first one](clause:skin.bet.propose). Where there are side bets, that player may then [offer some](clause:skin.side.offer).
    .title = Accepting
skin-fresh-to-centre = If nobody accepts a fresh card, or every player has a card in play already, the fresh card is placed face up in the centre.
    .title = Unclaimed card
skin-fresh-loser-eligible = A player whose card has [fallen](term:fall) has no card, and is offered fresh cards again.
    .title = After a loss
skin-fresh-one-card = A player never has more than one card in play.
    .title = One card each

## Clauses: side bets between players

# Argument: $side-bets.
skin-side-offer = { $side-bets ->
        [yes] Whenever a player has accepted a card *and* made a bet with the banker on it, they may offer a [side bet](term:side-bet) to any other player who already has a card in play. They may do so to several players, anticlockwise from their right.
       *[no] There are no [side bets](term:side-bet) at this table, so no clause about them applies.
    }
    .title = Offering a side bet
# Argument: $side-bets.
skin-side-accept = { $side-bets ->
        [yes] A player who is offered a side bet accepts all of it, part of it or none. Both players put up equal amounts.
       *[no] This does not apply here: there are no side bets at this table.
    }
    .title = Accepting a side bet
skin-side-needs-bank-bet = Nobody may offer a side bet on a card on which they have no bet with the banker.
    .title = First the banker
skin-side-separate = Side stakes are kept apart from the cards, so that they are not confused with bets against the banker.
    .title = Kept apart
skin-side-settle = A player whose card is matched also loses every side bet with a player whose card is still in play. So a side bet is decided by whichever of the two cards is matched first.
    .title = Settling side bets
skin-side-timing = Side bets are offered only at the moment when a card has been accepted, or taken up from the centre, and before the next card is turned.
    .title = When to offer
skin-side-funds = A side bet may not exceed the chips of either player.
    .title = No credit in side bets

## Clauses: taking up a card from the centre

# Arguments: $centre-take-up, $side-bets.
skin-centre-take-up = { $centre-take-up ->
        [yes] { $side-bets ->
            [yes] A player who has just lost has the right to take one of the cards in the [centre](term:centre), bet on it against the banker, and also offer side bets to other players in play.
           *[no] A player who has just lost has the right to take one of the cards in the [centre](term:centre) and bet on it against the banker.
        }
       *[no] This does not apply here: cards in the centre cannot be taken up at this table.
    }
    .title = Taking up
skin-centre-timing = The right to take up a card from the centre must be used at once, before the next card is turned, or it lapses. It is for one card only, and there must be a banker’s card in play. Whoever takes a card up does not become the last player who accepted.
    .title = At once or never

## Clauses: when the banker’s card falls

skin-fall-end = If no side bet is undecided when the banker’s card is matched, the deal is over.
    .title = No side bet open
# Argument: $side-bets.
skin-fall-continue = { $side-bets ->
        [yes] If side bets are undecided when the banker’s card is matched, the banker must go on turning cards.
       *[no] This does not apply here: without side bets nothing is undecided when the banker’s card falls.
    }
    .title = Side bets open
# Arguments: $new-banker-card, $min-stake.
skin-fall-new-card = { $new-banker-card ->
        [yes] A banker whose card has fallen may take the next fresh card as a new card, but only if able to cover the minimum stake of { $min-stake ->
            [one] { $min-stake } chip.
           *[other] { $min-stake } chips.
        } Players with cards in play may bet against it, but need not; they are asked anticlockwise from the banker’s right, and bet [as before](clause:skin.bet.propose). If the banker declines a fresh card, the same choice comes again with the next one.
       *[no] This does not apply here: a banker whose card has fallen takes no new one at this table.
    }
    .title = A new card for the banker
# Argument: $new-banker-card.
skin-fall-run-out = { $new-banker-card ->
        [yes] A banker whose card has fallen may also go on without a card until the side bets are decided. A fresh card that the banker does not take goes to the centre and is not offered.
       *[no] A banker whose card has fallen goes on without a card until the side bets are decided. A fresh card goes to the centre and is not offered.
    }
    .title = Running out
skin-fall-repeat = With a new banker’s card the deal goes on as before. If that card falls too, the rules for a banker whose card has fallen apply again.
    .title = Falling again
skin-fall-no-new-sides = Betting an old card against the new banker’s card gives no right to offer new side bets.
    .title = No new side bets

## Clauses: the end

# Argument: $end-when-all-lost.
skin-end-deal = { $end-when-all-lost ->
        [yes] The deal ends when the banker’s card falls with [no side bet open](clause:skin.fall.end), or when the banker has no card and the last side bet has been decided, or when the pack is used up. It also ends when nothing is bet and nothing can be bet any more.
       *[no] The deal ends when the banker’s card falls with [no side bet open](clause:skin.fall.end), or when the banker has no card and the last side bet has been decided, or when the pack is used up.
    }
    .title = End of the deal
skin-end-no-takers = If the pack runs out before a first bet is made, because everybody has refused and only dead cards follow, the deal is void: nobody wins or loses. An accepted card would be given back, but that never happens: the other three cards of its rank are still to come, and the first of them [voids the opening](clause:skin.open.banker-void) if no bet has been made.
    .title = Void deal
skin-end-never-open = A bet, once made, is always decided before the pack is used up: when it is made, the three other cards of each of the two ranks are still to come.
    .title = Every bet is decided
# Arguments: $deals, 0 for one for each person; $chips.
skin-end-session = A session is an agreed number of deals; { $deals ->
        [0] here every person is banker once.
        [one] here it is { $deals } deal.
       *[other] here it is { $deals } deals.
    } Everybody begins with { $chips ->
        [one] { $chips } chip,
       *[other] { $chips } chips,
    } and the result is what each person has gained or lost in all.
    .title = Session

## History: why a clause was changed

skin-history-end-no-takers-2026-11-30-2 = The clause said that an accepted card is given back. It never comes to that: before the pack runs out, one of the other three cards of its rank voids the opening.

## Options

skin-opt-chips = Chips at the start
    .help = How many chips each person has when a session begins.
skin-opt-min-players = Fewest people
    .help = How many people have to play at least, the banker included.
skin-opt-max-players = Most people
    .help = How many people can play at most, the banker included.
skin-opt-min-stake = Minimum stake
    .help = The least that may be bet against the banker on a card.
skin-opt-max-stake = Maximum stake
    .help = The most that may be bet against the banker on a card.
    .value-none = No maximum
    .value-10 = 10 chips
    .value-20 = 20 chips
    .value-50 = 50 chips
    .value-100 = 100 chips
    .value-200 = 200 chips
skin-opt-first-banker = First banker
    .help = How the person is found who has the first bank.
    .value-first-ace = The first ace
    .value-random = By lot
skin-opt-side-bets = Side bets
    .help = With it, a player who has just accepted a card and bet on it may offer bets to other players too.
skin-opt-centre-take-up = Taking up from the centre
    .help = With it, a player whose card has just fallen may take one from the centre.
skin-opt-new-banker-card = New card for the banker
    .help = With it, a banker whose card has fallen while side bets are open may take a fresh card. Without it, the banker always goes on without one.
skin-opt-offer-start = Where offering begins
    .help = Who is the first to be offered a fresh card.
    .value-after-last-acceptor = The player after the last one who accepted
    .value-banker-right = The player at the banker’s right
skin-opt-end-when-all-lost = Ending when nothing can be bet
    .help = With it, the deal also ends as soon as nothing is bet and nothing can be bet any more. It only saves time: nobody’s chips change.
skin-opt-deals = Deals in a session
    .help = How many deals are played. With 0 every person is banker once.
    .value-0 = Every person is banker once

## Readings: where sources differ or are silent

skin-reading-players = How many people can play?
    .why = Most of the sources name six at most. Two are enough for every rule of the game: one banker and one player.
    .r-2-6 = From two to six, the banker included.
    .r-3-7 = From three to seven.
skin-reading-pack = How many cards are in the pack?
    .why = Skin is played with the whole pack. Ziginette is another game of the same family, in which the house also takes a fee.
    .r-52 = All 52.
    .r-40 = Forty, in the related game of Ziginette.
skin-reading-card = How does a player come by a card?
    .why = The texts on Skin offer each card to one player after another. Georgia Skin is a folk form of its own, in which two players bet as principals and others join in.
    .r-offered = It is offered, and the player accepts or refuses it.
    .r-chosen = In Georgia Skin the player chooses one of the cards that have been turned.
skin-reading-limits = How much may be staked?
    .why = The sources leave the figures to the banker. At least one chip and no maximum are the widest limits there can be.
    .r-one-none = At least one chip, with no maximum.
    .r-announced = As the banker announces before the deal.
skin-reading-first-banker = Who is the first banker?
    .why = Two sources let the first ace decide.
    .r-first-ace = The person who is dealt the first ace.
    .r-random = Somebody chosen at random.
skin-reading-refuser = Is a player who has refused a card offered another?
    .why = The text from which this book began offers a fresh card to every player without one.
    .r-asked-again = Yes, whenever the order of offering reaches that player.
    .r-sits-out = Not until the turn of play comes round to that player again.
skin-reading-offer-start = Who is offered a fresh card first?
    .why = The text from which this book began says so; the other order is simpler to keep in mind.
    .r-after-last-acceptor = The next player to the right of the last one who accepted.
    .r-banker-right = The player at the banker’s right.
skin-reading-restart = Where does offering begin before anybody has accepted?
    .why = There is no last player who accepted, so it is as at the start of the deal. Agree on this before play.
    .r-banker-right = At the banker’s right, with every new card.
    .r-silent = Nothing is said about it.
skin-reading-cover = Must the banker cover anything at all?
    .why = One source says that the banker must bet; the least that this can mean is the minimum stake.
    .r-minimum = Yes, at least the minimum stake.
    .r-nothing = The banker puts up any amount up to the stake named; no least amount is given.
skin-reading-side-timing = When are side bets offered?
    .why = The text speaks of a player who has accepted a card and bet on it; to allow only that moment is the literal reading. Agree on this before play.
    .r-accepting = Only then, before the next card is turned.
    .r-silent = Nothing is said about other moments.
skin-reading-centre-timing = When may the loser take up a card from the centre?
    .why = The text gives the right to a player who loses; using it at once keeps the order of play simple. Agree on this before play.
    .r-at-once = At once, before the next card is turned, or not at all.
    .r-silent = Nothing is said about it.
skin-reading-fallen = What does a banker do whose card has fallen while side bets are open?
    .why = The text from which this book began gives both ways and leaves the choice to the banker.
    .r-choice = The banker takes a new card or goes on without one.
    .r-run-out = The banker always goes on without a card.
skin-reading-unclaimed = What becomes of a fresh card while the banker has none?
    .why = Nobody could bet on it against the banker, so to offer it would be pointless. Agree on this before play.
    .r-centre = It goes to the centre.
    .r-silent = Nothing is said about it.
skin-reading-session = How long is a session?
    .why = When everybody has had the bank once, all have had the same part in the game. Agree on this before play.
    .r-each-once = Every person is banker once.
    .r-silent = Nothing is said about it.

## Events: $seat is the person concerned

skin-event-began = { $players } people begin with { $chips ->
        [one] { $chips } chip each.
       *[other] { $chips } chips each.
    }
skin-event-bank-card = For the first bank, player { $seat } is dealt { $card }.
skin-event-first-banker = { $how ->
        [random] Player { $seat } is drawn by lot as the first banker.
       *[ace] That is an ace: player { $seat } is the first banker.
    }
# $maximum is none or a number.
skin-event-limits = The banker, player { $seat }, announces the limits: at least { $minimum ->
        [one] { $minimum } chip,
       *[other] { $minimum } chips,
    } { $maximum ->
        [none] with no maximum.
       *[other] at most { $maximum }.
    }
skin-event-shuffled = Player { $seat } shuffles all 52 cards, and another player may cut.
# $again is yes when an earlier card was refused by all or thrown out.
skin-event-opening-card = { $again ->
        [yes] The banker, player { $seat }, turns another card to offer: { $card }.
       *[no] The banker, player { $seat }, turns the first card to offer: { $card }.
    }
skin-event-fresh-card = The banker, player { $seat }, turns a fresh card: { $card }.
skin-event-passed-over = Player { $seat } has { $chips ->
        [0] no chips
        [one] only { $chips } chip, too few for the minimum stake,
       *[other] only { $chips } chips, too few for the minimum stake,
    } and is passed over.
skin-event-offered = Player { $seat } is offered { $card }.
skin-event-refused = Player { $seat } refuses { $card }.
skin-event-accepted = Player { $seat } accepts { $card }.
skin-event-to-centre = { $why ->
        [refused] Nobody has accepted { $card }; it goes to the centre.
        [no-taker] There is nobody to whom { $card } could be offered; it goes to the centre.
        [bank-short] The banker cannot cover the minimum stake, so { $card } is not offered; it goes to the centre.
       *[run-out] The banker goes on without a card, and { $card } goes to the centre.
    }
# $new is yes when an earlier card of the banker has fallen.
skin-event-banker-card = { $new ->
        [yes] The banker, player { $seat }, takes { $card } as the new banker’s card.
       *[no] The banker, player { $seat }, turns { $card } as the banker’s own card.
    }
# $seat is the player who had accepted $own.
skin-event-opening-void = The card turned for the banker, { $card }, matches player { $seat }’s { $own }. Both are discarded, nobody wins or loses, and the opening starts again.
skin-event-not-fresh = { $why ->
        [centre] The card turned for the banker, { $card }, matches a card in the centre. Both are discarded, and player { $seat } turns another.
       *[dead] The card turned for the banker, { $card }, is of a dead rank. It is discarded, and player { $seat } turns another.
    }
skin-event-proposed = Player { $seat } will stake up to { $chips ->
        [one] { $chips } chip.
       *[other] { $chips } chips.
    }
skin-event-covered = Player { $player } named up to { $proposed }; the banker, player { $seat }, covers { $chips }.
skin-event-matched = Player { $seat } puts up the same: { $chips ->
        [one] { $chips } chip.
       *[other] { $chips } chips.
    }
# $chips is the player’s own half; 0 when there was no bet against the banker’s card.
skin-event-player-fell = { $card } matches player { $seat }’s { $own }: { $chips ->
        [0] there was no stake on it against the banker. Both cards are discarded.
        [one] the stake of { $chips } chip is lost. Both cards are discarded.
       *[other] the stake of { $chips } chips is lost. Both cards are discarded.
    }
skin-event-banker-took = The banker, player { $seat }, takes both halves and wins { $chips ->
        [one] { $chips } chip from player { $player }.
       *[other] { $chips } chips from player { $player }.
    }
skin-event-side-lost = Player { $seat } loses a side bet to player { $to }: { $chips ->
        [one] { $chips } chip.
       *[other] { $chips } chips.
    }
skin-event-banker-fell = { $card } matches { $own }, the card of the banker, player { $seat }. Both are discarded.
skin-event-banker-paid = The banker, player { $seat }, loses { $chips ->
        [one] { $chips } chip to player { $player }, who takes both halves.
       *[other] { $chips } chips to player { $player }, who takes both halves.
    }
# $opening is yes while no bet has been made.
skin-event-matched-centre = { $opening ->
        [yes] { $card } matches { $own } in the centre and is not offered. Both are discarded.
       *[no] { $card } matches { $own } in the centre. Both are discarded.
    }
skin-event-turned-dead = { $card } is a dead card and is discarded without effect.
skin-event-side-offered = Player { $seat } offers player { $to } a side bet of { $chips ->
        [one] { $chips } chip.
       *[other] { $chips } chips.
    }
# $offered is what player $from had offered; $chips is what is accepted of it.
skin-event-side-taken = Player { $from } offered { $offered }; player { $seat } accepts { $chips }, and both put that up.
skin-event-side-declined = Player { $seat } declines the side bet of { $chips ->
        [one] { $chips } chip that player { $from } offered.
       *[other] { $chips } chips that player { $from } offered.
    }
skin-event-took-up = Player { $seat } takes { $card } up from the centre.
skin-event-left-centre = Player { $seat } takes no card from the centre.
skin-event-goes-on = { $sides ->
        [one] { $sides } side bet is undecided,
       *[other] { $sides } side bets are undecided,
    } so the banker, player { $seat }, must go on.
skin-event-declined-card = The banker, player { $seat }, does not take { $card }.
skin-event-stayed-out = Player { $seat } does not bet against the new banker’s card.
skin-event-deal-ended = { $why ->
        [banker-fell] The banker’s card has fallen and no side bet is open, so the deal is over.
        [sides-decided] The last side bet is decided and the banker has no card, so the deal is over.
       *[nothing-live] Nothing is bet and nothing can be bet any more, so the deal is over.
    } Cards turned: { $turned }.
skin-event-deal-void = No bet has been made, so the deal is void. Cards turned: { $turned }.
skin-event-bank-passed = The bank passes to player { $seat }.
skin-event-session-ended = The session is over after { $deals ->
        [one] { $deals } deal.
       *[other] { $deals } deals.
    }
# $chips is never negative; $result says which way.
skin-event-net = { $result ->
        [won] Player { $seat } has won { $chips ->
            [one] { $chips } chip in all.
           *[other] { $chips } chips in all.
        }
        [lost] Player { $seat } has lost { $chips ->
            [one] { $chips } chip in all.
           *[other] { $chips } chips in all.
        }
       *[even] Player { $seat } has neither won nor lost.
    }

## Refusals: $seat is the person who tried

skin-refused-not-your-turn = It is for player { $turn } to act now, so player { $seat } has to wait.
skin-refused-game-over = The session is over, and nothing more can be done in it. A new one can be started.
skin-refused-awaiting-deal = Cards have to be shuffled first. Only then can anybody act.
skin-refused-wrong-pack = These are not exactly the cards that are to be put in order. Each of those cards must be there just once, and no others.
skin-refused-not-chance = Cards are put in order only when a deal is due. The deal now in play must go on first.
# $asked is what has to be answered now.
skin-refused-not-asked = { $asked ->
        [offer] Player { $seat } must first accept or refuse the card on offer.
        [stake] Player { $seat } must first name a stake.
        [cover] Player { $seat } must first cover the stake that has been named.
        [side] Player { $seat } may now offer side bets, or say that there are no more.
        [side-answer] Player { $seat } must first accept or decline the side bet that is offered.
        [centre] Player { $seat } must first take up a card from the centre, or leave them there.
        [new-card] Player { $seat } must first take the fresh card as the new banker’s card, or go on without one.
       *[new-bet] Player { $seat } must first bet against the new banker’s card, or stay out.
    }
skin-refused-banker-not-offered = Player { $seat } is the banker, and the banker is never offered a card.
skin-refused-has-card = Player { $seat } already has { $card } in play, and nobody has more than one card.
skin-refused-cannot-pay = Player { $seat } has { $chips ->
        [0] no chips
        [one] only { $chips } chip
       *[other] only { $chips } chips
    } and cannot pay the minimum stake of { $minimum ->
        [one] { $minimum } chip.
       *[other] { $minimum } chips.
    }
skin-refused-stake-fixed = Player { $seat } has a stake of { $chips ->
        [one] { $chips } chip
       *[other] { $chips } chips
    } on the card, and it can no longer be changed.
skin-refused-stake-low = The minimum stake is { $minimum ->
        [one] { $minimum } chip.
       *[other] { $minimum } chips.
    } Player { $seat } must stake at least that much.
skin-refused-stake-high = The maximum stake is { $maximum ->
        [one] { $maximum } chip.
       *[other] { $maximum } chips.
    } Player { $seat } may not stake more.
skin-refused-stake-funds = Player { $seat } has { $chips ->
        [one] only { $chips } chip
       *[other] only { $chips } chips
    } and cannot stake more.
skin-refused-not-banker = That is for the banker alone, who is player { $banker }. Player { $seat } cannot do it.
skin-refused-cover-low = The banker must cover at least the minimum stake of { $minimum ->
        [one] { $minimum } chip.
       *[other] { $minimum } chips.
    } Player { $seat } must put up more.
skin-refused-cover-high = The stake named is { $proposed ->
        [one] { $proposed } chip.
       *[other] { $proposed } chips.
    } Player { $seat } cannot cover more than that.
skin-refused-cover-funds = Player { $seat } has { $chips ->
        [one] only { $chips } chip
       *[other] only { $chips } chips
    } and cannot cover more.
skin-refused-side-off = There are no side bets at this table, so player { $seat } cannot offer one.
skin-refused-side-no-bet = Player { $seat } has no bet with the banker, and without one nobody may offer a side bet.
skin-refused-side-late = A side bet can be offered only by a player who has just accepted or taken up a card and bet on it. Player { $seat } cannot offer one now.
skin-refused-side-new-card = A bet on an old card against the new banker’s card gives no right to offer side bets. Player { $seat } cannot offer one now.
skin-refused-side-whom = Player { $seat } can offer a side bet only to another player with a card in play, and player { $to } is not one.
skin-refused-side-order = Side bets are offered anticlockwise, once to each player who has chips left. Player { $seat } cannot offer one to player { $to } now.
skin-refused-side-low = A side bet is at least one chip. Player { $seat } must offer more.
# $maximum is the most that both of them have.
skin-refused-side-funds = A side bet may not exceed the chips of either player. Player { $seat } can offer { $maximum ->
        [0] nothing here.
        [one] at most { $maximum } chip here.
       *[other] at most { $maximum } chips here.
    }
skin-refused-take-high = The side bet offered is { $offered ->
        [one] { $offered } chip.
       *[other] { $offered } chips.
    } Player { $seat } cannot accept more than that.
skin-refused-take-low = Whoever accepts a side bet puts up at least one chip. Player { $seat } may also decline it.
skin-refused-centre-off = Cards in the centre cannot be taken up at this table, so player { $seat } cannot take one.
skin-refused-centre-right = Only a player whose card has just fallen may take a card from the centre, and only at once. Player { $seat } has no such right now.
skin-refused-centre-none = { $card } does not lie in the centre, so player { $seat } cannot take it up.
skin-refused-centre-no-banker = The banker has no card now, so player { $seat } cannot take a card from the centre to bet on.
skin-refused-new-card-off = At this table a banker whose card has fallen goes on without one. Player { $seat } cannot take a new card.
skin-refused-new-card-now = A new card can be taken or declined only when the banker’s card has fallen and a fresh card is turned. Player { $seat } cannot do either now.

## Errors: positions and moves that cannot be

skin-error-session-over = This session has { $deals ->
        [one] { $deals } deal
       *[other] { $deals } deals
    }, so there is no deal { $deal }.
skin-error-no-cards = “{ $word }” is set, but no cards are. Name the banker’s card and the players’ cards: “{ $line }”.
skin-error-card-twice = The card of player { $seat } is set twice.
skin-error-stake-twice = The bet of player { $seat } against the banker is set twice.
skin-error-no-bet = A bet is at least one chip.
skin-error-put-up = Player { $seat } has put up { $chips } chips, but began with { $brought }.
# $up are the chips in all bets, $sum what all make, $total what all players brought.
skin-error-chips-total = The chips in front of the players ({ $chips }) and in the bets ({ $up }) make { $sum }, but the players brought { $total }.
skin-error-banker-one-card = The banker has one card, not several.
skin-error-banker-card = Name the banker’s card with “{ $line }”, not among the players’ cards.
skin-error-would-match = { $other } and { $card } cannot be in play together: the second of them would have matched the first.
skin-error-dead-rank = { $live } cannot be in play, since its rank is dead: { $card } is among the dead cards.
skin-error-dead-alone = { $card } is the only dead card of its rank, but a rank is dead only when two of its cards have appeared.
skin-error-banker-first = The banker has a card, but nobody else has or had one. The banker’s card comes only after a player has accepted one.
skin-error-deal-over = The banker has no card and no side bet is open, so the deal would be over.
skin-error-stake-no-banker = Player { $seat } has a bet against the banker, but the banker has no card.
skin-error-stake-no-card = Player { $seat } has a bet against the banker, but no card.
skin-error-side-no-card = Player { $seat } has a side bet, but no card.
skin-error-side-alone = Player { $seat } cannot have a side bet alone. It is between two players.
skin-error-side-off = There are no [side bets](clause:skin.opt.side-bets) at this table.

## Actions, as buttons; $card is none where no card is on offer

skin-action-accept = { $card ->
        [none] Accept the card
       *[other] Accept { $card }
    }
skin-action-refuse = { $card ->
        [none] Refuse the card
       *[other] Refuse { $card }
    }
skin-action-stake = Stake
skin-action-stake-amount = Stake up to { $chips ->
        [one] { $chips } chip
       *[other] { $chips } chips
    }
skin-action-cover = Cover
skin-action-cover-amount = Cover { $chips ->
        [one] { $chips } chip
       *[other] { $chips } chips
    }
skin-action-side = Offer player { $to } a side bet
skin-action-side-amount = Offer player { $to } a side bet of { $chips ->
        [one] { $chips } chip
       *[other] { $chips } chips
    }
skin-action-done = No more side bets
skin-action-take = Accept the side bet
skin-action-take-amount = Accept { $chips ->
        [one] { $chips } chip
       *[other] { $chips } chips
    } of the side bet
skin-action-decline = Decline the side bet
skin-action-take-up = Take up { $card }
skin-action-leave = Take no card
skin-action-keep = { $card ->
        [none] Take the card for the bank
       *[other] Take { $card } for the bank
    }
skin-action-run-out = { $card ->
        [none] Go on without the card
       *[other] Go on without { $card }
    }
skin-action-stay-out = Stay out
skin-action-deal = Shuffle and deal

## Amounts and the words of the table

skin-amount-chips = Chips
skin-amount-net = Gain or loss
skin-amount-stake = Stake against the banker
skin-amount-side = Stakes in side bets
skin-amount-stock = Cards not yet turned
skin-amount-centre = Cards in the centre
skin-amount-dead = Cards discarded
skin-amount-deals = Deals
skin-table-banker = banker
skin-table-banker-card = Banker’s card
skin-table-centre = Centre
skin-table-dead = Discarded
skin-table-stock = Not yet turned: { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }
skin-table-offered = On offer
skin-table-stake = Stake: { $chips ->
        [one] { $chips } chip
       *[other] { $chips } chips
    }
skin-table-side = Side bet of players { $from } and { $to }: { $chips ->
        [one] { $chips } chip each
       *[other] { $chips } chips each
    }
skin-table-chips = { $chips ->
        [one] { $chips } chip
       *[other] { $chips } chips
    }
skin-table-to-act = to act
skin-table-card = Card of player { $seat }
skin-table-no-card = no card
skin-table-winner = winner
skin-table-empty = empty
skin-table-deal = Deal { $deal } of { $deals }

# What the person to act looks at in the terminal; each card is none where there is none.
skin-holding = { $card ->
        [none] You have no card in play.
       *[other] Your card: { $card }.
    } { $bank ->
        [none] The banker has no card.
       *[other] Banker’s card: { $bank }.
    } { $offered ->
        [none] Your chips: { $chips }.
       *[other] On offer: { $offered }. Your chips: { $chips }.
    }

## Bots

skin-bot-random = Random
    .help = Makes any allowed move, each with the same chance.
skin-bot-sensible = Sensible
    .help = Keeps its risks small: it stakes about a tenth of its chips. No way of betting wins more than another in the long run.
skin-bot-look-ahead = Look-ahead
    .help = Imagines many ways in which the cards not yet turned may lie, and makes the move that does best in them. Against chance that is no advantage.

## Why the sensible player does what it does

skin-bot-reason-accept = Every bet is even, so all there is to choose is how large the swings are. With { $chips } chips, a stake of { $stake } leaves at least half of them for later.
skin-bot-reason-refuse = Every bet is even, so nothing is lost by refusing. With { $chips ->
        [one] { $chips } chip
       *[other] { $chips } chips
    }, a stake of { $stake } would put up more than half.
skin-bot-reason-stake = Every bet is even, so the stake is kept small: { $stake } out of { $chips ->
        [one] { $chips } chip
       *[other] { $chips } chips
    }.
skin-bot-reason-cover-all = The stake of { $stake } is no more than a tenth of the banker’s chips, or is the least that can be bet, so it can be [covered](clause:skin.bet.cover) in full.
skin-bot-reason-cover-part = The banker need not [cover](clause:skin.bet.cover) all of it: { $stake } out of { $chips ->
        [one] { $chips } chip
       *[other] { $chips } chips
    } is enough, since several bets can be open against the bank at once.
skin-bot-reason-side-offer = A [side bet](clause:skin.side.offer) is even as well. { $stake } to player { $to } is at most a twentieth of the chips.
skin-bot-reason-side-enough = One [side bet](clause:skin.side.offer) on a card is enough, since a match would lose all of them at once.
skin-bot-reason-side-small = With { $chips ->
        [one] { $chips } chip
       *[other] { $chips } chips
    }, even a side bet of one chip would be more than a twentieth.
skin-bot-reason-side-take = A side bet is even. { $stake } is at most a twentieth of the chips.
skin-bot-reason-side-decline = With { $chips ->
        [one] { $chips } chip
       *[other] { $chips } chips
    }, even a side bet of one chip would be more than a twentieth, and nothing is lost by declining.
skin-bot-reason-take-up = [Taking a card up](clause:skin.centre.take-up) costs nothing by itself, all bets are even, and a stake of { $stake } can be afforded. { $card } is as good as any other.
skin-bot-reason-leave = With { $chips ->
        [one] { $chips } chip
       *[other] { $chips } chips
    }, a stake of { $stake } would put up more than half, and nothing is lost by leaving the cards.
skin-bot-reason-keep-bank = With { $chips } chips, bets of about { $stake } against the new card can still be afforded.
skin-bot-reason-run-out = With { $chips ->
        [one] { $chips } chip
       *[other] { $chips } chips
    }, bets of { $stake } against a new card would put up more than half.
skin-bot-reason-new-stake = A bet against the new card is even like any other, so it is kept small: { $stake }.
skin-bot-reason-stay-out = With { $chips ->
        [one] { $chips } chip
       *[other] { $chips } chips
    }, a new stake of { $stake } would put up more than half, and nothing is lost by staying out.

## Odds

skin-odds-main = Player { $seat } against the banker
skin-odds-side = Player { $from } against player { $to }
skin-odds-half = It is always one half: each of the two cards has three others of its rank among the cards not yet turned, so either is as likely as the other to be matched first.
skin-odds-pending = The bet to be decided now
skin-odds-open = Open bets
skin-odds-pending-main = Player { $seat } with { $own } wins against the banker
skin-odds-pending-side = Player { $from } wins a side bet with player { $to }
skin-odds-mates-left = Cards not yet turned that would match
skin-odds-mates = { $own-mates } for { $own }, { $other-mates } for { $other }
skin-odds-mates-opening = { $own-mates } for { $own }, { $other-mates } for the banker’s card, which is yet to be turned
skin-odds-void = Chance that the next card matches too soon, so that no bet comes about
skin-odds-half-opening = If the bet comes about, the chance is one half: the banker’s card must then be of a new rank, with three others of that rank not yet turned, just as many as for the offered card. So either is as likely as the other to be matched first.
skin-odds-next = Chance that the next card decides it
skin-odds-assumption = Every order of the cards not yet turned is taken to be equally likely.

## What other texts get wrong: the mistake, and .right, the truth

skin-wrong-another-name = One text gives “Scarne on Cards” as another name of Skin.
    .right = That is a book by John Scarne, reissued in 2004 as “Scarne on Card Games”; it is not a name of the game.
skin-wrong-who-collects = In one text the player whose card is matched loses and then collects the whole stake.
    .right = It is the *banker* who [takes the stake](clause:skin.event.player-match), both halves of it.
skin-wrong-banker-card-differs = One text says that the card which the *player* puts down must differ in rank from the player’s card.
    .right = It is the [banker’s card](clause:skin.open.banker-void) that must differ from the player’s.
skin-wrong-shuffle-twice = In one text the cards are shuffled and then shuffled again.
    .right = The banker [shuffles](clause:skin.shuffle), and then another player may [cut](clause:skin.cut).
skin-wrong-one-player-wins = One text speaks of a single player who wins when the banker’s card is matched.
    .right = [Every player](clause:skin.event.banker-match) who still has a stake against the banker wins.
skin-wrong-fresh-refused = One text calls a card that everybody has refused “fresh” when it goes to the centre.
    .right = It is then an [unclaimed card](clause:skin.fresh.to-centre). [Fresh](term:fresh-card) means only that its rank has not been seen yet.

## Worked examples: title, .intro, and a note for each step that has one

skin-example-first-banker = The first banker
    .intro = Who keeps the bank first? Three people sit round the table; player 2 is at player 1’s right, player 3 at player 2’s. Player 1 has shuffled the pack and deals it out.
skin-example-first-banker-nobody-is-banker = Player 1 only deals the cards that [find the first banker](clause:skin.bank.first). They go round anticlockwise, one at a time and face up, until an ace appears.
skin-example-first-banker-the-ace = The ace is the fifth card and falls to player 3, who becomes [banker and dealer](clause:skin.bank.is-dealer) in one. The dealing had begun at player 1’s right, and player 1 came last in every round. Kings and other cards mean nothing here.
skin-example-first-banker-his-first-deal = All 52 cards are shuffled again, and the banker [announces the limits](clause:skin.limits). The first card goes to player 1, at the banker’s right. The banker is [never offered a card](clause:skin.open.offer), so player 3 could not accept it.

skin-example-first-bet = The first bet
    .intro = How does a bet against the banker come about, and how is it decided? Player 3 is banker; player 1 sits at the banker’s right, player 2 comes next.
skin-example-first-bet-three-people = Each of the three has 100 chips. Every bet is made against player 3, and always [for equal stakes](clause:skin.bet.match).
skin-example-first-bet-the-first-card = Player 1 may take the seven or leave it. Taking it means [betting on it](clause:skin.open.offer): that a card equal to the banker’s will be turned before another seven.
skin-example-first-bet-bankers-card = As the seven is accepted, the banker [turns a card too](clause:skin.open.banker-card). Player 1 can no longer refuse but has to [name a stake](clause:skin.bet.propose). The chances are even: three sevens and three kings are still to come.
skin-example-first-bet-proposal = Ten chips is the most that player 1 is willing to stake. The banker alone decides [how much of it to cover](clause:skin.bet.cover): anything from the minimum, here 1 chip, up to 10, but not 11.
skin-example-first-bet-cover = The banker covers only six, so player 1 [puts up six as well](clause:skin.bet.match) and keeps the other four. The three is [fresh](term:fresh-card) and is offered to player 2 alone, since player 1 [has a card already](clause:skin.fresh.one-card).
skin-example-first-bet-banker-falls = The refused three goes to [the centre](clause:skin.fresh.to-centre). Then a king comes before a seven, and [the banker’s card falls](clause:skin.event.banker-match): player 1 wins six chips, not ten, because only six were covered. Player 2 has bet nothing, and the deal is over.

skin-example-player-falls = A player’s card falls
    .intro = What happens to a player whose card is matched, and what are the other cards of that rank worth after that? Player 3 is banker; player 1 sits at the banker’s right.
skin-example-player-falls-start = A new deal with the full pack; everybody has 100 chips.
skin-example-player-falls-offered = The opening card is a seven. High or low is of no importance in Skin: [only equal ranks count](clause:skin.rank.equal-only), so a seven is as good as any other card.
skin-example-player-falls-accepted = Seven against king. Player 1 hopes for another king, the banker for another seven.
skin-example-player-falls-proposal = Player 1 offers to stake up to ten chips. Without a cover from the banker that binds nobody to anything yet.
skin-example-player-falls-player-falls = The seven [falls](clause:skin.event.player-match), and the banker takes both halves of the stake. Two sevens have been seen now, so the third one is [dead](clause:skin.event.dead-card) and does nothing. The queen is fresh; it goes first to [the next after the last who accepted](clause:skin.fresh.order), player 2.
skin-example-player-falls-loser-is-asked-again = Player 2 does not want the queen. Player 1 has no card any more and is therefore [offered cards again](clause:skin.fresh.loser-eligible).
skin-example-player-falls-end = Nobody takes the queen, and it goes to the centre. When the king comes, no player has a stake left that the banker could lose, so the banker stays six chips ahead.

skin-example-all-refuse = Everybody refuses
    .intro = What if nobody wants the first card, and the banker then turns one equal to it? Player 3 is banker; player 1 sits at the banker’s right, player 2 comes next.
skin-example-all-refuse-start = The deal begins with no card on the table and no bet made.
skin-example-all-refuse-five-offered = The five is offered to player 1 first. [Nobody has to accept](clause:skin.open.offer) anything.
skin-example-all-refuse-second-asked = Player 2 is asked too, but after that the round is complete: a card is offered only once to each player, and never to the banker.
skin-example-all-refuse-to-the-centre = The five stays unclaimed in [the centre](clause:skin.open.all-refuse). As nobody has accepted a card so far, the next one, a nine, is offered from the banker’s right again.
skin-example-all-refuse-not-fresh = Player 1 accepts the nine. The banker turns a five, but it matches the one in the centre, and the banker’s card [must be fresh](clause:skin.open.banker-nonfresh). Both fives go out, and the two turned next is the banker’s card.
skin-example-all-refuse-proposal = Player 1 names five chips, and the banker may cover them in full or in part.
skin-example-all-refuse-end = This time the banker covers all of it and wins all of it: a nine comes before a two. The two that follows ends the deal, but there is no stake left for which the banker would have to pay.

skin-example-void-opening = A void opening
    .intro = Can cards cancel each other before there is any bet? Two people play; player 2 is banker, so player 1 is the only one to be offered cards.
skin-example-void-opening-start = Before the first bet special rules hold, because neither side has anything to lose yet.
skin-example-void-opening-five-offered = The five is the first card on offer. Player 1 will wait for another one.
skin-example-void-opening-centre-match = The refused five is matched at once. The second one is [not offered](clause:skin.open.centre-match), both go out, and the third five is already [dead](clause:skin.event.dead-card). The next fresh card is an eight.
skin-example-void-opening-void = Player 1 accepts, and the banker turns an eight as well. The stake had not been named yet, so [nobody wins or loses](clause:skin.open.banker-void). With eights dead too, the opening starts again with the two.
skin-example-void-opening-banker-turns-three = The fourth five and the third eight are of dead ranks, and [no such card](clause:skin.open.banker-nonfresh) can be the banker’s. Only the third try, the queen, is fresh.
skin-example-void-opening-proposal = Now there are two different cards, a two and a queen, and player 1 can [name a stake](clause:skin.bet.propose).
skin-example-void-opening-end = From here on a match counts. The second two costs player 1 the three chips, and the queen ends the deal. Player 1 has lost no more than that in eleven cards.

skin-example-side-bet = A side bet
    .intro = How do two players bet against each other? Player 3 is banker; player 1 sits at the banker’s right, player 2 comes next.
skin-example-side-bet-start = Everybody has 100 chips. Side bets need two players with cards, so there can be none as yet.
skin-example-side-bet-seven-offered = Player 1 is the first to be asked, as always in an opening.
skin-example-side-bet-seven-accepted = The king is the banker’s card. Player 1 names a stake on the seven.
skin-example-side-bet-seven-proposed = Up to five chips: the banker may cover any amount from one to five.
skin-example-side-bet-queen-offered = Five against five on the seven. Player 2 is offered the queen and may be thinking of a side bet already, but must [first bet with the banker](clause:skin.side.needs-bank-bet).
skin-example-side-bet-queen-accepted = The banker’s card is the king for this bet too; no new one is turned. Player 2 now [names a stake](clause:skin.fresh.accept) on the queen.
skin-example-side-bet-queen-proposed = Four chips at most. What the banker covers here has nothing to do with the bet on the seven.
skin-example-side-bet-may-offer = Now player 2 may [offer a side bet](clause:skin.side.offer) to player 1, but not to the banker. Player 1 may not offer one: that right belongs to [the one who has just accepted](clause:skin.side.timing) a card. And the four chips on the queen [can no longer be raised](clause:skin.bet.fixed).
skin-example-side-bet-offers = The question is which of the two cards is matched first, the seven or the queen. Player 1 may take [all four chips, fewer or none](clause:skin.side.accept), but not five.
skin-example-side-bet-whole-deal = Three chips each are put [aside from the cards](clause:skin.side.separate). The seven is matched first: it costs player 1 five chips to the banker and [the three of the side bet](clause:skin.side.settle) to player 2. Then the queen loses four to the banker, so in the end the banker is 9 ahead, player 1 has lost 8 and player 2 has lost 1.

skin-example-run-out = Running out
    .intro = The banker’s card falls, but a side bet is still open. What now? Player 3 is banker; player 1 sits at the banker’s right, player 2 comes next.
skin-example-run-out-start = The cards begin as in the example of the side bet, but the king will come sooner.
skin-example-run-out-seven-offered = Player 1 is at the banker’s right and decides first.
skin-example-run-out-seven-accepted = Seven against king; the stake on it comes next.
skin-example-run-out-seven-proposed = The banker will cover all five chips this time.
skin-example-run-out-queen-offered = Player 1 has a card, so only player 2 [can be offered](clause:skin.fresh.order) the queen.
skin-example-run-out-queen-accepted = Player 2 has accepted and must bet on it; how much is for player 2 to say.
skin-example-run-out-queen-proposed = Four chips at most, one chip at least, if the banker likes.
skin-example-run-out-may-offer = The bet on the queen stands at four, and player 2 may offer player 1 [a side bet](clause:skin.side.offer).
skin-example-run-out-offers = Player 1 can take up to three chips of it. Such a bet is between the two of them; the banker has no share in it.
skin-example-run-out-banker-falls = The banker [pays both players](clause:skin.event.banker-match), nine chips in all. But it is not yet settled whether the seven or the queen falls first, so the banker [must go on](clause:skin.fall.continue). The fresh two is the banker’s to take [as a new card](clause:skin.fall.new-card) or not; nobody else is offered it.
skin-example-run-out-side-bet-decided = The banker prefers to [go on without a card](clause:skin.fall.run-out) and can lose nothing more, nor win anything back. The queen falls and costs player 2 the three chips of the side bet. Player 1 is 8 ahead, player 2 only 1, and the banker has lost 9.

skin-example-new-banker-card = A new card for the banker
    .intro = How does a deal go on when the banker takes a new card? Four people play; player 4 is banker, and players 1, 2 and 3 follow each other from the banker’s right.
skin-example-new-banker-card-start = This is a long deal, with three offers of side bets taken up or declined on the way. Everybody has 100 chips.
skin-example-new-banker-card-seven-offered = The opening card goes to player 1, at the banker’s right.
skin-example-new-banker-card-seven-accepted = The king is the banker’s card for the time being. Player 1 now names a stake.
skin-example-new-banker-card-seven-proposed = Up to six chips on the seven.
skin-example-new-banker-card-queen-offered = The six are covered in full. The queen goes to the next player [after the last who accepted](clause:skin.fresh.order), so to player 2.
skin-example-new-banker-card-queen-accepted = Player 2 bets on the queen against the same king.
skin-example-new-banker-card-queen-proposed = Five chips at most; the banker decides how many of them to cover.
skin-example-new-banker-card-second-may-offer = Player 2 has bet with the banker and so may [offer a side bet](clause:skin.side.offer). Only player 1 has a card to bet on; player 3 has none.
skin-example-new-banker-card-second-offers = Four chips are offered, and player 1 may take as many of them as seems right.
skin-example-new-banker-card-five-offered = Player 1 has taken [a part of it](clause:skin.side.accept), two chips. The next fresh card is a five, and player 3 is the only one still without a card.
skin-example-new-banker-card-five-accepted = Now all three players have cards: a seven, a queen and a five, with the king against them all.
skin-example-new-banker-card-five-proposed = Three chips at most on the five.
skin-example-new-banker-card-third-may-offer = Player 3 may offer side bets to [several players](clause:skin.side.offer), one after the other and anticlockwise. After the banker, who cannot be offered any, player 1 comes first.
skin-example-new-banker-card-third-offers = Player 1 already has six chips at stake with the banker and two with player 2, and need not accept anything.
skin-example-new-banker-card-declined = That is the end of it between these two: player 3 may not come back with a smaller offer. Player 2 can still be asked.
skin-example-new-banker-card-third-offers-again = Four chips say that the five will outlast the queen. Player 2 would have two side bets then, one with each neighbour.
skin-example-new-banker-card-banker-falls = The second king costs the banker 6 and 5 and 3 chips. Two side bets are open, two chips between seven and queen and four between queen and five, so the banker [must go on](clause:skin.fall.continue). The nine is fresh, and the banker may have it [as a new card](clause:skin.fall.new-card).
skin-example-new-banker-card-new-card = The banker keeps the nine and can win again. The players keep their old cards and are asked in turn whether to bet against it. [They need not](clause:skin.fall.new-card), for their first bets have been settled.
skin-example-new-banker-card-bets-against-it = Player 1, who is first to the banker’s right, would stake up to ten chips on the seven. The banker may cover less, as with any other bet.
skin-example-new-banker-card-covered-in-part = Eight chips it is. Player 2 is asked next. Nobody may offer a side bet now: [betting an old card again](clause:skin.fall.no-new-sides) gives no right to that.
skin-example-new-banker-card-stays-out = Player 2 has no bet with the banker any more, but the queen remains in play for the two side bets.
skin-example-new-banker-card-third-bets = Player 3 risks two chips on the five.
skin-example-new-banker-card-seven-falls = The seven falls at the worst moment for player 1: eight chips to the banker and [two to player 2](clause:skin.side.settle). Having lost, player 1 is [offered fresh cards again](clause:skin.fresh.loser-eligible), first of all the three.
skin-example-new-banker-card-queen-falls = The refused three goes to the centre. The queen had no stake with the banker, so it loses just the four chips to player 3. Player 2 has lost and may now [take up the three](clause:skin.centre.take-up) and bet on it.
skin-example-new-banker-card-end = Player 2 lets [the chance pass](clause:skin.centre.timing). The nine falls, and player 3 gets two chips from the banker. No side bet is open any longer, so [the deal ends](clause:skin.fall.end): player 3 has won 9 and player 2 has won 3, player 1 has lost 4 and the banker 8.

skin-example-taking-up = Taking up a card
    .intro = What good is a card in the centre to somebody who has just lost? Player 3 is banker; player 1 sits at the banker’s right, player 2 comes next.
skin-example-taking-up-start = Everybody has 100 chips, and the full pack is in the banker’s hand.
skin-example-taking-up-seven-offered = Player 1 has the first choice, of a seven.
skin-example-taking-up-seven-accepted = King for the banker, seven for player 1, and a stake to be named.
skin-example-taking-up-seven-proposed = Six chips at most, which the banker will cover in full.
skin-example-taking-up-three-offered = The three is offered to player 2. Player 1 could not take it, having [a card already](clause:skin.fresh.one-card).
skin-example-taking-up-seven-falls = The three went to the centre, and now player 1 has lost six chips but gained a right: to [take up a card from the centre](clause:skin.centre.take-up). Only the three lies there. The right is for [the one who has just lost](clause:skin.centre.timing), so not for player 2.
skin-example-taking-up-takes-up = It had to be done at once, before another card was turned. Three threes and three kings are still to come, so the bet on the three is as even as the first one.
skin-example-taking-up-bets-again = Player 1 names ten chips to win back what is lost and more. The banker is free to cover less.
skin-example-taking-up-end = The three falls too, and there is nothing in the centre to take up after that. The king comes last: the banker has won 6 and 10 chips, and player 2 has bet nothing.

skin-example-banker-pays-all = The banker pays everybody
    .intro = What does it cost the banker when the banker’s own card is matched first? Four people play; player 4 is banker, and players 1, 2 and 3 follow from the banker’s right.
skin-example-banker-pays-all-start = Each of the four has 100 chips. The banker may have a bet with each of the three others.
skin-example-banker-pays-all-seven-offered = Player 1 is asked first.
skin-example-banker-pays-all-seven-accepted = The king is the banker’s card against all players of this deal.
skin-example-banker-pays-all-seven-proposed = Five chips on the seven, if the banker covers them.
skin-example-banker-pays-all-queen-offered = They are covered. The queen is offered to player 2, the next to the right.
skin-example-banker-pays-all-queen-accepted = Player 2 has accepted, so a stake has to be named.
skin-example-banker-pays-all-queen-proposed = Four chips on the queen.
skin-example-banker-pays-all-queen-may-offer = Player 2 may now offer player 1 a side bet, but [does not have to](clause:skin.side.offer).
skin-example-banker-pays-all-nine-offered = No side bet this time. The nine goes on to player 3, who has no card yet.
skin-example-banker-pays-all-nine-accepted = With this, every player has a card in play.
skin-example-banker-pays-all-nine-proposed = Two chips on the nine. Each player’s stake is a bet of its own, and they need not be equal to each other.
skin-example-banker-pays-all-nine-may-offer = Players 1 and 2 could both be offered a side bet. Player 3 wants none either.
skin-example-banker-pays-all-end = The very next card is a king, and the banker [loses to every player](clause:skin.event.banker-match): 5 and 4 and 2, eleven chips in all. With no side bet open, [the deal is over](clause:skin.fall.end) after five cards.

skin-example-no-takers = Nobody takes a card
    .intro = What happens if nobody accepts a card in the whole deal? Two people have agreed on a session of [one deal](clause:skin.opt.deals); player 2 is banker, and player 1 is in no mood to bet.
skin-example-no-takers-start = To keep it short, the pack lies in a convenient order: every card offered is followed by another of its rank.
skin-example-no-takers-ace = An ace is no better than another card in Skin, as [cards have no order](clause:skin.rank.equal-only). Player 1 does not want it.
skin-example-no-takers-ace-goes = With only one player, one refusal is enough for [the centre](clause:skin.open.all-refuse). The second ace [is not offered](clause:skin.open.centre-match): both go out. So player 1 is asked about the two.
skin-example-no-takers-two-goes = Twos are finished in the same way. The A♦ and the 2♦ are [dead cards](clause:skin.event.dead-card), since two of their rank have been seen, and go out without a word.
skin-example-no-takers-three-goes = The threes as well. There is no duty to accept a card, however many have been refused before.
skin-example-no-takers-four-goes = The banker has no card yet: it is [turned only when](clause:skin.open.banker-card) a player has accepted one.
skin-example-no-takers-five-goes = Five ranks are dead. If player 1 took the six, the banker’s card could come from seven other ranks; another six would only make the opening [void](clause:skin.open.banker-void).
skin-example-no-takers-six-goes = Every refused card lies in the centre only until its match comes. Here that is always the next card.
skin-example-no-takers-seven-goes = More than half of the ranks are dead by now, and not a chip has been moved.
skin-example-no-takers-eight-goes = The nine is offered. Besides it only tens, jacks, queens and kings are still fresh.
skin-example-no-takers-nine-goes = If player 1 took the ten, the banker could get a jack, a queen or a king; every lower card is of a dead rank and [could not be the banker’s](clause:skin.open.banker-nonfresh).
skin-example-no-takers-ten-goes = The jack is the last card but one that could lead to a bet. Only queens and kings are left for the banker to set against it.
skin-example-no-takers-jack-goes = Against the queen only a king could still be the banker’s card.
skin-example-no-takers-queen-goes = To accept the king would lead nowhere: all other ranks are dead, so there is no card for the banker, and the next king would make the opening [void](clause:skin.open.banker-void).
skin-example-no-takers-void = Player 1 refuses even that, the two kings go out, and only dead cards follow. The pack is used up without a bet, so [the deal is void](clause:skin.end.no-takers), and after this single deal [the session](clause:skin.end.session) ends as it began.

skin-example-limits = Limits and funds
    .intro = How much may be staked? Three people with 12 chips each play with a minimum of 2 and a maximum of 10; player 3 is banker, and player 1 sits at the banker’s right.
skin-example-limits-start = Two things set bounds to a bet: [the limits](clause:skin.limits), which hold for everybody, and [what each person has](clause:skin.bet.funds).
skin-example-limits-limits = The banker has announced the limits, and the seven is on offer. Whoever accepts it agrees to them.
skin-example-limits-seven-accepted = Player 1 may name from 2 to 10 chips: 1 is under the minimum, and 11 is over the maximum although it could be paid. 13 would be more than [all that player 1 has](clause:skin.bet.funds).
skin-example-limits-seven-proposed = Player 1 goes to the maximum. The banker [must cover at least 2](clause:skin.bet.cover) and may cover up to 10.
skin-example-limits-queen-offered = Eight chips are on the seven from each side. That leaves the banker with four, and player 1 too.
skin-example-limits-queen-accepted = Player 2 has all 12 chips and may name up to 10 of them, whatever the banker has.
skin-example-limits-queen-proposed = Player 2 names eight, but the banker has only four: a cover of five is [beyond the banker’s chips](clause:skin.bet.funds), and there is no credit.
skin-example-limits-side-bets = The banker has put up everything. Player 2 may offer player 1 a side bet of up to four chips, because [neither of the two](clause:skin.side.funds) may be asked for more than they have, and player 1 has four. An offer of nothing is no offer.
skin-example-limits-offers = Player 1 may take from one to four chips of it. Whoever wants none of it has to decline; taking nothing is not a way of [accepting](clause:skin.side.accept).
skin-example-limits-seven-falls = The seven loses eight chips to the banker and two to player 2. Player 1 has two left, just [the minimum](clause:skin.bet.broke), and so is still offered the four.
skin-example-limits-four-accepted = Two chips are the least that may be staked and the most that player 1 can stake. Three would be refused.
skin-example-limits-four-proposed = The banker has 16 chips again, the eight won among them, and could cover much more than these two.
skin-example-limits-end = The king saves player 1: two chips won from the banker, and four for player 2. Still player 1 has lost 8 in all, while player 2 has won 6 and the banker 2.

skin-example-out-of-chips = Out of chips
    .intro = What happens when somebody cannot pay the minimum? Three people with ten chips each play with a minimum of 5; player 3 is banker, and player 1 sits at the banker’s right.
skin-example-out-of-chips-start = Ten chips are enough for two of the smallest stakes, and not for more.
skin-example-out-of-chips-seven-offered = Player 1 has chips enough and is offered the seven.
skin-example-out-of-chips-seven-accepted = Anything from five to ten chips may be named.
skin-example-out-of-chips-all-in = Player 1 names all ten. The banker could cover five and keep five for another bet.
skin-example-out-of-chips-bank-empty = The banker has covered all ten and can take no further bet: the three is [not offered to anybody](clause:skin.bet.broke). When the seven falls, the banker has 20 chips, but player 1 has none and may neither take up the three nor be offered the nine. It goes to player 2.
skin-example-out-of-chips-end = Player 2 refuses, and the king ends the deal with no stake left to be paid. Player 1 has lost ten chips, the banker has won them, and player 2 has the same as before.

skin-example-every-player-has-a-card = Everybody has a card
    .intro = What becomes of fresh cards when no player can take any? Player 3 is banker; player 1 sits at the banker’s right, player 2 comes next.
skin-example-every-player-has-a-card-start = Three people and 52 cards. Two players will have accepted cards soon, and more than [one each](clause:skin.fresh.one-card) they cannot have.
skin-example-every-player-has-a-card-seven-offered = The first card, for player 1 to accept or refuse.
skin-example-every-player-has-a-card-seven-accepted = The banker has a king. How much will player 1 stake?
skin-example-every-player-has-a-card-seven-proposed = Five chips, waiting for the banker’s cover.
skin-example-every-player-has-a-card-queen-offered = Player 2 can have the queen, being without a card.
skin-example-every-player-has-a-card-queen-accepted = Both players are in play now. The stake on the queen is named next.
skin-example-every-player-has-a-card-queen-proposed = Player 2 wants to stake the same as player 1, which is a coincidence and no rule.
skin-example-every-player-has-a-card-may-offer = This is the only moment for [a side bet](clause:skin.side.timing) on the queen. Player 2 goes without.
skin-example-every-player-has-a-card-end = The two and the four are fresh, but as every player has a card they go [straight to the centre](clause:skin.fresh.to-centre). There the second two [matches the first](clause:skin.event.centre-match), which costs nobody anything. The king ends it, and the banker pays five chips to each player.

skin-example-session = A short session
    .intro = How does a session of two people run, from finding the banker to the result? Players 1 and 2 have 20 chips each, and player 1 deals the cards that find the first banker.
skin-example-session-start = Nothing else has been agreed, so [everybody is banker once](clause:skin.end.session): two people, two deals.
skin-example-session-first-banker = The first card dealt is an ace, and it goes to the one at the dealer’s right. So player 2 [is banker](clause:skin.bank.first), and player 1 did not even get a card.
skin-example-session-first-deal = Player 1 is the only one to whom the banker can offer the jack.
skin-example-session-jack-accepted = Jack against four: neither has the better chance, since three of each are left.
skin-example-session-jack-proposed = Five of player 1’s 20 chips.
skin-example-session-bank-passes = The jack falls and costs player 1 five chips; the four then ends the deal. [The bank passes](clause:skin.bank.rotate) to the right, and among two that means simply to the other one.
skin-example-session-second-deal = The parts are exchanged: player 1 shuffles and turns, and player 2 is offered the ten. Player 1, [as the banker](clause:skin.open.offer), cannot accept it.
skin-example-session-ten-accepted = Ten against six this time, at equal odds again.
skin-example-session-ten-proposed = Four chips at most. The banker has only 15 left and has become careful.
skin-example-session-end = Only two chips were covered, and the three [went to the centre](clause:skin.fresh.to-centre), as player 2 had a card. The six costs the banker those two. Player 1 has been banker and player once each and has lost 5 and 2, [seven in all](clause:skin.end.session); player 2 has won them.

## First lesson

skin-lesson-equal-ranks = Only equal ranks matter
    .idea = In Skin no card is higher than another. All that matters is whether two cards have the same rank; then they *match*. Player 1 has the 7♥, player 2 the Q♠ and the [banker](term:banker), player 3, the K♦. The next card from the pack is the 7♣.
    .question = Whose card does it match?
    .answer = The 7♣ has the rank of the 7♥, so the card of player { $right } [falls](term:fall). The suits play no part.
skin-lesson-offer = Who is asked first
    .idea = The banker, player 4, turns the first card and offers it. In Skin everything goes round to the right, anticlockwise. Players are numbered in that order, so that player 1 sits at the right of player 4.
    .question = Who is offered the first card?
    .answer = Player { $right }, at the banker’s right. If that player refuses, the next to the right is asked, and so on. The banker is never asked.
skin-lesson-stake = Accepting means betting
    .idea = Player 1 has accepted the 7♥, and the banker has turned the K♦ as the bank’s own card. Now player 1, who has 100 chips, names the most that they are willing to [stake](term:stake).
    .question = What may player 1 do?
    .answer = Whoever accepts a card bets on it, and there is no refusing any more. The figure may not exceed [the player’s own chips](clause:skin.bet.funds).
skin-lesson-cover = The banker covers
    .idea = Player 1 is willing to stake up to 10. The banker [covers](term:cover) as much of that as they like, and the player then puts up the same.
    .question = What may the banker *not* do?
    .answer = The banker may cover all of it or a part, but not more than the player has named.
skin-lesson-player-falls = When a player’s card falls
    .idea = Player 1 has the 7♥ with 6 chips on it, and the banker has put up 6 against it. Of the 100 that each began with, 94 are left in front of the banker. The next card is the 7♣.
    .question = How many chips are in front of the banker after that?
    .answer = The banker takes both halves of the stake, 12 chips in all, and now has { $right }.
skin-lesson-banker-falls = When the banker’s card falls
    .idea = Two players are betting now: player 1 with 6 chips, player 2 with 4. The banker has put up as much against each, and has 90 left. The next card is the K♣.
    .question = How many chips are in front of the banker after that?
    .answer = It matches the banker’s K♦, and the banker loses to *every* player still in. Each of them takes both halves of their own stake, so the banker is left with { $right }.
skin-lesson-fresh-card = A fresh card
    .idea = A card of a rank not yet seen in the deal is a [fresh card](term:fresh-card). It is offered to players without a card, beginning at the right of the last one who accepted. Player 1 has accepted; players 2 and 3 have no card, and player 4 is the banker. The next card is the 3♠.
    .question = To whom is it offered?
    .answer = To player { $right }, the next to the right of player 1.
skin-lesson-centre = A card that nobody can take
    .idea = A player never has more than one card. Here both players have one when the 3♠ is turned.
    .question = What happens to the 3♠?
    .answer = It is placed in the [centre](term:centre). Then the 7♣ makes player 1 lose, and a player who has just lost may [take up](clause:skin.centre.take-up) a card from there and bet on it.
    .choice-1 = It is offered to player 1
    .choice-2 = It is offered to player 2
    .choice-3 = It goes to the centre
skin-lesson-dead-card = A dead rank
    .idea = Two cards that match are discarded, and their rank is dead from then on. Two nines are out already when the 9♦ is turned.
    .question = What happens?
    .answer = Nothing: a dead card is discarded without effect, and the next card is turned.
    .choice-1 = It is discarded without effect
    .choice-2 = It is offered to player 2
    .choice-3 = Player 1 loses
skin-lesson-side-bet = Side bets
    .idea = Player 2 has just accepted the Q♠ and made a bet with the banker on it. At this moment player 2 may also offer a [side bet](term:side-bet) to any other player who has a card. Player 3 has none, and player 4 is the banker.
    .question = Which side bet may player 2 offer?
    .answer = Only player 1 has a card in play besides player 2 and the banker. With the banker player 2 has a bet already, and player 3 has nothing to bet on.
skin-lesson-side-settled = Which card falls first
    .idea = Players 1 and 2 have a side bet of 3 chips each: the card that is matched first loses it. The next card is the Q♥.
    .question = Who loses the side bet?
    .answer = The Q♥ matches the Q♠ of player { $right }, who loses the bet with the banker and this one too.
skin-lesson-banker-goes-on = Is the deal over?
    .idea = The K♣ makes the banker lose, and both players are paid. But their side bet is still undecided: neither the 7♥ nor the Q♠ has been matched.
    .question = What happens then?
    .answer = The banker must go on turning cards until every side bet is decided, and may [take the next fresh card](clause:skin.fall.new-card) as a new card. When nothing is left open, the deal is over and the bank passes to the right.
    .choice-1 = The banker goes on turning cards
    .choice-2 = The deal is over
    .choice-3 = The bank passes to player 1

## Quiz

skin-quiz-turned = Then the banker turns { $card }. What happens?
skin-quiz-chips = Then the banker turns { $card }. How many chips does player { $of } have after that?
skin-quiz-choice-player-fell = It matches the card of a player, who loses.
skin-quiz-choice-banker-fell = It matches the card of the banker, who loses.
skin-quiz-choice-matched-centre = It matches a card in the centre, and nobody loses.
skin-quiz-choice-turned-dead = It is a dead card and has no effect.
skin-quiz-choice-fresh-card = It is a fresh card.
