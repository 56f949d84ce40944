### In Between in English: the wording that the other languages render.
### Clauses receive the values of their own options (rules.yml) as arguments; a switch is [yes] or [no].

## The game

inbetween-name = In Between
inbetween-aliases = Acey-Deucey, Between the Sheets, Sheets, Yablon, Maverick
inbetween-family = betting game against a common pot
inbetween-length = as many rounds as there are players, with one turn for everybody in each
inbetween-luck = mostly chance; how much to bet is skill
inbetween-counted = chips
inbetween-feel = Short turns and sudden swings: everybody watches every third card.
inbetween-idea = Two cards are turned up, and the player bets that the rank of a third will lie between them. What is won comes out of a common pot, and what is lost goes into it.
inbetween-summary = The rules of In Between, or Acey-Deucey: the two cards, the bet and the third card, pairs and neighbours, the pot. With examples and a game to play.
inbetween-minute = Everybody starts with the same number of [chips](term:chip) and puts an [ante](term:ante) into the [pot](term:pot). In a turn the dealer turns two cards face up for the player: the [posts](term:posts). The ace is high, the 2 is low. If the posts are a pair, the player takes two chips from the pot; if they are next to each other in rank, the player pays one into it; in both cases the turn is over. Otherwise the player must bet, at least one chip and at most as many as are in the pot, and a third card is turned. If its rank lies [strictly between](term:strictly-between) the posts, the player takes as many chips as were bet from the pot; if it lies outside, or equals one of them, the player pays as many into it. When the pot is empty, everybody antes again. After the agreed number of rounds the player with the most chips wins.
inbetween-note = In Between is a card game for chips: matches or beans do as well, and no money changes hands. Two relatives are not described here: Red Dog, its form in casinos, which pays more for a narrower gap, and the form in which the dealer alone keeps the bank.

## Sections

inbetween-section-set-up = Setting up
inbetween-section-turn = A turn
inbetween-section-pot = Pot and cards
inbetween-section-end = The end of the game

## Clauses: setting up

inbetween-players = Two or more players take part. Three to eight are best; here up to 17 can play, because their turns in one round need at most 51 cards.
    .title = Number of players
# Argument: $chips.
inbetween-chips-start = Each player starts the game with { $chips ->
        [one] { $chips } [chip](term:chip).
       *[other] { $chips } [chips](term:chip).
    }
    .title = Chips at the start
# Argument: $ante.
inbetween-ante = Before the first turn every player puts { $ante ->
        [one] { $ante } chip into the [pot](term:pot): the [ante](term:ante).
       *[other] { $ante } chips into the [pot](term:pot): the [ante](term:ante).
    }
    .title = Ante
# Argument: $rounds, 0 for as many as there are players.
inbetween-rounds-agreed = The players agree in advance how many rounds will be played; { $rounds ->
        [0] here as many as there are players.
        [one] here it is { $rounds } round.
       *[other] here it is { $rounds } rounds.
    }
    .title = Number of rounds
# Argument: $reshuffle-rounds, 0 for never.
inbetween-reshuffle-agreed = The players agree in advance after how many rounds the used cards are shuffled back into the pack; { $reshuffle-rounds ->
        [0] here that is done only when [too few cards are left](clause:inbetween.reshuffle.short).
        [1] here it is done after every round.
       *[other] here it is done after every { $reshuffle-rounds } rounds.
    }
    .title = Used cards
# Argument: $ace high, first-choice or free.
inbetween-rank = { $ace ->
        [first-choice] The ace is the highest card, followed by king, queen, jack, 10 and so on down to 2. Only an ace that is turned first as a post may be called low; then it ranks below the 2. Suits do not matter.
        [free] The ace is the highest card, followed by king, queen, jack, 10 and so on down to 2. Only an ace among the posts may be called low; then it ranks below the 2. Suits do not matter.
       *[high] The ace is always the highest card, followed by king, queen, jack, 10 and so on down to 2. Suits do not matter.
    }
    .title = Order of the ranks
# Argument: $first-dealer high-card or agreed.
inbetween-dealer-first = { $first-dealer ->
        [agreed] One player is the [dealer](term:dealer). The players agree who deals first.
       *[high-card] One player is the [dealer](term:dealer). One card is dealt face up to each player, and the highest card deals first; players who tie for the highest draw again.
    }
    .title = First dealer
# Argument: $dealer-rotation round, never or turn.
inbetween-dealer-rotate = { $dealer-rotation ->
        [turn] The deal passes to the left after every turn.
        [never] The deal does not pass on: the same player deals in every round.
       *[round] The deal passes to the left after every round.
    }
    .title = Next dealer
# Argument: $packs.
inbetween-shuffle = The dealer shuffles { $packs ->
        [1] the pack,
       *[other] { $packs } packs together,
    } and the player at the dealer’s right cuts.
    .title = Shuffling and cutting

## Clauses: a turn

inbetween-turn-order = The player at the dealer’s left has the first [turn](term:turn), and turns pass [clockwise](term:clockwise).
    .title = Order of turns
inbetween-turn-dealer-last = The player who deals first in a round has a turn too, the last one, and bets like everybody else. A dealer whose own turn it is also turns the cards for it.
    .title = The dealer’s turn
# Argument: $ace high, first-choice or free.
inbetween-turn-posts = { $ace ->
        [first-choice] The dealer turns two cards face up, side by side: the [posts](term:posts). If the first is an ace, the player calls it high or low before the second is turned. An ace turned second is high.
        [free] The dealer turns two cards face up, side by side: the [posts](term:posts). If one of them is an ace, the player then calls it high or low. Two aces are a pair.
       *[high] The dealer turns two cards face up, side by side: the [posts](term:posts).
    }
    .title = Two posts
# Argument: $pair win-2, win-3, redeal, high-low or pass.
inbetween-pair = { $pair ->
        [win-3] If the two posts have the same rank, the player takes three chips from the pot. There is no bet and no third card, and the turn is over.
        [redeal] If the two posts have the same rank, they are put away, and the dealer turns two new ones for the same player.
        [high-low] If the two posts have the same rank, the player calls *higher* or *lower* and then bets. A third card on that side of the pair wins the bet, and one on the other side loses it. A third card of the same rank costs three times the bet, or all the player’s chips if they are fewer.
        [pass] If the two posts have the same rank, nothing is won or lost. There is no bet and no third card, and the turn is over.
       *[win-2] If the two posts have the same rank, the player takes two chips from the pot. There is no bet and no third card, and the turn is over.
    }
    .title = Pair
# Argument: $pair win-2, win-3, redeal, high-low or pass.
inbetween-pair-short-pot = { $pair ->
        [win-3] If there are fewer than three chips in the pot, a player with a pair takes what is there.
        [redeal] This does not apply here: a pair takes no chips from the pot.
        [high-low] This does not apply here: a pair leads to a bet, and a bet never exceeds the pot.
        [pass] This does not apply here: a pair takes no chips from the pot.
       *[win-2] If there are fewer than two chips in the pot, a player with a pair takes what is there.
    }
    .title = Pair and a short pot
