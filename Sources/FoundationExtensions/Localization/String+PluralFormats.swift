import Foundation

// Foundation's own take any number of arguments. These take one, which is nearer to a call with one, so that a text with
// plural forms is chosen by its number here, as it is on iOS.
//
// Differs from iOS: with several arguments such a text keeps the form `other`, since Swift holds two ways to take them
// for equally near; `String(localized:)` chooses by all of its numbers.

extension String {
  /// Formats by the current locale and, where the format is a text with plural forms, in the one for the number.
  public static func localizedStringWithFormat(_ format: String, _ argument: any CVarArg) -> String {
    String(
      format: PluralFormats.format(format, [argument]), locale: .current, arguments: [argument])
  }

  /// Formats and, where the format is a text with plural forms, does so in the one for the number.
  public init(format: String, _ argument: any CVarArg) {
    self.init(format: PluralFormats.format(format, [argument]), arguments: [argument])
  }

  /// Formats by a locale and, where the format is a text with plural forms, in the one for the number.
  public init(format: String, locale: Locale?, _ argument: any CVarArg) {
    self.init(format: PluralFormats.format(format, [argument]), locale: locale, arguments: [argument])
  }
}
