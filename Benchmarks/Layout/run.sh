#!/usr/bin/env bash
# Times Auto Layout through UIKit: building a screen, changing it, measuring cells.
set -euo pipefail
cd "$(dirname "$0")/../.."
exec "$(swift build -c release --show-bin-path)/LayoutBenchmark"