# Argument: $consecutive lose-1, redeal or pass.
inbetween-consecutive = { $consecutive ->
        [redeal] If the two posts are [consecutive](term:consecutive), that is, of adjacent ranks, they are put away, and the dealer turns two new ones for the same player.
        [pass] If the two posts are [consecutive](term:consecutive), that is, of adjacent ranks, nothing is won or lost. There is no bet and no third card, and the turn is over.
       *[lose-1] If the two posts are [consecutive](term:consecutive), that is, of adjacent ranks, the player pays one chip into the pot. There is no bet and no third card, and the turn is over.
    }
    .title = Adjacent ranks
# Argument: $ace high, first-choice or free.
inbetween-consecutive-ace = { $ace ->
        [first-choice] King and a high ace are adjacent, and so are a low ace and 2. A high ace and 2 are not: 11 ranks lie between them. Between a low ace and a high one lie 12.
        [free] King and a high ace are adjacent, and so are a low ace and 2. A high ace and 2 are not: 11 ranks lie between them.
       *[high] King and ace are adjacent. Ace and 2 are not: 11 ranks lie between them.
    }
    .title = Neighbours of the ace
# Argument: $pass.
inbetween-bet-forced = { $pass ->
        [yes] If the two posts are neither a [pair](clause:inbetween.pair) nor [consecutive](clause:inbetween.consecutive), the player either bets, at least one chip, or passes. After a pass no third card is turned, and the turn is over.
       *[no] If the two posts are neither a [pair](clause:inbetween.pair) nor [consecutive](clause:inbetween.consecutive), the player must bet at least one chip. Passing is not allowed.
    }
    .title = Having to bet
# Argument: $first-round-limit pot or half-pot.
inbetween-bet-max = { $first-round-limit ->
        [half-pot] A bet may not exceed the chips in the pot, nor the player’s own chips. In the first round it may not exceed half the pot, rounded down, but one chip may always be bet.
       *[pot] A bet may not exceed the chips in the pot, nor the player’s own chips.
    }
    .title = Highest bet
inbetween-third = When the bet is made, the dealer turns a third card.
    .title = Third card
inbetween-win = If the rank of the third card lies [strictly between](term:strictly-between) the posts, the player takes the amount of the bet from the pot.
    .title = Between the posts
inbetween-lose = If the rank of the third card lies outside the posts, the player pays the amount of the bet into the pot.
    .title = Outside the posts
# Argument: $match single or double.
inbetween-lose-match = { $match ->
        [double] If the rank of the third card equals that of either post, the player loses twice the bet, or all their chips if they have fewer.
       *[single] If the rank of the third card equals that of either post, the player loses the amount of the bet, and no more.
    }
    .title = Equal to a post
# Argument: $ace high, first-choice or free.
inbetween-posts-order = { $ace ->
        [first-choice] Which of the two posts was turned first matters only for an ace: turned first, it may be called low; turned second, it is high. With the ace settled, the order does not matter for the bet.
       *[other] Which of the two posts was turned first does not matter for the bet.
    }
    .title = Order of the posts

## Clauses: pot and cards

# Arguments: $ante; $end rounds or pot-empty.
inbetween-pot-refill = { $end ->
        [pot-empty] This does not apply here: the game [ends](clause:inbetween.end) when the pot is empty, so nobody antes again.
       *[rounds] When a player has bet the whole pot and won, every player antes again, { $ante ->
            [one] { $ante } chip.
           *[other] { $ante } chips.
        } The same holds whenever the pot becomes empty in another way, such as by a pair.
    }
    .title = Empty pot
inbetween-pot-refill-not-last = After the last turn of the last round nobody antes again.
    .title = No ante at the end
inbetween-discards = Used cards are put on a [discard pile](term:discard-pile).
    .title = Discard pile
inbetween-reshuffle-short = If fewer than three cards are left when two posts are to be turned, all discards are first shuffled into the cards left, whatever was agreed.
    .title = Too few cards
# Argument: $ante.
inbetween-bust = A player who has no chips when their turn begins, or who cannot pay the full ante of { $ante ->
        [one] { $ante } chip,
       *[other] { $ante } chips,
    } is out of the game and cannot win any more, but keeps whatever chips are left. The place is skipped; if that player was due to deal, the next one to the left deals.
    .title = Out of the game
inbetween-bust-last = If only one player is left, the game ends at once, and that player wins.
    .title = Last player left

## Clauses: the end of the game

inbetween-round = A round is over when every player has had one turn.
    .title = Round
# Arguments: $rounds, 0 for as many as there are players; $end rounds or pot-empty.
inbetween-end = { $end ->
        [pot-empty] The game ends as soon as the pot is empty, and at the latest after { $rounds ->
            [0] as many rounds as there are players.
            [one] { $rounds } round.
           *[other] { $rounds } rounds.
        } The player with the most chips wins.
       *[rounds] The game ends after { $rounds ->
            [0] as many rounds as there are players.
            [one] { $rounds } round.
           *[other] { $rounds } rounds.
        } The player with the most chips wins.
    }
    .title = End of the game
inbetween-end-tie = Players who tie for the most chips share the win.
    .title = Tie
# Argument: $end-pot unclaimed, split or winner.
inbetween-end-pot = { $end-pot ->
        [split] Chips still in the pot at the end are shared equally among the players still in the game. What cannot be shared equally belongs to nobody. This does not change who has won.
        [winner] Chips still in the pot at the end go to the winner. Joint winners share them equally, and what cannot be shared equally belongs to nobody.
       *[unclaimed] Chips still in the pot at the end belong to nobody and do not count for the result.
    }
    .title = Pot at the end

## History: why a clause was changed

inbetween-history-posts-order-2026-11-30-2 = The clause said that the order never matters. It does for an ace, where only an ace turned first may be called low.

## Options

inbetween-opt-chips = Chips at the start
    .help = How many chips each player starts with.
inbetween-opt-ante = Ante
    .help = How many chips everybody puts into the pot, at the start and when it is empty.
inbetween-opt-rounds = Rounds
    .help = How many rounds are played. With 0 it is as many as there are players.
    .value-0 = As many as there are players
inbetween-opt-reshuffle-rounds = Rounds between shuffles
    .help = After how many rounds the used cards are shuffled back into the pack. With 0 that is done only when too few cards are left.
    .value-0 = Only when too few cards are left
inbetween-opt-first-dealer = First dealer
    .help = How the player is found who deals first.
    .value-high-card = The highest card deals
    .value-agreed = The players agree
inbetween-opt-dealer-rotation = Passing the deal
    .help = When the deal passes to the next player at the left.
    .value-round = After every round
    .value-never = Never
    .value-turn = After every turn
inbetween-opt-pair = Pair
    .help = What happens when the two posts have the same rank.
    .value-win-2 = The player takes two chips
    .value-win-3 = The player takes three chips
    .value-redeal = Two new posts
    .value-high-low = A bet on higher or lower
    .value-pass = Nothing
inbetween-opt-consecutive = Adjacent ranks
    .help = What happens when the two posts are next to each other in rank.
    .value-lose-1 = The player pays one chip
    .value-redeal = Two new posts
    .value-pass = Nothing
inbetween-opt-match = Third card equal to a post
    .help = How much is lost when the third card has the rank of one of the posts.
    .value-single = The bet
    .value-double = Twice the bet
inbetween-opt-ace = Ace
    .help = Whether an ace among the posts may be called low.
    .value-high = Always high
    .value-first-choice = High or low if it is turned first
    .value-free = High or low as the player calls it
inbetween-opt-pass = Passing
    .help = With it, a player may pass instead of betting.
