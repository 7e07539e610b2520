import UIKit

/// Compiled rules for the loads of pages.
@preconcurrency @MainActor
open class WKContentRuleList: NSObject {
  public let identifier: String
  /// The filter of the engine.
  let filter: Ref

  init(identifier: String, filter: Ref) {
    self.identifier = identifier
    self.filter = filter
  }
}
