/// The appearance of the preview of a dragged item.
@preconcurrency @MainActor
open class UIDragPreviewParameters: UIPreviewParameters {}

/// The preview of a dragged item.
@preconcurrency @MainActor
open class UIDragPreview: NSObject, NSCopying {
  open private(set) var view: UIView
  open private(set) var parameters: UIDragPreviewParameters

  public init(view: UIView, parameters: UIDragPreviewParameters) {
    self.view = view
    self.parameters = parameters
    super.init()
  }

  public convenience init(view: UIView) {
    self.init(view: view, parameters: UIDragPreviewParameters())
  }

  /// Creates a preview with a URL and its title.
  public convenience init(forURL url: URL, title: String? = nil) {
    self.init(view: DragAddressView(url, title))
  }

  open nonisolated func copy(with zone: NSZone? = nil) -> Any { self }
}

/// The origin or destination of a dragged item.
@preconcurrency @MainActor
open class UIDragPreviewTarget: UIPreviewTarget {}

/// A view that is lifted or dropped, and its location.
@preconcurrency @MainActor
open class UITargetedDragPreview: UITargetedPreview {
  public init(view: UIView, parameters: UIDragPreviewParameters, target: UIDragPreviewTarget) {
    super.init(view: view, parameters: parameters, target: target)
  }

  /// Creates a preview of a view, which must be in a window.
  public convenience init(view: UIView, parameters: UIDragPreviewParameters) {
    self.init(
      view: view, parameters: parameters,
      target: UIDragPreviewTarget(container: view.superview ?? view, center: view.center))
  }

  public convenience init(view: UIView) {
    self.init(view: view, parameters: UIDragPreviewParameters())
  }

  /// Creates a preview with a URL at a location.
  public convenience init(forURL url: URL, title: String? = nil, target: UIDragPreviewTarget) {
    self.init(view: DragAddressView(url, title), parameters: UIDragPreviewParameters(), target: target)
  }

  open func retargetedPreview(with newTarget: UIDragPreviewTarget) -> UITargetedDragPreview {
    UITargetedDragPreview(
      view: view, parameters: parameters as? UIDragPreviewParameters ?? UIDragPreviewParameters(),
      target: newTarget)
  }
}

/// A view with a title and a URL.
private final class DragAddressView: UIView {
  init(_ url: URL, _ title: String?) {
    let heading = UILabel()
    heading.font = .preferredFont(forTextStyle: .headline)
    heading.text = title ?? url.host ?? url.lastPathComponent
    let address = UILabel()
    address.font = .preferredFont(forTextStyle: .footnote)
    address.textColor = .secondaryLabel
    address.text = url.absoluteString
    let stack = UIStackView(arrangedSubviews: [heading, address])
    stack.axis = .vertical
    stack.spacing = 2
    let size = stack.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
    let width = min(280, size.width) + 24
    super.init(frame: CGRect(x: 0, y: 0, width: width, height: size.height + 20))
    backgroundColor = .secondarySystemBackground
    layer.cornerRadius = 10
    stack.frame = bounds.narrowed(dx: 12, dy: 10)
    addSubview(stack)
  }

  required init?(coder: NSCoder) { nil }
}
