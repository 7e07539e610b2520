/// Lays out the text of a text storage in a container, and reports its geometry. Each UTF-16 unit has one
/// glyph.
@preconcurrency @MainActor
open class NSLayoutManager: NSObject {
  private weak var storage: NSTextStorage?
  open private(set) var textContainers: [NSTextContainer] = []
  open var usesFontLeading = true
  open var allowsNonContiguousLayout = false
  private var ownFlow: TextFlow?
  private var ownText: StyledText?
  /// The layout of a text view, which this manager reports.
  package var viewFlow: (() -> TextFlow?)?

  nonisolated public override init() { super.init() }

  open var textStorage: NSTextStorage? { storage }

  open func addTextContainer(_ container: NSTextContainer) {
    textContainers.append(container)
    container.layoutManager = self
    containerDidChange()
  }

  open func removeTextContainer(at index: Int) {
    textContainers.remove(at: index).layoutManager = nil
    containerDidChange()
  }

  func storageDidChange(to new: NSTextStorage?) {
    storage = new
    textDidChange()
  }

  func textDidChange() {
    ownText = nil
    ownFlow = nil
  }

  func containerDidChange() { ownFlow = nil }

  private var padding: CGFloat { textContainers.first?.lineFragmentPadding ?? 0 }

  private var flow: TextFlow {
    if let flow = viewFlow?() { return flow }
    if let ownFlow { return ownFlow }
    let text = StyledText(storage ?? NSAttributedString(string: ""))
    ownText = text
    let size = textContainers.first?.size ?? .zero
    let isLimited = size.width > 0 && size.width < 1e6
    var paragraph = ParagraphStyle()
    if let mode = textContainers.first?.lineBreakMode { paragraph.lineBreakMode = .init(mode) }
    let made = TextFlow(
      width: isLimited ? max(0, size.width - 2 * padding) : .infinity,
      defaults: .init(font: AttributedTextLayout.defaultFont, color: .black, paragraph: paragraph),
      traits: .current
    ) { text }
    made.maxLines = textContainers.first?.maximumNumberOfLines ?? 0
    ownFlow = made
    return made
  }

  // MARK: Glyphs and characters

  open var numberOfGlyphs: Int { flow.text.length }
  open func ensureLayout(for container: NSTextContainer) { _ = flow.size }
  open func ensureLayout(forCharacterRange charRange: NSRange) { _ = flow.size }
  open func invalidateLayout(
    forCharacterRange charRange: NSRange, actualCharacterRange actualCharRange: NSRangePointer?
  ) { textDidChange() }
  open func invalidateDisplay(forCharacterRange charRange: NSRange) {}

  open func glyphRange(
    forCharacterRange charRange: NSRange, actualCharacterRange actualCharRange: NSRangePointer?
  ) -> NSRange {
    actualCharRange?.pointee = charRange
    return charRange
  }

  open func characterRange(forGlyphRange glyphRange: NSRange, actualGlyphRange: NSRangePointer?) -> NSRange {
    actualGlyphRange?.pointee = glyphRange
    return glyphRange
  }

  open func glyphIndexForCharacter(at charIndex: Int) -> Int { charIndex }
  open func characterIndexForGlyph(at glyphIndex: Int) -> Int { glyphIndex }
  open func glyphRange(for container: NSTextContainer) -> NSRange {
    NSRange(location: 0, length: flow.text.length)
  }

  // MARK: Geometry, in the container's coordinates

  open func usedRect(for container: NSTextContainer) -> CGRect {
    let size = flow.size
    return CGRect(x: 0, y: 0, width: size.width + 2 * padding, height: size.height)
  }

  open func boundingRect(forGlyphRange glyphRange: NSRange, in container: NSTextContainer) -> CGRect {
    guard let range = Range(glyphRange) else { return .zero }
    let boxes = flow.selectionRects(for: range)
    guard let first = boxes.first else {
      return flow.caretRect(at: range.lowerBound).offsetBy(dx: padding, dy: 0)
    }
    return boxes.dropFirst().reduce(first) { $0.union($1) }.offsetBy(dx: padding, dy: 0)
  }

  open func lineFragmentRect(forGlyphAt glyphIndex: Int, effectiveRange: NSRangePointer?) -> CGRect {
    let line = flow.lineRange(at: glyphIndex)
    effectiveRange?.pointee = NSRange(line)
    let caret = flow.caretRect(at: glyphIndex)
    let width = flow.width.isFinite ? flow.width : flow.size.width
    return CGRect(x: 0, y: caret.minY, width: width + 2 * padding, height: caret.height)
  }

  open func location(forGlyphAt glyphIndex: Int) -> CGPoint {
    CGPoint(x: flow.caretRect(at: glyphIndex).minX + padding, y: 0)
  }

  /// Enumerates the lines that contain a part of the range.
  open func enumerateLineFragments(
    forGlyphRange glyphRange: NSRange,
    using block: (CGRect, CGRect, NSTextContainer, NSRange, UnsafeMutablePointer<ObjCBool>) -> Void
  ) {
    guard let container = textContainers.first, let wanted = Range(glyphRange) else { return }
    var stop = ObjCBool(false)
    let text = flow.text
    for index in text.paragraphs.indices {
      let start = text.start(ofParagraph: index)
      for line in flow.layout(ofParagraph: index).lines {
        let range = (start + line.range.lowerBound)..<(start + line.range.upperBound)
        guard range.overlaps(wanted) || (range.isEmpty && wanted.contains(range.lowerBound)) else { continue }
        let used = line.frame.offsetBy(dx: padding, dy: flow.top(ofParagraph: index))
        let width = (flow.width.isFinite ? flow.width : flow.size.width) + 2 * padding
        block(
          CGRect(x: 0, y: used.minY, width: width, height: used.height), used, container, NSRange(range),
          &stop)
        if stop.boolValue { return }
      }
    }
  }

  open func glyphIndex(for point: CGPoint, in container: NSTextContainer) -> Int {
    characterIndex(for: point, in: container, fractionOfDistanceBetweenInsertionPoints: nil)
  }

  /// Returns the character at a point, or the nearest one.
  open func characterIndex(
    for point: CGPoint, in container: NSTextContainer,
    fractionOfDistanceBetweenInsertionPoints partialFraction: UnsafeMutablePointer<CGFloat>?
  ) -> Int {
    let local = CGPoint(x: point.x - padding, y: point.y)
    let text = flow.text
    let offset = flow.characterOffset(at: local) ?? flow.closestOffset(to: local).offset
    let index = min(offset, max(0, text.length - 1))
    if let partialFraction {
      let (left, right) = (
        flow.caretRect(at: index).minX, flow.caretRect(at: index + 1, affinity: .upstream).minX
      )
      partialFraction.pointee = right == left ? 0 : min(max((local.x - left) / (right - left), 0), 1)
    }
    return index
  }
}
