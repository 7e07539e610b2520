/// A table with columns. As on iOS, it only shows the first column without headers in compact width.
public struct Table<Value: Identifiable, Rows, Columns: TableColumnContent>: View
where Columns.TableRowValue == Value {
  private let rows: AnyTableRows<Value>
  // Set by the initializer, which is not isolated, before the value is shared.
  nonisolated(unsafe) private let columns: [_TableColumn<Value>]
  private let selection: TableSelection<Value.ID>
  private let sorting: TableSorting?
  @Environment(\.horizontalSizeClass) private var width
  @Environment(\.showsTableHeaders) private var showsHeaders

  nonisolated init(
    _ rows: AnyTableRows<Value>, _ columns: Columns, _ selection: TableSelection<Value.ID> = .none,
    _ sorting: TableSorting? = nil
  ) {
    self.rows = rows
    self.columns = readUnisolated { columns._columns }
    self.selection = selection
    self.sorting = sorting
  }

  public var body: some View {
    let isCompact = width == .compact
    let shown = isCompact ? Array(columns.prefix(1)) : columns
    VStack(spacing: 0) {
      if !isCompact, showsHeaders {
        TableHeader(columns: shown, sorting: sorting)
        Divider()
      }
      TableList(rows: rows, columns: shown, selection: selection, isCompact: isCompact)
    }
  }
}

/// Type-erased rows of a table.
struct AnyTableRows<Value: Identifiable> {
  let count: Int
  let row: (Int) -> _TableRow<Value>

  init<Data: RandomAccessCollection>(_ data: Data) where Data.Element == Value {
    count = data.count
    row = { _TableRow(value: data[data.index(data.startIndex, offsetBy: $0)]) }
  }
  init<R: TableRowContent>(_ content: R) where R.TableRowValue == Value {
    let rows = readUnisolated { content._rows }
    count = rows.count
    row = { rows[$0] }
  }
}

/// The rows as a collection, created on demand.
private struct TableRowCollection<Value: Identifiable>: RandomAccessCollection {
  let rows: AnyTableRows<Value>
  var startIndex: Int { 0 }
  var endIndex: Int { rows.count }
  subscript(position: Int) -> _TableRow<Value> { rows.row(position) }
}

enum TableSelection<ID: Hashable> {
  case none
  case one(Binding<ID?>)
  case several(Binding<Set<ID>>)
}

/// The sort order of a table, independent of the comparator type.
struct TableSorting {
  /// The comparators in order of importance.
  let read: () -> [AnyHashable]
  /// Sorts by a column, or reverses its order.
  let choose: (AnyHashable) -> Void
  /// The order of a comparator for a column's comparator; `nil` if it belongs to another column.
  let order: (AnyHashable, AnyHashable) -> SortOrder?

  init<Sort: SortComparator>(_ binding: Binding<[Sort]>) {
    func same(_ a: Sort, _ b: Sort) -> Bool {
      var (a, b) = (a, b)
      a.order = .forward
      b.order = .forward
      return a == b
    }
    read = { binding.wrappedValue.map { AnyHashable($0) } }
    order = { column, current in
      guard let column = column.base as? Sort, let current = current.base as? Sort, same(column, current)
      else {
        return nil
      }
      return current.order
    }
    choose = { column in
      guard var chosen = column.base as? Sort else { return }
      var comparators = binding.wrappedValue
      if let first = comparators.first, same(first, chosen) {
        chosen.order = first.order == .forward ? .reverse : .forward
      }
      comparators.removeAll { same($0, chosen) }
      binding.wrappedValue = [chosen] + comparators
    }
  }
}

private enum TableMetrics {
  /// The space at the sides of rows and between columns, in points.
  static let margin: CGFloat = 16
  static let gap: CGFloat = 12
  static let rowInset: CGFloat = 8
}

private struct TableHeader<Value>: View {
  let columns: [_TableColumn<Value>]
  let sorting: TableSorting?
  @Environment(\.tableAppearance) private var listAppearance

  /// The distance of titles and cells from the sides.
  private var margin: CGFloat {
    TableMetrics.margin + (listAppearance.isInset ? ListAppearance.sideInset : 0)
  }

  var body: some View {
    TableColumnsLayout(columns: columns) {
      ForEach(0..<columns.count, id: \.self) { ColumnTitle(column: columns[$0], sorting: sorting) }
    }
    .padding(.horizontal, margin)
    .padding(.vertical, 6)
  }
}

