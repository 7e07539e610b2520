extension UIView {
  var defaultInsetsLayoutMarginsFromSafeArea: Bool {
    get { flags.contains(.insetsMarginsFromSafeArea) }
    set {
      flags.set(.insetsMarginsFromSafeArea, newValue)
      announceMarginChange()
    }
  }

  var defaultPreservesSuperviewLayoutMargins: Bool {
    get { flags.contains(.preservesSuperviewMargins) }
    set {
      flags.set(.preservesSuperviewMargins, newValue)
      announceMarginChange()
    }
  }

  // MARK: Safe area

  /// Whether views inside inherit the safe area of the superview, so that a scroll view that extends below the bars has the
  /// insets that it has without this view.
  package var passesSafeAreaOn: Bool {
    get { flags.contains(.passesSafeAreaOn) }
    set { flags.set(.passesSafeAreaOn, newValue) }
  }

  /// Recalculates the insets and notifies the view, its controller and the subtree of changes.
  package func updateSafeAreaInsets() {
    let insets = derivedSafeAreaInsets()
    guard insets != _safeAreaInsets else {
      if flags.contains(.passesSafeAreaOn) { for view in _subviews { view.updateSafeAreaInsets() } }
      return
    }
    _safeAreaInsets = insets
    if flags.contains(.hostsConstraints) { constraintInsetsDidChange() }
    safeAreaInsetsDidChange()
    owningController?.viewSafeAreaInsetsDidChange()
    setNeedsLayout()
    for view in _subviews { view.updateSafeAreaInsets() }
  }

  /// Returns the insets. Per edge: the superview's inset less the distance of the view from that edge,
  /// between zero and the superview's inset (Metrics.md 1.1), plus the insets of containers and of the
  /// controller.
  private func derivedSafeAreaInsets() -> UIEdgeInsets {
    var insets = inheritedSafeAreaInsets()
    if let controller = owningController {
      insets = insets + controller.containerInsets + controller.additionalSafeAreaInsets
    }
    return insets
  }

  private func inheritedSafeAreaInsets() -> UIEdgeInsets {
    if let window = self as? UIWindow { return window.deviceSafeAreaInsets }
    guard var parent = _superview else { return .zero }
    var origin = CGPoint.zero
    while parent.flags.contains(.passesSafeAreaOn), let next = parent._superview {
      let place = parent.untransformedFrame
      origin.x += place.minX
      origin.y += place.minY
      parent = next
    }
    let outer = parent.safeAreaInsetsForSubviews
    guard outer != .zero else { return .zero }
    // Without the transform, so that a screen that moves back behind a sheet keeps its layout.
    let frame = untransformedFrame.offsetBy(dx: origin.x, dy: origin.y)
    let space = parent.safeAreaReferenceBounds
    func clamp(_ value: CGFloat, _ limit: CGFloat) -> CGFloat { min(max(value, 0), limit) }
    return UIEdgeInsets(
      top: clamp(outer.top - (frame.minY - space.minY), outer.top),
      left: clamp(outer.left - (frame.minX - space.minX), outer.left),
      bottom: clamp(outer.bottom - (space.maxY - frame.maxY), outer.bottom),
      right: clamp(outer.right - (space.maxX - frame.maxX), outer.right))
  }

  private var untransformedFrame: CGRect {
    let (size, position, anchor) = (ownLayer.bounds.size, ownLayer.position, ownLayer.anchorPoint)
    return CGRect(
      x: position.x - anchor.x * size.width, y: position.y - anchor.y * size.height, width: size.width,
      height: size.height)
  }

  // MARK: Margins

  private static let standardMargins = UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8)  // Metrics.md 1.2

  private var baseMargins: UIEdgeInsets {
    if let own = rare?.layoutMargins { return own }
    if let own = rare?.directionalLayoutMargins {
      let (left, right) = isRightToLeft ? (own.trailing, own.leading) : (own.leading, own.trailing)
      return UIEdgeInsets(top: own.top, left: left, bottom: own.bottom, right: right)
    }
    if let controller = owningController, controller.viewRespectsSystemMinimumLayoutMargins {
      let side = controller.systemMinimumLayoutMargins.leading
      return UIEdgeInsets(top: 0, left: side, bottom: 0, right: side)
    }
    return Self.standardMargins
  }

  var effectiveLayoutMargins: UIEdgeInsets {
    var margins = baseMargins
    if preservesSuperviewLayoutMargins, let parent = _superview {
      let outer = parent.effectiveLayoutMargins
      let frame = ownLayer.frame
      let space = parent.bounds
      margins.top = max(margins.top, outer.top - (frame.minY - space.minY))
      margins.left = max(margins.left, outer.left - (frame.minX - space.minX))
      margins.bottom = max(margins.bottom, outer.bottom - (space.maxY - frame.maxY))
      margins.right = max(margins.right, outer.right - (space.maxX - frame.maxX))
    }
    return insetsLayoutMarginsFromSafeArea ? margins + _safeAreaInsets : margins
  }

  var effectiveDirectionalMargins: NSDirectionalEdgeInsets {
    let margins = effectiveLayoutMargins
    return isRightToLeft
      ? NSDirectionalEdgeInsets(
        top: margins.top, leading: margins.right, bottom: margins.bottom, trailing: margins.left)
      : NSDirectionalEdgeInsets(
        top: margins.top, leading: margins.left, bottom: margins.bottom, trailing: margins.right)
  }

  func applyLayoutMargins(_ margins: UIEdgeInsets) {
    extendedState.layoutMargins = margins
    extendedState.directionalLayoutMargins = nil
    announceMarginChange()
  }

  func applyDirectionalMargins(_ margins: NSDirectionalEdgeInsets) {
    extendedState.directionalLayoutMargins = margins
    extendedState.layoutMargins = nil
    announceMarginChange()
  }

  private func announceMarginChange() {
    if flags.contains(.hostsConstraints) { constraintInsetsDidChange() }
    layoutMarginsDidChange()
    owningController?.viewLayoutMarginsDidChange()
    setNeedsLayout()
    for view in _subviews where view.preservesSuperviewLayoutMargins { view.announceMarginChange() }
  }

  // MARK: Direction

  var defaultEffectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
    isRightToLeft ? .rightToLeft : .leftToRight
  }

  package var isRightToLeft: Bool {
    switch semanticContentAttribute {
    case .forceRightToLeft: true
    case .forceLeftToRight, .playback, .spatial: false
    case .unspecified: _traits.layoutDirection == .rightToLeft
    }
  }

  static func defaultUserInterfaceLayoutDirection(for attribute: UISemanticContentAttribute)
    -> UIUserInterfaceLayoutDirection
  {
    switch attribute {
    case .forceRightToLeft: .rightToLeft
    case .forceLeftToRight, .playback, .spatial: .leftToRight
    case .unspecified: UITraitCollection.current.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
    }
  }
}

/// Whether a view is mirrored in right-to-left layouts.
public enum UISemanticContentAttribute: Int, Sendable {
  case unspecified, playback, spatial, forceLeftToRight, forceRightToLeft
}
