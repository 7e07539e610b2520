import FoundationNetworking
@_exported import UIKit

/// A view that shows web pages.
///
/// WPE WebKit renders pages and runs their scripts in processes of its own, which hand over pictures of the visible part.
/// The library is loaded by the first view, where it is installed (Debian packages `libwpewebkit-1.1-0` and
/// `libwpebackend-fdo-1.0-1`). Elsewhere pages are shown as text without styles and images, and scripts fail.
///
/// Pages load in real time. Tests in virtual time wait for loads, scripts and touches before they let time pass.
@preconcurrency @MainActor
open class WKWebView: UIView {
  public let configuration: WKWebViewConfiguration
  open weak var navigationDelegate: (any WKNavigationDelegate)?
  open weak var uiDelegate: (any WKUIDelegate)?
  /// Whether swipes from the edges navigate in the history.
  open var allowsBackForwardNavigationGestures = false { didSet { updateEdgeGestures() } }
  private var edgeGestures: [UIScreenEdgePanGestureRecognizer] = []
  /// No effect: links have no previews.
  open var allowsLinkPreview = true
  /// The user agent of requests; nil or empty for the default.
  open var customUserAgent: String? { didSet { engine.settingsDidChange() } }
  /// Whether a browser's developer tools may inspect the page. No effect.
  open var isInspectable = false
  /// The factor of sizes on the page.
  open var pageZoom: CGFloat = 1 { didSet { engine.settingsDidChange() } }
  /// The color behind the page; nil for the page's own.
  open var underPageBackgroundColor: UIColor! { didSet { engine.viewDidChange() } }
  private(set) var engine: (any PageEngine)!

  public init(frame: CGRect, configuration: WKWebViewConfiguration) {
    self.configuration = configuration.copy() as! WKWebViewConfiguration
    super.init(frame: frame)
    setUp()
  }

  public override init(frame: CGRect) {
    configuration = WKWebViewConfiguration()
    super.init(frame: frame)
    setUp()
  }

  public required init?(coder: NSCoder) {
    configuration = WKWebViewConfiguration()
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    assignedAccessibilityRole = .webPage
    engine = PageRendering.makeEngine(for: self)
    let scroller = engine.scrollView
    scroller.frame = bounds
    scroller.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    insertSubview(scroller, at: 0)
    configuration.preferences.changed = { [weak self] in self?.engine.settingsDidChange() }
  }

  open var scrollView: UIScrollView { engine.scrollView }

  open override func layoutSubviews() {
    super.layoutSubviews()
    engine.viewDidChange()
  }

