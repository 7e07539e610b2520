/// A lowered source file: the text that is compiled on Linux.
package struct LoweredFile: Sendable {
  /// A replaced part of the text, in UTF-8 offsets. An insertion has an empty original range.
  package struct Change: Sendable {
    package var original: Range<Int>
    package var lowered: Range<Int>
  }

  /// The lowered text. Lines and columns match the original; additions follow the last line, or precede a
  /// closing brace.
  package var text: String
  /// The replaced parts in ascending order. The last one covers the additions after the last line.
  package var changes: [Change]

  init(text: String, changes: [Change]) {
    self.text = text
    self.changes = changes
  }

  /// A text that needs no lowering.
  package init(unchanged text: String) {
    let end = text.utf8.count
    self.init(text: text, changes: [Change(original: end..<end, lowered: end..<end)])
  }

  /// Adds text to the additions after the last line.
  package mutating func append(_ addition: String) {
    text += addition
    let last = changes.count - 1
    changes[last].lowered = changes[last].lowered.lowerBound..<text.utf8.count
  }
}
