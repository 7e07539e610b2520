/// A section of a list or form, with a header and a footer.
public struct Section<Parent, Content, Footer> {
  let header: Parent
  let content: Content
  let footer: Footer
  var isExpanded: Binding<Bool>?
}

extension Section: View where Parent: View, Content: View, Footer: View {
  public typealias Body = Never
  public init(
    @ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent, @ViewBuilder footer: () -> Footer
  ) {
    self.header = header()
    self.content = content()
    self.footer = footer()
  }
  public static func _makeNode(_ view: Section, _ inputs: _NodeInputs) -> _TypedNode<Section> {
    SectionNode(view, inputs)
  }
  public static var _rows: _RowShape { .many }
}

extension Section where Parent == EmptyView, Content: View, Footer: View {
  public init(@ViewBuilder content: () -> Content, @ViewBuilder footer: () -> Footer) {
    self.init(content: content, header: { EmptyView() }, footer: footer)
  }
  @available(*, deprecated, message: "Use Section(content:footer:).")
  public init(footer: Footer, @ViewBuilder content: () -> Content) {
    self.init(content: content, header: { EmptyView() }, footer: { footer })
  }
}
extension Section where Parent: View, Content: View, Footer == EmptyView {
  public init(@ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent) {
    self.init(content: content, header: header, footer: { EmptyView() })
  }
  @available(*, deprecated, message: "Use Section(content:header:).")
  public init(header: Parent, @ViewBuilder content: () -> Content) {
    self.init(content: content, header: { header }, footer: { EmptyView() })
  }
}
extension Section where Parent: View, Content: View, Footer: View {
  @available(*, deprecated, message: "Use Section(content:header:footer:).")
  public init(header: Parent, footer: Footer, @ViewBuilder content: () -> Content) {
    self.init(content: content, header: { header }, footer: { footer })
  }
}
extension Section where Parent: View, Content: View, Footer == EmptyView {
  /// Creates a section that can be collapsed at its header.
  public init(
    isExpanded: Binding<Bool>, @ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent
  ) {
    self.init(content: content, header: header)
    self.isExpanded = isExpanded
  }
}
extension Section where Parent == EmptyView, Content: View, Footer == EmptyView {
  public init(@ViewBuilder content: () -> Content) {
    self.init(content: content, header: { EmptyView() }, footer: { EmptyView() })
  }
}
extension Section where Parent == Text, Content: View, Footer == EmptyView {
  public init(
    _ titleKey: LocalizedStringKey, isExpanded: Binding<Bool>, @ViewBuilder content: () -> Content
  ) { self.init(isExpanded: isExpanded, content: content) { Text(titleKey) } }
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, isExpanded: Binding<Bool>, @ViewBuilder content: () -> Content
  ) { self.init(isExpanded: isExpanded, content: content) { Text(title) } }
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(content: content, header: { Text(titleKey) }, footer: { EmptyView() })
  }
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
    self.init(content: content, header: { Text(title) }, footer: { EmptyView() })
  }
}

/// A header, with a disclosure control if the section is collapsible.
private struct SectionHeader<Content: View>: View {
  let content: Content
  let isExpanded: Binding<Bool>?
  var body: some View {
    if let isExpanded {
      HStack {
        content
        Spacer(minLength: 8)
        Button {
          withAnimation { isExpanded.wrappedValue.toggle() }
        } label: {
          Image(systemName: "chevron.forward").font(.footnote.weight(.semibold))
            .rotationEffect(.degrees(isExpanded.wrappedValue ? 90 : 0))
        }
        .accessibilityLabel(isExpanded.wrappedValue ? SystemString.collapse.text : SystemString.expand.text)
      }
    } else {
      content
    }
  }
}

private final class SectionNode<P: View, C: View, F: View>: _TypedNode<Section<P, C, F>>, SectionPart {
  private var header: _TypedNode<SectionHeader<P>>!
  private var content: _TypedNode<C>!
  private var footer: _TypedNode<F>!
  private var view: Section<P, C, F>
  private var isExpanded = true