/// The title of a column, which sorts the table if it can.
private struct ColumnTitle<Value>: View {
  let column: _TableColumn<Value>
  let sorting: TableSorting?

  private var order: SortOrder? {
    guard let sorting, let comparator = column.comparator, let first = sorting.read().first else {
      return nil
    }
    return sorting.order(comparator, first)
  }

  var body: some View {
    if let sorting, let comparator = column.comparator {
      let order = order
      Button {
        sorting.choose(comparator)
      } label: {
        title(order)
      }
      .buttonStyle(.plain)
      .accessibilityValue(order.map { $0 == .forward ? "ascending" : "descending" } ?? "")
    } else {
      title(nil)
    }
  }

  private func title(_ order: SortOrder?) -> some View {
    HStack(spacing: 4) {
      column.label.font(.subheadline.weight(order == nil ? .regular : .semibold))
        .foregroundStyle(order == nil ? Color.secondary : Color.primary).lineLimit(1)
      if let order {
        Image(systemName: order == .forward ? "chevron.up" : "chevron.down").font(.caption.weight(.semibold))
          .foregroundStyle(.secondary)
      }
      Spacer(minLength: 0)
    }
    .contentShape(Rectangle())
  }
}

private struct TableList<Value: Identifiable>: View {
  let rows: AnyTableRows<Value>
  let columns: [_TableColumn<Value>]
  let selection: TableSelection<Value.ID>
  let isCompact: Bool
  @Environment(\.tableAppearance) private var listAppearance

  var body: some View {
    list.environment(\.listStyle, listAppearance)
  }

  @ViewBuilder private var list: some View {
    switch selection {
    case .none: List { content }
    case .one(let binding): List(selection: binding) { content }
    case .several(let binding): List(selection: binding) { content }
    }
  }

  private var content: some View {
    ForEach(TableRowCollection(rows: rows)) { row in
      TableRowView(row: row, columns: columns)
        .listRowInsets(
          EdgeInsets(
            top: TableMetrics.rowInset, leading: TableMetrics.margin, bottom: TableMetrics.rowInset,
            trailing: TableMetrics.margin))
    }
  }
}

private struct TableRowView<Value: Identifiable>: View {
  let row: _TableRow<Value>
  let columns: [_TableColumn<Value>]

  var body: some View {
    let cells = TableColumnsLayout(columns: columns) {
      ForEach(0..<columns.count, id: \.self) { columns[$0].content(row.value).lineLimit(1) }
    }
    if let menu = row.menu {
      cells.contextMenu { menu }
    } else {
      cells
    }
  }
}

/// Arranges cells with the widths of their columns.
private struct TableColumnsLayout: Layout {
  private struct Width {
    let minimum: CGFloat
    let ideal: CGFloat?
    let maximum: CGFloat
    let alignment: HorizontalAlignment?
  }
  private let widths: [Width]

  @MainActor
  init<Value>(columns: [_TableColumn<Value>]) {
    widths = columns.map {
      Width(
        minimum: $0.minimum ?? 40, ideal: $0.minimum == $0.maximum ? $0.ideal : nil,
        maximum: $0.maximum ?? .infinity,
        alignment: $0.alignment.horizontal)
    }
  }

  /// Columns with fixed widths keep them; the others share the remaining space.
  private func lengths(_ width: CGFloat) -> [CGFloat] {
    var left = width - TableMetrics.gap * CGFloat(max(0, widths.count - 1))
    var result = widths.map { $0.ideal ?? 0 }
    left -= result.reduce(0, +)
    var open = widths.indices.filter { widths[$0].ideal == nil }
    while !open.isEmpty {
      let share = left / CGFloat(open.count)
      guard let bound = open.first(where: { share > widths[$0].maximum || share < widths[$0].minimum }) else {
        for index in open { result[index] = share }
        break
      }
      result[bound] = max(widths[bound].minimum, min(share, widths[bound].maximum))
      left -= result[bound]
      open.removeAll { $0 == bound }
    }
    return result
  }

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
    let width = proposal.width ?? widths.reduce(0) { $0 + ($1.ideal ?? 120) + TableMetrics.gap }
    let height = zip(subviews, lengths(width)).reduce(CGFloat(0)) {
      max($0, $1.0.sizeThatFits(ProposedViewSize(width: $1.1, height: nil)).height)
    }
    return CGSize(width: width, height: height)
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
    var x = bounds.minX
    for (index, length) in lengths(bounds.width).enumerated() where index < subviews.count {
      let proposal = ProposedViewSize(width: length, height: bounds.height)
      let size = subviews[index].sizeThatFits(proposal)
      let key = widths[index].alignment?.key
      let shift: CGFloat =
        key == HorizontalAlignment.trailing.key
        ? length - size.width : key == HorizontalAlignment.center.key ? (length - size.width) / 2 : 0
      subviews[index].place(
        at: CGPoint(x: x + max(0, shift), y: bounds.midY - size.height / 2), proposal: proposal)
      x += length + TableMetrics.gap
    }
  }
}

