import Foundation

extension NSMutableAttributedString {
  /// Makes the attributes of a range consistent: each paragraph has the style of its first character, and only attachment characters
  /// have attachments.
  ///
  /// Differs from iOS: fonts are not replaced, because text is drawn with other fonts where one has no glyphs.
  /// - Complexity: O(*n*), where *n* is the length of the paragraphs.
  public func fixAttributes(in range: NSRange) {
    let text = string as NSString
    let paragraphs = text.paragraphRange(for: range)
    beginEditing()
    text._enumerateSubstrings(in: paragraphs, options: [.byParagraphs, .substringNotRequired]) {
      _, _, paragraph, _ in
      guard paragraph.length > 0 else { return }
      let style = self.attribute(.paragraphStyle, at: paragraph.location, effectiveRange: nil)
      if let style {
        self.addAttribute(.paragraphStyle, value: style, range: paragraph)
      } else {
        self.removeAttribute(.paragraphStyle, range: paragraph)
      }
    }
    enumerateAttribute(.attachment, in: range) { value, range, _ in
      guard value != nil else { return }
      for index in range.location..<range.location + range.length
      where Int(text.character(at: index)) != NSTextAttachment.character {
        self.removeAttribute(.attachment, range: NSRange(location: index, length: 1))
      }
    }
    endEditing()
  }
}
