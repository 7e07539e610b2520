/// A gesture with its actions.
@preconcurrency @MainActor
public protocol Gesture<Value> {
  associatedtype Value
  associatedtype Body: Gesture
  var body: Body { get }
  /// Creates the recognizers of the gesture. For the framework's own types.
  func _attach(
    _ target: _GestureTarget, _ changed: @escaping (Value) -> Void, _ ended: @escaping (Value) -> Void)
}

extension Gesture where Value == Body.Value {
  public func _attach(
    _ target: _GestureTarget, _ changed: @escaping (Value) -> Void, _ ended: @escaping (Value) -> Void
  ) { body._attach(target, changed, ended) }
}
extension Gesture where Body == Never {
  public var body: Never { fatalError("\(Self.self) has no body") }
}
extension Never: Gesture {
  public typealias Value = Never
  public func _attach(
    _ target: _GestureTarget, _ changed: @escaping (Never) -> Void, _ ended: @escaping (Never) -> Void
  ) {}
}

/// The view that gestures are attached to.
@MainActor
public final class _GestureTarget: NSObject, UIGestureRecognizerDelegate, ControlTapDelegate {
  weak var view: UIView?
  var isSimultaneous = false
  /// Whether the gestures of subviews wait until this one fails.
  var hasPriority = false
  /// The name of the recognizers.
  var name: String?
  package var interceptsControlTaps: Bool { hasPriority || isSimultaneous }
  private var recognizers: [UIGestureRecognizer] = []

  func add(_ recognizer: UIGestureRecognizer, _ action: @escaping @MainActor (UIGestureRecognizer) -> Void) {
    recognizer.delegate = self
    recognizer.name = name
    // Controls inside remain active.
    if isSimultaneous { recognizer.cancelsTouchesInView = false }
    recognizer.addHandler { [weak self] in
      action($0)
      if $0.state == .cancelled { self?.cancel() }
    }
    recognizers.append(recognizer)
    view?.addGestureRecognizer(recognizer)
  }
  var all: [UIGestureRecognizer] { recognizers }
  private var cancellations: [@MainActor () -> Void] = []
  /// Calls `action` when the gesture is canceled or fails.
  func onCancel(_ action: @escaping @MainActor () -> Void) { cancellations.append(action) }
  func cancel() { for action in cancellations { action() } }
  func removeAll() {
    cancellations = []
    for recognizer in recognizers { recognizer.view?.removeGestureRecognizer(recognizer) }
    recognizers = []
  }
  public func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { isSimultaneous }
  public func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    guard hasPriority, let view, let other = otherGestureRecognizer.view else { return false }
    return other !== view && other.isDescendant(of: view)
  }

  /// A tap waits for taps of subviews that need more of them.
  public func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    guard !isSimultaneous, let tap = gestureRecognizer as? UITapGestureRecognizer,
      let other = otherGestureRecognizer as? UITapGestureRecognizer,
      let target = other.delegate as? _GestureTarget, !target.isSimultaneous,
      other.numberOfTapsRequired > tap.numberOfTapsRequired, let view, let inner = other.view
    else { return false }
    return inner !== view && inner.isDescendant(of: view)
  }
}

public struct TapGesture: Gesture {
  public typealias Value = Void
  public typealias Body = Never
  public var count: Int
  nonisolated public init(count: Int = 1) { self.count = count }
  public func _attach(
    _ target: _GestureTarget, _ changed: @escaping (Value) -> Void, _ ended: @escaping (Value) -> Void
  ) {
    let recognizer = UITapGestureRecognizer()
    recognizer.numberOfTapsRequired = count
    target.add(recognizer) { if $0.state == .ended { ended(()) } }
  }
}