inbetween-opt-first-round-limit = Highest bet in the first round
    .help = How much may be bet at most while everybody has their first turn.
    .value-pot = The whole pot
    .value-half-pot = Half the pot
inbetween-opt-packs = Packs
    .help = How many packs of 52 cards are shuffled together.
inbetween-opt-end = End of the game
    .help = Whether the game also ends when the pot is empty.
    .value-rounds = After the agreed rounds
    .value-pot-empty = When the pot is empty
inbetween-opt-end-pot = Pot at the end
    .help = Who gets the chips that are still in the pot when the game is over.
    .value-unclaimed = Nobody
    .value-split = All still in the game
    .value-winner = The winner

## Readings: where sources differ or are silent

inbetween-reading-ace = Is the ace high or low?
    .why = The text from which this book began says that it is always high.
    .r-high = It is always high.
    .r-first-choice = An ace turned first is called high or low before the second card is turned; one turned second is high.
    .r-free = The player calls it high or low.
inbetween-reading-pair = What happens with a pair?
    .why = Two sources agree on two chips; one of them says that some play for three.
    .r-win-2 = The player takes two chips from the pot.
    .r-win-3 = The player takes three chips from the pot.
    .r-redeal = Two new posts are turned for the same player.
    .r-high-low = The player bets on higher or lower; a third card of the same rank costs three times the bet.
inbetween-reading-neighbours = What happens when the posts are next to each other in rank?
    .why = No card can lie between them, and two sources count that as lost; one of them names the amount.
    .r-lose-1 = The player pays one chip.
    .r-redeal = Two new posts are turned for the same player.
    .r-pass = Nothing is won or lost.
inbetween-reading-match = What does a third card cost that equals a post?
    .why = The text from which this book began counts it as an ordinary loss, and another source agrees.
    .r-single = The bet.
    .r-double = Twice the bet.
inbetween-reading-passing = Must a player bet?
    .why = The text from which this book began says so, and another source agrees.
    .r-must-bet = Yes, at least one chip.
    .r-may-pass = No: a player may pass.
inbetween-reading-first-round = How much may be bet in the first round?
    .why = The text from which this book began makes no difference between rounds.
    .r-pot = As much as in any other round: up to the whole pot.
    .r-half-pot = At most half the pot.
inbetween-reading-first-dealer = Who deals first?
    .why = Two sources let the highest card decide.
    .r-high-card = The player who is dealt the highest card.
    .r-silent = Nothing is said about it.
inbetween-reading-rotation = Does the deal pass on?
    .why = One source lets it pass to the left, and a round, in which everybody has one turn, is the natural unit for that.
    .r-round = Yes, to the left after every round.
    .r-never = No: the same player goes on dealing.
inbetween-reading-rounds = How many rounds are played?
    .why = The text leaves it to the players. With as many rounds as players, everybody deals once if the deal passes on. Agree on this before play.
    .r-as-players = As many as there are players.
    .r-silent = Nothing is said about it.
inbetween-reading-reshuffle = When are the used cards shuffled back?
    .why = The text leaves it to the players. After every round is the simplest: each begins with the full pack.
    .r-every-round = After every round.
    .r-when-out = When the pack has run out.
inbetween-reading-refill = Does everybody ante again when a pair has emptied the pot?
    .why = The text speaks only of a bet for the whole pot; but with an empty pot nobody could bet. Agree on this before play.
    .r-always = Yes, however the pot became empty.
    .r-silent = Nothing is said about it.
inbetween-reading-short-pot = What if there is less in the pot than a pair wins?
    .why = Nobody plays on credit, and the pot cannot either. Agree on this before play.
    .r-takes-rest = The player takes what is there.
    .r-silent = Nothing is said about it.
inbetween-reading-short-pack = What if the cards run short before it is time to shuffle?
    .why = A turn may need three cards, and it should not be broken off.
    .r-below-three = With fewer than three cards left, the discards are shuffled in before the turn.
    .r-when-out = The cards are shuffled again when they have run out.
inbetween-reading-bust = What becomes of a player without chips?
    .why = A player has to bet, and cannot without chips. Agree on this before play.
    .r-out = The player is out of the game.
    .r-silent = Nothing is said about it.
inbetween-reading-end = When does the game end?
    .why = The text from which this book began counts rounds.
    .r-rounds = After the agreed number of rounds.
    .r-pot-empty = When somebody has won the whole pot.
inbetween-reading-tie = What if several players have the most chips?
    .why = Nothing else is there to decide between them. Agree on this before play.
    .r-shared = They share the win.
    .r-silent = Nothing is said about it.
inbetween-reading-end-pot = Who gets the chips in the pot at the end?
    .why = The text compares only the chips of the players. Agree on this before play.
    .r-unclaimed = Nobody.
    .r-silent = Nothing is said about it.

## Events: $seat is the player concerned

inbetween-event-began = { $players } players begin with { $chips ->
        [one] { $chips } chip each;
       *[other] { $chips } chips each;
    } { $rounds ->
        [one] { $rounds } round will be played.
       *[other] { $rounds } rounds will be played.
    }
inbetween-event-dealer-card = To see who deals, player { $seat } is dealt { $card } face up.
inbetween-event-dealer-tied = { $players } players tie for the highest card and draw again.
inbetween-event-first-dealer = { $how ->
        [agreed] The players have agreed that player { $seat } deals first.
       *[high-card] Player { $seat } has the highest card and deals first.
    }
# $again is yes when the pot had become empty.
inbetween-event-anted = { $again ->
        [yes] The pot is empty, and { $players } players ante again, { $chips ->
            [one] { $chips } chip each.
           *[other] { $chips } chips each.
        } In the pot: { $pot }.
       *[no] { $players } players ante { $chips ->
            [one] { $chips } chip each.
           *[other] { $chips } chips each.
        } In the pot: { $pot }.
    }
inbetween-event-shuffled = { $why ->
        [start] Player { $seat } shuffles the { $count } cards, and the player at the right cuts.
        [round] The used cards go back into the pack. Player { $seat } shuffles all { $count } cards, and the player at the right cuts.
       *[short] Fewer than three cards are left, so the discards are shuffled in with them. Player { $seat } shuffles all { $count } cards, and the player at the right cuts.
    }
inbetween-event-round-began = Round { $round } of { $rounds } begins. Player { $seat } deals.
inbetween-event-first-post = The first post of player { $seat } is { $card }: it has to be called high or low before the second is turned.
inbetween-event-called-ace = { $side ->
        [low] Player { $seat } calls { $card } low.
       *[high] Player { $seat } calls { $card } high.
    }
inbetween-event-posts = The posts of player { $seat } are { $cards }.
inbetween-event-ace-asked = One post is an ace, and player { $seat } has to call it high or low.
# $gap is the number of ranks between the posts; $forced is no where the player may pass.
inbetween-event-bet-due = { $gap ->
        [one] { $gap } rank lies between the posts.
       *[other] { $gap } ranks lie between the posts.
    } { $forced ->
        [yes] { $maximum ->
            [1] Player { $seat } must bet, and can bet only 1 chip.
           *[other] Player { $seat } must bet, from 1 to { $maximum } chips.
        }
       *[no] { $maximum ->
            [1] Player { $seat } may bet 1 chip or pass.
           *[other] Player { $seat } may bet from 1 to { $maximum } chips or pass.
        }
    }
