import UIKit

public enum CTLineTruncationType: UInt32, Sendable {
  case start
  case end
  case middle
}

/// The contents of the bounds of a line.
public struct CTLineBoundsOptions: OptionSet, Sendable {
  public let rawValue: CFIndex
  public init(rawValue: CFIndex) { self.rawValue = rawValue }

  public static let excludeTypographicLeading = CTLineBoundsOptions(rawValue: 1 << 0)
  public static let excludeTypographicShifts = CTLineBoundsOptions(rawValue: 1 << 1)
  public static let useHangingPunctuation = CTLineBoundsOptions(rawValue: 1 << 2)
  public static let useGlyphPathBounds = CTLineBoundsOptions(rawValue: 1 << 3)
  public static let useOpticalBounds = CTLineBoundsOptions(rawValue: 1 << 4)
  public static let includeLanguageExtents = CTLineBoundsOptions(rawValue: 1 << 5)
}

// Immutable. Unchecked because layouts are not: they are used on the main thread.
/// A line of text.
public final class CTLine: @unchecked Sendable {
  let source: TextSource
  let layout: TextLayout
  let number: Int
  /// The index of the layout's first character in the text that the app provided.
  let start: Int
  /// The end of the line in that text, including a line break; nil for the end of what is visible.
  let end: Int

  init(_ source: TextSource, _ layout: TextLayout, line number: Int, start: Int) {
    self.source = source
    self.layout = layout
    self.number = number
    self.start = start
    let lines = layout.lines
    end =
      lines.indices.contains(number + 1)
      ? lines[number + 1].range.lowerBound
      : max(
        layout.isTruncated ? 0 : source.string.length,
        lines.indices.contains(number) ? lines[number].range.upperBound : 0)
  }

  /// A single line, without line breaks.
  convenience init(
    _ string: NSAttributedString, start: Int = 0, paragraph change: ((inout ParagraphStyle) -> Void)? = nil,
    width: CGFloat = .infinity
  ) {
    let source = TextSource(string)
    var content = source.content
    // Line breaks are no characters of a line; indents and alignment belong to frames.
    let paragraphs = content.paragraphs.map { paragraph in
      var style = ParagraphStyle()
      style.baseDirection = paragraph.style.baseDirection
      style.tabInterval = paragraph.style.tabInterval
      change?(&style)
      return TextContent.Paragraph(length: paragraph.length, style: style)
    }
    content = TextContent(
      content.string.replacingOccurrences(of: "\n", with: " ").replacingOccurrences(
        of: "\u{2029}", with: " "),
      runs: content.runs, paragraphs: paragraphs)
    self.init(
      source, TextLayout.make(content, width: width, maxLines: width.isFinite ? 1 : 0), line: 0, start: start)
  }

  private var line: TextLayout.Line? {
    let lines = layout.lines
    return lines.indices.contains(number) ? lines[number] : nil
  }

  var stringRange: Range<Int> {
    let first = line?.range.lowerBound ?? 0
    return start + first..<start + max(end, first)
  }

  var metrics: (width: CGFloat, ascent: CGFloat, descent: CGFloat) {
    guard let line else { return (0, 0, 0) }
    return (line.frame.width, line.ascent, line.descent)
  }

  /// The position of the line in its layout; y points down.
  var frame: CGRect { line?.frame ?? .zero }
  var baseline: CGFloat { line?.baseline ?? 0 }

  /// Draws the line with its baseline at the context's text position.
  func draw(in context: CGContext) {
    guard let line else { return }
    context.saveGState()
    context.concatenate(context.textMatrix)
    context.scaleBy(x: 1, y: -1)
    layout.draw(
      in: context, at: CGPoint(x: -line.frame.minX, y: -line.baseline),
      color: source.hasContextColor ? context.fillColor : nil, lines: number..<number + 1)
    context.restoreGState()
    context.textPosition.x += line.frame.width
  }

  func offset(of index: Int) -> CGFloat {
    guard let line else { return 0 }
    let local = min(max(index - start, line.range.lowerBound), max(end, line.range.lowerBound))
    return layout.caretRect(at: min(local, line.range.upperBound), affinity: .upstream).minX - line.frame.minX
  }

  func index(at point: CGPoint) -> Int {
    guard let line else { return start }
    return start + layout.closestIndex(to: CGPoint(x: line.frame.minX + point.x, y: line.frame.midY))
  }

  var runs: [CTRun] {
    guard line != nil else { return [] }
    var runs: [CTRun] = []
    layout.forEachRun(in: number..<number + 1) { runs.append(CTRun(self, $0)) }
    return runs
  }

  /// The box of the visible parts; y points up.
  var imageBounds: CGRect {
    runs.reduce(CGRect.null) { $0.union($1.imageBounds) }
  }
}

public func CTLineCreateWithAttributedString(_ attrString: CFAttributedString) -> CTLine {
  onMainThread { CTLine(attrString) }
}

/// Returns the line with an ellipsis if it is wider than `width`; nil if not even the ellipsis fits.
///
/// Differs from iOS: the token has no effect; an ellipsis is shown.
public func CTLineCreateTruncatedLine(
  _ line: CTLine, _ width: Double, _ truncationType: CTLineTruncationType, _ truncationToken: CTLine?
) -> CTLine? {
  onMainThread {
    if line.metrics.width <= width { return line }
    let range = line.stringRange
    let part = line.source.string.attributedSubstring(
      from: NSRange(location: range.lowerBound - line.start, length: range.count))
    let mode: ParagraphStyle.LineBreakMode =
      switch truncationType {
      case .start: .truncatingHead
      case .end: .truncatingTail
      case .middle: .truncatingMiddle
      }
    let result = CTLine(part, start: range.lowerBound, paragraph: { $0.lineBreakMode = mode }, width: width)
    return result.metrics.width <= width + 0.5 ? result : nil
  }
}

