/// A layout guide that moves, with constraints that are activated accordingly.
@preconcurrency @MainActor
open class UITrackingLayoutGuide: UILayoutGuide {}

/// The part of a view covered by the keyboard. Without a keyboard it is at the bottom of the safe area.
open class UIKeyboardLayoutGuide: UITrackingLayoutGuide {
  /// Whether the guide ends at the safe area, rather than at the bottom of the view, while there is no
  /// keyboard.
  open var usesBottomSafeArea = true { didSet { if usesBottomSafeArea != oldValue { refresh() } } }
  /// Whether the guide follows a floating keyboard; there is none here.
  open var followsUndockedKeyboard = false
  /// The distance above the keyboard at which a drag begins to dismiss it, in points.
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

  /// The height at the bottom of the view that the keyboard covers, in points.
  package var keyboardOverlap: CGFloat {
    guard let window, let keyboard = window.windowScene?.keyboard, keyboard.isShown else { return 0 }
    let frame = convert(bounds, to: nil as UIView?)
    let top = keyboard.frame.minY - window.frame.minY
    return min(max(frame.maxY - top, 0), frame.height)
  }
}
