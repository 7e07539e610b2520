#!/usr/bin/env bash
# Times grids of a million items, layouts and diffable data sources, beside GtkGridView and Qt Quick's GridView where they are
# installed. With UPDATES=1000000 in the environment so many random batches are checked against plain arrays as well.
source "$(dirname "$0")/../Support/common.sh"
benchmark=$(binary CollectionsBenchmark)
"$benchmark"
if grid=$(peer gtk-grid GtkGridView) && times=$(figures GtkGridView Benchmarks/Support/medians 5 "$grid"); then
  read -r first middle slow jump slowest <<<"$times"
  compare "S1 first frame of a million items" GtkGridView "$first"
  compare "S2 scroll by 40 points, p50" GtkGridView "$middle"
  compare "S2 scroll by 40 points, p99" GtkGridView "$slow"
  compare "S3 jump anywhere, p50" GtkGridView "$jump"
  compare "S3 jump anywhere, p99" GtkGridView "$slowest"
fi
quick "Qt Quick's GridView" grid-view.qml
if [ -n "${UPDATES:-}" ]; then "$benchmark" "$UPDATES"; fi
