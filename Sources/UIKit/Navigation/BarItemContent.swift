/// A view of a bar that places a custom view or a title view by its size.
@MainActor
protocol BarItemHost: UIView {
  /// Lays out the bar for a new size of `view`.
  func barItemContentSizeDidChange(_ view: UIView)
}

extension BarItemHost {
  func barItemContentSizeDidChange(_ view: UIView) { setNeedsLayout() }
}

extension UIView {
  /// Where text or an image of a height starts in a bar: in the middle, its height taken as whole points, at the pixel above.
  /// Titles and back buttons that were recorded on iOS 17.5 stand so (https://github.com/cashapp/AccessibilitySnapshot,
  /// testNavBarBackButtonTraits).
  func barContentTop(of height: CGFloat) -> CGFloat {
    let scale = max(1, traitCollection.displayScale)
    return ((bounds.height - height.rounded(.up)) / 2 * scale).rounded(.down) / scale
  }

  /// The size that a bar has given a view of the app's.
  package struct BarFit {
    /// The size that the app gave the view; `nil` lets it follow its content.
    var wanted: CGSize?
    var given: CGSize
  }

  /// Whether a bar has shown a view of the app's: until then, nothing is searched for one.
  package private(set) static var hasBarItemContent = false

  /// Whether a bar shows the view as an item's custom view or as its title.
  var isBarItemContent: Bool {
    get { flags.contains(.barItemContent) }
    set {
      flags.set(.barItemContent, newValue)
      if newValue { Self.hasBarItemContent = true }
    }
  }

  /// The size that the bar last gave the view, while the view has it still.
  private var barFit: BarFit? {
    rare?.barFit.flatMap { $0.given == bounds.size ? $0 : nil }
  }

  /// The size of a custom view in a bar: what its constraints ask for, else its own, else what its content asks for.
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

  /// Gives the view a place in the bar. A later size that the app sets replaces what the bar gives, and a view squeezed for
  /// want of room gets its size back.
  func placeInBar(_ frame: CGRect) {
    if translatesAutoresizingMaskIntoConstraints, isBarItemContent {
      let wanted = barFit.map(\.wanted) ?? (bounds.size == .zero ? nil : bounds.size)
      rareState.barFit = BarFit(wanted: wanted, given: frame.size)
    }
    bounds.size = frame.size
    center = CGPoint(x: frame.midX, y: frame.midY)
  }

  /// Whether the view takes the room that its button has, rather than a size that the app gave it.
  var fillsBarButton: Bool {
    !translatesAutoresizingMaskIntoConstraints || barFit.map { $0.wanted == nil } ?? (bounds.size == .zero)
  }

  /// Called when the app has given the view another size; the bar's own changes need no layout.
  func barItemGeometryDidChange() {
    guard translatesAutoresizingMaskIntoConstraints, rare?.barFit?.given != bounds.size else { return }
    (_superview as? any BarItemHost)?.barItemContentSizeDidChange(self)
  }

  /// Called when the view's content asks for another size.
  func barItemContentSizeDidChange() {
    if translatesAutoresizingMaskIntoConstraints, !fillsBarButton { return }
    (_superview as? any BarItemHost)?.barItemContentSizeDidChange(self)
  }

  /// Finds the bar item that the view is in, if any, and has its bar laid out.
  package func barItemConstraintsDidChange() {
    var next: UIView? = self
    while let view = next {
      if view.flags.contains(.barItemContent) { return view.barItemContentSizeDidChange() }
      next = view._superview
    }
  }
}
