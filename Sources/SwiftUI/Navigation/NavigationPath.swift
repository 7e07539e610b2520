import OrderedDiff

/// A type-erased list of values on a navigation stack.
public struct NavigationPath: Equatable {
  package enum Element: Hashable {
    case value(AnyHashable, typeName: String, encode: (() throws -> String)?)
    /// A decoded element whose type is not known yet.
    case stored(typeName: String, json: String)

    package static func == (a: Element, b: Element) -> Bool {
      switch (a, b) {
      case (.value(let a, _, _), .value(let b, _, _)): a == b
      case (.stored(let nameA, let a), .stored(let nameB, let b)): nameA == nameB && a == b
      default: false
      }
    }
    package func hash(into hasher: inout Hasher) {
      switch self {
      case .value(let value, _, _): hasher.combine(value)
      case .stored(let name, let json):
        hasher.combine(name)
        hasher.combine(json)
      }
    }

    init<V: Hashable>(_ value: V) {
      self = .value(AnyHashable(value), typeName: StoredType.name(of: V.self), encode: nil)
    }
    init<V: Hashable & Codable>(codable value: V) {
      self = .value(AnyHashable(value), typeName: StoredType.name(of: V.self)) { try StoredType.json(value) }
    }

    /// The element with its type, if a type with that name is now known.
    package var resolved: Element {
      guard case .stored(let name, let json) = self, let type = StoredType.type(named: name) else {
        return self
      }
      func decode<V: Hashable & Codable>(_ type: V.Type) -> Element? {
        StoredType.decode(type, json).map { Element(codable: $0) }
      }
      return (type as? any (Hashable & Codable).Type).flatMap { decode($0) } ?? self
    }
  }

  // Immutable until the deinitializer, which has the only reference.
  /// An element linked to those below it. Paths share links, so that the cost of appending and removing does not depend
  /// on the depth.
  private final class Link: @unchecked Sendable {
    let element: Element
    private(set) var below: Link?
    let count: Int
    init(_ element: Element, _ below: Link?) {
      self.element = element
      self.below = below
      count = (below?.count ?? 0) + 1
    }
    /// Releases a long path iteratively to avoid recursion.
    deinit {
      var next = below
      below = nil
      while isKnownUniquelyReferenced(&next), let link = next {
        next = link.below
        link.below = nil
      }
    }
  }
  private var top: Link?

  /// The elements, lowest first.
  package var elements: [Element] {
    var elements: [Element] = []
    elements.reserveCapacity(count)
    var link = top
    while let current = link {
      elements.append(current.element)
      link = current.below
    }
    return elements.reversed()
  }

  private init(elements: some Sequence<Element>) {
    for element in elements { top = Link(element, top) }
  }

  public init() {}
  public init<S: Sequence>(_ elements: S) where S.Element: Hashable {
    self.init(elements: elements.map { Self.element($0) })
  }
  public init<S: Sequence>(_ elements: S) where S.Element: Hashable & Codable {
    self.init(elements: elements.map { Element(codable: $0) })
  }
  /// Creates a path from its serialized form. Elements of unknown types are kept in that form until their types are
  /// registered.
  public init(_ codable: CodableRepresentation) { self.init(elements: codable.elements.map(\.resolved)) }

  public static func == (a: NavigationPath, b: NavigationPath) -> Bool {
    guard a.count == b.count else { return false }
    var (x, y) = (a.top, b.top)
    while let first = x, let second = y {
      if first === second { return true }
      guard first.element == second.element else { return false }
      (x, y) = (first.below, second.below)
    }
    return true
  }

  /// Returns the number of equal elements at the beginning, the number of equal elements at the end, and the new path's
  /// elements in between.
  ///
  /// - Complexity: O(*d*), where *d* is the number of changed elements, if one path was derived from the other.
  package static func difference(
    from old: NavigationPath, to new: NavigationPath
  ) -> (prefix: Int, suffix: Int, inserted: [Element]) {
    var (x, y) = (old.top, new.top)
    var (removed, inserted): ([Element], [Element]) = ([], [])
    while x !== y {
      if let link = x, link.count >= y?.count ?? 0 {
        removed.append(link.element)
        if let other = y, other.count == link.count {
          inserted.append(other.element)
          y = other.below
        }
        x = link.below
      } else if let link = y {
        inserted.append(link.element)
        y = link.below
      }
    }
    // Handles elements that are equal but not shared.
    let (old, new) = (Array(removed.reversed()), Array(inserted.reversed()))
    let common = CommonEnds(of: old, and: new)
    return (
      (x?.count ?? 0) + common.prefix, common.suffix,
      Array(new.dropFirst(common.prefix).dropLast(common.suffix))
    )
  }

