/// The columns of a table.
@preconcurrency @MainActor
public protocol TableColumnContent<TableRowValue, TableColumnSortComparator> {
  associatedtype TableRowValue: Identifiable = TableColumnBody.TableRowValue
  associatedtype TableColumnSortComparator: SortComparator = TableColumnBody.TableColumnSortComparator
  associatedtype TableColumnBody: TableColumnContent = Never
  /// The columns that this value consists of.
  var tableColumnBody: TableColumnBody { get }
  /// Makes the columns. Libraries that wrap columns implement it.
  nonisolated static func _makeContent(content: _GraphValue<Self>, inputs: _TableColumnInputs)
    -> _TableColumnOutputs
  /// The individual columns. For the framework's own types.
  var _columns: [_TableColumn<TableRowValue>] { get }
}

extension TableColumnContent {
  public nonisolated static func _makeContent(content: _GraphValue<Self>, inputs: _TableColumnInputs)
    -> _TableColumnOutputs
  {
    // Tables make their columns on the main actor.
    nonisolated(unsafe) let value = content.value
    return MainActor.assumeIsolated {
      nonisolated(unsafe) let columns: Any =
        TableColumnBody.self == Never.self ? value._columns : value.tableColumnBody._columns
      return _TableColumnOutputs(columns: columns)
    }
  }

  public var _columns: [_TableColumn<TableRowValue>] {
    Self._makeContent(content: _GraphValue(value: self), inputs: _TableColumnInputs()).columns
      as? [_TableColumn<TableRowValue>] ?? []
  }
}

extension TableColumnContent where TableColumnBody == Never {
  public var tableColumnBody: Never { fatalError("\(Self.self) consists of no columns") }
}

extension Never: TableColumnContent {
  public typealias TableRowValue = Never
  public typealias TableColumnSortComparator = Never
  public typealias TableColumnBody = Never
  public var _columns: [_TableColumn<Never>] { [] }
}

/// A value whose parts make content.
public struct _GraphValue<Value> {
  let value: Value

  public subscript<Part>(keyPath: KeyPath<Value, Part>) -> _GraphValue<Part> {
    _GraphValue<Part>(value: value[keyPath: keyPath])
  }
}

public struct _TableColumnInputs {}

/// Columns without their type. Unchecked because they stay on the main actor.
public struct _TableColumnOutputs: @unchecked Sendable {
  let columns: Any
}

/// A type-erased column.
public struct _TableColumn<RowValue> {
  let label: AnyView
  let spokenLabel: String
  let content: @MainActor (RowValue) -> AnyView
  /// The ascending comparator of the column.
  let comparator: AnyHashable?
  var minimum: CGFloat?
  var ideal: CGFloat?
  var maximum: CGFloat?
  var alignment = TableColumnAlignment.automatic
}

public struct TableColumnAlignment: Hashable, Sendable {
  let horizontal: HorizontalAlignment?
  public static let automatic = TableColumnAlignment(horizontal: nil)
  public static let leading = TableColumnAlignment(horizontal: .leading)
  public static let center = TableColumnAlignment(horizontal: .center)
  public static let trailing = TableColumnAlignment(horizontal: .trailing)
  public static let numeric = TableColumnAlignment(horizontal: .trailing)
  public static func == (a: TableColumnAlignment, b: TableColumnAlignment) -> Bool {
    a.horizontal?.key == b.horizontal?.key
  }
  public func hash(into hasher: inout Hasher) {}
}

/// A column with a title and a view for each row.
public struct TableColumn<RowValue: Identifiable, Sort: SortComparator, Content: View, Label: View>:
  TableColumnContent
{
  public typealias TableRowValue = RowValue
  public typealias TableColumnSortComparator = Sort
  // Set by the initializer, which is not isolated, before the value is shared.
  nonisolated(unsafe) private var column: _TableColumn<RowValue>
  public var _columns: [_TableColumn<RowValue>] { [column] }

  nonisolated private init(
    _ label: Text, _ comparator: AnyHashable?, _ content: @escaping @MainActor (RowValue) -> Content
  ) {
    column = _TableColumn(
      label: AnyView(label), spokenLabel: label.plainString, content: { AnyView(content($0)) },
      comparator: comparator)
  }

  /// Sets the width in points; `nil` shares the remaining space.
  public func width(_ width: CGFloat? = nil) -> TableColumn {
    self.width(min: width, ideal: width, max: width)
  }
  public func width(min: CGFloat? = nil, ideal: CGFloat? = nil, max: CGFloat? = nil) -> TableColumn {
    var copy = self
    copy.column.minimum = min
    copy.column.ideal = ideal
    copy.column.maximum = max
    return copy
  }
  public func alignment(_ alignment: TableColumnAlignment) -> TableColumn {
    var copy = self
    copy.column.alignment = alignment
    return copy
  }
}

