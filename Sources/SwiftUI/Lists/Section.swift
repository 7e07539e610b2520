/// Part of a list or form, with a header and a footer.
public struct Section<Parent, Content, Footer> {
  let header: Parent
  let content: Content
  let footer: Footer
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
  public static var _rowCount: Int? { nil }
}

extension Section where Parent == EmptyView, Content: View, Footer: View {
  public init(@ViewBuilder content: () -> Content, @ViewBuilder footer: () -> Footer) {
    self.init(content: content, header: { EmptyView() }, footer: footer)
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
extension Section where Parent == EmptyView, Content: View, Footer == EmptyView {
  public init(@ViewBuilder content: () -> Content) {
    self.init(content: content, header: { EmptyView() }, footer: { EmptyView() })
  }
}
extension Section where Parent == Text, Content: View, Footer == EmptyView {
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(content: content, header: { Text(titleKey) }, footer: { EmptyView() })
  }
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
    self.init(content: content, header: { Text(title) }, footer: { EmptyView() })
  }
}

private final class SectionNode<P: View, C: View, F: View>: _TypedNode<Section<P, C, F>> {
  private var header: _TypedNode<P>!
  private var content: _TypedNode<C>!
  private var footer: _TypedNode<F>!

  init(_ view: Section<P, C, F>, _ inputs: _NodeInputs) {
    super.init(inputs)
    var edge = self.inputs
    edge.environment = Self.edge(environment)
    header = P._makeNode(view.header, edge)
    content = C._makeNode(view.content, self.inputs)
    footer = F._makeNode(view.footer, edge)
  }
  private static func edge(_ environment: EnvironmentValues) -> EnvironmentValues {
    guard let list = environment.listLook else { return environment }
    return environment.with {
      $0.isInRow = false
      $0.font = list.isGrouped ? .footnote : .headline
      $0.foregroundStyle = AnyShapeStyle(list.isGrouped ? HierarchicalShapeStyle.secondary : .primary)
      if list.isGrouped, $0.textCase == nil { $0.textCase = .uppercase }
    }
  }
  override func update(_ view: Section<P, C, F>) {
    header.update(view.header)
    content.update(view.content)
    footer.update(view.footer)
  }
  override func environmentDidChange() {
    let edge = Self.edge(environment)
    header.setEnvironment(edge)
    content.setEnvironment(environment)
    footer.setEnvironment(edge)
  }
  override func forEachChild(_ body: (_ViewNode) -> Void) {
    if let header { body(header) }
    if let content { body(content) }
    if let footer { body(footer) }
  }
  override func appendRows(to rows: inout [RowSource]) {
    var inner: [RowSource] = []
    content.appendRows(to: &inner)
    var headers: [LayoutItem] = []
    header.appendItems(to: &headers)
    var footers: [LayoutItem] = []
    footer.appendItems(to: &footers)
    rows.append(SectionRows(header: headers.first, footer: footers.first, sources: inner))
  }
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
    (header.map { [ItemRows(items: [$0])] } ?? []) + sources.flatMap(\.flattened)
      + (footer.map { [ItemRows(items: [$0])] } ?? [])
  }
}
