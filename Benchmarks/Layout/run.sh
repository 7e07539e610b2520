#!/usr/bin/env bash
# Measures Auto Layout in UIKit: building a screen, changing it, and sizing cells.
source "$(dirname "$0")/../Support/common.sh"
"$(binary LayoutBenchmark)"
