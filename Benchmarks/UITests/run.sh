#!/usr/bin/env bash
# Times UI tests of Cookbook, in wall time: the app is a process of its own.
source "$(dirname "$0")/../Support/common.sh"
binary Cookbook >/dev/null
"$(binary UITestBenchmark)"
