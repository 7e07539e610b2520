#ifndef MAIN_THREAD_DEALLOCATION_H
#define MAIN_THREAD_DEALLOCATION_H

#include <stdbool.h>

/// Retains an object, or returns null if its deallocation has begun. Exported by Swift's runtime, which uses
/// it to read weak and unowned references.
void *swift_tryRetain(void *object);

/// Returns whether the object's deallocation has begun. Exported by Swift's runtime.
bool swift_isDeallocating(void *object);

/// Makes objects of this object's class deallocate on the main thread only. Thread-safe.
void ptl_deallocate_on_main_thread(const void *object);

/// Sets the functions that move deallocation to the main thread.
///
/// `is_isolated` is called on threads other than the process's main thread, and returns whether the thread
/// currently runs the main queue. `enqueue` calls a function on the main thread asynchronously.
void ptl_set_main_thread(
    bool (*is_isolated)(void), void (*enqueue)(void (*function)(void *context), void *context));

#endif
