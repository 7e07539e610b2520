extension UIApplication {
  static func defaultValue(forKey key: String) -> Any? {
    switch key {
    case "shared", "sharedApplication": shared
    default:
      fatalError("valueForUndefinedKey: this class is not key value coding-compliant for the key \(key).")
    }
  }

  static func defaultValue(forKeyPath keyPath: String) -> Any? {
    let keys = keyPath.split(separator: ".", maxSplits: 1).map(String.init)
    let first = value(forKey: keys.first ?? "")
    guard keys.count == 2 else { return first }
    return (first as? NSObject)?.value(forKeyPath: keys[1])
  }
}
