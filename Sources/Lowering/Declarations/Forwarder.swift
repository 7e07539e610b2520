/// An override in an extension, which Swift does not allow: it is renamed, and an override that calls it is
/// added to the class.
struct Forwarder {
  /// The declaration in the class, on one line.
  let declaration: String
  /// The prefix of the member's name in the extension.
  let prefix: String
  let nameStart: Int
  let overrideStart: Int
  let range: Range<Int>
  /// The value of `#function` in the member.
  let functionName: String
  /// The position of the `open` modifier, which is removed because the class declares the member.
  var openModifier: Range<Int>?
  /// The hash of the name without labels.
  var baseName: UInt64 = 0
  /// A declaration for the extension that calls the object's own implementation by selector.
  var dispatcher: String?
  /// Whether the member in the extension must not be isolated, like the member of `NSObject` that it overrides.
  var isNonisolated = false
  private static let nonisolatedMembers: Set<String> = [
    "description", "debugDescription", "hash", "isEqual(_:)",
  ]
  /// The parts of an observed property that become a method.
  var observer: Observer?

  /// An observed property whose observer becomes a method with the other value as its parameter.
  struct Observer {
    /// The name of the observer, `didSet` or `willSet`.
    var name: String
    /// The start of the observer's body, after the brace.
    var body: Int
    /// The ends of the property's name and of its type.
    var nameEnd: Int
    var typeEnd: Int
  }

  /// Returns the overrides in an extension.
  static func all(in type: TypeDeclaration, prefix: String) -> [Forwarder] {
    guard type.kind == .extension else { return [] }
    // Methods that formatters do not have here are no overrides.
    return type.methods.filter { !FormatterMethods.contains($0.fullName) }.compactMap {
      Forwarder($0, type, prefix)
    }
      + type.properties.compactMap { Forwarder($0, type, prefix) }
  }

  /// Returns the members of an extension that a subclass can override, because Objective-C dispatches them dynamically.
  static func extensionMembers(of type: TypeDeclaration, prefix: String) -> [Forwarder] {
    guard type.kind == .extension, !type.isGeneric, !type.attributes.isPrivate else { return [] }
    let isExposed = type.attributes.isObjC || !type.inherited.isEmpty
    return type.methods.compactMap { method in
      guard isExposed || method.attributes.isObjC, !method.isGeneric else { return nil }
      return Forwarder(member: method, type, prefix)
    }
      + type.properties.compactMap { property in
        guard isExposed || property.attributes.isObjC else { return nil }
        return Forwarder(member: property, type, prefix)
      }
  }

  /// Returns the methods whose implementations can be exchanged, because Objective-C dispatches them dynamically even
  /// in calls from Swift.
  static func redirected(in type: TypeDeclaration, prefix: String) -> [(Forwarder, MethodDeclaration)] {
    guard type.isObject, !type.isGeneric, type.isReachable, type.local == nil else { return [] }
    return type.methods.compactMap { method in
      let attributes = method.attributes
      let isExposed = attributes.isObjC || type.attributes.isObjCMembers || type.attributes.isObjC
      let isLookedUp = attributes.isDynamic || type.kind == .extension
      guard isExposed, isLookedUp, method.isCallable, !attributes.isStatic, !attributes.isOverride,
        !attributes.isOptional
      else { return nil }
      return Forwarder(redirected: method, type, prefix).map { ($0, method) }
    }
  }

  private init?(redirected method: MethodDeclaration, _ type: TypeDeclaration, _ filePrefix: String) {
    prefix = Self.prefix("-" + method.fullName, type, filePrefix)
    nameStart = method.nameRange.lowerBound
    overrideStart = nameStart
    range = method.range
    functionName = method.fullName
    let names = method.parameters.indices.map { ", a\($0)" }.joined()
    let target = "\(type.path).self, self, \"\(method.selector)\""
    declaration =
      (method.attributes.isDiscardable ? "@discardableResult " : "")
      + Self.declaration(
        of: method, type, prefix: prefix, withDefaults: true,
        before:
          "if _ObjCDispatch.isReplaced(\(target)) { return _ObjCDispatch.call(\(target)\(names)) }; return ")
  }

  private static func canBeOverridden(_ attributes: DeclarationAttributes, _ modifiers: String) -> Bool {
    !attributes.isOverride && !attributes.isPrivate && !attributes.isNonObjC && !modifiers.contains("static ")
  }

