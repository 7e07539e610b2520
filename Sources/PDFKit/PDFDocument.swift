import Foundation

/// A key of a document's attributes.
public struct PDFDocumentAttribute: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }

  public static let titleAttribute = PDFDocumentAttribute(rawValue: "Title")
  public static let authorAttribute = PDFDocumentAttribute(rawValue: "Author")
  public static let subjectAttribute = PDFDocumentAttribute(rawValue: "Subject")
  public static let creatorAttribute = PDFDocumentAttribute(rawValue: "Creator")
  public static let producerAttribute = PDFDocumentAttribute(rawValue: "Producer")
  public static let keywordsAttribute = PDFDocumentAttribute(rawValue: "Keywords")
  public static let creationDateAttribute = PDFDocumentAttribute(rawValue: "CreationDate")
  public static let modificationDateAttribute = PDFDocumentAttribute(rawValue: "ModDate")
}

public enum PDFDocumentPermissions: Int, Sendable { case none, user, owner }

/// An option of writing a document. Options have no effect.
public struct PDFDocumentWriteOption: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }

  public static let ownerPasswordOption = PDFDocumentWriteOption(rawValue: "kPDFDocumentOwnerPasswordOption")
  public static let userPasswordOption = PDFDocumentWriteOption(rawValue: "kPDFDocumentUserPasswordOption")
  public static let burnInAnnotationsOption = PDFDocumentWriteOption(
    rawValue: "kPDFDocumentBurnInAnnotations")
}

@preconcurrency
public protocol PDFDocumentDelegate: NSObjectProtocol {
  func documentDidUnlock(_ notification: Notification)
  func documentDidEndDocumentFind(_ notification: Notification)
  func documentDidBeginDocumentFind(_ notification: Notification)
  func didMatchString(_ instance: PDFSelection)
}

extension PDFDocumentDelegate {
  public func documentDidUnlock(_ notification: Notification) {}
  public func documentDidEndDocumentFind(_ notification: Notification) {}
  public func documentDidBeginDocumentFind(_ notification: Notification) {}
  public func didMatchString(_ instance: PDFSelection) {}
}

// Used on one thread at a time, as on iOS; the file has a lock.
/// A PDF document, read by Poppler.
///
/// Where Poppler is not installed, pages are drawn by Core Graphics, without text.
open class PDFDocument: NSObject, @unchecked Sendable {
  private let file: DocumentFile?
  private var pages: [PDFPage]
  private var isChanged = false
  public let documentURL: URL?
  open weak var delegate: (any PDFDocumentDelegate)?
  /// The attributes by `PDFDocumentAttribute`.
  open var documentAttributes: [AnyHashable: Any]?
  private var root: PDFOutline??

  /// Creates a document without pages.
  public override init() {
    (file, pages, documentURL) = (nil, [], nil)
    super.init()
  }

  /// Opens a file; nil if it is no PDF document.
  public convenience init?(url: URL) {
    guard let data = try? Data(contentsOf: url) else { return nil }
    self.init(data, url)
  }

  /// Opens a document in memory; nil if the data is no PDF document.
  public convenience init?(data: Data) { self.init(data, nil) }

  private init?(_ data: Data, _ url: URL?) {
    guard let file = DocumentFile(data) else { return nil }
    self.file = file
    documentURL = url
    pages = []
    super.init()
    readPages()
  }

  private func readPages() {
    guard let file, !file.isLocked else { return }
    pages = (0..<file.pageCount).map { PDFPage(file, $0) }
    for page in pages { page.document = self }
    var attributes: [AnyHashable: Any] = [:]
    for (name, text) in file.properties where !text.isEmpty {
      let key = PDFDocumentAttribute(rawValue: name.capitalized)
      attributes[key] = key == .keywordsAttribute ? text.components(separatedBy: ", ") : text
    }
    documentAttributes = attributes
  }

  // MARK: Protection

  open var isEncrypted: Bool { file?.isEncrypted ?? false }
  open var isLocked: Bool { file?.isLocked ?? false }
  open var allowsCopying: Bool { file?.allows(4) ?? true }
  open var allowsPrinting: Bool { file?.allows(1) ?? true }
  open var permissionsStatus: PDFDocumentPermissions { !isEncrypted ? .none : isLocked ? .none : .user }

  @discardableResult
  open func unlock(withPassword password: String) -> Bool {
    guard let file, file.isLocked, file.unlock(password) else { return !isLocked }
    readPages()
    let notice = Notification(name: .PDFDocumentDidUnlock, object: self)
    NotificationCenter.default.post(notice)
    delegate?.documentDidUnlock(notice)
    return true
  }

  // MARK: Pages

  open var pageCount: Int { pages.count }
  open var pageClass: AnyClass { PDFPage.self }

  open func page(at index: Int) -> PDFPage? { pages.indices.contains(index) ? pages[index] : nil }

  /// The index of a page; `NSNotFound` if it is in another document.
  open func index(for page: PDFPage) -> Int { pages.firstIndex { $0 === page } ?? NSNotFound }

  open func insert(_ page: PDFPage, at index: Int) {
    page.document = self
    pages.insert(page, at: min(max(index, 0), pages.count))
    isChanged = true
  }

  open func removePage(at index: Int) {
    guard pages.indices.contains(index) else { return }
    pages.remove(at: index).document = nil
    isChanged = true
  }

  open func exchangePage(at indexA: Int, withPageAt indexB: Int) {
    guard pages.indices.contains(indexA), pages.indices.contains(indexB) else { return }
    pages.swapAt(indexA, indexB)
    isChanged = true
  }

  // MARK: Contents

