/// Derives the filled form of a symbol from its outline.
enum SymbolFilling {
  private struct Part {
    let path: CGPath
    let isClosed: Bool
    var area: CGFloat { path.boundingBoxOfPath.width * path.boundingBoxOfPath.height }
  }

  /// Fills the outermost closed lines, and cuts out everything inside them.
  static func filled(_ glyph: SymbolGlyph, name: String) -> SymbolGlyph {
    var bodies: [CGRect] = []
    let closed = glyph.elements.filter { $0.kind.isStroke && !$0.isCut }.flatMap { parts(of: $0.path) }
      .filter(\.isClosed)
    for part in closed.sorted(by: { $0.area > $1.area }) {
      let box = part.path.boundingBoxOfPath
      if !bodies.contains(where: { $0.insetBy(dx: -1, dy: -1).contains(box) }) { bodies.append(box) }
    }
    guard !bodies.isEmpty else { return SymbolLibrary.renamed(glyph, name) }
    var areas: [SymbolGlyph.Element] = []
    var inner: [SymbolGlyph.Element] = []
    for element in glyph.elements {
      guard element.kind.isStroke, !element.isCut else {
        var copy = element
        copy.isCut = element.isCut || bodies.contains { $0.contains(element.path.boundingBoxOfPath) }
        inner.append(copy)
        continue
      }
      for part in parts(of: element.path) {
        let box = part.path.boundingBoxOfPath
        var copy = element
        copy.path = part.path
        if part.isClosed, bodies.contains(box) {
          copy.kind = .body
          copy.level = 1
          areas.append(copy)
        } else {
          let middle = CGPoint(x: box.midX, y: box.midY)
          copy.isCut = bodies.contains {
            $0.insetBy(dx: -1, dy: -1).contains(box)
              || $0.insetBy(dx: 8, dy: 8).contains(middle)
                && $0.intersection(box).width * $0.intersection(box).height > 0.8 * box.width * box.height
          }
          inner.append(copy)
        }
      }
    }
    return SymbolGlyph(name: name, elements: areas + inner, ownColors: glyph.ownColors)
  }

  /// Derives the filled form of a composed symbol: fills the outermost closed lines in their places, and cuts out
  /// lines and texts inside them.
  static func filled(parts all: [SymbolPathParser.Part], name: String) -> SymbolGlyph {
    let own = all.filter { !$0.isFixed && $0.element.kind.isStroke && !$0.element.isCut }
    let closed = own.flatMap { parts(of: $0.element.path) }.filter(\.isClosed)
    // The filled areas of used symbols.
    var bodies = all.compactMap { part -> CGRect? in
      guard part.isFixed, case .body = part.element.kind, !part.element.isCut else { return nil }
      let box = part.element.path.boundingBoxOfPath
      return box.width > 40 && box.height > 30 ? box : nil
    }
    for part in closed.sorted(by: { $0.area > $1.area }) {
      let box = part.path.boundingBoxOfPath
      if !bodies.contains(where: { $0.insetBy(dx: -1, dy: -1).contains(box) }) { bodies.append(box) }
    }
    let elements = all.flatMap { part -> [SymbolGlyph.Element] in
      guard !part.isFixed, !part.element.isCut else { return [part.element] }
      guard part.element.kind.isStroke else {
        var copy = part.element
        copy.isCut = bodies.contains { $0.contains(copy.path.boundingBoxOfPath) }
        return [copy]
      }
      return parts(of: part.element.path).map { piece in
        let box = piece.path.boundingBoxOfPath
        var copy = part.element
        copy.path = piece.path
        if piece.isClosed, bodies.contains(box) {
          copy.kind = .body
          copy.level = 1
        } else {
          copy.isCut = bodies.contains { $0.insetBy(dx: -1, dy: -1).contains(box) }
        }
        return copy
      }
    }
    return SymbolGlyph(name: name, elements: elements)
  }

  private static func parts(of path: CGPath) -> [Part] {
    var found: [Part] = []
    var current = CGMutablePath()
    var start = CGPoint.zero
    func end(isClosed: Bool) {
      if !current.isEmpty, current.boundingBoxOfPath.width + current.boundingBoxOfPath.height > 0 {
        let returns = abs(current.currentPoint.x - start.x) + abs(current.currentPoint.y - start.y) < 0.5
        found.append(Part(path: current.copy() ?? current, isClosed: isClosed || returns))
      }
      current = CGMutablePath()
    }
    path.applyWithBlock { pointer in
      let element = pointer.pointee
      switch element.type {
      case .moveToPoint:
        end(isClosed: false)
        start = element.points[0]
        current.move(to: start)
      case .addLineToPoint: current.addLine(to: element.points[0])
      case .addQuadCurveToPoint: current.addQuadCurve(to: element.points[1], control: element.points[0])
      case .addCurveToPoint:
        current.addCurve(to: element.points[2], control1: element.points[0], control2: element.points[1])
      case .closeSubpath:
        current.closeSubpath()
        end(isClosed: true)
        current.move(to: start)
      }
    }
    end(isClosed: false)
    return found
  }
}

extension SymbolGlyph.Element.Kind {
  fileprivate var isStroke: Bool { if case .stroke = self { true } else { false } }
}
