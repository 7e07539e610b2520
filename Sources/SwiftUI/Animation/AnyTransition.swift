// A value whose closure is called on the main thread.
/// A type-erased transition for inserted and removed views.
public struct AnyTransition: @unchecked Sendable {
  /// The appearance of a view before insertion or after removal.
  package struct TransitionAppearance: Sendable {
    var opacity: Double?
    var scale: CGFloat = 1
    var offset = CGSize.zero
    var edge: Edge?

    func merging(_ other: TransitionAppearance) -> TransitionAppearance {
      var copy = self
      copy.opacity = other.opacity ?? opacity
      copy.scale *= other.scale
      copy.offset = CGSize(
        width: offset.width + other.offset.width, height: offset.height + other.offset.height)
      copy.edge = other.edge ?? edge
      return copy
    }

    @MainActor
    package func apply(to view: UIView) {
      if let opacity { view.alpha = opacity }
      var x = offset.width
      var y = offset.height
      let size = view.bounds.size
      let leadingSign: CGFloat = view.isRightToLeft ? 1 : -1
      switch edge {
      case .top: y -= size.height
      case .bottom: y += size.height
      case .leading: x += leadingSign * size.width
      case .trailing: x -= leadingSign * size.width
      case nil: break
      }
      guard scale != 1 || x != 0 || y != 0 else { return }
      view.transform = CGAffineTransform(translationX: x, y: y).scaledBy(
        x: max(scale, 0.0001), y: max(scale, 0.0001))
    }

    @MainActor
    package func clear(_ view: UIView) {
      if opacity != nil { view.alpha = 1 }
      if scale != 1 || offset != .zero || edge != nil { view.transform = .identity }
    }
  }
  package var insertion: TransitionAppearance
  package var removal: TransitionAppearance
  package var animation: Animation?
  /// The phases that the appearance depends on, if it is not fixed.
  package var phases: TransitionState?
  /// Returns the view with its appearance in a phase.
  package var wrap: (@MainActor (AnyView, TransitionPhase) -> AnyView)?

  private init(_ appearance: TransitionAppearance) {
    insertion = appearance
    removal = appearance
  }

  init(wrapping wrap: @escaping @MainActor (AnyView, TransitionPhase) -> AnyView) {
    self.init(TransitionAppearance())
    self.wrap = wrap
  }

  /// Returns the transition with an appearance that depends on phases, in addition to its fixed one.
  func following(_ phases: TransitionState) -> AnyTransition {
    var copy = self
    copy.wrap = nil
    copy.phases = phases
    return copy
  }

  public static let identity = AnyTransition(TransitionAppearance())
  public static let opacity = AnyTransition(TransitionAppearance(opacity: 0))
  public static let scale = AnyTransition(TransitionAppearance(opacity: nil, scale: 0))
  public static func scale(scale: CGFloat, anchor: UnitPoint = .center) -> AnyTransition {
    AnyTransition(TransitionAppearance(scale: scale))
  }
  public static let slide = asymmetric(insertion: .move(edge: .leading), removal: .move(edge: .trailing))
  public static func move(edge: Edge) -> AnyTransition { AnyTransition(TransitionAppearance(edge: edge)) }
  public static func push(from edge: Edge) -> AnyTransition {
    let opposite: Edge = [.top: .bottom, .bottom: .top, .leading: .trailing, .trailing: .leading][edge]!
    return asymmetric(
      insertion: .move(edge: edge).combined(with: .opacity),
      removal: .move(edge: opposite).combined(with: .opacity))
  }
  /// Inserts and removes symbols with an effect.
  public static var symbolEffect: AnyTransition { scale(scale: 0.6).combined(with: .opacity) }
  public static func symbolEffect<T: SymbolEffect>(
    _ effect: T, options: SymbolEffectOptions = .default
  ) -> AnyTransition { symbolEffect }
  public static func offset(_ offset: CGSize) -> AnyTransition {
    AnyTransition(TransitionAppearance(offset: offset))
  }
  public static func offset(x: CGFloat = 0, y: CGFloat = 0) -> AnyTransition {
    offset(CGSize(width: x, height: y))
  }
  public static func asymmetric(insertion: AnyTransition, removal: AnyTransition) -> AnyTransition {
    var transition = insertion
    transition.removal = removal.removal
    guard insertion.wrap != nil || removal.wrap != nil else { return transition }
    let (coming, going) = (insertion.wrap, removal.wrap)
    transition.wrap = { content, phase in
      let inner = coming?(content, phase == .didDisappear ? .identity : phase) ?? content
      return going?(inner, phase == .willAppear ? .identity : phase) ?? inner
    }
    return transition
  }
  public func combined(with other: AnyTransition) -> AnyTransition {
    var copy = self
    copy.insertion = insertion.merging(other.insertion)
    copy.removal = removal.merging(other.removal)
    if let inner = wrap, let outer = other.wrap {
      copy.wrap = { content, phase in outer(inner(content, phase), phase) }
    } else {
      copy.wrap = wrap ?? other.wrap
    }
    return copy
  }
  public func animation(_ animation: Animation?) -> AnyTransition {
    var copy = self
    copy.animation = animation
    return copy
  }
}

