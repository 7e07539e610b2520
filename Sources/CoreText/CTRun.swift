import UIKit

/// Properties of the glyphs of a run.
public struct CTRunStatus: OptionSet, Sendable {
  public let rawValue: UInt32
  public init(rawValue: UInt32) { self.rawValue = rawValue }

  public static let rightToLeft = CTRunStatus(rawValue: 1 << 0)
  public static let nonMonotonic = CTRunStatus(rawValue: 1 << 1)
  public static let hasNonIdentityMatrix = CTRunStatus(rawValue: 1 << 2)
}

/// Consecutive glyphs with the same attributes and direction.
public final class CTRun {
  let line: CTLine
  private let run: TextLayout.GlyphRun
  let glyphs: [CGGlyph]
  /// From the start of the line, on its baseline.
  let positions: [CGPoint]
  let advances: [CGSize]
  let indices: [CFIndex]
  let stringRange: Range<Int>

  init(_ line: CTLine, _ run: TextLayout.GlyphRun) {
    self.line = line
    self.run = run
    let start = run.origin.x - line.frame.minX
    let placed = line.layout.placedGlyphs(of: run)
    glyphs = placed.map { CGGlyph(truncatingIfNeeded: $0.glyph) }
    positions = placed.map { CGPoint(x: start + $0.offset.x, y: run.style.baselineOffset - $0.offset.y) }
    advances = placed.map { CGSize(width: $0.advance, height: 0) }
    indices = placed.map { $0.index + line.start }
    stringRange = line.start + run.index..<line.start + run.index + run.length
  }

  var attributes: [NSAttributedString.Key: Any] {
    let index = stringRange.lowerBound - line.start
    guard index < line.source.string.length else { return [:] }
    var attributes = line.source.string.attributes(at: index, effectiveRange: nil)
    if attributes[.font] == nil { attributes[.font] = TextSource.defaultFont }
    return attributes
  }

  var isRightToLeft: Bool { run.isRightToLeft }

  func resolve(_ range: CFRange) -> Range<Int> {
    let start = min(max(range.location, 0), glyphs.count)
    return start..<(range.length == 0 ? glyphs.count : min(start + max(range.length, 0), glyphs.count))
  }

  func width(of range: Range<Int>) -> CGFloat { advances[range].reduce(0) { $0 + $1.width } }

  var metrics: (ascent: CGFloat, descent: CGFloat) {
    if let delegate = attributes[.delegate] as? CTRunDelegate { return (delegate.ascent, delegate.descent) }
    let metrics = run.style.face.metrics
    return (metrics.ascender, -metrics.descender)
  }

  var imageBounds: CGRect {
    guard run.style.attachmentSize == nil else {
      return CGRect(
        x: positions.first?.x ?? 0, y: -metrics.descent, width: run.width,
        height: metrics.ascent + metrics.descent)
    }
    return zip(glyphs, positions).reduce(CGRect.null) { bounds, item in
      bounds.union(run.style.face.bounds(of: UInt32(item.0)).offsetBy(dx: item.1.x, dy: item.1.y))
    }
  }

  /// Draws the run where it is in its line, of which the baseline starts at the context's text position.
  func draw(in context: CGContext) {
    context.saveGState()
    context.concatenate(context.textMatrix)
    context.scaleBy(x: 1, y: -1)
    let color = line.source.hasContextColor ? context.fillColor : nil
    let origin = CGPoint(x: -line.frame.minX, y: -line.baseline)
    context.withCairo { line.layout.draw(run, on: $0, at: origin, color: color, opacity: context.alpha) }
    context.restoreGState()
  }
}

public func CTRunGetGlyphCount(_ run: CTRun) -> CFIndex { run.glyphs.count }

/// Returns the attributes of a run's characters, by `NSAttributedString.Key`.
public func CTRunGetAttributes(_ run: CTRun) -> CFDictionary {
  Dictionary(uniqueKeysWithValues: run.attributes.map { (AnyHashable($0.key), $0.value) })
}

public func CTRunGetStatus(_ run: CTRun) -> CTRunStatus { run.isRightToLeft ? .rightToLeft : [] }

public func CTRunGetStringRange(_ run: CTRun) -> CFRange { CFRange(run.stringRange) }

public func CTRunGetGlyphs(_ run: CTRun, _ range: CFRange, _ buffer: UnsafeMutablePointer<CGGlyph>) {
  for (offset, index) in run.resolve(range).enumerated() { buffer[offset] = run.glyphs[index] }
}

public func CTRunGetPositions(_ run: CTRun, _ range: CFRange, _ buffer: UnsafeMutablePointer<CGPoint>) {
  for (offset, index) in run.resolve(range).enumerated() { buffer[offset] = run.positions[index] }
}

public func CTRunGetAdvances(_ run: CTRun, _ range: CFRange, _ buffer: UnsafeMutablePointer<CGSize>) {
  for (offset, index) in run.resolve(range).enumerated() { buffer[offset] = run.advances[index] }
}

public func CTRunGetStringIndices(_ run: CTRun, _ range: CFRange, _ buffer: UnsafeMutablePointer<CFIndex>) {
  for (offset, index) in run.resolve(range).enumerated() { buffer[offset] = run.indices[index] }
}

public func CTRunGetGlyphsPtr(_ run: CTRun) -> UnsafePointer<CGGlyph>? { nil }
public func CTRunGetPositionsPtr(_ run: CTRun) -> UnsafePointer<CGPoint>? { nil }
public func CTRunGetAdvancesPtr(_ run: CTRun) -> UnsafePointer<CGSize>? { nil }
public func CTRunGetStringIndicesPtr(_ run: CTRun) -> UnsafePointer<CFIndex>? { nil }

@discardableResult
public func CTRunGetTypographicBounds(
  _ run: CTRun, _ range: CFRange, _ ascent: UnsafeMutablePointer<CGFloat>?,
  _ descent: UnsafeMutablePointer<CGFloat>?, _ leading: UnsafeMutablePointer<CGFloat>?
) -> Double {
  onMainThread {
    let metrics = run.metrics
    ascent?.pointee = metrics.ascent
    descent?.pointee = metrics.descent
    leading?.pointee = 0
    return run.width(of: run.resolve(range))
  }
}

/// Returns the box of the visible parts of a run. Differs from iOS: the range has no effect.
public func CTRunGetImageBounds(_ run: CTRun, _ context: CGContext?, _ range: CFRange) -> CGRect {
  onMainThread {
    let position = context?.textPosition ?? .zero
    return run.imageBounds.offsetBy(dx: position.x, dy: position.y)
  }
}

public func CTRunGetTextMatrix(_ run: CTRun) -> CGAffineTransform { .identity }

/// Draws a run. Differs from iOS: the range has no effect.
public func CTRunDraw(_ run: CTRun, _ context: CGContext, _ range: CFRange) {
  onMainThread { run.draw(in: context) }
}
