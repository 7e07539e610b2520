/// The columns of a split view, each a stack. Only the primary column is required.
public struct Columns<Screen: Hashable>: Hashable {
  public var primary: ScreenStack<Screen>
  /// The middle column of three.
  public var supplementary: ScreenStack<Screen>?
  /// The detail column.
  public var secondary: ScreenStack<Screen>?

  public init(
    primary: ScreenStack<Screen>, supplementary: ScreenStack<Screen>? = nil,
    secondary: ScreenStack<Screen>? = nil
  ) {
    self.primary = primary
    self.supplementary = supplementary
    self.secondary = secondary
  }
}

extension Columns: Sendable where Screen: Sendable {}
extension Columns: Encodable where Screen: Encodable {}
extension Columns: Decodable where Screen: Decodable {}
