import UIKit

/// Methods and properties that are accessed by name.
private enum Names {
  @section(".init_array") @used nonisolated static let load: @convention(c) () -> Void = {
    _ObjCTables.add { registry in
      _ObjCClasses.at(registry!).add(WKWebView.self) { table in
        table.function("reload") { o, _ in unsafeDowncast(o, to: WKWebView.self).reload() }
        table.function("goBack") { o, _ in unsafeDowncast(o, to: WKWebView.self).goBack() }
        table.function("goForward") { o, _ in unsafeDowncast(o, to: WKWebView.self).goForward() }
        table.action("stopLoading") { o, _ in unsafeDowncast(o, to: WKWebView.self).stopLoading() }
        table.property("URL", \WKWebView.url)
        table.property("title", \WKWebView.title)
        table.property("loading", \WKWebView.isLoading)
        table.property("estimatedProgress", \WKWebView.estimatedProgress)
        table.property("canGoBack", \WKWebView.canGoBack)
        table.property("canGoForward", \WKWebView.canGoForward)
        table.property("hasOnlySecureContent", \WKWebView.hasOnlySecureContent)
        table.property("customUserAgent", \WKWebView.customUserAgent)
        table.property("navigationDelegate", \WKWebView.navigationDelegate)
        table.property("UIDelegate", \WKWebView.uiDelegate)
      }
    }
  }
}
