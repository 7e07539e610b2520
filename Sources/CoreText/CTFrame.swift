import UIKit

public enum CTFrameProgression: UInt32, Sendable {
  case topToBottom
  case rightToLeft
  case leftToRight
}

/// The key of a `CTFrameProgression`. Has no effect: lines go from top to bottom.
public let kCTFrameProgressionAttributeName: CFString = "CTFrameProgression"
/// Has no effect: text fills the box of its path.
public let kCTFramePathFillRuleAttributeName: CFString = "CTFramePathFillRule"
/// Has no effect.
public let kCTFramePathWidthAttributeName: CFString = "CTFramePathWidth"
/// Has no effect.
public let kCTFrameClippingPathsAttributeName: CFString = "CTFrameClippingPaths"
/// Has no effect.
public let kCTFramePathClippingPathAttributeName: CFString = "CTFramePathClippingPath"

/// Creates frames of a text.
public final class CTFramesetter {
  let source: TextSource
  fileprivate let typesetter: CTTypesetter

  init(_ string: NSAttributedString) {
    typesetter = CTTypesetter(string)
    source = typesetter.source
  }
}

/// Lines of a text in a rectangle.
public final class CTFrame {
  let path: CGPath
  let range: Range<Int>
  let attributes: CFDictionary?
  let lines: [CTLine]
  fileprivate let layout: TextLayout
  fileprivate let box: CGRect
  private let source: TextSource

  init(_ framesetter: CTFramesetter, _ range: CFRange, _ path: CGPath, _ attributes: CFDictionary?) {
    let wanted = framesetter.source.resolve(range)
    let source = framesetter.source.part(wanted)
    let box = path.boundingBoxOfPath
    let layout = TextLayout.make(source.content, width: box.width)
    let lines = layout.lines.indices.prefix { layout.lines[$0].frame.maxY <= box.height + 0.01 }
    self.lines = lines.map { CTLine(source, layout, line: $0, start: wanted.lowerBound) }
    self.range = wanted
    self.path = path
    self.attributes = attributes
    self.source = source
    self.layout = layout
    self.box = box
  }

  var visibleRange: Range<Int> {
    range.lowerBound..<max(lines.last?.stringRange.upperBound ?? range.lowerBound, range.lowerBound)
  }

  /// The origin of a line's baseline, from the bottom left of the path's box.
  func origin(of line: Int) -> CGPoint {
    let line = lines[line]
    return CGPoint(x: line.frame.minX, y: box.height - line.baseline)
  }

  func draw(in context: CGContext) {
    guard !lines.isEmpty else { return }
    context.saveGState()
    context.translateBy(x: box.minX, y: box.maxY)
    context.scaleBy(x: 1, y: -1)
    layout.draw(
      in: context, at: .zero, color: source.hasContextColor ? context.fillColor : nil, lines: 0..<lines.count)
    context.restoreGState()
  }
}

public func CTFramesetterCreateWithAttributedString(_ attrString: CFAttributedString) -> CTFramesetter {
  onMainThread { CTFramesetter(attrString) }
}

public func CTFramesetterCreateWithTypesetter(_ typesetter: CTTypesetter) -> CTFramesetter {
  onMainThread { CTFramesetter(typesetter.source.string) }
}

/// Lays out text in the box of a path. Differs from iOS: paths that are not rectangles do not shape the lines.
public func CTFramesetterCreateFrame(
  _ framesetter: CTFramesetter, _ stringRange: CFRange, _ path: CGPath, _ frameAttributes: CFDictionary?
) -> CTFrame {
  onMainThread { CTFrame(framesetter, stringRange, path, frameAttributes) }
}

public func CTFramesetterGetTypesetter(_ framesetter: CTFramesetter) -> CTTypesetter {
  framesetter.typesetter
}

/// Returns the size that a text needs within a size, of which 0 and `greatestFiniteMagnitude` set no limit.
@discardableResult
public func CTFramesetterSuggestFrameSizeWithConstraints(
  _ framesetter: CTFramesetter, _ stringRange: CFRange, _ frameAttributes: CFDictionary?,
  _ constraints: CGSize, _ fitRange: UnsafeMutablePointer<CFRange>?
) -> CGSize {
  onMainThread {
    let range = framesetter.source.resolve(stringRange)
    let limit = { (length: CGFloat) -> CGFloat in length > 0 && length < 1e7 ? length : .infinity }
    let layout = TextLayout.make(framesetter.source.part(range).content, width: limit(constraints.width))
    let height = limit(constraints.height)
    let all = layout.lines
    let lines = all.prefix { $0.frame.maxY <= height + 0.01 }
    let end = lines.count == all.count ? range.count : all[lines.count].range.lowerBound
    fitRange?.pointee = CFRange(range.lowerBound..<range.lowerBound + end)
    guard let last = lines.last else { return .zero }
    return CGSize(
      width: lines.reduce(0) { max($0, $1.frame.width + max($1.frame.minX, 0)) }.rounded(.up),
      height: last.frame.maxY)
  }
}

public func CTFrameGetStringRange(_ frame: CTFrame) -> CFRange { CFRange(frame.range) }
public func CTFrameGetVisibleStringRange(_ frame: CTFrame) -> CFRange {
  CFRange(onMainThread { frame.visibleRange })
}
public func CTFrameGetPath(_ frame: CTFrame) -> CGPath { frame.path }
public func CTFrameGetFrameAttributes(_ frame: CTFrame) -> CFDictionary? { frame.attributes }
/// Returns the `CTLine`s of a frame.
public func CTFrameGetLines(_ frame: CTFrame) -> CFArray { frame.lines }

/// Copies the origins of lines, from the bottom left of the box of the frame's path.
public func CTFrameGetLineOrigins(
  _ frame: CTFrame, _ range: CFRange, _ origins: UnsafeMutablePointer<CGPoint>
) {
  onMainThread {
    let start = min(max(range.location, 0), frame.lines.count)
    let end = range.length == 0 ? frame.lines.count : min(start + max(range.length, 0), frame.lines.count)
    for index in start..<end { origins[index - start] = frame.origin(of: index) }
  }
}

public func CTFrameDraw(_ frame: CTFrame, _ context: CGContext) {
  onMainThread { frame.draw(in: context) }
}
