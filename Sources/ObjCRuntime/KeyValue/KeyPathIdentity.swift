/// The identity of a single-step key path's target, independent of the class it was written with:
/// `\Parent.name` and `\Child.name` are the same identity, though not the same key path.
///
/// Read from the buffer of the key path, whose layout is the standard library's
/// (https://github.com/swiftlang/swift/blob/main/docs/ABI/KeyPaths.md): a stored property is identified by its
/// offset, any other by the address that identifies its accessor.
struct KeyPathIdentity: Hashable {
  private let kind: UInt32
  private let word: UInt

  private init(kind: UInt32, word: UInt) {
    self.kind = kind
    self.word = word
  }

  /// Returns the identities of the property in the classes whose property it overrides, if the step is in a
  /// final class.
  ///
  /// Such a step is identified by the code of its accessor; a step in another class by the descriptor of the
  /// method that first declared it, which overrides share. The two are matched by their slot in the method
  /// table of the class (https://github.com/swiftlang/swift/blob/main/docs/ABI/TypeMetadata.md).
  func overridden(in cls: AnyClass) -> [KeyPathIdentity] {
    guard kind == 2 else { return [] }
    let metadata = unsafeBitCast(cls, to: UnsafeRawPointer.self)
    let size = Int(metadata.load(fromByteOffset: 32, as: UInt32.self))
    let addressPoint = Int(metadata.load(fromByteOffset: 36, as: UInt32.self))
    var found: [KeyPathIdentity] = []
    for slot in 7..<max(7, (size - addressPoint) / 8)
    where metadata.load(fromByteOffset: slot * 8, as: UInt.self) == word {
      var next: AnyClass? = cls
      while let current = next {
        if let method = Self.method(at: slot, of: current) {
          found.append(KeyPathIdentity(kind: 2, word: UInt(bitPattern: method)))
        }
        next = _getSuperclass(current)
      }
    }
    return found
  }

  /// Returns the descriptor of the method that a class itself declares for a slot of the method table.
  private static func method(at slot: Int, of cls: AnyClass) -> UnsafeRawPointer? {
    let metadata = unsafeBitCast(cls, to: UnsafeRawPointer.self)
    guard let descriptor = metadata.load(fromByteOffset: 40, as: UnsafeRawPointer?.self) else { return nil }
    let flags = descriptor.load(as: UInt32.self)
    let (isGeneric, hasResilientSuperclass, hasMethods) =
      (flags & 0x80 != 0, flags & 0x2000_0000 != 0, flags & 0x8000_0000 != 0)
    guard flags & 0x1F == 16, !isGeneric, !hasResilientSuperclass, hasMethods else { return nil }
    // Metadata created at run time begins with three references.
    let header = descriptor + 44 + (flags >> 16 & 3 == 1 ? 12 : 0)
    let first = Int(header.load(as: UInt32.self))
    let count = Int(header.load(fromByteOffset: 4, as: UInt32.self))
    return (first..<first + count).contains(slot) ? header + 8 + (slot - first) * 8 : nil
  }

  /// Returns nil if the path does not have exactly one step.
  init?(_ path: AnyKeyPath) {
    guard let steps = KeyPathIdentity.steps(of: path), steps.count == 1 else { return nil }
    self = steps[0]
  }

  /// Returns the steps of a path without its `?` and `!`; nil if a step cannot be expressed as a key.
  static func steps(of path: AnyKeyPath) -> [KeyPathIdentity]? {
    withExtendedLifetime(path) {
      let buffer = Unmanaged.passUnretained(path).toOpaque() + headerSize
      let size = Int(buffer.load(as: UInt32.self) & 0x00FF_FFFF)
      var offset = 8
      let end = offset + size
      var steps: [KeyPathIdentity] = []
      while offset + 4 <= end {
        let header = buffer.load(fromByteOffset: offset, as: UInt32.self) & 0x7FFF_FFFF
        let start = offset
        offset += 4
        switch header >> 24 {
        case 1, 3:
          var field = UInt(header & 0x007F_FFFF)
          if field == 0x007F_FFFF {
            field = UInt(buffer.load(fromByteOffset: offset, as: UInt32.self))
            offset += 4
          }
          steps.append(KeyPathIdentity(kind: header >> 24, word: field))
        case 2:
          let hasArguments = header & 0x0008_0000 != 0
          let isSettable = header & 0x0040_0000 != 0
          offset = start + 8
          steps.append(
            KeyPathIdentity(kind: 2, word: buffer.load(fromByteOffset: offset, as: UInt.self)))
          offset += isSettable ? 24 : 16
          if hasArguments {
            offset += 16 + Int(buffer.load(fromByteOffset: offset, as: UInt.self))
          }
        case 4:
          break
        default:
          return nil
        }
        offset = (offset + 7) & ~7
        offset += 8
      }
      return steps
    }
  }

  /// The size of the object header and of the pointer to the key string, which precede the buffer.
  private static let headerSize = 24
}
