/// The stack of open PDF documents of the calling thread, innermost last.
enum PDFDocuments {
  struct Document {
    let canvas: PDFCanvas
    let bounds: CGRect
    let finish: (Data) -> Void
    var pageBounds: CGRect?
  }

  fileprivate static var open: [Document] {
    get { UIGraphicsStack.current.documents }
    set { UIGraphicsStack.current.documents = newValue }
  }

  static func begin(_ bounds: CGRect, _ info: [AnyHashable: Any]?, _ finish: @escaping (Data) -> Void) -> Bool
  {
    // UIKit's default page size: US Letter.
    let bounds = bounds.isEmpty ? CGRect(x: 0, y: 0, width: 612, height: 792) : bounds
    let known = (info ?? [:]).reduce(into: [String: Any]()) { result, pair in
      if let key = pair.key.base as? String { result[key] = pair.value }
    }
    guard let canvas = PDFCanvas(size: bounds.size, info: known) else { return false }
    open.append(Document(canvas: canvas, bounds: bounds, finish: finish))
    UIGraphicsPushContext(canvas.context)
    return true
  }

  static func beginPage(_ bounds: CGRect?) {
    guard !open.isEmpty else { return }
    let index = open.count - 1
    let area = bounds.flatMap { $0.isEmpty ? nil : $0 } ?? open[index].bounds
    open[index].pageBounds = area
    open[index].canvas.beginPage(area)
  }
}

/// Creates a PDF document that is appended to data when it ends, and makes it the current context. Begin a page before
/// drawing.
public func UIGraphicsBeginPDFContextToData(
  _ data: NSMutableData, _ bounds: CGRect, _ documentInfo: [AnyHashable: Any]?
) { _ = PDFDocuments.begin(bounds, documentInfo) { data.append($0) } }

/// Creates a PDF document that is written to a file when it ends.
@discardableResult
public func UIGraphicsBeginPDFContextToFile(
  _ path: String, _ bounds: CGRect, _ documentInfo: [AnyHashable: Any]?
) -> Bool {
  PDFDocuments.begin(bounds, documentInfo) { data in
    do {
      try data.write(to: URL(fileURLWithPath: path))
    } catch {
      UIKitFault.warn("\(path): \(error.localizedDescription)", category: "PDF")
    }
  }
}

/// Begins a page with the document's size.
public func UIGraphicsBeginPDFPage() { PDFDocuments.beginPage(nil) }

/// Begins a page with a size of its own.
public func UIGraphicsBeginPDFPageWithInfo(_ bounds: CGRect, _ pageInfo: [AnyHashable: Any]?) {
  PDFDocuments.beginPage(bounds)
}

/// Returns the bounds of the current page; zero outside a document.
public func UIGraphicsGetPDFContextBounds() -> CGRect {
  PDFDocuments.open.last.map { $0.pageBounds ?? $0.bounds } ?? .zero
}

/// Ends the current document.
public func UIGraphicsEndPDFContext() {
  guard let document = PDFDocuments.open.popLast() else { return }
  UIGraphicsPopContext()
  document.finish(document.canvas.finish())
}
