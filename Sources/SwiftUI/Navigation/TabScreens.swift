/// The screens of a tab view, each kept by the identity of its view.
@MainActor
final class TabScreens {
  struct Entry {
    let child: _ChildView
    let tag: AnyHashable
    let controller: ViewHostController
  }
  private(set) var entries: [Entry] = []
  @OwnerReference private var owner: _ViewNode
  private let adjust: @MainActor (inout EnvironmentValues) -> Void

  /// - Parameter adjust: what the screens see otherwise than the tab view.
  init(_ owner: _ViewNode, adjust: @escaping @MainActor (inout EnvironmentValues) -> Void) {
    _owner = OwnerReference(wrappedValue: owner)
    self.adjust = adjust
  }

  var controllers: [ViewHostController] { entries.map(\.controller) }

  /// The views of the screens. Collections among them are read here.
  static func views<Content: View>(of content: Content) -> [_ChildView] {
    var views: [_ChildView] = []
    Content._children(of: content) { views.append($0) }
    return views
  }

  /// Takes new views: screens whose view is still there go on, the others end.
  /// - Parameter tag: names a view that has no tag of its own, by its position.
  /// - Returns: whether there are other screens now, or the same in another order.
  @discardableResult
  func update(_ views: [_ChildView], tag: (_ChildView, Int) -> AnyHashable) -> Bool {
    let old = entries
    entries = []
    for child in views {
      let known = old.first { $0.child.id == child.id }?.controller
      if let known {
        if known.isStarted {
          UpdateQueue.run(UpdateQueue.current, in: known.host) {
            known.host.root.forEachChild { ($0 as? _TypedNode<AnyView>)?.update(child.view) }
          }
        } else {
          known.pendingView = child.view
        }
      }
      let own = child.trait(TagTrait.self) ?? tag(child, entries.count)
      entries.append(Entry(child: child, tag: own, controller: known ?? makeScreen(child.view)))
    }
    for entry in old where !entries.contains(where: { $0.child.id == entry.child.id }) {
      entry.controller.host.end()
    }
    return !entries.elementsEqual(old) { $0.controller === $1.controller }
  }

  private func makeScreen(_ view: AnyView) -> ViewHostController {
    weak var weakScreen: ViewHostController?
    let host = ViewHost(parent: owner, environment: owner.environment)
    host.adjustsEnvironment = adjust
    let screen = ViewHostController(host, owner) { inputs in
      AnyView._makeNode(weakScreen?.pendingView ?? view, inputs)
    }
    weakScreen = screen
    return screen
  }

  func index(of tag: AnyHashable) -> Int? { entries.firstIndex { $0.tag == tag } }

  /// The value that a screen is chosen by.
  func value<V>(of screen: UIViewController, as type: V.Type) -> V? {
    entries.first { $0.controller === screen }?.tag.base as? V
  }

  func setEnvironment(_ environment: EnvironmentValues) {
    for entry in entries { entry.controller.host.environment = environment }
  }

  func end() { for entry in entries { entry.controller.host.end() } }
}
