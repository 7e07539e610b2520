/// The line breaking and alignment of a paragraph; lengths in points.
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
    /// The direction of the first strongly directional character.
    case natural
    case leftToRight
    case rightToLeft
  }

  /// Break opportunities that are avoided although Unicode's rules allow them.
  package struct LineBreakStrategy: OptionSet, Hashable, Sendable {
    package let rawValue: UInt8
    package init(rawValue: UInt8) { self.rawValue = rawValue }

    /// Moves a word to the last line of a paragraph if that would contain a single one.
    package static let pushOut = LineBreakStrategy(rawValue: 1 << 0)
    /// Breaks Hangul between words only.
    package static let hangulWordPriority = LineBreakStrategy(rawValue: 1 << 1)
    /// The strategy of labels.
    package static let standard: LineBreakStrategy = [.pushOut, .hangulWordPriority]
  }

  package var alignment = Alignment.natural
  package var lineBreakMode = LineBreakMode.wordWrapping
  package var lineBreakStrategy: LineBreakStrategy = []
  /// Whether a paragraph with mode `clipping` has several lines, of which only the last is clipped.
  package var clipsLastLine = false
  /// Space below all lines except the last.
  package var lineSpacing: CGFloat = 0
  package var minimumLineHeight: CGFloat = 0
  /// 0 means no limit.
  package var maximumLineHeight: CGFloat = 0
  /// 0 and 1 use the fonts' line height.
  package var lineHeightMultiple: CGFloat = 0
  package var paragraphSpacing: CGFloat = 0
  package var paragraphSpacingBefore: CGFloat = 0
  package var firstLineHeadIndent: CGFloat = 0
  package var headIndent: CGFloat = 0
  /// If positive, measured from the leading edge, otherwise from the trailing edge.
  package var tailIndent: CGFloat = 0
  package var baseDirection = Direction.natural
  /// Whether `natural` alignment is right, as in right-to-left interfaces.
  package var naturalAlignmentIsRight = false
  /// Differs from iOS: words are not hyphenated. Lines break at soft hyphens regardless of this value.
  package var hyphenationFactor: Float = 0
  package var tabInterval: CGFloat = 28

  package init() {}

  package init(alignment: Alignment = .natural, lineBreakMode: LineBreakMode = .wordWrapping) {
    self.alignment = alignment
    self.lineBreakMode = lineBreakMode
  }
}
