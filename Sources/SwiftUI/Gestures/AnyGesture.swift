/// A type-erased gesture.
public struct AnyGesture<Value>: Gesture {
  public typealias Body = Never
  // Set by the initializer, which is not isolated, before the value is shared.
  nonisolated(unsafe) private let attach:
    @MainActor (_GestureTarget, @escaping (Value) -> Void, @escaping (Value) -> Void) -> Void

  nonisolated public init<T: Gesture>(_ gesture: T) where T.Value == Value {
    attach = { gesture._attach($0, $1, $2) }
  }
  public func _attach(
    _ target: _GestureTarget, _ changed: @escaping (Value) -> Void, _ ended: @escaping (Value) -> Void
  ) { attach(target, changed, ended) }
}

/// An absent gesture recognizes nothing.
extension Optional: Gesture where Wrapped: Gesture {
  public typealias Value = Wrapped.Value
  public typealias Body = Never
  public func _attach(
    _ target: _GestureTarget, _ changed: @escaping (Wrapped.Value) -> Void,
    _ ended: @escaping (Wrapped.Value) -> Void
  ) { self?._attach(target, changed, ended) }
}

extension CoordinateSpace {
  /// The view whose coordinates the space has, for gestures of a view; `nil` stands for the screen.
  @MainActor
  func view(for view: UIView?) -> UIView? {
    switch self {
    case .global: view?.window
    case .local: view
    case .named(let name): view?.spaceView(name) ?? view?.window
    }
  }
}

extension View {
  /// Attaches a gesture. Disabling it leaves the gestures of subviews enabled.
  nonisolated public func gesture<T: Gesture>(_ gesture: T, isEnabled: Bool) -> some View {
    self.gesture(gesture, including: isEnabled ? .all : .subviews)
  }
  /// Attaches a gesture whose recognizers have a name.
  nonisolated public func gesture<T: Gesture>(_ gesture: T, name: String, isEnabled: Bool = true) -> some View
  {
    modifier(GestureModifier(gesture: gesture, mask: isEnabled ? .all : .subviews, name: name))
  }
  /// Attaches a gesture that is recognized simultaneously with others.
  nonisolated public func simultaneousGesture<T: Gesture>(_ gesture: T, isEnabled: Bool) -> some View {
    simultaneousGesture(gesture, including: isEnabled ? .all : .subviews)
  }
  /// Attaches a gesture with a name that is recognized simultaneously with others.
  nonisolated public func simultaneousGesture<T: Gesture>(
    _ gesture: T, name: String, isEnabled: Bool = true
  ) -> some View {
    modifier(
      GestureModifier(
        gesture: gesture, mask: isEnabled ? .all : .subviews, isSimultaneous: true, name: name))
  }
  /// Attaches a gesture that takes precedence over those of subviews.
  nonisolated public func highPriorityGesture<T: Gesture>(_ gesture: T, isEnabled: Bool) -> some View {
    highPriorityGesture(gesture, including: isEnabled ? .all : .subviews)
  }
  /// Attaches a gesture with a name that takes precedence over those of subviews.
  nonisolated public func highPriorityGesture<T: Gesture>(
    _ gesture: T, name: String, isEnabled: Bool = true
  ) -> some View {
    modifier(
      GestureModifier(gesture: gesture, mask: isEnabled ? .all : .subviews, hasPriority: true, name: name))
  }
  /// Calls `action` with the location of a tap in a coordinate space.
  nonisolated public func onTapGesture<C: CoordinateSpaceProtocol>(
    count: Int = 1, coordinateSpace: C, perform action: @escaping (CGPoint) -> Void
  ) -> some View {
    gesture(SpatialTapGesture(count: count, coordinateSpace: coordinateSpace).onEnded { action($0.location) })
  }
}
