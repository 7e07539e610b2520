// The initializers of `metatype.init(…)`; `DynamicInit` says how they are called.

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
    madeByMetatype(self) {
      DynamicInit.makeCollectionController($0 as! UICollectionViewController.Type, layout: layout)
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
    madeByMetatype(self) {
      DynamicInit.makeCollection($0 as! UICollectionView.Type, frame: frame, layout: layout)
    }
  }
}

extension DynamicInit {
  @inline(never) @_optimize(none)
  static func makeCollection(
    _ type: UICollectionView.Type, frame: CGRect, layout: UICollectionViewLayout
  ) -> UICollectionView {
    checked(
      dispatching(type, to: RequiredCollection.self).init(frame: frame, collectionViewLayout: layout), type)
  }

  @inline(never) @_optimize(none)
  static func makeCollectionController(
    _ type: UICollectionViewController.Type, layout: UICollectionViewLayout
  ) -> UICollectionViewController {
    checked(
      dispatching(type, to: RequiredCollectionController.self).init(collectionViewLayout: layout), type)
  }
}

private class RequiredCollection: UICollectionView {
  required override init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) {
    super.init(frame: frame, collectionViewLayout: layout)
  }
  required init?(coder: NSCoder) { super.init(coder: coder) }
}
private final class RequiredCollectionSubclass: RequiredCollection {}

private class RequiredCollectionController: UICollectionViewController {
  required override init(collectionViewLayout layout: UICollectionViewLayout) {
    super.init(collectionViewLayout: layout)
  }
  required init?(coder: NSCoder) { super.init(coder: coder) }
}
private final class RequiredCollectionControllerSubclass: RequiredCollectionController {}
