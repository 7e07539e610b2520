#!/usr/bin/env bash
# Times labels beside Pango alone, and typing into long texts.
set -euo pipefail
cd "$(dirname "$0")/../.."
swift run -c release TextBenchmark
