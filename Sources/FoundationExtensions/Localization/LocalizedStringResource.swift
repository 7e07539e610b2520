import Foundation

/// A text to be looked up later: where, by which key, and for which locale.
public struct LocalizedStringResource: Equatable, Codable, Sendable, ExpressibleByStringInterpolation,
  CustomLocalizedStringResourceConvertible
{
  /// Where the tables of translations are.
  public enum BundleDescription: Equatable, Codable, Sendable {
    /// In the program.
    case main
    /// In a folder.
    case atURL(URL)

    /// Where the code of a class is.
    public static func forClass(_ aClass: AnyClass) -> BundleDescription {
      .atURL(Bundle(for: aClass).bundleURL)
    }

    var bundle: Bundle {
      switch self {
      case .main: .main
      case .atURL(let url): Bundle(url: url) ?? .main
      }
    }
  }

  /// The key in the table.
  public let key: String
  /// The text where there is no translation.
  public let defaultValue: String.LocalizationValue
  /// The table; nil is `Localizable`.
  public let table: String?
  /// The locale of numbers in the text.
  public var locale: Locale
  private let bundle: BundleDescription
  private let hasOwnKey: Bool

  /// A text whose key is its default.
  public init(
    _ keyAndValue: String.LocalizationValue, table: String? = nil, locale: Locale = .current,
    bundle: BundleDescription = .main, comment: StaticString? = nil
  ) {
    key = keyAndValue.key
    defaultValue = keyAndValue
    self.table = table
    self.locale = locale
    self.bundle = bundle
    hasOwnKey = false
  }

  /// A text with a key and a default.
  public init(
    _ key: StaticString, defaultValue: String.LocalizationValue, table: String? = nil,
    locale: Locale = .current,
    bundle: BundleDescription = .main, comment: StaticString? = nil
  ) {
    self.key = key.description
    self.defaultValue = defaultValue
    self.table = table
    self.locale = locale
    self.bundle = bundle
    hasOwnKey = true
  }

  public init(stringLiteral value: String) {
    self.init(String.LocalizationValue(value))
  }

  public init(stringInterpolation: String.LocalizationValue.StringInterpolation) {
    self.init(String.LocalizationValue(stringInterpolation: stringInterpolation))
  }

  public var localizedStringResource: LocalizedStringResource { self }

  var text: String {
    defaultValue.text(bundle: bundle.bundle, table: table, key: hasOwnKey ? key : nil, locale: locale)
  }
}

/// A type whose values have a text to show.
public protocol CustomLocalizedStringResourceConvertible {
  var localizedStringResource: LocalizedStringResource { get }
}
