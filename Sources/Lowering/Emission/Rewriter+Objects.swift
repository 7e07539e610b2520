/// Calls of optional methods, casts of objects to their values, and extensions of generic types that other files declare.
extension Rewriter {
  /// Makes a call of an optional closure a call of a method that the frameworks declare with a default.
  mutating func rewriteCall(_ question: Int, _ name: String, _ end: Int?) {
    guard FrameworkRequirements.shared.contains(name) || isSessionMethod(name),
      facts.requirements[name] == nil
    else { return }
    edits.blank(question..<question + 1)
    guard let end else { return }
    edits.insert("¿", at: end)
    needsRuntime = true
  }

  mutating func rewriteCast(_ range: Range<Int>, _ type: Range<Int>, _ name: String) {
    edits.replace(range, with: name)
    edits.insert(".self", at: type.upperBound)
    needsRuntime = true
  }

  /// Marks the types in extensions of generic types as generic.
  static func withGenericExtensions(
    _ types: [TypeDeclaration], _ facts: ProjectSummary
  ) -> [TypeDeclaration] {
    var types = types
    for index in types.indices {
      guard let parent = types[index].parent, !types[index].isGeneric else { continue }
      let outer = types[parent]
      types[index].isGeneric =
        outer.isGeneric
        || outer.kind == .extension && outer.path.split(separator: ".").contains(where: facts.isGeneric)
    }
    return types
  }
}
