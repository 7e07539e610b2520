import UIKit
import FoundationNetworking
import WebKit

// A method for each optional method of the protocols.

extension WKNavigationDelegate where Self: _RXDelegateProxy {
  public func webView(
    _ webView: WKWebView, decidePolicyFor navigationAction: WKNavigationAction,
    decisionHandler: @escaping (WKNavigationActionPolicy) -> Void
  ) {
    answer(StandardWKNavigationDelegate()) { (target: any WKNavigationDelegate) in
      target.webView(webView, decidePolicyFor: navigationAction, decisionHandler: decisionHandler)
    }
  }

  public func webView(
    _ webView: WKWebView, decidePolicyFor navigationAction: WKNavigationAction,
    preferences: WKWebpagePreferences,
    decisionHandler: @escaping (WKNavigationActionPolicy, WKWebpagePreferences) -> Void
  ) {
    answer(StandardWKNavigationDelegate()) { (target: any WKNavigationDelegate) in
      target.webView(
        webView, decidePolicyFor: navigationAction, preferences: preferences, decisionHandler: decisionHandler
      )
    }
  }

  public func webView(
    _ webView: WKWebView, decidePolicyFor navigationResponse: WKNavigationResponse,
    decisionHandler: @escaping (WKNavigationResponsePolicy) -> Void
  ) {
    answer(StandardWKNavigationDelegate()) { (target: any WKNavigationDelegate) in
      target.webView(webView, decidePolicyFor: navigationResponse, decisionHandler: decisionHandler)
    }
  }

  public func webView(
    _ webView: WKWebView, didReceive challenge: URLAuthenticationChallenge,
    completionHandler: @escaping (URLSession.AuthChallengeDisposition, URLCredential?) -> Void
  ) {
    answer(StandardWKNavigationDelegate()) { (target: any WKNavigationDelegate) in
      target.webView(webView, didReceive: challenge, completionHandler: completionHandler)
    }
  }

  public func webView(_ webView: WKWebView, didStartProvisionalNavigation navigation: WKNavigation!) {
    forward("webView:didStartProvisionalNavigation:", [webView, navigation as Any? ?? NSNull()]) {
      (target: any WKNavigationDelegate) in
      target.webView(webView, didStartProvisionalNavigation: navigation)
    }
  }

  public func webView(
    _ webView: WKWebView, didReceiveServerRedirectForProvisionalNavigation navigation: WKNavigation!
  ) {
    forward(
      "webView:didReceiveServerRedirectForProvisionalNavigation:", [webView, navigation as Any? ?? NSNull()]
    ) { (target: any WKNavigationDelegate) in
      target.webView(webView, didReceiveServerRedirectForProvisionalNavigation: navigation)
    }
  }

  public func webView(
    _ webView: WKWebView, didFailProvisionalNavigation navigation: WKNavigation!, withError error: any Error
  ) {
    forward(
      "webView:didFailProvisionalNavigation:withError:", [webView, navigation as Any? ?? NSNull(), error]
    ) { (target: any WKNavigationDelegate) in
      target.webView(webView, didFailProvisionalNavigation: navigation, withError: error)
    }
  }

  public func webView(_ webView: WKWebView, didCommit navigation: WKNavigation!) {
    forward("webView:didCommit:", [webView, navigation as Any? ?? NSNull()]) {
      (target: any WKNavigationDelegate) in
      target.webView(webView, didCommit: navigation)
    }
  }

  public func webView(_ webView: WKWebView, didFinish navigation: WKNavigation!) {
    forward("webView:didFinish:", [webView, navigation as Any? ?? NSNull()]) {
      (target: any WKNavigationDelegate) in
      target.webView(webView, didFinish: navigation)
    }
  }

  public func webView(_ webView: WKWebView, didFail navigation: WKNavigation!, withError error: any Error) {
    forward("webView:didFail:withError:", [webView, navigation as Any? ?? NSNull(), error]) {
      (target: any WKNavigationDelegate) in
      target.webView(webView, didFail: navigation, withError: error)
    }
  }

  public func webViewWebContentProcessDidTerminate(_ webView: WKWebView) {
    forward("webViewWebContentProcessDidTerminate:", [webView]) { (target: any WKNavigationDelegate) in
      target.webViewWebContentProcessDidTerminate(webView)
    }
  }

  public func webView(
    _ webView: WKWebView, navigationAction: WKNavigationAction, didBecome download: WKDownload
  ) {
    forward("webView:navigationAction:didBecome:", [webView, navigationAction, download]) {
      (target: any WKNavigationDelegate) in
      target.webView(webView, navigationAction: navigationAction, didBecome: download)
    }
  }

  public func webView(
    _ webView: WKWebView, navigationResponse: WKNavigationResponse, didBecome download: WKDownload
  ) {
    forward("webView:navigationResponse:didBecome:", [webView, navigationResponse, download]) {
      (target: any WKNavigationDelegate) in
      target.webView(webView, navigationResponse: navigationResponse, didBecome: download)
    }
  }
}

/// Implements no optional method.
private final class StandardWKNavigationDelegate: NSObject, WKNavigationDelegate {}
