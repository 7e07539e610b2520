#ifndef MACH_TIME_H
#define MACH_TIME_H

#include <stdint.h>
#include <time.h>

#define NSEC_PER_SEC 1000000000ull
#define NSEC_PER_MSEC 1000000ull
#define NSEC_PER_USEC 1000ull
#define USEC_PER_SEC 1000000ull
#define MSEC_PER_SEC 1000ull

/// Darwin's name of the clock that stands still while the system sleeps.
#define CLOCK_UPTIME_RAW CLOCK_MONOTONIC

/// How many nanoseconds a tick of `mach_absolute_time` is, as a fraction.
struct mach_timebase_info {
  uint32_t numer;
  uint32_t denom;
};
typedef struct mach_timebase_info mach_timebase_info_data_t;

/// The length of a tick: one nanosecond.
int mach_timebase_info(mach_timebase_info_data_t *_Null_unspecified info);

/// The ticks since the system started, without those in which it slept.
uint64_t mach_absolute_time(void);

/// The time of a clock in nanoseconds; zero for a clock that does not exist.
uint64_t clock_gettime_nsec_np(clockid_t clock);

#endif
