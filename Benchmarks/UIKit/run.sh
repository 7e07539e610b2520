#!/usr/bin/env bash
# Times frames, navigation, sheets and tests, and the same navigation in GtkStack and, where Qt Quick is installed, in
# StackView.
source "$(dirname "$0")/../Support/common.sh"
"$(binary UIKitBenchmark)"
if stack=$(peer gtk-stack); then on_display "$stack" | compare_lines || true; fi
quick stack-view.qml | compare_lines || true
