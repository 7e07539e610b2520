#ifndef MACH_TIME_H
#define MACH_TIME_H

#include <stdint.h>
#include <time.h>

#include "darwin.h"

#define NSEC_PER_SEC 1000000000ull
#define NSEC_PER_MSEC 1000000ull
#define NSEC_PER_USEC 1000ull
#define USEC_PER_SEC 1000000ull
#define MSEC_PER_SEC 1000ull

/// Darwin's name of the clock that stops while the system sleeps.
#define CLOCK_UPTIME_RAW CLOCK_MONOTONIC

/// The duration of a tick of `mach_absolute_time` in nanoseconds, as a fraction.
struct mach_timebase_info {
  uint32_t numer;
  uint32_t denom;
};
typedef struct mach_timebase_info mach_timebase_info_data_t;

/// Returns the duration of a tick: one nanosecond.
int mach_timebase_info(mach_timebase_info_data_t *_Null_unspecified info);

/// Returns the ticks since the system started, excluding sleep.
uint64_t mach_absolute_time(void);

/// Returns the time of a clock in nanoseconds; zero for an unknown clock.
uint64_t clock_gettime_nsec_np(clockid_t clock);

#endif
