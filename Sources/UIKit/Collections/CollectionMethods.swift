/// The optional methods of a collection view's data source and delegates whose absence affects the view.
@MainActor
package enum CollectionMethods {
  package static let move = dataSource("collectionView:moveItemAtIndexPath:toIndexPath:") {
    $0.collectionView(MethodProbe.argument(), moveItemAt: path, to: path)
  }

  package static let menuForItems = delegate(
    "collectionView:contextMenuConfigurationForItemsAtIndexPaths:point:"
  ) {
    _ = $0.collectionView(MethodProbe.argument(), contextMenuConfigurationForItemsAt: [], point: .zero)
  }
  package static let selectionFollowsFocus = delegate(
    "collectionView:selectionFollowsFocusForItemAtIndexPath:"
  ) {
    _ = $0.collectionView(MethodProbe.argument(), selectionFollowsFocusForItemAt: path)
  }

  package static let dropProposal = OptionalMethod<any UICollectionViewDropDelegate>(
    "collectionView:dropSessionDidUpdate:withDestinationIndexPath:", standard: StandardCollectionDelegate()
  ) {
    _ = $0.collectionView(
      MethodProbe.argument(), dropSessionDidUpdate: MethodProbe.argument(DragSession.self),
      withDestinationIndexPath: nil)
  }

  package static let sizeForItem = OptionalMethod<any UICollectionViewDelegateFlowLayout>(
    "collectionView:layout:sizeForItemAtIndexPath:", standard: StandardCollectionDelegate()
  ) {
    _ = $0.collectionView(MethodProbe.argument(), layout: MethodProbe.argument(), sizeForItemAt: path)
  }

  private static let path = IndexPath(item: 0, section: 0)

  private static func dataSource(
    _ selector: StaticString, _ call: @escaping (any UICollectionViewDataSource) -> Void
  ) -> OptionalMethod<any UICollectionViewDataSource> {
    OptionalMethod(
      selector, standard: StandardCollectionDelegate(), controller: UICollectionViewController.self,
      as: { $0 }, call)
  }

  private static func delegate(
    _ selector: StaticString, _ call: @escaping (any UICollectionViewDelegate) -> Void
  ) -> OptionalMethod<any UICollectionViewDelegate> {
    OptionalMethod(
      selector, standard: StandardCollectionDelegate(), controller: UICollectionViewController.self,
      as: { $0 }, call)
  }
}

/// A delegate without any optional method of a collection view's protocols.
private class StandardCollectionDelegate: NSObject, UICollectionViewDataSource,
  UICollectionViewDelegateFlowLayout, UICollectionViewDropDelegate
{
  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 0 }
  func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath)
    -> UICollectionViewCell
  { UICollectionViewCell() }
  func collectionView(
    _ collectionView: UICollectionView, performDropWith coordinator: any UICollectionViewDropCoordinator
  ) {}
}
