internal import SwiftSyntax

/// Visits the declarations of a file and collects the information needed for lowering.
struct DeclarationCollector {
  /// The macros `#Preview`.
  private(set) var previews: [PreviewDeclaration] = []
  private(set) var types: [TypeDeclaration] = []
  private let text: UnsafeBufferPointer<UInt8>
  /// The platform conditions whose values differ between iOS and Linux.
  private let platforms: [(range: Range<Int>, holds: Bool)]

  init(
    _ file: SourceFileSyntax, text: UnsafeBufferPointer<UInt8>, platforms: [(range: Range<Int>, holds: Bool)]
  ) {
    self.text = text
    self.platforms = platforms
    for statement in file.statements { collect(statement, conditions: []) }
  }

  // MARK: Statements

  private mutating func collect(_ statement: CodeBlockItemSyntax, conditions: [String]) {
    switch statement.item {
    case .decl(let declaration): collect(declaration, parent: nil, conditions: conditions)
    case .expr(let expression):
      if let macro = expression.as(MacroExpansionExprSyntax.self), macro.macroName.text == "Preview" {
        previews.append(PreviewDeclaration(macro, conditions: conditions))
      } else {
        collectLocals(in: Syntax(expression), parent: nil, conditions: conditions)
      }
    case .stmt(let statement): collectLocals(in: Syntax(statement), parent: nil, conditions: conditions)
    @unknown default: break
    }
  }

  private mutating func collect(_ declaration: DeclSyntax, parent: Int?, conditions: [String]) {
    switch declaration.as(DeclSyntaxEnum.self) {
    case .classDecl(let node):
      add(node, .class, node.name, node.genericParameterClause != nil, parent, conditions)
    case .actorDecl(let node):
      add(node, .value, node.name, node.genericParameterClause != nil, parent, conditions)
    case .structDecl(let node):
      add(node, .value, node.name, node.genericParameterClause != nil, parent, conditions)
    case .enumDecl(let node):
      add(node, .value, node.name, node.genericParameterClause != nil, parent, conditions)
    case .protocolDecl(let node):
      add(node, .protocol, node.name, false, parent, conditions)
    case .extensionDecl(let node):
      addExtension(node, conditions)
    case .functionDecl(let node):
      add(node, to: parent, conditions)
    case .variableDecl(let node):
      add(node, to: parent, conditions)
    case .initializerDecl(let node):
      if let parent, node.signature.parameterClause.parameters.isEmpty,
        node.signature.effectSpecifiers == nil, node.optionalMark == nil
      {
        let attributes = DeclarationAttributes(node.attributes, node.modifiers)
        if types[parent].kind == .protocol {
          types[parent].initializerRequirement = range(node)
        } else if !attributes.isOverride, !attributes.isPrivate, !attributes.isUnavailable,
          !attributes.hasOtherActor
        {
          types[parent].initializer = conditions
        }
      }
      if let body = node.body { collectLocals(in: Syntax(body), parent: parent, conditions: conditions) }
    case .deinitializerDecl(let node):
      if let body = node.body { collectLocals(in: Syntax(body), parent: parent, conditions: conditions) }
    case .subscriptDecl(let node):
      if let block = node.accessorBlock {
        collectLocals(in: Syntax(block), parent: parent, conditions: conditions)
      }
    case .macroExpansionDecl(let node):
      if node.macroName.text == "Preview" {
        previews.append(PreviewDeclaration(node, conditions: conditions))
      }
    case .ifConfigDecl(let node):
      collect(node, parent: parent, conditions: conditions)
    default: break
    }
  }

  private mutating func collect(_ node: IfConfigDeclSyntax, parent: Int?, conditions: [String]) {
    var earlier: [String] = []
    var isDecided = false
    for clause in node.clauses where !isDecided {
      let own = clause.condition.map { condition(range($0)) }
      let value = own.map(PlatformCondition.value) ?? true
      // Skips branches that are never compiled.
      if value == false { continue }
      let all = conditions + earlier.map { "!(\($0))" } + (own.map { ["(\($0))"] } ?? [])
      if let own { earlier.append(own) }
      isDecided = value == true
      switch clause.elements {
      case .statements(let statements):
        for statement in statements {
          if let parent, case .decl(let declaration) = statement.item {
            collect(declaration, parent: parent, conditions: all)
          } else {
            collect(statement, conditions: all)
          }
        }
      case .decls(let members):
        for member in members { collect(member.decl, parent: parent, conditions: all) }
      default: break
      }
    }
  }

  // MARK: Types

  private mutating func add(
    _ node: some DeclGroupSyntax, _ kind: TypeDeclaration.Kind, _ nameToken: TokenSyntax, _ isGeneric: Bool,
    _ parent: Int?, _ conditions: [String], local: TypeDeclaration.Local? = nil
  ) {
    let name = nameToken.text
    let attributes = DeclarationAttributes(node.attributes, node.modifiers)
    let outer = parent.map { types[$0] }
    let isPrivate = node.modifiers.contains { $0.name.text == "private" }
    let start = node.genericParameterEnd ?? nameToken.endPositionBeforeTrailingTrivia.utf8Offset
    var type = TypeDeclaration(
      kind: kind, path: outer.map { $0.path + "." + name } ?? name, name: name, parent: parent,
      isReachable: local == nil && (outer.map { $0.isReachable && !isPrivate } ?? true),
      isGeneric: isGeneric || (outer?.isGeneric ?? false), local: local)
    type.conditions = conditions
    type.attributes = attributes
    type.access = attributes.access
    read(node, into: &type, inheritanceStart: start)
    finish(type, node)
  }

