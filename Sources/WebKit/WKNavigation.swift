import FoundationNetworking
import UIKit

/// The loading of a page.
@preconcurrency @MainActor
open class WKNavigation: NSObject {
  /// The preferences of the navigation.
  open internal(set) var effectiveContentMode = WKWebpagePreferences.ContentMode.recommended

  public nonisolated override init() { super.init() }
}

public enum WKNavigationType: Int, Sendable {
  case linkActivated, formSubmitted, backForward, reload, formResubmitted
  case other = -1
}

public enum WKNavigationActionPolicy: Int, Sendable { case cancel, allow, download }

public enum WKNavigationResponsePolicy: Int, Sendable { case cancel, allow, download }

/// The scheme, host and port of a page.
@preconcurrency @MainActor
open class WKSecurityOrigin: NSObject {
  open private(set) var `protocol`: String
  open private(set) var host: String
  /// The port; 0 for the default port of the scheme.
  open private(set) var port: Int

  /// Creates the origin of no page, for subclasses in tests.
  public override init() {
    `protocol` = ""
    host = ""
    port = 0
  }

  init(_ url: URL?) {
    `protocol` = url?.scheme ?? ""
    host = url?.host ?? ""
    port = url?.port ?? 0
  }
}

/// A frame of a page.
@preconcurrency @MainActor
open class WKFrameInfo: NSObject {
  open private(set) var isMainFrame: Bool
  open private(set) var request: URLRequest
  open private(set) var securityOrigin: WKSecurityOrigin
  open private(set) weak var webView: WKWebView?

  /// Creates a frame without a page, for subclasses in tests.
  public override init() {
    isMainFrame = false
    request = .blank
    securityOrigin = WKSecurityOrigin()
  }

  init(isMainFrame: Bool, request: URLRequest, webView: WKWebView?) {
    self.isMainFrame = isMainFrame
    self.request = request
    self.webView = webView
    securityOrigin = WKSecurityOrigin(request.url)
  }
}

/// A requested navigation and its type.
@preconcurrency @MainActor
open class WKNavigationAction: NSObject {
  open private(set) var request: URLRequest
  open private(set) var navigationType: WKNavigationType
  /// The frame that asks for the navigation.
  open private(set) var sourceFrame: WKFrameInfo
  /// The frame that is navigated; nil for a new window.
  open private(set) var targetFrame: WKFrameInfo?
  /// Whether the link has the attribute `download`. Differs from iOS: always false.
  open var shouldPerformDownload: Bool { false }
  open private(set) var modifierFlags: UIKeyModifierFlags
  /// The number of the mouse button; 0 for touches and scripts.
  open private(set) var buttonNumber: UIEvent.ButtonMask

  /// Creates an action without a page, for subclasses in tests.
  public override init() {
    request = .blank
    navigationType = .other
    sourceFrame = WKFrameInfo()
    targetFrame = nil
    modifierFlags = []
    buttonNumber = []
  }

  init(
    _ request: URLRequest, _ type: WKNavigationType, source: WKFrameInfo, target: WKFrameInfo?,
    modifiers: UIKeyModifierFlags = []
  ) {
    self.request = request
    navigationType = type
    sourceFrame = source
    targetFrame = target
    modifierFlags = modifiers
    buttonNumber = []
  }
}

/// The response to a navigation.
@preconcurrency @MainActor
open class WKNavigationResponse: NSObject {
  open private(set) var response: URLResponse
  open private(set) var canShowMIMEType: Bool
  open private(set) var isForMainFrame: Bool

  /// Creates a response without a page, for subclasses in tests.
  public override init() {
    response = URLResponse(url: .blank, mimeType: nil, expectedContentLength: 0, textEncodingName: nil)
    canShowMIMEType = false
    isForMainFrame = false
  }

  init(_ response: URLResponse, canShow: Bool, isForMainFrame: Bool) {
    self.response = response
    canShowMIMEType = canShow
    self.isForMainFrame = isForMainFrame
  }
}

extension URL {
  fileprivate static var blank: URL { URL(fileURLWithPath: "/") }
}

extension URLRequest {
  fileprivate static var blank: URLRequest { URLRequest(url: .blank) }
}
