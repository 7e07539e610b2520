import CoreGraphics
import Foundation

/// The commands of a layer's own content, cached until the content changes.
///
/// In order: shadow, backdrop, `behind` (not clipped), `clipped` (inside the clip, behind the sublayers),
/// `front`.
final class LayerEncoding {
  fileprivate(set) var version: UInt32 = 0
  fileprivate(set) var commands: [DisplayCommand] = []
  fileprivate(set) var shadow: CGRect?
  fileprivate(set) var backdrop: CGRect?
  fileprivate(set) var behind = 0..<0
  fileprivate(set) var behindExtent = CGRect.null
  fileprivate(set) var clipped = 0..<0
  fileprivate(set) var clippedExtent = CGRect.null
  fileprivate(set) var front = 0..<0
  fileprivate(set) var frontExtent = CGRect.null
  fileprivate var retained: [AnyObject] = []
}

/// Collects a layer's own content.
struct ContentEncoder {
  fileprivate let encoding: LayerEncoding
  fileprivate var extent = CGRect.null

  fileprivate init(_ encoding: LayerEncoding) { self.encoding = encoding }

  /// Adds a command whose painting is bounded by `extent`.
  mutating func add(_ command: DisplayCommand, extent: CGRect, object: AnyObject? = nil) {
    var command = command
    if let object {
      encoding.retained.append(object)
      command.object = Unmanaged.passUnretained(object)
    }
    encoding.commands.append(command)
    self.extent = self.extent.union(extent)
  }
}

/// A layer's presentation shadow.
struct RenderShadow {
  var color: SIMD4<Float>
  var offset: CGSize
  var radius: CGFloat
  var path: CGPath?
  /// Whether the shadow is cast by the layer's contents, not by a known outline.
  var castsFromContent: Bool

  /// The extent of the blur.
  var reach: CGFloat { radius * 3 + 2 }
}

/// The transform of a layer to its superlayer's coordinates.
struct RenderPlacement {
  /// The transform; with perspective, its affine approximation around the center of the layer.
  var matrix: CGAffineTransform
  /// The transform if it has perspective.
  var projection: PlaneProjection?

  init(matrix: CGAffineTransform) { self.matrix = matrix }

  /// Returns `nil` if the plane is seen edge-on.
  fileprivate init?(_ map: PlaneMap, _ bounds: CGRect) {
    matrix = map.affine
    if let spatial = map.matrix {
      let projection = PlaneProjection(spatial)
      if let affine = projection.affine(in: bounds) {
        matrix = affine
      } else {
        guard projection.inverse != nil else { return nil }
        self.projection = projection
        matrix = projection.tangent(at: CGPoint(x: bounds.midX, y: bounds.midY)) ?? .identity
        return
      }
    }
    if abs(matrix.a * matrix.d - matrix.b * matrix.c) < 1e-12 { return nil }
  }
}

extension CALayer {
  /// The commands of the layer's own content, encoded again if it changed.
  final func currentEncoding() -> LayerEncoding {
    performDeferredDisplay()
    if let encoding, encoding.version == contentVersion { return encoding }
    let made = LayerEncoding()
    made.version = contentVersion
    encoding = made
    let bounds = renderBounds
    let radius = effectiveCornerRadius
    if let shadow = renderShadow, !shadow.castsFromContent {
      var command = DisplayCommand(.shadow)
      command.rect = bounds
      command.color = shadow.color
      command.a = radius
      command.flags = cornerFlags
      command.b = shadow.offset.width
      command.c = shadow.offset.height
      command.d = shadow.radius
      let outline = shadow.path?.boundingBoxOfPath ?? bounds
      let extent = outline.offsetBy(dx: shadow.offset.width, dy: shadow.offset.height).insetBy(
        dx: -shadow.reach, dy: -shadow.reach)
      var encoder = ContentEncoder(made)
      encoder.add(command, extent: extent, object: shadow.path)
      made.shadow = extent
    }
    if let extras, !bounds.isEmpty {
      let blur = renderNumber(.backdropBlurRadius)
      let saturation = renderNumber(.backdropSaturation)
      if extras.backdropBlurRadius != 0 || extras.backdropSaturation != 1 || blur > 0 || saturation != 1 {
        var command = DisplayCommand(.backdrop)
        command.layer = layerID
        command.rect = bounds
        command.a = radius
        command.flags = cornerFlags
        command.b = blur
        command.c = saturation
        made.commands.append(command)
        made.backdrop = bounds
      }
    }
    var encoder = ContentEncoder(made)
    let color = renderBackgroundColor
    if color.w > 0, !bounds.isEmpty {
      var command = DisplayCommand(.fill)
      command.rect = bounds
      command.a = radius
      command.flags = cornerFlags
      command.color = SIMD4<Float>(color)
      encoder.add(command, extent: bounds)
    }
    let start = made.shadow.map { _ in 1 } ?? 0
    let first = start + (made.backdrop == nil ? 0 : 1)
    if rendersClipped {
      made.behind = first..<made.commands.count
      made.behindExtent = encoder.extent
      var inside = ContentEncoder(made)
      encodeContent(into: &inside)
      made.clipped = made.behind.upperBound..<made.commands.count
      made.clippedExtent = inside.extent.intersection(bounds)
    } else {
      encodeContent(into: &encoder)
      made.behind = first..<made.commands.count
      made.behindExtent = encoder.extent
    }
    let frontStart = made.commands.count
    let width = renderNumber(.borderWidth)
    if extras != nil, width > 0, !bounds.isEmpty {
      let color = renderValue(.borderColor)?.rgba ?? .zero
      if color.w > 0 {
        var command = DisplayCommand(.border)
        command.rect = bounds
        command.a = radius
        command.b = width
        command.flags = cornerFlags
        command.color = SIMD4<Float>(color)
        var inFront = ContentEncoder(made)
        inFront.add(command, extent: bounds)
        made.frontExtent = bounds
      }
    }
    made.front = frontStart..<made.commands.count
    return made
  }

