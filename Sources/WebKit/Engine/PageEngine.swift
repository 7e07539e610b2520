import FoundationNetworking
import UIKit

/// The content of a page that an app loads.
enum PageContent {
  case request(URLRequest, readAccess: URL?)
  case html(String, base: URL?)
  case data(Data, type: String, encoding: String, base: URL)

  /// The request that the navigation delegate decides on.
  var request: URLRequest {
    switch self {
    case .request(let request, _): request
    case .html(_, let base): URLRequest(url: base ?? URL(string: "about:blank")!)
    case .data(_, _, _, let base): URLRequest(url: base)
    }
  }
}

/// The part of a web view that loads and shows pages: `RenderedPage` where WPE WebKit is installed, otherwise `TextPage`.
@MainActor
protocol PageEngine: AnyObject {
  var scrollView: UIScrollView { get }
  var findInteraction: UIFindInteraction? { get }
  var isFindInteractionEnabled: Bool { get set }

  func load(_ content: PageContent, _ navigation: WKNavigation)
  func reload(_ navigation: WKNavigation, fromOrigin: Bool)
  func stop()
  func go(to offset: Int, _ navigation: WKNavigation)
  /// The item at a distance from the current one.
  func historyItem(at offset: Int) -> WKBackForwardListItem?

  /// Runs a script; the result of an asynchronous function's body is awaited.
  func run(
    _ script: PageScript, in world: WKContentWorld, _ completion: @escaping (Result<Any?, any Error>) -> Void)
  func find(_ text: String, _ configuration: WKFindConfiguration, _ completion: @escaping (Bool) -> Void)
  /// Waits until the page shows its present state.
  func update(_ completion: @escaping () -> Void)

  /// The view has another size, window or appearance.
  func viewDidChange()
  /// Settings of the view or its configuration have changed.
  func settingsDidChange()
}

/// A script to run in a page.
enum PageScript {
  case expression(String)
  case function(body: String, arguments: [String: Any])
}

/// Whether pages are rendered.
@MainActor
package enum PageRendering {
  /// Whether pages are rendered where the engine is installed; tests of the text reader turn it off.
  package static var isEnabled = true

  package static var isAvailable: Bool { isEnabled && WPE.isAvailable }

  static func makeEngine(for webView: WKWebView) -> any PageEngine {
    if isAvailable, let page = RenderedPage(webView) { return page }
    return TextPage(webView)
  }
}

extension WKWebView {
  /// Ends the page's process, as if it had crashed.
  package func endProcessForTesting() { (engine as? RenderedPage).map { WPE.terminate($0.view) } }
}
