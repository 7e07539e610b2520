import CCairo
import FoundationExtensions
import MainLoop
import UIKit

public let WKWebsiteDataTypeMemoryCache = "WKWebsiteDataTypeMemoryCache"
public let WKWebsiteDataTypeDiskCache = "WKWebsiteDataTypeDiskCache"
public let WKWebsiteDataTypeFetchCache = "WKWebsiteDataTypeFetchCache"
public let WKWebsiteDataTypeOfflineWebApplicationCache = "WKWebsiteDataTypeOfflineWebApplicationCache"
public let WKWebsiteDataTypeSessionStorage = "WKWebsiteDataTypeSessionStorage"
public let WKWebsiteDataTypeLocalStorage = "WKWebsiteDataTypeLocalStorage"
public let WKWebsiteDataTypeWebSQLDatabases = "WKWebsiteDataTypeWebSQLDatabases"
public let WKWebsiteDataTypeIndexedDBDatabases = "WKWebsiteDataTypeIndexedDBDatabases"
public let WKWebsiteDataTypeCookies = "WKWebsiteDataTypeCookies"
public let WKWebsiteDataTypeServiceWorkerRegistrations = "WKWebsiteDataTypeServiceWorkerRegistrations"

/// The data of a site.
@preconcurrency @MainActor
open class WKWebsiteDataRecord: NSObject {
  /// The domain of the site.
  public let displayName: String
  public let dataTypes: Set<String>

  init(_ name: String, _ types: UInt32) {
    displayName = name
    dataTypes = Set(WKWebsiteDataStore.types.filter { types & $0.value != 0 }.keys)
  }
}

/// The cookies, caches and databases of pages.
///
/// Without the rendering engine it is empty.
@preconcurrency @MainActor
open class WKWebsiteDataStore: NSObject {
  public let isPersistent: Bool
  private var native: Ref?
  private var cookieStore: WKHTTPCookieStore?
  open var httpCookieStore: WKHTTPCookieStore {
    if let cookieStore { return cookieStore }
    let made = WKHTTPCookieStore(self)
    cookieStore = made
    return made
  }

  private nonisolated init(isPersistent: Bool) { self.isPersistent = isPersistent }

  isolated deinit {
    guard let native else { return }
    cookieStore?.disconnect(native)
    GLib.release(native)
  }

  private nonisolated static let shared = WKWebsiteDataStore(isPersistent: true)

  open class nonisolated func `default`() -> WKWebsiteDataStore { shared }
  open class nonisolated func nonPersistent() -> WKWebsiteDataStore {
    WKWebsiteDataStore(isPersistent: false)
  }

  /// The types and their bits in the engine.
  static let types: [String: UInt32] = [
    WKWebsiteDataTypeMemoryCache: 1 << 0, WKWebsiteDataTypeDiskCache: 1 << 1,
    WKWebsiteDataTypeOfflineWebApplicationCache: 1 << 2, WKWebsiteDataTypeSessionStorage: 1 << 3,
    WKWebsiteDataTypeLocalStorage: 1 << 4, WKWebsiteDataTypeWebSQLDatabases: 1 << 5,
    WKWebsiteDataTypeIndexedDBDatabases: 1 << 6, WKWebsiteDataTypeCookies: 1 << 8,
    WKWebsiteDataTypeServiceWorkerRegistrations: 1 << 12, WKWebsiteDataTypeFetchCache: 1 << 13,
  ]

  open class func allWebsiteDataTypes() -> Set<String> { Set(types.keys) }

  private static func bits(_ dataTypes: Set<String>) -> UInt32 {
    dataTypes.reduce(0) { $0 | (types[$1] ?? 0) }
  }

  /// The engine's context with the data.
  var context: Ref {
    if let native { return native }
    let folder = isPersistent ? Self.folder : nil
    let manager = folder.flatMap { WPE.makeDataManager(in: $0) } ?? WPE.makeDataManager()
    if let folder {
      let file = folder.appendingPathComponent("Cookies.sqlite").path
      try? FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      // WEBKIT_COOKIE_PERSISTENT_STORAGE_SQLITE
      WPE.setCookieStorage(WPE.cookieManager(manager), file, 1)
    }
    let made = WPE.makeContext(manager)
    GLib.release(manager)
    native = made
    WKDownload.observe(made)
    return made
  }

