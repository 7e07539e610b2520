/// Checks spelling by the system's dictionaries.
@available(*, unavailable, message: "There is no dictionary to check spelling with.")
open class UITextChecker: NSObject {}
