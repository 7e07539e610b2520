import Foundation
import Synchronization

/// The localized texts with plural forms, keyed by the form in which they were returned.
///
/// On iOS such a text is an `NSString` subclass that carries its other forms. A Swift string carries no extra
/// data, so the forms are found by the string's content. If two texts have the same `other` form, the one
/// returned last wins because it is the most likely to be used next.
enum PluralFormats {
  private static let known = Mutex<[String: Translation]>([:])
  /// Whether any text with plural forms was returned. Most apps have none.
  private static let isInUse = Atomic<Bool>(false)

  static func remember(_ translation: Translation, as plain: String) {
    known.withLock { $0[plain] = translation }
    isInUse.store(true, ordering: .releasing)
  }

  /// The format to use for the given arguments.
  static func format(_ format: String, _ arguments: [any CVarArg]) -> String {
    guard isInUse.load(ordering: .acquiring), let found = known.withLock({ $0[format] }) else {
      return format
    }
    return found.resolved(arguments.map(number), locale: .current)
  }

  private static func number(_ argument: any CVarArg) -> Double? {
    switch argument {
    case let value as any BinaryInteger: Double(value)
    case let value as any BinaryFloatingPoint: Double(value)
    case let value as NSNumber: value.doubleValue
    default: nil
    }
  }
}
