import Foundation

/// The intended presentation of a range of text.
public struct InlinePresentationIntent: OptionSet, Hashable, Codable, Sendable {
  public let rawValue: UInt

  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// Emphasized text, usually shown in italics.
  public static let emphasized = InlinePresentationIntent(rawValue: 1)
  /// Strongly emphasized text, usually shown in bold.
  public static let stronglyEmphasized = InlinePresentationIntent(rawValue: 2)
  /// Code, usually shown in a monospaced font.
  public static let code = InlinePresentationIntent(rawValue: 4)
  /// Text with a line through it.
  public static let strikethrough = InlinePresentationIntent(rawValue: 32)
  /// A line break in the source that renders as a space.
  public static let softBreak = InlinePresentationIntent(rawValue: 64)
  /// A hard line break.
  public static let lineBreak = InlinePresentationIntent(rawValue: 128)
  public static let inlineHTML = InlinePresentationIntent(rawValue: 256)
  public static let blockHTML = InlinePresentationIntent(rawValue: 512)
}

extension AttributeScopes {
  /// Attributes that Foundation declares on Apple platforms only.
  public struct FoundationExtensionsAttributes: AttributeScope {
    public let inlinePresentationIntent: InlinePresentationIntentAttribute
    public let presentationIntent: PresentationIntentAttribute
    public let markdownSourcePosition: MarkdownSourcePositionAttribute

    /// The attribute for the intended presentation of a range of text.
    public enum InlinePresentationIntentAttribute: CodableAttributedStringKey {
      public typealias Value = InlinePresentationIntent
      public static let name = "NSInlinePresentationIntent"
    }

    /// The attribute for the blocks that contain a range of text.
    public enum PresentationIntentAttribute: CodableAttributedStringKey {
      public typealias Value = PresentationIntent
      public static let name = "NSPresentationIntent"
    }

    /// The attribute for the place in Markdown that a range of text was parsed from.
    public enum MarkdownSourcePositionAttribute: CodableAttributedStringKey {
      public typealias Value = AttributedString.MarkdownSourcePosition
      public static let name = "NSMarkdownSourcePosition"
    }
  }

  public var foundationExtensions: FoundationExtensionsAttributes.Type { FoundationExtensionsAttributes.self }
}

extension AttributeScopes.FoundationAttributes {
  public typealias InlinePresentationIntentAttribute =
    AttributeScopes.FoundationExtensionsAttributes.InlinePresentationIntentAttribute
  public typealias PresentationIntentAttribute =
    AttributeScopes.FoundationExtensionsAttributes.PresentationIntentAttribute
  public typealias MarkdownSourcePositionAttribute =
    AttributeScopes.FoundationExtensionsAttributes.MarkdownSourcePositionAttribute
}

extension AttributeDynamicLookup {
  public subscript<T: AttributedStringKey>(
    dynamicMember keyPath: KeyPath<AttributeScopes.FoundationExtensionsAttributes, T>
  ) -> T {
    self[T.self]
  }
}
