/// Generates the code of table entries and of optional requirements.
enum MemberCode {
  /// Generates a table entry for a method that is called with dynamically typed values.
  ///
  /// Parameter types are spelled out if they resolve as in the source. In an extension of a nested type,
  /// which cannot see the enclosing scope, they are inferred.
  static func method(
    _ method: MethodDeclaration, selector: String, of type: String, spellsTypes: Bool,
    redirectedTo body: String? = nil, calling name: String? = nil
  ) -> String {
    let arguments = method.parameters.enumerated().map { index, parameter in
      let label = parameter.label == "_" ? "" : "\(parameter.label): "
      return label + (spellsTypes ? "a[\(index), (\(unlabelled(parameter.type))).self]" : "a.at(\(index))")
    }
    let call = "\(body ?? name ?? method.spelling)(\(arguments.joined(separator: ", ")))"
    let unused = method.parameters.isEmpty ? "_" : "a"
    let attempt = method.isThrowing ? "try? " : ""
    if method.attributes.isStatic {
      let kind = method.result == nil ? "classAction" : "classFunction"
      return "t.\(kind)(\"\(selector)\", \(type).self) { c, \(unused) in \(attempt)c.\(call) }"
    }
    let isAction = method.result == nil
    let kind =
      body == nil ? isAction ? "action" : "function" : isAction ? "redirectedAction" : "redirectedFunction"
    return
      "t.\(kind)(\"\(selector)\") { o, \(unused) in "
      + "\(attempt)unsafeDowncast(o, to: \(type).self).\(call)\(spellsTypes ? coercion(method) : "") }"
  }

  /// Returns a type without the names of parameters in function types, which expressions cannot have.
  private static func unlabelled(_ type: String) -> String {
    let parts = oneLine(type).split(separator: "_ ", omittingEmptySubsequences: false).map(String.init)
    guard parts.count > 1 else { return parts[0] }
    return parts[0]
      + parts.dropFirst().map { part in
        let name = part.prefix { $0.isLetter || $0.isNumber || $0 == "_" || $0 == "`" }
        let rest = part.dropFirst(name.count)
        return rest.first == ":" ? String(rest.dropFirst().drop { $0 == " " }) : "_ " + part
      }.joined()
  }

  /// Returns a coercion to the result type if there may be a method that differs only in it, as in collections.
  private static func coercion(_ method: MethodDeclaration) -> String {
    guard let result = method.result.map(oneLine), !result.contains("Self"),
      !result.hasPrefix("some "), !result.hasSuffix("!")
    else { return "" }
    return " as \(result.contains(" ") ? "(\(result))" : result)"
  }

  /// Generates a table entry for a property.
  static func property(
    _ property: PropertyDeclaration, of type: String, calling name: String? = nil
  ) -> String {
    "t.property(\"\(unquoted(property.attributes.objCName ?? property.name))\", "
      + "\\\(type).\(name ?? property.name))"
  }

  static func unquoted(_ name: String) -> String {
    name.filter { $0 != "`" }
  }

  /// Joins a type spelled over several lines.
  static func oneLine(_ text: String) -> String {
    guard text.contains(where: \.isNewline) else { return text }
    return text.split(whereSeparator: \.isNewline).map { line -> Substring in
      var code = line.drop { $0.isWhitespace }
      if let comment = code.indices.first(where: { code[$0...].hasPrefix("//") }) { code = code[..<comment] }
      while code.last?.isWhitespace == true { code.removeLast() }
      return code
    }.joined(separator: " ")
  }

  // MARK: Optional requirements

  /// The name of the property for references to an optional method by its full name. It is not longer than that.
  static func referenceName(_ fullName: String) -> String {
    let parts = fullName.split(separator: "(", maxSplits: 1)
    return "_\(parts[0])" + parts[1].dropLast().split(separator: ":").map { "_\($0)" }.joined()
  }

  private static func parameterTypes(of method: MethodDeclaration) -> String {
    method.parameters.map { oneLine($0.declaredType) }.joined(separator: ", ")
  }

