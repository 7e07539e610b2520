/// The current or requested position of a scroll view.
public struct ScrollPosition: Equatable, Sendable {
  // Identifiers are immutable values.
  enum Place: Equatable, @unchecked Sendable {
    case none
    case view(AnyHashable, UnitPoint?)
    case edge(Edge)
    case point(x: CGFloat?, y: CGFloat?)
  }
  var place = Place.none
  /// Distinguishes successive requests for the same position.
  var serial = 0
  public internal(set) var isPositionedByUser = false

  /// Creates an unspecified position.
  public init(idType: (some Hashable & Sendable).Type = Never.self) {}
  public init(id: some Hashable & Sendable, anchor: UnitPoint? = nil) {
    place = .view(AnyHashable(id), anchor)
  }
  public init(idType: (some Hashable & Sendable).Type = Never.self, edge: Edge) { place = .edge(edge) }
  public init(idType: (some Hashable & Sendable).Type = Never.self, point: CGPoint) {
    place = .point(x: point.x, y: point.y)
  }
  public init(idType: (some Hashable & Sendable).Type = Never.self, x: CGFloat, y: CGFloat) {
    place = .point(x: x, y: y)
  }
  public init(idType: (some Hashable & Sendable).Type = Never.self, x: CGFloat) {
    place = .point(x: x, y: nil)
  }
  public init(idType: (some Hashable & Sendable).Type = Never.self, y: CGFloat) {
    place = .point(x: nil, y: y)
  }

  private mutating func go(_ place: Place) {
    self.place = place
    serial += 1
    isPositionedByUser = false
  }
  /// Scrolls to the view with an identifier.
  public mutating func scrollTo(id: some Hashable & Sendable, anchor: UnitPoint? = nil) {
    go(.view(AnyHashable(id), anchor))
  }
  /// Scrolls to an edge of the content.
  public mutating func scrollTo(edge: Edge) { go(.edge(edge)) }
  /// Scrolls to a point of the content.
  public mutating func scrollTo(point: CGPoint) { go(.point(x: point.x, y: point.y)) }
  public mutating func scrollTo(x: CGFloat, y: CGFloat) { go(.point(x: x, y: y)) }
  public mutating func scrollTo(x: CGFloat) { go(.point(x: x, y: nil)) }
  public mutating func scrollTo(y: CGFloat) { go(.point(x: nil, y: y)) }

  /// The view at the position.
  public func viewID<T: Hashable & Sendable>(type: T.Type) -> T? {
    if case .view(let id, _) = place { id.base as? T } else { nil }
  }
  public var viewID: (any Hashable & Sendable)? {
    if case .view(let id, _) = place { SendableID.of(id) } else { nil }
  }
  /// The edge, if the position was specified as one.
  public var edge: Edge? { if case .edge(let edge) = place { edge } else { nil } }
  /// The point, if the position was specified as one.
  public var point: CGPoint? {
    if case .point(let x, let y) = place { CGPoint(x: x ?? 0, y: y ?? 0) } else { nil }
  }
  public var x: CGFloat? { if case .point(let x, _) = place { x } else { nil } }
  public var y: CGFloat? { if case .point(_, let y) = place { y } else { nil } }
}

/// Identifiers, which are sendable by construction.
private enum SendableID {
  static func of(_ id: AnyHashable) -> (any Hashable & Sendable)? {
    func open<T: Hashable>(_ value: T) -> any Hashable & Sendable {
      unsafeBitCast(value as any Hashable, to: (any Hashable & Sendable).self)
    }
    return (id.base as? any Hashable).map { open($0) }
  }
}

/// A requested position and the receiver of user scrolling.
package struct ScrollPositioning {
  let wanted: ScrollPosition
  let anchor: UnitPoint?
  let report: @MainActor (AnyHashable?) -> Void
}

private struct ScrollPositionModifier: ViewModifier {
  @Binding var position: ScrollPosition
  let anchor: UnitPoint?
  func body(content: Content) -> some View {
    let binding = $position
    content.environment(
      \.scrollPositioning,
      ScrollPositioning(wanted: position, anchor: anchor) { id in
        var new = binding.wrappedValue
        new.place = id.map { .view($0, nil) } ?? .none
        new.isPositionedByUser = true
        if new != binding.wrappedValue { binding.wrappedValue = new }
      })
  }
}

private struct ScrollPositionIDModifier<ID: Hashable>: ViewModifier {
  @Binding var id: ID?
  let anchor: UnitPoint?
  func body(content: Content) -> some View {
    let binding = $id
    var wanted = ScrollPosition()
    wanted.place = id.map { .view(AnyHashable($0), anchor) } ?? .none
    return content.environment(
      \.scrollPositioning,
      ScrollPositioning(wanted: wanted, anchor: anchor) { new in
        let id = new?.base as? ID
        if id != nil, id != binding.wrappedValue { binding.wrappedValue = id }
      })
  }
}

extension View {
  /// Binds the view at the scroll position to a value, among the views of a layout with
  /// `scrollTargetLayout()`.
  nonisolated public func scrollPosition(id: Binding<(some Hashable)?>, anchor: UnitPoint? = nil) -> some View
  {
    modifier(ScrollPositionIDModifier(id: id, anchor: anchor))
  }
  /// Binds the position of a scroll view to a value.
  nonisolated public func scrollPosition(_ position: Binding<ScrollPosition>, anchor: UnitPoint? = nil)
    -> some View
  {
    modifier(ScrollPositionModifier(position: position, anchor: anchor))
  }
}
