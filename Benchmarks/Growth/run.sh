#!/usr/bin/env bash
# Measures how processor time grows with the size of the input, and draws the curves: Output/growth.svg.
source "$(dirname "$0")/../Support/common.sh"
mkdir -p Output
"$(binary GrowthBenchmark)" Output/growth.svg
