extension GraphicsContext {
  /// A text prepared for measuring and drawing.
  public struct ResolvedText {
    let text: NSAttributedString
    /// The color of text without a color of its own.
    let foreground: UIColor?
    /// The shading of text without a color of its own.
    public var shading: Shading = .foreground
    private static let all: NSStringDrawingOptions = [.usesLineFragmentOrigin, .usesFontLeading]

    public func measure(in size: CGSize) -> CGSize {
      let bounds = text.boundingRect(with: size, options: Self.all, context: nil)
      return CGSize(width: bounds.width.rounded(.up), height: bounds.height.rounded(.up))
    }
    public func firstBaseline(in size: CGSize) -> CGFloat { font.ascender }
    public func lastBaseline(in size: CGSize) -> CGFloat { measure(in: size).height + font.descender }
    private var font: UIFont {
      guard text.length > 0 else { return .preferredFont(forTextStyle: .body) }
      return text.attribute(.font, at: 0, effectiveRange: nil) as? UIFont
        ?? .preferredFont(forTextStyle: .body)
    }
    func draw(in rect: CGRect) { text.draw(with: rect, options: Self.all, context: nil) }

    /// Returns the text with the parts transparent that have a color of their own, or with the other parts transparent.
    func part(isColored: Bool) -> ResolvedText {
      let part = NSMutableAttributedString(attributedString: text)
      text.enumerateAttribute(.foregroundColor, in: NSRange(location: 0, length: text.length)) {
        color, range, _ in
        if (color as? UIColor == foreground) == isColored {
          part.addAttribute(.foregroundColor, value: UIColor.clear, range: range)
        }
      }
      return ResolvedText(text: part, foreground: foreground)
    }
  }

  /// An image prepared for drawing.
  public struct ResolvedImage {
    let image: UIImage
    /// The shading of a template image; `nil` for other images.
    public var shading: Shading?
    public var size: CGSize { image.size }
    public var baseline: CGFloat {
      image.baselineOffsetFromBottom.map { image.size.height - $0 } ?? image.size.height
    }
  }

  /// A symbol prepared for drawing.
  public struct ResolvedSymbol {
    let host: ViewHost
    public let size: CGSize
  }

  public func resolve(_ text: Text) -> ResolvedText {
    let resolver = TextResolver(environment)
    let plain = resolver.attributed(Text(verbatim: " "))
    return ResolvedText(
      text: resolver.attributed(text),
      foreground: plain.attribute(.foregroundColor, at: 0, effectiveRange: nil) as? UIColor)
  }
  public func resolve(_ image: Image) -> ResolvedImage {
    let picture = image.uiImage(in: environment) ?? UIImage()
    guard
      picture.renderingMode == .alwaysTemplate || picture.isSymbolImage && picture.renderingMode == .automatic
    else {
      return ResolvedImage(image: picture)
    }
    let color = environment.foregroundStyle?.color(in: environment) ?? .label
    return ResolvedImage(
      image: picture.withTintColor(
        color.resolvedColor(with: environment.traits), renderingMode: .alwaysOriginal),
      shading: .foreground)
  }
  public func resolve(_ shading: Shading) -> Shading { shading }
  /// Returns the symbol of the canvas with a tag.
  public func resolveSymbol<ID: Hashable>(id: ID) -> ResolvedSymbol? {
    guard let host = target.symbol(AnyHashable(id)) else { return nil }
    let size = host.sizeThatFits(.unspecified)
    host.view.frame = CGRect(origin: .zero, size: size)
    host.view.layoutIfNeeded()
    return ResolvedSymbol(host: host, size: size)
  }

  private func place(_ size: CGSize, _ point: CGPoint, _ anchor: UnitPoint) -> CGRect {
    CGRect(
      x: point.x - size.width * anchor.x, y: point.y - size.height * anchor.y, width: size.width,
      height: size.height)
  }

  /// Draws pixels and fills them with a shading.
  private func paint(_ rect: CGRect, _ shading: Shading, _ pixels: @escaping () -> Void) {
    paint { context in
      context.saveGState()
      context.beginTransparencyLayer(auxiliaryInfo: nil)
      pixels()
      context.setBlendMode(.sourceIn)
      shading.paint(context, environment, rect) {
        context.addRect(rect)
        return .winding
      }
      context.endTransparencyLayer()
      context.restoreGState()
    }
  }

  public func draw(_ text: ResolvedText, in rect: CGRect) {
    if text.shading.isForeground { return paint { _ in text.draw(in: rect) } }
    paint { _ in text.part(isColored: true).draw(in: rect) }
    // Glyphs may exceed their lines.
    let room = rect.insetBy(dx: -rect.height, dy: -rect.height)
    paint(room, text.shading) { text.part(isColored: false).draw(in: rect) }
  }
  public func draw(_ text: ResolvedText, at point: CGPoint, anchor: UnitPoint = .center) {
    let size = text.measure(
      in: CGSize(width: CGFloat.greatestFiniteMagnitude, height: .greatestFiniteMagnitude))
    draw(text, in: place(size, point, anchor))
  }
  public func draw(_ text: Text, in rect: CGRect) { draw(resolve(text), in: rect) }
  public func draw(_ text: Text, at point: CGPoint, anchor: UnitPoint = .center) {
    draw(resolve(text), at: point, anchor: anchor)
  }

  public func draw(_ image: ResolvedImage, in rect: CGRect, style: FillStyle = FillStyle()) {
    guard let shading = image.shading, !shading.isForeground else {
      return paint { _ in image.image.draw(in: rect) }
    }
    paint(rect, shading) { image.image.draw(in: rect) }
  }
  public func draw(_ image: ResolvedImage, at point: CGPoint, anchor: UnitPoint = .center) {
    draw(image, in: place(image.size, point, anchor))
  }
  public func draw(_ image: Image, in rect: CGRect, style: FillStyle = FillStyle()) {
    draw(resolve(image), in: rect, style: style)
  }
  public func draw(_ image: Image, at point: CGPoint, anchor: UnitPoint = .center) {
    draw(resolve(image), at: point, anchor: anchor)
  }

  public func draw(_ symbol: ResolvedSymbol, in rect: CGRect) {
    guard symbol.size.width > 0, symbol.size.height > 0 else { return }
    paint { context in
      context.saveGState()
      context.translateBy(x: rect.minX, y: rect.minY)
      context.scaleBy(x: rect.width / symbol.size.width, y: rect.height / symbol.size.height)
      symbol.host.view.layer.renderPresentation(in: context)
      context.restoreGState()
    }
  }
  public func draw(_ symbol: ResolvedSymbol, at point: CGPoint, anchor: UnitPoint = .center) {
    draw(symbol, in: place(symbol.size, point, anchor))
  }
}
