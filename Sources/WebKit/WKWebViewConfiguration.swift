import UIKit

/// The configuration of a web view.
///
/// Differs from iOS: settings are stored without effect because scripts and media are not supported.
@preconcurrency @MainActor
open class WKWebViewConfiguration: NSObject {
  open var preferences = WKPreferences()
  open var userContentController = WKUserContentController()
  open var processPool = WKProcessPool()
  open var websiteDataStore = WKWebsiteDataStore.default()
  open var allowsInlineMediaPlayback = false
  open var applicationNameForUserAgent: String?
  open var suppressesIncrementalRendering = false

  public nonisolated override init() { super.init() }
}

/// The configuration of a snapshot of a web view.
@preconcurrency @MainActor
open class WKSnapshotConfiguration: NSObject {
  /// The rectangle in the view's coordinates. The default is the null rectangle, which means the bounds.
  open var rect = CGRect.null
  /// The width of the image in points; nil for the width of the rectangle.
  open var snapshotWidth: NSNumber?
  /// Whether the snapshot waits for pending updates. No effect: snapshots always show the current content.
  open var afterScreenUpdates = true

  public nonisolated override init() { super.init() }
}

@preconcurrency @MainActor
open class WKPreferences: NSObject {
  open var minimumFontSize: CGFloat = 0
  open var javaScriptEnabled = true
  open var javaScriptCanOpenWindowsAutomatically = false

  public nonisolated override init() { super.init() }
}

@preconcurrency @MainActor
open class WKProcessPool: NSObject {
  public nonisolated override init() { super.init() }
}

@preconcurrency @MainActor
open class WKWebsiteDataStore: NSObject {
  public let isPersistent: Bool

  private nonisolated init(isPersistent: Bool) { self.isPersistent = isPersistent }

  open class nonisolated func `default`() -> WKWebsiteDataStore { WKWebsiteDataStore(isPersistent: true) }
  open class nonisolated func nonPersistent() -> WKWebsiteDataStore {
    WKWebsiteDataStore(isPersistent: false)
  }
}

/// A script to inject into pages. Not run.
@preconcurrency @MainActor
open class WKUserScript: NSObject {
  public let source: String
  public let injectionTime: WKUserScriptInjectionTime
  public let isForMainFrameOnly: Bool

  public init(source: String, injectionTime: WKUserScriptInjectionTime, forMainFrameOnly: Bool) {
    self.source = source
    self.injectionTime = injectionTime
    isForMainFrameOnly = forMainFrameOnly
  }
}

public enum WKUserScriptInjectionTime: Int, Sendable { case atDocumentStart, atDocumentEnd }

/// A message from a script. Never sent.
@preconcurrency @MainActor
open class WKScriptMessage: NSObject {
  public let name: String
  public let body: Any

  init(name: String, body: Any) {
    self.name = name
    self.body = body
  }
}

@preconcurrency @MainActor
public protocol WKScriptMessageHandler: AnyObject {
  func userContentController(
    _ userContentController: WKUserContentController, didReceive message: WKScriptMessage)
}

@preconcurrency @MainActor
open class WKUserContentController: NSObject {
  open private(set) var userScripts: [WKUserScript] = []
  private var handlers: [String: any WKScriptMessageHandler] = [:]

  public nonisolated override init() { super.init() }

  open func addUserScript(_ userScript: WKUserScript) { userScripts.append(userScript) }
  open func removeAllUserScripts() { userScripts = [] }
  open func add(_ scriptMessageHandler: any WKScriptMessageHandler, name: String) {
    handlers[name] = scriptMessageHandler
  }
  open func removeScriptMessageHandler(forName name: String) { handlers[name] = nil }
}
