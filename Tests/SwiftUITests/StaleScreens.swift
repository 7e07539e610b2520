import PortolanTesting
import SwiftUI

/// A row of the containers under test.
struct StaleRow: Identifiable, Hashable {
  let id: Int
  var name: String
}

struct StaleGroup: Identifiable, Hashable {
  let id: Int
  var rows: [StaleRow]
}

/// The data that the containers under test show.
@MainActor
final class StaleModel: ObservableObject {
  @Published var groups: [StaleGroup]
  @Published var chosen: Int?
  init(_ groups: [StaleGroup]) { self.groups = groups }

  var rows: [StaleRow] {
    get { groups[0].rows }
    set { groups[0].rows = newValue }
  }
}

/// A change of the data by an app.
enum StaleChange: CaseIterable {
  case append, appendMany, changeOne, lengthenOne, move, replace, addGroup, insertFirst, removeGroup, remove,
    removeAll, refill

  static let start = [
    StaleGroup(
      id: 0,
      rows: [StaleRow(id: 1, name: "one"), StaleRow(id: 2, name: "two"), StaleRow(id: 3, name: "three")])
  ]

  func apply(to groups: inout [StaleGroup]) {
    switch self {
    case .append: groups[0].rows.append(StaleRow(id: 4, name: "four"))
    case .appendMany: groups[0].rows += (5..<8).map { StaleRow(id: $0, name: "row \($0)") }
    case .changeOne: groups[0].rows[1].name = "zwei"
    case .lengthenOne: groups[0].rows[2].name = "three\nthree"
    case .move: groups[0].rows.move(fromOffsets: IndexSet(integer: 0), toOffset: 3)
    case .replace: groups[0].rows[0] = StaleRow(id: 20, name: "twenty")
    case .addGroup: groups.append(StaleGroup(id: 1, rows: [StaleRow(id: 30, name: "thirty")]))
    case .insertFirst: groups[1].rows.insert(StaleRow(id: 31, name: "thirty-one"), at: 0)
    case .removeGroup: groups.removeLast()
    case .remove: groups[0].rows.removeFirst(2)
    case .removeAll: groups[0].rows = []
    case .refill: groups[0].rows = [StaleRow(id: 40, name: "forty")]
    }
  }
}

/// Containers that show a collection.
enum StaleContainer: CaseIterable {
  case list, listOfBinding, listWithSections, listWithSelection, form, staticList, lazyStack, lazyGrid, table
  case pages, menuPicker, inlinePicker, segments, wheel, stack, boundStack, grid, outline, conditionalRows

  @MainActor @ViewBuilder
  func view(_ model: StaleModel) -> some View {
    switch self {
    case .list: List { ForEach(model.rows) { Text($0.name) } }
    case .listOfBinding:
      List(Binding(get: { model.rows }, set: { model.rows = $0 })) { $row in Text(row.name) }
    case .listWithSections:
      List {
        ForEach(model.groups) { group in
          Section("Group \(group.id)") { ForEach(group.rows) { Text($0.name) } }
        }
      }
    case .listWithSelection:
      List(model.rows, selection: Binding(get: { model.chosen }, set: { model.chosen = $0 })) {
        Text($0.name)
      }
    case .form:
      Form {
        Section {
          ForEach(model.rows) { Text($0.name) }
          Button("Add") {}
        } header: {
          Text("\(model.rows.count) rows")
        } footer: {
          Text(model.rows.map(\.name).joined(separator: ", "))
        }
        if model.groups.count > 1 { Section("Second") { ForEach(model.groups[1].rows) { Text($0.name) } } }
      }
    case .staticList:
      List {
        Text(model.rows.first?.name ?? "none")
        Text("\(model.rows.count) rows")
        if model.rows.count > 3 { Text("more than three") }
        if model.groups.count > 1 { Text("two groups") } else { Toggle("One group", isOn: .constant(true)) }
      }
    case .lazyStack:
      ScrollView { LazyVStack { ForEach(model.rows) { Text($0.name) } } }
    case .lazyGrid:
      ScrollView {
        LazyVGrid(columns: [GridItem(.flexible()), GridItem(.flexible())]) {
          ForEach(model.groups) { group in
            Section("Group \(group.id)") { ForEach(group.rows) { Text($0.name) } }
          }
        }
      }
    case .table:
      Table(model.rows) {
        TableColumn("Name", value: \.name)
        TableColumn("Id") { Text("\($0.id)") }
      }
    case .pages:
      TabView(selection: .constant(model.rows.first?.id ?? 0)) { ForEach(model.rows) { Text($0.name) } }
        .tabViewStyle(.page)
    case .menuPicker:
      Picker("Row", selection: .constant(model.rows.last?.id ?? 0)) {
        ForEach(model.rows) { Text($0.name).tag($0.id) }
      }
    case .inlinePicker:
      List {
        Picker("Row", selection: .constant(model.rows.last?.id ?? 0)) {
          ForEach(model.rows) { Text($0.name).tag($0.id) }
        }
        .pickerStyle(.inline)
      }
    case .segments:
      Picker("Row", selection: .constant(model.rows.last?.id ?? 0)) {
        ForEach(model.rows) { Text($0.name).tag($0.id) }
      }
      .pickerStyle(.segmented)
    case .wheel:
      Picker("Row", selection: .constant(model.rows.last?.id ?? 0)) {
        ForEach(model.rows) { Text($0.name).tag($0.id) }
      }
      .pickerStyle(.wheel)
    case .stack:
      VStack {
        ForEach(model.groups) { group in
          Text("Group \(group.id)").bold()
          ForEach(group.rows) { Text($0.name) }
        }
      }
    case .boundStack:
      VStack {
        ForEach(Binding(get: { model.rows }, set: { model.rows = $0 })) { $row in Text(row.name) }
      }
    case .grid:
      Grid {
        ForEach(model.rows) { row in
          GridRow {
            Text("\(row.id)")
            Text(row.name)
          }
        }
      }
    case .outline:
      List(
        model.groups.map {
          StaleNode(name: "Group \($0.id)", children: $0.rows.map { StaleNode(name: $0.name) })
        },
        children: \.children
      ) { Text($0.name) }
    case .conditionalRows:
      List {
        ForEach(model.rows) { row in
          if row.id % 2 == 0 { Text(row.name) }
          if row.id > 3 { Text("big \(row.name)") }
        }
      }
    }
  }
}

