// Initializers for `metatype.init(…)`; see `DynamicInit`.

/// Classes that can be created with `init(collectionViewLayout:)`.
@preconcurrency @MainActor public protocol _CollectionViewControllerMadeByMetatype {}

extension UICollectionViewController: _CollectionViewControllerMadeByMetatype {}

extension _CollectionViewControllerMadeByMetatype {
  /// Creates a controller with the class's own `init(collectionViewLayout:)`.
  @_disfavoredOverload @_silgen_name("ptl_init_collection_view_controller_collectionViewLayout")
  public init(collectionViewLayout layout: UICollectionViewLayout)

  /// The implementation of `init(collectionViewLayout:)`.
  @_silgen_name("ptl_init_collection_view_controller_collectionViewLayout")
  public static func _make(collectionViewLayout layout: __owned UICollectionViewLayout) -> Self {
    madeByMetatype(self) {
      DynamicInit.makeCollectionController($0 as! UICollectionViewController.Type, layout: layout)
    }
  }
}

/// Classes that can be created with `init(frame:collectionViewLayout:)`.
@preconcurrency @MainActor public protocol _CollectionViewMadeByMetatype {}

extension UICollectionView: _CollectionViewMadeByMetatype {}

extension _CollectionViewMadeByMetatype {
  /// Creates a collection view with the class's own `init(frame:collectionViewLayout:)`.
  @_disfavoredOverload @_silgen_name("ptl_init_collection_view_frame_collectionViewLayout")
  public init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout)

  /// The implementation of `init(frame:collectionViewLayout:)`.
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
