/// The properties of a print job.
@preconcurrency @MainActor
open class UIPrintInfo: NSObject {
  public enum OutputType: Int, Sendable { case general, photo, grayscale, photoGrayscale }
  public enum Orientation: Int, Sendable { case portrait, landscape }
  public enum Duplex: Int, Sendable { case none, longEdge, shortEdge }

  open var jobName = ""
  open var outputType = OutputType.general
  open var orientation = Orientation.portrait
  open var duplex = Duplex.none
  open var printerID: String?

  public override init() { super.init() }
  public init(dictionary: [AnyHashable: Any]?) { super.init() }
  open class func printInfo() -> UIPrintInfo { UIPrintInfo() }
}

/// A controller for printing.
///
/// Differs from iOS: printing is not available. `isPrintingAvailable` is false; presenting the controller returns false
/// and completes with an error, so that apps take their path for devices without a printer.
@preconcurrency @MainActor
open class UIPrintInteractionController: NSObject {
  public typealias CompletionHandler = (UIPrintInteractionController, Bool, (any Error)?) -> Void

  /// The domain of printing errors.
  public static let errorDomain = "UIPrintErrorDomain"
  /// The value of iOS's `UIPrintErrorCode.printingNotAvailableError`.
  private static let notAvailable = 1

  open class var isPrintingAvailable: Bool { false }
  open class var printableUTIs: Set<String> { [] }
  open class func canPrint(_ url: URL) -> Bool { false }
  open class func canPrint(_ data: Data) -> Bool { false }
  open class var shared: UIPrintInteractionController { instance }
  private static let instance = UIPrintInteractionController()

  open var printInfo: UIPrintInfo?
  open weak var delegate: (any UIPrintInteractionControllerDelegate)?
  open var showsNumberOfCopies = true
  open var showsPaperSelectionForLoadedPapers = false
  open var printPageRenderer: UIPrintPageRenderer?
  open var printFormatter: UIPrintFormatter?
  open var printingItem: Any?
  open var printingItems: [Any]?

  @discardableResult
  open func present(animated: Bool, completionHandler completion: CompletionHandler? = nil) -> Bool {
    refuse(completion)
  }
  @discardableResult
  open func present(
    from rect: CGRect, in view: UIView, animated: Bool, completionHandler completion: CompletionHandler? = nil
  ) -> Bool { refuse(completion) }
  @discardableResult
  open func present(
    from item: UIBarButtonItem, animated: Bool, completionHandler completion: CompletionHandler? = nil
  ) -> Bool { refuse(completion) }
  open func dismiss(animated: Bool) {}

  private func refuse(_ completion: CompletionHandler?) -> Bool {
    UIKitFault.warn("printing is not available", category: "Print")
    completion?(self, false, NSError(domain: Self.errorDomain, code: Self.notAvailable))
    return false
  }
}

/// The delegate of a print controller. Its methods are never called, because printing is not available.
@preconcurrency @MainActor
public protocol UIPrintInteractionControllerDelegate: AnyObject {}

/// A formatter that lays out content on pages.
@preconcurrency @MainActor
open class UIPrintFormatter: NSObject {
  open var perPageContentInsets = UIEdgeInsets.zero
  open var maximumContentHeight: CGFloat = 0
  open var maximumContentWidth: CGFloat = 0
  open var startPage = 0
  open fileprivate(set) weak var printPageRenderer: UIPrintPageRenderer?
  open var pageCount: Int { 0 }
  open func rectForPage(at pageIndex: Int) -> CGRect {
    (printPageRenderer?.contentRect ?? .zero).inset(by: perPageContentInsets)
  }
  /// Draws a page of the content.
  open func draw(in rect: CGRect, forPageAt pageIndex: Int) {}
}

/// A formatter for plain or attributed text.
@preconcurrency @MainActor
open class UISimpleTextPrintFormatter: UIPrintFormatter {
  open var text: String?
  open var attributedText: NSAttributedString?
  open var font: UIFont? = .systemFont(ofSize: 12)
  open var color: UIColor? = .black
  open var textAlignment = NSTextAlignment.natural

  public init(text: String) { self.text = text }
  public init(attributedText: NSAttributedString) { self.attributedText = attributedText }

  private var content: NSAttributedString {
    if let attributedText { return attributedText }
    let style = NSMutableParagraphStyle()
    style.alignment = textAlignment
    return NSAttributedString(
      string: text ?? "",
      attributes: [
        .font: font ?? .systemFont(ofSize: 12), .foregroundColor: color ?? .black, .paragraphStyle: style,
      ])
  }

  /// A page holds whole lines in the formatter's font.
  private func pageHeight(_ rect: CGRect) -> CGFloat {
    let line = (font ?? .systemFont(ofSize: 12)).lineHeight
    return max(line, (rect.height / line).rounded(.down) * line)
  }

  open override var pageCount: Int {
    let rect = rectForPage(at: startPage)
    guard rect.width > 0, rect.height > 0, content.length > 0 else { return 0 }
    let size = content.boundingRect(
      with: CGSize(width: rect.width, height: .greatestFiniteMagnitude), options: .usesLineFragmentOrigin,
      context: nil)
    return max(1, Int((size.height / pageHeight(rect)).rounded(.up)))
  }

