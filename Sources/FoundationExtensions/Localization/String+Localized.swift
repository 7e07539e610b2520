import Foundation

extension String {
  /// Looks up a localized text.
  public init(
    localized keyAndValue: String.LocalizationValue, table: String? = nil, bundle: Bundle? = nil,
    locale: Locale = .current, comment: StaticString? = nil
  ) {
    self = keyAndValue.text(bundle: bundle ?? .main, table: table, key: nil, locale: locale)
  }

  /// Looks up a text by its key, with a default for missing translations.
  public init(
    localized key: StaticString, defaultValue: String.LocalizationValue, table: String? = nil,
    bundle: Bundle? = nil, locale: Locale = .current, comment: StaticString? = nil
  ) {
    self = defaultValue.text(bundle: bundle ?? .main, table: table, key: key.description, locale: locale)
  }

  /// Looks up a localized text.
  public init(localized resource: LocalizedStringResource) {
    self = resource.text
  }
}

extension AttributedString {
  /// Looks up a localized text and parses its Markdown.
  public init(
    localized keyAndValue: String.LocalizationValue, table: String? = nil, bundle: Bundle? = nil,
    locale: Locale? = nil, comment: StaticString? = nil
  ) {
    self.init(
      inlineMarkdown: String(localized: keyAndValue, table: table, bundle: bundle, locale: locale ?? .current)
    )
  }

  /// Looks up a localized text and parses its Markdown.
  public init(localized resource: LocalizedStringResource) {
    self.init(inlineMarkdown: String(localized: resource))
  }

  private init(inlineMarkdown text: String) {
    let options = MarkdownParsingOptions(
      allowsExtendedAttributes: true, interpretedSyntax: .inlineOnlyPreservingWhitespace)
    self = (try? AttributedString(markdown: text, options: options)) ?? AttributedString(text)
  }
}
