#ifndef DARWIN_H
#define DARWIN_H

#include <pthread.h>
#include <stddef.h>
#include <stdint.h>
#include <sys/types.h>

/// Darwin's mutex policies; glibc has only one.
#define PTHREAD_MUTEX_POLICY_FAIRSHARE_NP 1
#define PTHREAD_MUTEX_POLICY_FIRSTFIT_NP 3

/// Accepts a mutex policy without effect. Returns zero, or `EINVAL` for a policy that does not exist.
int pthread_mutexattr_setpolicy_np(pthread_mutexattr_t *_Nonnull attributes, int policy);

/// The number of images in the process: the program and its shared libraries.
uint32_t _dyld_image_count(void);

/// The path of an image; null for an index out of range. The string is never freed.
const char *_Nullable _dyld_get_image_name(uint32_t image_index);

/// The start of an image in memory. The fields of Mach-O's headers have no counterpart in ELF.
struct mach_header {
  uint32_t magic;
};

/// The header of an image; null beyond the last one.
const struct mach_header *_Nullable _dyld_get_image_header(uint32_t image_index);

/// The distance of an image from the addresses that it was linked for; zero beyond the last one.
intptr_t _dyld_get_image_vmaddr_slide(uint32_t image_index);

#define CTL_KERN 1
#define CTL_HW 6
#define KERN_OSTYPE 1
#define KERN_OSRELEASE 2
#define KERN_HOSTNAME 10
#define KERN_PROC 14
#define KERN_BOOTTIME 21
#define KERN_OSVERSION 65
#define KERN_PROC_PID 1
#define HW_MACHINE 1
#define HW_MODEL 2
#define HW_NCPU 3
#define HW_MEMSIZE 24

/// The flag of processes that a debugger traces.
#define P_TRACED 0x00000800

/// A process.
struct extern_proc {
  union {
    struct timeval __p_starttime;
  } p_un;
  int p_flag;
  pid_t p_pid;
  char p_comm[17];
};

/// The relations of a process.
struct eproc {
  pid_t e_ppid;
};

/// The result of `CTL_KERN`, `KERN_PROC`, `KERN_PROC_PID`.
struct kinfo_proc {
  struct extern_proc kp_proc;
  struct eproc kp_eproc;
};

/// Reads a value of the system by numbers: those declared here. Other numbers fail with `ENOENT`, and so does setting a value.
int sysctl(
    int *_Nonnull name, unsigned int name_length, void *_Nullable old, size_t *_Nullable old_length,
    void *_Nullable new_value, size_t new_length);

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
