/// An invisible rectangle in a view that constraints can refer to.
@preconcurrency @MainActor
open class UILayoutGuide: NSObject {
  @BackReference private var owner: UIView?
  private var storedLayout: ItemLayout?

  open var identifier = ""

  public override init() {
    super.init()
    MainThreadDeallocation.enable(for: self)
  }

  public required init?(coder: NSCoder) {
    super.init()
    MainThreadDeallocation.enable(for: self)
    identifier = coder.decodeObject(forKey: "UIIdentifier") as? String ?? ""
  }

  /// The view in whose coordinates the guide is. Setting it moves the guide there.
  open var owningView: UIView? {
    get { owner }
    set {
      guard newValue !== owner else { return }
      if let owner { owner.removeLayoutGuide(self) }
      newValue?.addLayoutGuide(self)
    }
  }

  func setOwner(_ view: UIView?) { owner = view }

  var layout: ItemLayout {
    if let storedLayout { return storedLayout }
    let made = ItemLayout(guide: self)
    storedLayout = made
    return made
  }
  var layoutIfAny: ItemLayout? { storedLayout }

  /// The source of the guide's rectangle; `nil` if only constraints determine it.
  var source: GuideSource? { nil }

  /// The rectangle from the last layout, in the coordinates of the owner.
  open var layoutFrame: CGRect {
    if let source { return source.frame(in: owner) }
    return storedLayout?.frame ?? .zero
  }

  // MARK: Anchors

  open var leadingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .leading) }
  open var trailingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .trailing) }
  open var leftAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .left) }
  open var rightAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .right) }
  open var topAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .top) }
  open var bottomAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .bottom) }
  open var widthAnchor: NSLayoutDimension { NSLayoutDimension(self, .width) }
  open var heightAnchor: NSLayoutDimension { NSLayoutDimension(self, .height) }
  open var centerXAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .centerX) }
  open var centerYAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .centerY) }

  // MARK: Debugging

  /// Whether the constraints do not determine the rectangle of the guide completely.
  open var hasAmbiguousLayout: Bool { owner?.currentEngine?.isAmbiguous(layout) ?? false }

  /// Returns the constraints that determine the position and size of the guide on an axis.
  open func constraintsAffectingLayout(for axis: NSLayoutConstraint.Axis) -> [NSLayoutConstraint] {
    owner?.currentEngine?.constraints(determining: layout, on: axis) ?? []
  }

  nonisolated open override var description: String {
    readUnisolated {
      let frame = layoutFrame
      return
        "<\(type(of: self)): \(address) - \"\(identifier)\", layoutFrame = {{\(frame.minX), \(frame.minY)}, "
        + "{\(frame.width), \(frame.height)}}, owningView = \(owner.map { "\($0)" } ?? "(null)")>"
    }
  }
}

/// A rectangle derived from that of a view, which needs no solver variables.
enum GuideSource {
  /// The bounds of the view, inset.
  case insets(@MainActor (UIView) -> UIEdgeInsets)
  /// The content of a scroll view: it starts at the origin, and constraints determine its size.
  case content
  /// The frame of a scroll view, relative to its content.
  case frame

  @MainActor
  func frame(in owner: UIView?) -> CGRect {
    guard let owner else { return .zero }
    switch self {
    case .insets(let insets): return owner.bounds.inset(by: insets(owner))
    case .content: return CGRect(origin: .zero, size: owner.constraintContentSize)
    case .frame: return owner.bounds
    }
  }
}

/// A layout guide that UIKit itself provides.
@MainActor
final class SystemLayoutGuide: UILayoutGuide, UILayoutSupport {
  enum Role { case safeArea, margins, readable, content, frame, top, bottom }

  let role: Role
  private let stored: GuideSource

  init(_ role: Role, in view: UIView) {
    self.role = role
    switch role {
    case .safeArea: stored = .insets { $0.safeAreaInsets }
    case .margins: stored = .insets { $0.layoutMargins }
    case .readable: stored = .insets(Self.readableInsets)
    case .content: stored = .content
    case .frame: stored = .frame
    case .top:
      stored = .insets {
        UIEdgeInsets(top: 0, left: 0, bottom: $0.bounds.height - $0.safeAreaInsets.top, right: 0)
      }
    case .bottom:
      stored = .insets {
        UIEdgeInsets(top: $0.bounds.height - $0.safeAreaInsets.bottom, left: 0, bottom: 0, right: 0)
      }
    }
    super.init()
    identifier = Self.identifier(of: role)
    setOwner(view)
  }

  required init?(coder: NSCoder) { nil }

  override var source: GuideSource? { stored }

  /// Whether the insets depend on the size of the view.
  var dependsOnSize: Bool { role == .readable || role == .top || role == .bottom }

  /// The extent of the guide, in points: the height of the bars.
  var length: CGFloat {
    switch role {
    case .top: owningView?.safeAreaInsets.top ?? 0
    case .bottom: owningView?.safeAreaInsets.bottom ?? 0
    default: 0
    }
  }

  private static func identifier(of role: Role) -> String {
    switch role {
    case .safeArea: "UIViewSafeAreaLayoutGuide"
    case .margins: "UIViewLayoutMarginsGuide"
    case .readable: "UIViewReadableContentGuide"
    case .content: "UIScrollView-contentLayoutGuide"
    case .frame: "UIScrollView-frameLayoutGuide"
    case .top: "_UIViewControllerTop"
    case .bottom: "_UIViewControllerBottom"
    }
  }

  /// Returns the margins, plus the space beyond the readable width: 672 points at the default size of the
  /// body font (Metrics.md 1.12), more with larger text.
  private static func readableInsets(of view: UIView) -> UIEdgeInsets {
    var insets = view.layoutMargins
    let widest =
      672 * UIFont.preferredFont(forTextStyle: .body, compatibleWith: view.traitCollection).pointSize / 17
    let spare = view.bounds.width - insets.left - insets.right - widest
    if spare > 0 {
      insets.left += spare / 2
      insets.right += spare / 2
    }
    return insets
  }
}

/// The extent of the bars at the top and bottom of a controller's view, in the API of iOS 7.
@preconcurrency @MainActor
public protocol UILayoutSupport: NSObjectProtocol {
  /// The extent, in points.
  var length: CGFloat { get }
  var topAnchor: NSLayoutYAxisAnchor { get }
  var bottomAnchor: NSLayoutYAxisAnchor { get }
  var heightAnchor: NSLayoutDimension { get }
}
