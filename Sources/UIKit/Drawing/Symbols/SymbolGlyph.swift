// Immutable; the paths, which may be mutable ones, are not changed after the glyph was made.
/// The drawing of a symbol: lines and areas in hundredths of the point size, relative to the center of the
/// cap height.
final class SymbolGlyph: @unchecked Sendable {
  struct Element {
    enum Kind {
      /// A line with the weight of the symbol.
      case stroke
      /// A filled area.
      case fill
      /// A filled area with an edge of the symbol's weight: as large as its outline drawn with `stroke`.
      case body
      /// A letter or a number, as high as its path.
      case text(String)
    }

    var kind: Kind
    var path: CGPath
    /// The level, 0, 1 or 2, which selects a color of a palette.
    var level = 0
    /// Whether the element is cut out of the elements below, unless it has a color of its own.
    var isCut = false
    /// The line width relative to that of the weight.
    var widthFactor: CGFloat = 1
  }

  let name: String
  let elements: [Element]
  /// The colors by level, for symbols that have their own.
  let ownColors: [UIColor]?

  /// Whether the symbol points in the reading direction, and so is mirrored in right-to-left layouts.
  let isDirectional: Bool

  init(name: String, elements: [Element], ownColors: [UIColor]? = nil, isDirectional: Bool = false) {
    self.name = name
    self.elements = elements
    self.ownColors = ownColors
    self.isDirectional = isDirectional
  }

  /// The bounds of the symbol with lines of the given width.
  func bounds(lineWidth: CGFloat) -> CGRect {
    var box = CGRect.null
    for element in elements where !element.isCut {
      var part = element.path.boundingBoxOfPath
      if part.isNull { continue }
      switch element.kind {
      case .stroke, .body:
        let half = lineWidth * element.widthFactor / 2
        part = part.insetBy(dx: -half, dy: -half)
      case .fill, .text: break
      }
      box = box.union(part)
    }
    return box.isNull ? .zero : box
  }

  /// Returns the glyph mirrored horizontally. Texts keep their direction.
  func mirrored(name: String) -> SymbolGlyph {
    let transform = CGAffineTransform(scaleX: -1, y: 1)
    let mirrored = elements.map { element in
      var copy = element
      copy.path = element.path.applying(transform)
      return copy
    }
    return SymbolGlyph(name: name, elements: mirrored, ownColors: ownColors)
  }

  /// The number of palette colors used.
  var levelCount: Int { (elements.map(\.level).max() ?? 0) + 1 }

  /// Returns the elements for use in another symbol. In a symbol that is cut out, its cuts are drawn.
  func elements(
    scaled scale: CGFloat, offset: CGPoint = .zero, widthFactor: CGFloat, level: Int, isCut: Bool
  ) -> [Element] {
    let transform = CGAffineTransform(a: scale, b: 0, c: 0, d: scale, tx: offset.x, ty: offset.y)
    return elements.map { element in
      var copy = element
      copy.path = element.path.applying(transform)
      copy.widthFactor *= widthFactor
      copy.level = isCut && element.isCut ? max(level, 1) : level
      copy.isCut = isCut != element.isCut
      return copy
    }
  }
}
