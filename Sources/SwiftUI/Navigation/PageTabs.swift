package enum TabViewKind {
  case bar
  case pages(PageTabViewStyle.IndexDisplayMode)
  /// A sidebar if there is space.
  case sidebar
  /// Only the selected screen, which is selected elsewhere.
  case screensOnly
}
private struct TabViewKindKey: EnvironmentKey { static var defaultValue: TabViewKind { .bar } }
extension EnvironmentValues {
  package var tabViewKind: TabViewKind {
    get { self[TabViewKindKey.self] }
    set { self[TabViewKindKey.self] = newValue }
  }
}

public struct _TabViewKind { let kind: TabViewKind }
/// The style of a tab view.
@preconcurrency @MainActor
public protocol TabViewStyle { nonisolated var _kind: _TabViewKind { get } }
public struct DefaultTabViewStyle: TabViewStyle {
  nonisolated public init() {}
  nonisolated public var _kind: _TabViewKind { _TabViewKind(kind: .bar) }
}
public struct TabBarOnlyTabViewStyle: TabViewStyle {
  nonisolated public init() {}
  nonisolated public var _kind: _TabViewKind { _TabViewKind(kind: .bar) }
}
/// Pages to swipe between, in a collection view.
public struct PageTabViewStyle: TabViewStyle {
  /// When a page control shows the number of pages and the selected one.
  public struct IndexDisplayMode: Sendable {
    /// The least number of pages with a page control.
    private let minimumCount: Int
    /// With two pages or more.
    public static let automatic = IndexDisplayMode(minimumCount: 2)
    public static let always = IndexDisplayMode(minimumCount: 1)
    public static let never = IndexDisplayMode(minimumCount: .max)

    func showsIndex(count: Int) -> Bool { count >= minimumCount }
  }
  private let mode: IndexDisplayMode
  nonisolated public init(indexDisplayMode: IndexDisplayMode = .automatic) { mode = indexDisplayMode }
  nonisolated public var _kind: _TabViewKind { _TabViewKind(kind: .pages(mode)) }
}
extension TabViewStyle where Self == DefaultTabViewStyle {
  public static var automatic: DefaultTabViewStyle { .init() }
}
extension TabViewStyle where Self == TabBarOnlyTabViewStyle {
  public static var tabBarOnly: TabBarOnlyTabViewStyle { .init() }
}
extension TabViewStyle where Self == PageTabViewStyle {
  public static var page: PageTabViewStyle { .init() }
  public static func page(indexDisplayMode: PageTabViewStyle.IndexDisplayMode) -> PageTabViewStyle {
    .init(indexDisplayMode: indexDisplayMode)
  }
}
extension View {
  nonisolated public func tabViewStyle<S: TabViewStyle>(_ style: S) -> some View {
    environment(\.tabViewKind, style._kind.kind)
  }
}

extension TabView {
  /// Creates the node of a tab view with pages.
  static func makePages(
    _ view: TabView, _ mode: PageTabViewStyle.IndexDisplayMode, _ inputs: _NodeInputs
  ) -> _TypedNode<TabView> { PageTabNode(view, mode, inputs) }
}

/// The screens of a tab view as pages.
private final class PageTabNode<S: Hashable, Content: View>: _TypedNode<TabView<S, Content>> {
  private var view: TabView<S, Content>
  private let controller = PageTabController()
  private lazy var item = ControllerItem(self, controller)
  private lazy var pages = TabScreens(self) { $0.tabViewKind = .bar }

  init(
    _ view: TabView<S, Content>, _ mode: PageTabViewStyle.IndexDisplayMode, _ inputs: _NodeInputs
  ) {
    self.view = view
    super.init(inputs)
    controller.indexDisplayMode = mode
    controller.indexBackground = environment.pageIndexBackground
    controller.didTurn = { [weak self] in self?.didTurn(to: $0) }
    read(animated: false)
  }

  override func update(_ view: TabView<S, Content>) {
    self.view = view
    read(animated: true)
  }
  override func reevaluate() { read(animated: true) }

  private func read(animated: Bool) {
    evaluation &+= 1
    let (views, wanted) = Tracking.reading(self) {
      (TabScreens.views(of: view.content), view.selection?.wrappedValue)
    }
    // Elements of a collection without a tag are selected by their identity.
    let hasOtherPages = pages.update(views) { child, position in
      child.elementID(as: S.self) ?? AnyHashable(position)
    }
    if hasOtherPages { controller.setScreens(pages.controllers) }
    if let index = wanted.flatMap({ pages.index(of: AnyHashable($0)) }) {
      controller.select(index, animated: animated && UpdateQueue.current.animation != nil)
    }
  }

  private func didTurn(to screen: UIViewController) {
    guard let value = pages.value(of: screen, as: S.self) else { return }
    if let selection = view.selection, selection.wrappedValue != value { selection.wrappedValue = value }
  }

  override func environmentDidChange() {
    controller.indexBackground = environment.pageIndexBackground
    pages.setEnvironment(environment)
  }
  override func appendItems(to items: inout [LayoutItem]) { items.append(item) }
  override func layoutDidInvalidate() -> Bool {
    item.invalidate()
    return true
  }
  override func willEnd() {
    item.end()
    pages.end()
  }
}
