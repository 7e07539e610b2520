/// Shows a menu on a long press.
public struct _ContextMenuModifier: ViewModifier, ItemModifier {
  public typealias Body = Never
  let content: @MainActor () -> AnyView
  let preview: (@MainActor () -> AnyView)?

  package func makeItem(_ node: _ViewNode, _ content: LayoutItem) -> ContextMenuItem {
    let item = ContextMenuItem(node, content)
    item.modifier = self
    return item
  }
  package func update(_ item: ContextMenuItem) -> Bool {
    item.modifier = self
    return false
  }
}

package final class ContextMenuItem: ContainerItem {
  var modifier: _ContextMenuModifier?
  private lazy var handler = ContextMenuHandler(self)

  init(_ node: _ViewNode, _ content: LayoutItem) {
    super.init(node, content, HostingView())
    view.addInteraction(UIContextMenuInteraction(delegate: handler))
  }
}

private final class ContextMenuHandler: NSObject, UIContextMenuInteractionDelegate {
  private weak var item: ContextMenuItem?
  init(_ item: ContextMenuItem) { self.item = item }

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
  ) -> UIContextMenuConfiguration? {
    guard let item, let modifier = item.modifier else { return nil }
    let node = item.node
    let elements = ViewParts(modifier.content(), parent: node).menuElements()
    guard !elements.isEmpty else { return nil }
    let preview: (() -> UIViewController?)? = modifier.preview.map { make in
      {
        // Context menus request previews on the main thread.
        MainActor.assumeIsolated {
          let controller = UIHostingController(rootView: make())
          controller.host.environment = node.environment
          controller.preferredContentSize = controller.sizeThatFits(in: CGSize(width: 360, height: 600))
          return controller
        }
      }
    }
    return UIContextMenuConfiguration(identifier: nil, previewProvider: preview) { _ in
      UIMenu(children: elements)
    }
  }
}

extension View {
  /// Adds a context menu. An empty menu is not shown.
  nonisolated public func contextMenu<MenuItems: View>(@ViewBuilder menuItems: @escaping () -> MenuItems)
    -> some View
  {
    modifier(_ContextMenuModifier(content: { AnyView(menuItems()) }, preview: nil))
  }
  nonisolated public func contextMenu<M: View, P: View>(
    @ViewBuilder menuItems: @escaping () -> M, @ViewBuilder preview: @escaping () -> P
  ) -> some View {
    modifier(_ContextMenuModifier(content: { AnyView(menuItems()) }, preview: { AnyView(preview()) }))
  }
}
