### 现场桌的页面：裁定与记录的内容。

## 裁定

verdict-settled = 规则明确
verdict-by-setting = 按设定
verdict-ask-player = 先问玩家
verdict-ask-dealer = 先由荷官核对
verdict-ask-staff = 先由工作人员判断
verdict-ask-floor = 先由裁判认定
verdict-ask-teller = 还缺少事实
verdict-floor = 由裁判裁量
verdict-decided = 裁判已裁定
verdict-undone = 已撤销
verdict-entered = 已记录
verdict-options = 可以这样裁定
verdict-proposed = 建议
verdict-chosen = 已选定
verdict-then = 然后
verdict-penalty-allowed = 是否处罚，由裁判决定。
verdict-penalty-given = 处罚：{ $penalty }。
ruler-pushed = { $before ->
    [0] 推出 { $amount }
   *[other] 推出 { $amount }，共 { $to }
}
ruler-said = 口头 { $amount }
ruler-said-ruled = 口头 { $amount }，裁定 { $ruled }
ruler-ruled = 裁定 { $amount }
ruler-call = 跟注
ruler-half = 一半
ruler-bet = 最小下注
ruler-raise = 最小加注
ruler-call-at = 跟注 { $amount }
ruler-half-at = 一半 { $amount }
ruler-bet-at = 最小下注 { $amount }
ruler-raise-at = 最小加注 { $amount }

## 一条记录的标题

head-seat = { $seat } 号座{ $player }
head-is = { $who }：{ $what }
head-and = { $one }；{ $other }
head-incident = { $who }，{ $kind }
head-string = 串注，只算{ $what }
head-undercall = 应跟注 { $price }，只放了 { $amount }
head-act = { $action ->
    [Fold] 弃牌
    [Check] 过牌
    [Call] 跟注
    [RaiseTo] 加注到 { $amount }
   *[other] 强制注
}
head-early-asked = 越序，{ $what }
head-early-waits = 越序，{ $what }，等轮到时再定
head-early-stands = 越序，{ $what }，有效
head-early-void = 越序，{ $what }，无效
head-then-waits = { $seat } 号座{ $player }越序的行动（{ $what }）仍等轮到时再定
head-then-stands = { $seat } 号座{ $player }越序的行动（{ $what }）现在有效
head-then-void = { $seat } 号座{ $player }越序的行动（{ $what }）无效
head-clock-runs = 计时开始，{ $seconds } 秒
head-clock-staff = 被要求计时
head-called-by = { $what }，由 { $seat } 号座{ $player }提出
head-clock-refused = 不开始计时
head-time-in-time = 及时行动
head-time-hand-dead = 时间到，手牌作废
head-time-check = 时间到，过牌
head-penalty = 处罚，{ $penalty }
head-nothing = 视为没有发生
head-undone = 已撤销：{ $was }
head-overruled = 改判：{ $was }。改为：{ $what }

## 记录的内容

entry-all-dealt = 牌已发完
entry-hand-dealt = { $player }拿到牌
entry-board-turned = 公共牌：{ $cards }
entry-acts-fold = { $player }弃牌
entry-acts-check = { $player }过牌
entry-acts-call = { $player }跟注
entry-acts-raise = { $player }：{ $amount }
entry-acts-show = { $player }亮出 { $cards }
entry-acts-muck = { $player }盖牌
entry-acts-ask-to-see = { $player }要求看牌
entry-acts-bring-in = { $player }下强制注
entry-acts-discard = { $player }{ $count ->
    [0] 不换牌
   *[other] 换 { $count } 张牌
}
entry-acts-run = { $player }说明公共牌发几次
entry-plays = { $player }{ $steps }
entry-clock-asked = 要求计时
entry-count-over = 倒数结束
entry-offended = { $player }：行为违规
entry-skipped-spoke = 被跳过的玩家提出了异议
entry-skipped-silent = 被跳过的玩家没有出声
entry-chips-found = 发现筹码：{ $amount }
entry-count-asked = { $player }要求清点
entry-stack-told = { $player }后手筹码 { $amount }
entry-instructed = 牌局继续
entry-undone = 撤销上一条
step-push = 推出 { $amount }
step-push-saying = 推出 { $amount }，同时说“{ $words }”
step-said = 说“{ $words }”
step-pulled-back = 收回先前下注的全部筹码
step-pulled-back-some = 收回先前下注中的 { $amount }
step-gathered = 把先前下注的筹码和新筹码并在一起
step-took-back = 拿回筹码
step-tapped = 敲桌
step-moved = 移动筹码但没有松手
step-no-value = 推出赏金筹码或令牌
step-told-count = 听到的数额是 { $amount }

## 情况的事实

tell-in-yes = 是
tell-in-no = 否
tell-in-unknown = 不清楚
tell-in-untold = 未填
tell-in-decides = 决定裁定
tell-in-seats-to = 从 { $from_seat } 号到 { $to_seat } 号座位
tell-in-none = 无
tell-in-nobody = 无
offence-group-cards = 牌
offence-group-talk = 对牌的言论
offence-group-manners = 行动与举止
offence-group-devices = 手机与电子设备
offence-group-seat = 座位与职责
offence-group-chips = 筹码
offence-group-fairness = 公平竞赛
overruled-said = 被改判的裁定理由：{ $reasons }
offence-search = 查找违规
offence-none = 没有包含这些字词的违规。
tell-in-needed = 必填
tell-in-less = 减少：{ $fact }
tell-in-more = 增加：{ $fact }
tell-in-card = 一张牌
tell-in-unseen = 未看到的牌
tell-in-card-out = 删除{ $card }
tell-in-row = { $row ->
    [early] 添加一次越序行动
    [since] 添加其后发生的一件事
    [exposed] 添加一张亮出的牌
    [began] 添加一件已经开始的事
   *[other] 再添加一条
}
tell-in-row-out = 删除这一条
tell-in-last-out = 删除最后一个
tell-in-rest = 更多事实（有关时填写）
