import Foundation

/// The occurrences of symbols that the compiler recorded in the index of this build, read with the toolchain's
/// libIndexStore.
struct IndexStore {
  struct Occurrence {
    /// The identifier of the symbol, which is the same in all modules.
    let symbol: String
    let name: String
    let isProperty: Bool
    let roles: Roles
    let line: Int
    /// For definitions, the members of superclasses and protocols that the symbol overrides or implements.
    var overridden: [String] = []
  }

  /// The use of a symbol at a place.
  struct Roles: OptionSet {
    let rawValue: UInt64
    static let definition = Roles(rawValue: 1 << 1)
    static let reference = Roles(rawValue: 1 << 2)
    static let read = Roles(rawValue: 1 << 3)
    static let write = Roles(rawValue: 1 << 4)
    static let overrides = Roles(rawValue: 1 << 11)
  }

  enum Failure: Error { case noLibrary, noFunction(String), noIndex(String) }

  private let library: Library
  private let store: OpaquePointer

  /// Opens the index of this build.
  init() throws {
    library = try Library()
    let path = Bundle.main.bundleURL.appendingPathComponent("index/store").path
    guard let store = library.createStore(path, nil) else { throw Failure.noIndex(path) }
    self.store = store
  }

  /// Calls `body` with the occurrences in each of the files, which are given by absolute paths.
  func read(_ files: [String], _ body: (_ file: String, _ occurrences: [Occurrence]) -> Void) {
    let wanted = Set(files)
    let names = Set(files.map { URL(fileURLWithPath: $0).lastPathComponent })
    var seen: Set<String> = []
    for unit in units
    where unit.range(of: ".o-").map({ names.contains(String(unit[..<$0.lowerBound])) }) == true {
      for (file, record) in records(of: unit) where wanted.contains(file) && seen.insert(file).inserted {
        body(file, occurrences(in: record))
      }
    }
  }

  /// The names of units: those of object files, with a hash.
  private var units: [String] {
    let found = Collector()
    _ = library.applyUnits(store, 0, found.pointer) { context, text in
      Collector.at(context).texts.append(IndexStore.string(text))
      return true
    }
    return found.texts
  }

  /// The source files of a unit, with the names of their records.
  private func records(of unit: String) -> [(file: String, record: String)] {
    guard let reader = library.createUnit(store, unit, nil) else { return [] }
    defer { library.disposeUnit(reader) }
    let found = Collector()
    found.library = library
    _ = library.applyDependencies(reader, found.pointer) { context, dependency in
      let found = Collector.at(context)
      guard let dependency, let library = found.library,
        library.dependencyKind(dependency) == Library.recordKind
      else { return true }
      found.texts.append(IndexStore.string(library.dependencyFile(dependency)))
      found.texts.append(IndexStore.string(library.dependencyName(dependency)))
      return true
    }
    return stride(from: 0, to: found.texts.count, by: 2).map { (found.texts[$0], found.texts[$0 + 1]) }
  }

  private func occurrences(in record: String) -> [Occurrence] {
    guard let reader = library.createRecord(store, record, nil) else { return [] }
    defer { library.disposeRecord(reader) }
    let found = Collector()
    found.library = library
    _ = library.applyOccurrences(reader, found.pointer) { context, occurrence in
      let found = Collector.at(context)
      guard let occurrence, let library = found.library, let symbol = library.symbol(occurrence) else {
        return true
      }
      var (line, column): (UInt32, UInt32) = (0, 0)
      library.position(occurrence, &line, &column)
      let kind = library.kind(symbol)
      found.occurrences.append(
        Occurrence(
          symbol: IndexStore.string(library.identifier(symbol)),
          name: IndexStore.string(library.name(symbol)),
          isProperty: Library.propertyKinds.contains(kind), roles: Roles(rawValue: library.roles(occurrence)),
          line: Int(line)))
      guard found.occurrences.last?.roles.contains(.definition) == true else { return true }
      _ = library.applyRelations(occurrence, context) { context, relation in
        let found = Collector.at(context)
        guard let relation, let library = found.library, let symbol = library.relatedSymbol(relation),
          Roles(rawValue: library.relationRoles(relation)).contains(.overrides)
        else { return true }
        found.occurrences[found.occurrences.count - 1].overridden.append(
          IndexStore.string(library.identifier(symbol)))
        return true
      }
      return true
    }
    return found.occurrences
  }

