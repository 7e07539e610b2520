/// The appearance of lists and forms.
package struct ListAppearance: Equatable {
  var appearance = UICollectionLayoutListConfiguration.Appearance.insetGrouped
  /// Whether rows of a plain list are inset from the sides.
  var isInset = false
  /// The distance of inset rows from the sides, in points.
  static let sideInset: CGFloat = 16
  /// Whether the list is a sidebar that fills a phone: its groups are cards with large headers.
  var isSidebarOfCards = false
  var isGrouped: Bool { appearance == .grouped || appearance == .insetGrouped }
}

/// The placement of a split view's first column.
package enum SidebarPlace { case column, stack }

public protocol ListStyle { var _appearance: _ListAppearance { get } }
public struct _ListAppearance { let value: ListAppearance }
public struct DefaultListStyle: ListStyle {
  public init() {}
  public var _appearance: _ListAppearance { _ListAppearance(value: ListAppearance()) }
}
public struct PlainListStyle: ListStyle {
  public init() {}
  public var _appearance: _ListAppearance { _ListAppearance(value: ListAppearance(appearance: .plain)) }
}
public struct GroupedListStyle: ListStyle {
  public init() {}
  public var _appearance: _ListAppearance { _ListAppearance(value: ListAppearance(appearance: .grouped)) }
}
public struct InsetGroupedListStyle: ListStyle {
  public init() {}
  public var _appearance: _ListAppearance { _ListAppearance(value: ListAppearance()) }
}
public struct InsetListStyle: ListStyle {
  public init() {}
  public var _appearance: _ListAppearance {
    _ListAppearance(value: ListAppearance(appearance: .plain, isInset: true))
  }
}
public struct SidebarListStyle: ListStyle {
  public init() {}
  public var _appearance: _ListAppearance { _ListAppearance(value: ListAppearance(appearance: .sidebar)) }
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

private struct ListStyleKey: EnvironmentKey { static var defaultValue: ListAppearance? { nil } }
private struct SidebarKey: EnvironmentKey { static var defaultValue: SidebarPlace? { nil } }
private struct ListAppearanceKey: EnvironmentKey { static var defaultValue: ListAppearance? { nil } }
private struct EditModeKey: EnvironmentKey { static var defaultValue: Binding<EditMode>? { nil } }
private struct ScreenEditModeKey: EnvironmentKey { static var defaultValue: Binding<EditMode>? { nil } }
private struct MinRowKey: EnvironmentKey { static var defaultValue: CGFloat { 44 } }
private struct MinHeaderKey: EnvironmentKey { static var defaultValue: CGFloat? { nil } }
private struct RowSpacingKey: EnvironmentKey { static var defaultValue: CGFloat? { nil } }

extension EnvironmentValues {
  /// The default list style; a sidebar style in a sidebar.
  package var listStyle: ListAppearance {
    get {
      let listAppearance =
        self[ListStyleKey.self] ?? ListAppearance(appearance: sidebar == nil ? .insetGrouped : .sidebar)
      guard listAppearance.appearance == .sidebar, !isBesideContent else { return listAppearance }
      return ListAppearance(appearance: .insetGrouped, isSidebarOfCards: true)
    }
    set { self[ListStyleKey.self] = newValue }
  }
  /// The placement of the surrounding sidebar.
  package var sidebar: SidebarPlace? {
    get { self[SidebarKey.self] }
    set { self[SidebarKey.self] = newValue }
  }
  /// Whether a sidebar list is next to content instead of filling a narrow screen. The columns of a split
  /// view are compact themselves.
  private var isBesideContent: Bool { sidebar.map { $0 == .column } ?? (horizontalSizeClass != .compact) }
  /// The appearance of the enclosing list.
  package var listStyleAppearance: ListAppearance? {
    get { self[ListAppearanceKey.self] }
    set { self[ListAppearanceKey.self] = newValue }
  }
  /// Whether the lists of the screen are editable.
  public var editMode: Binding<EditMode>? {
    get { self[EditModeKey.self] ?? self[ScreenEditModeKey.self] }
    set { self[EditModeKey.self] = newValue }
  }
  /// The edit mode of a screen whose views do not provide one.
  package var screenEditMode: Binding<EditMode>? {
    get { self[ScreenEditModeKey.self] }
    set { self[ScreenEditModeKey.self] = newValue }
  }
  public var defaultMinListRowHeight: CGFloat {
    get { self[MinRowKey.self] }
    set { self[MinRowKey.self] = newValue }
  }
  public var defaultMinListHeaderHeight: CGFloat? {
    get { self[MinHeaderKey.self] }
    set { self[MinHeaderKey.self] = newValue }
  }
  package var listRowSpacing: CGFloat? {
    get { self[RowSpacingKey.self] }
    set { self[RowSpacingKey.self] = newValue }
  }
}

public enum EditMode: Hashable, Sendable {
  case inactive, transient, active
  public var isEditing: Bool { self != .inactive }
}

/// A button that toggles the edit mode.
public struct EditButton: View {
  @Environment(\.editMode) private var editMode
  public init() {}
  public var body: some View {
    let isEditing = editMode?.wrappedValue.isEditing ?? false
    Button(isEditing ? SystemString.done.text : SystemString.edit.text) {
      withAnimation { editMode?.wrappedValue = isEditing ? .inactive : .active }
    }
    .fontWeight(isEditing ? .semibold : .regular)
  }
}

extension View {
  nonisolated public func listStyle<S: ListStyle>(_ style: S) -> some View {
    environment(\.listStyle, style._appearance.value)
  }
  /// Sets the spacing between rows, in points.
  nonisolated public func listRowSpacing(_ spacing: CGFloat?) -> some View {
    environment(\.listRowSpacing, spacing)
  }
}
