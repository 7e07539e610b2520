/// Calls actions when views appear and disappear.
public struct _AppearanceActionModifier: ViewModifier {
  public typealias Body = Never
  var onAppear: (() -> Void)?
  var onDisappear: (() -> Void)?
  public static func _makeModifierNode<C: View>(
    _ view: ModifiedContent<C, Self>, _ inputs: _NodeInputs
  ) -> _TypedNode<ModifiedContent<C, Self>> { AppearanceActionNode(view, inputs) }
}

private final class AppearanceActionNode<C: View>:
  ForwardingNode<ModifiedContent<C, _AppearanceActionModifier>, C>, AppearanceNode
{
  private var modifier: _AppearanceActionModifier
  private var hasAppeared = false

  init(_ view: ModifiedContent<C, _AppearanceActionModifier>, _ inputs: _NodeInputs) {
    modifier = view.modifier
    super.init(view, inputs, \.content)
    host.register(self)
  }
  override func update(_ view: ModifiedContent<C, _AppearanceActionModifier>) {
    modifier = view.modifier
    super.update(view)
  }
  func appear() {
    guard !hasAppeared, isAlive else { return }
    hasAppeared = true
    Tracking.ignoring { modifier.onAppear?() }
  }
  func disappear() {
    guard hasAppeared else { return }
    hasAppeared = false
    Tracking.ignoring { modifier.onDisappear?() }
  }
  override func willEnd() {
    guard hasAppeared else { return }
    UpdateQueue.afterUpdate { self.disappear() }
  }
}

/// Runs a task while the view is visible.
public struct _TaskModifier: ViewModifier {
  public typealias Body = Never
  let id: AnyHashable?
  let priority: TaskPriority
  /// Isolated as where it was written, so that it begins there, without a turn on another thread.
  let action: @Sendable @isolated(any) () async -> Void
  public static func _makeModifierNode<C: View>(
    _ view: ModifiedContent<C, Self>, _ inputs: _NodeInputs
  ) -> _TypedNode<ModifiedContent<C, Self>> { TaskNode(view, inputs) }
}

private final class TaskNode<C: View>: ForwardingNode<ModifiedContent<C, _TaskModifier>, C>, AppearanceNode {
  private var modifier: _TaskModifier
  private var task: Task<Void, Never>?
  private var isShown = false

  init(_ view: ModifiedContent<C, _TaskModifier>, _ inputs: _NodeInputs) {
    modifier = view.modifier
    super.init(view, inputs, \.content)
    host.register(self)
  }
  override func update(_ view: ModifiedContent<C, _TaskModifier>) {
    let isSame = modifier.id == view.modifier.id
    modifier = view.modifier
    super.update(view)
    if !isSame, isShown {
      task?.cancel()
      start()
    }
  }
  private func start() { task = Task(priority: modifier.priority, operation: modifier.action) }
  func appear() {
    guard !isShown, isAlive else { return }
    isShown = true
    start()
  }
  func disappear() {
    isShown = false
    task?.cancel()
    task = nil
  }
  override func willEnd() { disappear() }
}

/// Calls an action when a value changes.
public struct _ValueActionModifier<Value: Equatable>: ViewModifier {
  public typealias Body = Never
  let value: Value
  let isInitial: Bool
  let action: (Value, Value) -> Void
  public static func _makeModifierNode<C: View>(
    _ view: ModifiedContent<C, Self>, _ inputs: _NodeInputs
  ) -> _TypedNode<ModifiedContent<C, Self>> { ValueActionNode(view, inputs) }
}

private final class ValueActionNode<C: View, Value: Equatable>:
  ForwardingNode<ModifiedContent<C, _ValueActionModifier<Value>>, C>
{
  private var value: Value
  private var counter = FrameCounter()

  init(_ view: ModifiedContent<C, _ValueActionModifier<Value>>, _ inputs: _NodeInputs) {
    value = view.modifier.value
    super.init(view, inputs, \.content)
    if view.modifier.isInitial {
      let modifier = view.modifier
      UpdateQueue.afterUpdate { modifier.action(modifier.value, modifier.value) }
    }
  }
  override func update(_ view: ModifiedContent<C, _ValueActionModifier<Value>>) {
    let old = value
    value = view.modifier.value
    super.update(view)
    guard old != value else { return }
    // Conformance.md M38. An action that corrects the value once is valid.
    if counter.next() == 3 {
      UIKitFault.warn(
        "onChange(of: \(Value.self)) action tried to update multiple times per frame.", category: "SwiftUI")
    }
    let modifier = view.modifier
    UpdateQueue.afterUpdate { [weak self] in if self?.isAlive == true { modifier.action(old, modifier.value) }
    }
  }
}

