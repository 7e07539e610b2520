#ifndef COBJCRUNTIME_H
#define COBJCRUNTIME_H

#include <stddef.h>
#include <stdint.h>

#include "MainThreadDeallocation.h"

/// A selector's name. There is one record a name and it is never freed, so records compare by address.
typedef struct ptl_selector {
  const char *name;
  uint32_t length;
  uint32_t argument_count;
  uint64_t hash;
} ptl_selector;

/// The record of a name; made when it is first asked for. Any thread may call it.
const ptl_selector *ptl_selector_intern(const char *name, size_t length);

/// The method table of a class, or null if it has to be made: for the first time, or because an image was loaded since.
/// Any thread may call it, at any time; it takes no lock.
const void *ptl_class_table_find(const void *cls);

/// Keeps the method table of a class, as of this many loaded tables. One thread at a time calls it.
void ptl_class_table_insert(const void *cls, const void *table, size_t loaded);

/// Forgets all method tables. The thread that inserts them calls it.
void ptl_class_table_forget(void);

/// What a compiled file hands over when its image is loaded: a function that enters the file's classes.
typedef void (*ptl_table_entry)(void *classes);

/// Adds a table. It runs among an image's initialisers, before `main`, so it touches nothing but this list.
void ptl_tables_add(ptl_table_entry entry);

/// How many tables the loaded images brought so far.
size_t ptl_tables_count(void);

/// The table with an index below the count.
ptl_table_entry ptl_tables_entry(size_t index);

/// How many observers of properties there are in the process.
extern long ptl_observer_count;

/// Marks of observed objects, by a hash of their address. A mark is there for every observed object; others may share it.
extern uint8_t ptl_observer_marks[4096];

static inline size_t ptl_observer_mark_index(const void *object) {
  uintptr_t address = (uintptr_t)object;
  return ((address >> 4) ^ (address >> 16)) & 4095;
}

/// Whether a property of the object may be observed. While nothing is observed it costs one load.
static inline _Bool ptl_may_be_observed(const void *object) {
  return __builtin_expect(ptl_observer_count != 0, 0) && ptl_observer_marks[ptl_observer_mark_index(object)];
}

#endif
