#include <stdio.h>
#include <stdlib.h>

#include "CObjCRuntime.h"

long ptl_replaced_method_count = 0;

enum { address_count = 4096 };

__attribute__((used, noreturn, visibility("hidden"))) void ptl_implementation_was_called(void) {
  fputs("an implementation of a method (IMP) cannot be called as a C function on Linux; use perform(_:)\n", stderr);
  abort();
}

// The address of each instruction identifies one implementation.
extern const char ptl_implementation_calls[] __attribute__((visibility("hidden")));
#if defined(__x86_64__)
enum { instruction_length = 5 };
__asm__(
    ".text\n.balign 16\n.hidden ptl_implementation_calls\n.globl ptl_implementation_calls\n"
    "ptl_implementation_calls:\n.rept 4096\n.byte 0xe8\n.long ptl_implementation_was_called - . - 4\n.endr\n");
#elif defined(__aarch64__)
enum { instruction_length = 4 };
__asm__(
    ".text\n.balign 16\n.hidden ptl_implementation_calls\n.globl ptl_implementation_calls\n"
    "ptl_implementation_calls:\n.rept 4096\nbl ptl_implementation_was_called\n.endr\n");
#endif

const void *ptl_implementation_address(size_t index) {
  // Addresses beyond the table only identify implementations; they are not mapped to code.
  if (index >= address_count) return malloc(1);
  return ptl_implementation_calls + index * instruction_length;
}
