internal import SwiftParser
internal import SwiftSyntax

/// A member of a value of type `AnyObject`. On iOS every `@objc` member of any class can be used.
package struct DynamicMember: Hashable, Codable, Sendable {
  /// The line of its name, from 1.
  package var line: Int
  package var name: String
  /// The column of a class that is passed as an object, from 1, instead of a member.
  package var argument: Int?

  package init(line: Int, name: String) {
    self.line = line
    self.name = name
  }

  /// Creates a class that is passed as an object, which on iOS it is.
  package init(line: Int, argument column: Int) {
    self.line = line
    name = ""
    argument = column
  }

  /// An object whose member is used, in UTF-8 offsets.
  struct Use {
    var object: Range<Int>
    /// Whether the member is called as in `object.method?()`.
    var isOptional: Bool
    /// Whether the object is a class that is passed as an object.
    var isArgument = false
    /// The offset of an exclamation mark after the member. Values of unknown types have the type that the source expects.
    var mark: Int?
    /// Whether the object is the result of an optional chain, which the member continues.
    var isChained = false
  }

  /// Returns the objects whose members are used.
  static func uses(of members: [DynamicMember], in bytes: [UInt8]) -> [Use] {
    let tree = bytes.withUnsafeBufferPointer { Parser.parse(source: $0) }
    let finder = DynamicMemberFinder(Set(members), SourceLocationConverter(fileName: "", tree: tree))
    finder.walk(tree)
    return finder.uses
  }
}

private final class DynamicMemberFinder: SyntaxVisitor {
  private let members: Set<DynamicMember>
  private let converter: SourceLocationConverter
  var uses: [DynamicMember.Use] = []

  init(_ members: Set<DynamicMember>, _ converter: SourceLocationConverter) {
    self.members = members
    self.converter = converter
    super.init(viewMode: .sourceAccurate)
  }

  /// The properties of Foundation's objects that the runtime declares with their types.
  private static let optionalValues: Set<String> = [
    "doubleValue", "floatValue", "intValue", "integerValue", "boolValue", "stringValue", "cgRectValue",
    "cgPointValue", "cgSizeValue", "count", "length",
  ]

  override func visit(_ node: LabeledExprSyntax) -> SyntaxVisitorContinueKind {
    let start = node.expression.positionAfterSkippingLeadingTrivia
    let place = converter.location(for: start)
    if members.contains(DynamicMember(line: place.line, argument: place.column)) {
      let end = node.expression.endPositionBeforeTrailingTrivia.utf8Offset
      uses.append(
        DynamicMember.Use(object: start.utf8Offset..<end, isOptional: false, isArgument: true, mark: nil))
    }
    return .visitChildren
  }

  override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
    let name = node.declName.baseName
    let line = converter.location(for: name.positionAfterSkippingLeadingTrivia).line
    if members.contains(DynamicMember(line: line, name: name.text)), let base = node.base {
      // The mark of an optional chain stays behind the call.
      let object = base.as(OptionalChainingExprSyntax.self)?.expression ?? base
      let unwrapping = node.parent?.as(ForceUnwrapExprSyntax.self)
      uses.append(
        DynamicMember.Use(
          object: object.positionAfterSkippingLeadingTrivia
            .utf8Offset..<object.endPositionBeforeTrailingTrivia.utf8Offset,
          isOptional: node.parent?.is(OptionalChainingExprSyntax.self) ?? false,
          mark: Self.optionalValues.contains(name.text)
            ? nil : unwrapping?.exclamationMark.positionAfterSkippingLeadingTrivia.utf8Offset,
          isChained: !base.is(OptionalChainingExprSyntax.self) && Self.continuesChain(base)))
    }
    return .visitChildren
  }

  /// Whether an object is the result of an optional chain, as `a?.b()` is.
  private static func continuesChain(_ object: ExprSyntax) -> Bool {
    var receiver = inner(object)
    while let next = receiver {
      if next.is(OptionalChainingExprSyntax.self) { return true }
      receiver = inner(next)
    }
    return false
  }

  /// The expression whose member, result, element or value an expression is.
  private static func inner(_ expression: ExprSyntax) -> ExprSyntax? {
    expression.as(FunctionCallExprSyntax.self)?.calledExpression
      ?? expression.as(MemberAccessExprSyntax.self)?.base
      ?? expression.as(SubscriptCallExprSyntax.self)?.calledExpression
      ?? expression.as(ForceUnwrapExprSyntax.self)?.expression
      ?? expression.as(OptionalChainingExprSyntax.self)?.expression
  }
}
