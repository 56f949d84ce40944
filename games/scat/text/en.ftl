### Scat in English: the wording that the other languages render.
### Clauses receive the values of their own options (rules.yml) as arguments; a switch is [yes] or [no].

## The game

scat-name = Scat
scat-aliases = 31 (Thirty-One), Blitz, Ride the Bus, Cadillac, Cabbage, Kitty, High Hat, Geronimo, Whammy!, Cad, Juble, Nickle Knock
scat-family = draw-and-discard game
scat-length = about 9 deals with three players, about 12 with four
scat-luck = luck of the draw, and skill in when to knock
scat-counted = lives, paid in pennies
scat-feel = Quick and sociable: every turn asks whether to go on improving the hand, or to knock before somebody else does.
scat-idea = Each player holds three cards, and only cards of one suit count together. The aim is to avoid holding the lowest hand when the cards are shown; a hand of 31 ends the deal at once.
scat-summary = The rules of Scat, also called 31 or Blitz: what a hand is worth, how to knock, who loses a life. With examples to step through and a game to play.
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
scat-value-hand = A [hand](term:hand) is three cards. It is worth the sum of its cards in one suit, the [point suit](term:point-suit). The player may choose that suit; here the one with the highest sum always counts, since a lower choice can never help. { $three-of-a-kind ->
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
scat-value-max = The most that a hand can be worth is 31: an ace and two cards that count 10, all three of one suit.
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
            [one] { $pennies } life to pay for with a penny, and one free life.
           *[other] { $pennies } lives to pay for with pennies, and one free life.
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
        [yes] The dealer deals face down, one card at a time and clockwise from the player at the dealer’s left, until every player has three. Nobody looks at them until every player has declined a [throw-down](term:throw-down).
       *[no] The dealer deals face down, one card at a time and clockwise from the player at the dealer’s left, until every player has three.
    }
    .title = Three cards each
scat-deal-discard = When every player has three cards, the next card is turned face up and starts the [discard pile](term:discard-pile). All the others stay face down and form the [stock](term:stock).
    .title = Discard pile and stock
scat-deal-squared = The discard pile is kept squared, so that only its top card can be seen and taken.
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
scat-turn-discard = A player who has drawn a card [discards](term:discard) one of the four in hand: it goes face up on top of the discard pile.
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
        [showdown] A player may [knock](term:knock) at the start of their own turn, instead of drawing and discarding. This may be done even in the very first turn of a deal, but a knock then ends play without [last turns](term:last-turn).
       *[normal] A player may [knock](term:knock) at the start of their own turn, instead of drawing and discarding. This may be done even in the very first turn of a deal.
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
        [showdown] After a knock every other player has exactly one more turn, and play stops when the player at the knocker’s right has finished theirs. But after a knock in the very first turn of a deal, play stops at once.
       *[normal] After a knock every other player has exactly one more turn, and play stops when the player at the knocker’s right has finished theirs.
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
        [yes] A 31 in the cards as dealt counts too. The dealt hands are checked before the first turn: as soon as every player has declined a [throw-down](term:throw-down), or one has called it. If one of the hands shown is a 31, it takes precedence over the throw-down.
       *[no] A 31 in the cards as dealt counts too. The dealt hands are checked before the first turn.
    }
    .title = 31 as dealt
