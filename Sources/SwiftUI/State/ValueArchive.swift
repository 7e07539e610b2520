@_spi(Reflection) import Swift

/// Codes values of most types, for the next process of an app.
///
/// `Codable` values are coded as they do it themselves; optionals, arrays, structures and enumerations without associated values
/// by their parts.
enum ValueArchive {
  /// A coded value.
  private indirect enum Part: Codable {
    case none
    case coded(Data)
    case name(String)
    case list([Part])
    case fields([String: Part])
  }

  static func encode<Value>(_ value: Value) -> Data? {
    part(of: value).flatMap { try? JSONEncoder().encode($0) }
  }

  static func decode<Value>(_ type: Value.Type, from data: Data) -> Value? {
    (try? JSONDecoder().decode(Part.self, from: data)).flatMap { value(of: type, $0) }
  }

  // MARK: Encoding

  private static func part<Value>(of value: Value) -> Part? {
    if let type = Value.self as? any ArchivedOptional.Type {
      func open<O: ArchivedOptional>(_ type: O.Type) -> Part? {
        guard let wrapped = unsafeBitCast(value, to: O.self).archivedValue else { return Part.none }
        return part(opened: wrapped)
      }
      return open(type)
    }
    if let path = value as? NavigationPath {
      return path.codable.flatMap { try? JSONEncoder().encode($0) }.map(Part.coded)
    }
    if let value = value as? any Encodable, Value.self is any Decodable.Type {
      func encoded<E: Encodable>(_ value: E) -> Data? { try? JSONEncoder().encode([value]) }
      if let data = encoded(value) { return .coded(data) }
    }
    if let list = value as? any ArchivedArray {
      let elements = list.archivedElements
      let parts = elements.compactMap(part(opened:))
      return parts.count == elements.count ? .list(parts) : nil
    }
    switch TypeKind(Value.self) {
    case .structure: return fields(of: value)
    case .plainEnumeration: return enumCaseName(value).map { .name(String(cString: $0)) }
    case .other: return nil
    }
  }

  private static func part(opened value: Any) -> Part? {
    func open<T>(_ value: T) -> Part? { part(of: value) }
    return _openExistential(value, do: open)
  }

  private static func fields<Value>(of value: Value) -> Part? {
    var fields: [String: Part] = [:]
    var isComplete = true
    withUnsafeBytes(of: value) { bytes in
      isComplete = _forEachField(of: Value.self) { name, offset, type, _ in
        func read<T>(_ type: T.Type) -> Part? {
          part(of: (bytes.baseAddress! + offset).assumingMemoryBound(to: T.self).pointee)
        }
        guard let part = _openExistential(type, do: read) else { return false }
        fields[String(cString: name)] = part
        return true
      }
    }
    return isComplete ? .fields(fields) : nil
  }

  // MARK: Decoding

  private static func value<Value>(of type: Value.Type, _ part: Part) -> Value? {
    if let optional = type as? any ArchivedOptional.Type {
      func open<O: ArchivedOptional>(_ type: O.Type) -> Value? {
        if case .none = part { return unsafeBitCast(O.make(nil), to: Value.self) }
        return value(of: O.Wrapped.self, part).map { unsafeBitCast(O.make($0), to: Value.self) }
      }
      return open(optional)
    }
    if type == NavigationPath.self, case .coded(let data) = part {
      let path = try? JSONDecoder().decode(NavigationPath.CodableRepresentation.self, from: data)
      return path.map { NavigationPath($0) } as? Value
    }
    switch part {
    case .none: return nil
    case .coded(let data):
      guard let decodable = type as? any Decodable.Type else { return nil }
      func decoded<D: Decodable>(_ type: D.Type) -> Any? {
        try? JSONDecoder().decode([D].self, from: data).first
      }
      return decoded(decodable) as? Value
    case .list(let parts):
      guard let list = type as? any ArchivedArray.Type else { return nil }
      func elements<A: ArchivedArray>(_ type: A.Type) -> Any? {
        let values = parts.compactMap { value(of: A.Element.self, $0) }
        return values.count == parts.count ? A.make(values) : nil
      }
      return elements(list) as? Value
    case .name(let name):
      guard TypeKind(type) == .plainEnumeration else { return nil }
      return enumCase(type, name)
    case .fields(let fields):
      guard TypeKind(type) == .structure else { return nil }
      return structure(type, fields)
    }
  }

