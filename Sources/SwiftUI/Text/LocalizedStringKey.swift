/// The key of a text that is localized when it is shown.
public struct LocalizedStringKey: ExpressibleByStringInterpolation, Equatable {
  package let value: String.LocalizationValue
  /// The key for string tables, with a format specifier for each interpolated value.
  private let key: String
  package let hasMarkup: Bool

  public init(_ value: String) {
    self.value = String.LocalizationValue(value)
    key = value
    hasMarkup = Self.mightContainMarkup(value)
  }
  public init(stringLiteral value: String) { self.init(value) }
  public init(stringInterpolation: StringInterpolation) {
    value = String.LocalizationValue(stringInterpolation: stringInterpolation.base)
    hasMarkup = stringInterpolation.hasMarkup
    key = stringInterpolation.key
  }

  static func mightContainMarkup(_ text: String) -> Bool {
    text.utf8.contains { $0 == 0x2A || $0 == 0x5F || $0 == 0x5B || $0 == 0x60 || $0 == 0x7E }
  }

  public struct StringInterpolation: StringInterpolationProtocol {
    fileprivate var base: String.LocalizationValue.StringInterpolation
    fileprivate var hasMarkup = false
    fileprivate var key = ""

    public init(literalCapacity: Int, interpolationCount: Int) {
      base = .init(literalCapacity: literalCapacity, interpolationCount: interpolationCount)
    }
    public mutating func appendLiteral(_ literal: String) {
      base.appendLiteral(literal)
      key += literal
      if LocalizedStringKey.mightContainMarkup(literal) { hasMarkup = true }
    }
    public mutating func appendInterpolation(_ string: String) {
      base.appendInterpolation(string)
      key += "%@"
    }
    public mutating func appendInterpolation(_ string: Substring) {
      base.appendInterpolation(string)
      key += "%@"
    }
    public mutating func appendInterpolation(_ string: AttributedString) { base.appendInterpolation(string) }
    public mutating func appendInterpolation(_ resource: LocalizedStringResource) {
      base.appendInterpolation(resource)
    }
    public mutating func appendInterpolation<T: _FormatSpecifiable>(_ value: T) {
      base.appendInterpolation(value)
      key += value is any FloatingPoint ? "%lf" : "%lld"
    }
    public mutating func appendInterpolation<T: _FormatSpecifiable>(_ value: T, specifier: String) {
      base.appendInterpolation(value, specifier: specifier)
      key += specifier
    }
    public mutating func appendInterpolation<F: FormatStyle>(_ input: F.FormatInput, format: F)
    where F.FormatOutput == String { base.appendInterpolation(input, format: format) }
    public mutating func appendInterpolation(_ text: Text) { base.appendInterpolation(text.plainString) }
    public mutating func appendInterpolation(_ date: Date, style: Text.DateStyle) {
      base.appendInterpolation(style.text(date))
    }
    @_disfavoredOverload
    public mutating func appendInterpolation<T>(_ value: T) { base.appendInterpolation("\(value)") }
  }

  package func string(table: String? = nil, bundle: Bundle? = nil, locale: Locale = .current) -> String {
    String(localized: value, table: table, bundle: bundle ?? .main, locale: locale)
  }
}

extension LocalizedStringKey: CustomReflectable {
  /// Exposes the key, because apps read it through a mirror.
  public var customMirror: Mirror {
    Mirror(self, children: ["key": key, "hasFormatting": key.contains("%")], displayStyle: .struct)
  }
}
