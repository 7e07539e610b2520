import Foundation

public enum PDFDisplayBox: Int, Sendable { case mediaBox, cropBox, bleedBox, trimBox, artBox }

// Used on one thread at a time, as on iOS; the file has a lock.
/// A page of a document. Lengths are in points; the origin is at the bottom left, and y points up.
open class PDFPage: NSObject, @unchecked Sendable {
  private let file: DocumentFile?
  private let index: Int
  private let image: UIImage?
  private let size: CGSize
  open internal(set) weak var document: PDFDocument?
  private(set) var isChanged = false
  private var characters: Characters?
  private var notes: [PDFAnnotation]?

  init(_ file: DocumentFile, _ index: Int) {
    self.file = file
    self.index = index
    image = nil
    size = file.size(ofPage: index)
  }

  /// Creates an empty page.
  public override init() {
    (file, index, image, size) = (nil, 0, nil, CGSize(width: 612, height: 792))
    super.init()
  }

  /// Creates a page that shows an image.
  public init?(image: UIImage) {
    (file, index, self.image, size) = (nil, 0, image, image.size)
    super.init()
  }

  open var label: String? { file.map { $0.label(ofPage: index) } ?? nil }

  /// The rotation that the file names is part of the page's box. Setting it has no effect.
  open var rotation = 0

  /// Returns a box. Differs from iOS: all boxes are the visible one, with its origin at zero.
  open func bounds(for box: PDFDisplayBox) -> CGRect { CGRect(origin: .zero, size: size) }

  // MARK: Drawing

  /// Draws the page into a context of which y points up.
  open func draw(with box: PDFDisplayBox, to context: CGContext) {
    context.saveGState()
    context.translateBy(x: 0, y: size.height)
    context.scaleBy(x: 1, y: -1)
    drawDown(in: context)
    context.restoreGState()
  }

  /// Draws the page with its top left corner at the origin of a context of which y points down.
  func drawDown(in context: CGContext) {
    file?.draw(page: index, in: context)
    if let image {
      UIGraphicsPushContext(context)
      image.draw(in: CGRect(origin: .zero, size: size))
      UIGraphicsPopContext()
    }
    for annotation in annotations where annotation.shouldDisplay {
      annotation.draw(in: context, height: size.height)
    }
  }

  /// Returns a picture of the page on white that fits into a size.
  open func thumbnail(of size: CGSize, for box: PDFDisplayBox) -> UIImage {
    let own = bounds(for: box).size
    let scale = min(size.width / max(own.width, 1), size.height / max(own.height, 1))
    let fitted = CGSize(width: max(own.width * scale, 1), height: max(own.height * scale, 1))
    return UIGraphicsImageRenderer(size: fitted).image { context in
      UIColor.white.setFill()
      context.fill(CGRect(origin: .zero, size: fitted))
      context.cgContext.scaleBy(x: scale, y: scale)
      drawDown(in: context.cgContext)
    }
  }

  // MARK: Text

  /// The text of a page by UTF-16 units, each with a box of which y points up.
  private struct Characters {
    var text: NSString
    var boxes: [CGRect]
  }

  private var content: Characters {
    if let characters { return characters }
    let (text, boxes) = file?.text(ofPage: index) ?? ("", [])
    var units: [CGRect] = []
    // Boxes belong to characters of Unicode.
    for (index, scalar) in text.unicodeScalars.enumerated() {
      let box = boxes.indices.contains(index) ? boxes[index] : .zero
      let flipped = CGRect(x: box.minX, y: size.height - box.maxY, width: box.width, height: box.height)
      for _ in 0..<(scalar.value > 0xFFFF ? 2 : 1) { units.append(flipped) }
    }
    let found = Characters(text: text as NSString, boxes: units)
    characters = found
    return found
  }

  open var string: String? {
    let text = content.text
    return text.length == 0 ? nil : text as String
  }
  open var attributedString: NSAttributedString? { string.map { NSAttributedString(string: $0) } }
  open var numberOfCharacters: Int { content.text.length }

