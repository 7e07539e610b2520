/// Symbols of a sign inside a shape: "plus.bubble", "xmark.icloud.fill", "checkmark.diamond".
enum SymbolFrames {
  private struct Frame {
    let suffix: String
    /// The name of the shape's drawing.
    let shape: String
    /// The center and the greatest extent of the sign.
    let center: CGPoint
    let extent: CGFloat

    init(_ suffix: String, _ shape: String, x: CGFloat = 0, y: CGFloat = 0, extent: CGFloat = 44) {
      self.suffix = suffix
      self.shape = shape
      center = CGPoint(x: x, y: y)
      self.extent = extent
    }
  }

  /// Longer suffixes first.
  private static let frames = [
    Frame(".rectangle.portrait", "rectangle.portrait"), Frame(".rectangle", "rectangle"),
    Frame(".bubble", "bubble.left", y: -6), Frame(".message", "message", y: -2),
    Frame(".icloud", "cloud", y: 6, extent: 34),
    Frame(".app", "app"), Frame(".diamond", "diamond"), Frame(".shield", "shield", y: -2),
    Frame(".seal", "seal"), Frame(".octagon", "octagon"), Frame(".hexagon", "hexagon"),
    Frame(".video", "video", x: -18, extent: 34), Frame(".heart", "heart", y: -4, extent: 36),
    Frame(".folder", "folder", y: 12, extent: 30), Frame(".doc", "doc", y: 16, extent: 34),
  ]

  /// Returns the composition of a name.
  static func glyph(named name: String) -> SymbolGlyph? {
    let isFilled = name.hasSuffix(".fill")
    let stem = isFilled ? String(name.dropLast(5)) : name
    for frame in frames where stem.hasSuffix(frame.suffix) {
      let sign = String(stem.dropLast(frame.suffix.count))
      guard let inner = SymbolLibrary.drawing(named: sign),
        let shape = SymbolLibrary.ownGlyph(named: isFilled ? frame.shape + ".fill" : frame.shape)
      else { continue }
      let box = inner.bounds(lineWidth: 8.3)
      let scale = min(frame.extent / max(box.width, box.height, 1), 0.6)
      return SymbolGlyph(
        name: name,
        elements: shape.elements
          + inner.elements(
            scaled: scale,
            offset: CGPoint(x: frame.center.x - box.midX * scale, y: frame.center.y - box.midY * scale),
            widthFactor: 0.92, level: 0, isCut: isFilled))
    }
    return nil
  }
}
