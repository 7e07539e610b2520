import Foundation

// Members of Foundation's classes that sources for iOS use and Foundation on Linux lacks.

extension NSMutableDictionary {
  /// The value for a key; nil takes it away.
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
  /// Whether a file is there, or can be had from where it is kept: here, whether it is there.
  public func checkPromisedItemIsReachable() throws -> Bool { try checkResourceIsReachable() }
}
