import CDynamicInit

// `metatype.init(…)`, and `T(…)` where `T` is a class that only the caller knows.
//
// On iOS every imported class answers to the initialisers of its superclass, whichever subclass the metatype stands for; Swift
// lets its own classes answer only to `required` ones. An extension of a protocol may have initialisers that are not the
// class's, so each class here conforms to a protocol of its own. An initialiser cannot see which metatype it was called on; a
// static method can, and is called the same way: each initialiser is declared here and given its body by a method.
// Initialisers of the class itself are always taken before these.
//
// Differs from iOS: a subclass that has lost an initialiser can be asked for it; that ends the process when it is reached,
// where on iOS it does not compile.

/// Classes that `init()` and `init(frame:)` make.
@preconcurrency @MainActor public protocol _ViewMadeByMetatype {}

extension UIView: _ViewMadeByMetatype {}

extension _ViewMadeByMetatype {
  /// A new view, by the `init()` of its class.
  @_disfavoredOverload @_silgen_name("ptl_init_view")
  public init()

  /// The body of `init()`.
  @_silgen_name("ptl_init_view")
  public static func _make() -> Self {
    made(self) { ptl_new_object($0) }
  }

  /// A new view, by the `init(frame:)` of its class.
  @_disfavoredOverload @_silgen_name("ptl_init_view_frame")
  public init(frame: CGRect)

  /// The body of `init(frame:)`.
  @_silgen_name("ptl_init_view_frame")
  public static func _make(frame: CGRect) -> Self {
    made(self) { ptl_new_view($0, frame.origin.x, frame.origin.y, frame.size.width, frame.size.height) }
  }
}

/// Classes that `init()` and `init(nibName:bundle:)` make.
@preconcurrency @MainActor public protocol _ViewControllerMadeByMetatype {}

extension UIViewController: _ViewControllerMadeByMetatype {}

extension _ViewControllerMadeByMetatype {
  /// A new controller, by the `init()` of its class.
  @_disfavoredOverload @_silgen_name("ptl_init_view_controller")
  public init()

  /// The body of `init()`.
  @_silgen_name("ptl_init_view_controller")
  public static func _make() -> Self {
    made(self) { ptl_new_object($0) }
  }

  /// A new controller, by the `init(nibName:bundle:)` of its class.
  @_disfavoredOverload @_silgen_name("ptl_init_view_controller_nibName_bundle")
  public init(nibName: String?, bundle: Bundle?)

  /// The body of `init(nibName:bundle:)`.
  @_silgen_name("ptl_init_view_controller_nibName_bundle")
  public static func _make(nibName: __owned String?, bundle: __owned Bundle?) -> Self {
    let name = DynamicInit.words(of: nibName)
    return made(self) { ptl_new_controller($0, name.0, name.1, bundle.map(retained)) }
  }
}

/// Classes that `init(rootViewController:)` and `init(navigationBarClass:toolbarClass:)` make.
@preconcurrency @MainActor public protocol _NavigationControllerMadeByMetatype {}

extension UINavigationController: _NavigationControllerMadeByMetatype {}

extension _NavigationControllerMadeByMetatype {
  /// A new controller, by the `init(rootViewController:)` of its class.
  @_disfavoredOverload @_silgen_name("ptl_init_navigation_controller_rootViewController")
  public init(rootViewController: UIViewController)

  /// The body of `init(rootViewController:)`.
  @_silgen_name("ptl_init_navigation_controller_rootViewController")
  public static func _make(rootViewController: __owned UIViewController) -> Self {
    made(self) { ptl_new_navigation_controller($0, retained(rootViewController)) }
  }

  /// A new controller, by the `init(navigationBarClass:toolbarClass:)` of its class.
  @_disfavoredOverload @_silgen_name("ptl_init_navigation_controller_navigationBarClass_toolbarClass")
  public init(navigationBarClass: AnyClass?, toolbarClass: AnyClass?)

