"""Small hands of card rooms for the tests, made up here."""

STARS_CASH = """\
PokerStars Hand #7001:  Hold'em No Limit ($0.05/$0.10 USD) - 2021/03/04 10:11:12 ET
Table 'Ceres' 6-max Seat #2 is the button
Seat 2: Ann ($10 in chips)
Seat 3: Bo: B ($8.25 in chips)
Seat 5: Cy D. ($12.40 in chips)
Seat 6: Di ($3 in chips) is sitting out
Bo: B: posts small blind $0.05
Cy D.: posts big blind $0.10
*** HOLE CARDS ***
Dealt to Ann [As Kd]
Eve joins the table at seat #1
Ann: raises $0.20 to $0.30
Bo: B: calls $0.25
Cy D.: folds
*** FLOP *** [Kh 7c 2d]
Bo: B: checks
Ann: bets $0.45
Bo: B: calls $0.45
*** TURN *** [Kh 7c 2d] [9s]
Bo: B: checks
Ann: checks
*** RIVER *** [Kh 7c 2d 9s] [4h]
Bo: B: bets $1
Ann: calls $1
*** SHOW DOWN ***
Bo: B: shows [7d 6d] (a pair of Sevens)
Ann: shows [As Kd] (a pair of Kings)
Ann collected $3.43 from pot
*** SUMMARY ***
Total pot $3.60 | Rake $0.17
Board [Kh 7c 2d 9s 4h]
Seat 2: Ann (button) showed [As Kd] and won ($3.43) with a pair of Kings
Seat 3: Bo: B (small blind) showed [7d 6d] and lost with a pair of Sevens
Seat 5: Cy D. (big blind) folded before Flop
"""

STARS_TOURNAMENT = """\
PokerStars Hand #7002: Tournament #88, $5+$0.50 USD Hold'em No Limit - Level IV (50/100) - \
2021/03/04 11:00:00 ET
Table '88 3' 9-max Seat #1 is the button
Seat 1: Ann (1000 in chips)
Seat 4: Bo (400 in chips)
Seat 9: Cy (2000 in chips, $1.50 bounty)
Ann: posts the ante 10
Bo: posts the ante 10
Cy: posts the ante 10
Bo: posts small blind 50
Cy: posts big blind 100
*** HOLE CARDS ***
Dealt to Bo [Qh Qs]
Ann: raises 890 to 990 and is all-in
Bo: calls 340 and is all-in
Cy: calls 890
*** FLOP *** [2h 7s Jd]
*** TURN *** [2h 7s Jd] [Tc]
*** RIVER *** [2h 7s Jd Tc] [3s]
*** SHOW DOWN ***
Cy: shows [Ah Kh] (high card Ace)
Ann: shows [9c 9d] (a pair of Nines)
Ann collected 1200 from side pot
Bo: shows [Qh Qs] (a pair of Queens)
Bo collected 1200 from main pot
*** SUMMARY ***
Total pot 2400 Main pot 1200. Side pot 1200. | Rake 0
Board [2h 7s Jd Tc 3s]
Seat 1: Ann (button) showed [9c 9d] and won (1200) with a pair of Nines
Seat 4: Bo (small blind) showed [Qh Qs] and won (1200) with a pair of Queens
Seat 9: Cy (big blind) showed [Ah Kh] and lost with high card Ace
"""

STARS_TWICE = """\
PokerStars Hand #7003:  Hold'em No Limit ($1/$2 USD) - 2021/03/04 12:00:00 ET
Table 'Ceres' 6-max Seat #1 is the button
Seat 1: Ann ($50 in chips)
Seat 2: Bo ($50 in chips)
Ann: posts small blind $1
Bo: posts big blind $2
*** HOLE CARDS ***
Dealt to Ann [As Ah]
Ann: raises $48 to $50 and is all-in
Bo: calls $48 and is all-in
*** FIRST FLOP *** [2h 7s Jd]
*** FIRST TURN *** [2h 7s Jd] [Tc]
*** FIRST RIVER *** [2h 7s Jd Tc] [3s]
*** SECOND FLOP *** [Kh 4s 5d]
*** SECOND TURN *** [Kh 4s 5d] [6c]
*** SECOND RIVER *** [Kh 4s 5d 6c] [8s]
*** FIRST SHOW DOWN ***
Ann: shows [As Ah] (a pair of Aces)
Bo: shows [Ks Kd] (a pair of Kings)
Ann collected $49.88 from pot
*** SECOND SHOW DOWN ***
Ann: shows [As Ah] (a pair of Aces)
Bo: shows [Ks Kd] (three of a kind, Kings)
Bo collected $49.87 from pot
*** SUMMARY ***
Total pot $100 | Rake $0.25
Hand was run twice
FIRST Board [2h 7s Jd Tc 3s]
SECOND Board [Kh 4s 5d 6c 8s]
Seat 1: Ann (button) (small blind) showed [As Ah] and won ($49.88) with a pair of Aces, and lost \
with a pair of Aces
Seat 2: Bo (big blind) showed [Ks Kd] and lost with a pair of Kings, and won ($49.87) with three \
of a kind, Kings
"""

