#!/usr/bin/env bash
# Measures layers, frames and animations without views: medians of CPU time.
source "$(dirname "$0")/../Support/common.sh"
"$(binary QuartzCoreBenchmark)"
