/// Derives the traits of a scene from its size, its display and the user's settings.
package struct SceneTraits {
  package var size: CGSize
  package var scale: CGFloat
  package var screen: HostScreen
  package var environment: HostEnvironment
  package var isActive: Bool

  package init(
    size: CGSize, scale: CGFloat, screen: HostScreen, environment: HostEnvironment, isActive: Bool
  ) {
    self.size = size
    self.scale = scale
    self.screen = screen
    self.environment = environment
    self.isActive = isActive
  }

  package var collection: UITraitCollection {
    var values = TraitValues.phone
    values.userInterfaceIdiom = screen.idiom == .pad ? .pad : .phone
    values.userInterfaceStyle = environment.isDark ? .dark : .light
    values.layoutDirection = environment.isRightToLeft ? .rightToLeft : .leftToRight
    values.displayScale = scale
    values.horizontalSizeClass = horizontal
    values.verticalSizeClass = vertical
    values.preferredContentSizeCategory = UIContentSizeCategory(rawValue: environment.contentSizeCategory)
    values.accessibilityContrast = environment.isHighContrast ? .high : .normal
    values.activeAppearance = isActive ? .active : .inactive
    return .shared(values)
  }

  /// The horizontal size class. According to the "Layout" page of Apple's Human Interface Guidelines, a pad's
  /// split of 639 points is compact, one of 678 regular; only phones with a width of at least 414 points are
  /// regular in landscape.
  private var horizontal: UIUserInterfaceSizeClass {
    if screen.idiom == .pad { return size.width >= 650 ? .regular : .compact }
    let isLarge = size.width > size.height && size.height >= 414
    return isLarge || size.width >= 744 && size.height >= 480 ? .regular : .compact
  }

  /// The vertical size class. Only phones in landscape are compact: the tallest of them is 440 points high.
  private var vertical: UIUserInterfaceSizeClass {
    screen.idiom == .phone && size.width > size.height && size.height < 480 ? .compact : .regular
  }
}
