/// The metadata of a PDF document.
open class UIGraphicsPDFRendererFormat: UIGraphicsRendererFormat {
  /// Values for keys such as `kCGPDFContextTitle` and `kCGPDFContextAuthor`.
  open var documentInfo: [String: Any] = [:]

  public required init() {}

  open override func copy(with zone: NSZone? = nil) -> Any {
    let copy = super.copy(with: zone) as! UIGraphicsPDFRendererFormat
    copy.documentInfo = documentInfo
    return copy
  }
}

/// The context of a PDF renderer.
open class UIGraphicsPDFRendererContext: UIGraphicsRendererContext {
  private let canvas: PDFCanvas

  /// The bounds of the current page, in points.
  open private(set) var pdfContextBounds: CGRect

  init(canvas: PDFCanvas, format: UIGraphicsRendererFormat) {
    self.canvas = canvas
    pdfContextBounds = format.bounds
    super.init(cgContext: canvas.context, format: format)
  }

  /// Ends the previous page and begins one with the bounds of the document.
  open func beginPage() { beginPage(withBounds: format.bounds, pageInfo: [:]) }

  /// Ends the previous page and begins one with other bounds.
  ///
  /// Differs from iOS: `pageInfo` is not written.
  open func beginPage(withBounds bounds: CGRect, pageInfo: [String: Any] = [:]) {
    pdfContextBounds = bounds
    canvas.beginPage(bounds)
  }

  /// Links a rectangle of the page to a URL.
  open func setURL(_ url: URL, for rect: CGRect) { canvas.addLink(to: url, in: rect) }

  /// Names a location on the page.
  open func addDestination(withName name: String, at point: CGPoint) {
    canvas.addDestination(name, at: point)
  }

  /// Links a rectangle of the page to a named location.
  open func setDestinationWithName(_ name: String, for rect: CGRect) {
    canvas.addLink(toDestination: name, in: rect)
  }
}

/// Creates PDF documents by drawing with a closure; text and paths stay sharp at any size.
open class UIGraphicsPDFRenderer: UIGraphicsRenderer {
  public typealias DrawingActions = (UIGraphicsPDFRendererContext) -> Void

  public convenience init(bounds: CGRect) {
    self.init(bounds: bounds, format: UIGraphicsPDFRendererFormat())
  }

  public init(bounds: CGRect, format: UIGraphicsPDFRendererFormat) {
    super.init(bounds: bounds, rendererFormat: format)
  }

  /// Returns the document whose pages `actions` draws; empty if the bounds are.
  open func pdfData(actions: DrawingActions) -> Data {
    let info = (format as? UIGraphicsPDFRendererFormat)?.documentInfo ?? [:]
    guard let canvas = PDFCanvas(size: format.bounds.size, info: info) else { return Data() }
    let context = UIGraphicsPDFRendererContext(canvas: canvas, format: format)
    withGraphicsContext(canvas.context) { actions(context) }
    return canvas.finish()
  }

  /// Writes the document to a file.
  open func writePDF(to url: URL, withActions actions: DrawingActions) throws {
    try pdfData(actions: actions).write(to: url)
  }
}
