extension GraphicsContext {
  /// The fill of a path. Points are in the context's coordinates.
  public struct Shading {
    enum Kind {
      case color(Color)
      case style(any ShapeStyle)
      case linear(Gradient, CGPoint, CGPoint)
      case radial(Gradient, CGPoint, CGFloat, CGFloat)
      case conic(Gradient, CGPoint, Angle)
      case image(Image, CGPoint, CGFloat)
      case palette([Shading])
    }
    let kind: Kind
    public static var foreground: Shading { Shading(kind: .style(ForegroundStyle())) }
    public static var backdrop: Shading { Shading(kind: .color(.clear)) }
    public static func color(_ color: Color) -> Shading { Shading(kind: .color(color)) }
    public static func color(
      _ colorSpace: Color.RGBColorSpace = .sRGB, red: Double, green: Double, blue: Double, opacity: Double = 1
    ) -> Shading { .color(Color(colorSpace, red: red, green: green, blue: blue, opacity: opacity)) }
    public static func color(
      _ colorSpace: Color.RGBColorSpace = .sRGB, white: Double, opacity: Double = 1
    ) -> Shading { .color(Color(colorSpace, white: white, opacity: opacity)) }
    public static func style<S: ShapeStyle>(_ style: S) -> Shading { Shading(kind: .style(style)) }
    public static func linearGradient(
      _ gradient: Gradient, startPoint: CGPoint, endPoint: CGPoint,
      options: GradientOptions = GradientOptions()
    ) -> Shading { Shading(kind: .linear(gradient, startPoint, endPoint)) }
    public static func radialGradient(
      _ gradient: Gradient, center: CGPoint, startRadius: CGFloat, endRadius: CGFloat,
      options: GradientOptions = GradientOptions()
    ) -> Shading { Shading(kind: .radial(gradient, center, startRadius, endRadius)) }
    public static func conicGradient(
      _ gradient: Gradient, center: CGPoint, angle: Angle = Angle(),
      options: GradientOptions = GradientOptions()
    ) -> Shading { Shading(kind: .conic(gradient, center, angle)) }
    public static func tiledImage(
      _ image: Image, origin: CGPoint = .zero, sourceRect: CGRect = CGRect(x: 0, y: 0, width: 1, height: 1),
      scale: CGFloat = 1
    ) -> Shading { Shading(kind: .image(image, origin, scale)) }
    public static func palette(_ array: [Shading]) -> Shading { Shading(kind: .palette(array)) }
  }

  public struct GradientOptions: OptionSet, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    public static let `repeat` = GradientOptions(rawValue: 1)
    public static let mirror = GradientOptions(rawValue: 2)
    public static let linearColor = GradientOptions(rawValue: 4)
  }
}

extension GraphicsContext.Shading {
  /// Whether it is the foreground style, which resolved texts and images already have.
  var isForeground: Bool {
    if case .style(let style) = kind { style is ForegroundStyle } else { false }
  }

  /// Fills a path. `add` adds the path to the context and returns the fill rule.
  func paint(
    _ context: CGContext, _ environment: EnvironmentValues, _ bounds: CGRect, _ add: () -> CGPathFillRule
  ) {
    func gradient(_ gradient: Gradient) -> CGGradient? {
      let stops = gradient.stops.sorted { $0.location < $1.location }
      let colors = stops.map {
        $0.color.uiColor(in: environment).resolvedColor(with: environment.traits).cgColor
      }
      return CGGradient(
        colorsSpace: CGColorSpaceCreateDeviceRGB(), colors: colors as CFArray,
        locations: stops.map(\.location))
    }
    func clipped(_ body: () -> Void) {
      context.saveGState()
      context.clip(using: add())
      body()
      context.restoreGState()
    }
    let beyond: CGGradientDrawingOptions = [.drawsBeforeStartLocation, .drawsAfterEndLocation]
    switch kind {
    case .color(let color):
      context.setFillColor(color.uiColor(in: environment).resolvedColor(with: environment.traits).cgColor)
      let rule = add()
      context.fillPath(using: rule)
    case .linear(let colors, let start, let end):
      guard let colors = gradient(colors) else { return }
      clipped { context.drawLinearGradient(colors, start: start, end: end, options: beyond) }
    case .radial(let colors, let center, let start, let end):
      guard let colors = gradient(colors) else { return }
      clipped {
        context.drawRadialGradient(
          colors, startCenter: center, startRadius: start, endCenter: center, endRadius: end, options: beyond)
      }
    case .conic(let colors, let center, let angle):
      clipped { Self.drawConic(colors, center, angle, bounds, context, environment) }
    case .image(let image, let origin, let scale):
      guard let picture = image.uiImage(in: environment), picture.size.width > 0, picture.size.height > 0
      else { return }
      clipped {
        let size = CGSize(width: picture.size.width * scale, height: picture.size.height * scale)
        var y = origin.y + ((bounds.minY - origin.y) / size.height).rounded(.down) * size.height
        while y < bounds.maxY {
          var x = origin.x + ((bounds.minX - origin.x) / size.width).rounded(.down) * size.width
          while x < bounds.maxX {
            picture.draw(in: CGRect(origin: CGPoint(x: x, y: y), size: size))
            x += size.width
          }
          y += size.height
        }
      }
    case .palette(let shadings): shadings.first?.paint(context, environment, bounds, add)
    case .style(let style): paint(style._paint(in: environment), context, environment, bounds, add)
    }
  }

