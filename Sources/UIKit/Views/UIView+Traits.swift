extension UIView: UITraitEnvironment, TraitChangeRegistryOwner {
  package var traitChangeRegistry: TraitChangeRegistry? {
    get { rare?.traitChanges }
    set { extendedState.traitChanges = newValue }
  }

  var defaultTraitOverrides: UITraitOverrides {
    get { rare?.traitOverrides ?? UITraitOverrides() }
    set {
      extendedState.traitOverrides = newValue
      inheritTraits()
    }
  }

  /// Updates the traits from the superview, the owning controller and the view's overrides, and propagates
  /// them while they differ. A view in a hierarchy is always consistent with its superview.
  package func inheritTraits() {
    var traits = baseTraits
    if let controller = owningController { traits = controller.adoptTraits(from: traits) }
    if let rare {
      traits = traits.applying(rare.traitOverrides)
      if rare.overrideUserInterfaceStyle != .unspecified {
        traits = traits.with { $0.userInterfaceStyle = rare.overrideUserInterfaceStyle }
      }
      if rare.minimumContentSizeCategory != nil || rare.maximumContentSizeCategory != nil {
        traits = traits.limiting(rare.minimumContentSizeCategory, rare.maximumContentSizeCategory)
      }
    }
    setTraits(traits)
  }

  private var baseTraits: UITraitCollection {
    if let parent = _superview { return parent._traits }
    if let window = self as? UIWindow { return window.sceneTraits }
    return owningController?.traitsWithoutSuperview ?? _traits
  }

  private func setTraits(_ traits: UITraitCollection) {
    let previous = _traits
    guard traits !== previous else { return }
    _traits = traits
    if traits != previous {
      if traits.preferredContentSizeCategory != previous.preferredContentSizeCategory {
        readableWidthDidChange()
      }
      let recolors = traits.hasDifferentColorAppearance(comparedTo: previous)
      if recolors, flags.contains(.dynamicColors) { resolveDynamicColors() }
      if recolors, drawsContent { setNeedsDisplay() }
      ownLayer.contentsScale = max(1, traits.displayScale)
      if traits.layoutDirection != previous.layoutDirection { layoutDirectionDidChange() }
      rare?.traitChanges?.notify(self, previous: previous)
      if AppearanceRules.isInUse { AppearanceRules.traitsChanged(of: self) }
      traitCollectionDidChange(previous)
    }
    for view in _subviews { view.inheritTraits() }
  }
}

extension UIView {
  /// Mirrors everything that depends on the layout direction: constraints, margins and the layout of the
  /// subviews.
  func layoutDirectionDidChange() {
    constraintDirectionDidChange()
    if rare?.directionalLayoutMargins != nil { constraintInsetsDidChange() }
    setNeedsLayout()
  }
}

extension UITraitCollection {
  /// Returns traits with a text size between two limits.
  fileprivate func limiting(
    _ minimum: UIContentSizeCategory?, _ maximum: UIContentSizeCategory?
  ) -> UITraitCollection {
    var size = preferredContentSizeCategory
    guard size != .unspecified else { return self }
    if let minimum, size < minimum { size = minimum }
    if let maximum, maximum < size { size = maximum }
    return size == preferredContentSizeCategory ? self : with { $0.preferredContentSizeCategory = size }
  }
}
