import Foundation
import FoundationNetworking
import PortolanTesting
import WebKit
import XCTest

/// Tests with a server on this machine.
final class PageNetworkTests: PageTestCase {
  private func serve(_ answer: @escaping @Sendable (PageServer.Request) -> PageServer.Answer) -> PageServer {
    let server = PageServer(answer)
    addTeardownBlock { server.stop() }
    return server
  }

  func testRequestsAndResponses() throws {
    let server = serve { request in
      switch request.path {
      case "/old": PageServer.Answer(status: "302 Found", headers: ["Location": "/new"])
      case "/missing": PageServer.Answer(status: "404 Not Found", body: "<title>Missing</title>")
      default: PageServer.Answer(body: "<title>New</title>")
      }
    }
    show { $0.applicationNameForUserAgent = "Ports/2" }
    var request = URLRequest(url: server.url("/old"))
    request.setValue("nine", forHTTPHeaderField: "X-Berths")
    webView.load(request)
    app.settle()
    XCTAssertEqual(screen.heard, ["start", "redirect", "commit", "finish New"])
    XCTAssertEqual(webView.url, server.url("/new"))
    XCTAssertEqual(server.requests.first?.headers["x-berths"], "nine")
    XCTAssertTrue(server.requests.first?.headers["user-agent"]?.hasSuffix("Ports/2") == true)
    let response = try XCTUnwrap(screen.responses.last?.response as? HTTPURLResponse)
    XCTAssertEqual(response.statusCode, 200)
    XCTAssertEqual(response.mimeType, "text/html")
    XCTAssertEqual(screen.responses.last?.isForMainFrame, true)
    webView.customUserAgent = "Lighthouse"
    webView.load(URLRequest(url: server.url("/missing")))
    app.settle()
    XCTAssertEqual((screen.responses.last?.response as? HTTPURLResponse)?.statusCode, 404)
    XCTAssertEqual(webView.title, "Missing")
    XCTAssertEqual(server.requests.last { $0.path == "/missing" }?.headers["user-agent"], "Lighthouse")
  }

  func testACanceledResponse() {
    let server = serve { _ in PageServer.Answer(body: "<title>Page</title>") }
    show()
    screen.responsePolicy = { _ in .cancel }
    webView.load(URLRequest(url: server.url("/")))
    app.settle()
    XCTAssertEqual(screen.heard, ["start", "fail provisionally"])
    XCTAssertEqual(screen.errors.first?.domain, "WebKitErrorDomain")
    XCTAssertEqual(screen.errors.first?.code, 102)
  }

  func testFramesAreNotTheMainFrame() {
    let server = serve { request in
      request.path == "/inner"
        ? PageServer.Answer(body: "<title>Inner</title>")
        : PageServer.Answer(body: "<title>Outer</title><iframe src='/inner'></iframe>")
    }
    show()
    webView.load(URLRequest(url: server.url("/")))
    app.settle()
    XCTAssertEqual(screen.actions.map { $0.targetFrame?.isMainFrame }, [true, false])
    XCTAssertEqual(webView.title, "Outer")
  }

  func testCookiesOfAStoreThatHasEnded() {
    let store = WKWebsiteDataStore.nonPersistent().httpCookieStore
    var cookies: [HTTPCookie]?
    store.getAllCookies { cookies = $0 }
    XCTAssertEqual(cookies, [])
  }

  func testCookies() throws {
    let server = serve { request in
      PageServer.Answer(
        headers: ["Content-Type": "text/html", "Set-Cookie": "seen=yes; Path=/"],
        body: "<title>\(request.headers["cookie"] ?? "none")</title>")
    }
    show()
    let store = webView.configuration.websiteDataStore.httpCookieStore
    let cookie = try XCTUnwrap(
      HTTPCookie(properties: [.name: "port", .value: "Lagos", .domain: "127.0.0.1", .path: "/"]))
    var calls = 0
    store.setCookie(cookie) { calls += 1 }
    app.settle()
    XCTAssertEqual(calls, 1)
    webView.load(URLRequest(url: server.url("/")))
    app.settle()
    XCTAssertEqual(webView.title, "port=Lagos")
    var cookies: [HTTPCookie] = []
    store.getAllCookies { cookies = $0 }
    app.settle()
    XCTAssertEqual(cookies.map { "\($0.name)=\($0.value)" }.sorted(), ["port=Lagos", "seen=yes"])
    store.delete(cookie)
    app.settle()
    store.getAllCookies { cookies = $0 }
    app.settle()
    XCTAssertEqual(cookies.map(\.name), ["seen"])
    webView.configuration.websiteDataStore.removeData(
      ofTypes: WKWebsiteDataStore.allWebsiteDataTypes(), modifiedSince: .distantPast
    ) { calls += 1 }
    app.settle()
    XCTAssertEqual(calls, 2)
    store.getAllCookies { cookies = $0 }
    app.settle()
    XCTAssertEqual(cookies, [])
  }