  private func paint(
    _ paint: _Paint, _ context: CGContext, _ environment: EnvironmentValues, _ bounds: CGRect,
    _ add: () -> CGPathFillRule
  ) {
    switch paint.plain {
    case .blended, .shadowed: break
    case .color(let color):
      GraphicsContext.Shading.color(Color(color)).paint(context, environment, bounds, add)
    case .gradient(let paint):
      let stops = zip(paint.colors, paint.locations).map {
        Gradient.Stop(color: Color($0).opacity(paint.opacity), location: $1)
      }
      func place(_ point: UnitPoint) -> CGPoint {
        CGPoint(x: bounds.minX + bounds.width * point.x, y: bounds.minY + bounds.height * point.y)
      }
      let shading: GraphicsContext.Shading
      switch paint.kind {
      case .linear:
        shading = .linearGradient(
          Gradient(stops: stops), startPoint: place(paint.start), endPoint: place(paint.end))
      case .radial(let start, let end):
        shading = .radialGradient(
          Gradient(stops: stops), center: place(paint.start), startRadius: start, endRadius: end)
      case .elliptical(let start, let end):
        let side = max(bounds.width, bounds.height)
        shading = .radialGradient(
          Gradient(stops: stops), center: place(paint.start), startRadius: start * side, endRadius: end * side
        )
      case .angular(let start, _):
        shading = .conicGradient(Gradient(stops: stops), center: place(paint.start), angle: start)
      }
      shading.paint(context, environment, bounds, add)
    case .material:
      GraphicsContext.Shading.color(Color(.secondarySystemFill)).paint(context, environment, bounds, add)
    case .image(let image):
      GraphicsContext.Shading.tiledImage(Image(uiImage: image)).paint(context, environment, bounds, add)
    }
  }

  /// Draws a conic gradient as narrow wedges.
  private static func drawConic(
    _ gradient: Gradient, _ center: CGPoint, _ angle: Angle, _ bounds: CGRect, _ context: CGContext,
    _ environment: EnvironmentValues
  ) {
    let stops = gradient.stops.sorted { $0.location < $1.location }
    guard let first = stops.first, let last = stops.last else { return }
    let reach =
      [bounds.minX, bounds.maxX].flatMap { x in
        [bounds.minY, bounds.maxY].map { hypot(x - center.x, $0 - center.y) }
      }.max()! + 1
    let count = 360
    for index in 0..<count {
      let part = CGFloat(index) / CGFloat(count)
      var color = part <= first.location ? first.color : last.color
      for (a, b) in zip(stops, stops.dropFirst()) where part >= a.location && part <= b.location {
        let length = b.location - a.location
        color = a.color.mix(with: b.color, by: length > 0 ? Double((part - a.location) / length) : 1)
      }
      let start = CGFloat(angle.radians) + part * 2 * .pi
      // Wedges overlap so that no seams are visible.
      let end = start + (index == count - 1 ? 1 : 2.5) * 2 * .pi / CGFloat(count)
      context.setFillColor(color.uiColor(in: environment).resolvedColor(with: environment.traits).cgColor)
      context.move(to: center)
      context.addArc(center: center, radius: reach, startAngle: start, endAngle: end, clockwise: false)
      context.closePath()
      context.fillPath()
    }
  }
}
