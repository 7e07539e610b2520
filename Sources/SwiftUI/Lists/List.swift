/// Rows in a column that are created when they become visible, implemented with `UICollectionView`.
public struct List<SelectionValue: Hashable, Content: View>: View {
  public typealias Body = Never
  let selection: ListSelection?
  // Set by the initializer, which is not isolated, before the value is shared.
  nonisolated(unsafe) let content: Content

  nonisolated init(selection: ListSelection?, content: Content) {
    self.selection = selection
    self.content = content
  }

  nonisolated public init(selection: Binding<SelectionValue?>?, @ViewBuilder content: () -> Content) {
    self.init(selection: selection.map { ListSelection(single: $0) }, content: content())
  }
  nonisolated public init(selection: Binding<Set<SelectionValue>>?, @ViewBuilder content: () -> Content) {
    self.init(selection: selection.map { ListSelection(multiple: $0) }, content: content())
  }

  nonisolated public init<Data: RandomAccessCollection, RowContent: View>(
    _ data: Data, selection: Binding<SelectionValue?>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == ForEach<Data, Data.Element.ID, RowContent>, Data.Element: Identifiable {
    self.init(
      selection: selection.map { ListSelection(single: $0) }, content: ForEach(data, content: rowContent))
  }
  nonisolated public init<Data: RandomAccessCollection, RowContent: View>(
    _ data: Data, selection: Binding<Set<SelectionValue>>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == ForEach<Data, Data.Element.ID, RowContent>, Data.Element: Identifiable {
    self.init(
      selection: selection.map { ListSelection(multiple: $0) }, content: ForEach(data, content: rowContent))
  }
  nonisolated public init<Data: RandomAccessCollection, ID: Hashable, RowContent: View>(
    _ data: Data, id: KeyPath<Data.Element, ID>, selection: Binding<SelectionValue?>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == ForEach<Data, ID, RowContent> {
    self.init(
      selection: selection.map { ListSelection(single: $0) },
      content: ForEach(data, id: id, content: rowContent))
  }
  nonisolated public init<Data: RandomAccessCollection, ID: Hashable, RowContent: View>(
    _ data: Data, id: KeyPath<Data.Element, ID>, selection: Binding<Set<SelectionValue>>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == ForEach<Data, ID, RowContent> {
    self.init(
      selection: selection.map { ListSelection(multiple: $0) },
      content: ForEach(data, id: id, content: rowContent))
  }

  nonisolated public init<RowContent: View>(
    _ data: Range<Int>, selection: Binding<SelectionValue?>?,
    @ViewBuilder rowContent: @escaping (Int) -> RowContent
  ) where Content == ForEach<Range<Int>, Int, RowContent> {
    self.init(
      selection: selection.map { ListSelection(single: $0) }, content: ForEach(data, content: rowContent))
  }
  nonisolated public init<RowContent: View>(
    _ data: Range<Int>, selection: Binding<Set<SelectionValue>>?,
    @ViewBuilder rowContent: @escaping (Int) -> RowContent
  ) where Content == ForEach<Range<Int>, Int, RowContent> {
    self.init(
      selection: selection.map { ListSelection(multiple: $0) }, content: ForEach(data, content: rowContent))
  }

  public static func _makeNode(_ view: List, _ inputs: _NodeInputs) -> _TypedNode<List> {
    makeList(view, inputs)
  }
  public static var _rows: _RowShape { .one }
}

extension List where SelectionValue == Never {
  nonisolated public init(@ViewBuilder content: () -> Content) {
    self.init(selection: nil, content: content())
  }
  @_disfavoredOverload
  nonisolated public init<Data: RandomAccessCollection, RowContent: View>(
    _ data: Data, @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == ForEach<Data, Data.Element.ID, RowContent>, Data.Element: Identifiable {
    self.init(selection: nil, content: ForEach(data, content: rowContent))
  }
  nonisolated public init<Data: RandomAccessCollection, ID: Hashable, RowContent: View>(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == ForEach<Data, ID, RowContent> {
    self.init(selection: nil, content: ForEach(data, id: id, content: rowContent))
  }
  nonisolated public init<Data: MutableCollection & RandomAccessCollection, ID: Hashable, RowContent: View>(
    _ data: Binding<Data>, id: KeyPath<Data.Element, ID>,
    @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
  ) where Content == ForEach<LazyMapSequence<Data.Indices, (Data.Index, ID)>, ID, RowContent> {
    self.init(selection: nil, content: ForEach(data, id: id, content: rowContent))
  }
  nonisolated public init<RowContent: View>(
    _ data: Range<Int>, @ViewBuilder rowContent: @escaping (Int) -> RowContent
  ) where Content == ForEach<Range<Int>, Int, RowContent> {
    self.init(selection: nil, content: ForEach(data, content: rowContent))
  }
  nonisolated public init<Data: MutableCollection & RandomAccessCollection, RowContent: View>(
    _ data: Binding<Data>, @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
  )
  where
    Content == ForEach<
      LazyMapSequence<Data.Indices, (Data.Index, Data.Element.ID)>, Data.Element.ID, RowContent
    >,
    Data.Element: Identifiable
  { self.init(selection: nil, content: ForEach(data, content: rowContent)) }
}

/// The selection of a list.
struct ListSelection {
  let isMultiple: Bool
  let read: () -> Set<AnyHashable>
  /// Selects or, with multiple selection, deselects a value.
  let choose: (AnyHashable, Bool) -> Bool

  init<V: Hashable>(single: Binding<V?>) {
    isMultiple = false
    read = { single.wrappedValue.map { [AnyHashable($0)] } ?? [] }
    choose = { value, isOn in
      guard let value = value.base as? V else { return false }
      single.wrappedValue = isOn ? value : nil
      return true
    }
  }
  init<V: Hashable>(multiple: Binding<Set<V>>) {
    isMultiple = true
    read = { Set(multiple.wrappedValue.map { AnyHashable($0) }) }
    choose = { value, isOn in
      guard let value = value.base as? V else { return false }
      if isOn { multiple.wrappedValue.insert(value) } else { multiple.wrappedValue.remove(value) }
      return true
    }
  }
}
