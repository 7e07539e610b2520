/// The spacing between sections of a list.
public struct ListSectionSpacing: Sendable {
  let points: CGFloat?
  public static let `default` = ListSectionSpacing(points: nil)
  public static let compact = ListSectionSpacing(points: 10)
  public static func custom(_ spacing: CGFloat) -> ListSectionSpacing { ListSectionSpacing(points: spacing) }
}

/// The tint of list icons.
public struct ListItemTint: Sendable {
  let color: Color?
  public static let monochrome = ListItemTint(color: .primary)
  public static func fixed(_ tint: Color) -> ListItemTint { ListItemTint(color: tint) }
  public static func preferred(_ tint: Color) -> ListItemTint { ListItemTint(color: tint) }
}

private struct SectionSpacingKey: EnvironmentKey { static var defaultValue: CGFloat? { nil } }
extension EnvironmentValues {
  package var listSectionSpacing: CGFloat? {
    get { self[SectionSpacingKey.self] }
    set { self[SectionSpacingKey.self] = newValue }
  }
}

/// The visibility of separators above the first and below the last row of a section.
package enum SectionSeparatorTrait: ItemTrait {
  package typealias Value = RowSeparator
  package static var addsUp: Bool { true }
  package static func value(_ outer: RowSeparator, around inner: RowSeparator) -> RowSeparator {
    RowSeparator(top: outer.top ?? inner.top, bottom: outer.bottom ?? inner.bottom)
  }
}

extension View {
  /// Sets the prominence of section headers.
  nonisolated public func headerProminence(_ prominence: Prominence) -> some View {
    environment(\.headerProminence, prominence)
  }
  nonisolated public func listSectionSpacing(_ spacing: ListSectionSpacing) -> some View {
    environment(\.listSectionSpacing, spacing.points)
  }
  nonisolated public func listSectionSpacing(_ spacing: CGFloat) -> some View {
    environment(\.listSectionSpacing, spacing)
  }
  /// Sets the visibility of separators above the first and below the last row of a section.
  nonisolated public func listSectionSeparator(_ visibility: Visibility, edges: VerticalEdge.Set = .all)
    -> some View
  {
    trait(
      SectionSeparatorTrait.self,
      RowSeparator(
        top: edges.contains(.top) ? visibility : nil, bottom: edges.contains(.bottom) ? visibility : nil))
  }
  nonisolated public func listSectionSeparatorTint(_ color: Color?, edges: VerticalEdge.Set = .all)
    -> some View
  {
    listRowSeparatorTint(color, edges: edges)
  }
  /// Sets the tint of row icons.
  nonisolated public func listItemTint(_ tint: ListItemTint?) -> some View {
    transformEnvironment(\.tint) { if let color = tint?.color { $0 = AnyShapeStyle(color) } }
  }
  nonisolated public func listItemTint(_ tint: Color?) -> some View { listItemTint(tint.map { .fixed($0) }) }
}