STARS_STUD = """\
PokerStars Hand #7004:  Razz Limit ($2/$4 USD) - 2021/03/04 13:00:00 ET
Table 'Ceres' 8-max
Seat 1: Ann ($50 in chips)
Seat 2: Bo ($50 in chips)
Ann: posts the ante $0.20
Bo: posts the ante $0.20
*** 3rd STREET ***
Dealt to Ann [3s 4d Kh]
Dealt to Bo [5c]
Ann: brings in for $1
Bo: raises $1 to $2
Ann: calls $1
*** 4th STREET ***
Dealt to Ann [3s 4d Kh] [9c]
Dealt to Bo [5c] [6d]
Bo: bets $2
Ann: folds
Uncalled bet ($2) returned to Bo
Bo collected $4.40 from pot
*** SUMMARY ***
Total pot $4.40 | Rake $0
Seat 1: Ann folded on the 4th Street
Seat 2: Bo collected ($4.40)
"""

STARS_DRAW = """\
PokerStars Hand #7005:  5 Card Draw Limit ($2/$4 USD) - 2021/03/04 13:00:00 ET
Table 'Ceres' 6-max Seat #1 is the button
Seat 1: Ann ($50 in chips)
Seat 2: Bo ($50 in chips)
Ann: posts small blind $1
Bo: posts big blind $2
*** DEALING HANDS ***
Dealt to Ann [3s 3d Kh 7c 9c]
Ann: calls $1
Bo: checks
Bo: stands pat
Ann: discards 2 cards [7c 9c]
Dealt to Ann [3s 3d Kh] [8d 8c]
Bo: bets $4
Ann: calls $4
*** SHOW DOWN ***
Bo: shows [2c 4c 5c 6c 8h] (high card Eight)
Ann: shows [3s 3d Kh 8d 8c] (two pair, Eights and Threes)
Ann collected $12 from pot
*** SUMMARY ***
Total pot $12 | Rake $0
Seat 1: Ann (button) (small blind) showed [3s 3d Kh 8d 8c] and won ($12) with two pair
Seat 2: Bo (big blind) showed [2c 4c 5c 6c 8h] and lost with high card Eight
"""

TILT_CASH = """\
Full Tilt Poker Game #7101: Table Vesta (6 max) - NL Hold'em - $1/$2 - 10:11:12 ET - 2010/03/04
Seat 1: Ann ($1,200)
Seat 2: Ann B ($80)
Seat 4: Cy ($200), is sitting out
Seat 5: Di ($300)
Ann B posts the small blind of $1
Di posts the big blind of $2
Ann posts $2
The button is in seat #1
*** HOLE CARDS ***
Dealt to Ann [As Kd]
Ann has 15 seconds left to act
Ann raises to $8
Ann B raises to $80, and is all in
Di folds
Ann calls $72
Ann shows [As Kd]
Ann B shows [Qh Qd]
*** FLOP *** [Kh 7c 2d] (Total Pot: $162, 2 Players, 1 All-In)
*** TURN *** [Kh 7c 2d] [9s] (Total Pot: $162, 2 Players, 1 All-In)
*** RIVER *** [Kh 7c 2d 9s] [4h] (Total Pot: $162, 2 Players, 1 All-In)
Ann shows a pair of Kings
Ann B shows a pair of Queens
Ann wins the pot ($160) with a pair of Kings
*** SUMMARY ***
Total pot $162 | Rake $2
Board: [Kh 7c 2d 9s 4h]
Seat 1: Ann (button) showed [As Kd] and won ($160) with a pair of Kings
Seat 2: Ann B (small blind) showed [Qh Qd] and lost with a pair of Queens
Seat 4: Cy is sitting out
Seat 5: Di (big blind) folded before the Flop
"""

