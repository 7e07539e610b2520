import InterfaceDocuments

extension UIBarItem {
  func readItem(_ coder: InterfaceCoder) {
    coder.loader.enter(self, coder.element)
    if let title = coder.string("title") { self.title = title }
    if let image = coder.image("image") { self.image = image }
    if let image = coder.image("landscapeImage") { landscapeImagePhone = image }
    if let image = coder.image("largeContentSizeImage") { largeContentSizeImage = image }
    if let enabled = coder.bool("enabled") { isEnabled = enabled }
    if let tag = coder.integer("tag") { self.tag = tag }
    if let insets = coder.insets("imageInsets") { imageInsets = insets }
    if let accessibility = coder.child("accessibilityConfiguration") {
      let part = coder.coder(for: accessibility)
      accessibilityLabel = part.string("label")
      accessibilityHint = part.string("hint")
      accessibilityIdentifier = part.raw("identifier")
    }
  }
}

extension UIBarButtonItem {
  func readBarButton(_ coder: InterfaceCoder) {
    let items: KeyValuePairs<String, SystemItem> = [
      "done": .done, "cancel": .cancel, "edit": .edit, "save": .save, "add": .add,
      "flexibleSpace": .flexibleSpace,
      "fixedSpace": .fixedSpace, "compose": .compose, "reply": .reply, "action": .action,
      "organize": .organize,
      "bookmarks": .bookmarks, "search": .search, "refresh": .refresh, "stop": .stop, "camera": .camera,
      "trash": .trash, "play": .play, "pause": .pause, "rewind": .rewind, "fastForward": .fastForward,
      "undo": .undo,
      "redo": .redo, "pageCurl": .pageCurl, "close": .close,
    ]
    if let item = coder.choice("systemItem", items) {
      become(item)
    }
    let styles: KeyValuePairs<String, Style> = ["plain": .plain, "done": .done, "bordered": .plain]
    if let style = coder.choice("style", styles) { self.style = style }
    if let width = coder.number("width") { self.width = width }
    if let color = coder.color("tintColor") { tintColor = color }
    if let selected = coder.bool("selected") { isSelected = selected }
    if let hidden = coder.bool("hidden") { isHidden = hidden }
    if let menu = coder.child("menu"), menu.name == "menu" {
      self.menu = InterfaceMenus.menu(coder.coder(for: menu))
    }
    if let custom = coder.child("customView"), let view = coder.loader.makeView(custom) { customView = view }
  }
}

extension UITabBarItem {
  func readTabBarItem(_ coder: InterfaceCoder) {
    let items: KeyValuePairs<String, SystemItem> = [
      "more": .more, "favorites": .favorites, "featured": .featured, "topRated": .topRated,
      "recents": .recents,
      "contacts": .contacts, "history": .history, "bookmarks": .bookmarks, "search": .search,
      "downloads": .downloads,
      "mostRecent": .mostRecent, "mostViewed": .mostViewed,
    ]
    if let item = coder.choice("systemItem", items) { become(item) }
    if let image = coder.image("selectedImage") { selectedImage = image }
    if let badge = coder.string("badgeValue") { badgeValue = badge }
    if let color = coder.color("badgeColor") { badgeColor = color }
  }
}

extension UINavigationItem {
  func readNavigationItem(_ coder: InterfaceCoder) {
    coder.loader.enter(self, coder.element)
    if let title = coder.string("title") { self.title = title }
    if let prompt = coder.string("prompt") { self.prompt = prompt }
    if let title = coder.string("backButtonTitle") { backButtonTitle = title }
    if let hides = coder.bool("hidesBackButton") { hidesBackButton = hides }
    if let supplements = coder.bool("leftItemsSupplementBackButton") {
      leftItemsSupplementBackButton = supplements
    }
    let modes: KeyValuePairs<String, LargeTitleDisplayMode> = [
      "automatic": .automatic, "always": .always, "never": .never, "inline": .inline,
    ]
    if let mode = coder.choice("largeTitleDisplayMode", modes) { largeTitleDisplayMode = mode }
    if let view = coder.child("titleView").flatMap({ coder.loader.makeView($0) }) { titleView = view }
    if let search = coder.child("searchController"), search.name == "searchController" {
      searchController = coder.loader.makeObject(search) as? UISearchController
    }
    if let hides = coder.bool("hidesSearchBarWhenScrolling") { hidesSearchBarWhenScrolling = hides }
    if let appearance = coder.navigationBarAppearance("standardAppearance") {
      standardAppearance = appearance
    }
    if let appearance = coder.navigationBarAppearance("scrollEdgeAppearance") {
      scrollEdgeAppearance = appearance
    }
    if let appearance = coder.navigationBarAppearance("compactAppearance") { compactAppearance = appearance }
    if let item = item(coder, "backBarButtonItem") { backBarButtonItem = item }
    let left = coder.list("leftBarButtonItems").compactMap { coder.loader.makeObject($0) as? UIBarButtonItem }
    if !left.isEmpty {
      leftBarButtonItems = left
    } else if let item = item(coder, "leftBarButtonItem") {
      leftBarButtonItem = item
    }
    let right = coder.list("rightBarButtonItems").compactMap {
      coder.loader.makeObject($0) as? UIBarButtonItem
    }
    if !right.isEmpty {
      rightBarButtonItems = right
    } else if let item = item(coder, "rightBarButtonItem") {
      rightBarButtonItem = item
    }
  }

