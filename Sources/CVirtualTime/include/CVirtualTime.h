#ifndef C_VIRTUAL_TIME_H
#define C_VIRTUAL_TIME_H

#include <stdbool.h>
#include <stdint.h>

// Delays of the system libraries in virtual time.
//
// The functions of Dispatch, CoreFoundation and libc that start delays or read clocks are defined again, and Swift's concurrency
// runtime has hooks. In real time all of them call the originals. Definitions in a program precede those of shared libraries; a
// shared library that contains this module must be preloaded.
//
// Delays that begin in virtual time are given to the functions `ptl_delays_…`, which the module Automation implements in
// Swift. They may be called on any thread.

/// Begins virtual time. Clocks show real time until `ptl_time_skip`.
///
/// If a function could not be replaced, writes a message to standard error, returns false, and delays take real time.
bool ptl_time_begin(void);

/// Ends virtual time: clocks show real time, delays begin in real time.
void ptl_time_end(void);

/// Advances the clocks that clients read by seconds.
void ptl_time_skip(double seconds);

/// Calls on queues and jobs of the global executor that began in virtual time.
typedef struct {
  /// The number of those that wait or run.
  long running;
  /// The number of those that have ended since the process started.
  long ended;
} ptl_calls;

ptl_calls ptl_time_calls(void);

/// Calls a function whose delay has ended: at once for the main queue, otherwise on its queue. Releases the queue.
void ptl_function_fire(
    const void *_Nonnull queue, void (*_Nonnull body)(void *_Nullable), void *_Nullable context);
/// Calls a function on its queue after some seconds of real time. Releases the queue.
void ptl_function_send(
    const void *_Nonnull queue, void (*_Nonnull body)(void *_Nullable), void *_Nullable context, double seconds);

/// Runs a block as `ptl_function_fire` does, and releases it.
void ptl_block_fire(const void *_Nonnull queue, const void *_Nonnull block);
void ptl_block_send(const void *_Nonnull queue, const void *_Nonnull block, double seconds);

/// Calls a timer's function; one that does not repeat becomes invalid.
void ptl_timer_fire(const void *_Nonnull timer);
/// Gives a timer back to its run loop, to fire after some seconds of real time.
void ptl_timer_send(const void *_Nonnull timer, double seconds);
bool ptl_timer_is_valid(const void *_Nonnull timer);
void ptl_timer_release(const void *_Nonnull timer);

/// Runs what other threads and the main thread have added to the main queue, as its run loop does once the queue has signaled.
///
/// To be called on the main thread. Has no effect while the main queue runs the caller.
void ptl_main_queue_serve(void);

/// Calls `body` on the main queue after some seconds of real time.
void ptl_real_after(double seconds, void (*_Nonnull body)(void));

#endif
