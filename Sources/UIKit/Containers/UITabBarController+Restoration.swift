extension UITabBarController: RestorableContainer {
  var restorableIndex: Int? { selectedIndex }

  func restore(children: [UIViewController], selectedIndex index: Int?) {
    guard let index, viewControllers?.indices.contains(index) == true else { return }
    selectedIndex = index
  }
}
