/// An item of the large content viewer.
@preconcurrency @MainActor
public protocol UILargeContentViewerItem: NSObjectProtocol {
  /// Whether the viewer shows the item at accessibility text sizes.
  var showsLargeContentViewer: Bool { get }
  var largeContentTitle: String? { get }
  var largeContentImage: UIImage? { get }
  /// Whether the image is enlarged, which suits vector images.
  var scalesLargeContentImage: Bool { get }
  var largeContentImageInsets: UIEdgeInsets { get }
}

/// The delegate of a large content viewer.
@preconcurrency @MainActor
public protocol UILargeContentViewerInteractionDelegate: NSObjectProtocol {
  /// Called when the finger is lifted over an item, or over none.
  func largeContentViewerInteraction(
    _ interaction: UILargeContentViewerInteraction, didEndOn item: (any UILargeContentViewerItem)?,
    at point: CGPoint)
  func largeContentViewerInteraction(
    _ interaction: UILargeContentViewerInteraction, itemAt point: CGPoint
  ) -> (any UILargeContentViewerItem)?
  func viewController(for interaction: UILargeContentViewerInteraction) -> UIViewController
}

extension UILargeContentViewerInteractionDelegate {
  public func largeContentViewerInteraction(
    _ interaction: UILargeContentViewerInteraction, didEndOn item: (any UILargeContentViewerItem)?,
    at point: CGPoint
  ) {}
  public func largeContentViewerInteraction(
    _ interaction: UILargeContentViewerInteraction, itemAt point: CGPoint
  ) -> (any UILargeContentViewerItem)? {
    guard let view = interaction.view else { return nil }
    return interaction.item(at: point, in: view)
  }
  public func viewController(for interaction: UILargeContentViewerInteraction) -> UIViewController {
    interaction.view?.window?.rootViewController ?? UIViewController()
  }
}

/// Shows an enlarged version of the item under a held finger at the center of the screen, at accessibility text sizes.
@preconcurrency @MainActor
open class UILargeContentViewerInteraction: NSObject, UIInteraction {
  open private(set) weak var view: UIView?
  open private(set) weak var delegate: (any UILargeContentViewerInteractionDelegate)?
  private let press = UILongPressGestureRecognizer()
  private var viewer: LargeContentView?
  private weak var shown: (any UILargeContentViewerItem)?

  /// Creates an interaction.
  ///
  /// - Parameter delegate: The delegate; nil to show the view under the finger, or its nearest ancestor that shows the
  ///   viewer.
  public init(delegate: (any UILargeContentViewerInteractionDelegate)?) {
    self.delegate = delegate
    super.init()
    press.addHandler { [weak self] _ in self?.pressed() }
  }

  public override convenience init() { self.init(delegate: nil) }

  /// The recognizer of the viewer, for relations with other recognizers.
  open var gestureRecognizerForExclusionRelationship: UIGestureRecognizer { press }

  /// Whether the viewer is active: at accessibility text sizes.
  open class var isEnabled: Bool {
    UITraitCollection.current.preferredContentSizeCategory.isAccessibilityCategory
  }
  public nonisolated static let enabledStatusDidChangeNotification = Notification.Name(
    "UILargeContentViewerInteractionEnabledStatusDidChangeNotification")

  open func willMove(to view: UIView?) { self.view?.removeGestureRecognizer(press) }

  open func didMove(to view: UIView?) {
    self.view = view
    view?.addGestureRecognizer(press)
  }

  func item(at point: CGPoint, in view: UIView) -> (any UILargeContentViewerItem)? {
    var candidate = view.hitTest(point, with: nil)
    while let current = candidate {
      if current.showsLargeContentViewer { return current }
      if current === view { return nil }
      candidate = current.superview
    }
    return nil
  }

  private func pressed() {
    guard let view, view.traitCollection.preferredContentSizeCategory.isAccessibilityCategory else { return }
    let point = press.location(in: view)
    let item =
      delegate.map { $0.largeContentViewerInteraction(self, itemAt: point) } ?? self.item(at: point, in: view)
    switch press.state {
    case .began, .changed: show(item, over: view)
    case .ended:
      show(nil, over: view)
      delegate?.largeContentViewerInteraction(self, didEndOn: item, at: point)
    default: show(nil, over: view)
    }
  }

  private func show(_ item: (any UILargeContentViewerItem)?, over view: UIView) {
    guard let item, item.showsLargeContentViewer, let window = view.window else {
      shown = nil
      viewer?.removeFromSuperview()
      viewer = nil
      return
    }
    guard item !== shown else { return }
    shown = item
    let viewer = self.viewer ?? LargeContentView()
    self.viewer = viewer
    if viewer.superview == nil { window.addSubview(viewer) }
    viewer.show(item, in: window)
  }
}

/// The panel with the enlarged image and title.
final class LargeContentView: UIView {
  private let background = UIVisualEffectView(effect: UIBlurEffect(style: .systemMaterial))
  private let imageView = UIImageView()
  private let label = UILabel()
  private static let side: CGFloat = 200
  private static let imageSide: CGFloat = 90

  override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
    layer.cornerRadius = 16
    layer.cornerCurve = .continuous
    clipsToBounds = true
    label.font = .systemFont(ofSize: 25)
    label.textAlignment = .center
    label.numberOfLines = 3
    imageView.contentMode = .scaleAspectFit
    imageView.tintColor = .label
    addSubview(background)
    addSubview(imageView)
    addSubview(label)
  }

  required init?(coder: NSCoder) { nil }

  func show(_ item: any UILargeContentViewerItem, in window: UIWindow) {
    label.text = item.largeContentTitle
    imageView.image = item.largeContentImage
    imageView.contentMode = item.scalesLargeContentImage ? .scaleAspectFit : .center
    let inset: CGFloat = 20
    let width = Self.side - 2 * inset
    let hasImage = item.largeContentImage != nil
    let textHeight = label.sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude)).height
    let height = max(
      Self.side, inset + (hasImage ? Self.imageSide + (textHeight > 0 ? 12 : 0) : 0) + textHeight + inset)
    bounds.size = CGSize(width: Self.side, height: height)
    center = CGPoint(x: window.bounds.midX, y: window.bounds.midY)
    background.frame = bounds
    let content = (hasImage ? Self.imageSide + (textHeight > 0 ? 12 : 0) : 0) + textHeight
    var y = (height - content) / 2
    if hasImage {
      imageView.frame = CGRect(
        x: (Self.side - Self.imageSide) / 2, y: y, width: Self.imageSide, height: Self.imageSide
      ).inset(by: item.largeContentImageInsets)
      y += Self.imageSide + 12
    }
    label.frame = CGRect(x: inset, y: y, width: width, height: textHeight)
    accessibilityLabel = item.largeContentTitle
  }
}

extension UIView: UILargeContentViewerItem {
  final class LargeContent {
    var shows: Bool?
    var title: String?
    var image: UIImage?
    var scales = false
    var insets = UIEdgeInsets.zero
  }

  private static let largeContentKey = UnsafeRawPointer(
    UnsafeMutableRawPointer.allocate(byteCount: 1, alignment: 1))

  var largeContentIfAny: LargeContent? {
    objc_getAssociatedObject(self, Self.largeContentKey) as? LargeContent
  }

  var largeContent: LargeContent {
    if let known = largeContentIfAny { return known }
    let made = LargeContent()
    objc_setAssociatedObject(self, Self.largeContentKey, made, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
    return made
  }
}
