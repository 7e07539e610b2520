/// A position in a view, which other views convert to their coordinates with a geometry proxy.
public struct Anchor<Value> {
  let item: AnchorItem?
  let value: Value
  let convert: @MainActor (Value, UIView?, UIView) -> Value

  public struct Source {
    /// Computes the position for the size of the view.
    let place: @MainActor (CGSize) -> Value
    let convert: @MainActor (Value, UIView?, UIView) -> Value

    @MainActor
    func make(_ item: AnchorItem) -> Anchor<Value> {
      Anchor(item: item, value: place(item.frame.size), convert: convert)
    }
  }
}

extension Anchor: Equatable where Value: Equatable {
  public static func == (a: Anchor, b: Anchor) -> Bool { a.item === b.item && a.value == b.value }
}

extension Anchor: Hashable where Value: Hashable {
  public func hash(into hasher: inout Hasher) {
    hasher.combine(item.map { ObjectIdentifier($0) })
    hasher.combine(value)
  }
}

extension Anchor.Source where Value == CGRect {
  private static func rect(_ place: @escaping @MainActor (CGSize) -> CGRect) -> Anchor<CGRect>.Source {
    Anchor<CGRect>.Source(place: place) { value, from, to in from?.convert(value, to: to) ?? value }
  }
  /// The bounds of the view.
  public static var bounds: Anchor<CGRect>.Source {
    rect { CGRect(origin: .zero, size: $0) }
  }
  /// A rectangle in the view.
  public static func rect(_ r: CGRect) -> Anchor<CGRect>.Source { rect { _ in r } }
}
extension Anchor.Source where Value == CGPoint {
  private static func point(_ place: @escaping @MainActor (CGSize) -> CGPoint) -> Anchor<CGPoint>.Source {
    Anchor<CGPoint>.Source(place: place) { value, from, to in from?.convert(value, to: to) ?? value }
  }
  private static func unit(_ point: UnitPoint) -> Anchor<CGPoint>.Source {
    self.point { CGPoint(x: $0.width * point.x, y: $0.height * point.y) }
  }
  /// A point in the view.
  public static func point(_ p: CGPoint) -> Anchor<CGPoint>.Source { point { _ in p } }
  public static func point(_ point: UnitPoint) -> Anchor<CGPoint>.Source { unit(point) }
  public static var center: Anchor<CGPoint>.Source { unit(.center) }
  public static var top: Anchor<CGPoint>.Source { unit(.top) }
  public static var bottom: Anchor<CGPoint>.Source { unit(.bottom) }
  public static var leading: Anchor<CGPoint>.Source { unit(.leading) }
  public static var trailing: Anchor<CGPoint>.Source { unit(.trailing) }
  public static var topLeading: Anchor<CGPoint>.Source { unit(.topLeading) }
  public static var topTrailing: Anchor<CGPoint>.Source { unit(.topTrailing) }
  public static var bottomLeading: Anchor<CGPoint>.Source { unit(.bottomLeading) }
  public static var bottomTrailing: Anchor<CGPoint>.Source { unit(.bottomTrailing) }
}

extension Anchor.Source {
  /// Several positions.
  public init<T>(_ sources: [Anchor<T>.Source]) where Value == [T] {
    self.init { size in
      sources.map { $0.place(size) }
    } convert: { values, from, to in
      zip(sources, values).map { $0.convert($1, from, to) }
    }
  }
  /// A position that may be missing.
  public init<T>(_ source: Anchor<T>.Source?) where Value == T? {
    self.init { size in
      source?.place(size)
    } convert: { value, from, to in
      value.flatMap { source?.convert($0, from, to) }
    }
  }
}

extension GeometryProxy {
  /// The position in the reader's coordinates.
  @MainActor @preconcurrency
  public subscript<T>(anchor: Anchor<T>) -> T {
    guard let item, let view = anchor.item?.view else { return anchor.value }
    return anchor.convert(anchor.value, view, item.anchorView)
  }
}

/// The item of an anchor's view.
package final class AnchorItem: ContainerItem {
  init(_ node: _ViewNode, _ content: LayoutItem) {
    super.init(node, content, HostingView())
    view.isTransparentToTouches = true
  }
  var onArrange: (@MainActor () -> Void)?
  package override func configure(_ size: CGSize) { onArrange?() }
}

private struct AnchorItemModifier: ViewModifier, ItemModifier {
  typealias Body = Never
  let box: AnchorBox
  func makeItem(_ node: _ViewNode, _ content: LayoutItem) -> AnchorItem {
    let item = AnchorItem(node, content)
    _ = update(item)
    return item
  }
  func update(_ item: AnchorItem) -> Bool {
    box.item = item
    let box = box
    item.onArrange = { box.arranged(item.frame.size) }
    return false
  }
}

@MainActor
private final class AnchorBox {
  weak var item: AnchorItem?
  private var size: CGSize?
  var onSize: (@MainActor () -> Void)?
  nonisolated init() {}
  func arranged(_ new: CGSize) {
    guard new != size else { return }
    size = new
    let onSize = onSize
    UpdateQueue.afterLayout { onSize?() }
  }
}

private struct TransformAnchorModifier<K: PreferenceKey, A>: ViewModifier {
  let source: Anchor<A>.Source
  let transform: (inout K.Value, Anchor<A>) -> Void
  @State private var box = AnchorBox()
  @State private var version = 0
  func body(content: Content) -> some View {
    let version = $version
    box.onSize = { version.wrappedValue += 1 }
    _ = self.version
    return content.modifier(AnchorItemModifier(box: box))
      .transformPreference(K.self) { value in
        if let item = box.item { transform(&value, source.make(item)) }
      }
  }
}

