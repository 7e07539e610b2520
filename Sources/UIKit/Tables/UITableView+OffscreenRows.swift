extension UITableView {
  /// Creates and lays out the cell of an offscreen row, and releases it afterwards.
  ///
  /// Accessibility on iOS also requests such cells from the data source.
  /// - Returns: The result of `body`; nil without a data source.
  package func withOffscreenCell<Result>(
    at indexPath: IndexPath, _ body: (UITableViewCell) -> Result
  ) -> Result? {
    guard let cell = dataSource?.tableView(self, cellForRowAt: indexPath) else { return nil }
    cell.frame = rectForRow(at: indexPath)
    cell.layoutIfNeeded()
    let result = body(cell)
    engine.dismissImmediately(cell)
    return result
  }
}