public struct SpatialTapGesture: Gesture {
  public struct Value: Equatable, Sendable { public var location: CGPoint }
  public typealias Body = Never
  public var count: Int
  public var coordinateSpace: CoordinateSpace
  @_disfavoredOverload
  nonisolated public init(count: Int = 1, coordinateSpace: CoordinateSpace = .local) {
    self.count = count
    self.coordinateSpace = coordinateSpace
  }
  nonisolated public init<C: CoordinateSpaceProtocol>(
    count: Int = 1, coordinateSpace: C = LocalCoordinateSpace()
  ) {
    self.count = count
    self.coordinateSpace = coordinateSpace.coordinateSpace
  }
  public func _attach(
    _ target: _GestureTarget, _ changed: @escaping (Value) -> Void, _ ended: @escaping (Value) -> Void
  ) {
    let recognizer = UITapGestureRecognizer()
    recognizer.numberOfTapsRequired = count
    target.add(recognizer) { [coordinateSpace] in
      guard $0.state == .ended else { return }
      ended(Value(location: $0.location(in: coordinateSpace.view(for: $0.view))))
    }
  }
}

public struct LongPressGesture: Gesture {
  public typealias Value = Bool
  public typealias Body = Never
  public var minimumDuration: Double
  /// The maximum movement of the finger, in points.
  public var maximumDistance: CGFloat
  nonisolated public init(minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10) {
    self.minimumDuration = minimumDuration
    self.maximumDistance = maximumDistance
  }
  public func _attach(
    _ target: _GestureTarget, _ changed: @escaping (Bool) -> Void, _ ended: @escaping (Bool) -> Void
  ) {
    let recognizer = PressRecognizer()
    recognizer.minimumPressDuration = minimumDuration
    recognizer.allowableMovement = maximumDistance
    recognizer.onPress = { changed(true) }
    recognizer.onRelease = { [weak target] in target?.cancel() }
    target.add(recognizer) { [weak recognizer] in
      guard $0.state == .began else { return }
      recognizer?.isPressed = false
      ended(true)
    }
  }
}

/// A long press recognizer that reports touch down immediately.
private final class PressRecognizer: UILongPressGestureRecognizer {
  var onPress: (@MainActor () -> Void)?
  /// Called when the finger was lifted or moved before the minimum duration.
  var onRelease: (@MainActor () -> Void)?
  var isPressed = false

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesBegan(touches, with: event)
    guard state == .possible, !isPressed else { return }
    isPressed = true
    onPress?()
  }
  override func reset() {
    super.reset()
    guard isPressed else { return }
    isPressed = false
    onRelease?()
  }
}

public struct DragGesture: Gesture {
  public struct Value: Equatable, Sendable {
    public var time: Date
    public var location: CGPoint
    public var startLocation: CGPoint
    public var velocity: CGSize
    public var translation: CGSize {
      CGSize(width: location.x - startLocation.x, height: location.y - startLocation.y)
    }
    public var predictedEndTranslation: CGSize {
      CGSize(width: translation.width + velocity.width / 4, height: translation.height + velocity.height / 4)
    }
    public var predictedEndLocation: CGPoint {
      CGPoint(x: location.x + velocity.width / 4, y: location.y + velocity.height / 4)
    }
  }
  public typealias Body = Never
  public var minimumDistance: CGFloat
  public var coordinateSpace: CoordinateSpace
  @_disfavoredOverload
  nonisolated public init(minimumDistance: CGFloat = 10, coordinateSpace: CoordinateSpace = .local) {
    self.minimumDistance = minimumDistance
    self.coordinateSpace = coordinateSpace
  }
  nonisolated public init<C: CoordinateSpaceProtocol>(
    minimumDistance: CGFloat = 10, coordinateSpace: C = LocalCoordinateSpace()
  ) {
    self.minimumDistance = minimumDistance
    self.coordinateSpace = coordinateSpace.coordinateSpace
  }
  public func _attach(
    _ target: _GestureTarget, _ changed: @escaping (Value) -> Void, _ ended: @escaping (Value) -> Void
  ) {
    let recognizer = UIPanGestureRecognizer()
    recognizer.threshold = minimumDistance
    recognizer.countsThreshold = true
    let coordinates = coordinateSpace
    target.add(recognizer) { recognizer in
      guard let pan = recognizer as? UIPanGestureRecognizer else { return }
      let space = coordinates.view(for: pan.view)
      let location = pan.location(in: space)
      let translation = pan.translation(in: space)
      let velocity = pan.velocity(in: space)
      let value = Value(
        time: Date(), location: location,
        startLocation: CGPoint(x: location.x - translation.x, y: location.y - translation.y),
        velocity: CGSize(width: velocity.x, height: velocity.y))
      switch pan.state {
      case .began, .changed: changed(value)
      case .ended: ended(value)
      default: break
      }
    }
  }
}

