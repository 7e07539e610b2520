/// Identifies a transformer, because closures cannot be compared.
private final class TransformerIdentity: Hashable, Sendable {
  static func == (a: TransformerIdentity, b: TransformerIdentity) -> Bool { a === b }
  func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

/// Changes the attributes of a configured title.
public struct UIConfigurationTextAttributesTransformer: Hashable {
  private let identity = TransformerIdentity()
  public let transform: (AttributeContainer) -> AttributeContainer

  /// Creates a transformer.
  ///
  /// - Parameter transform: Receives the attributes as a container and returns those to use.
  public init(_ transform: @escaping (AttributeContainer) -> AttributeContainer) {
    self.transform = transform
  }

  public func callAsFunction(_ input: AttributeContainer) -> AttributeContainer { transform(input) }

  public static func == (a: Self, b: Self) -> Bool { a.identity == b.identity }
  public func hash(into hasher: inout Hasher) { hasher.combine(identity) }
}

/// Changes a configured color.
public struct UIConfigurationColorTransformer: Hashable {
  private let identity = TransformerIdentity()
  public let transform: (UIColor) -> UIColor
  public init(_ transform: @escaping (UIColor) -> UIColor) { self.transform = transform }
  public func callAsFunction(_ color: UIColor) -> UIColor { transform(color) }

  public static func == (a: Self, b: Self) -> Bool { a.identity == b.identity }
  public func hash(into hasher: inout Hasher) { hasher.combine(identity) }

  public static let grayscale = UIConfigurationColorTransformer { color in
    var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
    color.getRed(&red, green: &green, blue: &blue, alpha: &alpha)
    return UIColor(white: 0.299 * red + 0.587 * green + 0.114 * blue, alpha: alpha)
  }
  public static let monochromeTint = UIConfigurationColorTransformer { $0 }
  public static let preferredTint = UIConfigurationColorTransformer { $0 }
}
