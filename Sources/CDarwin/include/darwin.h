#ifndef DARWIN_H
#define DARWIN_H

#include <execinfo.h>
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

/// The header of an image, followed by its load commands.
///
/// Differs from iOS: ELF files have no such header. It is made for the image when it is asked for, and is not at the image's own
/// address. Load commands exist for segments only.
struct mach_header {
  uint32_t magic;
  int32_t cputype;
  int32_t cpusubtype;
  uint32_t filetype;
  uint32_t ncmds;
  /// The size of all load commands, in bytes.
  uint32_t sizeofcmds;
  uint32_t flags;
};

/// The header of a 64-bit image.
struct mach_header_64 {
  uint32_t magic;
  int32_t cputype;
  int32_t cpusubtype;
  uint32_t filetype;
  uint32_t ncmds;
  /// The size of all load commands, in bytes.
  uint32_t sizeofcmds;
  uint32_t flags;
  uint32_t reserved;
};

#define MH_MAGIC 0xfeedface
#define MH_MAGIC_64 0xfeedfacf
#define MH_EXECUTE 0x2
#define MH_DYLIB 0x6
#define LC_SEGMENT 0x1
#define LC_SEGMENT_64 0x19
#define SEG_TEXT "__TEXT"
#define SEG_DATA "__DATA"

/// The start of every load command.
struct load_command {
  uint32_t cmd;
  /// The size of the command, in bytes.
  uint32_t cmdsize;
};

/// A range of addresses that is loaded from a file.
struct segment_command_64 {
  uint32_t cmd;
  uint32_t cmdsize;
  char segname[16];
  /// The address before the image's slide.
  uint64_t vmaddr;
  uint64_t vmsize;
  uint64_t fileoff;
  uint64_t filesize;
  int32_t maxprot;
  int32_t initprot;
  uint32_t nsects;
  uint32_t flags;
};

/// The header of an image; null beyond the last one. It is never freed.
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

// Functions of the Core Foundation inside Foundation.

/// The encoding of a name, which is an `NSString`.
extern unsigned int PTStringEncodingOfCharset(const void *_Nonnull name)
    __asm__("CFStringConvertIANACharSetNameToEncoding");
extern unsigned long PTStringEncodingToFoundation(unsigned int encoding)
    __asm__("CFStringConvertEncodingToNSStringEncoding");
extern unsigned int PTStringEncodingFromFoundation(unsigned long encoding)
    __asm__("CFStringConvertNSStringEncodingToEncoding");

/// Returns the name of an encoding of Core Foundation, an object that is not owned; null if it has none.
extern const void *_Nullable PTStringCharsetOfEncoding(unsigned int encoding)
    __asm__("CFStringConvertEncodingToIANACharSetName");

#endif
