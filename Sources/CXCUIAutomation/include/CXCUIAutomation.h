#ifndef C_XCUI_AUTOMATION_H
#define C_XCUI_AUTOMATION_H

#include <sys/types.h>

/// Starts a program.
/// - descriptor: becomes the child's descriptor 3.
/// - errors: becomes the child's standard error.
/// Answers the process, or -errno.
pid_t ptl_spawn(const char *path, char *const arguments[], char *const environment[], int descriptor, int errors);

#endif
