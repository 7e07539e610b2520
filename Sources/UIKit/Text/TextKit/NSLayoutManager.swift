/// Lays out the text of a text storage in containers, reports its geometry and draws it. Each UTF-16 unit has
/// one glyph.
@preconcurrency @MainActor
open class NSLayoutManager: NSObject {
  /// The treatment of a control character.
  public struct ControlCharacterAction: OptionSet, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    public static let zeroAdvancement = ControlCharacterAction(rawValue: 1 << 0)
    public static let whitespace = ControlCharacterAction(rawValue: 1 << 1)
    public static let horizontalTab = ControlCharacterAction(rawValue: 1 << 2)
    public static let lineBreak = ControlCharacterAction(rawValue: 1 << 3)
    public static let paragraphBreak = ControlCharacterAction(rawValue: 1 << 4)
    public static let containerBreak = ControlCharacterAction(rawValue: 1 << 5)
  }

  /// Properties of a glyph.
  public struct GlyphProperty: OptionSet, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    public static let null = GlyphProperty(rawValue: 1 << 0)
    public static let controlCharacter = GlyphProperty(rawValue: 1 << 1)
    public static let elastic = GlyphProperty(rawValue: 1 << 2)
    public static let nonBaseCharacter = GlyphProperty(rawValue: 1 << 3)
  }

  private weak var storage: NSTextStorage?
  open private(set) var textContainers: [NSTextContainer] = []
  open weak var delegate: (any NSLayoutManagerDelegate)? { didSet { areaDidChange() } }
  open var usesFontLeading = true { didSet { textDidChange() } }
  open var allowsNonContiguousLayout = false
  /// Layout is always contiguous.
  open var hasNonContiguousLayout: Bool { false }
  private var ownFlow: TextFlow?
  private var ownText: StyledText?
  /// The layout of a text view, which this manager reports.
  package var viewFlow: (() -> TextFlow?)?

  nonisolated public override init() { super.init() }

  /// The text. Setting it replaces the storage.
  open var textStorage: NSTextStorage? {
    get { storage }
    set {
      guard newValue !== storage else { return }
      storage?.removeLayoutManager(self)
      newValue?.addLayoutManager(self)
    }
  }

  /// Moves all layout managers of the storage to another storage.
  open func replaceTextStorage(_ newTextStorage: NSTextStorage) {
    let managers = storage?.layoutManagers ?? [self]
    for manager in managers {
      storage?.removeLayoutManager(manager)
    }
    for manager in managers { newTextStorage.addLayoutManager(manager) }
  }

  open func addTextContainer(_ container: NSTextContainer) {
    insertTextContainer(container, at: textContainers.count)
  }

  open func insertTextContainer(_ container: NSTextContainer, at index: Int) {
    textContainers.insert(container, at: index)
    container.layoutManager = self
    areaDidChange()
  }

  open func removeTextContainer(at index: Int) {
    textContainers.remove(at: index).layoutManager = nil
    areaDidChange()
  }

  open func setTextContainer(_ container: NSTextContainer, forGlyphRange glyphRange: NSRange) {
    areaDidChange()
  }

  /// Lays out the text again because the size or another property of a container changed.
  open func textContainerChangedGeometry(_ container: NSTextContainer) {
    ownFlow = nil
    delegate?.layoutManagerDidInvalidateLayout(self)
  }

  func storageDidChange(to new: NSTextStorage?) {
    storage = new
    textDidChange()
  }

  func textDidChange() {
    ownText = nil
    ownFlow = nil
    delegate?.layoutManagerDidInvalidateLayout(self)
  }

  /// Called by the storage after an edit.
  open func processEditing(
    for textStorage: NSTextStorage, edited editMask: NSTextStorage.EditActions, range newCharRange: NSRange,
    changeInLength delta: Int, invalidatedRange invalidatedCharRange: NSRange
  ) { textDidChange() }

  private func areaDidChange() {
    ownFlow = nil
    for container in textContainers { container.areaDidChange() }
  }

  var padding: CGFloat { textContainers.first?.lineFragmentPadding ?? 0 }

  var flow: TextFlow {
    if let flow = viewFlow?() { return flow }
    if let ownFlow { return ownFlow }
    let text = StyledText(storage ?? NSAttributedString(string: ""))
    ownText = text
    var paragraph = ParagraphStyle()
    if let mode = textContainers.first?.lineBreakMode { paragraph.lineBreakMode = .init(mode) }
    let made = TextFlow(
      width: textContainers.first?.lineWidth ?? .infinity,
      defaults: .init(font: AttributedTextLayout.defaultFont, color: .black, paragraph: paragraph),
      traits: .current
    ) { text }
    made.container = textContainers.first
    made.maxLines = textContainers.first?.maximumNumberOfLines ?? 0
    if needsArea { made.area = area() }
    ownFlow = made
    _ = made.size
    delegate?.layoutManager(self, didCompleteLayoutFor: textContainers.last, atEnd: true)
    return made
  }

  // MARK: Layout

  /// Layout is made when it is needed; this makes it now.
  open func ensureLayout(for container: NSTextContainer) { _ = flow.size }
  open func ensureLayout(forCharacterRange charRange: NSRange) { _ = flow.size }
  open func ensureLayout(forGlyphRange glyphRange: NSRange) { _ = flow.size }
  open func ensureLayout(forBoundingRect bounds: CGRect, in container: NSTextContainer) { _ = flow.size }
  open func ensureGlyphs(forCharacterRange charRange: NSRange) { _ = flow.size }
  open func ensureGlyphs(forGlyphRange glyphRange: NSRange) { _ = flow.size }
  open func invalidateLayout(
    forCharacterRange charRange: NSRange, actualCharacterRange actualCharRange: NSRangePointer?
  ) {
    actualCharRange?.pointee = charRange
    textDidChange()
    areaDidChange()
  }
  open func invalidateGlyphs(
    forCharacterRange charRange: NSRange, changeInLength delta: Int,
    actualCharacterRange actualCharRange: NSRangePointer?
  ) {
    actualCharRange?.pointee = charRange
    textDidChange()
  }
  /// Draws a part of the text view again.
  open func invalidateDisplay(forCharacterRange charRange: NSRange) {
    for container in textContainers { container.onChange?() }
  }
  open func invalidateDisplay(forGlyphRange glyphRange: NSRange) {
    invalidateDisplay(forCharacterRange: glyphRange)
  }
  open func firstUnlaidCharacterIndex() -> Int { shownEnd }
  open func firstUnlaidGlyphIndex() -> Int { shownEnd }

  /// The end of the text that has a place in the containers.
  private var shownEnd: Int {
    let flow = flow
    let count = flow.shownParagraphCount
    guard count > 0 else { return 0 }
    for index in 0..<count {
      let lines = flow.layout(ofParagraph: index).lines
      let content = flow.text.contentRange(ofParagraph: index)
      let end = flow.text.start(ofParagraph: index) + (lines.last?.range.upperBound ?? 0)
      if end < content.upperBound, flow.area != nil { return end }
    }
    return flow.text.range(ofParagraph: count - 1).upperBound
  }

  // MARK: Glyphs and characters

  open var numberOfGlyphs: Int { flow.text.length }
  open func isValidGlyphIndex(_ glyphIndex: Int) -> Bool { glyphIndex >= 0 && glyphIndex < numberOfGlyphs }

  open func propertyForGlyph(at glyphIndex: Int) -> GlyphProperty {
    guard isValidGlyphIndex(glyphIndex) else { return .null }
    let unit = flow.text.substring(in: glyphIndex..<(glyphIndex + 1)).unicodeScalars.first
    return switch unit?.value {
    case 9, 10, 13, 0x2028, 0x2029: .controlCharacter
    case 32: .elastic
    default: []
    }
  }

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

  /// Returns the range of the glyphs in a container.
  open func glyphRange(for container: NSTextContainer) -> NSRange {
    guard flow.area != nil || textContainers.count > 1 else {
      return NSRange(location: 0, length: shownEnd)
    }
    let lines = fragments(in: 0..<flow.text.length).filter { $0.container === container }
    guard let first = lines.first, let last = lines.last else {
      return NSRange(location: shownEnd, length: 0)
    }
    return NSRange(first.range.lowerBound..<last.range.upperBound)
  }

  /// Returns the glyphs of the lines that a rectangle of a container touches.
  open func glyphRange(forBoundingRect bounds: CGRect, in container: NSTextContainer) -> NSRange {
    let flow = flow
    let top = region(of: container).top
    let first = flow.paragraphIndex(atY: bounds.minY + top)
    var result: Range<Int>?
    for index in first..<max(first, flow.shownParagraphCount) {
      guard flow.top(ofParagraph: index) <= bounds.maxY + top else { break }
      for line in fragments(ofParagraph: index)
      where line.container === container && line.rect.maxY >= bounds.minY && line.rect.minY <= bounds.maxY {
        result = (result?.lowerBound ?? line.range.lowerBound)..<line.range.upperBound
      }
    }
    return result.map { NSRange($0) } ?? NSRange(location: 0, length: 0)
  }

  open func glyphRange(
    forBoundingRectWithoutAdditionalLayout bounds: CGRect, in container: NSTextContainer
  ) -> NSRange { glyphRange(forBoundingRect: bounds, in: container) }

  // MARK: Geometry, in the container's coordinates

  open func usedRect(for container: NSTextContainer) -> CGRect {
    let flow = flow
    if flow.area == nil, textContainers.count <= 1 {
      let size = flow.size
      return CGRect(x: 0, y: 0, width: size.width + 2 * padding, height: size.height)
    }
    let all = (0..<flow.shownParagraphCount).flatMap { fragments(ofParagraph: $0) }
    let own = all.filter { $0.container === container }
    return own.dropFirst().reduce(own.first?.used ?? .zero) { $0.union($1.used) }
  }

  /// Returns the rectangle that encloses glyphs; lines that continue are enclosed to the edge of the container.
  open func boundingRect(forGlyphRange glyphRange: NSRange, in container: NSTextContainer) -> CGRect {
    guard let range = Range(glyphRange) else { return .zero }
    let found = boxes(range)
    guard let first = found.first else {
      let base = fragment(at: range.lowerBound)?.base ?? 0
      return flow.caretRect(at: range.lowerBound).offsetBy(dx: padding, dy: -base)
    }
    return found.dropFirst().reduce(first) { $0.union($1) }
  }

  /// Enumerates the rectangles that enclose glyphs line by line, for example for a selection.
  open func enumerateEnclosingRects(
    forGlyphRange glyphRange: NSRange, withinSelectedGlyphRange selectedRange: NSRange,
    in textContainer: NSTextContainer, using block: (CGRect, UnsafeMutablePointer<ObjCBool>) -> Void
  ) {
    guard let range = Range(glyphRange) else { return }
    var stop = ObjCBool(false)
    // Glyphs within a selection are enclosed to the edge of the container; others end with their ink.
    let found =
      selectedRange.location != NSNotFound
      ? boxes(range) : fragments(in: range).flatMap { boxes(of: range, in: $0) }
    for box in found {
      block(box, &stop)
      if stop.boolValue { return }
    }
  }

  open func lineFragmentRect(forGlyphAt glyphIndex: Int, effectiveRange: NSRangePointer?) -> CGRect {
    guard let line = fragment(at: glyphIndex) else { return .zero }
    effectiveRange?.pointee = NSRange(line.range)
    return line.rect
  }

  open func lineFragmentRect(
    forGlyphAt glyphIndex: Int, effectiveRange: NSRangePointer?, withoutAdditionalLayout flag: Bool
  ) -> CGRect { lineFragmentRect(forGlyphAt: glyphIndex, effectiveRange: effectiveRange) }

  /// Returns the part of a line that glyphs use, with padding.
  open func lineFragmentUsedRect(forGlyphAt glyphIndex: Int, effectiveRange: NSRangePointer?) -> CGRect {
    guard let line = fragment(at: glyphIndex) else { return .zero }
    effectiveRange?.pointee = NSRange(line.range)
    return line.used
  }

  open func lineFragmentUsedRect(
    forGlyphAt glyphIndex: Int, effectiveRange: NSRangePointer?, withoutAdditionalLayout flag: Bool
  ) -> CGRect { lineFragmentUsedRect(forGlyphAt: glyphIndex, effectiveRange: effectiveRange) }

  /// The empty line after a line break at the end of the text; zero if there is none.
  open var extraLineFragmentRect: CGRect { extraFragment?.rect ?? .zero }
  open var extraLineFragmentUsedRect: CGRect { extraFragment?.used ?? .zero }
  open var extraLineFragmentTextContainer: NSTextContainer? { extraFragment?.container }

  private var extraFragment: Fragment? {
    let text = flow.text
    guard let last = text.paragraphs.indices.last, text.range(ofParagraph: last).isEmpty else { return nil }
    return fragments(ofParagraph: last).first
  }

  open func textContainer(forGlyphAt glyphIndex: Int, effectiveRange: NSRangePointer?) -> NSTextContainer? {
    guard let line = fragment(at: glyphIndex) else { return textContainers.first }
    effectiveRange?.pointee = glyphRange(for: line.container)
    return line.container
  }

  open func textContainer(
    forGlyphAt glyphIndex: Int, effectiveRange: NSRangePointer?, withoutAdditionalLayout flag: Bool
  ) -> NSTextContainer? { textContainer(forGlyphAt: glyphIndex, effectiveRange: effectiveRange) }

  /// Returns the position of a glyph relative to its line: its left edge, and its baseline.
  open func location(forGlyphAt glyphIndex: Int) -> CGPoint {
    guard let line = fragment(at: glyphIndex) else { return .zero }
    let x = flow.caretRect(at: glyphIndex).minX + padding - line.rect.minX
    return CGPoint(x: x, y: line.baseline)
  }

  /// Returns the range of the glyphs that are replaced by an ellipsis; its location is `NSNotFound` if there are none.
  open func truncatedGlyphRange(inLineFragmentForGlyphAt glyphIndex: Int) -> NSRange {
    let (paragraph, _) = flow.locate(glyphIndex)
    let layout = flow.layout(ofParagraph: paragraph)
    let start = flow.text.start(ofParagraph: paragraph)
    let content = flow.text.contentRange(ofParagraph: paragraph)
    guard layout.isTruncated, let last = layout.lines.last else {
      return NSRange(location: NSNotFound, length: 0)
    }
    let right = CGPoint(x: last.frame.maxX - 1, y: last.frame.midY)
    let index = start + (layout.characterIndex(at: right) ?? last.range.upperBound)
    return index < content.upperBound
      ? NSRange(index..<content.upperBound) : NSRange(location: NSNotFound, length: 0)
  }

  open func attachmentSize(forGlyphAt glyphIndex: Int) -> CGSize {
    let (paragraph, local) = flow.locate(glyphIndex)
    return flow.layout(ofParagraph: paragraph).style(at: local).attachmentSize
      ?? CGSize(width: -1, height: -1)
  }

  /// Enumerates the lines that contain a part of the range.
  open func enumerateLineFragments(
    forGlyphRange glyphRange: NSRange,
    using block: (CGRect, CGRect, NSTextContainer, NSRange, UnsafeMutablePointer<ObjCBool>) -> Void
  ) {
    guard let wanted = Range(glyphRange), !wanted.isEmpty else { return }
    var stop = ObjCBool(false)
    for line in fragments(in: wanted) {
      block(line.rect, line.used, line.container, NSRange(line.range), &stop)
      if stop.boolValue { return }
    }
  }

  // MARK: Points

  open func glyphIndex(for point: CGPoint, in container: NSTextContainer) -> Int {
    characterIndex(for: point, in: container, fractionOfDistanceBetweenInsertionPoints: nil)
  }

  open func glyphIndex(
    for point: CGPoint, in container: NSTextContainer,
    fractionOfDistanceThroughGlyph partialFraction: UnsafeMutablePointer<CGFloat>?
  ) -> Int {
    characterIndex(for: point, in: container, fractionOfDistanceBetweenInsertionPoints: partialFraction)
  }

  open func fractionOfDistanceThroughGlyph(for point: CGPoint, in container: NSTextContainer) -> CGFloat {
    var fraction: CGFloat = 0
    _ = characterIndex(for: point, in: container, fractionOfDistanceBetweenInsertionPoints: &fraction)
    return fraction
  }

  /// Returns the character at a point, or the nearest one.
  open func characterIndex(
    for point: CGPoint, in container: NSTextContainer,
    fractionOfDistanceBetweenInsertionPoints partialFraction: UnsafeMutablePointer<CGFloat>?
  ) -> Int {
    let flow = flow
    let local = CGPoint(x: point.x - container.lineFragmentPadding, y: point.y + region(of: container).top)
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

  // MARK: Drawing

  /// Whether the text view lets this manager draw, because its class may override drawing.
  var drawsItself: Bool { type(of: self) != NSLayoutManager.self }

  /// Draws the backgrounds of glyphs into the current context, with the container at a position.
  open func drawBackground(forGlyphRange glyphsToShow: NSRange, at origin: CGPoint) {
    guard let range = Range(glyphsToShow) else { return }
    let shown = flow.text.clamped(range)
    guard !shown.isEmpty, UIGraphicsGetCurrentContext() != nil else { return }
    let text = flow.text.attributedSubstring(in: shown)
    text.enumerateAttribute(.backgroundColor, in: NSRange(location: 0, length: text.length)) {
      value, part, _ in
      guard let color = value as? UIColor else { return }
      let place = NSRange(location: part.location + shown.lowerBound, length: part.length)
      let rects = fragments(in: Range(place)!).flatMap { boxes(of: Range(place)!, in: $0) }
        .map { $0.offsetBy(dx: origin.x, dy: origin.y) }
      if rects.isEmpty { return }
      color.setFill()
      fillBackgroundRectArray(rects, count: rects.count, forCharacterRange: place, color: color)
    }
  }

  /// Fills the rectangles of a background; the color is the current fill color.
  open func fillBackgroundRectArray(
    _ rectArray: UnsafePointer<CGRect>, count rectCount: Int, forCharacterRange charRange: NSRange,
    color: UIColor
  ) {
    color.setFill()
    for index in 0..<rectCount { UIRectFill(rectArray[index]) }
  }

  /// Draws glyphs, their underlines and strikethroughs into the current context, with the container at a position.
  open func drawGlyphs(forGlyphRange glyphsToShow: NSRange, at origin: CGPoint) {
    guard let context = UIGraphicsGetCurrentContext(), let range = Range(glyphsToShow), !range.isEmpty else {
      return
    }
    for line in fragments(in: range) {
      let isPart = line.range.lowerBound < range.lowerBound || line.range.upperBound > range.upperBound
      let visible = flow.text.contentRange(ofParagraph: line.paragraph).clamped(to: line.range)
      if isPart, !(range.lowerBound <= visible.lowerBound && range.upperBound >= visible.upperBound) {
        context.saveGState()
        context.clip(
          to: boxes(of: range, in: line).map {
            $0.offsetBy(dx: origin.x, dy: origin.y).insetBy(dx: 0, dy: -4)
          })
        draw(line, on: context, at: origin, .glyphs)
        context.restoreGState()
      } else {
        draw(line, on: context, at: origin, .glyphs)
      }
      drawLines(of: line, in: range, at: origin)
    }
  }

  private func draw(_ line: Fragment, on context: CGContext, at origin: CGPoint, _ parts: TextLayout.Parts) {
    let top = flow.top(ofParagraph: line.paragraph) - line.base
    flow.attributedLayout(ofParagraph: line.paragraph).draw(
      on: context, at: CGPoint(x: origin.x + line.container.lineFragmentPadding, y: origin.y + top),
      lines: line.number..<(line.number + 1), parts: parts)
  }

  /// Draws the underlines and strikethroughs of a line through the methods that subclasses override.
  private func drawLines(of line: Fragment, in range: Range<Int>, at origin: CGPoint) {
    let content = flow.text.contentRange(ofParagraph: line.paragraph)
    let part = range.clamped(to: line.range).clamped(to: content)
    guard !part.isEmpty else { return }
    let text = flow.text.attributedSubstring(in: part)
    let whole = NSRange(location: 0, length: text.length)
    text.enumerateAttribute(.underlineStyle, in: whole) { value, found, _ in
      guard let style = Self.lineStyle(value) else { return }
      underlineGlyphRange(
        NSRange(location: part.lowerBound + found.location, length: found.length), underlineType: style,
        lineFragmentRect: line.rect, lineFragmentGlyphRange: NSRange(line.range), containerOrigin: origin)
    }
    text.enumerateAttribute(.strikethroughStyle, in: whole) { value, found, _ in
      guard let style = Self.lineStyle(value) else { return }
      strikethroughGlyphRange(
        NSRange(location: part.lowerBound + found.location, length: found.length), strikethroughType: style,
        lineFragmentRect: line.rect, lineFragmentGlyphRange: NSRange(line.range), containerOrigin: origin)
    }
  }

  private static func lineStyle(_ value: Any?) -> NSUnderlineStyle? {
    let style: NSUnderlineStyle? =
      switch value {
      case let value as NSUnderlineStyle: value
      case let value as Int: NSUnderlineStyle(rawValue: value)
      case let value as NSNumber: NSUnderlineStyle(rawValue: value.intValue)
      default: nil
      }
    return style?.rawValue == 0 ? nil : style
  }

  /// Computes the baseline offset of an underline, and draws it.
  open func underlineGlyphRange(
    _ glyphRange: NSRange, underlineType underlineVal: NSUnderlineStyle, lineFragmentRect lineRect: CGRect,
    lineFragmentGlyphRange lineGlyphRange: NSRange, containerOrigin: CGPoint
  ) {
    let line = fragment(at: glyphRange.location)
    drawUnderline(
      forGlyphRange: glyphRange, underlineType: underlineVal,
      baselineOffset: (line?.used.height ?? 0) - (line?.baseline ?? 0),
      lineFragmentRect: lineRect, lineFragmentGlyphRange: lineGlyphRange, containerOrigin: containerOrigin)
  }

  open func strikethroughGlyphRange(
    _ glyphRange: NSRange, strikethroughType strikethroughVal: NSUnderlineStyle,
    lineFragmentRect lineRect: CGRect,
    lineFragmentGlyphRange lineGlyphRange: NSRange, containerOrigin: CGPoint
  ) {
    let line = fragment(at: glyphRange.location)
    drawStrikethrough(
      forGlyphRange: glyphRange, strikethroughType: strikethroughVal,
      baselineOffset: (line?.used.height ?? 0) - (line?.baseline ?? 0),
      lineFragmentRect: lineRect, lineFragmentGlyphRange: lineGlyphRange, containerOrigin: containerOrigin)
  }

  open func drawUnderline(
    forGlyphRange glyphRange: NSRange, underlineType underlineVal: NSUnderlineStyle, baselineOffset: CGFloat,
    lineFragmentRect lineRect: CGRect, lineFragmentGlyphRange lineGlyphRange: NSRange,
    containerOrigin: CGPoint
  ) { drawLine(.underlines, of: glyphRange, at: containerOrigin) }

  open func drawStrikethrough(
    forGlyphRange glyphRange: NSRange, strikethroughType strikethroughVal: NSUnderlineStyle,
    baselineOffset: CGFloat,
    lineFragmentRect lineRect: CGRect, lineFragmentGlyphRange lineGlyphRange: NSRange,
    containerOrigin: CGPoint
  ) { drawLine(.strikethroughs, of: glyphRange, at: containerOrigin) }

  private func drawLine(_ part: TextLayout.Parts, of glyphRange: NSRange, at origin: CGPoint) {
    guard let context = UIGraphicsGetCurrentContext(), let range = Range(glyphRange),
      let line = fragment(at: range.lowerBound)
    else { return }
    context.saveGState()
    // Underlines of large letters lie below the line.
    context.clip(
      to: boxes(of: range, in: line).map { $0.offsetBy(dx: origin.x, dy: origin.y).insetBy(dx: 0, dy: -6) })
    draw(line, on: context, at: origin, part)
    context.restoreGState()
  }
}
