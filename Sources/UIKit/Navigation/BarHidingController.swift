/// Hides and shows the bars of a navigation controller for taps, drags and compact height (Specification.md N13).
@MainActor
final class BarHidingController: NSObject, UIGestureRecognizerDelegate {
  @OwnerReference private var navigation: UINavigationController
  let tap = UITapGestureRecognizer()
  let pan = UIPanGestureRecognizer()
  /// Whether the toolbar was hidden with the navigation bar, and is shown with it.
  private var tookToolbar = false
  private var wasCompact = false
  /// Whether the current drag has already hidden or shown the bars.
  private var hasActed = false

  /// The distance of a drag that hides or shows the bars, in points.
  private static let dragDistance: CGFloat = 30

  init(_ navigation: UINavigationController) {
    _navigation = OwnerReference(wrappedValue: navigation)
    super.init()
    tap.delegate = self
    pan.delegate = self
    tap.cancelsTouchesInView = false
    pan.cancelsTouchesInView = false
    tap.addHandler { [weak self] _ in self?.tapped() }
    pan.addHandler { [weak self] _ in self?.panDidChange() }
    update()
  }

  private var isCompact: Bool {
    navigation.hidesBarsWhenVerticallyCompact && navigation.traitCollection.verticalSizeClass == .compact
  }

  func update() {
    tap.isEnabled =
      navigation.hidesBarsOnTap || isCompact
      || (navigation.hidesBarsWhenKeyboardAppears && navigation.isNavigationBarHidden)
    pan.isEnabled = navigation.hidesBarsOnSwipe
  }

  /// Hides the bars when the height becomes compact, and shows them when it no longer is.
  func heightMayHaveChanged() {
    update()
    guard isCompact != wasCompact else { return }
    wasCompact = isCompact
    setHidden(isCompact)
  }

  func keyboardWillAppear() {
    guard navigation.hidesBarsWhenKeyboardAppears else { return }
    setHidden(true)
    update()
  }

  private func setHidden(_ hidden: Bool) {
    guard hidden != navigation.isNavigationBarHidden else { return }
    if hidden { tookToolbar = !navigation.isToolbarHidden }
    navigation.setNavigationBarHidden(hidden, animated: true)
    guard tookToolbar else { return }
    navigation.setToolbarHidden(hidden, animated: true)
    tookToolbar = hidden
  }

  private func tapped() {
    guard let navigation = $navigation else { return }
    setHidden(!navigation.isNavigationBarHidden)
  }

  private func panDidChange() {
    guard let navigation = $navigation else { return }
    switch pan.state {
    case .began: hasActed = false
    case .changed:
      let translation = pan.translation(in: navigation.view)
      guard !hasActed, abs(translation.y) >= Self.dragDistance, abs(translation.y) > abs(translation.x)
      else { return }
      hasActed = true
      setHidden(translation.y < 0)
    default: break
    }
  }

  // MARK: Delegate

  func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
    var view = touch.view
    while let current = view, current !== navigation.view {
      if current is UIControl || current is UINavigationBar || current is UIToolbar { return false }
      view = current.superview
    }
    return true
  }

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldRecognizeSimultaneouslyWith other: UIGestureRecognizer
  ) -> Bool { true }
}

extension UINavigationController: KeyboardAppearanceObserver {
  func keyboardWillAppear() { barHiding.keyboardWillAppear() }
}
