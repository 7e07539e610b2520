/// The screens of a tab view, identified by their views.
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

  /// - Parameter adjust: Modifies the environment for the screens.
  init(_ owner: _ViewNode, adjust: @escaping @MainActor (inout EnvironmentValues) -> Void) {
    _owner = OwnerReference(wrappedValue: owner)
    self.adjust = adjust
  }

  var controllers: [ViewHostController] { entries.map(\.controller) }

  /// The views of the screens, including elements of collections.
  static func views<Content: View>(of content: Content) -> [_ChildView] {
    var views: [_ChildView] = []
    Content._children(of: content) { views.append($0) }
    return views
  }

  /// Updates the views. Screens of existing views are kept, others are removed.
  /// - Parameter tag: Returns the tag of a view without one, by its position.
  /// - Returns: Whether the screens or their order have changed.
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
      entries.append(
        Entry(child: child, tag: own, controller: known ?? makeScreen(child.view, entries.count)))
    }
    for entry in old where !entries.contains(where: { $0.child.id == entry.child.id }) {
      entry.controller.host.end()
    }
    return !entries.elementsEqual(old) { $0.controller === $1.controller }
  }

  private func makeScreen(_ view: AnyView, _ index: Int) -> ViewHostController {
    weak var weakScreen: ViewHostController?
    let host = ViewHost(parent: owner, environment: owner.environment)
    host.adjustsEnvironment = adjust
    host.position = { "tab \(index)" }
    let screen = UIHostingController<AnyView>(screen: host, owner) { inputs in
      AnyView._makeNode(weakScreen?.pendingView ?? view, inputs)
    }
    weakScreen = screen
    return screen
  }

  func index(of tag: AnyHashable) -> Int? { entries.firstIndex { $0.tag == tag } }

  /// The selection value of a screen.
  func value<V>(of screen: UIViewController, as type: V.Type) -> V? {
    entries.first { $0.controller === screen }?.tag.base as? V
  }

  func setEnvironment(_ environment: EnvironmentValues) {
    for entry in entries { entry.controller.host.environment = environment }
  }

  func end() { for entry in entries { entry.controller.host.end() } }
}