public struct MagnifyGesture: Gesture {
  public struct Value: Equatable, Sendable {
    public var time: Date
    public var magnification: CGFloat
    /// The change per second.
    public var velocity: CGFloat
    public var startAnchor: UnitPoint
    public var startLocation: CGPoint
  }
  public typealias Body = Never
  /// The minimum change of scale before the gesture begins.
  public var minimumScaleDelta: CGFloat
  nonisolated public init(minimumScaleDelta: CGFloat = 0.01) { self.minimumScaleDelta = minimumScaleDelta }
  public func _attach(
    _ target: _GestureTarget, _ changed: @escaping (Value) -> Void, _ ended: @escaping (Value) -> Void
  ) {
    var start = TwoFingerStart()
    target.add(UIPinchGestureRecognizer()) { [minimumScaleDelta] recognizer in
      guard let pinch = recognizer as? UIPinchGestureRecognizer else { return }
      start.note(pinch, hasMoved: abs(pinch.scale - 1) >= minimumScaleDelta)
      guard start.hasBegun else { return }
      let value = Value(
        time: Date(), magnification: pinch.scale, velocity: pinch.velocity, startAnchor: start.anchor,
        startLocation: start.location)
      if pinch.state == .ended { ended(value) } else if pinch.state != .cancelled { changed(value) }
    }
  }
}

/// The initial location of a two-finger gesture, and whether it has begun.
@MainActor
struct TwoFingerStart {
  private(set) var location = CGPoint.zero
  private(set) var anchor = UnitPoint.center
  private(set) var hasBegun = false

  mutating func note(_ recognizer: UIGestureRecognizer, hasMoved: Bool) {
    if recognizer.state == .began {
      let size = recognizer.view?.bounds.size ?? .zero
      location = recognizer.location(in: recognizer.view)
      anchor = UnitPoint(
        x: size.width > 0 ? location.x / size.width : 0.5, y: size.height > 0 ? location.y / size.height : 0.5
      )
      hasBegun = false
    }
    if hasMoved { hasBegun = true }
  }
}

/// The deprecated form of `MagnifyGesture`.
public struct MagnificationGesture: Gesture {
  public typealias Value = CGFloat
  public typealias Body = Never
  public var minimumScaleDelta: CGFloat
  nonisolated public init(minimumScaleDelta: CGFloat = 0.01) { self.minimumScaleDelta = minimumScaleDelta }
  public func _attach(
    _ target: _GestureTarget, _ changed: @escaping (CGFloat) -> Void, _ ended: @escaping (CGFloat) -> Void
  ) {
    MagnifyGesture(minimumScaleDelta: minimumScaleDelta)._attach(
      target, { changed($0.magnification) }, { ended($0.magnification) })
  }
}

/// The deprecated form of `RotateGesture`.
public struct RotationGesture: Gesture {
  public typealias Value = Angle
  public typealias Body = Never
  public var minimumAngleDelta: Angle
  nonisolated public init(minimumAngleDelta: Angle = .degrees(1)) {
    self.minimumAngleDelta = minimumAngleDelta
  }
  public func _attach(
    _ target: _GestureTarget, _ changed: @escaping (Angle) -> Void, _ ended: @escaping (Angle) -> Void
  ) {
    RotateGesture(minimumAngleDelta: minimumAngleDelta)._attach(
      target, { changed($0.rotation) }, { ended($0.rotation) })
  }
}

public struct RotateGesture: Gesture {
  public struct Value: Equatable, Sendable {
    public var time: Date
    public var rotation: Angle
    /// The change per second.
    public var velocity: Angle
    public var startAnchor: UnitPoint
    public var startLocation: CGPoint
  }
  public typealias Body = Never
  /// The minimum rotation before the gesture begins.
  public var minimumAngleDelta: Angle
  nonisolated public init(minimumAngleDelta: Angle = .degrees(1)) {
    self.minimumAngleDelta = minimumAngleDelta
  }
  public func _attach(
    _ target: _GestureTarget, _ changed: @escaping (Value) -> Void, _ ended: @escaping (Value) -> Void
  ) {
    var start = TwoFingerStart()
    target.add(UIRotationGestureRecognizer()) { [minimumAngleDelta] recognizer in
      guard let turn = recognizer as? UIRotationGestureRecognizer else { return }
      start.note(turn, hasMoved: abs(Double(turn.rotation)) >= minimumAngleDelta.radians)
      guard start.hasBegun else { return }
      let value = Value(
        time: Date(), rotation: Angle(radians: Double(turn.rotation)),
        velocity: Angle(radians: Double(turn.velocity)), startAnchor: start.anchor,
        startLocation: start.location)
      if turn.state == .ended { ended(value) } else if turn.state != .cancelled { changed(value) }
    }
  }
}

