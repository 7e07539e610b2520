#include "CObjCRuntime.h"

#include <pthread.h>
#include <stdatomic.h>
#include <stdlib.h>
#include <string.h>

long ptl_observer_count;
uint8_t ptl_observer_marks[4096];

static pthread_mutex_t selector_lock = PTHREAD_MUTEX_INITIALIZER;
static const ptl_selector **selectors;
static size_t selector_capacity;
static size_t selector_count;

static uint64_t hash_of(const char *name, size_t length) {
  uint64_t hash = 0xcbf29ce484222325u;
  for (size_t i = 0; i < length; i++) {
    hash = (hash ^ (unsigned char)name[i]) * 0x100000001b3u;
  }
  return hash ^ (hash >> 29);
}

static void grow(void) {
  size_t capacity = selector_capacity ? selector_capacity * 2 : 1024;
  const ptl_selector **larger = calloc(capacity, sizeof *larger);
  if (!larger) abort();
  for (size_t i = 0; i < selector_capacity; i++) {
    if (!selectors[i]) continue;
    size_t at = selectors[i]->hash & (capacity - 1);
    while (larger[at]) at = (at + 1) & (capacity - 1);
    larger[at] = selectors[i];
  }
  free(selectors);
  selectors = larger;
  selector_capacity = capacity;
}

const ptl_selector *ptl_selector_intern(const char *name, size_t length) {
  uint64_t hash = hash_of(name, length);
  pthread_mutex_lock(&selector_lock);
  if (selector_count * 2 >= selector_capacity) grow();
  size_t at = hash & (selector_capacity - 1);
  while (selectors[at]) {
    const ptl_selector *found = selectors[at];
    if (found->hash == hash && found->length == length && memcmp(found->name, name, length) == 0) {
      pthread_mutex_unlock(&selector_lock);
      return found;
    }
    at = (at + 1) & (selector_capacity - 1);
  }
  ptl_selector *made = malloc(sizeof *made + length + 1);
  if (!made) abort();
  char *copy = (char *)(made + 1);
  memcpy(copy, name, length);
  copy[length] = 0;
  made->name = copy;
  made->length = (uint32_t)length;
  made->argument_count = 0;
  for (size_t i = 0; i < length; i++) made->argument_count += name[i] == ':';
  made->hash = hash;
  selectors[at] = made;
  selector_count++;
  pthread_mutex_unlock(&selector_lock);
  return made;
}

static pthread_mutex_t table_lock = PTHREAD_MUTEX_INITIALIZER;
static ptl_table_entry *tables;
static size_t table_capacity;
static _Atomic size_t table_count;

void ptl_tables_add(ptl_table_entry entry) {
  pthread_mutex_lock(&table_lock);
  size_t count = atomic_load_explicit(&table_count, memory_order_relaxed);
  if (count == table_capacity) {
    table_capacity = table_capacity ? table_capacity * 2 : 64;
    tables = realloc(tables, table_capacity * sizeof *tables);
    if (!tables) abort();
  }
  tables[count] = entry;
  atomic_store_explicit(&table_count, count + 1, memory_order_release);
  pthread_mutex_unlock(&table_lock);
}

size_t ptl_tables_count(void) { return atomic_load_explicit(&table_count, memory_order_acquire); }

ptl_table_entry ptl_tables_entry(size_t index) {
  pthread_mutex_lock(&table_lock);
  ptl_table_entry entry = tables[index];
  pthread_mutex_unlock(&table_lock);
  return entry;
}

// A reader may still use a replaced array, so replaced arrays are never freed. Sizes double, so that together
// they are no larger than the current one.
typedef struct {
  _Atomic(const void *) cls;
  _Atomic(const void *) table;
} class_slot;

typedef struct {
  size_t capacity;
  size_t count;
  size_t loaded;
  class_slot slots[];
} class_map;

static _Atomic(class_map *) class_tables;

static size_t slot_of(const class_map *map, const void *cls) {
  uint64_t bits = (uint64_t)(uintptr_t)cls;
  return (size_t)((bits >> 4) * 0x9e3779b97f4a7c15u >> 32) & (map->capacity - 1);
}

const void *ptl_class_table_find(const void *cls) {
  class_map *map = atomic_load_explicit(&class_tables, memory_order_acquire);
  if (!map || map->loaded != ptl_tables_count()) return NULL;
  for (size_t at = slot_of(map, cls);; at = (at + 1) & (map->capacity - 1)) {
    const void *found = atomic_load_explicit(&map->slots[at].cls, memory_order_acquire);
    if (found == cls) return atomic_load_explicit(&map->slots[at].table, memory_order_relaxed);
    if (!found) return NULL;
  }
}

static void put(class_map *map, const void *cls, const void *table) {
  size_t at = slot_of(map, cls);
  while (atomic_load_explicit(&map->slots[at].cls, memory_order_relaxed)) at = (at + 1) & (map->capacity - 1);
  atomic_store_explicit(&map->slots[at].table, table, memory_order_relaxed);
  atomic_store_explicit(&map->slots[at].cls, cls, memory_order_release);
  map->count++;
}

void ptl_class_table_insert(const void *cls, const void *table, size_t loaded) {
  class_map *map = atomic_load_explicit(&class_tables, memory_order_relaxed);
  int outdated = !map || map->loaded != loaded;
  if (outdated || map->count * 2 >= map->capacity) {
    size_t capacity = outdated ? 256 : map->capacity * 2;
    class_map *larger = calloc(1, sizeof *larger + capacity * sizeof(class_slot));
    if (!larger) abort();
    larger->capacity = capacity;
    larger->loaded = loaded;
    for (size_t i = 0; !outdated && i < map->capacity; i++) {
      const void *old = atomic_load_explicit(&map->slots[i].cls, memory_order_relaxed);
      if (old) put(larger, old, atomic_load_explicit(&map->slots[i].table, memory_order_relaxed));
    }
    put(larger, cls, table);
    atomic_store_explicit(&class_tables, larger, memory_order_release);
    return;
  }
  put(map, cls, table);
}

void ptl_class_table_forget(void) { atomic_store_explicit(&class_tables, NULL, memory_order_release); }
