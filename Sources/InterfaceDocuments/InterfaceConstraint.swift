/// A constraint as a document writes it.
package struct InterfaceConstraint: Hashable, Sendable {
  package let id: String?
  /// Nil means the view in which the constraint is written.
  package let firstItem: String?
  package let firstAttribute: String
  package let relation: String
  package let secondItem: String?
  package let secondAttribute: String?
  package let multiplier: Double
  /// In points; nil for the system's distance.
  package let constant: Double?
  package let priority: Double
  package let identifier: String?
  /// Whether the constraint is there for the editor only.
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

  /// A factor: a number, or two with a colon or a slash between them.
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
