/// In which order the entries of menus stand.
public struct MenuOrder: Hashable, Sendable {
  let isPriority: Bool
  /// As the menu's place asks for.
  public static let automatic = MenuOrder(isPriority: false)
  /// The first entry next to where the menu was opened.
  public static let priority = MenuOrder(isPriority: true)
  /// From top to bottom.
  public static let fixed = MenuOrder(isPriority: false)
}
private struct MenuOrderKey: EnvironmentKey { static var defaultValue: MenuOrder { .automatic } }
private struct MenuIndicatorKey: EnvironmentKey { static var defaultValue: Visibility { .automatic } }
extension EnvironmentValues {
  public var menuOrder: MenuOrder {
    get { self[MenuOrderKey.self] }
    set { self[MenuOrderKey.self] = newValue }
  }
  public var menuIndicatorVisibility: Visibility {
    get { self[MenuIndicatorKey.self] }
    set { self[MenuIndicatorKey.self] = newValue }
  }
}
extension View {
  public func menuOrder(_ order: MenuOrder) -> some View { environment(\.menuOrder, order) }
  /// Whether buttons of menus show that they open one.
  public func menuIndicator(_ visibility: Visibility) -> some View {
    environment(\.menuIndicatorVisibility, visibility)
  }
}
