@_spi(Reflection) import Swift

/// The kind of a type, from the first word of its metadata.
enum TypeKind {
  case structure
  case enumeration
  case tuple
  case other

  init(_ type: Any.Type) {
    switch unsafeBitCast(type, to: UnsafePointer<Int>.self).pointee {
    case 0x200: self = .structure
    case 0x201: self = .enumeration
    case 0x301: self = .tuple
    default: self = .other
    }
  }
}

/// A stored property of a structure or class, or an element of a tuple.
struct FieldMetadata {
  let name: String
  let offset: Int
  let type: Any.Type
  var isVariable = true
  /// Whether a reference is neither weak nor unowned.
  var isStrong = true

  /// The fields of a structure or tuple; `nil` if they cannot be read.
  static func fields(of type: Any.Type) -> [FieldMetadata]? {
    if case .tuple = TypeKind(type) { return elements(of: type) }
    var fields: [FieldMetadata] = []
    let isComplete = _forEachField(of: type) { name, offset, type, _ in
      fields.append(FieldMetadata(name: String(cString: name), offset: offset, type: type))
      return true
    }
    return isComplete ? fields : nil
  }

  /// The elements of a tuple: after the kind, the count and the labels, a type and an offset each.
  private static func elements(of type: Any.Type) -> [FieldMetadata] {
    let words = unsafeBitCast(type, to: UnsafePointer<Int>.self)
    return (0..<words[1]).map { index in
      FieldMetadata(
        name: "\(index)", offset: words[3 + 2 * index + 1],
        type: unsafeBitCast(words[3 + 2 * index], to: Any.Type.self))
    }
  }

  /// The stored properties of a class and of its superclasses.
  static func properties(of type: AnyClass) -> [FieldMetadata] {
    (0..<recursiveChildCount(type)).map { index in
      var record = FieldRecord()
      let fieldType = recursiveChild(type, index: index, record: &record)
      defer { record.free?(record.name) }
      return FieldMetadata(
        name: record.name.map { String(cString: $0) } ?? "", offset: recursiveChildOffset(type, index: index),
        type: fieldType, isVariable: record.isVariable, isStrong: record.isStrong)
    }
  }
}

/// The runtime's description of a field.
private struct FieldRecord {
  var name: UnsafePointer<CChar>?
  var free: (@convention(c) (UnsafePointer<CChar>?) -> Void)?
  var isStrong = false
  var isVariable = false
}

@_silgen_name("swift_reflectionMirror_recursiveCount")
private func recursiveChildCount(_ type: Any.Type) -> Int

@_silgen_name("swift_reflectionMirror_recursiveChildMetadata")
private func recursiveChild(
  _ type: Any.Type, index: Int, record: UnsafeMutablePointer<FieldRecord>
) -> Any.Type

@_silgen_name("swift_reflectionMirror_recursiveChildOffset")
private func recursiveChildOffset(_ type: Any.Type, index: Int) -> Int

// MARK: Enumerations

/// The cases of an enumeration, from its metadata.
///
/// The words of metadata are the kind and the type's descriptor; the value witnesses are before them. A descriptor has words of
/// four bytes: flags, parent, name, accessor, fields, the number of cases with associated values, the number of others.
struct EnumerationMetadata {
  struct Case {
    let name: String
    /// The type of the associated values; `nil` without any.
    let payload: Any.Type?
    /// Whether the associated values are in a box.
    let isIndirect: Bool
  }

  /// The cases by their tags: those with associated values first.
  let cases: [Case]
  private let metadata: UnsafeRawPointer
  private let witnesses: UnsafePointer<UnsafeRawPointer>

  init?(_ type: Any.Type) {
    guard case .enumeration = TypeKind(type) else { return nil }
    metadata = unsafeBitCast(type, to: UnsafeRawPointer.self)
    let words = metadata.assumingMemoryBound(to: UnsafeRawPointer.self)
    witnesses = (words - 1).pointee.assumingMemoryBound(to: UnsafeRawPointer.self)
    let descriptor = words[1]
    guard let fields = Self.relative(descriptor + 16) else { return nil }
    let metadata = self.metadata
    let count = Int(fields.load(fromByteOffset: 12, as: UInt32.self))
    let payloads = Int(descriptor.load(fromByteOffset: 20, as: UInt32.self) & 0xFF_FFFF)
    cases = (0..<count).map { index in
      // A header of 16 bytes, then records of flags, type and name.
      let record = fields + 16 + 12 * index
      let name = Self.relative(record + 8).map { String(cString: $0.assumingMemoryBound(to: CChar.self)) }
      let type = index < payloads ? Self.relative(record + 4) : nil
      return Case(
        name: name ?? "", payload: type.flatMap { Self.type(at: $0, descriptor, metadata) },
        isIndirect: record.load(as: UInt32.self) & 1 != 0)
    }
    // A case whose type cannot be read has no place in the list.
    guard cases.prefix(payloads).allSatisfy({ $0.payload != nil }) else { return nil }
  }

  /// The address that a relative reference of four bytes names; `nil` if it is zero.
  private static func relative(_ place: UnsafeRawPointer) -> UnsafeRawPointer? {
    let distance = Int(place.load(as: Int32.self))
    return distance == 0 ? nil : place + distance
  }

  private static func type(
    at name: UnsafeRawPointer, _ descriptor: UnsafeRawPointer, _ metadata: UnsafeRawPointer
  ) -> Any.Type? {
    // Bytes below 0x20 begin symbolic references, with four or eight further bytes.
    var length = 0
    while true {
      let byte = name.load(fromByteOffset: length, as: UInt8.self)
      if byte == 0 { break }
      length += 1
      if (0x01...0x17).contains(byte) { length += 4 }
      if (0x18...0x1F).contains(byte) { length += MemoryLayout<Int>.size }
    }
    return _getTypeByMangledNameInContext(
      name.assumingMemoryBound(to: UInt8.self), UInt(length), genericContext: descriptor,
      genericArguments: metadata + 2 * MemoryLayout<Int>.size)
  }

  // The witnesses of enumerations follow eleven words.
  private typealias Tag = @convention(c) (UnsafeRawPointer, UnsafeRawPointer) -> UInt32
  private typealias Project = @convention(c) (UnsafeMutableRawPointer, UnsafeRawPointer) -> Void
  private typealias Inject = @convention(c) (UnsafeMutableRawPointer, UInt32, UnsafeRawPointer) -> Void

  /// The index of the case of a value.
  func tag(_ value: UnsafeRawPointer) -> Int {
    Int(unsafeBitCast(witnesses[11], to: Tag.self)(value, metadata))
  }

  /// Turns a value into its associated values, in place.
  func project(_ value: UnsafeMutableRawPointer) {
    unsafeBitCast(witnesses[12], to: Project.self)(value, metadata)
  }

  /// Turns associated values into a value of a case, in place.
  func inject(_ tag: Int, into value: UnsafeMutableRawPointer) {
    unsafeBitCast(witnesses[13], to: Inject.self)(value, UInt32(tag), metadata)
  }
}
