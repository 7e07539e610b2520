/// Configures a screen's bars as requested by its views.
@MainActor
package final class BarCoordinator {
  @OwnerReference var controller: ViewHostController
  /// Whether the screen is on a navigation stack.
  package var isInStack = false
  package private(set) var settings = ScreenSettings()
  private var isWaiting = false
  private var items:
    [(placement: ToolbarItemPlacement, host: ViewHost, button: UIBarButtonItem, isSpacer: Bool)] = []
  private var hostsWithActions: [@MainActor () -> Void] = []

  init(_ controller: ViewHostController) { _controller = OwnerReference(wrappedValue: controller) }

  package func setNeedsUpdate() {
    guard !isWaiting else { return }
    isWaiting = true
    UpdateQueue.afterUpdate { [weak self] in self?.update() }
  }

  package func update() {
    isWaiting = false
    guard controller.isStarted, controller.host.root != nil else { return }
    let oldColorScheme = settings.colorScheme
    settings = controller.host.root.preference(ScreenKey.self) ?? ScreenSettings()
    updateColorScheme(from: oldColorScheme)
    controller.setStatusBarHidden(settings.hidesStatusBar ?? false)
    controller.setHomeIndicatorHidden(settings.hidesHomeIndicator ?? false)
    controller.isModalInPresentation = settings.interactiveDismissDisabled ?? false
    applyDetents()
    if controller.appearance == .appearing || controller.appearance == .appeared { applyTabBar() }
    guard isInStack else { return updateKeyboardBar() }
    let item = controller.navigationItem
    if let title = settings.title, item.title != title { item.title = title }
    let mode: UINavigationItem.LargeTitleDisplayMode =
      switch settings.displayMode {
      case .inline: .never
      case .large: .always
      default: settings.title == nil ? .never : .automatic
      }
    if item.largeTitleDisplayMode != mode { item.largeTitleDisplayMode = mode }
    let hidesBack = settings.hidesBackButton ?? false
    if item.hidesBackButton != hidesBack { item.setHidesBackButton(hidesBack, animated: false) }
    updateBarBackground(item)
    applyTitleMenu(to: item)
    if item.style != settings.itemStyle ?? .navigator { item.style = settings.itemStyle ?? .navigator }
    // A screen that has not been visible yet only needs its title.
    guard controller.isViewLoaded else { return }
    updateSearch()
    updateToolbar()
    applyTitle(to: item)
    if controller.appearance == .appeared { applyBarVisibility(animated: true) }
  }

  /// The screens that prefer a color scheme: none in most apps, which then search no screens.
  private static let screensWithColorScheme = NSHashTable<ViewHostController>.weakObjects()

  /// The color scheme that the coordinator of a presentation has set.
  private var appliedColorScheme: ColorScheme?

  private func updateColorScheme(from old: ColorScheme?) {
    if (old == nil) != (settings.colorScheme == nil) {
      if old == nil {
        Self.screensWithColorScheme.add(controller)
      } else {
        Self.screensWithColorScheme.remove(controller)
      }
    }
    applyColorScheme()
  }

  /// Gives the color scheme that visible screens prefer to their whole presentation: bars and status bar included.
  private func applyColorScheme() {
    var presentation = controller
    var next: UIViewController? = controller
    while let current = next {
      if let host = current as? ViewHostController { presentation = host }
      next = current.parent
    }
    let isPreferred = Self.screensWithColorScheme.anyObject != nil
    let scheme = isPreferred ? Self.preferredColorScheme(in: presentation) : nil
    guard scheme != presentation.chrome.appliedColorScheme else { return }
    presentation.chrome.appliedColorScheme = scheme
    presentation.overrideUserInterfaceStyle = scheme?.uiKit ?? .unspecified
  }

  private static func preferredColorScheme(in controller: UIViewController) -> ColorScheme? {
    NodeCounter.askedForColorScheme += 1
    if let scheme = (controller as? ViewHostController)?.chrome.settings.colorScheme { return scheme }
    switch controller {
    case let navigation as UINavigationController:
      // A screen without a preference has that of the screens below.
      return preferredColorScheme(inFirstOf: navigation.viewControllers.reversed())
    case let tabs as UITabBarController: return tabs.selectedViewController.flatMap(preferredColorScheme(in:))
    default: return preferredColorScheme(inFirstOf: controller.children)
    }
  }

  private static func preferredColorScheme(
    inFirstOf controllers: some Sequence<UIViewController>
  ) -> ColorScheme? {
    for controller in controllers {
      if let scheme = preferredColorScheme(in: controller) { return scheme }
    }
    return nil
  }

  package func applyBarVisibility(animated: Bool) {
    guard isInStack, let navigation = controller.navigationController else { return }
    if !controller.isStarted { controller.startIfNeeded() }
    if navigation.topViewController === controller || navigation.visibleViewController === controller {
      let hides = settings.hidesBar ?? false
      if navigation.isNavigationBarHidden != hides {
        navigation.setNavigationBarHidden(hides, animated: animated)
      }
      navigation.navigationBar.overrideUserInterfaceStyle =
        settings.barColorScheme?.uiKit ?? .unspecified
      applyBottomBar(navigation)
      let hidesToolbar = settings.hidesBottomBar ?? !items.contains { $0.placement.place == .bottom }
      if navigation.isToolbarHidden != hidesToolbar {
        navigation.setToolbarHidden(hidesToolbar, animated: animated)
      }
    }
  }

  /// Configures the shared tab bar, as requested by the top screen.
  private func applyTabBar() {
    // A screen that contains a stack leaves the bar to the stack's screens.
    guard let tabs = controller.tabBarController, controller.children.isEmpty,
      !isInStack || controller.navigationController?.topViewController === controller
    else { return }
    if case .screensOnly = (tabs as? ViewTabController)?.kind { return }
    let hides = settings.hidesTabBar ?? false
    if tabs.isTabBarHidden != hides {
      tabs.setTabBarHidden(hides, animated: controller.appearance == .appeared)
    }
    let barSettings = settings.tabBar
    guard !barSettings.isEmpty || Self.changedBars.contains(tabs.tabBar) else { return }
    let appearance = UITabBarAppearance()
    barSettings.configure(appearance, controller.host.root.environment)
    tabs.tabBar.standardAppearance = appearance
    tabs.tabBar.scrollEdgeAppearance = barSettings.visibility ?? .automatic == .automatic ? nil : appearance
    tabs.tabBar.overrideUserInterfaceStyle = barSettings.style
    if barSettings.isEmpty { Self.changedBars.remove(tabs.tabBar) } else { Self.changedBars.add(tabs.tabBar) }
  }

  private func applyBottomBar(_ navigation: UINavigationController) {
    let barSettings = settings.bottomBar
    guard !barSettings.isEmpty || Self.changedBars.contains(navigation.toolbar) else { return }
    let appearance = UIToolbarAppearance()
    barSettings.configure(appearance, controller.host.root.environment)
    navigation.toolbar.standardAppearance = appearance
    navigation.toolbar.overrideUserInterfaceStyle = barSettings.style
    if barSettings.isEmpty {
      Self.changedBars.remove(navigation.toolbar)
    } else {
      Self.changedBars.add(navigation.toolbar)
    }
  }

  /// Bars with a changed appearance.
  private static let changedBars = NSHashTable<UIView>.weakObjects()

  private var hasOwnAppearance = false

  private func updateBarBackground(_ item: UINavigationItem) {
    let visibility = settings.barBackgroundVisibility ?? .automatic
    guard settings.barBackground != nil || visibility != .automatic else {
      if hasOwnAppearance {
        item.standardAppearance = nil
        item.scrollEdgeAppearance = nil
      }
      return hasOwnAppearance = false
    }
    hasOwnAppearance = true
    let appearance = UINavigationBarAppearance()
    if visibility == .hidden {
      appearance.configureWithTransparentBackground()
    } else if let style = settings.barBackground {
      if case .material(let effect) = style.paint(in: controller.host.root.environment) {
        appearance.configureWithDefaultBackground()
        appearance.backgroundEffect = UIBlurEffect(style: effect)
      } else {
        appearance.configureWithOpaqueBackground()
        appearance.backgroundColor = style.color(in: controller.host.root.environment)
      }
    } else {
      appearance.configureWithDefaultBackground()
    }
    if settings.barColorScheme == .dark {
      appearance.titleTextAttributes[.foregroundColor] = UIColor.white
      appearance.largeTitleTextAttributes[.foregroundColor] = UIColor.white
    }
    item.standardAppearance = appearance
    // At the scroll edge, only an explicitly requested background is shown.
    item.scrollEdgeAppearance = visibility == .automatic ? nil : appearance
  }

  // MARK: Search

  private var search: ScreenSearch?

  private func updateSearch() {
    let item = controller.navigationItem
    guard let wish = settings.search else {
      if search != nil { item.searchController = nil }
      search = nil
      return
    }
    let suggestions = settings.hidesSearchSuggestions == true ? nil : settings.searchSuggestions
    let known = search.flatMap { $0.hasSuggestions == (suggestions != nil) ? $0 : nil }
    let search = known ?? ScreenSearch(wish, suggestions: suggestions)
    self.search = search
    search.update(wish, scopes: settings.searchScopes, suggestions: suggestions)
    search.focus(settings.searchFocus)
    search.controller.hidesNavigationBarDuringPresentation = !(settings.searchKeepsBar ?? false)
    item.hidesSearchBarWhenScrolling = !wish.isAlwaysShown
    if item.searchController !== search.controller { item.searchController = search.controller }
  }

  private func applyDetents() { settings.applyPresentation(to: controller) }

  // MARK: Toolbar

  private func updateToolbar() {
    let entries = ToolbarEntry.gatheringSecondary(settings.toolbar)
    let isSame =
      entries.count == items.count && zip(entries, items).allSatisfy { $0.placement == $1.placement }
    if isSame {
      for (entry, item) in zip(entries, items) {
        UpdateQueue.run(Transaction(), in: item.host) {
          item.host.root.forEachChild { ($0 as? _TypedNode<AnyView>)?.update(entry.view) }
        }
        fit(item.host)
      }
      return
    }
    for item in items { item.host.end() }
    items = entries.compactMap { entry in
      guard let node = entry.node?.node else { return nil }
      let host = ViewHost(parent: node)
      host.respectsSafeArea = false
      let view = entry.view
      if entry.placement.place != .center {
        // Metrics.md 1.3: titles and symbols of bars have one size.
        host.adjustsEnvironment = {
          $0.isInBar = true
          $0.imageScale = .large
          if $0.dynamicTypeSize != .large { $0.dynamicTypeSize = .large }
        }
        host.view.traitOverrides.preferredContentSizeCategory = .large
      }
      host.start(parent: node) { AnyView._makeNode(view, $0) }
      host.view.backgroundColor = nil
      let button = entry.isSpacer ? UIBarButtonItem.flexibleSpace() : UIBarButtonItem(customView: host.view)
      fit(host)
      host.onSizeChange = { [weak self, weak host] in
        UpdateQueue.afterUpdate { if let host, host.root?.isAlive == true { self?.fit(host) } }
      }
      controller.host.addChild(host)
      return (entry.placement, host, button, entry.isSpacer)
    }
    let item = controller.navigationItem
    func buttons(_ place: ToolbarItemPlacement.Place) -> [UIBarButtonItem] {
      items.filter { $0.placement.place == place }.map(\.button)
    }
    item.leftBarButtonItems = buttons(.leading).isEmpty ? nil : buttons(.leading)
    item.leftItemsSupplementBackButton = true
    item.rightBarButtonItems = buttons(.trailing).isEmpty ? nil : buttons(.trailing).reversed()
    item.titleView = items.first { $0.placement.place == .center }?.host.view
    let bottom = buttons(.bottom)
    controller.setToolbarItems(bottom.isEmpty ? nil : spread(bottom), animated: false)
    let keys = buttons(.keyboard)
    keyboardBar =
      keys.isEmpty ? nil : keyboardBar ?? UIToolbar(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
    keyboardBar?.items = keys
  }

  private var titleStack: TitleStack?

  /// Shows a title with a subtitle in two lines. A title that is removed from the bar is kept for the back button.
  private func applyTitle(to item: UINavigationItem) {
    guard settings.subtitle != nil || settings.hidesTitle == true else {
      if item.titleView != nil, item.titleView === titleStack { item.titleView = nil }
      return titleStack = nil
    }
    guard !items.contains(where: { $0.placement.place == .center }) else { return }
    let stack = titleStack ?? TitleStack()
    titleStack = stack
    if settings.hidesTitle == true {
      stack.show(nil, nil)
    } else {
      stack.show(settings.title, settings.subtitle)
    }
    if item.titleView !== stack { item.titleView = stack }
  }

  /// Installs a title menu, which is created when the title is tapped.
  private func applyTitleMenu(to item: UINavigationItem) {
    guard (settings.titleMenu != nil) != (item.titleMenuProvider != nil) else { return }
    item.titleMenuProvider =
      settings.titleMenu == nil
      ? nil
      : { [weak self] _ in
        guard let menu = self?.settings.titleMenu, let node = menu.node?.node else { return nil }
        return UIMenu(children: ViewParts(menu.content, parent: node).menuElements())
      }
  }

  /// The toolbar above the keyboard.
  package private(set) var keyboardBar: UIToolbar?

  /// Updates the toolbar above the keyboard, which does not need a navigation stack.
  private func updateKeyboardBar() {
    if settings.toolbar.contains(where: { $0.placement.place == .keyboard }) || keyboardBar != nil {
      updateToolbar()
    }
  }

  private func spread(_ buttons: [UIBarButtonItem]) -> [UIBarButtonItem] {
    // Explicit spacers replace the default arrangement.
    if items.contains(where: { $0.isSpacer && $0.placement.place == .bottom }) { return buttons }
    let status = items.filter { $0.placement == .status }.map(\.button)
    if !status.isEmpty {
      let others = buttons.filter { button in !status.contains { $0 === button } }
      let middle = (others.count + 1) / 2
      let around = [.flexibleSpace()] + status + [.flexibleSpace()]
      return Array(others[..<middle]) + around + Array(others[middle...])
    }
    var result: [UIBarButtonItem] = []
    if buttons.count == 1 { return [.flexibleSpace(), buttons[0], .flexibleSpace()] }
    for (index, button) in buttons.enumerated() {
      if index > 0 { result.append(.flexibleSpace()) }
      result.append(button)
    }
    return result
  }

  private func fit(_ host: ViewHost) {
    let size = host.sizeThatFits(.unspecified)
    guard host.view.bounds.size != size else { return }
    host.view.bounds.size = size
    host.view.superview?.setNeedsLayout()
  }

  // MARK: Presentation

  private var waitingForAppearance: [@MainActor () -> Void] = []

  /// Calls `action` when the screen can present, immediately or after it has appeared.
  package func whenAppeared(_ action: @escaping @MainActor () -> Void) {
    if controller.appearance == .appeared { action() } else { waitingForAppearance.append(action) }
  }

  package func didAppear() {
    let waiting = waitingForAppearance
    waitingForAppearance = []
    for action in waiting { action() }
  }
}
