/// The limits of titles in a menu.
@preconcurrency @MainActor
open class UIMenuDisplayPreferences: NSObject, NSCopying {
  /// The maximum number of lines of a title; 0 for the standard number. Without effect: titles have one line.
  open var maximumNumberOfTitleLines = 0

  nonisolated open func copy(with zone: NSZone? = nil) -> Any {
    // Menus are copied on the main thread, as on iOS.
    MainActor.assumeIsolated {
      let copy = UIMenuDisplayPreferences()
      copy.maximumNumberOfTitleLines = maximumNumberOfTitleLines
      return copy
    }
  }
}
