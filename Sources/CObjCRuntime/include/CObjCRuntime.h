#ifndef COBJCRUNTIME_H
#define COBJCRUNTIME_H

#include <stddef.h>
#include <stdint.h>

#include "MainThreadDeallocation.h"

/// The record of a selector name. Records are unique and never freed, so they are compared by address.
typedef struct ptl_selector {
  const char *name;
  uint32_t length;
  uint32_t argument_count;
  uint64_t hash;
} ptl_selector;

/// Returns the record of a name, creating it if necessary. Thread-safe.
const ptl_selector *ptl_selector_intern(const char *name, size_t length);

/// Returns the method table of a class, or null if it must be created, initially or because an image was
/// loaded. Thread-safe and lock-free.
const void *ptl_class_table_find(const void *cls);

/// Stores the method table of a class, valid for the given number of loaded tables. Calls must be serialized.
void ptl_class_table_insert(const void *cls, const void *table, size_t loaded);

/// Removes all method tables. Must be serialized with insertions.
void ptl_class_table_forget(void);

/// The function of a compiled file that registers its classes, called after its image is loaded.
typedef void (*ptl_table_entry)(void *classes);

/// Adds a table. Called by an image's static initializers, before `main`, so it only modifies this list.
void ptl_tables_add(ptl_table_entry entry);

/// Returns the number of tables in the loaded images.
size_t ptl_tables_count(void);

/// Returns the table at an index.
ptl_table_entry ptl_tables_entry(size_t index);

/// The number of methods replaced or added in the process. While it is zero, every method has its declared
/// implementation.
extern long ptl_replaced_method_count;

/// Returns the address that identifies the implementation with an index. The code at the address stops the program with
/// a message.
const void *ptl_implementation_address(size_t index);

/// The number of property observers in the process.
extern long ptl_observer_count;

/// Flags of observed objects, by a hash of their address. Every observed object has its flag set; other
/// objects may share it.
extern uint8_t ptl_observer_marks[4096];

static inline size_t ptl_observer_mark_index(const void *object) {
  uintptr_t address = (uintptr_t)object;
  return ((address >> 4) ^ (address >> 16)) & 4095;
}

/// Returns whether a property of the object may be observed. Costs one load while nothing is observed.
static inline _Bool ptl_may_be_observed(const void *object) {
  return __builtin_expect(ptl_observer_count != 0, 0) && ptl_observer_marks[ptl_observer_mark_index(object)];
}

#endif
