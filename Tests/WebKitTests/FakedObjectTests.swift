import FoundationNetworking
import WebKit
import XCTest

/// Subclasses that stand for objects of WebKit in tests of delegates and message handlers, such as
/// `FakeScriptMessage` of [Hotwire Native](https://github.com/hotwired/hotwire-native-ios).
@MainActor
final class FakedObjectTests: XCTestCase {
  private final class Message: WKScriptMessage {
    private let actualBody: Any
    override var body: Any { actualBody }
    override var name: String { "faked" }
    init(body: Any) { actualBody = body }
  }

  private final class Frame: WKFrameInfo {
    override var isMainFrame: Bool { true }
  }

  private final class Action: WKNavigationAction {
    private let actualRequest: URLRequest
    override var request: URLRequest { actualRequest }
    override var navigationType: WKNavigationType { .linkActivated }
    override var targetFrame: WKFrameInfo? { Frame() }
    override var shouldPerformDownload: Bool { true }
    init(_ request: URLRequest) { actualRequest = request }
  }

  private final class Response: WKNavigationResponse {
    override var canShowMIMEType: Bool { true }
  }

  func testObjectsAreFaked() {
    let message: WKScriptMessage = Message(body: ["a": 1])
    XCTAssertEqual(message.body as? [String: Int], ["a": 1])
    XCTAssertEqual(message.name, "faked")
    XCTAssertNil(message.webView)
    let action: WKNavigationAction = Action(URLRequest(url: URL(string: "https://example.com")!))
    XCTAssertEqual(action.request.url?.host, "example.com")
    XCTAssertEqual(action.targetFrame?.isMainFrame, true)
    XCTAssertEqual(action.navigationType, .linkActivated)
    XCTAssertTrue(action.shouldPerformDownload)
    XCTAssertTrue(Response().canShowMIMEType)
    XCTAssertEqual(WKSecurityOrigin().host, "")
    XCTAssertEqual(WKBackForwardListItem().title, nil)
    XCTAssertNil(WKBackForwardList().currentItem)
    XCTAssertNotNil(WKNavigation())
  }
}
