#!/usr/bin/env bash
# Times differences of lists beside the figures published for DifferenceKit.
source "$(dirname "$0")/../Support/common.sh"
"$(binary OrderedDiffBenchmark)"
