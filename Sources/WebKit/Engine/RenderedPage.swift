import CCairo
import FoundationNetworking
import MainLoop
import UIKit

/// A page that WPE WebKit renders.
///
/// The engine draws the visible part into buffers, at the scroll position of a scroll view, which is moved by touches and by
/// the app. A script in a world of its own reports the size of the page and scrolls it.
@MainActor
final class RenderedPage: PageEngine {
  private(set) weak var webView: WKWebView?
  /// The `WebKitWebView`.
  let view: Ref
  let surface: PageSurface
  let scroller = PageScrollView()
  let pageView = PageView()
  let content: PageContentScripts
  /// The navigation of the app that the engine has not begun yet.
  private var pending: WKNavigation?
  /// The navigation that runs or ended last.
  var current: WKNavigation?
  private var phase = Phase.idle
  private var load: OutsideWork?
  /// The scroll position that the engine was asked for last, and of the last picture.
  var requestedScroll = CGPoint.zero
  var pictureScroll = CGPoint.zero
  var nextPictureScroll: CGPoint?
  var isScrolling = false
  /// The loads of custom schemes that run, and the errors of those that failed, by their addresses.
  var schemeTasks: [SchemeTask] = []
  var schemeErrors: [String: NSError] = [:]
  /// The navigation that becomes the next download.
  var downloadOrigin: WKDownload.Origin?
  /// The content of the page's viewport element, and the zoom of it.
  var viewportContent: String? = "width=device-width"
  var viewportZoom: CGFloat = 1
  var isReadingElements = false
  /// The last picture of the whole page, while one is taken.
  var captured: CGImage??
  /// Whether the view has been in a window.
  var hasHadWindow = false
  /// Whether pages see that dark colors are preferred.
  var isDark = false
  /// The color of the page's background, if it has one.
  var pageColor: UIColor?
  /// The time of the last touch.
  var touchTime = -Double.infinity
  /// The pixels of input events in a point.
  var inputScale: CGFloat { surface.scale }
  /// The waits for scripts of the present page. A function of a page that is left does not end.
  private var unfinished: [OutsideWork] = []
  /// The completions of `update`, by the order of their calls.
  private var updates: [Int: () -> Void] = [:]
  private var updateCount = 0
  /// The size of the page in points.
  var pageSize = CGSize.zero

  private enum Phase { case idle, provisional, committed, finishing, failed }

  init?(_ webView: WKWebView) {
    GLibLoop.shared.start()
    PageProcesses.endAtExit
    let size = webView.bounds.size
    guard
      let surface = PageSurface(size: CGSize(width: max(size.width, 1), height: max(size.height, 1)))
    else { return nil }
    let content = PageContentScripts(webView.configuration.userContentController)
    let backend = surface.makeViewBackend()
    var properties = [
      ("backend", WPE.backendType(), backend),
      ("user-content-manager", GType(20 << 2), content.manager),
    ]
    if let opener = webView.configuration.opener {
      properties.append(("related-view", GType(20 << 2), opener.view))
    } else {
      properties.append(("web-context", GType(20 << 2), webView.configuration.websiteDataStore.context))
    }
    guard let view = GLib.make(WPE.viewType(), properties) else { return nil }
    self.webView = webView
    self.view = view
    self.surface = surface
    self.content = content
    content.page = self
    content.update()
    webView.configuration.userContentController.attach(self)
    scroller.page = self
    pageView.page = self
    scroller.addSubview(pageView)
    surface.onPicture = { [weak self] in self?.show($0) }
    connect()
    SchemeRegistry.add(self)
    for scheme in webView.configuration.schemeHandlers.keys.sorted() {
      SchemeRegistry.register(scheme, in: webView.configuration.websiteDataStore.context)
    }
    settingsDidChange()
    surface.setActive(true)
  }

  isolated deinit {
    load?.end()
    for update in updates { update.value() }
    content.disconnect()
    SchemeRegistry.remove(view)
    GLib.disconnect(WPE.history(view), self)
    GLib.disconnect(view, self)
    GLib.release(view)
  }

  var scrollView: UIScrollView { scroller }
  var findInteraction: UIFindInteraction?
  var isFindInteractionEnabled = false

