#!/usr/bin/env bash
# Times SwiftUI's navigation, lists and tests.
set -euo pipefail
cd "$(dirname "$0")/../.."
swift run -c release SwiftUIBenchmark "$@"
