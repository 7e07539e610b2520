#!/usr/bin/env bash
# Runs all benchmarks, or those in the given folders, in release mode. Reports medians of CPU time, compared with other
# toolkits if available. Ends with a table of all measurements and their goals, which is saved in Output/bench.txt.
#
# RUNS=5 runs each benchmark in five fresh processes. The table then has the medians, and the spread of each line: its largest
# value divided by its smallest. Spreads above 1.5 are marked, because such a line depends on the state of the process.
#
# A folder with a `run.sh` is a benchmark. It may print anything, and adds lines to the table with `Measure.report` in
# Swift or `report` in Support/common.sh.
set -euo pipefail
cd "$(dirname "$0")/.."
export GTK_A11Y=none SWIFT_BACKTRACE=enable=no LC_ALL=C.UTF-8
Scripts/swift build -c release
PORTOLAN_BENCH_BINARIES=$(swift build -c release --show-bin-path)
PORTOLAN_BENCH_RESULTS=$(mktemp)
export PORTOLAN_BENCH_BINARIES PORTOLAN_BENCH_RESULTS
trap 'rm -f "$PORTOLAN_BENCH_RESULTS"' EXIT

failed=()
for benchmark in Benchmarks/*/run.sh; do
  name=$(basename "$(dirname "$benchmark")")
  if [ $# -eq 0 ] || [[ " $* " == *" $name "* ]]; then
    echo "== $name"
    started=$SECONDS
    for _ in $(seq "${RUNS:-1}"); do
      PORTOLAN_BENCH_SECTION=$name bash "$benchmark" || { failed+=("$name"); break; }
      # Peers are measured once.
      export PORTOLAN_BENCH_PEERS=none
    done
    unset PORTOLAN_BENCH_PEERS
    echo "   ($((SECONDS - started)) s)"
  fi
done

mkdir -p Output
echo
Benchmarks/Support/table "$PORTOLAN_BENCH_RESULTS" | tee Output/bench.txt
if [ ${#failed[@]} -gt 0 ]; then
  echo "portolan: these benchmarks ended early: ${failed[*]}" >&2
  exit 1
fi