  private init?(member method: MethodDeclaration, _ type: TypeDeclaration, _ filePrefix: String) {
    guard Self.canBeOverridden(method.attributes, method.modifiers) else { return nil }
    prefix = Self.prefix(method.fullName, type, filePrefix)
    nameStart = method.nameRange.lowerBound
    overrideStart = method.nameRange.lowerBound
    range = method.range
    functionName = method.fullName
    baseName = NameHash.of(method.name.utf8)
    openModifier = method.attributes.openModifier
    declaration =
      (method.attributes.isDiscardable ? "@discardableResult " : "")
      + Self.declaration(of: method, type, prefix: prefix, withDefaults: true)
    guard method.isCallable, !method.isThrowing, !method.attributes.isStatic else { return }
    let names = method.parameters.indices.map { ", a\($0)" }.joined()
    let head = Self.declaration(of: method, type, prefix: prefix, withDefaults: true, body: "")
    dispatcher =
      (method.attributes.isDiscardable ? "@discardableResult " : "") + Self.withoutOpen(head)
      + "{ return _ObjCOptional.call(self, \"\(method.selector)\"\(names)) }"
  }

  private init?(member property: PropertyDeclaration, _ type: TypeDeclaration, _ filePrefix: String) {
    guard Self.canBeOverridden(property.attributes, property.modifiers), let valueType = property.type,
      case .computed(let setter) = property.accessors
    else { return nil }
    prefix = Self.prefix(property.name, type, filePrefix)
    nameStart = property.nameStart
    overrideStart = property.nameStart
    range = property.range
    functionName = property.name
    baseName = NameHash.of(property.name.utf8)
    openModifier = property.attributes.openModifier
    let name = prefix + property.name
    let body = setter == nil ? name : "get { \(name) } set { \(name) = newValue }"
    declaration =
      "\(Self.access(type, property.modifiers))\(property.modifiers)var \(property.name): "
      + "\(MemberCode.oneLine(valueType)) { \(body) }"
    guard property.isReadable else { return }
    let key = MemberCode.unquoted(property.attributes.objCName ?? property.name)
    let getter = "_ObjCOptional.value(self, \"\(key)\")!"
    let accessors =
      setter == nil ? getter : "get { \(getter) } set { _ObjCOptional.set(self, \"\(key)\", newValue) }"
    dispatcher =
      Self.withoutOpen(property.modifiers)
      + "var \(property.name): \(MemberCode.oneLine(valueType)) { \(accessors) }"
  }

  /// Returns a declaration for an extension, whose members cannot be `open`.
  private static func withoutOpen(_ declaration: String) -> String {
    declaration.hasPrefix("open ") ? "public " + declaration.dropFirst(5) : declaration
  }

  /// Returns the prefix of the name of an override whose original is declared in an extension of a framework's class.
  static func overridePrefix(_ member: String, _ type: String, _ filePrefix: String) -> String {
    "_p" + NameHash.text("\(filePrefix) \(type) \(member)".utf8, length: 5) + "_"
  }

  /// Returns the overrides of XCTest's set-up and tear-down methods in a main-actor class. On Linux, XCTest
  /// is not isolated to the main actor, but calls them on the main thread.
  static func isolated(in type: TypeDeclaration, prefix: String, _ facts: ProjectSummary) -> [Forwarder] {
    guard type.kind == .class else { return [] }
    let isIsolated =
      type.attributes.isMainActor || type.inherited.first.map(facts.isolatedClasses.contains) == true
    let names = ["setUp()", "tearDown()", "setUpWithError()", "tearDownWithError()"]
    return type.methods.compactMap { method in
      guard isIsolated || method.attributes.isMainActor, names.contains(method.fullName), !method.isAsync,
        !method.modifiers.contains("nonisolated")
      else { return nil }
      return Forwarder(isolated: method, type, prefix)
    }
  }

  private init?(isolated method: MethodDeclaration, _ type: TypeDeclaration, _ filePrefix: String) {
    guard method.attributes.isOverride, let start = method.attributes.overrideStart else { return nil }
    prefix = Self.prefix(method.fullName, type, filePrefix)
    nameStart = method.nameRange.lowerBound
    overrideStart = start
    range = method.range
    functionName = method.fullName
    let mark = method.isThrowing ? "try " : ""
    declaration =
      "nonisolated override \(method.modifiers)func \(method.fullName) \(method.isThrowing ? "throws " : "")"
      + "{ \(mark)_onMainActor(self) { \(mark)$0.\(prefix)\(method.fullName) } }"
  }

