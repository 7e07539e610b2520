import InterfaceDocuments

extension UIBarAppearance {
  /// Decodes the common properties of bar appearances.
  func applyAppearance(_ coder: InterfaceCoder) {
    if let style = coder.choice("backgroundEffect", UIVisualEffectView.blurStyles) {
      backgroundEffect = UIBlurEffect(style: style)
    } else if let child = coder.child("backgroundEffect"), child.name == "blurEffect" {
      backgroundEffect = UIVisualEffectView.blur(coder.coder(for: child))
    }
    if let color = coder.color("backgroundColor") { backgroundColor = color }
    if let image = coder.image("backgroundImage") { backgroundImage = image }
    if let mode = coder.choice("backgroundImageContentMode", InterfaceNames.contentMode) {
      backgroundImageContentMode = mode
    }
    if let color = coder.color("shadowColor") { shadowColor = color }
    if let image = coder.image("shadowImage") { shadowImage = image }
  }
}

extension UINavigationBarAppearance {
  fileprivate func read(_ coder: InterfaceCoder) {
    applyAppearance(coder)
    if let attributes = coder.textAttributes("titleTextAttributes") { titleTextAttributes = attributes }
    if let attributes = coder.textAttributes("largeTitleTextAttributes") {
      largeTitleTextAttributes = attributes
    }
    if let offset = coder.offset("titlePositionAdjustment") { titlePositionAdjustment = offset }
    let indicator = coder.image("backIndicatorImage")
    if let indicator {
      setBackIndicatorImage(
        indicator, transitionMaskImage: coder.image("backIndicatorTransitionMaskImage") ?? indicator)
    }
    buttonAppearance.read(coder, "buttonAppearance")
    doneButtonAppearance.read(coder, "doneButtonAppearance")
    backButtonAppearance.read(coder, "backButtonAppearance")
  }
}

extension UIToolbarAppearance {
  fileprivate func read(_ coder: InterfaceCoder) {
    applyAppearance(coder)
    buttonAppearance.read(coder, "buttonAppearance")
    doneButtonAppearance.read(coder, "doneButtonAppearance")
  }
}

extension UITabBarAppearance {
  fileprivate func read(_ coder: InterfaceCoder) {
    applyAppearance(coder)
    if let color = coder.color("selectionIndicatorTintColor") { selectionIndicatorTintColor = color }
    if let image = coder.image("selectionIndicatorImage") { selectionIndicatorImage = image }
    stackedLayoutAppearance.read(coder, "stackedLayoutAppearance")
    inlineLayoutAppearance.read(coder, "inlineLayoutAppearance")
    compactInlineLayoutAppearance.read(coder, "compactInlineLayoutAppearance")
  }
}

extension UIBarButtonItemAppearance {
  fileprivate func read(_ coder: InterfaceCoder, _ key: String) {
    guard let child = coder.child(key) else { return }
    let part = coder.coder(for: child)
    for (name, state) in [
      ("normal", normal), ("highlighted", highlighted), ("disabled", disabled), ("focused", focused),
    ] {
      guard let child = part.child(name) else { continue }
      let values = part.coder(for: child)
      if let attributes = values.textAttributes("titleTextAttributes") {
        state.titleTextAttributes = attributes
      }
      if let offset = values.offset("titlePositionAdjustment") { state.titlePositionAdjustment = offset }
      if let image = values.image("backgroundImage") { state.backgroundImage = image }
    }
  }
}

extension UITabBarItemAppearance {
  fileprivate func read(_ coder: InterfaceCoder, _ key: String) {
    guard let child = coder.child(key) else { return }
    let part = coder.coder(for: child)
    for (name, state) in [
      ("normal", normal), ("selected", selected), ("disabled", disabled), ("focused", focused),
    ] {
      guard let child = part.child(name) else { continue }
      let values = part.coder(for: child)
      if let attributes = values.textAttributes("titleTextAttributes") {
        state.titleTextAttributes = attributes
      }
      if let attributes = values.textAttributes("badgeTextAttributes") {
        state.badgeTextAttributes = attributes
      }
      if let offset = values.offset("titlePositionAdjustment") { state.titlePositionAdjustment = offset }
      if let offset = values.offset("badgePositionAdjustment") { state.badgePositionAdjustment = offset }
      if let color = values.color("iconColor") { state.iconColor = color }
      if let color = values.color("badgeBackgroundColor") { state.badgeBackgroundColor = color }
    }
  }
}

@MainActor
extension InterfaceCoder {
  func navigationBarAppearance(_ key: String) -> UINavigationBarAppearance? {
    guard let child = child(key), child.name == "navigationBarAppearance" else { return nil }
    let appearance = UINavigationBarAppearance()
    appearance.read(coder(for: child))
    return appearance
  }

  func toolbarAppearance(_ key: String) -> UIToolbarAppearance? {
    guard let child = child(key), child.name == "toolbarAppearance" else { return nil }
    let appearance = UIToolbarAppearance()
    appearance.read(coder(for: child))
    return appearance
  }

  func tabBarAppearance(_ key: String) -> UITabBarAppearance? {
    guard let child = child(key), child.name == "tabBarAppearance" else { return nil }
    let appearance = UITabBarAppearance()
    appearance.read(coder(for: child))
    return appearance
  }
}