extension View {
  /// Transforms a preference with an anchor.
  nonisolated public func transformAnchorPreference<A, K: PreferenceKey>(
    key _: K.Type = K.self, value: Anchor<A>.Source,
    transform: @escaping (inout K.Value, Anchor<A>) -> Void
  ) -> some View { modifier(TransformAnchorModifier<K, A>(source: value, transform: transform)) }

  /// Sets a preference from an anchor.
  nonisolated public func anchorPreference<A, K: PreferenceKey>(
    key _: K.Type = K.self, value: Anchor<A>.Source, transform: @escaping (Anchor<A>) -> K.Value
  ) -> some View {
    transformAnchorPreference(key: K.self, value: value) { inside, anchor in
      let own = transform(anchor)
      K.reduce(value: &inside, nextValue: { own })
    }
  }

  /// Overlays views created from a preference.
  nonisolated public func overlayPreferenceValue<K: PreferenceKey, V: View>(
    _ key: K.Type = K.self, alignment: Alignment = .center,
    @ViewBuilder _ transform: @escaping (K.Value) -> V
  ) -> some View {
    modifier(_OverlayPreferenceModifier<K, V>(alignment: alignment, transform: transform))
  }
  /// Adds background views created from a preference.
  nonisolated public func backgroundPreferenceValue<K: PreferenceKey, V: View>(
    _ key: K.Type = K.self, alignment: Alignment = .center,
    @ViewBuilder _ transform: @escaping (K.Value) -> V
  ) -> some View {
    modifier(_BackgroundPreferenceModifier<K, V>(alignment: alignment, transform: transform))
  }

  /// Calls `action` when a value derived from the view's geometry changes.
  nonisolated public func onGeometryChange<T: Equatable>(
    for type: T.Type, of transform: @escaping (GeometryProxy) -> T, action: @escaping (T) -> Void
  ) -> some View { onGeometryChange(for: type, of: transform) { _, new in action(new) } }
  nonisolated public func onGeometryChange<T: Equatable>(
    for type: T.Type, of transform: @escaping (GeometryProxy) -> T,
    action: @escaping (_ old: T, _ new: T) -> Void
  ) -> some View {
    background(
      GeometryReader { proxy in
        GeometryObserverModifier(value: transform(proxy), action: action)
      })
  }
}

private struct GeometryObserverModifier<T: Equatable>: View {
  let value: T
  let action: (T, T) -> Void
  var body: some View { Color.clear.onChange(of: value, initial: true) { action($0, $1) } }
}

/// Views created from a preference, in front of the view.
public struct _OverlayPreferenceModifier<Key: PreferenceKey, Overlay: View>: ViewModifier {
  let alignment: Alignment
  let transform: (Key.Value) -> Overlay
  public func body(content: Content) -> some View {
    content.modifier(
      PreferenceLayer<Key, Overlay>(alignment: alignment, isBehind: false, transform: transform))
  }
}

/// Views created from a preference, behind the view.
public struct _BackgroundPreferenceModifier<Key: PreferenceKey, Overlay: View>: ViewModifier {
  let alignment: Alignment
  let transform: (Key.Value) -> Overlay
  public func body(content: Content) -> some View {
    content.modifier(
      PreferenceLayer<Key, Overlay>(alignment: alignment, isBehind: true, transform: transform))
  }
}

private struct PreferenceLayer<K: PreferenceKey, V: View>: ViewModifier {
  let alignment: Alignment
  let isBehind: Bool
  let transform: (K.Value) -> V
  @State private var held = AnchorHolder()
  @State private var version = 0
  final class AnchorHolder { var value: K.Value? }
  func body(content: Content) -> some View {
    let (held, version) = (held, $version)
    _ = self.version
    let layer = transform(held.value ?? K.defaultValue)
    return content.modifier(
      PreferenceObserverModifier<K> { value in
        held.value = value
        version.wrappedValue += 1
      }
    )
    .modifier(_LayerModifier(layer: layer, alignment: alignment, isBehind: isBehind))
  }
}

/// Observes a preference that need not be equatable.
struct PreferenceObserverModifier<K: PreferenceKey>: ViewModifier {
  typealias Body = Never
  let action: (K.Value) -> Void
  static func _makeModifierNode<C: View>(
    _ view: ModifiedContent<C, Self>, _ inputs: _NodeInputs
  ) -> _TypedNode<ModifiedContent<C, Self>> { PreferenceObserverNode(view, inputs) }
}

private final class PreferenceObserverNode<C: View, K: PreferenceKey>:
  PreferenceFollowerNode<ModifiedContent<C, PreferenceObserverModifier<K>>, C, K>
{
  private var action: (K.Value) -> Void
  private let areEqual = equality(of: K.Value.self)
  private var last: K.Value?

  init(_ view: ModifiedContent<C, PreferenceObserverModifier<K>>, _ inputs: _NodeInputs) {
    action = view.modifier.action
    super.init(view, inputs, \.content)
  }
  override func update(_ view: ModifiedContent<C, PreferenceObserverModifier<K>>) {
    action = view.modifier.action
    super.update(view)
  }
  override func preferenceWasRead(_ found: K.Value?) {
    guard let found else { return }
    if let areEqual, let last, areEqual(last, found) { return }
    last = found
    action(found)
  }
}
