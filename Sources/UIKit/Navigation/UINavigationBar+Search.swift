extension UINavigationBar {
  private var search: UISearchController? { topItem?.searchController }

  /// The search controller whose bar is below the titles.
  private var stackedSearch: UISearchController? {
    search != nil && topItem?.searchBarPlacement != .inline ? search : nil
  }

  /// Whether an active search takes the entire bar.
  var isReplacedBySearch: Bool {
    guard let search = stackedSearch else { return false }
    return search.isActive && !search.holdsItsBar && search.hidesNavigationBarDuringPresentation
  }

  /// The height of the search bar when unscrolled, in points.
  var searchHeight: CGFloat {
    guard let search = stackedSearch, !search.holdsItsBar else { return 0 }
    let row = isReplacedBySearch ? UISearchBar.Metrics.height : UISearchBar.Metrics.rowInNavigationBar
    return row + search.searchBar.scopeHeight
  }

  /// The part of that height that collapses with scrolling.
  var collapsibleSearchHeight: CGFloat {
    guard let search, let item = topItem, item.hidesSearchBarWhenScrolling, !search.isActive else { return 0 }
    return searchHeight
  }

  /// The height that collapses with scrolling: that of the search bar, then of the large title.
  var collapsibleHeight: CGFloat {
    guard !isReplacedBySearch else { return 0 }
    return collapsibleSearchHeight + (showsLargeTitle(for: topItem) ? largeTitleHeight : 0)
  }

  var shownSearchHeight: CGFloat {
    searchHeight - min(max(0, manager?.barState.collapse ?? 0), collapsibleSearchHeight)
  }

  /// - Parameter barHeight: The height of the bar for the layout; `nil` for the current one.
  func layOutSearchBar(in barHeight: CGFloat? = nil) {
    guard let search else { return }
    search.navigationBar = self
    search.owner = manager?.topScreen
    guard !search.holdsItsBar, search === stackedSearch else {
      return search.searchBar.hasNavigationBar = search.holdsItsBar
    }
    let bar = search.searchBar
    bar.isInline = false
    if bar.superview !== self { addSubview(bar) }
    bar.isInNavigationBar = true
    bar.hasNavigationBar = isReplacedBySearch
    let height = shownSearchHeight
    bar.bounds.size = CGSize(width: bounds.width, height: height)
    bar.center = CGPoint(x: bounds.midX, y: (barHeight ?? bounds.height) - height / 2)
    bar.isHidden = height < 1
  }

  /// Called when a search began or ended: changes the height of the bar and of the content.
  package func searchDidChangeState(animated: Bool) {
    guard let manager else { return setNeedsLayout() }
    manager.searchStateDidChange(animated: animated)
  }

  package func searchBarHeightDidChange() {
    manager?.barSizeDidChange()
    setNeedsLayout()
  }
}

extension UINavigationController {
  func searchStateDidChange(animated: Bool) {
    guard let view = _view else { return }
    barState.collapse = 0
    guard animated, view.window != nil else { return view.setNeedsLayout() }
    let change = { [self] in
      layOutBars()
      navigationBar.setNeedsLayout()
      navigationBar.layoutIfNeeded()
      layOutDisplayed()
    }
    UIView.animate(withDuration: 0.3, animations: change)
  }
}