  open override func didMoveToWindow() {
    super.didMoveToWindow()
    engine.viewDidChange()
  }

  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    engine.viewDidChange()
  }

  open override var isOpaque: Bool { didSet { engine?.viewDidChange() } }
  open override var backgroundColor: UIColor? { didSet { engine?.viewDidChange() } }

  // MARK: The page

  open internal(set) var url: URL? {
    willSet { _willChange(self, "URL") }
    didSet { _didChange(self, "URL") }
  }
  open internal(set) var title: String? {
    willSet { _willChange(self, "title") }
    didSet { _didChange(self, "title") }
  }
  open internal(set) var isLoading = false {
    willSet { _willChange(self, "loading") }
    didSet { _didChange(self, "loading") }
  }
  /// The progress, from 0 to 1.
  open internal(set) var estimatedProgress = 0.0 {
    willSet { _willChange(self, "estimatedProgress") }
    didSet { _didChange(self, "estimatedProgress") }
  }
  open internal(set) var hasOnlySecureContent = false {
    willSet { _willChange(self, "hasOnlySecureContent") }
    didSet { _didChange(self, "hasOnlySecureContent") }
  }
  /// The color of the page's theme, from its metadata. Differs from iOS: always nil.
  open var themeColor: UIColor? { nil }

  var mainFrame: WKFrameInfo {
    WKFrameInfo(
      isMainFrame: true, request: URLRequest(url: url ?? URL(string: "about:blank")!), webView: self)
  }

  /// Whether views load addresses of a scheme without a handler of the app.
  open class nonisolated func handlesURLScheme(_ urlScheme: String) -> Bool {
    ["http", "https", "file", "about", "data", "blob", "ws", "wss", "javascript", "ftp"]
      .contains(urlScheme.lowercased())
  }

  // MARK: Loading

  /// Loads the page of a request. Differs from iOS: the body of a request is not sent.
  @discardableResult
  open func load(_ request: URLRequest) -> WKNavigation? { open(.request(request, readAccess: nil)) }

  @discardableResult
  open func loadHTMLString(_ string: String, baseURL: URL?) -> WKNavigation? {
    open(.html(string, base: baseURL))
  }

  @discardableResult
  open func loadFileURL(_ URL: URL, allowingReadAccessTo readAccessURL: URL) -> WKNavigation? {
    open(.request(URLRequest(url: URL), readAccess: readAccessURL))
  }

  @discardableResult
  open func loadFileRequest(_ request: URLRequest, allowingReadAccessTo readAccessURL: URL) -> WKNavigation {
    open(.request(request, readAccess: readAccessURL))
  }

  @discardableResult
  open func load(
    _ data: Data, mimeType MIMEType: String, characterEncodingName: String, baseURL: URL
  ) -> WKNavigation? {
    open(.data(data, type: MIMEType, encoding: characterEncodingName, base: baseURL))
  }

  @discardableResult
  open func loadSimulatedRequest(_ request: URLRequest, response: URLResponse, responseData data: Data)
    -> WKNavigation
  {
    open(
      .data(
        data, type: response.mimeType ?? "text/html", encoding: response.textEncodingName ?? "utf-8",
        base: request.url ?? URL(string: "about:blank")!))
  }

  @discardableResult
  open func loadSimulatedRequest(_ request: URLRequest, responseHTML string: String) -> WKNavigation {
    open(.html(string, base: request.url))
  }

  private func open(_ content: PageContent) -> WKNavigation {
    let navigation = WKNavigation()
    engine.load(content, navigation)
    return navigation
  }

  @discardableResult
  open func reload() -> WKNavigation? { reload(fromOrigin: false) }

  @discardableResult
  open func reloadFromOrigin() -> WKNavigation? { reload(fromOrigin: true) }

  private func reload(fromOrigin: Bool) -> WKNavigation? {
    guard backForwardList.currentItem != nil || url != nil else { return nil }
    let navigation = WKNavigation()
    engine.reload(navigation, fromOrigin: fromOrigin)
    return navigation
  }

  open func stopLoading() { engine.stop() }

  // MARK: State

  /// The visited pages, as an object to keep and to restore; nil without the rendering engine.
  open var interactionState: Any? {
    get { (engine as? RenderedPage)?.sessionState }
    set {
      guard let data = newValue as? Data else { return }
      (engine as? RenderedPage)?.restore(data)
    }
  }

  /// Pauses the media of the page.
  open func pauseAllMediaPlayback(completionHandler: (() -> Void)? = nil) {
    let source = "document.querySelectorAll('video, audio').forEach(media => media.pause())"
    engine.run(.expression(source), in: .defaultClient) { _ in completionHandler?() }
  }

  // MARK: Downloads

  /// Downloads the resource of a request. Without the rendering engine nothing is downloaded.
  open func startDownload(using request: URLRequest, completionHandler: @escaping (WKDownload) -> Void) {
    guard let page = engine as? RenderedPage, let address = request.url?.absoluteString else { return }
    page.downloadOrigin = .app(completionHandler)
    GLib.release(WPE.downloadURI(page.view, address))
  }

  open func startDownload(using request: URLRequest) async -> WKDownload {
    await withCheckedContinuation { continuation in
      startDownload(using: request) { continuation.resume(returning: $0) }
    }
  }

  // MARK: Back and forward

  open private(set) lazy var backForwardList = WKBackForwardList(self)
  open private(set) var canGoBack = false {
    willSet { _willChange(self, "canGoBack") }
    didSet { _didChange(self, "canGoBack") }
  }
  open private(set) var canGoForward = false {
    willSet { _willChange(self, "canGoForward") }
    didSet { _didChange(self, "canGoForward") }
  }

  func updateHistory(canGoBack: Bool, canGoForward: Bool) {
    self.canGoBack = canGoBack
    self.canGoForward = canGoForward
  }

  @discardableResult
  open func goBack() -> WKNavigation? { go(to: -1) }

  @discardableResult
  open func goForward() -> WKNavigation? { go(to: 1) }

  private func updateEdgeGestures() {
    for gesture in edgeGestures { removeGestureRecognizer(gesture) }
    edgeGestures = []
    guard allowsBackForwardNavigationGestures else { return }
    edgeGestures = [UIRectEdge.left, .right].map { edge in
      let gesture = UIScreenEdgePanGestureRecognizer(target: nil, action: nil)
      gesture.edges = edge
      gesture.addHandler { [weak self, weak gesture] _ in
        if let self, let gesture { self.edgeDidPan(gesture) }
      }
      addGestureRecognizer(gesture)
      return gesture
    }
  }

  /// Goes back or forward after a swipe over a third of the view.
  private func edgeDidPan(_ gesture: UIScreenEdgePanGestureRecognizer) {
    guard gesture.state == .ended else { return }
    let distance = gesture.translation(in: self).x
    guard abs(distance) > bounds.width / 3 else { return }
    if distance > 0, canGoBack { goBack() } else if distance < 0, canGoForward { goForward() }
  }

  @discardableResult
  open func go(to item: WKBackForwardListItem) -> WKNavigation? { go(to: item.offset) }

  private func go(to offset: Int) -> WKNavigation? {
    guard engine.historyItem(at: offset) != nil else { return nil }
    let navigation = WKNavigation()
    engine.go(to: offset, navigation)
    return navigation
  }

  // MARK: Scripts

  /// Evaluates a script in the page's world.
  ///
  /// - Parameter completionHandler: Called with the value of the last statement, which is nil for undefined, or with an
  ///   error of `WKError`.
  open func evaluateJavaScript(
    _ javaScriptString: String, completionHandler: ((Any?, (any Error)?) -> Void)? = nil
  ) {
    engine.run(.expression(javaScriptString), in: .page) { result in
      switch result {
      case .success(let value): completionHandler?(value, nil)
      case .failure(let error): completionHandler?(nil, error)
      }
    }
  }

  /// Evaluates a script and returns its value, or `NSNull` if it has none.
  @discardableResult
  open func evaluateJavaScript(_ javaScriptString: String) async throws -> Any {
    try await result { engine.run(.expression(javaScriptString), in: .page, $0) } ?? NSNull()
  }

  /// Evaluates a script in a world. Differs from iOS: always in the main frame.
  open func evaluateJavaScript(
    _ javaScript: String, in frame: WKFrameInfo? = nil, in contentWorld: WKContentWorld,
    completionHandler: ((Result<Any, any Error>) -> Void)? = nil
  ) {
    engine.run(.expression(javaScript), in: contentWorld) { completionHandler?($0.map { $0 ?? NSNull() }) }
  }

  @discardableResult
  open func evaluateJavaScript(
    _ javaScript: String, in frame: WKFrameInfo? = nil, contentWorld: WKContentWorld
  ) async throws -> Any? {
    try await result { engine.run(.expression(javaScript), in: contentWorld, $0) }
  }

  /// Runs the body of an asynchronous function. Differs from iOS: always in the main frame.
  open func callAsyncJavaScript(
    _ functionBody: String, arguments: [String: Any] = [:], in frame: WKFrameInfo? = nil,
    in contentWorld: WKContentWorld, completionHandler: ((Result<Any, any Error>) -> Void)? = nil
  ) {
    engine.run(.function(body: functionBody, arguments: arguments), in: contentWorld) {
      completionHandler?($0.map { $0 ?? NSNull() })
    }
  }

  @discardableResult
  open func callAsyncJavaScript(
    _ functionBody: String, arguments: [String: Any] = [:], in frame: WKFrameInfo? = nil,
    contentWorld: WKContentWorld
  ) async throws -> Any? {
    try await result {
      engine.run(.function(body: functionBody, arguments: arguments), in: contentWorld, $0)
    }
  }

  /// Values of scripts are trees of immutable objects.
  private struct ScriptResult: @unchecked Sendable { let value: Any? }

  private func result(
    _ body: (@escaping (Result<Any?, any Error>) -> Void) -> Void
  ) async throws -> Any? {
    try await withCheckedThrowingContinuation {
      (continuation: CheckedContinuation<ScriptResult, any Error>) in
      body { result in continuation.resume(with: result.map { ScriptResult(value: $0) }) }
    }.value
  }

  // MARK: Finding text

  /// Whether the page's text can be searched with the find navigator.
  open var isFindInteractionEnabled: Bool {
    get { engine.isFindInteractionEnabled }
    set { engine.isFindInteractionEnabled = newValue }
  }
  open var findInteraction: UIFindInteraction? { engine.findInteraction }

  /// Selects the next match of a text in the page.
  open func find(
    _ string: String, configuration: WKFindConfiguration = WKFindConfiguration(),
    completionHandler: @escaping (WKFindResult) -> Void
  ) {
    engine.find(string, configuration) { completionHandler(WKFindResult(matchFound: $0)) }
  }

  open func find(
    _ string: String, configuration: WKFindConfiguration = WKFindConfiguration()
  ) async throws -> WKFindResult {
    await withCheckedContinuation { continuation in
      find(string, configuration: configuration) { continuation.resume(returning: $0) }
    }
  }

  // MARK: Pictures

  /// Renders the page, or a part of it, as an image.
  open func takeSnapshot(
    with snapshotConfiguration: WKSnapshotConfiguration?,
    completionHandler: @escaping (UIImage?, (any Error)?) -> Void
  ) {
    let area = snapshotConfiguration.flatMap { $0.rect.isNull ? nil : $0.rect } ?? bounds
    let width = (snapshotConfiguration?.snapshotWidth).map { CGFloat($0.doubleValue) } ?? area.width
    guard area.width > 0, area.height > 0, width > 0 else {
      return completionHandler(nil, WKError.make(.unknown))
    }
    layoutIfNeeded()
    guard snapshotConfiguration?.afterScreenUpdates ?? true else {
      return completionHandler(picture(of: area, width: width), nil)
    }
    engine.update { [weak self] in
      guard let self else { return completionHandler(nil, WKError.make(.webViewInvalidated)) }
      completionHandler(self.picture(of: area, width: width), nil)
    }
  }

  open func takeSnapshot(configuration: WKSnapshotConfiguration?) async throws -> UIImage {
    try await withCheckedThrowingContinuation { continuation in
      takeSnapshot(with: configuration) { image, error in
        if let image {
          continuation.resume(returning: image)
        } else {
          continuation.resume(throwing: error ?? WKError.make(.unknown))
        }
      }
    }
  }

  /// Makes a PDF document of the page.
  ///
  /// Differs from iOS: it has one page with a picture, of at most 8000 points of the page's height. Without the rendering engine the
  /// call fails.
  open func createPDF(
    configuration pdfConfiguration: WKPDFConfiguration = WKPDFConfiguration(),
    completionHandler: @escaping (Result<Data, any Error>) -> Void
  ) {
    guard let page = engine as? RenderedPage else {
      return completionHandler(.failure(WKError.make(.unknown)))
    }
    let scale = page.surface.scale
    page.capture { picture in
      guard let picture else { return completionHandler(.failure(WKError.make(.unknown))) }
      let size = CGSize(width: CGFloat(picture.width) / scale, height: CGFloat(picture.height) / scale)
      let area = pdfConfiguration.rect ?? CGRect(origin: .zero, size: size)
      let renderer = UIGraphicsPDFRenderer(bounds: CGRect(origin: .zero, size: area.size))
      let data = renderer.pdfData { context in
        context.beginPage()
        UIImage(cgImage: picture, scale: scale, orientation: .up).draw(
          in: CGRect(origin: CGPoint(x: -area.minX, y: -area.minY), size: size))
      }
      completionHandler(.success(data))
    }
  }

  open func pdf(configuration: WKPDFConfiguration = WKPDFConfiguration()) async throws -> Data {
    try await withCheckedThrowingContinuation { continuation in
      createPDF(configuration: configuration) { continuation.resume(with: $0) }
    }
  }

  private func picture(of area: CGRect, width: CGFloat) -> UIImage {
    let factor = width / area.width
    return UIGraphicsImageRenderer(
      size: CGSize(width: width, height: (area.height * factor).rounded(.up))
    ).image { context in
      context.cgContext.scaleBy(x: factor, y: factor)
      context.cgContext.translateBy(x: -area.minX, y: -area.minY)
      layer.render(in: context.cgContext)
    }
  }
}
