#!/usr/bin/env bash
# Measures state restoration, and a list of 100,000 recipes.
source "$(dirname "$0")/../Support/common.sh"
"$(binary CookbookBenchmark)"
