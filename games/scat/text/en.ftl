### Scat in English: the wording that the other languages render.
### Clauses receive the values of their own options (rules.yml) as arguments; a switch is [yes] or [no].

## The game

scat-name = Scat
scat-aliases = 31 (Thirty-One), Blitz, Ride the Bus, Cadillac, Cabbage, Kitty, High Hat, Geronimo, Whammy!, Cad, Juble, Nickle Knock
scat-family = draw-and-discard game
scat-length = about 9 deals with three players, about 12 with four
scat-idea = Each player holds three cards, and only cards of one suit count together. The aim is to avoid holding the lowest hand when the cards are shown; a hand of 31 ends the deal at once.
scat-summary = The rules of Scat, also called 31 or Blitz: what a hand is worth, how to knock, who loses a life, and what the options change. With examples to step through and a game to play.
scat-minute = Each player has three pennies and is dealt three cards; one more card starts the [discard pile](term:discard-pile), and the rest are the [stock](term:stock). An ace counts 11, a king, queen or jack 10, any other card its number, and a hand is worth its best suit. In a turn a player draws the top card of the stock or of the discard pile and then discards one. Instead of drawing, a player may [knock](term:knock): everybody else has one more turn, and then all hands are shown. The lowest hand loses a life, which costs a penny; a [knocker](term:knocker) who alone is lowest loses two, and a knocker who ties for lowest loses none. A player who gets 31 shows it at once, and everybody else loses a life. A player without pennies plays on, and is out on losing one more life. The last player left wins.
scat-note = Scat is a card game for lives. Pennies only count the lives: beans or buttons do as well, and no money changes hands.
scat-not-skat = *Scat is not Skat.* Skat, the German national card game, has 32 cards, bidding, trumps and tricks. In Scat nobody bids and nobody takes a trick: a player draws one card and discards one.
scat-not-banking-31 = *Scat is not the banking game 31.* That game is played much like twenty-one, against a banker. In Scat there is no banker, a hand always has three cards, and only cards of one suit count together.
scat-not-schwimmen = *Scat is not Schwimmen*, the German game of 31 that is also called Schnauz or Hosen ’runter. There 32 cards are used, and players exchange cards with three that lie open in the middle. In Scat all 52 cards are used, and a player draws from the stock or the discard pile.
scat-not-dutch-blitz = *Scat is not Dutch Blitz*, although both are called Blitz. Dutch Blitz is a race with special packs, in which everybody plays at the same time. In Scat players take turns with one standard pack.

## Sections

scat-section-cards = Cards and hand value
scat-section-lives = Lives
scat-section-deal = The deal
scat-section-turns = Turns
scat-section-knocking = Knocking
scat-section-losing = Who loses
scat-section-thirty-one = 31
scat-section-stock = When the stock runs out
scat-section-end = The end of the game

## Clauses: cards and hand value

scat-players = From two to nine players take part.
    .title = Number of players
scat-value-cards = An ace counts 11, a king, queen or jack counts 10, and every other card counts its number.
    .title = Card values
# Arguments: $three-of-a-kind off, 30 or 30.5; $straight-flush and $straight-flush-ace-low yes or no.
scat-value-hand = A [hand](term:hand) is three cards. It is worth the sum of its cards in one suit, the [point suit](term:point-suit). That suit is the player’s choice, but always the one with the highest sum counts, since a lower choice can never help. { $three-of-a-kind ->
        [off] [Three of a kind](term:three-of-a-kind) has no value of its own.
       *[other] [Three of a kind](term:three-of-a-kind) is worth { $three-of-a-kind } instead.
    } { $straight-flush ->
        [yes] { $straight-flush-ace-low ->
            [yes] A [straight flush](term:straight-flush) is worth 30, but ace, king and queen of one suit are worth 31. The ace may be low in it: ace, two and three of one suit are a straight flush; king, ace and two are not.
           *[no] A [straight flush](term:straight-flush) is worth 30, but ace, king and queen of one suit are worth 31. The ace is only high in it: ace, two and three of one suit are no straight flush.
        }
       *[no] A [straight flush](term:straight-flush) has no value of its own.
    }
    .title = Hand value
