/// A font without a size.
public final class CGFont: Hashable {
  private let name: String

  /// The font of a name, such as `Helvetica-Bold`; nil for a name that is empty.
  ///
  /// Differs from iOS: a font that is not installed is replaced when it is used, by the system's closest one.
  public init?(_ name: CFString) {
    guard !name.isEmpty else { return nil }
    self.name = name
  }

  /// The name by which PostScript knows the font.
  public var postScriptName: CFString? { name }
  /// The full name.
  public var fullName: CFString? { name }

  public static func == (lhs: CGFont, rhs: CGFont) -> Bool { lhs.name == rhs.name }

  public func hash(into hasher: inout Hasher) { hasher.combine(name) }
}
