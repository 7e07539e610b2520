/// Draws the content stream of a page (ISO 32000-1, 8).
struct PDFPainter {
  private struct State {
    var fillSpace = PDFColorSpace.gray
    var strokeSpace = PDFColorSpace.gray
    var fill: [Double] = [0]
    var stroke: [Double] = [0]
    var fillPattern: String?
    var fillAlpha = 1.0
    var strokeAlpha = 1.0
  }

  let file: PDFFile
  let context: CGContext
  private var state = State()
  private var stack: [State] = []
  private var path = CGMutablePath()
  private var clip: CGPathFillRule?
  private var depth = 0
  /// The transform at the beginning of the page's content, to which patterns are relative.
  private var base = CGAffineTransform.identity

  init(file: PDFFile, context: CGContext) {
    self.file = file
    self.context = context
  }

  mutating func draw(_ page: PDFFile.Page) {
    var content: [UInt8] = []
    let parts = file.resolve(page.dictionary["Contents"])
    for part in parts?.array ?? [parts ?? .null] { content += file.data(of: part) + [10] }
    base = context.ctm
    run(content, page.resources)
  }

  private mutating func run(_ content: [UInt8], _ resources: [String: PDFObject]) {
    guard depth < 16 else { return }
    depth += 1
    let level = stack.count
    var lexer = PDFLexer(content)
    var operands: [PDFObject] = []
    while let token = lexer.next() {
      guard case .word(let name) = token else {
        operands.append(token)
        if operands.count > 4096 { operands.removeAll() }
        continue
      }
      if name == "BI" {
        skipInlineImage(&lexer)
      } else {
        perform(name, operands, resources)
      }
      operands.removeAll(keepingCapacity: true)
    }
    while stack.count > level { restore() }
    depth -= 1
  }

  private func skipInlineImage(_ lexer: inout PDFLexer) {
    while lexer.at + 2 < lexer.end {
      if lexer.bytes[lexer.at] == UInt8(ascii: "E"), lexer.bytes[lexer.at + 1] == UInt8(ascii: "I"),
        lexer.bytes[lexer.at - 1] <= 32, lexer.bytes[lexer.at + 2] <= 32
      {
        lexer.at += 2
        return
      }
      lexer.at += 1
    }
    lexer.at = lexer.end
  }

  private mutating func save() {
    stack.append(state)
    context.saveGState()
  }

  private mutating func restore() {
    guard let last = stack.popLast() else { return }
    state = last
    context.restoreGState()
  }

  // MARK: Operators

