import FoundationNetworking
import UIKit

/// The loading of a page.
@preconcurrency @MainActor
open class WKNavigation: NSObject {
  let request: URLRequest

  init(_ request: URLRequest) { self.request = request }
}

public enum WKNavigationType: Int, Sendable {
  case linkActivated, formSubmitted, backForward, reload, formResubmitted
  case other = -1
}

public enum WKNavigationActionPolicy: Int, Sendable { case cancel, allow, download }

public enum WKNavigationResponsePolicy: Int, Sendable { case cancel, allow, download }

/// A requested navigation and its type.
@preconcurrency @MainActor
open class WKNavigationAction: NSObject {
  public let request: URLRequest
  public let navigationType: WKNavigationType

  init(_ request: URLRequest, _ type: WKNavigationType) {
    self.request = request
    navigationType = type
  }
}

/// The response to a navigation.
@preconcurrency @MainActor
open class WKNavigationResponse: NSObject {
  public let response: URLResponse
  public let canShowMIMEType: Bool
  public let isForMainFrame = true

  init(_ response: URLResponse) {
    self.response = response
    canShowMIMEType = response.mimeType.map { $0.hasPrefix("text/") } ?? true
  }
}

/// Methods that decide on navigation and track its progress.
@preconcurrency @MainActor
public protocol WKNavigationDelegate: AnyObject {
  func webView(
    _ webView: WKWebView, decidePolicyFor navigationAction: WKNavigationAction,
    decisionHandler: @escaping (WKNavigationActionPolicy) -> Void)
  func webView(
    _ webView: WKWebView, decidePolicyFor navigationResponse: WKNavigationResponse,
    decisionHandler: @escaping (WKNavigationResponsePolicy) -> Void)
  func webView(_ webView: WKWebView, didStartProvisionalNavigation navigation: WKNavigation!)
  func webView(
    _ webView: WKWebView, didFailProvisionalNavigation navigation: WKNavigation!, withError error: any Error)
  func webView(_ webView: WKWebView, didCommit navigation: WKNavigation!)
  func webView(_ webView: WKWebView, didFinish navigation: WKNavigation!)
  func webView(_ webView: WKWebView, didFail navigation: WKNavigation!, withError error: any Error)
}

extension WKNavigationDelegate {
  public func webView(
    _ webView: WKWebView, decidePolicyFor navigationAction: WKNavigationAction,
    decisionHandler: @escaping (WKNavigationActionPolicy) -> Void
  ) { decisionHandler(.allow) }
  public func webView(
    _ webView: WKWebView, decidePolicyFor navigationResponse: WKNavigationResponse,
    decisionHandler: @escaping (WKNavigationResponsePolicy) -> Void
  ) { decisionHandler(.allow) }
  public func webView(_ webView: WKWebView, didStartProvisionalNavigation navigation: WKNavigation!) {}
  public func webView(
    _ webView: WKWebView, didFailProvisionalNavigation navigation: WKNavigation!, withError error: any Error
  ) {}
  public func webView(_ webView: WKWebView, didCommit navigation: WKNavigation!) {}
  public func webView(_ webView: WKWebView, didFinish navigation: WKNavigation!) {}
  public func webView(_ webView: WKWebView, didFail navigation: WKNavigation!, withError error: any Error) {}
}

/// Methods for user interface requests of pages. Never called because scripts do not run.
@preconcurrency @MainActor
public protocol WKUIDelegate: AnyObject {}