// MARK: Data

extension Table where Rows == TableForEachContent<[Value]>, Columns == _TableColumnGroup<Value, Never> {
  nonisolated public init<Data: RandomAccessCollection>(
    _ data: Data, @TableColumnBuilder<Value, Never> columns: () -> Columns
  ) where Data.Element == Value { self.init(AnyTableRows(data), columns()) }
  nonisolated public init<Data: RandomAccessCollection>(
    _ data: Data, selection: Binding<Value.ID?>, @TableColumnBuilder<Value, Never> columns: () -> Columns
  ) where Data.Element == Value { self.init(AnyTableRows(data), columns(), .one(selection)) }
  nonisolated public init<Data: RandomAccessCollection>(
    _ data: Data, selection: Binding<Set<Value.ID>>, @TableColumnBuilder<Value, Never> columns: () -> Columns
  ) where Data.Element == Value { self.init(AnyTableRows(data), columns(), .several(selection)) }
}

/// The rows of a table created from a collection.
public struct TableForEachContent<Data> {}

extension Table where Rows == TableForEachContent<[Value]> {
  nonisolated public init<Data: RandomAccessCollection, Sort: SortComparator>(
    _ data: Data, sortOrder: Binding<[Sort]>, @TableColumnBuilder<Value, Sort> columns: () -> Columns
  ) where Data.Element == Value, Columns == _TableColumnGroup<Value, Sort> {
    self.init(AnyTableRows(data), columns(), .none, TableSorting(sortOrder))
  }
  nonisolated public init<Data: RandomAccessCollection, Sort: SortComparator>(
    _ data: Data, selection: Binding<Value.ID?>, sortOrder: Binding<[Sort]>,
    @TableColumnBuilder<Value, Sort> columns: () -> Columns
  ) where Data.Element == Value, Columns == _TableColumnGroup<Value, Sort> {
    self.init(AnyTableRows(data), columns(), .one(selection), TableSorting(sortOrder))
  }
  nonisolated public init<Data: RandomAccessCollection, Sort: SortComparator>(
    _ data: Data, selection: Binding<Set<Value.ID>>, sortOrder: Binding<[Sort]>,
    @TableColumnBuilder<Value, Sort> columns: () -> Columns
  ) where Data.Element == Value, Columns == _TableColumnGroup<Value, Sort> {
    self.init(AnyTableRows(data), columns(), .several(selection), TableSorting(sortOrder))
  }
}

// MARK: Custom rows

