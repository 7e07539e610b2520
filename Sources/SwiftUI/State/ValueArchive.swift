import Foundation

/// Codes values of most types, for the next process of an app.
///
/// `Codable` values are coded as they do it themselves; optionals, collections, structures, tuples and enumerations by their parts.
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

  /// Whether all values of a type can be coded. References and closures cannot.
  static func canCode(_ type: Any.Type) -> Bool {
    var visited: Set<ObjectIdentifier> = []
    return canCode(type, &visited)
  }

  private static func canCode(_ type: Any.Type, _ visited: inout Set<ObjectIdentifier>) -> Bool {
    // A type that contains itself is coded if its other parts are.
    guard visited.insert(ObjectIdentifier(type)).inserted, type != NavigationPath.self else { return true }
    if let optional = type as? any ArchivedOptional.Type {
      func wrapped<O: ArchivedOptional>(_ type: O.Type) -> Any.Type { O.Wrapped.self }
      return canCode(wrapped(optional), &visited)
    }
    if let collection = type as? any ArchivedCollection.Type {
      func element<C: ArchivedCollection>(_ type: C.Type) -> Any.Type { C.Element.self }
      return canCode(element(collection), &visited)
    }
    if type is any Encodable.Type, type is any Decodable.Type { return true }
    switch TypeKind(type) {
    case .structure, .tuple:
      return FieldMetadata.fields(of: type)?.allSatisfy { canCode($0.type, &visited) } ?? false
    case .enumeration:
      guard let cases = EnumerationMetadata(type)?.cases else { return false }
      return cases.allSatisfy { $0.payload.map { canCode($0, &visited) } ?? true && !$0.isIndirect }
    case .other: return false
    }
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
      return path.archived.flatMap { try? JSONEncoder().encode($0) }.map(Part.coded)
    }
    if let value = value as? any Encodable, Value.self is any Decodable.Type {
      func encoded<E: Encodable>(_ value: E) -> Data? { try? JSONEncoder().encode([value]) }
      if let data = encoded(value) { return .coded(data) }
    }
    if let collection = value as? any ArchivedCollection {
      let elements = collection.archivedElements
      let parts = elements.compactMap(part(opened:))
      return parts.count == elements.count ? .list(parts) : nil
    }
    switch TypeKind(Value.self) {
    case .structure, .tuple: return fields(of: value)
    case .enumeration: return enumeration(value)
    case .other: return nil
    }
  }

  private static func part(opened value: Any) -> Part? {
    func open<T>(_ value: T) -> Part? { part(of: value) }
    return _openExistential(value, do: open)
  }

  /// The part of a value in memory.
  private static func part(_ type: Any.Type, at place: UnsafeRawPointer) -> Part? {
    func read<T>(_ type: T.Type) -> Part? { part(of: place.assumingMemoryBound(to: T.self).pointee) }
    return _openExistential(type, do: read)
  }

  private static func fields<Value>(of value: Value) -> Part? {
    guard let fields = FieldMetadata.fields(of: Value.self) else { return nil }
    return withUnsafeBytes(of: value) { bytes in
      var parts: [String: Part] = [:]
      for field in fields {
        // Values without size, such as `()`, have no bytes.
        guard let base = bytes.baseAddress, let part = part(field.type, at: base + field.offset) else {
          return nil
        }
        parts[field.name] = part
      }
      return .fields(parts)
    }
  }

  private static func enumeration<Value>(_ value: Value) -> Part? {
    guard let metadata = EnumerationMetadata(Value.self) else { return nil }
    let memory = UnsafeMutablePointer<Value>.allocate(capacity: 1)
    defer { memory.deallocate() }
    memory.initialize(to: value)
    let tag = metadata.tag(memory)
    guard metadata.cases.indices.contains(tag), !metadata.cases[tag].isIndirect else {
      memory.deinitialize(count: 1)
      return nil
    }
    let found = metadata.cases[tag]
    guard let type = found.payload else {
      memory.deinitialize(count: 1)
      return .name(found.name)
    }
    metadata.project(memory)
    func take<T>(_ type: T.Type) -> Part? {
      let payload = UnsafeMutableRawPointer(memory).assumingMemoryBound(to: T.self)
      defer { payload.deinitialize(count: 1) }
      return part(of: payload.pointee)
    }
    return _openExistential(type, do: take).map { .fields([found.name: $0]) }
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
      guard let list = type as? any ArchivedCollection.Type else { return nil }
      func elements<C: ArchivedCollection>(_ type: C.Type) -> Any? {
        let values = parts.compactMap { value(of: C.Element.self, $0) }
        return values.count == parts.count ? C.make(values) : nil
      }
      return elements(list) as? Value
    case .name(let name): return enumeration(type, name, nil)
    case .fields(let parts):
      switch TypeKind(type) {
      case .structure, .tuple: return structure(type, parts)
      case .enumeration:
        return parts.count == 1 ? enumeration(type, parts.first!.key, parts.first!.value) : nil
      case .other: return nil
      }
    }
  }

  /// Puts a value into memory.
  /// - Returns: A function that removes it; `nil` if the part is no value of the type.
  private static func initialize(_ type: Any.Type, at place: UnsafeMutableRawPointer, _ part: Part) -> (
    () -> Void
  )? {
    func write<T>(_ type: T.Type) -> (() -> Void)? {
      guard let value = value(of: type, part) else { return nil }
      place.initializeMemory(as: T.self, to: value)
      return { place.assumingMemoryBound(to: T.self).deinitialize(count: 1) }
    }
    return _openExistential(type, do: write)
  }

  private static func structure<Value>(_ type: Value.Type, _ parts: [String: Part]) -> Value? {
    guard let fields = FieldMetadata.fields(of: type), fields.count == parts.count else { return nil }
    let memory = UnsafeMutablePointer<Value>.allocate(capacity: 1)
    defer { memory.deallocate() }
    var undo: [() -> Void] = []
    for field in fields {
      let place = UnsafeMutableRawPointer(memory) + field.offset
      guard let part = parts[field.name], let remove = initialize(field.type, at: place, part) else {
        for remove in undo { remove() }
        return nil
      }
      undo.append(remove)
    }
    return memory.move()
  }

  private static func enumeration<Value>(_ type: Value.Type, _ name: String, _ part: Part?) -> Value? {
    guard let metadata = EnumerationMetadata(type),
      let tag = metadata.cases.firstIndex(where: { $0.name == name }),
      (metadata.cases[tag].payload == nil) == (part == nil), !metadata.cases[tag].isIndirect
    else { return nil }
    let memory = UnsafeMutablePointer<Value>.allocate(capacity: 1)
    defer { memory.deallocate() }
    if let payload = metadata.cases[tag].payload, let part {
      guard initialize(payload, at: memory, part) != nil else { return nil }
    }
    metadata.inject(tag, into: memory)
    return memory.move()
  }
}

protocol ArchivedOptional {
  associatedtype Wrapped
  static func make(_ value: Wrapped?) -> Self
  var archivedValue: Any? { get }
}

extension Optional: ArchivedOptional {
  static func make(_ value: Wrapped?) -> Self { value }
  var archivedValue: Any? { self }
}

private protocol ArchivedCollection {
  associatedtype Element
  static func make(_ elements: [Element]) -> Self?
  var archivedElements: [Any] { get }
}

extension Array: ArchivedCollection {
  static func make(_ elements: [Element]) -> Self? { elements }
  var archivedElements: [Any] { self }
}

extension Set: ArchivedCollection {
  static func make(_ elements: [Element]) -> Self? { Set(elements) }
  var archivedElements: [Any] { Array(self) }
}

extension Dictionary: ArchivedCollection {
  static func make(_ elements: [Element]) -> Self? {
    Dictionary(elements.map { ($0.key, $0.value) }) { first, _ in first }
  }
  var archivedElements: [Any] { Array(self) }
}
