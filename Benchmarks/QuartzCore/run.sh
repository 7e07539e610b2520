#!/usr/bin/env bash
# Times layers, frames and animations without views: medians of processor time.
set -euo pipefail
cd "$(dirname "$0")/../.."
exec swift run -c release QuartzCoreBenchmark
