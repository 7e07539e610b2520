import UIKit

public enum PDFDisplayMode: Int, Sendable { case singlePage, singlePageContinuous, twoUp, twoUpContinuous }
public enum PDFDisplayDirection: Int, Sendable { case vertical, horizontal }
public enum PDFInterpolationQuality: Int, Sendable { case none, low, high }

@preconcurrency @MainActor
public protocol PDFViewDelegate: NSObjectProtocol {
  func pdfViewWillClick(onLink sender: PDFView, with url: URL)
  func pdfViewWillChangeScaleFactor(_ sender: PDFView, toScale scale: CGFloat) -> CGFloat
  func pdfViewParentViewController() -> UIViewController?
}

extension PDFViewDelegate {
  /// Opens the address.
  public func pdfViewWillClick(onLink sender: PDFView, with url: URL) { UIApplication.shared.open(url) }
  public func pdfViewWillChangeScaleFactor(_ sender: PDFView, toScale scale: CGFloat) -> CGFloat { scale }
  public func pdfViewParentViewController() -> UIViewController? { nil }
}

/// A view of a document: its pages below each other, or one at a time.
@preconcurrency @MainActor
open class PDFView: UIView, UIScrollViewDelegate {
  open var document: PDFDocument? {
    didSet {
      guard document !== oldValue else { return }
      shownPage = document?.page(at: 0)
      history = []
      setNeedsPages()
      post(.PDFViewDocumentChanged)
      post(.PDFViewPageChanged)
    }
  }
  open weak var delegate: (any PDFViewDelegate)?
  open var displayMode = PDFDisplayMode.singlePageContinuous { didSet { setNeedsPages() } }
  open var displayDirection = PDFDisplayDirection.vertical { didSet { setNeedsPages() } }
  open var displayBox = PDFDisplayBox.cropBox { didSet { setNeedsPages() } }
  open var displaysPageBreaks = true { didSet { setNeedsPages() } }
  open var displaysAsBook = false { didSet { setNeedsPages() } }
  open var displaysRTL = false
  /// The space around each page.
  open var pageBreakMargins = UIEdgeInsets(top: 4.75, left: 4, bottom: 4.75, right: 4) {
    didSet { setNeedsPages() }
  }
  /// Whether pages have a shadow.
  open var pageShadowsEnabled = true { didSet { setNeedsPages() } }
  /// Has no effect: pages are drawn in high quality.
  open var interpolationQuality = PDFInterpolationQuality.high
  /// Has no effect.
  open var isInMarkupMode = false
  open var enableDataDetectors = false
  open private(set) var isUsingPageViewController = false
  open var currentSelection: PDFSelection? { didSet { highlight() } }
  open var highlightedSelections: [PDFSelection]? { didSet { highlight() } }

