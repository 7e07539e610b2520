/// A section of a static table, whose rows were created by a storyboard.
@MainActor
package struct StaticTableSection {
  package struct Row {
    package var cell: UITableViewCell
    /// The height in points; `nil` for that of the table.
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
