import FoundationNetworking
import Observation
import UIKit

/// A page that loads and runs web content, for observation and for a `WebView`.
@MainActor
public final class WebPage: Observable {
  /// The web view of the page, which exists without being shown.
  package let webView: WKWebView
  private let registrar = ObservationRegistrar()
  private var observations: [NSKeyValueObservation] = []

  public init() {
    webView = WKWebView(frame: .zero, configuration: WKWebViewConfiguration())
    follow(\.url, \.url)
    follow(\.title, \.title)
    follow(\.isLoading, \.isLoading)
    follow(\.estimatedProgress, \.estimatedProgress)
  }

  public var url: URL? { read(\.url, webView.url) }
  /// The title of the document, empty if it has none.
  public var title: String { read(\.title, webView.title ?? "") }
  public var isLoading: Bool { read(\.isLoading, webView.isLoading) }
  /// The progress, from 0 to 1.
  public var estimatedProgress: Double { read(\.estimatedProgress, webView.estimatedProgress) }
  public var hasOnlySecureContent: Bool { webView.hasOnlySecureContent }
  public var customUserAgent: String? {
    get { webView.customUserAgent }
    set { webView.customUserAgent = newValue }
  }

  private func read<Value>(_ path: KeyPath<WebPage, Value>, _ value: Value) -> Value {
    registrar.access(self, keyPath: path)
    return value
  }

  private func follow<Value, Source>(_ path: KeyPath<WebPage, Value>, _ source: KeyPath<WKWebView, Source>) {
    observations.append(
      webView.observe(source) { [weak self] _, _ in
        // Properties of views change on the main thread.
        MainActor.assumeIsolated {
          guard let self else { return }
          self.registrar.willSet(self, keyPath: path)
          self.registrar.didSet(self, keyPath: path)
        }
      })
  }

  /// Loads the page of a request.
  public func load(_ request: URLRequest) { webView.load(request) }
  /// Loads the page at an address; `nil` loads nothing.
  public func load(_ url: URL?) {
    if let url { webView.load(URLRequest(url: url)) }
  }
  public func load(html: String, baseURL: URL = URL(string: "about:blank")!) {
    webView.loadHTMLString(html, baseURL: baseURL)
  }
  public func reload(fromOrigin: Bool = false) { webView.reload() }
  public func stopLoading() { webView.stopLoading() }

  /// Runs the body of a function and returns its result.
  public func callJavaScript(_ functionBody: String, arguments: [String: Any] = [:]) async throws -> Any? {
    try await webView.callAsyncJavaScript(functionBody, arguments: arguments, in: nil, contentWorld: .page)
  }
}
