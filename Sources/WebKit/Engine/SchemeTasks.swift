import CCairo
import FoundationNetworking
import MainLoop
import UIKit

/// A load of a custom scheme. The engine receives the data when the handler has finished.
@MainActor
final class SchemeTask: NSObject, WKURLSchemeTask {
  let request: URLRequest
  private let native: Ref
  private let work = OutsideWork()
  private weak var page: RenderedPage?
  private var response: URLResponse?
  private var data = Data()
  private var isFinished = false

  init(_ native: Ref, _ page: RenderedPage) {
    self.native = native
    self.page = page
    GLib.retain(native)
    let url = GLib.text(WPE.schemeURI(native)).flatMap { URL(string: $0) }
    var request = URLRequest(url: url ?? URL(string: "about:blank")!)
    request.httpMethod = GLib.text(WPE.schemeMethod(native)) ?? "GET"
    for (name, value) in Requests.headers(WPE.schemeHeaders(native)) {
      request.setValue(value, forHTTPHeaderField: name)
    }
    self.request = request
    super.init()
  }

  isolated deinit {
    work.end()
    GLib.release(native)
  }

  func didReceive(_ response: URLResponse) {
    guard check("didReceive(_ response:)") else { return }
    self.response = response
  }

  func didReceive(_ data: Data) {
    guard check("didReceive(_ data:)") else { return }
    self.data += data
  }

  func didFinish() {
    guard check("didFinish()") else { return }
    end()
    guard let bytes = data.withUnsafeBytes({ g_bytes_new($0.baseAddress, gsize($0.count)) }) else { return }
    let stream = WPE.makeStream(bytes)
    g_bytes_unref(bytes)
    let answer = WPE.makeSchemeResponse(stream, Int64(data.count))
    GLib.release(stream)
    WPE.setSchemeType(answer, response?.mimeType ?? "text/html")
    if let response = response as? HTTPURLResponse {
      WPE.setSchemeStatus(answer, UInt32(clamping: response.statusCode), nil)
      // SOUP_MESSAGE_HEADERS_RESPONSE; the engine takes the headers over.
      let headers = WPE.makeHeaders(1)
      for (name, value) in response.allHeaderFields {
        if let name = name as? String { WPE.setHeader(headers, name, "\(value)") }
      }
      WPE.setSchemeHeaders(answer, headers)
    }
    WPE.finishScheme(native, answer)
    GLib.release(answer)
  }

  func didFailWithError(_ error: any Error) {
    guard check("didFailWithError(_:)") else { return }
    end()
    let failure = error as NSError
    page?.schemeErrors[request.url?.absoluteString ?? ""] = failure
    let domain = g_quark_from_string("PortolanScheme")
    guard
      let native = g_error_new_literal(
        domain, gint(truncatingIfNeeded: failure.code), failure.localizedDescription)
    else { return }
    WPE.failScheme(self.native, native)
    g_error_free(native)
  }

  private func check(_ method: String) -> Bool {
    if isFinished {
      UIKitFault.raise(.internalInconsistency, "This task has already been stopped: \(method)")
    }
    return !isFinished
  }

  private func end() {
    isFinished = true
    work.end()
    page?.schemeTasks.removeAll { $0 === self }
  }

  /// Ends the task because the page is left.
  func stop(_ handler: any WKURLSchemeHandler, _ webView: WKWebView) {
    end()
    handler.webView(webView, stop: self)
  }
}

/// The pages by their views, and the schemes that the engine knows.
@MainActor
enum SchemeRegistry {
  private struct WeakPage { weak var page: RenderedPage? }
  private static var pages: [Ref: WeakPage] = [:]
  private static var schemes: [Ref: Set<String>] = [:]

  static func add(_ page: RenderedPage) { pages[page.view] = WeakPage(page: page) }
  static func remove(_ view: Ref) { pages[view] = nil }
  static func page(of view: Ref?) -> RenderedPage? { view.flatMap { pages[$0]?.page } }

  /// Makes a context ask the handlers of its pages for the resources of a scheme.
  static func register(_ scheme: String, in context: Ref) {
    guard schemes[context, default: []].insert(scheme).inserted else { return }
    let manager = WPE.securityManager(context)
    WPE.allowCORS(manager, scheme)
    WPE.makeSecure(manager, scheme)
    let start: @convention(c) (Ref?, Ref?) -> Void = { request, _ in
      guard let request else { return }
      // Called in GLib's main context, on the main thread, so that the pointer stays there.
      nonisolated(unsafe) let native = request
      MainActor.assumeIsolated { SchemeRegistry.start(native) }
    }
    WPE.registerScheme(context, scheme, start, nil, nil)
  }

  private static func start(_ native: Ref) {
    guard let page = page(of: WPE.schemeView(native)), let webView = page.webView else { return fail(native) }
    let task = SchemeTask(native, page)
    guard let handler = webView.configuration.urlSchemeHandler(forURLScheme: task.request.url?.scheme ?? "")
    else { return fail(native) }
    page.schemeTasks.append(task)
    handler.webView(webView, start: task)
  }

  private static func fail(_ native: Ref) {
    guard let error = g_error_new_literal(g_quark_from_string("PortolanScheme"), -1002, "unsupported URL")
    else {
      return
    }
    WPE.failScheme(native, error)
    g_error_free(error)
  }
}
