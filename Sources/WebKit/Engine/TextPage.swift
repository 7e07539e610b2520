import FoundationNetworking
import UIKit

// Every `assumeIsolated`: the main queue runs on the main thread, where also the delegate calls its decision handler.

/// A page without a rendering engine: its title and text.
@MainActor
final class TextPage: PageEngine {
  private weak var webView: WKWebView?
  private let page = UITextView()
  private var current: WKNavigation?
  private var task: URLSessionDataTask?
  private var history: [Source] = []
  private var place = -1

  /// The source of a page.
  private enum Source {
    case request(URLRequest)
    case text(PageText, base: URL?)

    init(_ content: PageContent) {
      switch content {
      case .request(let request, _): self = .request(request)
      case .html(let text, let base): self = .text(PageText(text), base: base)
      case .data(let data, let type, _, let base):
        self = .text(PageText(data: data, isHTML: type.contains("html")), base: base)
      }
    }

    var request: URLRequest {
      switch self {
      case .request(let request): request
      case .text(_, let base): URLRequest(url: base ?? URL(string: "about:blank")!)
      }
    }
  }

  init(_ webView: WKWebView) {
    self.webView = webView
    page.isEditable = false
    page.font = .preferredFont(forTextStyle: .body)
    page.adjustsFontForContentSizeCategory = true
    page.textContainerInset = UIEdgeInsets(top: 16, left: 12, bottom: 16, right: 12)
  }

  var scrollView: UIScrollView { page }
  var isFindInteractionEnabled: Bool {
    get { page.isFindInteractionEnabled }
    set { page.isFindInteractionEnabled = newValue }
  }
  var findInteraction: UIFindInteraction? { page.findInteraction }

  func viewDidChange() {}
  func settingsDidChange() {}
  func update(_ completion: @escaping () -> Void) { completion() }

  func run(
    _ script: PageScript, in world: WKContentWorld, _ completion: @escaping (Result<Any?, any Error>) -> Void
  ) { completion(.failure(WKError.make(.javaScriptExceptionOccurred))) }

  func find(_ string: String, _ configuration: WKFindConfiguration, _ completion: @escaping (Bool) -> Void) {
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
    completion(found.location != NSNotFound)
  }

  // MARK: Loading

  func load(_ content: PageContent, _ navigation: WKNavigation) { open(Source(content), .other, navigation) }

  func reload(_ navigation: WKNavigation, fromOrigin: Bool) {
    if history.indices.contains(place) { open(history[place], .reload, navigation) }
  }

  func go(to offset: Int, _ navigation: WKNavigation) {
    let target = place + offset
    if history.indices.contains(target) { open(history[target], .backForward, navigation, at: target) }
  }

  func historyItem(at offset: Int) -> WKBackForwardListItem? {
    guard history.indices.contains(place + offset), let url = history[place + offset].request.url else {
      return nil
    }
    return WKBackForwardListItem(
      url: url, title: offset == 0 ? webView?.title : nil, initialURL: url, offset: offset)
  }

  func stop() {
    task?.cancel()
    task = nil
    current = nil
    if webView?.isLoading == true { webView?.isLoading = false }
  }

  private func open(
    _ source: Source, _ type: WKNavigationType, _ navigation: WKNavigation, at target: Int? = nil
  ) {
    stop()
    current = navigation
    guard let webView, let delegate = webView.navigationDelegate else {
      return start(navigation, source, type, target)
    }
    let frame = WKFrameInfo(isMainFrame: true, request: source.request, webView: webView)
    let action = WKNavigationAction(source.request, type, source: frame, target: frame)
    let preferences = webView.configuration.defaultWebpagePreferences ?? WKWebpagePreferences()
    delegate.webView(webView, decidePolicyFor: action, preferences: preferences) { [weak self] policy, _ in
      MainActor.assumeIsolated {
        guard let self, self.current === navigation else { return }
        if policy == .allow { self.start(navigation, source, type, target) } else { self.current = nil }
      }
    }
  }

  private func start(_ navigation: WKNavigation, _ source: Source, _ type: WKNavigationType, _ target: Int?) {
    guard let webView else { return }
    webView.isLoading = true
    webView.estimatedProgress = 0.1
    webView.url = source.request.url
    webView.navigationDelegate?.webView(webView, didStartProvisionalNavigation: navigation)
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
    guard current === navigation, let webView else { return }
    if let target {
      place = target
    } else if type != .reload {
      let rest = history[...place] + [source]
      history = Array(rest)
      place = rest.count - 1
    }
    webView.updateHistory(canGoBack: place > 0, canGoForward: place + 1 < history.count)
    webView.navigationDelegate?.webView(webView, didCommit: navigation)
    page.text = text.text
    page.contentOffset = CGPoint(x: 0, y: -page.adjustedContentInset.top)
    webView.title = text.title ?? ""
    webView.estimatedProgress = 1
    webView.isLoading = false
    webView.navigationDelegate?.webView(webView, didFinish: navigation)
  }

  private func fail(_ navigation: WKNavigation, _ error: any Error) {
    guard current === navigation, let webView else { return }
    webView.isLoading = false
    webView.navigationDelegate?.webView(webView, didFailProvisionalNavigation: navigation, withError: error)
  }
}
