#!/usr/bin/env bash
# Times grids of a million items, layouts and diffable data sources, beside GtkGridView and Qt Quick's GridView where they are
# installed. With UPDATES=1000000 in the environment so many random batches are checked against plain arrays as well.
set -euo pipefail
cd "$(dirname "$0")/../.."
binaries=$(swift build -c release --show-bin-path)
"$binaries/CollectionsBenchmark"
if [ -z "${DISPLAY:-}${WAYLAND_DISPLAY:-}" ]; then prefix=(xvfb-run --auto-servernum); else prefix=(); fi
if grid=$(Benchmarks/Peers/build gtk-grid); then
  echo "GtkGridView, a million items: first frame, scrolling by 40 points p50 and p99, jumping p50 and p99, ms"
  GSK_RENDERER=cairo "${prefix[@]}" Benchmarks/Support/medians 5 "$grid" 2>/dev/null
fi
for qml in qml6 /usr/lib/qt6/bin/qml; do
  if command -v "$qml" >/dev/null; then
    QT_QPA_PLATFORM=offscreen "$qml" Benchmarks/Peers/grid-view.qml 2>&1 | sed -n 's/^qml: //p'
    break
  fi
done
if [ -n "${UPDATES:-}" ]; then "$binaries/CollectionsBenchmark" "$UPDATES"; fi
