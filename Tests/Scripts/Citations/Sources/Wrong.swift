/// L3
let wrong = 1  // Conformance.md 1.3

/// C7 alone
/// FACTS.md 1.7, Elsewhere.md 2
