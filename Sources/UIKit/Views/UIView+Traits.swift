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

extension UIViewController: UITraitEnvironment, TraitChangeRegistryOwner {
  package var traitChangeRegistry: TraitChangeRegistry? {
    get { rare?.traitChanges }
    set { extendedState.traitChanges = newValue }
  }

  var defaultTraitOverrides: UITraitOverrides {
    get { rare?.traitOverrides ?? UITraitOverrides() }
    set {
      extendedState.traitOverrides = newValue
      reinheritTraits()
    }
  }

  var defaultOverrideUserInterfaceStyle: UIUserInterfaceStyle {
    get { rare?.overrideUserInterfaceStyle ?? .unspecified }
    set {
      extendedState.overrideUserInterfaceStyle = newValue
      reinheritTraits()
    }
  }

  func defaultSetOverrideTraitCollection(_ collection: UITraitCollection?, forChild child: UIViewController) {
    extendedState.childTraitOverrides[ObjectIdentifier(child)] = collection
    child.reinheritTraits()
  }

  func defaultOverrideTraitCollection(forChild child: UIViewController) -> UITraitCollection? {
    rare?.childTraitOverrides[ObjectIdentifier(child)]
  }

  /// The traits of a controller whose view is not in a hierarchy.
  var traitsWithoutSuperview: UITraitCollection { _parent?._traits ?? UITraitCollection.current }

  func inheritTraitsFromParent() {
    if _view?._superview == nil { reinheritTraits() }
  }

  func reinheritTraits() {
    if let view = _view { view.inheritTraits() } else { adoptTraits(from: traitsWithoutSuperview) }
  }

  /// Updates the controller's traits, with the overrides of its container and its own applied.
  @discardableResult
  func adoptTraits(from base: UITraitCollection) -> UITraitCollection {
    var traits = base
    if let parent = _parent, let overrides = parent.overrideTraitCollection(forChild: self) {
      traits = traits.merging(overrides.values)
    }
    if let rare {
      if let overrides = rare.presentation?.overrideTraitCollection {
        traits = traits.merging(overrides.values)
      }
      if let presentation = rare.presentation { traits = traits.applying(presentation.traitOverrides) }
      traits = traits.applying(rare.traitOverrides)
      if rare.overrideUserInterfaceStyle != .unspecified {
        traits = traits.with { $0.userInterfaceStyle = rare.overrideUserInterfaceStyle }
      }
    }
    let previous = _traits
    if traits !== previous {
      _traits = traits
      if traits != previous {
        rare?.traitChanges?.notify(self, previous: previous)
        traitCollectionDidChange(previous)
        setNeedsUpdateContentUnavailableConfiguration()
      }
      for child in _children where child._view?._superview == nil { child.inheritTraitsFromParent() }
    }
    return traits
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
