/// The lines of the layout.
extension NSLayoutManager {
  /// A line in its container's coordinates.
  struct Fragment {
    /// The range with the line break.
    var range: Range<Int>
    var rect: CGRect
    var used: CGRect
    /// The distance of the baseline from the top of the line.
    var baseline: CGFloat
    var container: NSTextContainer
    var paragraph: Int
    var number: Int
    /// The distance of the container's top in the common layout.
    var base: CGFloat
  }

  func fragments(ofParagraph index: Int) -> [Fragment] {
    let flow = flow
    guard index < flow.shownParagraphCount, !textContainers.isEmpty else { return [] }
    let layout = flow.layout(ofParagraph: index)
    let start = flow.text.start(ofParagraph: index)
    let top = flow.top(ofParagraph: index)
    let lines = layout.lines
    let width = flow.width.isFinite ? flow.width : flow.size.width
    return lines.indices.map { number in
      let line = lines[number]
      let container =
        textContainers.count == 1
        ? textContainers[0]
        : textContainers.last { region(of: $0).top <= top + line.frame.minY } ?? textContainers[0]
      let base = region(of: container).top
      let padding = container.lineFragmentPadding
      let used = line.frame.offsetBy(dx: 0, dy: top - base)
      let segment = layout.segment(ofLine: number) ?? LineSegment(left: 0, width: width)
      var bottom = used.maxY
      // Lines reach to the next one, as their spacing belongs to them.
      if number + 1 < lines.count, lines[number + 1].frame.minY > line.frame.minY {
        let next = lines[number + 1].frame.minY + top - base
        if next - bottom < 500 { bottom = next }
      }
      let isCut = flow.area != nil && layout.isTruncated
      let end =
        number + 1 < lines.count
        ? start + lines[number + 1].range.lowerBound
        : isCut ? start + line.range.upperBound : flow.text.range(ofParagraph: index).upperBound
      return Fragment(
        range: (start + line.range.lowerBound)..<end,
        rect: CGRect(
          x: segment.left, y: used.minY, width: segment.width + 2 * padding, height: bottom - used.minY),
        used: CGRect(
          x: used.minX, y: used.minY, width: used.width + 2 * padding, height: used.height),
        baseline: line.baseline - line.frame.minY, container: container, paragraph: index, number: number,
        base: base)
    }
  }

  func fragment(at index: Int) -> Fragment? {
    let (paragraph, local) = flow.locate(index)
    let lines = fragments(ofParagraph: paragraph)
    guard let number = flow.layout(ofParagraph: paragraph).lineIndex(at: local) else { return nil }
    return lines.indices.contains(number) ? lines[number] : lines.last
  }

  func fragments(in range: Range<Int>) -> [Fragment] {
    let text = flow.text
    let first = text.paragraphIndex(at: range.lowerBound)
    let last = text.paragraphIndex(at: max(range.lowerBound, range.upperBound - 1))
    return (first...last).flatMap { fragments(ofParagraph: $0) }.filter {
      $0.range.overlaps(range) || (range.isEmpty && $0.range.contains(range.lowerBound))
    }
  }

  func boxes(_ range: Range<Int>) -> [CGRect] {
    let base = fragment(at: range.lowerBound)?.base ?? 0
    return flow.selectionRects(for: range).map { $0.offsetBy(dx: padding, dy: -base) }
  }

  /// Returns the rectangles of glyphs in one line.
  func boxes(of range: Range<Int>, in line: Fragment) -> [CGRect] {
    let start = flow.text.start(ofParagraph: line.paragraph)
    let part = range.clamped(to: line.range)
    guard !part.isEmpty else { return [] }
    let top = flow.top(ofParagraph: line.paragraph) - line.base
    return flow.layout(ofParagraph: line.paragraph)
      .selectionRects(for: (part.lowerBound - start)..<(part.upperBound - start))
      .map { $0.offsetBy(dx: line.container.lineFragmentPadding, dy: top) }
  }
}
