# Functions shared by the benchmarks' `run.sh`, which source this file first:
#   source "$(dirname "$0")/../Support/common.sh"
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/../.."
export GTK_A11Y=none SWIFT_BACKTRACE=enable=no LC_ALL=C.UTF-8
export PORTOLAN_BENCH_SECTION=${PORTOLAN_BENCH_SECTION:-$(basename "$(dirname "$0")")}
# The renderer that Portolan uses without a graphics card, also for the compared toolkits.
if ! compgen -G "/dev/dri/renderD*" >/dev/null; then export GSK_RENDERER=cairo; fi

# binary Product: prints the path of the release build of a product.
binary() {
  if [ -z "${PORTOLAN_BENCH_BINARIES:-}" ]; then
    swift build -c release --product "$1" >&2
    PORTOLAN_BENCH_BINARIES=$(swift build -c release --show-bin-path)
  fi
  echo "$PORTOLAN_BENCH_BINARIES/$1"
}

# on_display command …: runs a command on the current display or under Xvfb. Reports an error and fails without either.
on_display() {
  if [ -n "${DISPLAY:-}${WAYLAND_DISPLAY:-}" ]; then
    "$@"
  elif command -v xvfb-run >/dev/null; then
    xvfb-run --auto-servernum --server-args="-screen 0 1600x1400x24 -noreset" "$@"
  else
    echo "portolan: left out, without a display or xvfb-run: $(basename "$1") ${*:2}" >&2
    return 1
  fi
}

# absent peer reason: adds a line to the table for a peer that did not run.
absent() {
  echo "portolan: the peer $1 is left out: $2" >&2
  if [ -n "${PORTOLAN_BENCH_RESULTS:-}" ]; then
    printf 'absent\t%s\t%s\t%s\n' "$PORTOLAN_BENCH_SECTION" "$1" "$2" >>"$PORTOLAN_BENCH_RESULTS"
  fi
}

# peer name title: compiles a peer written in C and prints its path. If that fails, reports the title as absent and fails.
peer() {
  if [ "${PORTOLAN_BENCH_PEERS:-}" = none ]; then return 1; fi
  if ! command -v cc >/dev/null || ! pkg-config --exists gtk4 2>/dev/null; then
    absent "$2" "it needs cc and libgtk-4-dev (Scripts/setup build)"
    return 1
  fi
  if ! Benchmarks/Peers/build "$1"; then
    absent "$2" "Benchmarks/Peers/$1.c does not compile"
    return 1
  fi
}

# figures title command …: prints the output of a peer on the current display. A peer that fails, prints nothing or takes more
# than five minutes is reported as absent with its last message.
figures() {
  local title=$1 messages output status=0
  shift
  messages=$(mktemp)
  output=$(on_display timeout 300 "$@" 2>"$messages") || status=$?
  if [ "$status" -ne 0 ] || [ -z "$output" ]; then
    absent "$title" "it ended with status $status: $(grep -v '^$' "$messages" | tail -n 1 | cut -c 1-200)"
    rm -f "$messages"
    return 1
  fi
  rm -f "$messages"
  echo "$output"
}

# medians rounds command …: prints the medians of the columns of numbers printed by several runs of a command.
medians() { Benchmarks/Support/medians "$@"; }

# report name value unit goal: adds a line to the table, like `Measure.report`.
report() {
  "${AWK:-awk}" -v name="$1" -v value="$2" -v unit="$3" -v goal="${4:-none}" \
    'BEGIN { printf("%-58s %10.3f %-4s (goal: %s)\n", name, value, unit, goal) }'
  if [ -n "${PORTOLAN_BENCH_RESULTS:-}" ]; then
    printf 'value\t%s\t%s\t%s\t%s\t%s\n' "$PORTOLAN_BENCH_SECTION" "$1" "$2" "$3" "${4:-none}" >>"$PORTOLAN_BENCH_RESULTS"
  fi
}

# compare name peer value unit: adds the result of a peer to the line with a name, by default in the unit of the line.
compare() {
  "${AWK:-awk}" -v name="$1" -v peer="$2" -v value="$3" -v unit="${4:-}" \
    'BEGIN { printf("%-58s %10.3f %-4s (%s)\n", name, value, unit, peer) }'
  if [ -n "${PORTOLAN_BENCH_RESULTS:-}" ]; then
    printf 'peer\t%s\t%s\t%s\t%s\t%s\n' "$PORTOLAN_BENCH_SECTION" "$1" "$2" "$3" "${4:-}" >>"$PORTOLAN_BENCH_RESULTS"
  fi
}

# compare_lines title command …: adds the results printed by a peer: tab-separated lines of its name, the name of the
# measurement, a value and a unit.
compare_lines() {
  local lines peer name value unit
  lines=$(figures "$@") || return 0
  while IFS=$'\t' read -r peer name value unit; do compare "$name" "$peer" "$value" "$unit"; done <<<"$lines"
}

# quick title file.qml: adds the results printed by a peer written in Qt Quick.
quick() {
  local qml
  if [ "${PORTOLAN_BENCH_PEERS:-}" = none ]; then return 0; fi
  qml=$(command -v qml6 || ls /usr/lib/qt6/bin/qml 2>/dev/null || true)
  if [ -z "$qml" ]; then
    absent "$1" "it needs Qt Quick (Scripts/setup bench)"
  else
    compare_lines "$1" Benchmarks/Support/quick "$qml" "Benchmarks/Peers/$2"
  fi
}

# mebibytes kibibytes: converts KiB to MiB.
mebibytes() { "${AWK:-awk}" -v kibibytes="$1" 'BEGIN { print kibibytes / 1024 }'; }