/// A property that is updated during a gesture and reset afterward.
@propertyWrapper
public struct GestureState<Value>: DynamicProperty {
  @State private var value: Value
  private let initial: Value
  private let resetTransaction: (Value) -> Transaction
  public init(wrappedValue: Value) { self.init(wrappedValue: wrappedValue, resetTransaction: Transaction()) }
  public init(initialValue: Value) { self.init(wrappedValue: initialValue) }
  /// - `resetTransaction`: The transaction for resetting the value.
  public init(wrappedValue: Value, resetTransaction: Transaction) {
    _value = State(wrappedValue: wrappedValue)
    initial = wrappedValue
    self.resetTransaction = { _ in resetTransaction }
  }
  public init(initialValue: Value, resetTransaction: Transaction) {
    self.init(wrappedValue: initialValue, resetTransaction: resetTransaction)
  }
  /// - `reset`: Changes the transaction for resetting the value; receives the value of the gesture's end.
  public init(wrappedValue: Value, reset: @escaping (Value, inout Transaction) -> Void) {
    _value = State(wrappedValue: wrappedValue)
    initial = wrappedValue
    resetTransaction = {
      var transaction = Transaction()
      reset($0, &transaction)
      return transaction
    }
  }
  public init(initialValue: Value, reset: @escaping (Value, inout Transaction) -> Void) {
    self.init(wrappedValue: initialValue, reset: reset)
  }
  public var wrappedValue: Value { value }
  public var projectedValue: GestureState<Value> { self }
  func set(_ newValue: Value) { value = newValue }
  func reset() { withTransaction(resetTransaction(value)) { value = initial } }
}
extension GestureState where Value: ExpressibleByNilLiteral {
  public init(resetTransaction: Transaction = Transaction()) {
    self.init(wrappedValue: nil, resetTransaction: resetTransaction)
  }
  public init(reset: @escaping (Value, inout Transaction) -> Void) {
    self.init(wrappedValue: nil, reset: reset)
  }
}

/// Attaches a gesture to a view.
package struct GestureModifier<G: Gesture>: ViewModifier, ItemModifier {
  package typealias Body = Never
  let gesture: G
  let mask: GestureMask
  var isSimultaneous = false
  var hasPriority = false
  var name: String?
  package func makeItem(_ node: _ViewNode, _ content: LayoutItem) -> GestureItem {
    let item = GestureItem(node, content, HostingView())
    item.target.view = item.view
    item.target.isSimultaneous = isSimultaneous
    item.target.hasPriority = hasPriority
    item.target.name = name
    attach(item)
    return item
  }
  /// Uses the closures of the new value. Active recognizers are not replaced until they end.
  package func update(_ item: GestureItem) -> Bool {
    if !item.isBusy { attach(item) }
    return false
  }
  private func attach(_ item: GestureItem) {
    item.target.removeAll()
    item.view.keepsTouches = !mask.contains(.subviews)
    if mask.contains(.gesture) { attachGesture(item) }
  }
  private func attachGesture(_ item: GestureItem) {
    gesture._attach(item.target, { _ in }, { _ in })
  }
}

package final class GestureItem: ContainerItem {
  let target = _GestureTarget()
  var isBusy: Bool {
    (view.gestureRecognizers ?? []).contains {
      // A gesture with active touches may still begin.
      $0.state == .began || $0.state == .changed || $0.state == .ended || $0.numberOfTouches > 0
    }
  }
  package override func configure(_ size: CGSize) {
    view.isUserInteractionEnabled = environment.isEnabled
    view.hitShape = content.trait(ContentShapeTrait.self)
    view.ignoresGaps = true
  }
}

