### 赛事筹码：移除小面额与筹码账。

director-color-up = 移除小面额（换色）
director-color-up-title = 移除小面额筹码
director-color-up-text = 移除 { $chip } 面额的筹码，并通知锦标赛中的所有人。各桌打完手上这手牌后兑换，零头筹码由抢筹决定。
color-up-into = 换成的筹码面额
reasons-color-up = 小面额筹码太多 | 已经用不着
chips-title = 场上筹码
chips-smallest = 最小面额 { $chip }
chips-racing = { $count ->
   *[other] { $tables } 号桌
  }打完手上这手牌后兑换。
chips-sum = 场上合计
chips-entries = 报名的起始筹码
chips-bought = 重购与加购
chips-forfeited = 为重进放弃的筹码
chips-removed = 移出锦标赛的玩家的筹码
chips-removed-uncounted = { $name }已移出，筹码没有清点，仍算在总数里。
chips-removed-count = 录入清点的筹码
chips-removed-count-text = 录入{ $name }移出时的筹码，总数随之减少。
chips-removed-count-label = 移出的筹码
chips-raced = 移除小面额时的变动
structure-color-up = 移除 { $removed } 面额的筹码，换成 { $into } 面额
chips-found = 找回的筹码
chips-lost = 无主筹码
chips-out-of-sight = 带离视线的筹码
chips-given-in-error = 发错的筹码
chips-counted = 清点更正
chips-fined = 罚缴的筹码
correct-chips = 更正筹码
correct-chips-text = 在两手牌之间更正：写明该玩家的筹码出了什么事，增减多少。
correct-chips-what = 事由
correct-chips-count = 筹码增（+）减（−）
reasons-correct-chips = 在桌边找到 | 清点有误 | 裁判目睹

refusal-removed-is-counted = { $player }移出时没有未清点的筹码。请选择别的事由。
refusal-removed-is-counted-by = 已为{ $player }录入 { $chips } 筹码。请先撤销那次录入。

news-chips-corrected-found = 找到{ $player }的 { $chips } 筹码，已归还。
news-chips-corrected-lost = { $player }的筹码中有 { $chips } 无主筹码，已退出比赛。
news-chips-corrected-out-of-sight = { $player }把 { $chips } 筹码带离视线，予以没收并退出比赛。
news-chips-corrected-given-in-error = { $more ->
    [true] { $player }补领少发的 { $chips } 筹码。
   *[other] { $player }退还多发的 { $chips } 筹码。
  }

news-chips-corrected-removed = { $more ->
    [true] 移出玩家{ $player }的筹码清点已撤销。
   *[other] 移出玩家{ $player }的 { $chips } 筹码已退出比赛。
  }
news-chips-corrected-counted = { $more ->
    [true] 清点后{ $player }增加 { $chips } 筹码。
   *[other] 清点后{ $player }减少 { $chips } 筹码。
  }
news-chips-corrected-fined = { $player }被罚 { $chips } 筹码，已退出比赛。

refusal-correction-in-hand = { $player }正在牌局中，打完这手牌后才能更正筹码。
refusal-correction-wrong-way = 找回的筹码只增，无主、带离视线或罚缴的筹码只减；{ $chips } 不符。
refusal-correction-not-in-chips = 现用筹码凑不出 { $came }：应为最小筹码 { $chip } 的倍数，或使更正后的筹码量为其倍数。
refusal-correction-too-large = 该玩家的筹码可更正的范围为 { $least } 至 { $most }。
