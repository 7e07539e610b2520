import CCairo

/// A PDF document with pages to draw on.
package final class PDFCanvas {
  /// The context of the current page, in points with y pointing down.
  package let context: CGContext

  private let surface: OpaquePointer
  private let cairo: OpaquePointer
  private let consumer: CGDataConsumer
  private var hasPage = false
  private var isFinished = false

  /// - Parameters:
  ///   - size: The default page size in points.
  ///   - info: Values for `kCGPDFContextTitle` and similar keys.
  package init?(size: CGSize, info: [String: Any]) {
    guard let consumer = CGDataConsumer(data: NSMutableData()),
      let surface = PDFPages.surface(writingTo: consumer, size)
    else { return nil }
    guard let cairo = cairo_create(surface) else {
      cairo_surface_destroy(surface)
      return nil
    }
    self.consumer = consumer
    self.surface = surface
    self.cairo = cairo
    context = CGContext(cairo: cairo, device: CGRect(origin: .zero, size: size))
    Self.describe(surface, info)
  }

  /// Sets the values for `kCGPDFContextTitle` and similar keys.
  static func describe(_ surface: OpaquePointer, _ info: [String: Any]) {
    for (key, field) in fields {
      if let text = info[key] as? String { cairo_pdf_surface_set_metadata(surface, field, text) }
    }
    if let words = info[kCGPDFContextKeywords] as? [String] {
      cairo_pdf_surface_set_metadata(surface, CAIRO_PDF_METADATA_KEYWORDS, words.joined(separator: ", "))
    }
  }

  deinit {
    finish()
    cairo_destroy(cairo)
    cairo_surface_destroy(surface)
  }

  private static let fields = [
    (kCGPDFContextTitle, CAIRO_PDF_METADATA_TITLE), (kCGPDFContextAuthor, CAIRO_PDF_METADATA_AUTHOR),
    (kCGPDFContextSubject, CAIRO_PDF_METADATA_SUBJECT), (kCGPDFContextKeywords, CAIRO_PDF_METADATA_KEYWORDS),
    (kCGPDFContextCreator, CAIRO_PDF_METADATA_CREATOR),
  ]

  /// Begins a page in a new graphics state. The origin of `bounds` becomes the page's top left corner.
  package func beginPage(_ bounds: CGRect) {
    endPage()
    hasPage = true
    cairo_pdf_surface_set_size(surface, bounds.width, bounds.height)
    context.saveGState()
    context.translateBy(x: -bounds.minX, y: -bounds.minY)
  }

  private func endPage() {
    guard hasPage else { return }
    hasPage = false
    context.restoreGState()
    cairo_show_page(cairo)
  }

  /// Adds a link to a URL.
  package func addLink(to url: URL, in rect: CGRect) {
    addLink("uri='\(Self.escaped(url.absoluteString))'", rect)
  }

  /// Adds a link to a named destination of the document.
  package func addLink(toDestination name: String, in rect: CGRect) {
    addLink("dest='\(Self.escaped(name))'", rect)
  }

  private func addLink(_ target: String, _ rect: CGRect) {
    cairo_tag_begin(
      cairo, "Link", "rect=[\(rect.minX) \(rect.minY) \(rect.width) \(rect.height)] \(target)")
    cairo_tag_end(cairo, "Link")
  }

  /// Adds a named destination.
  package func addDestination(_ name: String, at point: CGPoint) {
    cairo_tag_begin(cairo, "cairo.dest", "name='\(Self.escaped(name))' x=\(point.x) y=\(point.y)")
    cairo_tag_end(cairo, "cairo.dest")
  }

  private static func escaped(_ text: String) -> String {
    text.replacingOccurrences(of: "\\", with: "\\\\").replacingOccurrences(of: "'", with: "\\'")
  }

  /// Ends the last page and the document.
  /// - Returns: The file's data.
  @discardableResult
  package func finish() -> Data {
    if !isFinished {
      isFinished = true
      endPage()
      cairo_surface_finish(surface)
    }
    return consumer.data as Data
  }
}

public let kCGPDFContextTitle: CFString = "kCGPDFContextTitle"
public let kCGPDFContextAuthor: CFString = "kCGPDFContextAuthor"
public let kCGPDFContextSubject: CFString = "kCGPDFContextSubject"
/// A string or an array of strings.
public let kCGPDFContextKeywords: CFString = "kCGPDFContextKeywords"
public let kCGPDFContextCreator: CFString = "kCGPDFContextCreator"
