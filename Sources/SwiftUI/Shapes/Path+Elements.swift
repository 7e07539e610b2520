extension Path {
  /// An element of a path.
  public enum Element: Equatable, Sendable {
    case move(to: CGPoint)
    case line(to: CGPoint)
    case quadCurve(to: CGPoint, control: CGPoint)
    case curve(to: CGPoint, control1: CGPoint, control2: CGPoint)
    case closeSubpath
  }

  /// Calls `body` with each element.
  public func forEach(_ body: (Element) -> Void) {
    cgPath.applyWithBlock { pointer in
      let (type, points) = (pointer.pointee.type, pointer.pointee.points)
      switch type {
      case .moveToPoint: body(.move(to: points[0]))
      case .addLineToPoint: body(.line(to: points[0]))
      case .addQuadCurveToPoint: body(.quadCurve(to: points[1], control: points[0]))
      case .addCurveToPoint: body(.curve(to: points[2], control1: points[0], control2: points[1]))
      case .closeSubpath: body(.closeSubpath)
      }
    }
  }

  // MARK: Text

  /// Creates a path from its description: numbers followed by the operators `m`, `l`, `q`, `c`, `h` and `re`.
  public init?(_ string: String) {
    self.init()
    var numbers: [CGFloat] = []
    func point(_ index: Int) -> CGPoint { CGPoint(x: numbers[index], y: numbers[index + 1]) }
    for word in string.split(whereSeparator: \.isWhitespace) {
      if let number = Double(word) {
        numbers.append(number)
        continue
      }
      guard let count = Self.operands[word], numbers.count == count else { return nil }
      if word == "l" || word == "q" || word == "c" || word == "h", isEmpty { return nil }
      switch word {
      case "m": move(to: point(0))
      case "l": addLine(to: point(0))
      case "q": addQuadCurve(to: point(2), control: point(0))
      case "c": addCurve(to: point(4), control1: point(0), control2: point(2))
      case "re": addRect(CGRect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3]))
      default: closeSubpath()
      }
      numbers = []
    }
    if !numbers.isEmpty { return nil }
  }
  private static let operands: [Substring: Int] = ["m": 2, "l": 2, "q": 4, "c": 6, "h": 0, "re": 4]

  /// The elements as numbers and operators, from which `init(_:)` creates an equal path.
  public var description: String {
    var words: [String] = []
    func add(_ points: [CGPoint], _ name: String) {
      let numbers = points.flatMap { [$0.x, $0.y] }.map { value in
        // A whole number has no fraction, as on Apple's systems.
        Int(exactly: value).map(String.init) ?? "\(value)"
      }
      words.append((numbers + [name]).joined(separator: " "))
    }
    forEach {
      switch $0 {
      case .move(let end): add([end], "m")
      case .line(let end): add([end], "l")
      case .quadCurve(let end, let control): add([control, end], "q")
      case .curve(let end, let control1, let control2): add([control1, control2, end], "c")
      case .closeSubpath: add([], "h")
      }
    }
    return words.joined(separator: " ")
  }
}
