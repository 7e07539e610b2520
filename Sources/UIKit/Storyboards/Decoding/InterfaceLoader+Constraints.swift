import InterfaceDocuments

extension InterfaceLoader {
  /// Creates the constraints of the created views, and activates those that are installed for the current
  /// size class.
  func installConstraints() {
    let written = constraints
    constraints = []
    var batches: [(constraint: NSLayoutConstraint, view: UIView)] = []
    for (element, view) in written {
      let variations = element.variations
      let excluded = Self.excluded("constraints", variations, view.traitCollection)
      for child in element.contents(of: "constraints") {
        guard let written = InterfaceConstraint(child), !written.isPlaceholder else { continue }
        guard let constraint = make(written, child, in: view) else { continue }
        if child.customClass != nil { made.append((child, constraint)) }
        if let id = written.id {
          objects[id] = constraint
          if excluded.contains(id) { continue }
        }
        batches.append((constraint, view))
      }
    }
    for (constraint, view) in batches { view.addConstraint(constraint) }
  }

  /// Returns the members of a list that are excluded for these traits.
  static func excluded(_ list: String, _ variations: [InterfaceVariation], _ traits: UITraitCollection)
    -> Set<String>
  {
    var excluded: Set<String> = []
    for variation in variations where variation.matches(traits) {
      excluded.formUnion(variation.excluded(from: list))
      excluded.subtract(variation.included(in: list))
    }
    return excluded
  }

  private func make(_ written: InterfaceConstraint, _ element: InterfaceElement, in view: UIView)
    -> NSLayoutConstraint?
  {
    guard let firstAttribute = Self.attributes[written.firstAttribute], firstAttribute != .notAnAttribute
    else {
      report(element, "its attribute \(written.firstAttribute) is unknown")
      return nil
    }
    guard let first = item(written.firstItem, default: view) else {
      report(element, "its first item \(written.firstItem ?? "") is missing")
      return nil
    }
    var second: AnyObject?
    if let id = written.secondItem {
      second = item(id, default: view)
      if second == nil {
        report(element, "its second item \(id) is missing")
        return nil
      }
    }
    let secondAttribute = written.secondAttribute.flatMap { Self.attributes[$0] } ?? .notAnAttribute
    guard isSound(firstAttribute, second, secondAttribute, first, view) else {
      report(element, "its items and attributes do not go together")
      return nil
    }
    let relation: NSLayoutConstraint.Relation =
      switch written.relation {
      case "greaterThanOrEqual": .greaterThanOrEqual
      case "lessThanOrEqual": .lessThanOrEqual
      default: .equal
      }
    let type = InterfaceClasses.custom(element, of: NSLayoutConstraint.self, self)
    let constraint = NSLayoutConstraint.make(
      type, item: first, attribute: firstAttribute, relatedBy: relation, toItem: second,
      attribute: secondAttribute,
      multiplier: written.multiplier == 0 ? 1 : CGFloat(written.multiplier),
      constant: CGFloat(written.constant ?? systemDistance(first, second)))
    constraint.priority = UILayoutPriority(Float(written.priority))
    constraint.identifier = written.identifier
    if !written.variations.isEmpty { addVariation(constraint, written, in: view) }
    return constraint
  }

  private func item(_ id: String?, default view: UIView) -> AnyObject? {
    guard let id else { return view }
    let found = objects[id]
    if let owner = found as? UIViewController { return owner.viewIfLoaded }
    return found is UIView || found is UILayoutGuide ? found : nil
  }

  /// Returns whether the items are in the view and the attributes have the same axis, because other
  /// constraints would raise an exception.
  private func isSound(
    _ first: NSLayoutConstraint.Attribute, _ second: AnyObject?,
    _ secondAttribute: NSLayoutConstraint.Attribute,
    _ firstItem: AnyObject, _ view: UIView
  ) -> Bool {
    let sizes: Set<NSLayoutConstraint.Attribute> = [.width, .height]
    if second == nil || secondAttribute == .notAnAttribute { return sizes.contains(first) && second == nil }
    guard sizes.contains(first) == sizes.contains(secondAttribute) else { return false }
    if !sizes.contains(first), Self.isHorizontal(first) != Self.isHorizontal(secondAttribute) { return false }
    let leading: Set<NSLayoutConstraint.Attribute> = [.leading, .trailing, .leadingMargin, .trailingMargin]
    let left: Set<NSLayoutConstraint.Attribute> = [.left, .right, .leftMargin, .rightMargin]
    if leading.contains(first), left.contains(secondAttribute) { return false }
    if left.contains(first), leading.contains(secondAttribute) { return false }
    return [firstItem, second!].allSatisfy { item in
      let place = item as? UIView ?? (item as? UILayoutGuide)?.owningView
      return place?.isDescendant(of: view) == true
    }
  }

  private static func isHorizontal(_ attribute: NSLayoutConstraint.Attribute) -> Bool {
    switch attribute {
    case .left, .right, .leading, .trailing, .width, .centerX, .leftMargin, .rightMargin, .leadingMargin,
      .trailingMargin, .centerXWithinMargins:
      true
    default: false
    }
  }

  /// Returns the standard spacing: 8 points between siblings, 20 to the superview.
  private func systemDistance(_ first: AnyObject, _ second: AnyObject?) -> Double {
    guard let first = first as? UIView, let second = second as? UIView else { return 8 }
    return first.superview === second || second.superview === first ? 20 : 8
  }

  private static let attributes: [String: NSLayoutConstraint.Attribute] = [
    "left": .left, "right": .right, "top": .top, "bottom": .bottom, "leading": .leading,
    "trailing": .trailing,
    "width": .width, "height": .height, "centerX": .centerX, "centerY": .centerY, "baseline": .lastBaseline,
    "lastBaseline": .lastBaseline, "firstBaseline": .firstBaseline, "leftMargin": .leftMargin,
    "rightMargin": .rightMargin,
    "topMargin": .topMargin, "bottomMargin": .bottomMargin, "leadingMargin": .leadingMargin,
    "trailingMargin": .trailingMargin, "centerXWithinMargins": .centerXWithinMargins,
    "centerYWithinMargins": .centerYWithinMargins, "notAnAttribute": .notAnAttribute,
  ]
}

extension InterfaceVariation {
  @MainActor
  func matches(_ traits: UITraitCollection) -> Bool { isDefault || matches(Self.conditions(of: traits)) }

  private static func conditions(of traits: UITraitCollection) -> [String: String] {
    var present = ["displayGamut": traits.displayGamut == .P3 ? "P3" : "sRGB"]
    present["widthClass"] = name(of: traits.horizontalSizeClass)
    present["heightClass"] = name(of: traits.verticalSizeClass)
    present["userInterfaceStyle"] = traits.userInterfaceStyle == .dark ? "dark" : "light"
    switch traits.userInterfaceIdiom {
    case .phone: present["userInterfaceIdiom"] = "phone"
    case .pad: present["userInterfaceIdiom"] = "pad"
    case .mac: present["userInterfaceIdiom"] = "mac"
    default: break
    }
    return present
  }

  private static func name(of sizeClass: UIUserInterfaceSizeClass) -> String? {
    switch sizeClass {
    case .compact: "compact"
    case .regular: "regular"
    default: nil
    }
  }
}