  init(_ view: Section<P, C, F>, _ inputs: _NodeInputs) {
    self.view = view
    super.init(inputs)
    var edge = self.inputs
    edge.environment = Self.edge(environment, isHeader: true)
    header = SectionHeader<P>._makeNode(
      SectionHeader(content: view.header, isExpanded: view.isExpanded), edge)
    content = C._makeNode(view.content, self.inputs)
    edge.environment = Self.edge(environment, isHeader: false)
    footer = F._makeNode(view.footer, edge)
    readExpansion()
  }
  private static func edge(_ environment: EnvironmentValues, isHeader: Bool) -> EnvironmentValues {
    guard let list = environment.listStyleAppearance else { return environment }
    return environment.with {
      $0.isInRow = false
      let isLarge = isHeader && ($0.headerProminence == .increased || list.isSidebarOfCards)
      let isSmall = list.isGrouped || !isHeader
      $0.font = isLarge ? .title3.weight(.semibold) : isSmall ? .footnote : .headline
      $0.foregroundStyle = AnyShapeStyle(
        isSmall && !isLarge ? HierarchicalShapeStyle.secondary : HierarchicalShapeStyle.primary)
      if list.isGrouped, isHeader, !isLarge, $0.textCase == nil { $0.textCase = .uppercase }
    }
  }
  private func readExpansion() {
    evaluation &+= 1
    let isExpanded = Tracking.reading(self) { view.isExpanded?.wrappedValue ?? true }
    guard isExpanded != self.isExpanded else { return }
    self.isExpanded = isExpanded
    header.update(SectionHeader(content: view.header, isExpanded: view.isExpanded))
    invalidateItems()
  }
  override func reevaluate() { readExpansion() }
  override func update(_ view: Section<P, C, F>) {
    self.view = view
    header.update(SectionHeader(content: view.header, isExpanded: view.isExpanded))
    content.update(view.content)
    footer.update(view.footer)
    readExpansion()
  }
  override func environmentDidChange() {
    header.setEnvironment(Self.edge(environment, isHeader: true))
    content.setEnvironment(environment)
    footer.setEnvironment(Self.edge(environment, isHeader: false))
  }
  override func forEachChild(_ body: (_ViewNode) -> Void) {
    if let header { body(header) }
    if let content { body(content) }
    if let footer { body(footer) }
  }
  override func appendItems(to items: inout [LayoutItem]) {
    header.appendItems(to: &items)
    if isExpanded { content.appendItems(to: &items) }
    footer.appendItems(to: &items)
  }
  override func appendRows(to rows: inout [RowSource]) {
    var inner: [RowSource] = []
    if isExpanded { content.appendRows(to: &inner) }
    var headers: [LayoutItem] = []
    header.appendItems(to: &headers)
    var footers: [LayoutItem] = []
    footer.appendItems(to: &footers)
    rows.append(SectionRows(header: headers.first, footer: footers.first, sources: inner))
  }

  var partHeader: _ViewNode { header }
  var partContent: _ViewNode { content }
}

/// A section of menu elements.
@MainActor
package protocol SectionPart: _ViewNode {
  var partHeader: _ViewNode { get }
  var partContent: _ViewNode { get }
}

/// The rows of a section.
package final class SectionRows: RowSource {
  package let header: LayoutItem?
  package let footer: LayoutItem?
  package let sources: [RowSource]

  init(header: LayoutItem?, footer: LayoutItem?, sources: [RowSource]) {
    self.header = header
    self.footer = footer
    self.sources = sources
  }
  package override var count: Int { sources.reduce(0) { $0 + $1.count } }
  package override var flattened: [RowSource] {
    (header.map { [ItemRows(items: [$0], edge: .header)] } ?? []) + sources.flatMap(\.flattened)
      + (footer.map { [ItemRows(items: [$0], edge: .footer)] } ?? [])
  }
}
