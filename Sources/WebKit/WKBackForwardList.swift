import UIKit

/// A visited page.
@preconcurrency @MainActor
open class WKBackForwardListItem: NSObject {
  open private(set) var url: URL
  open private(set) var title: String?
  open private(set) var initialURL: URL
  /// The distance to the current page when the item was read.
  let offset: Int

  /// Creates an item without a page, for subclasses in tests.
  public override init() {
    url = URL(fileURLWithPath: "/")
    title = nil
    initialURL = url
    offset = 0
  }

  init(url: URL, title: String?, initialURL: URL, offset: Int) {
    self.url = url
    self.title = title
    self.initialURL = initialURL
    self.offset = offset
  }

  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? WKBackForwardListItem else { return false }
    // Items belong to the main actor.
    return MainActor.assumeIsolated { url == other.url && offset == other.offset && title == other.title }
  }
}

/// The visited pages of a web view.
@preconcurrency @MainActor
open class WKBackForwardList: NSObject {
  private weak var webView: WKWebView?

  /// Creates an empty list, for subclasses in tests.
  public override init() { super.init() }

  init(_ webView: WKWebView) {
    self.webView = webView
    super.init()
  }

  private func items(_ step: Int) -> [WKBackForwardListItem] {
    guard let page = webView?.engine else { return [] }
    return sequence(first: step) { $0 + step }.lazy.map { page.historyItem(at: $0) }.prefix { $0 != nil }
      .compactMap { $0 }
  }

  open var currentItem: WKBackForwardListItem? { webView?.engine.historyItem(at: 0) }
  open var backItem: WKBackForwardListItem? { item(at: -1) }
  open var forwardItem: WKBackForwardListItem? { item(at: 1) }
  /// Returns the item at a distance from the current one.
  open func item(at index: Int) -> WKBackForwardListItem? { webView?.engine.historyItem(at: index) }
  /// The earlier pages, the oldest first.
  open var backList: [WKBackForwardListItem] { items(-1).reversed() }
  open var forwardList: [WKBackForwardListItem] { items(1) }
}
