import UIKit

/// The cookies, caches and databases of pages.
@preconcurrency @MainActor
open class WKWebsiteDataStore: NSObject {
  public let isPersistent: Bool
  private var native: Ref?

  private nonisolated init(isPersistent: Bool) { self.isPersistent = isPersistent }

  private nonisolated static let shared = WKWebsiteDataStore(isPersistent: true)

  open class nonisolated func `default`() -> WKWebsiteDataStore { shared }
  open class nonisolated func nonPersistent() -> WKWebsiteDataStore {
    WKWebsiteDataStore(isPersistent: false)
  }

  /// The engine's context with the data.
  var context: Ref {
    if let native { return native }
    let manager = isPersistent ? WPE.dataManager(in: Self.folder) : WPE.makeDataManager()
    let made = WPE.makeContext(manager)
    GLib.release(manager)
    native = made
    return made
  }

  private static var folder: URL {
    let library = FileManager.default.urls(for: .libraryDirectory, in: .userDomainMask)[0]
    return library.appendingPathComponent("WebKit", isDirectory: true)
  }
}

extension WPE {
  /// Creates a manager of persistent data.
  fileprivate static func dataManager(in folder: URL) -> Ref {
    let manager = GLib.make(
      dataManagerType(),
      texts: [
        ("base-data-directory", folder.appendingPathComponent("WebsiteData").path),
        ("base-cache-directory", folder.appendingPathComponent("Caches").path),
      ])
    return manager ?? makeDataManager()
  }
}
