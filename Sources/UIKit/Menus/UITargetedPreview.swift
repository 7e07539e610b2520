/// A view to be lifted, and its origin.
@preconcurrency @MainActor
open class UITargetedPreview: NSObject, NSCopying {
  open private(set) var view: UIView
  open private(set) var parameters: UIPreviewParameters
  open private(set) var target: UIPreviewTarget

  public init(view: UIView, parameters: UIPreviewParameters, target: UIPreviewTarget) {
    self.view = view
    self.parameters = parameters
    self.target = target
  }

  /// Creates a preview for a view, which must be in a window.
  public convenience init(view: UIView, parameters: UIPreviewParameters) {
    let container = view.superview ?? view
    self.init(
      view: view, parameters: parameters, target: UIPreviewTarget(container: container, center: view.center))
  }

  public convenience init(view: UIView) { self.init(view: view, parameters: UIPreviewParameters()) }

  open var size: CGSize { view.bounds.size }

  open func retargetedPreview(with newTarget: UIPreviewTarget) -> UITargetedPreview {
    UITargetedPreview(view: view, parameters: parameters, target: newTarget)
  }

  open nonisolated func copy(with zone: NSZone? = nil) -> Any { self }
}

/// The appearance of a lifted view.
@preconcurrency @MainActor
open class UIPreviewParameters: NSObject, NSCopying {
  /// The part of the view that is lifted.
  open var visiblePath: UIBezierPath?
  open var shadowPath: UIBezierPath?
  open var backgroundColor: UIColor?

  public override init() {}

  public convenience init(textLineRects: [NSValue]) { self.init() }

  open nonisolated func copy(with zone: NSZone? = nil) -> Any { self }
}

/// The container and position of a lifted view.
@preconcurrency @MainActor
open class UIPreviewTarget: NSObject, NSCopying {
  open private(set) var container: UIView
  open private(set) var center: CGPoint
  open private(set) var transform: CGAffineTransform

  public init(container: UIView, center: CGPoint, transform: CGAffineTransform) {
    self.container = container
    self.center = center
    self.transform = transform
  }

  public convenience init(container: UIView, center: CGPoint) {
    self.init(container: container, center: center, transform: .identity)
  }

  open nonisolated func copy(with zone: NSZone? = nil) -> Any { self }
}
