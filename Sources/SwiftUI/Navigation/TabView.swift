/// A view that switches between screens with a tab bar, implemented with `UITabBarController`.
public struct TabView<SelectionValue: Hashable, Content: View>: View {
  public typealias Body = Never
  // Set by the initializer, which is not isolated, before the value is shared.
  nonisolated(unsafe) let selection: Binding<SelectionValue>?
  nonisolated(unsafe) let content: Content

  nonisolated public init(selection: Binding<SelectionValue>?, @ViewBuilder content: () -> Content) {
    self.selection = selection
    self.content = content()
  }
  nonisolated init(selection: Binding<SelectionValue>?, content: Content) {
    self.selection = selection
    self.content = content
  }
  public static func _makeNode(_ view: TabView, _ inputs: _NodeInputs) -> _TypedNode<TabView> {
    if case .pages(let mode) = inputs.environment.tabViewKind {
      return makePages(view, mode, inputs)
    }
    if case .sidebar = inputs.environment.tabViewKind, Content.self == _TabScreens.self,
      inputs.environment.traits.userInterfaceIdiom == .pad
    {
      return makeSidebar(view, inputs)
    }
    return TabViewNode(view, inputs)
  }
  public static var _rows: _RowShape { .one }
}

extension TabView where SelectionValue == Int {
  nonisolated public init(@ViewBuilder content: () -> Content) {
    selection = nil
    self.content = content()
  }
}

package enum TabItemTrait: ItemTrait { package typealias Value = TabLabel }
package enum BadgeTrait: ItemTrait { package typealias Value = String? }

private struct RowBadgeKey: EnvironmentKey { static var defaultValue: String? { nil } }
extension EnvironmentValues {
  /// The badge of the enclosing row.
  package var rowBadge: String? {
    get { self[RowBadgeKey.self] }
    set { self[RowBadgeKey.self] = newValue }
  }
}

/// The label of a tab.
package struct TabLabel {
  var title: String?
  var image: Image?
  var isDisabled = false
  var identifier: String?
  var spoken: String?
  /// A view that contains text and image, such as a stack or a view of the app: they are found in its tree.
  var content: AnyView?
}

extension TabLabel {
  /// Creates a label from the first text and image of a view, or from the view itself if its statements have none.
  init<V: View>(of label: V) {
    var found = TabLabel()
    readUnisolated {
      V._children(of: label) { child in
        let value = _ChildView.withoutModifiers(child.value)
        if let text = ViewText.text(of: value) { found.title = found.title ?? text }
        if let image = value as? Image { found.image = found.image ?? image }
        if let icon = (value as? any IconView)?.anyIcon as? Image { found.image = found.image ?? icon }
      }
    }
    if found.title == nil, found.image == nil, V.self != EmptyView.self { found.content = AnyView(label) }
    self = found
  }

  /// The label with the text and image that its content shows in an environment.
  @MainActor
  fileprivate func resolved(in parent: _ViewNode) -> TabLabel {
    guard let content else { return self }
    let parts = ViewParts(content, parent: parent)
    var label = self
    label.title = parts.first(Text.self)?.plainString
    label.image = parts.first(Image.self)
    return label
  }
}

extension View {
  /// Sets the tab label of the view: a label, or a text and an image.
  nonisolated public func tabItem<V: View>(@ViewBuilder _ label: () -> V) -> some View {
    trait(TabItemTrait.self, TabLabel(of: label()))
  }
  nonisolated private func badge(text: String?) -> some View {
    environment(\.rowBadge, text).trait(BadgeTrait.self, text)
  }
  /// Sets the badge of the view's tab or row.
  nonisolated public func badge(_ count: Int) -> some View { badge(text: count > 0 ? String(count) : nil) }
  nonisolated public func badge(_ label: Text?) -> some View { badge(text: label?.plainString) }
  nonisolated public func badge(_ key: LocalizedStringKey?) -> some View { badge(text: key?.string()) }
  @_disfavoredOverload
  nonisolated public func badge<S: StringProtocol>(_ label: S?) -> some View {
    badge(text: label.map { String($0) })
  }
}

@MainActor
package protocol IconView { var anyIcon: Any { get } }
extension Label: IconView { package var anyIcon: Any { icon } }

