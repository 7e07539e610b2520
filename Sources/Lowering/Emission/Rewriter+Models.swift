/// SwiftData's macros. `@Model`: stored properties get a property wrapper, the class a table of them and an initializer.
/// `@ModelActor`: the actor gets its container, its executor and an initializer.
extension Rewriter {
  mutating func expandModels() {
    guard scan.imports.contains("SwiftData") else { return }
    for type in types {
      if type.kind == .class, let model = type.attributes.model { expandModel(type, model) }
      if type.kind == .extension { blankTransientProperties(of: type) }
      if let actor = type.attributes.modelActor { expandModelActor(type, actor.range, actor.hasInitializer) }
    }
  }

  /// Computed properties in extensions of models may have the attribute, which has no effect on them.
  private mutating func blankTransientProperties(of type: TypeDeclaration) {
    for transient in type.properties.compactMap(\.attributes.transient) { edits.blank(transient) }
  }

  private mutating func expandModelActor(_ type: TypeDeclaration, _ range: Range<Int>, _ hasInitializer: Bool)
  {
    edits.blank(range)
    let separator = type.firstInherited == nil ? ": " : ", "
    edits.insert(separator + "SwiftData.ModelActor", at: type.inheritanceEnd)
    let access = type.access
    let initializer =
      "\(access)init(modelContainer: SwiftData.ModelContainer) { "
      + "self.modelExecutor = SwiftData.DefaultSerialModelExecutor("
      + "modelContext: SwiftData.ModelContext(modelContainer)); self.modelContainer = modelContainer } "
    edits.insert(
      (type.needsSemicolon ? "; " : "")
        + "\(access)nonisolated let modelExecutor: any SwiftData.ModelExecutor; "
        + "\(access)nonisolated let modelContainer: SwiftData.ModelContainer; "
        + (hasInitializer ? initializer : ""),
      at: type.bodyEnd)
  }

  private mutating func expandModel(_ type: TypeDeclaration, _ model: Range<Int>) {
    edits.blank(model)
    let separator = type.firstInherited == nil ? ": " : ", "
    edits.insert(separator + "SwiftData.PersistentModel", at: type.inheritanceEnd)

    var stored: [PropertyDeclaration] = []
    for property in type.properties {
      if let transient = property.attributes.transient { edits.blank(transient) }
      guard isPersisted(property) else { continue }
      stored.append(property)
      for attribute in [property.attributes.modelAttribute, property.attributes.modelRelationship] {
        if let attribute { edits.blank(attribute.range) }
      }
      if property.isLet { makeVariable(property) }
      edits.insert("@SwiftData._Persisted ", at: property.range.lowerBound)
    }

    let access = type.access
    let table = stored.map { property -> String in
      let name = MemberCode.unquoted(property.name)
      var entry = ".init(\"\(name)\", \\\(type.name).\(property.name)"
      if let attribute = property.attributes.modelAttribute {
        entry += ", SwiftData.Schema.Attribute\(MemberCode.oneLine(attribute.arguments))"
      } else if let relationship = property.attributes.modelRelationship {
        entry += ", SwiftData.Schema.Relationship\(MemberCode.oneLine(relationship.arguments))"
      }
      return entry + ")"
    }
    let assignments = stored.map { "_\(MemberCode.unquoted($0.name)) = .init(_stored: ()); " }.joined()
    edits.insert(
      (type.needsSemicolon ? "; " : "")
        + "\(access)private(set) var _record = SwiftData._ModelRecord(); "
        + "\(access)required init(_record: SwiftData._ModelRecord) { \(assignments)self._record = _record }; "
        + "\(access)static var _properties: [SwiftData._ModelProperty] { [\(table.joined(separator: ", "))] } ",
      at: type.bodyEnd)
  }

  private func isPersisted(_ property: PropertyDeclaration) -> Bool {
    guard !property.attributes.isStatic, property.attributes.transient == nil else { return false }
    if case .computed = property.accessors { return false }
    return true
  }

  /// Replaces `let`, because property wrappers need variables.
  private mutating func makeVariable(_ property: PropertyDeclaration) {
    var end = property.nameStart
    while end > property.range.lowerBound, [0x20, 0x09, 0x0A].contains(text[end - 1]) { end -= 1 }
    guard end - 3 >= property.range.lowerBound, string(end - 3..<end) == "let" else { return }
    edits.replace(end - 3..<end, with: "var")
  }
}
