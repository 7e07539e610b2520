import FoundationNetworking
@_exported import UIKit

// Every `assumeIsolated`: the main queue runs on the main thread, where also the delegate calls its decision handler.

/// A view that shows the text of web pages.
///
/// Differs from iOS: there is no rendering engine. Pages are loaded, and their title and text are shown
/// without styles and images; scripts do not run.
@preconcurrency @MainActor
open class WKWebView: UIView {
  public let configuration: WKWebViewConfiguration
  open weak var navigationDelegate: (any WKNavigationDelegate)?
  open weak var uiDelegate: (any WKUIDelegate)?
  open var allowsBackForwardNavigationGestures = false
  open var allowsLinkPreview = true
  open var customUserAgent: String?

  private let page = UITextView()
  private var current: WKNavigation?
  private var task: URLSessionDataTask?
  private var history: [Source] = []
  private var place = -1 {
    willSet {
      _willChange(self, "canGoBack")
      _willChange(self, "canGoForward")
    }
    didSet {
      _didChange(self, "canGoBack")
      _didChange(self, "canGoForward")
    }
  }

  /// The source of a page.
  private enum Source {
    case request(URLRequest)
    case text(PageText, base: URL?)

    var request: URLRequest {
      switch self {
      case .request(let request): request
      case .text(_, let base): URLRequest(url: base ?? URL(string: "about:blank")!)
      }
    }
  }

  public init(frame: CGRect, configuration: WKWebViewConfiguration) {
    self.configuration = configuration
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
    page.isEditable = false
    page.font = .preferredFont(forTextStyle: .body)
    page.adjustsFontForContentSizeCategory = true
    page.textContainerInset = UIEdgeInsets(top: 16, left: 12, bottom: 16, right: 12)
    page.frame = bounds
    page.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(page)
  }

  open var scrollView: UIScrollView { page }

  // MARK: The page

  open private(set) var url: URL? {
    willSet { _willChange(self, "URL") }
    didSet { _didChange(self, "URL") }
  }
  open private(set) var title: String? {
    willSet { _willChange(self, "title") }
    didSet { _didChange(self, "title") }
  }
  open private(set) var isLoading = false {
    willSet { _willChange(self, "loading") }
    didSet { _didChange(self, "loading") }
  }
  /// The progress, from 0 to 1.
  open private(set) var estimatedProgress = 0.0 {
    willSet { _willChange(self, "estimatedProgress") }
    didSet { _didChange(self, "estimatedProgress") }
  }
  open var hasOnlySecureContent: Bool { url?.scheme == "https" }

  // MARK: Loading

  @discardableResult
  open func load(_ request: URLRequest) -> WKNavigation? { open(.request(request), .other) }

  @discardableResult
  open func loadHTMLString(_ string: String, baseURL: URL?) -> WKNavigation? {
    open(.text(PageText(string), base: baseURL), .other)
  }

  @discardableResult
  open func loadFileURL(_ URL: URL, allowingReadAccessTo readAccessURL: URL) -> WKNavigation? {
    open(.request(URLRequest(url: URL)), .other)
  }

  @discardableResult
  open func reload() -> WKNavigation? {
    history.indices.contains(place) ? open(history[place], .reload) : nil
  }

  open func stopLoading() {
    task?.cancel()
    task = nil
    current = nil
    if isLoading { isLoading = false }
  }

  // MARK: Back and forward

  open var canGoBack: Bool { place > 0 }
  open var canGoForward: Bool { place + 1 < history.count }

  @discardableResult
  open func goBack() -> WKNavigation? {
    canGoBack ? open(history[place - 1], .backForward, at: place - 1) : nil
  }

  @discardableResult
  open func goForward() -> WKNavigation? {
    canGoForward ? open(history[place + 1], .backForward, at: place + 1) : nil
  }

  /// Evaluates a script.
  ///
  /// Differs from iOS: scripts do not run; the result is an error.
  open func evaluateJavaScript(
    _ javaScriptString: String, completionHandler: ((Any?, (any Error)?) -> Void)? = nil
  ) {
    completionHandler?(nil, WKError(.javaScriptExceptionOccurred))
  }

  // MARK: Finding text

  /// Whether the page's text can be searched with the find navigator.
  open var isFindInteractionEnabled: Bool {
    get { page.isFindInteractionEnabled }
    set { page.isFindInteractionEnabled = newValue }
  }
  open var findInteraction: UIFindInteraction? { page.findInteraction }