scat-value-max = No hand is worth more than 31. It takes an ace and two cards that count 10, all three of one suit.
    .title = Highest value

## Clauses: lives

# Argument: $pennies.
scat-lives-start = Each player starts the game with { $pennies ->
        [one] { $pennies } [penny](term:penny).
       *[other] { $pennies } [pennies](term:penny).
    }
    .title = Pennies at the start
scat-lives-pay = A player who loses one [life](term:life) pays one penny to the [kitty](term:kitty); one who loses two lives pays two.
    .title = Price of a life
# Argument: $free-life.
scat-lives-county = { $free-life ->
        [yes] A player who has no pennies is still in the game and plays on, [“on the county”](term:county).
       *[no] Nobody plays on without pennies, so no player is ever [“on the county”](term:county).
    }
    .title = Without pennies
# Arguments: $free-life, $pennies.
scat-lives-out = { $free-life ->
        [yes] A player who loses a life while having no pennies is out of the game. So each player has { $pennies ->
            [one] { $pennies } life that is paid with a penny, and a free one.
           *[other] { $pennies } lives that are paid with pennies, and a free one.
        }
       *[no] A player who pays the last penny is out of the game. So each player has { $pennies ->
            [one] { $pennies } life.
           *[other] { $pennies } lives.
        }
    }
    .title = Out of the game
# Arguments: $two-lives-one-penny, $free-life.
scat-lives-short = { $free-life ->
        [yes] { $two-lives-one-penny ->
            [stays] A player with one penny who loses two lives pays that penny and stays in the game without pennies.
           *[out] Two lives are lost one after the other. A player with one penny pays it for the first life, loses the second with nothing left, and is out of the game.
        }
       *[no] A player with one penny who loses two lives pays that penny and is out of the game.
    }
    .title = Two lives, one penny

## Clauses: the deal

scat-dealer-first = The players choose the first [dealer](term:dealer) in any way they like.
    .title = First dealer
scat-dealer-rotate = After every [deal](term:deal) the next player [clockwise](term:clockwise) who is still in the game becomes the dealer.
    .title = Next dealer
scat-deal-shuffle = All 52 cards are shuffled before each deal.
    .title = Shuffling
# Argument: $throw-down.
scat-deal-three = { $throw-down ->
        [yes] The dealer deals face down, one card at a time and clockwise from the player at the dealer’s left, until every player has three. Nobody looks at them before every player has declined a [throw-down](term:throw-down).
       *[no] The dealer deals face down, one card at a time and clockwise from the player at the dealer’s left, until every player has three.
    }
    .title = Three cards each
scat-deal-discard = The next card is turned face up and starts the [discard pile](term:discard-pile). All the others stay face down and form the [stock](term:stock).
    .title = Discard pile and stock
scat-deal-squared = The discard pile is kept squared: its top card can be seen and taken, the cards below it cannot.
    .title = Squared discard pile

## Clauses: turns

scat-turn-order = The player at the dealer’s left has the first [turn](term:turn), and turns pass clockwise.
    .title = Order of turns
# Argument: $last-turn-stand.
scat-turn-options = { $last-turn-stand ->
        [yes] In a turn a player either [knocks](term:knock), if nobody has knocked in this deal, or draws one card and then discards one. After a knock a player may also [stand](term:stand), that is, keep the hand instead of drawing.
       *[no] In a turn a player either [knocks](term:knock), if nobody has knocked in this deal, or draws one card and then discards one.
    }
    .title = Choices in a turn
scat-turn-draw = A player [draws](term:draw) the top card of the stock or takes the top card of the discard pile, whichever they like.
    .title = Drawing
