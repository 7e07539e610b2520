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

  /// Whether a name is that of an optional method of a session's delegate; they all have implementations on Linux.
  private func isSessionMethod(_ name: String) -> Bool { name.hasPrefix("urlSession(_:") }

  /// Makes a call of an optional method of the object itself, as in an extension of a protocol, a call through the protocol.
  mutating func rewriteCall(_ range: Range<Int>, _ question: Int, _ fullName: String) {
    let name = string(range)
    guard !facts.isOptionalMethod(fullName), !declaresValue(name),
      let type = FrameworkRequirements.shared.protocols(of: fullName).first(where: {
        scan.typeNames.contains(NameHash.of($0.utf8))
      })
    else { return }
    edits.insert("(self as \(type)).", at: range.lowerBound)
    edits.blank(question..<question + 1)
  }

  /// Whether the file declares a variable or parameter with a name.
  private func declaresValue(_ name: String) -> Bool {
    let name = Array(name.utf8)
    guard text.count > name.count else { return false }
    return (1..<text.count - name.count).contains { start in
      guard text[start] == name[0], text[start..<start + name.count].elementsEqual(name),
        !SourceScanner.isWord(text[start - 1])
      else { return false }
      let before = String(decoding: text[max(0, start - 4)..<start], as: UTF8.self)
      return before == "var " || before == "let " || text[start + name.count] == UInt8(ascii: ":")
    }
  }

  /// Makes an expression the argument of a function of the runtime.
  mutating func wrap(_ range: Range<Int>, in function: String) {
    edits.insert(function + "(", at: range.lowerBound)
    edits.insert(")", at: range.upperBound)
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
