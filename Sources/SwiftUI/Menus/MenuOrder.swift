/// The order of menu elements.
public struct MenuOrder: Hashable, Sendable {
  let isPriority: Bool
  /// The default order for the menu's position.
  public static let automatic = MenuOrder(isPriority: false)
  /// The first element is closest to the menu's button.
  public static let priority = MenuOrder(isPriority: true)
  /// The order from top to bottom.
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
  nonisolated public func menuOrder(_ order: MenuOrder) -> some View { environment(\.menuOrder, order) }
  /// Sets the visibility of menu indicators on buttons.
  nonisolated public func menuIndicator(_ visibility: Visibility) -> some View {
    environment(\.menuIndicatorVisibility, visibility)
  }
}
