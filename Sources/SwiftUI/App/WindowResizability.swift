/// The resizability of a scene's windows.
public struct WindowResizability: Hashable, Sendable {
  fileprivate let hasLeast: Bool
  fileprivate let hasMost: Bool
  public static let automatic = WindowResizability(hasLeast: false, hasMost: false)
  /// Limits the size to the minimum and maximum of the content.
  public static let contentSize = WindowResizability(hasLeast: true, hasMost: true)
  /// Limits the size to the minimum of the content.
  public static let contentMinSize = WindowResizability(hasLeast: true, hasMost: false)

  @MainActor
  func apply(to scene: UIWindowScene, _ host: ViewHost) {
    guard let restrictions = scene.sizeRestrictions else { return }
    if hasLeast { restrictions.minimumSize = host.sizeThatFits(.zero) }
    if hasMost { restrictions.maximumSize = host.sizeThatFits(.infinity) }
  }
}

extension Scene {
  /// Sets the resizability of the scene's windows.
  nonisolated public func windowResizability(_ resizability: WindowResizability) -> some Scene {
    _SceneEntryChange(content: self) { $0.resizability = resizability }
  }
}
