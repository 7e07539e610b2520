/// A view that fills or strokes a path.
final class PaintView: UIView, LayoutOnlyView {
  override class var layerClass: AnyClass { CAShapeLayer.self }
  private var shape: CAShapeLayer { layer as! CAShapeLayer }
  private var filler: UIView?
  private var gradientLayer: CAGradientLayer?
  private var fillRule = CAShapeLayerFillRule.nonZero
  private var paint: _Paint?
  private var path: CGPath?
  private var stroke: StrokeStyle?

  override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
    shape.fillColor = nil
  }
  required init?(coder: NSCoder) { super.init(coder: coder) }

  func show(_ path: CGPath, _ paint: _Paint, stroke: StrokeStyle?, isEOFilled: Bool) {
    self.path = path
    self.paint = paint.plain
    self.stroke = stroke
    applyToLayer(paint)
    fillRule = isEOFilled ? .evenOdd : .nonZero
    apply()
  }

  /// Whether the filled or stroked path contains a point and its color is visible.
  func paints(at point: CGPoint) -> Bool {
    guard let path, let paint else { return false }
    if case .color(let color) = paint, color.resolvedColor(with: traitCollection).cgColor.alpha == 0 {
      return false
    }
    guard let stroke else { return path.contains(point, using: fillRule == .evenOdd ? .evenOdd : .winding) }
    return path.copy(
      strokingWithWidth: stroke.lineWidth, lineCap: stroke.lineCap, lineJoin: stroke.lineJoin,
      miterLimit: stroke.miterLimit
    ).contains(point)
  }

  /// Applies the blend mode and shadow of a paint to the layer.
  private func applyToLayer(_ paint: _Paint) {
    var mode = BlendMode.normal
    var shadow: ShadowStyle?
    var inner = paint
    innerShadows = []
    while true {
      if case .blended(let base, let own) = inner {
        mode = own
        inner = base
      } else if case .shadowed(let base, let own) = inner {
        if own.isInner { innerShadows.append(own) } else { shadow = own }
        inner = base
      } else {
        break
      }
    }
    if mode != .normal || layer.effect.blendMode != .normal { layer.effect.blendMode = mode.mode }
    guard shadow != nil || layer.shadowOpacity > 0 else { return }
    let color = shadow.map { UIColor($0.color) }?.resolvedColor(with: traitCollection)
    layer.shadowColor = color?.withAlphaComponent(1).cgColor
    layer.shadowOpacity = Float(color?.cgColor.alpha ?? 0)
    layer.shadowRadius = shadow?.radius ?? 0
    layer.shadowOffset = CGSize(width: shadow?.x ?? 0, height: shadow?.y ?? 0)
  }

  private var innerShadows: [ShadowStyle] = []
  private var innerShadowLayers: [CALayer] = []

  /// Adds the inner shadows: each is cast by a frame around the path and clipped to the path.
  private func applyInnerShadows() {
    for layer in innerShadowLayers { layer.removeFromSuperlayer() }
    innerShadowLayers = []
    guard let path, stroke == nil else { return }
    innerShadowLayers = innerShadows.map { shadow in
      let color = UIColor(shadow.color).resolvedColor(with: traitCollection)
      let margin = shadow.radius * 3 + max(abs(shadow.x), abs(shadow.y)) + 1
      let outside = CGMutablePath()
      outside.addRect(path.boundingBoxOfPath.insetBy(dx: -margin, dy: -margin))
      outside.addPath(path)
      let frame = CAShapeLayer()
      frame.path = outside
      frame.fillRule = .evenOdd
      frame.fillColor = color.withAlphaComponent(1).cgColor
      frame.shadowColor = color.withAlphaComponent(1).cgColor
      frame.shadowOpacity = Float(color.cgColor.alpha)
      frame.shadowRadius = shadow.radius
      frame.shadowOffset = CGSize(width: shadow.x, height: shadow.y)
      let mask = CAShapeLayer()
      mask.path = path
      mask.fillRule = fillRule
      mask.fillColor = UIColor.black.cgColor
      let container = CALayer()
      for layer in [frame, mask, container] { layer.frame = bounds }
      container.mask = mask
      container.addSublayer(frame)
      layer.addSublayer(container)
      return container
    }
  }

  private func apply() {
    applyPaint()
    if !innerShadows.isEmpty || !innerShadowLayers.isEmpty { applyInnerShadows() }
  }

  private func applyPaint() {
    guard let path, let paint else { return }
    shape.fillRule = fillRule
    if case .color(let color) = paint {
      removeFiller()
      shape.path = path
      let resolved = color.resolvedColor(with: traitCollection).cgColor
      if let stroke {
        shape.fillColor = nil
        shape.strokeColor = resolved
        stroke.apply(to: shape)
      } else {
        shape.strokeColor = nil
        shape.fillColor = resolved
      }
      return
    }
    // A gradient or image is drawn in a sublayer that is masked by the shape.
    shape.path = nil
    shape.fillColor = nil
    shape.strokeColor = nil
    let mask = CAShapeLayer()
    mask.path = path
    mask.fillRule = fillRule
    if let stroke {
      mask.fillColor = nil
      mask.strokeColor = UIColor.black.cgColor
      stroke.apply(to: mask)
    } else {
      mask.fillColor = UIColor.black.cgColor
    }
    mask.frame = bounds
    switch paint {
    case .gradient(let gradient): fill(with: gradient, mask)
    case .material(let style): fill(with: style, path, mask)
    case .image(let image):
      removeFiller()
      let tiles = UIView(frame: bounds)
      tiles.backgroundColor = UIColor(patternImage: image)
      tiles.layer.mask = mask
      filler = tiles
      addSubview(tiles)
    case .color, .blended, .shadowed: break
    }
  }

  private func fill(with style: UIBlurEffect.Style, _ path: CGPath, _ mask: CAShapeLayer) {
    let effect: UIVisualEffectView
    if let known = filler as? UIVisualEffectView {
      effect = known
      if (known.effect as? UIBlurEffect)?.style != style { known.effect = UIBlurEffect(style: style) }
    } else {
      removeFiller()
      effect = UIVisualEffectView(effect: UIBlurEffect(style: style))
      filler = effect
      addSubview(effect)
    }
    var rect = CGRect.zero
    if stroke == nil, path.isRect(&rect) {
      effect.layer.mask = nil
      effect.frame = rect
    } else {
      effect.frame = bounds
      effect.layer.mask = mask
    }
  }

  private func fill(with gradient: _GradientPaint, _ mask: CAShapeLayer) {
    filler?.removeFromSuperview()
    filler = nil
    let layer = gradientLayer ?? CAGradientLayer()
    if gradientLayer == nil {
      gradientLayer = layer
      self.layer.addSublayer(layer)
    }
    layer.frame = bounds
    layer.mask = mask
    layer.opacity = Float(gradient.opacity)
    layer.colors = gradient.colors.map { $0.resolvedColor(with: traitCollection).cgColor }
    layer.locations = gradient.locations.map { NSNumber(value: Double($0)) }
    switch gradient.kind {
    case .linear:
      layer.type = .axial
      layer.startPoint = CGPoint(x: gradient.start.x, y: gradient.start.y)
      layer.endPoint = CGPoint(x: gradient.end.x, y: gradient.end.y)
    case .radial(_, let radius):
      layer.type = .radial
      layer.startPoint = CGPoint(x: gradient.start.x, y: gradient.start.y)
      layer.endPoint = CGPoint(
        x: gradient.start.x + radius / max(1, bounds.width),
        y: gradient.start.y + radius / max(1, bounds.height))
    case .elliptical(_, let radius):
      layer.type = .radial
      layer.startPoint = CGPoint(x: gradient.start.x, y: gradient.start.y)
      layer.endPoint = CGPoint(x: gradient.start.x + radius, y: gradient.start.y + radius)
    case .angular(let start, _):
      layer.type = .conic
      layer.startPoint = CGPoint(x: gradient.start.x, y: gradient.start.y)
      let (cosine, sine): (Double, Double) = (cos(start.radians), sin(start.radians))
      layer.endPoint = CGPoint(x: gradient.start.x + cosine, y: gradient.start.y + sine)
    }
  }

  private func removeFiller() {
    filler?.removeFromSuperview()
    filler = nil
    gradientLayer?.removeFromSuperlayer()
    gradientLayer = nil
  }

  override func traitCollectionDidChange(_ previous: UITraitCollection?) {
    super.traitCollectionDidChange(previous)
    UIView.performWithoutAnimation { apply() }
  }
}

