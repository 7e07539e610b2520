/// The destination of a graphics context.
@preconcurrency @MainActor
final class GraphicsTarget {
  let context: CGContext
  let size: CGSize
  let environment: EnvironmentValues
  let symbol: (AnyHashable) -> ViewHost?
  init(
    _ context: CGContext, _ size: CGSize, _ environment: EnvironmentValues,
    symbol: @escaping (AnyHashable) -> ViewHost?
  ) {
    self.context = context
    self.size = size
    self.environment = environment
    self.symbol = symbol
  }
  /// Returns the same destination in another context.
  func on(_ context: CGContext) -> GraphicsTarget {
    GraphicsTarget(context, size, environment, symbol: symbol)
  }
}

/// A drawing context for paths, texts and images. A copy has its own state and the same destination.
public struct GraphicsContext {
  let target: GraphicsTarget
  /// The opacity from 0 to 1.
  public var opacity: Double = 1
  public var blendMode = BlendMode.normal
  public var transform = CGAffineTransform.identity
  private var clips: [Clip] = []
  private var filters: [Filter] = []

  private struct Clip {
    let path: CGPath
    let rule: CGPathFillRule
    let isInverse: Bool
  }

  init(_ target: GraphicsTarget) { self.target = target }

  public var environment: EnvironmentValues { target.environment }

  // MARK: Places

  public mutating func scaleBy(x: CGFloat, y: CGFloat) { transform = transform.scaledBy(x: x, y: y) }
  public mutating func translateBy(x: CGFloat, y: CGFloat) { transform = transform.translatedBy(x: x, y: y) }
  public mutating func rotate(by angle: Angle) { transform = transform.rotated(by: angle.radians) }
  public mutating func concatenate(_ matrix: CGAffineTransform) {
    transform = matrix.concatenating(transform)
  }

  // MARK: Clips

