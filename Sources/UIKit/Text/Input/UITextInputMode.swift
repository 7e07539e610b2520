/// A keyboard that a person can choose.
///
/// Differs from iOS: there is a keyboard for each preferred language, and the emoji keyboard is none of them.
@preconcurrency @MainActor
open class UITextInputMode: NSObject, NSSecureCoding {
  /// Posted when another keyboard is chosen. Differs from iOS: never posted.
  public nonisolated static let currentInputModeDidChangeNotification = NSNotification.Name(
    "UITextInputCurrentInputModeDidChangeNotification")

  open nonisolated class var supportsSecureCoding: Bool { true }

  private nonisolated let language: String?

  /// The keyboards of the preferred languages, best first.
  open class var activeInputModes: [UITextInputMode] {
    KeyboardLanguage.codes.map { UITextInputMode(language: $0) }
  }

  /// The keyboard of the best language.
  static var current: UITextInputMode? { activeInputModes.first }

  /// The code of the language, such as `en-US`.
  open var primaryLanguage: String? { language }

  private init(language: String) {
    self.language = language
    super.init()
  }

  public required nonisolated init?(coder: NSCoder) {
    language = coder.decodeObject(of: NSString.self, forKey: "language").map { $0 as String }
    super.init()
  }

  open nonisolated func encode(with coder: NSCoder) {
    coder.encode(language.map { $0 as NSString }, forKey: "language")
  }
}
