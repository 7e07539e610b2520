#!/usr/bin/env bash
# Measures the main thread's time per frame for an album of 10,000 photos in the Albums example.
source "$(dirname "$0")/../Support/common.sh"
"$(binary AlbumsBenchmark)"
