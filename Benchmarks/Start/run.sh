#!/usr/bin/env bash
# Times the start to the first painted frame: without a display, and in a window beside the smallest window of GTK.
set -euo pipefail
cd "$(dirname "$0")/../.."
if [ -z "${DISPLAY:-}${WAYLAND_DISPLAY:-}" ]; then
  exec xvfb-run --auto-servernum --server-args="-screen 0 1600x1400x24" bash "$0"
fi
binaries=$(swift build -c release --show-bin-path)
hello=$(Benchmarks/Peers/build gtk-hello)
export GTK_A11Y=none SWIFT_BACKTRACE=enable=no
# What Portolan chooses where there is no graphics card.
if ! compgen -G "/dev/dri/renderD*" >/dev/null; then export GSK_RENDERER=cairo; fi

row() {
  awk -v name="$1" -v values="${*:2}" 'BEGIN {
    split(values, v, " ")
    printf "%-46s %8.1f ms %8.1f ms %8.1f MiB %8.1f MiB\n", name, v[1], v[2], v[3] / 1024, v[4] / 1024
  }'
}
measure() { Benchmarks/Support/medians 9 "$@"; }

printf '%-46s %11s %11s %12s %12s\n' "start to the first frame" "wall" "processor" "resident" "proportional"
row "nothing but Foundation" $(measure "$binaries/EmptyStart")
row "headless, 40 views (goal: 40 ms, 40 MiB)" $(measure "$binaries/HeadlessStart")
row "window of one label" $(measure "$binaries/WindowBenchmark" hello)
row "window of one label, plain GTK" $(measure "$hello")
