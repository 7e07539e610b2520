#!/usr/bin/env bash
# Measures Core Data and SwiftData with 100,000 rows compared with plain SQLite.
source "$(dirname "$0")/../Support/common.sh"
"$(binary DataBenchmark)"