  func updateUserContent() { content.update() }

  // MARK: Signals

  private func connect() {
    let changed: @convention(c) (Ref?, UInt32, Ref?) -> Void = { _, event, data in
      RenderedPage.with(data) { $0.loadDidChange(event) }
    }
    GLib.connect(view, "load-changed", self, changed)
    let failed: @convention(c) (Ref?, UInt32, CText?, UnsafePointer<GError>?, Ref?) -> gboolean = {
      _, _, uri, error, data in
      let uri = GLib.text(uri)
      let error = NavigationError.make(error, uri: uri)
      RenderedPage.with(data) { $0.fail($0.schemeErrors.removeValue(forKey: uri ?? "") ?? error) }
      return 1
    }
    GLib.connect(view, "load-failed", self, failed)
    let untrusted: @convention(c) (Ref?, CText?, Ref?, UInt32, Ref?) -> gboolean = { _, uri, _, _, data in
      let error = NavigationError.untrusted(GLib.text(uri))
      RenderedPage.with(data) { $0.fail(error) }
      return 1
    }
    GLib.connect(view, "load-failed-with-tls-errors", self, untrusted)
    let notified: @convention(c) (Ref?, Ref?, Ref?) -> Void = { _, _, data in
      RenderedPage.with(data) { $0.syncState() }
    }
    for name in ["uri", "title", "estimated-load-progress", "is-loading"] {
      GLib.connect(view, "notify::\(name)", self, notified)
    }
    let listed: @convention(c) (Ref?, Ref?, Ref?, Ref?) -> Void = { _, _, _, data in
      RenderedPage.with(data) { $0.syncState() }
    }
    GLib.connect(WPE.history(view), "changed", self, listed)
    let decide: @convention(c) (Ref?, Ref?, UInt32, Ref?) -> gboolean = { _, decision, kind, data in
      guard let decision else { return 0 }
      return RenderedPage.with(data) { $0.decide(decision, kind) } ?? false ? 1 : 0
    }
    GLib.connect(view, "decide-policy", self, decide)
    let terminated: @convention(c) (Ref?, UInt32, Ref?) -> Void = { _, _, data in
      RenderedPage.with(data) { $0.processDidTerminate() }
    }
    GLib.connect(view, "web-process-terminated", self, terminated)
    let dialog: @convention(c) (Ref?, Ref?, Ref?) -> gboolean = { _, dialog, data in
      guard let dialog else { return 0 }
      return RenderedPage.with(data) { $0.show(dialog: dialog) } ?? false ? 1 : 0
    }
    GLib.connect(view, "script-dialog", self, dialog)
    let create: @convention(c) (Ref?, Ref?, Ref?) -> Ref? = { _, action, data in
      guard let action else { return nil }
      return RenderedPage.with(data) { $0.createWindow(action) } ?? nil
    }
    GLib.connect(view, "create", self, create)
    let authenticate: @convention(c) (Ref?, Ref?, Ref?) -> gboolean = { _, request, data in
      guard let request else { return 0 }
      return RenderedPage.with(data) { $0.authenticate(request) } ?? false ? 1 : 0
    }
    GLib.connect(view, "authenticate", self, authenticate)
    let close: @convention(c) (Ref?, Ref?) -> Void = { _, data in
      RenderedPage.with(data) { page in
        page.webView.map { $0.uiDelegate?.webViewDidClose($0) }
      }
    }
    GLib.connect(view, "close", self, close)
  }

  /// Calls a closure with the page that a signal was connected with.
  nonisolated static func with<Result>(_ data: Ref?, _ body: @MainActor (RenderedPage) -> Result) -> Result? {
    guard let data else { return nil }
    // Signals are emitted in GLib's main context, on the main thread, so that the pointer stays there.
    nonisolated(unsafe) let place = data
    return MainActor.assumeIsolated {
      let page = Unmanaged<RenderedPage>.fromOpaque(place).takeUnretainedValue()
      return Transferred(value: body(page))
    }.value
  }

  // The value stays on the main thread.
  private struct Transferred<Value>: @unchecked Sendable { let value: Value }

