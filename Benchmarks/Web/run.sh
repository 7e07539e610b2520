#!/usr/bin/env bash
# Measures pages of Cookbook in Chromium: frames and bytes of movements, the time from input to paint on loopback and with 100 ms
# of delay, the first picture, and the memory and processor time of sessions. GTK's Broadway is not compared: its page in GTK 4.8
# stops with an exception at the first texture.
#   PARTS="frames input" Benchmarks/run.sh Web   measures some of them: frames, input, first, sessions
source "$(dirname "$0")/../Support/common.sh"
if ! command -v chromium >/dev/null || ! command -v chromedriver >/dev/null; then
  absent Chromium "pages need chromium and chromium-driver (Scripts/setup test)"
  exit 0
fi
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
parts=(${PARTS:-frames input first sessions})
python3 -B Benchmarks/Web/measure.py "$(binary portolan-serve)" "$(binary Cookbook)" "$(binary Catalog)" "$folder" "${parts[@]}"