# $due is what a pair wins; $chips is less when there was less in the pot.
inbetween-event-pair-won = It is a pair. Player { $seat } takes { $chips ->
        [one] { $chips } chip from the pot;
       *[other] { $chips } chips from the pot;
    } { $due ->
        [2] { $chips ->
            [2] { $pot ->
                [0] it is now empty.
                [one] { $pot } is left in it.
               *[other] { $pot } are left in it.
            }
           *[other] there was no more in it.
        }
       *[3] { $chips ->
            [3] { $pot ->
                [0] it is now empty.
                [one] { $pot } is left in it.
               *[other] { $pot } are left in it.
            }
           *[other] there was no more in it.
        }
    }
inbetween-event-pair-redealt = It is a pair, so two new posts are turned for player { $seat }.
inbetween-event-pair-passed = It is a pair, and player { $seat } neither wins nor loses anything.
inbetween-event-pair-asked = It is a pair. Player { $seat } has to call higher or lower, and can then bet { $maximum ->
        [1] only 1 chip.
       *[other] up to { $maximum } chips.
    }
inbetween-event-called = { $side ->
        [low] Player { $seat } calls lower.
       *[high] Player { $seat } calls higher.
    }
inbetween-event-consecutive-paid = The posts are next to each other in rank. Player { $seat } pays { $chips ->
        [one] { $chips } chip into the pot.
       *[other] { $chips } chips into the pot.
    } In the pot: { $pot }.
inbetween-event-consecutive-redealt = The posts are next to each other in rank, so two new ones are turned for player { $seat }.
inbetween-event-consecutive-passed = The posts are next to each other in rank, and player { $seat } neither wins nor loses anything.
# $pot is what was in the pot before the bet was decided.
inbetween-event-bet = Player { $seat } bets { $chips ->
        [one] { $chips } chip;
       *[other] { $chips } chips;
    } in the pot: { $pot }.
inbetween-event-passed = Player { $seat } passes.
inbetween-event-third = The third card is { $card }.
inbetween-event-won = { $how ->
        [higher] It is higher, as called.
        [lower] It is lower, as called.
       *[between] It lies between the posts.
    } Player { $seat } takes { $chips ->
        [one] { $chips } chip from the pot.
       *[other] { $chips } chips from the pot.
    } In the pot: { $pot }.
# $chips is what the player pays: the bet, twice or three times as much, or all that is left if that is less.
inbetween-event-lost = { $why ->
        [match] It equals one of the posts.
        [wrong-side] It is on the other side of the pair.
        [third-equal] It has the same rank as the pair.
       *[outside] It lies outside the posts.
    } With a bet of { $bet }, player { $seat } pays { $chips ->
        [one] { $chips } chip into the pot.
       *[other] { $chips } chips into the pot.
    } In the pot: { $pot }.
inbetween-event-turn-ended = The turn of player { $seat } is over. Cards on the discard pile: { $discards }.
inbetween-event-round-ended = Round { $round } of { $rounds } is over.
inbetween-event-pot-empty-last = The pot is empty, but no turn is left to play, so nobody antes again.
inbetween-event-went-out = { $why ->
        [no-chips] Player { $seat } has no chips and is out of the game.
       *[ante] Player { $seat } cannot pay the ante and is out of the game with { $chips ->
            [0] no chips.
            [one] { $chips } chip.
           *[other] { $chips } chips.
        }
    }
inbetween-event-dealer-passed = { $why ->
        [out] The dealer is out, and the deal passes to player { $seat }.
       *[other] The deal passes to player { $seat }.
    }
inbetween-event-ended = { $why ->
        [pot-empty] The pot is empty, and the game ends.
        [last-player] Only one player is left, and the game ends. Left in the pot: { $pot }.
       *[rounds] All rounds have been played, and the game ends. Left in the pot: { $pot }.
    }
inbetween-event-pot-unclaimed = Nobody gets what is left in the pot: { $chips ->
        [one] { $chips } chip.
       *[other] { $chips } chips.
    }
# $left is what cannot be shared equally.
inbetween-event-pot-shared = The pot is shared among { $players } players: { $chips ->
        [one] { $chips } chip each,
       *[other] { $chips } chips each,
    } and { $left ->
        [0] nothing is left.
        [one] { $left } chip is left for nobody.
       *[other] { $left } chips are left for nobody.
    }
inbetween-event-pot-to-winner = From the pot player { $seat } gets { $chips ->
        [one] { $chips } chip.
       *[other] { $chips } chips.
    }
inbetween-event-game-won = { $shared ->
        [yes] Player { $seat } shares the win with { $chips ->
            [one] { $chips } chip.
           *[other] { $chips } chips.
        }
       *[no] Player { $seat } wins the game with { $chips ->
            [one] { $chips } chip.
           *[other] { $chips } chips.
        }
    }

## Refusals: $seat is the player who tried

inbetween-refused-not-your-turn = It is player { $turn }’s turn, so player { $seat } has to wait.
inbetween-refused-game-over = The game is over, and nothing more can be done in it. A new game can be started.
inbetween-refused-awaiting-shuffle = Cards have to be shuffled first. Only then can a player act.
inbetween-refused-out-of-game = Player { $seat } is out of the game and takes no more turns, but may watch to the end.
inbetween-refused-wrong-pack = These are not exactly the cards that are to be shuffled. Each of those cards must be there as often as the packs have it, and no others.
inbetween-refused-not-chance = The cards are in order, and nothing is to be shuffled now. The player whose turn it is must act.
inbetween-refused-bet-low = The lowest bet is { $minimum ->
        [one] { $minimum } chip.
       *[other] { $minimum } chips.
    } Player { $seat } must bet more.
inbetween-refused-bet-pot = A bet may not exceed the pot, and in the pot there { $pot ->
        [one] is { $pot } chip.
       *[other] are { $pot } chips.
    } Player { $seat } must bet less.
inbetween-refused-bet-half = In the first round a bet may not exceed half the pot: here at most { $maximum ->
        [one] { $maximum } chip
       *[other] { $maximum } chips
    } may be bet. Player { $seat } must bet less.
inbetween-refused-bet-chips = Player { $seat } has { $chips ->
        [one] only { $chips } chip
       *[other] only { $chips } chips
    } and cannot bet more.
inbetween-refused-must-bet = Passing is not allowed at this table. Player { $seat } must bet at least 1 chip.
inbetween-refused-call-first = { $of ->
        [ace] Player { $seat } must first call the ace high or low.
       *[pair] Player { $seat } must first call higher or lower.
    }
inbetween-refused-no-call = There is nothing for player { $seat } to call now: neither an ace nor a pair is waiting to be called. The player must bet, or pass where that is allowed.

## Errors: positions and moves that cannot be

inbetween-error-no-posts = “{ $word }” is set, but there are no posts. Name them too: “{ $line }”.
# $sum is what chips and pot make, $total what all players brought.
inbetween-error-chips-total = The players’ chips ({ $chips }) and the pot ({ $pot }) make { $sum }, but the players brought { $total }.
inbetween-error-too-many-chips = The players have { $chips } chips, more than the { $total } that they brought.
inbetween-error-pot-empty = The pot is empty, and no turn begins with an [empty pot](clause:inbetween.pot.refill).
inbetween-error-out-with-chips = Player { $seat } is out of the game, but can still pay the ante (chips: { $chips }).
inbetween-error-no-chips = Player { $seat } has no chips and is [out of the game](clause:inbetween.bust), so it cannot be that player’s turn.
inbetween-error-round = This game has { $rounds ->
        [one] { $rounds } round
       *[other] { $rounds } rounds
    }, so there is no round { $round }.
