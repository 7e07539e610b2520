/// The boxes of a page.
public enum CGPDFBox: Int32, Sendable {
  case mediaBox
  case cropBox
  case bleedBox
  case trimBox
  case artBox
}

/// A PDF document whose pages can be drawn.
///
/// Differs from iOS: paths, gradients and images are drawn; text is not. Encrypted documents cannot be opened.
public final class CGPDFDocument {
  private let file: PDFFile

  private init(file: PDFFile) { self.file = file }

  /// Creates a document from a file; nil if the file is not a PDF document.
  public convenience init?(_ url: CFURL) {
    guard let data = try? Data(contentsOf: url), let file = PDFFile(data) else { return nil }
    self.init(file: file)
  }

  public convenience init?(_ provider: CGDataProvider) {
    guard let data = provider.data, let file = PDFFile(data) else { return nil }
    self.init(file: file)
  }

  package convenience init?(data: Data) {
    guard let file = PDFFile(data) else { return nil }
    self.init(file: file)
  }

  public var numberOfPages: Int { file.pages.count }

  /// Returns a page; the first page has the number 1.
  public func page(at pageNumber: Int) -> CGPDFPage? {
    file.pages.indices.contains(pageNumber - 1)
      ? CGPDFPage(document: self, file: file, pageNumber: pageNumber) : nil
  }
}

/// A page of a PDF document.
public final class CGPDFPage {
  public let document: CGPDFDocument?
  public let pageNumber: Int
  private let file: PDFFile
  private let page: PDFFile.Page

  fileprivate init(document: CGPDFDocument, file: PDFFile, pageNumber: Int) {
    self.document = document
    self.pageNumber = pageNumber
    self.file = file
    page = file.pages[pageNumber - 1]
  }

  /// The rotation in degrees, clockwise; a multiple of 90.
  public var rotationAngle: Int32 {
    let angle = Int(file.resolve(page.dictionary["Rotate"])?.number ?? 0) % 360
    return Int32(angle < 0 ? angle + 360 : angle)
  }

  /// Returns a box of the page in points, with the y-axis up. A missing box defaults to the crop box, and a missing
  /// crop box to the media box.
  public func getBoxRect(_ box: CGPDFBox) -> CGRect {
    let keys =
      switch box {
      case .mediaBox: ["MediaBox"]
      case .cropBox: ["CropBox", "MediaBox"]
      case .bleedBox: ["BleedBox", "CropBox", "MediaBox"]
      case .trimBox: ["TrimBox", "CropBox", "MediaBox"]
      case .artBox: ["ArtBox", "CropBox", "MediaBox"]
      }
    for key in keys {
      let values = file.numbers(page.dictionary[key])
      guard values.count == 4 else { continue }
      return CGRect(
        x: values[0], y: values[1], width: values[2] - values[0], height: values[3] - values[1]
      ).standardized
    }
    return CGRect(x: 0, y: 0, width: 612, height: 792)
  }

  /// Returns the transform that fits a box of the page into a rectangle without enlarging it.
  public func getDrawingTransform(
    _ box: CGPDFBox, rect: CGRect, rotate: Int32, preserveAspectRatio: Bool
  ) -> CGAffineTransform {
    let bounds = getBoxRect(box)
    let turn = (((rotationAngle + rotate) % 360) + 360) % 360
    let isTurned = turn % 180 != 0
    let size = isTurned ? CGSize(width: bounds.height, height: bounds.width) : bounds.size
    guard size.width > 0, size.height > 0 else { return .identity }
    var x = min(rect.width / size.width, 1)
    var y = min(rect.height / size.height, 1)
    if preserveAspectRatio {
      x = min(x, y)
      y = x
    }
    return CGAffineTransform(translationX: -bounds.midX, y: -bounds.midY)
      .concatenating(CGAffineTransform(rotationAngle: -CGFloat(turn) * .pi / 180))
      .concatenating(CGAffineTransform(scaleX: x, y: y))
      .concatenating(CGAffineTransform(translationX: rect.midX, y: rect.midY))
  }

  fileprivate func draw(on context: CGContext) {
    context.saveGState()
    context.clip(to: getBoxRect(.cropBox))
    var painter = PDFPainter(file: file, context: context)
    painter.draw(page)
    context.restoreGState()
  }

  /// The size of the rotated page, in points.
  package var shownSize: CGSize {
    let size = getBoxRect(.cropBox).size
    return rotationAngle % 180 == 0 ? size : CGSize(width: size.height, height: size.width)
  }

  /// Renders the page at a size in pixels.
  package func makeImage(width: Int, height: Int) -> CGImage? {
    guard let context = CGContext(width: width, height: height, scale: 1, opaque: false) else { return nil }
    let size = shownSize
    context.translateBy(x: 0, y: CGFloat(height))
    context.scaleBy(x: CGFloat(width) / size.width, y: -CGFloat(height) / size.height)
    context.concatenate(
      getDrawingTransform(
        .cropBox, rect: CGRect(origin: .zero, size: size), rotate: 0, preserveAspectRatio: false))
    draw(on: context)
    return context.makeImage()
  }
}

extension CGContext {
  /// Draws a page in user space, with the y-axis up.
  public func drawPDFPage(_ page: CGPDFPage) { page.draw(on: self) }
}
