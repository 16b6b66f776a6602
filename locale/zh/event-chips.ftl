### 赛事筹码：换码与筹码账。

director-color-up = 换码
director-color-up-title = 停用小面额筹码
director-color-up-text = { $chip } 面额的筹码停用，并通知赛事中的所有人。各桌打完手上这手牌后兑换，零头筹码抽牌决定。
color-up-into = 换成的筹码面额
reasons-color-up = 小面额筹码太多 | 已经用不着
chips-title = 场上筹码
chips-smallest = 最小面额 { $chip }
chips-racing = { $count ->
   *[other] { $tables } 号桌
  }打完手上这手牌后兑换。
chips-sum = 场上合计
chips-entries = 报名的起始筹码
chips-bought = 重购
chips-removed = 移出赛事的玩家的筹码
chips-raced = 换码时的变动
structure-color-up = 停用 { $removed } 面额的筹码，换成 { $into } 面额
