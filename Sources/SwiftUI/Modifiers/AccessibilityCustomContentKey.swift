/// The identity of custom content, with its label.
public struct AccessibilityCustomContentKey: Equatable, Sendable {
  let label: String
  private let id: String
  public init(_ label: Text, id: String) {
    self.label = label.plainString
    self.id = id
  }
  public init(_ labelKey: LocalizedStringKey, id: String) { self.init(Text(labelKey), id: id) }
  public init(_ labelKey: LocalizedStringKey) {
    let text = Text(labelKey)
    self.init(text, id: text.plainString)
  }
}

extension View {
  nonisolated public func accessibilityCustomContent(
    _ key: AccessibilityCustomContentKey, _ value: Text?, importance: AXCustomContent.Importance = .default
  ) -> some View {
    accessibilityCustomContent(Text(verbatim: key.label), value, importance: importance)
  }
  nonisolated public func accessibilityCustomContent(
    _ key: AccessibilityCustomContentKey, _ valueKey: LocalizedStringKey,
    importance: AXCustomContent.Importance = .default
  ) -> some View { accessibilityCustomContent(key, Text(valueKey), importance: importance) }
  @_disfavoredOverload
  nonisolated public func accessibilityCustomContent<V: StringProtocol>(
    _ key: AccessibilityCustomContentKey, _ value: V, importance: AXCustomContent.Importance = .default
  ) -> some View { accessibilityCustomContent(key, Text(value), importance: importance) }
}