  public struct ClipOptions: OptionSet, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    public static let inverse = ClipOptions(rawValue: 1)
  }
  /// Clips further drawing to a path, or to its inverse.
  public mutating func clip(
    to path: Path, style: FillStyle = FillStyle(), options: ClipOptions = ClipOptions()
  ) {
    clips.append(
      Clip(
        path: path.applying(transform).cgPath, rule: style.isEOFilled ? .evenOdd : .winding,
        isInverse: options.contains(.inverse)))
  }
  public var clipBoundingRect: CGRect {
    clips.filter { !$0.isInverse }.reduce(CGRect(origin: .zero, size: target.size)) {
      $0.intersection($1.path.boundingBoxOfPath)
    }.applying(transform.inverted())
  }

  // MARK: Filters

  /// A filter applied to drawing operations.
  public struct Filter: Sendable {
    enum Kind: Sendable {
      case color(ColorFilter), multiply(Color), shadow(Color, CGFloat, CGFloat, CGFloat)
      case transform(CGAffineTransform)
      case alphaThreshold(ClosedRange<Double>, Color)
    }
    let kind: Kind
    public static func shadow(
      color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0,
      y: CGFloat = 0, blendMode: BlendMode = .normal, options: ShadowOptions = ShadowOptions()
    ) -> Filter { Filter(kind: .shadow(color, radius, x, y)) }
    public static func blur(radius: CGFloat, options: BlurOptions = BlurOptions()) -> Filter {
      Filter(kind: .color(ColorFilter(.blur, Double(radius))))
    }
    public static func colorMultiply(_ color: Color) -> Filter { Filter(kind: .multiply(color)) }
    public static func hueRotation(_ angle: Angle) -> Filter {
      Filter(kind: .color(ColorFilter(.hueRotation, angle.radians)))
    }
    public static func saturation(_ amount: Double) -> Filter {
      Filter(kind: .color(ColorFilter(.saturation, amount)))
    }
    public static func brightness(_ amount: Double) -> Filter {
      Filter(kind: .color(ColorFilter(.brightness, amount)))
    }
    public static func contrast(_ amount: Double) -> Filter {
      Filter(kind: .color(ColorFilter(.contrast, amount)))
    }
    public static func colorInvert(_ amount: Double = 1) -> Filter {
      Filter(kind: .color(ColorFilter(.inversion, amount)))
    }
    public static func grayscale(_ amount: Double) -> Filter {
      Filter(kind: .color(ColorFilter(.saturation, 1 - amount)))
    }
    public static var luminanceToAlpha: Filter { Filter(kind: .color(ColorFilter(.luminanceToAlpha))) }
    /// A filter that transforms the drawing. Differs from iOS: without perspective.
    public static func projectionTransform(_ matrix: ProjectionTransform) -> Filter {
      Filter(kind: .transform(matrix.affine))
    }
    /// A filter that replaces pixels with an opacity in a range by a color, and others by clear pixels.
    public static func alphaThreshold(
      min minimum: Double, max maximum: Double = 1, color: Color = .black
    ) -> Filter { Filter(kind: .alphaThreshold(minimum...max(minimum, maximum), color)) }
  }
  /// Options of shadows. They have no effect: shadows are drawn below the content.
  public struct ShadowOptions: OptionSet, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    public static let shadowAbove = ShadowOptions(rawValue: 1)
    public static let shadowOnly = ShadowOptions(rawValue: 2)
    public static let invertsAlpha = ShadowOptions(rawValue: 4)
    public static let disablesGroup = ShadowOptions(rawValue: 8)
  }
  public struct BlurOptions: OptionSet, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    public static let opaque = BlurOptions(rawValue: 1)
    public static let dithersResult = BlurOptions(rawValue: 2)
  }
  public struct FilterOptions: OptionSet, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    public static let linearColor = FilterOptions(rawValue: 1)
  }
  /// Adds a filter to further drawing operations.
  public mutating func addFilter(_ filter: Filter, options: FilterOptions = FilterOptions()) {
    filters.append(filter)
  }

  // MARK: Painting

  /// Draws with the current state. `body` draws in the context's coordinates.
  func paint(_ body: (CGContext) -> Void) {
    if filters.isEmpty { withCGContext(content: body) } else { paintFiltered(body) }
  }

  private func applyClips(_ context: CGContext) {
    for clip in clips {
      if clip.isInverse {
        let path = CGMutablePath()
        path.addRect(CGRect(origin: .zero, size: target.size).insetBy(dx: -1000, dy: -1000))
        path.addPath(clip.path)
        context.addPath(path)
        context.clip(using: .evenOdd)
      } else {
        context.addPath(clip.path)
        context.clip(using: clip.rule)
      }
    }
  }

  /// Draws to an image, applies the filters and draws the result.
  private func paintFiltered(_ body: (CGContext) -> Void) {
    let scale = target.environment.displayScale
    let whole = CGRect(origin: .zero, size: target.size)
    guard whole.width > 0, whole.height > 0 else { return }
    let format = UIGraphicsImageRendererFormat()
    format.scale = scale
    format.opaque = false
    func picture(_ draw: (CGContext) -> Void) -> UIImage {
      UIGraphicsImageRenderer(size: whole.size, format: format).image { draw($0.cgContext) }
    }
    let transform = transform
    var image = picture {
      $0.concatenate(transform)
      body($0)
    }
    for filter in filters {
      switch filter.kind {
      case .color(let filter): image = filtered(image, filter, scale)
      case .multiply(let color):
        var change = ColorFilter(.multiplication)
        var (red, green, blue, alpha) = (CGFloat(0), CGFloat(0), CGFloat(0), CGFloat(0))
        color.uiColor(in: environment).resolvedColor(with: environment.traits)
          .getRed(&red, green: &green, blue: &blue, alpha: &alpha)
        change.amounts = SIMD4(Double(red), Double(green), Double(blue), Double(alpha))
        image = filtered(image, change, scale)
      case .transform(let change):
        image = picture { [image] in
          $0.concatenate(change)
          image.draw(in: whole)
        }
      case .alphaThreshold(let range, let color):
        var (red, green, blue, alpha) = (CGFloat(0), CGFloat(0), CGFloat(0), CGFloat(0))
        color.uiColor(in: environment).resolvedColor(with: environment.traits)
          .getRed(&red, green: &green, blue: &blue, alpha: &alpha)
        let fill = SIMD4(Double(red), Double(green), Double(blue), Double(alpha))
        image = image.thresholded(range, fill: fill, scale: scale) ?? image
      case .shadow(let color, let radius, let x, let y):
        let cast = color.uiColor(in: environment).resolvedColor(with: environment.traits).cgColor
        image = picture { [image] in
          $0.setShadow(offset: CGSize(width: x, height: y), blur: radius * 2, color: cast)
          image.draw(in: whole)
        }
      }
    }
    let context = target.context
    context.saveGState()
    applyClips(context)
    UIGraphicsPushContext(context)
    image.draw(in: whole, blendMode: blendMode.mode, alpha: CGFloat(opacity))
    UIGraphicsPopContext()
    context.restoreGState()
  }

  private func filtered(_ image: UIImage, _ filter: ColorFilter, _ scale: CGFloat) -> UIImage {
    var effect = LayerEffect()
    filter.apply(to: &effect)
    guard let pixels = image.cgImage, let changed = effect.applied(to: pixels, scale: scale) else {
      return image
    }
    return UIImage(cgImage: changed, scale: image.scale, orientation: .up)
  }

  /// Draws content in isolation and composites it as a group.
  public func drawLayer(content: (inout GraphicsContext) throws -> Void) rethrows {
    let bounds = CGRect(origin: .zero, size: target.size)
    guard bounds.width > 0, bounds.height > 0 else { return }
    // Recorded, not rasterized: a layer needs no bitmap of the whole canvas, and stays sharp at any scale.
    let recording = try Recording.record(bounds: bounds, scale: target.environment.displayScale) {
      var inner = GraphicsContext(target.on($0))
      inner.transform = transform
      try content(&inner)
    }
    var outer = self
    outer.transform = .identity
    outer.paint { $0.draw(recording) }
  }

  /// Draws with Core Graphics.
  public func withCGContext(content: (CGContext) throws -> Void) rethrows {
    let context = target.context
    context.saveGState()
    defer { context.restoreGState() }
    applyClips(context)
    context.setAlpha(CGFloat(opacity))
    context.setBlendMode(blendMode.mode)
    context.concatenate(transform)
    UIGraphicsPushContext(context)
    defer { UIGraphicsPopContext() }
    try content(context)
  }

  public func fill(_ path: Path, with shading: Shading, style: FillStyle = FillStyle()) {
    paint { context in
      shading.paint(context, environment, path.boundingRect) {
        context.addPath(path.cgPath)
        return style.isEOFilled ? .evenOdd : .winding
      }
    }
  }
  public func stroke(_ path: Path, with shading: Shading, style: StrokeStyle) {
    fill(path.strokedPath(style), with: shading)
  }
  public func stroke(_ path: Path, with shading: Shading, lineWidth: CGFloat = 1) {
    stroke(path, with: shading, style: StrokeStyle(lineWidth: lineWidth))
  }
}
