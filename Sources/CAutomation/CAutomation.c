#define _GNU_SOURCE
#include "CAutomation.h"

#include <dirent.h>
#include <errno.h>
#include <stdbool.h>
#include <sys/mman.h>
#include <sys/wait.h>
#include <unistd.h>

/// Implemented in Swift by the module Automation.
extern void ptl_automation_register(void);

__attribute__((constructor)) static void enroll(void) { ptl_automation_register(); }

void ptl_automation_anchor(void) {}

/// Whether the process has one thread. Forking copies only the calling thread.
static bool has_one_thread(void) {
  DIR *tasks = opendir("/proc/self/task");
  if (!tasks) return false;
  int count = 0;
  for (struct dirent *task; (task = readdir(tasks));)
    if (task->d_name[0] != '.') count++;
  closedir(tasks);
  return count == 1;
}

/// Forks the process. The new process is not a child of this one, but of the closest subreaper.
/// - Returns: The identifier of the new process or -errno; 0 in the new process.
static int fork_orphan(int *shared) {
  *shared = -EAGAIN;
  pid_t parent = fork();
  if (parent < 0) return -errno;
  if (parent == 0) {
    pid_t app = fork();
    if (app == 0) return 0;
    *shared = app < 0 ? -errno : app;
    _exit(0);
  }
  while (waitpid(parent, NULL, 0) < 0 && errno == EINTR) continue;
  return *shared;
}

int ptl_automation_fork(void) {
  if (!has_one_thread()) return -EDEADLK;
  int *shared = mmap(NULL, sizeof *shared, PROT_READ | PROT_WRITE, MAP_SHARED | MAP_ANONYMOUS, -1, 0);
  if (shared == MAP_FAILED) return -errno;
  int process = fork_orphan(shared);
  munmap(shared, sizeof *shared);
  return process;
}
