import InterfaceDocuments

/// The classes of elements.
@MainActor
enum InterfaceClasses {
  /// Returns the framework's view class for an element; nil if there is none.
  static func view(_ name: String) -> UIView.Type? { views[name] ?? viewOfOther(name) }

  /// Returns the class for an element from another framework, if the program uses it.
  private static func viewOfOther(_ name: String) -> UIView.Type? {
    othersViews[name].flatMap { ClassNames.cls(named: $0) as? UIView.Type }
  }

  /// The classes of views of other frameworks.
  private static let othersViews = [
    "wkWebView": "WKWebView", "mapView": "MKMapView", "skView": "SKView", "sceneKitView": "SCNView",
  ]

  private static let views: [String: UIView.Type] = [
    "view": UIView.self, "containerView": UIView.self, "label": UILabel.self, "button": UIButton.self,
    "imageView": UIImageView.self, "stackView": UIStackView.self, "scrollView": UIScrollView.self,
    "activityIndicatorView": UIActivityIndicatorView.self, "visualEffectView": UIVisualEffectView.self,
    "navigationBar": UINavigationBar.self, "toolbar": UIToolbar.self, "tabBar": UITabBar.self,
    "window": UIWindow.self,
    "control": UIControl.self,
    "slider": UISlider.self, "switch": UISwitch.self, "stepper": UIStepper.self,
    "progressView": UIProgressView.self,
    "pageControl": UIPageControl.self, "segmentedControl": UISegmentedControl.self,
    "datePicker": UIDatePicker.self,
    "pickerView": UIPickerView.self, "refreshControl": UIRefreshControl.self, "colorWell": UIColorWell.self,
    "searchBar": UISearchBar.self,
    "textField": UITextField.self, "textView": UITextView.self, "collectionView": UICollectionView.self,
    "collectionViewCell": UICollectionViewCell.self, "collectionReusableView": UICollectionReusableView.self,
    "tableView": UITableView.self, "tableViewCell": UITableViewCell.self,
    "tableViewHeaderFooterView": UITableViewHeaderFooterView.self, "tableViewCellContentView": UIView.self,
    "collectionViewCellContentView": UIView.self,
  ]

  /// The view elements with known classes.
  static var knownViews: [String] { (Array(views.keys) + Array(othersViews.keys)).sorted() }

  static func controller(_ name: String) -> UIViewController.Type? { controllers[name] }

  private static let controllers: [String: UIViewController.Type] = [
    "viewController": UIViewController.self, "navigationController": UINavigationController.self,
    "tabBarController": UITabBarController.self, "splitViewController": UISplitViewController.self,
    "pageViewController": UIPageViewController.self, "tableViewController": UITableViewController.self,
    "collectionViewController": UICollectionViewController.self,
  ]

  static var knownControllers: [String] { controllers.keys.sorted() }

  static let gestureRecognizers: [String: UIGestureRecognizer.Type] = [
    "tapGestureRecognizer": UITapGestureRecognizer.self, "panGestureRecognizer": UIPanGestureRecognizer.self,
    "pinchGestureRecognizer": UIPinchGestureRecognizer.self,
    "rotationGestureRecognizer": UIRotationGestureRecognizer.self,
    "swipeGestureRecognizer": UISwipeGestureRecognizer.self,
    "pongPressGestureRecognizer": UILongPressGestureRecognizer.self,
    "longPressGestureRecognizer": UILongPressGestureRecognizer.self,
    "screenEdgePanGestureRecognizer": UIScreenEdgePanGestureRecognizer.self,
    "hoverGestureRecognizer": UIHoverGestureRecognizer.self,
  ]

  // MARK: The app's classes

  /// Returns the class with a name in its module, or else in any module.
  static func cls(_ name: String) -> AnyClass? {
    if let found = ApplicationClasses.type(named: name) { return found }
    // The project may have been built with another module name than the storyboard contains.
    let bare = name.split(separator: ".").last.map(String.init) ?? name
    return ApplicationClasses.type(named: bare) ?? ClassNames.anyClass(called: bare)
  }

  /// Returns the custom class of the element, if it is of the expected kind. A missing class logs the same
  /// warning as on iOS (M25).
  static func custom<Base: NSObject>(
    _ element: InterfaceElement, of base: Base.Type, _ loader: InterfaceLoader
  ) -> Base.Type? {
    guard let name = element.customClass else { return nil }
    guard let found = cls(name) else {
      UIKitFault.warn("Unknown class \(name) in Interface Builder file.")
      return nil
    }
    guard let type = found as? Base.Type else {
      loader.report(element, "\(name) is no \(base)")
      return nil
    }
    return type
  }

  static func makeGestureRecognizer(_ element: InterfaceElement, _ loader: InterfaceLoader)
    -> UIGestureRecognizer?
  {
    let standard = gestureRecognizers[element.name]
    if standard == nil, element.name != "gestureRecognizer" { loader.report(element, "it is unknown") }
    let type = custom(element, of: UIGestureRecognizer.self, loader) ?? standard
    guard let type else { return nil }
    return DynamicInit.makeGestureRecognizer(type, coder: InterfaceCoder(element, loader))
  }
}
