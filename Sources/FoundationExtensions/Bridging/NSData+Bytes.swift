import Foundation

extension NSData {
  /// The bytes, as long as the object would be in the pool on iOS: `(data as NSData).bytes`. Here the object is released at once.
  ///
  /// They last until the main thread's next event, or on another thread until eight further calls.
  public var _lastingBytes: UnsafeRawPointer {
    if Thread.isMainThread {
      nonisolated(unsafe) let object = self
      DispatchQueue.main.async { withExtendedLifetime(object) {} }
    } else {
      let threads = Thread.current.threadDictionary
      var kept = threads[Self.keptKey] as? [NSData] ?? []
      kept.append(self)
      threads[Self.keptKey] = Array(kept.suffix(8))
    }
    return bytes
  }

  private static let keptKey = "NSData.lastingBytes"
}
