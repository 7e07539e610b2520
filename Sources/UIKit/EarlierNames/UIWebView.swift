/// The web view of iOS 2, which apps may no longer use. `WKWebView` of WebKit replaces it.
@available(*, unavailable, message: "UIWebView is gone; use WKWebView of WebKit")
@preconcurrency @MainActor
open class UIWebView: UIView {}

@available(*, unavailable, message: "UIWebView is gone; use WKNavigationDelegate of WebKit")
@preconcurrency @MainActor
public protocol UIWebViewDelegate: NSObjectProtocol {}
