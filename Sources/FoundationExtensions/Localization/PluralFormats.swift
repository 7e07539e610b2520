import Foundation
import Synchronization

/// The texts with plural forms that were looked up, by the form in which they were given out.
///
/// On iOS such a text is a string of a class of its own, which carries its other forms to where it is used as a format.
/// A string of Swift's carries nothing, so they are found again by what it says. Of two texts that say the same in the
/// form `other`, the one that was looked up last counts: that is the one which is about to be used.
enum PluralFormats {
  private static let known = Mutex<[String: Translation]>([:])
  /// Whether there is anything to look for; most apps have nothing.
  private static let isInUse = Atomic<Bool>(false)

  static func remember(_ translation: Translation, as plain: String) {
    known.withLock { $0[plain] = translation }
    isInUse.store(true, ordering: .releasing)
  }

  /// The format for these arguments.
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
