#!/usr/bin/env bash
# Measures 2,000 labels that move in every frame of a 1280 x 800 window, compared with the same scene in plain GTK: with a
# widget per label, and with prebuilt render nodes.
source "$(dirname "$0")/../Support/common.sh"
export PORTOLAN_WINDOW=1280x800
for motion in moving turning; do
  if frame=$(on_display Benchmarks/Support/medians 3 "$(binary WindowBenchmark)" "$motion"); then
    report "2,000 labels $motion, a frame" "$frame" ms none
    # GTK rotates widgets so slowly that only moving ones are measured.
    for kind in nodes $([ "$motion" = turning ] || echo widgets); do
      name="GTK's $([ "$kind" = nodes ] && echo "render nodes" || echo widgets)"
      if animated=$(peer gtk-animated "$name") &&
        time=$(figures "$name" Benchmarks/Support/medians 3 "$animated" "$kind" "$motion"); then
        compare "2,000 labels $motion, a frame" "$name" "$time"
      fi
    done
  fi
done
