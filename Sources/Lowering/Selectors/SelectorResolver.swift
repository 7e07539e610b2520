/// Resolves the argument of `#selector(…)` to a selector.
struct SelectorResolver {
  private let types: [TypeDeclaration]
  private let facts: ProjectSummary

  init(_ types: [TypeDeclaration], _ facts: ProjectSummary) {
    self.types = types
    self.facts = facts
  }

  /// The base name of the method that an argument refers to.
  static func referencedName(_ argument: String) -> (name: String, labels: [String]?)? {
    let parsed = Reference(argument)
    return parsed.kind == .method ? (parsed.name, parsed.labels) : nil
  }

  /// Returns the selector of an expression at an offset.
  func selector(_ argument: String, at offset: Int) -> String {
    let reference = Reference(argument)
    switch reference.kind {
    case .getter: return property(reference, at: offset)?.attributes.objCName ?? reference.name
    case .setter: return SelectorNaming.setter(property(reference, at: offset)?.name ?? reference.name)
    case .method: return method(reference, at: offset)
    }
  }

  private func property(_ reference: Reference, at offset: Int) -> PropertyDeclaration? {
    scopes(reference, at: offset).lazy.flatMap { types[$0].properties }.first { $0.name == reference.name }
  }

  private func method(_ reference: Reference, at offset: Int) -> String {
    let fits: (MethodDeclaration) -> Bool = { method in
      guard method.name == reference.name else { return false }
      if let labels = reference.labels { return method.labels == labels }
      if let count = reference.argumentCount { return method.parameters.count == count }
      return true
    }
    for index in scopes(reference, at: offset) {
      let candidates = types[index].methods.filter(fits)
      if let best = candidates.first(where: { $0.attributes.isExposed }) ?? candidates.first {
        return best.selector
      }
    }
    if let labels = reference.labels {
      let fullName = reference.name + "(" + labels.map { $0 + ":" }.joined() + ")"
      return facts.namedSelectors[fullName] ?? SelectorNaming.method(reference.name, labels: labels)
    }
    let known = (facts.selectors[reference.name] ?? []).filter { selector in
      reference.argumentCount.map { count in selector.filter { $0 == ":" }.count == count } ?? true
    }
    if known.count == 1 { return known.first! }
    if let plain = known.sorted(by: { ($0.count, $0) < ($1.count, $1) }).first { return plain }
    return reference.name + (reference.argumentCount == 1 ? ":" : "")
  }

  /// The types to search: the named type or those around the expression, followed by the rest of the file.
  private func scopes(_ reference: Reference, at offset: Int) -> [Int] {
    var first: [Int] = []
    if let qualifier = reference.qualifier {
      first = types.indices.filter { types[$0].name == qualifier || types[$0].path == qualifier }
    }
    if first.isEmpty {
      let around = types.indices.filter { types[$0].range.contains(offset) }
        .sorted { types[$0].range.count < types[$1].range.count }
      first = around.flatMap { index in
        [index] + types.indices.filter { $0 != index && types[$0].name == types[index].name }
      }
    }
    return first + types.indices.filter { !first.contains($0) }
  }

  /// A parsed argument such as `getter: Outer.Type.name`, `self.tap(_:)` or `tap as (VC) -> () -> Void`.
  struct Reference {
    enum Kind {
      case method, getter, setter
    }

    var kind = Kind.method
    var qualifier: String?
    /// The expression before the last dot; empty if there is none.
    var base: String
    var name: String
    var labels: [String]?
    var argumentCount: Int?

    init(_ argument: String) {
      var text = argument.split(whereSeparator: \.isWhitespace).joined(separator: " ")[...]
      while text.hasPrefix("("), text.hasSuffix(")"), Self.isWrapped(text) {
        text = text.dropFirst().dropLast()
      }
      if let cast = text.indices.first(where: { text[$0...].hasPrefix(" as ") }) {
        argumentCount = Self.argumentCount(text[cast...].dropFirst(4))
        text = text[..<cast]
        while text.hasPrefix("("), text.hasSuffix(")"), Self.isWrapped(text) {
          text = text.dropFirst().dropLast()
        }
      }
      for (prefix, kind) in [("getter:", Kind.getter), ("setter:", .setter)] where text.hasPrefix(prefix) {
        self.kind = kind
        text = text.dropFirst(prefix.count).drop { $0 == " " }
      }
      text = text.filter { $0 != "`" && $0 != " " }[...]
      if let open = text.firstIndex(of: "("), text.hasSuffix(")") {
        let list = text[text.index(after: open)...].dropLast()
        labels = list.split(separator: ":").map(String.init)
        text = text[..<open]
      }
      let parts = text.split(separator: ".", omittingEmptySubsequences: true)
      name = parts.last.map(String.init) ?? String(text)
      base = parts.dropLast().joined(separator: ".")
      let owner = parts.dropLast().last.map { String($0.drop { $0 == "?" || $0 == "!" }) }
      qualifier = owner.flatMap { $0.first?.isUppercase == true && $0 != "Self" ? $0 : nil }
    }

    private static func isWrapped(_ text: Substring) -> Bool {
      var depth = 0
      for index in text.indices {
        if text[index] == "(" { depth += 1 }
        if text[index] == ")" { depth -= 1 }
        if depth == 0 { return index == text.index(before: text.endIndex) }
      }
      return false
    }

    /// The number of arguments of a method type such as `(VC) -> (UIButton) -> Void`.
    private static func argumentCount(_ type: Substring) -> Int? {
      var lists: [Substring] = []
      var depth = 0
      var start = type.startIndex
      for index in type.indices {
        switch type[index] {
        case "(", "[", "<":
          if depth == 0 { start = type.index(after: index) }
          depth += 1
        case ")", "]":
          depth -= 1
          if depth == 0 { lists.append(type[start..<index]) }
        case ">" where index > type.startIndex && type[type.index(before: index)] != "-":
          depth -= 1
        default: break
        }
      }
      let arrows = zip(type, type.dropFirst()).count { $0 == "-" && $1 == ">" }
      guard arrows > 0, lists.count >= arrows else { return nil }
      let list = lists[arrows - 1]
      if list.allSatisfy({ $0 == " " }) { return 0 }
      var count = 1
      depth = 0
      for character in list {
        if "([<".contains(character) { depth += 1 }
        if ")]".contains(character) { depth -= 1 }
        if character == ",", depth == 0 { count += 1 }
      }
      return count
    }
  }
}
