#include "CMainRunLoop.h"

#define SWIFTCALL __attribute__((swiftcall))

typedef SWIFTCALL void (*drain_queue)(void);

/// The hook of Swift's concurrency runtime for the end of an asynchronous `main`.
extern SWIFTCALL void (*swift_task_asyncMainDrainQueue_hook)(drain_queue original, void *override);

/// Exported by Foundation's library.
extern void CFRunLoopRun(void);

/// Runs the main run loop, which serves the main queue, for the rest of the process.
///
/// On Linux, the runtime calls `dispatch_main`, which ends the main thread: the main actor then runs on threads of
/// the pool, without a run loop.
static SWIFTCALL void run_main_run_loop(drain_queue original, void *override) {
  for (;;) CFRunLoopRun();
}

__attribute__((constructor)) static void install(void) {
  swift_task_asyncMainDrainQueue_hook = run_main_run_loop;
}
