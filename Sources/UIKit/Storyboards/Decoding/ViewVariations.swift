import InterfaceDocuments

/// A view with variations for size classes, which are applied when its traits change.
@MainActor
final class ViewVariations {
  private(set) weak var view: UIView?
  private let element: InterfaceElement?
  private let variations: [InterfaceVariation]
  private var loader: InterfaceLoader
  /// The constraints in the view whose constants vary.
  var constants: [(constraint: NSLayoutConstraint, written: InterfaceConstraint)] = []
  /// The constraints and subviews that are not always installed.
  private var constraints: [String: NSLayoutConstraint] = [:]
  private var subviews: [(id: String, view: UIView)] = []

  init(view: UIView, element: InterfaceElement?, loader: InterfaceLoader) {
    self.view = view
    self.element = element
    self.loader = loader
    variations = element?.variations ?? []
  }

  /// Applies the variation for the current traits, and observes their changes.
  func start() {
    guard let view else { return }
    for variation in variations {
      for id in variation.excluded(from: "constraints") + variation.included(in: "constraints") {
        constraints[id] = loader.objects[id] as? NSLayoutConstraint
      }
    }
    let masked = Set(variations.flatMap { $0.excluded(from: "subviews") + $0.included(in: "subviews") })
    subviews = (element?.contents(of: "subviews") ?? []).compactMap { child in
      guard let id = child.id, masked.contains(id), let subview = loader.objects[id] as? UIView else {
        return nil
      }
      return (id, subview)
    }
    loader = loader.withoutObjects()
    apply()
    _ = view.registerForTraitChanges([
      UITraitHorizontalSizeClass.self, UITraitVerticalSizeClass.self, UITraitUserInterfaceStyle.self,
      UITraitDisplayGamut.self,
    ]) { (_: UIView, _: UITraitCollection) in self.apply() }
  }

  private func apply() {
    guard let view else { return }
    let traits = view.traitCollection
    applySubviews(in: view, traits)
    applyConstraints(in: view, traits)
    for (constraint, written) in constants {
      let best = written.variations.filter { $0.matches(traits) }.max { $0.specificity < $1.specificity }
      if let constant = best?.element.number("constant") ?? written.constant {
        constraint.constant = CGFloat(constant)
      }
    }
    applyAttributes(to: view, traits)
  }

  private func applySubviews(in view: UIView, _ traits: UITraitCollection) {
    guard !subviews.isEmpty else { return }
    let excluded = InterfaceLoader.excluded("subviews", variations, traits)
    for (id, subview) in subviews {
      if excluded.contains(id) {
        if subview.superview === view { subview.removeFromSuperview() }
      } else if subview.superview == nil {
        if let stack = view as? UIStackView {
          stack.addArrangedSubview(subview)
        } else {
          view.addSubview(subview)
        }
      }
    }
  }

  private func applyConstraints(in view: UIView, _ traits: UITraitCollection) {
    guard !constraints.isEmpty else { return }
    let excluded = InterfaceLoader.excluded("constraints", variations, traits)
    for (id, constraint) in constraints where excluded.contains(id) && constraint.isActive {
      constraint.isActive = false
    }
    for (id, constraint) in constraints where !excluded.contains(id) && !constraint.isActive {
      let items = [constraint.firstItem, constraint.secondItem].compactMap { $0 }
      let isThere = items.allSatisfy { item in
        (item as? UIView ?? (item as? UILayoutGuide)?.owningView)?.isDescendant(of: view) == true
      }
      if isThere { view.addConstraint(constraint) }
    }
  }

  /// Sets only the attributes that vary by size class.
  private func applyAttributes(to view: UIView, _ traits: UITraitCollection) {
    guard let element else { return }
    var keys: Set<String> = []
    var childKeys: Set<String> = []
    for variation in variations where !variation.isDefault {
      keys.formUnion(variation.element.attributes.keys)
      childKeys.formUnion(variation.element.children.filter { $0.name != "mask" }.compactMap(\.key))
    }
    keys.remove("key")
    guard !keys.isEmpty || !childKeys.isEmpty else { return }
    var attributes = element.attributes.filter { keys.contains($0.key) }
    var children = element.children.filter {
      $0.name != "variation" && $0.key.map(childKeys.contains) == true
    }
    for variation in variations where variation.matches(traits) {
      attributes.merge(variation.element.attributes.filter { $0.key != "key" }) { _, new in new }
      for child in variation.element.children where child.name != "mask" {
        children.removeAll { $0.key == child.key }
        children.append(child)
      }
    }
    if keys.contains("hidden"), attributes["hidden"] == nil { attributes["hidden"] = "NO" }
    if keys.contains("spacing"), attributes["spacing"] == nil { attributes["spacing"] = "0" }
    var reduced = InterfaceElement(name: element.name, attributes: attributes, line: element.line)
    for child in children { reduced.append(child) }
    view.applyInterface(InterfaceCoder(reduced, loader))
  }
}
