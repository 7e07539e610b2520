import CMethodTables

/// The entry of an overridable method in the method table of its class.
///
/// The entry has the same offset in the tables of all subclasses, so an override is a different value at that offset.
/// The offset is found by calling the method on an object whose table contains only probes; a call that reaches no
/// probe ends the process.
@MainActor
package struct VirtualMethod<Base: AnyObject> {
  private let offset: Int
  private let standard: UInt

  /// Finds the entry of a method.
  ///
  /// - Parameter call: Calls the method with any arguments; they are not read. The method must return in registers.
  @inline(never) @_optimize(none)
  package init(_ call: (Base) -> Void) {
    let type = unsafeBitCast(Base.self as AnyClass, to: UnsafeRawPointer.self)
    let header = ClassHeader(type)
    let copy = UnsafeMutableRawPointer.allocate(byteCount: header.size, alignment: 16)
    defer { copy.deallocate() }
    copy.copyMemory(from: type - header.addressPoint, byteCount: header.size)
    let table = copy + header.addressPoint
    let object = ProbedObject()
    let pointer = Unmanaged.passUnretained(object).toOpaque()
    let ownType = pointer.load(as: UnsafeRawPointer.self)
    offset = MethodProbe.entry(in: table, from: ClassHeader.firstMethod, count: header.methodCount) {
      pointer.storeBytes(of: UnsafeRawPointer(table), as: UnsafeRawPointer.self)
      call(Unmanaged<Base>.fromOpaque(pointer).takeUnretainedValue())
      pointer.storeBytes(of: ownType, as: UnsafeRawPointer.self)
    }
    withExtendedLifetime(object) {}
    standard = type.load(fromByteOffset: offset, as: UInt.self)
  }

  /// Returns whether a class, or a superclass of it below `Base`, overrides the method.
  package func isOverridden(by type: AnyClass) -> Bool {
    unsafeBitCast(type, to: UnsafeRawPointer.self).load(fromByteOffset: offset, as: UInt.self) != standard
  }
}

/// An object without properties, whose class is replaced while a method of another class is called on it.
private final class ProbedObject {}

/// The fixed part of class metadata in Swift's ABI.
private struct ClassHeader {
  /// The size of the whole metadata, in bytes.
  let size: Int
  /// The offset of the address point, to which pointers to the class refer.
  let addressPoint: Int

  /// The offset of the first possible method, after kind, superclass, flags, sizes, descriptor and ivar destroyer.
  static let firstMethod = 56

  init(_ type: UnsafeRawPointer) {
    size = Int(type.load(fromByteOffset: 32, as: UInt32.self))
    addressPoint = Int(type.load(fromByteOffset: 36, as: UInt32.self))
  }

  var methodCount: Int { (size - addressPoint - Self.firstMethod) / MemoryLayout<UInt>.size }
}

/// Finds the method table entry that a call uses.
@MainActor
enum MethodProbe {
  /// Returns an object for an argument that is not read.
  static func argument<Object: AnyObject>(_ type: Object.Type = Object.self) -> Object {
    Unmanaged<Object>.fromOpaque(Unmanaged.passUnretained(unreadArgument).toOpaque()).takeUnretainedValue()
  }

  private static let unreadArgument = ProbedObject()

  /// Returns the offset of the entry that a call uses, in bytes from the table's address point.
  ///
  /// Each call determines one bit of the entry's number, which the entry's probe records.
  @inline(never) @_optimize(none)
  static func entry(
    in table: UnsafeMutableRawPointer, from first: Int, count: Int, _ call: () -> Void
  ) -> Int {
    let entries = (table + first).assumingMemoryBound(to: UnsafeRawPointer?.self)
    func answer(_ bit: (Int) -> Bool) -> Int {
      for index in 0..<count { entries[index] = ptl_probe(bit(index)) }
      ptl_probe_answer = -1
      call()
      precondition(ptl_probe_answer >= 0, "The call goes through no method table")
      return Int(ptl_probe_answer)
    }
    var found = 0
    for bit in 0..<Int.bitWidth where count >> bit > 0 {
      found |= answer { $0 >> bit & 1 == 1 } << bit
    }
    precondition(answer { $0 == found } == 1, "The call goes through several entries of a method table")
    return first + found * MemoryLayout<UInt>.size
  }
}
