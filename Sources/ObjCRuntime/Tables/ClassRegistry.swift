import CObjCRuntime
import Foundation

/// Method and property tables by dynamic class, created on first use. Loading an image with more tables
/// clears them.
enum ClassRegistry {
  // Guarded by the lock.
  nonisolated(unsafe) private static let classes = _ObjCClasses()
  nonisolated(unsafe) private static var tables: [ObjectIdentifier: _ObjCTable] = [:]
  nonisolated(unsafe) private static var loaded = 0
  private static let lock = NSRecursiveLock()

  /// The table of a class, which may be its superclass's.
  ///
  /// - Complexity: One lookup without locking, except on first use of the class.
  @inline(__always)
  static func table(of cls: AnyClass) -> _ObjCTable {
    if let found = ptl_class_table_find(unsafeBitCast(cls, to: UnsafeRawPointer.self)) {
      return Unmanaged.fromOpaque(found).takeUnretainedValue()
    }
    return makeTable(of: cls)
  }

  @inline(never)
  private static func makeTable(of cls: AnyClass) -> _ObjCTable {
    lock.lock()
    defer { lock.unlock() }
    if loaded != ptl_tables_count() { load() }
    let table = tables[ObjectIdentifier(cls)] ?? make(cls)
    // Never freed because readers take no lock.
    ptl_class_table_insert(
      unsafeBitCast(cls, to: UnsafeRawPointer.self), Unmanaged.passRetained(table).toOpaque(), loaded)
    return table
  }

  private static func load() {
    let count = ptl_tables_count()
    let registry = Unmanaged.passUnretained(classes).toOpaque()
    while loaded < count {
      ptl_tables_entry(loaded)?(registry)
      loaded += 1
    }
    tables.removeAll()
  }

  private static func make(_ cls: AnyClass) -> _ObjCTable {
    let parent = _getSuperclass(cls).map { tables[ObjectIdentifier($0)] ?? make($0) }
    let own = classes.fills[ObjectIdentifier(cls)] ?? []
    let generic = classes.probes.compactMap { $0(cls) }
    let table: _ObjCTable
    let deferred = classes.propertyFills[ObjectIdentifier(cls)] ?? []
    let isPlain = own.isEmpty && generic.isEmpty && deferred.isEmpty
    if let parent, isPlain, replacements[ObjectIdentifier(cls)] == nil {
      table = parent
    } else {
      table = _ObjCTable(inheriting: parent, deferring: deferred)
      for fill in generic + own { unisolated(fill)(table) }
      for (selector, body) in replacements[ObjectIdentifier(cls)] ?? [:] { table.replace(selector, body) }
    }
    tables[ObjectIdentifier(cls)] = table
    return table
  }

  // The lock guards the replacements and the tables.
  /// The methods that replace declared ones.
  nonisolated(unsafe) private static var replacements:
    [ObjectIdentifier: [Selector: MethodImplementation.Body]] =
      [:]
  nonisolated(unsafe) private static var ownTables: [ObjectIdentifier: _ObjCTable] = [:]

  /// Returns the table of a class without inherited entries.
  static func ownTable(of cls: AnyClass) -> _ObjCTable {
    lock.lock()
    defer { lock.unlock() }
    if loaded != ptl_tables_count() {
      load()
      ownTables.removeAll()
    }
    if let known = ownTables[ObjectIdentifier(cls)] { return known }
    let table = _ObjCTable(
      inheriting: nil, deferring: classes.propertyFills[ObjectIdentifier(cls)] ?? [])
    for fill in classes.probes.compactMap({ $0(cls) }) + (classes.fills[ObjectIdentifier(cls)] ?? []) {
      unisolated(fill)(table)
    }
    ownTables[ObjectIdentifier(cls)] = table
    return table
  }

  /// Replaces a declared method for calls by selector.
  static func replace(_ selector: Selector, of cls: AnyClass, _ body: @escaping MethodImplementation.Body) {
    lock.lock()
    defer { lock.unlock() }
    replacements[ObjectIdentifier(cls), default: [:]][selector] = body
    tables.removeAll()
    ptl_class_table_forget()
  }

  private static func unisolated(_ fill: @escaping _ObjCClasses.Fill) -> (_ObjCTable) -> Void {
    unsafeBitCast(fill, to: ((_ObjCTable) -> Void).self)
  }

  static func addLocal(_ cls: AnyClass, _ fill: @escaping _ObjCClasses.Fill) {
    lock.lock()
    defer { lock.unlock() }
    guard classes.fills[ObjectIdentifier(cls)] == nil else { return }
    classes.add(cls, fill)
    // The class may already have been looked up, with its superclass's table.
    guard tables[ObjectIdentifier(cls)] != nil else { return }
    tables.removeAll()
    ptl_class_table_forget()
  }

  /// The registered class with an Objective-C name or a module-qualified Swift name.
  static func registeredClass(named name: String) -> AnyClass? {
    lock.lock()
    defer { lock.unlock() }
    if loaded != ptl_tables_count() { load() }
    if let cls = classes.aliases[name] { return cls }
    return classes.classes.first { _typeName($0, qualified: true) == name }
  }

  /// The first registered class whose qualified name satisfies a predicate.
  static func firstClass(where isWanted: (String) -> Bool) -> AnyClass? {
    lock.lock()
    defer { lock.unlock() }
    if loaded != ptl_tables_count() { load() }
    return classes.classes.first { isWanted(_typeName($0, qualified: true)) }
  }
}
