### 命令在哪里计算：`--jobs` 和 `--dask`。

cli-workers-jobs = 本机同时工作的进程数；1 表示只用当前进程。不填则每个处理器一个。结果都相同。
cli-workers-dask = Dask 集群调度器的地址，例如 tcp://10.0.0.5:8786：由集群的 worker 计算，不用本机。结果相同。本机和各 worker 都要安装 ruleone[dask]。
cli-workers-address = 地址
cli-workers-both = --jobs 是本机的进程数，--dask 用集群计算：两者只能选一个。
cli-workers-no-dask = --dask 需要的软件包没有安装。请运行：pip install "ruleone[dask]"
cli-workers-no-cluster = { $address } 没有 Dask 调度器应答（{ $why }）。请用“dask scheduler”启动一个，或检查地址。
cli-workers-no-workers = { $address } 的集群没有 worker。请启动几个：dask worker { $address } --nthreads 1 --nworkers auto
cli-workers-other-release = { $same ->
    [yes] { $worker } 的 worker 也是 ruleone { $theirs }，但源码不同。请在两边安装同一份源码，再重新运行。
   *[no] { $worker } 的 worker 是 ruleone { $theirs }，本机是 { $ours }。请在两边安装同一版本，再重新运行。
  }
cli-workers-no-ruleone = { $address } 有一个 worker 缺少“{ $name }”。请在每个 worker 上安装 "ruleone[dask]" { $ours }，再重新运行。
cli-workers-cluster-lost = { $address } 的集群不再应答，这次没有结果。等集群恢复后请重新运行。
cli-workers-lost = 计算同一部分时，接连有几个 worker 中断，可能是内存不足：请减少同时工作的数量（本机用 --jobs），或改用内存更大的 worker。
cli-workers-stopped = 已停止，没有结果。
