import CoreGraphics
import Foundation

// The lock guards all calls of the library.
/// The bytes of a document, opened by Poppler, or without it by Core Graphics.
final class DocumentFile: @unchecked Sendable {
  let data: Data
  private(set) var isLocked = false
  let isEncrypted: Bool
  private let library: Poppler?
  private var document: Poppler.Object?
  /// Draws the pages without Poppler.
  private let plain: CGPDFDocument?
  private let lock = NSRecursiveLock()

  init?(_ data: Data) {
    self.data = data
    library = Poppler.shared
    guard let library else {
      isEncrypted = false
      plain = CGPDFDocument(data: data)
      if plain == nil { return nil }
      return
    }
    plain = nil
    let (opened, isRefused) = Self.open(data, password: nil, library)
    guard opened != nil || isRefused else {
      isEncrypted = false
      return nil
    }
    document = opened
    isLocked = opened == nil
    isEncrypted = isRefused || data.range(of: Data("/Encrypt".utf8)) != nil
  }

  deinit { if let document { library?.release(document) } }

  private static func open(
    _ data: Data, password: String?, _ library: Poppler
  ) -> (Poppler.Object?, isRefused: Bool) {
    guard let bytes = data.withUnsafeBytes({ library.makeBytes($0.baseAddress, $0.count) }) else {
      return (nil, false)
    }
    defer { library.freeBytes(bytes) }
    var error: Poppler.Object?
    let document =
      if let password { password.withCString { library.open(bytes, $0, &error) } } else {
        library.open(bytes, nil, &error)
      }
    // The code of a `GError` is at 4; POPPLER_ERROR_ENCRYPTED.
    let isRefused = error?.load(fromByteOffset: 4, as: Int32.self) == 1
    if let error { library.freeError(error) }
    return (document, isRefused)
  }

  func unlock(_ password: String) -> Bool {
    lock.withLock {
      guard isLocked, let library else { return !isLocked }
      document = Self.open(data, password: password, library).0
      isLocked = document == nil
      return !isLocked
    }
  }

  var pageCount: Int {
    lock.withLock {
      if let document, let library { return Int(library.pageCount(document)) }
      return plain?.numberOfPages ?? 0
    }
  }

  /// The title and others, by Poppler's names.
  var properties: [String: String] {
    lock.withLock {
      guard let document, let library else { return [:] }
      return library.properties.compactMapValues { library.take($0(document)) }
    }
  }

  /// POPPLER_PERMISSIONS_OK_TO_PRINT is 1, OK_TO_COPY is 4.
  func allows(_ permission: UInt32) -> Bool {
    lock.withLock {
      guard let document, let library else { return !isLocked }
      return library.permissions(document) & permission != 0
    }
  }

  private func withPage<Result>(_ index: Int, _ body: (Poppler, Poppler.Object) -> Result) -> Result? {
    lock.withLock {
      guard let document, let library, let page = library.page(document, Int32(index)) else { return nil }
      defer { library.release(page) }
      return body(library, page)
    }
  }

  /// The size of a rotated page in points.
  func size(ofPage index: Int) -> CGSize {
    let size = withPage(index) { library, page in
      var (width, height) = (0.0, 0.0)
      library.size(page, &width, &height)
      return CGSize(width: width, height: height)
    }
    return size ?? plain?.page(at: index + 1)?.shownSize ?? CGSize(width: 612, height: 792)
  }

  func label(ofPage index: Int) -> String? { withPage(index) { $0.take($0.label($1)) } ?? "\(index + 1)" }

  /// Draws a page with its top left corner at the origin of a context of which y points down.
  func draw(page index: Int, in context: CGContext) {
    if let page = plain?.page(at: index + 1) {
      context.saveGState()
      context.translateBy(x: 0, y: page.shownSize.height)
      context.scaleBy(x: 1, y: -1)
      context.drawPDFPage(page)
      context.restoreGState()
    }
    _ = withPage(index) { library, page in
      context.withCairo { library.render(page, $0) }
    }
  }

  /// The text of a page and a box for each of its characters, of which y points down.
  func text(ofPage index: Int) -> (text: String, boxes: [CGRect]) {
    let found = withPage(index) { library, page -> (String, [CGRect]) in
      let text = library.take(library.text(page)) ?? ""
      var boxes: UnsafeMutablePointer<Double>?
      var count: UInt32 = 0
      guard library.layout(page, &boxes, &count) != 0, let boxes else { return (text, []) }
      defer { free(boxes) }
      let rects = (0..<Int(count)).map { index in
        let box = UnsafeBufferPointer(start: boxes + index * 4, count: 4)
        return CGRect(x: box[0], y: box[1], width: box[2] - box[0], height: box[3] - box[1])
      }
      return (text, rects)
    }
    return found ?? ("", [])
  }

  /// The links of a page, with boxes of which y points up.
  func links(ofPage index: Int) -> [(box: CGRect, target: Poppler.Target)] {
    let found = withPage(index) { library, page -> [(CGRect, Poppler.Target)] in
      guard let document, let list = library.links(page) else { return [] }
      defer { library.freeLinks(list) }
      var found: [(CGRect, Poppler.Target)] = []
      var node: Poppler.Object? = list
      while let current = node {
        node = current.load(fromByteOffset: 8, as: Poppler.Object?.self)
        // A `PopplerLinkMapping`: a box and an action.
        guard let link = current.load(as: Poppler.Object?.self),
          let action = link.load(fromByteOffset: 32, as: Poppler.Object?.self),
          let target = library.read(action, in: document).target
        else { continue }
        let box = link.load(as: Poppler.Box.self)
        found.append((CGRect(x: box.x1, y: box.y1, width: box.x2 - box.x1, height: box.y2 - box.y1), target))
      }
      return found
    }
    return found ?? []
  }

  /// An entry of the table of contents.
  struct Entry {
    var title: String
    var target: Poppler.Target?
    var children: [Entry]
  }

  var outline: [Entry] {
    lock.withLock {
      guard let document, let library, let iterator = library.makeIterator(document) else { return [] }
      return entries(iterator, depth: 0, library, document)
    }
  }

  private func entries(
    _ iterator: Poppler.Object, depth: Int, _ library: Poppler, _ document: Poppler.Object
  ) -> [Entry] {
    defer { library.freeIterator(iterator) }
    var found: [Entry] = []
    repeat {
      guard let action = library.action(iterator) else { continue }
      let (title, target) = library.read(action, in: document)
      library.freeAction(action)
      // A damaged file may contain itself.
      let children =
        depth < 32 ? library.child(iterator).map { entries($0, depth: depth + 1, library, document) } : nil
      found.append(Entry(title: title ?? "", target: target, children: children ?? []))
    } while library.next(iterator) != 0 && found.count < 10_000
    return found
  }
}
