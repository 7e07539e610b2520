extension UITableView: RestorableItemsView {
  var modelAssociation: (any UIDataSourceModelAssociation)? {
    dataSource as? any UIDataSourceModelAssociation
  }

  var restorableItems: [(path: IndexPath, frame: CGRect)] {
    (indexPathsForVisibleRows ?? []).map { ($0, rectForRow(at: $0)) }
  }

  func restorableFrame(ofItemAt path: IndexPath) -> CGRect? {
    guard path.section < numberOfSections, path.item < numberOfRows(inSection: path.section) else {
      return nil
    }
    return rectForRow(at: path)
  }
}
