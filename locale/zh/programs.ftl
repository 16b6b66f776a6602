# 牌室之外的程序：凭令牌访问。

refusal-no-token = 这个令牌已失效或不存在。请向赛事总监索取新的令牌。
refusal-no-such-call = 牌室没有这个接口。全部接口见 /api/openapi.json。
refusal-too-many-tokens = 有效的令牌已有 { $most } 个，达到牌室的上限。请先撤销一个。
refusal-token-unknown = 没有这个令牌。
refusal-token-ended = 这个令牌已经失效了。
refusal-token-days = 令牌的期限可以是 1 至 { $most } 天，或者一直有效到撤销为止。

tokens-title = 程序令牌
tokens-about = 程序带上令牌，就能以令牌的名字和身份通过 HTTP 访问牌室。
tokens-about-event = 程序带上令牌，就能以令牌的名字和身份通过 HTTP 访问牌室，权限只限本场锦标赛。
tokens-none = 还没有程序持有令牌。
tokens-name = 程序的名字
tokens-event = 锦标赛
tokens-days = 有效期
tokens-for-days = { $days } 天
tokens-for-ever = 直到撤销
tokens-make = 新建令牌
tokens-once = 令牌只显示这一次。请只交给这个程序，不要给别人。
tokens-until = 有效期至 { $date }
tokens-ended-revoked = 已撤销
tokens-ended-expired = 已过期
tokens-revoke-named = 撤销{ $name }的令牌
tokens-revoke-title = 撤销这个令牌？
tokens-revoke-text = { $name }：程序立即不能再访问，要再访问须用新的令牌。

# 访问已开放的牌室
cli-room-address = 牌室的地址；链接里已有地址。
cli-room-token = 赛事总监令牌。
cli-room-link = 牌室的赛事总监链接。
cli-room-event = 只限一场锦标赛。
cli-room-json = 输出 JSON。
cli-room-no-address = { $room } 不是牌室的地址：地址以 http:// 或 https:// 开头。
cli-room-none = { $room } 没有牌室应答：{ $why }。

# 命令行
cli-token =
    管理已开放牌室的程序令牌。

    每条命令都以赛事总监的身份访问牌室：用 --link 给出 `ruleone link` 显示的链接（每条命令用一个新的），或用 --token 给出总监令牌。
cli-token-list =
    列出程序令牌。

    示例（用链接或令牌）：

    ruleone token list --link http://127.0.0.1:8000/link/0123
cli-token-make =
    新建令牌并显示出来，只此一次；须给出身份。

    示例（用链接或令牌）：

    ruleone token make Overlay --role screen --days 30 --link http://127.0.0.1:8000/link/0123

    RULEONE_TOKEN=ruleone_0123 ruleone token make Clock --role floor --event e3
cli-token-revoke =
    撤销令牌：持有它的程序立即失去身份。

    示例（用链接或令牌）：

    ruleone token revoke t3 --link http://127.0.0.1:8000/link/0123
cli-token-name = 程序的名字。
cli-token-role = 程序的身份。
cli-token-table = 荷官的牌桌。
cli-token-days = 令牌的有效天数；默认一直有效到撤销为止。
cli-token-id = 令牌的编号，例如 t3。
cli-token-revoked = 已撤销 { $token }。

# Webhook：接收牌室动态的地址
refusal-hook-url = Webhook 地址须以 http:// 或 https:// 开头，写明主机，不含用户名、密码和 #，最多 { $most } 个字符。
refusal-hook-private = 这是内网地址。须由牌室在启动时允许（--private-hooks）。
refusal-hook-unknown = 没有这个 Webhook。
refusal-hook-no-kinds = 请选择这个 Webhook 要通知哪些动态。
refusal-too-many-hooks = Webhook 已有 { $most } 个，达到牌室的上限。请先删除一个。

hooks-title = Webhook
hooks-about = 牌室把动态以带签名的 JSON 发送到这些地址。
hooks-about-event = 牌室把本场锦标赛的动态以带签名的 JSON 发送到这些地址。
hooks-none = 还没有接收动态的地址。
hooks-url = 地址
hooks-kinds = 通知哪些动态
hooks-add = 添加 Webhook
hooks-once = 密钥只显示这一次。程序用它核对每个签名。
hooks-test = 发送测试
hooks-test-named = 发送测试到 { $url }
hooks-remove = 删除
hooks-remove-named = 删除 { $url }
hooks-remove-title = 删除这个 Webhook？
hooks-remove-text = 不再向 { $url } 发送任何内容，待发送的也一并取消；重新添加后密钥会更换。
hooks-waiting =
    { $count ->
        [0] 没有待发送的
       *[other] { $count } 条待发送
    }
