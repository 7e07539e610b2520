/// A suggestion of the keyboard of iOS 18.4 and later, which devices of iOS 17 do not have.
@preconcurrency @MainActor
open class UIInputSuggestion: NSObject {}

/// A panel for the format of text in iOS 18 and later, which devices of iOS 17 do not show.
@preconcurrency @MainActor
open class UITextFormattingViewController: UIViewController {}
