#!/usr/bin/env bash
# Times an album of ten thousand photos in the example Albums: what the main thread does in a frame.
source "$(dirname "$0")/../Support/common.sh"
"$(binary AlbumsBenchmark)"
