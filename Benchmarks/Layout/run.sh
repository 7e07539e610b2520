#!/usr/bin/env bash
# Times Auto Layout through UIKit: building a screen, changing it, measuring cells.
source "$(dirname "$0")/../Support/common.sh"
"$(binary LayoutBenchmark)"