  open override func draw(in rect: CGRect, forPageAt pageIndex: Int) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    let height = pageHeight(rect)
    context.saveGState()
    context.clip(to: CGRect(x: rect.minX, y: rect.minY, width: rect.width, height: height))
    content.draw(
      in: CGRect(
        x: rect.minX, y: rect.minY - CGFloat(pageIndex - startPage) * height, width: rect.width,
        height: 1_000_000))
    context.restoreGState()
  }
}

/// A formatter for text with markup, of which only the text is drawn.
@preconcurrency @MainActor
open class UIMarkupTextPrintFormatter: UISimpleTextPrintFormatter {
  open var markupText: String? { didSet { text = markupText.map(Self.plain) } }

  public init(markupText: String) {
    self.markupText = markupText
    super.init(text: Self.plain(markupText))
  }

  private static func plain(_ markup: String) -> String {
    let lines = markup.replacingOccurrences(
      of: "(?i)<(br|/p|/div|/h[1-6]|/li|/tr)[^>]*>", with: "\n", options: .regularExpression)
    return lines.replacingOccurrences(of: "<[^>]+>", with: "", options: .regularExpression)
  }
}

/// A formatter for a view: one page with a picture of it.
@preconcurrency @MainActor
open class UIViewPrintFormatter: UIPrintFormatter {
  open private(set) var view: UIView

  package init(view: UIView) { self.view = view }

  open override var pageCount: Int { view.bounds.isEmpty ? 0 : 1 }

  open override func draw(in rect: CGRect, forPageAt pageIndex: Int) {
    guard let context = UIGraphicsGetCurrentContext(), !view.bounds.isEmpty else { return }
    let scale = min(rect.width / view.bounds.width, rect.height / view.bounds.height, 1)
    context.saveGState()
    context.translateBy(x: rect.minX, y: rect.minY)
    context.scaleBy(x: scale, y: scale)
    view.layer.render(in: context)
    context.restoreGState()
  }
}

/// A renderer for pages with formatted content and custom drawing. Apps use it to create PDF documents.
@preconcurrency @MainActor
open class UIPrintPageRenderer: NSObject {
  open var headerHeight: CGFloat = 0
  open var footerHeight: CGFloat = 0
  /// The paper rectangle in points. It can be set through key-value coding, as apps do to create PDF documents.
  open var paperRect = CGRect.zero
  open var printableRect = CGRect.zero
  open private(set) var printFormatters: [UIPrintFormatter]? = []

  public override init() { super.init() }

  /// The printable rectangle without header and footer.
  fileprivate var contentRect: CGRect {
    let area = printableRect.isEmpty ? paperRect : printableRect
    return area.inset(by: UIEdgeInsets(top: headerHeight, left: 0, bottom: footerHeight, right: 0))
  }

  open func addPrintFormatter(_ formatter: UIPrintFormatter, startingAtPageAt pageIndex: Int) {
    formatter.startPage = pageIndex
    formatter.printPageRenderer = self
    printFormatters = (printFormatters ?? []) + [formatter]
  }

  open func printFormattersForPage(at pageIndex: Int) -> [UIPrintFormatter]? {
    printFormatters?.filter { $0.startPage <= pageIndex && pageIndex < $0.startPage + $0.pageCount }
  }

  open var numberOfPages: Int { printFormatters?.map { $0.startPage + $0.pageCount }.max() ?? 0 }
  open func currentRenderingQuality(forRequested requested: Int) -> Int { requested }
  open func prepare(forDrawingPages range: NSRange) {}

  open func drawPage(at pageIndex: Int, in printableRect: CGRect) {
    let area = self.printableRect.isEmpty ? printableRect : self.printableRect
    let content = area.inset(by: UIEdgeInsets(top: headerHeight, left: 0, bottom: footerHeight, right: 0))
    if headerHeight > 0 {
      drawHeaderForPage(
        at: pageIndex, in: CGRect(x: area.minX, y: area.minY, width: area.width, height: headerHeight))
    }
    drawContentForPage(at: pageIndex, in: content)
    for formatter in printFormattersForPage(at: pageIndex) ?? [] {
      drawPrintFormatter(formatter, forPageAt: pageIndex)
    }
    if footerHeight > 0 {
      drawFooterForPage(
        at: pageIndex,
        in: CGRect(x: area.minX, y: area.maxY - footerHeight, width: area.width, height: footerHeight))
    }
  }

  open func drawPrintFormatter(_ printFormatter: UIPrintFormatter, forPageAt pageIndex: Int) {
    printFormatter.draw(in: printFormatter.rectForPage(at: pageIndex), forPageAt: pageIndex)
  }
  open func drawHeaderForPage(at pageIndex: Int, in headerRect: CGRect) {}
  open func drawContentForPage(at pageIndex: Int, in contentRect: CGRect) {}
  open func drawFooterForPage(at pageIndex: Int, in footerRect: CGRect) {}
}
