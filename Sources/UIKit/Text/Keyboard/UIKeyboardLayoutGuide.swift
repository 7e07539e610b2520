/// A guide that moves, along which constraints can be taken up and dropped.
@preconcurrency @MainActor
open class UITrackingLayoutGuide: UILayoutGuide {}

/// The part of a view that the keyboard covers. Without a keyboard it lies along the bottom of the safe area.
open class UIKeyboardLayoutGuide: UITrackingLayoutGuide {
  /// Whether the guide ends at the safe area, rather than at the view's bottom, while there is no keyboard.
  open var usesBottomSafeArea = true { didSet { if usesBottomSafeArea != oldValue { refresh() } } }
  /// Whether the guide follows a keyboard that floats; here none does.
  open var followsUndockedKeyboard = false
  /// How far above the keyboard a drag begins to dismiss it, in points.
  open var keyboardDismissPadding: CGFloat = 0

  init(in view: UIView) {
    super.init()
    identifier = "UIKeyboardLayoutGuide"
    setOwner(view)
  }

  public required init?(coder: NSCoder) { super.init(coder: coder) }

  override var source: GuideSource? {
    .insets { [self] view in
      let resting = usesBottomSafeArea ? view.safeAreaInsets.bottom : 0
      let height = min(max(view.keyboardOverlap, resting), view.bounds.height)
      return UIEdgeInsets(top: view.bounds.height - height, left: 0, bottom: 0, right: 0)
    }
  }

  func refresh() {
    guard let view = owningView, let layout = layoutIfAny, !layout.references.isEmpty else { return }
    view.currentEngine?.refresh(layout)
  }
}

extension UIView {
  var defaultKeyboardLayoutGuide: UIKeyboardLayoutGuide {
    if let guide = layoutStateIfAny?.keyboardGuide { return guide }
    let guide = UIKeyboardLayoutGuide(in: self)
    layoutState.keyboardGuide = guide
    return guide
  }

  /// How much of the view's bottom the keyboard covers, in points.
  package var keyboardOverlap: CGFloat {
    guard let window, let keyboard = window.windowScene?.keyboard, keyboard.isShown else { return 0 }
    let frame = convert(bounds, to: nil as UIView?)
    let top = keyboard.frame.minY - window.frame.minY
    return min(max(frame.maxY - top, 0), frame.height)
  }
}
