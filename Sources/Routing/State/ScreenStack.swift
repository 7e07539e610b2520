/// The screens of one linear flow, from its root to the one on top. A stack is never empty.
public struct ScreenStack<Screen: Hashable>: Hashable {
  /// The screen that stays as long as the stack does.
  public var root: Screen
  /// What lies above the root, lowest first.
  public var pushed: [Screen]

  public init(_ root: Screen, pushed: [Screen] = []) {
    self.root = root
    self.pushed = pushed
  }

  /// - Returns: `nil` where there is no screen to be the root.
  public init?(_ screens: [Screen]) {
    guard let root = screens.first else { return nil }
    self.init(root, pushed: Array(screens.dropFirst()))
  }

  /// Every screen, the root first.
  public var screens: [Screen] { [root] + pushed }
  public var top: Screen { pushed.last ?? root }
}

extension ScreenStack: Sendable where Screen: Sendable {}
extension ScreenStack: Encodable where Screen: Encodable {}
extension ScreenStack: Decodable where Screen: Decodable {}
