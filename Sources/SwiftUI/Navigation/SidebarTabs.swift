/// Tabs in a bar or, on a pad with enough space, in a sidebar with section headers.
public struct SidebarAdaptableTabViewStyle: TabViewStyle {
  nonisolated public init() {}
  nonisolated public var _kind: _TabViewKind { _TabViewKind(kind: .sidebar) }
}
public struct GroupedTabViewStyle: TabViewStyle {
  nonisolated public init() {}
  nonisolated public var _kind: _TabViewKind { DefaultTabViewStyle()._kind }
}
extension TabViewStyle where Self == SidebarAdaptableTabViewStyle {
  public static var sidebarAdaptable: SidebarAdaptableTabViewStyle { .init() }
}
extension TabViewStyle where Self == GroupedTabViewStyle {
  public static var grouped: GroupedTabViewStyle { .init() }
}

extension TabView {
  /// Creates the node of a tab view with a sidebar.
  static func makeSidebar(_ view: TabView, _ inputs: _NodeInputs) -> _TypedNode<TabView> {
    ForwardingNode(view, inputs, \.sidebar)
  }

  fileprivate var sidebar: SidebarTabs {
    let entries = (content as? _TabScreens)?.entries ?? []
    let selection = selection
    return SidebarTabs(
      entries: entries.enumerated().filter { !$0.element.isHidden && !$0.element.isHiddenInSidebar }.map {
        position, entry in
        var entry = entry
        // Tabs without a value are selected by index.
        if entry.tag == nil { entry.tag = AnyHashable(position) }
        return entry
      },
      selection: selection.map { selection in
        Binding(
          get: { AnyHashable(selection.wrappedValue) },
          set: { if let value = $0.base as? SelectionValue { selection.wrappedValue = value } })
      })
  }
}

/// A sidebar of tabs next to a tab view without a bar.
private struct SidebarTabs: View {
  let entries: [_TabEntry]
  let selection: Binding<AnyHashable>?
  @State private var own: AnyHashable?
  @Environment(\.horizontalSizeClass) private var width

  private var chosen: Binding<AnyHashable> {
    selection ?? Binding(get: { own ?? entries.first?.tag ?? AnyHashable(0) }, set: { own = $0 })
  }

  /// Consecutive tabs of the same section.
  private var groups: [(title: String?, entries: [_TabEntry])] {
    var groups: [(title: String?, entries: [_TabEntry])] = []
    for entry in entries {
      let title = entry.sections.last
      if !groups.isEmpty, groups[groups.count - 1].title == title {
        groups[groups.count - 1].entries.append(entry)
      } else {
        groups.append((title, [entry]))
      }
    }
    return groups
  }

  private var screens: some View {
    TabView<AnyHashable, _TabScreens>(selection: chosen, content: _TabScreens(entries: entries))
  }

  var body: some View {
    if width == .compact {
      screens.environment(\.tabViewKind, .bar)
    } else {
      NavigationSplitView(columnVisibility: .constant(.all)) {
        let groups = groups
        List(
          selection: Binding(
            get: { chosen.wrappedValue }, set: { if let new = $0 { chosen.wrappedValue = new } })
        ) {
          ForEach(groups.indices, id: \.self) { index in
            if let title = groups[index].title {
              Section(title) { rows(groups[index].entries) }
            } else {
              rows(groups[index].entries)
            }
          }
        }
        .navigationSplitViewColumnWidth(min: 180, ideal: 260, max: 320)
      } detail: {
        screens.environment(\.tabViewKind, .screensOnly).toolbar(.hidden, for: .navigationBar)
      }
      .navigationSplitViewStyle(.balanced)
    }
  }

  private func rows(_ entries: [_TabEntry]) -> some View {
    ForEach(entries, id: \.id) { entry in
      Label {
        Text(entry.label.title ?? "")
      } icon: {
        entry.label.image
      }
      .badge(entry.badge.map { Text($0) })
      .tag(entry.tag ?? AnyHashable(0))
    }
  }
}
