internal import SwiftParser
internal import SwiftSyntax

/// The part of a source that other sources of its module can depend on.
package enum InterfaceFingerprint {
  /// Returns a text that changes when the source changes outside of the bodies of functions and of properties with a
  /// declared type; `nil` if bodies matter to other sources as well.
  package static func text(of source: String) -> String? {
    if source.contains("@inlinable") || source.contains("@_alwaysEmitIntoClient")
      || source.contains("@inline(")
    {
      return nil
    }
    let finder = BodyFinder(viewMode: .sourceAccurate)
    finder.walk(Parser.parse(source: source))
    let bytes = Array(source.utf8)
    var kept: [UInt8] = []
    kept.reserveCapacity(bytes.count)
    var at = 0
    for body in finder.bodies {
      kept += bytes[at..<body.lowerBound]
      at = body.upperBound
    }
    kept += bytes[at...]
    return String(decoding: kept, as: UTF8.self)
  }

  private final class BodyFinder: SyntaxVisitor {
    private(set) var bodies: [Range<Int>] = []

    private func add(_ body: some SyntaxProtocol) -> SyntaxVisitorContinueKind {
      bodies.append(
        body.positionAfterSkippingLeadingTrivia.utf8Offset..<body.endPositionBeforeTrailingTrivia.utf8Offset)
      return .skipChildren
    }

    /// The body of a function, initializer or accessor; closures are parts of expressions.
    override func visit(_ node: CodeBlockSyntax) -> SyntaxVisitorContinueKind { add(node) }

    override func visit(_ node: AccessorBlockSyntax) -> SyntaxVisitorContinueKind {
      if case .getter(let statements) = node.accessors { return add(statements) }
      return .visitChildren
    }
  }
}
