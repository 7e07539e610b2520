/// The style of a run of characters.
package struct TextStyle: Hashable, Sendable {
  /// UIKit's `NSUnderlineStyle` bits.
  package struct LineStyle: OptionSet, Hashable, Sendable {
    package let rawValue: Int
    package init(rawValue: Int) { self.rawValue = rawValue }

    package static let single = LineStyle(rawValue: 0x01)
    package static let thick = LineStyle(rawValue: 0x02)
    package static let double = LineStyle(rawValue: 0x09)
    package static let dot = LineStyle(rawValue: 0x0100)
    package static let dash = LineStyle(rawValue: 0x0200)
  }

  package struct Shadow: Hashable, Sendable {
    package var offset: CGSize
    /// Twice the standard deviation of the blur.
    package var blur: CGFloat
    package var color: CGColor

    package init(offset: CGSize, blur: CGFloat, color: CGColor) {
      self.offset = offset
      self.blur = blur
      self.color = color
    }
  }

  package var face: FontFace
  package var color: CGColor
  /// Extra space after each character, in points.
  package var kern: CGFloat = 0
  /// The distance of the run above the line's baseline, in points.
  package var baselineOffset: CGFloat = 0
  package var underline: LineStyle = []
  package var underlineColor: CGColor?
  package var strikethrough: LineStyle = []
  package var strikethroughColor: CGColor?
  package var background: CGColor?
  package var shadow: Shadow?
  /// The size of the attachment that replaces each character, above the baseline.
  package var attachmentSize: CGSize?
  package var link: URL?
  package var allowsLigatures = true

  /// The space after each character, in points.
  var spacing: CGFloat { (attachmentSize == nil ? face.tracking : 0) + kern }

  package init(face: FontFace, color: CGColor = .opaqueBlack) {
    self.face = face
    self.color = color
  }
}
