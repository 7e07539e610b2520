#include "include/attributed_strings.h"

#include <stdint.h>
#include <sys/mman.h>
#include <unistd.h>

/// A function of Swift that deallocates its receiver.
typedef __attribute__((swiftcall)) void (*Deallocator)(__attribute__((swift_context)) void *object);

static Deallocator deallocators[2];
static void (*observer)(void *);

static __attribute__((swiftcall)) void deallocate_first(__attribute__((swift_context)) void *object) {
  observer(object);
  deallocators[0](object);
}

static __attribute__((swiftcall)) void deallocate_second(__attribute__((swift_context)) void *object) {
  observer(object);
  deallocators[1](object);
}

/// The place of a class's deallocator, which precedes its metadata with one word between them.
static Deallocator *deallocator_of(void *class) { return (Deallocator *)class - 2; }

void ptl_observe_deallocation(void *const classes[2], void (*will_deallocate)(void *object)) {
  static const Deallocator replacements[2] = {deallocate_first, deallocate_second};
  observer = will_deallocate;
  uintptr_t page = (uintptr_t)sysconf(_SC_PAGESIZE);
  for (int index = 0; index < 2; index++) {
    Deallocator *place = deallocator_of(classes[index]);
    // The loader protects metadata after it has resolved references.
    if (mprotect((void *)((uintptr_t)place & ~(page - 1)), page, PROT_READ | PROT_WRITE) != 0) continue;
    deallocators[index] = *place;
    *place = replacements[index];
  }
}
