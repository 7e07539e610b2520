import Foundation

/// A collection class whose objects can be iterated over.
///
/// Differs from iOS: classes of apps adopt it by providing `makeFastIterator()`.
public protocol NSFastEnumeration: AnyObject {
  /// Returns an iterator over the objects.
  func makeFastIterator() -> AnyIterator<Any>
}

/// An iterator over the objects of a collection class.
public struct NSFastEnumerationIterator: IteratorProtocol {
  private let iterator: AnyIterator<Any>

  public init(_ enumerable: any NSFastEnumeration) {
    iterator = enumerable.makeFastIterator()
  }

  public mutating func next() -> Any? { iterator.next() }
}

extension NSArray: NSFastEnumeration {
  public func makeFastIterator() -> AnyIterator<Any> { AnyIterator(makeIterator()) }
}

extension NSSet: NSFastEnumeration {
  public func makeFastIterator() -> AnyIterator<Any> { AnyIterator(makeIterator()) }
}

extension NSOrderedSet: NSFastEnumeration {
  public func makeFastIterator() -> AnyIterator<Any> { AnyIterator(makeIterator()) }
}

extension NSDictionary: NSFastEnumeration {
  /// Returns an iterator over the keys.
  public func makeFastIterator() -> AnyIterator<Any> { AnyIterator(allKeys.makeIterator()) }
}

extension NSEnumerator: NSFastEnumeration {
  public func makeFastIterator() -> AnyIterator<Any> { AnyIterator { self.nextObject() } }
}
