#ifndef C_XCUI_AUTOMATION_H
#define C_XCUI_AUTOMATION_H

#include <sys/types.h>

/// Starts a program.
/// - Parameters:
///   - descriptor: The descriptor to pass as descriptor 3.
///   - errors: The descriptor to pass as standard error.
/// - Returns: The process identifier, or -errno.
pid_t ptl_spawn(const char *path, char *const arguments[], char *const environment[], int descriptor, int errors);

/// Makes this process the parent of descendants whose parents exit.
/// - Returns: 0, or -errno.
int ptl_adopt_orphans(void);

/// Reports assignments to `continueAfterFailure` of tests of the object's class to `ptl_ui_test_set_continues`. XCTest
/// on Linux ignores the property.
void ptl_observe_continue_after_failure(const void *test);

#endif
