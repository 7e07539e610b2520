#!/usr/bin/env bash
# Measures labels compared with plain Pango, and typing into long texts.
source "$(dirname "$0")/../Support/common.sh"
"$(binary TextBenchmark)"
