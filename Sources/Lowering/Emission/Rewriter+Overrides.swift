extension Rewriter {
  /// The comparison with a delegate whose type is not known to be a class.
  static let delegateComparison =
    "private func === (a: AnyObject?, b: Any?) -> Bool { a === b.map { $0 as AnyObject } }\n"

  /// Whether a class overrides a key-value method in its body or in an extension in its file.
  func overridesKeyValueMethods(_ type: TypeDeclaration) -> Bool {
    let names: Set<String> = [
      "responds(to:)", "value(forKey:)", "setValue(_:forKey:)", "setValue(_:forKeyPath:)",
      "value(forUndefinedKey:)", "setValue(_:forUndefinedKey:)",
      "observeValue(forKeyPath:of:change:context:)", "awakeFromNib()", "forwardingTarget(for:)",
    ]
    let bodies = [type] + types.filter { $0.kind == .extension && $0.path == type.path }
    return bodies.contains { body in
      body.methods.contains { $0.attributes.isOverride && names.contains($0.fullName) }
    }
  }

  /// Makes the selector of an override optional. On iOS the parameter of the overridden method is an implicitly unwrapped optional,
  /// which an override may declare without the mark.
  mutating func unwrapSelector(of method: MethodDeclaration) {
    guard method.attributes.isOverride, method.parameters.first?.declaredType == "Selector",
      method.fullName == "responds(to:)" || method.fullName == "forwardingTarget(for:)"
    else { return }
    let name = Array("Selector".utf8)
    var end = method.nameRange.upperBound
    while end + name.count < text.count, text[end] != UInt8(ascii: "{") {
      end += 1
      if text[end - name.count..<end].elementsEqual(name), text[end] == UInt8(ascii: ")") {
        return edits.insert("!", at: end)
      }
    }
  }

  /// Makes accessors of the observers of a renamed override, which is no override anymore:
  /// `{ didSet { … } }` becomes `{ get { super.a } set { func _did(_ oldValue: Int) { … }; … } }`.
  mutating func rewriteObservers(of property: PropertyDeclaration, in type: TypeDeclaration) {
    guard case .observers(let open, let willSet, let didSet) = property.accessors,
      let valueType = property.type.map(MemberCode.oneLine),
      let prefix = facts.superPrefix(property.name, label: nil, of: type.name)
    else { return }
    let inherited = "super." + prefix + property.name
    edits.insert(" get { \(inherited) } set {", at: open)
    var calls = ""
    if let willSet, makeFunction("_will", "newValue", valueType, observer: "willSet", willSet) {
      calls += " _will(newValue);"
    }
    let sets = " \(inherited) = newValue;"
    if let didSet, makeFunction("_did", "oldValue", valueType, observer: "didSet", didSet) {
      calls += " let _old = \(inherited);\(sets) _did(_old);"
    } else {
      calls += sets
    }
    edits.insert(calls + " } ", at: property.range.upperBound - 1)
  }

  /// Makes a local function of an observer, whose keyword precedes its body.
  private mutating func makeFunction(
    _ name: String, _ parameter: String, _ type: String, observer: String, _ body: Int
  ) -> Bool {
    let keyword = Array(observer.utf8)
    var start = body - keyword.count
    while start > 0, !text[start..<start + keyword.count].elementsEqual(keyword) { start -= 1 }
    guard start > 0 else { return false }
    var parameter = parameter
    let header = string(start + keyword.count..<body)
    if let opening = header.firstIndex(of: "("), let closing = header.firstIndex(of: ")") {
      parameter = String(header[header.index(after: opening)..<closing].filter { !$0.isWhitespace })
      edits.blank(start + keyword.count..<body - 1)
    }
    edits.blank(start..<start + keyword.count)
    edits.insert("func \(name)(_ \(parameter): \(type))", at: start)
    return true
  }

  /// Whether a class overrides a member of the informal protocol of accessibility, which `PTObject` declares.
  func overridesAccessibility(_ type: TypeDeclaration) -> Bool {
    let properties: Set<String> = [
      "accessibilityLabel", "accessibilityHint", "accessibilityValue",
      "accessibilityTraits", "isAccessibilityElement", "accessibilityFrame", "accessibilityActivationPoint",
      "accessibilityCustomActions", "accessibilityElements",
    ]
    let methods: Set<String> = [
      "accessibilityActivate()", "accessibilityIncrement()", "accessibilityDecrement()",
      "accessibilityScroll(_:)",
      "accessibilityPerformEscape()", "accessibilityPerformMagicTap()",
    ]
    return type.properties.contains { $0.attributes.isOverride && properties.contains($0.name) }
      || type.methods.contains { $0.attributes.isOverride && methods.contains($0.fullName) }
  }
}
