#define _GNU_SOURCE
#include "CXCUIAutomation.h"

#include <stdlib.h>
#include <stdio.h>
#include <dlfcn.h>
#include <errno.h>
#include <signal.h>
#include <spawn.h>
#include <stdbool.h>
#include <stdint.h>
#include <string.h>
#include <sys/prctl.h>
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

int ptl_adopt_orphans(void) { return prctl(PR_SET_CHILD_SUBREAPER, 1) ? -errno : 0; }

/// Implemented in Swift, by the module XCUIAutomation.
extern void ptl_ui_test_set_continues(const void *test, bool value);

/// The setter's symbol. Final classes call it directly, so a definition of the same name has to come first.
#define SETTER "$s6XCTest0A4CaseC20continueAfterFailureSbvs"

/// Replaces XCTest's setter where a program calls it directly, as final classes do.
__attribute__((swiftcall)) void ptl_set_continue_after_failure(
    bool value, __attribute__((swift_context)) const void *test) __asm__(SETTER);

__attribute__((swiftcall)) void ptl_set_continue_after_failure(
    bool value, __attribute__((swift_context)) const void *test) {
  ptl_ui_test_set_continues(test, value);
}

/// The fields of class metadata that contain the class's size, relative to the address that objects point to.
enum { CLASS_SIZE = 32, ADDRESS_POINT = 36 };

void ptl_observe_continue_after_failure(const void *test) {
  void *library = dlopen("libXCTest.so", RTLD_LAZY | RTLD_NOLOAD);
  const void *setter = library ? dlsym(library, SETTER) : NULL;
  if (!library) return;
  dlclose(library);
  if (!setter) {
    fputs("portolan: this toolchain's XCTest does not export the setter of continueAfterFailure\n", stderr);
    abort();
  }
  char *metadata = *(char *const *)test;
  uint32_t size = *(uint32_t *)(metadata + CLASS_SIZE), head = *(uint32_t *)(metadata + ADDRESS_POINT);
  if (head > size || size > 1 << 20) return;
  // The setter has exactly one entry in the method table.
  for (uint32_t place = 40; place + sizeof(void *) <= size - head; place += sizeof(void *)) {
    const void **entry = (const void **)(metadata + place);
    if (*entry == setter) *entry = (const void *)ptl_set_continue_after_failure;
  }
}
