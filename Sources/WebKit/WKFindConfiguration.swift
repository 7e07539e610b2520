import UIKit

/// Options of a search in a page.
@preconcurrency @MainActor
open class WKFindConfiguration: NSObject {
  /// Whether the search runs towards the start of the page.
  open var backwards = false
  open var caseSensitive = false
  /// Whether the search continues at the other end of the page.
  open var wraps = true

  public nonisolated override init() { super.init() }
}

/// The result of a search in a page.
@preconcurrency @MainActor
open class WKFindResult: NSObject {
  public let matchFound: Bool

  init(matchFound: Bool) {
    self.matchFound = matchFound
    super.init()
  }
}