ACPC_LOG = """\
# name/game/hands/seed match holdem.nolimit.2p.reverse_blinds.game 3 0
#--t_response 10000
STATE:0:cr200c/cr400f:5d5c|9hQd/8dAs8s:-200|200:North|South
STATE:1:r300c/cr900c/r20000c/:AsKs|QdQc/2s3s4d/5d/Jh:20000|-20000:South|North
STATE:2:f:AsKs|QdQc:50|-50:North|South
SCORE:19850|-19850:North|South
"""

ACPC_LIMIT_LOG = """\
STATE:0:rrc/crc/cc/rc:AsKs|AdQc/2s3s4d/9c/Kh:60|-60:North|South
"""

TILT_CAP = """\
Full Tilt Poker Game #7102: Table Vesta (6 max) - CAP NL Hold'em - $1/$2 - 10:11:12 ET - 2014/03/04
Seat 1: Ann ($400)
Seat 2: Bo ($25)
Seat 3: Cy ($90)
Bo posts the small blind of $1
Cy posts the big blind of $2
The button is in seat #1
*** HOLE CARDS ***
Ann raises to $60, and is capped
Bo calls $24, and is all in
Cy calls $58, and is capped
Ann shows [As Kd]
Bo shows [Qh Qd]
Cy shows [2c 2d]
*** FLOP *** [Kh 7c 3d] (Total Pot: $145, 3 Players, 3 All-In)
*** TURN *** [Kh 7c 3d] [9s] (Total Pot: $145, 3 Players, 3 All-In)
*** RIVER *** [Kh 7c 3d 9s] [4h] (Total Pot: $145, 3 Players, 3 All-In)
Ann shows a pair of Kings
Cy shows a pair of Twos
Ann wins the side pot ($70) with a pair of Kings
Bo shows a pair of Queens
Ann wins the main pot ($73) with a pair of Kings
*** SUMMARY ***
Total pot $145 Main pot $75. Side pot $70. | Rake $2
Board: [Kh 7c 3d 9s 4h]
Seat 1: Ann (button) showed [As Kd] and won ($143) with a pair of Kings
Seat 2: Bo (small blind) showed [Qh Qd] and lost with a pair of Queens
Seat 3: Cy (big blind) showed [2c 2d] and lost with a pair of Twos
"""

STARS_CAP = """\
PokerStars Hand #7006:  Hold'em No Limit ($1/$2 - $60 Cap -  USD) - 2021/03/04 12:00:00 ET
Table 'Ceres' 6-max Seat #1 is the button
Seat 1: Ann ($400 in chips)
Seat 2: Bo ($50 in chips)
Ann: posts small blind $1
Bo: posts big blind $2
*** HOLE CARDS ***
Dealt to Ann [As Ah]
Ann: raises $58 to $60 and has reached the $60 cap
Bo: calls $48 and is all-in
Uncalled bet ($10) returned to Ann
*** FLOP *** [2h 7s Jd]
*** TURN *** [2h 7s Jd] [Tc]
*** RIVER *** [2h 7s Jd Tc] [3s]
*** SHOW DOWN ***
Bo: shows [Ks Kd] (a pair of Kings)
Ann: shows [As Ah] (a pair of Aces)
Ann collected $100 from pot
*** SUMMARY ***
Total pot $100 | Rake $0
Board [2h 7s Jd Tc 3s]
Seat 1: Ann (button) (small blind) showed [As Ah] and won ($100) with a pair of Aces
Seat 2: Bo (big blind) showed [Ks Kd] and lost with a pair of Kings
"""

