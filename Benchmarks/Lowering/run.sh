#!/usr/bin/env bash
# Times the rewriting of sources for iOS, and calls by selector.
source "$(dirname "$0")/../Support/common.sh"
"$(binary LoweringBenchmark)"