  /// Copies the engine's state into the observable properties of the view.
  func syncState() {
    guard let webView else { return }
    let url = GLib.text(WPE.uri(view)).flatMap { URL(string: $0) }
    if url != webView.url { webView.url = url }
    let title = GLib.text(WPE.title(view)) ?? ""
    if title != (webView.title ?? ""), phase != .provisional { webView.title = title }
    let progress = WPE.progress(view)
    let isLoading = WPE.isLoading(view) != 0
    if isLoading, !webView.isLoading { webView.isLoading = true }
    if progress != webView.estimatedProgress { webView.estimatedProgress = progress }
    if !isLoading, webView.isLoading { webView.isLoading = false }
    let isSecure = url?.scheme == "https"
    if isSecure != webView.hasOnlySecureContent { webView.hasOnlySecureContent = isSecure }
    let history = WPE.history(view)
    let (canGoBack, canGoForward) = (
      WPE.historyItem(history, -1) != nil, WPE.historyItem(history, 1) != nil
    )
    if canGoBack != webView.canGoBack || canGoForward != webView.canGoForward {
      webView.updateHistory(canGoBack: canGoBack, canGoForward: canGoForward)
    }
  }

  // MARK: Loading

  func load(_ source: PageContent, _ navigation: WKNavigation) {
    begin(navigation)
    switch source {
    case .request(let request, _) where Requests.isRestricted(request.url):
      return refuse(request, navigation)
    case .request(let request, _):
      let native = Requests.make(request)
      WPE.loadRequest(view, native)
      GLib.release(native)
    case .html(let text, let base):
      WPE.loadHTML(view, text, base?.absoluteString)
    case .data(let data, let type, let encoding, let base):
      let bytes = data.withUnsafeBytes { g_bytes_new($0.baseAddress, gsize($0.count)) }
      if let bytes {
        WPE.loadBytes(view, Ref(bytes), type, encoding, base.absoluteString)
        g_bytes_unref(bytes)
      }
    }
    syncState()
  }

  /// Fails a load from a port that pages must not use, of which the engine does not tell.
  private func refuse(_ request: URLRequest, _ navigation: WKNavigation) {
    pending = nil
    current = navigation
    phase = .provisional
    webView?.url = request.url
    webView.map { $0.navigationDelegate?.webView($0, didStartProvisionalNavigation: navigation) }
    DispatchQueue.main.async { [weak self] in
      // The main queue runs on the main thread.
      MainActor.assumeIsolated {
        guard let self, self.current === navigation else { return }
        self.fail(NavigationError.restrictedPort(request.url?.absoluteString))
      }
    }
  }

  private func begin(_ navigation: WKNavigation) {
    viewDidChange()
    pending = navigation
    load?.end()
    load = OutsideWork()
  }

  func reload(_ navigation: WKNavigation, fromOrigin: Bool) {
    begin(navigation)
    if fromOrigin { WPE.reloadFromOrigin(view) } else { WPE.reload(view) }
    syncState()
  }

  func stop() {
    WPE.stop(view)
    stopSchemeTasks()
    pending = nil
    endLoad()
    syncState()
  }

  func go(to offset: Int, _ navigation: WKNavigation) {
    guard let item = WPE.historyItem(WPE.history(view), Int32(offset)) else { return }
    begin(navigation)
    WPE.goTo(view, item)
    syncState()
  }

  func historyItem(at offset: Int) -> WKBackForwardListItem? {
    guard let item = WPE.historyItem(WPE.history(view), Int32(clamping: offset)),
      let url = GLib.text(WPE.itemURI(item)).flatMap({ URL(string: $0) })
    else { return nil }
    let initial = GLib.text(WPE.itemOriginalURI(item)).flatMap { URL(string: $0) }
    return WKBackForwardListItem(
      url: url, title: GLib.text(WPE.itemTitle(item)), initialURL: initial ?? url, offset: offset)
  }

  /// The visited pages.
  var sessionState: Data? {
    let state = WPE.sessionState(view)
    defer { WPE.releaseState(state) }
    guard let bytes = WPE.stateBytes(state) else { return nil }
    defer { g_bytes_unref(bytes) }
    var count: gsize = 0
    return g_bytes_get_data(bytes, &count).map { Data(bytes: $0, count: Int(count)) }
  }

