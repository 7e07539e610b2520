#!/usr/bin/env bash
# Times frames, navigation and tests.
set -euo pipefail
cd "$(dirname "$0")/../.."
exec swift run -c release UIKitBenchmark
