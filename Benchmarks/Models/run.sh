#!/usr/bin/env bash
# Plays a million random operations, a thousand storms, ten million hostile links, and 100,000 random resizes. Takes minutes.
source "$(dirname "$0")/../Support/common.sh"
"$(binary ModelBenchmark)"
"$(binary RandomResizer)" --steps "${RESIZE_STEPS:-100000}"
