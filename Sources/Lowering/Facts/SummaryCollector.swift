/// Collects the information that other files need from a file's declarations.
enum SummaryCollector {
  static func facts(
    of types: [TypeDeclaration], prefix: String, isTest: Bool
  ) -> FileSummary {
    var facts = FileSummary()
    for type in types {
      if type.kind == .protocol, type.attributes.isObjC {
        for method in type.methods {
          facts.requirements[method.fullName, default: []].insert(type.name)
          if method.attributes.isOptional { facts.optionalMethods.insert(method.fullName) }
        }
        for property in type.properties { facts.requirements[property.name, default: []].insert(type.name) }
      }
      if type.initializerRequirement != nil { facts.initializableProtocols.insert(type.name) }
      if isTest, type.kind == .class, type.attributes.isMainActor { facts.isolatedClasses.insert(type.name) }
      for method in type.methods
      where method.attributes.isExposed || type.attributes.isObjCMembers || type.attributes.isObjC {
        facts.selectors[method.name, default: []].insert(method.selector)
        if method.attributes.objCName != nil {
          facts.namedSelectors[method.fullName] = method.selector
          facts.namedSelectors[method.typedName] = method.selector
        }
      }
      if type.kind == .extension {
        let members = Forwarder.extensionMembers(of: type, prefix: prefix).map(member)
        if !members.isEmpty { facts.extensionMembers[type.path, default: []] += members }
      }
      if type.kind == .extension, !types.contains(where: { $0.kind == .class && $0.path == type.path }) {
        let forwarders = Forwarder.all(in: type, prefix: prefix)
        if !forwarders.isEmpty { facts.forwarders[type.path, default: []] += forwarders.map(member) }
      }
    }
    return facts
  }

  private static func member(_ forwarder: Forwarder) -> FileSummary.ExtensionMember {
    FileSummary.ExtensionMember(
      name: forwarder.functionName, baseName: forwarder.baseName, declaration: forwarder.declaration,
      prefix: forwarder.prefix, dispatcher: forwarder.dispatcher)
  }
}
