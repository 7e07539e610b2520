/// A variation by size class, device idiom or appearance.
package struct InterfaceVariation: Hashable, Sendable {
  /// The conditions, with the document's names: `widthClass` and `heightClass` (`compact`, `regular`),
  /// `userInterfaceIdiom` (`phone`, `pad`, `mac`), `userInterfaceStyle` (`light`, `dark`), `displayGamut`
  /// (`sRGB`, `P3`).
  package let conditions: [String: String]
  /// Whether this is the default variation. Objects excluded in it are not installed in any size class by
  /// default.
  package let isDefault: Bool
  package let element: InterfaceElement

  package init?(_ element: InterfaceElement) {
    guard element.name == "variation", let key = element.key else { return nil }
    self.element = element
    isDefault = key == "default"
    var conditions: [String: String] = [:]
    for part in key.split(separator: "-") {
      let pair = part.split(separator: "=")
      if pair.count == 2 { conditions[String(pair[0])] = String(pair[1]) }
    }
    guard isDefault || !conditions.isEmpty else { return nil }
    self.conditions = conditions
  }

  /// Whether the variation applies to the given traits. Conditions on missing traits are not met.
  package func matches(_ present: [String: String]) -> Bool {
    isDefault || conditions.allSatisfy { present[$0.key] == $0.value }
  }

  /// The number of conditions. A variation with both size classes takes precedence over one with a single
  /// size class.
  package var specificity: Int { isDefault ? 0 : conditions.count }

  /// The members that the variation removes from a list, such as `constraints`.
  package func excluded(from list: String) -> [String] { references("exclude", list) }
  /// The members that the variation adds to a list.
  package func included(in list: String) -> [String] { references("include", list) }

  private func references(_ verb: String, _ list: String) -> [String] {
    element.children.filter { $0.name == "mask" && $0.key == list }
      .flatMap { $0.children }.filter { $0.name == verb }.compactMap { $0["reference"] }
  }
}

extension InterfaceElement {
  /// The variations, from the least to the most specific.
  package var variations: [InterfaceVariation] {
    children.compactMap(InterfaceVariation.init).sorted { $0.specificity < $1.specificity }
  }
}
