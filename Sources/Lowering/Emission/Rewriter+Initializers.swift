extension Rewriter {
  /// Replaces the requirement `init()` of a protocol that `NSObject` conforms to. `NSObject` cannot satisfy it because its
  /// initializer is not `required` here; a protocol of the file provides the initializer instead, through the metatype.
  mutating func rewriteInitializerRequirement(of type: TypeDeclaration) {
    let access = type.access == "open" ? "public" : type.access
    let modifier = access.isEmpty || access == "private" ? "" : access + " "
    if type.kind == .protocol, let requirement = type.initializerRequirement,
      facts.isInitializedByObject(type.name)
    {
      let name = "_p" + NameHash.text("\(prefix) \(type.name) init".utf8, length: 5)
      edits.blank(requirement)
      edits.insert((type.inherited.isEmpty ? ": " : ", ") + name, at: type.inheritanceEnd)
      needsRuntime = true
      let isPrivate = access == "private"
      constants.append(
        "\(isPrivate ? "fileprivate " : modifier)protocol \(name): _ObjCInitializable {}\n"
          + "extension \(name) { \(modifier)init() { self = Self._objcInitialized() } }\n")
    } else if type.kind == .class || type.kind == .value,
      type.inherited.contains(where: facts.isInitializedByObject)
    {
      let member = "\(modifier)static func _objcInitialized() -> Self { self.init() }"
      edits.insert((type.needsSemicolon ? "; " : " ") + member + " ", at: type.bodyEnd)
    }
  }

  /// The table entry that creates an object of a class with an `init()` of its own.
  ///
  /// In Objective-C it takes the place of the inherited one for any value of the metatype. In Swift the inherited one is a convenience
  /// initializer, which has no place in the table of methods.
  func creation(of type: TypeDeclaration, _ path: String) -> [TableWriter.Entry] {
    guard let conditions = type.initializer, type.kind == .class, !type.isGeneric,
      !type.attributes.hasOtherActor,
      facts.isInterfaceClass(type.name)
    else { return [] }
    return [
      TableWriter.Entry(
        code: "t.classFunction(\"new\", \(path).self) { c, _ in c == \(path).self ? \(path)() : nil }",
        conditions: own(conditions, in: type))
    ]
  }
}
