/// Rewrites one file: attributes become blanks, expressions become calls of the runtime, and what the compiler would have
/// told the Objective-C runtime goes into tables after the last line.
struct Rewriter {
  private let text: UnsafeBufferPointer<UInt8>
  private let scan: SourceScan
  private let facts: ProjectFacts
  private let name: String
  private let prefix: String
  private let types: [TypeDeclaration]
  private let removed: [Range<Int>]
  private let resolver: SelectorResolver
  private var edits: EditList
  private var writer: TableWriter
  /// What the trailer declares for expressions whose replacement is longer than they are.
  private var constants: [String] = []
  private var needsRuntime = false

  init(
    text: UnsafeBufferPointer<UInt8>, scan: SourceScan, collected: DeclarationCollector?, facts: ProjectFacts,
    name: String, prefix: String
  ) {
    self.text = text
    self.scan = scan
    self.facts = facts
    self.name = name
    self.prefix = prefix
    types = collected?.types ?? []
    removed = collected?.removed ?? []
    resolver = SelectorResolver(types, facts)
    edits = EditList(text)
    writer = TableWriter(prefix: prefix, types: types)
  }

  /// The rewritten bytes; nil if nothing changes.
  mutating func rewrite() -> [UInt8]? {
    for range in removed { edits.blank(range) }
    let forwarders = types.flatMap { Forwarder.all(in: $0, prefix: prefix) + isolated(in: $0) }
    for site in scan.sites { rewrite(site, forwarders) }
    for forwarder in forwarders { rewrite(forwarder) }
    addForwarders()
    for type in types { rewrite(type) }
    writer.write(tables())
    for insertion in writer.insertions { edits.insert(insertion.text, at: insertion.offset) }
    for type in types where type.kind == .protocol { writeOptionalRequirements(of: type) }
    let trailer = trailer()
    if edits.isEmpty, trailer.isEmpty { return nil }
    return edits.applied(trailer: trailer)
  }

  private func string(_ range: Range<Int>) -> String {
    String(decoding: text[range], as: UTF8.self)
  }

  // MARK: Expressions and attributes

  private mutating func rewrite(_ site: SourceScan.Site, _ forwarders: [Forwarder]) {
    switch site {
    case .attribute(let range):
      edits.blank(range)
    case .applicationMain(let range):
      edits.replace(range, with: "@main")
    case .selector(let range, let argument):
      let selector = resolver.selector(string(argument), at: range.lowerBound)
      replace(range, with: "_sel(\"\(selector)\")", type: "Selector")
    case .keyPath(let range, let argument):
      edits.replace(range, with: "\"\(key(string(argument)))\"")
    case .classFromString(let range):
      edits.replace(range, with: "_classFromString")
      needsRuntime = true
    case .optionalCall(let question, let name):
      if FrameworkRequirements.shared.contains(name), facts.requirements[name] == nil {
        edits.blank(question..<question + 1)
      }
    case .delegateWindow(let range):
      edits.blank(range)
    case .condition(let range):
      edits.replace(range, with: "true")
    case .function(let range):
      guard let forwarder = forwarders.first(where: { $0.range.contains(range.lowerBound) }) else { return }
      replace(range, with: "\"\(forwarder.functionName)\"", type: "String")
    case .importDeclaration(let module, let range):
      // What a branch for iOS takes from Darwin is Glibc's here.
      if module == "Darwin" { edits.replace(range, with: "Glibc") }
    }
  }

  /// Puts an expression in the place of another. One that does not fit gets a short name, which the trailer declares.
  private mutating func replace(_ range: Range<Int>, with expression: String, type: String) {
    needsRuntime = true
    if expression.utf8.count <= range.count {
      edits.replace(range, with: expression)
      return
    }
    let name = "_k" + NameHash.text("\(prefix) \(expression)".utf8, length: 6)
    if !constants.contains(where: { $0.contains(" \(name):") }) {
      constants.append("private nonisolated var \(name): \(type) { \(expression) }\n")
    }
    edits.replace(range, with: name)
  }

  /// The key of a `#keyPath`: the path without the type that it starts at.
  private func key(_ argument: String) -> String {
    var parts = argument.filter { !$0.isWhitespace && $0 != "`" && $0 != "?" && $0 != "!" }.split(
      separator: ".")
    while parts.count > 1, let first = parts.first, first.first?.isUppercase == true || first == "self" {
      parts.removeFirst()
    }
    return parts.joined(separator: ".")
  }

  // MARK: Overrides in extensions

