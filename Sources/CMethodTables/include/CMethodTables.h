#ifndef CMETHODTABLES_H
#define CMETHODTABLES_H

#include <stdbool.h>
#include <stdint.h>

/// The bit recorded by the most recent call of a probe function.
extern int32_t ptl_probe_answer;

/// Returns a function that records a bit in `ptl_probe_answer` and returns zeros. It can replace any entry of a method
/// table whose result is returned in registers.
const void *ptl_probe(bool bit);

/// Returns the number of entries of a witness table, without the first, which is the conformance.
uint32_t ptl_witness_count(const void *witness_table);

/// Called by the default implementation of each optional requirement in a protocol extension; sets
/// `ptl_default_called`.
void ptl_default_method(void);

/// Whether `ptl_default_method` was called. Main thread only.
extern bool ptl_default_called;

/// Returns whether a witness forwards to a function that calls `ptl_default_method`.
bool ptl_witness_is_default(const void *witness);

/// Replaces the method of a class that a subclass overrides, for callers that look it up in the class's table. The override
/// must not use stored properties of its class.
///
/// Every subclass has entries of its own for initializers. Only the entry of an override is the same in the class and in a
/// subclass without overrides, `plain`.
/// @return Whether there is exactly one such entry.
bool ptl_replace_method(const void *base, const void *overriding, const void *plain);

/// Replaces the same method in the table of another subclass of `base`, unless that subclass overrides it.
void ptl_replace_inherited_method(
    const void *type, const void *base, const void *overriding, const void *plain);

#endif
