import Foundation

/// A formatter that overrides `getObjectValue(_:for:errorDescription:)` on iOS. Lowering adds the conformance, because formatters
/// do not have the method on Linux.
public protocol _ObjectValueReading: Formatter {
  func _lowered_getObjectValue(
    _ obj: AutoreleasingUnsafeMutablePointer<AnyObject?>?, for string: String,
    errorDescription error: AutoreleasingUnsafeMutablePointer<NSString?>?
  ) -> Bool
}

/// A formatter that overrides `getObjectValue(_:for:range:)` on iOS.
public protocol _RangedObjectValueReading: Formatter {
  func _lowered_getObjectValue(
    _ obj: AutoreleasingUnsafeMutablePointer<AnyObject?>?, for string: String,
    range rangep: UnsafeMutablePointer<NSRange>?
  ) throws
}

extension Formatter {
  /// Reads an object from text. Returns whether the text is valid.
  /// - Parameters:
  ///   - obj: The place of the object.
  ///   - error: The place of a message about invalid text.
  public func getObjectValue(
    _ obj: AutoreleasingUnsafeMutablePointer<AnyObject?>?, for string: String,
    errorDescription error: AutoreleasingUnsafeMutablePointer<NSString?>?
  ) -> Bool {
    if let reader = self as? any _ObjectValueReading {
      return reader._lowered_getObjectValue(obj, for: string, errorDescription: error)
    }
    do {
      if let reader = self as? any _RangedObjectValueReading {
        try reader._lowered_getObjectValue(obj, for: string, range: nil)
      } else {
        guard let value = readValue(string) else {
          throw CocoaError(.formatting)
        }
        // The place may be uninitialized memory.
        obj?.initialize(to: value as AnyObject)
      }
      return true
    } catch let failure {
      error?.initialize(to: NSString(string: failure.localizedDescription))
      return false
    }
  }

  private func readValue(_ string: String) -> Any? {
    switch self {
    case let numbers as NumberFormatter: numbers.number(from: string)
    case let dates as DateFormatter: dates.date(from: string)
    default: nil
    }
  }
}

extension NumberFormatter {
  /// Reads a number from text. Differs from iOS: the whole text is read, and the range stays as it is.
  public func getObjectValue(
    _ obj: AutoreleasingUnsafeMutablePointer<AnyObject?>?, for string: String,
    range rangep: UnsafeMutablePointer<NSRange>?
  ) throws {
    guard let number = number(from: string) else { throw CocoaError(.formatting) }
    obj?.initialize(to: number)
  }
}

extension DateFormatter {
  /// Reads a date from text. Differs from iOS: the whole text is read, and the range stays as it is.
  public func getObjectValue(
    _ obj: AutoreleasingUnsafeMutablePointer<AnyObject?>?, for string: String,
    range rangep: UnsafeMutablePointer<NSRange>?
  ) throws {
    guard let date = date(from: string) else { throw CocoaError(.formatting) }
    obj?.initialize(to: date as AnyObject)
  }
}
