package enum TabViewKind {
  case bar
  case pages(showsIndex: Bool)
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
public protocol TabViewStyle { var _kind: _TabViewKind { get } }
public struct DefaultTabViewStyle: TabViewStyle {
  public init() {}
  public var _kind: _TabViewKind { _TabViewKind(kind: .bar) }
}
public struct TabBarOnlyTabViewStyle: TabViewStyle {
  public init() {}
  public var _kind: _TabViewKind { _TabViewKind(kind: .bar) }
}
/// Pages to swipe between, implemented with `UIPageViewController`.
public struct PageTabViewStyle: TabViewStyle {
  public struct IndexDisplayMode: Sendable {
    let showsIndex: Bool
    public static let automatic = IndexDisplayMode(showsIndex: true)
    public static let always = IndexDisplayMode(showsIndex: true)
    public static let never = IndexDisplayMode(showsIndex: false)
  }
  private let mode: IndexDisplayMode
  public init(indexDisplayMode: IndexDisplayMode = .automatic) { mode = indexDisplayMode }
  public var _kind: _TabViewKind { _TabViewKind(kind: .pages(showsIndex: mode.showsIndex)) }
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
  public func tabViewStyle<S: TabViewStyle>(_ style: S) -> some View {
    environment(\.tabViewKind, style._kind.kind)
  }
}

extension TabView {
  /// Creates the node of a tab view with pages.
  static func makePages(
    _ view: TabView, showsIndex: Bool, _ inputs: _NodeInputs
  ) -> _TypedNode<TabView> { PageTabNode(view, showsIndex: showsIndex, inputs) }
}

/// The screens of a tab view as pages.
private final class PageTabNode<S: Hashable, Content: View>: _TypedNode<TabView<S, Content>>, PageTabSource {
  private var view: TabView<S, Content>
  private let controller = PageTabController()
  private lazy var item = ControllerItem(self, controller)
  private lazy var pages = TabScreens(self) { $0.tabViewKind = .bar }

  init(_ view: TabView<S, Content>, showsIndex: Bool, _ inputs: _NodeInputs) {
    self.view = view
    super.init(inputs)
    controller.source = self
    controller.showsIndex = showsIndex
    controller.indexBackground = environment.pageIndexBackground
    controller.dataSource = controller
    controller.delegate = controller
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
    select(wanted.map { AnyHashable($0) }, animated: animated)
    if hasOtherPages { controller.reloadPages() }
  }

  private func select(_ wanted: AnyHashable?, animated: Bool) {
    let shown = controller.viewControllers?.first
    let screens = pages.controllers
    let current = screens.firstIndex { $0 === shown }
    if screens.isEmpty, shown != nil {
      return controller.setViewControllers(nil, direction: .forward, animated: false)
    }
    let index = wanted.flatMap { pages.index(of: $0) } ?? current ?? 0
    guard screens.indices.contains(index), index != current else { return }
    let forward = index > (current ?? 0)
    controller.setViewControllers(
      [screens[index]], direction: forward ? .forward : .reverse,
      animated: animated && current != nil && UpdateQueue.current.animation != nil)
  }

  var screens: [UIViewController] { pages.controllers }

  func didTurn(to screen: UIViewController) {
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

@MainActor
private protocol PageTabSource: AnyObject {
  var screens: [UIViewController] { get }
  func didTurn(to screen: UIViewController)
}

private final class PageTabController: UIPageViewController, UIPageViewControllerDataSource,
  UIPageViewControllerDelegate
{
  weak var source: (any PageTabSource)?
  var showsIndex = true
  var indexBackground = UIPageControl.BackgroundStyle.automatic {
    didSet { pageControl?.backgroundStyle = indexBackground }
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    pageControl?.backgroundStyle = indexBackground
  }

  init() { super.init(transitionStyle: .scroll, navigationOrientation: .horizontal, options: nil) }
  required init?(coder: NSCoder) { return nil }

  /// Reloads the adjacent pages and their number.
  func reloadPages() {
    dataSource = nil
    dataSource = self
  }

  private func index(_ screen: UIViewController) -> Int? { source?.screens.firstIndex { $0 === screen } }

  func pageViewController(
    _ pageViewController: UIPageViewController, viewControllerBefore viewController: UIViewController
  ) -> UIViewController? {
    guard let source, let index = index(viewController), index > 0 else { return nil }
    return source.screens[index - 1]
  }
  func pageViewController(
    _ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController
  ) -> UIViewController? {
    guard let source, let index = index(viewController), index + 1 < source.screens.count else { return nil }
    return source.screens[index + 1]
  }
  func presentationCount(for pageViewController: UIPageViewController) -> Int {
    showsIndex ? source?.screens.count ?? 0 : 0
  }
  func presentationIndex(for pageViewController: UIPageViewController) -> Int {
    viewControllers?.first.flatMap { index($0) } ?? 0
  }
  func pageViewController(
    _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
    previousViewControllers: [UIViewController], transitionCompleted completed: Bool
  ) { if completed, let screen = viewControllers?.first { source?.didTurn(to: screen) } }
}
