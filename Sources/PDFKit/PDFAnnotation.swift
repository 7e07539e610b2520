import Foundation

/// A kind of annotation.
public struct PDFAnnotationSubtype: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }

  public static let text = PDFAnnotationSubtype(rawValue: "/Text")
  public static let link = PDFAnnotationSubtype(rawValue: "/Link")
  public static let freeText = PDFAnnotationSubtype(rawValue: "/FreeText")
  public static let line = PDFAnnotationSubtype(rawValue: "/Line")
  public static let square = PDFAnnotationSubtype(rawValue: "/Square")
  public static let circle = PDFAnnotationSubtype(rawValue: "/Circle")
  public static let highlight = PDFAnnotationSubtype(rawValue: "/Highlight")
  public static let underline = PDFAnnotationSubtype(rawValue: "/Underline")
  public static let strikeOut = PDFAnnotationSubtype(rawValue: "/StrikeOut")
  public static let ink = PDFAnnotationSubtype(rawValue: "/Ink")
  public static let stamp = PDFAnnotationSubtype(rawValue: "/Stamp")
  public static let popup = PDFAnnotationSubtype(rawValue: "/Popup")
  public static let widget = PDFAnnotationSubtype(rawValue: "/Widget")
}

/// A key of an annotation's values.
public struct PDFAnnotationKey: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }

  public static let contents = PDFAnnotationKey(rawValue: "/Contents")
  public static let color = PDFAnnotationKey(rawValue: "/C")
  public static let border = PDFAnnotationKey(rawValue: "/Border")
  public static let subtype = PDFAnnotationKey(rawValue: "/Subtype")
  public static let name = PDFAnnotationKey(rawValue: "/NM")
  public static let rect = PDFAnnotationKey(rawValue: "/Rect")
}

// Used on one thread at a time, as on iOS.
/// The width of an annotation's lines.
open class PDFBorder: NSObject, @unchecked Sendable {
  open var lineWidth: CGFloat = 1
}

// Used on one thread at a time, as on iOS.
/// A link or a mark on a page.
///
/// Highlights, underlines, lines through text, squares, circles, ink, free text and lines are drawn; other marks are not.
open class PDFAnnotation: NSObject, @unchecked Sendable {
  open var bounds: CGRect
  /// The kind without its slash, such as "Highlight".
  open var type: String?
  open internal(set) weak var page: PDFPage?
  open var color = UIColor.systemYellow
  open var interiorColor: UIColor?
  open var contents: String?
  open var userName: String?
  open var font: UIFont? = .systemFont(ofSize: 12)
  open var fontColor: UIColor? = .black
  open var alignment = NSTextAlignment.natural
  open var border: PDFBorder?
  open var action: PDFAction?
  open var shouldDisplay = true
  open var shouldPrint = true
  open var modificationDate: Date?
  open var startPoint = CGPoint.zero
  open var endPoint = CGPoint.zero
  open private(set) var paths: [UIBezierPath]?
  /// Whether it is part of the file, whose page shows it.
  var isOfFile = false
  private var values: [PDFAnnotationKey: Any] = [:]

  public init(
    bounds: CGRect, forType annotationType: PDFAnnotationSubtype,
    withProperties properties: [AnyHashable: Any]?
  ) {
    self.bounds = bounds
    type = String(annotationType.rawValue.drop { $0 == "/" })
    super.init()
    for (key, value) in properties ?? [:] {
      let name =
        (key.base as? PDFAnnotationKey) ?? (key.base as? String).map(PDFAnnotationKey.init(rawValue:))
      if let name { _ = setValue(value, forAnnotationKey: name) }
    }
  }

  /// The address of a link.
  open var url: URL? {
    get { (action as? PDFActionURL)?.url }
    set { action = newValue.map(PDFActionURL.init(url:)) }
  }

  open var destination: PDFDestination? {
    get { (action as? PDFActionGoTo)?.destination }
    set { action = newValue.map(PDFActionGoTo.init(destination:)) }
  }

  open func add(_ path: UIBezierPath) { paths = (paths ?? []) + [path] }
  open func remove(_ path: UIBezierPath) { paths = paths?.filter { $0 !== path } }

  @discardableResult
  open func setValue(_ value: Any, forAnnotationKey key: PDFAnnotationKey) -> Bool {
    switch (key, value) {
    case (.contents, let text as String): contents = text
    case (.color, let color as UIColor): self.color = color
    case (.border, let border as PDFBorder): self.border = border
    default: values[key] = value
    }
    return true
  }

  open func value(forAnnotationKey key: PDFAnnotationKey) -> Any? {
    switch key {
    case .contents: contents
    case .color: color
    case .border: border
    case .subtype: type.map { "/\($0)" }
    case .rect: NSValue(cgRect: bounds)
    default: values[key]
    }
  }

  open func removeValue(forAnnotationKey key: PDFAnnotationKey) { values[key] = nil }

  /// Draws the annotation into a context of which y points down.
  func draw(in context: CGContext, height: CGFloat) {
    guard !isOfFile else { return }
    let box = CGRect(x: bounds.minX, y: height - bounds.maxY, width: bounds.width, height: bounds.height)
    context.saveGState()
    UIGraphicsPushContext(context)
    defer {
      UIGraphicsPopContext()
      context.restoreGState()
    }
    color.setStroke()
    (interiorColor ?? color).setFill()
    let width = border?.lineWidth ?? 1
    context.setLineWidth(width)
    switch type {
    case "Highlight":
      context.setBlendMode(.multiply)
      color.withAlphaComponent(0.5).setFill()
      context.fill(box)
    case "Underline": context.fill(CGRect(x: box.minX, y: box.maxY - width, width: box.width, height: width))
    case "StrikeOut":
      context.fill(CGRect(x: box.minX, y: box.midY - width / 2, width: box.width, height: width))
    case "Square":
      if interiorColor != nil { context.fill(box) }
      context.stroke(box.insetBy(dx: width / 2, dy: width / 2))
    case "Circle":
      if interiorColor != nil { context.fillEllipse(in: box) }
      context.strokeEllipse(in: box.insetBy(dx: width / 2, dy: width / 2))
    case "Line":
      context.translateBy(x: 0, y: height)
      context.scaleBy(x: 1, y: -1)
      context.strokeLineSegments(between: [startPoint, endPoint])
    case "Ink":
      context.translateBy(x: bounds.minX, y: height - bounds.minY)
      context.scaleBy(x: 1, y: -1)
      for path in paths ?? [] { path.stroke() }
    case "FreeText":
      let style = NSMutableParagraphStyle()
      style.alignment = alignment
      (contents ?? "").draw(
        with: box, options: .usesLineFragmentOrigin,
        attributes: [
          .font: font ?? .systemFont(ofSize: 12), .foregroundColor: fontColor ?? .black,
          .paragraphStyle: style,
        ], context: nil)
    default: break
    }
  }
}
