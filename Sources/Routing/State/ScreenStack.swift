/// The screens of a navigation stack, from its root to its top. A stack is never empty.
public struct ScreenStack<Screen: Hashable>: Hashable {
  /// The bottom screen, which stays for the lifetime of the stack.
  public var root: Screen
  /// The screens above the root, from the bottom up.
  public var pushed: [Screen]

  public init(_ root: Screen, pushed: [Screen] = []) {
    self.root = root
    self.pushed = pushed
  }

  /// Creates a stack from an array, root first.
  ///
  /// - Returns: `nil` if the array is empty.
  public init?(_ screens: [Screen]) {
    guard let root = screens.first else { return nil }
    self.init(root, pushed: Array(screens.dropFirst()))
  }

  /// All screens, starting with the root.
  public var screens: [Screen] { [root] + pushed }
  public var top: Screen { pushed.last ?? root }
}

extension ScreenStack: Sendable where Screen: Sendable {}
extension ScreenStack: Encodable where Screen: Encodable {}
extension ScreenStack: Decodable where Screen: Decodable {}
