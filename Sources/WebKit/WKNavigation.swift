import FoundationNetworking
import UIKit

/// The loading of a page.
@preconcurrency @MainActor
open class WKNavigation: NSObject {
  /// The preferences of the navigation.
  open internal(set) var effectiveContentMode = WKWebpagePreferences.ContentMode.recommended

  nonisolated override init() { super.init() }
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
  public let `protocol`: String
  public let host: String
  /// The port; 0 for the default port of the scheme.
  public let port: Int

  init(_ url: URL?) {
    `protocol` = url?.scheme ?? ""
    host = url?.host ?? ""
    port = url?.port ?? 0
  }
}

/// A frame of a page.
@preconcurrency @MainActor
open class WKFrameInfo: NSObject {
  public let isMainFrame: Bool
  public let request: URLRequest
  public let securityOrigin: WKSecurityOrigin
  open private(set) weak var webView: WKWebView?

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
  public let request: URLRequest
  public let navigationType: WKNavigationType
  /// The frame that asks for the navigation.
  public let sourceFrame: WKFrameInfo
  /// The frame that is navigated; nil for a new window.
  public let targetFrame: WKFrameInfo?
  /// Whether the link has the attribute `download`. Differs from iOS: always false.
  public let shouldPerformDownload = false
  public let modifierFlags: UIKeyModifierFlags
  /// The number of the mouse button; 0 for touches and scripts.
  public let buttonNumber: UIEvent.ButtonMask

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
  public let response: URLResponse
  public let canShowMIMEType: Bool
  public let isForMainFrame: Bool

  init(_ response: URLResponse, canShow: Bool, isForMainFrame: Bool) {
    self.response = response
    canShowMIMEType = canShow
    self.isForMainFrame = isForMainFrame
  }
}
