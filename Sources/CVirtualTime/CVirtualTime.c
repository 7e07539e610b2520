#define _GNU_SOURCE
#include "Originals.h"

#include <link.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

atomic_bool ptl_time_is_virtual;
atomic_llong ptl_time_skipped;
originals ptl_originals;

static code_range ranges[LIBRARIES];
static const char *const names[LIBRARIES] = {
    [CONCURRENCY] = "libswift_Concurrency.so",
    [FOUNDATION_ESSENTIALS] = "libFoundationEssentials.so",
    [FOUNDATION] = "libFoundation.so",
    [DISPATCH] = "libdispatch.so",
};

bool ptl_is_called_by(library library, const void *address) {
  return (uintptr_t)address - ranges[library].start < ranges[library].length;
}

static int find_ranges(struct dl_phdr_info *info, size_t size, void *context) {
  const char *slash = strrchr(info->dlpi_name, '/');
  const char *file = slash ? slash + 1 : info->dlpi_name;
  for (int library = 0; library < LIBRARIES; library++) {
    if (strcmp(file, names[library])) continue;
    for (int index = 0; index < info->dlpi_phnum; index++) {
      const ElfW(Phdr) *segment = &info->dlpi_phdr[index];
      if (segment->p_type != PT_LOAD || !(segment->p_flags & PF_X)) continue;
      ranges[library] = (code_range){info->dlpi_addr + segment->p_vaddr, segment->p_memsz};
    }
  }
  return 0;
}

/// The function that could not be replaced, and the reason; the first of several.
static const char *failure, *failure_reason;

static void fail(const char *name, const char *reason) {
  if (!failure) failure = name, failure_reason = reason;
}

/// The next definition of a replaced function, in a shared library.
static void *original(const char *name, const void *replacement) {
  if (dlsym(RTLD_DEFAULT, name) != replacement) fail(name, "another definition precedes this one");
  void *found = dlsym(RTLD_NEXT, name);
  if (!found) fail(name, "no shared library defines it");
  return found;
}

#define FIND(name) ptl_originals.name = original(#name, (const void *)name)

/// Before `main`, because other constructors may read clocks.
__attribute__((constructor)) static void find_clock(void) {
  ptl_originals.clock_gettime = dlsym(RTLD_NEXT, "clock_gettime");
  ptl_originals.pthread_cond_timedwait = dlsym(RTLD_NEXT, "pthread_cond_timedwait");
}

static void find_originals(void) {
  static bool found;
  if (found) return;
  found = true;
  FIND(clock_gettime);
  FIND(pthread_cond_timedwait);
  FIND(CFAbsoluteTimeGetCurrent);
  FIND(CFRunLoopAddTimer);
  FIND(CFRunLoopTimerCreate);
  FIND(CFRunLoopTimerGetNextFireDate);
  FIND(CFRunLoopTimerInvalidate);
  FIND(CFRunLoopTimerSetNextFireDate);
  FIND(dispatch_activate);
  FIND(dispatch_after);
  FIND(dispatch_after_f);
  FIND(dispatch_block_wait);
  FIND(dispatch_group_wait);
  FIND(dispatch_semaphore_wait);
  FIND(dispatch_set_context);
  FIND(dispatch_source_set_event_handler_f);
  FIND(dispatch_source_set_timer);
  FIND(dispatch_time);
  FIND(dispatch_walltime);
  dl_iterate_phdr(find_ranges, NULL);
  for (int library = 0; library < LIBRARIES; library++)
    if (!ranges[library].length) fail(names[library], "it is not loaded");
}

bool ptl_time_begin(void) {
  find_originals();
  if (failure) {
    static atomic_bool is_reported;
    if (!atomic_exchange(&is_reported, true))
      fprintf(
          stderr, "portolan: timers and sleeps of the app take real time, because %s cannot be replaced (%s); `portolan test` starts "
                  "tests with virtual time\n",
          failure, failure_reason);
    return false;
  }
  ptl_jobs_install();
  atomic_store(&ptl_time_skipped, 0);
  atomic_store(&ptl_time_is_virtual, true);
  return true;
}

void ptl_time_end(void) {
  atomic_store(&ptl_time_is_virtual, false);
  atomic_store(&ptl_time_skipped, 0);
}

void ptl_time_skip(double seconds) {
  atomic_fetch_add(&ptl_time_skipped, (long long)(seconds * NANOSECONDS));
}
