/// Something that a person does with fingers, and what follows from it.
@preconcurrency @MainActor
public protocol Gesture<Value> {
  associatedtype Value
  associatedtype Body: Gesture
  var body: Body { get }
  /// Makes the recognisers that stand for the gesture. For the framework's own gestures.
  func _attach(
    _ target: _GestureTarget, _ changed: @escaping (Value) -> Void, _ ended: @escaping (Value) -> Void)
}

extension Gesture {
  public func _attach(
    _ target: _GestureTarget, _ changed: @escaping (Value) -> Void, _ ended: @escaping (Value) -> Void
  ) { (body as? any Gesture<Value>)?._attach(target, changed, ended) }
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
public final class _GestureTarget: NSObject, UIGestureRecognizerDelegate {
  weak var view: UIView?
  var isSimultaneous = false
  /// Whether the gestures of the views inside wait until this one has failed.
  var hasPriority = false
  private var recognizers: [UIGestureRecognizer] = []
  private var actions: [ObjectIdentifier: @MainActor (UIGestureRecognizer) -> Void] = [:]

  func add(_ recognizer: UIGestureRecognizer, _ action: @escaping @MainActor (UIGestureRecognizer) -> Void) {
    recognizer.delegate = self
    recognizer.addHandler(action)
    recognizers.append(recognizer)
    view?.addGestureRecognizer(recognizer)
  }
  var all: [UIGestureRecognizer] { recognizers }
  func removeAll() {
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
}

public struct TapGesture: Gesture {
  public typealias Value = Void
  public typealias Body = Never
  public var count: Int
  public init(count: Int = 1) { self.count = count }
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
  public init(count: Int = 1) { self.count = count }
  public func _attach(
    _ target: _GestureTarget, _ changed: @escaping (Value) -> Void, _ ended: @escaping (Value) -> Void
  ) {
    let recognizer = UITapGestureRecognizer()
    recognizer.numberOfTapsRequired = count
    target.add(recognizer) { if $0.state == .ended { ended(Value(location: $0.location(in: $0.view))) } }
  }
}

public struct LongPressGesture: Gesture {
  public typealias Value = Bool
  public typealias Body = Never
  public var minimumDuration: Double
  public init(minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10) {
    self.minimumDuration = minimumDuration
  }
  public func _attach(
    _ target: _GestureTarget, _ changed: @escaping (Bool) -> Void, _ ended: @escaping (Bool) -> Void
  ) {
    let recognizer = UILongPressGestureRecognizer()
    recognizer.minimumPressDuration = minimumDuration
    target.add(recognizer) {
      if $0.state == .began {
        changed(true)
        ended(true)
      }
    }
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
  public init(minimumDistance: CGFloat = 10, coordinateSpace: CoordinateSpace = .local) {
    self.minimumDistance = minimumDistance
    self.coordinateSpace = coordinateSpace
  }
  public init<C: CoordinateSpaceProtocol>(
    minimumDistance: CGFloat = 10, coordinateSpace: C = LocalCoordinateSpace()
  ) {
    self.minimumDistance = minimumDistance
    self.coordinateSpace = coordinateSpace.coordinateSpace
  }
  public func _attach(
    _ target: _GestureTarget, _ changed: @escaping (Value) -> Void, _ ended: @escaping (Value) -> Void
  ) {
    let recognizer = UIPanGestureRecognizer()
    let coordinates = coordinateSpace
    target.add(recognizer) { recognizer in
      guard let pan = recognizer as? UIPanGestureRecognizer else { return }
      let space: UIView? =
        switch coordinates {
        case .global: pan.view?.window
        case .local: pan.view
        case .named(let name): pan.view?.spaceView(name) ?? pan.view?.window
        }
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
  public struct Value: Equatable, Sendable { public var magnification: CGFloat }
  public typealias Body = Never
  public init(minimumScaleDelta: CGFloat = 0.01) {}
  public func _attach(
    _ target: _GestureTarget, _ changed: @escaping (Value) -> Void, _ ended: @escaping (Value) -> Void
  ) {
    target.add(UIPinchGestureRecognizer()) { recognizer in
      let value = Value(magnification: (recognizer as? UIPinchGestureRecognizer)?.scale ?? 1)
      if recognizer.state == .ended { ended(value) } else if recognizer.state != .cancelled { changed(value) }
    }
  }
}

/// The older form of `MagnifyGesture`.
public struct MagnificationGesture: Gesture {
  public typealias Value = CGFloat
  public typealias Body = Never
  public init(minimumScaleDelta: CGFloat = 0.01) {}
  public func _attach(
    _ target: _GestureTarget, _ changed: @escaping (CGFloat) -> Void, _ ended: @escaping (CGFloat) -> Void
  ) { MagnifyGesture()._attach(target, { changed($0.magnification) }, { ended($0.magnification) }) }
}

public struct RotationGesture: Gesture {
  public typealias Value = Angle
  public typealias Body = Never
  public init(minimumAngleDelta: Angle = .degrees(1)) {}
  public func _attach(
    _ target: _GestureTarget, _ changed: @escaping (Angle) -> Void, _ ended: @escaping (Angle) -> Void
  ) {
    target.add(UIRotationGestureRecognizer()) { recognizer in
      let value = Angle(radians: Double((recognizer as? UIRotationGestureRecognizer)?.rotation ?? 0))
      if recognizer.state == .ended { ended(value) } else if recognizer.state != .cancelled { changed(value) }
    }
  }
}

public struct _GestureCallbacks<Base: Gesture>: Gesture {
  public typealias Value = Base.Value
  public typealias Body = Never
  let base: Base
  let onChanged: ((Base.Value) -> Void)?
  let onEnded: ((Base.Value) -> Void)?
  public func _attach(
    _ target: _GestureTarget, _ changed: @escaping (Value) -> Void, _ ended: @escaping (Value) -> Void
  ) {
    base._attach(
      target,
      {
        onChanged?($0)
        changed($0)
      },
      {
        onEnded?($0)
        ended($0)
      })
  }
}

/// What a gesture says while it lasts; afterwards it is what it was.
@propertyWrapper
public struct GestureState<Value>: DynamicProperty {
  @State private var value: Value
  private let initial: Value
  public init(wrappedValue: Value) {
    _value = State(wrappedValue: wrappedValue)
    initial = wrappedValue
  }
  public init(initialValue: Value) { self.init(wrappedValue: initialValue) }
  public var wrappedValue: Value { value }
  public var projectedValue: GestureState<Value> { self }
  func set(_ newValue: Value) { value = newValue }
  func reset() { value = initial }
}

public struct _UpdatingGesture<Base: Gesture, State>: Gesture {
  public typealias Value = Base.Value
  public typealias Body = Never
  let base: Base
  let state: GestureState<State>
  let change: (Base.Value, inout State, inout Transaction) -> Void
  public func _attach(
    _ target: _GestureTarget, _ changed: @escaping (Value) -> Void, _ ended: @escaping (Value) -> Void
  ) {
    base._attach(
      target,
      { value in
        var current = state.wrappedValue
        var transaction = Transaction()
        change(value, &current, &transaction)
        withTransaction(transaction) { state.set(current) }
        changed(value)
      },
      { value in
        state.reset()
        ended(value)
      })
  }
}

extension Gesture {
  public func onEnded(_ action: @escaping (Value) -> Void) -> _GestureCallbacks<Self> {
    _GestureCallbacks(base: self, onChanged: nil, onEnded: action)
  }
  public func onChanged(_ action: @escaping (Value) -> Void) -> _GestureCallbacks<Self> {
    _GestureCallbacks(base: self, onChanged: action, onEnded: nil)
  }
  public func updating<State>(
    _ state: GestureState<State>, body: @escaping (Value, inout State, inout Transaction) -> Void
  ) -> _UpdatingGesture<Self, State> { _UpdatingGesture(base: self, state: state, change: body) }
}

/// Attaches a gesture to a view.
package struct GestureModifier<G: Gesture>: ViewModifier, ItemModifier {
  package typealias Body = Never
  let gesture: G
  var isSimultaneous = false
  var hasPriority = false
  package func makeItem(_ node: _ViewNode, _ content: LayoutItem) -> GestureItem {
    let item = GestureItem(node, content, HostingView())
    item.target.view = item.view
    item.target.isSimultaneous = isSimultaneous
    item.target.hasPriority = hasPriority
    attach(item)
    return item
  }
  /// The closures of the new value take over; a recogniser that runs is left alone until it has ended.
  package func update(_ item: GestureItem) -> Bool {
    if !item.isBusy { attach(item) }
    return false
  }
  private func attach(_ item: GestureItem) {
    item.target.removeAll()
    gesture._attach(item.target, { _ in }, { _ in })
  }
}

package final class GestureItem: ContainerItem {
  let target = _GestureTarget()
  var isBusy: Bool {
    (view.gestureRecognizers ?? []).contains {
      $0.state == .began || $0.state == .changed || $0.state == .ended
    }
  }
  package override func configure(_ size: CGSize) {
    view.isUserInteractionEnabled = environment.isEnabled
    view.hitShape = content.trait(ContentShapeTrait.self)?.path
  }
}

/// The form that gestures and controls take touches in.
package struct HitShape {
  let path: @MainActor (CGRect) -> CGPath
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
  public func gesture<T: Gesture>(_ gesture: T) -> some View {
    modifier(GestureModifier(gesture: gesture))
  }
  public func simultaneousGesture<T: Gesture>(_ gesture: T) -> some View {
    modifier(GestureModifier(gesture: gesture, isSimultaneous: true))
  }
  /// Attaches a gesture that goes before those of the views inside.
  public func highPriorityGesture<T: Gesture>(_ gesture: T) -> some View {
    modifier(GestureModifier(gesture: gesture, hasPriority: true))
  }
  public func onTapGesture(count: Int = 1, perform action: @escaping () -> Void) -> some View {
    gesture(TapGesture(count: count).onEnded { action() })
  }
  public func onLongPressGesture(
    minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10, perform action: @escaping () -> Void,
    onPressingChanged: ((Bool) -> Void)? = nil
  ) -> some View { gesture(LongPressGesture(minimumDuration: minimumDuration).onEnded { _ in action() }) }
  public func onTapGesture(count: Int = 1, perform action: @escaping (CGPoint) -> Void) -> some View {
    gesture(SpatialTapGesture(count: count).onEnded { action($0.location) })
  }
  /// The form that the gestures and controls around the view take touches in.
  public func contentShape<S: Shape>(_ shape: S, eoFill: Bool = false) -> some View {
    trait(ContentShapeTrait.self, HitShape { shape.path(in: $0).cgPath })
  }
  public func contentShape<S: Shape>(
    _ kinds: ContentShapeKinds, _ shape: S, eoFill: Bool = false
  ) -> some View {
    transformTrait(kinds.contains(.interaction), HitShape { shape.path(in: $0).cgPath })
  }
  @ViewBuilder
  private func transformTrait(_ isMeant: Bool, _ shape: HitShape) -> some View {
    if isMeant { trait(ContentShapeTrait.self, shape) } else { self }
  }
}