scat-turn-discard = Having drawn, the player [discards](term:discard) one of the four cards in hand: it goes face up on top of the discard pile.
    .title = Discarding
scat-turn-no-return = A player who takes a card from the discard pile may not discard that same card in that turn.
    .title = No card straight back
scat-turn-stock-return = A player who draws a card from the stock may discard that same card in that turn.
    .title = Stock card may go
scat-turn-retake = A player may take back a card that they discarded in an *earlier* turn, if it is on top of the discard pile. With two players this happens when the other one knocks.
    .title = Taking back a discard

## Clauses: knocking

# Argument: $first-turn-knock normal or showdown.
scat-knock-when = { $first-turn-knock ->
        [showdown] A player may [knock](term:knock) at the start of their own turn, instead of drawing and discarding. The very first turn of a deal is no exception, but a knock in it ends play without [last turns](term:last-turn).
       *[normal] A player may [knock](term:knock) at the start of their own turn, instead of drawing and discarding. The very first turn of a deal is no exception.
    }
    .title = When to knock
# Argument: $min-knock.
scat-knock-reason = { $min-knock ->
        [0] A knock is for a player who believes that at least one other hand is lower. No value is required: any hand may knock.
       *[other] A knock is for a player who believes that at least one other hand is lower. The knocking hand must be worth at least { $min-knock }.
    }
    .title = Which hand may knock
scat-knock-effect = A knock ends the turn, and the [knocker](term:knocker) keeps the hand as it is.
    .title = What a knock does
scat-knock-once = Once a player has knocked, nobody else may knock in that deal.
    .title = One knock a deal
# Argument: $first-turn-knock normal or showdown.
scat-knock-last-turns = { $first-turn-knock ->
        [showdown] After a knock every other player has exactly one more turn, and play stops when the player at the knocker’s right has finished it. Only after a knock in the very first turn of a deal does play stop at once.
       *[normal] After a knock every other player has exactly one more turn, and play stops when the player at the knocker’s right has finished it.
    }
    .title = Last turns
scat-showdown = When play has stopped after a knock, all players show their cards and compare the values of their hands.
    .title = Showdown

## Clauses: who loses

scat-loss-lowest = The player with the lowest hand loses one life.
    .title = Lowest hand
scat-loss-tie = If several players [tie](term:tie) for the lowest hand and none of them is the knocker, each of them loses one life.
    .title = Tie without the knocker
# Argument: $knocker-tied-loses.
scat-loss-knocker-tied = { $knocker-tied-loses ->
        [yes] If the knocker ties for the lowest hand with one or more others, the knocker loses two lives and each of the others loses one.
       *[no] If the knocker ties for the lowest hand with one or more others, each of the others loses one life and the knocker loses none.
    }
    .title = Tie with the knocker
scat-loss-knocker-alone = If the knocker alone has the lowest hand, the knocker loses two lives and nobody else loses any.
    .title = Knocker alone lowest

## Clauses: 31

scat-31-immediate = A player whose hand is worth [31](term:thirty-one) shows it at once, and the deal ends.
    .title = 31 ends the deal
# Argument: $opt-31-after-knock all-one or knocker-two.
scat-31-all-lose = { $opt-31-after-knock ->
        [knocker-two] When a player shows 31, every other player loses one life, except that a player who has knocked loses two.
       *[all-one] When a player shows 31, every other player loses one life. A player who has knocked is no exception.
    }
    .title = Everybody else loses
# Argument: $throw-down.
scat-31-dealt = { $throw-down ->
        [yes] A 31 in the cards as dealt counts too. The dealt hands are checked before the first turn, when every player has declined a throw-down or one has called it.
       *[no] A 31 in the cards as dealt counts too. The dealt hands are checked before the first turn.
    }
    .title = 31 as dealt
