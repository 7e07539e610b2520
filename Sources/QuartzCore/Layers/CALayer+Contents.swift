import CoreGraphics
import Foundation

extension CALayer {
  var defaultContents: Any? {
    get { extras?.contents }
    set {
      flags.remove(.awaitsDisplay)
      guard newValue != nil || extras?.contents != nil || extras?.drawing != nil else { return }
      if let new = newValue as AnyObject?, let old = extras?.contents as AnyObject?, new === old { return }
      change(.contents) {
        box.contents = newValue
        extras?.drawing = nil
      }
    }
  }

  /// Vector content in the coordinates of the layer's bounds at the time of recording, replayed at any scale.
  /// Replaces `contents`. When the bounds change, it is placed by `contentsGravity` like an image.
  package var drawing: Recording? {
    get {
      performDeferredDisplay()
      return extras?.drawing
    }
    set {
      flags.remove(.awaitsDisplay)
      guard newValue !== extras?.drawing || extras?.contents != nil else { return }
      box.drawing = newValue
      extras?.drawingFrame = storedBounds
      extras?.contents = nil
      contentVersion &+= 1
      markVisualChange()
    }
  }

  var defaultContentsRect: CGRect {
    get { extras?.contentsRect ?? CGRect(x: 0, y: 0, width: 1, height: 1) }
    set { setExtra(.contentsRect, \.contentsRect, newValue) }
  }

  var defaultContentsCenter: CGRect {
    get { extras?.contentsCenter ?? CGRect(x: 0, y: 0, width: 1, height: 1) }
    set { setExtra(.contentsCenter, \.contentsCenter, newValue) }
  }

  var defaultContentsGravity: CALayerContentsGravity {
    get { extras?.contentsGravity ?? .resize }
    set { setExtra(\.contentsGravity, newValue) }
  }

  var defaultContentsScale: CGFloat {
    get { extras?.contentsScale ?? 1 }
    set {
      guard newValue != 1 || extras != nil else { return }
      setExtra(\.contentsScale, newValue)
    }
  }

  var defaultContentsFormat: CALayerContentsFormat {
    get { extras?.contentsFormat ?? .RGBA8Uint }
    set { setExtra(\.contentsFormat, newValue) }
  }

  var defaultMagnificationFilter: CALayerContentsFilter {
    get { extras?.magnificationFilter ?? .linear }
    set { setExtra(\.magnificationFilter, newValue) }
  }

  var defaultMinificationFilter: CALayerContentsFilter {
    get { extras?.minificationFilter ?? .linear }
    set { setExtra(\.minificationFilter, newValue) }
  }

  var defaultMinificationFilterBias: Float {
    get { extras?.minificationFilterBias ?? 0 }
    set { setExtra(\.minificationFilterBias, newValue) }
  }

  // MARK: Border

  var defaultBorderWidth: CGFloat {
    get { extras?.borderWidth ?? 0 }
    set {
      guard newValue != borderWidth else { return }
      change(.borderWidth) { box.borderWidth = newValue }
    }
  }

  var defaultBorderColor: CGColor? {
    get { extras?.borderColor ?? .opaqueBlack }
    set { setExtra(.borderColor, \.borderColor, newValue) }
  }

  // MARK: Shadow

  var defaultShadowColor: CGColor? {
    get { extras.map(\.shadowColor) ?? .opaqueBlack }
    set { setExtra(.shadowColor, \.shadowColor, newValue) }
  }

  var defaultShadowOpacity: Float {
    get { extras?.shadowOpacity ?? 0 }
    set {
      guard newValue != shadowOpacity else { return }
      change(.shadowOpacity) { box.shadowOpacity = newValue }
    }
  }

  var defaultShadowOffset: CGSize {
    get { extras?.shadowOffset ?? CGSize(width: 0, height: -3) }
    set { setExtra(.shadowOffset, \.shadowOffset, newValue) }
  }

  var defaultShadowRadius: CGFloat {
    get { extras?.shadowRadius ?? 3 }
    set { setExtra(.shadowRadius, \.shadowRadius, newValue) }
  }

  var defaultShadowPath: CGPath? {
    get { extras?.shadowPath }
    set { setExtra(.shadowPath, \.shadowPath, newValue) }
  }

  // MARK: Backdrop

  /// The standard deviation, in points, of a blur of the content behind the layer, within its bounds and
  /// corners; 0 for none.
  package var backdropBlurRadius: CGFloat {
    get { extras?.backdropBlurRadius ?? 0 }
    set {
      guard newValue != backdropBlurRadius else { return }
      change(.backdropBlurRadius) { box.backdropBlurRadius = newValue }
    }
  }

  /// The saturation factor for the content behind the layer; 1 leaves it unchanged.
  package var backdropSaturation: CGFloat {
    get { extras?.backdropSaturation ?? 1 }
    set {
      guard newValue != backdropSaturation else { return }
      change(.backdropSaturation) { box.backdropSaturation = newValue }
    }
  }

  // MARK: Rendering

  var defaultShouldRasterize: Bool {
    get { flags.contains(.rasterize) }
    set { setFlag(.rasterize, newValue) }
  }

  var defaultRasterizationScale: CGFloat {
    get { extras?.rasterizationScale ?? 1 }
    set { setExtra(\.rasterizationScale, newValue) }
  }

  var defaultDrawsAsynchronously: Bool {
    get { flags.contains(.drawsAsynchronously) }
    set { if newValue { flags.insert(.drawsAsynchronously) } else { flags.remove(.drawsAsynchronously) } }
  }

  var defaultAllowsEdgeAntialiasing: Bool {
    get { !flags.contains(.noEdgeAntialiasing) }
    set { setFlag(.noEdgeAntialiasing, !newValue) }
  }

  var defaultEdgeAntialiasingMask: CAEdgeAntialiasingMask {
    get {
      extras?.edgeAntialiasingMask ?? [.layerLeftEdge, .layerRightEdge, .layerBottomEdge, .layerTopEdge]
    }
    set { setExtra(\.edgeAntialiasingMask, newValue) }
  }

  var defaultFilters: [Any]? {
    get { extras?.filters }
    set { box.filters = newValue }
  }

  var defaultBackgroundFilters: [Any]? {
    get { extras?.backgroundFilters }
    set { box.backgroundFilters = newValue }
  }

  var defaultCompositingFilter: Any? {
    get { extras?.compositingFilter }
    set {
      box.compositingFilter = newValue
      effect.blendMode = (newValue as? String).flatMap(CGBlendMode.init(filterName:)) ?? .normal
    }
  }

  /// Pixel effects of the layer and its sublayers, and their compositing with the content behind.
  package var effect: LayerEffect {
    get { extras?.filter?.effect ?? LayerEffect() }
    set {
      guard newValue != effect else { return }
      box.filter = newValue == LayerEffect() ? nil : LayerFilter(newValue)
      markVisualChange()
    }
  }
}