  private let scrollView = UIScrollView()
  private let content = UIView()
  private let tapRecognizer = UITapGestureRecognizer(target: nil, action: nil)
  private var pageViews: [PageView] = []
  private var shownPage: PDFPage?
  private var needsPages = false
  private var laidOutSize = CGSize.zero
  private var history: [PDFDestination] = []
  private var ownScale: CGFloat = 1

  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    backgroundColor = .systemGray5
    scrollView.frame = bounds
    scrollView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    scrollView.delegate = self
    // Pages scroll below bars, and start below them.
    scrollView.contentInsetAdjustmentBehavior = .always
    addSubview(scrollView)
    scrollView.addSubview(content)
    tapRecognizer.addHandler { [weak self] _ in self?.tapped() }
    content.addGestureRecognizer(tapRecognizer)
  }

  /// The view with the pages.
  open var documentView: UIView? { document == nil ? nil : content }

  // MARK: Scale

  open var autoScales = false { didSet { if autoScales != oldValue { setNeedsPages() } } }
  open var minScaleFactor: CGFloat = 0.1
  open var maxScaleFactor: CGFloat = 10

  /// The number of points for each point of a page.
  open var scaleFactor: CGFloat {
    get { autoScales ? scaleFactorForSizeToFit : ownScale }
    set {
      let wanted = delegate?.pdfViewWillChangeScaleFactor(self, toScale: newValue) ?? newValue
      autoScales = false
      ownScale = min(max(wanted, minScaleFactor), maxScaleFactor)
      setNeedsPages()
      post(.PDFViewScaleChanged)
    }
  }

  /// The scale at which the widest page fits.
  open var scaleFactorForSizeToFit: CGFloat {
    guard let document, document.pageCount > 0, bounds.width > 0 else { return 1 }
    let sizes = (0..<min(document.pageCount, 64)).compactMap {
      document.page(at: $0)?.bounds(for: displayBox).size
    }
    let margins = displaysPageBreaks ? pageBreakMargins : .zero
    let columns: CGFloat = displayMode == .twoUp || displayMode == .twoUpContinuous ? 2 : 1
    let width = sizes.reduce(1) { max($0, $1.width) }
    let fitting = (bounds.width / columns - margins.left - margins.right) / width
    guard displayMode == .singlePage, let page = shownPage?.bounds(for: displayBox).size else {
      return fitting
    }
    return min(fitting, (bounds.height - margins.top - margins.bottom) / max(page.height, 1))
  }

  open var canZoomIn: Bool { scaleFactor < maxScaleFactor }
  open var canZoomOut: Bool { scaleFactor > minScaleFactor }
  open func zoomIn(_ sender: Any?) { scaleFactor *= 2.0.squareRoot() }
  open func zoomOut(_ sender: Any?) { scaleFactor /= 2.0.squareRoot() }

  // MARK: Pages

  private func setNeedsPages() {
    needsPages = true
    setNeedsLayout()
  }

  open func layoutDocumentView() {
    setNeedsPages()
    layoutIfNeeded()
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    guard needsPages || bounds.size != laidOutSize else { return }
    needsPages = false
    laidOutSize = bounds.size
    let page = shownPage
    placePages()
    if let page { scroll(to: page) }
    showVisiblePages()
  }

  private var isContinuous: Bool {
    displayMode == .singlePageContinuous || displayMode == .twoUpContinuous
  }

  private var columns: Int { displayMode == .twoUp || displayMode == .twoUpContinuous ? 2 : 1 }

  /// The pages of each row.
  private var rows: [[PDFPage]] {
    guard let document else { return [] }
    let pages = (0..<document.pageCount).compactMap { document.page(at: $0) }
    var rows: [[PDFPage]] = []
    var start = 0
    if columns == 2, displaysAsBook, let cover = pages.first {
      rows.append([cover])
      start = 1
    }
    while start < pages.count {
      rows.append(Array(pages[start..<min(start + columns, pages.count)]))
      start += columns
    }
    if isContinuous { return rows }
    return rows.first { row in row.contains { $0 === shownPage } }.map { [$0] } ?? rows.first.map { [$0] }
      ?? []
  }

  private func placePages() {
    for view in pageViews { view.removeFromSuperview() }
    pageViews = []
    let scale = scaleFactor
    let margins = displaysPageBreaks ? pageBreakMargins : .zero
    var sizes: [(row: [PDFPage], size: CGSize)] = []
    for row in rows {
      let pages = row.map { $0.bounds(for: displayBox).size }
      let width = pages.reduce(0) { $0 + $1.width * scale + margins.left + margins.right }
      let height = pages.reduce(0) { max($0, $1.height * scale) } + margins.top + margins.bottom
      sizes.append((row, CGSize(width: width, height: height)))
    }
    let isVertical = displayDirection == .vertical || !isContinuous
    let across = sizes.reduce(isVertical ? bounds.width : bounds.height) {
      max($0, isVertical ? $1.size.width : $1.size.height)
    }
    var position: CGFloat = 0
    for (row, size) in sizes {
      var x = isVertical ? (across - size.width) / 2 : position
      let y = isVertical ? position : (across - size.height) / 2
      for page in row {
        let own = page.bounds(for: displayBox).size
        let view = PageView(page, scale: scale, hasShadow: pageShadowsEnabled && displaysPageBreaks)
        view.frame = CGRect(
          x: x + margins.left, y: y + margins.top, width: own.width * scale, height: own.height * scale)
        x += own.width * scale + margins.left + margins.right
        pageViews.append(view)
        content.addSubview(view)
      }
      position += isVertical ? size.height : size.width
    }
    var size = isVertical ? CGSize(width: across, height: position) : CGSize(width: position, height: across)
    if !isContinuous, size.height < bounds.height {
      for view in pageViews { view.frame.origin.y += (bounds.height - size.height) / 2 }
      size.height = bounds.height
    }
    content.frame = CGRect(origin: .zero, size: size)
    scrollView.contentSize = size
    highlight()
  }

  /// Draws the pages that are visible, and releases the pictures of others.
  private func showVisiblePages() {
    let visible = scrollView.bounds.insetBy(
      dx: -scrollView.bounds.width / 2, dy: -scrollView.bounds.height / 2)
    for view in pageViews { view.isShown = view.frame.intersects(visible) }
  }

  open func scrollViewDidScroll(_ scrollView: UIScrollView) {
    showVisiblePages()
    guard isContinuous, let page = page(for: CGPoint(x: bounds.midX, y: bounds.midY), nearest: true),
      page !== shownPage
    else { return }
    shownPage = page
    post(.PDFViewPageChanged)
    post(.PDFViewVisiblePagesChanged)
  }

  open var visiblePages: [PDFPage] {
    pageViews.filter { $0.frame.intersects(scrollView.bounds) }.map(\.page)
  }

  // MARK: Navigation

  open var currentPage: PDFPage? { shownPage }

  open var currentDestination: PDFDestination? {
    shownPage.map { page in
      PDFDestination(page: page, at: convert(CGPoint(x: bounds.minX, y: bounds.minY), to: page))
    }
  }

  private func index(_ offset: Int) -> PDFPage? {
    guard let document, let shownPage else { return nil }
    let index = document.index(for: shownPage)
    return index == NSNotFound ? nil : document.page(at: index + offset)
  }

  open var canGoToNextPage: Bool { index(columns) != nil }
  open var canGoToPreviousPage: Bool { index(-1) != nil }
  open var canGoToFirstPage: Bool { index(-1) != nil }
  open var canGoToLastPage: Bool { index(1) != nil }
  open var canGoBack: Bool { !history.isEmpty }
  open func goToNextPage(_ sender: Any?) { if let page = index(columns) ?? index(1) { go(to: page) } }
  open func goToPreviousPage(_ sender: Any?) { if let page = index(-columns) ?? index(-1) { go(to: page) } }
  open func goToFirstPage(_ sender: Any?) { if let page = document?.page(at: 0) { go(to: page) } }
  open func goToLastPage(_ sender: Any?) {
    if let document, let page = document.page(at: document.pageCount - 1) { go(to: page) }
  }
  open func goBack(_ sender: Any?) { if let last = history.popLast() { show(last) } }

  open func go(to page: PDFPage) {
    go(to: PDFDestination(page: page, at: CGPoint(x: 0, y: page.bounds(for: displayBox).maxY)))
  }

  open func go(to destination: PDFDestination) {
    if let current = currentDestination { history.append(current) }
    show(destination)
  }

  open func go(to rect: CGRect, on page: PDFPage) {
    go(to: PDFDestination(page: page, at: CGPoint(x: rect.minX, y: rect.maxY)))
  }

  open func go(to selection: PDFSelection) {
    if let page = selection.pages.first { go(to: selection.bounds(for: page), on: page) }
  }

  open func scrollSelectionToVisible(_ sender: Any?) { if let currentSelection { go(to: currentSelection) } }

  private func show(_ destination: PDFDestination) {
    guard let page = destination.page else { return }
    let isOther = page !== shownPage
    shownPage = page
    layoutIfNeeded()
    if isOther, !isContinuous { layoutDocumentView() }
    scroll(to: page, y: destination.point.y)
    if isOther { post(.PDFViewPageChanged) }
  }

  private func scroll(to page: PDFPage, y: CGFloat? = nil) {
    guard isContinuous, let view = pageViews.first(where: { $0.page === page }) else { return }
    let height = page.bounds(for: displayBox).height
    let top = view.frame.minY + (height - min(y ?? height, height)) * scaleFactor
    let insets = scrollView.adjustedContentInset
    let atTop = y == nil || y! >= height
    let isFirst = atTop && page === document?.page(at: 0)
    let target = CGPoint(
      x: displayDirection == .horizontal ? view.frame.minX : 0,
      y: displayDirection == .horizontal ? 0 : isFirst ? -insets.top : top - insets.top)
    scrollView.contentOffset = CGPoint(
      x: min(target.x, max(scrollView.contentSize.width - bounds.width, 0)),
      y: max(min(target.y, scrollView.contentSize.height + insets.bottom - bounds.height), -insets.top))
    showVisiblePages()
  }

  // MARK: Places

  /// The page at a point of the view.
  open func page(for point: CGPoint, nearest: Bool) -> PDFPage? {
    let point = convert(point, to: content)
    if let hit = pageViews.first(where: { $0.frame.contains(point) }) { return hit.page }
    guard nearest else { return nil }
    func distance(_ view: PageView) -> CGFloat {
      let x = max(view.frame.minX - point.x, point.x - view.frame.maxX, 0)
      let y = max(view.frame.minY - point.y, point.y - view.frame.maxY, 0)
      return x * x + y * y
    }
    return pageViews.min { distance($0) < distance($1) }?.page
  }

  /// Converts from the view to a page.
  open func convert(_ point: CGPoint, to page: PDFPage) -> CGPoint {
    guard let view = pageViews.first(where: { $0.page === page }) else { return .zero }
    let local = convert(point, to: view)
    return CGPoint(x: local.x / scaleFactor, y: page.bounds(for: displayBox).height - local.y / scaleFactor)
  }

  /// Converts from a page to the view.
  open func convert(_ point: CGPoint, from page: PDFPage) -> CGPoint {
    guard let view = pageViews.first(where: { $0.page === page }) else { return .zero }
    let height = page.bounds(for: displayBox).height
    return convert(CGPoint(x: point.x * scaleFactor, y: (height - point.y) * scaleFactor), from: view)
  }

  open func convert(_ rect: CGRect, to page: PDFPage) -> CGRect {
    let first = convert(CGPoint(x: rect.minX, y: rect.maxY), to: page)
    return CGRect(x: first.x, y: first.y, width: rect.width / scaleFactor, height: rect.height / scaleFactor)
  }

  open func convert(_ rect: CGRect, from page: PDFPage) -> CGRect {
    let first = convert(CGPoint(x: rect.minX, y: rect.maxY), from: page)
    return CGRect(x: first.x, y: first.y, width: rect.width * scaleFactor, height: rect.height * scaleFactor)
  }

  // MARK: Links and selections

  private func tapped() {
    let point = tapRecognizer.location(in: self)
    guard let page = page(for: point, nearest: false),
      let annotation = page.annotation(at: convert(point, to: page))
    else { return clearSelection() }
    NotificationCenter.default.post(
      name: .PDFViewAnnotationHit, object: self, userInfo: ["PDFAnnotationHit": annotation])
    if let destination = annotation.destination { return go(to: destination) }
    guard let url = annotation.url else { return }
    if let delegate {
      delegate.pdfViewWillClick(onLink: self, with: url)
    } else {
      UIApplication.shared.open(url)
    }
  }

  open func setCurrentSelection(_ selection: PDFSelection?, animate: Bool) { currentSelection = selection }
  open func clearSelection() { currentSelection = nil }
  open override func selectAll(_ sender: Any?) { currentSelection = document?.selectionForEntireDocument }

  open override func copy(_ sender: Any?) {
    if document?.allowsCopying == true, let text = currentSelection?.string {
      UIPasteboard.general.string = text
    }
  }

  private func highlight() {
    let selections = (highlightedSelections ?? []) + (currentSelection.map { [$0] } ?? [])
    for view in pageViews {
      view.marks = selections.flatMap { selection in
        selection.selectionsByLine().map { line in
          (line.bounds(for: view.page), selection.color ?? tintColor.withAlphaComponent(0.3))
        }
      }.filter { !$0.0.isEmpty }
    }
  }

  /// Shows pages one at a time. Differs from iOS: without swiping between them.
  open func usePageViewController(_ enable: Bool, withViewOptions viewOptions: [AnyHashable: Any]? = nil) {
    isUsingPageViewController = enable
    displayMode = enable ? .singlePage : .singlePageContinuous
  }

  private func post(_ name: NSNotification.Name) { NotificationCenter.default.post(name: name, object: self) }
}

