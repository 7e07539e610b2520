/// A base class with overridable accessibility properties.
///
/// Lowering replaces `NSObject` with it in classes that override one of these properties, because Swift cannot override the
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
  open var accessibilityIdentifier: String? {
    get { base.accessibilityIdentifier }
    set { base.accessibilityIdentifier = newValue }
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
}