  /// Restores visited pages and loads the last one. Data of another version is ignored.
  func restore(_ data: Data) {
    guard let bytes = data.withUnsafeBytes({ g_bytes_new($0.baseAddress, gsize($0.count)) }) else { return }
    defer { g_bytes_unref(bytes) }
    guard let state = WPE.makeState(bytes) else { return }
    WPE.restoreState(view, state)
    WPE.releaseState(state)
    guard let item = WPE.historyItem(WPE.history(view), 0) else { return }
    begin(WKNavigation())
    WPE.goTo(view, item)
    syncState()
  }

  private func loadDidChange(_ event: UInt32) {
    finish()
    guard let webView else { return }
    let delegate = webView.navigationDelegate
    switch event {
    case 0:
      current = pending ?? WKNavigation()
      pending = nil
      phase = .provisional
      if load == nil { load = OutsideWork() }
      syncState()
      delegate?.webView(webView, didStartProvisionalNavigation: current)
    case 1:
      syncState()
      delegate?.webView(webView, didReceiveServerRedirectForProvisionalNavigation: current)
    case 2:
      phase = .committed
      abandonFunctions()
      schemeErrors = [:]
      webView.configuration.websiteDataStore.httpCookieStore.visit(
        GLib.text(WPE.uri(view)).flatMap { URL(string: $0) })
      resetScroll()
      syncState()
      delegate?.webView(webView, didCommit: current)
    default:
      guard phase == .committed else {
        phase = .idle
        syncState()
        return endLoad()
      }
      phase = .finishing
      // The engine tells the title later.
      run("document.title", isFunction: false, in: PageContentScripts.world) { [weak self] result in
        self?.finish(title: (try? result.get()) as? String)
      }
    }
  }

  private func finish(title: String? = nil) {
    guard phase == .finishing, let webView else { return }
    phase = .idle
    syncState()
    if let title, title != webView.title { webView.title = title }
    webView.navigationDelegate?.webView(webView, didFinish: current)
    endLoad()
  }

  private func fail(_ error: NSError) {
    finish()
    guard let webView else { return }
    let failed = phase
    phase = .failed
    if webView.isLoading { webView.isLoading = false }
    let delegate = webView.navigationDelegate
    switch failed {
    case .provisional:
      delegate?.webView(webView, didFailProvisionalNavigation: current, withError: error)
    case .committed: delegate?.webView(webView, didFail: current, withError: error)
    case .idle, .failed, .finishing: break
    }
    endLoad()
  }

  /// Ends the wait for a load once the page shows it.
  private func endLoad() {
    guard let ending = load else { return }
    load = nil
    update { [weak self] in
      self?.updateElements()
      ending.end()
    }
  }

  /// Waits for a navigation that the delegate allowed. One within the page does not begin a load.
  func awaitNavigation() {
    guard load == nil else { return }
    let awaited = OutsideWork()
    load = awaited
    update { [weak self] in
      // The app may have begun another load meanwhile.
      guard let self, self.load === awaited, self.phase == .idle || self.phase == .failed else { return }
      awaited.end()
      self.load = nil
    }
  }

  private func stopSchemeTasks() {
    guard let webView else { return }
    for task in schemeTasks {
      guard let scheme = task.request.url?.scheme,
        let handler = webView.configuration.urlSchemeHandler(forURLScheme: scheme)
      else { continue }
      task.stop(handler, webView)
    }
  }

  /// A navigation that the delegate canceled before it began.
  func cancelNavigation() {
    pending = nil
    if phase != .provisional { endLoad() }
    syncState()
  }

  var hasPendingNavigation: Bool { pending != nil }

  private func processDidTerminate() {
    phase = .idle
    abandonFunctions()
    load?.end()
    load = nil
    guard let webView else { return }
    syncState()
    webView.navigationDelegate?.webViewWebContentProcessDidTerminate(webView)
  }

  // MARK: Scripts

