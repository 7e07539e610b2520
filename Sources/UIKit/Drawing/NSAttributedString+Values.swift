import Foundation

extension NSAttributedString {
  /// A number, as attributes contain it in Swift and Objective-C.
  static func number(_ value: Any?) -> CGFloat? {
    switch value {
    case let value as CGFloat: value
    case let value as Int: CGFloat(value)
    case let value as Float: CGFloat(value)
    case let value as NSNumber: CGFloat(value.doubleValue)
    default: nil
    }
  }

  /// The address of the link in attributes.
  static func linkAddress(in attributes: [Key: Any]) -> String? {
    (attributes[.link] as? URL)?.absoluteString ?? attributes[.link] as? String
  }
}
