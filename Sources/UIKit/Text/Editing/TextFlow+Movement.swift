/// Caret movement by keys.
extension TextFlow {
  package enum Unit { case character, word, line, paragraph, document }

  package func isRightToLeft(at offset: Int) -> Bool {
    let (index, local) = locate(offset)
    let layout = layout(ofParagraph: index)
    return layout.lineIndex(at: local).map { layout.lines[$0].isRightToLeft } ?? false
  }

  /// Returns the next offset in the given direction.
  package func offset(from offset: Int, by unit: Unit, forward: Bool) -> Int {
    let text = text
    switch unit {
    case .character:
      return forward ? text.characterBoundary(after: offset) : text.characterBoundary(before: offset)
    case .word: return forward ? wordEnd(after: offset) : wordStart(before: offset)
    case .line:
      let range = lineRange(at: offset)
      return forward ? range.upperBound : range.lowerBound
    case .paragraph:
      if forward {
        let end = text.contentRange(ofParagraph: text.paragraphIndex(at: offset)).upperBound
        if end > offset { return end }
        let next = text.paragraphIndex(at: offset) + 1
        return next < text.paragraphs.count ? text.contentRange(ofParagraph: next).upperBound : text.length
      }
      let start = text.start(ofParagraph: text.paragraphIndex(at: offset))
      return start < offset || start == 0
        ? start : text.start(ofParagraph: text.paragraphIndex(at: start - 1))
    case .document: return forward ? text.length : 0
    }
  }

  private func wordEnd(after offset: Int) -> Int {
    let text = text
    var (index, local) = locate(offset)
    while true {
      let content = text.contentRange(ofParagraph: index)
      if local < content.count, let end = layout(ofParagraph: index).wordEnd(after: local) {
        return content.lowerBound + end
      }
      guard index + 1 < text.paragraphs.count else { return text.length }
      index += 1
      local = 0
    }
  }

  private func wordStart(before offset: Int) -> Int {
    let text = text
    var (index, local) = locate(offset)
    while true {
      if local > 0, let start = layout(ofParagraph: index).wordStart(before: local) {
        return text.start(ofParagraph: index) + start
      }
      guard index > 0 else { return 0 }
      index -= 1
      local = text.contentRange(ofParagraph: index).count
    }
  }

  /// Returns the word at an offset, or the space or symbol if there is no word.
  package func wordRange(at offset: Int) -> Range<Int> {
    let (index, local) = locate(offset)
    let content = text.contentRange(ofParagraph: index)
    if content.isEmpty { return content }
    let range = layout(ofParagraph: index).wordRange(at: min(local, content.count))
    return (content.lowerBound + range.lowerBound)..<(content.lowerBound + range.upperBound)
  }

  /// Returns the content range of the line at an offset.
  package func lineRange(at offset: Int, affinity: TextLayout.Affinity = .downstream) -> Range<Int> {
    let (index, local) = locate(offset)
    let layout = layout(ofParagraph: index)
    let start = text.start(ofParagraph: index)
    guard let line = layout.lineIndex(at: local, affinity: affinity) else { return offset..<offset }
    let range = layout.lines[line].range
    return (start + range.lowerBound)..<(start + range.upperBound)
  }

  /// Returns the offset one line up or down that is nearest to a horizontal position.
  /// - Returns: `nil` above the first and below the last line.
  package func offset(
    from offset: Int, affinity: TextLayout.Affinity, up: Bool, x: CGFloat
  ) -> (offset: Int, affinity: TextLayout.Affinity)? {
    let (index, local) = locate(offset)
    let layout = layout(ofParagraph: index)
    guard let line = layout.lineIndex(at: local, affinity: affinity) else { return nil }
    let target = up ? line - 1 : line + 1
    if layout.lines.indices.contains(target) {
      let frame = layout.lines[target].frame
      return closestOffset(to: CGPoint(x: x, y: top(ofParagraph: index) + frame.midY))
    }
    let other = up ? index - 1 : index + 1
    guard other >= 0, other < text.paragraphs.count else { return nil }
    let lines = self.layout(ofParagraph: other).lines
    guard let frame = (up ? lines.last : lines.first)?.frame else { return nil }
    return closestOffset(to: CGPoint(x: x, y: top(ofParagraph: other) + frame.midY))
  }

  /// Returns the offset to the left or right, in visual order.
  package func offset(from offset: Int, toTheRight: Bool) -> Int {
    let text = text
    let (index, local) = locate(offset)
    let layout = layout(ofParagraph: index)
    let content = text.contentRange(ofParagraph: index)
    guard let moved = layout.visualNeighbor(of: local, toTheRight: toTheRight) else {
      let forward = toTheRight != isRightToLeft(at: offset)
      return self.offset(from: offset, by: .character, forward: forward)
    }
    let place = content.lowerBound + min(max(moved, 0), content.count)
    // Skips positions inside a user-perceived character.
    let rounded = text.roundedToCharacter(place)
    if rounded == offset { return text.characterBoundary(after: offset) }
    return rounded == place || place < offset ? rounded : text.characterBoundary(after: rounded)
  }
}
