#define _GNU_SOURCE
#include "Originals.h"

#include <stdlib.h>

// MARK: Blocks and functions

extern char _dispatch_main_q;
extern object _Block_copy(object block);
extern void _Block_release(object block);
extern void CFRunLoopWakeUp(object loop);
extern object CFRunLoopGetMain(void);
extern void dispatch_async_f(object queue, void *context, callback body);
extern void dispatch_release(object);
extern void dispatch_retain(object);
/// CoreFoundation's run loop calls it when the main queue has signaled.
extern void _dispatch_main_queue_callback_4CF(void *);

/// The calls that have begun and ended since the process started. The difference is the number of those that run.
static atomic_long begun, ended;

ptl_calls ptl_time_calls(void) {
  // In this order, so that no call appears to have ended before it began.
  long ended_calls = atomic_load(&ended);
  return (ptl_calls){.running = atomic_load(&begun) - ended_calls, .ended = ended_calls};
}

typedef struct {
  callback body;
  void *context;
} call;

static void run_counted(void *pointer) {
  call call_ = *(call *)pointer;
  free(pointer);
  call_.body(call_.context);
  // The driver may wait for the last one.
  if (atomic_fetch_add(&ended, 1) + 1 == atomic_load(&begun)) CFRunLoopWakeUp(CFRunLoopGetMain());
}

/// Calls a function on a queue, which the driver waits for.
static void send_counted(object queue, callback body, void *context) {
  call *pointer = malloc(sizeof(call));
  if (!pointer) abort();
  *pointer = (call){body, context};
  atomic_fetch_add(&begun, 1);
  dispatch_async_f(queue, pointer, run_counted);
}

/// The beginning of a block, by the ABI of blocks.
struct block {
  void *class;
  int flags, reserved;
  void (*invoke)(object block);
};

static void run_block(void *block) {
  ((const struct block *)block)->invoke(block);
  _Block_release(block);
}

REPLACEMENT void dispatch_after(dispatch_time_t when, object queue, object block) {
  if (!is_virtual() || when == DISPATCH_TIME_FOREVER)
    return ORIGINAL(dispatch_after)(ptl_real(when), queue, block);
  dispatch_retain(queue);
  ptl_delays_add_block(ptl_remaining(when), queue, _Block_copy(block));
}

/// Called by the concurrency runtime for the sleep of a task.
REPLACEMENT void dispatch_after_f(dispatch_time_t when, object queue, void *context, callback body) {
  if (!is_virtual() || when == DISPATCH_TIME_FOREVER)
    return ORIGINAL(dispatch_after_f)(ptl_real(when), queue, context, body);
  dispatch_retain(queue);
  ptl_delays_add_function(ptl_remaining(when), queue, body, context);
}

void ptl_function_fire(object queue, callback body, void *context) {
  if (queue == (object)&_dispatch_main_q)
    body(context);
  else
    send_counted(queue, body, context);
  dispatch_release(queue);
}

static dispatch_time_t real_time(double seconds) {
  return ORIGINAL(dispatch_time)(DISPATCH_TIME_NOW, (int64_t)(seconds * NANOSECONDS));
}

void ptl_function_send(object queue, callback body, void *context, double seconds) {
  ORIGINAL(dispatch_after_f)(real_time(seconds), queue, context, body);
  dispatch_release(queue);
}

void ptl_block_fire(object queue, object block) { ptl_function_fire(queue, run_block, (void *)block); }

void ptl_block_send(object queue, object block, double seconds) {
  ptl_function_send(queue, run_block, (void *)block, seconds);
}

static void call_plain(void *body) { ((void (*)(void))body)(); }

void ptl_real_after(double seconds, void (*body)(void)) {
  ORIGINAL(dispatch_after_f)(real_time(seconds), &_dispatch_main_q, (void *)body, call_plain);
}

void ptl_main_queue_serve(void) { _dispatch_main_queue_callback_4CF(NULL); }

// MARK: Sleeps with a tolerance

extern object dispatch_get_global_queue(long identifier, unsigned long flags);

/// The dispatch source that the concurrency runtime is preparing on this thread for the sleep of a task.
static _Thread_local struct {
  object source;
  double seconds;
  void *context;
  callback body;
} sleep;

REPLACEMENT void dispatch_source_set_timer(
    object source, dispatch_time_t start, uint64_t interval, uint64_t leeway) {
  if (is_virtual() && IS_CALLED_BY(CONCURRENCY)) {
    sleep.source = source;
    sleep.seconds = ptl_remaining(start);
    start = DISPATCH_TIME_FOREVER;
  } else if (!IS_CALLED_BY(DISPATCH) && !IS_CALLED_BY(FOUNDATION)) {
    start = ptl_real(start);
  }
  ORIGINAL(dispatch_source_set_timer)(source, start, interval, leeway);
}

REPLACEMENT void dispatch_set_context(object source, void *context) {
  if (source == sleep.source) sleep.context = context;
  ORIGINAL(dispatch_set_context)(source, context);
}

REPLACEMENT void dispatch_source_set_event_handler_f(object source, callback body) {
  if (source == sleep.source) sleep.body = body;
  ORIGINAL(dispatch_source_set_event_handler_f)(source, body);
}

REPLACEMENT void dispatch_activate(object source) {
  ORIGINAL(dispatch_activate)(source);
  if (!source || source != sleep.source) return;
  sleep.source = NULL;
  object queue = dispatch_get_global_queue(0, 0);
  dispatch_retain(queue);
  ptl_delays_add_function(sleep.seconds, queue, sleep.body, sleep.context);
}

// MARK: Timers