  /// Adds the image or the recorded drawing.
  final func encodeBaseContent(into encoder: inout ContentEncoder) {
    guard let extras else { return }
    let bounds = renderBounds
    if let drawing = extras.drawing, !drawing.isEmpty {
      let canvas = extras.drawingFrame
      let target = ContentsPlacement.rect(for: canvas.size, in: bounds, gravity: extras.contentsGravity)
      guard canvas.width > 0, canvas.height > 0 else { return }
      let sx = target.width / canvas.width
      let sy = target.height / canvas.height
      var command = DisplayCommand(.drawing)
      command.matrix = CGAffineTransform(
        a: sx, b: 0, c: 0, d: sy, tx: target.minX - canvas.minX * sx, ty: target.minY - canvas.minY * sy)
      command.rect = drawing.bounds.applying(command.matrix)
      encoder.add(command, extent: command.rect, object: drawing)
      return
    }
    let contents: Any?
    if case .object(let object) = renderValue(.contents) {
      contents = object
    } else {
      contents = extras.contents
    }
    guard let image = contents as? CGImage, !bounds.isEmpty else { return }
    if CALayer.anyFlipped, !contentsAreFlipped() {
      return encodeUpright(image, in: bounds, extras, into: &encoder)
    }
    ContentsPlacement.encode(
      image, in: bounds, gravity: extras.contentsGravity, scale: extras.contentsScale,
      part: renderValue(.contentsRect)?.rect ?? extras.contentsRect, center: extras.contentsCenter,
      nearest: extras.magnificationFilter == .nearest, into: &encoder)
  }

  /// Adds an image whose top is at the maximum y, where the y-axis points up: "image orientation remains the same" in flipped
  /// geometry (CALayer.h).
  private func encodeUpright(
    _ image: CGImage, in bounds: CGRect, _ extras: LayerExtras, into encoder: inout ContentEncoder
  ) {
    let picture = CALayer()
    picture.storedBounds = bounds
    picture.contents = image
    picture.contentsGravity = extras.contentsGravity
    picture.contentsScale = extras.contentsScale
    picture.contentsRect = extras.contentsRect
    picture.contentsCenter = extras.contentsCenter
    picture.magnificationFilter = extras.magnificationFilter
    let drawing = Recording.record(bounds: bounds, scale: extras.contentsScale) {
      picture.renderPresentation(in: $0)
    }
    var command = DisplayCommand(.drawing)
    command.matrix = PlaneMap.identity.flipped(in: bounds).affine
    command.rect = bounds
    encoder.add(command, extent: bounds, object: drawing)
  }

  // MARK: Visibility

