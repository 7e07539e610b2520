/// Covers the window while a menu is open, and handles all touches and keys.
final class MenuOverlayView: UIView {
  weak var presentation: MenuPresentation?
  private let backdrop: UIVisualEffectView?
  private var size: CGSize
  /// The safe area since the overlay was added to the window.
  private var insets: UIEdgeInsets?

  init(frame: CGRect, blurs: Bool) {
    backdrop = blurs ? UIVisualEffectView(effect: UIBlurEffect(style: .systemUltraThinMaterial)) : nil
    size = frame.size
    super.init(frame: frame)
    autoresizingMask = [.flexibleWidth, .flexibleHeight]
    accessibilityViewIsModal = true
    if let backdrop {
      backdrop.frame = bounds
      backdrop.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      backdrop.alpha = 0
      addSubview(backdrop)
    }
    let region = DismissRegionView(label: .dismissContextMenu)
    region.frame = bounds
    region.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(region)
    let tap = UITapGestureRecognizer()
    tap.addHandler { [weak self] recognizer in
      guard let self, recognizer.state == .ended else { return }
      presentation?.tap(recognizer.location(in: self))
    }
    addGestureRecognizer(tap)
    let press = UILongPressGestureRecognizer()
    press.minimumPressDuration = 0.12
    press.addHandler { [weak self] recognizer in
      guard let self else { return }
      switch recognizer.state {
      case .began, .changed: presentation?.track(recognizer.location(in: self))
      case .ended: presentation?.release()
      default: break
      }
    }
    addGestureRecognizer(press)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { fatalError("MenuOverlayView is never archived") }

  /// The area available to menus.
  var room: CGRect { bounds.inset(by: safeAreaInsets).insetBy(dx: 8, dy: 8) }

  func showBackdrop(_ isShown: Bool) { backdrop?.alpha = isShown ? 1 : 0 }

  override func layoutSubviews() {
    super.layoutSubviews()
    insets = safeAreaInsets
    guard bounds.size != size else { return }
    size = bounds.size
    presentation?.sourceMayHaveMoved()
  }

  /// A rotation of the device can change the safe area alone.
  override func safeAreaInsetsDidChange() {
    super.safeAreaInsetsDidChange()
    if let insets, insets != safeAreaInsets { presentation?.sourceMayHaveMoved() }
  }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    guard let previousTraitCollection else { return }
    let isEqual =
      previousTraitCollection.preferredContentSizeCategory == traitCollection.preferredContentSizeCategory
      && previousTraitCollection.layoutDirection == traitCollection.layoutDirection
    if !isEqual { presentation?.sourceMayHaveMoved() }
  }

  override func accessibilityPerformEscape() -> Bool {
    presentation?.goBack()
    return true
  }

  // MARK: Keys

  override var canBecomeFirstResponder: Bool { true }

  /// - Returns: Whether the menu handled the key.
  func press(_ key: UIKeyboardHIDUsage) -> Bool {
    switch key {
    case .keyboardDownArrow: presentation?.move(by: 1)
    case .keyboardUpArrow: presentation?.move(by: -1)
    case .keyboardReturnOrEnter, .keyboardSpacebar, .keyboardRightArrow: presentation?.chooseHighlighted()
    case .keyboardEscape, .keyboardLeftArrow: presentation?.goBack()
    default: return false
    }
    return true
  }
}
