extension UIView {
  package struct Flags: OptionSet, Sendable {
    package let rawValue: UInt32
    package init(rawValue: UInt32) { self.rawValue = rawValue }

    package static let userInteractionEnabled = Flags(rawValue: 1 << 0)
    package static let multipleTouch = Flags(rawValue: 1 << 1)
    package static let exclusiveTouch = Flags(rawValue: 1 << 2)
    package static let autoresizesSubviews = Flags(rawValue: 1 << 3)
    package static let translatesAutoresizing = Flags(rawValue: 1 << 4)
    package static let insetsMarginsFromSafeArea = Flags(rawValue: 1 << 5)
    package static let preservesSuperviewMargins = Flags(rawValue: 1 << 6)
    package static let needsUpdateConstraints = Flags(rawValue: 1 << 7)
    /// The subtree contains views laid out by the constraint solver.
    package static let hostsConstraints = Flags(rawValue: 1 << 8)
    package static let redrawsOnResize = Flags(rawValue: 1 << 9)
    package static let dynamicColors = Flags(rawValue: 1 << 10)
    package static let hasGestureRecognizers = Flags(rawValue: 1 << 11)
    package static let showsFocusRing = Flags(rawValue: 1 << 12)
    /// The view was removed from a hierarchy with its own tint, and has not been notified.
    package static let showsEarlierTint = Flags(rawValue: 1 << 13)
    /// The view was asked to become first responder without a window, and becomes it when it enters one.
    static let becomesFirstResponderInWindow = Flags(rawValue: 1 << 14)
    /// A bar shows the view as an item's custom view or as its title.
    static let barItemContent = Flags(rawValue: 1 << 15)
    /// The view was declared as not opaque.
    static let transparent = Flags(rawValue: 1 << 22)
    /// Whether `updateProperties()` is called before the next layout.
    static let needsPropertyUpdate = Flags(rawValue: 1 << 23)
    /// Whether the corners follow a `UICornerConfiguration`.
    static let hasCornerConfiguration = Flags(rawValue: 1 << 24)
    /// Views inside inherit the safe area of the superview.
    static let passesSafeAreaOn = Flags(rawValue: 1 << 25)
    /// The position of the six bits of the autoresizing mask.
    static let autoresizingShift: UInt32 = 16
    static let autoresizing = Flags(rawValue: 0b111111 << autoresizingShift)

    static let initial: Flags = [
      .userInteractionEnabled, .autoresizesSubviews, .translatesAutoresizing, .insetsMarginsFromSafeArea,
      .needsPropertyUpdate,
    ]

    package mutating func set(_ flag: Flags, _ on: Bool) {
      if on { insert(flag) } else { remove(flag) }
    }
  }

  /// Rarely used state of views.
  package final class ExtendedState {
    package var tag = 0
    package var appearanceNotes: AppearanceRecord?
    package var restorationIdentifier: String?
    package var contentMode: UIView.ContentMode = .scaleToFill
    @exclusivity(unchecked) package var tintColor: UIColor?
    package var tintAdjustmentMode: UIView.TintAdjustmentMode = .automatic
    /// The number of presentations that currently dim the view's tint.
    package var tintDimmings = 0
    /// The adjustment mode set by the app, or by presentations.
    package var ownTintAdjustmentMode: UIView.TintAdjustmentMode {
      tintAdjustmentMode == .automatic && tintDimmings > 0 ? .dimmed : tintAdjustmentMode
    }
    package var layoutMargins: UIEdgeInsets?
    package var directionalLayoutMargins: NSDirectionalEdgeInsets?
    package var semanticContentAttribute: UISemanticContentAttribute = .unspecified
    package var overrideUserInterfaceStyle: UIUserInterfaceStyle = .unspecified
    package var traitOverrides: UITraitOverrides?
    package var minimumContentSizeCategory: UIContentSizeCategory?
    package var maximumContentSizeCategory: UIContentSizeCategory?
    package var traitChanges: TraitChangeRegistry?
    package var maskView: UIView?
    package var barFit: UIView.BarFit?
    /// State of the Layout folder: constraints, priorities and solver variables.
    package var constraintState: ItemLayout?
    package var accessibility = AccessibilityState()
    package var focusGroupIdentifier: String?
    package var cornerConfiguration: UICornerConfiguration?
    package var focusEffect: UIFocusEffect??
    package var motionEffects: [UIMotionEffect] = []
    package var gestureRecognizers: [UIGestureRecognizer] = []
    package var interactions: [any UIInteraction] = []
    /// The segues for selecting the row or item, and for tapping its accessory.
    var selectionTrigger: (any SelectionTrigger)?
    var accessoryTrigger: (any SelectionTrigger)?
    /// The identifier of the view in its document, if a popover has it as its source.
    package var interfaceIdentifier: String?
  }
}
