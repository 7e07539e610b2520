/// A section of a table whose rows were made in a storyboard.
@MainActor
package struct StaticTableSection {
  package struct Row {
    package var cell: UITableViewCell
    /// In points; `nil` takes the table's.
    package var height: CGFloat?

    package init(cell: UITableViewCell, height: CGFloat? = nil) {
      self.cell = cell
      self.height = height
    }
  }

  package var rows: [Row]
  package var headerTitle: String?
  package var footerTitle: String?

  package init(rows: [Row], headerTitle: String? = nil, footerTitle: String? = nil) {
    self.rows = rows
    self.headerTitle = headerTitle
    self.footerTitle = footerTitle
  }
}
