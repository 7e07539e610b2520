#ifndef C_XCUI_AUTOMATION_H
#define C_XCUI_AUTOMATION_H

#include <sys/types.h>

/// Starts a program.
/// - descriptor: The descriptor to pass as descriptor 3.
/// - errors: The descriptor to pass as standard error.
/// Returns the process identifier, or -errno.
pid_t ptl_spawn(const char *path, char *const arguments[], char *const environment[], int descriptor, int errors);

#endif
