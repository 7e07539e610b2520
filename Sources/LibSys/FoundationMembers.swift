import Foundation

// Members of Foundation's classes that Foundation on Linux lacks.

extension NSMutableDictionary {
  /// The value for a key. Setting nil removes it.
  public subscript(key: any NSCopying) -> Any? {
    get { object(forKey: key) }
    set {
      if let newValue {
        setObject(newValue, forKey: key as! NSObject)
      } else {
        removeObject(forKey: key)
      }
    }
  }
}

extension URL {
  /// Returns whether a file exists. Differs from iOS: files are never promised by a file provider.
  public func checkPromisedItemIsReachable() throws -> Bool { try checkResourceIsReachable() }
}
