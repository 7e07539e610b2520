import CoreGraphics
import Foundation

extension CALayer {
  /// The image that fills the layer: a `CGImage`.
  public var contents: Any? {
    get { extras?.contents }
    set {
      guard newValue != nil || extras?.contents != nil || extras?.drawing != nil else { return }
      if let new = newValue as AnyObject?, let old = extras?.contents as AnyObject?, new === old { return }
      change(.contents) {
        box.contents = newValue
        extras?.drawing = nil
      }
    }
  }

  /// Vector content in the coordinates of the layer's present bounds, replayed at any scale. Replaces `contents`. When the bounds
  /// change it is placed by `contentsGravity`, as an image would be.
  package var drawing: Recording? {
    get { extras?.drawing }
    set {
      guard newValue !== extras?.drawing || extras?.contents != nil else { return }
      box.drawing = newValue
      extras?.drawingFrame = storedBounds
      extras?.contents = nil
      contentVersion &+= 1
      markVisualChange()
    }
  }

  /// The part of the contents that shows, in fractions of their size.
  public var contentsRect: CGRect {
    get { extras?.contentsRect ?? CGRect(x: 0, y: 0, width: 1, height: 1) }
    set { setExtra(.contentsRect, \.contentsRect, newValue) }
  }

  /// The part of the contents that stretches, in fractions of their size.
  public var contentsCenter: CGRect {
    get { extras?.contentsCenter ?? CGRect(x: 0, y: 0, width: 1, height: 1) }
    set { setExtra(.contentsCenter, \.contentsCenter, newValue) }
  }

  /// How the contents are placed in the bounds. Default `resize`.
  public var contentsGravity: CALayerContentsGravity {
    get { extras?.contentsGravity ?? .resize }
    set { setExtra(\.contentsGravity, newValue) }
  }

  /// Pixels of the contents per point.
  public var contentsScale: CGFloat {
    get { extras?.contentsScale ?? 1 }
    set {
      guard newValue != 1 || extras != nil else { return }
      setExtra(\.contentsScale, newValue)
    }
  }

  public var contentsFormat: CALayerContentsFormat {
    get { extras?.contentsFormat ?? .RGBA8Uint }
    set { setExtra(\.contentsFormat, newValue) }
  }

  public var magnificationFilter: CALayerContentsFilter {
    get { extras?.magnificationFilter ?? .linear }
    set { setExtra(\.magnificationFilter, newValue) }
  }

  public var minificationFilter: CALayerContentsFilter {
    get { extras?.minificationFilter ?? .linear }
    set { setExtra(\.minificationFilter, newValue) }
  }

  public var minificationFilterBias: Float {
    get { extras?.minificationFilterBias ?? 0 }
    set { setExtra(\.minificationFilterBias, newValue) }
  }

  // MARK: Border

  /// The width of the border inside the bounds, in points.
  public var borderWidth: CGFloat {
    get { extras?.borderWidth ?? 0 }
    set {
      guard newValue != borderWidth else { return }
      change(.borderWidth) { box.borderWidth = newValue }
    }
  }

  public var borderColor: CGColor? {
    get { extras?.borderColor ?? .opaqueBlack }
    set { setExtra(.borderColor, \.borderColor, newValue) }
  }

  // MARK: Shadow

  public var shadowColor: CGColor? {
    get { extras.map(\.shadowColor) ?? .opaqueBlack }
    set { setExtra(.shadowColor, \.shadowColor, newValue) }
  }

  /// From 0, no shadow, to 1.
  public var shadowOpacity: Float {
    get { extras?.shadowOpacity ?? 0 }
    set {
      guard newValue != shadowOpacity else { return }
      change(.shadowOpacity) { box.shadowOpacity = newValue }
    }
  }

  /// Default (0, -3).
  public var shadowOffset: CGSize {
    get { extras?.shadowOffset ?? CGSize(width: 0, height: -3) }
    set { setExtra(.shadowOffset, \.shadowOffset, newValue) }
  }

  /// The standard deviation of the blur, in points. Default 3.
  public var shadowRadius: CGFloat {
    get { extras?.shadowRadius ?? 3 }
    set { setExtra(.shadowRadius, \.shadowRadius, newValue) }
  }

  /// The outline that casts the shadow, in place of the layer's alpha.
  public var shadowPath: CGPath? {
    get { extras?.shadowPath }
    set { setExtra(.shadowPath, \.shadowPath, newValue) }
  }

  // MARK: Backdrop

  /// Blurs what lies behind the layer, within its bounds and corners: the standard deviation in points, 0 for none.
  package var backdropBlurRadius: CGFloat {
    get { extras?.backdropBlurRadius ?? 0 }
    set {
      guard newValue != backdropBlurRadius else { return }
      change(.backdropBlurRadius) { box.backdropBlurRadius = newValue }
    }
  }

  /// The factor for the saturation of what lies behind the layer; 1 leaves it.
  package var backdropSaturation: CGFloat {
    get { extras?.backdropSaturation ?? 1 }
    set {
      guard newValue != backdropSaturation else { return }
      change(.backdropSaturation) { box.backdropSaturation = newValue }
    }
  }

  // MARK: Rendering

  /// Whether the layer with its sublayers is kept as a bitmap while nothing in it changes.
  public var shouldRasterize: Bool {
    get { flags.contains(.rasterize) }
    set { setFlag(.rasterize, newValue) }
  }

  /// Pixels per point of that bitmap.
  public var rasterizationScale: CGFloat {
    get { extras?.rasterizationScale ?? 1 }
    set { setExtra(\.rasterizationScale, newValue) }
  }

  /// A hint; drawing is recorded at once either way.
  public var drawsAsynchronously: Bool {
    get { flags.contains(.drawsAsynchronously) }
    set { if newValue { flags.insert(.drawsAsynchronously) } else { flags.remove(.drawsAsynchronously) } }
  }

  public var allowsEdgeAntialiasing: Bool {
    get { !flags.contains(.noEdgeAntialiasing) }
    set { setFlag(.noEdgeAntialiasing, !newValue) }
  }

  public var edgeAntialiasingMask: CAEdgeAntialiasingMask {
    get {
      extras?.edgeAntialiasingMask ?? [.layerLeftEdge, .layerRightEdge, .layerBottomEdge, .layerTopEdge]
    }
    set { setExtra(\.edgeAntialiasingMask, newValue) }
  }

  /// Kept but not drawn, as on iOS.
  public var filters: [Any]? {
    get { extras?.filters }
    set { box.filters = newValue }
  }

  public var backgroundFilters: [Any]? {
    get { extras?.backgroundFilters }
    set { box.backgroundFilters = newValue }
  }

  /// How the layer is composed with what lies behind: the name of a blend mode, like `multiplyBlendMode`. Other filters are kept but
  /// not drawn.
  public var compositingFilter: Any? {
    get { extras?.compositingFilter }
    set {
      box.compositingFilter = newValue
      effect.blendMode = (newValue as? String).flatMap(CGBlendMode.init(filterName:)) ?? .normal
    }
  }

  /// What is done to the pixels of the layer and its sublayers, and how they are composed with what lies behind.
  package var effect: LayerEffect {
    get { extras?.filter?.effect ?? LayerEffect() }
    set {
      guard newValue != effect else { return }
      box.filter = newValue == LayerEffect() ? nil : LayerFilter(newValue)
      markVisualChange()
    }
  }
}
