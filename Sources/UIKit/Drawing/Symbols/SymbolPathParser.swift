/// Parses the notation of the symbol drawings.
///
/// A symbol is one line: its name, then elements that start with a kind and a path:
///
///     trash | s M-32 -34 H32 | s1 M-10 -20 V28
///
/// Kinds: `s` line, `f` area, `b` area with an edge; `x` and `c` a line and an area that are cut out. A
/// following digit is the level in a palette, `*0.8` a factor of the line width. Paths are those of SVG with
/// absolute coordinates (M L H V Q C Z) and four shapes: `O x y r` circle, `E x y rx ry` ellipse, `R x y
/// width height radius` rounded rectangle, `A x y r from to` arc in degrees, clockwise, connected to the
/// previous point (`a`: not connected).
enum SymbolPathParser {
  static func glyph(line: Substring) -> SymbolGlyph? {
    let parts = line.split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) }
    guard let name = parts.first, parts.count > 1 else { return nil }
    return SymbolGlyph(name: name, elements: parts.dropFirst().compactMap { element(Substring($0)) })
  }

  private static func element(_ text: Substring) -> SymbolGlyph.Element? {
    guard let space = text.firstIndex(of: " ") else { return nil }
    let head = text[..<space]
    var element = SymbolGlyph.Element(kind: .stroke, path: path(text[space...]))
    switch head.first {
    case "f": element.kind = .fill
    case "b": element.kind = .body
    case "x": element.isCut = true
    case "c":
      element.kind = .fill
      element.isCut = true
    default: break
    }
    let rest = head.dropFirst()
    if let digit = rest.first?.wholeNumberValue { element.level = digit }
    if let star = rest.firstIndex(of: "*") {
      element.widthFactor = Double(rest[rest.index(after: star)...]).map { CGFloat($0) } ?? 1
    }
    return element
  }

  static func path(_ text: Substring) -> CGPath {
    let path = CGMutablePath()
    var reader = Reader(text)
    var command: Character = "M"
    var isFirst = true
    var last = CGPoint.zero
    while let next = reader.command(orRepeated: command, allowsRepeat: !isFirst) {
      isFirst = false
      command = next
      switch command {
      case "M":
        last = reader.point()
        path.move(to: last)
        // Numbers after a starting point are lines.
        command = "L"
      case "L":
        last = reader.point()
        path.addLine(to: last)
      case "H":
        last.x = reader.number()
        path.addLine(to: last)
      case "V":
        last.y = reader.number()
        path.addLine(to: last)
      case "Q":
        let control = reader.point()
        last = reader.point()
        path.addQuadCurve(to: last, control: control)
      case "C":
        let control1 = reader.point()
        let control2 = reader.point()
        last = reader.point()
        path.addCurve(to: last, control1: control1, control2: control2)
      case "Z":
        path.closeSubpath()
      case "O":
        let center = reader.point()
        let radius = reader.number()
        path.addEllipse(
          in: CGRect(x: center.x - radius, y: center.y - radius, width: 2 * radius, height: 2 * radius))
      case "E":
        let center = reader.point()
        let radii = reader.point()
        path.addEllipse(
          in: CGRect(x: center.x - radii.x, y: center.y - radii.y, width: 2 * radii.x, height: 2 * radii.y))
      case "R":
        let origin = reader.point()
        let size = reader.point()
        let radius = reader.number()
        path.addRoundedRect(
          in: CGRect(x: origin.x, y: origin.y, width: size.x, height: size.y), cornerWidth: radius,
          cornerHeight: radius)
      case "A", "a":
        let center = reader.point()
        let radius = reader.number()
        let from = reader.number() * .pi / 180
        let to = reader.number() * .pi / 180
        if command == "a" {
          path.move(to: CGPoint(x: center.x + radius * cos(from), y: center.y + radius * sin(from)))
        }
        // With y pointing down, Core Graphics' counterclockwise appears clockwise.
        path.addArc(center: center, radius: radius, startAngle: from, endAngle: to, clockwise: to < from)
        last = path.currentPoint
      default:
        preconditionFailure("unknown command \(command) in a symbol")
      }
    }
    return path.copy() ?? path
  }

  private struct Reader {
    private var rest: Substring

    init(_ text: Substring) {
      rest = text
    }

    /// Returns the next command; the previous one if a number follows; nil at the end.
    mutating func command(orRepeated last: Character, allowsRepeat: Bool) -> Character? {
      skipSpace()
      guard let first = rest.first else { return nil }
      if first.isLetter {
        rest.removeFirst()
        return first
      }
      return allowsRepeat ? last : nil
    }

    mutating func number() -> CGFloat {
      skipSpace()
      let end = rest.dropFirst().firstIndex { !($0.isNumber || $0 == ".") } ?? rest.endIndex
      defer { rest = rest[end...] }
      return CGFloat(Double(rest[..<end]) ?? 0)
    }

    mutating func point() -> CGPoint {
      let x = number()
      return CGPoint(x: x, y: number())
    }

    private mutating func skipSpace() {
      rest = rest.drop { $0 == " " || $0 == "," }
    }
  }
}
