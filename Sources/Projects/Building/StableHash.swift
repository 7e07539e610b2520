import Lowering

/// A hash that is stable across runs.
enum StableHash {
  static func text(_ string: String) -> String { String(NameHash.of(string.utf8), radix: 36) }
}
