import Foundation

/// The properties of characters and paragraphs in Rich Text Format.
struct RTFStyle {
  var family: String?
  var size: CGFloat = 12
  var isBold = false
  var isItalic = false
  var underline: NSUnderlineStyle = []
  var strikethrough: NSUnderlineStyle = []
  var baselineOffset: CGFloat = 0
  var kern: CGFloat?
  var color: UIColor?
  var background: UIColor?
  var link: URL?
  private var paragraph = Paragraph()

  private struct Paragraph {
    var alignment = NSTextAlignment.natural
    var headIndent: CGFloat = 0
    var firstLineIndent: CGFloat = 0
    var tailIndent: CGFloat = 0
    var spacingBefore: CGFloat = 0
    var spacing: CGFloat = 0
    var lineSpacing: CGFloat = 0
    /// In twips; negative for an exact height.
    var lineHeight = 0
    var isLineHeightMultiple = false
    var direction = NSWritingDirection.natural

    var style: NSParagraphStyle {
      let style = NSMutableParagraphStyle()
      style.alignment = alignment
      style.headIndent = headIndent
      style.firstLineHeadIndent = headIndent + firstLineIndent
      style.tailIndent = tailIndent
      style.paragraphSpacingBefore = spacingBefore
      style.paragraphSpacing = spacing
      style.lineSpacing = lineSpacing
      style.baseWritingDirection = direction
      if isLineHeightMultiple {
        style.lineHeightMultiple = CGFloat(lineHeight) / 240
      } else if lineHeight != 0 {
        style.minimumLineHeight = CGFloat(abs(lineHeight)) / 20
        if lineHeight < 0 { style.maximumLineHeight = style.minimumLineHeight }
      }
      return style.copy() as? NSParagraphStyle ?? style
    }
  }

  /// Applies a control word, and returns whether it is one of a style.
  mutating func apply(_ word: String, _ number: Int?) -> Bool {
    let isOn = number != 0
    let points = CGFloat(number ?? 0) / 20
    switch word {
    case "plain":
      let paragraph = paragraph
      self = RTFStyle()
      self.paragraph = paragraph
    case "pard": paragraph = Paragraph()
    case "b": isBold = isOn
    case "i": isItalic = isOn
    case "fs": size = CGFloat(number ?? 24) / 2
    case "ul": underline = isOn ? .single : []
    case "uldb": underline = isOn ? .double : []
    case "ulth": underline = isOn ? .thick : []
    case "ulnone": underline = []
    case "strike": strikethrough = isOn ? .single : []
    case "striked": strikethrough = isOn ? .double : []
    case "up": baselineOffset = CGFloat(number ?? 6) / 2
    case "dn": baselineOffset = -CGFloat(number ?? 6) / 2
    case "expndtw": kern = points
    case "ql": paragraph.alignment = .left
    case "qc": paragraph.alignment = .center
    case "qr": paragraph.alignment = .right
    case "qj": paragraph.alignment = .justified
    case "li": paragraph.headIndent = points
    case "fi": paragraph.firstLineIndent = points
    case "ri": paragraph.tailIndent = -points
    case "sb": paragraph.spacingBefore = points
    case "sa": paragraph.spacing = points
    case "slleading": paragraph.lineSpacing = points
    case "sl": paragraph.lineHeight = number ?? 0
    case "slmult": paragraph.isLineHeightMultiple = number == 1
    case "rtlpar": paragraph.direction = .rightToLeft
    case "ltrpar": paragraph.direction = .leftToRight
    default: return false
    }
    return true
  }

  // MARK: Attributes

  var attributes: [NSAttributedString.Key: Any] {
    var attributes: [NSAttributedString.Key: Any] = [.font: font, .paragraphStyle: paragraph.style]
    if let color { attributes[.foregroundColor] = color }
    if let background { attributes[.backgroundColor] = background }
    if !underline.isEmpty { attributes[.underlineStyle] = underline.rawValue }
    if !strikethrough.isEmpty { attributes[.strikethroughStyle] = strikethrough.rawValue }
    if baselineOffset != 0 { attributes[.baselineOffset] = baselineOffset }
    if let kern { attributes[.kern] = kern }
    if let link { attributes[.link] = link }
    return attributes
  }

  /// The font without a name in the document is Helvetica. Names with a point are those of the system's fonts.
  private var font: UIFont {
    let name = family ?? "Helvetica"
    let base =
      name.hasPrefix(".")
      ? UIFont.systemFont(ofSize: size)
      : UIFont(name: name, size: size) ?? UIFont(name: "Helvetica", size: size) ?? .systemFont(ofSize: size)
    var traits = base.fontDescriptor.symbolicTraits
    if isBold { traits.insert(.traitBold) }
    if isItalic { traits.insert(.traitItalic) }
    guard traits != base.fontDescriptor.symbolicTraits,
      let descriptor = base.fontDescriptor.withSymbolicTraits(traits)
    else { return base }
    return UIFont(descriptor: descriptor, size: size)
  }
}