  private mutating func rewrite(_ forwarder: Forwarder) {
    let region = forwarder.overrideStart..<forwarder.nameStart
    let old = string(region)
    var rest = old.dropFirst("override".count).drop { $0.isWhitespace }
    // Nothing overrides the member under its new name.
    if let open = rest.indices.first(where: { rest[$0...].hasPrefix("open ") }) {
      rest = (rest[..<open] + rest[open...].dropFirst(5))[...]
    }
    let space = region.count - rest.utf8.count - forwarder.prefix.utf8.count
    if space >= 0, !old.contains(where: \.isNewline) {
      edits.replace(region, with: String(repeating: " ", count: space) + rest + forwarder.prefix)
    } else {
      edits.blank(region.lowerBound..<region.lowerBound + "override".utf8.count)
      edits.insert(forwarder.prefix, at: forwarder.nameStart)
    }
  }

  /// The overrides of XCTest's methods in a class of the main actor.
  private func isolated(in type: TypeDeclaration) -> [Forwarder] {
    scan.isTest ? Forwarder.isolated(in: type, prefix: prefix, facts) : []
  }

  private mutating func addForwarders() {
    for type in types where type.kind == .class {
      var declarations = facts.forwarders[type.path] ?? []
      for other in types where other.kind == .extension && other.path == type.path {
        declarations += Forwarder.all(in: other, prefix: prefix).map(\.declaration)
      }
      let isolated = isolated(in: type).map(\.declaration)
      if !isolated.isEmpty { needsRuntime = true }
      declarations += isolated
      if declarations.isEmpty { continue }
      // The facts of the project contain those of this file.
      var seen: Set<String> = []
      let all = declarations.filter { seen.insert($0).inserted }.joined(separator: "; ")
      edits.insert((type.needsSemicolon ? "; " : " ") + all + "; ", at: type.bodyEnd)
    }
  }

  // MARK: Declarations

  private mutating func rewrite(_ type: TypeDeclaration) {
    switch type.kind {
    case .protocol:
      guard type.attributes.isObjC else { return }
      let separator = type.inherited.isEmpty ? ": " : ", "
      if !type.inherited.contains("AnyObject"), !type.inherited.contains("class") {
        edits.insert(separator + "AnyObject", at: type.inheritanceEnd)
      }
      for method in type.methods where method.attributes.isOptional {
        edits.blank(method.range.lowerBound..<method.end)
      }
      for property in type.properties where property.attributes.isOptional {
        edits.blank(property.range.lowerBound..<property.rangeEnd)
      }
    case .class:
      if let first = type.firstInherited, type.inherited.first == "NSObject", overridesKeyValueMethods(type) {
        edits.replace(first, with: "ObjCBase")
        needsRuntime = true
      }
      rewriteMembers(of: type)
    case .extension:
      rewriteMembers(of: type)
    case .value: break
    }
  }

  private func overridesKeyValueMethods(_ type: TypeDeclaration) -> Bool {
    let names: Set<String> = [
      "responds(to:)", "value(forKey:)", "setValue(_:forKey:)", "setValue(_:forKeyPath:)",
      "value(forUndefinedKey:)", "setValue(_:forUndefinedKey:)",
      "observeValue(forKeyPath:of:change:context:)",
    ]
    return type.methods.contains { $0.attributes.isOverride && names.contains($0.fullName) }
  }

  private mutating func rewriteMembers(of type: TypeDeclaration) {
    for property in type.properties {
      if let entry = property.attributes.entry, let key = Self.entryKeys[type.path] {
        expand(property, entry, key)
      } else if property.attributes.isManaged {
        manage(property)
      } else if property.attributes.isDynamic, !property.attributes.isOverride, !property.attributes.isStatic,
        property.attributes.isExposed || type.attributes.isObjCMembers || type.attributes.isObjC
      {
        observe(property)
      }
    }
    for method in type.methods where method.attributes.isManaged {
      guard method.parameters.count == 1, method.result == nil else { continue }
      needsRuntime = true
      edits.insert(
        " { _ObjCManaged.change(self, \"\(method.name)\", \(method.parameters[0].name)) }",
        at: method.range.upperBound)
    }
  }

  /// The protocols of the keys of what can have entries.
  private static let entryKeys = [
    "EnvironmentValues": "EnvironmentKey", "Transaction": "TransactionKey",
    "FocusedValues": "FocusedValueKey",
  ]