/// The style of a stroked path.
public struct StrokeStyle: Equatable, Sendable {
  public var lineWidth: CGFloat
  public var lineCap: CGLineCap
  public var lineJoin: CGLineJoin
  public var miterLimit: CGFloat
  public var dash: [CGFloat]
  public var dashPhase: CGFloat

  public init(
    lineWidth: CGFloat = 1, lineCap: CGLineCap = .butt, lineJoin: CGLineJoin = .miter,
    miterLimit: CGFloat = 10,
    dash: [CGFloat] = [], dashPhase: CGFloat = 0
  ) {
    self.lineWidth = lineWidth
    self.lineCap = lineCap
    self.lineJoin = lineJoin
    self.miterLimit = miterLimit
    self.dash = dash
    self.dashPhase = dashPhase
  }

  @MainActor
  fileprivate func apply(to layer: CAShapeLayer) {
    layer.lineWidth = lineWidth
    layer.lineCap = lineCap == .round ? .round : lineCap == .square ? .square : .butt
    layer.lineJoin = lineJoin == .round ? .round : lineJoin == .bevel ? .bevel : .miter
    layer.miterLimit = miterLimit
    layer.lineDashPattern = dash.isEmpty ? nil : dash.map { NSNumber(value: Double($0)) }
    layer.lineDashPhase = dashPhase
  }
}

public struct FillStyle: Equatable, Sendable {
  public var isEOFilled: Bool
  public var isAntialiased: Bool
  public init(eoFill: Bool = false, antialiased: Bool = true) {
    isEOFilled = eoFill
    isAntialiased = antialiased
  }
}

extension StrokeStyle: Animatable {
  public var animatableData: AnimatablePair<CGFloat, AnimatablePair<CGFloat, CGFloat>> {
    get { AnimatablePair(lineWidth, AnimatablePair(miterLimit, dashPhase)) }
    set {
      lineWidth = newValue.first
      (miterLimit, dashPhase) = (newValue.second.first, newValue.second.second)
    }
  }
}