# Argument: $opt-31-after-knock all-one or knocker-two.
scat-31-after-knock = { $opt-31-after-knock ->
        [knocker-two] A player may still get 31 after another has knocked. Players who have not had their last turn do not get it, and the knocker loses two lives.
       *[all-one] A player may still get 31 after another has knocked. Players who have not had their last turn do not get it, and the knocker loses only one life.
    }
    .title = 31 after a knock
scat-31-auto = A hand of 31 counts as called the moment it is complete. Its holder has no choice in this, as waiting can gain nothing.
    .title = No waiting with 31
scat-31-discard-first = A player who makes 31 by drawing first discards the fourth card, never one of the three that make 31, and then shows the hand. With that the deal is over.
    .title = Discard, then show
scat-31-several = If two or more players are dealt 31, all of them count as having called it: each player without 31 loses one life, and no player with 31 loses any. If nobody is left to lose, the deal has no loser. In play 31 cannot occur twice, because the first one ends the deal.
    .title = Several 31s

## Clauses: when the stock runs out

# Argument: $stock-empty draw or reshuffle.
scat-stock-empty = { $stock-empty ->
        [reshuffle] If the stock is empty at the end of a turn and the deal is not over, all discards except the top card are shuffled and become the new stock.
       *[draw] If the stock is empty at the end of a turn and nobody has knocked, the deal is [drawn](term:drawn-deal): no lives are lost, and the deal passes on.
    }
    .title = Empty stock
# Arguments: $stock-empty, $last-turn-stand.
scat-stock-empty-after-knock = { $stock-empty ->
        [reshuffle] { $last-turn-stand ->
            [yes] If the stock is empty while last turns remain, it is made anew from the discards, and a player draws or [stands](term:stand) as in any last turn.
           *[no] If the stock is empty while last turns remain, it is made anew from the discards, and a player draws as in any turn.
        }
       *[draw] If the stock is empty while last turns remain, a player may take the top card of the discard pile or [stand](term:stand), that is, keep the hand as it is.
    }
    .title = Empty stock, last turns

## Clauses: the end of the game

scat-end = The game goes on until one player remains in it; that player wins.
    .title = End of the game
# Argument: $kitty winner or unclaimed.
scat-end-kitty = { $kitty ->
        [unclaimed] Nobody takes the [kitty](term:kitty).
       *[winner] The winner takes the [kitty](term:kitty).
    }
    .title = The kitty
scat-end-never-empty = At least one player loses nothing in every deal, so the last players can never all go out together. If an option would make that happen, the deal is cancelled and nobody loses anything.
    .title = Never all out

## Options

scat-opt-pennies = Pennies at the start
    .help = How many pennies each player starts with. One penny pays for one life.
scat-opt-free-life = Free life
    .help = With it, a player without pennies plays on until one more life is lost. Without it, a player is out on paying the last penny.
scat-opt-three-of-a-kind = Three of a kind
    .help = What three cards of one rank are worth.
    .value-off = No value of its own
    .value-30 = 30 points
    .value-30-5 = 30.5 points
scat-opt-straight-flush = Straight flush
    .help = With it, three cards of one suit in sequence are worth 30, but ace, king and queen are worth 31.
scat-opt-straight-flush-ace-low = Low ace in a straight flush
    .help = With it, ace, two and three of one suit are a straight flush too. It matters only where a straight flush counts.
scat-opt-min-knock = Lowest hand that may knock
    .help = A hand worth less than this may not knock. With 0 any hand may knock; tables that set a number often choose one from 17 to 21.
scat-opt-throw-down = Throw-down
    .help = Before the first turn each player is asked once, clockwise from the dealer’s left. Nobody has looked at the cards yet. A player may call a throw-down: then all hands are shown unseen, and nobody draws. The caller counts as the knocker, but a hand of 31 takes precedence. When every player has declined, all look at their cards, and play begins.
scat-opt-knocker-tied-loses = Knocker loses a tie
    .help = With it, a knocker who ties for the lowest hand loses two lives, and the others in the tie lose one each. Without it, such a knocker loses none.
