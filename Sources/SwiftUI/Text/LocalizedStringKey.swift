/// The key of a text that is localized when it is shown.
public struct LocalizedStringKey: ExpressibleByStringInterpolation, Equatable {
  package let value: String.LocalizationValue
  /// The key for string tables, with a format specifier for each interpolated value.
  private let key: String
  package let hasMarkup: Bool
  /// The interpolated texts and images. A private character in the value stands for each.
  package let parts: [Text]

  public init(_ value: String) {
    self.value = String.LocalizationValue(value)
    key = value
    hasMarkup = Self.mightContainMarkup(value)
    parts = []
  }
  public init(stringLiteral value: String) { self.init(value) }
  public init(stringInterpolation: StringInterpolation) {
    value = String.LocalizationValue(stringInterpolation: stringInterpolation.base)
    hasMarkup = stringInterpolation.hasMarkup
    key = stringInterpolation.key
    parts = stringInterpolation.parts
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
    fileprivate var parts: [Text] = []

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
    public mutating func appendInterpolation(_ string: AttributedString) {
      appendInterpolation(Text(string))
    }
    public mutating func appendInterpolation(_ resource: LocalizedStringResource) {
      base.appendInterpolation(resource)
      key += "%@"
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
    where F.FormatOutput == String {
      base.appendInterpolation(input, format: format)
      key += "%@"
    }
    /// Appends a text, which keeps its style.
    public mutating func appendInterpolation(_ text: Text) {
      base.appendInterpolation(LocalizedStringKey.mark(parts.count))
      key += "%@"
      parts.append(text)
    }
    /// Appends an image, which is as high as the text around it.
    public mutating func appendInterpolation(_ image: Image) { appendInterpolation(Text(image)) }
    public mutating func appendInterpolation(_ date: Date, style: Text.DateStyle) {
      appendInterpolation(Text(date, style: style))
    }
    public mutating func appendInterpolation(_ dates: ClosedRange<Date>) { appendInterpolation(Text(dates)) }
    public mutating func appendInterpolation(_ interval: DateInterval) { appendInterpolation(Text(interval)) }
    public mutating func appendInterpolation(
      timerInterval: ClosedRange<Date>, pauseTime: Date? = nil, countsDown: Bool = true,
      showsHours: Bool = true
    ) {
      appendInterpolation(
        Text(
          timerInterval: timerInterval, pauseTime: pauseTime, countsDown: countsDown, showsHours: showsHours))
    }
    public mutating func appendInterpolation<Subject>(_ subject: Subject, formatter: Formatter?) {
      appendInterpolation(formatter.map { $0.string(for: subject) ?? "" } ?? "\(subject)")
    }
    @_disfavoredOverload
    public mutating func appendInterpolation<T>(_ value: T) { appendInterpolation("\(value)") }
  }

  private static let firstMark: UInt32 = 0xF_0000
  private static func mark(_ index: Int) -> String {
    Unicode.Scalar(firstMark + UInt32(index)).map { String($0) } ?? ""
  }

  /// Divides a string with the marks of interpolated parts at them.
  package func forEachPiece(of string: String, _ body: (Piece) -> Void) {
    var text = String.UnicodeScalarView()
    func end() {
      if !text.isEmpty { body(.string(String(text))) }
      text.removeAll()
    }
    for scalar in string.unicodeScalars {
      if scalar.value >= Self.firstMark, scalar.value - Self.firstMark < parts.count {
        end()
        body(.text(parts[Int(scalar.value - Self.firstMark)]))
      } else {
        text.append(scalar)
      }
    }
    end()
  }

  package enum Piece { case string(String), text(Text) }

  package func string(table: String? = nil, bundle: Bundle? = nil, locale: Locale = .current) -> String {
    let marked = markedString(table: table, bundle: bundle, locale: locale)
    guard !parts.isEmpty else { return marked }
    var string = ""
    forEachPiece(of: marked) { piece in
      switch piece {
      case .string(let piece): string += piece
      case .text(let text): string += text.plainString
      }
    }
    return string
  }

  /// The localized string with a mark for each interpolated part.
  package func markedString(
    table: String? = nil, bundle: Bundle? = nil, locale: Locale = .current
  ) -> String { String(localized: value, table: table, bundle: bundle ?? .main, locale: locale) }
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
