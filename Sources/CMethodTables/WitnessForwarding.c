#define _GNU_SOURCE
#include "CMethodTables.h"
#include <dlfcn.h>
#include <link.h>
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

/// The slot that a stub of the procedure linkage table jumps through; NULL if the code is no such stub.
static void *const *linkage_slot(const uint8_t *code) {
  static const uint8_t landing_pad[] = {0xF3, 0x0F, 0x1E, 0xFA};
  if (__builtin_memcmp(code, landing_pad, sizeof landing_pad) == 0) code += sizeof landing_pad;
  if (code[0] == 0xF2) code++;
  if (code[0] != 0xFF || code[1] != 0x25) return NULL;
  int32_t offset;
  __builtin_memcpy(&offset, code + 2, 4);
  return (void *const *)(code + 6 + offset);
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

static void *const *linkage_slot(const uint8_t *code) {
  uint32_t words[3];
  __builtin_memcpy(words, code, sizeof words);
  if (words[0] == 0xD503245F) __builtin_memcpy(words, code + 4, 8), code += 4;
  // adrp x16, page; ldr x17, [x16, offset]
  if ((words[0] & 0x9F00001F) != 0x90000010 || (words[1] & 0xFFC003FF) != 0xF9400211) return NULL;
  int64_t page = (int64_t)((int32_t)(words[0] << 8) >> 13 << 2 | (words[0] >> 29 & 3)) * 4096;
  uint64_t base = ((uint64_t)code & ~4095ull) + (uint64_t)page;
  return (void *const *)(base + (words[1] >> 10 & 0xFFF) * 8);
}

#else
#error "Witnesses can be followed on x86-64 and AArch64 only."
#endif

/// A search for the segment that contains some memory.
struct segment_search {
  ElfW(Addr) start;
  size_t size;
  ElfW(Word) flags;
  const ElfW(Dyn) *dynamic;
  ElfW(Addr) base;
};

static int find_segment(struct dl_phdr_info *info, size_t size, void *context) {
  (void)size;
  struct segment_search *search = context;
  const ElfW(Dyn) *dynamic = NULL;
  bool is_inside = false;
  for (int index = 0; index < info->dlpi_phnum; index++) {
    const ElfW(Phdr) *header = &info->dlpi_phdr[index];
    ElfW(Addr) start = info->dlpi_addr + header->p_vaddr;
    if (header->p_type == PT_DYNAMIC) dynamic = (const ElfW(Dyn) *)start;
    if (header->p_type != PT_LOAD || (header->p_flags & search->flags) != search->flags) continue;
    is_inside = is_inside || (search->start >= start && search->start + search->size <= start + header->p_memsz);
  }
  if (!is_inside) return 0;
  search->dynamic = dynamic;
  search->base = info->dlpi_addr;
  return 1;
}

/// The function that an unbound slot will be bound to, from its relocation; NULL if there is none.
static const uint8_t *unbound_function(const struct segment_search *image, void *const *slot) {
  const ElfW(Rela) *relocations = NULL;
  const ElfW(Sym) *symbols = NULL;
  const char *names = NULL;
  size_t size = 0;
  for (const ElfW(Dyn) *entry = image->dynamic; entry != NULL && entry->d_tag != DT_NULL; entry++) {
    if (entry->d_tag == DT_JMPREL) relocations = (const void *)entry->d_un.d_ptr;
    if (entry->d_tag == DT_PLTRELSZ) size = entry->d_un.d_val;
    if (entry->d_tag == DT_SYMTAB) symbols = (const void *)entry->d_un.d_ptr;
    if (entry->d_tag == DT_STRTAB) names = (const void *)entry->d_un.d_ptr;
  }
  if (relocations == NULL || symbols == NULL || names == NULL) return NULL;
  for (size_t index = 0; index < size / sizeof *relocations; index++) {
    if (image->base + relocations[index].r_offset != (ElfW(Addr))slot) continue;
    const ElfW(Sym) *symbol = &symbols[ELF64_R_SYM(relocations[index].r_info)];
    return dlsym(RTLD_DEFAULT, names + symbol->st_name);
  }
  return NULL;
}

/// Follows a stub of the procedure linkage table, through which images call exported functions, to the function. Returns other
/// addresses unchanged.
static const uint8_t *behind_stub(const uint8_t *target) {
  if (is_within(target, target)) return target;
  struct segment_search code = {(ElfW(Addr))target, 16, PF_X, NULL, 0};
  if (dl_iterate_phdr(find_segment, &code) == 0) return target;
  void *const *slot = linkage_slot(target);
  if (slot == NULL) return target;
  struct segment_search data = {(ElfW(Addr))slot, sizeof *slot, PF_R, NULL, 0};
  if (dl_iterate_phdr(find_segment, &data) == 0 || data.base != code.base) return target;
  // The linker binds lazily: until the first call the slot leads back into the table.
  const uint8_t *function = *slot;
  if (function != NULL && is_within(function, function)) return function;
  function = unbound_function(&data, slot);
  return function == NULL ? target : function;
}

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
    if (target == NULL || !is_within(function + place, function)) continue;
    target = behind_stub(target);
    if (!is_within(target, target)) continue;
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
