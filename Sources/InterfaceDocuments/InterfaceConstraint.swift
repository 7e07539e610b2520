/// A constraint in a document.
package struct InterfaceConstraint: Hashable, Sendable {
  package let id: String?
  /// `nil` refers to the view that contains the constraint.
  package let firstItem: String?
  package let firstAttribute: String
  package let relation: String
  package let secondItem: String?
  package let secondAttribute: String?
  package let multiplier: Double
  /// The constant in points; `nil` for the system spacing.
  package let constant: Double?
  package let priority: Double
  package let identifier: String?
  /// Whether the constraint is a placeholder that is removed at build time.
  package let isPlaceholder: Bool
  /// The constants for other size classes.
  package let variations: [InterfaceVariation]
  package let line: Int

  package init?(_ element: InterfaceElement) {
    guard element.name == "constraint", let attribute = element["firstAttribute"] else { return nil }
    id = element.id
    firstItem = element["firstItem"]
    firstAttribute = attribute
    relation = element["relation"] ?? "equal"
    secondItem = element["secondItem"]
    secondAttribute = element["secondAttribute"]
    multiplier = Self.ratio(element["multiplier"]) ?? 1
    constant = element.flag("symbolic") && element["constant"] == nil ? nil : element.number("constant") ?? 0
    priority = min(max(element.number("priority") ?? 1000, 1), 1000)
    identifier = element["identifier"]
    isPlaceholder = element.flag("placeholder")
    variations = element.children.compactMap(InterfaceVariation.init)
    line = element.line
  }

  /// Parses a multiplier: a number, or two separated by a colon or slash.
  private static func ratio(_ text: String?) -> Double? {
    guard let text else { return nil }
    let parts = text.split(whereSeparator: { $0 == ":" || $0 == "/" }).map { Double($0) }
    switch parts.count {
    case 1: return parts[0].flatMap { $0.isFinite ? $0 : nil }
    case 2:
      guard let above = parts[0], let below = parts[1], below != 0 else { return nil }
      let ratio = above / below
      return ratio.isFinite ? ratio : nil
    default: return nil
    }
  }
}
