#include "CMethodTables.h"

#define SWIFTCALL __attribute__((swiftcall))

int32_t ptl_probe_answer = -1;

/// The four registers in which Swift returns values.
typedef struct {
  uint64_t words[4];
} zeros;

static SWIFTCALL zeros record_zero(void) {
  ptl_probe_answer = 0;
  return (zeros){{0}};
}

static SWIFTCALL zeros record_one(void) {
  ptl_probe_answer = 1;
  return (zeros){{0}};
}

const void *ptl_probe(bool bit) { return bit ? (const void *)record_one : (const void *)record_zero; }
