#include "CMethodTables.h"

#include <stdint.h>

/// The ABI's class metadata: its size in bytes and how much of it is before the address are in the fifth word. The methods
/// follow the class's descriptor and the deinitializer of its stored properties.
static uint32_t table_end(const void *type) {
  const uint32_t *sizes = (const uint32_t *)((const char *)type + 32);
  return (sizes[0] - sizes[1]) / sizeof(void *);
}

static const uint32_t first_method = 7;

/// Returns the index of the only method that a subclass overrides; 0 if there is not exactly one.
static uint32_t overridden_method(const void *base, const void *overriding, const void *plain) {
  const void *const *table = base, *const *own = overriding, *const *other = plain;
  uint32_t found = 0;
  for (uint32_t index = first_method; index < table_end(base); index++) {
    if (table[index] != other[index] || table[index] == own[index]) continue;
    if (found) return 0;
    found = index;
  }
  return found;
}

bool ptl_replace_method(const void *base, const void *overriding, const void *plain) {
  uint32_t index = overridden_method(base, overriding, plain);
  if (!index) return false;
  ((const void **)base)[index] = ((const void *const *)overriding)[index];
  return true;
}

void ptl_replace_inherited_method(
    const void *type, const void *base, const void *overriding, const void *plain) {
  uint32_t index = overridden_method(base, overriding, plain);
  const void **table = (const void **)type;
  if (index && table[index] == ((const void *const *)base)[index]) {
    table[index] = ((const void *const *)overriding)[index];
  }
}