private struct StaleNode: Identifiable {
  var id: String { name }
  let name: String
  var children: [StaleNode]?
}

/// Shows a container, and observes the model itself.
struct StaleContainerView: View {
  let container: StaleContainer
  @ObservedObject var model: StaleModel
  var body: some View { container.view(model) }
}

/// The wrappers of a container.
enum StaleWrapper: CaseIterable {
  case plain, overlay, background, padding, frame, zStack, group, geometry, scroll, safeAreaInset,
    insetContent, stack
  case modifier, anyView, effects, mask, fits, branch, customLayout, gridCell, lazyRow, listRow, navigation,
    pushed, detail
  case sidebar, tab, page, sheet, cover, disclosure, searchable, hosted, header, fixedSize, transition

  @MainActor @ViewBuilder
  func wrap<V: View>(_ content: V) -> some View {
    switch self {
    case .plain: content
    case .overlay: Color.yellow.overlay { content }
    case .background: Color.clear.background(content)
    case .padding: content.padding(20)
    case .frame: content.frame(width: 300, height: 500)
    case .zStack:
      ZStack {
        Color.gray
        content
      }
    case .group: Group { content }.tint(.red)
    case .geometry: GeometryReader { _ in content }
    case .scroll: ScrollView { content.frame(height: 500) }
    case .safeAreaInset: content.safeAreaInset(edge: .bottom) { Text("Inset") }
    case .insetContent: Color.gray.safeAreaInset(edge: .bottom) { content.frame(height: 400) }
    case .stack:
      VStack {
        Text("Above")
        content
        Text("Below")
      }
    case .modifier: content.modifier(StaleModifier())
    case .anyView: AnyView(content.padding())
    case .effects:
      content.opacity(0.9).clipShape(RoundedRectangle(cornerRadius: 12)).shadow(radius: 2).offset(x: 4)
    case .mask: Color.red.mask { content }
    case .fits: ViewThatFits { content.frame(width: 320, height: 500) }
    case .branch: if self == .branch { content.border(.red) } else { EmptyView() }
    case .customLayout: StaleLayout { content }
    case .gridCell:
      Grid {
        GridRow { content.frame(width: 300, height: 500) }
      }
    case .lazyRow: ScrollView { LazyVStack { content.frame(height: 500) } }
    case .listRow: List { content.frame(height: 400) }
    case .navigation: NavigationStack { content.navigationTitle("Title") }
    case .pushed:
      NavigationStack(path: .constant([1])) {
        Text("Root").navigationDestination(for: Int.self) { _ in content.navigationTitle("Pushed") }
      }
    case .detail:
      NavigationSplitView(preferredCompactColumn: .constant(.detail)) {
        Text("Side")
      } detail: {
        content
      }
    case .sidebar:
      NavigationSplitView(preferredCompactColumn: .constant(.sidebar)) {
        content
      } detail: {
        Text("Detail")
      }
    case .tab: TabView { content.tabItem { Text("Tab") } }
    case .page: TabView { content }.tabViewStyle(.page)
    case .sheet: Color.gray.sheet(isPresented: .constant(true)) { content }
    case .cover: Color.gray.fullScreenCover(isPresented: .constant(true)) { content }
    case .disclosure:
      List { DisclosureGroup("Group", isExpanded: .constant(true)) { content.frame(height: 400) } }
    case .searchable: NavigationStack { content.searchable(text: .constant("")) }
    case .hosted: StaleHosted(content: content)
    case .header:
      List {
        Section {
          Text("Row")
        } header: {
          content.frame(height: 300)
        }
      }
    case .fixedSize: content.frame(idealWidth: 300, idealHeight: 400).fixedSize()
    case .transition: content.transition(.slide).id(1)
    }
  }
}

private struct StaleModifier: ViewModifier {
  func body(content: Content) -> some View { content.padding(.top, 10) }
}

private struct StaleLayout: Layout {
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }
  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
    for view in subviews { view.place(at: bounds.origin, proposal: ProposedViewSize(bounds.size)) }
  }
}

private struct StaleHosted<Content: View>: UIViewControllerRepresentable {
  let content: Content
  func makeUIViewController(context: Context) -> UIHostingController<Content> {
    UIHostingController(rootView: content)
  }
  func updateUIViewController(_ controller: UIHostingController<Content>, context: Context) {
    controller.rootView = content
  }
}

/// The way in which the screen is notified of a change.
enum StaleSource: CaseIterable {
  /// The view around the wrapper is evaluated again.
  case outside
  /// Only the view inside the wrapper is evaluated again.
  case inside
}

struct StaleScreen: View {
  let source: StaleSource
  let wrapper: StaleWrapper
  let container: StaleContainer
  let model: StaleModel
  var body: some View {
    switch source {
    case .outside: StaleOutside(wrapper: wrapper, container: container, model: model)
    case .inside: wrapper.wrap(StaleContainerView(container: container, model: model))
    }
  }
}

private struct StaleOutside: View {
  let wrapper: StaleWrapper
  let container: StaleContainer
  @ObservedObject var model: StaleModel
  var body: some View { wrapper.wrap(container.view(model)) }
}
