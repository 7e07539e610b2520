#!/usr/bin/env bash
# Times a frame of each screen of the Catalog while it scrolls, and names the slowest.
set -euo pipefail
cd "$(dirname "$0")/../.."
exec "$(swift build -c release --show-bin-path)/CatalogBenchmark"
