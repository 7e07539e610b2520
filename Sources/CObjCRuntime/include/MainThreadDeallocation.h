#ifndef MAIN_THREAD_DEALLOCATION_H
#define MAIN_THREAD_DEALLOCATION_H

#include <stdbool.h>

/// Takes a strong reference, or returns null if the object's deallocation has begun. Swift's runtime exports it; weak and
/// unowned references are read by it.
void *swift_tryRetain(void *object);

/// Whether the object's deallocation has begun. Swift's runtime exports it.
bool swift_isDeallocating(void *object);

/// Lets objects of this object's class be deallocated on the main thread only. Any thread may call it.
void ptl_deallocate_on_main_thread(const void *object);

/// Sets how deallocation is moved to the main thread.
///
/// `is_isolated` is asked on threads other than the process's main thread, and returns whether such a thread runs the main
/// queue now. `enqueue` calls a function on the main thread soon.
void ptl_set_main_thread(
    bool (*is_isolated)(void), void (*enqueue)(void (*function)(void *context), void *context));

#endif
