/// A tab with its resolved label and content.
public struct _TabEntry {
  var id: AnyHashable
  var label = TabLabel()
  var badge: String?
  var tag: AnyHashable?
  var isHidden = false
  var isDisabled = false
  var isHiddenInBar = false
  var isHiddenInSidebar = false
  var identifier: String?
  var spokenLabel: String?
  var customizationID: String?
  var sectionActions: AnyView?
  var menu: AnyView?
  var swipeActions: (HorizontalEdge, Bool, AnyView)?
  /// The titles of the enclosing sections, outermost first.
  var sections: [String] = []
  let content: AnyView
}

extension _TabEntry {
  /// The content of the tab's item in a bar.
  var itemLabel: TabLabel {
    var label = label
    label.isDisabled = isDisabled
    label.identifier = identifier
    label.spoken = spokenLabel
    return label
  }
}

/// Collects the tabs of a tab view.
@MainActor
public final class _TabEntries {
  var entries: [_TabEntry] = []

  nonisolated static func entries(of content: some TabContent) -> [_TabEntry] {
    readUnisolated {
      let tabs = _TabEntries()
      content._append(to: tabs)
      return tabs.entries
    }
  }
}

/// Tabs of a tab view.
@preconcurrency @MainActor
public protocol TabContent<TabValue> {
  associatedtype TabValue: Hashable
  associatedtype Body: TabContent
  var body: Body { get }
  /// Appends the tabs. For the framework's own types.
  func _append(to tabs: _TabEntries)
}
extension TabContent { public func _append(to tabs: _TabEntries) { body._append(to: tabs) } }
extension TabContent where Body == Never {
  public var body: Never { fatalError("\(Self.self) has no body") }
}
extension Never: TabContent {
  public typealias TabValue = Never
  public func _append(to tabs: _TabEntries) {}
}

/// The role of a tab.
public struct TabRole: Hashable, Sendable {
  public static let search = TabRole()
}

/// A tab with its screen.
@preconcurrency @MainActor
public struct Tab<Value, Content, Label> {
  // Set by the initializer, which is not isolated, before the value is shared.
  nonisolated(unsafe) let entry: _TabEntry
}

extension Tab: TabContent where Value: Hashable, Content: View, Label: View {
  public typealias TabValue = Value
  public typealias Body = Never
  public func _append(to tabs: _TabEntries) {
    var entry = entry
    if entry.tag == nil { entry.id = AnyHashable([entry.id, AnyHashable(tabs.entries.count)]) }
    tabs.entries.append(entry)
  }
}

/// Returns the entry of a tab; one for searching has a title and an image of its own.
func tabEntry(
  _ title: String?, _ image: Image?, _ tag: AnyHashable?, _ role: TabRole?, _ content: some View
) -> _TabEntry {
  var entry = _TabEntry(id: tag ?? AnyHashable(title ?? ""), tag: tag, content: AnyView(content))
  entry.label.title = title ?? (role == .search ? SystemString.search.text : nil)
  entry.label.image = image ?? (role == .search ? Image(systemName: "magnifyingglass") : nil)
  return entry
}

extension Tab where Value: Hashable, Content: View, Label == DefaultTabLabel {
  nonisolated public init(
    _ titleKey: LocalizedStringKey, systemImage: String, value: Value, role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) {
    entry = tabEntry(titleKey.string(), Image(systemName: systemImage), AnyHashable(value), role, content())
  }
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S, systemImage: String, value: Value, role: TabRole? = nil, @ViewBuilder content: () -> Content
  ) { entry = tabEntry(String(title), Image(systemName: systemImage), AnyHashable(value), role, content()) }
  nonisolated public init(
    _ titleKey: LocalizedStringKey, image: String, value: Value, role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) { entry = tabEntry(titleKey.string(), Image(image), AnyHashable(value), role, content()) }
  nonisolated public init(value: Value, role: TabRole, @ViewBuilder content: () -> Content) {
    entry = tabEntry(nil, nil, AnyHashable(value), role, content())
  }
}
extension Tab where Value == Never, Content: View, Label == DefaultTabLabel {
  nonisolated public init(
    _ titleKey: LocalizedStringKey, systemImage: String, role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) { entry = tabEntry(titleKey.string(), Image(systemName: systemImage), nil, role, content()) }
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S, systemImage: String, role: TabRole? = nil, @ViewBuilder content: () -> Content
  ) { entry = tabEntry(String(title), Image(systemName: systemImage), nil, role, content()) }
  nonisolated public init(
    _ titleKey: LocalizedStringKey, image: String, role: TabRole? = nil, @ViewBuilder content: () -> Content
  ) { entry = tabEntry(titleKey.string(), Image(image), nil, role, content()) }
  nonisolated public init(role: TabRole, @ViewBuilder content: () -> Content) {
    entry = tabEntry(nil, nil, nil, role, content())
  }
}
extension Tab where Value: Hashable, Content: View, Label: View {
  nonisolated public init(
    value: Value, role: TabRole? = nil, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
  ) {
    var made = tabEntry(nil, nil, AnyHashable(value), role, content())
    made.label = TabLabel(of: label())
    entry = made
  }
}
extension Tab where Value == Never, Content: View, Label: View {
  nonisolated public init(
    role: TabRole? = nil, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
  ) {
    var made = tabEntry(nil, nil, nil, role, content())
    made.label = TabLabel(of: label())
    entry = made
  }
}
extension Tab where Value: Hashable, Content: View, Label == EmptyView {
  /// Creates a tab without a label.
  nonisolated public init(value: Value, @ViewBuilder content: () -> Content) {
    entry = tabEntry(nil, nil, AnyHashable(value), nil, content())
  }
}
extension Tab where Value == Never, Content: View, Label == EmptyView {
  /// Creates a tab without a label.
  nonisolated public init(@ViewBuilder content: () -> Content) {
    entry = tabEntry(nil, nil, nil, nil, content())
  }
}
/// The label of a tab with a title and an image.
public struct DefaultTabLabel: View { public var body: some View { EmptyView() } }

