/// The language of a keyboard.
@preconcurrency @MainActor
open class UITextInputMode: NSObject {
  /// The language, for example `en-US`.
  open private(set) var primaryLanguage: String?

  init(primaryLanguage: String?) { self.primaryLanguage = primaryLanguage }

  /// The keyboards of the person, by their preferred languages.
  open class var activeInputModes: [UITextInputMode] {
    let languages = Locale.preferredLanguages
    return (languages.isEmpty ? ["en-US"] : languages).map { UITextInputMode(primaryLanguage: $0) }
  }

  /// The keyboard in use.
  static var current: UITextInputMode {
    UITextInputMode(primaryLanguage: Locale.preferredLanguages.first ?? "en-US")
  }

  public nonisolated static let currentInputModeDidChangeNotification = Notification.Name(
    "UITextInputCurrentInputModeDidChangeNotification")
}
