#!/usr/bin/env bash
# Times a frame of each screen of the Catalog while it scrolls, and names the slowest.
source "$(dirname "$0")/../Support/common.sh"
"$(binary CatalogBenchmark)"
