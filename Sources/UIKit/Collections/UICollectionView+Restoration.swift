extension UICollectionView: RestorableItemsView {
  var modelAssociation: (any UIDataSourceModelAssociation)? {
    dataSource as? any UIDataSourceModelAssociation
  }

  var restorableItems: [(path: IndexPath, frame: CGRect)] {
    indexPathsForVisibleItems.sorted().compactMap { path in
      layoutAttributesForItem(at: path).map { (path, $0.frame) }
    }
  }

  func restorableFrame(ofItemAt path: IndexPath) -> CGRect? {
    guard path.section < numberOfSections, path.item < numberOfItems(inSection: path.section) else {
      return nil
    }
    return layoutAttributesForItem(at: path)?.frame
  }
}
