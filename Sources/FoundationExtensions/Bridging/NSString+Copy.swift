import Foundation

extension NSString {
  /// Creates a string with the characters of another one.
  public convenience init(string: NSString) { self.init(string: string._bridgeToSwift()) }
}

extension NSMutableString {
  /// Creates a string with the characters of another one: `NSMutableString(string:)`. Classes do not inherit the initializers of
  /// extensions, nor override them.
  public convenience init(string: NSString, _ofMutable: Void = ()) {
    self.init(string: string._bridgeToSwift())
  }
}
