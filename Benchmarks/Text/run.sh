#!/usr/bin/env bash
# Times labels beside Pango alone, and typing into long texts.
source "$(dirname "$0")/../Support/common.sh"
"$(binary TextBenchmark)"
