extension UIApplication {
  /// Returns a property of the class, `shared`. Code that app extensions share reads the application by this name.
  public static func value(forKey key: String) -> Any? {
    switch key {
    case "shared", "sharedApplication": shared
    default:
      fatalError("valueForUndefinedKey: this class is not key value coding-compliant for the key \(key).")
    }
  }

  /// Returns the value at the end of a key path that begins with a property of the class, such as `shared.delegate`.
  public static func value(forKeyPath keyPath: String) -> Any? {
    let keys = keyPath.split(separator: ".", maxSplits: 1).map(String.init)
    let first = value(forKey: keys.first ?? "")
    guard keys.count == 2 else { return first }
    return (first as? NSObject)?.value(forKeyPath: keys[1])
  }
}