inbetween-error-too-few-cards = The stock is [too short](clause:inbetween.reshuffle.short) for this turn (cards left: { $count }). Name fewer discards or more cards of the stock.
inbetween-error-no-ace-to-call = There is [no ace to be called](clause:inbetween.rank) high or low here.
inbetween-error-two-posts = There must be [two posts](clause:inbetween.turn.posts) here, not { $count }.
inbetween-error-ace-not-called = The ace was turned first, so the player has called it high or low. Add “{ $form }” or “{ $other }”.
inbetween-error-pair-settled = The posts are a pair, and there is [nothing left to decide](clause:inbetween.pair). Choose other posts.
inbetween-error-neighbours-settled = The posts are consecutive, and there is [nothing left to decide](clause:inbetween.consecutive). Choose other posts.
inbetween-error-nothing-to-call = Higher or lower is called only after a pair, and only where [that is agreed](clause:inbetween.opt.pair).

## Actions, as buttons

inbetween-action-bet = Bet
inbetween-action-bet-amount = Bet { $chips ->
        [one] { $chips } chip
       *[other] { $chips } chips
    }
inbetween-action-pass = Pass
inbetween-action-ace-high = { $card ->
        [none] Call an ace high
       *[other] Call { $card } high
    }
inbetween-action-ace-low = { $card ->
        [none] Call an ace low
       *[other] Call { $card } low
    }
inbetween-action-higher = Higher than { $card }
inbetween-action-lower = Lower than { $card }
inbetween-action-deal = Shuffle

## Amounts and the words of the table

inbetween-amount-chips = Chips
inbetween-amount-pot = Chips in the pot
inbetween-amount-stock = Cards not yet turned
inbetween-amount-discards = Cards on the discard pile
inbetween-amount-round = Round
inbetween-amount-turns = Turns
inbetween-table-stock = Not yet turned: { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }
inbetween-table-discards = Discard pile: { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }
inbetween-table-posts = Posts
inbetween-table-third = Third card
inbetween-table-gap = { $gap ->
        [one] { $gap } rank between
       *[other] { $gap } ranks between
    }
inbetween-table-chips = { $chips ->
        [one] { $chips } chip
       *[other] { $chips } chips
    }
inbetween-table-dealer = dealer
inbetween-table-to-act = to play
inbetween-table-out = out of the game
inbetween-table-winner = winner
inbetween-table-round = Round { $round } of { $rounds }
inbetween-table-called = { $side ->
        [low] called: low
       *[high] called: high
    }

# What the player to act looks at in the terminal; $gap is none while there is none.
inbetween-holding = { $posts ->
        [none] No posts have been turned.
       *[other] Posts: { $posts }.
    } { $gap ->
        [none] In the pot: { $pot }.
        [one] { $gap } rank lies between them. In the pot: { $pot }.
       *[other] { $gap } ranks lie between them. In the pot: { $pot }.
    } Your chips: { $chips }.

## Bots

inbetween-bot-random = Random
    .help = Makes any allowed move, each with the same chance.
inbetween-bot-sensible = Sensible
    .help = Counts the cards that have been turned and bets by the exact odds.
inbetween-bot-look-ahead = Look-ahead
    .help = Imagines many ways in which the cards not yet turned may lie, and makes the move that does best in them.

## Why the sensible player does what it does

inbetween-bot-reason-bet-most = Of { $unseen ->
        [one] { $unseen } unseen card
       *[other] { $unseen } unseen cards
    }, { $win } would win and { $lose } would lose. Even allowing for [what an equal card costs](clause:inbetween.lose.match), the odds are good, so the bet is the highest allowed: { $chips }.
inbetween-bot-reason-bet-least-must = Of { $unseen ->
        [one] { $unseen } unseen card
       *[other] { $unseen } unseen cards
    }, only { $win } would win, which is not enough. But [a bet has to be made](clause:inbetween.bet.forced), so the bet is the lowest allowed.
inbetween-bot-reason-bet-least-even = Of { $unseen ->
        [one] { $unseen } unseen card
       *[other] { $unseen } unseen cards
    }, { $win } would win, just enough for an even bet. Nothing is to be gained by a large one.
inbetween-bot-reason-pass = Of { $unseen ->
        [one] { $unseen } unseen card
       *[other] { $unseen } unseen cards
    }, only { $win } would win, which is not enough, and [passing](clause:inbetween.opt.pass) is allowed.
inbetween-bot-reason-call-pass = Of { $unseen ->
        [one] { $unseen } unseen card
       *[other] { $unseen } unseen cards
    }, even the better call would win with only { $win }, and [passing](clause:inbetween.opt.pass) is allowed.
inbetween-bot-reason-call-pair = { $side ->
        [high] Of { $unseen ->
            [one] { $unseen } unseen card
           *[other] { $unseen } unseen cards
        }, { $win } would win if higher is called, and no more if lower is.
       *[low] Of { $unseen ->
            [one] { $unseen } unseen card
           *[other] { $unseen } unseen cards
        }, { $win } would win if lower is called, and fewer if higher is.
    }
inbetween-bot-reason-call-ace-first = { $side ->
        [high] Over all the second cards that may come, an ace called high is worth at least as much as one called low.
       *[low] Over all the second cards that may come, an ace called low is worth more than one called high.
    }
inbetween-bot-reason-call-ace = { $side ->
        [high] With the ace high, at least as many unseen cards would fall between the posts as with it low.
       *[low] With the ace low, more unseen cards would fall between the posts than with it high.
    }

## Odds

inbetween-odds-win = wins
inbetween-odds-match = equals a post
inbetween-odds-lose = loses otherwise
inbetween-odds-unseen = Cards not yet turned
inbetween-odds-expectation = Average gain
inbetween-odds-fair = A fair bet: in the long run nothing is won or lost by it
inbetween-odds-favourable = A favourable bet
inbetween-odds-unfavourable = An unfavourable bet
inbetween-odds-assumption = Every order of the cards not yet turned is taken to be equally likely.

## What other texts get wrong: the mistake, and .right, the truth

inbetween-wrong-what-is-bet = One text says that a player bets on how much the next card is worth.
    .right = The bet is that its rank lies [between the posts](clause:inbetween.win). How far between makes no difference.
inbetween-wrong-pile = One text says that a player with a pair takes two chips from the pile.
    .right = The chips come from the [pot](clause:inbetween.pair). The only pile is that of the used cards.
inbetween-wrong-one-after-another = In one text a player pays a chip when the two cards come “one after the other”.
    .right = Two cards always do. What counts is that their [ranks are adjacent](clause:inbetween.consecutive), such as 5 and 6.
inbetween-wrong-ante-unclear = One text first makes the ante “a certain number of chips” and then one chip.
    .right = It is [one chip](clause:inbetween.ante), unless the players agree on more.

## Worked examples: title, .intro, and a note for each step that has one

inbetween-example-between = Between the posts
    .intro = What does one turn look like, from the antes to the third card? Four players have agreed that player 1 deals first; player 2, at the dealer’s left, has the first turn.
