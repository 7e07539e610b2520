#ifndef OS_LOCK_H
#define OS_LOCK_H

#include <stdbool.h>
#include <stdint.h>

/// A lock of one word: zero when free, otherwise the owner's thread number and a bit that says that others wait.
///
/// Waiting threads sleep in the kernel, so a low-priority owner is never starved by spinning waiters. Locking twice
/// from one thread, and unlocking from a thread that does not own the lock, stop the program with a message.
typedef struct os_unfair_lock_s {
  uint32_t _os_unfair_lock_opaque;
} os_unfair_lock, *os_unfair_lock_t;

/// Waits until the lock is free, then owns it.
void os_unfair_lock_lock(os_unfair_lock_t _Nonnull lock);

/// Owns the lock if it is free; answers whether it does.
bool os_unfair_lock_trylock(os_unfair_lock_t _Nonnull lock);

/// Gives the lock up, which only its owner may do.
void os_unfair_lock_unlock(os_unfair_lock_t _Nonnull lock);

/// Stops the program unless the calling thread owns the lock.
void os_unfair_lock_assert_owner(const os_unfair_lock *_Nonnull lock);

/// Stops the program if the calling thread owns the lock.
void os_unfair_lock_assert_not_owner(const os_unfair_lock *_Nonnull lock);

#endif
