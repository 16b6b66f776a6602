### 身份链接能打开什么、哪些浏览器拥有身份，以及如何退出。

links-many = 浏览器数量不限
links-one = 一个浏览器
links-browsers = 可打开的浏览器
links-time = 链接有效期
links-for-15 = 15 分钟
links-for-60 = 一小时
links-for-1440 = 一天
links-for-10080 = 一周
links-for-ever = 直到撤销
links-qr = 身份链接的二维码
links-once-one = 此地址只显示一次。第一个打开它的浏览器拥有该身份，此后链接失效。
links-opens-one = 限一个浏览器
links-opened-one = 已有一个浏览器打开
links-opens-until = { $time } 前可打开
links-over = 不能再打开

browsers-title = 拥有身份的浏览器
browsers-about = 它们都是通过身份链接进入的。结束后身份立即失效；链接仍可能让别的浏览器进入。
browsers-none = 没有浏览器拥有身份。
browsers-unknown = 未知浏览器
browsers-this = 本浏览器
browsers-since = 自 { $time } 起
browsers-open = 正打开着
browsers-seen = 最近一次：{ $time }
browsers-end = 结束
browsers-end-named = 结束{ $name }的 { $browser }
browsers-end-title = 结束这个浏览器？
browsers-end-text = { $name }，{ $browser }：身份立即失效，牌室不再认得这个浏览器。若链接还能打开别的浏览器，它可以凭链接再次进入，请一并撤销。
browsers-again = 刷新列表
sign-out = 退出
sign-out-text = 牌室将不再认得这个浏览器：你的名字、座位和身份都无法从这里恢复；要恢复身份，须有新的链接。
sign-out-here = 在此退出
sign-out-everywhere = 全部退出
sign-out-everywhere-text = 牌室认得的你的所有浏览器（{ $count } 个）一并退出。
name-choose = 取个名字
