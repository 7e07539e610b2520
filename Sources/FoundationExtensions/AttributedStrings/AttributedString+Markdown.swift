import Foundation

extension AttributedString {
  /// Options for parsing Markdown.
  public struct MarkdownParsingOptions: Hashable, Sendable {
    public enum InterpretedSyntax: Hashable, Sendable {
      /// Blocks and inline elements. The text of blocks is joined without separators; `presentationIntent` tells them apart.
      case full
      /// Inline elements such as emphasis, code and links, within one paragraph.
      case inlineOnly
      /// Like ``inlineOnly``, but preserves white space and line breaks.
      case inlineOnlyPreservingWhitespace
    }

    public enum FailurePolicy: Hashable, Sendable {
      case throwError
      case returnPartiallyParsedIfPossible
    }

    /// Whether text of the form `^[text](attribute: value)` is replaced by its text.
    ///
    /// Differs from iOS: the attributes are ignored.
    public var allowsExtendedAttributes: Bool
    public var interpretedSyntax: InterpretedSyntax
    public var failurePolicy: FailurePolicy
    public var languageCode: String?
    /// Whether text has the attribute `markdownSourcePosition`.
    ///
    /// Differs from iOS: only with the syntax ``InterpretedSyntax/full``.
    public var appliesSourcePositionAttributes: Bool

    public init(
      allowsExtendedAttributes: Bool = false, interpretedSyntax: InterpretedSyntax = .full,
      failurePolicy: FailurePolicy = .throwError, languageCode: String? = nil,
      appliesSourcePositionAttributes: Bool = false
    ) {
      self.allowsExtendedAttributes = allowsExtendedAttributes
      self.interpretedSyntax = interpretedSyntax
      self.failurePolicy = failurePolicy
      self.languageCode = languageCode
      self.appliesSourcePositionAttributes = appliesSourcePositionAttributes
    }
  }

  /// Parses Markdown with the extensions of GitHub: tables, strikethrough, and addresses as links.
  ///
  /// Never fails: invalid Markdown is kept as literal text.
  public init(
    markdown: String, options: MarkdownParsingOptions = MarkdownParsingOptions(), baseURL: URL? = nil
  ) throws {
    self = MarkdownReader.read(markdown, options, baseURL)
    if let language = options.languageCode { self.languageIdentifier = language }
  }

  /// Parses UTF-8 encoded Markdown.
  public init(
    markdown: Data, options: MarkdownParsingOptions = MarkdownParsingOptions(), baseURL: URL? = nil
  ) throws {
    guard let text = String(data: markdown, encoding: .utf8) else {
      throw CocoaError(.fileReadInapplicableStringEncoding)
    }
    try self.init(markdown: text, options: options, baseURL: baseURL)
  }

  /// Parses a Markdown file.
  public init(
    contentsOf url: URL, options: MarkdownParsingOptions = MarkdownParsingOptions(), baseURL: URL? = nil
  ) throws {
    try self.init(markdown: Data(contentsOf: url), options: options, baseURL: baseURL)
  }
}
