#define _GNU_SOURCE
#include "Originals.h"

static struct timespec adding(struct timespec time, long long nanoseconds) {
  long long sum = time.tv_nsec + nanoseconds % 1000000000;
  time.tv_sec += nanoseconds / 1000000000;
  if (sum >= 1000000000) {
    sum -= 1000000000;
    time.tv_sec += 1;
  } else if (sum < 0) {
    sum += 1000000000;
    time.tv_sec -= 1;
  }
  time.tv_nsec = sum;
  return time;
}

/// Advances `ContinuousClock`, `SuspendingClock` and `Date`. Measurements with other clocks stay real, such as those of
/// `ProcessInfo.systemUptime`, which XCTest uses.
REPLACEMENT int clock_gettime(clockid_t clock, struct timespec *time) {
  int result = ORIGINAL(clock_gettime)(clock, time);
  long long ahead = skipped();
  if (!ahead || result) return result;
  if (IS_CALLED_BY(CONCURRENCY) || (clock == CLOCK_REALTIME && IS_CALLED_BY(FOUNDATION_ESSENTIALS)))
    *time = adding(*time, ahead);
  return 0;
}

/// Foundation waits until a `Date`.
REPLACEMENT int pthread_cond_timedwait(
    pthread_cond_t *restrict condition, pthread_mutex_t *restrict mutex, const struct timespec *restrict until) {
  long long ahead = skipped();
  if (!ahead || !IS_CALLED_BY(FOUNDATION)) return ORIGINAL(pthread_cond_timedwait)(condition, mutex, until);
  struct timespec real = adding(*until, -ahead);
  return ORIGINAL(pthread_cond_timedwait)(condition, mutex, &real);
}

REPLACEMENT double CFAbsoluteTimeGetCurrent(void) {
  return ORIGINAL(CFAbsoluteTimeGetCurrent)() + (double)skipped() / NANOSECONDS;
}

/// Wall times have both upper bits set and count downwards.
static bool is_wall_time(dispatch_time_t time) { return time >> 62 == 3; }

static dispatch_time_t shifted(dispatch_time_t time, long long nanoseconds) {
  if (time == DISPATCH_TIME_NOW || time == DISPATCH_TIME_FOREVER || time == DISPATCH_WALLTIME_NOW) return time;
  return is_wall_time(time) ? time - nanoseconds : time + nanoseconds;
}

/// CoreFoundation computes the limits of run loops with its own clock.
REPLACEMENT dispatch_time_t dispatch_time(dispatch_time_t when, int64_t delta) {
  dispatch_time_t time = ORIGINAL(dispatch_time)(when, delta);
  bool is_relative = when == DISPATCH_TIME_NOW || when == DISPATCH_WALLTIME_NOW;
  return is_relative && !IS_CALLED_BY(FOUNDATION) ? shifted(time, skipped()) : time;
}

REPLACEMENT dispatch_time_t dispatch_walltime(const struct timespec *when, int64_t delta) {
  dispatch_time_t time = ORIGINAL(dispatch_walltime)(when, delta);
  return when ? time : shifted(time, skipped());
}

REPLACEMENT long dispatch_block_wait(object block, dispatch_time_t timeout) {
  return ORIGINAL(dispatch_block_wait)(block, shifted(timeout, -skipped()));
}

REPLACEMENT long dispatch_group_wait(object group, dispatch_time_t timeout) {
  return ORIGINAL(dispatch_group_wait)(group, shifted(timeout, -skipped()));
}

REPLACEMENT long dispatch_semaphore_wait(object semaphore, dispatch_time_t timeout) {
  return ORIGINAL(dispatch_semaphore_wait)(semaphore, shifted(timeout, -skipped()));
}

static double seconds_between(uint64_t start, uint64_t end) { return (double)(int64_t)(end - start) / NANOSECONDS; }

/// The upper bit alone marks the time since the system has started, suspension included.
enum { MONOTONIC_BIT = 63 };

double ptl_remaining(dispatch_time_t when) {
  if (when == DISPATCH_TIME_NOW || when == DISPATCH_WALLTIME_NOW) return 0;
  if (is_wall_time(when)) return seconds_between(when, dispatch_walltime(NULL, 0));
  if (!(when >> MONOTONIC_BIT)) return seconds_between(dispatch_time(DISPATCH_TIME_NOW, 0), when);
  struct timespec time;
  ORIGINAL(clock_gettime)(CLOCK_BOOTTIME, &time);
  uint64_t now = (uint64_t)time.tv_sec * 1000000000 + time.tv_nsec + skipped();
  return seconds_between(now, when & ~(1ull << MONOTONIC_BIT));
}

dispatch_time_t ptl_real(dispatch_time_t when) { return shifted(when, -skipped()); }
