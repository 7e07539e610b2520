#!/usr/bin/env bash
# Times 2,000 labels that move in every frame of a window of 1280 x 800, beside the same scene in plain GTK: with a widget
# for each label, and with render nodes made once.
set -euo pipefail
cd "$(dirname "$0")/../.."
if [ -z "${DISPLAY:-}${WAYLAND_DISPLAY:-}" ]; then
  exec xvfb-run --auto-servernum --server-args="-screen 0 1600x1400x24" bash "$0"
fi
binaries=$(swift build -c release --show-bin-path)
animated=$(Benchmarks/Peers/build gtk-animated)
export PORTOLAN_WINDOW=1280x800
# What Portolan chooses where there is no graphics card.
if ! compgen -G "/dev/dri/renderD*" >/dev/null; then export GSK_RENDERER=cairo; fi

export GTK_A11Y=none SWIFT_BACKTRACE=enable=no
row() { printf '%-46s %8.2f ms a frame\n' "2,000 labels $1" "$(Benchmarks/Support/medians 3 "${@:2}")"; }
for motion in moving turning; do
  row "$motion" "$binaries/WindowBenchmark" "$motion"
  row "$motion, GTK's render nodes" "$animated" nodes "$motion"
done
# GTK turns widgets so slowly that only the moving ones are worth the wait.
row "moving, GTK's widgets" "$animated" widgets moving