scat-opt-31-after-knock = Knocker when another gets 31
    .help = How many lives the knocker loses when another player shows 31.
    .value-all-one = One life, like everybody else
    .value-knocker-two = Two lives
scat-opt-two-lives-one-penny = Two lives with one penny
    .help = What happens to a player with one penny who loses two lives. It matters only with the free life.
    .value-out = Pays it and is out
    .value-stays = Pays it and stays in
scat-opt-stock-empty = Empty stock
    .help = What happens when a turn ends and no card is left in the stock.
    .value-draw = The deal is drawn
    .value-reshuffle = The discards become a new stock
scat-opt-first-turn-knock = Knock in the first turn
    .help = What follows a knock in the very first turn of a deal.
    .value-normal = Last turns, as after any knock
    .value-showdown = The showdown at once
scat-opt-last-turn-stand = Standing in the last turn
    .help = With it, a player may keep the hand in the last turn instead of drawing and discarding.
scat-opt-kitty = Kitty at the end
    .help = Who takes the pennies in the kitty when the game is over.
    .value-winner = The winner
    .value-unclaimed = Nobody

## Readings: where sources differ or are silent

scat-reading-players = How many can play?
    .why = Nine players still leave 24 cards in the stock, so the larger number works.
    .r-2-9 = From two to nine players.
    .r-2-7 = From two to seven players.
scat-reading-lives = How many pennies does each player start with?
    .why = Most of the sources name three.
    .r-3 = Three pennies.
    .r-4 = Four pennies.
scat-reading-point-suit = Who decides which suit of a hand counts?
    .why = A player could only choose a lower sum, and that never helps.
    .r-best = The suit with the highest sum counts.
    .r-choice = The player chooses the suit.
scat-reading-three-of-a-kind = What is three of a kind worth?
    .why = The sources give it a value only as a variant, and they disagree on how much.
    .r-off = It has no value of its own.
    .r-30 = It is worth 30.
    .r-30-5 = It is worth 30.5, more than any hand but 31.
scat-reading-straight-flush = What is a straight flush worth?
    .why = The sources name it only as a variant.
    .r-off = Its cards count as usual.
    .r-on = It is worth 30, and ace, king and queen are worth 31.
scat-reading-free-life = When is a player out of the game?
    .why = The texts say both in different places; the one that describes losing without pennies is the more exact, and another source agrees with it.
    .r-on = On losing a life with no pennies left.
    .r-off = On paying the last penny.
scat-reading-short = What if a player with one penny loses two lives?
    .why = Taking the two lives one after the other applies the other clauses word for word. Agree on this before play.
    .r-out = The player pays the penny and is out.
    .r-stays = The player pays the penny and stays in without pennies.
scat-reading-last-turn = May a player keep the hand in the last turn?
    .why = The usual description of a turn makes no exception for the last one.
    .r-must-draw = No: a player draws and discards as in any turn.
    .r-stand = Yes: a player may stand.
scat-reading-retake = May a player take back their own earlier discard?
    .why = One source allows it, and none forbids it.
    .r-allowed = Yes, if it is on top of the discard pile.
    .r-silent = Nothing is said about it.
scat-reading-first-turn-knock = What follows a knock in the very first turn?
    .why = The only source for an exception describes another way of scoring, in which players compete for a pot.
    .r-normal = Everybody else has one more turn, as after any knock.
    .r-showdown = The hands are shown at once.
scat-reading-min-knock = Must a hand have some value to knock?
    .why = The sources name a lowest value only as a variant.
    .r-none = No: any hand may knock.
    .r-number = Yes: it must reach an agreed value, for example one from 17 to 21.
scat-reading-second-knock = May a second player knock in the same deal?
    .why = A second knock would change nothing, since everybody has just one turn left. Agree on this before play.
    .r-no = No.
    .r-silent = Nothing is said about it.
