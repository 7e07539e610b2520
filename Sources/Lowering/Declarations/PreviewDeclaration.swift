internal import SwiftSyntax

/// The macro `#Preview` with its position.
struct PreviewDeclaration {
  /// The declaration with its attributes.
  let range: Range<Int>
  /// `#Preview` itself.
  let name: Range<Int>
  /// The trailing closure with its braces; `nil` if the body is an argument.
  let body: Range<Int>?
  let conditions: [String]

  init(_ macro: some FreestandingMacroExpansionSyntax, conditions: [String]) {
    func offsets(_ node: some SyntaxProtocol) -> Range<Int> {
      node.positionAfterSkippingLeadingTrivia.utf8Offset..<node.endPositionBeforeTrailingTrivia.utf8Offset
    }
    range = offsets(macro)
    name =
      macro.pound.positionAfterSkippingLeadingTrivia
      .utf8Offset..<macro.macroName
      .endPositionBeforeTrailingTrivia.utf8Offset
    body = macro.trailingClosure.map { offsets($0) }
    self.conditions = conditions
  }
}
