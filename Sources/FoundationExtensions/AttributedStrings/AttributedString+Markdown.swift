import Foundation

extension AttributedString {
  /// Options for parsing Markdown.
  public struct MarkdownParsingOptions: Hashable, Sendable {
    public enum InterpretedSyntax: Hashable, Sendable {
      /// Differs from iOS: paragraphs are separated by a line break instead of an attribute, and other blocks
      /// are parsed as paragraphs.
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

    public var allowsExtendedAttributes: Bool
    public var interpretedSyntax: InterpretedSyntax
    public var failurePolicy: FailurePolicy
    public var languageCode: String?
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

  /// Parses the inline Markdown elements: emphasis, strong emphasis, code, strikethrough, links and images.
  ///
  /// Never fails: invalid Markdown is kept as literal text.
  public init(
    markdown: String, options: MarkdownParsingOptions = MarkdownParsingOptions(), baseURL: URL? = nil
  ) throws {
    var result = AttributedString()
    switch options.interpretedSyntax {
    case .inlineOnlyPreservingWhitespace:
      result = MarkdownInlines(markdown, baseURL, keepsSpace: true).parsed()
    case .inlineOnly:
      result = MarkdownInlines(markdown, baseURL, keepsSpace: false).parsed()
    case .full:
      let lines = markdown.split(separator: "\n", omittingEmptySubsequences: false)
      let paragraphs = lines.split { $0.allSatisfy(\.isWhitespace) }
      for (index, paragraph) in paragraphs.enumerated() {
        if index > 0 { result.append(AttributedString("\n")) }
        result.append(
          MarkdownInlines(paragraph.joined(separator: "\n"), baseURL, keepsSpace: false).parsed())
      }
    }
    if let language = options.languageCode { result.languageIdentifier = language }
    self = result
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
