import Foundation

/// Carries the values of `@State` from one process of an app to the next, for `portolan watch`.
///
/// A value is found again by the names of the views around it, by its position among equal ones, by its property's name and
/// by its type. Values can be coded if they are `Codable`, or structures, optionals, arrays and enumerations of such values.
@MainActor
package enum StateTransfer {
  /// The file of the values; `nil` outside of `portolan watch`.
  private static var file = ProcessInfo.processInfo.environment["PORTOLAN_WATCH_STATE"]
  package private(set) static var isActive = file != nil
  /// The notification upon which the values are written.
  package nonisolated static let save = Notification.Name("org.portolan.watch.save")
  /// The notification that ends the restoration: views that appear later begin with their own values.
  package nonisolated static let restored = Notification.Name("org.portolan.watch.restored")

  /// The name of the property that is being installed.
  package static var property = ""

  private struct Entry: Codable {
    var place: String
    var index: Int
    var property: String
    var type: String
    var value: Data
  }

  private final class Registration {
    weak var node: _ViewNode?
    let place: String
    let property: String
    let type: String
    /// The current value; `nil` if it cannot be coded.
    let encoded: @MainActor () -> Data?

    init(
      _ node: _ViewNode, _ place: String, _ property: String, _ type: String,
      _ encoded: @escaping @MainActor () -> Data?
    ) {
      self.node = node
      self.place = place
      self.property = property
      self.type = type
      self.encoded = encoded
    }
  }

  private static var registrations: [Registration] = []
  /// The position of each node with restored values among those at the same place.
  private static var indices: [ObjectIdentifier: (place: String, index: Int)] = [:]
  private static var counts: [String: Int] = [:]
  private static var saved: [String: Entry] = begin()
  private static var isObserving = false

  /// Acts as the next process of an app, for tests.
  /// - Parameter file: The file of the values; `nil` ends the transfer.
  package static func restart(file: String?) {
    self.file = file
    isActive = file != nil
    (registrations, indices, counts) = ([], [:], [:])
    saved = file == nil ? [:] : begin()
  }

  /// Reads the values of the earlier process.
  private static func begin() -> [String: Entry] {
    observe()
    guard let file, let data = FileManager.default.contents(atPath: file),
      let entries = try? JSONDecoder().decode([Entry].self, from: data)
    else { return [:] }
    return Dictionary(entries.map { (key($0.place, $0.index, $0.property), $0) }) { first, _ in first }
  }

  private static func key(_ place: String, _ index: Int, _ property: String) -> String {
    "\(place)#\(index).\(property)"
  }

  private static func observe() {
    guard !isObserving else { return }
    isObserving = true
    for (name, action) in [(save, write), (restored, endRestoration)] {
      _ = NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { _ in
        // The host posts these notifications on the main thread.
        MainActor.assumeIsolated { action() }
      }
    }
  }

  private static func endRestoration() {
    saved = [:]
    indices = [:]
  }

  private static func write() {
    guard let file else { return }
    registrations.removeAll { $0.node?.isAlive != true }
    var counts: [String: Int] = [:]
    var indices: [ObjectIdentifier: Int] = [:]
    var entries: [Entry] = []
    for registration in registrations {
      guard let node = registration.node else { continue }
      let index = indices[ObjectIdentifier(node)] ?? counts[registration.place, default: 0]
      if indices.updateValue(index, forKey: ObjectIdentifier(node)) == nil {
        counts[registration.place] = index + 1
      }
      guard let value = registration.encoded() else { continue }
      entries.append(
        Entry(
          place: registration.place, index: index, property: registration.property, type: registration.type,
          value: value))
    }
    try? JSONEncoder().encode(entries).write(to: URL(fileURLWithPath: file), options: .atomic)
  }

  /// Creates the storage of a property, with the value of the earlier process if there is one.
  static func location<Value>(_ initial: Value, _ node: _ViewNode) -> StoredLocation<Value> {
    let location = StoredLocation(initial)
    let place = place(of: node)
    if let value = restored(Value.self, node, place, property) { location.adopt(value) }
    register(node, place, property, Value.self) { [weak location] in
      location.map { location in Tracking.ignoring { location.get() } }
    }
    return location
  }

  /// Carries a value that a view keeps itself, such as the path of a stack without a binding.
  ///
  /// - Parameter current: Returns the value to carry to the next process.
  /// - Returns: The value of the earlier process.
  static func carry<Value>(
    _ name: String, of node: _ViewNode, current: @escaping @MainActor () -> Value?
  ) -> Value? {
    guard isActive else { return nil }
    let place = place(of: node) + "/" + name
    let value = restored(Value.self, node, place, name)
    register(node, place, name, Value.self, current)
    return value
  }

  private static func restored<Value>(
    _ type: Value.Type, _ node: _ViewNode, _ place: String, _ name: String
  ) -> Value? {
    guard !saved.isEmpty, let entry = saved.removeValue(forKey: key(place, index(of: node, place), name)),
      entry.type == typeName(_typeName(type, qualified: true))
    else { return nil }
    return ValueArchive.decode(type, from: entry.value)
  }

  private static func register<Value>(
    _ node: _ViewNode, _ place: String, _ name: String, _ type: Value.Type,
    _ current: @escaping @MainActor () -> Value?
  ) {
    registrations.append(
      Registration(node, place, name, typeName(_typeName(type, qualified: true))) {
        current().flatMap(ValueArchive.encode)
      })
  }

  /// Returns the name of a type without the addresses that stand for the scopes of private types.
  package static func typeName(_ name: String) -> String {
    var parts = name.components(separatedBy: "(unknown context at $")
    for index in parts.indices.dropFirst() {
      guard let end = parts[index].range(of: ").") else { continue }
      parts[index] = String(parts[index][end.upperBound...])
    }
    return parts.joined()
  }

  private static func index(of node: _ViewNode, _ place: String) -> Int {
    if let known = indices[ObjectIdentifier(node)], known.place == place { return known.index }
    let index = counts[place, default: 0]
    counts[place] = index + 1
    indices[ObjectIdentifier(node)] = (place, index)
    return index
  }

  /// The names of the views around a node, and the positions of its screens. Other views of SwiftUI and generic types, such
  /// as those of modifiers, are left out: they change with every edit of a body.
  private static func place(of node: _ViewNode) -> String {
    var names: [String] = []
    var next: _ViewNode? = node
    while let current = next {
      if let view = (current as? any NamedNode)?.viewType {
        let name = typeName(_typeName(view, qualified: true))
        if current === node || !name.contains("<") && !name.hasPrefix("SwiftUI.") {
          names.append(String(name.prefix { $0 != "<" }))
        }
      }
      if current.parent?.host !== current.host, let position = current.host.position?() {
        names.append(position)
      }
      next = current.parent
    }
    return names.reversed().joined(separator: "/")
  }
}

/// A node whose view has a body.
@MainActor
protocol NamedNode {
  var viewType: Any.Type { get }
}