  /// Generates the property for references to a method that every object of a type has.
  static func reference(to method: MethodDeclaration, of type: TypeDeclaration) -> String {
    let types = parameterTypes(of: method)
    let effects = (method.isAsync ? "async " : "") + (method.isThrowing ? "throws " : "")
    let access = method.attributes.isPrivate ? "fileprivate " : ""
    let name = method.spelling + method.fullName.dropFirst(method.name.count)
    return """
      extension \(type.path) { \(access)var \(referenceName(method.fullName)): (\(types)) \(effects)-> \(oneLine(method.result ?? "Void")) { \(name) } }

      """
  }

  /// Generates the property for references such as `x.method(_:with:)` to an optional method, which are optional functions.
  static func optionalReference(to method: MethodDeclaration, of type: TypeDeclaration) -> String {
    let types = parameterTypes(of: method)
    let names = method.parameters.indices.map { "a\($0)" }.joined(separator: ", ")
    return """
      extension \(type.path) { \(type.access)var \(referenceName(method.fullName)): ((\(types)) -> \(oneLine(method.result ?? "Void")))? {
      _ObjCOptional.responds(self, "\(method.selector)") ? { \(names) in _ObjCOptional.call(self, "\(method.selector)", \(names)) } : nil
      } }

      """
  }

  /// Generates a property for the optional requirements with a base name. It is `nil` unless the object
  /// implements one of them, so that `x.method?(…)` is valid as in the source.
  static func optionalMethods(
    _ methods: [MethodDeclaration], of type: TypeDeclaration, prefix: String
  ) -> String {
    let name = methods[0].spelling
    let selectors = methods.map { "\"\($0.selector)\"" }.joined(separator: ", ")
    if methods.count == 1, methods[0].labels.allSatisfy({ $0 == "_" }), !methods[0].attributes.isDiscardable {
      let method = methods[0]
      let types = parameterTypes(of: method)
      let names = method.parameters.indices.map { "a\($0)" }
      let heads = names.isEmpty ? "" : names.joined(separator: ", ") + " in "
      let call = (["self", selectors] + names).joined(separator: ", ")
      let result = oneLine(method.result ?? "Void")
      return """
        extension \(type.path) { \(type.access)var \(name): ((\(types)) -> \(result))? {
        _ObjCOptional.responds(self, \(selectors)) ? { \(heads)_ObjCOptional.call(\(call)) } : nil
        } }

        """
    }
    let structure = "\(prefix)_\(type.path.map { $0 == "." ? "_" : String($0) }.joined())_\(unquoted(name))"
    var calls = ""
    for method in methods {
      let parameters = method.parameters.enumerated().map { index, parameter in
        "\(parameter.label) a\(index): \(oneLine(parameter.declaredType))"
      }
      let names = method.parameters.indices.map { ", a\($0)" }.joined()
      let result = oneLine(method.result ?? "Void")
      // The object may implement only some of several methods with the same base name.
      let answer = methods.count > 1 && method.result != nil ? "(\(result))?" : result
      calls += method.attributes.isDiscardable ? "@discardableResult " : ""
      calls += "\(type.access)func callAsFunction(\(parameters.joined(separator: ", "))) -> \(answer) {\n"
      if methods.count > 1 {
        calls +=
          "guard _ObjCOptional.responds(o, \"\(method.selector)\") else { return\(method.result == nil ? "" : " nil") }\n"
      }
      calls += "return _ObjCOptional.call(o, \"\(method.selector)\"\(names))\n}\n"
    }
    return """
      extension \(type.path) { \(type.access)var \(name): \(structure)? {
      _ObjCOptional.responds(self, \(selectors)) ? \(structure)(o: self) : nil
      } }
      \(type.access)struct \(structure) {
      fileprivate let o: AnyObject
      \(calls)}

      """
  }

  /// Generates a property for an optional property requirement, which is `nil` unless the object implements
  /// it.
  static func optionalProperty(_ property: PropertyDeclaration, of type: TypeDeclaration) -> String {
    let valueType = oneLine(property.type ?? "Any")
    return """
      extension \(type.path) { \(type.access)var \(property.name): (\(valueType))? {
      _ObjCOptional.value(self, "\(unquoted(property.attributes.objCName ?? property.name))")
      } }

      """
  }
}
