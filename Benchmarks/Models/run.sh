#!/usr/bin/env bash
# Runs a million random operations, a thousand stress sequences, ten million invalid links and 100,000 random resizes. Takes minutes.
source "$(dirname "$0")/../Support/common.sh"
"$(binary ModelBenchmark)"
"$(binary RandomResizer)" --steps "${RESIZE_STEPS:-100000}"
