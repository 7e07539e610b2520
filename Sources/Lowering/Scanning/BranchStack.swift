/// The branches of `#if` that enclose an offset, from the outermost, as far as the platform decides them.
struct BranchStack {
  private struct Branch {
    var isOff: Bool
    /// Whether this branch or one before it is certainly compiled.
    var isDecided: Bool
  }

  private var branches: [Branch] = []

  /// Whether the code is not compiled for iOS.
  var isOff: Bool { branches.contains(where: \.isOff) }

  /// Begins the branch of `#if`, or of `#elseif` or `#else`, with the value of its condition; nil if it depends on more than the
  /// platform.
  mutating func enter(_ value: Bool?, isFirst: Bool) {
    if isFirst { branches.append(Branch(isOff: false, isDecided: false)) }
    guard let last = branches.indices.last else { return }
    branches[last].isOff = branches[last].isDecided || value == false
    if value == true { branches[last].isDecided = true }
  }

  mutating func leave() {
    _ = branches.popLast()
  }
}
