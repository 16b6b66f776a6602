### 玩家的话语和筹码意味着什么：ruling-<code> 为裁定的每一步，ruled-<code> 为可作的裁定。

ruling-string = 后一动作放入的 { $amount } 属串注，不计入。
ruling-exact-call = 筹码恰为跟注额 { $amount }。
ruling-one-chip-calls = 未事先声明而放出一枚 { $amount } 筹码：跟注。
ruling-every-chip-needed = 少一枚 { $chip } 筹码就不够跟注：跟注。
ruling-several-chips = 去掉最小的一枚仍够跟注：放出的 { $amount } 按“一半”标准判定。
ruling-half-or-more = 加出的部分达到 { $base } 的一半：补足为加注到 { $amount }。
ruling-below-half = 加出的部分不足 { $base } 的一半：跟注。
ruling-earlier-chips = 先前下注的 { $amount } 筹码仍在面前。
ruling-chips-bet = 尚无人下注：放出的 { $amount } 筹码全部计入。
ruling-all-in = { $amount } 是该玩家的全部筹码：全下。
ruling-bring-in = 应下强制注 { $amount }。
ruling-tiny = { $amount } 与 { $price } 的下注相比极少：由裁判认定。
ruling-full-call = 跟注不足：必须补足到 { $amount }。
ruling-blind-opens = 已下的大盲视为首个下注。
ruling-undercall = { $amount } 不足以跟注 { $price }，且已有人加注：由裁判决定。
ruling-no-raise-open = 该玩家此时不能加注。
ruling-made-minimum = 补足到允许的最小数额 { $amount }。
ruling-cut-to-most = 减至允许的最大数额 { $amount }。
