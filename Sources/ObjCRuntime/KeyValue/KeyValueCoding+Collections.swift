import Foundation

extension KeyValueCoding {
  /// Returns the value of a key in a Foundation collection: the entry of a dictionary or of defaults, or the values of an
  /// array's or set's elements. The outer optional is nil if the object is not a collection.
  static func value(ofCollection object: AnyObject, _ key: String) -> Any?? {
    switch object {
    case let dictionary as NSDictionary: return .some(dictionary.object(forKey: key))
    case let defaults as UserDefaults: return .some(defaults.object(forKey: key))
    case let array as NSArray:
      if key == "@count" { return array.count }
      return (0..<array.count).map { value(of: array.object(at: $0), path: key) ?? NSNull() }
    case let set as NSSet:
      if key == "@count" { return set.count }
      return NSSet(array: set.allObjects.map { value(of: $0, path: key) ?? NSNull() })
    default: return nil
    }
  }

  /// Sets an entry of a Foundation collection; a value of nil removes it. Returns whether the object has entries to set.
  static func set(_ value: Any?, ofCollection object: AnyObject, _ key: String) -> Bool {
    switch object {
    case let dictionary as NSMutableDictionary:
      if let value { dictionary[key] = value } else { dictionary.removeObject(forKey: key) }
    case let defaults as UserDefaults: defaults.set(value, forKey: key)
    default: return false
    }
    return true
  }

  /// Returns the result of an operator such as `@sum` for the values at the end of a path. The outer optional
  /// is nil if the operator is unknown.
  static func value(of items: [Any], operator name: String, path: String) -> Any?? {
    var values: [Any] {
      path.isEmpty || path == "self" ? items : items.compactMap { value(of: $0, path: path) }
    }
    var numbers: [Double] { values.compactMap { ($0 as? NSNumber)?.doubleValue ?? Double("\($0)") } }
    switch name {
    case "@count": return items.count
    case "@sum": return NSNumber(value: numbers.reduce(0, +))
    case "@avg":
      let numbers = numbers
      return numbers.isEmpty ? .some(nil) : NSNumber(value: numbers.reduce(0, +) / Double(numbers.count))
    case "@max": return .some(values.max(by: isLess))
    case "@min": return .some(values.min(by: isLess))
    case "@unionOfObjects": return values
    case "@distinctUnionOfObjects":
      var seen: Set<NSObject> = []
      return values.filter { ($0 as? NSObject ?? "\($0)" as NSString).isNew(to: &seen) }
    case "@unionOfArrays": return values.flatMap { $0 as? [Any] ?? [$0] }
    default: return nil
    }
  }

  private static func isLess(_ first: Any, _ second: Any) -> Bool {
    switch (first, second) {
    case (let first as Date, let second as Date): first < second
    case (let first as String, let second as String): first < second
    case (let first as NSNumber, let second as NSNumber): first.compare(second) == .orderedAscending
    default: "\(first)" < "\(second)"
    }
  }
}

extension NSObject {
  fileprivate func isNew(to seen: inout Set<NSObject>) -> Bool { seen.insert(self).inserted }
}
