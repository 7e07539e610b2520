#!/usr/bin/env bash
# Times layers, frames and animations without views: medians of processor time.
source "$(dirname "$0")/../Support/common.sh"
"$(binary QuartzCoreBenchmark)"