  /// What SwiftUI's macro `@Entry` makes of a property: accessors, and a key with the initial value.
  private mutating func expand(_ property: PropertyDeclaration, _ entry: Range<Int>, _ key: String) {
    guard case .none = property.accessors, !property.isLet else { return }
    let name = "__Entry_\(MemberCode.unquoted(property.name))"
    let access = property.attributes.access
    let accessors = " { get { self[\(name).self] } set { self[\(name).self] = newValue } }; "
    let opening = "\(access)struct \(name): \(key) { "
    let type = property.type.map(MemberCode.oneLine)
    edits.blank(entry)
    if key == "FocusedValueKey" {
      guard let type, type.hasSuffix("?") else { return }
      let value = "\(access)typealias Value = \(type.dropLast()) }"
      edits.insert(accessors + opening + value, at: property.end)
    } else if let equalSign = property.equalSign, let type {
      edits.insert(
        accessors + opening + "\(access)static var defaultValue: \(type)", at: property.annotationEnd)
      edits.replace(equalSign..<equalSign + 1, with: "{")
      edits.insert(" } }", at: property.end)
    } else if property.equalSign != nil {
      edits.insert(
        ": \(name).Value" + accessors + opening + "\(access)static let defaultValue",
        at: property.annotationEnd)
      edits.insert(" }", at: property.end)
    } else if let type {
      edits.insert(
        accessors + opening + "\(access)static var defaultValue: \(type) { nil } }", at: property.end)
    }
  }

  /// A managed property keeps its value beside the object.
  private mutating func manage(_ property: PropertyDeclaration) {
    guard case .none = property.accessors else { return }
    let key = MemberCode.unquoted(property.name)
    needsRuntime = true
    edits.insert(
      " { get { _ObjCManaged.value(self, \"\(key)\") } set { _ObjCManaged.set(self, \"\(key)\", newValue) } }",
      at: property.end)
  }

  /// A dynamic property tells its observers.
  private mutating func observe(_ property: PropertyDeclaration) {
    let key = MemberCode.unquoted(property.attributes.objCName ?? property.name)
    let will = "_willChange(self, \"\(key)\")"
    let did = "_didChange(self, \"\(key)\")"
    needsRuntime = true
    switch property.accessors {
    case .none:
      if property.isLet { return }
      edits.insert(" { willSet { \(will) } didSet { \(did) } }", at: property.end)
    case .observers(let open, let willSet, let didSet):
      if let willSet {
        edits.insert(" \(will);", at: willSet)
      } else {
        edits.insert(" willSet { \(will) }", at: open)
      }
      if let didSet {
        edits.insert(" defer { \(did) };", at: didSet)
      } else {
        edits.insert(" didSet { \(did) }", at: open)
      }
    case .computed(let set):
      if let set { edits.insert(" \(will); defer { \(did) };", at: set) }
    }
  }

  // MARK: Tables

  private func tables() -> [Int: [TableWriter.Entry]] {
    let referenced = scan.sites.compactMap { site -> (name: String, labels: [String]?)? in
      guard case .selector(_, let argument) = site else { return nil }
      return SelectorResolver.referencedName(string(argument))
    }
    var tables: [Int: [TableWriter.Entry]] = [:]
    for (index, type) in types.enumerated() where type.isObject {
      let isClass = type.kind == .class || types.contains { $0.kind == .class && $0.path == type.path }
      let all = type.attributes.isObjCMembers || type.attributes.isObjC && type.kind == .extension
      // A type in the body of a function, and one with its table in its body, is spelled as the body spells it.
      let isInBody = type.local != nil || !type.isReachable
      let path = isInBody ? type.name : type.path
      let spellsTypes = isInBody || type.parent == nil
      var entries: [TableWriter.Entry] = []
      for method in type.methods where method.isCallable {
        let attributes = method.attributes
        let isExposed =
          attributes.isExposed || all && !attributes.isPrivate
          || isClass
            && referenced.contains { $0.name == method.name && ($0.labels ?? method.labels) == method.labels }
          || !attributes.isStatic && implementsRequirement(method, type, isClass)
        guard isExposed, !attributes.isManaged else { continue }
        entries.append(
          TableWriter.Entry(
            code: MemberCode.method(
              method, selector: selector(of: method), of: path, spellsTypes: spellsTypes),
            conditions: own(method.conditions, in: type)))
      }
      for property in type.properties where property.isReadable {
        let attributes = property.attributes
        let isExposed =
          attributes.isExposed || all && !attributes.isPrivate
          || isClass && facts.requirements[property.name] != nil
        guard isExposed else { continue }
        entries.append(
          TableWriter.Entry(
            code: MemberCode.property(property, of: path), conditions: own(property.conditions, in: type)))
      }
      entries += dependencies(of: type, path)
      if !entries.isEmpty { tables[index] = entries }
    }
    return tables
  }

