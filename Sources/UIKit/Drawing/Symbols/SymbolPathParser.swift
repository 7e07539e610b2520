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
///
/// Three kinds are not paths: `u NAME x y scale` uses another symbol, or its filled form in a filled one, `n NAME x
/// y scale` uses it as it is, and `t TEXT x y width height` is text with that cap height. A negative scale mirrors
/// horizontally, and a fourth number is the rotation in degrees, clockwise.
enum SymbolPathParser {
  /// An element, and whether filled forms show it unchanged.
  typealias Part = (element: SymbolGlyph.Element, isFixed: Bool)

  static func glyph(named name: String, line: Substring) -> SymbolGlyph {
    SymbolGlyph(name: name, elements: parts(line: line, isFilled: false).map(\.element))
  }

  /// - Parameter isFilled: Whether used symbols are in their filled forms.
  static func parts(line: Substring, isFilled: Bool) -> [Part] {
    line.split(separator: "|").dropFirst().flatMap { part -> [Part] in
      let text = part.drop { $0 == " " }
      switch text.first {
      case "u", "n": return used(text, isFilled: isFilled)
      case "t": return label(text).map { [($0, false)] } ?? []
      default: return element(text).map { [($0, false)] } ?? []
      }
    }
  }

  /// Returns whether a line has elements that are not paths.
  static func isComposed(_ line: Substring) -> Bool {
    [" | u", " | n", " | t"].contains(where: line.contains)
  }

  private static func used(_ text: Substring, isFilled: Bool) -> [Part] {
    let words = text.split(separator: " ")
    let numbers = words.dropFirst(2).compactMap { Double($0).map { CGFloat($0) } }
    guard words.count > 4, numbers.count > 2 else { return [] }
    let name = String(words[1])
    let isFixed = text.first == "n"
    let filled = isFilled && !isFixed ? SymbolLibrary.ownGlyph(named: name + ".fill") : nil
    guard let glyph = filled ?? SymbolLibrary.ownGlyph(named: name) else { return [] }
    let scale = numbers[2]
    var transform = CGAffineTransform(translationX: numbers[0], y: numbers[1])
    if numbers.count > 3 { transform = transform.rotated(by: numbers[3] * .pi / 180) }
    transform = transform.scaledBy(x: scale, y: abs(scale))
    let head = attributes(words[0])
    let width = head.widthFactor == 1 ? max(0.72, min(1, abs(scale) + 0.3)) : head.widthFactor
    return glyph.elements.map { element in
      var copy = element
      copy.path = element.path.applying(transform)
      copy.widthFactor *= width
      copy.level = max(copy.level, head.level)
      return (copy, true)
    }
  }

  private static func label(_ text: Substring) -> SymbolGlyph.Element? {
    let words = text.split(separator: " ")
    let numbers = words.dropFirst(2).compactMap { Double($0).map { CGFloat($0) } }
    guard words.count > 1, numbers.count == 4 else { return nil }
    let box = CGMutablePath()
    box.addRect(
      CGRect(
        x: numbers[0] - numbers[2] / 2, y: numbers[1] - numbers[3] / 2, width: numbers[2], height: numbers[3])
    )
    var element = attributes(words[0])
    element.kind = .text(String(words[1]))
    element.path = box.copy() ?? box
    return element
  }

  /// Returns an element with the level and the line width after the letter of its kind.
  private static func attributes(_ head: Substring) -> SymbolGlyph.Element {
    var element = SymbolGlyph.Element(kind: .stroke, path: CGMutablePath())
    let rest = head.dropFirst()
    if let digit = rest.first?.wholeNumberValue { element.level = digit }
    if let star = rest.firstIndex(of: "*") {
      element.widthFactor = Double(rest[rest.index(after: star)...]).map { CGFloat($0) } ?? 1
    }
    return element
  }

  private static func element(_ text: Substring) -> SymbolGlyph.Element? {
    guard let space = text.firstIndex(of: " ") else { return nil }
    let head = text[..<space]
    var element = attributes(head)
    element.path = path(text[space...])
    switch head.first {
    case "f": element.kind = .fill
    case "b": element.kind = .body
    case "x": element.isCut = true
    case "c":
      element.kind = .fill
      element.isCut = true
    default: break
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
