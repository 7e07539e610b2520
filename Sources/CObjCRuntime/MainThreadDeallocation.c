#include "MainThreadDeallocation.h"

#include <pthread.h>
#include <stdatomic.h>
#include <stddef.h>
#include <stdint.h>
#include <stdlib.h>
#include <sys/syscall.h>
#include <unistd.h>

// The word two before a class's address point is the function that `swift_release` calls with the last reference: it runs
// the class's deinitializers and frees the object. An `isolated deinit` puts its hop to the actor there as well, but only
// for classes that declare one, and it forbids the plain `deinit` that subclasses of UIKit's classes have.
typedef __attribute__((swiftcall)) void (*deallocator)(__attribute__((swift_context)) void *object);

static _Atomic(deallocator) *deallocator_of(const void *cls) { return (_Atomic(deallocator) *)((void **)cls - 2); }

// The original deallocators of classes. A reader may still use a replaced table, so replaced tables are never
// freed. Sizes double, so that together they are no larger than the current one.
typedef struct {
  _Atomic(const void *) cls;
  deallocator original;
} original_slot;

typedef struct {
  size_t capacity;
  size_t count;
  original_slot slots[];
} original_map;

static pthread_mutex_t originals_lock = PTHREAD_MUTEX_INITIALIZER;
static _Atomic(original_map *) originals;

static size_t slot_of(const original_map *map, const void *cls) {
  uint64_t bits = (uint64_t)(uintptr_t)cls;
  return (size_t)((bits >> 4) * 0x9e3779b97f4a7c15u >> 32) & (map->capacity - 1);
}

static deallocator original_of(const void *cls) {
  original_map *map = atomic_load_explicit(&originals, memory_order_acquire);
  for (size_t at = slot_of(map, cls);; at = (at + 1) & (map->capacity - 1)) {
    if (atomic_load_explicit(&map->slots[at].cls, memory_order_acquire) == cls) return map->slots[at].original;
  }
}

static void put(original_map *map, const void *cls, deallocator original) {
  size_t at = slot_of(map, cls);
  while (atomic_load_explicit(&map->slots[at].cls, memory_order_relaxed)) at = (at + 1) & (map->capacity - 1);
  map->slots[at].original = original;
  atomic_store_explicit(&map->slots[at].cls, cls, memory_order_release);
  map->count++;
}

static void keep(const void *cls, deallocator original) {
  original_map *map = atomic_load_explicit(&originals, memory_order_relaxed);
  if (map && map->count * 2 < map->capacity) return put(map, cls, original);
  size_t capacity = map ? map->capacity * 2 : 1024;
  original_map *larger = calloc(1, sizeof *larger + capacity * sizeof(original_slot));
  if (!larger) abort();
  larger->capacity = capacity;
  for (size_t i = 0; map && i < map->capacity; i++) {
    const void *old = atomic_load_explicit(&map->slots[i].cls, memory_order_relaxed);
    if (old) put(larger, old, map->slots[i].original);
  }
  put(larger, cls, original);
  atomic_store_explicit(&originals, larger, memory_order_release);
}

static bool (*is_isolated)(void);
static void (*enqueue)(void (*)(void *), void *);

void ptl_set_main_thread(bool (*isolated)(void), void (*enqueuing)(void (*)(void *), void *)) {
  is_isolated = isolated;
  enqueue = enqueuing;
}

static bool is_main_thread(void) {
  static _Thread_local signed char known;
  if (__builtin_expect(known == 0, 0)) known = getpid() == (pid_t)syscall(SYS_gettid) ? 1 : -1;
  return known > 0;
}

static void deallocate(void *object) { original_of(*(const void **)object)(object); }

static __attribute__((swiftcall)) void deallocate_on_main_thread(__attribute__((swift_context)) void *object) {
  if (__builtin_expect(is_main_thread() || is_isolated(), 1)) return original_of(*(const void **)object)(object);
  enqueue(deallocate, object);
}

void ptl_deallocate_on_main_thread(const void *object) {
  const void *cls = *(const void **)object;
  _Atomic(deallocator) *current = deallocator_of(cls);
  if (atomic_load_explicit(current, memory_order_relaxed) == deallocate_on_main_thread) return;
  pthread_mutex_lock(&originals_lock);
  deallocator original = atomic_load_explicit(current, memory_order_relaxed);
  if (original != deallocate_on_main_thread) {
    keep(cls, original);
    atomic_store_explicit(current, deallocate_on_main_thread, memory_order_release);
  }
  pthread_mutex_unlock(&originals_lock);
}
