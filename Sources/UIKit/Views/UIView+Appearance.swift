extension UIView {
  public enum ContentMode: Int, Sendable {
    case scaleToFill, scaleAspectFit, scaleAspectFill, redraw, center, top, bottom, left, right, topLeft,
      topRight, bottomLeft, bottomRight
  }

  public enum TintAdjustmentMode: Int, Sendable { case automatic, normal, dimmed }

  // MARK: Background

  func applyBackgroundColor(_ color: UIColor?) {
    _backgroundColor = color
    if color != nil { flags.insert(.dynamicColors) }
    layer.backgroundColor = color?.resolvedColor(with: _traits).cgColor
  }

  /// Updates the layer's colors to those of dynamic colors under the current traits.
  func resolveDynamicColors() {
    if let color = _backgroundColor { layer.backgroundColor = color.resolvedColor(with: _traits).cgColor }
  }

  // MARK: Tint

  /// The tint color as inherited by views.
  struct Tint: Equatable {
    var color: UIColor
    var isDimmed: Bool

    var shown: UIColor { isDimmed ? color.dimmedTint : color }

    static func == (a: Tint, b: Tint) -> Bool { a.color === b.color && a.isDimmed == b.isDimmed }
  }

  /// The nearest color and the nearest adjustment mode set on the view or its ancestors.
  var effectiveTint: Tint {
    var color: UIColor?
    var mode = TintAdjustmentMode.automatic
    var view: UIView? = self
    while let current = view, color == nil || mode == .automatic {
      if let rare = current.rare {
        if color == nil { color = rare.tintColor }
        if mode == .automatic { mode = rare.ownTintAdjustmentMode }
      }
      view = current._superview
    }
    return Tint(color: color ?? Self.defaultTint, isDimmed: mode == .dimmed)
  }

  /// The default tint color: the app's accent color, the desktop's, or blue.
  package private(set) static var defaultTint = UIColor.systemBlue
  private static var accent = Accent()

  /// The sources of the default tint color.
  private struct Accent: Equatable {
    /// A color of the main bundle's asset catalogs. Xcode writes its name, the build setting
    /// `ASSETCATALOG_COMPILER_GLOBAL_ACCENT_COLOR_NAME`, into the `Info.plist`.
    var name: String?
    var desktop: HostEnvironment.Color?

    var color: UIColor {
      name.flatMap { UIColor(named: $0) }
        ?? desktop.map { UIColor(red: $0.red, green: $0.green, blue: $0.blue, alpha: 1) } ?? .systemBlue
    }
  }

  /// - Parameter desktop: The accent color of the desktop.
  /// - Returns: Whether the tint color changed.
  static func adoptDefaultTint(_ desktop: HostEnvironment.Color?) -> Bool {
    let accent = Accent(name: ApplicationManifest.current.accentColorName, desktop: desktop)
    guard accent != self.accent else { return false }
    self.accent = accent
    defaultTint = accent.color
    return true
  }

  func defaultTintDidChange() {
    if rare?.tintColor == nil { announceTintChange(.color) }
  }

  func applyTintColor(_ color: UIColor?) {
    guard rare?.tintColor != color else { return }
    extendedState.tintColor = color
    announceTintChange(.color)
  }

  func applyTintAdjustmentMode(_ mode: TintAdjustmentMode) {
    guard rare?.tintAdjustmentMode ?? .automatic != mode else { return }
    extendedState.tintAdjustmentMode = mode
    announceTintChange(.adjustment)
  }

  /// Dims the tint of the view during a presentation; a view with an explicit adjustment mode keeps it.
  /// Balance each call with `true` by one with `false`.
  package func dimTint(_ isDimmed: Bool) {
    guard isDimmed || (rare?.tintDimmings ?? 0) > 0 else { return }
    let before = effectiveTint
    extendedState.tintDimmings += isDimmed ? 1 : -1
    if effectiveTint != before { announceTintChange(.adjustment) }
  }

  /// The tint for comparison after a move; `nil` if the view is displayed with an outdated one.
  var tintBeforeMove: Tint? {
    flags.contains(.showsEarlierTint) ? nil : effectiveTint
  }

  /// Updates the tint after the view has moved in the hierarchy.
  func tintDidMove(from old: Tint?) {
    flags.remove(.showsEarlierTint)
    let tint = effectiveTint
    guard tint != old else { return }
    announceTintChange(tint.isDimmed == old?.isDimmed ? .color : .both)
  }

  /// Marks a removed view, which is notified of its tint when it is shown again.
  func recordTintBeforeRemoval() {
    if rare?.tintColor == nil, effectiveTint != Tint(color: Self.defaultTint, isDimmed: false) {
      flags.insert(.showsEarlierTint)
    }
  }

  private enum TintPart { case color, adjustment, both }

  /// Notifies the view, and descendants that inherit the changed part of the tint.
  private func announceTintChange(_ part: TintPart) {
    if part != .color { fadeTintChange() }
    tintColorDidChange()
    for view in _subviews where view.inheritsTint(part) { view.announceTintChange(part) }
  }

  private func inheritsTint(_ part: TintPart) -> Bool {
    guard let rare else { return true }
    let isColorInherited = rare.tintColor == nil
    let isModeInherited = rare.ownTintAdjustmentMode == .automatic
    switch part {
    case .color: return isColorInherited
    case .adjustment: return isModeInherited
    case .both: return isColorInherited || isModeInherited
    }
  }

  /// Fades text and images to the new tint in an animation block.
  private func fadeTintChange() {
    let duration = UIView.inheritedAnimationDuration
    guard duration > 0, UIView.areAnimationsEnabled, _window != nil, !isHidden,
      self is UILabel || self is UIImageView
    else { return }
    let fade = CATransition()
    fade.duration = duration
    layer.add(fade, forKey: kCATransition)
  }

  // MARK: Content

  func applyContentMode(_ mode: ContentMode) {
    extendedState.contentMode = mode
    flags.set(.redrawsOnResize, mode == .redraw)
    layer.contentsGravity = mode.gravity
    if mode == .redraw { setNeedsDisplay() }
  }

  func defaultDrawHierarchy(in rect: CGRect, afterScreenUpdates: Bool) -> Bool {
    guard let context = UIGraphicsGetCurrentContext() else { return false }
    if afterScreenUpdates { layoutIfNeeded() }
    context.saveGState()
    context.translateBy(x: rect.minX, y: rect.minY)
    if bounds.width > 0, bounds.height > 0 {
      context.scaleBy(x: rect.width / bounds.width, y: rect.height / bounds.height)
    }
    layer.renderPresentation(in: context)
    context.restoreGState()
    return true
  }

  func defaultSnapshotView(afterScreenUpdates afterUpdates: Bool) -> UIView? {
    resizableSnapshotView(from: bounds, afterScreenUpdates: afterUpdates, withCapInsets: .zero)
  }

  func defaultResizableSnapshotView(
    from rect: CGRect, afterScreenUpdates afterUpdates: Bool, withCapInsets capInsets: UIEdgeInsets
  ) -> UIView? {
    guard rect.width > 0, rect.height > 0 else { return nil }
    if afterUpdates { layoutIfNeeded() }
    let format = UIGraphicsImageRendererFormat(for: traitCollection)
    format.opaque = false
    let image = UIGraphicsImageRenderer(size: rect.size, format: format).image { context in
      context.cgContext.translateBy(x: -rect.minX, y: -rect.minY)
      layer.renderPresentation(in: context.cgContext)
    }
    let view = UIImageView(
      image: capInsets == .zero ? image : image.resizableImage(withCapInsets: capInsets))
    view.frame = CGRect(origin: .zero, size: rect.size)
    return view
  }

  /// Called when `isHidden` has changed; stack views lay out again.
  func visibilityDidChange() { _superview?.subviewVisibilityDidChange(self) }
}

extension UIView.ContentMode {
  var gravity: CALayerContentsGravity {
    switch self {
    case .scaleToFill, .redraw: .resize
    case .scaleAspectFit: .resizeAspect
    case .scaleAspectFill: .resizeAspectFill
    case .center: .center
    case .top: .top
    case .bottom: .bottom
    case .left: .left
    case .right: .right
    case .topLeft: .topLeft
    case .topRight: .topRight
    case .bottomLeft: .bottomLeft
    case .bottomRight: .bottomRight
    }
  }
}

extension UIColor {
  /// The color without its hue: the tint behind an alert or popover.
  package var dimmedTint: UIColor {
    UIColor { traits in
      let resolved = self.resolvedColor(with: traits)
      var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
      guard resolved.getRed(&red, green: &green, blue: &blue, alpha: &alpha) else { return resolved }
      return UIColor(white: 0.299 * red + 0.587 * green + 0.114 * blue, alpha: alpha * 0.8)
    }
  }
}
