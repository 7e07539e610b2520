import Foundation

extension NSTextCheckingResult {
  /// The time zone of a date; nil, because dates are not detected.
  public var timeZone: TimeZone? { nil }
  /// The duration of a date, in seconds; 0, because dates are not detected.
  public var duration: TimeInterval { 0 }
}
