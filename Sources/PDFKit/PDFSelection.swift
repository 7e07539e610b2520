import Foundation

// Used on one thread at a time, as on iOS.
/// Selected characters of one or several pages.
open class PDFSelection: NSObject, NSCopying, @unchecked Sendable {
  private weak var document: PDFDocument?
  private var parts: [(page: PDFPage, range: NSRange)] = []
  /// The color of the highlight; nil for the color of the view.
  open var color: UIColor?

  public convenience init(document: PDFDocument) { self.init(in: document) }

  private init(in document: PDFDocument?) { self.document = document }

  func add(_ page: PDFPage, _ range: NSRange) { parts.append((page, range)) }

  open var pages: [PDFPage] {
    var found: [PDFPage] = []
    for part in parts where !found.contains(where: { $0 === part.page }) { found.append(part.page) }
    return found
  }

  open var string: String? {
    parts.isEmpty ? nil : parts.map { $0.page.text(in: $0.range) }.joined(separator: "\n")
  }

  open var attributedString: NSAttributedString? { string.map { NSAttributedString(string: $0) } }

  open func numberOfTextRanges(on page: PDFPage) -> Int { parts.filter { $0.page === page }.count }

  open func range(at index: Int, on page: PDFPage) -> NSRange {
    let ranges = parts.filter { $0.page === page }
    return ranges.indices.contains(index) ? ranges[index].range : NSRange(location: NSNotFound, length: 0)
  }

  /// The box around the characters on a page.
  open func bounds(for page: PDFPage) -> CGRect {
    let union = parts.filter { $0.page === page }.flatMap { part in boxes(part.page, part.range) }
      .reduce(CGRect.null) { $0.union($1) }
    return union.isNull ? .zero : union
  }

  private func boxes(_ page: PDFPage, _ range: NSRange) -> [CGRect] {
    (range.location..<NSMaxRange(range)).map { page.characterBounds(at: $0) }.filter { !$0.isEmpty }
  }

  /// Returns a selection for each line.
  open func selectionsByLine() -> [PDFSelection] {
    guard let document else { return [] }
    return parts.flatMap { part -> [PDFSelection] in
      let text = part.page.text(in: part.range) as NSString
      var lines: [PDFSelection] = []
      text.enumerateSubstrings(in: NSRange(location: 0, length: text.length), options: .byLines) {
        _, range, _, _ in
        let line = PDFSelection(document: document)
        line.color = self.color
        line.add(part.page, NSRange(location: part.range.location + range.location, length: range.length))
        if range.length > 0 { lines.append(line) }
      }
      return lines
    }
  }

  open func add(_ selection: PDFSelection) { parts += selection.parts }
  open func add(_ selections: [PDFSelection]) { for selection in selections { add(selection) } }

  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = PDFSelection(in: document)
    copy.parts = parts
    copy.color = color
    return copy
  }
}
