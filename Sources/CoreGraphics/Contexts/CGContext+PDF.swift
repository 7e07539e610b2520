import CCairo

/// The document of a context that draws PDF.
final class PDFPages {
  let surface: OpaquePointer
  /// The size of pages without one of their own.
  let mediaBox: CGRect
  private let consumer: CGDataConsumer
  private var isFinished = false
  /// The number of saved states around the current page; nil between pages.
  var pageDepth: Int?

  init?(_ consumer: CGDataConsumer, _ mediaBox: CGRect, _ info: CFDictionary?) {
    guard let surface = Self.surface(writingTo: consumer, mediaBox.size) else { return nil }
    self.surface = surface
    self.consumer = consumer
    self.mediaBox = mediaBox
    var values: [String: Any] = [:]
    for (key, value) in info ?? [:] { if let key = key as? String { values[key] = value } }
    PDFCanvas.describe(surface, values)
  }

  deinit {
    finish()
    cairo_surface_destroy(surface)
  }

  /// Returns a surface with pages of a size that writes to a consumer, which must exist as long as the surface.
  static func surface(writingTo consumer: CGDataConsumer, _ size: CGSize) -> OpaquePointer? {
    let write: cairo_write_func_t = { target, bytes, count in
      guard let target, let bytes else { return CAIRO_STATUS_WRITE_ERROR }
      Unmanaged<CGDataConsumer>.fromOpaque(target).takeUnretainedValue().append(bytes, count: Int(count))
      return CAIRO_STATUS_SUCCESS
    }
    guard size.width > 0, size.height > 0, size.width.isFinite, size.height.isFinite,
      let surface = cairo_pdf_surface_create_for_stream(
        write, Unmanaged.passUnretained(consumer).toOpaque(), size.width, size.height)
    else { return nil }
    guard cairo_surface_status(surface) == CAIRO_STATUS_SUCCESS else {
      cairo_surface_destroy(surface)
      return nil
    }
    return surface
  }

  func finish() {
    guard !isFinished else { return }
    isFinished = true
    cairo_surface_finish(surface)
    consumer.finish()
  }
}

extension CGContext {
  /// A US letter page.
  private static let usualMediaBox = CGRect(x: 0, y: 0, width: 612, height: 792)

  /// Creates a context that draws a PDF document, with y pointing up.
  ///
  /// - `mediaBox`: The size of the pages; 612 by 792 points if nil.
  /// - `auxiliaryInfo`: Values for `kCGPDFContextTitle` and similar keys.
  public convenience init?(
    consumer: CGDataConsumer, mediaBox: UnsafePointer<CGRect>?, _ auxiliaryInfo: CFDictionary?
  ) {
    let box = mediaBox?.pointee.standardized ?? Self.usualMediaBox
    guard let pages = PDFPages(consumer, box, auxiliaryInfo), let cairo = cairo_create(pages.surface) else {
      return nil
    }
    self.init(cairo: cairo, device: CGRect(origin: .zero, size: box.size))
    cairo_destroy(cairo)
    self.pages = pages
  }

  /// Creates a context that writes a PDF document to a file, with y pointing up.
  public convenience init?(
    _ url: CFURL, mediaBox: UnsafePointer<CGRect>?, _ auxiliaryInfo: CFDictionary?
  ) {
    guard let consumer = CGDataConsumer(url: url) else { return nil }
    self.init(consumer: consumer, mediaBox: mediaBox, auxiliaryInfo)
  }

  /// Begins a page in a new graphics state. Does nothing in contexts that draw no document.
  public func beginPage(mediaBox: UnsafePointer<CGRect>?) {
    guard let pages else { return }
    endPage()
    let box = mediaBox?.pointee.standardized ?? pages.mediaBox
    cairo_pdf_surface_set_size(pages.surface, box.width, box.height)
    pages.pageDepth = stack.count
    saveGState()
    concatenate(CGAffineTransform(1, 0, 0, -1, -box.minX, box.maxY))
  }

  /// Begins a page. `kCGPDFContextMediaBox` in `pageInfo` is the data of its size.
  public func beginPDFPage(_ pageInfo: CFDictionary?) {
    guard let data = pageInfo?[kCGPDFContextMediaBox] as? Data, data.count == MemoryLayout<CGRect>.size else {
      beginPage(mediaBox: nil)
      return
    }
    var box = data.withUnsafeBytes { $0.loadUnaligned(as: CGRect.self) }
    beginPage(mediaBox: &box)
  }

  /// Ends the page.
  public func endPage() {
    guard let pages, let depth = pages.pageDepth else { return }
    pages.pageDepth = nil
    while stack.count > depth, let last = stack.popLast() { endState(restoring: last) }
    cairo_show_page(cairo)
  }

  /// Ends the page.
  public func endPDFPage() { endPage() }

  /// Ends the document and writes it. Nothing is drawn afterwards.
  public func closePDF() {
    endPage()
    pages?.finish()
  }
}

/// The data of a `CGRect`: the size of a page.
public let kCGPDFContextMediaBox: CFString = "kCGPDFContextMediaBox"
