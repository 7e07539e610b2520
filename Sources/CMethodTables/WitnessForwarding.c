#include "CMethodTables.h"
#include <stddef.h>

/// Returns the start of the function that contains the byte before an address, using the unwinder's tables.
extern void *_Unwind_FindEnclosingFunction(void *);

static bool is_within(const uint8_t *code, const void *function) {
  return _Unwind_FindEnclosingFunction((void *)(code + 1)) == function;
}

/// The number of bytes at the start of a function that are searched for calls.
enum { REACH = 192 };

#if defined(__x86_64__)

enum { STEP = 1 };

/// Returns the target of a direct jump or call at `code`; NULL if there is none. A short jump counts only if it is the
/// whole function.
static const uint8_t *branch_target(const uint8_t *code, bool is_start) {
  if (is_start && code[0] == 0xEB) return code + 2 + (int8_t)code[1];
  if (code[0] != 0xE8 && code[0] != 0xE9) return NULL;
  int32_t offset;
  __builtin_memcpy(&offset, code + 1, 4);
  return code + 5 + offset;
}

#elif defined(__aarch64__)

enum { STEP = 4 };

static const uint8_t *branch_target(const uint8_t *code, bool is_start) {
  (void)is_start;
  uint32_t word;
  __builtin_memcpy(&word, code, 4);
  if ((word & 0x7C000000) != 0x14000000) return NULL;
  return code + (int64_t)((int32_t)(word << 6) >> 6) * 4;
}

#else
#error "Witnesses can be followed on x86-64 and AArch64 only."
#endif

bool ptl_default_called = false;

void ptl_default_method(void) { ptl_default_called = true; }

/// Follows functions that consist of one call. A witness calls its method; the optimizer may inline the call, or
/// outline a part that several witness functions share.
static bool is_default(const uint8_t *function, int depth) {
  const uint8_t *only = NULL;
  bool forwards = true;
  for (int place = 0; place < REACH; place += STEP) {
    if (place % 16 == 0 && !is_within(function + place, function)) break;
    const uint8_t *target = branch_target(function + place, place == 0);
    if (target == NULL || !is_within(target, target) || !is_within(function + place, function)) continue;
    if (target == (const uint8_t *)ptl_default_method) return true;
    forwards = forwards && (only == NULL || only == target);
    only = target;
  }
  return depth > 0 && only != NULL && forwards && is_default(only, depth - 1);
}

bool ptl_witness_is_default(const void *witness) { return is_default(witness, 4); }

uint32_t ptl_witness_count(const void *witness_table) {
  const int32_t *conformance = *(const int32_t *const *)witness_table;
  intptr_t address = (intptr_t)conformance + (*conformance & ~1);
  const uint32_t *protocol =
      *conformance & 1 ? *(const uint32_t *const *)address : (const uint32_t *)address;
  return protocol[4];
}
