#!/usr/bin/env bash
# Times how state comes back, and a book of a hundred thousand recipes.
set -euo pipefail
cd "$(dirname "$0")/../.."
exec "$(swift build -c release --show-bin-path)/CookbookBenchmark"
