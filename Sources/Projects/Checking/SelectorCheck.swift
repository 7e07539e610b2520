import Lowering

/// Checks the `#selector` expressions of a project as the compiler does for iOS.
struct SelectorCheck {
  let project: CheckedProject

  func messages() -> [DiagnosticFilter.Message] {
    project.sources.flatMap { source in
      source.references.selectors.compactMap { reference in
        problem(of: reference, in: source).map { text in
          DiagnosticFilter.Message(
            kind: .error, place: CheckedProject.place(source.path, reference.place), text: text)
        }
      }
    }
  }

  private enum Scope {
    /// The types around the expression, innermost first.
    case enclosing([String])
    case type(String)
  }

  /// The scope in which a name is looked up; nil if only the type checker can tell.
  private func scope(of reference: ReferenceSummary.SelectorReference) -> Scope? {
    // Initializers of frameworks' classes are inherited by rules that only the type checker applies.
    if reference.name == "init" { return nil }
    func last(_ path: String) -> String { path.split(separator: ".").last.map(String.init) ?? path }
    switch reference.base {
    case "": return reference.types.isEmpty ? nil : .enclosing(reference.types.map(last))
    case "self", "Self": return reference.types.first.map { .type(last($0)) }
    default:
      let name = last(reference.base)
      guard name.first?.isUppercase == true, name.allSatisfy({ $0.isLetter || $0.isNumber || $0 == "_" }),
        project.index.classNames.contains(name)
      else { return nil }
      return .type(name)
    }
  }

  private func problem(
    of reference: ReferenceSummary.SelectorReference, in source: CheckedProject.Source
  ) -> String? {
    guard let scope = scope(of: reference) else { return nil }
    let names =
      switch scope {
      case .enclosing(let names): names
      case .type(let name): [name]
      }
    var isCertain = true
    var unexposed: ReferenceSummary.Member?
    var known: Set<String> = []
    for name in names {
      let chain = project.index.chain(of: name)
      let isClass = chain.declarations.contains {
        $0.name == name && ($0.kind == .class || $0.kind == .extension)
      }
      let isProtocol = project.index.declarations(of: name).contains { $0.kind == .protocol }
      if !isClass || isProtocol || !chain.isComplete { isCertain = false }
      for type in chain.declarations {
        for member in type.members where fits(member, reference) {
          if project.index.isExposed(member, in: type, of: chain) { return nil }
          if chain.names.contains(type.name) { unexposed = unexposed ?? member }
        }
        known.formUnion(type.members.filter { $0.labels != nil }.map(\.name))
      }
      if chain.root.map({ $0.hasPrefix("NS") && $0 != "NSObject" }) == true { isCertain = false }
    }
    if let unexposed { return source.infersObjC ? nil : message(unexposed, reference) }
    guard isCertain, !project.hasObjectiveC, !isFrameworks(reference) else { return nil }
    return missing(reference, scope, known)
  }

  private func fits(_ member: ReferenceSummary.Member, _ reference: ReferenceSummary.SelectorReference)
    -> Bool
  {
    guard member.name == reference.name else { return false }
    guard reference.kind == .method, let own = member.labels else { return true }
    if let labels = reference.labels { return own == labels }
    return true
  }

  private func isFrameworks(_ reference: ReferenceSummary.SelectorReference) -> Bool {
    switch reference.kind {
    case .method:
      project.frameworks.hasMethod(reference.name, labels: reference.labels)
        || project.frameworks.hasProperty(reference.name)
    case .getter, .setter: project.frameworks.hasProperty(reference.name)
    }
  }

  // MARK: Messages

  private func message(
    _ member: ReferenceSummary.Member, _ reference: ReferenceSummary.SelectorReference
  ) -> String {
    let kind =
      member.labels == nil ? "property" : member.isStatic ? "static method" : "instance method"
    let what = reference.kind == .method ? kind : "\(reference.kind.rawValue) for property"
    return
      "argument of '#selector' refers to \(what) '\(member.fullName)' that is not exposed to Objective-C; "
      + "add '@objc' to expose this \(kind) to Objective-C"
  }

  private func missing(
    _ reference: ReferenceSummary.SelectorReference, _ scope: Scope, _ known: Set<String>
  ) -> String {
    var name = reference.name
    if let labels = reference.labels, !labels.isEmpty { name += "(" + labels.map { $0 + ":" }.joined() + ")" }
    let suggestion = Spelling.suggestion(reference.name, in: known)
    switch scope {
    case .enclosing: return "cannot find '\(name)' in scope\(suggestion)"
    case .type(let type):
      let what = reference.base == "self" ? "value of type" : "type"
      return "\(what) '\(type)' has no member '\(name)'\(suggestion)"
    }
  }
}
