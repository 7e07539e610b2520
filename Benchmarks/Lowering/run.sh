#!/usr/bin/env bash
# Times the rewriting of sources for iOS, and calls by selector.
set -euo pipefail
cd "$(dirname "$0")/../.."
exec swift run -c release LoweringBenchmark