  private static func structure<Value>(_ type: Value.Type, _ fields: [String: Part]) -> Value? {
    let memory = UnsafeMutablePointer<Value>.allocate(capacity: 1)
    defer { memory.deallocate() }
    var initialized: [() -> Void] = []
    let isComplete = _forEachField(of: type) { name, offset, fieldType, _ in
      let place = UnsafeMutableRawPointer(memory) + offset
      func write<T>(_ type: T.Type) -> Bool {
        guard let part = fields[String(cString: name)], let value = value(of: type, part) else {
          return false
        }
        place.initializeMemory(as: T.self, to: value)
        initialized.append { place.assumingMemoryBound(to: T.self).deinitialize(count: 1) }
        return true
      }
      return _openExistential(fieldType, do: write)
    }
    guard isComplete, initialized.count == fields.count else {
      for undo in initialized { undo() }
      return nil
    }
    return memory.move()
  }

  /// Returns the case with a name of an enumeration without associated values.
  private static func enumCase<Value>(_ type: Value.Type, _ name: String) -> Value? {
    guard MemoryLayout<Value>.size <= 1 else { return nil }
    for tag in 0..<TypeKind.caseCount(type) {
      let memory = UnsafeMutablePointer<Value>.allocate(capacity: 1)
      defer { memory.deallocate() }
      if MemoryLayout<Value>.size == 1 {
        UnsafeMutableRawPointer(memory).storeBytes(of: UInt8(tag), as: UInt8.self)
      }
      if let found = enumCaseName(memory.pointee), String(cString: found) == name { return memory.pointee }
    }
    return nil
  }
}

@_silgen_name("swift_EnumCaseName")
private func enumCaseName<T>(_ value: T) -> UnsafePointer<CChar>?

/// The kind of a type, from its metadata.
private enum TypeKind {
  case structure
  /// An enumeration without associated values.
  case plainEnumeration
  case other

  init(_ type: Any.Type) {
    switch unsafeBitCast(type, to: UnsafePointer<Int>.self).pointee {
    case 0x200: self = .structure
    case 0x201 where Self.counts(type).payloads == 0: self = .plainEnumeration
    default: self = .other
    }
  }

  static func caseCount(_ type: Any.Type) -> Int { Self.counts(type).empty }

  /// The numbers of cases, in the enumeration's descriptor after five words of four bytes.
  private static func counts(_ type: Any.Type) -> (payloads: Int, empty: Int) {
    let metadata = unsafeBitCast(type, to: UnsafePointer<UnsafeRawPointer>.self)
    let descriptor = metadata[1]
    let payloads = descriptor.load(fromByteOffset: 20, as: UInt32.self) & 0xFF_FFFF
    return (Int(payloads), Int(descriptor.load(fromByteOffset: 24, as: UInt32.self)))
  }
}

private protocol ArchivedOptional {
  associatedtype Wrapped
  static func make(_ value: Wrapped?) -> Self
  var archivedValue: Any? { get }
}

extension Optional: ArchivedOptional {
  static func make(_ value: Wrapped?) -> Self { value }
  var archivedValue: Any? { self }
}

private protocol ArchivedArray {
  associatedtype Element
  static func make(_ elements: [Element]) -> Self
  var archivedElements: [Any] { get }
}

extension Array: ArchivedArray {
  static func make(_ elements: [Element]) -> Self { elements }
  var archivedElements: [Any] { self }
}
