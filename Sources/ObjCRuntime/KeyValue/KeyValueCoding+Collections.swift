import Foundation

extension KeyValueCoding {
  /// The value of a key of one of Foundation's collections: a dictionary's entry, or the values of what an array or a set
  /// holds. Outer nil: the object is no collection.
  static func value(ofCollection object: AnyObject, _ key: String) -> Any?? {
    switch object {
    case let dictionary as NSDictionary: return .some(dictionary.object(forKey: key))
    case let array as NSArray:
      if key == "@count" { return array.count }
      return (0..<array.count).map { value(of: array.object(at: $0), path: key) ?? NSNull() }
    case let set as NSSet:
      if key == "@count" { return set.count }
      return NSSet(array: set.allObjects.map { value(of: $0, path: key) ?? NSNull() })
    default: return nil
    }
  }

  /// What an operator such as `@sum` makes of the values at the end of a path. Outer nil: there is no such operator.
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
