import Foundation

/// A reference to a localizable string: its table, key and locale.
public struct LocalizedStringResource: Equatable, Codable, Sendable, ExpressibleByStringInterpolation,
  CustomLocalizedStringResourceConvertible
{
  /// The location of the translation tables.
  public enum BundleDescription: Equatable, Codable, Sendable {
    /// The main bundle.
    case main
    /// A bundle at a URL.
    case atURL(URL)

    /// The bundle that contains a class.
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
  /// The text to use if there is no translation.
  public let defaultValue: String.LocalizationValue
  /// The table; `nil` means `Localizable`.
  public let table: String?
  /// The locale for formatting numbers in the text.
  public var locale: Locale
  private let bundle: BundleDescription
  private let hasOwnKey: Bool

  /// Creates a resource whose key is its default text.
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

  /// Creates a resource with a key and a default text.
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

/// A type with a localized representation.
public protocol CustomLocalizedStringResourceConvertible {
  var localizedStringResource: LocalizedStringResource { get }
}