scat-reading-knocker-tied = What does a knocker lose who ties for the lowest hand?
    .why = Most of the sources spare the knocker.
    .r-safe = Nothing: only the others in the tie lose a life.
    .r-two = Two lives, and the others in the tie lose one each.
scat-reading-after-knock-31 = What does the knocker lose when another player gets 31?
    .why = The texts that treat the case count the knocker among the others.
    .r-all-one = One life, like everybody else.
    .r-knocker-two = Two lives.
scat-reading-several-31 = What if several players are dealt 31?
    .why = It treats all holders of 31 alike. Agree on this before play.
    .r-all-safe = None of them loses; everybody else loses one life.
    .r-silent = Nothing is said about it.
scat-reading-stock-empty = What happens when the stock runs out?
    .why = It is the only answer given by a source that was read.
    .r-draw = The deal is drawn, and nobody loses a life.
    .r-reshuffle = The discards are shuffled into a new stock.
scat-reading-kitty = Who takes the kitty at the end?
    .why = It is the natural end of the pennies. Agree on this before play.
    .r-winner = The winner.
    .r-unclaimed = Nobody.

## Events: $seat is the player concerned

scat-event-began = { $players } players begin with { $pennies ->
        [one] { $pennies } penny
       *[other] { $pennies } pennies
    } each, and player { $seat } is the first dealer.
scat-event-dealt = Player { $seat } shuffles and deals three cards to each of { $players } players.
scat-event-received = Player { $seat } is dealt { $cards }.
scat-event-turned-up = The next card is turned up and starts the discard pile: { $card }.
scat-event-throw-down-declined = Player { $seat } declines a throw-down.
scat-event-threw-down = Player { $seat } calls a throw-down, and all hands are shown unseen.
scat-event-knocked = Player { $seat } knocks and keeps the hand.
scat-event-drew-stock = { $card ->
        [hidden] Player { $seat } draws a card from the stock.
       *[other] Player { $seat } draws { $card } from the stock.
    }
# $own is yes when the player discarded this card in an earlier turn.
scat-event-took-discard = { $own ->
        [yes] Player { $seat } takes { $card }, their own earlier discard, back from the discard pile.
       *[no] Player { $seat } takes { $card } from the discard pile.
    }
# $from is stock when the card was drawn from the stock in this turn.
scat-event-discarded = { $from ->
        [stock] Player { $seat } discards { $card }, the card just drawn.
       *[hand] Player { $seat } discards { $card }.
    }
scat-event-stood = Player { $seat } stands: the hand stays as it is.
scat-event-declared-31 = Player { $seat } has 31 and shows it: { $cards }.
scat-event-dealt-31 = Player { $seat } is dealt 31 and shows it: { $cards }.
scat-event-showdown = The { $players } players left in the game show their hands.
# $suit is none when three of a kind counts.
scat-event-hand-shown = { $suit ->
        [S] Player { $seat } shows { $cards }: { $value } in spades.
        [H] Player { $seat } shows { $cards }: { $value } in hearts.
        [D] Player { $seat } shows { $cards }: { $value } in diamonds.
        [C] Player { $seat } shows { $cards }: { $value } in clubs.
       *[none] Player { $seat } shows { $cards }: three of a kind, worth { $value }.
    }
scat-event-knocker-safe = Player { $seat }, who knocked, ties for the lowest hand with { $value } and is safe.
# $why is lowest, tied, knocker-tied, knocker-alone or 31; $lives 1 or 2; $paid 0 to 2; $left the pennies after paying.
# knocker-tied is said of everybody in a tie with the knocker: with 1 life it is another player, with 2 the knocker.
scat-event-lost-life = { $why ->
        [lowest] Player { $seat } has the lowest hand and
        [tied] Player { $seat } ties for the lowest hand and
        [knocker-tied] { $lives ->
            [one] Player { $seat } ties with the knocker for the lowest hand and
           *[other] Player { $seat }, who knocked, ties for the lowest hand and
        }
        [knocker-alone] Player { $seat }, who knocked, alone has the lowest hand and
       *[31] Player { $seat } does not hold 31 and
    } loses { $lives ->
        [one] { $lives } life
       *[other] { $lives } lives
    }: { $paid ->
        [0] there is no penny to pay with.
        [one] { $paid } penny goes to the kitty, and { $left ->
            [0] none remains.
            [one] { $left } remains.
           *[other] { $left } remain.
        }
       *[other] { $paid } pennies go to the kitty, and { $left ->
            [0] none remains.
            [one] { $left } remains.
           *[other] { $left } remain.
        }
    }
