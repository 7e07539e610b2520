/// The drawing of a symbol: lines and areas in hundredths of the point size, around the middle of the capital letters.
final class SymbolGlyph: @unchecked Sendable {
  struct Element {
    enum Kind {
      /// A line of the symbol's weight.
      case stroke
      /// An area as it is.
      case fill
      /// An area with an edge of the symbol's weight: as large as its outline drawn with `stroke`.
      case body
      /// A letter or a number, as high as its path.
      case text(String)
      /// An icon file whose shape is drawn.
      case icon(URL)
    }

    var kind: Kind
    var path: CGPath
    /// 0, 1 or 2: which colour of a palette it has.
    var level = 0
    /// Whether it is taken away from what is below it, unless it has a colour of its own.
    var isCut = false
    /// Line width relative to the weight's.
    var widthFactor: CGFloat = 1
  }

  let name: String
  let elements: [Element]
  /// Colours by level, for symbols that have their own.
  let ownColors: [UIColor]?

  init(name: String, elements: [Element], ownColors: [UIColor]? = nil) {
    self.name = name
    self.elements = elements
    self.ownColors = ownColors
  }

  /// What the symbol covers, with lines of the given width.
  func bounds(lineWidth: CGFloat) -> CGRect {
    var box = CGRect.null
    for element in elements where !element.isCut {
      var part = element.path.boundingBoxOfPath
      if part.isNull { continue }
      switch element.kind {
      case .stroke, .body:
        let half = lineWidth * element.widthFactor / 2
        part = part.insetBy(dx: -half, dy: -half)
      case .fill, .text, .icon: break
      }
      box = box.union(part)
    }
    return box.isNull ? .zero : box
  }

  /// How many colours of a palette it uses.
  var levelCount: Int { (elements.map(\.level).max() ?? 0) + 1 }

  /// The elements as a part of another symbol.
  func elements(
    scaled scale: CGFloat, offset: CGPoint = .zero, widthFactor: CGFloat, level: Int, isCut: Bool
  ) -> [Element] {
    let transform = CGAffineTransform(a: scale, b: 0, c: 0, d: scale, tx: offset.x, ty: offset.y)
    return elements.map { element in
      var copy = element
      copy.path = element.path.applying(transform)
      copy.widthFactor *= widthFactor
      copy.level = level
      copy.isCut = isCut
      return copy
    }
  }
}
