#ifndef C_XCUI_AUTOMATION_H
#define C_XCUI_AUTOMATION_H

#include <sys/types.h>

/// Starts a program.
/// - descriptor: The descriptor to pass as descriptor 3.
/// - errors: The descriptor to pass as standard error.
/// Returns the process identifier, or -errno.
pid_t ptl_spawn(const char *path, char *const arguments[], char *const environment[], int descriptor, int errors);

/// Tells `ptl_ui_test_set_continues` of values that tests of an object's class assign to `continueAfterFailure`, which XCTest
/// on Linux ignores.
void ptl_observe_continue_after_failure(const void *test);

#endif
