/// Makes a view draggable.
private struct DragModifier: ViewModifier, ItemModifier {
  typealias Body = Never
  let item: @MainActor () -> NSItemProvider?
  let localObject: @MainActor () -> Any?
  let preview: (@MainActor () -> AnyView)?

  func makeItem(_ node: _ViewNode, _ content: LayoutItem) -> DragSourceItem {
    let item = DragSourceItem(node, content)
    _ = update(item)
    return item
  }
  func update(_ item: DragSourceItem) -> Bool {
    item.source = self
    return false
  }
}

private final class DragSourceItem: ContainerItem {
  var source: DragModifier?
  private lazy var handler = DragSourceHandler(self)
  init(_ node: _ViewNode, _ content: LayoutItem) {
    super.init(node, content, HostingView())
    let drag = UIDragInteraction(delegate: handler)
    // Drag interactions are disabled by default on phones in UIKit, but not in SwiftUI.
    drag.isEnabled = true
    view.addInteraction(drag)
  }
}

private final class DragSourceHandler: NSObject, UIDragInteractionDelegate {
  private weak var item: DragSourceItem?
  init(_ item: DragSourceItem) { self.item = item }

  func dragInteraction(_ interaction: UIDragInteraction, itemsForBeginning session: any UIDragSession)
    -> [UIDragItem]
  {
    guard let item, item.environment.isEnabled, let source = item.source, let provider = source.item() else {
      return []
    }
    let drag = UIDragItem(itemProvider: provider)
    drag.localObject = source.localObject()
    if let preview = source.preview {
      let node = item.node
      drag.previewProvider = {
        // Drag interactions request previews on the main thread.
        MainActor.assumeIsolated {
          let host = ViewHost(parent: node)
          host.respectsSafeArea = false
          host.start(parent: node) { AnyView._makeNode(preview(), $0) }
          host.view.frame = CGRect(origin: .zero, size: host.sizeThatFits(.unspecified))
          host.view.layoutIfNeeded()
          DragPreviewHosts.keep(host)
          return UIDragPreview(view: host.view)
        }
      }
    }
    return [drag]
  }
}

/// Retains the hosts of drag previews, because views do not retain their hosts.
@MainActor
private enum DragPreviewHosts {
  private static var last: ViewHost?
  static func keep(_ host: ViewHost) {
    last?.end()
    last = host
  }
}

extension View {
  /// Makes the view draggable as an item.
  nonisolated public func onDrag(_ data: @escaping () -> NSItemProvider) -> some View {
    modifier(DragModifier(item: data, localObject: { nil }, preview: nil))
  }
  nonisolated public func onDrag<V: View>(
    _ data: @escaping () -> NSItemProvider, @ViewBuilder preview: @escaping () -> V
  ) -> some View {
    modifier(DragModifier(item: data, localObject: { nil }, preview: { AnyView(preview()) }))
  }
  /// Makes a list row draggable as an item; `nil` disables dragging.
  nonisolated public func itemProvider(_ action: (() -> NSItemProvider?)?) -> some View {
    modifier(DragModifier(item: { action?() }, localObject: { nil }, preview: nil))
  }
  /// Makes the view draggable as a value.
  nonisolated public func draggable<T: Transferable>(_ payload: @autoclosure @escaping () -> T) -> some View {
    modifier(DragModifier(item: { Dragged.provider(payload) }, localObject: payload, preview: nil))
  }
  nonisolated public func draggable<V: View, T: Transferable>(
    _ payload: @autoclosure @escaping () -> T, @ViewBuilder preview: @escaping () -> V
  ) -> some View {
    modifier(
      DragModifier(item: { Dragged.provider(payload) }, localObject: payload, preview: { AnyView(preview()) })
    )
  }
}

@MainActor
private enum Dragged {
  static func provider<T: Transferable>(_ payload: () -> T) -> NSItemProvider {
    let value = payload()
    return T.provider { value }
  }
}
