/// A part of the interface that influences the keyboard focus.
@preconcurrency @MainActor
public protocol UIFocusEnvironment: NSObjectProtocol {
  var preferredFocusEnvironments: [any UIFocusEnvironment] { get }
  var parentFocusEnvironment: (any UIFocusEnvironment)? { get }
  func setNeedsFocusUpdate()
  func updateFocusIfNeeded()
  func shouldUpdateFocus(in context: UIFocusUpdateContext) -> Bool
  func didUpdateFocus(in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator)
}

/// An item that can be focused.
@preconcurrency @MainActor
public protocol UIFocusItem: UIFocusEnvironment {
  var canBecomeFocused: Bool { get }
  var isFocused: Bool { get }
  var frame: CGRect { get }
}

extension UIFocusItem {
  /// Whether the item has the focus; false for items that do not report it.
  public var isFocused: Bool { false }
}

/// A container of focusable items.
@preconcurrency @MainActor
public protocol UIFocusItemContainer: AnyObject {
  /// The coordinate space of the frames of the items.
  var coordinateSpace: any UICoordinateSpace { get }
  /// Returns the items within a rectangle of that space.
  func focusItems(in rect: CGRect) -> [any UIFocusItem]
}

/// A container that scrolls to its items.
@preconcurrency @MainActor
public protocol UIFocusItemScrollableContainer: UIFocusItemContainer {
  var contentOffset: CGPoint { get set }
  var contentSize: CGSize { get }
  /// The size of the visible part.
  var visibleSize: CGSize { get }
}

extension UIView: UIFocusItem, UIFocusItemContainer {}

extension UIScrollView: UIFocusItemScrollableContainer {}

extension UIViewController: UIFocusEnvironment {
}

/// The direction in which the focus moves.
public struct UIFocusHeading: OptionSet, Hashable, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let up = UIFocusHeading(rawValue: 1 << 0)
  public static let down = UIFocusHeading(rawValue: 1 << 1)
  public static let left = UIFocusHeading(rawValue: 1 << 2)
  public static let right = UIFocusHeading(rawValue: 1 << 3)
  public static let next = UIFocusHeading(rawValue: 1 << 4)
  public static let previous = UIFocusHeading(rawValue: 1 << 5)
  public static let first = UIFocusHeading(rawValue: 1 << 8)
  public static let last = UIFocusHeading(rawValue: 1 << 9)
}

/// An update of the focus.
@preconcurrency @MainActor
open class UIFocusUpdateContext: NSObject {
  open private(set) weak var previouslyFocusedItem: (any UIFocusItem)?
  open private(set) weak var nextFocusedItem: (any UIFocusItem)?
  open private(set) var focusHeading: UIFocusHeading
  open var previouslyFocusedView: UIView? { previouslyFocusedItem as? UIView }
  open var nextFocusedView: UIView? { nextFocusedItem as? UIView }

  init(from previous: UIView?, to next: UIView?, heading: UIFocusHeading) {
    previouslyFocusedItem = previous
    nextFocusedItem = next
    focusHeading = heading
    super.init()
  }
}

/// Collects animations alongside a focus update.
@preconcurrency @MainActor
open class UIFocusAnimationCoordinator: NSObject {
  private var animations: [@MainActor () -> Void] = []
  private var completions: [@MainActor () -> Void] = []

  open func addCoordinatedAnimations(_ animations: (() -> Void)?, completion: (() -> Void)? = nil) {
    if let animations { self.animations.append(animations) }
    if let completion { completions.append(completion) }
  }

  open func addCoordinatedFocusingAnimations(
    _ animations: ((any UIFocusAnimationContext) -> Void)?, completion: (() -> Void)? = nil
  ) {
    addCoordinatedAnimations(
      animations.map { body in { body(FocusAnimationContext()) } }, completion: completion)
  }

  open func addCoordinatedUnfocusingAnimations(
    _ animations: ((any UIFocusAnimationContext) -> Void)?, completion: (() -> Void)? = nil
  ) {
    addCoordinatedAnimations(
      animations.map { body in { body(FocusAnimationContext()) } }, completion: completion)
  }

  /// The duration of a focus update, in seconds.
  static let duration: TimeInterval = 0.15

  func run() {
    guard !animations.isEmpty || !completions.isEmpty else { return }
    let (animations, completions) = (animations, completions)
    UIView.animate(withDuration: Self.duration) {
      for animation in animations { animation() }
    } completion: { _ in
      for completion in completions { completion() }
    }
  }
}

@preconcurrency @MainActor
public protocol UIFocusAnimationContext: NSObjectProtocol {
  /// The duration, in seconds.
  var duration: TimeInterval { get }
}

private final class FocusAnimationContext: NSObject, UIFocusAnimationContext {
  var duration: TimeInterval { UIFocusAnimationCoordinator.duration }
}

/// The appearance of a focused item.
@preconcurrency @MainActor
open class UIFocusEffect: NSObject {}

/// A ring around the focused item.
@preconcurrency @MainActor
open class UIFocusHaloEffect: UIFocusEffect {
  package enum Shape {
    case automatic
    case rect(CGRect, radius: CGFloat)
  }

  package let shape: Shape
  open weak var containerView: UIView?
  open weak var referenceView: UIView?

  public override init() { shape = .automatic }
  public init(rect: CGRect) { shape = .rect(rect, radius: 0) }
  public init(roundedRect rect: CGRect, cornerRadius: CGFloat, curve: CALayerCornerCurve) {
    shape = .rect(rect, radius: cornerRadius)
  }
}