/// Sets the transition of a view.
package struct TransitionModifier: ViewModifier, ItemModifier {
  package typealias Body = Never
  let transition: AnyTransition
  package func makeItem(_ node: _ViewNode, _ content: LayoutItem) -> TransitionItem {
    let view = HostingView()
    view.isTransparentToTouches = true
    let item = TransitionItem(node, content, view)
    item.transition = transition
    return item
  }
  package func update(_ item: TransitionItem) -> Bool {
    item.transition = transition
    return false
  }
}

package final class TransitionItem: ContainerItem {
  var transition = AnyTransition.opacity
  package override func collectViews(into views: inout [ShownView]) {
    transition.phases?.environment = environment
    views.append(ShownView(view: view, transition: transition))
  }
}

/// Animates a part of the tree when a value changes, or always.
public struct _AnimationModifier<Value: Equatable>: ViewModifier {
  public typealias Body = Never
  let animation: Animation?
  // Set by the initializer, which is not isolated, before the value is shared.
  nonisolated(unsafe) let value: Value
  public static func _makeModifierNode<C: View>(
    _ view: ModifiedContent<C, Self>, _ inputs: _NodeInputs
  ) -> _TypedNode<ModifiedContent<C, Self>> { AnimationNode(view, inputs) }
}

private final class AnimationNode<C: View, Value: Equatable>:
  ForwardingNode<ModifiedContent<C, _AnimationModifier<Value>>, C>
{
  // Set by the initializer, which is not isolated, before the value is shared.
  nonisolated(unsafe) private var value: Value
  private var items: [AnimationItem] = []
  private var pending: Animation??

  init(_ view: ModifiedContent<C, _AnimationModifier<Value>>, _ inputs: _NodeInputs) {
    value = view.modifier.value
    super.init(view, inputs, \.content)
  }
  override func update(_ view: ModifiedContent<C, _AnimationModifier<Value>>) {
    guard value != view.modifier.value else { return super.update(view) }
    value = view.modifier.value
    var transaction = UpdateQueue.current
    if !transaction.disablesAnimations { transaction.animation = view.modifier.animation }
    for item in items { item.animation = .some(view.modifier.animation) }
    if !items.isEmpty { invalidateLayout() }
    let host = host
    let outer = host.suspendAnimation()
    UpdateQueue.run(transaction, in: host) { super.update(view) }
    host.resumeAnimation(outer)
  }
  override func appendItems(to all: inout [LayoutItem]) {
    var contents: [LayoutItem] = []
    child.appendItems(to: &contents)
    let old = items
    items = contents.map { content in old.first { $0.content === content } ?? AnimationItem(self, content) }
    all.append(contentsOf: items as [LayoutItem])
  }
  override func layoutDidInvalidate() -> Bool {
    for item in items { item.invalidate() }
    return true
  }
}