inbetween-example-between-twenty-chips-each = Everybody has [20 chips](clause:inbetween.chips.start), and the pot is still empty. Each player will [ante](term:ante) one chip before the first card is turned.
inbetween-example-between-antes-and-posts = Four antes make a pot of 4. A card from three to eight would fall between the two [posts](term:posts), and those are 24 of the 50 unseen cards. Player 2 [must bet](clause:inbetween.bet.forced), and may bet [up to the whole pot](clause:inbetween.bet.max).
inbetween-example-between-seven-falls-between = The seven lies between two and nine, so player 2 [takes two chips](clause:inbetween.win) from the pot and has 21. Suits play no part in it. Player 3, who comes next, finds only two chips there to bet for.

inbetween-example-whole-round = A whole round
    .intro = What can happen in a round of four turns? Player 1 deals, so players 2, 3 and 4 have their turns first and player 1 comes last.
inbetween-example-whole-round-four-players = Each of the four has 20 chips. They have not agreed otherwise, so there will be [as many rounds as players](clause:inbetween.rounds.agreed), and everybody deals once.
inbetween-example-whole-round-left-of-the-dealer-begins = [The player at the dealer’s left](clause:inbetween.turn.order) begins. With six ranks between the posts the chance is a little less than one half, and player 2 bets half the pot.
inbetween-example-whole-round-two-chips-won = Player 2 has 21 now, and the pot has shrunk to 2. That is therefore [the most](clause:inbetween.bet.max) that player 3 may bet; a bet of 3 is refused.
inbetween-example-whole-round-three-is-outside = The three is lower than both of player 3’s posts, so the two chips [go into the pot](clause:inbetween.lose). Player 4 has no decision at all: five and six are [adjacent](clause:inbetween.consecutive), which costs one chip without a third card. Now it is [the dealer’s own turn](clause:inbetween.turn.dealer-last).
inbetween-example-whole-round-the-whole-pot = Nine ranks between the posts are worth a high bet, and the 9♥ wins all five chips. As the pot is empty then, [everybody antes again](clause:inbetween.pot.refill). The round ends with 23, 20, 16 and 17 chips for players 1 to 4 and 4 in the pot, 80 in all as at the start.

inbetween-example-pair = A pair of posts
    .intro = What happens when the two posts are equal? Four players; player 1 deals, and it is player 2’s turn.
inbetween-example-pair-pot-of-four = The four antes are in the pot, so each player has 19 chips. No card has been turned in this turn yet.
inbetween-example-pair-two-chips-for-a-pair = Nothing can lie between two eights. The player is not asked to bet but [takes two chips](clause:inbetween.pair), 21 now, and the turn ends without a third card. Player 3’s posts are turned at once.

inbetween-example-equal-loses = Equal to a post
    .intro = Does a third card win that is equal to one of the posts? Four players; player 1 deals, and player 2 has a four and a jack.
inbetween-example-equal-loses-six-ranks-between = Of the 50 unseen cards 24 lie between the posts and 20 outside. The remaining six are three fours and three jacks.
inbetween-example-equal-loses-another-jack = A jack is not [strictly between](term:strictly-between) a four and a jack, so the bet [is lost](clause:inbetween.lose.match). It costs just the bet, three chips, as if the card lay outside.

inbetween-example-ace-is-high = The ace is high
    .intro = Where does the ace stand, next to the king or next to the two? Three players; player 3 deals, and player 1 has a two and an ace.
inbetween-example-ace-is-high-the-widest-gap = [The ace is high](clause:inbetween.rank), so all the eleven ranks from three to king lie between the posts. Only six of the 50 unseen cards can lose, the three other twos and the three other aces. Player 1 bets the whole pot.
inbetween-example-ace-is-high-even-that-can-fail = The two is [equal to a post](clause:inbetween.lose.match), and six chips are gone. For player 2 the ace is high as well: [king and ace are adjacent](clause:inbetween.consecutive.ace) and cost one chip. Ace and two are not adjacent, and player 3 has to bet.
inbetween-example-ace-is-high-eleven-ranks-between = Three aces and three twos had been seen by then, so just two of the 45 unseen cards could lose. That the ace was turned first [makes no difference](clause:inbetween.posts.order). Player 3 empties the pot with 13 chips, and all three ante again.

inbetween-example-how-much = How much may be bet
    .intro = What is the lowest bet, and what is the highest? Three players; player 3 deals. Player 1 has four chips left, and six are in the pot.
inbetween-example-how-much-four-chips-before-a-pot-of-six = Any bet from one to four chips is allowed. Five would be more than player 1 has, seven more than [the pot](clause:inbetween.bet.max) as well. To bet nothing or to pass [is not allowed](clause:inbetween.bet.forced) either.
inbetween-example-how-much-one-chip-is-the-least = With six ranks between the posts the odds are slightly against the player, so the lowest bet is the sensible one. The queen is outside and costs only that chip: three are left.

inbetween-example-draw-for-the-deal = Who deals first?
    .intro = How is the first dealer found? Three players sit down. Player 1 has the pack in hand for the moment, but that does not make player 1 the dealer.
inbetween-example-draw-for-the-deal-one-card-each = Everybody will be dealt one card face up, and [the highest card deals](clause:inbetween.dealer.first). Nobody has put a chip into the pot yet.
inbetween-example-draw-for-the-deal-two-kings = Two kings are equal, since suits do not count. Only the two players who hold them draw again, player 3 does not. Now nine beats five, and player 1 deals.
inbetween-example-draw-for-the-deal-shuffle-and-antes = The cards of the draw go back, and all 52 are shuffled and [cut](clause:inbetween.shuffle). Three antes are paid, and player 2, [at the dealer’s left](clause:inbetween.turn.order), has the first turn.

inbetween-example-out-of-chips = Out of chips
    .intro = What becomes of a player who has lost everything? Three players; player 2 deals, and it is the turn of player 1, who is down to three chips.
inbetween-example-out-of-chips-three-chips-left = Five ranks lie between five and jack. Betting one chip would leave two for later; to bet all three is [the most that player 1 can do](clause:inbetween.bet.max), although there are ten in the pot.
inbetween-example-out-of-chips-nothing-left = The king is outside, and player 1 has no chips. That alone does not put anybody out: it is [when the next turn begins](clause:inbetween.bust) that there have to be chips. Meanwhile player 2 has the last turn of this round.
inbetween-example-out-of-chips-out-when-his-turn-begins = Player 3 deals now, so player 1 would have the first turn of the new round. There is nothing to bet with: player 1 [is out](clause:inbetween.bust), the place is skipped, and player 2’s posts are turned instead.

inbetween-example-last-player = Only one is left
    .intro = What if everybody but one player is out? Two players; player 1 deals and has the last turn of the round, with two chips against 30.
inbetween-example-last-player-two-chips-against-thirty = Four ranks lie between seven and queen, 16 of the 50 unseen cards, so the odds are poor. One chip would be enough to bet, and would keep player 1 in the game for one more turn.
inbetween-example-last-player-the-other-one-wins = Player 1 has bet everything and lost it, and has nothing to begin the next turn with. As only player 2 is left, [the game ends at once](clause:inbetween.bust.last), with a round still to go. The ten chips in the pot [belong to nobody](clause:inbetween.end.pot).

inbetween-example-last-turn = The last turn of the game
    .intro = Do the players ante once more when the very last turn empties the pot? Three players have agreed on a single round. Player 3 deals and has the last turn; the others hold 15 and 20 chips.