  private mutating func addExtension(_ node: ExtensionDeclSyntax, _ conditions: [String]) {
    let path = string(range(node.extendedType))
    var type = TypeDeclaration(
      kind: .extension, path: path, name: path.split(separator: ".").last.map(String.init) ?? path,
      parent: nil,
      isReachable: true, isGeneric: node.genericWhereClause != nil || path.contains("<"))
    type.conditions = conditions
    type.attributes = DeclarationAttributes(node.attributes, node.modifiers)
    type.access = type.attributes.access
    read(node, into: &type, inheritanceStart: range(node.extendedType).upperBound)
    finish(type, node)
  }

  private func read(_ node: some DeclGroupSyntax, into type: inout TypeDeclaration, inheritanceStart: Int) {
    type.range = range(node)
    let inherited = node.inheritanceClause?.inheritedTypes
    type.inherited = inherited?.map { string(range($0.type)) } ?? []
    type.firstInherited = (inherited?.first).map { range($0.type) }
    type.checkedSendable = inherited?.lazy.map { range($0.type) }.first { string($0) == "Sendable" }
    type.inheritanceEnd = (inherited?.last).map { range($0.type).upperBound } ?? inheritanceStart
    let block = node.memberBlock
    type.bodyEnd = block.rightBrace.positionAfterSkippingLeadingTrivia.utf8Offset
    if let last = block.members.last {
      let end = range(last).upperBound
      type.needsSemicolon = end <= type.bodyEnd && !text[end..<type.bodyEnd].contains(0x0A)
    }
  }

  private mutating func finish(_ type: TypeDeclaration, _ node: some DeclGroupSyntax) {
    let index = types.count
    types.append(type)
    for member in node.memberBlock.members {
      collect(
        member.decl, parent: index,
        conditions: type.kind == .extension || type.local == nil ? type.conditions : [])
    }
  }

  // MARK: Members

  private mutating func add(_ node: FunctionDeclSyntax, to parent: Int?, _ conditions: [String]) {
    if let body = node.body { collectLocals(in: Syntax(body), parent: parent, conditions: conditions) }
    guard let parent else { return }
    let signature = node.signature
    var method = MethodDeclaration(
      name: node.name.text.filter { $0 != "`" }, spelling: node.name.text, nameRange: range(node.name),
      parameters: signature.parameterClause.parameters.map(parameter),
      result: signature.returnClause.flatMap { result(string(range($0.type))) },
      attributes: DeclarationAttributes(node.attributes, node.modifiers), range: range(node))
    method.isThrowing = signature.effectSpecifiers?.throwsClause != nil
    method.isAsync = signature.effectSpecifiers?.asyncSpecifier != nil
    method.isGeneric = node.genericParameterClause != nil
    method.modifiers = modifiers(node.modifiers)
    method.end = endWithSemicolon(Syntax(node))
    method.conditions = conditions
    types[parent].methods.append(method)
  }

  private func parameter(_ node: FunctionParameterSyntax) -> MethodDeclaration.Parameter {
    var type = node.type
    var isInout = false
    if let attributed = type.as(AttributedTypeSyntax.self) {
      isInout = attributed.specifiers.contains { $0.trimmedDescription == "inout" }
      type = attributed.baseType
    }
    let declared = string(range(node.type))
    var plain = string(range(type))
    if type.is(ImplicitlyUnwrappedOptionalTypeSyntax.self) { plain = String(plain.dropLast()) + "?" }
    return MethodDeclaration.Parameter(
      label: node.firstName.text, name: (node.secondName ?? node.firstName).text,
      attributes: node.attributes.isEmpty ? "" : MemberCode.oneLine(string(range(node.attributes))) + " ",
      type: plain,
      declaredType: declared, isInout: isInout,
      defaultValue: node.defaultValue.map { string(range($0.value)) },
      isOpaque: node.ellipsis != nil || declared.hasPrefix("some ") || declared.contains("@autoclosure")
        || declared.contains("(some "))
  }

  private func result(_ type: String) -> String? {
    ["Void", "()", "Swift.Void", "Never"].contains(type) ? nil : type
  }