  /// The body of `init(navigationBarClass:toolbarClass:)`.
  @_silgen_name("ptl_init_navigation_controller_navigationBarClass_toolbarClass")
  public static func _make(navigationBarClass: AnyClass?, toolbarClass: AnyClass?) -> Self {
    made(self) {
      ptl_new_navigation_controller_with_bars(
        $0, navigationBarClass.map(DynamicInit.pointer), toolbarClass.map(DynamicInit.pointer))
    }
  }
}

/// Classes that `init(style:)` makes.
@preconcurrency @MainActor public protocol _TableViewControllerMadeByMetatype {}

extension UITableViewController: _TableViewControllerMadeByMetatype {}

extension _TableViewControllerMadeByMetatype {
  /// A new controller, by the `init(style:)` of its class.
  @_disfavoredOverload @_silgen_name("ptl_init_table_view_controller_style")
  public init(style: UITableView.Style)

  /// The body of `init(style:)`.
  @_silgen_name("ptl_init_table_view_controller_style")
  public static func _make(style: UITableView.Style) -> Self {
    made(self) { ptl_new_table_controller($0, word(style)) }
  }
}

/// Classes that `init(collectionViewLayout:)` makes.
@preconcurrency @MainActor public protocol _CollectionViewControllerMadeByMetatype {}

extension UICollectionViewController: _CollectionViewControllerMadeByMetatype {}

extension _CollectionViewControllerMadeByMetatype {
  /// A new controller, by the `init(collectionViewLayout:)` of its class.
  @_disfavoredOverload @_silgen_name("ptl_init_collection_view_controller_collectionViewLayout")
  public init(collectionViewLayout layout: UICollectionViewLayout)

  /// The body of `init(collectionViewLayout:)`.
  @_silgen_name("ptl_init_collection_view_controller_collectionViewLayout")
  public static func _make(collectionViewLayout layout: __owned UICollectionViewLayout) -> Self {
    made(self) { ptl_new_collection_controller($0, retained(layout)) }
  }
}

/// Classes that `init(frame:style:)` makes.
@preconcurrency @MainActor public protocol _TableViewMadeByMetatype {}

extension UITableView: _TableViewMadeByMetatype {}

extension _TableViewMadeByMetatype {
  /// A new table, by the `init(frame:style:)` of its class.
  @_disfavoredOverload @_silgen_name("ptl_init_table_view_frame_style")
  public init(frame: CGRect, style: UITableView.Style)

  /// The body of `init(frame:style:)`.
  @_silgen_name("ptl_init_table_view_frame_style")
  public static func _make(frame: CGRect, style: UITableView.Style) -> Self {
    made(self) {
      ptl_new_table($0, frame.origin.x, frame.origin.y, frame.size.width, frame.size.height, word(style))
    }
  }
}

/// Classes that `init(frame:collectionViewLayout:)` makes.
@preconcurrency @MainActor public protocol _CollectionViewMadeByMetatype {}

extension UICollectionView: _CollectionViewMadeByMetatype {}

extension _CollectionViewMadeByMetatype {
  /// A new collection, by the `init(frame:collectionViewLayout:)` of its class.
  @_disfavoredOverload @_silgen_name("ptl_init_collection_view_frame_collectionViewLayout")
  public init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout)

  /// The body of `init(frame:collectionViewLayout:)`.
  @_silgen_name("ptl_init_collection_view_frame_collectionViewLayout")
  public static func _make(frame: CGRect, collectionViewLayout layout: __owned UICollectionViewLayout) -> Self
  {
    made(self) {
      ptl_new_collection(
        $0, frame.origin.x, frame.origin.y, frame.size.width, frame.size.height, retained(layout))
    }
  }
}

/// Classes that `init(style:reuseIdentifier:)` makes.
@preconcurrency @MainActor public protocol _TableViewCellMadeByMetatype {}

extension UITableViewCell: _TableViewCellMadeByMetatype {}

