#define _GNU_SOURCE
#include "CAutomation.h"

#include <dirent.h>
#include <errno.h>
#include <stdbool.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/socket.h>
#include <sys/wait.h>
#include <unistd.h>

/// Implemented in Swift by the module Automation.
extern void ptl_automation_register(void);

__attribute__((constructor)) static void enroll(void) { ptl_automation_register(); }

void ptl_automation_anchor(void) {}

/// Receives the descriptors of a launch.
/// - Returns: Whether the other end still requests launches.
static bool receive_launch(int control, int descriptors[2]) {
  char byte;
  struct iovec content = {.iov_base = &byte, .iov_len = 1};
  union {
    struct cmsghdr header;
    char bytes[CMSG_SPACE(2 * sizeof(int))];
  } ancillary;
  struct msghdr message = {
      .msg_iov = &content,
      .msg_iovlen = 1,
      .msg_control = ancillary.bytes,
      .msg_controllen = sizeof ancillary.bytes,
  };
  ssize_t count;
  do count = recvmsg(control, &message, MSG_CMSG_CLOEXEC);
  while (count < 0 && errno == EINTR);
  struct cmsghdr *header = count == 1 ? CMSG_FIRSTHDR(&message) : NULL;
  if (!header || header->cmsg_type != SCM_RIGHTS || header->cmsg_len != CMSG_LEN(2 * sizeof(int))) return false;
  memcpy(descriptors, CMSG_DATA(header), 2 * sizeof(int));
  return true;
}

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

int ptl_automation_fork_for_launches(int control) {
  int *shared = mmap(NULL, sizeof *shared, PROT_READ | PROT_WRITE, MAP_SHARED | MAP_ANONYMOUS, -1, 0);
  if (shared == MAP_FAILED) _exit(1);
  int descriptors[2];
  while (receive_launch(control, descriptors)) {
    int process = has_one_thread() ? fork_orphan(shared) : -EDEADLK;
    if (process == 0) {
      munmap(shared, sizeof *shared);
      close(control);
      dup2(descriptors[1], STDERR_FILENO);
      close(descriptors[1]);
      return descriptors[0];
    }
    close(descriptors[0]);
    close(descriptors[1]);
    if (send(control, &process, sizeof process, MSG_NOSIGNAL) != sizeof process) break;
  }
  _exit(0);
}