/// A section of tabs. In a bar, its tabs are shown directly; a sidebar shows them below a header.
@preconcurrency @MainActor
public struct TabSection<Header, Content, Footer, SelectionValue: Hashable> {
  // Set by the initializer, which is not isolated, before the value is shared.
  nonisolated(unsafe) fileprivate let content: Content
  fileprivate let title: String?
}
extension TabSection: TabContent where Header: View, Content: TabContent, Footer: View {
  public typealias TabValue = SelectionValue
  public typealias Body = Never
  public func _append(to tabs: _TabEntries) {
    let first = tabs.entries.count
    content._append(to: tabs)
    guard let title else { return }
    for index in first..<tabs.entries.count { tabs.entries[index].sections.insert(title, at: 0) }
  }
}
extension TabSection
where Header: View, Content: TabContent, Footer == EmptyView, SelectionValue == Content.TabValue {
  nonisolated public init(
    @TabContentBuilder<SelectionValue> content: () -> Content, @ViewBuilder header: () -> Header
  ) {
    self.content = content()
    title = TabLabel(of: header()).title
  }
}
extension TabSection
where Header == Text, Content: TabContent, Footer == EmptyView, SelectionValue == Content.TabValue {
  nonisolated public init(
    _ titleKey: LocalizedStringKey, @TabContentBuilder<SelectionValue> content: () -> Content
  ) {
    self.content = content()
    title = titleKey.string()
  }
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S, @TabContentBuilder<SelectionValue> content: () -> Content
  ) {
    self.content = content()
    self.title = String(title)
  }
}

/// A group of tabs.
public struct _TabGroup<TabValue: Hashable>: TabContent {
  public typealias Body = Never
  let entries: [_TabEntry]
  public func _append(to tabs: _TabEntries) {
    for entry in entries {
      var entry = entry
      if entry.tag == nil { entry.id = AnyHashable([entry.id, AnyHashable(tabs.entries.count)]) }
      tabs.entries.append(entry)
    }
  }
}

extension ForEach: TabContent where Content: TabContent {
  public typealias TabValue = Content.TabValue
  public init(_ data: Data, @TabContentBuilder<Content.TabValue> content: @escaping (Data.Element) -> Content)
  where Data.Element: Identifiable, ID == Data.Element.ID {
    self.init(data: data, id: { $0.id }, content: content)
  }
  public init(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @TabContentBuilder<Content.TabValue> content: @escaping (Data.Element) -> Content
  ) { self.init(data: data, id: { $0[keyPath: id] }, content: content) }
  public func _append(to tabs: _TabEntries) {
    for element in data {
      let inner = _TabEntries()
      content(element)._append(to: inner)
      let id = AnyHashable(self.id(element))
      tabs.entries += inner.entries.map { entry in
        var entry = entry
        if entry.tag == nil { entry.id = id }
        return entry
      }
    }
  }
}

@resultBuilder
@MainActor
public struct TabContentBuilder<TabValue: Hashable> {
  public static func buildExpression<C: TabContent>(_ content: C) -> _TabGroup<TabValue>
  where C.TabValue == TabValue {
    let tabs = _TabEntries()
    content._append(to: tabs)
    return _TabGroup(entries: tabs.entries)
  }
  public static func buildBlock(_ parts: _TabGroup<TabValue>...) -> _TabGroup<TabValue> {
    let tabs = _TabEntries()
    for part in parts { part._append(to: tabs) }
    return _TabGroup(entries: tabs.entries)
  }
  public static func buildIf(_ part: _TabGroup<TabValue>?) -> _TabGroup<TabValue> {
    part ?? _TabGroup(entries: [])
  }
  public static func buildEither(first part: _TabGroup<TabValue>) -> _TabGroup<TabValue> { part }
  public static func buildEither(second part: _TabGroup<TabValue>) -> _TabGroup<TabValue> { part }
  public static func buildLimitedAvailability(_ part: _TabGroup<TabValue>) -> _TabGroup<TabValue> { part }
}

