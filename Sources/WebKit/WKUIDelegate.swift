import UIKit

/// Methods for user interface requests of pages. All are optional.
///
/// Without a delegate, alerts of pages are closed at once, and links to new windows are not opened, as on iOS.
@preconcurrency @MainActor
public protocol WKUIDelegate: AnyObject {
  func webView(
    _ webView: WKWebView, createWebViewWith configuration: WKWebViewConfiguration,
    for navigationAction: WKNavigationAction, windowFeatures: WKWindowFeatures
  ) -> WKWebView?
  func webViewDidClose(_ webView: WKWebView)
  func webView(
    _ webView: WKWebView, runJavaScriptAlertPanelWithMessage message: String,
    initiatedByFrame frame: WKFrameInfo, completionHandler: @escaping () -> Void)
  func webView(
    _ webView: WKWebView, runJavaScriptAlertPanelWithMessage message: String,
    initiatedByFrame frame: WKFrameInfo
  ) async
  func webView(
    _ webView: WKWebView, runJavaScriptConfirmPanelWithMessage message: String,
    initiatedByFrame frame: WKFrameInfo, completionHandler: @escaping (Bool) -> Void)
  func webView(
    _ webView: WKWebView, runJavaScriptConfirmPanelWithMessage message: String,
    initiatedByFrame frame: WKFrameInfo
  ) async -> Bool
  func webView(
    _ webView: WKWebView, runJavaScriptTextInputPanelWithPrompt prompt: String, defaultText: String?,
    initiatedByFrame frame: WKFrameInfo, completionHandler: @escaping (String?) -> Void)
  func webView(
    _ webView: WKWebView, runJavaScriptTextInputPanelWithPrompt prompt: String, defaultText: String?,
    initiatedByFrame frame: WKFrameInfo
  ) async -> String?
  /// Never called: links have no context menus.
  func webView(
    _ webView: WKWebView, contextMenuConfigurationForElement elementInfo: WKContextMenuElementInfo,
    completionHandler: @escaping (UIContextMenuConfiguration?) -> Void)
  /// Never called: there is no camera and no microphone, and pages are refused.
  func webView(
    _ webView: WKWebView, requestMediaCapturePermissionFor origin: WKSecurityOrigin,
    initiatedByFrame frame: WKFrameInfo, type: WKMediaCaptureType,
    decisionHandler: @escaping (WKPermissionDecision) -> Void)
}

extension WKUIDelegate {
  public func webView(
    _ webView: WKWebView, createWebViewWith configuration: WKWebViewConfiguration,
    for navigationAction: WKNavigationAction, windowFeatures: WKWindowFeatures
  ) -> WKWebView? { nil }
  public func webViewDidClose(_ webView: WKWebView) {}
  public func webView(
    _ webView: WKWebView, runJavaScriptAlertPanelWithMessage message: String,
    initiatedByFrame frame: WKFrameInfo, completionHandler: @escaping () -> Void
  ) {
    Task {
      await self.webView(webView, runJavaScriptAlertPanelWithMessage: message, initiatedByFrame: frame)
      completionHandler()
    }
  }
  public func webView(
    _ webView: WKWebView, runJavaScriptAlertPanelWithMessage message: String,
    initiatedByFrame frame: WKFrameInfo
  ) async {}
  public func webView(
    _ webView: WKWebView, runJavaScriptConfirmPanelWithMessage message: String,
    initiatedByFrame frame: WKFrameInfo, completionHandler: @escaping (Bool) -> Void
  ) {
    Task {
      completionHandler(
        await self.webView(webView, runJavaScriptConfirmPanelWithMessage: message, initiatedByFrame: frame))
    }
  }
  public func webView(
    _ webView: WKWebView, runJavaScriptConfirmPanelWithMessage message: String,
    initiatedByFrame frame: WKFrameInfo
  ) async -> Bool { false }
  public func webView(
    _ webView: WKWebView, runJavaScriptTextInputPanelWithPrompt prompt: String, defaultText: String?,
    initiatedByFrame frame: WKFrameInfo, completionHandler: @escaping (String?) -> Void
  ) {
    Task {
      completionHandler(
        await self.webView(
          webView, runJavaScriptTextInputPanelWithPrompt: prompt, defaultText: defaultText,
          initiatedByFrame: frame))
    }
  }
  public func webView(
    _ webView: WKWebView, runJavaScriptTextInputPanelWithPrompt prompt: String, defaultText: String?,
    initiatedByFrame frame: WKFrameInfo
  ) async -> String? { nil }
}

extension WKUIDelegate {
  public func webView(
    _ webView: WKWebView, contextMenuConfigurationForElement elementInfo: WKContextMenuElementInfo,
    completionHandler: @escaping (UIContextMenuConfiguration?) -> Void
  ) { completionHandler(nil) }
  public func webView(
    _ webView: WKWebView, requestMediaCapturePermissionFor origin: WKSecurityOrigin,
    initiatedByFrame frame: WKFrameInfo, type: WKMediaCaptureType,
    decisionHandler: @escaping (WKPermissionDecision) -> Void
  ) { decisionHandler(.prompt) }
}

public enum WKMediaCaptureType: Int, Sendable { case camera, microphone, cameraAndMicrophone }

public enum WKPermissionDecision: Int, Sendable { case prompt, grant, deny }

/// A link with a context menu.
@preconcurrency @MainActor
open class WKContextMenuElementInfo: NSObject {
  public let linkURL: URL?

  init(linkURL: URL?) { self.linkURL = linkURL }
}

/// The features that a script requests of a new window. Differs from iOS: all are nil.
@preconcurrency @MainActor
open class WKWindowFeatures: NSObject {
  open internal(set) var menuBarVisibility: NSNumber?
  open internal(set) var statusBarVisibility: NSNumber?
  open internal(set) var toolbarsVisibility: NSNumber?
  open internal(set) var allowsResizing: NSNumber?
  open internal(set) var x: NSNumber?
  open internal(set) var y: NSNumber?
  open internal(set) var width: NSNumber?
  open internal(set) var height: NSNumber?

  nonisolated override init() { super.init() }
}
