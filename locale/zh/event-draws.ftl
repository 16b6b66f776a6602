### 赛事的抽签：公布赛事时封存，逐次揭晓。

refusal-draws-sealed = 本锦标赛的抽签已经封存：每次抽签各有密钥，不接受别的种子。
refusal-bundle-draw = { $stream } 第 { $version } 条所记的抽签，用随之公布的密钥重抽，结果不同。
refusal-bundle-seal = 抽签的封存值不符：应为 { $came }，文件中是 { $found }。

draws-title = 抽签封存值
draws-text = 本锦标赛的每一次抽签都已由一个密钥定下：座位、延迟报名的座位、开桌和拆桌、决赛桌、抢筹。密钥在锦标赛结束前不给任何人看。下面是它的封存值，即密钥的 SHA-256。请现在记下，结束后核对。
draws-next = 下一次抽签的封存值：
draws-made = 已进行的抽签，最近的在前。每个密钥都在抽签之前封存。
draws-secret = 密钥
draws-seal = 此前公布的封存值
draws-all = 显示全部 { $count } 次抽签
draws-over = 锦标赛已经结束，这就是密钥；它的 SHA-256 就是上面的封存值。
draws-how = 怎样核对
draws-how-text = 每个密钥的 SHA-256 就是它的封存值。锦标赛结束后，以锦标赛密钥为键，对“draw/n”求 HMAC-SHA-256，得到的就是第 n 次抽签的密钥。整场锦标赛的文件可用“ruleone event check”核对，所有抽签都会重抽一遍。
lots-title = 抽定的最后几手牌
draw-of-seats = 座位与庄位
draw-of-button = { NUMBER($table, useGrouping: 0) } 号桌的庄位
draw-of-entry = 第 { $number } 次报名的座位
draw-of-rebuy = 第 { $number } 次重购后的座位
draw-of-break = { NUMBER($table, useGrouping: 0) } 号桌拆桌后的新座位
draw-of-final-table = 决赛桌
draw-of-race = { NUMBER($table, useGrouping: 0) } 号桌 { $chip } 面额筹码的抢筹

cli-value-seal = 封存值
cli-event-seal = 开赛前公布的抽签封存值；与文件不符即拒绝。
cli-event-sealed = 其中 { $draws } 次抽签都能由开赛前封存的密钥重抽得出。请与当时公布的封存值核对：{ $seal }
