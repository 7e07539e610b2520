#!/usr/bin/env bash
# Measures grids of a million items, layouts and diffable data sources, compared with GtkGridView and Qt Quick's GridView if
# installed. With UPDATES=1000000 in the environment, that many random batch updates are also checked against plain arrays.
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