TILT_TWICE = """\
Full Tilt Poker Game #7103: Table Vesta (6 max) - NL Hold'em - $1/$2 - 10:11:12 ET - 2014/03/04
Seat 1: Ann ($50)
Seat 2: Bo ($50)
Ann posts the small blind of $1
Bo posts the big blind of $2
The button is in seat #1
*** HOLE CARDS ***
Ann raises to $50, and is all in
Bo calls $48, and is all in
Players agree to Run It Twice
Ann shows [As Ah]
Bo shows [Ks Kd]
*** FLOP 1 *** [2h 7s Jd] (Total Pot: $100, 2 Players, 2 All-In)
*** TURN 1 *** [2h 7s Jd] [Tc] (Total Pot: $100, 2 Players, 2 All-In)
*** RIVER 1 *** [2h 7s Jd Tc] [3s] (Total Pot: $100, 2 Players, 2 All-In)
*** FLOP 2 *** [Kh 4s 5d] (Total Pot: $100, 2 Players, 2 All-In)
*** TURN 2 *** [Kh 4s 5d] [6c] (Total Pot: $100, 2 Players, 2 All-In)
*** RIVER 2 *** [Kh 4s 5d 6c] [8s] (Total Pot: $100, 2 Players, 2 All-In)
*** SHOW DOWN 1 ***
Ann shows a pair of Aces
Bo shows a pair of Kings
*** SHOW DOWN 2 ***
Ann shows a pair of Aces
Bo shows three of a kind, Kings
Ann wins pot 1 ($49.50) with a pair of Aces
Bo wins pot 2 ($49.50) with three of a kind, Kings
*** SUMMARY ***
Total pot $100 | Rake $1
*** SUMMARY 1 ***
Pot 1 $49.50
Board: [2h 7s Jd Tc 3s]
*** SUMMARY 2 ***
Pot 2 $49.50
Board: [Kh 4s 5d 6c 8s]
"""

TILT_RAZZ = """\
Full Tilt Poker Game #7104: $20 Sit & Go (99), Table 1 - 40/80 Ante 7 - Limit Razz - 10:11:12 ET - \
2012/11/08
Seat 1: Ann (94)
Seat 2: Bo (6)
Ann antes 7
Bo antes 6, and is all in
Uncalled bet of 1 returned to Ann
*** 3RD STREET *** (Total Pot: 12, 2 Players, 1 All-In)
Dealt to Ann [6c 7c] [7d]
Dealt to Bo [2c]
Ann shows [6c 7c 7d]
Bo shows [9d 9s 2c]
*** 4TH STREET *** (Total Pot: 12, 2 Players, 1 All-In)
Dealt to Ann [6c 7c 7d] [7s]
Dealt to Bo [9d 9s 2c] [Ks]
*** 5TH STREET *** (Total Pot: 12, 2 Players, 1 All-In)
Dealt to Ann [6c 7c 7d 7s] [3s]
Dealt to Bo [9d 9s 2c Ks] [Td]
*** 6TH STREET *** (Total Pot: 12, 2 Players, 1 All-In)
Dealt to Ann [6c 7c 7d 7s 3s] [Jd]
Dealt to Bo [9d 9s 2c Ks Td] [Jh]
*** 7TH STREET *** (Total Pot: 12, 2 Players, 1 All-In)
Dealt to Ann [6c 7c 7d 7s 3s Jd] [Jc]
Dealt to Bo [9d 9s 2c Ks Td Jh] [2s]
Ann shows [6c 7c 7d 7s 3s Jd Jc] a pair of Sevens
Bo shows [9d 9s 2c Ks Td Jh 2s] K,J,T,9,2
Bo wins the pot (12) with K,J,T,9,2
*** SUMMARY ***
Total pot 12 | Rake 0
Seat 1: Ann showed [6c 7c 7d 7s 3s Jd Jc] and lost with a pair of Sevens
Seat 2: Bo showed [9d 9s 2c Ks Td Jh 2s] and won (12) with K,J,T,9,2
"""

STARS_CASH_OUT = """\
PokerStars Hand #7007:  Hold'em No Limit ($1/$2 USD) - 2021/03/04 12:00:00 ET
Table 'Ceres' 6-max Seat #1 is the button
Seat 1: Ann ($50 in chips)
Seat 2: Bo ($50 in chips)
Ann: posts small blind $1
Bo: posts big blind $2
*** HOLE CARDS ***
Ann: raises $48 to $50 and is all-in
Bo: calls $48 and is all-in
*** FLOP *** [2h 7s Jd]
*** TURN *** [2h 7s Jd] [Tc]
*** RIVER *** [2h 7s Jd Tc] [3s]
*** SHOW DOWN ***
Ann: shows [As Ah] (a pair of Aces)
Bo: shows [Ks Kd] (a pair of Kings)
Ann cashed out the hand for $81 | Cash Out Fee $0.81
*** SUMMARY ***
Total pot $100 | Rake $2
Board [2h 7s Jd Tc 3s]
Seat 1: Ann (button) (small blind) showed [As Ah] and won ($98) with a pair of Aces (pot not \
awarded as player cashed out)
Seat 2: Bo (big blind) showed [Ks Kd] and lost with a pair of Kings
"""