  /// A method that implements a requirement has the requirement's selector.
  private func selector(of method: MethodDeclaration) -> String {
    guard method.attributes.objCName == nil, facts.requirements[method.fullName] != nil else {
      return method.selector
    }
    return facts.namedSelectors[method.fullName] ?? method.selector
  }

  /// The conditions of a member that its type does not already stand under.
  private func own(_ conditions: [String], in type: TypeDeclaration) -> [String] {
    Array(conditions.dropFirst(type.conditions.count))
  }

  private func implementsRequirement(_ method: MethodDeclaration, _ type: TypeDeclaration, _ isClass: Bool)
    -> Bool
  {
    if let protocols = facts.requirements[method.fullName] {
      if isClass || !protocols.isDisjoint(with: type.inherited) { return true }
    }
    return isClass && type.kind == .class && !type.inherited.isEmpty && !method.attributes.isOverride
      && FrameworkRequirements.shared.isUnnamed(method.fullName, typeNames: scan.typeNames)
  }

  /// The keys that `keyPathsForValuesAffecting…` makes others depend on.
  private func dependencies(of type: TypeDeclaration, _ path: String) -> [TableWriter.Entry] {
    let start = "keyPathsForValuesAffecting"
    return type.methods.compactMap { method in
      guard method.attributes.isStatic, method.name.hasPrefix(start), method.parameters.isEmpty else {
        return nil
      }
      let capital = method.name.dropFirst(start.count)
      let key = capital.prefix(1).lowercased() + capital.dropFirst()
      return TableWriter.Entry(
        code: "t.affecting(\"\(key)\", \(path).\(method.name)())",
        conditions: own(method.conditions, in: type))
    }
  }

  // MARK: Protocols

  private mutating func writeOptionalRequirements(of type: TypeDeclaration) {
    guard type.attributes.isObjC, type.isReachable else { return }
    var byName: [(name: String, methods: [MethodDeclaration])] = []
    for method in type.methods where method.attributes.isOptional {
      if let index = byName.firstIndex(where: { $0.name == method.name }) {
        byName[index].methods.append(method)
      } else {
        byName.append((method.name, [method]))
      }
    }
    for (_, methods) in byName {
      writer.append(
        MemberCode.optionalMethods(methods, of: type, prefix: prefix), conditions: methods[0].conditions)
    }
    for property in type.properties where property.attributes.isOptional {
      writer.append(MemberCode.optionalProperty(property, of: type), conditions: property.conditions)
    }
  }

  // MARK: The trailer

  /// The imports of what Apple's modules pass on to the file and Linux's do not.
  private func implicitImports(hasRuntime: Bool) -> String {
    let imported = scan.imports
    let words = scan.words
    var modules: [String] = []
    if words.contains(.networking) { modules.append("FoundationNetworking") }
    if words.contains(.xml) { modules.append("FoundationXML") }
    if words.contains(.combine), imported.contains("Foundation") || imported.contains("UIKit"),
      !imported.contains("SwiftUI")
    {
      modules.append("Combine")
    }
    if words.contains(.networking), imported.contains("Combine") || imported.contains("SwiftUI") {
      modules.append("CombineNetworking")
    }
    if words.contains(.observation), !imported.isEmpty, !imported.contains("SwiftUI") {
      modules.append("Observation")
    }
    if words.contains(.interface), !imported.contains("SwiftUI") { modules.append("UIKit") }
    if scan.isFoundationOnly {
      if words.contains(.extensions) { modules.append("FoundationExtensions") }
      if words.contains(.runtime), !hasRuntime { modules.append("ObjCRuntime") }
      if words.contains(.graphics) { modules.append("CoreGraphics") }
    }
    return modules.filter { !imported.contains($0) }
      .map { "#if canImport(\($0))\nimport \($0)\n#endif\n" }.joined()
  }

  private func trailer() -> String {
    var imports = ""
    let body = constants.joined() + writer.trailer
    if needsRuntime || !body.isEmpty || !writer.insertions.isEmpty { imports += "import ObjCRuntime\n" }
    imports += implicitImports(hasRuntime: !imports.isEmpty)
    if imports.isEmpty, body.isEmpty { return "" }
    let escaped = name.flatMap { $0 == "\"" || $0 == "\\" ? ["\\", $0] : [$0] }
    return "\n#sourceLocation(file: \"\(String(escaped)) (generated)\", line: 1)\n" + imports + body
      + "#sourceLocation()\n"
  }
}
