#!/usr/bin/env bash
# Measures the lowering of iOS sources, and calls by selector.
source "$(dirname "$0")/../Support/common.sh"
"$(binary LoweringBenchmark)"
