#!/usr/bin/env bash
# Times grids of a million items, layouts and diffable data sources, beside GtkGridView where there is a display to show it.
# With UPDATES=1000000 in the environment so many random batches are checked against plain arrays as well.
set -euo pipefail
cd "$(dirname "$0")/../.."
binaries=$(swift build -c release --show-bin-path)
"$binaries/CollectionsBenchmark"
if [ -z "${DISPLAY:-}${WAYLAND_DISPLAY:-}" ]; then prefix=(xvfb-run --auto-servernum); else prefix=(); fi
if grid=$(Benchmarks/Peers/build gtk-grid); then
  echo "GtkGridView, a million items: first frame, scrolling by 40 points p50 and p99, jumping p50 and p99, ms"
  GSK_RENDERER=cairo "${prefix[@]}" Benchmarks/Support/medians 5 "$grid"
fi
if [ -n "${UPDATES:-}" ]; then
  PORTOLAN_UPDATES=$UPDATES swift test --filter testRandomUpdatesAgreeWithArrays
fi
