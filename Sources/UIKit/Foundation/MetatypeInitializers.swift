// `metatype.init(…)`, and `T(…)` where `T` is a class known only to the caller.
//
// On iOS, every imported class has the initializers of its superclass, for whichever subclass a metatype
// represents; Swift provides only `required` ones for its own classes. An extension of a protocol may have
// initializers that the class does not, so each class here conforms to a protocol of its own. An initializer
// cannot access the metatype that it was called on; a static method can, and is called in the same way: each
// initializer is declared here and implemented by a static method. Initializers of the class itself always
// take precedence over these.
//
// Differs from iOS: calling an initializer that a subclass does not have compiles, and ends the process when
// it is executed; on iOS it does not compile.

/// Classes created by `init()` and `init(frame:)`.
@preconcurrency @MainActor public protocol _ViewMadeByMetatype {}

extension UIView: _ViewMadeByMetatype {}

extension _ViewMadeByMetatype {
  /// Creates a view with the `init()` of its class.
  @_disfavoredOverload @_silgen_name("ptl_init_view")
  public init()

  /// The implementation of `init()`.
  @_silgen_name("ptl_init_view")
  public static func _make() -> Self {
    made(self) { DynamicInit.makeObject($0) }
  }

  /// Creates a view with the `init(frame:)` of its class.
  @_disfavoredOverload @_silgen_name("ptl_init_view_frame")
  public init(frame: CGRect)

  /// The implementation of `init(frame:)`.
  @_silgen_name("ptl_init_view_frame")
  public static func _make(frame: CGRect) -> Self {
    made(self) { DynamicInit.makeView($0 as! UIView.Type, frame: frame) }
  }
}

/// Classes created by `init()` and `init(nibName:bundle:)`.
@preconcurrency @MainActor public protocol _ViewControllerMadeByMetatype {}

extension UIViewController: _ViewControllerMadeByMetatype {}

extension _ViewControllerMadeByMetatype {
  /// Creates a controller with the `init()` of its class.
  @_disfavoredOverload @_silgen_name("ptl_init_view_controller")
  public init()

  /// The implementation of `init()`.
  @_silgen_name("ptl_init_view_controller")
  public static func _make() -> Self {
    made(self) { DynamicInit.makeObject($0) }
  }

  /// Creates a controller with the `init(nibName:bundle:)` of its class.
  @_disfavoredOverload @_silgen_name("ptl_init_view_controller_nibName_bundle")
  public init(nibName: String?, bundle: Bundle?)

  /// The implementation of `init(nibName:bundle:)`.
  @_silgen_name("ptl_init_view_controller_nibName_bundle")
  public static func _make(nibName: __owned String?, bundle: __owned Bundle?) -> Self {
    made(self) {
      DynamicInit.makeController($0 as! UIViewController.Type, nibName: nibName, bundle: bundle)
    }
  }
}

/// Classes created by `init(rootViewController:)` and `init(navigationBarClass:toolbarClass:)`.
@preconcurrency @MainActor public protocol _NavigationControllerMadeByMetatype {}

extension UINavigationController: _NavigationControllerMadeByMetatype {}

extension _NavigationControllerMadeByMetatype {
  /// Creates a controller with the `init(rootViewController:)` of its class.
  @_disfavoredOverload @_silgen_name("ptl_init_navigation_controller_rootViewController")
  public init(rootViewController: UIViewController)

  /// The implementation of `init(rootViewController:)`.
  @_silgen_name("ptl_init_navigation_controller_rootViewController")
  public static func _make(rootViewController: __owned UIViewController) -> Self {
    made(self) {
      DynamicInit.makeNavigationController($0 as! UINavigationController.Type, root: rootViewController)
    }
  }

  /// Creates a controller with the `init(navigationBarClass:toolbarClass:)` of its class.
  @_disfavoredOverload @_silgen_name("ptl_init_navigation_controller_navigationBarClass_toolbarClass")
  public init(navigationBarClass: AnyClass?, toolbarClass: AnyClass?)

