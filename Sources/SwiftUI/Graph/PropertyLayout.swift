@_spi(Reflection) import Swift

/// The layout of a type's stored properties: determined once, then used without reflection.
@MainActor
package final class PropertyLayout {
  private struct DynamicField {
    let name: String
    let offset: Int
    let type: any DynamicProperty.Type
  }

  private struct StoredField {
    let offset: Int
    let type: Any.Type
  }

  private struct ComparedField {
    let offset: Int
    let areEqual: (UnsafeRawPointer, UnsafeRawPointer) -> Bool
  }

  private let type: Any.Type
  private var dynamic: [DynamicField] = []
  private var stored: [StoredField] = []
  /// Whether all fields are accessible.
  private var isComplete = false
  package var dynamicCount: Int { dynamic.count }
  package private(set) var readsEnvironment = false
  /// Whether values of the type are animatable.
  package private(set) lazy var isAnimatable = type is any Animatable.Type && !(type is any Shape.Type)
  // Looking up conformances takes a search through those of the process, so that comparisons are determined when first used.
  private lazy var compared = makeComparedFields()

  private static var plans: [ObjectIdentifier: PropertyLayout] = [:]

  package static func of(_ type: Any.Type) -> PropertyLayout {
    if let plan = plans[ObjectIdentifier(type)] { return plan }
    let plan = PropertyLayout(type)
    plans[ObjectIdentifier(type)] = plan
    return plan
  }

  private init(_ type: Any.Type) {
    self.type = type
    isComplete = _forEachField(of: type) { name, offset, fieldType, _ in
      self.add(fieldType, String(cString: name), at: offset)
      return true
    }
  }

  private func add(_ type: Any.Type, _ name: String, at offset: Int) {
    guard let property = type as? any DynamicProperty.Type else {
      stored.append(StoredField(offset: offset, type: type))
      return
    }
    dynamic.append(DynamicField(name: name, offset: offset, type: property))
    if property._readsEnvironment { readsEnvironment = true }
  }

  // MARK: Dynamic properties

  /// The names of the dynamic properties with their storage.
  func dynamicProperties(_ slots: [AnyObject?]) -> [(name: String, slot: AnyObject?)] {
    zip(dynamic, slots).map { ($0.name, $1) }
  }

  package func install(
    _ base: UnsafeMutableRawPointer, _ slots: inout [AnyObject?], _ node: _ViewNode
  ) {
    for index in dynamic.indices {
      let field = dynamic[index]
      if slots[index] == nil, StateTransfer.isActive { StateTransfer.property = field.name }
      Self.install(field.type, base + field.offset, &slots[index], node)
    }
  }

  private static func install<P: DynamicProperty>(
    _ type: P.Type, _ pointer: UnsafeMutableRawPointer, _ slot: inout AnyObject?, _ node: _ViewNode
  ) {
    P._install(&pointer.assumingMemoryBound(to: P.self).pointee, &slot, node)
  }

  // MARK: Comparing

  private func makeComparedFields() -> [ComparedField] {
    // Enumerations and types with inaccessible fields are compared bitwise.
    if !isComplete || (dynamic.isEmpty && stored.isEmpty) {
      return [ComparedField(offset: 0, areEqual: Self.comparison(of: type))]
    }
    let values = stored.map { ComparedField(offset: $0.offset, areEqual: Self.comparison(of: $0.type)) }
    let properties = dynamic.compactMap { field in
      field.type._comparison.map { ComparedField(offset: field.offset, areEqual: $0) }
    }
    return values + properties
  }

  /// Whether two values are equivalent for a body that reads them.
  package func areEqual(_ a: UnsafeRawPointer, _ b: UnsafeRawPointer) -> Bool {
    for field in compared where !field.areEqual(a + field.offset, b + field.offset) { return false }
    return true
  }

  /// The comparisons of types, determined once.
  private static var comparisons: [ObjectIdentifier: (UnsafeRawPointer, UnsafeRawPointer) -> Bool] = [:]

  package static func comparison(of type: Any.Type) -> (UnsafeRawPointer, UnsafeRawPointer) -> Bool {
    if let known = comparisons[ObjectIdentifier(type)] { return known }
    let made = makeComparison(of: type)
    comparisons[ObjectIdentifier(type)] = made
    return made
  }

  private static func makeComparison(of type: Any.Type) -> (UnsafeRawPointer, UnsafeRawPointer) -> Bool {
    if let equatable = type as? any Equatable.Type { return equality(equatable) }
    let plan = nestedPlan(type)
    // The graph compares values on the main thread.
    if let plan { return { a, b in MainActor.assumeIsolated { plan.areEqual(a, b) } } }
    return bitwise(type)
  }

  private static func nestedPlan(_ type: Any.Type) -> PropertyLayout? {
    // Existential types have no fields.
    guard !(type is AnyObject.Type), MetadataKind(of: type) == .structure else { return nil }
    var count = 0
    let isStruct = _forEachField(of: type) { _, _, _, _ in
      count += 1
      return true
    }
    return isStruct && count > 0 ? of(type) : nil
  }

  private static func equality<E: Equatable>(_ type: E.Type) -> (UnsafeRawPointer, UnsafeRawPointer) -> Bool {
    { $0.assumingMemoryBound(to: E.self).pointee == $1.assumingMemoryBound(to: E.self).pointee }
  }

  /// Bitwise equal values are equal, because both retain the references that they contain.
  private static func bitwise(_ type: Any.Type) -> (UnsafeRawPointer, UnsafeRawPointer) -> Bool {
    func size<T>(_ type: T.Type) -> Int { MemoryLayout<T>.size }
    let size = _openExistential(type, do: size)
    return { memcmp($0, $1, size) == 0 }
  }
}

/// The kind of a type, stored at the beginning of its metadata.
enum MetadataKind: Int {
  case structure = 0x200
  case function = 0x302
  init?(of type: Any.Type) {
    self.init(rawValue: unsafeBitCast(type, to: UnsafePointer<Int>.self).pointee)
  }
}
