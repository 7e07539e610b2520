#!/usr/bin/env bash
# Plays a million random operations, a thousand storms and ten million hostile links. Takes minutes.
set -euo pipefail
cd "$(dirname "$0")/../.."
swift run -c release ModelBenchmark
