extension NSLayoutConstraint {
  /// All terms of the constraint.
  var allTerms: [LayoutTerm?] { [first, first.origin, second, second?.origin] }

  /// Whether the constraint depends on the layout direction.
  var isDirectional: Bool {
    first.attribute.isDirectional || second?.attribute.isDirectional ?? false
      || first.origin?.attribute.isDirectional ?? false || second?.origin?.attribute.isDirectional ?? false
  }

  /// Whether UIKit created the constraint, in which case it is not the one to break in a conflict.
  var isSystem: Bool {
    identifier == "UIView-Encapsulated-Layout-Width" || identifier == "UIView-Encapsulated-Layout-Height"
  }

  /// The nearest view whose coordinates contain both items.
  var commonView: UIView? {
    var common: UIView?
    for case let term? in allTerms {
      guard let host = term.item?.host else { return nil }
      guard let known = common else {
        common = host
        continue
      }
      guard let found = LayoutRules.commonAncestor(known, host) else { return nil }
      common = found
    }
    return common
  }

  /// Activates the constraint. By default it is added to the nearest view that contains both items.
  func install(on view: UIView?) {
    guard let common = commonView else {
      let anchors = second.map { [first, $0] } ?? [first]
      let names = anchors.map {
        "<\($0.axis == .vertical ? "NSLayoutYAxisAnchor" : "NSLayoutXAxisAnchor") \"\(ConstraintDescription.name(of: $0))\">"
      }
      return UIKitFault.raise(
        .generic,
        "Unable to activate constraint with anchors \(names.joined(separator: " and ")) because they have no common "
          + "ancestor.  Does the constraint or its anchors reference items in different view hierarchies?  That's "
          + "illegal.")
    }
    if let view, !common.isDescendant(of: view) {
      return UIKitFault.raise(
        .generic,
        "Unable to install constraint on view.  Does the constraint reference something from outside the subtree of "
          + "the view?  That's illegal. constraint:\(self) view:\(view)")
    }
    let holder = view ?? common
    if let old = self.holder {
      if old === holder { return }
      uninstall()
    }
    self.holder = holder
    holder.layoutState.constraints.append(self)
    for case let term? in allTerms {
      guard let item = term.item else { continue }
      item.layout.references.append(Unmanaged.passUnretained(self))
      item.host?.markHostsConstraints()
    }
    holder.markHostsConstraints()
    if let engine = holder.currentEngine {
      engine.add(self)
    } else {
      holder.layoutRoot.layer.setNeedsLayout()
    }
  }

  func uninstall() {
    guard let holder, let state = holder.layoutStateIfAny else { return }
    if let engine = binding.engine ?? holder.currentEngine { engine.remove(self) }
    for case let term? in allTerms { term.item?.layout.removeReference(self) }
    self.holder = nil
    if let index = state.constraints.lastIndex(where: { $0 === self }) { state.constraints.remove(at: index) }
  }

  func holderWasDeallocated() {
    for case let term? in allTerms { term.item?.layout.removeReference(self) }
    binding.engine?.forget(self)
    holder = nil
  }
}

extension UIView {
  /// Returns the view whose layout direction determines leading and trailing in a constraint: the first item with a direction of
  /// its own, otherwise the common view. A view that is forced to one direction so mirrors the views inside it.
  func constraintDirectionView(_ constraint: NSLayoutConstraint) -> UIView {
    for case .view(let view)? in [constraint.first.item, constraint.second?.item]
    where view !== self && view.semanticContentAttribute != .unspecified {
      return view
    }
    return self
  }
}
