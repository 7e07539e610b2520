#!/usr/bin/env bash
# Times the start to the first painted frame: without a display, and in a window beside the smallest window of GTK.
set -euo pipefail
cd "$(dirname "$0")/../.."
if [ -z "${DISPLAY:-}${WAYLAND_DISPLAY:-}" ]; then
  exec xvfb-run --auto-servernum --server-args="-screen 0 1600x1400x24" bash "$0"
fi
binaries=$(swift build -c release --show-bin-path)
hello=$(Benchmarks/Peers/build gtk-hello)

row() {
  printf '%-46s %8.1f ms %8.1f ms %8.1f MiB %8.1f MiB\n' "$1" "$2" "$3" "$(bc <<<"scale=2; $4 / 1024")" \
    "$(bc <<<"scale=2; $5 / 1024")"
}
measure() { Benchmarks/Support/medians 9 "$@"; }

printf '%-46s %11s %11s %12s %12s\n' "start to the first frame" "wall" "processor" "resident" "proportional"
row "nothing but Foundation" $(measure "$binaries/EmptyStart")
row "headless, 40 views (goal: 40 ms, 40 MiB)" $(measure "$binaries/HeadlessStart")
row "window of one label" $(measure "$binaries/WindowBenchmark" hello)
row "window of one label, plain GTK" $(measure "$hello")
