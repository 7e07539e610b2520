/// The scale, opacity and color range of the images of a renderer.
open class UIGraphicsImageRendererFormat: UIGraphicsRendererFormat {
  public enum Range: Int, Sendable {
    case unspecified = -1
    case automatic = 0
    case extended = 1
    case standard = 2
  }

  /// Pixels per point.
  open var scale: CGFloat = DrawingEnvironment.scale
  /// Whether images need no alpha; they are initially black then.
  open var opaque = false
  /// The preferred color range.
  ///
  /// Differs from iOS: images always have the standard range.
  open var preferredRange = Range.automatic
  open var supportsHighDynamicRange: Bool { false }

  public required init() {}

  /// Creates the format for the traits.
  public convenience init(for traitCollection: UITraitCollection) {
    self.init()
    if traitCollection.displayScale > 0 { scale = traitCollection.displayScale }
  }

  open override func copy(with zone: NSZone? = nil) -> Any {
    let copy = super.copy(with: zone) as! UIGraphicsImageRendererFormat
    copy.scale = scale
    copy.opaque = opaque
    copy.preferredRange = preferredRange
    return copy
  }
}

/// The context of an image renderer.
open class UIGraphicsImageRendererContext: UIGraphicsRendererContext {
  /// An image of the drawing so far.
  open var currentImage: UIImage {
    let scale = (format as? UIGraphicsImageRendererFormat)?.scale ?? 1
    return cgContext.makeImage().map { UIImage(cgImage: $0, scale: scale, orientation: .up) } ?? UIImage()
  }
}

/// Creates images by drawing with a closure. May be used on any thread.
open class UIGraphicsImageRenderer: UIGraphicsRenderer {
  public typealias DrawingActions = (UIGraphicsImageRendererContext) -> Void

  public convenience init(size: CGSize) {
    self.init(size: size, format: UIGraphicsImageRendererFormat())
  }

  public convenience init(size: CGSize, format: UIGraphicsImageRendererFormat) {
    self.init(bounds: CGRect(origin: .zero, size: size), format: format)
  }

  public convenience init(bounds: CGRect) {
    self.init(bounds: bounds, format: UIGraphicsImageRendererFormat())
  }

  public init(bounds: CGRect, format: UIGraphicsImageRendererFormat) {
    super.init(bounds: bounds, rendererFormat: format)
  }

  /// Returns the image that `actions` draws; an empty one for a size without pixels.
  open func image(actions: DrawingActions) -> UIImage {
    render(actions) { $0.currentImage } ?? UIImage()
  }

  open func pngData(actions: DrawingActions) -> Data {
    (render(actions) { $0.currentImage.pngData() } ?? nil) ?? Data()
  }

  open func jpegData(withCompressionQuality compressionQuality: CGFloat, actions: DrawingActions) -> Data {
    (render(actions) { $0.currentImage.jpegData(compressionQuality: compressionQuality) } ?? nil) ?? Data()
  }

  /// Draws, then calls `completionActions` with the result.
  open func runDrawingActions(
    _ drawingActions: DrawingActions, completionActions: DrawingActions? = nil
  ) throws {
    _ = render(drawingActions) { completionActions?($0) }
  }

  private func render<Result>(
    _ actions: DrawingActions, _ finish: (UIGraphicsImageRendererContext) -> Result
  ) -> Result? {
    let format = format as! UIGraphicsImageRendererFormat
    let bounds = format.bounds
    guard
      let context = DrawingEnvironment.makeContext(
        size: bounds.size, scale: format.scale, opaque: format.opaque)
    else { return nil }
    context.translateBy(x: -bounds.minX, y: -bounds.minY)
    let rendererContext = UIGraphicsImageRendererContext(cgContext: context, format: format)
    withGraphicsContext(context) { actions(rendererContext) }
    return finish(rendererContext)
  }
}
