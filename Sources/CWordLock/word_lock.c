#include "word_lock.h"

#include <linux/futex.h>
#include <stddef.h>
#include <sys/syscall.h>
#include <unistd.h>

void word_lock_wait(word_lock_t *lock) {
  while (__atomic_exchange_n(&lock->word, 2, __ATOMIC_ACQUIRE) != 0)
    syscall(SYS_futex, &lock->word, FUTEX_WAIT_PRIVATE, 2, NULL, NULL, 0);
}

void word_lock_wake(word_lock_t *lock) {
  syscall(SYS_futex, &lock->word, FUTEX_WAKE_PRIVATE, 1, NULL, NULL, 0);
}