  func run(
    _ script: PageScript, in world: WKContentWorld, _ completion: @escaping (Result<Any?, any Error>) -> Void
  ) {
    switch script {
    case .expression(let source):
      run(source, isFunction: false, in: world.engineName, settles: true, completion)
    case .function(let body, let arguments):
      let members = arguments.sorted { $0.key < $1.key }
      let values = members.map { ScriptValues.source(of: $0.value) }
      guard !values.contains(where: { $0 == nil }) else {
        return completion(.failure(WKError.make(.javaScriptExceptionOccurred)))
      }
      let names = members.map(\.key).joined(separator: ",")
      let source = """
        return (async function(\(names)) {\(body)
        })(\(values.compactMap { $0 }.joined(separator: ",")))
        """
      run(source, isFunction: true, in: world.engineName, settles: true, completion)
    }
  }

  /// - Parameter settles: Whether tests wait also for the effects of the script, such as a navigation.
  func run(
    _ source: String, isFunction: Bool, in world: String?, settles: Bool = false,
    _ completion: @escaping (Result<Any?, any Error>) -> Void
  ) {
    let work = OutsideWork()
    unfinished.append(work)
    let data = Completion.data { [weak self] view, result in
      // Called in GLib's main context, on the main thread.
      MainActor.assumeIsolated {
        completion(Self.value(view, result))
        guard let self else { return work.end() }
        guard settles else { return self.end(work) }
        self.update { [weak self] in
          if let self { self.end(work) } else { work.end() }
        }
      }
    }
    if isFunction {
      WPE.runFunction(view, source, nil, world, nil, Completion.callback, data)
    } else if let world {
      WPE.runInWorld(view, source, world, nil, Completion.callback, data)
    } else {
      WPE.run(view, source, nil, Completion.callback, data)
    }
  }

  private func end(_ work: OutsideWork) {
    unfinished.removeAll { $0 === work }
    work.end()
  }

  private static func value(_ view: Ref?, _ result: Ref?) -> Result<Any?, any Error> {
    guard let view, let result else { return .failure(WKError.make(.webViewInvalidated)) }
    var error: UnsafeMutablePointer<GError>?
    if let value = WPE.finishRun(view, result, &error) {
      defer { WPE.releaseResult(value) }
      return .success(ScriptValues.object(of: WPE.scriptValue(value)))
    }
    guard let error else { return .failure(WKError.make(.unknown)) }
    defer { g_error_free(error) }
    let message = GLib.text(error.pointee.message) ?? ""
    guard error.pointee.code == 699 else { return .failure(WKError.make(.webContentProcessTerminated)) }
    return .failure(
      message.isEmpty ? WKError.make(.javaScriptResultTypeIsUnsupported) : WKError.exception(message))
  }

  /// Waits until the engine has drawn the present state of the page.
  func update(_ completion: @escaping () -> Void) {
    guard surface.isActive else { return completion() }
    updateCount += 1
    let number = updateCount
    updates[number] = completion
    run(PageContentScripts.settled, isFunction: true, in: PageContentScripts.world) { [weak self] result in
      if case .success(let value) = result, let state = value as? [String: Any] { self?.receive(state) }
      if let self, !self.isScrolling {
        self.pictureScroll = self.requestedScroll
        self.placePicture()
      }
      self?.updates.removeValue(forKey: number)?()
    }
  }

  /// Ends all waits while the page itself waits for a person.
  func pauseWaits() {
    for work in unfinished { work.end() }
    load?.end()
  }

  /// Waits again for what the page does after a person's answer.
  func resumeWaits() {
    if load != nil { load = OutsideWork() }
    update {}
  }

  /// Ends the waits for functions of a page that is left.
  private func abandonFunctions() {
    for work in unfinished { work.end() }
    unfinished = []
    let pending = updates.sorted { $0.key < $1.key }
    updates = [:]
    for update in pending { update.value() }
  }

  // MARK: Finding text

  func find(_ text: String, _ configuration: WKFindConfiguration, _ completion: @escaping (Bool) -> Void) {
    let options = [configuration.caseSensitive, configuration.backwards, configuration.wraps]
    let arguments = ([ScriptValues.literal(text)] + options.map { "\($0)" }).joined(separator: ",")
    run("window.find(\(arguments))", isFunction: false, in: PageContentScripts.world) { result in
      let isFound = (try? result.get()) as? Bool ?? false
      completion(isFound)
    }
  }
}
