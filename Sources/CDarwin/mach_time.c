#include "mach_time.h"

int mach_timebase_info(mach_timebase_info_data_t *info) {
  info->numer = 1;
  info->denom = 1;
  return 0;
}

uint64_t clock_gettime_nsec_np(clockid_t clock) {
  struct timespec time;
  if (clock_gettime(clock, &time) != 0) return 0;
  return (uint64_t)time.tv_sec * NSEC_PER_SEC + (uint64_t)time.tv_nsec;
}

uint64_t mach_absolute_time(void) { return clock_gettime_nsec_np(CLOCK_UPTIME_RAW); }
