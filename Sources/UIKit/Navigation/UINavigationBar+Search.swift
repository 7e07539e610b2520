extension UINavigationBar {
  private var search: UISearchController? { topItem?.searchController }

  /// Whether a running search has the whole bar.
  var isGivenToSearch: Bool {
    guard let search else { return false }
    return search.isActive && search.hidesNavigationBarDuringPresentation
  }

  /// The height of the search bar where nothing is scrolled, in points.
  var searchHeight: CGFloat {
    guard let search else { return 0 }
    return UISearchBar.Metrics.rowInNavigationBar + search.searchBar.scopeHeight
  }

  /// The part of it that goes as content is scrolled.
  var collapsibleSearchHeight: CGFloat {
    guard let search, let item = topItem, item.hidesSearchBarWhenScrolling, !search.isActive else { return 0 }
    return searchHeight
  }

  /// The height of what goes as content is scrolled: the search bar, then the large title.
  var collapsibleHeight: CGFloat {
    guard !isGivenToSearch else { return 0 }
    return collapsibleSearchHeight + (showsLargeTitle(for: topItem) ? Metrics.largeTitleHeight : 0)
  }

  var shownSearchHeight: CGFloat {
    searchHeight - min(max(0, manager?.barState.collapse ?? 0), collapsibleSearchHeight)
  }

  func layOutSearchBar() {
    guard let search else { return }
    let bar = search.searchBar
    search.navigationBar = self
    search.owner = manager?.topScreen
    if bar.superview !== self { addSubview(bar) }
    bar.isInNavigationBar = true
    let height = shownSearchHeight
    bar.frame = CGRect(x: 0, y: bounds.height - height, width: bounds.width, height: height)
    bar.isHidden = height < 1
  }

  /// A search began or ended: the bar changes its height, and the content follows.
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
