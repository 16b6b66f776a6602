### Where a command computes: `--jobs` and `--dask`.

cli-workers-jobs = How many processes of this machine work at once; 1 is this process alone. Without it, one for each processor. The result is the same.
cli-workers-dask = The scheduler of a Dask cluster, such as tcp://10.0.0.5:8786: its workers compute instead of this machine. The result is the same. Needs ruleone[dask] here and on the workers.
cli-workers-address = ADDRESS
cli-workers-both = --jobs counts processes of this machine, --dask uses a cluster: give one of the two.
cli-workers-no-dask = --dask needs a package that is not installed. Install it: pip install "ruleone[dask]"
cli-workers-no-cluster = No Dask scheduler answers at { $address } ({ $why }). Start one with “dask scheduler”, or check the address.
cli-workers-no-workers = The cluster at { $address } has no workers. Start some: dask worker { $address } --nthreads 1 --nworkers auto
cli-workers-other-release = { $same ->
    [yes] The worker at { $worker } has ruleone { $theirs } too, but a different source. Install the same source there and here, then run the command again.
   *[no] The worker at { $worker } has ruleone { $theirs }; here it is { $ours }. Install the same version on both, then run the command again.
  }
cli-workers-no-ruleone = A worker of { $address } lacks “{ $name }”. Install "ruleone[dask]" { $ours } on every worker, then run the command again.
cli-workers-cluster-lost = The cluster at { $address } no longer answers. There is no result; run the command again once it does.
cli-workers-lost = Several workers in a row died over the same part of the work. They may lack memory: use fewer at once (here with --jobs), or workers with more of it.
cli-workers-stopped = Stopped. There is no result.