extension Table
where Rows == _TableRowGroup<Value>, Columns == _TableColumnGroup<Value, Never> {
  nonisolated public init(
    of valueType: Value.Type, @TableColumnBuilder<Value, Never> columns: () -> Columns,
    @TableRowBuilder<Value> rows: () -> _TableRowGroup<Value>
  ) { self.init(AnyTableRows(rows()), columns()) }
  nonisolated public init(
    of valueType: Value.Type, selection: Binding<Value.ID?>,
    @TableColumnBuilder<Value, Never> columns: () -> Columns,
    @TableRowBuilder<Value> rows: () -> _TableRowGroup<Value>
  ) { self.init(AnyTableRows(rows()), columns(), .one(selection)) }
  nonisolated public init(
    of valueType: Value.Type, selection: Binding<Set<Value.ID>>,
    @TableColumnBuilder<Value, Never> columns: () -> Columns,
    @TableRowBuilder<Value> rows: () -> _TableRowGroup<Value>
  ) { self.init(AnyTableRows(rows()), columns(), .several(selection)) }
  nonisolated public init(
    @TableColumnBuilder<Value, Never> columns: () -> Columns,
    @TableRowBuilder<Value> rows: () -> _TableRowGroup<Value>
  ) { self.init(AnyTableRows(rows()), columns()) }
  nonisolated public init(
    selection: Binding<Value.ID?>, @TableColumnBuilder<Value, Never> columns: () -> Columns,
    @TableRowBuilder<Value> rows: () -> _TableRowGroup<Value>
  ) { self.init(AnyTableRows(rows()), columns(), .one(selection)) }
  nonisolated public init(
    selection: Binding<Set<Value.ID>>, @TableColumnBuilder<Value, Never> columns: () -> Columns,
    @TableRowBuilder<Value> rows: () -> _TableRowGroup<Value>
  ) { self.init(AnyTableRows(rows()), columns(), .several(selection)) }
}
extension Table where Rows == _TableRowGroup<Value> {
  nonisolated public init<Sort: SortComparator>(
    of valueType: Value.Type, sortOrder: Binding<[Sort]>,
    @TableColumnBuilder<Value, Sort> columns: () -> Columns,
    @TableRowBuilder<Value> rows: () -> _TableRowGroup<Value>
  ) where Columns == _TableColumnGroup<Value, Sort> {
    self.init(AnyTableRows(rows()), columns(), .none, TableSorting(sortOrder))
  }
  nonisolated public init<Sort: SortComparator>(
    sortOrder: Binding<[Sort]>, @TableColumnBuilder<Value, Sort> columns: () -> Columns,
    @TableRowBuilder<Value> rows: () -> _TableRowGroup<Value>
  ) where Columns == _TableColumnGroup<Value, Sort> {
    self.init(AnyTableRows(rows()), columns(), .none, TableSorting(sortOrder))
  }
  nonisolated public init<Sort: SortComparator>(
    selection: Binding<Value.ID?>, sortOrder: Binding<[Sort]>,
    @TableColumnBuilder<Value, Sort> columns: () -> Columns,
    @TableRowBuilder<Value> rows: () -> _TableRowGroup<Value>
  ) where Columns == _TableColumnGroup<Value, Sort> {
    self.init(AnyTableRows(rows()), columns(), .one(selection), TableSorting(sortOrder))
  }
  nonisolated public init<Sort: SortComparator>(
    selection: Binding<Set<Value.ID>>, sortOrder: Binding<[Sort]>,
    @TableColumnBuilder<Value, Sort> columns: () -> Columns,
    @TableRowBuilder<Value> rows: () -> _TableRowGroup<Value>
  ) where Columns == _TableColumnGroup<Value, Sort> {
    self.init(AnyTableRows(rows()), columns(), .several(selection), TableSorting(sortOrder))
  }
}

// MARK: Appearance

private struct TableHeadersKey: EnvironmentKey { static var defaultValue: Bool { true } }
extension EnvironmentValues {
  package var showsTableHeaders: Bool {
    get { self[TableHeadersKey.self] }
    set { self[TableHeadersKey.self] = newValue }
  }
}

extension View {
  /// Sets the visibility of column headers.
  nonisolated public func tableColumnHeaders(_ visibility: Visibility) -> some View {
    environment(\.showsTableHeaders, visibility != .hidden)
  }
}

/// A style of tables.
@preconcurrency @MainActor
public protocol TableStyle { nonisolated var _appearance: _ListAppearance { get } }
public struct AutomaticTableStyle: TableStyle {
  nonisolated public init() {}
  nonisolated public var _appearance: _ListAppearance {
    _ListAppearance(value: ListAppearance(appearance: .plain))
  }
}
/// Rows that are inset from the sides.
public struct InsetTableStyle: TableStyle {
  nonisolated public init() {}
  nonisolated public var _appearance: _ListAppearance {
    _ListAppearance(value: ListAppearance(appearance: .plain, isInset: true))
  }
}
extension TableStyle where Self == AutomaticTableStyle {
  public static var automatic: AutomaticTableStyle { .init() }
}
extension TableStyle where Self == InsetTableStyle { public static var inset: InsetTableStyle { .init() } }

private struct TableAppearanceKey: EnvironmentKey {
  static var defaultValue: ListAppearance { ListAppearance(appearance: .plain) }
}
extension EnvironmentValues {
  package var tableAppearance: ListAppearance {
    get { self[TableAppearanceKey.self] }
    set { self[TableAppearanceKey.self] = newValue }
  }
}
extension View {
  nonisolated public func tableStyle<S: TableStyle>(_ style: S) -> some View {
    environment(\.tableAppearance, style._appearance.value)
  }
}
