#ifndef DARWIN_H
#define DARWIN_H

#include <pthread.h>
#include <stddef.h>
#include <stdint.h>

/// Darwin's mutex policies; glibc has only one.
#define PTHREAD_MUTEX_POLICY_FAIRSHARE_NP 1
#define PTHREAD_MUTEX_POLICY_FIRSTFIT_NP 3

/// Accepts a mutex policy without effect. Returns zero, or `EINVAL` for a policy that does not exist.
int pthread_mutexattr_setpolicy_np(pthread_mutexattr_t *_Nonnull attributes, int policy);

/// The number of images in the process: the program and its shared libraries.
uint32_t _dyld_image_count(void);

/// The path of an image; null for an index out of range. The string is never freed.
const char *_Nullable _dyld_get_image_name(uint32_t image_index);

/// Reads a system value: `hw.machine`, `hw.model`, `hw.ncpu`, `hw.memsize`, `kern.osversion` or `kern.ostype`. Fails
/// with `ENOENT` for other names and for attempts to set a value.
int sysctlbyname(
    const char *_Nonnull name, void *_Nullable old, size_t *_Nullable old_length, void *_Nullable new_value,
    size_t new_length);

/// Sets the name of the calling thread. Returns zero, or `ERANGE` for a name longer than 15 bytes.
int ptl_set_thread_name(const char *_Nonnull name);

/// The usable size of a memory block in bytes.
size_t malloc_size(const void *_Nullable memory);

#endif
