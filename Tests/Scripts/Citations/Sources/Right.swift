/// L1 to L2, and Conformance.md C7; see also https://example.org/L9.
let right = 1  // Conformance.md 1.2: 3 points; `L8` is code
///     L7 is an example
