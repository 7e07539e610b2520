#!/usr/bin/env bash
# Runs every benchmark in release: medians of processor time, beside peers where there are any.
set -euo pipefail
cd "$(dirname "$0")/.."
export GTK_A11Y=none SWIFT_BACKTRACE=enable=no
for benchmark in Benchmarks/*/run.sh; do
  echo "== $(basename "$(dirname "$benchmark")")"
  bash "$benchmark"
done
