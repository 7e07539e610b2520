import CCairo

extension CGContext {
  /// The matrix and font of text.
  struct TextState {
    var matrix = CGAffineTransform.identity
    var font: CGFont?
    var size: CGFloat = 1
  }

  /// The transform from text space to user space. Glyphs are upright where y points up.
  public var textMatrix: CGAffineTransform {
    get { text.matrix }
    set { text.matrix = newValue }
  }

  /// The origin of the next glyph in user space, the translation of the text matrix.
  public var textPosition: CGPoint {
    get { CGPoint(x: text.matrix.tx, y: text.matrix.ty) }
    set { (text.matrix.tx, text.matrix.ty) = (newValue.x, newValue.y) }
  }

  public func setFont(_ font: CGFont) { text.font = font }
  public func setFontSize(_ size: CGFloat) { text.size = size }
  /// Has no effect: callers of `showGlyphs(_:at:)` place the glyphs themselves.
  public func setCharacterSpacing(_ spacing: CGFloat) {}

  /// Fills glyphs of the current font at positions in text space.
  public func showGlyphs(_ glyphs: [CGGlyph], at positions: [CGPoint]) {
    guard let face = text.font?.face(size: text.size) else { return }
    showGlyphs(glyphs, at: positions, of: face)
  }

  /// Draws glyphs of a face at positions in text space, with the text drawing mode.
  package func showGlyphs(_ glyphs: [CGGlyph], at positions: [CGPoint], of face: FontFace) {
    let path = CGMutablePath()
    for (glyph, position) in zip(glyphs, positions) {
      guard let outline = face.path(of: UInt32(glyph)) else { continue }
      path.addPath(
        outline,
        transform: CGAffineTransform(translationX: position.x, y: position.y).concatenating(textMatrix))
    }
    guard !path.isEmpty else { return }
    beginPath()
    addPath(path)
    switch state.textMode {
    case .fill: fillPath()
    case .stroke: strokePath()
    case .fillStroke: drawPath(using: .fillStroke)
    case .clip: clip()
    case .fillClip, .strokeClip, .fillStrokeClip:
      if state.textMode != .strokeClip { fillPath() }
      if state.textMode != .fillClip {
        addPath(path)
        strokePath()
      }
      addPath(path)
      clip()
    case .invisible: beginPath()
    }
  }
}
