import Foundation

extension InterfaceCoder: InterfaceDecoding {
  func decodeProperties<Object: AnyObject>(of object: Object, declaredBy type: Object.Type) {
    InterfaceDecoders.properties[ObjectIdentifier(type)]?(object, self)
  }

  func decodeValue<Value>(_ type: Value.Type, for owner: AnyClass) -> Value? {
    let key = InterfaceDecoders.ValueKey(owner: ObjectIdentifier(owner), value: ObjectIdentifier(type))
    return InterfaceDecoders.values[key]?(self) as? Value
  }
}

/// The functions that decode the framework's classes from their elements.
@MainActor
enum InterfaceDecoders {
  typealias Properties = @MainActor (AnyObject, InterfaceCoder) -> Void
  typealias Value = @MainActor (InterfaceCoder) -> Any?

  struct ValueKey: Hashable {
    let owner: ObjectIdentifier
    let value: ObjectIdentifier
  }

  /// The functions that set the properties of a class.
  static let properties: [ObjectIdentifier: Properties] = Dictionary(uniqueKeysWithValues: [
    properties(UIActivityIndicatorView.self) { $0.readIndicator($1) },
    properties(UIBarButtonItem.self) { $0.readBarButton($1) },
    properties(UIBarItem.self) { $0.readItem($1) },
    properties(UIButton.self) { $0.readButton($1) },
    properties(UICollectionView.self) { $0.readCollection($1) },
    properties(UICollectionViewCell.self) { $0.readCell($1) },
    properties(UICollectionViewFlowLayout.self) { $0.readFlow($1) },
    properties(UIColorWell.self) { $0.readColorWell($1) },
    properties(UIControl.self) { $0.readControl($1) },
    properties(UIDatePicker.self) { $0.readDatePicker($1) },
    properties(UIGestureRecognizer.self) { $0.readGesture($1) },
    properties(UIImageView.self) { $0.readImageView($1) },
    properties(UILabel.self) { $0.readLabel($1) },
    properties(UINavigationBar.self) { $0.readBar($1) },
    properties(UINavigationController.self) { $0.readNavigation($1) },
    properties(UINavigationItem.self) { $0.readNavigationItem($1) },
    properties(UIPageControl.self) { $0.readPageControl($1) },
    properties(UIProgressView.self) { $0.readProgress($1) },
    properties(UIRefreshControl.self) { $0.readRefreshControl($1) },
    properties(UIScrollView.self) { $0.readScrollView($1) },
    properties(UISearchBar.self) { $0.readSearchBar($1) },
    properties(UISegmentedControl.self) { $0.readSegments($1) },
    properties(UISlider.self) { $0.readSlider($1) },
    properties(UISplitViewController.self) { $0.readSplit($1) },
    properties(UIStackView.self) { $0.readStack($1) },
    properties(UIStepper.self) { $0.readStepper($1) },
    properties(UISwitch.self) { $0.readSwitch($1) },
    properties(UITabBar.self) { $0.readBar($1) },
    properties(UITabBarController.self) { $0.readTabs($1) },
    properties(UITabBarItem.self) { $0.readTabBarItem($1) },
    properties(UITableView.self) { $0.readTable($1) },
    properties(UITableViewCell.self) { $0.readCell($1) },
    properties(UITableViewHeaderFooterView.self) { $0.readHeader($1) },
    properties(UITextField.self) { $0.readTextField($1) },
    properties(UITextView.self) { $0.readTextView($1) },
    properties(UIToolbar.self) { $0.readBar($1) },
    properties(UIView.self) { $0.readView($1) },
    properties(UIViewController.self) { $0.readScene($1) },
    properties(UIVisualEffectView.self) { $0.readEffect($1) },
  ])

  /// The functions that decode a value for the initialization of a class.
  static let values: [ValueKey: Value] = Dictionary(uniqueKeysWithValues: [
    value(UIButton.self) { UIButton.type(in: $0) },
    value(UICollectionView.self) { UICollectionView.layout(in: $0) },
    value(UINavigationController.self) {
      UINavigationController.barClass("navigationBar", of: UINavigationBar.self, in: $0)
    },
    value(UINavigationController.self) {
      UINavigationController.barClass("toolbar", of: UIToolbar.self, in: $0)
    },
    value(UIPageViewController.self) { UIPageViewController.settings(in: $0) },
  ])

  private static func properties<Object: AnyObject>(
    _ type: Object.Type, _ decode: @escaping @MainActor (Object, InterfaceCoder) -> Void
  ) -> (ObjectIdentifier, Properties) {
    (ObjectIdentifier(type), { decode(unsafeDowncast($0, to: Object.self), $1) })
  }

  private static func value<Result>(
    _ owner: AnyClass, _ decode: @escaping @MainActor (InterfaceCoder) -> Result?
  ) -> (ValueKey, Value) {
    (ValueKey(owner: ObjectIdentifier(owner), value: ObjectIdentifier(Result.self)), { decode($0) })
  }
}
