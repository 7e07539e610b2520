/// An accessibility element that is not a view, such as content drawn by a view.
@preconcurrency @MainActor
open class UIAccessibilityElement: UIResponder, UIAccessibilityIdentification {
  open weak var accessibilityContainer: AnyObject?
  /// The frame in the coordinates of the container view, which moves with it.
  open var accessibilityFrameInContainerSpace: CGRect = .null

  public init(accessibilityContainer container: Any) {
    accessibilityContainer = container as AnyObject
    super.init()
  }

  open override var isAccessibilityElement: Bool {
    get { ownAccessibility?.declaredIsElement ?? true }
    set { super.isAccessibilityElement = newValue }
  }

  open override var accessibilityFrame: CGRect {
    get {
      if !accessibilityFrameInContainerSpace.isNull, let view = accessibilityContainer as? UIView {
        return view.convert(accessibilityFrameInContainerSpace, to: nil as UIView?)
      }
      return super.accessibilityFrame
    }
    set { super.accessibilityFrame = newValue }
  }

  open override var next: UIResponder? { accessibilityContainer as? UIResponder }
}
