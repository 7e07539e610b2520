import Foundation

/// The members of classes that can be overridden on iOS.
enum OverridableMember {
  private static let kinds: Set<String> = [
    "swift.method", "swift.property", "swift.type.method", "swift.type.property",
  ]

  /// Returns whether the member exists in Objective-C: a method or a property of objects or of the class. Constants and
  /// unavailable members do not.
  static func isOverridableInObjectiveC(_ member: SymbolGraph.Symbol) -> Bool {
    guard kinds.contains(member.kind.identifier), let name = member.pathComponents.last else { return false }
    if member.availability?.contains(where: { $0.isUnconditionallyUnavailable == true || $0.obsoleted != nil }
    )
      == true
    {
      return false
    }
    // Constants are variables of C, and colors and images by name are members of the overlay's extensions.
    if member.kind.identifier == "swift.type.property",
      member.declaration.contains("let ") || ["UIColor", "UIImage"].contains(member.pathComponents.first)
    {
      return false
    }
    return !name.hasPrefix("_") && !name.hasPrefix("==")
  }

  /// Returns whether the member is also Swift-only on iOS: part of the overlay, which Objective-C does not
  /// see.
  static func isException(_ member: SymbolGraph.Symbol) -> Bool {
    // An optional, non-escaping closure parameter is one type on iOS and two here; the optional one can be overridden.
    if member.declaration.contains("performBatchUpdates(_ updates: () -> Void") { return true }
    if isGeneric(member) || isBegunAnimation(member) { return true }
    return exceptions[member.name] != nil
  }

  /// Members that cannot be overridden, and the reason.
  private static let exceptions: [String: String] = [
    "UIApplication.beginBackgroundTask(withName:expirationHandler:)": isolatedClosure,
    "UIView.performWithoutAnimation(_:)": isolatedClosure,
    "UIView.animate(withDuration:delay:options:animations:completion:)": isolatedClosure,
    "UIView.animate(withDuration:delay:usingSpringWithDamping:initialSpringVelocity:options:animations:completion:)":
      isolatedClosure,
    "UIView.animate(springDuration:bounce:initialSpringVelocity:delay:options:animations:completion:)":
      isolatedClosure,
    "UIView.animateKeyframes(withDuration:delay:options:animations:completion:)": isolatedClosure,
    "UIView.perform(_:on:options:animations:completion:)": isolatedClosure,
    "UIView.addKeyframe(withRelativeStartTime:relativeDuration:animations:)": isolatedClosure,
    "UIView.transition(with:duration:options:animations:completion:)": isolatedClosure,
    "UIView.transition(from:to:duration:options:completion:)": isolatedClosure,
    "UIView.bringSubview(toFront:)": earlierName, "UIView.sendSubview(toBack:)": earlierName,
  ]

  private static let isolatedClosure =
    "an override would be named differently (Architecture.md, traps of the toolchain)"
  private static let earlierName = "the present name is the one to override"

  /// Returns whether this is a class method that code calls on `UIView` itself.
  private static func isBegunAnimation(_ member: SymbolGraph.Symbol) -> Bool {
    let name = member.pathComponents.last ?? ""
    return member.kind.identifier == "swift.type.method" && member.pathComponents.first == "UIView"
      && (name.hasPrefix("setAnimation") || name.hasPrefix("beginAnimations")
        || name.hasPrefix("commitAnimations") || name.hasPrefix("modifyAnimations"))
  }

  private static func isGeneric(_ member: SymbolGraph.Symbol) -> Bool {
    member.swiftGenerics != nil || member.declaration.contains("some ")
  }

  // MARK: Overrides

  /// Returns an override that calls the overridden member.
  static func override(_ member: SymbolGraph.Symbol) -> String? {
    guard isOverridableInObjectiveC(member), !isGeneric(member), member.isCurrent,
      let name = member.pathComponents.last
    else { return nil }
    var declaration = member.declaration
    // Attributes and modifiers that an override does not repeat, except for those of closures.
    let unwanted = [
      "override ", "lazy ", "weak ", "dynamic ", "@MainActor ", "@preconcurrency ", "@discardableResult ",
    ]
    while let word = unwanted.first(where: { declaration.beforeName.contains($0) }),
      let range = declaration.range(of: word)
    {
      declaration.removeSubrange(range)
    }
    if member.kind.identifier.hasSuffix("property") {
      let head = declaration.prefix { $0 != "{" }.trimmed
      let type = head.drop { $0 != ":" }.dropFirst().trimmed
      guard !type.isEmpty else { return nil }
      let name = name.isKeyword ? "`\(name)`" : name
      return member.isSettable
        ? "override \(head) { get { super.\(name) } set { super.\(name) = newValue } }"
        : "override \(head) { super.\(name) }"
    }
    return method(declaration)
  }

  private static func method(_ declaration: String) -> String? {
    guard let open = declaration.firstIndex(of: "("), let start = declaration.range(of: "func ") else {
      return nil
    }
    let name = declaration[start.upperBound..<open]
    guard let close = declaration.closing(of: open) else { return nil }
    let parameters = declaration[declaration.index(after: open)..<close].arguments
    let arguments = parameters.map { parameter -> String in
      let words = parameter.prefix { $0 != ":" }.split(separator: " ")
      let value = (parameter.contains(": inout ") ? "&" : "") + String(words.last ?? "").quoted
      return words.first == "_" ? value : "\(words[0]): \(value)"
    }
    let tail = declaration[close...]
    let effects = (tail.contains(" throws") ? "try " : "") + (tail.contains(" async") ? "await " : "")
    // Default values are inherited from the overridden method.
    return "override \(declaration.withoutDefaults(open, close)) "
      + "{ \(effects)super.\(name)(\(arguments.joined(separator: ", "))) }"
  }
}

extension StringProtocol {
  fileprivate var trimmed: String { String(self).trimmingCharacters(in: .whitespaces) }
  fileprivate var isKeyword: Bool {
    ["default", "self", "in", "for", "where", "repeat"].contains(String(self))
  }
  fileprivate var quoted: String { isKeyword ? "`\(self)`" : String(self) }

  /// The parts between commas outside of brackets.
  fileprivate var arguments: [String] {
    var parts: [String] = []
    var part = ""
    var depth = 0
    var last: Character = " "
    for character in self {
      if "([{<".contains(character) { depth += 1 }
      if ")]}".contains(character) || (character == ">" && last != "-") { depth -= 1 }
      if character == ",", depth == 0 {
        parts.append(part.trimmed)
        part = ""
      } else {
        part.append(character)
      }
      last = character
    }
    if !part.trimmed.isEmpty { parts.append(part.trimmed) }
    return parts
  }
}

extension String {
  /// The text before the member's name.
  fileprivate var beforeName: Substring {
    let ends = ["func ", "var ", "let "].compactMap { range(of: $0)?.lowerBound }
    return ends.min().map { self[..<$0] } ?? self[...]
  }

  /// Returns the matching closing bracket.
  fileprivate func closing(of open: Index) -> Index? {
    var depth = 0
    for index in self[open...].indices {
      if self[index] == "(" { depth += 1 }
      if self[index] == ")" { depth -= 1 }
      if depth == 0 { return index }
    }
    return nil
  }

  fileprivate func withoutDefaults(_ open: Index, _ close: Index) -> String {
    let parameters = self[index(after: open)..<close].arguments.map { parameter in
      parameter.range(of: " = ").map { String(parameter[..<$0.lowerBound]) } ?? parameter
    }
    return self[...open] + parameters.joined(separator: ", ") + self[close...]
  }
}
