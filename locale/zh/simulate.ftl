### `ruleone simulate`：不必等待，打完整场赛事。

cli-simulate =
    让电脑玩家一刻不停地打完一整场锦标赛。

    从抽签定座、级别上升、拆桌到决赛桌，直到决出冠军。种子相同，锦标赛就相同，每一手牌都一样。

    示例：

    ruleone simulate

    ruleone simulate --players 1000 --seed 7

    ruleone simulate --template six-max --edition house --json

    ruleone simulate --template sprint-27 --game flstud

    ruleone simulate --template thirteen-16

    ruleone simulate --template six-max --events 1000
cli-simulate-players = 玩家人数。默认坐满模板的全部座位。
cli-simulate-seed = 随机种子：换一个数就是另一场锦标赛。
cli-simulate-template = 哪一种锦标赛：turbo-27（快速赛）、sprint-27（超快速赛）、six-max（六人桌）、heads-up（单挑）、deep-1000（深筹码）、re-entry（重进）、rebuys（重购）、bounty（赏金）、knockout（累进赏金）、mystery（神秘赏金）、satellite（卫星赛）；十三水：thirteen（有奖励分）、thirteen-plain（无奖励分）、thirteen-open（好友赛）、thirteen-16（16 人四桌）；或其他玩法：omaha（奥马哈）、omaha-eight（奥马哈高低）、stud（七张梭哈）、razz（拉兹）、triple-draw（三次换牌）、badugi、five-card-draw（五张换牌），或多种玩法轮流打：horse（HORSE 混合赛）、hose（HOSE 混合赛）、eight-game（八项混合赛）、dealers-choice（庄家自选）。
cli-simulate-game = 发哪一种玩法，用玩法代号：nlhe、plo8、flstud、fl27td……不指定则按模板。
cli-simulate-edition = 规则的版本：modern、house，或改动了选项的版本，例如 modern+button.policy=moving；也可以是本场规则文件。不填则用模板自己的版本，否则用 modern。
cli-simulate-events = 同时打这么多场这样的锦标赛，每场用下一个种子，并列出各种风格在全部锦标赛中的成绩。
cli-simulate-lang = 结果所用的语言。
cli-simulate-json = 输出一份 JSON：锦标赛、手数与决策数，以及每名玩家的名次和奖金。用 --events 时：每场的结果和各种风格的成绩。
cli-simulate-progress = 剩余 { $left ->
   *[other] { $left } 名玩家
  }，第 { $level } 级，{ $hands ->
   *[other] { $hands } 手牌
  }
cli-simulate-place = 名次
cli-simulate-player = 玩家
cli-simulate-style = 风格
cli-simulate-prize = 奖金
cli-simulate-entries = 报名人次
cli-simulate-best = 最佳名次
cli-simulate-paid = 得奖人数
cli-simulate-won = 奖金合计
cli-simulate-back = 每投入 100 的回报
cli-simulate-summary = 报名 { $entrants } 人次，共 { $hands } 手牌、{ $decisions } 次决策，打到第 { $level } 级：相当于 { $hours } 小时的比赛，实际用时 { $seconds } 秒。全部 { $chips } 筹码都在{ $left ->
    [1] 冠军
   *[other] 剩下的 { $left } 名玩家
  }手中，奖池 { $pool } 已全部发放。
cli-simulate-events-played = 已打完的锦标赛
cli-simulate-summary-many = 共 { $events } 场锦标赛、{ $entrants } 人次：{ $hands } 手牌、{ $decisions } 次决策，实际用时 { $seconds } 秒。
cli-simulate-one = 单场锦标赛只在本机打。请用 --events 写明打几场，这些锦标赛会分到集群上打。
cli-simulate-no-game = 没有“{ $name }”这种玩法。可用的玩法：{ $games }。
cli-simulate-other-edition = 规则版本“{ $edition }”没有“{ $game }”的规则。
cli-simulate-points = 模板“{ $name }”是十三水锦标赛，它的级别不能用于其他玩法。
cli-simulate-too-many = 模板“{ $name }”的奖金最多供 { $most } 名玩家分配。
cli-simulate-no-template = 没有“{ $name }”这个模板。可用的模板：{ $templates }。
