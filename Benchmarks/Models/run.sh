#!/usr/bin/env bash
# Plays a million random operations, a thousand storms and ten million hostile links. Takes minutes.
source "$(dirname "$0")/../Support/common.sh"
"$(binary ModelBenchmark)"
