/// Provides scrolling to views by identifier.
public struct ScrollViewReader<Content: View>: View {
  // Set by the initializer, which is not isolated, before the value is shared.
  nonisolated(unsafe) public var content: (ScrollViewProxy) -> Content
  @State private var holder = ScrollTargets()
  nonisolated public init(@ViewBuilder content: @escaping (ScrollViewProxy) -> Content) {
    self.content = content
  }
  public var body: some View {
    content(ScrollViewProxy(targets: holder)).modifier(ScrollTargetModifier(targets: holder))
  }
}

@MainActor
package final class ScrollTargets {
  weak var node: _ViewNode?
  nonisolated init() {}
}

public struct ScrollViewProxy {
  let targets: ScrollTargets
  /// Scrolls to make the view with an identifier visible. Must be called on the main thread.
  public func scrollTo<ID: Hashable>(_ id: ID, anchor: UnitPoint? = nil) {
    nonisolated(unsafe) let id = AnyHashable(id)
    MainActor.assumeIsolated { [targets] in
      let animated = Transaction.ambient.animation != nil
      UpdateQueue.afterUpdate {
        guard let node = targets.node, node.isAlive else { return }
        node.host.view.layoutIfNeeded()
        _ = node.scrollBelow(to: id, anchor, animated: animated)
      }
    }
  }
}

extension _ViewNode {
  /// Finds a descendant by identifier and scrolls to it.
  func scrollBelow(to id: AnyHashable, _ anchor: UnitPoint?, animated: Bool) -> Bool {
    if let container = self as? any ScrollTargetContainer,
      container.scroll(to: id, anchor, animated: animated)
    {
      return true
    }
    if let element = (self as? any ElementNodes)?.element(id)
      ?? ((self as? any IdentifiedNode)?.identifier == id ? self : nil)
    {
      return element.revealFirstItem(anchor, animated: animated)
    }
    var found = false
    forEachChild { if !found { found = $0.scrollBelow(to: id, anchor, animated: animated) } }
    return found
  }

  private func revealFirstItem(_ anchor: UnitPoint?, animated: Bool) -> Bool {
    var items: [LayoutItem] = []
    appendItems(to: &items)
    guard let item = items.first, let scroll = environment.scrollContainer?.item else { return false }
    ScrollRevealing.reveal(
      item.frame(in: scroll.scrollView), in: scroll.scrollView, anchor, animated: animated)
    return true
  }
}

/// A node whose children are the elements of a collection, with their own identities.
@MainActor
package protocol ElementNodes: AnyObject {
  func element(_ id: AnyHashable) -> _ViewNode?
  func forEachElement(_ body: (AnyHashable, _ViewNode) -> Void)
}

extension LayoutItem {
  /// The item's frame in a scroll view's content.
  func frame(in scroll: UIScrollView) -> CGRect {
    var views: [ShownView] = []
    collectViews(into: &views)
    guard let container = views.first?.view.superview, container.isDescendant(of: scroll) else {
      return frame
    }
    return container.convert(frame, to: scroll)
  }
}

/// A container that finds its rows by identifier.
@MainActor
package protocol ScrollTargetContainer: AnyObject {
  func scroll(to id: AnyHashable, _ anchor: UnitPoint?, animated: Bool) -> Bool
}

@MainActor
package enum ScrollRevealing {
  package static func reveal(_ rect: CGRect, in scroll: UIScrollView, _ anchor: UnitPoint?, animated: Bool) {
    guard let anchor else { return scroll.scrollRectToVisible(rect, animated: animated) }
    let insets = scroll.adjustedContentInset
    let size = scroll.bounds.size
    let free = CGSize(
      width: size.width - insets.left - insets.right, height: size.height - insets.top - insets.bottom)
    func offset(
      _ start: CGFloat, _ length: CGFloat, _ room: CGFloat, _ part: CGFloat, _ whole: CGFloat,
      _ inset: CGFloat
    )
      -> CGFloat
    {
      let wanted = start + length * part - room * part
      return max(0, min(wanted, max(0, whole - room))) - inset
    }
    scroll.setContentOffset(
      CGPoint(
        x: offset(rect.minX, rect.width, free.width, anchor.x, scroll.contentSize.width, insets.left),
        y: offset(rect.minY, rect.height, free.height, anchor.y, scroll.contentSize.height, insets.top)),
      animated: animated)
  }
}

private struct ScrollTargetModifier: ViewModifier {
  typealias Body = Never
  let targets: ScrollTargets
  static func _makeModifierNode<C: View>(
    _ view: ModifiedContent<C, Self>, _ inputs: _NodeInputs
  ) -> _TypedNode<ModifiedContent<C, Self>> {
    let node = ForwardingNode(view, inputs, \.content)
    view.modifier.targets.node = node
    return node
  }
}
