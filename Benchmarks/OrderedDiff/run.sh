#!/usr/bin/env bash
# Measures list differences, compared with the figures published for DifferenceKit.
source "$(dirname "$0")/../Support/common.sh"
"$(binary OrderedDiffBenchmark)"
