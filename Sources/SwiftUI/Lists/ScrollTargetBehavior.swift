/// The part of the content at which scrolling comes to rest.
public struct ScrollTarget: Hashable, Sendable {
  public var rect: CGRect
  public var anchor: UnitPoint?
}

/// A type that determines where scrolling comes to rest.
public protocol ScrollTargetBehavior {
  func updateTarget(_ target: inout ScrollTarget, context: TargetContext)
  typealias TargetContext = ScrollTargetBehaviorContext
}

/// The state of a scroll view at the end of dragging.
@dynamicMemberLookup
public struct ScrollTargetBehaviorContext {
  public let originalTarget: ScrollTarget
  public let velocity: CGVector
  public let contentSize: CGSize
  public let containerSize: CGSize
  public let axes: Axis.Set
  let environment: EnvironmentValues
  /// The frames of possible targets.
  let frames: [CGRect]
  public subscript<T>(dynamicMember keyPath: KeyPath<EnvironmentValues, T>) -> T {
    environment[keyPath: keyPath]
  }
}

/// Pages with the size of the scroll view.
public struct PagingScrollTargetBehavior: ScrollTargetBehavior {
  public init() {}
  public func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    func page(_ wanted: CGFloat, _ from: CGFloat, _ length: CGFloat, _ whole: CGFloat, _ speed: CGFloat)
      -> CGFloat
    {
      guard length > 0 else { return wanted }
      let current = (from / length).rounded()
      let next =
        speed > 0.1
        ? (from / length).rounded(.down) + 1 : speed < -0.1 ? (from / length).rounded(.up) - 1 : current
      return max(0, min(next * length, whole - length))
    }
    let origin = context.originalTarget.rect.origin
    if context.axes.contains(.horizontal) {
      target.rect.origin.x = page(
        target.rect.minX, origin.x, context.containerSize.width, context.contentSize.width,
        context.velocity.dx)
    }
    if context.axes.contains(.vertical) {
      target.rect.origin.y = page(
        target.rect.minY, origin.y, context.containerSize.height, context.contentSize.height,
        context.velocity.dy)
    }
  }
}

/// Aligns scrolling with the views.
public struct ViewAlignedScrollTargetBehavior: ScrollTargetBehavior {
  public struct LimitBehavior: Hashable, Sendable {
    fileprivate let value: Int
    public static let automatic = LimitBehavior(value: 0)
    public static let always = LimitBehavior(value: 1)
    public static let alwaysByFew = LimitBehavior(value: 1)
    public static let alwaysByOne = LimitBehavior(value: 1)
    public static let never = LimitBehavior(value: 2)
  }
  private let limit: LimitBehavior
  public init(limitBehavior: LimitBehavior = .automatic) { limit = limitBehavior }

  public func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    guard !context.frames.isEmpty else { return }
    let isHorizontal = context.axes.contains(.horizontal)
    func start(_ rect: CGRect) -> CGFloat { isHorizontal ? rect.minX : rect.minY }
    let starts = context.frames.map(start).sorted()
    func nearest(_ place: CGFloat) -> Int {
      starts.indices.min { abs(starts[$0] - place) < abs(starts[$1] - place) } ?? 0
    }
    var chosen = nearest(start(target.rect))
    if limit.value == 1 {
      let from = start(context.originalTarget.rect)
      let speed = isHorizontal ? context.velocity.dx : context.velocity.dy
      let current = nearest(from)
      chosen =
        speed > 0.1
        ? starts.firstIndex { $0 > from + 0.5 } ?? current
        : speed < -0.1 ? starts.lastIndex { $0 < from - 0.5 } ?? current : current
    }
    if isHorizontal { target.rect.origin.x = starts[chosen] } else { target.rect.origin.y = starts[chosen] }
  }
}

extension ScrollTargetBehavior where Self == PagingScrollTargetBehavior {
  public static var paging: PagingScrollTargetBehavior { .init() }
}
extension ScrollTargetBehavior where Self == ViewAlignedScrollTargetBehavior {
  public static var viewAligned: ViewAlignedScrollTargetBehavior { .init() }
  public static func viewAligned(
    limitBehavior: ViewAlignedScrollTargetBehavior.LimitBehavior
  ) -> ViewAlignedScrollTargetBehavior { .init(limitBehavior: limitBehavior) }
}

/// A container that knows the frames of its views.
@MainActor
package protocol ScrollTargetSource: AnyObject {
  /// The visible and nearby views, in coordinates of the scroll view's content.
  func scrollTargets() -> [(id: AnyHashable, frame: CGRect)]
}

@MainActor
private protocol ScrollTargetMark: AnyObject { var marksTargets: Bool { get } }

private struct ScrollTargetLayoutModifier: ViewModifier {
  typealias Body = Never
  let isEnabled: Bool
  static func _makeModifierNode<C: View>(
    _ view: ModifiedContent<C, Self>, _ inputs: _NodeInputs
  ) -> _TypedNode<ModifiedContent<C, Self>> { ScrollTargetLayoutNode(view, inputs) }
}

private final class ScrollTargetLayoutNode<C: View>: ForwardingNode<
  ModifiedContent<C, ScrollTargetLayoutModifier>, C
>,
ScrollTargetMark
{
  private(set) var marksTargets: Bool
  init(_ view: ModifiedContent<C, ScrollTargetLayoutModifier>, _ inputs: _NodeInputs) {
    marksTargets = view.modifier.isEnabled
    super.init(view, inputs, \.content)
  }
  override func update(_ view: ModifiedContent<C, ScrollTargetLayoutModifier>) {
    marksTargets = view.modifier.isEnabled
    super.update(view)
  }
}

extension _ViewNode {
  /// Whether the node is inside a view with an identifier.
  func isInside(_ id: AnyHashable) -> Bool {
    var node: _ViewNode? = self
    while let current = node {
      if (current as? any IdentifiedNode)?.identifier == id { return true }
      node = current.parent
    }
    return false
  }

  /// The possible targets: the views of scroll target layouts, or else all views with an identity.
  func scrollTargets(in scroll: UIScrollView) -> [(id: AnyHashable, frame: CGRect)] {
    var found: [(id: AnyHashable, frame: CGRect)] = []
    func add(_ id: AnyHashable, _ node: _ViewNode) {
      var items: [LayoutItem] = []
      node.appendItems(to: &items)
      if let item = items.first { found.append((id, item.frame(in: scroll))) }
    }
    func collect(_ node: _ViewNode) {
      if let source = node as? any ScrollTargetSource {
        found += source.scrollTargets()
      } else if let elements = node as? any ElementNodes {
        elements.forEachElement { add($0, $1) }
      } else if let identified = node as? any IdentifiedNode {
        add(identified.identifier, node)
      } else {
        node.forEachChild(collect)
      }
    }
    func marks(_ node: _ViewNode) {
      if (node as? any ScrollTargetMark)?.marksTargets == true {
        node.forEachChild(collect)
      } else {
        node.forEachChild(marks)
      }
    }
    forEachChild(marks)
    if found.isEmpty { forEachChild(collect) }
    return found
  }
}

extension View {
  /// Makes the views of this layout scroll targets.
  nonisolated public func scrollTargetLayout(isEnabled: Bool = true) -> some View {
    modifier(ScrollTargetLayoutModifier(isEnabled: isEnabled))
  }
}
