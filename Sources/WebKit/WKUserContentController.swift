import UIKit

/// A space of names for scripts, which sees the page's elements but not its variables.
@preconcurrency @MainActor
open class WKContentWorld: NSObject {
  /// The name; nil for the page's world.
  public let name: String?
  /// The name in the engine; nil for the page's world.
  nonisolated let engineName: String?

  private init(name: String?, engineName: String?) {
    self.name = name
    self.engineName = engineName
  }

  private static var named: [String: WKContentWorld] = [:]
  /// The world of the page's own scripts.
  public static let page = WKContentWorld(name: nil, engineName: nil)
  /// The world of the app's scripts that have no other.
  public static let defaultClient = WKContentWorld(name: nil, engineName: "WKDefaultClient")

  open class func world(name: String) -> WKContentWorld {
    if let world = named[name] { return world }
    let world = WKContentWorld(name: name, engineName: "WKWorld:\(name)")
    named[name] = world
    return world
  }
}

public enum WKUserScriptInjectionTime: Int, Sendable { case atDocumentStart, atDocumentEnd }

/// A script that is injected into pages.
@preconcurrency @MainActor
open class WKUserScript: NSObject, NSCopying {
  open private(set) var source: String
  open private(set) var injectionTime: WKUserScriptInjectionTime
  open private(set) var isForMainFrameOnly: Bool
  let world: WKContentWorld

  public convenience init(
    source: String, injectionTime: WKUserScriptInjectionTime, forMainFrameOnly: Bool
  ) {
    self.init(
      source: source, injectionTime: injectionTime, forMainFrameOnly: forMainFrameOnly, in: .page)
  }

  public init(
    source: String, injectionTime: WKUserScriptInjectionTime, forMainFrameOnly: Bool,
    in contentWorld: WKContentWorld
  ) {
    self.source = source
    self.injectionTime = injectionTime
    isForMainFrameOnly = forMainFrameOnly
    world = contentWorld
  }

  open nonisolated func copy(with zone: NSZone? = nil) -> Any { self }
}

/// A message from a script.
@preconcurrency @MainActor
open class WKScriptMessage: NSObject {
  open private(set) var name: String
  /// A number, string, date, array, dictionary or `NSNull`.
  open private(set) var body: Any
  open private(set) weak var webView: WKWebView?
  /// The frame of the script. Differs from iOS: always the main frame.
  open private(set) var frameInfo: WKFrameInfo
  open private(set) var world: WKContentWorld

  /// Creates a message without a page, for subclasses in tests.
  public override init() {
    name = ""
    body = NSNull()
    world = .page
    frameInfo = WKFrameInfo()
  }

  init(name: String, body: Any, webView: WKWebView, world: WKContentWorld) {
    self.name = name
    self.body = body
    self.webView = webView
    self.world = world
    frameInfo = webView.mainFrame
  }
}

/// Receives messages that scripts post to `window.webkit.messageHandlers`.
@preconcurrency @MainActor
public protocol WKScriptMessageHandler: AnyObject {
  func userContentController(
    _ userContentController: WKUserContentController, didReceive message: WKScriptMessage)
}

/// Receives messages of scripts and answers them.
@preconcurrency @MainActor
public protocol WKScriptMessageHandlerWithReply: AnyObject {
  /// - Parameter replyHandler: Called with a value for the script, or with the message of an error.
  func userContentController(
    _ userContentController: WKUserContentController, didReceive message: WKScriptMessage,
    replyHandler: @escaping (Any?, String?) -> Void)
  func userContentController(
    _ userContentController: WKUserContentController, didReceive message: WKScriptMessage
  ) async -> (Any?, String?)
}

extension WKScriptMessageHandlerWithReply {
  public func userContentController(
    _ userContentController: WKUserContentController, didReceive message: WKScriptMessage,
    replyHandler: @escaping (Any?, String?) -> Void
  ) {
    Task {
      let (value, error) = await self.userContentController(userContentController, didReceive: message)
      replyHandler(value, error)
    }
  }
  public func userContentController(
    _ userContentController: WKUserContentController, didReceive message: WKScriptMessage
  ) async -> (Any?, String?) { (nil, nil) }
}

/// The scripts of an app in pages, and the handlers of their messages.
@preconcurrency @MainActor
open class WKUserContentController: NSObject {
  /// A handler of messages in a world.
  struct Handler {
    enum Receiver {
      case message(any WKScriptMessageHandler)
      case reply(any WKScriptMessageHandlerWithReply)
    }
    let name: String
    let world: WKContentWorld
    let receiver: Receiver
  }

  open private(set) var userScripts: [WKUserScript] = []
  private(set) var handlers: [Handler] = []
  private(set) var ruleLists: [WKContentRuleList] = []
  private var pages: [WeakPage] = []

  private struct WeakPage { weak var page: RenderedPage? }

  public nonisolated override init() { super.init() }

  // MARK: Scripts

  open func addUserScript(_ userScript: WKUserScript) {
    userScripts.append(userScript)
    update()
  }

  open func removeAllUserScripts() {
    userScripts = []
    update()
  }

  // MARK: Handlers

  open func add(_ scriptMessageHandler: any WKScriptMessageHandler, name: String) {
    add(Handler(name: name, world: .page, receiver: .message(scriptMessageHandler)))
  }

  open func add(
    _ scriptMessageHandler: any WKScriptMessageHandler, contentWorld world: WKContentWorld, name: String
  ) {
    add(Handler(name: name, world: world, receiver: .message(scriptMessageHandler)))
  }

  open func addScriptMessageHandler(
    _ scriptMessageHandlerWithReply: any WKScriptMessageHandlerWithReply, contentWorld: WKContentWorld,
    name: String
  ) {
    add(Handler(name: name, world: contentWorld, receiver: .reply(scriptMessageHandlerWithReply)))
  }

  private func add(_ handler: Handler) {
    guard !handlers.contains(where: { $0.name == handler.name && $0.world === handler.world }) else {
      return UIKitFault.raise(
        .invalidArgument,
        "Attempt to add script message handler with name '\(handler.name)' when one already exists.")
    }
    handlers.append(handler)
    update()
  }

  open func removeScriptMessageHandler(forName name: String) {
    removeScriptMessageHandler(forName: name, contentWorld: .page)
  }

  open func removeScriptMessageHandler(forName name: String, contentWorld: WKContentWorld) {
    handlers.removeAll { $0.name == name && $0.world === contentWorld }
    update()
  }

  open func removeAllScriptMessageHandlers(from contentWorld: WKContentWorld) {
    handlers.removeAll { $0.world === contentWorld }
    update()
  }

  open func removeAllScriptMessageHandlers() {
    handlers = []
    update()
  }

  // MARK: Rules

  open func add(_ contentRuleList: WKContentRuleList) {
    ruleLists.append(contentRuleList)
    update()
  }

  open func remove(_ contentRuleList: WKContentRuleList) {
    ruleLists.removeAll { $0 === contentRuleList }
    update()
  }

  open func removeAllContentRuleLists() {
    ruleLists = []
    update()
  }

  // MARK: Pages

  func attach(_ page: RenderedPage) { pages.append(WeakPage(page: page)) }

  private func update() {
    pages.removeAll { $0.page == nil }
    for entry in pages { entry.page?.updateUserContent() }
  }
}