private final class TabViewNode<S: Hashable, Content: View>: _TypedNode<TabView<S, Content>>,
  TabSelectionObserver
{
  private var view: TabView<S, Content>
  private let controller = ViewTabController()
  private lazy var item = ControllerItem(self, controller)
  private var tint = TintUpdater()
  private lazy var tabs = TabScreens(self) {
    $0.rowBadge = nil
    $0.tabViewKind = .bar
  }

  init(_ view: TabView<S, Content>, _ inputs: _NodeInputs) {
    self.view = view
    super.init(inputs)
    controller.observer = self
    controller.delegate = controller
    controller.kind = environment.tabViewKind
    tint.apply(environment, to: controller.tabBar)
    applyBarOptions()
    if case .screensOnly = controller.kind {
      controller.setTabBarHidden(true, animated: false)
      controller.tabBar.accessibilityElementsHidden = true
    }
    read()
    restoreSelection()
  }

  /// Selects the tab of the earlier process if no binding determines the selection.
  private func restoreSelection() {
    guard view.selection == nil else { return }
    let index: Int? = StateTransfer.carry("tab", of: self) { [weak self] in self?.controller.selectedIndex }
    if let index, tabs.controllers.indices.contains(index) { controller.selectedIndex = index }
  }

  override func update(_ view: TabView<S, Content>) {
    self.view = view
    read()
  }
  override func reevaluate() { read() }

  private func read() {
    evaluation &+= 1
    let (views, wanted) = Tracking.reading(self) {
      (TabScreens.views(of: view.content), view.selection?.wrappedValue)
    }
    update(views)
    if let wanted { select(AnyHashable(wanted)) }
  }

  private func update(_ views: [_ChildView]) {
    tabs.update(views) { child, position in child.elementID(as: S.self) ?? AnyHashable(position) }
    for tab in tabs.entries { label(tab.controller, tab.child) }
    let screens = tabs.controllers
    if controller.viewControllers?.elementsEqual(screens, by: { $0 === $1 }) != true {
      controller.setViewControllers(screens, animated: false)
    }
  }

  private var accessoryHost: ViewHost?

  /// Updates the accessory above the bar.
  private func applyBarOptions() {
    guard let accessory = environment.tabAccessory else {
      accessoryHost?.view.removeFromSuperview()
      accessoryHost?.end()
      return accessoryHost = nil
    }
    if let accessoryHost {
      UpdateQueue.run(UpdateQueue.current, in: accessoryHost) {
        accessoryHost.root.forEachChild { ($0 as? _TypedNode<AnyView>)?.update(accessory) }
      }
    } else {
      let host = ViewHost(parent: self)
      host.adjustsEnvironment = { $0.tabAccessory = nil }
      host.respectsSafeArea = false
      host.start(parent: self) { AnyView._makeNode(accessory, $0) }
      accessoryHost = host
      self.host.addChild(host)
      controller.show(accessory: host)
    }
  }

  private func label(_ screen: ViewHostController, _ child: _ChildView) {
    let label = child.trait(TabItemTrait.self)?.resolved(in: self)
    let item = screen.tabBarItem!
    if item.title != label?.title { item.title = label?.title }
    if let image = label?.image {
      var environment = environment
      environment.imageScale = .large
      environment.symbolVariants = .fill
      item.image = image.uiImage(in: environment, font: .systemFont(ofSize: 18))
    }
    if item.isEnabled == label?.isDisabled ?? false { item.isEnabled = !(label?.isDisabled ?? false) }
    if let identifier = label?.identifier { item.accessibilityIdentifier = identifier }
    if let spoken = label?.spoken { item.accessibilityLabel = spoken }
    let badge = child.trait(BadgeTrait.self) ?? nil
    if item.badgeValue != badge { item.badgeValue = badge }
  }

  private func select(_ wanted: AnyHashable) {
    guard let index = tabs.index(of: wanted), controller.selectedIndex != index else { return }
    controller.selectedIndex = index
  }

  func didSelect(_ screen: UIViewController) {
    if let value = tabs.value(of: screen, as: S.self) { view.selection?.wrappedValue = value }
  }

  override func environmentDidChange() {
    tint.apply(environment, to: controller.tabBar)
    applyBarOptions()
    tabs.setEnvironment(environment)
  }
  override func appendItems(to items: inout [LayoutItem]) { items.append(item) }
  override func layoutDidInvalidate() -> Bool {
    item.invalidate()
    return true
  }
  override func willEnd() {
    item.end()
    tabs.end()
  }
}

@MainActor
private protocol TabSelectionObserver: AnyObject { func didSelect(_ screen: UIViewController) }

final class ViewTabController: UITabBarController, UITabBarControllerDelegate {
  var kind = TabViewKind.bar
  fileprivate weak var observer: (any TabSelectionObserver)?
  private weak var accessory: ViewHost?

  /// Shows an accessory above the tab bar.
  func show(accessory host: ViewHost) {
    accessory = host
    host.view.backgroundColor = .secondarySystemBackground
    host.view.layer.cornerRadius = Self.accessoryHeight / 2
    host.view.clipsToBounds = true
    if isViewLoaded { view.addSubview(host.view) }
    viewIfLoaded?.setNeedsLayout()
  }

  private static var accessoryHeight: CGFloat { 48 }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    guard let bar = accessory?.view else { return }
    if bar.superview !== view { view.addSubview(bar) }
    let bottom = isTabBarHidden ? view.bounds.height - view.safeAreaInsets.bottom : tabBar.frame.minY
    bar.frame = CGRect(
      x: 20, y: bottom - Self.accessoryHeight - 8, width: view.bounds.width - 40, height: Self.accessoryHeight
    )
    for screen in viewControllers ?? []
    where screen.additionalSafeAreaInsets.bottom != Self.accessoryHeight + 8 {
      screen.additionalSafeAreaInsets.bottom = Self.accessoryHeight + 8
    }
  }
  private weak var tapped: UIViewController?

  func tabBarController(
    _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
  ) -> Bool {
    tapped = selectedViewController
    return true
  }
  func tabBarController(_ tabBarController: UITabBarController, didSelect viewController: UIViewController) {
    // Tapping the selected tab pops its stack to the root.
    if tapped === viewController {
      let stack = viewController.children.first { $0 is UINavigationController } as? UINavigationController
      stack?.popToRootViewController(animated: true)
    }
    observer?.didSelect(viewController)
  }
}
