/// Two gestures, the second of which begins when the first has ended.
public struct SequenceGesture<First: Gesture, Second: Gesture>: Gesture {
  public enum Value {
    case first(First.Value)
    case second(First.Value, Second.Value?)
  }
  public typealias Body = Never
  public var first: First
  public var second: Second
  public init(_ first: First, _ second: Second) {
    self.first = first
    self.second = second
  }
  public func _attach(
    _ target: _GestureTarget, _ changed: @escaping (Value) -> Void, _ ended: @escaping (Value) -> Void
  ) {
    var done: First.Value?
    target.isSimultaneous = true
    first._attach(target) {
      if done == nil { changed(.first($0)) }
    } _: {
      done = $0
      changed(.second($0, nil))
    }
    second._attach(target) {
      if let done { changed(.second(done, $0)) }
    } _: {
      guard let first = done else { return }
      done = nil
      ended(.second(first, $0))
    }
  }
}

/// Two gestures at the same time.
public struct SimultaneousGesture<First: Gesture, Second: Gesture>: Gesture {
  public struct Value {
    public var first: First.Value?
    public var second: Second.Value?
  }
  public typealias Body = Never
  public var first: First
  public var second: Second
  public init(_ first: First, _ second: Second) {
    self.first = first
    self.second = second
  }
  public func _attach(
    _ target: _GestureTarget, _ changed: @escaping (Value) -> Void, _ ended: @escaping (Value) -> Void
  ) {
    var value = Value()
    target.isSimultaneous = true
    first._attach(target) {
      value.first = $0
      changed(value)
    } _: {
      value.first = $0
      ended(value)
    }
    second._attach(target) {
      value.second = $0
      changed(value)
    } _: {
      value.second = $0
      ended(value)
    }
  }
}

/// Two gestures of which one wins; the first where both could.
public struct ExclusiveGesture<First: Gesture, Second: Gesture>: Gesture {
  public enum Value {
    case first(First.Value)
    case second(Second.Value)
  }
  public typealias Body = Never
  public var first: First
  public var second: Second
  public init(_ first: First, _ second: Second) {
    self.first = first
    self.second = second
  }
  public func _attach(
    _ target: _GestureTarget, _ changed: @escaping (Value) -> Void, _ ended: @escaping (Value) -> Void
  ) {
    first._attach(target) {
      changed(.first($0))
    } _: {
      ended(.first($0))
    }
    let firstRecognizers = target.all
    second._attach(target) {
      changed(.second($0))
    } _: {
      ended(.second($0))
    }
    for later in target.all.dropFirst(firstRecognizers.count) {
      for earlier in firstRecognizers { later.require(toFail: earlier) }
    }
  }
}

/// A gesture that calls itself another value.
public struct _MapGesture<Base: Gesture, Value>: Gesture {
  public typealias Body = Never
  let base: Base
  let transform: (Base.Value) -> Value
  public func _attach(
    _ target: _GestureTarget, _ changed: @escaping (Value) -> Void, _ ended: @escaping (Value) -> Void
  ) { base._attach(target, { changed(transform($0)) }, { ended(transform($0)) }) }
}

extension Gesture {
  public func sequenced<Other: Gesture>(before other: Other) -> SequenceGesture<Self, Other> {
    SequenceGesture(self, other)
  }
  public func simultaneously<Other: Gesture>(with other: Other) -> SimultaneousGesture<Self, Other> {
    SimultaneousGesture(self, other)
  }
  public func exclusively<Other: Gesture>(before other: Other) -> ExclusiveGesture<Self, Other> {
    ExclusiveGesture(self, other)
  }
  public func map<T>(_ body: @escaping (Value) -> T) -> _MapGesture<Self, T> {
    _MapGesture(base: self, transform: body)
  }
}

/// The newer name of `RotationGesture`.
public struct RotateGesture: Gesture {
  public struct Value: Equatable, Sendable { public var rotation: Angle }
  public typealias Body = Never
  public init(minimumAngleDelta: Angle = .degrees(1)) {}
  public func _attach(
    _ target: _GestureTarget, _ changed: @escaping (Value) -> Void, _ ended: @escaping (Value) -> Void
  ) {
    RotationGesture()._attach(
      target, { changed(Value(rotation: $0)) }, { ended(Value(rotation: $0)) })
  }
}

/// Which gestures of a view take part.
public struct GestureMask: OptionSet, Sendable {
  public let rawValue: UInt32
  public init(rawValue: UInt32) { self.rawValue = rawValue }
  public static let none: GestureMask = []
  public static let gesture = GestureMask(rawValue: 1)
  public static let subviews = GestureMask(rawValue: 2)
  public static let all: GestureMask = [.gesture, .subviews]
}

extension View {
  /// Attaches a gesture, where the mask has gestures.
  @ViewBuilder
  public func gesture<T: Gesture>(_ gesture: T, including mask: GestureMask) -> some View {
    if mask.contains(.gesture) { self.gesture(gesture) } else { self }
  }
}
