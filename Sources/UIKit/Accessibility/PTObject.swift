/// A base class with overridable members of the informal protocol of accessibility.
///
/// Lowering replaces `NSObject` with it in classes that override one of these members, because Swift cannot override the
/// members of a protocol's extension.
@preconcurrency @MainActor
open class PTObject: ObjCBase {
  public nonisolated override init() { super.init() }

  /// The object as an `NSObject`, whose properties keep the values.
  private var base: NSObject { self }

  open var isAccessibilityElement: Bool {
    get { base.isAccessibilityElement }
    set { base.isAccessibilityElement = newValue }
  }
  open var accessibilityLabel: String? {
    get { base.accessibilityLabel }
    set { base.accessibilityLabel = newValue }
  }
  open var accessibilityHint: String? {
    get { base.accessibilityHint }
    set { base.accessibilityHint = newValue }
  }
  open var accessibilityValue: String? {
    get { base.accessibilityValue }
    set { base.accessibilityValue = newValue }
  }
  open var accessibilityTraits: UIAccessibilityTraits {
    get { base.accessibilityTraits }
    set { base.accessibilityTraits = newValue }
  }
  /// The frame in screen coordinates.
  open var accessibilityFrame: CGRect {
    get { base.accessibilityFrame }
    set { base.accessibilityFrame = newValue }
  }
  /// The point that a tap touches, in screen coordinates.
  open var accessibilityActivationPoint: CGPoint {
    get { base.accessibilityActivationPoint }
    set { base.accessibilityActivationPoint = newValue }
  }
  open var accessibilityCustomActions: [UIAccessibilityCustomAction]? {
    get { base.accessibilityCustomActions }
    set { base.accessibilityCustomActions = newValue }
  }
  open var accessibilityElements: [Any]? {
    get { base.accessibilityElements }
    set { base.accessibilityElements = newValue }
  }

  // MARK: Actions

  open func accessibilityActivate() -> Bool { false }
  open func accessibilityIncrement() {}
  open func accessibilityDecrement() {}
  open func accessibilityScroll(_ direction: UIAccessibilityScrollDirection) -> Bool { false }
  open func accessibilityPerformEscape() -> Bool { false }
  open func accessibilityPerformMagicTap() -> Bool { false }
}
