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
        if traits.userInterfaceStyle != previous.userInterfaceStyle {
          _view?._window?.setNeedsStatusBarUpdate()
        }
        setNeedsUpdateContentUnavailableConfiguration()
      }
      for child in _children where child._view?._superview == nil { child.inheritTraitsFromParent() }
    }
    return traits
  }
}
