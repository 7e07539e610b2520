/// Determines the heights of rows, headers and footers, calling the delegate only as often as needed.
@MainActor
struct TableHeights {
  private let table: UITableView
  private let width: CGFloat
  private let rowHeights: RowHeights

  private enum RowHeights {
    case same(CGFloat)
    case automatic(estimate: CGFloat)
    /// Determined by the delegate.
    case each
    case unknown
  }

  /// Standard heights for the default text size (Metrics.md 1.7, 1.12).
  static let plainHeader: CGFloat = 28
  static let untitledGroupedHeader: CGFloat = 17.5
  static let firstGroupedGap: CGFloat = 17.5
  static let headerTopPadding: CGFloat = 22

  init(table: UITableView, width: CGFloat) {
    self.table = table
    self.width = width
    let counts = table.engine.counts
    guard let section = counts.firstIndex(where: { $0 > 0 }) else {
      rowHeights = .unknown
      return
    }
    if table.storedDelegate.map(Self.givesRowHeights) ?? false {
      rowHeights = .each
    } else if table.rowHeight >= 0 {
      rowHeights = .same(table.rowHeight)
    } else {
      rowHeights = .automatic(estimate: Self.estimate(table, IndexPath(row: 0, section: section)))
    }
  }

  /// A controller's static table gets its row heights from the storyboard.
  private static func givesRowHeights(_ delegate: any UITableViewDelegate) -> Bool {
    TableMethods.heightForRow.isImplemented(by: delegate)
      || (delegate as? UITableViewController)?.staticSections != nil
  }

  private static func estimate(_ table: UITableView, _ path: IndexPath) -> CGFloat {
    let given =
      table.storedDelegate?.tableView(table, estimatedHeightForRowAt: path) ?? table.estimatedRowHeight
    return given > 0 ? given : UITableView.standardRowHeight(table)
  }

  mutating func rows(in section: Int, count: Int) -> (ExtentIndex, TableLayout.AutomaticRows) {
    switch rowHeights {
    case .unknown: return (ExtentIndex(count: count, estimate: 0), .none)
    case .same(let height): return (ExtentIndex(count: count, estimate: height), .none)
    case .automatic(let estimate): return (ExtentIndex(count: count, estimate: estimate), .all)
    case .each:
      guard let delegate = table.storedDelegate else {
        return (ExtentIndex(count: count, estimate: 0), .none)
      }
      var automatic: Set<Int> = []
      let first = IndexPath(row: 0, section: section)
      var rows = ExtentIndex(count: count, estimate: count > 0 ? Self.estimate(table, first) : 0)
      for row in 0..<count {
        let height = delegate.tableView(table, heightForRowAt: IndexPath(row: row, section: section))
        if height < 0 { automatic.insert(row) } else { rows.setMeasured(height, at: row) }
      }
      let selfSizing: TableLayout.AutomaticRows =
        automatic.isEmpty ? .none : automatic.count == count ? .all : .some(automatic)
      return (rows, selfSizing)
    }
  }

  // MARK: Headers and footers

  /// Measures a header: the height from the delegate, otherwise that of the table, otherwise that of the
  /// content. The height of the table, which every grouped storyboard table specifies, is a minimum for a
  /// title in a group and never truncates it.
  func measureHeader(_ section: inout TableGeometry.Section, _ index: Int) {
    let own = TableMethods.heightForHeader.ask(table.storedDelegate) {
      $0.tableView(table, heightForHeaderInSection: index)
    }
    let wanted = own ?? table.sectionHeaderHeight
    let content = table.makeSectionView(.header, index)
    let title = table.engineHasDataSource ? table.title(.header, index) : nil
    let isGrouped = table.style != .plain
    if own == nil, wanted >= 0, isGrouped, title != nil, let content {
      section.hasHeaderView = true
      section.header = max(wanted, table.fittingHeight(of: content, width: width, isTitle: true))
    } else if let wanted = wanted >= 0 ? wanted : nil {
      section.hasHeaderView = content != nil && wanted > 0
      section.header = own != nil || content != nil || isGrouped ? wanted : 0
    } else if let content {
      section.hasHeaderView = true
      section.header = table.fittingHeight(of: content, width: width, isTitle: title != nil)
    } else {
      section.header = isGrouped ? Self.untitledGroupedHeader : 0
    }
    if isGrouped, wanted < 0, index == 0, table.tableHeaderView == nil {
      // The first group has a distance from the bar (Metrics.md 1.7).
      section.gap = Self.firstGroupedGap
    }
    if !isGrouped, section.header > 0 {
      let padding = table.sectionHeaderTopPadding
      section.gap = padding >= 0 ? padding : Self.headerTopPadding
    }
    if section.hasHeaderView, let content { table.keepSectionView(content, .header, index) }
  }

  func measureFooter(_ section: inout TableGeometry.Section, _ index: Int) {
    let own = TableMethods.heightForFooter.ask(table.storedDelegate) {
      $0.tableView(table, heightForFooterInSection: index)
    }
    let wanted = own ?? table.sectionFooterHeight
    let content = table.makeSectionView(.footer, index)
    let isGrouped = table.style != .plain
    if own == nil, wanted >= 0, isGrouped, let content, table.title(.footer, index) != nil {
      section.hasFooterView = true
      section.footer = max(wanted, table.fittingHeight(of: content, width: width, isTitle: true))
    } else if wanted >= 0 {
      section.hasFooterView = content != nil && wanted > 0
      section.footer = own != nil || content != nil || isGrouped ? wanted : 0
    } else if let content {
      section.hasFooterView = true
      let title = table.title(.footer, index)
      section.footer = table.fittingHeight(of: content, width: width, isTitle: title != nil)
    } else {
      section.footer = isGrouped ? Self.untitledGroupedHeader : 0
    }
    if section.hasFooterView, let content { table.keepSectionView(content, .footer, index) }
  }
}
