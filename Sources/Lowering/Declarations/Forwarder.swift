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

  /// Returns the overrides in an extension.
  static func all(in type: TypeDeclaration, prefix: String) -> [Forwarder] {
    guard type.kind == .extension else { return [] }
    return type.methods.compactMap { Forwarder($0, type, prefix) }
      + type.properties.compactMap { Forwarder($0, type, prefix) }
  }

  /// Returns the overrides of XCTest's set-up and tear-down methods in a main-actor class. On Linux, XCTest
  /// is not isolated to the main actor, but calls them on the main thread.
  static func isolated(in type: TypeDeclaration, prefix: String, _ facts: ProjectFacts) -> [Forwarder] {
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
    let parameters = method.parameters.enumerated().map { index, parameter in
      "\(parameter.label) a\(index): \(MemberCode.oneLine(parameter.declaredType))"
    }
    let arguments = method.parameters.enumerated().map { index, parameter in
      (parameter.label == "_" ? "" : "\(parameter.label): ")
        + (parameter.isInout ? "&a\(index)" : "a\(index)")
    }
    let effects = (method.isAsync ? " async" : "") + (method.isThrowing ? " throws" : "")
    let marks = (method.isThrowing ? "try " : "") + (method.isAsync ? "await " : "")
    let result = method.result.map { " -> \(MemberCode.oneLine($0))" } ?? ""
    declaration =
      "override \(method.modifiers)func \(method.spelling)(\(parameters.joined(separator: ", ")))\(effects)\(result) "
      + "{ \(marks)\(prefix)\(method.name)(\(arguments.joined(separator: ", "))) }"
  }

  private init?(_ property: PropertyDeclaration, _ type: TypeDeclaration, _ filePrefix: String) {
    guard property.attributes.isOverride, let start = property.attributes.overrideStart,
      let valueType = property.type
    else { return nil }
    guard case .computed(let setter) = property.accessors else { return nil }
    prefix = Self.prefix(property.name, type, filePrefix)
    nameStart = property.nameStart
    overrideStart = start
    range = property.range
    functionName = property.name
    let name = prefix + property.name
    let body = setter == nil ? name : "get { \(name) } set { \(name) = newValue }"
    declaration =
      "override \(property.modifiers)var \(property.name): \(MemberCode.oneLine(valueType)) { \(body) }"
  }

  /// A prefix of eight characters, which fits into the space freed by removing `override `.
  private static func prefix(_ member: String, _ type: TypeDeclaration, _ filePrefix: String) -> String {
    "_p" + NameHash.text("\(filePrefix) \(type.path) \(member)".utf8, length: 5) + "_"
  }
}