/// The picture of a page.
@MainActor
private final class PageView: UIView {
  let page: PDFPage
  private let scale: CGFloat
  private let picture = UIImageView()
  private var markViews: [UIView] = []

  init(_ page: PDFPage, scale: CGFloat, hasShadow: Bool) {
    self.page = page
    self.scale = scale
    super.init(frame: .zero)
    backgroundColor = .white
    picture.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(picture)
    if hasShadow {
      layer.shadowOpacity = 0.2
      layer.shadowRadius = 3
      layer.shadowOffset = CGSize(width: 0, height: 1)
    }
    isAccessibilityElement = true
    accessibilityLabel = page.string ?? page.label
    accessibilityTraits = .staticText
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { return nil }

  /// Whether the page is drawn.
  var isShown = false {
    didSet {
      guard isShown != oldValue else { return }
      picture.frame = bounds
      picture.image = isShown ? page.thumbnail(of: bounds.size, for: .cropBox) : nil
    }
  }

  /// Boxes of the page with their colors.
  var marks: [(CGRect, UIColor)] = [] {
    didSet {
      for view in markViews { view.removeFromSuperview() }
      let height = page.bounds(for: .cropBox).height
      markViews = marks.map { box, color in
        let view = UIView(
          frame: CGRect(
            x: box.minX * scale, y: (height - box.maxY) * scale, width: box.width * scale,
            height: box.height * scale))
        view.backgroundColor = color
        addSubview(view)
        return view
      }
    }
  }
}

extension NSNotification.Name {
  public static let PDFViewDocumentChanged = NSNotification.Name("PDFViewChangedDocument")
  public static let PDFViewPageChanged = NSNotification.Name("PDFViewChangedPage")
  public static let PDFViewScaleChanged = NSNotification.Name("PDFViewScaleChanged")
  public static let PDFViewAnnotationHit = NSNotification.Name("PDFViewAnnotationHit")
  public static let PDFViewAnnotationWillHit = NSNotification.Name("PDFViewAnnotationWillHit")
  public static let PDFViewDisplayModeChanged = NSNotification.Name("PDFViewDisplayModeChanged")
  public static let PDFViewDisplayBoxChanged = NSNotification.Name("PDFViewDisplayBoxChanged")
  public static let PDFViewVisiblePagesChanged = NSNotification.Name("PDFViewVisiblePagesChanged")
  public static let PDFViewSelectionChanged = NSNotification.Name("PDFViewSelectionChanged")
  public static let PDFViewCopyPermission = NSNotification.Name("PDFViewCopyPermission")
}
