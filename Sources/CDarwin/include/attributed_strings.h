#pragma once
#include <stddef.h>

/// Calls a function before an object of one of two classes is deallocated.
/// - Parameters:
///   - classes: The classes, as addresses of their metadata. Subclasses are not included.
///   - will_deallocate: Receives the object.
void ptl_observe_deallocation(void *const classes[2], void (*will_deallocate)(void *object));
