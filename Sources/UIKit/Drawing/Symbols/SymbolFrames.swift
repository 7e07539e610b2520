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
    Frame(".arrow.circlepath", "arrow.circlepath", extent: 40),
    Frame(".app.dashed", "app.dashed"), Frame(".square.dashed", "square.dashed"),
    Frame(".circle.dotted", "circle.dotted"), Frame(".circle.dashed", "circle.dashed"),
    Frame(".viewfinder", "viewfinder", extent: 40), Frame(".brakesignal", "brakesignal", extent: 40),
    Frame(".tirepressure", "tirepressure", y: -2, extent: 34),
    Frame(".transmission", "transmission", extent: 34), Frame(".windshield", "windshield", extent: 30),
    Frame(".applewatch", "applewatch", extent: 32), Frame(".iphone", "iphone", extent: 30),
    Frame(".ipad", "ipad", extent: 38), Frame(".display", "display", y: -10, extent: 36),
    Frame(".desktopcomputer", "desktopcomputer", y: -12, extent: 30),
    Frame(".laptopcomputer", "laptopcomputer", y: -7, extent: 34),
    Frame(".house", "house", y: 12, extent: 34),
    Frame(".tv", "tv", y: -6, extent: 40),
    Frame(".square.on.square", "square.on.square", x: -12, y: 12, extent: 34),
    Frame(".square.stack", "square.stack", x: -9, y: 12, extent: 38),
    Frame(".rectangle.stack", "rectangle.stack", y: 15, extent: 38),
    Frame(".rectangle.on.rectangle", "rectangle.on.rectangle", x: -12, y: 10, extent: 34),
    Frame(".gobackward", "gobackward", y: 4, extent: 32), Frame(".goforward", "goforward", y: 4, extent: 32),
    Frame(".lane", "lane.plain", extent: 36),
    Frame(".magnifyingglass", "magnifyingglass", x: -9, y: -9, extent: 32),
    Frame(".calendar", "calendar.plain", y: 14, extent: 34),
    Frame(".button.roundedbottom.horizontal", "button.roundedbottom.horizontal", extent: 40),
    Frame(".button.roundedtop.horizontal", "button.roundedtop.horizontal", extent: 40),
    Frame(".button.horizontal", "button.horizontal", extent: 44),
    Frame(".button.angledtop.vertical.left", "button.angledtop.vertical.left", extent: 38),
    Frame(".button.angledtop.vertical.right", "button.angledtop.vertical.right", extent: 38),
    Frame(".button.angledbottom.horizontal.left", "button.angledbottom.horizontal.left", extent: 38),
    Frame(".button.angledbottom.horizontal.right", "button.angledbottom.horizontal.right", extent: 38),
  ]

  /// Returns the composition of a name.
  static func glyph(named name: String) -> SymbolGlyph? {
    let isFilled = name.hasSuffix(".fill")
    let stem = isFilled ? String(name.dropLast(5)) : name
    for frame in frames where stem.hasSuffix(frame.suffix) {
      let sign = String(stem.dropLast(frame.suffix.count))
      guard let inner = SymbolLibrary.drawing(named: sign) ?? SymbolLibrary.letter(sign),
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