  /// The transform to the superlayer's coordinates; `nil` if the layer is not visible.
  ///
  /// - Parameter ignoresDepth: Whether a transform out of the plane has no effect.
  final func renderPlacement(ignoresDepth: Bool = false) -> RenderPlacement? {
    let bounds = renderBounds
    let anchorPoint = renderAnchorPoint
    let position = renderPosition
    let ax = bounds.origin.x + anchorPoint.x * bounds.size.width
    let ay = bounds.origin.y + anchorPoint.y * bounds.size.height
    var isTransformed = flags.contains(.hasTransform) || extras?.animations?.values.has(.transform) == true
    if ignoresDepth, isTransformed, !renderTransform.staysInPlane { isTransformed = false }
    if flags.contains(.keepsDepth) { return RenderPlacement(matrix: .identity) }
    let keepsDepth = parent?.flags.contains(.keepsDepth) == true && !flags.contains(.isMask)
    let space = keepsDepth ? (parent as? CATransformLayer)?.renderSpace : nil
    let perspective = flags.contains(.isMask) ? nil : parent?.renderSublayerTransform
    let isFlipped = flags.contains(.geometryFlipped)
    guard isTransformed || isFlipped || perspective != nil || space != nil else {
      return RenderPlacement(
        matrix: CGAffineTransform(a: 1, b: 0, c: 0, d: 1, tx: position.x - ax, ty: position.y - ay))
    }
    if let space { return placement(in: space) }
    var map = CALayer.placement(
      transform: isTransformed ? renderTransform : CATransform3DIdentity, anchor: CGPoint(x: ax, y: ay),
      anchorZ: extras?.anchorPointZ ?? 0, position: position, z: renderZPosition, perspective: perspective,
      parentBounds: parent?.renderBounds ?? .zero, parentAnchor: parent?.renderAnchorPoint ?? .zero)
    if isFlipped { map = map.flipped(in: bounds) }
    if flags.contains(.noBack), isTransformed, (map.matrix ?? renderTransform).showsBack { return nil }
    return RenderPlacement(map, bounds)
  }

  /// Returns the transform to the plane above the enclosing transform layers; nil if the layer cannot be seen.
  private func placement(in space: CATransform3D) -> RenderPlacement? {
    let m = CATransform3DConcat(renderSpatialMatrix, space)
    let map = PlaneMap(matrix: m.isPlanar ? nil : m, affine: CATransform3DGetAffineTransform(m))
    if flags.contains(.noBack), m.showsBack { return nil }
    return RenderPlacement(map, renderBounds)
  }

  final var rendersClipped: Bool {
    if extras?.animations?.values.has(.masksToBounds) == true { return renderNumber(.masksToBounds) >= 0.5 }
    return flags.contains(.masksToBounds)
  }

  /// The corner radius, limited to the size of the bounds.
  final var effectiveCornerRadius: CGFloat {
    let radius = renderCornerRadius
    guard radius > 0 else { return 0 }
    let size = renderBounds.size
    return min(radius, min(size.width, size.height) / 2)
  }

  final var cornerFlags: DisplayCommand.Flags {
    guard let extras else { return .allCorners }
    var flags = DisplayCommand.Flags(rawValue: UInt8(extras.maskedCorners.rawValue & 15))
    if extras.cornerCurve == .continuous { flags.insert(.continuousCorners) }
    return flags
  }

  /// The shadow, if it is visible. A layer that masks to its bounds also clips its shadow.
  final var renderShadow: RenderShadow? {
    guard let extras, !rendersClipped else { return nil }
    guard extras.shadowOpacity > 0 || extras.animations != nil else { return nil }
    let opacity = renderNumber(.shadowOpacity)
    guard opacity > 0 else { return nil }
    var color = renderValue(.shadowColor)?.rgba ?? .zero
    color.w *= min(opacity, 1)
    guard color.w > 0 else { return nil }
    let path = renderValue(.shadowPath)?.cgPath
    return RenderShadow(
      color: SIMD4<Float>(color), offset: renderValue(.shadowOffset)?.size ?? extras.shadowOffset,
      radius: renderNumber(.shadowRadius), path: path,
      castsFromContent: path == nil && (renderBackgroundColor.w < 1 || renderBounds.isEmpty))
  }

  /// Whether to cache the layer as a bitmap, on request or because it is rotating or scaling.
  final var rendersAsBitmap: Bool {
    if flags.contains(.rasterize) { return true }
    guard let values = extras?.animations?.values, values.has(.transform),
      let t = values.value(.transform)?.matrix
    else { return false }
    return !CATransform3DGetAffineTransform(t).isTranslation
  }

  /// Bitmap pixels per device pixel, in superlayers that enlarge their content.
  final func rasterScale(in enlargement: CGFloat) -> CGFloat {
    if flags.contains(.rasterize) { return 1 }
    let target = CATransform3DGetAffineTransform(transform).meanScale
    let now = CATransform3DGetAffineTransform(renderTransform).meanScale
    // Rounded to powers of two, so that a growing layer is not rasterized again in every frame.
    let wanted = max(max(target, now) * enlargement, 0.25)
    return pow(2, log2(wanted).rounded(.up))
  }
}
