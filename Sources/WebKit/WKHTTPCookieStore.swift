import CCairo
import FoundationNetworking
import MainLoop
import UIKit

/// Observes the cookies of a store.
@preconcurrency @MainActor
public protocol WKHTTPCookieStoreObserver: AnyObject {
  func cookiesDidChange(in cookieStore: WKHTTPCookieStore)
}

extension WKHTTPCookieStoreObserver {
  public func cookiesDidChange(in cookieStore: WKHTTPCookieStore) {}
}

/// The cookies of pages.
///
/// Without the rendering engine it is empty.
@preconcurrency @MainActor
open class WKHTTPCookieStore: NSObject {
  /// The owner. Apps can keep the cookies of a store that has ended; they are empty then.
  private weak var store: WKWebsiteDataStore?
  private var observers: [WeakObserver] = []
  private var isConnected = false
  /// Hosts whose cookies the engine does not list by their site.
  private var hosts: Set<String> = []

  private struct WeakObserver { weak var observer: (any WKHTTPCookieStoreObserver)? }

  init(_ store: WKWebsiteDataStore) { self.store = store }

  private var manager: Ref? {
    guard let store, PageRendering.isAvailable else { return nil }
    return WPE.cookieManager(WPE.contextData(store.context))
  }

  /// Keeps a host of a visited page.
  func visit(_ url: URL?) {
    if let host = url?.host { hosts.insert(host) }
  }

  // MARK: Cookies

  open func getAllCookies(_ completionHandler: @escaping ([HTTPCookie]) -> Void) {
    guard let store, let manager else { return completionHandler([]) }
    let work = OutsideWork()
    let visited = hosts
    store.sites(types: 1 << 8) { sites in
      let hosts = visited.union(sites.map(\.name))
      var found: [HTTPCookie] = []
      var rest = hosts.count
      guard rest > 0 else {
        work.end()
        return completionHandler([])
      }
      for host in hosts.sorted() {
        let data = Completion.data { source, result in
          // Called in GLib's main context, on the main thread.
          MainActor.assumeIsolated {
            for cookie in Self.cookies(source, result) where !found.contains(where: { $0.isSame(as: cookie) })
            {
              found.append(cookie)
            }
            rest -= 1
            guard rest == 0 else { return }
            completionHandler(found)
            work.end()
          }
        }
        WPE.cookies(manager, "https://\(host)/", nil, Completion.callback, data)
      }
    }
  }

  open func allCookies() async -> [HTTPCookie] {
    await withCheckedContinuation { continuation in
      getAllCookies { cookies in
        continuation.resume(returning: cookies)
      }
    }
  }

  private static func cookies(_ source: Ref?, _ result: Ref?) -> [HTTPCookie] {
    guard let source, let result else { return [] }
    let list = WPE.finishCookies(source, result, nil)
    defer { g_list_free(list) }
    return GLib.elements(list).compactMap { native in
      defer { WPE.freeCookie(native) }
      return cookie(of: native)
    }
  }

  private static func cookie(of native: Ref) -> HTTPCookie? {
    var properties: [HTTPCookiePropertyKey: Any] = [
      .name: GLib.text(WPE.cookieName(native)) ?? "", .value: GLib.text(WPE.cookieValue(native)) ?? "",
      .domain: GLib.text(WPE.cookieDomain(native)) ?? "", .path: GLib.text(WPE.cookiePath(native)) ?? "/",
    ]
    if WPE.cookieIsSecure(native) != 0 { properties[.secure] = "TRUE" }
    if WPE.cookieIsHTTPOnly(native) != 0 { properties[HTTPCookiePropertyKey("HttpOnly")] = "TRUE" }
    if let expires = WPE.cookieExpires(native) {
      properties[.expires] = Date(timeIntervalSince1970: Double(g_date_time_to_unix(expires)))
    }
    return HTTPCookie(properties: properties)
  }

  private func native(of cookie: HTTPCookie) -> Ref {
    let age = cookie.expiresDate.map { Int32(clamping: Int(max($0.timeIntervalSinceNow, 0).rounded())) } ?? -1
    let native = WPE.makeCookie(cookie.name, cookie.value, cookie.domain, cookie.path, age)
    if cookie.isSecure { WPE.setCookieSecure(native, 1) }
    if cookie.isHTTPOnly { WPE.setCookieHTTPOnly(native, 1) }
    hosts.insert(cookie.domain.hasPrefix(".") ? String(cookie.domain.dropFirst()) : cookie.domain)
    return native
  }

  open func setCookie(_ cookie: HTTPCookie, completionHandler: (() -> Void)? = nil) {
    change(cookie, WPE.addCookie, completionHandler)
  }

  open func setCookie(_ cookie: HTTPCookie) async {
    await withCheckedContinuation { continuation in
      setCookie(cookie) { continuation.resume() }
    }
  }

  open func delete(_ cookie: HTTPCookie, completionHandler: (() -> Void)? = nil) {
    change(cookie, WPE.deleteCookie, completionHandler)
  }

  open func deleteCookie(_ cookie: HTTPCookie) async {
    await withCheckedContinuation { continuation in
      delete(cookie) { continuation.resume() }
    }
  }

  private func change(
    _ cookie: HTTPCookie, _ function: @convention(c) (Ref, Ref, Ref?, ReadyCallback?, Ref?) -> Void,
    _ completion: (() -> Void)?
  ) {
    guard let manager else {
      completion?()
      return
    }
    let work = OutsideWork()
    let native = native(of: cookie)
    let data = Completion.data { _, _ in
      // Called in GLib's main context, on the main thread.
      MainActor.assumeIsolated {
        completion?()
        work.end()
      }
    }
    function(manager, native, nil, Completion.callback, data)
    WPE.freeCookie(native)
  }

  // MARK: Observers

  open func add(_ observer: any WKHTTPCookieStoreObserver) {
    observers.append(WeakObserver(observer: observer))
    guard !isConnected, let manager else { return }
    isConnected = true
    let changed: @convention(c) (Ref?, Ref?) -> Void = { _, data in
      guard let data else { return }
      let store = Unmanaged<WKHTTPCookieStore>.fromOpaque(data).takeUnretainedValue()
      // Signals are emitted in GLib's main context, on the main thread.
      MainActor.assumeIsolated { store.notify() }
    }
    GLib.connect(manager, "changed", self, changed)
  }

  open func remove(_ observer: any WKHTTPCookieStoreObserver) {
    observers.removeAll { $0.observer == nil || $0.observer === observer }
  }

  private func notify() {
    for entry in observers { entry.observer?.cookiesDidChange(in: self) }
  }

  /// Disconnects from the engine.
  func disconnect(_ context: Ref) {
    if isConnected { GLib.disconnect(WPE.cookieManager(WPE.contextData(context)), self) }
  }
}

extension HTTPCookie {
  fileprivate func isSame(as other: HTTPCookie) -> Bool {
    name == other.name && domain == other.domain && path == other.path
  }
}
