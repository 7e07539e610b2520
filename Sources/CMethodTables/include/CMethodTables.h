#ifndef CMETHODTABLES_H
#define CMETHODTABLES_H

#include <stdbool.h>
#include <stdint.h>

/// The bit of the probe function that was called last.
extern int32_t ptl_probe_answer;

/// A function that records a bit in `ptl_probe_answer` and returns zeros. It can replace any function of a method table that
/// returns its value in registers.
const void *ptl_probe(bool bit);

/// The number of entries of a witness table after the first, which is its conformance.
uint32_t ptl_witness_count(const void *witness_table);

/// Called by each method that a protocol's extension gives for an optional requirement; sets `ptl_default_called`.
void ptl_default_method(void);

/// Set by `ptl_default_method`. Used on the main thread.
extern bool ptl_default_called;

/// Whether a witness forwards to a function that calls `ptl_default_method`.
bool ptl_witness_is_default(const void *witness);

#endif
