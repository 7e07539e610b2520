/// A gesture with an action for each change of its value.
public struct _ChangedGesture<Content: Gesture>: Gesture {
  public typealias Value = Content.Value
  public typealias Body = Never
  let content: Content
  let action: (Value) -> Void

  public func _attach(
    _ target: _GestureTarget, _ changed: @escaping (Value) -> Void, _ ended: @escaping (Value) -> Void
  ) {
    content._attach(
      target,
      {
        action($0)
        changed($0)
      }, ended)
  }
}

/// A gesture with an action at its end.
public struct _EndedGesture<Content: Gesture>: Gesture {
  public typealias Value = Content.Value
  public typealias Body = Never
  let content: Content
  let action: (Value) -> Void

  public func _attach(
    _ target: _GestureTarget, _ changed: @escaping (Value) -> Void, _ ended: @escaping (Value) -> Void
  ) {
    content._attach(target, changed) {
      action($0)
      ended($0)
    }
  }
}

/// A gesture that updates the property of a view.
public struct GestureStateGesture<Base: Gesture, State>: Gesture {
  public typealias Value = Base.Value
  public typealias Body = Never
  // Set by the initializer, which is not isolated, before the value is shared.
  nonisolated(unsafe) public var base: Base
  nonisolated(unsafe) public var state: GestureState<State>
  nonisolated(unsafe) public var body: (Value, inout State, inout Transaction) -> Void

  nonisolated public init(
    base: Base, state: GestureState<State>, body: @escaping (Value, inout State, inout Transaction) -> Void
  ) {
    self.base = base
    self.state = state
    self.body = body
  }

  public func _attach(
    _ target: _GestureTarget, _ changed: @escaping (Value) -> Void, _ ended: @escaping (Value) -> Void
  ) {
    target.onCancel { state.reset() }
    base._attach(
      target,
      { value in
        var current = state.wrappedValue
        var transaction = Transaction()
        body(value, &current, &transaction)
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
  nonisolated public func onEnded(_ action: @escaping (Value) -> Void) -> _EndedGesture<Self> {
    _EndedGesture(content: self, action: action)
  }
  nonisolated public func onChanged(_ action: @escaping (Value) -> Void) -> _ChangedGesture<Self> {
    _ChangedGesture(content: self, action: action)
  }
  nonisolated public func updating<State>(
    _ state: GestureState<State>, body: @escaping (Value, inout State, inout Transaction) -> Void
  ) -> GestureStateGesture<Self, State> { GestureStateGesture(base: self, state: state, body: body) }
}
