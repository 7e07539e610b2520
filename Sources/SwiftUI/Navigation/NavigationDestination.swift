/// Declares the destination of a value type.
public struct _NavigationDestinationModifier<D: Hashable, Destination: View>: ViewModifier {
  public typealias Body = Never
  let build: (D) -> Destination
  public static func _makeModifierNode<C: View>(
    _ view: ModifiedContent<C, Self>, _ inputs: _NodeInputs
  ) -> _TypedNode<ModifiedContent<C, Self>> { DestinationNode(view, inputs) }
}

private final class DestinationNode<C: View, D: Hashable, V: View>:
  ForwardingNode<ModifiedContent<C, _NavigationDestinationModifier<D, V>>, C>
{
  private let box: TypedDestination<D, V>
  private weak var engine: NavigationEngine?

  init(_ view: ModifiedContent<C, _NavigationDestinationModifier<D, V>>, _ inputs: _NodeInputs) {
    box = TypedDestination(inputs.host, view.modifier.build)
    engine = inputs.environment.navigation
    super.init(view, inputs, \.content)
    _ = StoredType.name(of: D.self)
    engine?.register(box)
  }
  override func update(_ view: ModifiedContent<C, _NavigationDestinationModifier<D, V>>) {
    box.build = view.modifier.build
    super.update(view)
    engine?.destinationDidChange(box)
  }
  override func willEnd() { engine?.unregister(box) }
}

/// Pushes a view while a binding is `true`.
public struct _NavigationFlagModifier<Destination: View>: ViewModifier {
  public typealias Body = Never
  let isPresented: Binding<Bool>
  let destination: () -> Destination
  public static func _makeModifierNode<C: View>(
    _ view: ModifiedContent<C, Self>, _ inputs: _NodeInputs
  ) -> _TypedNode<ModifiedContent<C, Self>> { FlagNode(view, inputs) }
}

private final class FlagNode<C: View, V: View>: ForwardingNode<
  ModifiedContent<C, _NavigationFlagModifier<V>>, C
>
{
  private var modifier: _NavigationFlagModifier<V>
  private weak var engine: NavigationEngine?
  private var entry: NavigationEngine.Entry?
  private weak var destinationNode: DeferredNode<V>?
  private var isWaiting = false

  init(_ view: ModifiedContent<C, _NavigationFlagModifier<V>>, _ inputs: _NodeInputs) {
    modifier = view.modifier
    engine = inputs.environment.navigation
    super.init(view, inputs, \.content)
    synchronize()
  }
  override func update(_ view: ModifiedContent<C, _NavigationFlagModifier<V>>) {
    modifier = view.modifier
    super.update(view)
    destinationNode?.rebuild()
    synchronize()
  }
  override func reevaluate() { synchronize() }

  private func synchronize() {
    evaluation &+= 1
    let wanted = Tracking.reading(self) { modifier.isPresented.wrappedValue }
    guard wanted != (entry != nil), !isWaiting else { return }
    isWaiting = true
    UpdateQueue.afterUpdate { [weak self] in
      self?.isWaiting = false
      self?.move()
    }
  }

  private func move() {
    guard isAlive, let engine else { return }
    let wanted = Tracking.ignoring { modifier.isPresented.wrappedValue }
    if wanted, entry == nil {
      let made = engine.push { [weak self] inputs in
        guard let self else { return _TypedNode<EmptyView>(inputs) }
        let node = DeferredNode(inputs) { [weak self] in self?.modifier.destination() }
        self.destinationNode = node
        return node
      }
      made.onPop = { [weak self, weak made] in
        guard let self, self.entry === made else { return }
        self.entry = nil
        if self.modifier.isPresented.wrappedValue { self.modifier.isPresented.wrappedValue = false }
      }
      made.onReopen = { [weak self] in
        guard let self, self.isAlive else { return false }
        self.modifier.isPresented.wrappedValue = true
        return self.modifier.isPresented.wrappedValue
      }
      entry = made
    } else if !wanted, let entry {
      self.entry = nil
      engine.remove(entry)
    }
  }
}

extension View {
  /// Declares the destination for values of a type. Attach it outside lazy containers.
  nonisolated public func navigationDestination<D: Hashable, C: View>(
    for data: D.Type, @ViewBuilder destination: @escaping (D) -> C
  ) -> some View { modifier(_NavigationDestinationModifier<D, C>(build: destination)) }

  /// Pushes a view while a binding is `true`.
  nonisolated public func navigationDestination<V: View>(
    isPresented: Binding<Bool>, @ViewBuilder destination: @escaping () -> V
  ) -> some View { modifier(_NavigationFlagModifier(isPresented: isPresented, destination: destination)) }

  /// Pushes a view while an item is not `nil`.
  nonisolated public func navigationDestination<D: Hashable, C: View>(
    item: Binding<D?>, @ViewBuilder destination: @escaping (D) -> C
  ) -> some View {
    modifier(
      _NavigationFlagModifier(
        isPresented: Binding(
          get: { item.wrappedValue != nil }, set: { if !$0 { item.wrappedValue = nil } })
      ) { ItemDestination(item: item.wrappedValue, build: destination) })
  }
}

/// The view of the last item, which is kept during the pop transition.
private struct ItemDestination<D: Hashable, C: View>: View {
  let item: D?
  let build: (D) -> C
  @State private var last: Last = Last()
  private final class Last { var item: D? }
  var body: some View {
    let shown = item ?? last.item
    last.item = shown
    return Group { if let shown { build(shown).id(shown) } }
  }
}
