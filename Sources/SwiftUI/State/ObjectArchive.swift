import Combine
import Foundation
import Observation

/// Codes the variables of observed objects, for the next process of an app.
///
/// The next process creates its objects itself; they then receive the values. Published properties are set as by an assignment,
/// other variables without their observers. Constants, and variables of types that cannot be coded, keep the values of the new object.
@MainActor
enum ObjectArchive {
  private struct SavedValue: Codable {
    var type: String
    var value: Data
  }

  /// Whether the variables of an object can be coded: it is observed, and its classes are the app's own.
  static func canCode(_ object: AnyObject) -> Bool {
    guard object is any ObservableObject || object is any Observable else { return false }
    var mirror: Mirror? = Mirror(reflecting: object)
    while let current = mirror {
      let name = String(reflecting: current.subjectType)
      if name != "Foundation.NSObject", frameworks.contains(where: name.hasPrefix) { return false }
      mirror = current.superclassMirror
    }
    return true
  }

  /// The frameworks with observed classes whose storage is not the app's.
  private static let frameworks = ["CoreData.", "Foundation.", "SwiftData.", "SwiftUI.", "UIKit."]

  static func encode(_ object: AnyObject) -> Data? {
    var values: [String: SavedValue] = [:]
    var visited: Set<ObjectIdentifier> = []
    visit(object, "", &visited) { variable in
      if let value = variable.encoded() {
        values[variable.name] = SavedValue(type: variable.typeName, value: value)
      }
    }
    return try? JSONEncoder().encode(values)
  }

  static func decode(_ data: Data, into object: AnyObject) {
    guard let values = try? JSONDecoder().decode([String: SavedValue].self, from: data) else { return }
    var visited: Set<ObjectIdentifier> = []
    visit(object, "", &visited) { variable in
      guard let saved = values[variable.name], saved.type == variable.typeName else { return }
      variable.decode(saved.value)
    }
  }

  // MARK: Variables

  /// A variable in memory.
  @MainActor
  private struct Variable {
    let name: String
    let place: UnsafeMutableRawPointer
    let type: Any.Type
    /// The storage, if the variable is published.
    let published: (any PublishedProperty.Type)?

    var typeName: String { StateTransfer.typeName(_typeName(type, qualified: true)) }

    func encoded() -> Data? {
      func read<T>(_ type: T.Type) -> Data? {
        ValueArchive.encode(place.assumingMemoryBound(to: T.self).pointee)
      }
      func readPublished<P: PublishedProperty>(_ type: P.Type) -> Data? {
        ValueArchive.encode(P.value(at: place))
      }
      return published.map { readPublished($0) } ?? _openExistential(type, do: read)
    }

    func decode(_ data: Data) {
      func write<T>(_ type: T.Type) {
        guard let value = ValueArchive.decode(type, from: data) else { return }
        place.assumingMemoryBound(to: T.self).pointee = value
      }
      func writePublished<P: PublishedProperty>(_ type: P.Type) {
        if let value = ValueArchive.decode(P.Value.self, from: data) { P.setValue(value, at: place) }
      }
      if let published { return writePublished(published) }
      _openExistential(type, do: write)
    }
  }

  /// Calls a function with the variables of an object that can be coded, and of the observed objects that it refers to.
  private static func visit(
    _ object: AnyObject, _ prefix: String, _ visited: inout Set<ObjectIdentifier>, _ body: (Variable) -> Void
  ) {
    guard visited.insert(ObjectIdentifier(object)).inserted, canCode(object) else { return }
    let base = Unmanaged.passUnretained(object).toOpaque()
    for field in FieldMetadata.properties(of: Swift.type(of: object)) where field.isStrong {
      let place = base + field.offset
      let name = prefix + field.name
      let published = field.type as? any PublishedProperty.Type
      func value<P: PublishedProperty>(_ type: P.Type) -> Any.Type { P.Value.self }
      let type = published.map { value($0) } ?? field.type
      if let other = reference(type, at: place, published) {
        visit(other, name + ".", &visited, body)
      } else if field.isVariable, ValueArchive.canCode(type) {
        body(Variable(name: name, place: place, type: type, published: published))
      }
    }
  }

  /// The object that a property of a class type, or of an optional one, refers to.
  private static func reference(
    _ type: Any.Type, at place: UnsafeMutableRawPointer, _ published: (any PublishedProperty.Type)?
  ) -> AnyObject? {
    var isReference = type is AnyObject.Type
    if let optional = type as? any ArchivedOptional.Type {
      func wrapped<O: ArchivedOptional>(_ type: O.Type) -> Any.Type { O.Wrapped.self }
      isReference = wrapped(optional) is AnyObject.Type
    }
    guard isReference else { return nil }
    func read<T>(_ type: T.Type) -> AnyObject? {
      object(in: place.assumingMemoryBound(to: T.self).pointee)
    }
    func readPublished<P: PublishedProperty>(_ type: P.Type) -> AnyObject? { object(in: P.value(at: place)) }
    return published.map { readPublished($0) } ?? _openExistential(type, do: read)
  }

  /// The object that a value is, or that an optional contains.
  static func object<Value>(in value: Value) -> AnyObject? {
    if Value.self is AnyObject.Type { return value as AnyObject }
    guard let optional = value as? any ArchivedOptional, let wrapped = optional.archivedValue,
      Swift.type(of: wrapped) is AnyObject.Type
    else { return nil }
    return wrapped as AnyObject
  }
}
