#!/usr/bin/env bash
# Times frames, navigation, sheets and tests, and the same navigation in GtkStack and, where Qt Quick is installed, in
# StackView.
set -euo pipefail
cd "$(dirname "$0")/../.."
swift run -c release UIKitBenchmark
stack=$(Benchmarks/Peers/build gtk-stack)
if [ -n "${DISPLAY:-}${WAYLAND_DISPLAY:-}" ]; then
  GSK_RENDERER=cairo "$stack"
else
  GSK_RENDERER=cairo xvfb-run --auto-servernum "$stack"
fi
for qml in qml6 /usr/lib/qt6/bin/qml; do
  if command -v "$qml" >/dev/null; then
    QT_QPA_PLATFORM=offscreen "$qml" Benchmarks/Peers/stack-view.qml 2>&1 | sed -n 's/^qml: //p'
    break
  fi
done