  private mutating func perform(_ name: String, _ operands: [PDFObject], _ resources: [String: PDFObject]) {
    let numbers = operands.compactMap { $0.number.map { CGFloat($0) } }
    func has(_ count: Int) -> Bool { numbers.count >= count }
    func point(_ index: Int) -> CGPoint { CGPoint(x: numbers[index], y: numbers[index + 1]) }
    switch name {
    case "q": if stack.count < 256 { save() }
    case "Q": restore()
    case "cm":
      if has(6) {
        context.concatenate(
          CGAffineTransform(numbers[0], numbers[1], numbers[2], numbers[3], numbers[4], numbers[5]))
      }
    case "w": if has(1) { context.setLineWidth(numbers[0]) }
    case "J": if has(1) { context.setLineCap(CGLineCap(rawValue: Int32(numbers[0])) ?? .butt) }
    case "j": if has(1) { context.setLineJoin(CGLineJoin(rawValue: Int32(numbers[0])) ?? .miter) }
    case "M": if has(1) { context.setMiterLimit(numbers[0]) }
    case "d": context.setLineDash(phase: numbers.last ?? 0, lengths: dashes(operands.first))
    case "gs": if let key = operands.first?.name { apply(key, resources) }
    case "m": if has(2) { path.move(to: point(0)) }
    case "l": if has(2), !path.isEmpty { path.addLine(to: point(0)) }
    case "c": if has(6), !path.isEmpty { path.addCurve(to: point(4), control1: point(0), control2: point(2)) }
    case "v":
      if has(4), !path.isEmpty {
        path.addCurve(to: point(2), control1: path.currentPoint, control2: point(0))
      }
    case "y": if has(4), !path.isEmpty { path.addCurve(to: point(2), control1: point(0), control2: point(2)) }
    case "h": if !path.isEmpty { path.closeSubpath() }
    case "re":
      if has(4) { path.addRect(CGRect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])) }
    case "W": clip = .winding
    case "W*": clip = .evenOdd
    case "S", "s", "f", "F", "f*", "B", "B*", "b", "b*", "n": paint(name, resources)
    case "sh":
      if let key = operands.first?.name, let shading = file.resolve(resources["Shading"])?.dictionary?[key] {
        drawShading(shading, resources)
      }
    case "Do": if let key = operands.first?.name { drawObject(key, resources) }
    default: setColor(name, operands, resources)
    }
  }

  private func dashes(_ object: PDFObject?) -> [CGFloat] {
    let lengths = (object?.array ?? []).compactMap { $0.number.map { CGFloat($0) } }
    return lengths.contains { $0 > 0 } ? lengths : []
  }

  private mutating func setColor(_ name: String, _ operands: [PDFObject], _ resources: [String: PDFObject]) {
    let values = operands.compactMap(\.number)
    func space(_ fallback: PDFColorSpace) -> PDFColorSpace {
      operands.first.map { PDFColorSpace($0, file, resources) } ?? fallback
    }
    func start(_ space: PDFColorSpace) -> [Double] {
      switch space {
      case .cmyk: [0, 0, 0, 1]
      case .tint(let count, _, _): Array(repeating: 1, count: count)
      default: Array(repeating: 0, count: space.componentCount)
      }
    }
    switch name {
    case "g": (state.fillSpace, state.fill, state.fillPattern) = (.gray, values, nil)
    case "G": (state.strokeSpace, state.stroke) = (.gray, values)
    case "rg": (state.fillSpace, state.fill, state.fillPattern) = (.rgb, values, nil)
    case "RG": (state.strokeSpace, state.stroke) = (.rgb, values)
    case "k": (state.fillSpace, state.fill, state.fillPattern) = (.cmyk, values, nil)
    case "K": (state.strokeSpace, state.stroke) = (.cmyk, values)
    case "cs":
      state.fillSpace = space(state.fillSpace)
      (state.fill, state.fillPattern) = (start(state.fillSpace), nil)
    case "CS":
      state.strokeSpace = space(state.strokeSpace)
      state.stroke = start(state.strokeSpace)
    case "sc", "scn":
      state.fill = values
      state.fillPattern = operands.last?.name
    case "SC", "SCN": state.stroke = values
    default: break
    }
  }

  /// Applies an entry of a graphics state parameter dictionary.
  private mutating func apply(_ key: String, _ resources: [String: PDFObject]) {
    guard let all = file.resolve(resources["ExtGState"])?.dictionary,
      let parameters = file.resolve(all[key])?.dictionary
    else { return }
    if let alpha = file.resolve(parameters["ca"])?.number { state.fillAlpha = alpha }
    if let alpha = file.resolve(parameters["CA"])?.number { state.strokeAlpha = alpha }
    if let width = file.resolve(parameters["LW"])?.number { context.setLineWidth(CGFloat(width)) }
    let mode = file.resolve(parameters["BM"])
    if let name = mode?.name ?? mode?.array?.first?.name {
      context.setBlendMode(Self.blendModes[name] ?? .normal)
    }
  }

  private static let blendModes: [String: CGBlendMode] = [
    "Multiply": .multiply, "Screen": .screen, "Overlay": .overlay, "Darken": .darken, "Lighten": .lighten,
    "ColorDodge": .colorDodge, "ColorBurn": .colorBurn, "SoftLight": .softLight, "HardLight": .hardLight,
    "Difference": .difference, "Exclusion": .exclusion, "Hue": .hue, "Saturation": .saturation,
    "Color": .color, "Luminosity": .luminosity,
  ]

  // MARK: Painting

  private mutating func paint(_ name: String, _ resources: [String: PDFObject]) {
    if name == "s" || name.hasPrefix("b"), !path.isEmpty { path.closeSubpath() }
    let rule: CGPathFillRule = name.hasSuffix("*") ? .evenOdd : .winding
    if ["f", "F", "f*", "B", "B*", "b", "b*"].contains(name) { fill(rule, resources) }
    if ["S", "s", "B", "B*", "b", "b*"].contains(name) {
      context.setStrokeColor(state.strokeSpace.color(state.stroke, alpha: state.strokeAlpha))
      context.addPath(path)
      context.strokePath()
    }
    if let clip {
      if path.isEmpty {
        context.clip(to: .zero)
      } else {
        context.addPath(path)
        context.clip(using: clip)
      }
    }
    clip = nil
    path = CGMutablePath()
  }

  private mutating func fill(_ rule: CGPathFillRule, _ resources: [String: PDFObject]) {
    guard let key = state.fillPattern else {
      context.setFillColor(state.fillSpace.color(state.fill, alpha: state.fillAlpha))
      context.addPath(path)
      context.fillPath(using: rule)
      return
    }
    guard let pattern = file.resolve(file.resolve(resources["Pattern"])?.dictionary?[key])?.dictionary,
      !path.isEmpty
    else { return }
    context.saveGState()
    context.addPath(path)
    context.clip(using: rule)
    // The pattern matrix maps to the page's default space, not to the current user space.
    context.concatenate(base.concatenating(context.ctm.inverted()))
    let matrix = file.numbers(pattern["Matrix"]).map { CGFloat($0) }
    if matrix.count == 6 {
      context.concatenate(CGAffineTransform(matrix[0], matrix[1], matrix[2], matrix[3], matrix[4], matrix[5]))
    }
    if let shading = pattern["Shading"] { drawShading(shading, resources) }
    context.restoreGState()
  }

  private func drawShading(_ object: PDFObject, _ resources: [String: PDFObject]) {
    guard let shading = file.resolve(object)?.dictionary,
      let function = PDFFunction(shading["Function"], file)
    else { return }
    let space = PDFColorSpace(shading["ColorSpace"], file, resources)
    let coordinates = file.numbers(shading["Coords"]).map { CGFloat($0) }
    let domain = file.numbers(shading["Domain"])
    let (low, high) = domain.count == 2 ? (domain[0], domain[1]) : (0, 1)
    let count = 32
    let locations = (0...count).map { CGFloat($0) / CGFloat(count) }
    let colors = locations.map { place in
      space.color(function.value(at: [low + Double(place) * (high - low)]), alpha: state.fillAlpha)
    }
    guard let gradient = CGGradient(colorsSpace: nil, colors: colors, locations: locations) else { return }
    let extend = (file.resolve(shading["Extend"])?.array ?? []).compactMap { file.resolve($0)?.bool }
    var options: CGGradientDrawingOptions = []
    if extend.first == true { options.insert(.drawsBeforeStartLocation) }
    if extend.last == true { options.insert(.drawsAfterEndLocation) }
    switch (Int(file.resolve(shading["ShadingType"])?.number ?? 0), coordinates.count) {
    case (2, 4):
      context.drawLinearGradient(
        gradient, start: CGPoint(x: coordinates[0], y: coordinates[1]),
        end: CGPoint(x: coordinates[2], y: coordinates[3]), options: options)
    case (3, 6):
      context.drawRadialGradient(
        gradient, startCenter: CGPoint(x: coordinates[0], y: coordinates[1]), startRadius: coordinates[2],
        endCenter: CGPoint(x: coordinates[3], y: coordinates[4]), endRadius: coordinates[5], options: options)
    default: break
    }
  }

  // MARK: Objects

  private mutating func drawObject(_ key: String, _ resources: [String: PDFObject]) {
    let object = file.resolve(file.resolve(resources["XObject"])?.dictionary?[key])
    guard let dictionary = object?.dictionary else { return }
    switch file.resolve(dictionary["Subtype"])?.name {
    case "Form": drawForm(object, dictionary, resources)
    case "Image":
      guard let image = PDFImage(file: file, resources: resources).make(object) else { return }
      context.saveGState()
      context.setAlpha(CGFloat(state.fillAlpha))
      context.setFillColor(state.fillSpace.color(state.fill, alpha: 1))
      context.draw(image, in: CGRect(x: 0, y: 0, width: 1, height: 1))
      context.restoreGState()
    default: break
    }
  }

  private mutating func drawForm(
    _ object: PDFObject?, _ dictionary: [String: PDFObject], _ resources: [String: PDFObject]
  ) {
    save()
    let matrix = file.numbers(dictionary["Matrix"]).map { CGFloat($0) }
    if matrix.count == 6 {
      context.concatenate(CGAffineTransform(matrix[0], matrix[1], matrix[2], matrix[3], matrix[4], matrix[5]))
    }
    let box = file.numbers(dictionary["BBox"]).map { CGFloat($0) }
    if box.count == 4 {
      context.clip(
        to: CGRect(x: box[0], y: box[1], width: box[2] - box[0], height: box[3] - box[1]).standardized)
    }
    // A transparency group is composited as one object.
    let isGroup = dictionary["Group"] != nil && state.fillAlpha < 1
    if isGroup {
      context.setAlpha(CGFloat(state.fillAlpha))
      context.beginTransparencyLayer(auxiliaryInfo: nil)
      context.setAlpha(1)
      (state.fillAlpha, state.strokeAlpha) = (1, 1)
    }
    let outer = path
    path = CGMutablePath()
    run(file.data(of: object), file.resolve(dictionary["Resources"])?.dictionary ?? resources)
    path = outer
    if isGroup { context.endTransparencyLayer() }
    restore()
  }
}
