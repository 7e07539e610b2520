# What the `run.sh` of benchmarks share; they source it first:
#   source "$(dirname "$0")/../Support/common.sh"
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/../.."
export GTK_A11Y=none SWIFT_BACKTRACE=enable=no LC_ALL=C.UTF-8
export PORTOLAN_BENCH_SECTION=${PORTOLAN_BENCH_SECTION:-$(basename "$(dirname "$0")")}
# What Portolan chooses where there is no graphics card; peers get the same.
if ! compgen -G "/dev/dri/renderD*" >/dev/null; then export GSK_RENDERER=cairo; fi

# binary Product: where the release build of a product of the package is.
binary() {
  if [ -z "${PORTOLAN_BENCH_BINARIES:-}" ]; then
    swift build -c release --product "$1" >&2
    PORTOLAN_BENCH_BINARIES=$(swift build -c release --show-bin-path)
  fi
  echo "$PORTOLAN_BENCH_BINARIES/$1"
}

# on_display command …: runs a command on the display there is, else under Xvfb. Without either it says so and fails.
on_display() {
  if [ -n "${DISPLAY:-}${WAYLAND_DISPLAY:-}" ]; then
    "$@"
  elif command -v xvfb-run >/dev/null; then
    xvfb-run --auto-servernum --server-args="-screen 0 1600x1400x24" "$@"
  else
    echo "portolan: left out, for want of a display or xvfb-run: $(basename "$1") ${*:2}" >&2
    return 1
  fi
}

# peer name: compiles a peer written in C and prints where it is. Without compiler or GTK it says so and fails.
peer() {
  if ! command -v cc >/dev/null || ! pkg-config --exists gtk4 2>/dev/null; then
    echo "portolan: the peer $1 is left out: it needs cc and libgtk-4-dev" >&2
    return 1
  fi
  Benchmarks/Peers/build "$1"
}

# medians rounds command …: the median of every column of numbers that several runs of a command print.
medians() { Benchmarks/Support/medians "$@"; }

# report name value unit goal: a line of the table, as `Measure.report` makes them.
report() {
  awk -v name="$1" -v value="$2" -v unit="$3" -v goal="${4:-none}" \
    'BEGIN { printf "%-58s %10.3f %-4s (goal: %s)\n", name, value, unit, goal }'
  if [ -n "${PORTOLAN_BENCH_RESULTS:-}" ]; then
    printf 'value\t%s\t%s\t%s\t%s\t%s\n' "$PORTOLAN_BENCH_SECTION" "$1" "$2" "$3" "${4:-none}" >>"$PORTOLAN_BENCH_RESULTS"
  fi
}

# compare name peer value unit: what a peer took for the line of that name; without a unit, in that of the line.
compare() {
  awk -v name="$1" -v peer="$2" -v value="$3" -v unit="${4:-}" \
    'BEGIN { printf "%-58s %10.3f %-4s (%s)\n", name, value, unit, peer }'
  if [ -n "${PORTOLAN_BENCH_RESULTS:-}" ]; then
    printf 'peer\t%s\t%s\t%s\t%s\t%s\n' "$PORTOLAN_BENCH_SECTION" "$1" "$2" "$3" "${4:-}" >>"$PORTOLAN_BENCH_RESULTS"
  fi
}

# compare_lines: compares what a peer prints, lines of its name, a measurement's, a value and a unit, parted by tabs.
compare_lines() {
  local peer name value unit
  while IFS=$'\t' read -r peer name value unit; do compare "$name" "$peer" "$value" "$unit"; done
}

# quick file.qml: what a peer written for Qt Quick prints. Without Qt Quick it says so and fails.
quick() {
  local qml
  qml=$(command -v qml6 || ls /usr/lib/qt6/bin/qml 2>/dev/null || true)
  if [ -z "$qml" ]; then
    echo "portolan: the peer $1 is left out: it needs qml-qt6 and qml6-module-qtquick-controls" >&2
    return 1
  fi
  QML_XHR_ALLOW_FILE_READ=1 QT_QPA_PLATFORM=offscreen "$qml" "Benchmarks/Peers/$1" 2>&1 | sed -n 's/^qml: //p'
}