  /// The implementation of `init(navigationBarClass:toolbarClass:)`.
  @_silgen_name("ptl_init_navigation_controller_navigationBarClass_toolbarClass")
  public static func _make(navigationBarClass: AnyClass?, toolbarClass: AnyClass?) -> Self {
    made(self) {
      DynamicInit.makeNavigationController(
        $0 as! UINavigationController.Type, barClass: navigationBarClass, toolbarClass: toolbarClass)
    }
  }
}

/// Classes created by `init(style:)`.
@preconcurrency @MainActor public protocol _TableViewControllerMadeByMetatype {}

extension UITableViewController: _TableViewControllerMadeByMetatype {}

extension _TableViewControllerMadeByMetatype {
  /// Creates a controller with the `init(style:)` of its class.
  @_disfavoredOverload @_silgen_name("ptl_init_table_view_controller_style")
  public init(style: UITableView.Style)

  /// The implementation of `init(style:)`.
  @_silgen_name("ptl_init_table_view_controller_style")
  public static func _make(style: UITableView.Style) -> Self {
    made(self) { DynamicInit.makeTableController($0 as! UITableViewController.Type, style: style) }
  }
}

/// Classes created by `init(collectionViewLayout:)`.
@preconcurrency @MainActor public protocol _CollectionViewControllerMadeByMetatype {}

extension UICollectionViewController: _CollectionViewControllerMadeByMetatype {}

extension _CollectionViewControllerMadeByMetatype {
  /// Creates a controller with the `init(collectionViewLayout:)` of its class.
  @_disfavoredOverload @_silgen_name("ptl_init_collection_view_controller_collectionViewLayout")
  public init(collectionViewLayout layout: UICollectionViewLayout)

  /// The implementation of `init(collectionViewLayout:)`.
  @_silgen_name("ptl_init_collection_view_controller_collectionViewLayout")
  public static func _make(collectionViewLayout layout: __owned UICollectionViewLayout) -> Self {
    made(self) {
      DynamicInit.makeCollectionController($0 as! UICollectionViewController.Type, layout: layout)
    }
  }
}

/// Classes created by `init(frame:style:)`.
@preconcurrency @MainActor public protocol _TableViewMadeByMetatype {}

extension UITableView: _TableViewMadeByMetatype {}

extension _TableViewMadeByMetatype {
  /// Creates a table view with the `init(frame:style:)` of its class.
  @_disfavoredOverload @_silgen_name("ptl_init_table_view_frame_style")
  public init(frame: CGRect, style: UITableView.Style)

  /// The implementation of `init(frame:style:)`.
  @_silgen_name("ptl_init_table_view_frame_style")
  public static func _make(frame: CGRect, style: UITableView.Style) -> Self {
    made(self) {
      DynamicInit.makeTable($0 as! UITableView.Type, frame: frame, style: style)
    }
  }
}

/// Classes created by `init(frame:collectionViewLayout:)`.
@preconcurrency @MainActor public protocol _CollectionViewMadeByMetatype {}

extension UICollectionView: _CollectionViewMadeByMetatype {}

extension _CollectionViewMadeByMetatype {
  /// Creates a collection view with the `init(frame:collectionViewLayout:)` of its class.
  @_disfavoredOverload @_silgen_name("ptl_init_collection_view_frame_collectionViewLayout")
  public init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout)

  /// The implementation of `init(frame:collectionViewLayout:)`.
  @_silgen_name("ptl_init_collection_view_frame_collectionViewLayout")
  public static func _make(frame: CGRect, collectionViewLayout layout: __owned UICollectionViewLayout) -> Self
  {
    made(self) {
      DynamicInit.makeCollection($0 as! UICollectionView.Type, frame: frame, layout: layout)
    }
  }
}

/// Classes created by `init(style:reuseIdentifier:)`.
@preconcurrency @MainActor public protocol _TableViewCellMadeByMetatype {}

extension UITableViewCell: _TableViewCellMadeByMetatype {}

extension _TableViewCellMadeByMetatype {
  /// Creates a cell with the `init(style:reuseIdentifier:)` of its class.
  @_disfavoredOverload @_silgen_name("ptl_init_table_view_cell_style_reuseIdentifier")
  public init(style: UITableViewCell.CellStyle, reuseIdentifier: String?)