  /// The box of a character.
  open func characterBounds(at index: Int) -> CGRect {
    content.boxes.indices.contains(index) ? content.boxes[index] : .zero
  }

  /// The character at a point; -1 if there is none.
  open func characterIndex(at point: CGPoint) -> Int {
    content.boxes.firstIndex { $0.insetBy(dx: -0.5, dy: -0.5).contains(point) } ?? -1
  }

  func text(in range: NSRange) -> String {
    let text = content.text
    let whole = NSRange(location: 0, length: text.length)
    return text.substring(with: NSIntersectionRange(range, whole))
  }

  /// Selects characters.
  open func selection(for range: NSRange) -> PDFSelection? {
    guard let document, range.location >= 0, NSMaxRange(range) <= numberOfCharacters else { return nil }
    let selection = PDFSelection(document: document)
    selection.add(self, range)
    return selection
  }

  /// Selects the characters of which the middle is in a rectangle.
  open func selection(for rect: CGRect) -> PDFSelection? {
    let hits = content.boxes.indices.filter { index in
      let box = content.boxes[index]
      return rect.contains(CGPoint(x: box.midX, y: box.midY))
    }
    guard let document, !hits.isEmpty else { return nil }
    let selection = PDFSelection(document: document)
    var start = hits[0]
    for (index, hit) in hits.enumerated() where index + 1 == hits.count || hits[index + 1] != hit + 1 {
      selection.add(self, NSRange(location: start, length: hit - start + 1))
      if index + 1 < hits.count { start = hits[index + 1] }
    }
    return selection
  }

  open func selection(from startPoint: CGPoint, to endPoint: CGPoint) -> PDFSelection? {
    document?.selection(from: self, at: startPoint, to: self, at: endPoint)
  }

  open func selectionForWord(at point: CGPoint) -> PDFSelection? {
    selection(at: point) { CharacterSet.alphanumerics.contains($0) || $0 == "’" || $0 == "'" }
  }

  open func selectionForLine(at point: CGPoint) -> PDFSelection? {
    selection(at: point) { !CharacterSet.newlines.contains($0) }
  }

  /// Selects the characters around a point that satisfy a condition.
  private func selection(at point: CGPoint, where belongs: (Unicode.Scalar) -> Bool) -> PDFSelection? {
    let index = characterIndex(at: point)
    guard index >= 0 else { return nil }
    func contains(_ index: Int) -> Bool {
      Unicode.Scalar(content.text.character(at: index)).map(belongs) ?? true
    }
    guard contains(index) else { return nil }
    var (start, end) = (index, index + 1)
    while start > 0, contains(start - 1) { start -= 1 }
    while end < numberOfCharacters, contains(end) { end += 1 }
    return selection(for: NSRange(location: start, length: end - start))
  }

  // MARK: Annotations

  /// The links of the file, and the annotations that the app added. Other annotations of a file are drawn, but not listed.
  open var annotations: [PDFAnnotation] {
    if let notes { return notes }
    let found = (file?.links(ofPage: index) ?? []).map { link in
      let note = PDFAnnotation(bounds: link.box, forType: .link, withProperties: nil)
      note.page = self
      note.action = document.flatMap { PDFAction.make(link.target, in: $0) }
      note.isOfFile = true
      return note
    }
    notes = found
    return found
  }

  open var displaysAnnotations = true

  open func addAnnotation(_ annotation: PDFAnnotation) {
    notes = annotations + [annotation]
    annotation.page = self
    isChanged = true
  }

  open func removeAnnotation(_ annotation: PDFAnnotation) {
    notes = annotations.filter { $0 !== annotation }
    annotation.page = nil
    isChanged = true
  }

  open func annotation(at point: CGPoint) -> PDFAnnotation? { annotations.last { $0.bounds.contains(point) } }
}
