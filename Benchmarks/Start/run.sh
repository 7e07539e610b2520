#!/usr/bin/env bash
# Measures launch until the first painted frame: without a display, and in a window compared with a minimal GTK window.
source "$(dirname "$0")/../Support/common.sh"

# row name wall-goal processor-goal memory-goal: reads wall-clock and CPU milliseconds, resident and
# proportional KiB from standard input.
row() {
  local wall processor resident proportional
  read -r wall processor resident proportional
  report "$1, processor" "$processor" ms "$2"
  report "$1, wall" "$wall" ms none
  report "$1, resident" "$(mebibytes "$resident")" MiB "$3"
  report "$1, proportional" "$(mebibytes "$proportional")" MiB none
}
medians 9 "$(binary EmptyStart)" | row "nothing but Foundation" none none
medians 9 "$(binary HeadlessStart)" | row "headless, 40 views" "at most 40" "at most 40"
medians 9 "$(binary SharedStart)" | row "the same with Swift's libraries shared" "at most 40" none
if window=$(on_display Benchmarks/Support/medians 9 "$(binary WindowBenchmark)" hello); then
  row "window of one label" none none <<<"$window"
  if hello=$(peer gtk-hello "plain GTK") && plain=$(figures "plain GTK" Benchmarks/Support/medians 9 "$hello"); then
    read -r wall processor resident proportional <<<"$plain"
    compare "window of one label, processor" "plain GTK" "$processor"
    compare "window of one label, wall" "plain GTK" "$wall"
    compare "window of one label, resident" "plain GTK" "$(mebibytes "$resident")"
    compare "window of one label, proportional" "plain GTK" "$(mebibytes "$proportional")"
  fi
fi
