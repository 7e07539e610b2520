/// Symbols of a shape with a filled part: "square.lefthalf.filled", "rectangle.bottomthird.inset.filled",
/// "circle.inset.filled", "square.grid.3x3.topleft.filled".
enum SymbolRegions {
  /// The shapes, longer names first.
  private static let shapes = [
    "rectangle.portrait", "capsule.portrait", "oval.portrait", "rectangle", "square", "circle", "triangle",
    "diamond",
    "capsule",
    "octagon", "hexagon", "pentagon", "oval", "seal",
  ]

  /// The parts, in fractions of the shape's width and height.
  private static let parts: [String: CGRect] = {
    var parts: [String: CGRect] = ["center": CGRect(x: 0.25, y: 0.25, width: 0.5, height: 0.5)]
    for (name, share) in [("half", 1.0 / 2), ("third", 1.0 / 3), ("quarter", 1.0 / 4)] {
      let rest = 1 - share
      for side in ["left", "leading"] { parts[side + name] = CGRect(x: 0, y: 0, width: share, height: 1) }
      for side in ["right", "trailing"] {
        parts[side + name] = CGRect(x: rest, y: 0, width: share, height: 1)
      }
      parts["top" + name] = CGRect(x: 0, y: 0, width: 1, height: share)
      parts["bottom" + name] = CGRect(x: 0, y: rest, width: 1, height: share)
    }
    for (vertical, y) in [("top", 0.0), ("bottom", 0.5)] {
      for (horizontal, x) in [("left", 0.0), ("leading", 0), ("right", 0.5), ("trailing", 0.5)] {
        let part = CGRect(x: x, y: y, width: 0.5, height: 0.5)
        parts[vertical + horizontal] = part
        parts[vertical + horizontal + "quarter"] = part
      }
    }
    return parts
  }()

  /// Returns the composition of a name.
  static func glyph(named name: String) -> SymbolGlyph? {
    if let grid = grid(name) { return grid }
    guard let end = [".filled", ".fill"].first(where: name.hasSuffix) else { return nil }
    // Earlier names show the drawing of the present ones.
    if end == ".fill", SymbolLibrary.drawing(named: name + "ed") != nil { return nil }
    var stem = name.dropLast(end.count)
    guard let shape = shapes.first(where: { stem.hasPrefix($0 + ".") }),
      let outline = SymbolLibrary.drawing(named: shape)
    else { return nil }
    stem = stem.dropFirst(shape.count + 1)
    var isInset = false
    for word in ["inset", "dashed"]
    where stem == word || stem.hasSuffix("." + word) || stem.hasPrefix(word + ".") {
      guard word == "inset" else { return nil }
      isInset = true
      stem = stem.hasPrefix("inset") ? stem.dropFirst(5) : stem.dropLast(5)
      if stem.hasPrefix(".") { stem = stem.dropFirst() }
      if stem.hasSuffix(".") { stem = stem.dropLast() }
    }
    if stem.isEmpty, isInset {
      return filling(outline, CGRect(x: 0, y: 0, width: 1, height: 1), name, isInset: true)
    }
    guard let part = parts[String(stem)] else { return nil }
    return filling(outline, part, name, isInset: isInset)
  }

  /// Fills a part of a shape.
  private static func filling(_ outline: SymbolGlyph, _ part: CGRect, _ name: String, isInset: Bool)
    -> SymbolGlyph?
  {
    guard let shape = outline.elements.first?.path else { return nil }
    let box = shape.boundingBoxOfPath
    let margin: CGFloat = 11
    let area = isInset ? box.insetBy(dx: margin, dy: margin) : box
    let (sx, sy) = (area.width / box.width, area.height / box.height)
    let filled = SymbolGlyph(name: name, elements: [SymbolGlyph.Element(kind: .fill, path: shape, level: 1)])
    var elements = filled.elements
    if isInset {
      var transform = CGAffineTransform(
        a: sx, b: 0, c: 0, d: sy, tx: area.midX - box.midX * sx, ty: area.midY - box.midY * sy)
      elements[0].path = shape.copy(using: &transform) ?? shape
    }
    // Inset parts next to each other have a gap.
    let gap: CGFloat = isInset && (part.width < 1 || part.height < 1) ? 2 : 0
    let kept = CGRect(
      x: area.minX + part.minX * area.width, y: area.minY + part.minY * area.height,
      width: part.width * area.width, height: part.height * area.height
    ).insetBy(dx: part.width < 1 ? gap : 0, dy: part.height < 1 ? gap : 0)
    let far = box.insetBy(dx: -20, dy: -20)
    for rest in [
      CGRect(x: far.minX, y: far.minY, width: kept.minX - far.minX, height: far.height),
      CGRect(x: kept.maxX, y: far.minY, width: far.maxX - kept.maxX, height: far.height),
      CGRect(x: far.minX, y: far.minY, width: far.width, height: kept.minY - far.minY),
      CGRect(x: far.minX, y: kept.maxY, width: far.width, height: far.maxY - kept.maxY),
    ] {
      let path = CGMutablePath()
      path.addRect(rest)
      elements.append(SymbolGlyph.Element(kind: .fill, path: path.copy() ?? path, isCut: true))
    }
    return SymbolGlyph(name: name, elements: elements + outline.elements)
  }

  // MARK: Grids

  private static let cells = [
    "topleft": (-1, -1), "topmiddle": (0, -1), "topright": (1, -1), "middleleft": (-1, 0), "middle": (0, 0),
    "middleright": (1, 0), "bottomleft": (-1, 1), "bottommiddle": (0, 1), "bottomright": (1, 1),
    "top": (0, -1), "bottom": (0, 1), "left": (-1, 0), "right": (1, 0),
    "up": (0, -1), "down": (0, 1),
  ]

  /// Returns a grid with a filled cell: "square.grid.3x3.topleft.filled", "circle.grid.cross.left.filled".
  private static func grid(_ name: String) -> SymbolGlyph? {
    let isCross = name.hasPrefix("circle.grid.cross.")
    guard isCross || name.hasPrefix("square.grid.3x3."),
      let end = [".filled", ".fill"].first(where: name.hasSuffix)
    else { return nil }
    let word = name.dropFirst(isCross ? 18 : 16).dropLast(end.count)
    guard let cell = cells[String(word)] else { return nil }
    let elements = (-1...1).flatMap { y in
      (-1...1).compactMap { x -> SymbolGlyph.Element? in
        if isCross, abs(x) + abs(y) != 1 { return nil }
        let center = CGPoint(x: CGFloat(x) * 32, y: CGFloat(y) * 32)
        let path =
          isCross
          ? SymbolPathParser.path("O \(center.x) \(center.y) 12")
          : SymbolPathParser.path("R \(center.x - 11) \(center.y - 11) 22 22 5")
        return SymbolGlyph.Element(kind: (x, y) == cell ? .body : .stroke, path: path, widthFactor: 0.9)
      }
    }
    return SymbolGlyph(name: name, elements: elements)
  }
}