inbetween-example-last-turn-the-dealer-plays-last = Player 3 has 20 chips, just as many as player 2, so this turn decides who wins. The posts leave nine ranks between them: reason enough to bet all that is in the pot.
inbetween-example-last-turn-no-new-ante = The eight wins all five chips. Antes are paid to have something to bet for, and [no turn is left](clause:inbetween.pot.refill.not-last), so the pot stays empty. With 25 chips player 3 [wins the game](clause:inbetween.end).

inbetween-example-pot-left-over = Chips left in the pot
    .intro = To whom does the pot belong when the game is over? Three players have agreed on a single round. Player 3 deals and has the last turn; player 2 is ahead with 20 chips to 18 and 18.
inbetween-example-pot-left-over-four-in-the-pot = Only a seven lies between six and eight, but [at least one chip](clause:inbetween.bet.forced) must be bet. To overtake player 2 would take a bet of three chips and a seven.
inbetween-example-pot-left-over-three-chips-for-nobody = The seven comes, but the cautious bet wins only one chip: 19 is not enough against 20. The three chips in the pot [count for nobody](clause:inbetween.end.pot), not even for the winner.

inbetween-example-joint-winners = Joint winners
    .intro = Who wins when two players have the same number of chips? Four players have agreed on a single round. Player 4 deals and has the last turn with 22 chips; player 1 has 23.
inbetween-example-joint-winners-one-chip-short = With one chip in the pot there is just one bet possible. Nine ranks lie between the posts, so player 4 has good hopes of catching up.
inbetween-example-joint-winners-shared = Players 1 and 4 have 23 chips each, more than anybody else, and [share the win](clause:inbetween.end.tie). There is no deciding turn, and nobody antes for the empty pot.

inbetween-example-short-pot = A pair and a single chip
    .intro = What does a pair win when there are not two chips in the pot? Three players; player 3 deals, and player 1 has the first turn.
inbetween-example-short-pot-a-pot-of-one = Earlier turns have left a single chip in the pot. The players hold 20, 19 and 20.
inbetween-example-short-pot-one-chip-instead-of-two = A pair would earn two chips, but player 1 [takes what is there](clause:inbetween.pair.short-pot), and nobody owes the other one. That empties the pot, and [all three ante](clause:inbetween.pot.refill): player 1 is back at 20.

inbetween-example-three-cards-left = The pack runs out
    .intro = What happens when the pack is nearly used up? Three players have agreed that the cards are shuffled [only when they run short](clause:inbetween.opt.reshuffle-rounds). Player 3 deals, and player 1 is to bet.
inbetween-example-three-cards-left-one-card-left = When this turn began there were three cards, [just enough](clause:inbetween.reshuffle.short) for two posts and a third card. Whoever has remembered the 49 discards knows that the last card is the 8♦. Player 1 evidently has not, and bets only one chip.
inbetween-example-three-cards-left-the-pack-is-used-up = The eight wins. Now no card is left for the next turn, so all [discards](clause:inbetween.discards) have to be shuffled before player 2’s posts can be turned.
inbetween-example-three-cards-left-all-cards-again = The 52 cards are a fresh pack again, and two of them are player 2’s posts. It is still the same round, with the same dealer.

inbetween-example-game-for-two = A game for two
    .intro = How does a whole game run from the first ante to the end? Two players begin with 20 chips each; player 2 deals the first round.
inbetween-example-game-for-two-everybody-deals-once = Two players make [two rounds](clause:inbetween.rounds.agreed), so each of them deals once. Before every round [all cards are shuffled](clause:inbetween.reshuffle.agreed).
inbetween-example-game-for-two-first-round = The pot is small, only two antes. Eight ranks lie between four and king, which is 32 of the 50 unseen cards: player 1 will bet the whole pot.
inbetween-example-game-for-two-pot-won-and-filled = Player 1 has won the pot, and [both ante again](clause:inbetween.pot.refill). The dealer’s own posts are [adjacent](clause:inbetween.consecutive) and cost player 2 one chip. That was the first round; [the deal passes](clause:inbetween.dealer.rotate) to player 1.
inbetween-example-game-for-two-second-round = Player 2 now begins, as the player at the dealer’s left. Seven ranks lie between three and jack, 28 of 50 cards, so a bet is slightly in the player’s favour. Player 2 stays careful all the same.
inbetween-example-game-for-two-last-turn-is-a-pair = The queen takes a chip from player 2, and then a pair of sixes gives player 1 two without any risk. After [the last round](clause:inbetween.end) player 1 has 22 chips, player 2 has 16, and the two in the pot [belong to nobody](clause:inbetween.end.pot).

inbetween-example-double-match = Equal costs double
    .intro = At some tables a third card equal to a post [costs twice the bet](clause:inbetween.opt.match). What if a player does not have that much? Three players; player 3 deals, and player 1 is to bet with ten chips.
inbetween-example-double-match-eight-in-the-pot = Only three ranks lie between five and nine, so most cards lose. Six of the 50 unseen cards, the other fives and nines, would even cost the double amount.
inbetween-example-double-match-twice-four = The nine equals a post: player 1 pays eight chips instead of four and has two left. The pot grows to 16, but player 2, with three chips, [can bet no more than those](clause:inbetween.bet.max).
inbetween-example-double-match-all-he-has = Another card equal to a post. Twice two would be four, but player 2 has only three chips and [pays all of them](clause:inbetween.lose.match); no debt remains. Nor does anybody make up the difference.

inbetween-example-two-new-posts = Two new posts
    .intro = At some tables adjacent posts cost nothing but are [replaced](clause:inbetween.opt.consecutive). How does that go? Three players; player 3 deals, and player 1 has the first turn.
inbetween-example-two-new-posts-before-the-turn = The three antes are in the pot, and each player has 19 chips.
inbetween-example-two-new-posts-the-same-player-again = Under the usual rule five and six would have cost player 1 a chip. Here they are put aside, and the same player gets two and jack, eight ranks apart. 30 of the 48 unseen cards win.
inbetween-example-two-new-posts-eight-falls-between = The eight wins the whole pot of three chips, and everybody antes again. The two posts put aside stay on the discard pile, so five cards lie there.

inbetween-example-higher-or-lower = Higher or lower
    .intro = At some tables a pair is [a bet of its own](clause:inbetween.opt.pair): will the third card be higher or lower? Three players; player 3 deals, and player 1 has the first turn.
inbetween-example-higher-or-lower-before-the-pair = The pot holds five chips. Players 1 and 2 have 19 each, player 3 has 17.
inbetween-example-higher-or-lower-he-has-to-say = The call comes before the bet, so a bet is refused as yet. 28 of the 50 unseen cards are higher than a seven, 20 are lower, and two are sevens: “higher” has the better chances.
inbetween-example-higher-or-lower-higher = The call is final; “lower” is no longer possible. Player 1 may bet from one chip up to the five in the pot.
inbetween-example-higher-or-lower-a-third-seven = The worst card of all: a third seven is neither higher nor lower, and with this option it [costs three times the bet](clause:inbetween.opt.pair). Nine chips go into the pot, which now holds 14. Player 2 has a pair as well.
inbetween-example-higher-or-lower-lower = Only queens, kings and aces are higher than a jack, twelve cards, while 33 unseen cards are lower. So “lower” is the natural call.
inbetween-example-higher-or-lower-four-is-lower = The four is lower, as called, and wins the bet once: four chips, though the pot would have allowed 14. Player 2 has 23.

