extension UITableView {
  /// Makes the cell of a row that is not on the screen, laid out as it would be there, and puts it away afterwards.
  ///
  /// Accessibility on iOS asks the data source for such cells, too.
  /// - Returns: the result of `body`; nil where there is no data source.
  package func withOffscreenCell<Result>(
    at indexPath: IndexPath, _ body: (UITableViewCell) -> Result
  ) -> Result? {
    guard let cell = dataSource?.tableView(self, cellForRowAt: indexPath) else { return nil }
    cell.frame = rectForRow(at: indexPath)
    cell.layoutIfNeeded()
    let result = body(cell)
    engine.putAway(cell)
    return result
  }
}
