import UIKit

/// Creates lines of a text.
public final class CTTypesetter {
  let source: TextSource

  init(_ string: NSAttributedString) { source = TextSource(string) }

  /// The number of characters from an index that fit into a width, including white space at the end.
  func lineBreak(from start: Int, width: CGFloat, byCharacter: Bool) -> Int {
    let length = source.string.length
    guard start >= 0, start < length else { return 0 }
    // A line in view has few characters: the whole rest is laid out only if the first part is one line.
    var size = 512
    while true {
      let end = min(start + size, length)
      let part = source.part(start..<end).content
      let paragraphs = part.paragraphs.map { paragraph in
        var style = ParagraphStyle()
        if byCharacter { style.lineBreakMode = .characterWrapping }
        style.baseDirection = paragraph.style.baseDirection
        return TextContent.Paragraph(length: paragraph.length, style: style)
      }
      let content = TextContent(part.string, runs: part.runs, paragraphs: paragraphs)
      let lines = TextLayout.make(content, width: max(width, 0)).lines
      if lines.count > 1 { return max(lines[1].range.lowerBound, 1) }
      if end == length { return end - start }
      size *= 4
    }
  }
}

public func CTTypesetterCreateWithAttributedString(_ string: CFAttributedString) -> CTTypesetter {
  onMainThread { CTTypesetter(string) }
}

/// Creates a typesetter. The options have no effect.
public func CTTypesetterCreateWithAttributedStringAndOptions(
  _ string: CFAttributedString, _ options: CFDictionary?
) -> CTTypesetter? {
  onMainThread { CTTypesetter(string) }
}

public func CTTypesetterCreateLine(_ typesetter: CTTypesetter, _ stringRange: CFRange) -> CTLine {
  onMainThread {
    let range = typesetter.source.resolve(stringRange)
    return CTLine(
      typesetter.source.string.attributedSubstring(
        from: NSRange(location: range.lowerBound, length: range.count)),
      start: range.lowerBound)
  }
}

/// Creates a line. The offset, which moves tab stops on iOS, has no effect.
public func CTTypesetterCreateLineWithOffset(
  _ typesetter: CTTypesetter, _ stringRange: CFRange, _ offset: Double
) -> CTLine {
  CTTypesetterCreateLine(typesetter, stringRange)
}

public func CTTypesetterSuggestLineBreak(
  _ typesetter: CTTypesetter, _ startIndex: CFIndex, _ width: Double
) -> CFIndex {
  onMainThread { typesetter.lineBreak(from: startIndex, width: width, byCharacter: false) }
}

public func CTTypesetterSuggestLineBreakWithOffset(
  _ typesetter: CTTypesetter, _ startIndex: CFIndex, _ width: Double, _ offset: Double
) -> CFIndex {
  CTTypesetterSuggestLineBreak(typesetter, startIndex, width - offset)
}

public func CTTypesetterSuggestClusterBreak(
  _ typesetter: CTTypesetter, _ startIndex: CFIndex, _ width: Double
) -> CFIndex {
  onMainThread { typesetter.lineBreak(from: startIndex, width: width, byCharacter: true) }
}

public func CTTypesetterSuggestClusterBreakWithOffset(
  _ typesetter: CTTypesetter, _ startIndex: CFIndex, _ width: Double, _ offset: Double
) -> CFIndex {
  CTTypesetterSuggestClusterBreak(typesetter, startIndex, width - offset)
}
