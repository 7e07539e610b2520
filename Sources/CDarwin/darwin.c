#define _GNU_SOURCE
#include "darwin.h"

#include <errno.h>
#include <link.h>
#include <malloc.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/utsname.h>
#include <time.h>
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
  intptr_t slide;
  const ElfW(Phdr) *segments;
  uint32_t segment_count;
};

static int find_image(struct dl_phdr_info *info, size_t size, void *context) {
  (void)size;
  struct image_search *search = context;
  if (search->index-- > 0) return 0;
  search->name = info->dlpi_name;
  search->slide = (intptr_t)info->dlpi_addr;
  search->segments = info->dlpi_phdr;
  search->segment_count = info->dlpi_phnum;
  return 1;
}

intptr_t _dyld_get_image_vmaddr_slide(uint32_t image_index) {
  struct image_search search = {image_index, NULL, 0, NULL, 0};
  dl_iterate_phdr(find_image, &search);
  return search.slide;
}

const char *_dyld_get_image_name(uint32_t image_index) {
  struct image_search search = {image_index, NULL, 0, NULL, 0};
  dl_iterate_phdr(find_image, &search);
  // The first image is the program, which the loader does not name.
  if (search.name == NULL || *search.name != 0) return search.name;
  static char program[4096];
  if (program[0] == 0) {
    ssize_t length = readlink("/proc/self/exe", program, sizeof program - 1);
    if (length > 0) program[length] = 0;
  }
  return program;
}

/// A header that was made, by its image.
struct made_header {
  const ElfW(Phdr) *segments;
  struct mach_header_64 *header;
  struct made_header *next;
};

static struct mach_header_64 *make_header(const struct image_search *image, bool is_program) {
  uint32_t count = 0;
  for (uint32_t index = 0; index < image->segment_count; index++) count += image->segments[index].p_type == PT_LOAD;
  size_t size = count * sizeof(struct segment_command_64);
  struct mach_header_64 *header = calloc(1, sizeof *header + size);
  if (header == NULL) return NULL;
  header->magic = MH_MAGIC_64;
  header->filetype = is_program ? MH_EXECUTE : MH_DYLIB;
  header->ncmds = count;
  header->sizeofcmds = (uint32_t)size;
  struct segment_command_64 *command = (struct segment_command_64 *)(header + 1);
  for (uint32_t index = 0; index < image->segment_count; index++) {
    const ElfW(Phdr) *segment = &image->segments[index];
    if (segment->p_type != PT_LOAD) continue;
    command->cmd = LC_SEGMENT_64;
    command->cmdsize = sizeof *command;
    strcpy(command->segname, segment->p_flags & PF_W ? SEG_DATA : SEG_TEXT);
    command->vmaddr = segment->p_vaddr;
    command->vmsize = segment->p_memsz;
    command->fileoff = segment->p_offset;
    command->filesize = segment->p_filesz;
    command->initprot = (segment->p_flags & PF_R ? 1 : 0) | (segment->p_flags & PF_W ? 2 : 0) | (segment->p_flags & PF_X ? 4 : 0);
    command->maxprot = command->initprot;
    command++;
  }
  return header;
}

