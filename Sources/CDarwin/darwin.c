#define _GNU_SOURCE
#include "darwin.h"

#include <errno.h>
#include <link.h>
#include <malloc.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/time.h>
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
  uintptr_t address;
  intptr_t slide;
};

static int find_image(struct dl_phdr_info *info, size_t size, void *context) {
  (void)size;
  struct image_search *search = context;
  if (search->index-- > 0) return 0;
  search->name = info->dlpi_name;
  search->slide = (intptr_t)info->dlpi_addr;
  for (int i = 0; i < info->dlpi_phnum; i++) {
    if (info->dlpi_phdr[i].p_type != PT_LOAD) continue;
    search->address = info->dlpi_addr + info->dlpi_phdr[i].p_vaddr;
    break;
  }
  return 1;
}

const struct mach_header *_dyld_get_image_header(uint32_t image_index) {
  struct image_search search = {image_index, NULL, 0, 0};
  dl_iterate_phdr(find_image, &search);
  return (const struct mach_header *)search.address;
}

intptr_t _dyld_get_image_vmaddr_slide(uint32_t image_index) {
  struct image_search search = {image_index, NULL, 0, 0};
  dl_iterate_phdr(find_image, &search);
  return search.slide;
}

const char *_dyld_get_image_name(uint32_t image_index) {
  struct image_search search = {image_index, NULL, 0, 0};
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

// Reads a number from the line of a file in /proc that begins with a key; -1 without that line.
static long long read_status(const char *path, const char *key) {
  FILE *file = fopen(path, "re");
  if (file == NULL) return -1;
  char line[256];
  long long value = -1;
  size_t length = strlen(key);
  while (value < 0 && fgets(line, sizeof line, file) != NULL)
    if (strncmp(line, key, length) == 0) value = atoll(line + length);
  fclose(file);
  return value;
}

static int give_process(pid_t process, void *old, size_t *old_length) {
  char path[64];
  snprintf(path, sizeof path, "/proc/%d/status", process);
  long long parent = read_status(path, "PPid:");
  if (parent < 0) {
    errno = ESRCH;
    return -1;
  }
  struct kinfo_proc information = {
      {read_status(path, "TracerPid:") > 0 ? P_TRACED : 0, process}, {(pid_t)parent}};
  return give(&information, sizeof information, old, old_length);
}

int sysctl(int *name, unsigned name_length, void *old, size_t *old_length, void *new_value, size_t new_length) {
  if (new_value != NULL || new_length != 0) {
    errno = EPERM;
    return -1;
  }
  if (name_length == 4 && name[0] == CTL_KERN && name[1] == KERN_PROC && name[2] == KERN_PROC_PID)
    return give_process(name[3], old, old_length);
  if (name_length == 2 && name[0] == CTL_KERN && name[1] == KERN_BOOTTIME) {
    struct timeval start = {read_status("/proc/stat", "btime"), 0};
    return give(&start, sizeof start, old, old_length);
  }
  static const struct {
    int numbers[2];
    const char *name;
  } names[] = {
      {{CTL_KERN, KERN_OSTYPE}, "kern.ostype"}, {{CTL_KERN, KERN_OSVERSION}, "kern.osversion"},
      {{CTL_HW, HW_MACHINE}, "hw.machine"},     {{CTL_HW, HW_MODEL}, "hw.model"},
      {{CTL_HW, HW_NCPU}, "hw.ncpu"},           {{CTL_HW, HW_MEMSIZE}, "hw.memsize"},
  };
  for (size_t i = 0; name_length == 2 && i < sizeof names / sizeof *names; i++)
    if (names[i].numbers[0] == name[0] && names[i].numbers[1] == name[1])
      return sysctlbyname(names[i].name, old, old_length, NULL, 0);
  errno = ENOENT;
  return -1;
}

int ptl_set_thread_name(const char *name) { return pthread_setname_np(pthread_self(), name); }

size_t malloc_size(const void *memory) { return malloc_usable_size((void *)memory); }
