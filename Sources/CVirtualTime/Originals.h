#ifndef ORIGINALS_H
#define ORIGINALS_H

#include "CVirtualTime.h"

#include <dlfcn.h>
#include <pthread.h>
#include <stdatomic.h>
#include <time.h>

#define NANOSECONDS 1e9

// Types of the libraries whose headers are not in C's default search path.
typedef uint64_t dispatch_time_t;
typedef const void *object;
typedef void (*callback)(void *context);
typedef void (*timer_callout)(object timer, void *info);

enum { DISPATCH_TIME_NOW = 0 };
#define DISPATCH_TIME_FOREVER (~0ull)
#define DISPATCH_WALLTIME_NOW (~1ull)

// The functions that the program defines again. The definitions are weak, so that static libraries keep theirs.
#define REPLACEMENT __attribute__((weak, visibility("default"), noinline))

double CFAbsoluteTimeGetCurrent(void);
void CFRunLoopAddTimer(object loop, object timer, object mode);
object CFRunLoopTimerCreate(
    object allocator, double date, double interval, unsigned long flags, long order, timer_callout callout, void *context);
double CFRunLoopTimerGetNextFireDate(object timer);
void CFRunLoopTimerInvalidate(object timer);
void CFRunLoopTimerSetNextFireDate(object timer, double date);
void dispatch_activate(object);
void dispatch_set_context(object, void *context);
void dispatch_source_set_event_handler_f(object source, callback body);
void dispatch_after(dispatch_time_t when, object queue, object block);
void dispatch_after_f(dispatch_time_t when, object queue, void *context, callback body);
long dispatch_block_wait(object block, dispatch_time_t timeout);
long dispatch_group_wait(object group, dispatch_time_t timeout);
long dispatch_semaphore_wait(object semaphore, dispatch_time_t timeout);
void dispatch_source_set_timer(object source, dispatch_time_t start, uint64_t interval, uint64_t leeway);
dispatch_time_t dispatch_time(dispatch_time_t when, int64_t delta);
dispatch_time_t dispatch_walltime(const struct timespec *when, int64_t delta);

/// The definitions of the shared libraries.
typedef struct {
  __typeof__(clock_gettime) *clock_gettime;
  __typeof__(pthread_cond_timedwait) *pthread_cond_timedwait;
  __typeof__(CFAbsoluteTimeGetCurrent) *CFAbsoluteTimeGetCurrent;
  __typeof__(CFRunLoopAddTimer) *CFRunLoopAddTimer;
  __typeof__(CFRunLoopTimerCreate) *CFRunLoopTimerCreate;
  __typeof__(CFRunLoopTimerGetNextFireDate) *CFRunLoopTimerGetNextFireDate;
  __typeof__(CFRunLoopTimerInvalidate) *CFRunLoopTimerInvalidate;
  __typeof__(CFRunLoopTimerSetNextFireDate) *CFRunLoopTimerSetNextFireDate;
  __typeof__(dispatch_after) *dispatch_after;
  __typeof__(dispatch_after_f) *dispatch_after_f;
  __typeof__(dispatch_activate) *dispatch_activate;
  __typeof__(dispatch_set_context) *dispatch_set_context;
  __typeof__(dispatch_source_set_event_handler_f) *dispatch_source_set_event_handler_f;
  __typeof__(dispatch_block_wait) *dispatch_block_wait;
  __typeof__(dispatch_group_wait) *dispatch_group_wait;
  __typeof__(dispatch_semaphore_wait) *dispatch_semaphore_wait;
  __typeof__(dispatch_source_set_timer) *dispatch_source_set_timer;
  __typeof__(dispatch_time) *dispatch_time;
  __typeof__(dispatch_walltime) *dispatch_walltime;
} originals;
extern originals ptl_originals;

/// The original of a function that is called before virtual time began for the first time.
#define ORIGINAL(name)                                                                       \
  (ptl_originals.name ? ptl_originals.name : (ptl_originals.name = dlsym(RTLD_NEXT, #name)))

extern atomic_bool ptl_time_is_virtual;
/// How far the clocks of clients are ahead of real time, in nanoseconds.
extern atomic_llong ptl_time_skipped;

static inline bool is_virtual(void) { return atomic_load_explicit(&ptl_time_is_virtual, memory_order_relaxed); }
static inline long long skipped(void) { return atomic_load_explicit(&ptl_time_skipped, memory_order_relaxed); }

typedef struct {
  uintptr_t start, length;
} code_range;

/// Libraries whose calls are treated differently.
typedef enum { CONCURRENCY, FOUNDATION_ESSENTIALS, FOUNDATION, DISPATCH, LIBRARIES } library;

/// Whether a return address is within a library.
bool ptl_is_called_by(library library, const void *address);
#define IS_CALLED_BY(library) ptl_is_called_by(library, __builtin_return_address(0))

/// The seconds from now to a time on the clocks of clients.
double ptl_remaining(dispatch_time_t when);
/// A time on the clocks of clients as real time.
dispatch_time_t ptl_real(dispatch_time_t when);

/// Sets the hook of the concurrency runtime.
void ptl_jobs_install(void);

// Implemented in Swift by the module Automation.

/// Adds a block of `dispatch_after`. The queue and the block are retained.
extern void ptl_delays_add_block(double seconds, object queue, object block);
/// Adds a function of `dispatch_after_f`. The queue is retained.
extern void ptl_delays_add_function(double seconds, object queue, callback body, void *context);
/// Adds a timer of the main run loop, or sets when it fires next. Zero as the interval means once. The timer is retained.
extern void ptl_delays_set_timer(double seconds, double interval, object timer);
/// The seconds until a timer fires; negative if it is not in virtual time.
extern double ptl_delays_remaining(object timer);
extern void ptl_delays_remove_timer(object timer);

#endif