/// Reports whether a finger is pressing.
private struct PressingGesture<Base: Gesture>: Gesture where Base.Value == Bool {
  typealias Body = Never
  let base: Base
  let onPressingChanged: (Bool) -> Void
  func _attach(
    _ target: _GestureTarget, _ changed: @escaping (Bool) -> Void, _ ended: @escaping (Bool) -> Void
  ) {
    target.onCancel { onPressingChanged(false) }
    base._attach(target) {
      onPressingChanged(true)
      changed($0)
    } _: {
      onPressingChanged(false)
      ended($0)
    }
  }
}

/// The hit-testing shape of gestures and controls.
package struct HitShape {
  let path: @MainActor (CGRect) -> CGPath
  var isEvenOdd = false
  @MainActor
  func contains(_ point: CGPoint, _ bounds: CGRect) -> Bool {
    path(bounds).contains(point, using: isEvenOdd ? .evenOdd : .winding)
  }
}
package enum ContentShapeTrait: ItemTrait { package typealias Value = HitShape }

public struct ContentShapeKinds: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public static let interaction = ContentShapeKinds(rawValue: 1)
  public static let dragPreview = ContentShapeKinds(rawValue: 2)
  public static let contextMenuPreview = ContentShapeKinds(rawValue: 4)
  public static let hoverEffect = ContentShapeKinds(rawValue: 8)
  public static let accessibility = ContentShapeKinds(rawValue: 16)
}

extension View {
  /// Attaches a gesture. The mask enables it and the gestures of subviews.
  nonisolated public func gesture<T: Gesture>(_ gesture: T, including mask: GestureMask = .all) -> some View {
    modifier(GestureModifier(gesture: gesture, mask: mask))
  }
  /// Attaches a gesture that is recognized simultaneously with others.
  nonisolated public func simultaneousGesture<T: Gesture>(_ gesture: T, including mask: GestureMask = .all)
    -> some View
  {
    modifier(GestureModifier(gesture: gesture, mask: mask, isSimultaneous: true))
  }
  /// Attaches a gesture that takes precedence over those of subviews.
  nonisolated public func highPriorityGesture<T: Gesture>(_ gesture: T, including mask: GestureMask = .all)
    -> some View
  {
    modifier(GestureModifier(gesture: gesture, mask: mask, hasPriority: true))
  }
  nonisolated public func onTapGesture(count: Int = 1, perform action: @escaping () -> Void) -> some View {
    gesture(TapGesture(count: count).onEnded { action() })
  }
  /// - `onPressingChanged`: Called when a finger touches down, and when it was held long enough or
  ///   lifted.
  nonisolated public func onLongPressGesture(
    minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10, perform action: @escaping () -> Void,
    onPressingChanged: ((Bool) -> Void)? = nil
  ) -> some View {
    let press = LongPressGesture(minimumDuration: minimumDuration, maximumDistance: maximumDistance)
    return gesture(
      PressingGesture(
        base: press.onEnded { _ in action() }, onPressingChanged: onPressingChanged ?? { _ in }))
  }
  nonisolated public func onTapGesture(count: Int = 1, perform action: @escaping (CGPoint) -> Void)
    -> some View
  {
    gesture(SpatialTapGesture(count: count).onEnded { action($0.location) })
  }
  /// Sets the hit-testing shape for gestures and controls.
  nonisolated public func contentShape<S: Shape>(_ shape: S, eoFill: Bool = false) -> some View {
    trait(ContentShapeTrait.self, HitShape(path: { shape.path(in: $0).cgPath }, isEvenOdd: eoFill))
  }
  nonisolated public func contentShape<S: Shape>(
    _ kinds: ContentShapeKinds, _ shape: S, eoFill: Bool = false
  ) -> some View {
    transformTrait(
      kinds.contains(.interaction), HitShape(path: { shape.path(in: $0).cgPath }, isEvenOdd: eoFill))
  }
  @ViewBuilder
  nonisolated private func transformTrait(_ isMeant: Bool, _ shape: HitShape) -> some View {
    if isMeant { trait(ContentShapeTrait.self, shape) } else { self }
  }
}
