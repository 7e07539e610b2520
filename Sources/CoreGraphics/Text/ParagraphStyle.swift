/// How the lines of a paragraph are broken and placed; lengths in points.
package struct ParagraphStyle: Hashable, Sendable {
  package enum Alignment: Hashable, Sendable {
    case natural
    case left
    case right
    case center
    case justified
  }

  package enum LineBreakMode: Int, Hashable, Sendable {
    case wordWrapping
    case characterWrapping
    case clipping
    case truncatingHead
    case truncatingTail
    case truncatingMiddle

    package var truncates: Bool { rawValue >= 3 }
  }

  package enum Direction: Hashable, Sendable {
    /// That of the first letter that has one.
    case natural
    case leftToRight
    case rightToLeft
  }

  /// Which breaks are avoided that the rules of Unicode allow.
  package struct LineBreakStrategy: OptionSet, Hashable, Sendable {
    package let rawValue: UInt8
    package init(rawValue: UInt8) { self.rawValue = rawValue }

    /// The last line of a paragraph takes a word of the line above rather than hold a single one.
    package static let pushOut = LineBreakStrategy(rawValue: 1 << 0)
    /// Hangul breaks between words, not within them.
    package static let hangulWordPriority = LineBreakStrategy(rawValue: 1 << 1)
    /// That of labels.
    package static let standard: LineBreakStrategy = [.pushOut, .hangulWordPriority]
  }

  package var alignment = Alignment.natural
  package var lineBreakMode = LineBreakMode.wordWrapping
  package var lineBreakStrategy: LineBreakStrategy = []
  /// Whether a paragraph of mode `clipping` has several lines, of which only the last is cut.
  package var clipsLastLine = false
  /// Space below each line but the last.
  package var lineSpacing: CGFloat = 0
  package var minimumLineHeight: CGFloat = 0
  /// 0 sets no limit.
  package var maximumLineHeight: CGFloat = 0
  /// 0 and 1 leave lines as high as their fonts.
  package var lineHeightMultiple: CGFloat = 0
  package var paragraphSpacing: CGFloat = 0
  package var paragraphSpacingBefore: CGFloat = 0
  package var firstLineHeadIndent: CGFloat = 0
  package var headIndent: CGFloat = 0
  /// Positive from the leading edge, otherwise from the trailing one.
  package var tailIndent: CGFloat = 0
  package var baseDirection = Direction.natural
  /// Whether `natural` alignment is to the right, as in a user interface that runs right to left.
  package var naturalAlignmentIsRight = false
  /// Differs from iOS: words are not hyphenated by dictionary; lines break at soft hyphens whatever this is.
  package var hyphenationFactor: Float = 0
  package var tabInterval: CGFloat = 28

  package init() {}

  package init(alignment: Alignment = .natural, lineBreakMode: LineBreakMode = .wordWrapping) {
    self.alignment = alignment
    self.lineBreakMode = lineBreakMode
  }
}