  /// The folder of the data; nil for processes without a container, such as tests, which keep nothing.
  static var folder: URL? {
    AppContainer.current?.appendingPathComponent("Library/WebKit", isDirectory: true)
  }

  // MARK: Records

  /// The sites with data of types.
  func sites(types: UInt32, _ completion: @escaping ([(name: String, types: UInt32)]) -> Void) {
    fetch(types) { list in completion(list.map { (GLib.text(WPE.siteName($0)) ?? "", WPE.siteTypes($0)) }) }
  }

  private func fetch(_ types: UInt32, _ completion: @escaping ([Ref]) -> Void) {
    guard PageRendering.isAvailable else { return completion([]) }
    let work = OutsideWork()
    let data = Completion.data { source, result in
      // Called in GLib's main context, on the main thread.
      MainActor.assumeIsolated {
        guard let source, let result else { return work.end() }
        let list = WPE.finishFetch(source, result, nil)
        let sites = GLib.elements(list)
        completion(sites)
        for site in sites { WPE.releaseSite(site) }
        g_list_free(list)
        work.end()
      }
    }
    WPE.fetchData(WPE.contextData(context), types, nil, Completion.callback, data)
  }

  open func fetchDataRecords(
    ofTypes dataTypes: Set<String>, completionHandler: @escaping ([WKWebsiteDataRecord]) -> Void
  ) {
    sites(types: Self.bits(dataTypes)) { sites in
      completionHandler(sites.map { WKWebsiteDataRecord($0.name, $0.types) })
    }
  }

  open func dataRecords(ofTypes dataTypes: Set<String>) async -> [WKWebsiteDataRecord] {
    await withCheckedContinuation { continuation in
      fetchDataRecords(ofTypes: dataTypes) { continuation.resume(returning: $0) }
    }
  }

  open func removeData(
    ofTypes dataTypes: Set<String>, for dataRecords: [WKWebsiteDataRecord],
    completionHandler: @escaping () -> Void
  ) {
    let names = Set(dataRecords.map(\.displayName))
    let types = Self.bits(dataTypes)
    fetch(types) { [weak self] sites in
      guard let self else { return completionHandler() }
      var list: UnsafeMutablePointer<GList>?
      for site in sites where names.contains(GLib.text(WPE.siteName(site)) ?? "") {
        list = g_list_append(list, site)
      }
      guard list != nil else { return completionHandler() }
      let data = self.completion(completionHandler)
      WPE.removeData(WPE.contextData(self.context), types, list, nil, Completion.callback, data)
      g_list_free(list)
    }
  }

  open func removeData(ofTypes dataTypes: Set<String>, for dataRecords: [WKWebsiteDataRecord]) async {
    await withCheckedContinuation { continuation in
      removeData(ofTypes: dataTypes, for: dataRecords) { continuation.resume() }
    }
  }

  open func removeData(
    ofTypes dataTypes: Set<String>, modifiedSince date: Date, completionHandler: @escaping () -> Void
  ) {
    guard PageRendering.isAvailable else { return completionHandler() }
    let span = -date.timeIntervalSinceNow * 1e6
    // A span of zero means all data.
    let microseconds = date <= Date(timeIntervalSince1970: 1) ? 0 : Int64(max(span, 1))
    WPE.clearData(
      WPE.contextData(context), Self.bits(dataTypes), microseconds, nil, Completion.callback,
      completion(completionHandler))
  }

  open func removeData(ofTypes dataTypes: Set<String>, modifiedSince date: Date) async {
    await withCheckedContinuation { continuation in
      removeData(ofTypes: dataTypes, modifiedSince: date) { continuation.resume() }
    }
  }

  private func completion(_ handler: @escaping () -> Void) -> Ref {
    let work = OutsideWork()
    return Completion.data { _, _ in
      // Called in GLib's main context, on the main thread.
      MainActor.assumeIsolated {
        handler()
        work.end()
      }
    }
  }
}

extension WPE {
  /// Creates a manager of persistent data.
  fileprivate static func makeDataManager(in folder: URL) -> Ref? {
    GLib.make(
      dataManagerType(),
      texts: [
        ("base-data-directory", folder.appendingPathComponent("WebsiteData").path),
        ("base-cache-directory", folder.appendingPathComponent("Caches").path),
      ])
  }
}