inbetween-example-calling-the-ace = Calling the ace
    .intro = At some tables an ace that is turned first may be [called high or low](clause:inbetween.opt.ace). What good is that? Three players; player 3 deals, and player 1 has the first turn.
inbetween-example-calling-the-ace-before-the-turn = The usual three antes are in the pot. Nobody knows yet whether an ace will come at all.
inbetween-example-calling-the-ace-an-ace-comes-first = Player 1 has to call the ace before seeing the second post; a bet is not yet possible. High, it will stand above the king, and low, below the two.
inbetween-example-calling-the-ace-low-ace-and-two = Low was the wrong guess here. A low ace is [next to the two](clause:inbetween.consecutive.ace), and that costs one chip; called high, it would have left eleven ranks between. Now player 2 has an ace first, too.
inbetween-example-calling-the-ace-the-second-ace-is-high = Only an ace turned first is called; the second one [is always high](clause:inbetween.rank). Between a low ace and a high ace lie all twelve other ranks, the widest gap there is.
inbetween-example-calling-the-ace-only-an-ace-would-lose = Of the 48 unseen cards only the A♦ could have lost, so player 2 was right to bet everything in the pot. It is empty now, and all three ante again.

inbetween-example-passing = Passing
    .intro = At some tables a player [may pass](clause:inbetween.opt.pass) instead of betting. When is that worth it? Three players; player 3 deals, and player 1 is to play.
inbetween-example-passing-two-ranks-between = Only a seven or an eight lies between six and nine, eight of the 50 unseen cards. Elsewhere player 1 would [have to risk a chip](clause:inbetween.bet.forced) on that. To bet nothing is not a bet; the word for it is passing.
inbetween-example-passing-not-this-time = No third card is turned, the turn is over, and player 1 keeps all 19 chips. Player 2 may pass too, but has eight ranks between the posts.
inbetween-example-passing-a-better-gap = 30 of the 48 unseen cards were on player 2’s side, so there was no reason to pass. The ten wins the whole pot.

## First lesson

inbetween-lesson-between = Between the posts
    .idea = Two cards lie face up: the [posts](term:posts). The player bets that the rank of a third card will lie between them. Player 1 bets one chip, and the third card is the 7♥.
    .question = Is the bet won or lost?
    .answer = The 7 lies between 4 and jack, so player 1 takes one chip from the [pot](term:pot).
    .choice-1 = Won
    .choice-2 = Lost
inbetween-lesson-outside = Outside the posts
    .idea = The posts are the J♠ and the 5♦; which was turned first does not matter. Player 1 bets one chip, and the third card is the Q♥.
    .question = Is the bet won or lost?
    .answer = The queen is higher than the jack. Player 1 pays the chip into the pot.
    .choice-1 = Won
    .choice-2 = Lost
inbetween-lesson-equal = Equal to a post
    .idea = The third card has to lie [strictly between](term:strictly-between) the posts. They are the 3♣ and the 9♦, player 1 bets one chip, and the third card is the 9♠.
    .question = Is the bet won or lost?
    .answer = A nine does not lie between 3 and 9: a card that equals a post loses. Suits do not matter.
    .choice-1 = Won
    .choice-2 = Lost
inbetween-lesson-ace = The ace
    .idea = [The ace is the highest card](clause:inbetween.rank), above the king. The posts are the 10♠ and the A♥; player 1 bets one chip, and the third card is the K♦.
    .question = Is the bet won or lost?
    .answer = Jack, queen and king lie between a ten and an ace, so the king wins.
    .choice-1 = Won
    .choice-2 = Lost
inbetween-lesson-must-bet = Having to bet
    .idea = Between the 5♥ and the 7♣ there is only the 6. Hardly any third card would win.
    .question = What may player 1 *not* do?
    .answer = There is no passing: a player must bet at least one chip, however narrow the gap. It is wise to bet no more than that one here.
inbetween-lesson-highest-bet = The highest bet
    .idea = With a 2 and a king for posts the chances are nearly as good as they can be. There are three chips in the pot, and player 1 has 19.
    .question = Which bet is *not* allowed?
    .answer = A bet may be as high as the pot, but no higher: there has to be something to win. Nor may it exceed the player’s own chips.
inbetween-lesson-pair = A pair
    .idea = Everybody has paid one chip into the pot, the [ante](term:ante), and has 19 left. For player 1 the 8♠ and the 8♦ are turned: a pair.
    .question = How many chips does player 1 have after this turn?
    .answer = For a pair the player takes two chips from the pot, without betting, and now has { $right }. No third card is turned, and the next player’s turn begins.
inbetween-lesson-neighbours = Neighbours
    .idea = Now the 8♠ and the 9♦ are turned for player 1, who has 19 chips. No rank lies between them.
    .question = How many chips does player 1 have after this turn?
    .answer = Posts of [adjacent ranks](term:consecutive) cost one chip, which leaves { $right }. There is no bet and no third card.
inbetween-lesson-ace-and-two = Ace and 2
    .idea = For player 1 the A♠ and the 2♦ are turned.
    .question = What happens?
    .answer = The ace is only high here, so it is no neighbour of the 2: all ranks from 3 to king lie between them. No gap is wider. Player 1 bets.
    .choice-1 = Player 1 has to bet
    .choice-2 = Player 1 pays a chip, because they are neighbours
    .choice-3 = Player 1 takes two chips
inbetween-lesson-empty-pot = The whole pot
    .idea = There are three chips in the pot. Player 1 bets all three, and the third card is the 7♥, between 2 and king.
    .question = How many chips are in the pot when the next player’s turn begins?
    .answer = The pot was empty, so every one of the three players paid an ante again: { $right ->
        [one] one chip.
       *[other] { $right } chips.
    }
inbetween-lesson-dealer-last = The dealer’s turn
    .idea = Player 1 is the [dealer](term:dealer). Turns began with player 2, at the dealer’s left, and player 3 is now betting one chip.
    .question = For whom are the next two posts turned?
    .answer = For player { $right }: the dealer has the last turn of the round and bets like everybody else. Then the deal passes to the left.
inbetween-lesson-last-turn = Who wins
    .idea = This is the last turn of the last round. Player 1 has 22 chips, the others have 18. Player 3 bets both chips that are in the pot, and the third card is the 7♥.
    .question = Who wins the game?
    .answer = Player 3 wins the bet and has 20 chips now. But the most chips count, and player { $right } has 22.

## Quiz

inbetween-quiz-posts = The cards are shuffled, and the posts of player { $of } are { $cards }. What happens?
inbetween-quiz-third = The third card is { $card }. What happens?
inbetween-quiz-chips = The third card is { $card }. How many chips does player { $of } have then?
inbetween-quiz-choice-pair = They are a pair, and the player takes chips from the pot.
inbetween-quiz-choice-neighbours = They are next to each other in rank, and the player pays into the pot.
inbetween-quiz-choice-bet = There is room between them, and the player’s bet comes next.
inbetween-quiz-choice-won = It lies between the posts: the bet is won.
inbetween-quiz-choice-outside = It lies outside the posts: the bet is lost.
inbetween-quiz-choice-match = It equals one of the posts: the bet is lost.
