/// The rows of a table.
@preconcurrency @MainActor
public protocol TableRowContent<TableRowValue> {
  associatedtype TableRowValue: Identifiable = TableRowBody.TableRowValue
  associatedtype TableRowBody: TableRowContent = Never
  /// The rows that this value consists of.
  var tableRowBody: TableRowBody { get }
  /// The individual rows. For the framework's own types.
  var _rows: [_TableRow<TableRowValue>] { get }
}

extension TableRowContent {
  public var _rows: [_TableRow<TableRowValue>] {
    (tableRowBody._rows as Any) as? [_TableRow<TableRowValue>] ?? []
  }
}

extension TableRowContent where TableRowBody == Never {
  public var tableRowBody: Never { fatalError("\(Self.self) consists of no rows") }
}

extension Never: TableRowContent {
  public typealias TableRowBody = Never
  public var _rows: [_TableRow<Never>] { [] }
}

/// A row with its modifiers.
public struct _TableRow<Value: Identifiable>: Identifiable {
  let value: Value
  var menu: AnyView?
  public var id: Value.ID { value.id }
}

public struct TableRow<Value: Identifiable>: TableRowContent {
  public typealias TableRowValue = Value
  // Set by the initializer, which is not isolated, before the value is shared.
  nonisolated(unsafe) public let _rows: [_TableRow<Value>]
  nonisolated public init(_ value: Value) { _rows = [_TableRow(value: value)] }
}

public struct _TableRowGroup<Value: Identifiable>: TableRowContent {
  public typealias TableRowValue = Value
  public let _rows: [_TableRow<Value>]
}

extension TableRowContent {
  /// Adds a context menu to the row.
  nonisolated public func contextMenu<M: View>(@ViewBuilder menuItems: () -> M) -> some TableRowContent<
    TableRowValue
  > {
    let menu = AnyView(menuItems())
    return _TableRowGroup(_rows: readUnisolated { _rows }.map { _TableRow(value: $0.value, menu: menu) })
  }
}

extension ForEach: TableRowContent where Content: TableRowContent {
  public typealias TableRowValue = Content.TableRowValue
  public var _rows: [_TableRow<Content.TableRowValue>] { data.flatMap { content($0)._rows } }
}
extension ForEach {
  public init<Value: Identifiable>(
    _ data: Data, @TableRowBuilder<Value> content: @escaping (Data.Element) -> _TableRowGroup<Value>
  ) where Data.Element: Identifiable, ID == Data.Element.ID, Content == _TableRowGroup<Value> {
    self.init(data: data, id: { $0.id }, content: content)
  }
  public init<Value: Identifiable>(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @TableRowBuilder<Value> content: @escaping (Data.Element) -> _TableRowGroup<Value>
  ) where Content == _TableRowGroup<Value> {
    self.init(data: data, id: { $0[keyPath: id] }, content: content)
  }
  public init(_ data: Data)
  where Data.Element: Identifiable, ID == Data.Element.ID, Content == TableRow<Data.Element> {
    self.init(data: data, id: { $0.id }, content: { TableRow($0) })
  }
}

@resultBuilder
@MainActor
public struct TableRowBuilder<Value: Identifiable> {
  public typealias Group = _TableRowGroup<Value>
  public static func buildExpression<R: TableRowContent>(_ row: R) -> Group where R.TableRowValue == Value {
    Group(_rows: row._rows)
  }
  public static func buildBlock(_ groups: Group...) -> Group { Group(_rows: groups.flatMap(\._rows)) }
  public static func buildOptional(_ group: Group?) -> Group { group ?? Group(_rows: []) }
  public static func buildEither(first group: Group) -> Group { group }
  public static func buildEither(second group: Group) -> Group { group }
  public static func buildLimitedAvailability(_ group: Group) -> Group { group }
}

/// A table row that stands for none.
public struct EmptyTableRowContent<Value: Identifiable>: TableRowContent {
  public typealias TableRowValue = Value
  nonisolated public init() {}
  public var _rows: [_TableRow<Value>] { [] }
}

/// Rows of a table. Differs from iOS: headers are not shown.
extension Section: TableRowContent
where
  Parent: TableRowContent, Content: TableRowContent, Footer: TableRowContent,
  Parent.TableRowValue == Content.TableRowValue
{
  public typealias TableRowValue = Content.TableRowValue
  public var _rows: [_TableRow<Content.TableRowValue>] { content._rows }
}

extension Section {
  @_disfavoredOverload
  public init<Value: Identifiable>(@TableRowBuilder<Value> content: () -> Content)
  where
    Parent == EmptyTableRowContent<Value>, Content == _TableRowGroup<Value>,
    Footer == EmptyTableRowContent<Value>
  {
    self.init(header: EmptyTableRowContent(), content: content(), footer: EmptyTableRowContent())
  }
  @_disfavoredOverload
  public init<Value: Identifiable>(
    _ titleKey: LocalizedStringKey, @TableRowBuilder<Value> content: () -> Content
  )
  where
    Parent == EmptyTableRowContent<Value>, Content == _TableRowGroup<Value>,
    Footer == EmptyTableRowContent<Value>
  { self.init(content: content) }
}
