#include "CDynamicInit.h"
#include <stddef.h>
#include <stdint.h>

#define SYMBOL(name, mangled) extern const char name[] __asm__(mangled) __attribute__((weak))

SYMBOL(table_commit, "$s5UIKit21UITableViewDataSourcePAAE05tableC0_6commit8forRowAtyAA0bC0C_AA0bC4CellC12EditingStyleO20FoundationEssentials9IndexPathVtF");
SYMBOL(table_move, "$s5UIKit21UITableViewDataSourcePAAE05tableC0_9moveRowAt2toyAA0bC0C_20FoundationEssentials9IndexPathVAKtF");
SYMBOL(collection_move, "$s5UIKit26UICollectionViewDataSourcePAAE010collectionC0_10moveItemAt2toyAA0bC0C_20FoundationEssentials9IndexPathVAKtF");

/// Returns the start of the function that contains the call with a return address, from the unwind tables.
extern void *_Unwind_FindEnclosingFunction(void *);

/// Returns whether an address is in the function that begins at `start`.
static bool lies_in(const uint8_t *code, const void *start) {
  return _Unwind_FindEnclosingFunction((void *)(code + 1)) == start;
}

/// A witness thunk only calls its implementation: this searches the call up to that distance.
enum { REACH = 192 };

/// Returns the target of a direct call or jump at `code`, or NULL.
static const char *destination(const uint8_t *code) {
#if defined(__x86_64__)
  if (code[0] != 0xE8 && code[0] != 0xE9) return NULL;
  int32_t offset;
  __builtin_memcpy(&offset, code + 1, 4);
  return (const char *)code + 5 + offset;
#elif defined(__aarch64__)
  uint32_t word;
  __builtin_memcpy(&word, code, 4);
  if ((word & 0x7C000000) != 0x14000000) return NULL;
  return (const char *)code + (int64_t)((int32_t)(word << 6) >> 6) * 4;
#else
  return NULL;
#endif
}

static bool calls(const void *witness, const char *method) {
#if defined(__aarch64__)
  enum { STEP = 4 };
#else
  enum { STEP = 1 };
#endif
  const uint8_t *code = witness;
  for (int place = 0; place < REACH; place += STEP) {
    if (place % 16 == 0 && !lies_in(code + place, witness)) return false;
    if (destination(code + place) == method) return lies_in(code + place, witness);
  }
  return false;
}

/// Returns the number of requirements of a witness table's protocol.
static uint32_t requirements(const void *const *table) {
  const int32_t *conformance = table[0];
  intptr_t address = (intptr_t)conformance + (*conformance & ~1);
  const uint32_t *protocol =
      *conformance & 1 ? *(const uint32_t *const *)address : (const uint32_t *)address;
  return protocol[4];
}

bool ptl_takes_default(const void *witnessTable, int method) {
  static const char *const methods[] = {table_commit, table_move, collection_move};
  const char *wanted = methods[method];
  if (witnessTable == NULL || wanted == NULL) return false;
  const void *const *table = witnessTable;
  uint32_t count = requirements(table);
  for (uint32_t index = 1; index <= count; index++)
    if (calls(table[index], wanted)) return true;
  return false;
}
