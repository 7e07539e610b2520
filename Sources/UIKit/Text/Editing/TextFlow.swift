/// Text layout, paragraph by paragraph from top to bottom. A change lays out only what it affects.
///
/// Positions are in points from the top left corner of the first line; offsets are in UTF-16 units. Main
/// thread only.
@MainActor
package final class TextFlow {
  /// Lines drawn together: a paragraph, or a block of a long one.
  package struct Fragment {
    package var layout: AttributedTextLayout
    package var block: TextLayout.Block
    /// The frame, with the width of the container.
    package var frame: CGRect
    /// The distance of the layout's start above the fragment.
    package var offset: CGFloat

    package func draw(on context: CGContext, at origin: CGPoint) {
      layout.draw(on: context, at: CGPoint(x: origin.x, y: origin.y - offset), lines: block.lines)
    }
  }

  private struct Entry {
    var layout: AttributedTextLayout?
    /// The layout before a change.
    var previous: AttributedTextLayout?
    var height: CGFloat = 0
    var top: CGFloat = 0
    var spacingBefore: CGFloat = 0
    var spacingAfter: CGFloat = 0
    /// Whether the paragraph lies below the last line that is shown.
    var isHidden = false
  }

  private let source: () -> StyledText
  private var entries: [Entry] = []
  private var firstDirty = 0
  private var usedWidth: CGFloat = 0
  private var totalHeight: CGFloat = 0
  package private(set) var laidOutCount = 0
  /// Changes when layouts are discarded.
  package private(set) var version = 0

  /// The width for line breaking; infinite for line breaks only.
  package var width: CGFloat { didSet { if width != oldValue { invalidate() } } }
  package var defaults: AttributedTextLayout.Defaults { didSet { invalidate() } }
  package var traits: UITraitCollection { didSet { if traits !== oldValue { invalidate() } } }
  /// Transforms paragraphs before layout, for example to style links. The number is the offset of the paragraph.
  package var decoration: ((NSAttributedString, Int) -> NSAttributedString)? { didSet { invalidate() } }
  /// Whether paragraphs whose first strong character is right-to-left are aligned to the right.
  package var alignsByDirection = false { didSet { if alignsByDirection != oldValue { invalidate() } } }
  /// The maximum number of lines; 0 for no limit.
  package var maxLines = 0 { didSet { if maxLines != oldValue { invalidate() } } }
  /// The area of the lines, if it is not a rectangle.
  package var area: LineArea? { didSet { invalidate() } }
  /// The container that attachments are asked for their bounds in.
  package weak var container: NSTextContainer?

  /// - Parameter source: Returns the displayed text.
  package init(
    width: CGFloat = .infinity, defaults: AttributedTextLayout.Defaults, traits: UITraitCollection,
    source: @escaping () -> StyledText
  ) {
    self.source = source
    self.width = width
    self.defaults = defaults
    self.traits = traits
    invalidate()
  }

  package var text: StyledText { source() }

  // MARK: Invalidating

  /// Discards all layouts.
  package func invalidate() {
    version += 1
    entries = Array(repeating: Entry(), count: source().paragraphs.count)
    firstDirty = 0
  }

  /// Updates the layouts after paragraphs were replaced.
  package func apply(_ splice: StyledText.Splice) {
    version += 1
    guard splice.paragraphs.upperBound <= entries.count else { return invalidate() }
    if splice.paragraphs.count == splice.count {
      for index in splice.paragraphs {
        if let layout = entries[index].layout { entries[index].previous = layout }
        entries[index].layout = nil
      }
    } else {
      entries.replaceSubrange(splice.paragraphs, with: repeatElement(Entry(), count: splice.count))
    }
    firstDirty = min(firstDirty, splice.paragraphs.lowerBound)
    // The last paragraph has space below it only if another one follows.
    if splice.paragraphs.lowerBound > 0, splice.paragraphs.count != splice.count {
      firstDirty = min(firstDirty, splice.paragraphs.lowerBound - 1)
    }
  }

  // MARK: Laying out

  private func layOutIfNeeded() {
    guard firstDirty < entries.count else { return }
    let text = source()
    if entries.count != text.paragraphs.count { invalidate() }
    var lines = 0
    // A limit of lines counts those of all paragraphs.
    if maxLines > 0 { firstDirty = 0 }
    for index in firstDirty..<entries.count {
      if area != nil || (maxLines > 0 && text.paragraphs.count > 1) { entries[index].layout = nil }
      let end =
        index > 0 ? entries[index - 1].top + entries[index - 1].height + entries[index - 1].spacingAfter : 0
      if entries[index].layout == nil {
        layOut(index, text, maxLines: maxLines > 0 ? max(maxLines - lines, 1) : 0, below: end)
      }
      entries[index].isHidden = maxLines > 0 && lines >= maxLines
      if maxLines > 0 { lines += entries[index].layout?.layout.lines.count ?? 0 }
      if entries[index].isHidden {
        entries[index].height = 0
        entries[index].top = end
        continue
      }
      entries[index].top = index > 0 ? end + entries[index].spacingBefore : 0
    }
    let shown = entries.prefix { !$0.isHidden }
    usedWidth = shown.reduce(0) { max($0, $1.layout?.layout.usedSize.width ?? 0) }
    totalHeight = shown.last.map { $0.top + $0.height } ?? 0
    firstDirty = entries.count
  }

  /// Returns the area for a paragraph that begins at a distance from the first line and at an offset in the text.
  private func area(below top: CGFloat, from start: Int) -> LineArea? {
    guard let area else { return nil }
    return LineArea(
      row: { y, height, index in
        guard var row = area.row(top + y, height, start + index) else { return nil }
        row.top -= top
        return row
      },
      spacing: { area.spacing(start + $0) },
      adjust: area.adjust.map { adjust in
        { draft in
          let range = draft.range
          draft.range = (range.lowerBound + start)..<(range.upperBound + start)
          draft.frame.origin.y += top
          draft.used.origin.y += top
          defer {
            draft.range = range
            draft.frame.origin.y -= top
            draft.used.origin.y -= top
          }
          return adjust(&draft)
        }
      })
  }

  private func layOut(_ index: Int, _ text: StyledText, maxLines: Int, below end: CGFloat) {
    let range = text.contentRange(ofParagraph: index)
    let paragraph = text.paragraphs[index]
    let shown =
      range.count == paragraph.length
      ? paragraph : paragraph.attributedSubstring(from: NSRange(location: 0, length: range.count))
    var defaults = defaults
    // The height of an empty line depends on its line break, or on the typing attributes.
    if range.isEmpty {
      let attributes =
        paragraph.length > 0 ? paragraph.attributes(at: 0, effectiveRange: nil) : emptyAttributes
      if let font = attributes[.font] as? UIFont { defaults.font = font }
    }
    if alignsByDirection, defaults.paragraph.alignment == .natural, Self.runsFromRight(shown.string) {
      defaults.paragraph.baseDirection = .rightToLeft
    }
    defaults.container = container
    let before =
      index > 0 && !range.isEmpty
      ? (shown.attribute(.paragraphStyle, at: 0, effectiveRange: nil) as? NSParagraphStyle)?
        .paragraphSpacingBefore ?? defaults.paragraph.paragraphSpacingBefore : 0
    func make(_ shown: NSAttributedString) -> AttributedTextLayout {
      AttributedTextLayout(
        decoration?(shown, range.lowerBound) ?? shown, defaults: defaults, traits: traits,
        size: CGSize(width: width, height: .infinity),
        maxLines: maxLines, previous: entries[index].previous,
        area: area(below: end + before, from: text.start(ofParagraph: index)))
    }
    var layout = make(shown)
    if maxLines > 0, index + 1 < entries.count, layout.layout.lines.count >= maxLines, area == nil {
      // The line break tells the layout that more text follows, so that the last line is truncated.
      layout = make(paragraph)
    }
    entries[index].previous = nil
    laidOutCount += 1
    let style = layout.layout.content.paragraphs[0].style
    entries[index].layout = layout
    entries[index].height = layout.layout.usedSize.height
    entries[index].spacingBefore = index > 0 ? style.paragraphSpacingBefore : 0
    entries[index].spacingAfter = style.paragraphSpacing + style.lineSpacing
  }

  /// Returns whether the first strong character is Hebrew, Arabic or of a related script.
  private static func runsFromRight(_ string: String) -> Bool {
    for scalar in string.unicodeScalars {
      switch scalar.value {
      case 0x0590...0x08FF, 0xFB1D...0xFDFF, 0xFE70...0xFEFF, 0x10800...0x10FFF, 0x1E800...0x1EFFF:
        return true
      default: if scalar.properties.isAlphabetic { return false }
      }
    }
    return false
  }

  /// Returns the link at an offset, and its range in the paragraph.
  package func link(at offset: Int) -> (url: URL, range: Range<Int>)? {
    let (index, local) = locate(offset)
    let layout = layout(ofParagraph: index)
    guard let url = layout.style(at: local).link else { return nil }
    let content = source().contentRange(ofParagraph: index)
    var (start, end) = (local, local + 1)
    while start > 0, layout.style(at: start - 1).link == url { start -= 1 }
    while end < content.count, layout.style(at: end).link == url { end += 1 }
    return (url, (content.lowerBound + start)..<(content.lowerBound + end))
  }

  /// The attributes of an empty last line.
  package var emptyAttributes: [NSAttributedString.Key: Any] = [:]

  /// The width of the widest line and the total height.
  package var size: CGSize {
    layOutIfNeeded()
    return CGSize(width: usedWidth, height: totalHeight)
  }

  package var isTruncated: Bool {
    layOutIfNeeded()
    return entries.contains { $0.isHidden || $0.layout?.layout.isTruncated ?? false }
  }

  package func layout(ofParagraph index: Int) -> TextLayout {
    layOutIfNeeded()
    return entries[index].layout!.layout
  }

  /// The number of paragraphs that are shown.
  package var shownParagraphCount: Int {
    layOutIfNeeded()
    return entries.prefix { !$0.isHidden }.count
  }

  package func attributedLayout(ofParagraph index: Int) -> AttributedTextLayout {
    layOutIfNeeded()
    return entries[index].layout!
  }

  package func top(ofParagraph index: Int) -> CGFloat {
    layOutIfNeeded()
    return entries[index].top
  }

  /// The first baseline, from the top.
  package var firstBaseline: CGFloat { layout(ofParagraph: 0).firstBaseline }

  package var lastBaseline: CGFloat {
    layOutIfNeeded()
    guard let last = entries.last, let layout = last.layout?.layout else { return 0 }
    return last.top + layout.lastBaseline
  }

  // MARK: Places

  /// Returns the paragraph nearest to a vertical position.
  package func paragraphIndex(atY y: CGFloat) -> Int {
    layOutIfNeeded()
    var low = 0
    var high = entries.count - 1
    while low < high {
      let middle = (low + high + 1) / 2
      if entries[middle].top <= y { low = middle } else { high = middle - 1 }
    }
    return low
  }

  /// Returns the fragments between two vertical positions.
  package func fragments(from top: CGFloat, to bottom: CGFloat) -> [Fragment] {
    layOutIfNeeded()
    var result: [Fragment] = []
    var index = paragraphIndex(atY: top)
    while index < entries.count, entries[index].top <= bottom {
      if let layout = entries[index].layout, !entries[index].isHidden {
        let width = self.width.isFinite ? self.width : usedWidth
        for block in layout.layout.blocks {
          let (first, last) = layout.layout.verticalRange(of: block)
          let start = entries[index].top + first
          guard start <= bottom, entries[index].top + last >= top else { continue }
          result.append(
            Fragment(
              layout: layout, block: block, frame: CGRect(x: 0, y: start, width: width, height: last - first),
              offset: first))
        }
      }
      index += 1
    }
    return result
  }

  /// Returns a caret rectangle of zero width before an offset, with the height of its line.
  package func caretRect(at offset: Int, affinity: TextLayout.Affinity = .downstream) -> CGRect {
    let (index, local) = locate(offset)
    return layout(ofParagraph: index).caretRect(at: local, affinity: affinity)
      .offsetBy(dx: 0, dy: entries[index].top)
  }

  /// Returns the character boundary nearest to a point.
  package func closestOffset(to point: CGPoint) -> (offset: Int, affinity: TextLayout.Affinity) {
    let text = source()
    let index = paragraphIndex(atY: point.y)
    let layout = layout(ofParagraph: index)
    let local = CGPoint(x: point.x, y: point.y - entries[index].top)
    let found = layout.closestIndex(to: local)
    let line = layout.lineIndex(atY: local.y)
    let isLineEnd =
      line.map { layout.lines[$0].range.upperBound == found && $0 + 1 < layout.lines.count } ?? false
    let offset = text.roundedToCharacter(text.start(ofParagraph: index) + found)
    return (offset, isLineEnd ? .upstream : .downstream)
  }

  /// Returns the character at a point; nil beside and between lines.
  package func characterOffset(at point: CGPoint) -> Int? {
    let index = paragraphIndex(atY: point.y)
    let local = CGPoint(x: point.x, y: point.y - top(ofParagraph: index))
    return layout(ofParagraph: index).characterIndex(at: local).map {
      source().start(ofParagraph: index) + $0
    }
  }

  /// Returns the rectangles that cover a range.
  package func selectionRects(for range: Range<Int>) -> [CGRect] {
    let text = source()
    let range = text.clamped(range)
    guard !range.isEmpty else { return [] }
    let first = text.paragraphIndex(at: range.lowerBound)
    let last = text.paragraphIndex(at: range.upperBound)
    var result: [CGRect] = []
    for index in first...last {
      let layout = layout(ofParagraph: index)
      let start = text.start(ofParagraph: index)
      let whole = text.range(ofParagraph: index)
      let part = range.clamped(to: whole)
      if part.isEmpty { continue }
      let top = entries[index].top
      result += layout.selectionRects(
        for: (part.lowerBound - start)..<(part.upperBound - start), fillsLines: true
      )
      .map { $0.offsetBy(dx: 0, dy: top) }
      // A selected line break is shown at the end of an unwrapped line.
      if !width.isFinite, part.upperBound == whole.upperBound,
        part.upperBound > text.contentRange(ofParagraph: index).upperBound
      {
        let end = layout.caretRect(at: part.upperBound - start, affinity: .upstream)
        result.append(CGRect(x: end.minX, y: end.minY + top, width: 6, height: end.height))
      }
    }
    return result
  }

  /// Returns the paragraph of an offset, and the offset inside it.
  package func locate(_ offset: Int) -> (paragraph: Int, local: Int) {
    let text = source()
    let offset = min(max(offset, 0), text.length)
    let index = text.paragraphIndex(at: offset)
    return (index, offset - text.start(ofParagraph: index))
  }
}
