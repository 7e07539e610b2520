public import Foundation

// Core Foundation passes keys and values of dictionaries as pointers. Here keys and values may be Swift values, which have no
// address: equal ones share an object that the process keeps.

private enum KeptObjects {
  // Guarded by the lock.
  nonisolated(unsafe) private static var objects: [NSObject: NSObject] = [:]
  private static let lock = NSLock()

  /// The address of the kept object that is equal to another.
  static func object(_ object: NSObject) -> UnsafeRawPointer {
    lock.withLock {
      let kept = objects[object] ?? object
      objects[kept] = kept
      return UnsafeRawPointer(Unmanaged.passUnretained(kept).toOpaque())
    }
  }
}

extension Unmanaged where Instance == NSString {
  /// Creates a reference to the object of a text, which the process keeps.
  public static func passUnretained(_ value: String) -> Unmanaged<NSString> {
    Unmanaged.fromOpaque(KeptObjects.object(value as NSString))
  }
}

/// Returns the address of a value in a dictionary; `nil` if there is none.
///
/// A dictionary or array is returned as Swift's value in one word, so that `unsafeBitCast(_:to:)` yields a `CFDictionary` or
/// `CFArray`. It is valid as long as the dictionary that contains it.
public func CFDictionaryGetValue(_ theDict: CFDictionary!, _ key: UnsafeRawPointer!) -> UnsafeRawPointer! {
  guard let theDict, let key else { return nil }
  let name = Unmanaged<NSObject>.fromOpaque(key).takeUnretainedValue()
  guard let value = (name as? NSString).map({ theDict[$0 as String] }) ?? theDict[AnyHashable(name)] else {
    return nil
  }
  switch value {
  case let dictionary as CFDictionary: return unsafeBitCast(dictionary, to: UnsafeRawPointer.self)
  case let text as String: return KeptObjects.object(text as NSString)
  case let number as NSNumber: return KeptObjects.object(number)
  case let object as NSObject: return UnsafeRawPointer(Unmanaged.passUnretained(object).toOpaque())
  case let array as CFArray: return unsafeBitCast(array, to: UnsafeRawPointer.self)
  default: return nil
  }
}