  /// The table of contents; nil if there is none.
  open var outlineRoot: PDFOutline? {
    get {
      if let root { return root }
      let entries = file?.outline ?? []
      let found = entries.isEmpty ? nil : PDFOutline(entries, in: self)
      root = .some(found)
      return found
    }
    set { root = .some(newValue) }
  }

  /// The text of all pages.
  open var string: String? {
    let texts = pages.compactMap(\.string)
    return texts.isEmpty ? nil : texts.joined(separator: "\n")
  }

  /// Selects all text.
  open var selectionForEntireDocument: PDFSelection? {
    let selection = PDFSelection(document: self)
    for page in pages where page.numberOfCharacters > 0 {
      selection.add(page, NSRange(location: 0, length: page.numberOfCharacters))
    }
    return selection.pages.isEmpty ? nil : selection
  }

  open func selection(
    from startPage: PDFPage, atCharacterIndex startCharacter: Int, to endPage: PDFPage,
    atCharacterIndex endCharacter: Int
  ) -> PDFSelection? {
    let (first, last) = (index(for: startPage), index(for: endPage))
    guard first != NSNotFound, last != NSNotFound, first <= last else { return nil }
    let selection = PDFSelection(document: self)
    for index in first...last {
      let page = pages[index]
      let start = index == first ? max(startCharacter, 0) : 0
      let end = index == last ? min(endCharacter + 1, page.numberOfCharacters) : page.numberOfCharacters
      if end > start { selection.add(page, NSRange(location: start, length: end - start)) }
    }
    return selection.pages.isEmpty ? nil : selection
  }

  open func selection(
    from startPage: PDFPage, at startPoint: CGPoint, to endPage: PDFPage, at endPoint: CGPoint
  ) -> PDFSelection? {
    let start = startPage.characterIndex(at: startPoint)
    let end = endPage.characterIndex(at: endPoint)
    guard start >= 0, end >= 0 else { return nil }
    return selection(
      from: startPage, atCharacterIndex: min(start, end), to: endPage, atCharacterIndex: max(start, end))
  }

  // MARK: Finding

  open private(set) var isFinding = false

  /// Finds a text on all pages. Matches do not continue on the next page.
  open func findString(_ string: String, withOptions options: NSString.CompareOptions = []) -> [PDFSelection]
  {
    guard !string.isEmpty else { return [] }
    return pages.flatMap { page -> [PDFSelection] in
      let text = (page.string ?? "") as NSString
      var found: [PDFSelection] = []
      var rest = NSRange(location: 0, length: text.length)
      while rest.length > 0 {
        let match = text.range(of: string, options: options, range: rest)
        guard match.location != NSNotFound, match.length > 0 else { break }
        let selection = PDFSelection(document: self)
        selection.add(page, match)
        found.append(selection)
        rest = NSRange(location: NSMaxRange(match), length: text.length - NSMaxRange(match))
      }
      return found
    }
  }

  /// Finds a text, and tells the delegate of each match in later turns of the main thread.
  open func beginFindString(_ string: String, withOptions options: NSString.CompareOptions = []) {
    isFinding = true
    let begin = Notification(name: .PDFDocumentDidBeginFind, object: self)
    NotificationCenter.default.post(begin)
    delegate?.documentDidBeginDocumentFind(begin)
    DispatchQueue.main.async { [self] in
      for match in findString(string, withOptions: options) where isFinding {
        NotificationCenter.default.post(
          name: .PDFDocumentDidFindMatch, object: self, userInfo: ["PDFDocumentFoundSelection": match])
        delegate?.didMatchString(match)
      }
      isFinding = false
      let end = Notification(name: .PDFDocumentDidEndFind, object: self)
      NotificationCenter.default.post(end)
      delegate?.documentDidEndDocumentFind(end)
    }
  }

  open func beginFindStrings(_ strings: [String], withOptions options: NSString.CompareOptions = []) {
    for string in strings { beginFindString(string, withOptions: options) }
  }

  open func cancelFindString() { isFinding = false }

  // MARK: Writing

  /// The bytes of the document: those that it was opened with, or new ones after a change of its pages.
  open func dataRepresentation() -> Data? {
    if let file, !isChanged, pages.allSatisfy({ !$0.isChanged }) { return file.data }
    guard let first = pages.first else { return nil }
    return UIGraphicsPDFRenderer(bounds: first.bounds(for: .cropBox)).pdfData { context in
      for page in pages {
        let box = page.bounds(for: .cropBox)
        context.beginPage(withBounds: CGRect(origin: .zero, size: box.size), pageInfo: [:])
        page.drawDown(in: context.cgContext)
      }
    }
  }

  open func dataRepresentation(options: [AnyHashable: Any] = [:]) -> Data? { dataRepresentation() }

  @discardableResult
  open func write(to url: URL) -> Bool { write(to: url, withOptions: nil) }

  /// Writes the document. The options have no effect.
  @discardableResult
  open func write(to url: URL, withOptions options: [PDFDocumentWriteOption: Any]? = nil) -> Bool {
    guard let data = dataRepresentation() else { return false }
    return (try? data.write(to: url, options: .atomic)) != nil
  }

  @discardableResult
  open func write(toFile path: String) -> Bool { write(to: URL(fileURLWithPath: path)) }
}

extension NSNotification.Name {
  public static let PDFDocumentDidUnlock = NSNotification.Name("PDFDocumentDidUnlock")
  public static let PDFDocumentDidBeginFind = NSNotification.Name("PDFDocumentDidBeginFind")
  public static let PDFDocumentDidEndFind = NSNotification.Name("PDFDocumentDidEndFind")
  public static let PDFDocumentDidFindMatch = NSNotification.Name("PDFDocumentDidFindMatch")
}
