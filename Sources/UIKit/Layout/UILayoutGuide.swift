/// A rectangle in a view that constraints can refer to and nothing draws.
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

  /// The view whose coordinates the guide is in. Setting it moves the guide there.
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

  /// What the guide's rectangle follows from; `nil` where constraints alone decide it.
  var source: GuideSource? { nil }

  /// The rectangle that the last layout found, in the owner's coordinates.
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

  /// Whether the constraints leave the guide's rectangle open.
  open var hasAmbiguousLayout: Bool { owner?.currentEngine?.isAmbiguous(layout) ?? false }

  /// The constraints that decide the guide's place and size on an axis.
  open func constraintsAffectingLayout(for axis: NSLayoutConstraint.Axis) -> [NSLayoutConstraint] {
    owner?.currentEngine?.constraints(determining: layout, on: axis) ?? []
  }

  nonisolated open override var description: String {
    MainActor.assumeIsolated {
      let frame = layoutFrame
      return
        "<\(type(of: self)): \(address) - \"\(identifier)\", layoutFrame = {{\(frame.minX), \(frame.minY)}, "
        + "{\(frame.width), \(frame.height)}}, owningView = \(owner.map { "\($0)" } ?? "(null)")>"
    }
  }
}

/// A rectangle that follows from a view's own: it needs no variables in the solver.
enum GuideSource {
  /// The view's bounds less the insets.
  case insets(@MainActor (UIView) -> UIEdgeInsets)
  /// A scroll view's content: it starts at the origin and is as large as its constraints say.
  case content
  /// A scroll view's frame, seen from its content.
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

/// A guide that UIKit itself gives to views.
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

  /// Whether the insets change with the size of the view.
  var dependsOnSize: Bool { role == .readable || role == .top || role == .bottom }

  /// How far the guide covers the view, in points: the bars' height.
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

  /// The margins, and what is left beyond a line that is easy to read: 672 points at the body font's default size
  /// (Metrics.md 1.12), more with larger text.
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

/// The bars' extent at the top and bottom of a controller's view, as iOS 7 spelled it.
@preconcurrency @MainActor
public protocol UILayoutSupport: NSObjectProtocol {
  /// In points.
  var length: CGFloat { get }
  var topAnchor: NSLayoutYAxisAnchor { get }
  var bottomAnchor: NSLayoutYAxisAnchor { get }
  var heightAnchor: NSLayoutDimension { get }
}