const struct mach_header *_dyld_get_image_header(uint32_t image_index) {
  static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
  static struct made_header *made;
  struct image_search search = {image_index, NULL, 0, NULL, 0};
  if (dl_iterate_phdr(find_image, &search) == 0) return NULL;
  pthread_mutex_lock(&lock);
  struct made_header *found = made;
  while (found != NULL && found->segments != search.segments) found = found->next;
  if (found == NULL && (found = calloc(1, sizeof *found)) != NULL) {
    *found = (struct made_header){search.segments, make_header(&search, image_index == 0), made};
    made = found;
  }
  pthread_mutex_unlock(&lock);
  return found == NULL ? NULL : (const struct mach_header *)found->header;
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

/// The time at which the system started.
static struct timeval boot_time(void) {
  struct timespec now, up;
  clock_gettime(CLOCK_REALTIME, &now);
  clock_gettime(CLOCK_BOOTTIME, &up);
  struct timeval boot = {now.tv_sec - up.tv_sec, (now.tv_nsec - up.tv_nsec) / 1000};
  if (boot.tv_usec < 0) {
    boot.tv_sec -= 1;
    boot.tv_usec += 1000000;
  }
  return boot;
}

/// Reads a process from the `proc` file system. Returns whether it exists.
static bool read_process(pid_t pid, struct kinfo_proc *process) {
  char path[40], line[256];
  memset(process, 0, sizeof *process);
  snprintf(path, sizeof path, "/proc/%d/status", (int)pid);
  FILE *status = fopen(path, "r");
  if (status == NULL) return false;
  int tracer = 0, parent = 0;
  while (fgets(line, sizeof line, status) != NULL) {
    sscanf(line, "TracerPid: %d", &tracer);
    sscanf(line, "PPid: %d", &parent);
    sscanf(line, "Name: %16[^\n]", process->kp_proc.p_comm);
  }
  fclose(status);
  process->kp_proc.p_pid = pid;
  process->kp_proc.p_flag = tracer != 0 ? P_TRACED : 0;
  process->kp_eproc.e_ppid = parent;
  snprintf(path, sizeof path, "/proc/%d/stat", (int)pid);
  FILE *stat = fopen(path, "r");
  if (stat == NULL) return true;
  // The 22nd field counts ticks since the system started. Names may contain spaces and parentheses.
  char text[1024];
  size_t length = fread(text, 1, sizeof text - 1, stat);
  fclose(stat);
  text[length] = 0;
  const char *field = strrchr(text, ')');
  for (int index = 2; field != NULL && index < 22; index++) field = strchr(field + 1, ' ');
  if (field == NULL) return true;
  unsigned long long ticks = strtoull(field, NULL, 10), rate = (unsigned long long)sysconf(_SC_CLK_TCK);
  struct timeval start = boot_time();
  unsigned long long microseconds = (unsigned long long)start.tv_usec + ticks % rate * 1000000 / rate;
  start.tv_sec += (time_t)(ticks / rate + microseconds / 1000000);
  start.tv_usec = (suseconds_t)(microseconds % 1000000);
  process->kp_proc.p_un.__p_starttime = start;
  return true;
}

/// The name of a value that is read by two numbers; null if there is none.
static const char *value_name(int top, int second) {
  if (top == CTL_KERN && second == KERN_OSTYPE) return "kern.ostype";
  if (top == CTL_KERN && (second == KERN_OSRELEASE || second == KERN_OSVERSION)) return "kern.osversion";
  if (top == CTL_HW && second == HW_MACHINE) return "hw.machine";
  if (top == CTL_HW && second == HW_MODEL) return "hw.model";
  if (top == CTL_HW && second == HW_NCPU) return "hw.ncpu";
  if (top == CTL_HW && second == HW_MEMSIZE) return "hw.memsize";
  return NULL;
}

int sysctl(
    int *name, unsigned int name_length, void *old, size_t *old_length, void *new_value, size_t new_length) {
  if (new_value != NULL || new_length != 0) {
    errno = EPERM;
    return -1;
  }
  if (name_length == 4 && name[0] == CTL_KERN && name[1] == KERN_PROC && name[2] == KERN_PROC_PID) {
    struct kinfo_proc process;
    if (!read_process(name[3], &process)) {
      if (old_length != NULL) *old_length = 0;
      return 0;
    }
    return give(&process, sizeof process, old, old_length);
  }
  if (name_length == 2 && name[0] == CTL_KERN && name[1] == KERN_BOOTTIME) {
    struct timeval boot = boot_time();
    return give(&boot, sizeof boot, old, old_length);
  }
  if (name_length == 2 && name[0] == CTL_KERN && name[1] == KERN_HOSTNAME) {
    struct utsname system;
    uname(&system);
    return give(system.nodename, strlen(system.nodename) + 1, old, old_length);
  }
  const char *value = name_length == 2 ? value_name(name[0], name[1]) : NULL;
  if (value != NULL) return sysctlbyname(value, old, old_length, NULL, 0);
  errno = ENOENT;
  return -1;
}

int ptl_set_thread_name(const char *name) { return pthread_setname_np(pthread_self(), name); }

size_t malloc_size(const void *memory) { return malloc_usable_size((void *)memory); }
