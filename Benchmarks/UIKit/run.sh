#!/usr/bin/env bash
# Times frames, navigation, sheets and tests, and the same navigation in GtkStack and, where Qt Quick is installed, in
# StackView.
set -euo pipefail
cd "$(dirname "$0")/../.."
results=$(mktemp -d)
trap 'rm -r "$results"' EXIT
swift run -c release UIKitBenchmark | tee "$results/ours"
stack=$(Benchmarks/Peers/build gtk-stack)
display=()
[ -n "${DISPLAY:-}${WAYLAND_DISPLAY:-}" ] || display=(xvfb-run --auto-servernum)
GSK_RENDERER=cairo "${display[@]}" "$stack" > "$results/peers"
for qml in qml6 /usr/lib/qt6/bin/qml; do
  if command -v "$qml" >/dev/null; then
    QML_XHR_ALLOW_FILE_READ=1 QT_QPA_PLATFORM=offscreen "$qml" Benchmarks/Peers/stack-view.qml 2>&1 \
      | sed -n 's/^qml: //p' >> "$results/peers"
    break
  fi
done
Benchmarks/Support/beside "$results/ours" "$results/peers"