  private static func element<V: Hashable>(_ value: V) -> Element {
    func coded<C: Hashable & Codable>(_ value: C) -> Element { Element(codable: value) }
    if let value = value as? any (Hashable & Codable) { return coded(value) }
    return Element(value)
  }

  public var count: Int { top?.count ?? 0 }
  public var isEmpty: Bool { top == nil }

  public mutating func append<V: Hashable>(_ value: V) { top = Link(Element(value), top) }
  public mutating func append<V: Hashable & Codable>(_ value: V) { top = Link(Element(codable: value), top) }

  /// Removes values from the end. As on iOS, removing more than there are is an error.
  public mutating func removeLast(_ k: Int = 1) {
    precondition(k <= count, "Can't remove more elements than the path contains")
    for _ in 0..<k { top = top?.below }
  }

  /// The codable representation; `nil` if an element is not codable (Conformance.md S2).
  public var codable: CodableRepresentation? {
    let elements = elements
    for case .value(_, _, let encode) in elements where encode == nil { return nil }
    return CodableRepresentation(elements: elements)
  }

  /// A codable representation of a path: alternating type names and JSON, starting with the last element.
  public struct CodableRepresentation: Codable, Equatable {
    package let elements: [Element]

    package init(elements: [Element]) { self.elements = elements }

    public init(from decoder: any Decoder) throws {
      var container = try decoder.unkeyedContainer()
      var elements: [Element] = []
      while !container.isAtEnd {
        let name = try container.decode(String.self)
        let json = try container.decode(String.self)
        elements.append(.stored(typeName: name, json: json))
      }
      self.elements = elements.reversed()
    }

    public func encode(to encoder: any Encoder) throws {
      var container = encoder.unkeyedContainer()
      for element in elements.reversed() {
        switch element {
        case .value(let value, let name, let encode):
          guard let encode else {
            throw EncodingError.invalidValue(
              value.base, .init(codingPath: encoder.codingPath, debugDescription: "\(name) is not Codable"))
          }
          try container.encode(name)
          try container.encode(encode())
        case .stored(let name, let json):
          try container.encode(name)
          try container.encode(json)
        }
      }
    }
  }
}

/// Types by their saved names.
package enum StoredType {
  /// The readable name of a type, such as "Swift.Int" (Conformance.md S1).
  package static func name(of type: Any.Type) -> String {
    lock.lock()
    defer { lock.unlock() }
    let key = ObjectIdentifier(type)
    if let known = names[key] { return known }
    let name = String(reflecting: type)
    names[key] = name
    types[name] = type
    return name
  }

  private static let lock = NSLock()
  // Guarded by the lock.
  private nonisolated(unsafe) static var names: [ObjectIdentifier: String] = [:]
  private nonisolated(unsafe) static var types: [String: Any.Type] = [
    "Swift.Int": Int.self, "Swift.String": String.self, "Swift.Double": Double.self, "Swift.Bool": Bool.self,
    "Foundation.UUID": UUID.self, "Foundation.Date": Date.self, "Foundation.URL": URL.self,
  ]

  /// The type with a name, as known from a destination, an element or the runtime.
  package static func type(named name: String) -> Any.Type? {
    lock.lock()
    defer { lock.unlock() }
    if let known = types[name] { return known }
    let parts = name.split(separator: ".")
    guard parts.count >= 2, parts.allSatisfy({ $0.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" } })
    else {
      return nil
    }
    // Top-level and nested structures, enumerations and classes have simple mangled names.
    let module = "\(parts[0].utf8.count)\(parts[0])"
    for kinds in Self.kinds(parts.count - 1) {
      let mangled = module + zip(parts.dropFirst(), kinds).map { "\($0.utf8.count)\($0)\($1)" }.joined()
      if let found = _typeByName(mangled) {
        types[name] = found
        return found
      }
    }
    return nil
  }

  private static func kinds(_ count: Int) -> [[String]] {
    guard count > 0, count <= 4 else { return [] }
    return (1..<count).reduce(["V", "O", "C"].map { [$0] }) { lists, _ in
      lists.flatMap { list in ["V", "O", "C"].map { list + [$0] } }
    }
  }

  package static func json<V: Encodable>(_ value: V) throws -> String {
    String(decoding: try JSONEncoder().encode(value), as: UTF8.self)
  }

  package static func decode<V: Decodable>(_ type: V.Type, _ json: String) -> V? {
    try? JSONDecoder().decode(V.self, from: Data(json.utf8))
  }
}
