/// A layout of attributed text, as shown by labels, text views and string drawing. Main thread only.
package struct AttributedTextLayout {
  /// Defaults for attributes that the text does not specify.
  package struct Defaults {
    package var font: UIFont
    package var color: UIColor
    package var paragraph: ParagraphStyle
    /// The color of links; nil keeps the color of the text.
    package var linkColor: UIColor?
    /// The container that attachments are asked for their bounds in.
    weak var container: NSTextContainer?

    package init(
      font: UIFont, color: UIColor, paragraph: ParagraphStyle = ParagraphStyle(), linkColor: UIColor? = nil
    ) {
      self.font = font
      self.color = color
      self.paragraph = paragraph
      self.linkColor = linkColor
    }
  }

  private struct Attachment {
    var index: Int
    var image: UIImage
    var tint: UIColor
  }

  package let layout: TextLayout
  private let attachments: [Attachment]
  private let traits: UITraitCollection

  /// Lays out text; equal text in an equal size comes from the layout cache.
  ///
  /// - Parameters:
  ///   - traits: The traits for dynamic colors.
  ///   - size: The available size, in points; an infinite width breaks only at line breaks.
  ///   - maxLines: 0 for no limit.
  ///   - previous: The layout of the same text before a change, whose lines are reused where equal.
  ///   - area: The area of the lines, if it is not a rectangle.
  package init(
    _ text: NSAttributedString, defaults: Defaults, traits: UITraitCollection, size: CGSize,
    maxLines: Int = 0,
    previous: AttributedTextLayout? = nil, area: LineArea? = nil
  ) {
    let builder = Builder(text, defaults, traits, width: size.width)
    if area != nil {
      layout = TextLayout(
        builder.content, width: size.width, height: size.height, maxLines: maxLines, area: area)
    } else {
      layout = TextLayout.make(
        builder.content, width: size.width, height: size.height, maxLines: maxLines,
        previous: previous?.layout)
    }
    attachments = builder.attachments
    self.traits = traits
  }

  /// Draws the text and its attachments into a context whose y axis points down.
  ///
  /// - Parameters:
  ///   - color: Overrides the colors of the text, for highlighted and disabled text.
  ///   - lines: The lines to draw; all by default.
  ///   - parts: The parts to draw; attachments are drawn with the glyphs.
  package func draw(
    on context: CGContext, at origin: CGPoint, color: UIColor? = nil, lines: Range<Int>? = nil,
    parts: TextLayout.Parts = .all
  ) {
    layout.draw(in: context, at: origin, color: color?.cgColor(with: traits), lines: lines, parts: parts)
    if attachments.isEmpty || !parts.contains(.glyphs) { return }
    let shown = lines.map { numbers in
      layout.lines.indices.contains(numbers.lowerBound) && !numbers.isEmpty
        ? layout.lines[numbers.lowerBound].range
          .lowerBound..<layout.lines[numbers.upperBound - 1].range.upperBound
        : 0..<0
    }
    for (index, frame) in layout.attachments where shown?.contains(index) ?? true {
      guard let attachment = attachments.first(where: { $0.index == index }) else { continue }
      attachment.image.draw(
        in: frame.offsetBy(dx: origin.x, dy: origin.y), on: context, tint: color ?? attachment.tint,
        traits: traits)
    }
  }

  /// Returns the text in the form of the layout engine.
  package static func content(
    of text: NSAttributedString, defaults: Defaults, traits: UITraitCollection
  ) -> TextContent {
    Builder(text, defaults, traits).content
  }

  // MARK: String drawing

  /// The font of string drawing without a font attribute.
  static let defaultFont = UIFont(name: "Helvetica", size: 12) ?? .systemFont(ofSize: 12)

  // MARK: Building

  private struct Builder {
    var content: TextContent
    var attachments: [Attachment] = []

    init(
      _ text: NSAttributedString, _ defaults: Defaults, _ traits: UITraitCollection,
      width: CGFloat = .infinity
    ) {
      let string = text.string
      let whole = NSRange(location: 0, length: text.length)
      var runs: [TextContent.Run] = []
      var found: [Attachment] = []
      text.enumerateAttributes(in: whole) { attributes, range, _ in
        var style = Builder.style(attributes, defaults, traits)
        if let attachment = attributes[.attachment] as? NSTextAttachment {
          let font = attributes[.font] as? UIFont ?? defaults.font
          let place = attachment.placement(
            font: font, traits: traits, container: defaults.container,
            line: CGRect(x: 0, y: 0, width: width.isFinite ? width : 1e7, height: font.lineHeight),
            index: range.location)
          style.attachmentSize = place.bounds.size
          style.baselineOffset += place.bounds.minY
          if let image = place.image {
            let tint = attributes[.foregroundColor] as? UIColor ?? defaults.color
            found.append(Attachment(index: range.location, image: image, tint: tint))
          }
        }
        runs.append(TextContent.Run(length: range.length, style: style))
      }
      var paragraphs: [TextContent.Paragraph] = []
      text.enumerateAttribute(.paragraphStyle, in: whole) { value, range, _ in
        let style = (value as? NSParagraphStyle).map { Builder.style($0, defaults.paragraph) }
        paragraphs.append(
          TextContent.Paragraph(length: range.length, style: style ?? defaults.paragraph))
      }
      if runs.isEmpty { runs = [TextContent.Run(length: .max, style: Builder.style([:], defaults, traits))] }
      if paragraphs.isEmpty {
        paragraphs = [TextContent.Paragraph(length: .max, style: defaults.paragraph)]
      }
      content = TextContent(string, runs: runs, paragraphs: paragraphs)
      attachments = found
    }

    private static func style(
      _ attributes: [NSAttributedString.Key: Any], _ defaults: Defaults, _ traits: UITraitCollection
    ) -> TextStyle {
      func color(_ key: NSAttributedString.Key) -> CGColor? {
        (attributes[key] as? UIColor)?.cgColor(with: traits)
      }
      var face = (attributes[.font] as? UIFont ?? defaults.font).face
      if let slope = NSAttributedString.number(attributes[.obliqueness]), slope > 0 {
        face = face.with(italic: true)
      }
      var style = TextStyle(
        face: face, color: color(.foregroundColor) ?? defaults.color.cgColor(with: traits))
      if let value = attributes[.link] {
        style.link = value as? URL ?? (value as? String).flatMap { URL(string: $0) }
        if attributes[.foregroundColor] == nil, let link = defaults.linkColor {
          style.color = link.cgColor(with: traits)
        }
      }
      style.kern =
        NSAttributedString.number(attributes[.kern]) ?? NSAttributedString.number(attributes[.tracking]) ?? 0
      style.baselineOffset = NSAttributedString.number(attributes[.baselineOffset]) ?? 0
      style.underline = line(attributes[.underlineStyle])
      style.underlineColor = color(.underlineColor)
      style.strikethrough = line(attributes[.strikethroughStyle])
      style.strikethroughColor = color(.strikethroughColor)
      style.background = color(.backgroundColor)
      if let shadow = attributes[.shadow] as? NSShadow, let color = shadow.shadowColor as? UIColor {
        style.shadow = TextStyle.Shadow(
          offset: shadow.shadowOffset, blur: shadow.shadowBlurRadius, color: color.cgColor(with: traits))
      }
      if let ligature = NSAttributedString.number(attributes[.ligature]) {
        style.allowsLigatures = ligature > 0
      }
      return style
    }

    private static func style(_ paragraph: NSParagraphStyle, _ base: ParagraphStyle) -> ParagraphStyle {
      let values = paragraph.values
      var style = base
      if values.alignment != .natural { style.alignment = ParagraphStyle.Alignment(values.alignment) }
      // The default line break mode leaves line breaks to the label.
      if values.lineBreakMode != .byWordWrapping {
        style.lineBreakMode = ParagraphStyle.LineBreakMode(values.lineBreakMode)
      }
      style.lineBreakStrategy = ParagraphStyle.LineBreakStrategy(values.lineBreakStrategy)
      style.lineSpacing = values.lineSpacing
      style.minimumLineHeight = values.minimumLineHeight
      style.maximumLineHeight = values.maximumLineHeight
      style.lineHeightMultiple = values.lineHeightMultiple
      style.paragraphSpacing = values.paragraphSpacing
      style.paragraphSpacingBefore = values.paragraphSpacingBefore
      style.firstLineHeadIndent = values.firstLineHeadIndent
      style.headIndent = values.headIndent
      style.tailIndent = values.tailIndent
      style.hyphenationFactor = values.hyphenationFactor
      switch values.baseWritingDirection {
      case .natural: break
      case .leftToRight: style.baseDirection = .leftToRight
      case .rightToLeft: style.baseDirection = .rightToLeft
      }
      if let first = values.tabStops?.first, first.location > 0 { style.tabInterval = first.location }
      if values.defaultTabInterval > 0 { style.tabInterval = values.defaultTabInterval }
      return style
    }

    private static func line(_ value: Any?) -> TextStyle.LineStyle {
      if let style = value as? NSUnderlineStyle { return TextStyle.LineStyle(rawValue: style.rawValue) }
      return TextStyle.LineStyle(rawValue: NSAttributedString.number(value).map { Int($0) } ?? 0)
    }
  }
}

extension ParagraphStyle.Alignment {
  package init(_ alignment: NSTextAlignment) {
    self =
      switch alignment {
      case .left: .left
      case .center: .center
      case .right: .right
      case .justified: .justified
      case .natural: .natural
      }
  }
}

extension ParagraphStyle.LineBreakStrategy {
  package init(_ strategy: NSParagraphStyle.LineBreakStrategy) {
    self = []
    if strategy.contains(.pushOut) { insert(.pushOut) }
    if strategy.contains(.hangulWordPriority) { insert(.hangulWordPriority) }
  }
}

extension ParagraphStyle.LineBreakMode {
  package init(_ mode: NSLineBreakMode) {
    self =
      switch mode {
      case .byWordWrapping: .wordWrapping
      case .byCharWrapping: .characterWrapping
      case .byClipping: .clipping
      case .byTruncatingHead: .truncatingHead
      case .byTruncatingTail: .truncatingTail
      case .byTruncatingMiddle: .truncatingMiddle
      }
  }
}
