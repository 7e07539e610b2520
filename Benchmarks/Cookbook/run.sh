#!/usr/bin/env bash
# Times how state comes back, and a book of a hundred thousand recipes.
source "$(dirname "$0")/../Support/common.sh"
"$(binary CookbookBenchmark)"
