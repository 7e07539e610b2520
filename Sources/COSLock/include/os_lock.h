#ifndef OS_LOCK_H
#define OS_LOCK_H

#include <stdbool.h>
#include <stdint.h>

/// A lock of one word: zero when free, otherwise the owner's thread number and a bit for waiting threads.
typedef struct os_unfair_lock_s {
  uint32_t _os_unfair_lock_opaque;
} os_unfair_lock, *os_unfair_lock_t;

/// Acquires the lock, waiting if necessary.
void os_unfair_lock_lock(os_unfair_lock_t _Nonnull lock);

/// Acquires the lock if it is free. Returns whether it was acquired.
bool os_unfair_lock_trylock(os_unfair_lock_t _Nonnull lock);

/// Releases the lock, which the calling thread must own.
void os_unfair_lock_unlock(os_unfair_lock_t _Nonnull lock);

/// Traps unless the calling thread owns the lock.
void os_unfair_lock_assert_owner(const os_unfair_lock *_Nonnull lock);

/// Traps if the calling thread owns the lock.
void os_unfair_lock_assert_not_owner(const os_unfair_lock *_Nonnull lock);

#endif
