import Foundation

extension NSMutableString {
  /// Creates an empty string: `NSMutableString()`. An extension cannot declare `init()`, which `NSObject` has.
  public convenience init(_empty: Void = ()) { self.init(capacity: 0) }

  /// Appends a text that is made of a format and arguments.
  public func appendFormat(_ format: NSString, _ args: any CVarArg...) {
    append(String(format: format._bridgeToSwift(), arguments: args))
  }
}