hooks-last = 最近发给 { $url } 的动态
hooks-kind-event-created = 新锦标赛
hooks-kind-entry = 报名
hooks-kind-elimination = 淘汰
hooks-kind-level = 升级
hooks-kind-break = 休息
hooks-kind-table-moves = 换桌
hooks-kind-prizes = 奖金
hooks-kind-hand-over = 牌局结束
hooks-kind-ruling = 裁定
hooks-kind-event-over = 锦标赛结束
hooks-kind-seat = 现金桌和现场桌的入座离座
hooks-kind-hand-began = 牌局开始
hooks-kind-payouts = 派奖
hooks-kind-bounty = 赏金
hooks-kind-deal = 协议分奖
hooks-kind-ticket = 门票
hooks-kind-clock = 暂停和计时
hooks-kind-hand-for-hand = 同步发牌
hooks-kind-chips = 筹码增减
hooks-kind-terms = 更改的条款
hooks-kind-day = 比赛日
hooks-kind-bags = 封袋
hooks-kind-penalty = 处罚
hooks-kind-floor-call = 呼叫裁判
hooks-kind-dealers = 荷官换班与更换整副牌
hooks-kind-announcement = 公告
hooks-kind-journal-head = 日志校验值
hooks-kind-frozen = 冻结的牌桌
hooks-kind-test = 测试
hooks-state-done = 已送达
hooks-state-waiting = 待发送
hooks-state-failed = 已放弃
hooks-status = 应答 { NUMBER($status, useGrouping: 0) }
hooks-attempts = 已尝试 { $count } 次
hooks-why-too-slow = 应答超时
hooks-why-not-secure = 证书不可信
hooks-why-no-answer = 没有应答
hooks-why-no-such-name = 找不到这个主机
hooks-why-failed = 牌室发送出错
hooks-not-told = { $where ->
    [event] { $event }中
   *[room] 牌室里
  }发生的事暂时无法通知程序：{ $what }。系统会重试，届时补发。
journal-head = 日志校验值：{ $head }
hooks-why-no-secret = 牌室密钥丢失，签名密钥无法读取；请删除后重新添加
hooks-why-no-address = 地址已丢失
hooks-why-private = 内网地址
hooks-why-too-many = 待发送的过多
cli-hooks =
    管理已开放牌室的 Webhook，即接收牌室动态的程序。

    每条命令都以赛事总监的身份访问牌室：用 --link 给出 `ruleone link` 显示的链接（每条命令用一个新的），或用 --token 给出总监令牌。
cli-hooks-list =
    列出 Webhook 和最近发送的动态。

    示例（用链接或令牌）：

    ruleone hooks list --link http://127.0.0.1:8000/link/0123
cli-hooks-add =
    添加 Webhook，并显示签名用的密钥，只此一次。

    不写 --on 则通知全部动态。

    示例（用链接或令牌）：

    ruleone hooks add https://example.org/hear --link http://127.0.0.1:8000/link/0123

    RULEONE_TOKEN=ruleone_0123 ruleone hooks add https://example.org/hear --on elimination --on level --event e3
cli-hooks-remove =
    删除 Webhook：不再向它发送任何动态，待发送的也不再发送。

    示例（用链接或令牌）：

    ruleone hooks remove w1 --link http://127.0.0.1:8000/link/0123
cli-hooks-test =
    向 Webhook 发送一条“test”动态。

    示例（用链接或令牌）：

    ruleone hooks test w1 --link http://127.0.0.1:8000/link/0123
cli-hooks-url = 接收动态的地址。
cli-hooks-on = 通知哪些动态；可以写多次。
cli-hooks-no-kind = 没有“{ $name }”这种动态。可选的有：{ $kinds }。
cli-hooks-id = Webhook 的编号，例如 w1。
cli-hooks-removed = 已删除 { $hook }。
cli-hooks-tested = 测试已发往 { $hook }。用“ruleone hooks list”查看结果。
cli-serve-private-hooks = 允许 Webhook 指向内网或本机。
