import Foundation

extension NSValue {
  /// Creates a value that refers to an object without keeping it.
  public convenience init(nonretainedObject anObject: Any?) {
    // Foundation on Linux knows no encoding of pointers.
    var address = anObject.map { UInt(bitPattern: Unmanaged.passUnretained($0 as AnyObject).toOpaque()) } ?? 0
    self.init(bytes: &address, objCType: "Q")
  }

  /// The object, which must still exist.
  public var nonretainedObjectValue: Any? {
    pointerValue.map { Unmanaged<AnyObject>.fromOpaque($0).takeUnretainedValue() }
  }

  /// The value as a pointer; for a number, that of its address.
  public var pointerValue: UnsafeMutableRawPointer? {
    if let number = self as? NSNumber { return UnsafeMutableRawPointer(bitPattern: number.uintValue) }
    var pointer: UnsafeMutableRawPointer?
    getValue(&pointer)
    return pointer
  }
}