extension _TableViewCellMadeByMetatype {
  /// A new cell, by the `init(style:reuseIdentifier:)` of its class.
  @_disfavoredOverload @_silgen_name("ptl_init_table_view_cell_style_reuseIdentifier")
  public init(style: UITableViewCell.CellStyle, reuseIdentifier: String?)

  /// The body of `init(style:reuseIdentifier:)`.
  @_silgen_name("ptl_init_table_view_cell_style_reuseIdentifier")
  public static func _make(style: UITableViewCell.CellStyle, reuseIdentifier: __owned String?) -> Self {
    let name = DynamicInit.words(of: reuseIdentifier)
    return made(self) { ptl_new_table_cell($0, word(style), name.0, name.1) }
  }
}

/// Classes that `init(reuseIdentifier:)` makes.
@preconcurrency @MainActor public protocol _TableViewHeaderFooterMadeByMetatype {}

extension UITableViewHeaderFooterView: _TableViewHeaderFooterMadeByMetatype {}

extension _TableViewHeaderFooterMadeByMetatype {
  /// A new header or footer, by the `init(reuseIdentifier:)` of its class.
  @_disfavoredOverload @_silgen_name("ptl_init_table_view_header_footer_view_reuseIdentifier")
  public init(reuseIdentifier: String?)

  /// The body of `init(reuseIdentifier:)`.
  @_silgen_name("ptl_init_table_view_header_footer_view_reuseIdentifier")
  public static func _make(reuseIdentifier: __owned String?) -> Self {
    let name = DynamicInit.words(of: reuseIdentifier)
    return made(self) { ptl_new_table_header_footer($0, name.0, name.1) }
  }
}

/// Classes that `init()` makes.
@preconcurrency @MainActor public protocol _GestureRecognizerMadeByMetatype {}

extension UIGestureRecognizer: _GestureRecognizerMadeByMetatype {}

extension _GestureRecognizerMadeByMetatype {
  /// A new recognizer, by the `init()` of its class.
  @_disfavoredOverload @_silgen_name("ptl_init_gesture_recognizer")
  public init()

  /// The body of `init()`.
  @_silgen_name("ptl_init_gesture_recognizer")
  public static func _make() -> Self {
    made(self) { ptl_new_object($0) }
  }
}

/// Classes that `init(presentedViewController:presenting:)` makes.
@preconcurrency @MainActor public protocol _PresentationControllerMadeByMetatype {}

extension UIPresentationController: _PresentationControllerMadeByMetatype {}

extension _PresentationControllerMadeByMetatype {
  /// A new controller, by the `init(presentedViewController:presenting:)` of its class.
  @_disfavoredOverload @_silgen_name("ptl_init_presentation_controller_presentedViewController_presenting")
  public init(presentedViewController: UIViewController, presenting: UIViewController?)

  /// The body of `init(presentedViewController:presenting:)`.
  @_silgen_name("ptl_init_presentation_controller_presentedViewController_presenting")
  public static func _make(
    presentedViewController: __owned UIViewController, presenting: __owned UIViewController?
  ) -> Self {
    made(self) {
      ptl_new_presentation_controller($0, retained(presentedViewController), presenting.map(retained))
    }
  }
}

/// The object that a function makes of a class.
@MainActor
private func made<T>(_ type: T.Type, by make: (UnsafeRawPointer) -> UnsafeMutableRawPointer?) -> T {
  guard let cls = type as? AnyClass, let object = make(DynamicInit.pointer(cls)) else {
    preconditionFailure("\(type) is no class of UIKit's")
  }
  return Unmanaged<AnyObject>.fromOpaque(object).takeRetainedValue() as! T
}

/// An object that whoever gets it owns.
private func retained(_ object: AnyObject) -> UnsafeMutableRawPointer {
  Unmanaged.passRetained(object).toOpaque()
}

/// The byte by which Swift passes a case of an enumeration without values.
private func word<T>(_ value: T) -> UInt8 {
  assert(MemoryLayout<T>.size == 1)
  return unsafeBitCast(value, to: UInt8.self)
}
