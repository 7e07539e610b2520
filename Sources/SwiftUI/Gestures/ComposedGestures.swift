/// Two gestures in sequence.
public struct SequenceGesture<First: Gesture, Second: Gesture>: Gesture {
  public enum Value {
    case first(First.Value)
    case second(First.Value, Second.Value?)
  }
  public typealias Body = Never
  // Set by the initializer, which is not isolated, before the value is shared.
  nonisolated(unsafe) public var first: First
  nonisolated(unsafe) public var second: Second
  nonisolated public init(_ first: First, _ second: Second) {
    self.first = first
    self.second = second
  }
  public func _attach(
    _ target: _GestureTarget, _ changed: @escaping (Value) -> Void, _ ended: @escaping (Value) -> Void
  ) {
    var done: First.Value?
    var isSecondRunning = false
    target.isSimultaneous = true
    target.onCancel {
      done = nil
      isSecondRunning = false
    }
    first._attach(target) {
      if done == nil { changed(.first($0)) }
    } _: {
      done = $0
      changed(.second($0, nil))
    }
    // A released press ends the sequence.
    for press in target.all where press is UILongPressGestureRecognizer {
      press.addHandler { [weak target] in
        if $0.state == .ended, done != nil, !isSecondRunning { target?.cancel() }
      }
    }
    second._attach(target) {
      guard let done else { return }
      isSecondRunning = true
      changed(.second(done, $0))
    } _: {
      isSecondRunning = false
      guard let first = done else { return }
      done = nil
      ended(.second(first, $0))
    }
  }
}

/// Two simultaneous gestures.
public struct SimultaneousGesture<First: Gesture, Second: Gesture>: Gesture {
  public struct Value {
    public var first: First.Value?
    public var second: Second.Value?
  }
  public typealias Body = Never
  // Set by the initializer, which is not isolated, before the value is shared.
  nonisolated(unsafe) public var first: First
  nonisolated(unsafe) public var second: Second
  nonisolated public init(_ first: First, _ second: Second) {
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

extension SequenceGesture.Value: Equatable where First.Value: Equatable, Second.Value: Equatable {}
extension SequenceGesture.Value: Sendable where First.Value: Sendable, Second.Value: Sendable {}
extension SimultaneousGesture.Value: Equatable where First.Value: Equatable, Second.Value: Equatable {}
extension SimultaneousGesture.Value: Sendable where First.Value: Sendable, Second.Value: Sendable {}

/// Two gestures of which only one succeeds; the first has priority.
public struct ExclusiveGesture<First: Gesture, Second: Gesture>: Gesture {
  public enum Value {
    case first(First.Value)
    case second(Second.Value)
  }
  public typealias Body = Never
  // Set by the initializer, which is not isolated, before the value is shared.
  nonisolated(unsafe) public var first: First
  nonisolated(unsafe) public var second: Second
  nonisolated public init(_ first: First, _ second: Second) {
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

extension ExclusiveGesture.Value: Equatable where First.Value: Equatable, Second.Value: Equatable {}
extension ExclusiveGesture.Value: Sendable where First.Value: Sendable, Second.Value: Sendable {}

/// A gesture with a transformed value.
public struct _MapGesture<Base: Gesture, Value>: Gesture {
  public typealias Body = Never
  let base: Base
  let transform: (Base.Value) -> Value
  public func _attach(
    _ target: _GestureTarget, _ changed: @escaping (Value) -> Void, _ ended: @escaping (Value) -> Void
  ) { base._attach(target, { changed(transform($0)) }, { ended(transform($0)) }) }
}

extension Gesture {
  nonisolated public func sequenced<Other: Gesture>(before other: Other) -> SequenceGesture<Self, Other> {
    SequenceGesture(self, other)
  }
  nonisolated public func simultaneously<Other: Gesture>(with other: Other) -> SimultaneousGesture<
    Self, Other
  > {
    SimultaneousGesture(self, other)
  }
  nonisolated public func exclusively<Other: Gesture>(before other: Other) -> ExclusiveGesture<Self, Other> {
    ExclusiveGesture(self, other)
  }
  nonisolated public func map<T>(_ body: @escaping (Value) -> T) -> _MapGesture<Self, T> {
    _MapGesture(base: self, transform: body)
  }
}

/// The enabled gestures of a view and its subviews.
public struct GestureMask: OptionSet, Sendable {
  public let rawValue: UInt32
  public init(rawValue: UInt32) { self.rawValue = rawValue }
  public static let none: GestureMask = []
  public static let gesture = GestureMask(rawValue: 1)
  public static let subviews = GestureMask(rawValue: 2)
  public static let all: GestureMask = [.gesture, .subviews]
}
