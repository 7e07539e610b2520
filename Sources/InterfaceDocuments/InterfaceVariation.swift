/// What is different in some size class, on some kind of device or in some appearance.
package struct InterfaceVariation: Hashable, Sendable {
  /// What must hold, by the document's names: `widthClass` and `heightClass` (`compact`, `regular`),
  /// `userInterfaceIdiom` (`phone`, `pad`, `mac`), `userInterfaceStyle` (`light`, `dark`), `displayGamut` (`sRGB`, `P3`).
  package let conditions: [String: String]
  /// Whether this describes the state without any variation: what is excluded in it is in no size class by default.
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

  /// Whether it applies where these values are present. A condition of a kind that is not given does not hold.
  package func matches(_ present: [String: String]) -> Bool {
    isDefault || conditions.allSatisfy { present[$0.key] == $0.value }
  }

  /// How much it says: one that names both size classes wins over one that names one.
  package var specificity: Int { isDefault ? 0 : conditions.count }

  /// The members that a list, such as `constraints`, loses here.
  package func excluded(from list: String) -> [String] { references("exclude", list) }
  /// The members that a list gains here.
  package func included(in list: String) -> [String] { references("include", list) }

  private func references(_ verb: String, _ list: String) -> [String] {
    element.children.filter { $0.name == "mask" && $0.key == list }
      .flatMap { $0.children }.filter { $0.name == verb }.compactMap { $0["reference"] }
  }
}

extension InterfaceElement {
  /// What is different somewhere, the least particular first.
  package var variations: [InterfaceVariation] {
    children.compactMap(InterfaceVariation.init).sorted { $0.specificity < $1.specificity }
  }
}
