/// A shape that depends on the environment and on its place in a container.
@MainActor
protocol SurroundedShape {
  func path(in rect: CGRect, of view: UIView, _ environment: EnvironmentValues) -> Path
}

extension SurroundedShape {
  /// Shows the path in a view, and again after the layout, in which views are added to the container and it gets its frame.
  func show(
    in rect: CGRect, of view: UIView, _ environment: EnvironmentValues,
    _ show: @escaping @MainActor (Path) -> Void
  ) {
    show(path(in: rect, of: view, environment))
    guard let container = environment.containerShape?.place.view else { return }
    ShapePlacement.afterLayout(of: view) { view in
      if view.isDescendant(of: container) { show(path(in: rect, of: view, environment)) }
    }
  }
}

/// The shapes to show after the layout: of each view only the last one, because a layout can size views several times.
@MainActor
private enum ShapePlacement {
  private static var pending: [ObjectIdentifier: () -> Void] = [:]

  static func afterLayout(of view: UIView, _ show: @escaping (UIView) -> Void) {
    let key = ObjectIdentifier(view)
    let isScheduled = pending[key] != nil
    // Each action captures its own view, because a later view may get the address of a released one.
    pending[key] = { [weak view] in if let view { show(view) } }
    if !isScheduled { UpdateQueue.afterLayout { pending.removeValue(forKey: key)?() } }
  }
}

/// The shape of the container, inset by the distance to its nearest edge; a rectangle if none is set.
public struct ContainerRelativeShape: InsettableShape, SurroundedShape {
  nonisolated let amount: CGFloat
  nonisolated public init() { amount = 0 }
  nonisolated private init(amount: CGFloat) { self.amount = amount }
  nonisolated public func path(in rect: CGRect) -> Path { Path(rect.insetBy(dx: amount, dy: amount)) }
  nonisolated public func inset(by more: CGFloat) -> ContainerRelativeShape {
    ContainerRelativeShape(amount: amount + more)
  }
  func path(in rect: CGRect, of view: UIView, _ environment: EnvironmentValues) -> Path {
    guard let container = environment.containerShape else { return path(in: rect) }
    let distance = container.place.distance(of: rect, in: view)
    return container.path(rect.insetBy(dx: -distance, dy: -distance), distance + amount)
  }
}
extension Shape where Self == ContainerRelativeShape {
  nonisolated public static var containerRelative: ContainerRelativeShape { .init() }
}

/// The shape of a container and its place.
package struct ContainerShape {
  fileprivate let place: ContainerPlace
  /// The shape in a rectangle with an inset.
  let path: (CGRect, CGFloat) -> Path
}

@MainActor
private final class ContainerPlace {
  weak var view: UIView?
  nonisolated init() {}

  /// The distance of a rectangle in a view to the nearest edge of the container.
  func distance(of rect: CGRect, in inner: UIView) -> CGFloat {
    guard let view, inner.isDescendant(of: view) else { return 0 }
    let (frame, bounds) = (inner.convert(rect, to: view), view.bounds)
    return max(
      0,
      min(
        frame.minX - bounds.minX, frame.minY - bounds.minY, bounds.maxX - frame.maxX, bounds.maxY - frame.maxY
      ))
  }
}

private struct ContainerPlaceEffect: ViewModifier, ViewEffect {
  typealias Body = Never
  let place: ContainerPlace
  func isSame(as other: ContainerPlaceEffect) -> Bool { place === other.place }
  func apply(to view: HostingView, _ size: CGSize, _ environment: EnvironmentValues) { place.view = view }
}

private struct ContainerShapeModifier<S: InsettableShape>: ViewModifier {
  let shape: S
  @State private var place = ContainerPlace()
  func body(content: Content) -> some View {
    let shape = shape
    content
      .environment(
        \.containerShape,
        ContainerShape(place: place) { rect, amount in shape.inset(by: amount).path(in: rect) }
      )
      .modifier(ContainerPlaceEffect(place: place))
  }
}

private struct ContainerShapeKey: EnvironmentKey {
  static var defaultValue: ContainerShape? { nil }
}
extension EnvironmentValues {
  package var containerShape: ContainerShape? {
    get { self[ContainerShapeKey.self] }
    set { self[ContainerShapeKey.self] = newValue }
  }
}

extension View {
  /// Sets the shape for container-relative shapes.
  nonisolated public func containerShape<T: InsettableShape>(_ shape: T) -> some View {
    modifier(ContainerShapeModifier(shape: shape))
  }
}
