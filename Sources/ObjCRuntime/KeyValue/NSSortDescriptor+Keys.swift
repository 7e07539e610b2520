import Foundation

/// A sort descriptor that reads values by key path in text form.
package final class KeySortDescriptor: NSSortDescriptor {
  package let path: String
  /// The method that compares two values, such as `localizedCaseInsensitiveCompare:`; nil for `compare:`.
  package let method: Selector?
  /// Whether values are compared by a closure, which stores cannot translate.
  package let hasComparator: Bool

  package init(path: String, ascending: Bool, selector: Selector?, comparator: Comparator? = nil) {
    self.path = path
    method = selector
    hasComparator = comparator != nil
    super.init(
      keyPath: \NSObject.self, ascending: ascending,
      comparator: comparator ?? { ValueOrder.compare($0, $1, selector: selector) })
  }

  package override func compare(_ object1: Any, to object2: Any) -> ComparisonResult {
    let (first, second) = (value(of: object1), value(of: object2))
    let result: ComparisonResult
    if hasComparator, let first, let second {
      result = comparator(first, second)
    } else {
      result = ValueOrder.compare(first, second, selector: method)
    }
    return ascending ? result : ComparisonResult(rawValue: -result.rawValue)!
  }

  package override var reversedSortDescriptor: Any {
    KeySortDescriptor(
      path: path, ascending: !ascending, selector: method, comparator: hasComparator ? comparator : nil)
  }

  package override var description: String { "(\(path), \(ascending ? "ascending" : "descending"))" }

  private func value(of object: Any) -> Any? {
    path.isEmpty || path == "self" ? object : KeyValueCoding.value(of: object, path: path)
  }
}

/// The order of dynamically typed values. `nil` is first.
package enum ValueOrder {
  package static func compare(_ a: Any?, _ b: Any?, selector: Selector? = nil) -> ComparisonResult {
    switch (a, b) {
    case (nil, nil): return .orderedSame
    case (nil, _), (is NSNull, _): return b is NSNull ? .orderedSame : .orderedAscending
    case (_, nil), (_, is NSNull): return .orderedDescending
    case (let a as String, let b as String): return compare(a, b, selector)
    case (let a as NSString, let b as NSString): return compare(a as String, b as String, selector)
    case (let a as Date, let b as Date): return a.compare(b)
    case (let a as NSNumber, let b as NSNumber): return a.compare(b)
    case (let a as UUID, let b as UUID): return order(a.uuidString, b.uuidString)
    case (let a as Bool, let b as Bool): return order(a ? 1 : 0, b ? 1 : 0)
    case (let a?, let b?):
      if let a = a as? any Comparable { return compared(a, b) }
      return .orderedSame
    }
  }

  private static func compared<Value: Comparable>(_ a: Value, _ b: Any) -> ComparisonResult {
    (b as? Value).map { order(a, $0) } ?? .orderedSame
  }

  private static func order<Value: Comparable>(_ a: Value, _ b: Value) -> ComparisonResult {
    a < b ? .orderedAscending : b < a ? .orderedDescending : .orderedSame
  }

  /// Compares text with one of `NSString`'s methods. Without a method it is compared by its bytes, as stores do.
  package static func compare(_ a: String, _ b: String, _ selector: Selector?) -> ComparisonResult {
    TextOrder(selector).compare(a, b)
  }
}

/// Lets initializers return an instance of a subclass, which only protocols without a class constraint can do.
public protocol _SortDescriptorFactory {}

extension NSSortDescriptor: _SortDescriptorFactory {}

extension _SortDescriptorFactory {
  /// Creates a descriptor that compares the values of a key path in their natural order.
  public init(key: String?, ascending: Bool) {
    self = KeySortDescriptor(path: key ?? "", ascending: ascending, selector: nil) as! Self
  }

  /// Creates a descriptor that compares the values of a key path with a method of text, such as
  /// `localizedStandardCompare(_:)`.
  public init(key: String?, ascending: Bool, selector: Selector?) {
    self = KeySortDescriptor(path: key ?? "", ascending: ascending, selector: selector) as! Self
  }

  /// Creates a descriptor that compares the values of a key path with a closure.
  public init(key: String?, ascending: Bool, comparator: @escaping Comparator) {
    self =
      KeySortDescriptor(path: key ?? "", ascending: ascending, selector: nil, comparator: comparator) as! Self
  }

  /// Creates a descriptor for any property of an object, including optional ones.
  public init<Root: NSObject, Value>(keyPath: KeyPath<Root, Value>, ascending: Bool) {
    if let keys = KeyValueObserving.keys(of: keyPath, in: Root.self) {
      self =
        KeySortDescriptor(path: keys.joined(separator: "."), ascending: ascending, selector: nil) as! Self
    } else {
      self =
        NSSortDescriptor(keyPath: keyPath, ascending: ascending, comparator: { ValueOrder.compare($0, $1) })
        as! Self
    }
  }
}

extension NSSortDescriptor {
  /// The key path in text form; nil if the descriptor was created with a key path of Swift that has none.
  public var key: String? { (self as? KeySortDescriptor)?.path }

  /// The method that compares values.
  public var selector: Selector? { (self as? KeySortDescriptor)?.method }
}
