#ifndef DARWIN_H
#define DARWIN_H

#include <pthread.h>
#include <stddef.h>
#include <stdint.h>

/// Darwin's policies of mutexes; glibc has one only.
#define PTHREAD_MUTEX_POLICY_FAIRSHARE_NP 1
#define PTHREAD_MUTEX_POLICY_FIRSTFIT_NP 3

/// Accepts a policy of a mutex, which has no effect here. Returns zero, or `EINVAL` for a policy that does not exist.
int pthread_mutexattr_setpolicy_np(pthread_mutexattr_t *_Nonnull attributes, int policy);

/// The number of images, the program and its shared libraries, in the process.
uint32_t _dyld_image_count(void);

/// The path of an image; null beyond the last one. The text lives as long as the process.
const char *_Nullable _dyld_get_image_name(uint32_t image_index);

/// Reads a value of the system: `hw.machine`, `hw.model`, `hw.ncpu`, `hw.memsize`, `kern.osversion` or `kern.ostype`. Other names fail with
/// `ENOENT`, and so does setting a value.
int sysctlbyname(
    const char *_Nonnull name, void *_Nullable old, size_t *_Nullable old_length, void *_Nullable new_value,
    size_t new_length);

/// Names the calling thread. Returns zero, or `ERANGE` for a name of more than fifteen bytes.
int ptl_set_thread_name(const char *_Nonnull name);

/// The usable size of a block of memory in bytes.
size_t malloc_size(const void *_Nullable memory);

#endif
