/// A font without a size.
public final class CGFont: Hashable {
  private let name: String

  /// Creates a font with a name such as `Helvetica-Bold`; nil if the name is empty.
  ///
  /// Differs from iOS: a font that is not installed is replaced with the closest installed one when it is used.
  public init?(_ name: CFString) {
    guard !name.isEmpty else { return nil }
    self.name = name
  }

  /// The PostScript name.
  public var postScriptName: CFString? { name }
  /// The full name. Differs from iOS: equal to the PostScript name.
  public var fullName: CFString? { name }

  public static func == (lhs: CGFont, rhs: CGFont) -> Bool { lhs.name == rhs.name }

  public func hash(into hasher: inout Hasher) { hasher.combine(name) }
}
