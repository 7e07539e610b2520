import Foundation

extension NSString {
  /// Returns a text that is made of a format and arguments, with numbers as in the current locale.
  public class func localizedStringWithFormat(_ format: NSString, _ args: any CVarArg...) -> NSString {
    String(format: format._bridgeToSwift(), locale: .current, arguments: args) as NSString
  }
}