  private final class Guard: NSObject, WKNavigationDelegate {
    var challenges: [String] = []
    var finished: [String] = []

    func webView(
      _ webView: WKWebView, didReceive challenge: URLAuthenticationChallenge,
      completionHandler: @escaping (URLSession.AuthChallengeDisposition, URLCredential?) -> Void
    ) {
      challenges.append("\(challenge.protectionSpace.host) \(challenge.protectionSpace.realm ?? "")")
      completionHandler(
        .useCredential, URLCredential(user: "captain", password: "anchor", persistence: .forSession))
    }

    func webView(_ webView: WKWebView, didFinish navigation: WKNavigation!) {
      finished.append(webView.title ?? "")
    }
  }

  func testAuthentication() {
    let server = serve { request in
      // "captain:anchor"
      request.headers["authorization"] == "Basic Y2FwdGFpbjphbmNob3I="
        ? PageServer.Answer(body: "<title>Bridge</title>")
        : PageServer.Answer(
          status: "401 Unauthorized",
          headers: ["WWW-Authenticate": "Basic realm=\"Ship\"", "Content-Type": "text/html"],
          body: "<title>Closed</title>")
    }
    show()
    let delegate = Guard()
    webView.navigationDelegate = delegate
    webView.load(URLRequest(url: server.url("/")))
    app.settle()
    XCTAssertEqual(delegate.challenges, ["127.0.0.1 Ship"])
    XCTAssertEqual(delegate.finished, ["Bridge"])
  }

  private final class Downloader: NSObject, WKNavigationDelegate, WKDownloadDelegate {
    let file: URL
    var log: [String] = []
    init(_ file: URL) { self.file = file }

    func webView(
      _ webView: WKWebView, decidePolicyFor navigationResponse: WKNavigationResponse,
      decisionHandler: @escaping (WKNavigationResponsePolicy) -> Void
    ) { decisionHandler(navigationResponse.canShowMIMEType ? .allow : .download) }

    func webView(
      _ webView: WKWebView, navigationResponse: WKNavigationResponse, didBecome download: WKDownload
    ) {
      log.append("become")
      download.delegate = self
    }

    func download(
      _ download: WKDownload, decideDestinationUsing response: URLResponse, suggestedFilename: String,
      completionHandler: @escaping (URL?) -> Void
    ) {
      log.append(suggestedFilename)
      completionHandler(file)
    }

    func downloadDidFinish(_ download: WKDownload) { log.append("finish") }

    func download(_ download: WKDownload, didFailWithError error: any Error, resumeData: Data?) {
      log.append("fail \(error)")
    }
  }

