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
}