private final class AnimationItem: UnaryItem {
  var animation: Animation??
  override func arrange(_ frame: CGRect, _ proposal: ProposedViewSize, _ region: LayoutRegion) {
    guard let animation else { return super.arrange(frame, proposal, region) }
    self.animation = nil
    let own = animation
    LayoutPass.run(node.host.isVisible ? own : nil) { [self] in
      content.place(at: frame.origin, proposal, region)
    }
  }
}

/// Modifies the transaction for a part of the tree.
public struct _TransactionModifier: ViewModifier {
  public typealias Body = Never
  let transform: (inout Transaction) -> Void
  public static func _makeModifierNode<C: View>(
    _ view: ModifiedContent<C, Self>, _ inputs: _NodeInputs
  ) -> _TypedNode<ModifiedContent<C, Self>> { TransactionNode(view, inputs) }
}

private final class TransactionNode<C: View>: ForwardingNode<ModifiedContent<C, _TransactionModifier>, C> {
  init(_ view: ModifiedContent<C, _TransactionModifier>, _ inputs: _NodeInputs) {
    super.init(view, inputs, \.content)
  }
  override func update(_ view: ModifiedContent<C, _TransactionModifier>) {
    var transaction = UpdateQueue.current
    view.modifier.transform(&transaction)
    UpdateQueue.run(transaction, in: host) { super.update(view) }
  }
}

extension View {
  /// Animates this view when `value` changes.
  nonisolated public func animation<V: Equatable>(_ animation: Animation?, value: V) -> some View {
    modifier(_AnimationModifier(animation: animation, value: value))
  }
  nonisolated public func transaction(_ transform: @escaping (inout Transaction) -> Void) -> some View {
    modifier(_TransactionModifier(transform: transform))
  }
  /// Modifies the transaction when a value changes.
  nonisolated public func transaction(
    value: some Equatable, _ transform: @escaping (inout Transaction) -> Void
  ) -> some View { modifier(ValueTransaction(value: value, transform: transform)) }
  /// Animates all changes of this view.
  @available(*, deprecated, message: "Use withAnimation or animation(_:value:).")
  nonisolated public func animation(_ animation: Animation?) -> some View {
    transaction { if !$0.disablesAnimations { $0.animation = animation } }
  }
}

extension View {
  /// Animates the modifiers that `body` adds, and not the view inside.
  nonisolated public func animation<V: View>(
    _ animation: Animation?, @ViewBuilder body: (PlaceholderContentView<Self>) -> V
  ) -> some View {
    transaction({ if !$0.disablesAnimations { $0.animation = animation } }, body: body)
  }
  /// Modifies the transaction for the modifiers that `body` adds, and not for the view inside.
  nonisolated public func transaction<V: View>(
    _ transform: @escaping (inout Transaction) -> Void,
    @ViewBuilder body: (PlaceholderContentView<Self>) -> V
  ) -> some View {
    let outer = OuterTransaction()
    let content = transaction { $0 = outer.value }
    return body(PlaceholderContentView(erased: AnyView(content))).transaction {
      outer.value = $0
      transform(&$0)
    }
  }
}

/// The transaction around modifiers that have one of their own.
private final class OuterTransaction { var value = Transaction() }

private struct ValueTransaction<V: Equatable>: ViewModifier {
  // Set by the initializer, which is not isolated, before the value is shared.
  nonisolated(unsafe) let value: V
  let transform: (inout Transaction) -> Void
  @State private var box = Box()
  final class Box { var last: V? }
  func body(content: Content) -> some View {
    let changed = box.last != nil && box.last != value
    box.last = value
    return content.transaction { if changed { transform(&$0) } }
  }
}