  func testDownloads() throws {
    let server = serve { _ in
      PageServer.Answer(
        headers: [
          "Content-Type": "application/x-chart", "Content-Disposition": "attachment; filename=\"bay.chart\"",
        ], body: "depths")
    }
    let file = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID().uuidString).chart")
    addTeardownBlock { try? FileManager.default.removeItem(at: file) }
    show()
    let delegate = Downloader(file)
    webView.navigationDelegate = delegate
    webView.load(URLRequest(url: server.url("/bay")))
    app.settle()
    XCTAssertEqual(delegate.log, ["become", "bay.chart", "finish"])
    XCTAssertEqual(try String(contentsOf: file, encoding: .utf8), "depths")
  }

  func testContentRules() throws {
    let server = serve { request in
      request.path == "/track.js"
        ? PageServer.Answer(headers: ["Content-Type": "text/javascript"], body: "document.title = 'tracked'")
        : PageServer.Answer(body: "<title>Clean</title><script src='/track.js'></script>")
    }
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("Rules-\(UUID().uuidString)")
    addTeardownBlock { try? FileManager.default.removeItem(at: folder) }
    show()
    let store = WKContentRuleListStore(url: folder)
    var lists: [WKContentRuleList] = []
    var errors: [any Error] = []
    store.compileContentRuleList(
      forIdentifier: "tracking",
      encodedContentRuleList: #"[{"trigger":{"url-filter":"track"},"action":{"type":"block"}}]"#
    ) { list, error in
      list.map { lists.append($0) }
      error.map { errors.append($0) }
    }
    store.compileContentRuleList(forIdentifier: "broken", encodedContentRuleList: "{") { _, error in
      error.map { errors.append($0) }
    }
    app.settle()
    XCTAssertEqual(lists.map(\.identifier), ["tracking"])
    XCTAssertEqual(errors.map { ($0 as? WKError)?.code }, [.contentRuleListStoreCompileFailed])
    var identifiers: [String]?
    store.getAvailableContentRuleListIdentifiers { identifiers = $0 }
    app.settle()
    XCTAssertEqual(identifiers, ["tracking"])
    webView.load(URLRequest(url: server.url("/")))
    app.settle()
    XCTAssertEqual(webView.title, "tracked")
    webView.configuration.userContentController.add(try XCTUnwrap(lists.first))
    webView.load(URLRequest(url: server.url("/again")))
    app.settle()
    XCTAssertEqual(webView.title, "Clean")
  }

  private final class Chandler: NSObject, WKURLSchemeHandler {
    var started: [String] = []
    var stopped: [String] = []
    var waiting: [any WKURLSchemeTask] = []

    func webView(_ webView: WKWebView, start urlSchemeTask: any WKURLSchemeTask) {
      let url = urlSchemeTask.request.url!
      started.append(url.path)
      switch url.path {
      case "/page":
        let body = Data("<title>Shop</title><script src='a.js'></script>".utf8)
        urlSchemeTask.didReceive(
          URLResponse(
            url: url, mimeType: "text/html", expectedContentLength: body.count, textEncodingName: "utf-8"))
        urlSchemeTask.didReceive(body.prefix(10))
        urlSchemeTask.didReceive(body.dropFirst(10))
        urlSchemeTask.didFinish()
      case "/a.js":
        urlSchemeTask.didReceive(
          HTTPURLResponse(
            url: url, statusCode: 200, httpVersion: nil, headerFields: ["Content-Type": "text/javascript"])!)
        urlSchemeTask.didReceive(Data("document.title += ' open'".utf8))
        urlSchemeTask.didFinish()
      case "/wait": waiting.append(urlSchemeTask)
      default: urlSchemeTask.didFailWithError(URLError(.fileDoesNotExist))
      }
    }

    func webView(_ webView: WKWebView, stop urlSchemeTask: any WKURLSchemeTask) {
      stopped.append(urlSchemeTask.request.url!.path)
    }
  }

  func testCustomSchemes() throws {
    let chandler = Chandler()
    show { $0.setURLSchemeHandler(chandler, forURLScheme: "shop") }
    webView.load(URLRequest(url: URL(string: "shop://harbor/page")!))
    app.settle()
    XCTAssertEqual(webView.title, "Shop open")
    XCTAssertEqual(chandler.started, ["/page", "/a.js"])
    screen.heard = []
    webView.load(URLRequest(url: URL(string: "shop://harbor/nothing")!))
    app.settle()
    XCTAssertEqual(screen.heard, ["start", "fail provisionally"])
    XCTAssertEqual(screen.errors.last?.code, URLError.fileDoesNotExist.rawValue)
  }

  func testNativeSchemesHaveNoHandlers() {
    let faults = FaultRecorder()
    WKWebViewConfiguration().setURLSchemeHandler(Chandler(), forURLScheme: "https")
    XCTAssertTrue(faults.messages.contains { $0.contains("handles natively") })
  }
}
