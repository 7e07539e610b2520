/// A symbol at a size and weight, ready for drawing.
struct Symbol: Hashable {
  let glyph: SymbolGlyph
  private let pointSize: CGFloat
  private let weight: UIImage.SymbolWeight
  private let symbolScale: UIImage.SymbolScale
  /// The text style that determines the size, if no point size is specified.
  private let textStyle: UIFont.TextStyle?
  private let colors: UIImage.SymbolConfiguration.Values.Colors?
  /// Pixels per point.
  let scale: CGFloat
  /// In points.
  let size: CGSize
  /// The drawn area in points, with the center of the cap height at the origin.
  private let ink: CGRect

  /// Returns nil for a name that is not in Apple's set.
  init?(name: String, configuration: UIImage.Configuration?) {
    guard let glyph = SymbolLibrary.glyph(named: name) else { return nil }
    self.init(glyph, configuration)
  }

  func configured(_ configuration: UIImage.Configuration) -> Symbol {
    Symbol(glyph, configuration)
  }

  private init(_ glyph: SymbolGlyph, _ configuration: UIImage.Configuration?) {
    let values = (configuration as? UIImage.SymbolConfiguration)?.values ?? .init()
    let traits = configuration?.traitCollection ?? .current
    self.glyph = glyph
    textStyle = values.textStyle
    if let style = values.textStyle {
      pointSize = DynamicType.row(style, traits.preferredContentSizeCategory).size
    } else {
      pointSize = values.pointSize ?? Symbol.defaultPointSize
    }
    let styleWeight = values.textStyle.map { DynamicType.weight(of: $0).symbolWeight() }
    weight = values.weight == .unspecified ? styleWeight ?? .regular : values.weight
    symbolScale = values.scale
    colors = values.colors
    scale = traits.displayScale > 0 ? traits.displayScale : DrawingEnvironment.scale
    let unit = pointSize / 100 * Symbol.factor(symbolScale)
    let lineWidth = Symbol.lineWidth(weight, symbolScale)
    let box = glyph.bounds(lineWidth: lineWidth)
    ink = box.applying(CGAffineTransform(scaleX: unit, y: unit))
    let pixels = scale
    // The disc of 17 points has an image of 20 by 19 points, with two and with three pixels per point (Metrics.md, R).
    func rounded(_ length: CGFloat) -> CGFloat { (length * pixels).rounded(.down) / pixels }
    size = CGSize(
      width: rounded(ink.width + 2 * Symbol.sideBearing * unit),
      height: rounded(ink.height + 2 * Symbol.topBearing * unit))
  }

  /// The default point size of symbols: that of body text.
  private static let defaultPointSize: CGFloat = 17
  /// Space beside and above the drawn area, in hundredths of the point size: the circle is 99.6 wide and its
  /// image 119.
  private static let sideBearing: CGFloat = 9.8
  private static let topBearing: CGFloat = 7

  /// Line widths in hundredths of the point size, from ultralight to black.
  private static let lineWidths: [CGFloat] = [2.6, 4.4, 6.4, 8.3, 9.8, 11.2, 12.8, 14.8, 16.8]

  private static func factor(_ scale: UIImage.SymbolScale) -> CGFloat {
    switch scale {
    case .small: 0.79
    case .large: 1.28
    case .default, .unspecified, .medium: 1
    }
  }

  /// Returns the line width in the units of the glyph. Small symbols have relatively heavier lines than large
  /// ones.
  private static func lineWidth(_ weight: UIImage.SymbolWeight, _ scale: UIImage.SymbolScale) -> CGFloat {
    let width = lineWidths[(weight == .unspecified ? UIImage.SymbolWeight.regular : weight).rawValue - 1]
    switch scale {
    case .small: return width * 1.12
    case .large: return width * 0.9
    case .default, .unspecified, .medium: return width
    }
  }

  /// The weight of letters, one step above that of lines: stems of the text font are thinner than the lines.
  private static func letterWeight(_ weight: UIImage.SymbolWeight) -> UIImage.SymbolWeight {
    let base = weight == .unspecified ? UIImage.SymbolWeight.regular : weight
    return UIImage.SymbolWeight(rawValue: min(base.rawValue + 1, UIImage.SymbolWeight.black.rawValue)) ?? base
  }

  var name: String { glyph.name }

  /// Whether the symbol would be the same for these traits.
  func fits(_ traits: UITraitCollection) -> Bool {
    (traits.displayScale == 0 || traits.displayScale == scale)
      && textStyle.map { DynamicType.row($0, traits.preferredContentSizeCategory).size == pointSize } ?? true
  }

  /// Whether the symbol points in the reading direction, and so is mirrored in right-to-left layouts.
  var isDirectional: Bool { glyph.isDirectional }

  /// Whether the symbol uses colors of its configuration or its own, instead of the tint color.
  var hasOwnColors: Bool {
    switch colors {
    case .palette, .hierarchical(.some): true
    case .multicolor: glyph.ownColors != nil
    case .hierarchical(nil), .monochrome, nil: false
    }
  }