# Argument: $opt-31-after-knock all-one or knocker-two.
scat-31-after-knock = { $opt-31-after-knock ->
        [knocker-two] A player may still call 31 after another has knocked. Players who have not yet had their last turn then get none, and the knocker loses two lives.
       *[all-one] A player may still call 31 after another has knocked. Players who have not yet had their last turn then get none, and the knocker loses only one life.
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
scat-end-never-empty = With the usual options at least one player loses nothing in every deal, so the last players can never all go out together. If an option would ever put them all out, the deal is cancelled and nobody loses anything.
    .title = Never all out

## Options

scat-opt-pennies = Number of pennies
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
    .value-0 = Any hand
scat-opt-throw-down = Throw-down
    .help = Before the first turn each player is asked once, clockwise from the dealer’s left. Nobody has looked at the cards yet. A player may call a throw-down: then all hands are turned up unseen, and nobody draws. The caller counts as the knocker, but a hand of 31 takes precedence. When every player has declined, all look at their cards, and play begins.
scat-opt-knocker-tied-loses = Knocker loses a tie
    .help = With it, a knocker who ties for the lowest hand loses two lives, and the others in the tie lose one each. Without it, such a knocker loses none.
scat-opt-31-after-knock = Knocker when another gets 31
    .help = How many lives the knocker loses when another player shows 31.
    .value-all-one = One life, like everybody else
    .value-knocker-two = Two lives
scat-opt-two-lives-one-penny = Two lives with one penny
    .help = What happens to a player with one penny who loses two lives. It matters only with the free life.
    .value-out = Pays the penny and is out
    .value-stays = Pays the penny and stays in
scat-opt-stock-empty = Stock used up
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
    .why = The texts say both, in different places; the passage that describes losing a life without pennies is the more exact, and another source agrees with it.
    .r-on = On losing a life with no pennies left.
    .r-off = On paying the last penny.
scat-reading-short = What if a player with one penny loses two lives?
    .why = Taking the two lives one after the other follows the other clauses to the letter. Agree on this before play.
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
    .why = The Persian and Ukrainian texts expressly count the knocker among the others.
    .r-all-one = One life, like everybody else.
    .r-knocker-two = Two lives.
scat-reading-several-31 = What if several players are dealt 31?
    .why = This treats all holders of 31 alike. Agree on this before play.
    .r-all-safe = None of them loses; everybody else loses one life.
    .r-silent = Nothing is said about it.
scat-reading-stock-empty = What happens when the stock runs out?
    .why = It is the only answer that we found in any source.
    .r-draw = The deal is drawn, and nobody loses a life.
    .r-reshuffle = The discards are shuffled into a new stock.
scat-reading-kitty = Who takes the kitty at the end?
    .why = The sources say nothing, and it is natural that the winner takes the kitty. Agree on this before play.
    .r-winner = The winner.
    .r-unclaimed = Nobody.

## Events: $seat is the player concerned

scat-event-began = { $players } players begin with { $pennies ->
        [one] { $pennies } penny
       *[other] { $pennies } pennies
    } each, and player { $seat } is the first dealer.
scat-event-dealt = Player { $seat } shuffles and deals three cards to each of the { $players } players.
scat-event-received = { $cards ->
        [hidden] Player { $seat } is dealt three cards.
       *[other] Player { $seat } is dealt { $cards }.
    }
scat-event-turned-up = The next card is turned up and starts the discard pile: { $card }.
scat-event-throw-down-declined = Player { $seat } declines a throw-down.
scat-event-threw-down = Player { $seat } calls a throw-down, and all hands are turned up unseen.
scat-event-knocked = Player { $seat } knocks and keeps the hand.
scat-event-drew-stock = { $card ->
        [hidden] Player { $seat } draws a card from the stock.
       *[other] Player { $seat } draws { $card } from the stock.
    }
# $own is yes when the player discarded this card in an earlier turn.
scat-event-took-discard = { $own ->
        [yes] Player { $seat } takes back { $card }, their own earlier discard, from the discard pile.
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
scat-event-showdown = { $players ->
        [2] Both players show their hands.
       *[other] All { $players } players show their hands.
    }
# $suit is none when three of a kind counts.
scat-event-hand-shown = { $suit ->
        [S] Player { $seat } shows { $cards }: { $value } in spades.
        [H] Player { $seat } shows { $cards }: { $value } in hearts.
        [D] Player { $seat } shows { $cards }: { $value } in diamonds.
        [C] Player { $seat } shows { $cards }: { $value } in clubs.
       *[none] Player { $seat } shows { $cards }: three of a kind, worth { $value }.
    }
scat-event-knocker-safe = { $thrown ->
        [yes] Player { $seat }, who called the throw-down, ties for the lowest hand with { $value } and is safe.
       *[no] Player { $seat }, who knocked, ties for the lowest hand with { $value } and is safe.
    }
# $why is lowest, tied, knocker-tied, knocker-alone or 31; $lives 1 or 2; $paid 0 to 2; $left the pennies after paying.
# knocker-tied is said of everybody in a tie with the knocker: with 1 life it is another player, with 2 the knocker.
scat-event-lost-life = { $why ->
        [lowest] Player { $seat } has the lowest hand and
        [tied] Player { $seat } ties for the lowest hand and
        [knocker-tied] { $lives ->
            [one] { $thrown ->
                [yes] Player { $seat } ties with the caller of the throw-down for the lowest hand and
               *[no] Player { $seat } ties with the knocker for the lowest hand and
            }
           *[other] { $thrown ->
                [yes] Player { $seat }, who called the throw-down, ties for the lowest hand and
               *[no] Player { $seat }, who knocked, ties for the lowest hand and
            }
        }
        [knocker-alone] { $thrown ->
            [yes] Player { $seat }, who called the throw-down, alone has the lowest hand and
           *[no] Player { $seat }, who knocked, alone has the lowest hand and
        }
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
scat-event-on-the-county = Player { $seat } has no pennies left but is still in the game, on the county.
scat-event-went-out = Player { $seat } is out of the game.
scat-event-deal-drawn = The stock is empty and nobody has knocked, so the deal is drawn and nobody loses a life.
scat-event-no-loser = Everybody still in the game holds 31, so nobody loses a life.
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

scat-refused-not-your-turn = It is player { $turn }’s turn, so player { $seat } has to wait.
scat-refused-game-over = The game is over, and nothing more can be done in it. A new game can be started.
scat-refused-awaiting-deal = Cards have to be shuffled first. Only then can a player act.
scat-refused-out-of-game = Player { $seat } is out of the game and takes no more turns, but may watch to the end.
scat-refused-knock-after-draw = Player { $seat } has already drawn a card in this turn, and a knock takes the place of drawing. The player must now discard one card.
scat-refused-second-knock = Player { $knocker } has knocked in this deal, and nobody else may knock in it. Player { $seat } may take a last turn instead.
scat-refused-knock-too-low = The hand of player { $seat } is worth { $value }, but only a hand worth at least { $minimum } may knock. The player must draw a card instead.
scat-refused-draw-twice = Player { $seat } has already drawn a card in this turn and may not draw another. The player must now discard one card.
scat-refused-stock-exhausted = The stock is empty, so no card can be drawn from it. Player { $seat } may take the top card of the discard pile or keep the hand.
scat-refused-discard-before-draw = Player { $seat } has not yet drawn a card in this turn. The player must first draw one from the stock or take one from the discard pile.
scat-refused-not-in-hand = Player { $seat } does not hold { $card }. The player may only discard a card from their own hand.
scat-refused-returned-card = Player { $seat } took { $card } from the discard pile in this turn, and that card may not be discarded in the same turn. The player must discard another card.
scat-refused-breaks-31 = Three cards of player { $seat } make 31, and { $card } is one of them. The player must discard the fourth card.
# $last-turn-stand is yes where players may stand in any last turn.
scat-refused-stand-now = { $last-turn-stand ->
        [yes] Player { $seat } may keep the hand only in the last turn after a knock, before drawing. This turn must be played in the usual way.
       *[no] Player { $seat } may keep the hand only in the last turn after a knock, and only if the stock is empty, before drawing. This turn must be played in the usual way.
    }
scat-refused-throw-down-off = There is no throw-down at this table. Player { $seat } may take an ordinary turn.
scat-refused-throw-down-late = A throw-down can be called only before the first turn, while nobody has looked at the cards. Player { $seat } may take an ordinary turn instead.
scat-refused-throw-down-first = Player { $seat } must first call a throw-down or decline it. Only then can turns begin.
scat-refused-wrong-pack = These are not exactly the cards that are to be shuffled. Each of those cards must be there just once, and no others.
scat-refused-not-chance = Cards are dealt only when the deal before is over, and discards are shuffled only when the stock is empty. The deal now in play must go on first.

## Errors: positions and moves that cannot be

scat-error-too-many-pennies = A player has { $pennies } pennies, but nobody began with more than { $most }.
# $sum is what pennies and kitty make, $total what all players brought.
scat-error-pennies-total = The players’ pennies ({ $pennies }) and the kitty ({ $kitty }) make { $sum }, but the players brought { $total }.
scat-error-out-with-pennies = Player { $seat } is out of the game but still has pennies ({ $pennies }).
scat-error-in-without-pennies = Player { $seat } has no pennies and is still in, but there is no [free life](clause:scat.opt.free-life) at this table.
scat-error-game-begun = Pennies have been paid or players are out, so a deal has been played: the number after “{ $line }” must be at least 1.
scat-error-deal-begun = Cards have been dealt, so the number after “{ $line }” must be at least 1.
scat-error-out-knocked = Player { $seat } is out of the game and cannot have knocked.
scat-error-knocker-to-play = Player { $seat } has knocked and has no more turns in this deal.
scat-error-knocked-too-low = Player { $seat } has knocked with a hand worth less than [{ $minimum }](clause:scat.opt.min-knock).
scat-error-no-discards = The discard pile is empty. Name its cards, the top one first: “{ $line }”.
scat-error-stock-renewed = The stock is empty, so the discards would [have become the stock](clause:scat.stock.empty).
scat-error-stock-empty = The stock is empty and nobody has knocked, so the deal would [be over](clause:scat.stock.empty).
scat-error-out-with-cards = Player { $seat } is out of the game and cannot hold cards.
scat-error-hand-size = Player { $seat } must hold { $size } cards here, not { $count }.
scat-error-holds-31 = Player { $seat } holds 31, so the deal would [be over](clause:scat.31.immediate).
scat-error-held-31 = Player { $seat } held 31 before drawing, so the deal would [have been over](clause:scat.31.immediate).
scat-error-drawn-not-held = Player { $seat } has drawn { $card } but does not hold it.

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

## Why the sensible player does what it does

scat-bot-reason-decline = Before anybody has looked, nothing is known of the hands: an ordinary turn gives more to decide than a [throw-down](clause:scat.opt.throw-down).
scat-bot-reason-discard-31 = With { $card } gone, the other three make 31, which is [shown at once](clause:scat.31.immediate).
scat-bot-reason-discard-most = Discarding { $card } leaves a hand worth { $points }, more than any other discard would.
scat-bot-reason-discard-weakest = More than one discard would leave a hand worth { $points }. Of those cards, { $card } is the least use for a second suit.
scat-bot-reason-take-31 = { $card } makes [31](clause:scat.31.immediate) with two cards already in hand.
scat-bot-reason-knock = { $points } points are enough to knock: the chance that at least one other player has no more is about { $percent }%. A [knock that fails costs the knocker more](clause:scat.loss.knocker-alone) than it would anyone else, so that chance has to be well above half.
scat-bot-reason-take-much = { $card } raises the hand by { $gain } to { $points }. An unknown card from the stock seldom does as much.
scat-bot-reason-take-last-turn = This is the [last turn](clause:scat.knock.last-turns), and { $card } is sure to raise the hand, to { $points }.
scat-bot-reason-draw-little = { $card } would raise the hand by only { $gain }; a card from the stock may do better.
scat-bot-reason-draw-nothing = { $card } does not raise the hand, and knocking would be too early or is not possible now. A card from the stock may help.
scat-bot-reason-stand = Neither pile can raise the hand, and it may [stay as it is](clause:scat.turn.options), at { $points }.

## What other texts get wrong: the mistake, and .right, the truth

scat-wrong-skat-national = Some texts call Scat the national card game of Germany.
    .right = That game is Skat. Scat has no connection with it.
scat-wrong-discard-for-knock = One text says that deciding to *discard* ends the turn, and that play stops at the right of the player who discarded.
    .right = It is the *knock* that ends the turn, and play stops at [the knocker’s right](clause:scat.knock.last-turns).
scat-wrong-knocker-in-tie = One text speaks of a knocker who ties with two players, neither of whom is the knocker, and so contradicts itself.
    .right = The case meant is a tie [without the knocker](clause:scat.loss.tie): each player in it loses one life.
scat-wrong-draw-or-discarding = Some texts begin a turn with drawing from the top of the pack *or discarding*.
    .right = The choice is between the top card of the stock and [the top card of the discard pile](clause:scat.turn.draw).
scat-wrong-all-players-pay = Some texts say that *all* players pay a penny when one of them calls 31.
    .right = All [other players](clause:scat.31.all-lose) pay. The one who has 31 pays nothing.
scat-wrong-four-one-point-cards = One text says that with the king and ten of spades and the four of hearts a player may count “four one-point cards”.
    .right = There is just one four, worth 4. The hand counts its [best suit](clause:scat.value.hand): 20 in spades.
scat-wrong-throw-down-discard = One text calls the throw-down a discard.
    .right = Nothing is discarded in a [throw-down](term:throw-down): the player shows a hand that nobody has looked at.

# What the player to act looks at in the terminal; $top is the top card of the discard pile, or none.
scat-holding = Your cards: { $cards }. { $top ->
        [none] The discard pile is empty.
       *[other] On the discard pile: { $top }.
    } Cards in the stock: { $stock }.

## Worked examples: title, .intro, and a note for each step that has one

scat-example-one-suit = One suit counts
    .intro = How is a hand counted that holds two suits, and how does it grow? Two players sit at the table; player 2 dealt, so player 1 begins.
scat-example-one-suit-twenty-or-four = The king and ten of spades make 20, the heart alone would make 4. Two suits are never added up, and [the better one counts](clause:scat.value.hand): 20. That would do for a [knock](term:knock), but player 1 would like more.
scat-example-one-suit-a-third-spade = The nine is the third spade that player 1 was hoping for. Player 1 has four cards in hand now and can no longer knock: a knock is made [instead of drawing](clause:scat.knock.when), not after it.
scat-example-one-suit-twenty-nine = The four of hearts adds nothing to the spades, so it is the card to let go. All three cards count together now: 10 and 10 and 9 make 29. Only [31](clause:scat.31.immediate) would end the deal by itself, so play goes on.

scat-example-lowest-loses = Lowest hand loses
    .intro = Who loses a life when the hands are shown? Three players sit at the table; player 3 dealt, and player 1, at the dealer’s left, knocks at once.
scat-example-lowest-loses-a-good-hand = Player 1 has 20 in hearts and cannot see the other hands. Nearly nine in ten of all possible hands are worth less, so it is reasonable to believe that [at least one of the two](clause:scat.knock.reason) is lower.
scat-example-lowest-loses-everybody-once-more = The knock was the whole turn, and [the hand stays as it is](clause:scat.knock.effect). Players 2 and 3 have just one [last turn](term:last-turn) each in which to do better.
scat-example-lowest-loses-no-help = Player 2 has 17 in clubs and needs a third club to get above it. The three on the discard pile was a spade, so the stock was the better chance, but it has only brought another spade.
scat-example-lowest-loses-back-it-goes = A card drawn from the stock [may be discarded at once](clause:scat.turn.stock-return). The two of spades could have gone instead: either way the ten and seven of clubs remain, and the hand is worth 17.
scat-example-lowest-loses-no-help-either = All three cards of player 3 are diamonds, worth 19. Only a diamond above the two could have raised that.
scat-example-lowest-loses-seventeen-pays = Player 3 sits at the knocker’s right, so [play stops here](clause:scat.knock.last-turns). Of 20, 17 and 19 the lowest is 17. It belongs to a player who has not knocked and so costs [one life](clause:scat.loss.lowest), not two.

scat-example-tied-lowest = Two tie for lowest
    .intro = Who pays when two players share the lowest value and neither of them has knocked? Player 3 dealt, and player 1 is about to knock.
scat-example-tied-lowest-twenty-in-hearts = The king and queen of hearts make 20; the five of clubs of player 1 does not count. Each of the others has 17, one in clubs and one in diamonds. The ace of spades of player 3 would be worth only 11 by itself.
scat-example-tied-lowest-knock = A hand worth 20 very probably beats at least one of two unknown hands, and waiting would give both of them time to improve. Now each has [exactly one more turn](clause:scat.knock.last-turns).
scat-example-tied-lowest-a-heart-is-no-club = Only a third club could have raised the 17 of player 2. A single heart stands alone and adds nothing.
scat-example-tied-lowest-seventeen = Whether the four or the two goes makes no difference, as long as both clubs stay. The hand is still worth 17.
scat-example-tied-lowest-also-no-help = To get above 17, player 3 needed a diamond, or else a spade of at least seven to go with the ace. The six of hearts is neither.
scat-example-tied-lowest-both-pay = The two hands of 17 [tie](term:tie) for the lowest, and [neither belongs to the knocker](clause:scat.loss.tie). The loss is not shared between them: each of the two players loses a whole life, so the kitty grows by two pennies.

scat-example-knocker-ties = The knocker ties and is safe
    .intro = What if the knocker is one of those who tie for the lowest hand? Player 3 dealt, and player 1 knocks with no more than 17.
scat-example-knocker-ties-a-risk = About three in four of all possible hands are worth less than 17, so player 1 may hope that one of the two others is. It is a risk all the same: to be lowest alone after a knock costs [two lives](clause:scat.loss.knocker-alone).
scat-example-knocker-ties-knock = [No value is required](clause:scat.knock.reason), so 17 is enough to knock with. Knocking early leaves the others only one turn each to get better.
scat-example-knocker-ties-spades-are-worth-less = The ace and four of spades make 15, less than the 17 in diamonds. The five of spades on the discard pile would have made only 16, so the stock was the better chance.
scat-example-knocker-ties-stays-at-seventeen = Both diamonds are needed for the 17, so one of the spades has to go. Which one does not matter: neither of them counts.
scat-example-knocker-ties-twenty-two-is-enough = Three hearts make 22, and a diamond cannot improve them. Player 3 has little to fear: only about one in forty of all possible hands is worth more.
scat-example-knocker-ties-the-other-pays = Players 1 and 2 tie for the lowest hand, and in such a tie [the knocker is safe](clause:scat.loss.knocker-tied): only the other one pays. With one point more, player 2 would have made the knocker lowest alone, at the price of two lives.

scat-example-knocker-alone = The knocker alone is lowest
    .intro = What does a knock cost when it goes wrong? Player 3 dealt, and player 1 knocks at once with only 14.
scat-example-knocker-alone-a-bold-plan = The nine and five of spades make 14, more than the 10 of the lone king. About six in ten of all possible hands are worth less, so player 1 counts on one of the two others being among them.
scat-example-knocker-alone-knock = [Any hand may knock](clause:scat.knock.reason), however low. But 14 is all that player 1 will ever have in this deal, while both of the others may still improve.
scat-example-knocker-alone-one-point-is-enough = Player 2 needed a third club and did not get it. It does no harm: 15 is already one point above the knocker’s hand, although player 2 cannot know that.
scat-example-knocker-alone-fifteen = Only the king and five of clubs count here, so the third card may be anything. Player 2 keeps the two and lets the four go.
scat-example-knocker-alone-no-need = Only a third heart could have raised the 19 of player 3. Even without one it is the best of the three hands.
scat-example-knocker-alone-two-lives = The lowest hand is the knocker’s, and nobody shares it. That makes the knock [cost two lives](clause:scat.loss.knocker-alone), while the 15 of player 2, one point better, costs nothing.

scat-example-dealt-31 = 31 as dealt
    .intro = What happens if somebody holds 31 before anybody has had a turn? Three players begin a game, and player 1 deals.
scat-example-dealt-31-first-deal = Nobody has a card yet. The players [chose the first dealer](clause:scat.dealer.first) as they liked, and each of them has [three pennies](clause:scat.lives.start) in front of them.
scat-example-dealt-31-thirty-one-at-once = The ace, king and ten of clubs count 11 and 10 and 10. A 31 [counts even as dealt](clause:scat.31.dealt), so the deal ends before its first turn. The 19 of player 2 is no protection: without 31, [everybody pays](clause:scat.31.all-lose) the same.

scat-example-31-in-play = 31 in play
    .intro = How does a player end the deal with 31? Player 3 dealt; player 1 is to play and is one card short of it.
scat-example-31-in-play-one-card-short = The ace and king of hearts make 21, and a ten, jack or queen of hearts would make 31. The ten lies on top of the discard pile, where it [can be seen and taken](clause:scat.deal.squared).
scat-example-31-in-play-the-ten = Player 1 still holds four cards, and one has to go before the hand is shown. None of [the three that make 31](clause:scat.31.discard-first) may be chosen, and the ten [may not go straight back](clause:scat.turn.no-return) in any case. So the four of spades it must be.
scat-example-31-in-play-thirty-one = With three cards in hand, the 31 [ends the deal at once](clause:scat.31.immediate); there is no waiting and no choice. Players 2 and 3 have no further turn, and their 16 and 18 are not compared: each of them loses one life.

scat-example-31-after-knock = 31 after a knock
    .intro = Can somebody still get 31 after a knock, and what does it cost the knocker? Three players begin a game; player 1 deals, so player 2 has the first turn.
scat-example-31-after-knock-before-the-deal = Each player has three pennies. Turns will go [clockwise from the dealer’s left](clause:scat.turn.order): players 2, 3, 1.
scat-example-31-after-knock-first-hands = Nobody has been dealt 31, so turns begin. Player 2 has 19 in spades, player 3 has 20 in hearts, and player 1 only 12 in clubs.
scat-example-31-after-knock-knock-at-once = A knock is allowed even in [the very first turn](clause:scat.knock.when). Player 2 thinks that 19 will beat somebody, and wants to give the others as little time as possible.
scat-example-31-after-knock-the-ace = With the king and queen, the ace of hearts makes 31. Player 3 could not have knocked, since there is only [one knock a deal](clause:scat.knock.once), but with 31 no knock is needed. The five of clubs is the fourth card and has to go.
scat-example-31-after-knock-deal-over = A knock [does not stop a 31](clause:scat.31.after-knock): the deal ends on the spot, and player 1 never gets the last turn. No hands are compared, so the knocker loses one life [like everybody else](clause:scat.31.all-lose).

scat-example-may-not-go-back = A card that may not go back
    .intro = Which cards may a player discard after drawing? Two players show both cases: player 1 takes from the discard pile, player 2 draws from the stock.
scat-example-may-not-go-back-nine-of-clubs = Player 1 has 18 in clubs, and the nine on the discard pile is a third club. It is a sure gain, while [the top card of the stock](clause:scat.turn.draw) could be anything.
scat-example-may-not-go-back-taken = The nine, once taken, [has to stay for this turn](clause:scat.turn.no-return). Any of the three older cards may go, even the king, but only the three of diamonds can be spared without loss.
scat-example-may-not-go-back-another-card = All three cards are clubs now: 10 and 9 and 8 make 27. In a later turn the nine may be discarded like any other card.
scat-example-may-not-go-back-from-the-stock = Player 2 has 16 in spades, and a diamond does not help. Trying the discard pile as well is not possible: a turn is [one card drawn and one discarded](clause:scat.turn.options).
scat-example-may-not-go-back-this-one-may = The two came from the stock, and [such a card may go at once](clause:scat.turn.stock-return), unlike the nine that player 1 took from the discard pile. Player 2 stays at 16.

scat-example-when-to-knock = When to knock
    .intro = At what moment may a player knock, and may anybody else knock afterwards? Player 3 dealt, so player 1 begins; the three players hold 19, 18 and 20.
scat-example-when-to-knock-who-may-knock = A player knocks in their [own turn](clause:scat.turn.order), in place of drawing. So player 1 could knock now with 19, while player 2 has to wait.
scat-example-when-to-knock-too-late = Player 1 hoped for a third diamond, but the two and four of clubs make only 6. Having drawn, player 1 has missed the chance to knock: that is done [at the start of a turn](clause:scat.knock.when) or not at all.
scat-example-when-to-knock-next-turn = The king and nine of diamonds stay, worth 19. The next chance to knock would come at the start of player 1’s next turn, if nobody else has knocked by then.
scat-example-when-to-knock-second-player-knocks = Player 2 is at the start of a turn, so now the knock is allowed. It takes the chance away from everybody else: even with 20, player 3 [may no longer knock](clause:scat.knock.once).
scat-example-when-to-knock-last-turn-of-3 = A last turn is played [like any other](clause:scat.turn.options), by drawing one card and discarding one. Only a third heart could have raised the 20 of player 3.
scat-example-when-to-knock-one-more-to-go = The jack and ten of hearts stay, worth 20. Play stops only at [the knocker’s right](clause:scat.knock.last-turns), and there sits player 1, who has had a turn in this deal but now has one more.
scat-example-when-to-knock-the-last-card = Here at last is a third diamond: 10 and 9 and 5 make 24. Now the four of clubs is the odd card out.
scat-example-when-to-knock-eighteen-is-lowest = The knock went wrong from the start, because the others already held 19 and 20. The knocker is lowest, with nobody to share it, and loses [two lives](clause:scat.loss.knocker-alone).

scat-example-last-penny = The last penny
    .intro = What becomes of a player who has paid the last penny? Player 1 has one penny, player 2 has two and player 3 none; the other six are in the kitty, and it is the turn of player 2.
scat-example-last-penny-one-two-none = Player 3 is [“on the county”](term:county): a player without pennies [holds cards and takes turns](clause:scat.lives.county) like anybody else. Player 2 has 20 in spades.
scat-example-last-penny-knock = A hand worth 20 is a good one to knock with. For player 3 a lost life would now mean being [out of the game](clause:scat.lives.out), while player 1 could still pay for one.
scat-example-last-penny-third-player = Player 3 has 19 in diamonds and would be safer with a third diamond. A spade is no help.
scat-example-last-penny-nineteen = The queen and nine of diamonds stay. Player 3 is below the knocker, so everything depends on the last turn of player 1.
scat-example-last-penny-first-player = Player 1 has 13 in clubs. The seven of clubs would have made 20 and left player 3 lowest with 19, but the seven that came is a spade.
scat-example-last-penny-the-last-one-goes = The life that 13 costs is paid with the last penny, and player 1 [plays on without any](clause:scat.lives.county), as player 3 already does. Of the nine pennies of the game, seven are now in the kitty.
scat-example-last-penny-next-deal = The ace, king and queen of clubs make 31, so [everybody else loses](clause:scat.31.all-lose). Player 1 has nothing to pay with and is [out of the game](clause:scat.lives.out); player 2 can pay. Player 3, without a penny, loses nothing and stays in.

scat-example-two-lives-one-penny = Two lives, one penny
    .intro = What happens when a player with one penny loses two lives? It is player 1 who has one penny and knocks; players 2 and 3 have three each, and player 3 dealt.
scat-example-two-lives-one-penny-all-on-one-card = Player 1 has 11 in spades. The jack of diamonds from the discard pile and the four would make 14, but player 1 would rather knock, hoping that one of the others has even less.
scat-example-two-lives-one-penny-knock = The knock gives up the chance to get better. If this hand turns out to be lowest alone, it costs [two lives](clause:scat.loss.knocker-alone), and there is only one penny to pay with.
scat-example-two-lives-one-penny-better = The four is a third club: 9 and 8 and 4 make 21. The two of hearts can be spared.
scat-example-two-lives-one-penny-twenty-one = Player 2 has gone from 17 to 21, and player 3 already holds 17 and can keep it. So the knock is as good as lost, but nobody at the table can know that yet.
scat-example-two-lives-one-penny-no-change = Neither the two of spades nor the three of clubs has a partner in this hand. The queen and seven of hearts remain the ones to keep.
scat-example-two-lives-one-penny-penny-and-out = The two lives are lost [one after the other](clause:scat.lives.short): the first takes the penny, and the second finds none, which puts player 1 [out of the game](clause:scat.lives.out). With two pennies player 1 would have paid both and stayed in.

scat-example-drawn-deal = The stock runs out
    .intro = What if the stock is used up and nobody has knocked? Two players have come to the last card of it; player 2 dealt, and it is the turn of player 1.
scat-example-drawn-deal-one-card-left = The discard pile has grown to 45 cards, but [only its top card](clause:scat.deal.squared), the four of clubs, can be taken. Player 1 has 19 in spades and could knock, but prefers to draw once more.
scat-example-drawn-deal-the-last-card = The three and two of diamonds make only 5. The stock is empty, but the deal is not over yet: what counts is [the end of the turn](clause:scat.stock.empty), and a card has still to be discarded.
scat-example-drawn-deal-nobody-loses = Without a knock there is no [showdown](term:showdown), so it does not matter that player 2 has only 18. All pennies stay where they are, and the [drawn deal](term:drawn-deal) is followed by a new one with the whole pack.

scat-example-empty-stock-last-turn = An empty stock in the last turns
    .intro = What can a player do in the last turn when the stock is empty? Player 1 has knocked; player 2 comes next, and then player 3.
scat-example-empty-stock-last-turn-last-card-in-last-turns = Two players have a last turn, but there is only one card left to draw. Player 2 comes first and may have it.
scat-example-empty-stock-last-turn-second-player = Player 2 has 18 in hearts, and a spade does not help. [Standing](term:stand) is out of the question now: having drawn, player 2 [must discard](clause:scat.turn.options).
scat-example-empty-stock-last-turn-stock-is-empty = The deal is not [drawn](clause:scat.stock.empty), because somebody has knocked: the last turns are played to the end. Player 3 has nothing to draw from and [may choose](clause:scat.stock.empty-after-knock) between taking the three of spades and keeping the hand.
scat-example-empty-stock-last-turn-keeps-twenty = The three of spades would not help: six and three are only nine. Here [nobody has to draw](clause:scat.stock.empty-after-knock), so player 3 keeps 20 in diamonds. It is enough: 18 is the lowest of the three, and player 2 has not knocked, so it costs one life.

scat-example-taking-back = Taking back a discard
    .intro = May a player take back a card that they have discarded? With two players it can happen, when the other one knocks. Player 2 dealt, so player 1 begins.
scat-example-taking-back-three-hearts = All three cards of player 1 are hearts: 9 and 8 and 5 make 22. Only a heart above the five can improve that, so the four of spades on the discard pile is no use.
scat-example-taking-back-the-ace-of-hearts = Now there are four hearts, and only three can stay. The lowest is the one to give up.
scat-example-taking-back-five-goes = 11 and 9 and 8 make 28. The five lies on top of the discard pile, and normally the next discard would cover it.
scat-example-taking-back-knock = A knock covers nothing, so the five is still on top. Player 1 discarded it in an earlier turn and [may take it back](clause:scat.turn.retake) in the last one.
scat-example-taking-back-own-card-back = One’s own card is no exception: what was taken from the discard pile [may not be discarded in the same turn](clause:scat.turn.no-return). So the ace, the nine or the eight has to go.
scat-example-taking-back-not-wise = The best that could be kept is 11 and 9 and 5, which make 25, three points less than before. A card from the stock could have been discarded again and would have left the 28 as it was. It does no harm here, since the knocker has only 20 and is lowest alone.

scat-example-several-31 = Several 31s
    .intro = Who loses when two players are dealt 31 in the same deal? Only two sit at this table, and player 1 deals.
scat-example-several-31-two-players = Both players have three pennies. With two at the table, what is about to be dealt happens about once in a million deals.
scat-example-several-31-nobody-is-left-to-lose = Each hand is the ace, king and queen of one suit. [Both count as called](clause:scat.31.several), whoever’s cards came first, and no one without 31 is left to pay. A third player without 31 would have lost a life.

scat-example-throw-down = A throw-down
    .intro = What happens when a player has all hands turned up unseen? Three players have agreed on the option for it; player 1 deals, so player 2 is asked first.
scat-example-throw-down-the-option = Without [this option](clause:scat.opt.throw-down) everybody would look at their cards as soon as they were dealt. With it the cards stay face down until each player has been asked.
scat-example-throw-down-nobody-looks = Player 2, at the dealer’s left, may call a [throw-down](term:throw-down) or decline it, without having seen a card. A knock is not possible yet, because [turns begin only later](clause:scat.opt.throw-down).
scat-example-throw-down-all-cards-on-the-table = It was a blind guess, and nobody could draw to mend a hand: 11 is lower than 12 and 25. The caller [counts as the knocker](clause:scat.opt.throw-down), and a knocker who is lowest alone loses [two lives](clause:scat.loss.knocker-alone).

scat-example-three-of-a-kind = Three of a kind
    .intro = What are three sevens worth where three of a kind counts 30? Three players have agreed on this option; player 3 dealt, so player 1 begins.
scat-example-three-of-a-kind-three-sevens = The sevens are of three suits, so usually they would be worth just 7. By [the option](clause:scat.opt.three-of-a-kind) [three of a kind](term:three-of-a-kind) counts 30 at this table.
scat-example-three-of-a-kind-knock = Only 31 is more than 30, and it would end the deal without a comparison. So player 1 cannot be lowest alone at a showdown, and the one danger left is a 31 in somebody’s last turn.
scat-example-three-of-a-kind-thirty-too = The ten, jack and queen of spades make 30 as well, 10 each. Only the ace of spades would have helped: with two of them it makes 31.
scat-example-three-of-a-kind-equal = 30 is 30, whether it comes from one suit or from one rank. Where [three of a kind counts 30.5](clause:scat.opt.three-of-a-kind), the sevens would be higher.
scat-example-three-of-a-kind-twenty-one = Player 3 has three clubs, worth 21, and needed a higher club in place of the two. It is bad luck: 21 is seldom the lowest of three hands.
scat-example-three-of-a-kind-lowest-pays = The tie of the two hands of 30 means nothing, because [only the lowest hand counts](clause:scat.loss.lowest), and that is 21. Without the option the knocker would have been lowest with 7 and would have lost two lives.

scat-example-short-game = A short game
    .intro = How does a whole game go, from the first deal to the winner? Two players start with one penny each, to keep it short, and player 1 deals first.
scat-example-short-game-one-penny-each = The number of pennies is [an option](clause:scat.opt.pennies). With one penny, the first lost life takes it, and [the second puts the player out](clause:scat.lives.out).
scat-example-short-game-first-deal = Player 2 has 18 in spades, player 1 has 16 in diamonds. The queen of diamonds on the discard pile would bring player 1 to 26, but it is player 2 who has the first turn.
scat-example-short-game-a-spade = The queen of diamonds beside two spades would have been no use to player 2, so the stock was the better choice. It has brought a third spade, and the three of hearts can go.
scat-example-short-game-twenty-eight = 10 and 10 and 8 make 28. The three of hearts covers the queen of diamonds and so [keeps it from player 1](clause:scat.deal.squared). A knock has to wait for the next turn, since player 2 has drawn in this one.
scat-example-short-game-nothing-for-1 = The four and two of clubs make only 6, so the diamonds remain the better suit with 16.
scat-example-short-game-hoping = Player 1 keeps the nine and seven of diamonds and hopes for a third one. Whether the four or the two of clubs goes makes no difference.
scat-example-short-game-knock = Only 29, 30 or 31 could beat this hand, so there is little left to wait for. At [the start of a turn](clause:scat.knock.when) the knock is allowed.
scat-example-short-game-no-luck = Player 1 needed a diamond and got a spade. Even the ace of diamonds would have made just 27, so after the knock no card could have saved this deal.
scat-example-short-game-first-penny = Against 28, the 16 has cost the only penny. But [the free life](clause:scat.lives.county) is still there, so player 1 plays on; the next lost life would be the end.
scat-example-short-game-second-deal = Player 2 has dealt, so player 1 begins, with 19 in hearts. The ace of clubs counts 11, but it stands alone. Player 2 has only 11 in clubs.
scat-example-short-game-a-third-heart = The two of hearts is small, but it is certain: beside the jack and nine it counts, while the ace of clubs does not.
scat-example-short-game-twenty-one = Three hearts make 10 and 9 and 2, which is 21. The ace goes, though it would suit the other player: with the six and five of clubs it makes 22.
scat-example-short-game-bluff = Player 2 leaves the ace where it is and knocks with 11. As a bluff it is worth little, because nobody is driven out by a knock: player 1 has [a last turn](clause:scat.knock.last-turns), and then the hands are compared.
scat-example-short-game-queen-of-hearts = A fourth heart, and a better one than the two. The two came from the discard pile, but [in an earlier turn](clause:scat.turn.no-return), so it may be discarded now.
scat-example-short-game-twenty-nine = The knocker alone is lowest and loses two lives: the penny pays for the first, and [the second is one too many](clause:scat.lives.short). Player 1 had no penny left and yet is the last one in the game, which is [all it takes to win](clause:scat.end).

scat-example-nobody-left = When nobody would be left
    .intro = What if the losses of one deal would put everybody out? Two players have agreed that [a knocker who ties for lowest loses too](clause:scat.opt.knocker-tied-loses). Both have paid their last penny, and player 2 dealt.
scat-example-nobody-left-two-without-pennies = Both players are [“on the county”](term:county), so one more life would put either of them out. Player 1 has 17 in spades.
scat-example-nobody-left-knock = By the usual rules a knocker has nothing to fear from a tie. At this table a tie costs the knocker two lives and the other player one.
scat-example-nobody-left-no-help = Player 2 has 17 in diamonds, just as much, and the four of hearts is no help.
scat-example-nobody-left-cancelled = Both would be out at once, and nobody would be left to win. So [the deal is cancelled](clause:scat.end.never-empty): nobody loses anything, and the next deal follows.

## Odds

scat-odds-draw = The next card from the stock
scat-odds-improves = improves a hand worth { $value }
scat-odds-to = makes it { $value }
scat-odds-assumption = Every card that you cannot place is taken to be equally likely to come next.
scat-odds-knock = A knock now
scat-odds-loses = costs the knocker at least one life
scat-odds-loses-two = costs the knocker two lives
scat-odds-knock-assumption = The others are taken to have kept the best cards in each of their turns, and to play on sensibly.

## First lesson

scat-lesson-card-values = What the cards count
    .idea = In Scat an ace counts 11, a king, queen or jack 10, and every other card its number. You are player 1, and all your cards are hearts.
    .question = What is your hand worth?
    .answer = The ace counts 11, the 9 counts 9 and the queen 10, and that makes { $right }. One more point would be [31](term:thirty-one), the most that a hand can be worth.
scat-lesson-one-suit = Only one suit counts
    .idea = Your three cards are your [hand](term:hand). Only cards of one suit are added up: the suit that gives you most.
    .question = What is your hand worth?
    .answer = The two spades make { $right }. The 4♥ adds nothing, because it is of another suit.
scat-lesson-your-turn = How a turn begins
    .idea = In a [turn](term:turn) you either [knock](term:knock), or you draw one card and then discard one. You may draw from the [stock](term:stock) or from the [discard pile](term:discard-pile).
    .question = It is your turn. Which of these can you do now?
    .answer = First you draw, and only then you discard. Keeping the hand as it is, without drawing, is not allowed in an ordinary turn.
scat-lesson-discard = Four cards, one too many
    .idea = After drawing you hold four cards, and one of them goes on top of the discard pile. You have just taken the 9♠ from the discard pile.
    .question = Which card may you *not* discard?
    .answer = A card taken from the discard pile may not go straight back in the same turn. A card drawn from the stock [may](clause:scat.turn.stock-return).
scat-lesson-knock = When to knock
    .idea = A player who believes that somebody else holds a lower hand may knock. That ends the player’s turn, and the play of this deal is nearly over. Your spades make 27, and you have already drawn a card.
    .question = What is no longer possible now?
    .answer = A knock takes the place of drawing and discarding, so it comes at the start of a turn. Having drawn, you discard, and may knock next time.
scat-lesson-one-knock = One knock is enough
    .idea = Player 1 has knocked. You are player 2, and with 21 your hand is not bad.
    .question = What may you *not* do?
    .answer = Once somebody has knocked, nobody else may knock in that deal. You draw and discard once more.
scat-lesson-last-turns = The last turns
    .idea = After a knock every other player has exactly one more turn. Player 1 knocked and player 2 has had a turn; player 3 has just drawn and now discards the 5♠.
    .question = What comes next?
    .answer = With player 3 everybody but the [knocker](term:knocker) has had the last turn. The knocker gets none, and the hands are shown.
    .choice-1 = Player 2 draws again
    .choice-2 = All players show their hands
    .choice-3 = Player 1 draws once more
scat-lesson-lowest-loses = The lowest hand loses
    .idea = When the hands are shown, the lowest one loses a [life](term:life), and that costs a penny. All cards lie open here. Player 3 discards the 5♠, and then the hands are compared.
    .question = Who loses a life?
    .answer = Player 1 has 27 in spades and player 2 has 21 in diamonds. Player { $right } has 16 in diamonds, the lowest hand, and pays a penny to the [kitty](term:kitty).
scat-lesson-knocker-ties = The knocker in a tie
    .idea = Two players can be lowest together. Player 1 knocked with 17, all of it in clubs. Player 2 has 17 in diamonds, and player 3 has 22 in hearts and discards the 6♦.
    .question = Who loses a life?
    .answer = Only player { $right }. In a [tie](term:tie) for the lowest hand the knocker is safe, and the others in the tie lose one life each.
scat-lesson-knocker-lowest = A bad knock
    .idea = Now player 1 knocked with 16 in clubs and three pennies left. Player 2 has 17, and player 3 has 22 and discards the 6♦.
    .question = How many pennies does player 1 have after that?
    .answer = A knocker who alone is lowest loses *two* lives, so { $right ->
        [one] one penny is left.
       *[other] { $right } pennies are left.
    } Nobody else loses anything.
scat-lesson-thirty-one = 31
    .idea = A hand of 31 ends the deal at once, and every other player loses a life. Player 1 held the ace and king of hearts, has taken the Q♥, and now discards the 2♣.
    .question = Who loses a life?
    .answer = Ace, king and queen of one suit make 31, and everybody else pays: players { $right }. Nobody had to knock.
scat-lesson-last-penny = Without pennies
    .idea = Player 2 has one penny left and the lowest hand. Player 3 discards the 5♠, and the hands are shown.
    .question = What happens to player 2?
    .answer = The last penny is paid, but the player stays in the game, [“on the county”](term:county). Only a player who loses a life with nothing left to pay is [out](clause:scat.lives.out). Whoever is left at the end wins.
    .choice-1 = The player stays in, without a penny
    .choice-2 = The player is out of the game
    .choice-3 = The player loses two lives

## Quiz

scat-quiz-value = What is your hand worth?
scat-quiz-loses = That ends the deal. Who loses?
scat-quiz-pennies = That ends the deal. How many pennies does player { $of } have then?