  /// The implementation of `init(style:reuseIdentifier:)`.
  @_silgen_name("ptl_init_table_view_cell_style_reuseIdentifier")
  public static func _make(style: UITableViewCell.CellStyle, reuseIdentifier: __owned String?) -> Self {
    made(self) {
      DynamicInit.makeTableCell($0 as! UITableViewCell.Type, style: style, reuseIdentifier)
    }
  }
}

/// Classes created by `init(reuseIdentifier:)`.
@preconcurrency @MainActor public protocol _TableViewHeaderFooterMadeByMetatype {}

extension UITableViewHeaderFooterView: _TableViewHeaderFooterMadeByMetatype {}

extension _TableViewHeaderFooterMadeByMetatype {
  /// Creates a header or footer with the `init(reuseIdentifier:)` of its class.
  @_disfavoredOverload @_silgen_name("ptl_init_table_view_header_footer_view_reuseIdentifier")
  public init(reuseIdentifier: String?)

  /// The implementation of `init(reuseIdentifier:)`.
  @_silgen_name("ptl_init_table_view_header_footer_view_reuseIdentifier")
  public static func _make(reuseIdentifier: __owned String?) -> Self {
    made(self) {
      DynamicInit.makeTableHeaderFooter($0 as! UITableViewHeaderFooterView.Type, reuseIdentifier)
    }
  }
}

/// Classes created by `init()`.
@preconcurrency @MainActor public protocol _GestureRecognizerMadeByMetatype {}

extension UIGestureRecognizer: _GestureRecognizerMadeByMetatype {}

extension _GestureRecognizerMadeByMetatype {
  /// Creates a recognizer with the `init()` of its class.
  @_disfavoredOverload @_silgen_name("ptl_init_gesture_recognizer")
  public init()

  /// The implementation of `init()`.
  @_silgen_name("ptl_init_gesture_recognizer")
  public static func _make() -> Self {
    made(self) { DynamicInit.makeObject($0) }
  }
}

/// Classes created by `init(presentedViewController:presenting:)`.
@preconcurrency @MainActor public protocol _PresentationControllerMadeByMetatype {}

extension UIPresentationController: _PresentationControllerMadeByMetatype {}

extension _PresentationControllerMadeByMetatype {
  /// Creates a controller with the `init(presentedViewController:presenting:)` of its class.
  @_disfavoredOverload @_silgen_name("ptl_init_presentation_controller_presentedViewController_presenting")
  public init(presentedViewController: UIViewController, presenting: UIViewController?)

  /// The implementation of `init(presentedViewController:presenting:)`.
  @_silgen_name("ptl_init_presentation_controller_presentedViewController_presenting")
  public static func _make(
    presentedViewController: __owned UIViewController, presenting: __owned UIViewController?
  ) -> Self {
    made(self) {
      DynamicInit.makePresentationController(
        $0 as! UIPresentationController.Type, presented: presentedViewController, presenting: presenting)
    }
  }
}

/// Returns the object that a function creates for a class.
@MainActor
private func made<T>(_ type: T.Type, by make: (AnyClass) -> AnyObject) -> T {
  guard let cls = type as? AnyClass, let object = make(cls) as? T else {
    preconditionFailure("\(type) is no class of UIKit's")
  }
  return object
}

/// Classes that `init(identifier:source:destination:)` makes.
@preconcurrency @MainActor public protocol _SegueMadeByMetatype {}

extension UIStoryboardSegue: _SegueMadeByMetatype {}

extension _SegueMadeByMetatype {
  /// A new segue, by the `init(identifier:source:destination:)` of its class.
  @_disfavoredOverload @_silgen_name("ptl_init_segue_identifier_source_destination")
  public init(identifier: String?, source: UIViewController, destination: UIViewController)

  /// The body of `init(identifier:source:destination:)`.
  @_silgen_name("ptl_init_segue_identifier_source_destination")
  public static func _make(
    identifier: __owned String?, source: __owned UIViewController, destination: __owned UIViewController
  ) -> Self {
    SegueKinds.make(self as! UIStoryboardSegue.Type, identifier, source, destination) as! Self
  }
}
