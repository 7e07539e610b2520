#!/usr/bin/env bash
# Times differences of lists beside the figures published for DifferenceKit.
set -euo pipefail
cd "$(dirname "$0")/../.."
exec swift run -c release OrderedDiffBenchmark
