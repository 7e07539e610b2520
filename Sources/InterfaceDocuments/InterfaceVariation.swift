/// What is different in some size class or appearance.
package struct InterfaceVariation: Hashable, Sendable {
  package enum SizeClass: String, Sendable { case compact, regular }

  package let width: SizeClass?
  package let height: SizeClass?
  /// Whether this describes the state without any variation: what is excluded in it is in no size class by default.
  package let isDefault: Bool
  package let element: InterfaceElement

  package init?(_ element: InterfaceElement) {
    guard element.name == "variation", let key = element.key else { return nil }
    self.element = element
    isDefault = key == "default"
    var width: SizeClass?
    var height: SizeClass?
    for part in key.split(separator: "-") {
      let pair = part.split(separator: "=")
      guard pair.count == 2 else { continue }
      if pair[0] == "widthClass" { width = SizeClass(rawValue: String(pair[1])) }
      if pair[0] == "heightClass" { height = SizeClass(rawValue: String(pair[1])) }
    }
    guard isDefault || width != nil || height != nil else { return nil }
    self.width = width
    self.height = height
  }

  /// Whether it applies in these size classes.
  package func matches(width: SizeClass?, height: SizeClass?) -> Bool {
    isDefault || ((self.width == nil || self.width == width) && (self.height == nil || self.height == height))
  }

  /// How much it says: one that names both classes wins over one that names one.
  package var specificity: Int {
    isDefault ? 0 : (width == nil ? 0 : 1) + (height == nil ? 0 : 1)
  }

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
  /// What is different in some size classes, the least particular first.
  package var variations: [InterfaceVariation] {
    children.compactMap(InterfaceVariation.init).sorted { $0.specificity < $1.specificity }
  }
}