extension TableColumn where Sort == Never, Label == Text {
  nonisolated public init(
    _ titleKey: LocalizedStringKey, @ViewBuilder content: @escaping (RowValue) -> Content
  ) {
    self.init(Text(titleKey), nil, content)
  }
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S, @ViewBuilder content: @escaping (RowValue) -> Content
  ) {
    self.init(Text(title), nil, content)
  }
  nonisolated public init(_ text: Text, @ViewBuilder content: @escaping (RowValue) -> Content) {
    self.init(text, nil, content)
  }
}
extension TableColumn where Sort == KeyPathComparator<RowValue>, Label == Text {
  /// Creates a sortable column.
  nonisolated public init<V: Comparable>(
    _ titleKey: LocalizedStringKey, value: KeyPath<RowValue, V>,
    @ViewBuilder content: @escaping (RowValue) -> Content
  ) { self.init(Text(titleKey), AnyHashable(KeyPathComparator(value)), content) }
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol, V: Comparable>(
    _ title: S, value: KeyPath<RowValue, V>, @ViewBuilder content: @escaping (RowValue) -> Content
  ) { self.init(Text(title), AnyHashable(KeyPathComparator(value)), content) }
  nonisolated public init<V: Comparable>(
    _ titleKey: LocalizedStringKey, value: KeyPath<RowValue, V?>,
    @ViewBuilder content: @escaping (RowValue) -> Content
  ) { self.init(Text(titleKey), AnyHashable(KeyPathComparator(value)), content) }
  nonisolated public init<V, C: SortComparator>(
    _ titleKey: LocalizedStringKey, value: KeyPath<RowValue, V>, comparator: C,
    @ViewBuilder content: @escaping (RowValue) -> Content
  ) where C.Compared == V {
    self.init(Text(titleKey), AnyHashable(KeyPathComparator(value, comparator: comparator)), content)
  }
}
extension TableColumn where Sort == KeyPathComparator<RowValue>, Label == Text, Content == Text {
  nonisolated public init(_ titleKey: LocalizedStringKey, value: KeyPath<RowValue, String>) {
    self.init(Text(titleKey), AnyHashable(KeyPathComparator(value))) { Text($0[keyPath: value]) }
  }
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(_ title: S, value: KeyPath<RowValue, String>) {
    self.init(Text(title), AnyHashable(KeyPathComparator(value))) { Text($0[keyPath: value]) }
  }
}
extension TableColumn where Label == Text {
  /// Creates a column with a custom comparator.
  nonisolated public init(
    _ titleKey: LocalizedStringKey, sortUsing comparator: Sort,
    @ViewBuilder content: @escaping (RowValue) -> Content
  ) where Sort.Compared == RowValue { self.init(Text(titleKey), AnyHashable(comparator), content) }
}

public struct _TableColumnGroup<RowValue: Identifiable, Sort: SortComparator>: TableColumnContent {
  public typealias TableRowValue = RowValue
  public typealias TableColumnSortComparator = Sort
  public let _columns: [_TableColumn<RowValue>]
}

@resultBuilder
@MainActor
public struct TableColumnBuilder<RowValue: Identifiable, Sort: SortComparator> {
  public typealias Group = _TableColumnGroup<RowValue, Sort>
  /// A sortable column in a table without sorting.
  public static func buildExpression<C: TableColumnContent>(_ column: C) -> Group
  where C.TableRowValue == RowValue { Group(_columns: column._columns) }
  public static func buildBlock(_ groups: Group...) -> Group { Group(_columns: groups.flatMap(\._columns)) }
  public static func buildOptional(_ group: Group?) -> Group { group ?? Group(_columns: []) }
  public static func buildEither(first group: Group) -> Group { group }
  public static func buildEither(second group: Group) -> Group { group }
  public static func buildLimitedAvailability(_ group: Group) -> Group { group }
}
