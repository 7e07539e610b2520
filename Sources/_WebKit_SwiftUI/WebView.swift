import SwiftUI
import UIKit
@_exported import WebKit

/// A SwiftUI view of a web page.
public struct WebView: View {
  private enum Source {
    case address(URL?)
    case page(WebPage)
  }
  private let source: Source

  /// Creates a view with a page of its own, which loads an address whenever it changes.
  public init(url: URL?) { source = .address(url) }
  public init(_ page: WebPage) { source = .page(page) }

  public var body: some View {
    switch source {
    case .page(let page): WebPageView(page: page, address: nil).id(ObjectIdentifier(page))
    case .address(let url): WebPageView(page: nil, address: url)
    }
  }
}

/// The web view of a page.
private struct WebPageView: UIViewRepresentable {
  let page: WebPage?
  let address: URL?

  @MainActor final class Coordinator {
    let page: WebPage
    var address: URL?
    init(_ page: WebPage) { self.page = page }
  }

  func makeCoordinator() -> Coordinator { Coordinator(page ?? WebPage()) }
  func makeUIView(context: Context) -> WKWebView { context.coordinator.page.webView }

  func updateUIView(_ view: WKWebView, context: Context) {
    guard page == nil, let address, address != context.coordinator.address else { return }
    context.coordinator.address = address
    context.coordinator.page.load(address)
  }
}
