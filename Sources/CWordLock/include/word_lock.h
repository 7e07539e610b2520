#ifndef WORD_LOCK_H
#define WORD_LOCK_H

#include <stdbool.h>
#include <stdint.h>

/// A lock of one word without an owner: 0 is free, 1 is locked, 2 is locked with waiting threads.
typedef struct {
  uint32_t word;
} word_lock_t;

void word_lock_wait(word_lock_t *_Nonnull lock);
void word_lock_wake(word_lock_t *_Nonnull lock);

static inline void word_lock_lock(word_lock_t *_Nonnull lock) {
  uint32_t expected = 0;
  if (!__atomic_compare_exchange_n(&lock->word, &expected, 1, false, __ATOMIC_ACQUIRE, __ATOMIC_RELAXED))
    word_lock_wait(lock);
}

static inline void word_lock_unlock(word_lock_t *_Nonnull lock) {
  if (__atomic_exchange_n(&lock->word, 0, __ATOMIC_RELEASE) == 2) word_lock_wake(lock);
}

#endif
