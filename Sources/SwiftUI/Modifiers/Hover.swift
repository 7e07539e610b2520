/// The state of the pointer over a view.
public enum HoverPhase: Equatable, Sendable {
  case active(CGPoint)
  case ended
}

/// The effect of the pointer on a view.
public struct HoverEffect: Hashable, Sendable {
  enum Kind: Sendable { case automatic, highlight, lift }
  let kind: Kind
  public static let automatic = HoverEffect(kind: .automatic)
  public static let highlight = HoverEffect(kind: .highlight)
  public static let lift = HoverEffect(kind: .lift)
}

/// Observes the pointer.
struct ContinuousHover: ViewModifier, ItemModifier {
  typealias Body = Never
  let space: CoordinateSpace
  let action: @MainActor (HoverPhase) -> Void
  func makeItem(_ node: _ViewNode, _ content: LayoutItem) -> ContinuousHoverItem {
    let item = ContinuousHoverItem(node, content)
    item.space = space
    item.action = action
    return item
  }
  func update(_ item: ContinuousHoverItem) -> Bool {
    item.space = space
    item.action = action
    return false
  }
}

final class ContinuousHoverItem: ContainerItem {
  var space = CoordinateSpace.local
  var action: @MainActor (HoverPhase) -> Void = { _ in }
  init(_ node: _ViewNode, _ content: LayoutItem) {
    super.init(node, content, HostingView())
    let hover = UIHoverGestureRecognizer()
    hover.addHandler { [weak self] in self?.follow($0) }
    view.addGestureRecognizer(hover)
  }
  @available(*, unavailable)
  override init(_ node: _ViewNode, _ content: LayoutItem, _ view: HostingView) {
    fatalError("The item makes its own view")
  }

  private func place(_ point: CGPoint) -> CGPoint {
    guard case .named(let name) = space, let other = view.spaceView(name) else {
      return view.convert(point, to: nil as UIView?)
    }
    return view.convert(point, to: other)
  }

  private func follow(_ hover: UIGestureRecognizer) {
    switch hover.state {
    case .began, .changed:
      let point = hover.location(in: view)
      action(.active(space == .local ? point : place(point)))
    case .ended, .cancelled: action(.ended)
    default: break
    }
  }
}

private struct HoverEffectModifier: ViewModifier {
  let effect: HoverEffect
  @State private var isOver = false
  func body(content: Content) -> some View {
    content
      .background {
        if effect.kind == .highlight || effect.kind == .automatic {
          RoundedRectangle(cornerRadius: 8).fill(Color.primary.opacity(isOver ? 0.08 : 0)).padding(-4)
        }
      }
      .scaleEffect(effect.kind == .lift && isOver ? 1.05 : 1)
      .onHover { over in withAnimation(.easeOut(duration: 0.15)) { isOver = over } }
  }
}

extension View {
  /// Calls `action` as the pointer moves over the view.
  @preconcurrency
  nonisolated public func onContinuousHover(
    coordinateSpace: CoordinateSpace = .local, perform action: @escaping @MainActor (HoverPhase) -> Void
  ) -> some View { modifier(ContinuousHover(space: coordinateSpace, action: action)) }
  @preconcurrency
  nonisolated public func onContinuousHover(
    coordinateSpace: some CoordinateSpaceProtocol, perform action: @escaping @MainActor (HoverPhase) -> Void
  ) -> some View { modifier(ContinuousHover(space: coordinateSpace.coordinateSpace, action: action)) }
  /// Adds a hover effect to the view.
  nonisolated public func hoverEffect(_ effect: HoverEffect = .automatic) -> some View {
    modifier(HoverEffectModifier(effect: effect))
  }
}
