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

  /// Whether a text has characters of Markdown's elements: marks, entities, and addresses without marks.
  static func mightContainMarkup(_ text: String) -> Bool {
    // The last three bytes, for "://" and "www".
    var last: UInt32 = 0
    for byte in text.utf8 {
      switch byte {
      case UInt8(ascii: "*"), UInt8(ascii: "_"), UInt8(ascii: "["), UInt8(ascii: "`"), UInt8(ascii: "~"),
        UInt8(ascii: "<"), UInt8(ascii: "&"), UInt8(ascii: "\\"), UInt8(ascii: "@"):
        return true
      default:
        last = (last << 8 | UInt32(byte)) & 0xFF_FFFF
        if last == 0x3A_2F2F || last == 0x77_7777 { return true }
      }
    }
    return false
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
    let hasFormatting = key.contains("%")
    var children: [(String?, Any)] = [("key", key), ("hasFormatting", hasFormatting)]
    if !hasFormatting { children.append(("arguments", [Any]())) }
    return Mirror(self, children: children, displayStyle: .struct)
  }
}
