internal import SwiftParser
internal import SwiftSyntax

/// Previews become functions and registrations.
extension Rewriter {
  /// The types of the file that provide previews: the conforming types of the protocol, and widgets without a preview.
  var previewProviders: [TypeDeclaration] {
    let importsWidgets = scan.imports.contains("WidgetKit")
    return types.filter { type in
      guard type.isReachable, !type.isGeneric, type.local == nil else { return false }
      return type.inherited.contains { name in
        switch name {
        case "PreviewProvider", "SwiftUI.PreviewProvider": true
        case "Widget", "SwiftUI.Widget": importsWidgets && !isPreviewed(type)
        default: false
        }
      }
    }
  }

  /// Whether a macro of the file names the type.
  private func isPreviewed(_ type: TypeDeclaration) -> Bool {
    previews.contains { string($0.range).contains("\(type.name)(") }
  }

  mutating func registerPreviews() {
    for (index, preview) in previews.enumerated() {
      let function = "\(prefix)_p\(index)"
      expand(preview, into: function)
      register("{ \(function)() }", at: preview.name.lowerBound, preview.conditions, number: "\(index)")
    }
    for (index, type) in previewProviders.enumerated() {
      register("\(type.path).self", at: type.range.lowerBound, type.conditions, number: "t\(index)")
    }
  }

  private mutating func register(_ value: String, at offset: Int, _ conditions: [String], number: String) {
    let line = text[..<offset].reduce(into: 1) { if $1 == 0x0A { $0 += 1 } }
    writer.append(
      """
      @available(*, deprecated) private enum \(prefix)_ep\(number) {
      @section(".init_array") @used nonisolated static let load: @convention(c) () -> Void = { \
      DeveloperToolsSupport._Previews.add("\(literalName)", \(line), #fileID, \(value)) }
      }

      """, conditions: conditions)
  }

  /// Makes the macro a function that returns the preview. Lines stay as they are.
  private mutating func expand(_ preview: PreviewDeclaration, into function: String) {
    let type = "DeveloperToolsSupport.Preview"
    let opening = "@MainActor private func \(function)() -> \(type) { "
    guard let body = preview.body, expandState(of: preview, body, opening, type) else {
      edits.replace(preview.name, with: opening + type)
      return edits.insert(" }", at: preview.range.upperBound)
    }
  }

  /// Moves the properties marked `@Previewable` and the other statements into a view.
  /// - Returns: Whether the body has such properties.
  private mutating func expandState(
    of preview: PreviewDeclaration, _ body: Range<Int>, _ opening: String, _ type: String
  ) -> Bool {
    let inside = body.lowerBound + 1..<body.upperBound - 1
    let source = string(inside)
    guard source.contains("@Previewable") else { return false }
    let tree = Parser.parse(source: source)
    var attributes: [Range<Int>] = []
    var later: [(range: Range<Int>, text: String)] = []
    var bodyStart: Int?
    for statement in tree.statements {
      let start = inside.lowerBound + statement.positionAfterSkippingLeadingTrivia.utf8Offset
      let end = inside.lowerBound + statement.endPositionBeforeTrailingTrivia.utf8Offset
      let attribute = statement.item.as(VariableDeclSyntax.self)?.attributes.lazy
        .compactMap { $0.as(AttributeSyntax.self) }
        .first { $0.attributeName.trimmedDescription == "Previewable" }
      guard let attribute else {
        bodyStart = bodyStart ?? start
        continue
      }
      let marked =
        inside.lowerBound + attribute.positionAfterSkippingLeadingTrivia.utf8Offset..<inside.lowerBound
        + attribute.endPositionBeforeTrailingTrivia.utf8Offset
      if bodyStart == nil {
        attributes.append(marked)
      } else {
        later.append((start..<end, string(start..<marked.lowerBound) + string(marked.upperBound..<end)))
      }
    }
    if attributes.isEmpty, later.isEmpty { return false }
    let arguments = string(preview.name.upperBound..<body.lowerBound)
    edits.replace(
      preview.name.lowerBound..<body.lowerBound + 1, with: opening + "struct __PTLPreview: SwiftUI.View { ")
    for range in attributes { edits.blank(range) }
    for (range, _) in later { edits.blank(range) }
    let moved = later.map { $0.text + "; " }.joined()
    edits.insert("\(moved)var body: some SwiftUI.View { ", at: bodyStart ?? inside.upperBound)
    edits.insert(" } }; return \(type)\(arguments){ __PTLPreview() } ", at: inside.upperBound)
    return true
  }
}
