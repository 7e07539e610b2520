#!/usr/bin/env bash
# Measures frames of each Catalog screen while it scrolls, and reports the slowest.
source "$(dirname "$0")/../Support/common.sh"
"$(binary CatalogBenchmark)"
