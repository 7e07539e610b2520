/// A shape that depends on the environment.
@MainActor
protocol SurroundedShape {
  func path(in rect: CGRect, _ environment: EnvironmentValues) -> Path
}

/// The shape of the container, inset by the distance to it; a rectangle if none is set.
public struct ContainerRelativeShape: InsettableShape, SurroundedShape {
  nonisolated let amount: CGFloat
  nonisolated public init() { amount = 0 }
  nonisolated private init(amount: CGFloat) { self.amount = amount }
  nonisolated public func path(in rect: CGRect) -> Path { Path(rect.insetBy(dx: amount, dy: amount)) }
  nonisolated public func inset(by more: CGFloat) -> ContainerRelativeShape {
    ContainerRelativeShape(amount: amount + more)
  }
  func path(in rect: CGRect, _ environment: EnvironmentValues) -> Path {
    environment.containerShape?(rect, amount) ?? path(in: rect)
  }
}
extension Shape where Self == ContainerRelativeShape {
  nonisolated public static var containerRelative: ContainerRelativeShape { .init() }
}

private struct ContainerShapeKey: EnvironmentKey {
  static var defaultValue: ((CGRect, CGFloat) -> Path)? { nil }
}
extension EnvironmentValues {
  package var containerShape: ((CGRect, CGFloat) -> Path)? {
    get { self[ContainerShapeKey.self] }
    set { self[ContainerShapeKey.self] = newValue }
  }
}

extension View {
  /// Sets the shape for container-relative shapes.
  public func containerShape<T: InsettableShape>(_ shape: T) -> some View {
    environment(\.containerShape, { rect, amount in shape.inset(by: amount).path(in: rect) })
  }
}
