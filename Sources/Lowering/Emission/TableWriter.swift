/// Generates the tables of a file and the entry point that registers them.
struct TableWriter {
  /// A method or property of a table, with its conditions.
  struct Entry {
    let code: String
    let conditions: [String]
  }

  /// The prefix of generated names.
  let prefix: String
  private(set) var trailer = ""
  /// The code to insert into type bodies and after local types.
  private(set) var insertions: [(offset: Int, text: String)] = []

  private let types: [TypeDeclaration]
  /// The registration statements, by condition.
  private var registrations: [(conditions: [String], code: String)] = []
  /// The statements in the body of a type that register its inaccessible nested types.
  private var nested: [Int: [String]] = [:]

  init(prefix: String, types: [TypeDeclaration]) {
    self.prefix = prefix
    self.types = types
  }

  /// Generates the tables of the given types.
  mutating func write(_ tables: [Int: [Entry]]) {
    // Nested types are processed before the types that contain them, so that a body knows all types to
    // register.
    for index in types.indices.reversed() where !types[index].attributes.isUnavailable {
      let entries = tables[index] ?? []
      let name = types[index].attributes.objCName
      if entries.isEmpty, nested[index] == nil, name == nil || types[index].kind != .class { continue }
      if types[index].local != nil {
        writeLocal(index, entries)
      } else if types[index].isReachable {
        writeReachable(index, entries)
      } else {
        writeNested(index, entries)
      }
    }
    writeRegistrations()
  }

  // MARK: Types that the file's scope can name

  private mutating func writeReachable(_ index: Int, _ entries: [Entry]) {
    let type = types[index]
    let function = "\(prefix)_\(index)"
    var lines: [String] = []
    if !entries.isEmpty {
      let table = tableFunction(function, entries)
      if type.isGeneric {
        lines.append("private protocol \(function)_ { @MainActor static func \(function)(_ t: _ObjCTable) }")
        lines.append(
          "@available(*, deprecated) extension \(type.path): nonisolated \(function)_ {\n\(table)\n}")
        registrations.append(
          (
            type.conditions,
            "c.addGeneric { guard let type = $0 as? any \(function)_.Type else { return nil }; "
              // A metatype is immutable.
              + "nonisolated(unsafe) let g = type; return { g.\(function)($0) } }"
          ))
      } else {
        lines.append("@available(*, deprecated) extension \(type.path) {\n\(table)\n}")
        registrations.append((type.conditions, "c.add(\(type.path).self) { \(type.path).\(function)($0) }"))
      }
    }
    if let names = nested[index] {
      lines.append(
        "@available(*, deprecated) extension \(type.path) { nonisolated static func \(function)n(_ c: _ObjCClasses) {\n"
          + names.joined(separator: "\n") + "\n} }")
      if type.isGeneric {
        // A type nested in a generic type cannot be registered here: it has no table until it is first
        // instantiated.
        lines.removeLast()
      } else {
        registrations.append((type.conditions, "\(type.path).\(function)n(c)"))
      }
    }
    if let name = type.attributes.objCName, type.kind == .class, !type.isGeneric {
      registrations.append((type.conditions, "c.name(\"\(name)\", \(type.path).self)"))
    }
    trailer += within(type.conditions, lines.map { $0 + "\n" }.joined())
  }

  private func tableFunction(_ name: String, _ entries: [Entry]) -> String {
    var text = "@MainActor static func \(name)(_ t: _ObjCTable) {\n"
    for entry in entries { text += within(entry.conditions, entry.code + "\n") }
    return text + "}"
  }

  private func within(_ conditions: [String], _ text: String) -> String {
    if conditions.isEmpty || text.isEmpty { return text }
    return "#if \(conditions.joined(separator: " && "))\n\(text)#endif\n"
  }

  // MARK: Types that only the code around them can name

  private mutating func writeNested(_ index: Int, _ entries: [Entry]) {
    let type = types[index]
    let function = "\(prefix)_\(index)"
    let before = type.needsSemicolon ? "; " : " "
    var text = ""
    var code: [String] = []
    if !entries.isEmpty, !type.isGeneric {
      text += "@available(*, deprecated) " + bodyFunction(function, entries)
      code.append("c.add(\(type.name).self) { \(type.name).\(function)($0) }")
    }
    if let names = nested[index], !type.isGeneric {
      if !text.isEmpty { text += "; " }
      text +=
        "@available(*, deprecated) nonisolated static func \(function)n(_ c: _ObjCClasses) { "
        + names.joined(separator: "; ") + " }"
      code.append("\(type.name).\(function)n(c)")
    }
    if !text.isEmpty { insertions.append((type.bodyEnd, before + text + " ")) }
    if let name = type.attributes.objCName, type.kind == .class, !type.isGeneric {
      code.append("c.name(\"\(name)\", \(type.name).self)")
    }
    if let parent = type.parent, !code.isEmpty { nested[parent, default: []] += code }
  }

  /// A table in the body of its type, on one line. Conditional members are omitted because a single line
  /// cannot contain conditions.
  private func bodyFunction(_ name: String, _ entries: [Entry]) -> String {
    "@MainActor static func \(name)(_ t: _ObjCTable) { "
      + entries.filter(\.conditions.isEmpty).map(\.code).joined(separator: "; ") + " }"
  }

  // MARK: Types in the bodies of functions

  private mutating func writeLocal(_ index: Int, _ entries: [Entry]) {
    let type = types[index]
    guard let local = type.local, !entries.isEmpty else { return }
    let function = "\(prefix)_\(index)"
    let before = type.needsSemicolon ? "; " : " "
    insertions.append((type.bodyEnd, before + bodyFunction(function, entries) + " "))
    insertions.append(
      (local.end, "; _ObjCTables.addLocal(\(type.name).self) { \(type.name).\(function)($0) }"))
  }

  // MARK: The entry

  private mutating func writeRegistrations() {
    var groups: [(conditions: [String], code: [String])] = []
    for registration in registrations.reversed() {
      if let index = groups.firstIndex(where: { $0.conditions == registration.conditions }) {
        groups[index].code.append(registration.code)
      } else {
        groups.append((registration.conditions, [registration.code]))
      }
    }
    for (index, group) in groups.enumerated() {
      trailer += within(
        group.conditions,
        """
        @available(*, deprecated) private enum \(prefix)_e\(index) {
        @section(".init_array") @used nonisolated static let load: @convention(c) () -> Void = { _ObjCTables.add {
        let c = _ObjCClasses.at($0!)
        \(group.code.joined(separator: "\n"))
        } }
        }

        """)
    }
  }

  /// Appends declarations after the tables.
  mutating func append(_ text: String, conditions: [String] = []) {
    trailer += within(conditions, text)
  }
}
