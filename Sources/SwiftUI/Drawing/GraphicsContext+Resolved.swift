extension GraphicsContext {
  /// A text prepared for measuring and drawing.
  @preconcurrency @MainActor
  public struct ResolvedText {
    let text: NSAttributedString
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
  }

  /// An image prepared for drawing.
  @preconcurrency @MainActor
  public struct ResolvedImage {
    let image: UIImage
    public var shading: Shading?
    public var size: CGSize { image.size }
    public var baseline: CGFloat {
      image.baselineOffsetFromBottom.map { image.size.height - $0 } ?? image.size.height
    }
  }

  /// A symbol prepared for drawing.
  @preconcurrency @MainActor
  public struct ResolvedSymbol {
    let host: ViewHost
    public let size: CGSize
  }

  public func resolve(_ text: Text) -> ResolvedText {
    ResolvedText(text: TextResolver(environment).attributed(text))
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
        color.resolvedColor(with: environment.traits), renderingMode: .alwaysOriginal))
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

  public func draw(_ text: ResolvedText, in rect: CGRect) { paint { _ in text.draw(in: rect) } }
  public func draw(_ text: ResolvedText, at point: CGPoint, anchor: UnitPoint = .center) {
    let size = text.measure(
      in: CGSize(width: CGFloat.greatestFiniteMagnitude, height: .greatestFiniteMagnitude))
    paint { _ in text.draw(in: place(size, point, anchor)) }
  }
  public func draw(_ text: Text, in rect: CGRect) { draw(resolve(text), in: rect) }
  public func draw(_ text: Text, at point: CGPoint, anchor: UnitPoint = .center) {
    draw(resolve(text), at: point, anchor: anchor)
  }

  public func draw(_ image: ResolvedImage, in rect: CGRect, style: FillStyle = FillStyle()) {
    paint { _ in image.image.draw(in: rect) }
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
      symbol.host.view.layer.render(in: context)
      context.restoreGState()
    }
  }
  public func draw(_ symbol: ResolvedSymbol, at point: CGPoint, anchor: UnitPoint = .center) {
    draw(symbol, in: place(symbol.size, point, anchor))
  }
}
