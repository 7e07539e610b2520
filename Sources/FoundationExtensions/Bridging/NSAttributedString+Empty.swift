import Foundation

extension NSAttributedString {
  /// Creates an empty string: `NSAttributedString()`. An extension cannot declare `init()`, which `NSObject` has.
  public convenience init(_empty: Void = ()) { self.init(string: "") }
}