  private static func string(_ text: iovec) -> String {
    String(decoding: UnsafeRawBufferPointer(start: text.iov_base, count: text.iov_len), as: UTF8.self)
  }

  /// The state of a callback.
  private final class Collector {
    var library: Library?
    var texts: [String] = []
    var occurrences: [Occurrence] = []

    var pointer: UnsafeMutableRawPointer { Unmanaged.passUnretained(self).toOpaque() }

    static func at(_ context: UnsafeMutableRawPointer?) -> Collector {
      Unmanaged<Collector>.fromOpaque(context!).takeUnretainedValue()
    }
  }
}

extension IndexStore {
  /// The functions of libIndexStore. Its strings, a pointer and a length, have the layout of `iovec`.
  fileprivate struct Library {
    typealias Create =
      @convention(c) (OpaquePointer, UnsafePointer<CChar>, UnsafeMutableRawPointer?) -> OpaquePointer?
    typealias Dispose = @convention(c) (OpaquePointer) -> Void
    typealias Text = @convention(c) (OpaquePointer) -> iovec
    typealias Callback = @convention(c) (UnsafeMutableRawPointer?, OpaquePointer?) -> Bool
    typealias Apply = @convention(c) (OpaquePointer, UnsafeMutableRawPointer?, Callback) -> Bool

    static let recordKind: Int32 = 2
    static let propertyKinds: ClosedRange<Int32> = 19...21

    let createStore: @convention(c) (UnsafePointer<CChar>, UnsafeMutableRawPointer?) -> OpaquePointer?
    let applyUnits:
      @convention(c) (
        OpaquePointer, UInt32, UnsafeMutableRawPointer?,
        @convention(c) (UnsafeMutableRawPointer?, iovec) -> Bool
      ) -> Bool
    let createUnit: Create
    let disposeUnit: Dispose
    let applyDependencies: Apply
    let dependencyKind: @convention(c) (OpaquePointer) -> Int32
    let dependencyName: Text
    let dependencyFile: Text
    let createRecord: Create
    let disposeRecord: Dispose
    let applyOccurrences: Apply
    let symbol: @convention(c) (OpaquePointer) -> OpaquePointer?
    let roles: @convention(c) (OpaquePointer) -> UInt64
    let position:
      @convention(c) (OpaquePointer, UnsafeMutablePointer<UInt32>, UnsafeMutablePointer<UInt32>) -> Void
    let identifier: Text
    let name: Text
    let kind: @convention(c) (OpaquePointer) -> Int32
    let applyRelations: Apply
    let relatedSymbol: @convention(c) (OpaquePointer) -> OpaquePointer?
    let relationRoles: @convention(c) (OpaquePointer) -> UInt64

    init() throws {
      let compiler = BuiltModules.run(["sh", "-c", "readlink -f \"$(command -v swift)\""]).output
      let file = URL(fileURLWithPath: compiler.trimmingCharacters(in: .whitespacesAndNewlines))
        .deletingLastPathComponent().deletingLastPathComponent().appendingPathComponent(
          "lib/libIndexStore.so")
      guard let handle = dlopen(file.path, RTLD_NOW | RTLD_LOCAL) else { throw Failure.noLibrary }
      func function<Function>(_ name: String) throws -> Function {
        guard let found = dlsym(handle, "indexstore_\(name)") else { throw Failure.noFunction(name) }
        return unsafeBitCast(found, to: Function.self)
      }
      createStore = try function("store_create")
      applyUnits = try function("store_units_apply_f")
      createUnit = try function("unit_reader_create")
      disposeUnit = try function("unit_reader_dispose")
      applyDependencies = try function("unit_reader_dependencies_apply_f")
      dependencyKind = try function("unit_dependency_get_kind")
      dependencyName = try function("unit_dependency_get_name")
      dependencyFile = try function("unit_dependency_get_filepath")
      createRecord = try function("record_reader_create")
      disposeRecord = try function("record_reader_dispose")
      applyOccurrences = try function("record_reader_occurrences_apply_f")
      symbol = try function("occurrence_get_symbol")
      roles = try function("occurrence_get_roles")
      position = try function("occurrence_get_line_col")
      identifier = try function("symbol_get_usr")
      name = try function("symbol_get_name")
      kind = try function("symbol_get_kind")
      applyRelations = try function("occurrence_relations_apply_f")
      relatedSymbol = try function("symbol_relation_get_symbol")
      relationRoles = try function("symbol_relation_get_roles")
    }
  }
}
