#!/usr/bin/env bash
# Runs every benchmark in release, or those whose folders are named: medians of processor time, beside peers where there
# are any.
set -euo pipefail
cd "$(dirname "$0")/.."
export GTK_A11Y=none SWIFT_BACKTRACE=enable=no LC_ALL=C.UTF-8
swift build -c release
for benchmark in Benchmarks/*/run.sh; do
  name=$(basename "$(dirname "$benchmark")")
  if [ $# -eq 0 ] || [[ " $* " == *" $name "* ]]; then
    echo "== $name"
    bash "$benchmark"
  fi
done
