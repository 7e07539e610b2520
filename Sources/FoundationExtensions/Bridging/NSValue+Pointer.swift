import Foundation

extension NSValue {
  /// The value as a pointer; for a number, that of its address.
  public var pointerValue: UnsafeMutableRawPointer? {
    if let number = self as? NSNumber { return UnsafeMutableRawPointer(bitPattern: number.uintValue) }
    var pointer: UnsafeMutableRawPointer?
    getValue(&pointer)
    return pointer
  }
}
