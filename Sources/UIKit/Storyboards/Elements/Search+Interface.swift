import InterfaceDocuments

extension UISearchBar {
  func readSearchBar(_ coder: InterfaceCoder) {
    applySearchBar(coder)
  }

  func applySearchBar(_ coder: InterfaceCoder) {
    if let style = coder.choice("barStyle", InterfaceNames.barStyle) { barStyle = style }
    let styles: KeyValuePairs<String, Style> = [
      "default": .default, "prominent": .prominent, "minimal": .minimal,
    ]
    if let style = coder.choice("searchBarStyle", styles) { searchBarStyle = style }
    if let translucent = coder.bool("translucent") { isTranslucent = translucent }
    if let color = coder.color("barTintColor") { barTintColor = color }
    if let image = coder.image("backgroundImage") { backgroundImage = image }
    if let image = coder.image("scopeBarBackgroundImage") { scopeBarBackgroundImage = image }
    if let text = coder.string("text") { self.text = text }
    if let text = coder.string("placeholder") { placeholder = text }
    if let text = coder.string("prompt") { prompt = text }
    if let shows = coder.bool("showsCancelButton") { showsCancelButton = shows }
    if let shows = coder.bool("showsBookmarkButton") { showsBookmarkButton = shows }
    if let shows = coder.bool("showsSearchResultsButton") { showsSearchResultsButton = shows }
    if let offset = coder.offset("searchFieldBackgroundPositionAdjustment") {
      searchFieldBackgroundPositionAdjustment = offset
    }
    let titles = coder.list("scopeButtonTitles").map(\.text)
    if !titles.isEmpty { scopeButtonTitles = titles }
    if let shows = coder.bool("showsScopeBar") { showsScopeBar = shows }
    if let traits = coder.child("textInputTraits") {
      InterfaceInputTraits.apply(coder.coder(for: traits), to: self)
    }
  }
}

extension UISearchController {
  /// Decodes the properties of a search controller; its bar is a separate element.
  func readSearch(_ coder: InterfaceCoder) {
    coder.loader.enter(self, coder.element)
    if let obscures = coder.bool("obscuresBackgroundDuringPresentation") {
      obscuresBackgroundDuringPresentation = obscures
    }
    if let hides = coder.bool("hidesNavigationBarDuringPresentation") {
      hidesNavigationBarDuringPresentation = hides
    }
    if let shows = coder.bool("automaticallyShowsCancelButton") { automaticallyShowsCancelButton = shows }
    if let shows = coder.bool("automaticallyShowsScopeBar") { automaticallyShowsScopeBar = shows }
    if let shows = coder.bool("automaticallyShowsSearchResultsController") {
      automaticallyShowsSearchResultsController = shows
    }
    guard let bar = coder.child("searchBar") else { return }
    let part = coder.coder(for: bar)
    coder.loader.enter(searchBar, bar)
    searchBar.applyView(part)
    searchBar.applySearchBar(part)
  }
}
