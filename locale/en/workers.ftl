### Where a command computes: `--jobs` and `--dask`.

cli-workers-jobs = Number of processes on this machine; 1 means this process only. Default: one for each processor. The result is the same.
cli-workers-dask = The scheduler of a Dask cluster, such as tcp://10.0.0.5:8786: its workers compute instead of this machine. The result is the same. Needs ruleone[dask] here and on the workers.
cli-workers-address = ADDRESS
cli-workers-both = Use either --jobs (processes on this machine) or --dask (a cluster), not both.
cli-workers-no-dask = --dask needs a package that is not installed. Install it: pip install "ruleone[dask]"
cli-workers-no-cluster = No Dask scheduler answers at { $address } ({ $why }). Start one with “dask scheduler”, or check the address.
cli-workers-no-workers = The cluster at { $address } has no workers. Start some: dask worker { $address } --nthreads 1 --nworkers auto
cli-workers-other-release = { $same ->
    [yes] The worker at { $worker } has ruleone { $theirs } too, but from a different source. Install the same source on both, then run the command again.
   *[no] The worker at { $worker } has ruleone { $theirs }; here it is { $ours }. Install the same version on both, then run the command again.
  }
cli-workers-no-ruleone = A worker at { $address } lacks “{ $name }”. Install "ruleone[dask]" { $ours } on every worker, then run the command again.
cli-workers-cluster-lost = The cluster at { $address } does not answer any more. There is no result; run the command again when it does.
cli-workers-lost = Several workers in a row failed on the same part of the work. They may lack memory: use fewer at once (here with --jobs), or workers with more memory.
cli-workers-stopped = Stopped. There is no result.