/// Returns the line stretched to a width; nil if it is wider.
///
/// - Parameter justificationFactor: The line is stretched completely if this is 0.5 or more, otherwise not.
public func CTLineCreateJustifiedLine(
  _ line: CTLine, _ justificationFactor: CGFloat, _ justificationWidth: Double
) -> CTLine? {
  onMainThread {
    if justificationFactor < 0.5 { return line }
    guard line.metrics.width <= justificationWidth else { return nil }
    let range = line.stringRange
    let part = NSMutableAttributedString(
      attributedString: line.source.string.attributedSubstring(
        from: NSRange(location: range.lowerBound - line.start, length: range.count)))
    let spaces = part.string.utf16.filter { $0 == 0x20 }.count
    guard spaces > 0 else { return line }
    let extra = (justificationWidth - line.metrics.width) / CGFloat(spaces)
    for (index, unit) in part.string.utf16.enumerated() where unit == 0x20 {
      let range = NSRange(location: index, length: 1)
      let kern = part.attribute(.kern, at: index, effectiveRange: nil) as? NSNumber
      part.addAttribute(.kern, value: extra + CGFloat(kern?.doubleValue ?? 0), range: range)
    }
    return CTLine(part, start: range.lowerBound)
  }
}

public func CTLineDraw(_ line: CTLine, _ context: CGContext) {
  onMainThread { line.draw(in: context) }
}

/// Returns the width of a line and its distances from the baseline.
@discardableResult
public func CTLineGetTypographicBounds(
  _ line: CTLine, _ ascent: UnsafeMutablePointer<CGFloat>?, _ descent: UnsafeMutablePointer<CGFloat>?,
  _ leading: UnsafeMutablePointer<CGFloat>?
) -> Double {
  onMainThread {
    let metrics = line.metrics
    ascent?.pointee = metrics.ascent
    descent?.pointee = metrics.descent
    leading?.pointee = 0
    return metrics.width
  }
}

public func CTLineGetBoundsWithOptions(_ line: CTLine, _ options: CTLineBoundsOptions) -> CGRect {
  onMainThread {
    if options.contains(.useGlyphPathBounds) || options.contains(.useOpticalBounds) {
      return line.imageBounds
    }
    let metrics = line.metrics
    return CGRect(
      x: 0, y: -metrics.descent, width: metrics.width, height: metrics.ascent + metrics.descent)
  }
}

/// Returns the box of the visible parts, at the text position of a context.
public func CTLineGetImageBounds(_ line: CTLine, _ context: CGContext?) -> CGRect {
  onMainThread {
    let position = context?.textPosition ?? .zero
    return line.imageBounds.offsetBy(dx: position.x, dy: position.y)
  }
}

public func CTLineGetStringRange(_ line: CTLine) -> CFRange { CFRange(onMainThread { line.stringRange }) }

public func CTLineGetGlyphCount(_ line: CTLine) -> CFIndex {
  onMainThread { line.runs.reduce(0) { $0 + $1.glyphs.count } }
}

/// Returns the `CTRun`s of a line, from left to right.
public func CTLineGetGlyphRuns(_ line: CTLine) -> CFArray { onMainThread { line.runs } }

/// Returns the index of the character boundary nearest to a point.
public func CTLineGetStringIndexForPosition(_ line: CTLine, _ position: CGPoint) -> CFIndex {
  onMainThread { line.index(at: position) }
}

@discardableResult
public func CTLineGetOffsetForStringIndex(
  _ line: CTLine, _ charIndex: CFIndex, _ secondaryOffset: UnsafeMutablePointer<CGFloat>?
) -> CGFloat {
  let offset = onMainThread { line.offset(of: charIndex) }
  secondaryOffset?.pointee = offset
  return offset
}

/// Visits the leading and trailing edges of each character, in the order of the text.
public func CTLineEnumerateCaretOffsets(
  _ line: CTLine, _ block: (Double, CFIndex, Bool, UnsafeMutablePointer<Bool>) -> Void
) {
  var stop = false
  for index in CTLineGetStringRange(line).location..<CTLineGetStringRange(line).location
    + CTLineGetStringRange(line).length
  {
    block(onMainThread { line.offset(of: index) }, index, true, &stop)
    if stop { return }
    block(onMainThread { line.offset(of: index + 1) }, index, false, &stop)
    if stop { return }
  }
}

public func CTLineGetPenOffsetForFlush(_ line: CTLine, _ flushFactor: CGFloat, _ flushWidth: Double) -> Double
{
  onMainThread { max(flushWidth - line.metrics.width, 0) * min(max(flushFactor, 0), 1) }
}

public func CTLineGetTrailingWhitespaceWidth(_ line: CTLine) -> Double {
  onMainThread {
    let range = line.stringRange
    let text = Array(
      (line.source.string.string as NSString).substring(
        with: NSRange(location: range.lowerBound - line.start, length: range.count)
      ).utf16)
    let spaces = text.reversed().prefix { $0 == 0x20 || $0 == 0x0A || $0 == 0x09 }.count
    return spaces == 0 ? 0 : max(line.metrics.width - line.offset(of: range.upperBound - spaces), 0)
  }
}
