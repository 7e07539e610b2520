#define _GNU_SOURCE
#include "CXCUIAutomation.h"

#include <errno.h>
#include <signal.h>
#include <spawn.h>
#include <unistd.h>

/// Implemented in Swift by the module XCUIAutomation.
extern void ptl_ui_test_observe(void);

__attribute__((constructor)) static void enroll(void) { ptl_ui_test_observe(); }

pid_t ptl_spawn(const char *path, char *const arguments[], char *const environment[], int descriptor, int errors) {
  posix_spawn_file_actions_t actions;
  posix_spawn_file_actions_init(&actions);
  // Duplicated descriptors lose the close-on-exec flag; descriptor 3 may be one of the sources.
  int error = posix_spawn_file_actions_adddup2(&actions, errors, STDERR_FILENO);
  if (!error) error = posix_spawn_file_actions_adddup2(&actions, descriptor, 3);
  if (!error) error = posix_spawn_file_actions_addclosefrom_np(&actions, 4);
  posix_spawnattr_t attributes;
  posix_spawnattr_init(&attributes);
  sigset_t none;
  sigemptyset(&none);
  posix_spawnattr_setsigmask(&attributes, &none);
  posix_spawnattr_setflags(&attributes, POSIX_SPAWN_SETSIGMASK);
  pid_t process = 0;
  if (!error) error = posix_spawn(&process, path, &actions, &attributes, arguments, environment);
  posix_spawnattr_destroy(&attributes);
  posix_spawn_file_actions_destroy(&actions);
  return error ? -error : process;
}
