#define _GNU_SOURCE
#include "darwin.h"

#include <errno.h>
#include <link.h>
#include <malloc.h>
#include <stdlib.h>
#include <string.h>
#include <sys/utsname.h>
#include <unistd.h>

int pthread_mutexattr_setpolicy_np(pthread_mutexattr_t *attributes, int policy) {
  (void)attributes;
  return policy == PTHREAD_MUTEX_POLICY_FAIRSHARE_NP || policy == PTHREAD_MUTEX_POLICY_FIRSTFIT_NP ? 0 : EINVAL;
}

static int count_image(struct dl_phdr_info *info, size_t size, void *count) {
  (void)info;
  (void)size;
  *(uint32_t *)count += 1;
  return 0;
}

uint32_t _dyld_image_count(void) {
  uint32_t count = 0;
  dl_iterate_phdr(count_image, &count);
  return count;
}

struct image_search {
  uint32_t index;
  const char *name;
};

static int find_image(struct dl_phdr_info *info, size_t size, void *context) {
  (void)size;
  struct image_search *search = context;
  if (search->index-- > 0) return 0;
  search->name = info->dlpi_name;
  return 1;
}

const char *_dyld_get_image_name(uint32_t image_index) {
  struct image_search search = {image_index, NULL};
  dl_iterate_phdr(find_image, &search);
  // The loader leaves the name of the first image, the program, empty.
  if (search.name == NULL || *search.name != 0) return search.name;
  static char program[4096];
  if (program[0] == 0) {
    ssize_t length = readlink("/proc/self/exe", program, sizeof program - 1);
    if (length > 0) program[length] = 0;
  }
  return program;
}

static int give(const void *value, size_t length, void *old, size_t *old_length) {
  if (old_length == NULL) return 0;
  if (old != NULL && *old_length < length) {
    errno = ENOMEM;
    return -1;
  }
  if (old != NULL) memcpy(old, value, length);
  *old_length = length;
  return 0;
}

int sysctlbyname(const char *name, void *old, size_t *old_length, void *new_value, size_t new_length) {
  if (new_value != NULL || new_length != 0) {
    errno = EPERM;
    return -1;
  }
  struct utsname system;
  uname(&system);
  if (strcmp(name, "hw.machine") == 0 || strcmp(name, "hw.model") == 0)
    return give(system.machine, strlen(system.machine) + 1, old, old_length);
  if (strcmp(name, "kern.osversion") == 0)
    return give(system.release, strlen(system.release) + 1, old, old_length);
  if (strcmp(name, "kern.ostype") == 0)
    return give(system.sysname, strlen(system.sysname) + 1, old, old_length);
  if (strcmp(name, "hw.ncpu") == 0) {
    int count = (int)sysconf(_SC_NPROCESSORS_ONLN);
    return give(&count, sizeof count, old, old_length);
  }
  if (strcmp(name, "hw.memsize") == 0) {
    int64_t bytes = (int64_t)sysconf(_SC_PHYS_PAGES) * sysconf(_SC_PAGE_SIZE);
    return give(&bytes, sizeof bytes, old, old_length);
  }
  errno = ENOENT;
  return -1;
}

int ptl_set_thread_name(const char *name) { return pthread_setname_np(pthread_self(), name); }

size_t malloc_size(const void *memory) { return malloc_usable_size((void *)memory); }
