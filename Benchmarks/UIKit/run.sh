#!/usr/bin/env bash
# Measures frames, navigation, sheets and tests, and the same navigation in GtkStack and, if Qt Quick is installed, in
# StackView.
source "$(dirname "$0")/../Support/common.sh"
"$(binary UIKitBenchmark)"
if stack=$(peer gtk-stack GtkStack); then compare_lines GtkStack "$stack"; fi
quick "Qt Quick's StackView" stack-view.qml
