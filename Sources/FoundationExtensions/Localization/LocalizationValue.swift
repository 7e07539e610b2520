import Foundation

extension String {
  /// A localizable string: its key, and the interpolated values.
  ///
  /// `"\(count) files"` has the key `%lld files`.
  public struct LocalizationValue: ExpressibleByStringInterpolation, Equatable, Codable, Sendable {
    enum Argument: Equatable, Codable, Sendable {
      case string(String)
      case integer(Int64)
      case double(Double)
      case resource(LocalizedStringResource)

      /// The number that selects a plural form.
      var number: Double? {
        switch self {
        case .integer(let value): Double(value)
        case .double(let value): value
        case .string, .resource: nil
        }
      }

      var value: any CVarArg {
        switch self {
        case .string(let value): value as NSString
        case .integer(let value): value
        case .double(let value): value
        case .resource(let value): String(localized: value) as NSString
        }
      }
    }

    let key: String
    let arguments: [Argument]

    /// Creates a value with a literal key.
    public init(_ value: String) {
      key = value
      arguments = []
    }

    public init(stringLiteral value: String) {
      self.init(value)
    }

    public init(stringInterpolation: StringInterpolation) {
      key = stringInterpolation.key
      arguments = stringInterpolation.arguments
    }

    /// The translation with its arguments filled in.
    func text(bundle: Bundle, table: String?, key: String?, locale: Locale) -> String {
      if let translation = StringTables.translation(of: key ?? self.key, table: table, bundle: bundle) {
        let format = translation.resolved(arguments.map(\.number), locale: locale)
        return LocalizedFormat.fill(format, arguments, locale)
      }
      let missing = "\u{1}missing"
      let found = bundle.localizedString(forKey: key ?? self.key, value: missing, table: table)
      let format = found == missing ? self.key : found
      return LocalizedFormat.fill(format, arguments, locale)
    }

    /// Builds the key and the arguments from an interpolated string.
    public struct StringInterpolation: StringInterpolationProtocol, Sendable {
      fileprivate var key = ""
      fileprivate var arguments: [Argument] = []

      public init(literalCapacity: Int, interpolationCount: Int) {
        key.reserveCapacity(literalCapacity + interpolationCount * 4)
      }

      public mutating func appendLiteral(_ literal: String) {
        key += literal.replacingOccurrences(of: "%", with: "%%")
      }

      private mutating func append(_ specifier: String, _ argument: Argument) {
        key += specifier
        arguments.append(argument)
      }

      public mutating func appendInterpolation(_ string: String) { append("%@", .string(string)) }

      public mutating func appendInterpolation(_ substring: Substring) {
        append("%@", .string(String(substring)))
      }

      public mutating func appendInterpolation(_ string: AttributedString) {
        append("%@", .string(String(string.characters)))
      }

      /// Appends a resource, which is localized itself.
      public mutating func appendInterpolation(_ resource: LocalizedStringResource) {
        append("%@", .resource(resource))
      }

      public mutating func appendInterpolation<T: _FormatSpecifiable>(_ value: T) {
        append(value._specifier, Self.argument(value))
      }

      /// Appends a value with a `printf` specifier.
      public mutating func appendInterpolation<T: _FormatSpecifiable>(_ value: T, specifier: String) {
        append(specifier, Self.argument(value))
      }

      /// Appends a value in a format style.
      public mutating func appendInterpolation<F: FormatStyle>(_ input: F.FormatInput, format: F)
      where F.FormatOutput == String {
        append("%@", .string(format.format(input)))
      }

      @available(*, unavailable, message: "Give the value a format, or make it a string.")
      public mutating func appendInterpolation<T>(_ value: T) {}

      private static func argument<T: _FormatSpecifiable>(_ value: T) -> Argument {
        switch value._arg {
        case let value as Int64: .integer(value)
        case let value as Double: .double(value)
        case let value as Float: .double(Double(value))
        case let value as CGFloat: .double(Double(value))
        case let value: .string("\(value)")
        }
      }
    }
  }
}