  private mutating func add(_ node: VariableDeclSyntax, to parent: Int?, _ conditions: [String]) {
    for binding in node.bindings {
      if let block = binding.accessorBlock {
        collectLocals(in: Syntax(block), parent: parent, conditions: conditions)
      }
      if let initializer = binding.initializer {
        collectLocals(in: Syntax(initializer), parent: parent, conditions: conditions)
      }
    }
    guard let parent else { return }
    let attributes = DeclarationAttributes(node.attributes, node.modifiers)
    for (index, binding) in node.bindings.enumerated() {
      guard let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier else { continue }
      // In `var a, b: UILabel!`, the last type annotation applies to all names.
      let annotation = node.bindings.dropFirst(index).lazy.compactMap(\.typeAnnotation).first
      let end =
        binding.initializer.map { range($0).upperBound } ?? binding.typeAnnotation.map {
          range($0).upperBound
        }
        ?? range(binding.pattern).upperBound
      var property = PropertyDeclaration(
        name: name.text, nameStart: name.positionAfterSkippingLeadingTrivia.utf8Offset,
        type: annotation.map { string(range($0.type)) }, isLet: node.bindingSpecifier.text == "let",
        accessors: accessors(binding.accessorBlock), end: end, attributes: attributes, range: range(node))
      if case .accessors(let list) = binding.accessorBlock?.accessors {
        property.hasEffects = list.contains {
          $0.effectSpecifiers != nil || $0.attributes.trimmedDescription.contains("unavailable")
        }
      }
      property.annotationEnd = (binding.typeAnnotation.map { range($0) } ?? range(binding.pattern)).upperBound
      property.equalSign = binding.initializer?.equal.positionAfterSkippingLeadingTrivia.utf8Offset
      property.modifiers = modifiers(node.modifiers)
      property.rangeEnd = endWithSemicolon(Syntax(node))
      property.conditions = conditions
      types[parent].properties.append(property)
    }
  }

  private func accessors(_ block: AccessorBlockSyntax?) -> PropertyDeclaration.Accessors {
    guard let block else { return .none }
    guard case .accessors(let list) = block.accessors else { return .computed(set: nil) }
    func inside(_ name: String) -> Int? {
      list.first { $0.accessorSpecifier.text == name }.flatMap { accessor in
        accessor.body.map { $0.leftBrace.endPositionBeforeTrailingTrivia.utf8Offset }
          ?? accessor.endPositionBeforeTrailingTrivia.utf8Offset
      }
    }
    let willSet = inside("willSet")
    let didSet = inside("didSet")
    if willSet != nil || didSet != nil {
      return .observers(
        open: block.leftBrace.endPositionBeforeTrailingTrivia.utf8Offset, willSet: willSet, didSet: didSet)
    }
    return .computed(set: inside("set") ?? inside("_modify"))
  }

  private func endWithSemicolon(_ node: Syntax) -> Int {
    range(node.parent?.as(MemberBlockItemSyntax.self).map { Syntax($0) } ?? node).upperBound
  }

  /// The modifiers to repeat in a declaration that forwards to this one.
  private func modifiers(_ list: DeclModifierListSyntax) -> String {
    let dropped: Set<String> = ["override", "dynamic", "final", "optional", "lazy", "weak", "mutating"]
    var text = ""
    for modifier in list where !dropped.contains(modifier.name.text) { text += string(range(modifier)) + " " }
    return text
  }

  // MARK: Local types

  private mutating func collectLocals(in node: Syntax, parent: Int?, conditions: [String]) {
    let finder = LocalClassFinder(viewMode: .sourceAccurate)
    finder.walk(node)
    for found in finder.classes {
      add(
        found, .class, found.name, found.genericParameterClause != nil, nil, [],
        local: TypeDeclaration.Local(end: range(found).upperBound))
    }
  }

  private final class LocalClassFinder: SyntaxVisitor {
    var classes: [ClassDeclSyntax] = []

    override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
      classes.append(node)
      return .skipChildren
    }
  }

  // MARK: Text

  private func range(_ node: some SyntaxProtocol) -> Range<Int> {
    let start = node.positionAfterSkippingLeadingTrivia.utf8Offset
    return start..<max(start, node.endPositionBeforeTrailingTrivia.utf8Offset)
  }

  private func string(_ range: Range<Int>) -> String {
    String(decoding: text[range], as: UTF8.self)
  }

  /// The lowered text of a condition, on one line.
  private func condition(_ range: Range<Int>) -> String {
    var result = ""
    var at = range.lowerBound
    // In an invalid file, the parser may end a condition within a platform condition.
    for platform in platforms
    where platform.range.lowerBound >= at && platform.range.upperBound <= range.upperBound {
      result += string(at..<platform.range.lowerBound) + (platform.holds ? "true" : "false")
      at = platform.range.upperBound
    }
    result += string(at..<range.upperBound)
    return MemberCode.oneLine(result)
  }
}

extension DeclGroupSyntax {
  /// The end of the generic parameters, if any.
  fileprivate var genericParameterEnd: Int? {
    let clause: GenericParameterClauseSyntax? =
      switch Syntax(self).as(SyntaxEnum.self) {
      case .classDecl(let node): node.genericParameterClause
      case .structDecl(let node): node.genericParameterClause
      case .enumDecl(let node): node.genericParameterClause
      case .actorDecl(let node): node.genericParameterClause
      default: nil
      }
    let end: AbsolutePosition? =
      clause?.endPositionBeforeTrailingTrivia
      ?? Syntax(self).as(ProtocolDeclSyntax.self)?.primaryAssociatedTypeClause?
      .endPositionBeforeTrailingTrivia
    return end?.utf8Offset
  }
}