scat-event-on-the-county = Player { $seat } has no pennies left and plays on, on the county.
scat-event-went-out = Player { $seat } is out of the game.
scat-event-deal-drawn = The stock is empty and nobody has knocked, so the deal is drawn and nobody loses a life.
scat-event-no-loser = Everybody left in the game holds 31, so nobody loses a life.
scat-event-deal-cancelled = The losses would put everybody out at once, so the deal is cancelled and nobody loses anything.
scat-event-stock-reshuffled = The stock is empty, and the discards under the top card are shuffled into a new one: { $count ->
        [one] { $count } card.
       *[other] { $count } cards.
    }
scat-event-dealer-passed = The deal passes to player { $seat }.
scat-event-won = Player { $seat } is the last one in the game and wins.
scat-event-kitty-taken = Player { $seat } takes the kitty: { $pennies ->
        [one] { $pennies } penny.
       *[other] { $pennies } pennies.
    }
scat-event-kitty-unclaimed = Nobody takes the kitty: { $pennies ->
        [one] { $pennies } penny.
       *[other] { $pennies } pennies.
    }

## Refusals: $seat is the player who tried

scat-refused-not-your-turn = It is the turn of player { $turn }, so player { $seat } has to wait.
scat-refused-game-over = The game is over, and nothing more can be done in it. A new game can be started.
scat-refused-awaiting-deal = Cards have to be shuffled first. Only then can a player act.
scat-refused-out-of-game = Player { $seat } is out of the game and takes no more turns, but may watch to the end.
scat-refused-knock-after-draw = Player { $seat } has drawn a card in this turn, and a knock is made instead of drawing. The player must now discard one card.
scat-refused-second-knock = Player { $knocker } has knocked in this deal, and nobody else may knock in it. Player { $seat } may take a last turn instead.
scat-refused-knock-too-low = The hand of player { $seat } is worth { $value }, but only a hand worth at least { $minimum } may knock. The player must draw a card instead.
scat-refused-draw-twice = Player { $seat } has drawn a card in this turn and may not draw another. The player must now discard one card.
scat-refused-stock-exhausted = The stock is empty, so no card can be drawn from it. Player { $seat } may take the top card of the discard pile or keep the hand.
scat-refused-discard-before-draw = Player { $seat } has not drawn a card in this turn. The player must first draw one from the stock or take one from the discard pile.
scat-refused-not-in-hand = Player { $seat } does not hold { $card }. The player may only discard a card from their own hand.
scat-refused-returned-card = Player { $seat } took { $card } from the discard pile in this turn, and that card may not be discarded in the same turn. The player must discard another card.
scat-refused-breaks-31 = Three cards of player { $seat } make 31, and { $card } is one of them. The player must discard the fourth card.
# $last-turn-stand is yes where players may stand in any last turn.
scat-refused-stand-now = { $last-turn-stand ->
        [yes] Player { $seat } may keep the hand only in the last turn after a knock, before drawing. Now the turn must be played in the usual way.
       *[no] Player { $seat } may keep the hand only in the last turn after a knock, when the stock is empty, before drawing. Now the turn must be played in the usual way.
    }
