import Foundation

/// An object whose properties can be read by name.
package protocol KeyValueReadable: AnyObject {
  /// The value of a property; `nil` if the property does not exist.
  func readValue(forKey key: String) -> Any??
}

/// Reads properties by key path.
package enum KeyPathReader {
  static func value(of object: Any?, _ keys: ArraySlice<String>) -> Any? {
    guard let key = keys.first else { return object }
    guard let object = PredicateComparison.unwrapped(object) else { return nil }
    let rest = keys.dropFirst()
    if key.hasPrefix("@") { return collect(object, key, rest) }
    if !(object is [AnyHashable: Any]), !(object is NSDictionary),
      let elements = PredicateComparison.elements(of: object)
    {
      return elements.map { value(of: $0, keys) as Any }
    }
    return value(of: member(key, of: object), rest)
  }

  /// The value of a Swift key path; nil if the object has another type.
  static func value(of object: Any?, _ keyPath: AnyKeyPath) -> Any? {
    guard let object = PredicateComparison.unwrapped(object) else { return nil }
    func read<Root>(_ root: Root) -> Any? { root[keyPath: keyPath] }
    return _openExistential(object, do: read)
  }

  private static func member(_ key: String, of object: Any) -> Any? {
    if key.lowercased() == "self" { return object }
    if let dictionary = object as? [AnyHashable: Any] { return dictionary[key] }
    if let dictionary = object as? NSDictionary { return dictionary.object(forKey: key) }
    if let text = object as? String, key == "length" { return text.utf16.count }
    if let readable = object as? any KeyValueReadable, let value = readable.readValue(forKey: key) {
      return value
    }
    var mirror: Mirror? = Mirror(reflecting: object)
    while let current = mirror {
      for child in current.children where child.label == key || child.label == "$__lazy_storage_$_\(key)" {
        return child.value
      }
      mirror = current.superclassMirror
    }
    fatalError(
      """
      NSUnknownKeyException: [<\(type(of: object))> valueForUndefinedKey:]: this class is not key value \
      coding-compliant for the key \(key).
      """)
  }

  private static func collect(_ object: Any, _ name: String, _ keys: ArraySlice<String>) -> Any? {
    let elements = PredicateComparison.elements(of: object) ?? []
    if name == "@count" { return elements.count }
    let values = keys.isEmpty ? elements : elements.map { value(of: $0, keys) }
    let numbers = values.compactMap { PredicateComparison.number(PredicateComparison.unwrapped($0)) }
    switch name {
    case "@sum": return numbers.reduce(0, +)
    case "@avg": return numbers.isEmpty ? nil : numbers.reduce(0, +) / Double(numbers.count)
    case "@min": return numbers.min()
    case "@max": return numbers.max()
    default: fatalError("NSInvalidArgumentException: the collection operator \(name) is not supported")
    }
  }
}
