/// Screens that are presented modally.
public struct Modal<Screen: Hashable>: Hashable {
  public enum Style: String, Hashable, Sendable, Codable {
    /// A sheet that can be dismissed interactively.
    case sheet
    /// A sheet that cannot be dismissed interactively.
    case lockedSheet
    case formSheet
    case fullScreen
  }

  public var style: Style
  public var content: NavigationNode<Screen>

  public init(_ content: NavigationNode<Screen>, style: Style = .sheet) {
    self.style = style
    self.content = content
  }
}

extension Modal: Sendable where Screen: Sendable {}
extension Modal: Encodable where Screen: Encodable {}
extension Modal: Decodable where Screen: Decodable {}
