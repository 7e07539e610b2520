import Foundation

/// The type of error pointers passed as `&error` to methods in Objective-C style. This platform has no
/// autoreleasing.
public typealias AutoreleasingUnsafeMutablePointer = UnsafeMutablePointer

/// An optional pointer to an error.
public typealias NSErrorPointer = UnsafeMutablePointer<NSError?>?

extension UnsafeMutablePointer where Pointee == AnyObject? {
  /// Creates a pointer to an object from a pointer to memory of another type.
  ///
  /// The memory is cleared unless it contains an object already, because a later assignment releases the object before it.
  @_disfavoredOverload
  public init<Other>(_ from: UnsafeMutablePointer<Other>) {
    self = UnsafeMutableRawPointer(from).assumingMemoryBound(to: AnyObject?.self)
    if !(Other.self is AnyClass), !(Other.self is any ExpressibleByNilLiteral.Type) {
      UnsafeMutableRawPointer(from).initializeMemory(as: UInt.self, to: 0)
    }
  }
}
