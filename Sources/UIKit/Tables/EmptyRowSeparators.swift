/// The separators of the empty rows below the last row of a plain table that does not fill its height.
@MainActor
final class EmptyRowSeparators {
  private var lines: [CellSeparatorView] = []

  func layOut(in table: UITableView) {
    let wanted = places(in: table)
    while lines.count > wanted.count { lines.removeLast().removeFromSuperview() }
    while lines.count < wanted.count {
      let line = CellSeparatorView()
      lines.append(line)
      table.insertSubview(line, at: 0)
    }
    for (line, frame) in zip(lines, wanted) {
      if line.frame != frame { line.frame = frame }
      line.backgroundColor = table.separatorColor ?? .separator
    }
  }

  private func places(in table: UITableView) -> [CGRect] {
    let own = table.fillerRowHeight
    let height = own == UITableView.automaticDimension ? UITableView.standardRowHeight(table) : own
    guard table.style == .plain, table.separatorStyle != .none, height > 0, table.tableFooterView == nil
    else {
      return []
    }
    let pixel = 1 / max(1, table.traitCollection.displayScale)
    let inset = table.separatorInset
    let (left, right) = table.isRightToLeft ? (inset.right, inset.left) : (inset.left, inset.right)
    let width = max(0, table.bounds.width - left - right)
    let end = table.bounds.height - table.adjustedContentInset.top
    return stride(from: table.tableLayout.geometry.end + height, through: end, by: height).map {
      CGRect(x: left, y: $0 - pixel, width: width, height: pixel)
    }
  }
}
