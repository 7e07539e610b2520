import Foundation

/// How a stretch of text is meant to stand out.
public struct InlinePresentationIntent: OptionSet, Hashable, Codable, Sendable {
  public let rawValue: UInt

  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// Usually in italics.
  public static let emphasized = InlinePresentationIntent(rawValue: 1)
  /// Usually in bold.
  public static let stronglyEmphasized = InlinePresentationIntent(rawValue: 2)
  /// Usually in a font of fixed width.
  public static let code = InlinePresentationIntent(rawValue: 4)
  /// Struck out.
  public static let strikethrough = InlinePresentationIntent(rawValue: 32)
  /// A line break of the source that means a space.
  public static let softBreak = InlinePresentationIntent(rawValue: 64)
  /// A line break.
  public static let lineBreak = InlinePresentationIntent(rawValue: 128)
  public static let inlineHTML = InlinePresentationIntent(rawValue: 256)
  public static let blockHTML = InlinePresentationIntent(rawValue: 512)
}

extension AttributeScopes {
  /// Attributes that Foundation has elsewhere.
  public struct FoundationExtensionsAttributes: AttributeScope {
    public let inlinePresentationIntent: InlinePresentationIntentAttribute

    /// How a stretch of text is meant to stand out.
    public enum InlinePresentationIntentAttribute: CodableAttributedStringKey {
      public typealias Value = InlinePresentationIntent
      public static let name = "NSInlinePresentationIntent"
    }
  }

  public var foundationExtensions: FoundationExtensionsAttributes.Type { FoundationExtensionsAttributes.self }
}

extension AttributeDynamicLookup {
  public subscript<T: AttributedStringKey>(
    dynamicMember keyPath: KeyPath<AttributeScopes.FoundationExtensionsAttributes, T>
  ) -> T {
    self[T.self]
  }
}
