extension UIImage {
  func defaultDraw(at point: CGPoint) {
    draw(in: CGRect(origin: point, size: size))
  }

  func defaultDraw(at point: CGPoint, blendMode: CGBlendMode, alpha: CGFloat) {
    draw(in: CGRect(origin: point, size: size), blendMode: blendMode, alpha: alpha)
  }

  func defaultDraw(in rect: CGRect) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    draw(in: rect, on: context, tint: nil, traits: .current)
  }

  func defaultDraw(in rect: CGRect, blendMode: CGBlendMode, alpha: CGFloat) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    context.saveGState()
    context.setBlendMode(blendMode)
    context.setAlpha(alpha)
    draw(in: rect, on: context, tint: nil, traits: .current)
    context.restoreGState()
  }

  func defaultDrawAsPattern(in rect: CGRect) {
    guard let context = UIGraphicsGetCurrentContext(),
      let image = rendering(tint: nil, traits: .current, scale: state.scale)
    else { return }
    context.drawUpright(image, tiling: CGRect(origin: .zero, size: size), over: rect)
  }

  /// Draws in a context whose y axis points down.
  ///
  /// - Parameter tint: The color of template images; nil for black.
  package func draw(in rect: CGRect, on context: CGContext, tint: UIColor?, traits: UITraitCollection) {
    guard rect.width > 0, rect.height > 0 else { return }
    if case .symbol(let symbol) = state.source, state.orientation == .up {
      let colors = symbolColors(tint: tint, traits: traits)
      return symbol.draw(in: rect, on: context, colors: colors, traits: traits)
    }
    let pixels = max(context.userToCairo.meanScale, state.scale)
    guard let image = rendering(tint: tint, traits: traits, scale: pixels) else { return }
    guard let capInsets = state.capInsets else { return context.drawUpright(image, in: rect) }
    drawParts(of: image, capInsets, in: rect, on: context)
  }

  /// Draws nine parts: the corners unchanged, the edges stretched or repeated along their side, the middle in
  /// both directions.
  private func drawParts(of image: CGImage, _ insets: UIEdgeInsets, in rect: CGRect, on context: CGContext) {
    let pixels = CGFloat(image.width) / size.width
    func bands(_ low: CGFloat, _ high: CGFloat, _ length: CGFloat, _ target: CGFloat) -> [(
      CGFloat, CGFloat, CGFloat, CGFloat
    )] {
      // Caps that do not fit share the available length.
      let fit = low + high > target && low + high > 0 ? target / (low + high) : 1
      return [
        (0, low, 0, low * fit), (low, length - low - high, low * fit, target - (low + high) * fit),
        (length - high, high, target - high * fit, high * fit),
      ]
    }
    let columns = bands(insets.left, insets.right, size.width, rect.width)
    let rows = bands(insets.top, insets.bottom, size.height, rect.height)
    for (row, vertical) in rows.enumerated() {
      for (column, horizontal) in columns.enumerated() {
        let source = CGRect(x: horizontal.0, y: vertical.0, width: horizontal.1, height: vertical.1)
        let target = CGRect(
          x: rect.minX + horizontal.2, y: rect.minY + vertical.2, width: horizontal.3, height: vertical.3)
        guard source.width > 0, source.height > 0, target.width > 0, target.height > 0,
          let part = image.cropping(to: source.applying(CGAffineTransform(scaleX: pixels, y: pixels)))
        else { continue }
        if state.resizingMode == .tile, row == 1 || column == 1 {
          let tile = CGSize(
            width: column == 1 ? source.width : target.width, height: row == 1 ? source.height : target.height
          )
          context.drawUpright(part, tiling: CGRect(origin: target.origin, size: tile), over: target)
        } else {
          context.drawUpright(part, in: target)
        }
      }
    }
  }

  private func symbolColors(tint: UIColor?, traits: UITraitCollection) -> [CGColor] {
    guard case .symbol(let symbol) = state.source else { return [] }
    let base = (isTemplate ? tint : nil) ?? state.tint ?? tint ?? .black
    return symbol.colors(tint: base).map { $0.cgColor(with: traits) }
  }

  // MARK: Pixels for layers

  /// Returns the upright pixels of the image at its own size, in its final colors; cached for the next time.
  ///
  /// - Parameters:
  ///   - tint: The color of template images; nil for black.
  ///   - scale: Pixels per point, for symbols and vector images; other images keep their pixels.
  package func rendering(tint: UIColor?, traits: UITraitCollection, scale: CGFloat) -> CGImage? {
    switch state.source {
    case .empty:
      return nil
    case .animation(let images, _):
      return images[0].rendering(tint: tint, traits: traits, scale: scale)
    case .symbol(let symbol):
      let colors = symbolColors(tint: tint, traits: traits)
      return renderings.image(
        RenderingCache.Key(colors: colors, scale: scale, orientation: state.orientation)
      ) {
        symbol.makeImage(colors: colors, scale: scale, traits: traits)?.upright(
          from: state.orientation.property)
      }
    case .bitmap, .encoded:
      guard let image = cgImage else { return nil }
      let color = isTemplate ? (tint ?? state.tint ?? .black) : state.tint
      if color == nil && state.orientation == .up { return image }
      let colors = color.map { [$0.cgColor(with: traits)] } ?? []
      return renderings.image(RenderingCache.Key(colors: colors, scale: 1, orientation: state.orientation)) {
        let upright = image.upright(from: state.orientation.property)
        return colors.isEmpty ? upright : upright?.tinted(colors[0])
      }
    }
  }
}

extension CGImage {
  /// Returns the shape of the image in one color.
  package func tinted(_ color: CGColor) -> CGImage? {
    let bounds = CGRect(x: 0, y: 0, width: width, height: height)
    return CGImage(width: width, height: height, scale: 1) { context in
      context.drawUpright(self, in: bounds)
      context.setBlendMode(.sourceIn)
      context.setFillColor(color)
      context.fill(bounds)
    }
  }
}

/// The last few renderings of an image, by their parameters. Safe on any thread.
final class RenderingCache: @unchecked Sendable {
  struct Key: Equatable {
    var colors: [CGColor]
    var scale: CGFloat
    var orientation: UIImage.Orientation
  }

  private let lock = NSLock()
  private var entries: [(key: Key, image: CGImage)] = []

  func image(_ key: Key, _ make: () -> CGImage?) -> CGImage? {
    lock.withLock {
      if let index = entries.firstIndex(where: { $0.key == key }) { return entries[index].image }
      guard let image = make() else { return nil }
      // Enough for light and dark, tinted and dimmed.
      if entries.count == 4 { entries.removeFirst() }
      entries.append((key, image))
      return image
    }
  }
}
