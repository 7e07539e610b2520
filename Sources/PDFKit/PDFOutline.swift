import Foundation

// Used on one thread at a time, as on iOS.
/// An entry of a table of contents.
open class PDFOutline: NSObject, @unchecked Sendable {
  open internal(set) weak var document: PDFDocument?
  open internal(set) weak var parent: PDFOutline?
  open var label: String?
  open var destination: PDFDestination?
  open var action: PDFAction?
  open var isOpen = true
  private var children: [PDFOutline] = []

  public override init() { super.init() }

  convenience init(_ entries: [DocumentFile.Entry], in document: PDFDocument) {
    self.init()
    self.document = document
    for entry in entries {
      let child = PDFOutline(entry.children, in: document)
      child.label = entry.title
      child.action = entry.target.flatMap { PDFAction.make($0, in: document) }
      child.destination = (child.action as? PDFActionGoTo)?.destination
      insertChild(child, at: children.count)
    }
  }

  open var numberOfChildren: Int { children.count }
  /// The index in the parent.
  open var index: Int { parent?.children.firstIndex { $0 === self } ?? 0 }

  open func child(at index: Int) -> PDFOutline? { children.indices.contains(index) ? children[index] : nil }

  open func insertChild(_ child: PDFOutline, at index: Int) {
    child.parent = self
    children.insert(child, at: min(max(index, 0), children.count))
  }

  open func removeFromParent() {
    parent?.children.removeAll { $0 === self }
    parent = nil
  }
}

public let kPDFDestinationUnspecifiedValue = CGFloat(Float.greatestFiniteMagnitude)

// Immutable except for the zoom, which the app sets before it shares the destination.
/// A point of a page.
open class PDFDestination: NSObject, @unchecked Sendable {
  open private(set) weak var page: PDFPage?
  public let point: CGPoint
  open var zoom = kPDFDestinationUnspecifiedValue

  public init(page: PDFPage, at point: CGPoint) {
    self.page = page
    self.point = point
  }
}

// Every `@unchecked Sendable`: the app sets the properties before it shares an action; nothing else writes them.
/// The effect of a link.
open class PDFAction: NSObject, @unchecked Sendable {
  open var type: String { "" }

  static func make(_ target: Poppler.Target, in document: PDFDocument) -> PDFAction? {
    switch target {
    case .page(let index, let left, let top):
      document.page(at: index).map {
        PDFActionGoTo(destination: PDFDestination(page: $0, at: CGPoint(x: left, y: top)))
      }
    case .url(let text): URL(string: text).map { PDFActionURL(url: $0) }
    }
  }
}

/// Goes to a page.
open class PDFActionGoTo: PDFAction, @unchecked Sendable {
  open var destination: PDFDestination
  open override var type: String { "GoTo" }

  public init(destination: PDFDestination) { self.destination = destination }
}

/// Opens an address.
open class PDFActionURL: PDFAction, @unchecked Sendable {
  open var url: URL?
  open override var type: String { "URI" }

  public init(url: URL) { self.url = url }
}