  /// Selects the next match of a text in the page.
  open func find(
    _ string: String, configuration: WKFindConfiguration = WKFindConfiguration(),
    completionHandler: @escaping (WKFindResult) -> Void
  ) {
    let text = (page.text ?? "") as NSString
    var options: NSString.CompareOptions = configuration.caseSensitive ? [] : .caseInsensitive
    if configuration.backwards { options.insert(.backwards) }
    let selection = page.selectedRange
    let rest =
      configuration.backwards
      ? NSRange(location: 0, length: selection.location)
      : NSRange(location: NSMaxRange(selection), length: text.length - NSMaxRange(selection))
    var found = text.range(of: string, options: options, range: rest)
    if found.location == NSNotFound, configuration.wraps { found = text.range(of: string, options: options) }
    if found.location != NSNotFound {
      page.selectedRange = found
      page.scrollRangeToVisible(found)
    }
    completionHandler(WKFindResult(matchFound: found.location != NSNotFound))
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
      return completionHandler(nil, WKError(.unknown))
    }
    layoutIfNeeded()
    let factor = width / area.width
    let picture = UIGraphicsImageRenderer(
      size: CGSize(width: width, height: (area.height * factor).rounded(.up))
    ).image { context in
      context.cgContext.scaleBy(x: factor, y: factor)
      context.cgContext.translateBy(x: -area.minX, y: -area.minY)
      layer.render(in: context.cgContext)
    }
    completionHandler(picture, nil)
  }

  // MARK: Loading

  private func open(_ source: Source, _ type: WKNavigationType, at target: Int? = nil) -> WKNavigation {
    stopLoading()
    let navigation = WKNavigation(source.request)
    current = navigation
    guard let navigationDelegate else {
      start(navigation, source, type, target)
      return navigation
    }
    navigationDelegate.webView(self, decidePolicyFor: WKNavigationAction(source.request, type)) {
      [weak self] policy in
      MainActor.assumeIsolated {
        guard let self, self.current === navigation else { return }
        if policy == .allow { self.start(navigation, source, type, target) } else { self.current = nil }
      }
    }
    return navigation
  }

  private func start(_ navigation: WKNavigation, _ source: Source, _ type: WKNavigationType, _ target: Int?) {
    isLoading = true
    estimatedProgress = 0.1
    url = source.request.url
    navigationDelegate?.webView(self, didStartProvisionalNavigation: navigation)
    switch source {
    case .text(let text, _):
      // Pages load asynchronously.
      DispatchQueue.main.async { [weak self] in
        MainActor.assumeIsolated { self?.finish(navigation, source, text, type, target) }
      }
    case .request(let request) where request.url?.isFileURL == true:
      let data = request.url.flatMap { FileManager.default.contents(atPath: $0.path) }
      let isHTML = ["html", "htm", "xhtml"].contains(request.url?.pathExtension.lowercased() ?? "")
      DispatchQueue.main.async { [weak self] in
        MainActor.assumeIsolated {
          guard let data else { self?.fail(navigation, URLError(.fileDoesNotExist)); return }
          self?.finish(navigation, source, PageText(data: data, isHTML: isHTML), type, target)
        }
      }
    case .request(let request):
      let running = URLSession.shared.dataTask(with: request) { data, response, error in
        let isHTML = response?.mimeType?.contains("html") ?? true
        let text = data.map { PageText(data: $0, isHTML: isHTML) }
        DispatchQueue.main.async { [weak self] in
          MainActor.assumeIsolated {
            guard let self else { return }
            if let text, error == nil {
              self.finish(navigation, source, text, type, target)
            } else {
              self.fail(navigation, error ?? URLError(.unknown))
            }
          }
        }
      }
      task = running
      running.resume()
    }
  }

  private func finish(
    _ navigation: WKNavigation, _ source: Source, _ text: PageText, _ type: WKNavigationType, _ target: Int?
  ) {
    guard current === navigation else { return }
    if let target {
      place = target
    } else if type != .reload {
      let rest = history[...place] + [source]
      history = Array(rest)
      place = rest.count - 1
    }
    navigationDelegate?.webView(self, didCommit: navigation)
    page.text = text.text
    page.contentOffset = CGPoint(x: 0, y: -page.adjustedContentInset.top)
    title = text.title ?? ""
    estimatedProgress = 1
    isLoading = false
    navigationDelegate?.webView(self, didFinish: navigation)
  }

  private func fail(_ navigation: WKNavigation, _ error: any Error) {
    guard current === navigation else { return }
    isLoading = false
    navigationDelegate?.webView(self, didFailProvisionalNavigation: navigation, withError: error)
  }
}

/// An error of a web view.
public struct WKError: Error {
  public enum Code: Int, Sendable {
    case unknown = 1, webContentProcessTerminated, webViewInvalidated, javaScriptExceptionOccurred
  }

  public let code: Code

  public init(_ code: Code) { self.code = code }
}

/// Methods and properties that are accessed by name.
private enum Names {
  @section(".init_array") @used nonisolated static let load: @convention(c) () -> Void = {
    _ObjCTables.add { registry in
      _ObjCClasses.at(registry!).add(WKWebView.self) { table in
        table.function("reload") { o, _ in unsafeDowncast(o, to: WKWebView.self).reload() }
        table.function("goBack") { o, _ in unsafeDowncast(o, to: WKWebView.self).goBack() }
        table.function("goForward") { o, _ in unsafeDowncast(o, to: WKWebView.self).goForward() }
        table.action("stopLoading") { o, _ in unsafeDowncast(o, to: WKWebView.self).stopLoading() }
        table.property("URL", \WKWebView.url)
        table.property("title", \WKWebView.title)
        table.property("loading", \WKWebView.isLoading)
        table.property("estimatedProgress", \WKWebView.estimatedProgress)
        table.property("canGoBack", \WKWebView.canGoBack)
        table.property("canGoForward", \WKWebView.canGoForward)
        table.property("navigationDelegate", \WKWebView.navigationDelegate)
        table.property("UIDelegate", \WKWebView.uiDelegate)
      }
    }
  }
}
