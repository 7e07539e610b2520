#!/usr/bin/env bash
# Measures list differences, compared with DifferenceKit if its checkout is in the folder that PEERS names:
#   PEERS=~/peers Benchmarks/run.sh OrderedDiff
source "$(dirname "$0")/../Support/common.sh"

DIFFERENCE_KIT_FIGURES=$(mktemp)
export DIFFERENCE_KIT_FIGURES
trap 'rm -f "$DIFFERENCE_KIT_FIGURES"' EXIT
if [ "${PORTOLAN_BENCH_PEERS:-}" = none ]; then
  :
elif [ ! -d "${PEERS:-}/DifferenceKit/Sources" ]; then
  absent DifferenceKit "PEERS names no folder with its checkout"
elif ! program=$(Benchmarks/Peers/build-difference-kit "$PEERS/DifferenceKit"); then
  absent DifferenceKit "Benchmarks/Peers/DifferenceKit does not compile"
elif ! "$program" >"$DIFFERENCE_KIT_FIGURES"; then
  absent DifferenceKit "it ended early"
fi
"$(binary OrderedDiffBenchmark)"
while IFS=$'\t' read -r peer name value unit; do compare "$name" "$peer" "$value" "$unit"; done <"$DIFFERENCE_KIT_FIGURES"
