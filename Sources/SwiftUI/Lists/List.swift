/// Rows below each other, made when they are first seen. It is a `UICollectionView`.
public struct List<SelectionValue: Hashable, Content: View>: View {
  public typealias Body = Never
  let selection: ListSelection?
  let content: Content

  init(selection: ListSelection?, content: Content) {
    self.selection = selection
    self.content = content
  }

  public init(selection: Binding<SelectionValue?>?, @ViewBuilder content: () -> Content) {
    self.init(selection: selection.map { ListSelection(single: $0) }, content: content())
  }
  public init(selection: Binding<Set<SelectionValue>>?, @ViewBuilder content: () -> Content) {
    self.init(selection: selection.map { ListSelection(multiple: $0) }, content: content())
  }

  public init<Data: RandomAccessCollection, RowContent: View>(
    _ data: Data, selection: Binding<SelectionValue?>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == ForEach<Data, Data.Element.ID, RowContent>, Data.Element: Identifiable {
    self.init(
      selection: selection.map { ListSelection(single: $0) }, content: ForEach(data, content: rowContent))
  }
  public init<Data: RandomAccessCollection, RowContent: View>(
    _ data: Data, selection: Binding<Set<SelectionValue>>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == ForEach<Data, Data.Element.ID, RowContent>, Data.Element: Identifiable {
    self.init(
      selection: selection.map { ListSelection(multiple: $0) }, content: ForEach(data, content: rowContent))
  }
  public init<Data: RandomAccessCollection, ID: Hashable, RowContent: View>(
    _ data: Data, id: KeyPath<Data.Element, ID>, selection: Binding<SelectionValue?>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == ForEach<Data, ID, RowContent> {
    self.init(
      selection: selection.map { ListSelection(single: $0) },
      content: ForEach(data, id: id, content: rowContent))
  }
  public init<Data: RandomAccessCollection, ID: Hashable, RowContent: View>(
    _ data: Data, id: KeyPath<Data.Element, ID>, selection: Binding<Set<SelectionValue>>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == ForEach<Data, ID, RowContent> {
    self.init(
      selection: selection.map { ListSelection(multiple: $0) },
      content: ForEach(data, id: id, content: rowContent))
  }

  public static func _makeNode(_ view: List, _ inputs: _NodeInputs) -> _TypedNode<List> {
    ListNode(view, inputs)
  }
  public static var _rowCount: Int? { 1 }
}

extension List where SelectionValue == Never {
  public init(@ViewBuilder content: () -> Content) { self.init(selection: nil, content: content()) }
  public init<Data: RandomAccessCollection, RowContent: View>(
    _ data: Data, @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == ForEach<Data, Data.Element.ID, RowContent>, Data.Element: Identifiable {
    self.init(selection: nil, content: ForEach(data, content: rowContent))
  }
  public init<Data: RandomAccessCollection, ID: Hashable, RowContent: View>(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == ForEach<Data, ID, RowContent> {
    self.init(selection: nil, content: ForEach(data, id: id, content: rowContent))
  }
  public init<RowContent: View>(
    _ data: Range<Int>, @ViewBuilder rowContent: @escaping (Int) -> RowContent
  ) where Content == ForEach<Range<Int>, Int, RowContent> {
    self.init(selection: nil, content: ForEach(data, content: rowContent))
  }
  public init<Data: MutableCollection & RandomAccessCollection, RowContent: View>(
    _ data: Binding<Data>, @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
  )
  where
    Content == ForEach<
      LazyMapSequence<Data.Indices, (Data.Index, Data.Element.ID)>, Data.Element.ID, RowContent
    >,
    Data.Element: Identifiable
  { self.init(selection: nil, content: ForEach(data, content: rowContent)) }
}

/// What is chosen in a list.
struct ListSelection {
  let isMultiple: Bool
  let read: () -> Set<AnyHashable>
  /// Chooses or, where several can be, takes back a choice.
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

/// The look of lists and forms.
package struct ListLook: Equatable {
  var isGrouped = true
  var isInset = true
  var showsHeadersPlain: Bool { !isGrouped }
}

@preconcurrency @MainActor
public protocol ListStyle { var _look: _ListLook { get } }
public struct _ListLook { let look: ListLook }
public struct DefaultListStyle: ListStyle {
  public init() {}
  public var _look: _ListLook { _ListLook(look: ListLook()) }
}
public struct PlainListStyle: ListStyle {
  public init() {}
  public var _look: _ListLook { _ListLook(look: ListLook(isGrouped: false, isInset: false)) }
}
public struct GroupedListStyle: ListStyle {
  public init() {}
  public var _look: _ListLook { _ListLook(look: ListLook(isGrouped: true, isInset: false)) }
}
public struct InsetGroupedListStyle: ListStyle {
  public init() {}
  public var _look: _ListLook { _ListLook(look: ListLook()) }
}
public struct InsetListStyle: ListStyle {
  public init() {}
  public var _look: _ListLook { _ListLook(look: ListLook(isGrouped: false, isInset: true)) }
}
public struct SidebarListStyle: ListStyle {
  public init() {}
  public var _look: _ListLook { _ListLook(look: ListLook()) }
}
extension ListStyle where Self == DefaultListStyle {
  public static var automatic: DefaultListStyle { .init() }
}
extension ListStyle where Self == PlainListStyle { public static var plain: PlainListStyle { .init() } }
extension ListStyle where Self == GroupedListStyle { public static var grouped: GroupedListStyle { .init() } }
extension ListStyle where Self == InsetGroupedListStyle {
  public static var insetGrouped: InsetGroupedListStyle { .init() }
}
extension ListStyle where Self == InsetListStyle { public static var inset: InsetListStyle { .init() } }
extension ListStyle where Self == SidebarListStyle { public static var sidebar: SidebarListStyle { .init() } }

private struct ListStyleKey: EnvironmentKey { static var defaultValue: ListLook { ListLook() } }
private struct ListLookKey: EnvironmentKey { static var defaultValue: ListLook? { nil } }
private struct EditModeKey: EnvironmentKey { static var defaultValue: Binding<EditMode>? { nil } }
private struct MinRowKey: EnvironmentKey { static var defaultValue: CGFloat { 44 } }

extension EnvironmentValues {
  package var listStyle: ListLook {
    get { self[ListStyleKey.self] }
    set { self[ListStyleKey.self] = newValue }
  }
  /// The look of the list around a view.
  package var listLook: ListLook? {
    get { self[ListLookKey.self] }
    set { self[ListLookKey.self] = newValue }
  }
  public var editMode: Binding<EditMode>? {
    get { self[EditModeKey.self] }
    set { self[EditModeKey.self] = newValue }
  }
  public var defaultMinListRowHeight: CGFloat {
    get { self[MinRowKey.self] }
    set { self[MinRowKey.self] = newValue }
  }
}

public enum EditMode: Hashable, Sendable {
  case inactive, transient, active
  public var isEditing: Bool { self != .inactive }
}

package enum RowInsetsTrait: ItemTrait { package typealias Value = EdgeInsets? }
package enum RowBackgroundTrait: ItemTrait { package typealias Value = AnyView? }
package enum RowSeparatorTrait: ItemTrait { package typealias Value = Visibility }

extension View {
  public func listStyle<S: ListStyle>(_ style: S) -> some View { environment(\.listStyle, style._look.look) }
  public func listRowInsets(_ insets: EdgeInsets?) -> some View { trait(RowInsetsTrait.self, insets) }
  public func listRowBackground<V: View>(_ view: V?) -> some View {
    trait(RowBackgroundTrait.self, view.map { AnyView($0) })
  }
  public func listRowSeparator(_ visibility: Visibility, edges: VerticalEdge.Set = .all) -> some View {
    trait(RowSeparatorTrait.self, visibility)
  }
  @available(*, unavailable, message: "Rows cannot be swiped.")
  public func swipeActions<T: View>(
    edge: HorizontalEdge = .trailing, allowsFullSwipe: Bool = true, @ViewBuilder content: @escaping () -> T
  ) -> some View { self }
}

/// A list of controls.
public struct Form<Content: View>: View {
  let content: Content
  public init(@ViewBuilder content: () -> Content) { self.content = content() }
  public var body: some View { List { content } }
}

@preconcurrency @MainActor
public protocol FormStyle {}
public struct AutomaticFormStyle: FormStyle { public init() {} }
public struct GroupedFormStyle: FormStyle { public init() {} }
extension FormStyle where Self == AutomaticFormStyle {
  public static var automatic: AutomaticFormStyle { .init() }
}
extension FormStyle where Self == GroupedFormStyle { public static var grouped: GroupedFormStyle { .init() } }
extension View {
  /// Forms are grouped lists in every style here.
  public func formStyle<S: FormStyle>(_ style: S) -> some View { self }
}