extension TabContent {
  nonisolated private func changed(_ change: (inout _TabEntry) -> Void) -> _TabGroup<TabValue> {
    _TabGroup(
      entries: _TabEntries.entries(of: self).map {
        var entry = $0
        change(&entry)
        return entry
      })
  }
  /// Sets the tab's badge.
  nonisolated public func badge(_ count: Int) -> some TabContent<TabValue> {
    changed { $0.badge = count > 0 ? String(count) : nil }
  }
  nonisolated public func badge(_ label: Text?) -> some TabContent<TabValue> {
    changed { $0.badge = label?.plainString }
  }
  nonisolated public func badge(_ key: LocalizedStringKey?) -> some TabContent<TabValue> {
    changed { $0.badge = key?.string() }
  }
  @_disfavoredOverload
  nonisolated public func badge<S: StringProtocol>(_ label: S?) -> some TabContent<TabValue> {
    changed { $0.badge = label.map { String($0) } }
  }
  /// Hides the tab.
  nonisolated public func hidden(_ hidden: Bool = true) -> some TabContent<TabValue> {
    changed { $0.isHidden = hidden }
  }
  /// Disables the selection of the tab.
  nonisolated public func disabled(_ disabled: Bool) -> some TabContent<TabValue> {
    changed { $0.isDisabled = $0.isDisabled || disabled }
  }
  nonisolated public func accessibilityIdentifier(_ identifier: String) -> some TabContent<TabValue> {
    changed { $0.identifier = identifier }
  }
  nonisolated public func accessibilityLabel(_ label: LocalizedStringKey) -> some TabContent<TabValue> {
    changed { $0.spokenLabel = label.string() }
  }
  @_disfavoredOverload
  nonisolated public func accessibilityLabel<S: StringProtocol>(_ label: S) -> some TabContent<TabValue> {
    changed { $0.spokenLabel = String(label) }
  }
  /// Sets the tab's identifier for customization.
  nonisolated public func customizationID(_ id: String) -> some TabContent<TabValue> {
    changed { $0.customizationID = id }
  }
  /// Sets whether a person can customize the tab. No effect: as on iPhone, tabs cannot be customized.
  nonisolated public func customizationBehavior(
    _ behavior: TabCustomizationBehavior, for placements: AdaptableTabBarPlacement...
  ) -> some TabContent<TabValue> { changed { _ in } }
  /// Sets whether the tab is visible before any customization.
  nonisolated public func defaultVisibility(
    _ visibility: Visibility, for placements: AdaptableTabBarPlacement...
  ) -> some TabContent<TabValue> {
    changed {
      if placements.isEmpty || placements.contains(.automatic) || placements.contains(.tabBar) {
        $0.isHiddenInBar = visibility == .hidden
      }
      if placements.isEmpty || placements.contains(.automatic) || placements.contains(.sidebar) {
        $0.isHiddenInSidebar = visibility == .hidden
      }
    }
  }
  /// Adds buttons to the header of the section in a sidebar.
  nonisolated public func sectionActions<Content: View>(@ViewBuilder content: () -> Content)
    -> some TabContent<TabValue>
  {
    let actions = AnyView(content())
    return changed { $0.sectionActions = actions }
  }
  /// Adds a context menu to the tab in a sidebar.
  nonisolated public func contextMenu<M: View>(@ViewBuilder menuItems: () -> M) -> some TabContent<TabValue> {
    let menu = AnyView(menuItems())
    return changed { $0.menu = menu }
  }
  /// Adds swipe actions to the tab's row in a sidebar.
  nonisolated public func swipeActions<T: View>(
    edge: HorizontalEdge = .trailing, allowsFullSwipe: Bool = true, @ViewBuilder content: () -> T
  ) -> some TabContent<TabValue> {
    let actions = AnyView(content())
    return changed { $0.swipeActions = (edge, allowsFullSwipe, actions) }
  }
}

/// The screens of tabs, as the views of a tab view.
public struct _TabScreens: View {
  let entries: [_TabEntry]

  public var body: some View { ForEach(entries.indices, id: \.self) { entries[$0].content } }
  public static func _children(of view: _TabScreens, _ visit: (_ChildView) -> Void) {
    for entry in view.entries where !entry.isHidden && !entry.isHiddenInBar {
      let screen = entry.content.trait(TabItemTrait.self, entry.itemLabel).trait(BadgeTrait.self, entry.badge)
      if let tag = entry.tag {
        let tagged = screen.trait(TagTrait.self, tag)
        visit(_ChildView(id: entry.id, view: AnyView(tagged), value: tagged))
      } else {
        visit(_ChildView(id: entry.id, view: AnyView(screen), value: screen))
      }
    }
  }
}

extension TabView where Content == _TabScreens {
  /// Creates a tab view with a selection.
  nonisolated public init<C: TabContent>(
    selection: Binding<SelectionValue>, @TabContentBuilder<SelectionValue> content: () -> C
  ) where C.TabValue == SelectionValue {
    self.init(selection: selection, content: _TabScreens(entries: _TabEntries.entries(of: content())))
  }
}
extension TabView where SelectionValue == Never, Content == _TabScreens {
  nonisolated public init<C: TabContent>(@TabContentBuilder<Never> content: () -> C)
  where C.TabValue == Never {
    self.init(selection: nil, content: _TabScreens(entries: _TabEntries.entries(of: content())))
  }
}