/// Receives the values of a publisher for the view's lifetime.
public struct _SubscriptionModifier<P: Publisher>: ViewModifier where P.Failure == Never {
  public typealias Body = Never
  let publisher: P
  let action: (P.Output) -> Void
  public static func _makeModifierNode<C: View>(
    _ view: ModifiedContent<C, Self>, _ inputs: _NodeInputs
  ) -> _TypedNode<ModifiedContent<C, Self>> { SubscriptionNode(view, inputs) }
}

private final class SubscriptionNode<C: View, P: Publisher>:
  ForwardingNode<ModifiedContent<C, _SubscriptionModifier<P>>, C>
where P.Failure == Never {
  private var modifier: _SubscriptionModifier<P>
  private var subscription: AnyCancellable?
  private lazy var comparison = PropertyLayout.comparison(of: P.self)

  init(_ view: ModifiedContent<C, _SubscriptionModifier<P>>, _ inputs: _NodeInputs) {
    modifier = view.modifier
    super.init(view, inputs, \.content)
    subscribe()
  }
  private func subscribe() {
    subscription = modifier.publisher.sink { [weak self] value in
      // Handed over to the main thread; not used here again.
      nonisolated(unsafe) let value = value
      onMain { self?.modifier.action(value) }
    }
  }
  override func update(_ view: ModifiedContent<C, _SubscriptionModifier<P>>) {
    let isSame = withUnsafePointer(to: view.modifier.publisher) { new in
      withUnsafePointer(to: modifier.publisher) { comparison($0, new) }
    }
    modifier = view.modifier
    if !isSame { subscribe() }
    super.update(view)
  }
  override func willEnd() { subscription = nil }
}

extension View {
  /// Calls `action` before the view becomes visible, each time.
  nonisolated public func onAppear(perform action: (() -> Void)? = nil) -> some View {
    modifier(_AppearanceActionModifier(onAppear: action, onDisappear: nil))
  }
  /// Calls `action` after the view is no longer visible.
  nonisolated public func onDisappear(perform action: (() -> Void)? = nil) -> some View {
    modifier(_AppearanceActionModifier(onAppear: nil, onDisappear: action))
  }
  /// Runs a task when the view appears, and cancels it when the view disappears.
  @preconcurrency
  nonisolated public func task(
    priority: TaskPriority = .userInitiated,
    @_inheritActorContext _ action: @escaping @Sendable @isolated(any) () async -> Void
  ) -> some View { modifier(_TaskModifier(id: nil, priority: priority, action: action)) }
  /// Runs a task when the view appears, and restarts it when `id` changes.
  @preconcurrency
  nonisolated public func task<T: Equatable>(
    id value: T, priority: TaskPriority = .userInitiated,
    @_inheritActorContext _ action: @escaping @Sendable @isolated(any) () async -> Void
  ) -> some View {
    modifier(_TaskModifier(id: AnyHashable(EquatableKey(value)), priority: priority, action: action))
  }
  nonisolated public func onChange<V: Equatable>(
    of value: V, initial: Bool = false, _ action: @escaping (_ oldValue: V, _ newValue: V) -> Void
  ) -> some View { modifier(_ValueActionModifier(value: value, isInitial: initial, action: action)) }
  nonisolated public func onChange<V: Equatable>(
    of value: V, initial: Bool = false, _ action: @escaping () -> Void
  ) -> some View {
    modifier(_ValueActionModifier(value: value, isInitial: initial, action: { _, _ in action() }))
  }
  @available(*, deprecated, message: "Use onChange(of:initial:_:) with two parameters or none.")
  nonisolated public func onChange<V: Equatable>(
    of value: V, perform action: @escaping (_ newValue: V) -> Void
  )
    -> some View
  {
    modifier(_ValueActionModifier(value: value, isInitial: false, action: { action($1) }))
  }
  nonisolated public func onReceive<P: Publisher>(
    _ publisher: P, perform action: @escaping (P.Output) -> Void
  ) -> some View where P.Failure == Never {
    modifier(_SubscriptionModifier(publisher: publisher, action: action))
  }
}

/// An equatable value as a key.
private struct EquatableKey<T: Equatable>: Hashable {
  let value: T
  init(_ value: T) { self.value = value }
  func hash(into hasher: inout Hasher) {}
}
