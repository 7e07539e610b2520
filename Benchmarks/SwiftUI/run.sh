#!/usr/bin/env bash
# Measures SwiftUI's navigation, lists and tests.
source "$(dirname "$0")/../Support/common.sh"
"$(binary SwiftUIBenchmark)" "$@"
