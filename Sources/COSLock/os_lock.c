#include "os_lock.h"

#include <linux/futex.h>
#include <stdio.h>
#include <stdlib.h>
#include <sys/syscall.h>
#include <unistd.h>

#define WAITERS 0x80000000u

static _Thread_local uint32_t cached_thread;

static inline uint32_t current_thread(void) {
  uint32_t thread = cached_thread;
  if (__builtin_expect(thread == 0, 0)) {
    thread = (uint32_t)syscall(SYS_gettid);
    cached_thread = thread;
  }
  return thread;
}

static _Noreturn void client_bug(const char *what, uint32_t word) {
  fprintf(stderr, "BUG IN CLIENT OF LIBPLATFORM: %s (0x%x)\n", what, word);
  abort();
}

static __attribute__((noinline)) void lock_slow(uint32_t *word, uint32_t self) {
  uint32_t seen = __atomic_load_n(word, __ATOMIC_RELAXED);
  for (;;) {
    if (seen == 0) {
      // Another thread may be waiting: the bit makes unlocking wake it.
      if (__atomic_compare_exchange_n(word, &seen, self | WAITERS, false, __ATOMIC_ACQUIRE, __ATOMIC_RELAXED))
        return;
      continue;
    }
    if ((seen & ~WAITERS) == self) client_bug("Trying to recursively lock an os_unfair_lock", seen);
    if (!(seen & WAITERS)) {
      if (!__atomic_compare_exchange_n(word, &seen, seen | WAITERS, false, __ATOMIC_RELAXED, __ATOMIC_RELAXED))
        continue;
      seen |= WAITERS;
    }
    syscall(SYS_futex, word, FUTEX_WAIT_PRIVATE, seen, NULL, NULL, 0);
    seen = __atomic_load_n(word, __ATOMIC_RELAXED);
  }
}

void os_unfair_lock_lock(os_unfair_lock_t lock) {
  uint32_t *word = &lock->_os_unfair_lock_opaque;
  uint32_t self = current_thread(), expected = 0;
  if (__builtin_expect(
          __atomic_compare_exchange_n(word, &expected, self, false, __ATOMIC_ACQUIRE, __ATOMIC_RELAXED), 1))
    return;
  lock_slow(word, self);
}

bool os_unfair_lock_trylock(os_unfair_lock_t lock) {
  uint32_t expected = 0;
  return __atomic_compare_exchange_n(
      &lock->_os_unfair_lock_opaque, &expected, current_thread(), false, __ATOMIC_ACQUIRE, __ATOMIC_RELAXED);
}

void os_unfair_lock_unlock(os_unfair_lock_t lock) {
  uint32_t *word = &lock->_os_unfair_lock_opaque;
  uint32_t old = __atomic_exchange_n(word, 0, __ATOMIC_RELEASE);
  if (__builtin_expect((old & ~WAITERS) != current_thread(), 0))
    client_bug("Unlock of an os_unfair_lock not owned by current thread", old);
  if (__builtin_expect(old & WAITERS, 0)) syscall(SYS_futex, word, FUTEX_WAKE_PRIVATE, 1, NULL, NULL, 0);
}

void os_unfair_lock_assert_owner(const os_unfair_lock *lock) {
  uint32_t word = __atomic_load_n(&lock->_os_unfair_lock_opaque, __ATOMIC_RELAXED);
  if ((word & ~WAITERS) != current_thread())
    client_bug("Assertion failed: Lock unexpectedly not owned by current thread", word);
}

void os_unfair_lock_assert_not_owner(const os_unfair_lock *lock) {
  uint32_t word = __atomic_load_n(&lock->_os_unfair_lock_opaque, __ATOMIC_RELAXED);
  if ((word & ~WAITERS) == current_thread())
    client_bug("Assertion failed: Lock unexpectedly owned by current thread", word);
}
