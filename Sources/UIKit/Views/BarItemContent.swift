/// A bar view that places a custom view or a title view by its size.
@MainActor
protocol BarItemHost: UIView {
  /// Lays out the bar for a new size of `view`.
  func barItemContentSizeDidChange(_ view: UIView)
}

extension BarItemHost {
  func barItemContentSizeDidChange(_ view: UIView) { setNeedsLayout() }
}

extension UIView {
  /// Returns the top of text or an image with a given height in a bar: centered, with the height rounded to
  /// points, at the pixel above. Titles and back buttons recorded on iOS 17.5 have this position
  /// (https://github.com/cashapp/AccessibilitySnapshot, testNavBarBackButtonTraits).
  func barContentTop(of height: CGFloat) -> CGFloat {
    let scale = max(1, traitCollection.displayScale)
    return ((bounds.height - height.rounded(.up)) / 2 * scale).rounded(.down) / scale
  }

  /// The size that a bar gave a custom view.
  package struct BarFit {
    /// The size that the app gave the view; `nil` if it follows its content.
    var wanted: CGSize?
    var given: CGSize
  }

  /// Whether any bar has shown a custom view; until then, no search for one is necessary.
  package private(set) static var hasBarItemContent = false

  /// Whether a bar shows the view as the custom view of an item or as its title.
  var isBarItemContent: Bool {
    get { flags.contains(.barItemContent) }
    set {
      flags.set(.barItemContent, newValue)
      if newValue { Self.hasBarItemContent = true }
    }
  }

  /// The size that the bar last gave the view, as long as the view still has it.
  private var barFit: BarFit? {
    rare?.barFit.flatMap { $0.given == bounds.size ? $0 : nil }
  }

  /// Returns the size of a custom view in a bar: that of its constraints, otherwise its own, otherwise that
  /// of its content.
  func barItemSize(fitting size: CGSize) -> CGSize {
    let fitted = systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
    if !translatesAutoresizingMaskIntoConstraints, fitted.width > 0 || fitted.height > 0 { return fitted }
    if let barFit {
      if let wanted = barFit.wanted { return wanted }
    } else if bounds.size != .zero {
      return bounds.size
    }
    let intrinsic = intrinsicContentSize
    if intrinsic.width > 0, intrinsic.height > 0 { return intrinsic }
    return sizeThatFits(size)
  }

  /// Places the view in the bar. A size that the app sets later replaces that of the bar, and a compressed
  /// view regains its size.
  func placeInBar(_ frame: CGRect) {
    if translatesAutoresizingMaskIntoConstraints, isBarItemContent {
      let wanted = barFit.map(\.wanted) ?? (bounds.size == .zero ? nil : bounds.size)
      extendedState.barFit = BarFit(wanted: wanted, given: frame.size)
    }
    bounds.size = frame.size
    center = CGPoint(x: frame.midX, y: frame.midY)
  }

  /// Whether the view takes the size of its button, rather than a size that the app gave it.
  var fillsBarButton: Bool {
    !translatesAutoresizingMaskIntoConstraints || barFit.map { $0.wanted == nil } ?? (bounds.size == .zero)
  }

  /// Called when the app has resized the view; the bar's own changes require no layout.
  func barItemGeometryDidChange() {
    guard translatesAutoresizingMaskIntoConstraints, rare?.barFit?.given != bounds.size else { return }
    (_superview as? any BarItemHost)?.barItemContentSizeDidChange(self)
  }

  /// Called when the intrinsic content size of the view has changed.
  func barItemContentSizeDidChange() {
    if translatesAutoresizingMaskIntoConstraints, !fillsBarButton { return }
    (_superview as? any BarItemHost)?.barItemContentSizeDidChange(self)
  }

  /// Lays out the bar of the item that contains the view, if any.
  package func barItemConstraintsDidChange() {
    var next: UIView? = self
    while let view = next {
      if view.flags.contains(.barItemContent) { return view.barItemContentSizeDidChange() }
      next = view._superview
    }
  }
}