  private func item(_ coder: InterfaceCoder, _ key: String) -> UIBarButtonItem? {
    coder.child(key).flatMap { coder.loader.makeObject($0) as? UIBarButtonItem }
  }
}

extension UINavigationBar {
  func readBar(_ coder: InterfaceCoder) {
    if let style = coder.choice("barStyle", InterfaceNames.barStyle) { barStyle = style }
    if let translucent = coder.bool("translucent") { isTranslucent = translucent }
    if let large = coder.bool("largeTitles") { prefersLargeTitles = large }
    if let color = coder.color("barTintColor") { barTintColor = color }
    if let image = coder.image("backIndicatorImage") { backIndicatorImage = image }
    if let image = coder.image("shadowImage") { shadowImage = image }
    if let attributes = coder.textAttributes("titleTextAttributes") { titleTextAttributes = attributes }
    if let attributes = coder.textAttributes("largeTitleTextAttributes") {
      largeTitleTextAttributes = attributes
    }
    if let appearance = coder.navigationBarAppearance("standardAppearance") {
      standardAppearance = appearance
    }
    if let appearance = coder.navigationBarAppearance("scrollEdgeAppearance") {
      scrollEdgeAppearance = appearance
    }
    if let appearance = coder.navigationBarAppearance("compactAppearance") { compactAppearance = appearance }
    if let appearance = coder.navigationBarAppearance("compactScrollEdgeAppearance") {
      compactScrollEdgeAppearance = appearance
    }
    let items = coder.list("items").compactMap { coder.loader.makeObject($0) as? UINavigationItem }
    if !items.isEmpty { setItems(items, animated: false) }
  }
}

extension UIToolbar {
  func readBar(_ coder: InterfaceCoder) {
    if let style = coder.choice("barStyle", InterfaceNames.barStyle) { barStyle = style }
    if let translucent = coder.bool("translucent") { isTranslucent = translucent }
    if let color = coder.color("barTintColor") { barTintColor = color }
    if let appearance = coder.toolbarAppearance("standardAppearance") { standardAppearance = appearance }
    if let appearance = coder.toolbarAppearance("scrollEdgeAppearance") { scrollEdgeAppearance = appearance }
    if let appearance = coder.toolbarAppearance("compactAppearance") { compactAppearance = appearance }
    let items = coder.list("items").compactMap { coder.loader.makeObject($0) as? UIBarButtonItem }
    if !items.isEmpty { setItems(items, animated: false) }
  }
}

extension UITabBar {
  func readBar(_ coder: InterfaceCoder) {
    if let style = coder.choice("barStyle", InterfaceNames.barStyle) { barStyle = style }
    if let translucent = coder.bool("translucent") { isTranslucent = translucent }
    if let color = coder.color("barTintColor") { barTintColor = color }
    if let color = coder.color("unselectedItemTintColor") { unselectedItemTintColor = color }
    if let image = coder.image("backgroundImage") { backgroundImage = image }
    if let image = coder.image("shadowImage") { shadowImage = image }
    let positions: KeyValuePairs<String, ItemPositioning> = [
      "automatic": .automatic, "fill": .fill, "centered": .centered,
    ]
    if let positioning = coder.choice("itemPositioning", positions) { itemPositioning = positioning }
    if let appearance = coder.tabBarAppearance("standardAppearance") { standardAppearance = appearance }
    if let appearance = coder.tabBarAppearance("scrollEdgeAppearance") { scrollEdgeAppearance = appearance }
    let items = coder.list("items").compactMap { coder.loader.makeObject($0) as? UITabBarItem }
    if !items.isEmpty { setItems(items, animated: false) }
  }
}

@MainActor
extension InterfaceCoder {
  /// Decodes title text attributes.
  func textAttributes(_ key: String) -> [NSAttributedString.Key: Any]? {
    guard let child = child(key) else { return nil }
    let part = coder(for: child)
    var attributes: [NSAttributedString.Key: Any] = [:]
    if let color = part.color("textColor") { attributes[.foregroundColor] = color }
    if let font = part.font("fontDescription") { attributes[.font] = font }
    if let color = part.color("textShadowColor") {
      let shadow = NSShadow()
      shadow.shadowColor = color
      attributes[.shadow] = shadow
    }
    return attributes.isEmpty ? nil : attributes
  }
}
