/// A selection, from the anchor where it began to its head. Offsets are in UTF-16 units.
package struct TextSelection: Equatable {
  package var anchor: Int
  package var head: Int
  /// The line to which a head at a line break belongs.
  package var affinity: TextLayout.Affinity = .downstream

  package init(anchor: Int, head: Int, affinity: TextLayout.Affinity = .downstream) {
    self.anchor = anchor
    self.head = head
    self.affinity = affinity
  }

  package init(caret: Int, affinity: TextLayout.Affinity = .downstream) {
    self.init(anchor: caret, head: caret, affinity: affinity)
  }

  package init(_ range: Range<Int>) { self.init(anchor: range.lowerBound, head: range.upperBound) }

  package var range: Range<Int> { min(anchor, head)..<max(anchor, head) }
  package var isCaret: Bool { anchor == head }
}