  private init?(_ method: MethodDeclaration, _ type: TypeDeclaration, _ filePrefix: String) {
    guard method.attributes.isOverride, let start = method.attributes.overrideStart else { return nil }
    prefix = Self.prefix(method.fullName, type, filePrefix)
    nameStart = method.nameRange.lowerBound
    overrideStart = start
    range = method.range
    functionName = method.fullName
    baseName = NameHash.of(method.name.utf8)
    isNonisolated =
      Self.nonisolatedMembers.contains(functionName) && !method.modifiers.contains("nonisolated")
    declaration =
      Self.availability(method.attributes) + "override "
      + Self.declaration(of: method, type, prefix: prefix, withDefaults: false)
  }

  /// An unavailable member can only be called by another one.
  private static func availability(_ attributes: DeclarationAttributes) -> String {
    attributes.isUnavailable ? "@available(*, unavailable) " : ""
  }

  /// Returns a method for the class that calls the one of the extension.
  private static func declaration(
    of method: MethodDeclaration, _ type: TypeDeclaration, prefix: String, withDefaults: Bool,
    before: String = "", body: String? = nil
  ) -> String {
    let parameters = method.parameters.enumerated().map { index, parameter in
      let value = withDefaults ? parameter.defaultValue.map { " = \(MemberCode.oneLine($0))" } ?? "" : ""
      return
        "\(parameter.attributes)\(parameter.label) a\(index): \(MemberCode.oneLine(parameter.declaredType))\(value)"
    }
    let arguments = method.parameters.enumerated().map { index, parameter in
      (parameter.label == "_" ? "" : "\(parameter.label): ")
        + (parameter.isInout ? "&a\(index)" : "a\(index)")
    }
    let effects = (method.isAsync ? " async" : "") + (method.isThrowing ? " throws" : "")
    let marks = (method.isThrowing ? "try " : "") + (method.isAsync ? "await " : "")
    let result = method.result.map { " -> \(MemberCode.oneLine($0))" } ?? ""
    return
      "\(access(type, method.modifiers))\(method.modifiers)func \(method.spelling)"
      + "(\(parameters.joined(separator: ", ")))\(effects)\(result) "
      + (body ?? "{ \(before)\(marks)\(prefix)\(method.name)(\(arguments.joined(separator: ", "))) }")
  }

  private init?(_ property: PropertyDeclaration, _ type: TypeDeclaration, _ filePrefix: String) {
    guard property.attributes.isOverride, let start = property.attributes.overrideStart,
      let valueType = property.type
    else { return nil }
    prefix = Self.prefix(property.name, type, filePrefix)
    let name = prefix + property.name
    let body: String
    switch property.accessors {
    case .computed(let setter): body = setter == nil ? name : "get { \(name) } set { \(name) = newValue }"
    case .observers(_, nil, let start?):
      body = "didSet { \(name)(oldValue) }"
      observer = Observer(
        name: "didSet", body: start, nameEnd: property.nameStart + property.name.utf8.count,
        typeEnd: property.annotationEnd)
    case .observers(_, let start?, nil):
      body = "willSet { \(name)(newValue) }"
      observer = Observer(
        name: "willSet", body: start, nameEnd: property.nameStart + property.name.utf8.count,
        typeEnd: property.annotationEnd)
    default: return nil
    }
    nameStart = property.nameStart
    overrideStart = start
    range = property.range
    functionName = property.name
    baseName = NameHash.of(property.name.utf8)
    isNonisolated =
      Self.nonisolatedMembers.contains(functionName) && !property.modifiers.contains("nonisolated")
    declaration =
      "\(Self.availability(property.attributes))override \(Self.access(type, property.modifiers))\(property.modifiers)var \(property.name): "
      + "\(MemberCode.oneLine(valueType)) { \(body) }"
  }

  /// The access level of a member without an explicit one: that of its extension.
  private static func access(_ type: TypeDeclaration, _ modifiers: String) -> String {
    let levels = ["open ", "public ", "package ", "internal ", "fileprivate ", "private "]
    return levels.contains { modifiers.hasPrefix($0) || modifiers.contains(" " + $0) } ? "" : type.access
  }

  /// A prefix of eight characters, which fits into the space freed by removing `override `.
  private static func prefix(_ member: String, _ type: TypeDeclaration, _ filePrefix: String) -> String {
    "_p" + NameHash.text("\(filePrefix) \(type.path) \(member)".utf8, length: 5) + "_"
  }
}