extern object CFRetain(object);
extern void CFRelease(object);
extern double CFRunLoopTimerGetInterval(object timer);
extern unsigned char CFRunLoopTimerIsValid(object timer);

struct timer_context {
  long version;
  void *info, *retain, *release, *description;
};
extern void CFRunLoopTimerGetContext(object timer, struct timer_context *context);

/// A date that no timer reaches, in seconds from now.
static const double never = 1e9;

/// Timers that were created in virtual time, with their functions, as a hash table with open addressing.
static struct {
  pthread_mutex_t lock;
  struct entry {
    object timer;
    timer_callout callout;
  } *entries;
  size_t count, capacity;
} callouts = {.lock = PTHREAD_MUTEX_INITIALIZER};

static struct entry *place(object timer) {
  size_t index = ((uintptr_t)timer >> 4) * 0x9E3779B97F4A7C15ull % callouts.capacity;
  while (callouts.entries[index].timer && callouts.entries[index].timer != timer)
    index = (index + 1) % callouts.capacity;
  return &callouts.entries[index];
}

static void remember(object timer, timer_callout callout) {
  pthread_mutex_lock(&callouts.lock);
  if (callouts.count * 2 >= callouts.capacity) {
    struct entry *old = callouts.entries;
    size_t size = callouts.capacity;
    callouts.capacity = size ? size * 2 : 64;
    callouts.entries = calloc(callouts.capacity, sizeof(struct entry));
    if (!callouts.entries) abort();
    for (size_t index = 0; index < size; index++)
      if (old[index].timer) *place(old[index].timer) = old[index];
    free(old);
  }
  struct entry *entry = place(timer);
  if (!entry->timer) callouts.count += 1;
  *entry = (struct entry){timer, callout};
  pthread_mutex_unlock(&callouts.lock);
}

static timer_callout callout_of(object timer) {
  pthread_mutex_lock(&callouts.lock);
  timer_callout callout = callouts.capacity ? place(timer)->callout : NULL;
  pthread_mutex_unlock(&callouts.lock);
  return callout;
}

REPLACEMENT object CFRunLoopTimerCreate(
    object allocator, double date, double interval, unsigned long flags, long order, timer_callout callout, void *context) {
  object timer = ORIGINAL(CFRunLoopTimerCreate)(allocator, date, interval, flags, order, callout, context);
  if (is_virtual()) remember(timer, callout);
  return timer;
}

REPLACEMENT void CFRunLoopAddTimer(object loop, object timer, object mode) {
  if (is_virtual() && loop == CFRunLoopGetMain() && callout_of(timer) && ptl_delays_remaining(timer) < 0) {
    double seconds = ORIGINAL(CFRunLoopTimerGetNextFireDate)(timer) - CFAbsoluteTimeGetCurrent();
    ORIGINAL(CFRunLoopTimerSetNextFireDate)(timer, CFAbsoluteTimeGetCurrent() + never);
    ptl_delays_set_timer(seconds, CFRunLoopTimerGetInterval(timer), CFRetain(timer));
  }
  ORIGINAL(CFRunLoopAddTimer)(loop, timer, mode);
}

REPLACEMENT double CFRunLoopTimerGetNextFireDate(object timer) {
  double seconds = is_virtual() ? ptl_delays_remaining(timer) : -1;
  return seconds < 0 ? ORIGINAL(CFRunLoopTimerGetNextFireDate)(timer) : CFAbsoluteTimeGetCurrent() + seconds;
}

REPLACEMENT void CFRunLoopTimerSetNextFireDate(object timer, double date) {
  if (!is_virtual() || ptl_delays_remaining(timer) < 0)
    return ORIGINAL(CFRunLoopTimerSetNextFireDate)(timer, date);
  ptl_delays_set_timer(date - CFAbsoluteTimeGetCurrent(), CFRunLoopTimerGetInterval(timer), CFRetain(timer));
}

REPLACEMENT void CFRunLoopTimerInvalidate(object timer) {
  if (is_virtual()) ptl_delays_remove_timer(timer);
  ORIGINAL(CFRunLoopTimerInvalidate)(timer);
}

void ptl_timer_fire(object timer) {
  timer_callout callout = callout_of(timer);
  struct timer_context context = {0};
  CFRunLoopTimerGetContext(timer, &context);
  CFRetain(timer);
  if (callout) callout(timer, context.info);
  if (CFRunLoopTimerGetInterval(timer) <= 0) CFRunLoopTimerInvalidate(timer);
  CFRelease(timer);
}

void ptl_timer_send(object timer, double seconds) {
  ORIGINAL(CFRunLoopTimerSetNextFireDate)(timer, CFAbsoluteTimeGetCurrent() + seconds);
  CFRelease(timer);
}

bool ptl_timer_is_valid(object timer) { return CFRunLoopTimerIsValid(timer); }

void ptl_timer_release(object timer) { CFRelease(timer); }

// MARK: Jobs

#define SWIFTCALL __attribute__((swiftcall))

typedef SWIFTCALL void (*enqueue)(object job);

/// The hook of Swift's concurrency runtime for jobs of the global executor.
extern SWIFTCALL void (*swift_task_enqueueGlobal_hook)(object job, enqueue original);

extern SWIFTCALL void swift_job_run(object job, object executor, object implementation);

/// Runs a job on the global executor, which has no identity.
static void run_job(void *job) { swift_job_run(job, NULL, NULL); }

static SWIFTCALL void enqueue_counted(object job, enqueue original) {
  if (!is_virtual()) return original(job);
  send_counted(dispatch_get_global_queue(0, 0), run_job, (void *)job);
}

void ptl_jobs_install(void) { swift_task_enqueueGlobal_hook = enqueue_counted; }
