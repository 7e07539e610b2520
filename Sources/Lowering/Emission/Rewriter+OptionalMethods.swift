/// Optional requirements of `@objc` protocols, and references to them by their full names.
extension Rewriter {
  mutating func writeOptionalMethods(of type: TypeDeclaration) {
    if type.kind == .protocol { writeOptionalRequirements(of: type) }
    writeReferences(to: type)
  }

  /// Declares optional requirements as optional functions.
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

  /// Declares a property for each method with the full name of an optional method that the project refers to by that name. References
  /// are rewritten without their types, so classes with a method of that name need the property as the protocol does.
  private mutating func writeReferences(to type: TypeDeclaration) {
    // An extension of the protocol itself has the property of the protocol.
    guard type.isReachable, type.local == nil,
      type.kind == .protocol || !facts.isObjectiveCProtocol(type.path)
    else { return }
    // Of methods that differ in their types only, the first has the property.
    var names: Set<String> = []
    for method in type.methods where isReferenced(method) && names.insert(method.fullName).inserted {
      writer.append(
        method.attributes.isOptional
          ? MemberCode.optionalReference(to: method, of: type) : MemberCode.reference(to: method, of: type),
        conditions: method.conditions)
    }
  }

  private func isReferenced(_ method: MethodDeclaration) -> Bool {
    let attributes = method.attributes
    return !method.parameters.isEmpty && facts.isReferencedOptionalMethod(method.fullName)
      && !attributes.isStatic && !attributes.isOverride && !attributes.isMutatingOrUnowned
      && !method.isGeneric
  }
}
