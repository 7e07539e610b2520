/// The code of one member in a table, and of what stands for an optional requirement.
enum MemberCode {
  /// A method, callable with what is known only at run time.
  ///
  /// The types of the parameters are spelled where they resolve as in the source, and inferred in an extension of a nested
  /// type, which does not see what is around the type.
  static func method(
    _ method: MethodDeclaration, selector: String, of type: String, spellsTypes: Bool
  ) -> String {
    let arguments = method.parameters.enumerated().map { index, parameter in
      let label = parameter.label == "_" ? "" : "\(parameter.label): "
      return label + (spellsTypes ? "a[\(index), (\(oneLine(parameter.type))).self]" : "a.at(\(index))")
    }
    let call = "\(method.spelling)(\(arguments.joined(separator: ", ")))"
    let unused = method.parameters.isEmpty ? "_" : "a"
    let attempt = method.isThrowing ? "try? " : ""
    if method.attributes.isStatic {
      let kind = method.result == nil ? "classAction" : "classFunction"
      return "t.\(kind)(\"\(selector)\", \(type).self) { c, \(unused) in \(attempt)c.\(call) }"
    }
    let kind = method.result == nil ? "action" : "function"
    return
      "t.\(kind)(\"\(selector)\") { o, \(unused) in \(attempt)unsafeDowncast(o, to: \(type).self).\(call) }"
  }

  /// A property, readable and settable by name.
  static func property(_ property: PropertyDeclaration, of type: String) -> String {
    "t.property(\"\(unquoted(property.attributes.objCName ?? property.name))\", \\\(type).\(property.name))"
  }

  static func unquoted(_ name: String) -> String {
    name.filter { $0 != "`" }
  }

  /// A type that is spelled over several lines, on one.
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

  /// What stands for the optional requirements of one base name: a property that is nil unless the object implements
  /// one of them, so that `x.method?(…)` reads as in the source.
  static func optionalMethods(
    _ methods: [MethodDeclaration], of type: TypeDeclaration, prefix: String
  ) -> String {
    let name = methods[0].spelling
    let selectors = methods.map { "\"\($0.selector)\"" }.joined(separator: ", ")
    if methods.count == 1, methods[0].labels.allSatisfy({ $0 == "_" }), !methods[0].attributes.isDiscardable {
      let method = methods[0]
      let types = method.parameters.map { oneLine($0.declaredType) }.joined(separator: ", ")
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
      // Of several methods of one name the object may have only some.
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

  /// What stands for an optional property: nil unless the object has it.
  static func optionalProperty(_ property: PropertyDeclaration, of type: TypeDeclaration) -> String {
    let valueType = oneLine(property.type ?? "Any")
    return """
      extension \(type.path) { \(type.access)var \(property.name): (\(valueType))? {
      _ObjCOptional.value(self, "\(unquoted(property.attributes.objCName ?? property.name))")
      } }

      """
  }
}
