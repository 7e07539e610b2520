extension UINavigationController: RestorableContainer {
  var restorableIndex: Int? { nil }

  func restore(children: [UIViewController], selectedIndex: Int?) {
    guard !children.isEmpty, viewControllers != children else { return }
    setViewControllers(children, animated: false)
  }
}
