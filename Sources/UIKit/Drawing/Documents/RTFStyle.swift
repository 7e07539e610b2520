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
  private var alignment = NSTextAlignment.natural
  private var headIndent: CGFloat = 0
  private var firstLineIndent: CGFloat = 0
  private var tailIndent: CGFloat = 0
  private var spacingBefore: CGFloat = 0
  private var spacing: CGFloat = 0
  private var lineSpacing: CGFloat = 0
  /// In twips; negative for an exact height.
  private var lineHeight: Int = 0
  private var isLineHeightMultiple = false
  private var direction = NSWritingDirection.natural

  /// Applies a control word, and returns whether it is one of a style.
  mutating func apply(_ word: String, _ number: Int?) -> Bool {
    let isOn = number != 0
    let points = CGFloat(number ?? 0) / 20
    switch word {
    case "plain":
      let old = self
      self = RTFStyle()
      copyParagraph(of: old)
    case "pard": copyParagraph(of: RTFStyle())
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
    case "ql": alignment = .left
    case "qc": alignment = .center
    case "qr": alignment = .right
    case "qj": alignment = .justified
    case "li": headIndent = points
    case "fi": firstLineIndent = points
    case "ri": tailIndent = -points
    case "sb": spacingBefore = points
    case "sa": spacing = points
    case "slleading": lineSpacing = points
    case "sl": lineHeight = number ?? 0
    case "slmult": isLineHeightMultiple = number == 1
    case "rtlpar": direction = .rightToLeft
    case "ltrpar": direction = .leftToRight
    default: return false
    }
    return true
  }

  private mutating func copyParagraph(of other: RTFStyle) {
    alignment = other.alignment
    headIndent = other.headIndent
    firstLineIndent = other.firstLineIndent
    tailIndent = other.tailIndent
    spacingBefore = other.spacingBefore
    spacing = other.spacing
    lineSpacing = other.lineSpacing
    lineHeight = other.lineHeight
    isLineHeightMultiple = other.isLineHeightMultiple
    direction = other.direction
  }

  // MARK: Attributes

  var attributes: [NSAttributedString.Key: Any] {
    var attributes: [NSAttributedString.Key: Any] = [.font: font, .paragraphStyle: paragraph]
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

  private var paragraph: NSParagraphStyle {
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