  /// The insets of the alignment rectangle, which is the line of the font: symbols beside each other, and beside text, share a
  /// baseline (https://github.com/Tinder/Layout, `LayoutExampleTests.testReadmeExample`).
  var alignmentRectInsets: UIEdgeInsets {
    let font = FontMetrics(systemFontOfSize: pointSize)
    let baseline = baselineOffset
    func rounded(_ length: CGFloat) -> CGFloat { (length * scale).rounded() / scale }
    return UIEdgeInsets(
      top: -rounded(font.ascender - (size.height - baseline)), left: 0,
      bottom: rounded(font.descender + baseline), right: 0)
  }

  /// The baseline offset. Symbols are centered on the cap height; the baseline is half a cap height below the
  /// center: below the image if that is low.
  var baselineOffset: CGFloat {
    let capHeight = FontMetrics(systemFontOfSize: pointSize).capHeight
    return ((size.height / 2 + ink.midY - capHeight / 2) * scale).rounded(.towardZero) / scale
  }

  /// Returns the color of each level.
  func colors(tint: UIColor) -> [UIColor] {
    switch colors {
    case .palette(let palette): return (0..<3).map { palette[min($0, palette.count - 1)] }
    case .hierarchical(let color):
      let color = color ?? tint
      // The opacities, relative to that of the color, of the second and third layer on iOS.
      return [color, color.withAlphaComponent(0.5), color.withAlphaComponent(0.25)]
    case .multicolor: return glyph.ownColors ?? [tint]
    case .monochrome, nil: return [tint]
    }
  }

  // MARK: Drawing

  /// - Parameter colors: One for the entire symbol, or one for each level.
  func draw(in rect: CGRect, on context: CGContext, colors: [CGColor], traits: UITraitCollection) {
    guard let first = colors.first, size.width > 0, size.height > 0 else { return }
    context.saveGState()
    context.translateBy(x: rect.midX, y: rect.midY)
    context.scaleBy(x: rect.width / size.width, y: rect.height / size.height)
    context.translateBy(x: -ink.midX, y: -ink.midY)
    let unit = pointSize / 100 * Symbol.factor(symbolScale)
    context.scaleBy(x: unit, y: unit)
    context.setLineCap(.round)
    context.setLineJoin(.round)
    let isLayered = colors.count > 1
    // Overlapping parts in one color are one shape, and cut-out parts reveal the background of the symbol.
    let usesLayer = !isLayered && (first.alpha < 1 || glyph.elements.contains { $0.isCut })
    let single = usesLayer ? first.copy(alpha: 1) ?? first : first
    if usesLayer {
      context.setAlpha(first.alpha)
      context.beginTransparencyLayer(auxiliaryInfo: nil)
      context.setAlpha(1)
    }
    for element in glyph.elements {
      let color = isLayered ? colors[min(element.level, colors.count - 1)] : single
      draw(element, color: color, isCut: element.isCut && !isLayered, on: context)
    }
    if usesLayer { context.endTransparencyLayer() }
    context.restoreGState()
  }

  private func draw(_ element: SymbolGlyph.Element, color: CGColor, isCut: Bool, on context: CGContext) {
    let width = Symbol.lineWidth(weight, symbolScale) * element.widthFactor
    context.saveGState()
    if isCut { context.setBlendMode(.clear) }
    context.setFillColor(color)
    context.setStrokeColor(color)
    context.setLineWidth(width)
    switch element.kind {
    case .stroke:
      context.addPath(element.path)
      context.strokePath()
    case .fill:
      context.addPath(element.path)
      context.fillPath(using: .evenOdd)
    case .body:
      // The edge overlaps the area, which would be visible in a translucent color.
      if color.alpha < 1 {
        context.setAlpha(color.alpha)
        context.beginTransparencyLayer(auxiliaryInfo: nil)
        context.setAlpha(1)
        context.setFillColor(color.copy(alpha: 1) ?? color)
        context.setStrokeColor(color.copy(alpha: 1) ?? color)
      }
      context.addPath(element.path)
      context.drawPath(using: .fillStroke)
      if color.alpha < 1 { context.endTransparencyLayer() }
    case .text(let text):
      draw(text, in: element.path.boundingBox, color: color, on: context)
    }
    context.restoreGState()
  }

  /// Draws text with the cap height of the rectangle, centered in it.
  private func draw(_ text: String, in rect: CGRect, color: CGColor, on context: CGContext) {
    onMainThread {
      let font = UIFont.systemFont(
        ofSize: rect.height * 2048 / 1443, weight: Symbol.letterWeight(weight).fontWeight())
      let layout = TextLayout.make(TextContent(text, style: TextStyle(face: font.face, color: color)))
      layout.draw(
        in: context,
        at: CGPoint(x: rect.midX - layout.usedSize.width / 2, y: rect.maxY - layout.firstBaseline))
    }
  }

  func makeImage(colors: [CGColor], scale: CGFloat, traits: UITraitCollection) -> CGImage? {
    guard let pixels = DrawingEnvironment.pixelSize(size, scale: scale) else { return nil }
    return CGImage(width: pixels.width, height: pixels.height, scale: scale) {
      draw(in: CGRect(origin: .zero, size: size), on: $0, colors: colors, traits: traits)
    }
  }

  // MARK: Hashable

  static func == (a: Symbol, b: Symbol) -> Bool {
    a.glyph === b.glyph && a.pointSize == b.pointSize && a.weight == b.weight
      && a.symbolScale == b.symbolScale && a.colors == b.colors && a.scale == b.scale
  }

  func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(glyph))
    hasher.combine(pointSize)
    hasher.combine(weight)
  }
}
