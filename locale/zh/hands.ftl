### 牌型、点数与花色的名称。
### $rank1 等为决定牌型名称的点数，最重要的在前；$ranks1 等为其复数（中文相同），
### $index1 等为牌角上的写法。

## 点数，单数与复数

rank-A = A
rank-K = K
rank-Q = Q
rank-J = J
rank-T = 10
rank-9 = 9
rank-8 = 8
rank-7 = 7
rank-6 = 6
rank-5 = 5
rank-4 = 4
rank-3 = 3
rank-2 = 2
ranks-A = A
ranks-K = K
ranks-Q = Q
ranks-J = J
ranks-T = 10
ranks-9 = 9
ranks-8 = 8
ranks-7 = 7
ranks-6 = 6
ranks-5 = 5
ranks-4 = 4
ranks-3 = 3
ranks-2 = 2

## 花色

suit-s = 黑桃
suit-h = 红桃
suit-d = 方片
suit-c = 梅花

## 供读屏软件朗读的牌名：“黑桃 A”

card-name = { $suit } { $rank }
card-hidden = 一张暗牌

## 牌型：单独的名称、句中的名称（两者相同）、第一张踢脚牌

hand-high-card = 高牌 { $rank1 }
    .phrase = 高牌 { $rank1 }
    .kicker = { $rank2 } 踢脚
hand-pair = 一对 { $ranks1 }
    .phrase = 一对 { $ranks1 }
    .kicker = { $rank2 } 踢脚
hand-two-pair = { $ranks1 } 和 { $ranks2 } 两对
    .phrase = { $ranks1 } 和 { $ranks2 } 两对
    .kicker = { $rank3 } 踢脚
hand-trips = 三条 { $ranks1 }
    .phrase = 三条 { $ranks1 }
    .kicker = { $rank2 } 踢脚
hand-straight = { $rank1 } 大的顺子
    .phrase = { $rank1 } 大的顺子
hand-flush = { $rank1 } 大的同花
    .phrase = { $rank1 } 大的同花
hand-full-house = { $ranks1 } 带 { $ranks2 } 的葫芦
    .phrase = { $ranks1 } 带 { $ranks2 } 的葫芦
hand-quads = 四条 { $ranks1 }
    .phrase = 四条 { $ranks1 }
    .kicker = { $rank2 } 踢脚
hand-straight-flush = { $rank1 } 大的同花顺
    .phrase = { $rank1 } 大的同花顺
hand-royal-flush = 皇家同花顺
    .phrase = 皇家同花顺

## 低牌与 Badugi

hand-low = { $index1 }-{ $index2 }-{ $index3 }-{ $index4 }-{ $index5 } 低牌
    .phrase = { $index1 }-{ $index2 }-{ $index3 }-{ $index4 }-{ $index5 } 低牌
hand-no-low = 无低牌
    .phrase = 无低牌
hand-badugi = { $index1 }-{ $index2 }-{ $index3 }-{ $index4 } Badugi
    .phrase = { $index1 }-{ $index2 }-{ $index3 }-{ $index4 } Badugi
hand-three-card = 三张 { $index1 }-{ $index2 }-{ $index3 }
    .phrase = 三张 { $index1 }-{ $index2 }-{ $index3 }
hand-two-card = 两张 { $index1 }-{ $index2 }
    .phrase = 两张 { $index1 }-{ $index2 }
hand-one-card = 一张 { $index1 }
    .phrase = 一张 { $index1 }

## 名称与踢脚牌

hand-and-kicker = { $hand }，{ $kicker }
