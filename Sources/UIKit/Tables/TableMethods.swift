/// The optional methods of a table's data source and delegates whose absence affects the table.
@MainActor
package enum TableMethods {
  package static let commit = dataSource("tableView:commitEditingStyle:forRowAtIndexPath:") {
    $0.tableView(MethodProbe.argument(), commit: .none, forRowAt: path)
  }
  package static let move = dataSource("tableView:moveRowAtIndexPath:toIndexPath:") {
    $0.tableView(MethodProbe.argument(), moveRowAt: path, to: path)
  }

  package static let heightForRow = delegate("tableView:heightForRowAtIndexPath:") {
    _ = $0.tableView(MethodProbe.argument(), heightForRowAt: path)
  }
  package static let heightForHeader = delegate("tableView:heightForHeaderInSection:") {
    _ = $0.tableView(MethodProbe.argument(), heightForHeaderInSection: 0)
  }
  package static let heightForFooter = delegate("tableView:heightForFooterInSection:") {
    _ = $0.tableView(MethodProbe.argument(), heightForFooterInSection: 0)
  }
  package static let indentationLevel = delegate("tableView:indentationLevelForRowAtIndexPath:") {
    _ = $0.tableView(MethodProbe.argument(), indentationLevelForRowAt: path)
  }
  package static let selectionFollowsFocus = delegate("tableView:selectionFollowsFocusForRowAtIndexPath:") {
    _ = $0.tableView(MethodProbe.argument(), selectionFollowsFocusForRowAt: path)
  }

  package static let dropProposal = OptionalMethod<any UITableViewDropDelegate>(
    "tableView:dropSessionDidUpdate:withDestinationIndexPath:", standard: StandardTableDelegate()
  ) {
    _ = $0.tableView(
      MethodProbe.argument(), dropSessionDidUpdate: MethodProbe.argument(DragSession.self),
      withDestinationIndexPath: nil)
  }

  private static let path = IndexPath(row: 0, section: 0)

  private static func dataSource(
    _ selector: StaticString, _ call: @escaping (any UITableViewDataSource) -> Void
  ) -> OptionalMethod<any UITableViewDataSource> {
    OptionalMethod(
      selector, standard: StandardTableDelegate(), controller: UITableViewController.self, as: { $0 }, call)
  }

  private static func delegate(
    _ selector: StaticString, _ call: @escaping (any UITableViewDelegate) -> Void
  ) -> OptionalMethod<any UITableViewDelegate> {
    OptionalMethod(
      selector, standard: StandardTableDelegate(), controller: UITableViewController.self, as: { $0 }, call)
  }
}

/// A delegate without any optional method of a table's protocols.
private class StandardTableDelegate: NSObject, UITableViewDataSource, UITableViewDelegate,
  UITableViewDropDelegate
{
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 0 }
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    UITableViewCell()
  }
  func tableView(_ tableView: UITableView, performDropWith coordinator: any UITableViewDropCoordinator) {}
}
