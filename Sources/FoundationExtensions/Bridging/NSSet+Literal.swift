import Foundation

/// Lets a set be written as an array literal, which on Linux only arrays and ordered sets can.
public protocol _SetLiteral: ExpressibleByArrayLiteral where ArrayLiteralElement == Any {}

extension _SetLiteral {
  public init(arrayLiteral elements: Any...) {
    let set: NSSet = Self.self == NSMutableSet.self ? NSMutableSet(array: elements) : NSSet(array: elements)
    self = set as! Self
  }
}

extension NSSet: _SetLiteral, @retroactive ExpressibleByArrayLiteral {}