scat-refused-throw-down-off = At this table there is no throw-down. Player { $seat } may play a usual turn.
scat-refused-throw-down-late = A throw-down is called only before the first turn, with the cards not looked at. Player { $seat } may play a usual turn instead.
scat-refused-throw-down-first = Player { $seat } must first call a throw-down or decline it. Only then can turns begin.
scat-refused-wrong-pack = These are not exactly the cards that are to be shuffled. Each of those cards must be there once, and no other.
scat-refused-not-chance = Cards are dealt only between two deals, and discards are shuffled only when the stock is empty. The deal now in play must go on first.

## Actions, as buttons

scat-action-knock = Knock
scat-action-draw-stock = Draw from the stock
scat-action-take-discard = Take { $card } from the discard pile
scat-action-discard = Discard { $card }
scat-action-stand = Stand: keep the hand
scat-action-throw-down = Call a throw-down
scat-action-decline = Decline a throw-down
scat-action-deal = Shuffle and deal

## Amounts and the words of the table

scat-amount-pennies = Pennies
scat-amount-kitty = Pennies in the kitty
scat-amount-value = Hand value
scat-amount-stock = Cards in the stock
scat-amount-discards = Cards in the discard pile
scat-amount-deals = Deals
scat-table-stock = Stock
scat-table-discard-pile = Discard pile
scat-table-kitty = Kitty
scat-table-pennies = { $pennies ->
        [one] { $pennies } penny
       *[other] { $pennies } pennies
    }
scat-table-value = { $suit ->
        [S] { $value } in spades
        [H] { $value } in hearts
        [D] { $value } in diamonds
        [C] { $value } in clubs
       *[none] { $value } with three of a kind
    }
scat-table-dealer = dealer
scat-table-knocker = has knocked
scat-table-to-act = to play
scat-table-out = out of the game
scat-table-county = on the county
scat-table-winner = winner
scat-table-hand = Hand of player { $seat }
scat-table-empty = empty

## Bots

scat-bot-random = Random
    .help = Makes any allowed move, each with the same chance.
scat-bot-sensible = Sensible
    .help = Collects its best suit and knocks when the odds are good.
scat-bot-look-ahead = Look-ahead
    .help = Imagines many ways in which the cards it cannot see may lie, and makes the move that does best in them.

## What other texts get wrong: the mistake, and .right, the truth

scat-wrong-skat-national = Some texts call Scat the national card game of Germany.
    .right = That game is Skat. Scat has no connection with it.
scat-wrong-discard-for-knock = One text says that deciding to *discard* ends the turn, and that play stops at the right of the player who discarded.
    .right = It is the *knock* that ends the turn, and play stops at [the knocker’s right](clause:scat.knock.last-turns).
scat-wrong-knocker-in-tie = One text speaks of a knocker who ties with two players, none of whom is the knocker, and contradicts itself.
    .right = The case meant is a tie [without the knocker](clause:scat.loss.tie): each player in it loses one life.
scat-wrong-draw-or-discarding = Some texts begin a turn with drawing from the top of the pack *or discarding*.
    .right = The choice is between the top card of the stock and [the top card of the discard pile](clause:scat.turn.draw).
scat-wrong-all-players-pay = Some texts say that *all* players pay a penny when one calls 31.
    .right = All [other players](clause:scat.31.all-lose) pay. The one who has 31 pays nothing.
scat-wrong-four-one-point-cards = One text says that with king and ten of spades and the four of hearts a player may count “four one-point cards”.
    .right = There is just one four, worth 4. The hand counts its [best suit](clause:scat.value.hand): 20 in spades.
scat-wrong-throw-down-discard = One text calls the throw-down a discard.
    .right = Nothing is discarded in a [throw-down](term:throw-down): the player shows a hand that nobody has looked at.

# What the player to act looks at in the terminal; $top is the top card of the discard pile, or none.
scat-holding = Your cards: { $cards }. { $top ->
        [none] The discard pile is empty.
       *[other] On the discard pile: { $top }.
    } Cards in the stock: { $stock }.
