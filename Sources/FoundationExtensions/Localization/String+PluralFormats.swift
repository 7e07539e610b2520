import Foundation

// Foundation's functions are variadic. These overloads take a single argument and are therefore preferred for
// calls with one, so that plural forms are chosen by the number, as on iOS.
//
// Differs from iOS: with several arguments the text keeps the form `other`, because two variadic overloads
// would be ambiguous; `String(localized:)` takes all numbers into account.

extension String {
  /// Formats in the current locale, using the plural form for the number if the format has plural forms.
  public static func localizedStringWithFormat(_ format: String, _ argument: any CVarArg) -> String {
    String(
      format: PluralFormats.format(format, [argument]), locale: .current, arguments: [argument])
  }

  /// Formats, using the plural form for the number if the format has plural forms.
  public init(format: String, _ argument: any CVarArg) {
    self.init(format: PluralFormats.format(format, [argument]), arguments: [argument])
  }

  /// Formats in a locale, using the plural form for the number if the format has plural forms.
  public init(format: String, locale: Locale?, _ argument: any CVarArg) {
    self.init(format: PluralFormats.format(format, [argument]), locale: locale, arguments: [argument])
  }
}
