### Names of hands, ranks and suits.
### $rank1 ... are the ranks that name a hand, most telling first, $ranks1 ... the same in the plural,
### $index1 ... the same as they stand in the corner of a card.

## Ranks, one and many

rank-A = ace
rank-K = king
rank-Q = queen
rank-J = jack
rank-T = ten
rank-9 = nine
rank-8 = eight
rank-7 = seven
rank-6 = six
rank-5 = five
rank-4 = four
rank-3 = three
rank-2 = two
ranks-A = aces
ranks-K = kings
ranks-Q = queens
ranks-J = jacks
ranks-T = tens
ranks-9 = nines
ranks-8 = eights
ranks-7 = sevens
ranks-6 = sixes
ranks-5 = fives
ranks-4 = fours
ranks-3 = threes
ranks-2 = twos

## Suits

suit-s = spades
suit-h = hearts
suit-d = diamonds
suit-c = clubs

## A card for a screen reader: "ace of spades"

card-name = { $rank } of { $suit }
card-hidden = a card face down

## Hands: the name alone, the name inside a sentence, and its first kicker

hand-high-card = High card, { $rank1 }
    .phrase = { $rank1 } high
    .kicker = { $rank2 } kicker
hand-pair = Pair of { $ranks1 }
    .phrase = a pair of { $ranks1 }
    .kicker = { $rank2 } kicker
hand-two-pair = Two pair, { $ranks1 } and { $ranks2 }
    .phrase = two pair, { $ranks1 } and { $ranks2 }
    .kicker = { $rank3 } kicker
hand-trips = Three { $ranks1 }
    .phrase = three { $ranks1 }
    .kicker = { $rank2 } kicker
hand-straight = Straight, { $rank1 } high
    .phrase = a straight, { $rank1 } high
hand-flush = Flush, { $rank1 } high
    .phrase = a flush, { $rank1 } high
hand-full-house = Full house, { $ranks1 } over { $ranks2 }
    .phrase = a full house, { $ranks1 } over { $ranks2 }
hand-quads = Four { $ranks1 }
    .phrase = four { $ranks1 }
    .kicker = { $rank2 } kicker
hand-straight-flush = Straight flush, { $rank1 } high
    .phrase = a straight flush, { $rank1 } high
hand-royal-flush = Royal flush
    .phrase = a royal flush

## Low hands and badugi

hand-low = { $index1 }-{ $index2 }-{ $index3 }-{ $index4 }-{ $index5 } low
    .phrase = { $index1 }-{ $index2 }-{ $index3 }-{ $index4 }-{ $index5 } low
hand-no-low = No low
    .phrase = no low
hand-badugi = { $index1 }-{ $index2 }-{ $index3 }-{ $index4 } badugi
    .phrase = { $index1 }-{ $index2 }-{ $index3 }-{ $index4 } badugi
hand-three-card = Three-card { $index1 }-{ $index2 }-{ $index3 }
    .phrase = three-card { $index1 }-{ $index2 }-{ $index3 }
hand-two-card = Two-card { $index1 }-{ $index2 }
    .phrase = two-card { $index1 }-{ $index2 }
hand-one-card = One-card { $index1 }
    .phrase = one-card { $index1 }

## A name with its kicker

hand-and-kicker = { $hand }, { $kicker }
